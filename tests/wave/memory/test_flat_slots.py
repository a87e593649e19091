"""Slots in which pointers to global memory are stored and flat ones loaded, as HIP's kernels at -O0 have them."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

TEXT = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
@t = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %slot = alloca ptr, align 8, addrspace(5)
  %flat = addrspacecast ptr addrspace(5) %slot to ptr
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  store ptr addrspace(1) %in, ptr %flat, align 8
  %few = icmp slt i32 %x, %n
  br i1 %few, label %then, label %end
then:
  FIRST
  br label %end
end:
  %p = load ptr, ptr %flat, align 8
  %q = getelementptr i32, ptr %p, i32 %x
  %v = load i32, ptr %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
"""
#: What lanes below ``n`` store, and a kind of finding that both engines have then.
FORMS = {
    "the other buffer": ("store ptr addrspace(1) %out, ptr %flat, align 8", None),
    "null": ("store ptr addrspace(1) null, ptr %flat, align 8", "null-pointer"),
    "past the end": (
        "%past = getelementptr i32, ptr addrspace(1) %in, i32 64\nstore ptr addrspace(1) %past, ptr %flat, align 8",
        "out-of-bounds",
    ),
    "LDS": ("store ptr addrspacecast (ptr addrspace(3) @t to ptr), ptr %flat, align 8", "uninitialized"),
    "part of it": ("store i32 0, ptr %flat, align 8", None),
    "nothing": ("store ptr addrspace(1) poison, ptr %flat, align 8", "uninitialized"),
}


@pytest.mark.parametrize("form", FORMS)
def test_both_engines_agree(form: str) -> None:
    text, kind = TEXT.replace("FIRST", FORMS[form][0]), FORMS[form][1]
    for n in (0, 3):
        found = []
        for engine in ("reference", "wave"):
            given, out = np.arange(1, 65, dtype=np.uint32), np.zeros(64, np.uint32)
            kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
            result = kernel.launch(1, 64, [given, out, np.int32(n)], engine=engine, checks="all")
            found.append((result.findings, out.tolist()))
        assert found[0] == found[1]
        kinds = {f.kind for f in found[0][0]}
        assert kind in kinds if n and kind else n or not kinds


def test_such_slots_become_values() -> None:
    """No tags are followed in memory: nothing stores a pointer there."""
    kernel = swlds.Device("gfx942").load(swlds.parse(TEXT.replace("FIRST", FORMS["the other buffer"][0])))["k"]
    text = kernel.host_ir(1, 64, [np.zeros(64, np.uint32), np.zeros(64, np.uint32), np.int32(0)], checks="all")
    assert "private_fresh" not in text
