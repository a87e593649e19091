"""Code of -O0: a kernel's arguments are pointers to global memory, stored to slots from which flat ones are loaded. These are the
arguments, so what is done through them is known to touch no LDS, also when that is a lowered block."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

TEXT = """@t = internal addrspace(3) global [256 x i32] poison, align 16
@other = internal addrspace(1) global [256 x i32] zeroinitializer, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %bins, ptr addrspace(1) %out) "target-features"="+wavefrontsize64" {{
  %slot = alloca ptr, align 8, addrspace(5)
  %slot2 = alloca ptr, align 8, addrspace(5)
  %flat = addrspacecast ptr addrspace(5) %slot to ptr
  %flat2 = addrspacecast ptr addrspace(5) %slot2 to ptr
  store ptr addrspace(1) %bins, ptr %flat, align 8
  %copy = load ptr, ptr %flat, align 8
  store ptr %copy, ptr %flat2, align 8
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = xor i32 %x, 64
  %i = zext i32 %x to i64
  %far = zext i32 %y to i64
  %mine = getelementptr [256 x i32], ptr addrspacecast (ptr addrspace(3) @t to ptr), i64 0, i64 %i
  store i32 %x, ptr %mine, align 4
  {meet}
  %its = getelementptr [256 x i32], ptr addrspacecast (ptr addrspace(3) @t to ptr), i64 0, i64 %far
  %v = load i32, ptr %its, align 4
  %low = and i64 %i, 63
  {again}
  %loaded = load ptr, ptr %flat2, align 8
  %bin = getelementptr i32, ptr %loaded, i64 %low
  {use}
  ret void
}}
"""
MEET = """fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""
ATOMIC = '%o = atomicrmw add ptr %bin, i32 %v syncscope("agent") monotonic, align 4'
#: Another pointer is stored in some lanes.
OTHER = """%odd = and i32 %x, 1
  %is.odd = icmp ne i32 %odd, 0
  br i1 %is.odd, label %change, label %go
change:
  store ptr addrspace(1) {}, ptr %flat2, align 8
  br label %go
go:"""
#: Name -> (between store and load of LDS, in front of the last load of the slot, what is done, is anything found?).
CASES = {
    "histogram": (MEET, "", ATOMIC, False),
    "histogram of two buffers": (MEET, OTHER.format("%out"), ATOMIC, False),
    "histogram of a buffer and a variable": (MEET, OTHER.format("@other"), ATOMIC, False),
    "no barrier": ("", "", ATOMIC, True),
    "a plain store beside the atomic": (MEET, "", ATOMIC + "\n  store i32 %x, ptr %bin, align 4", True),
    "a plain load beside the atomic": (MEET, "", ATOMIC + "\n  %r = load i32, ptr %bin, align 4", True),
    "a plain store": (MEET, "", "store i32 %x, ptr %bin, align 4", True),
    "of a workgroup": (MEET, "", ATOMIC.replace("agent", "workgroup"), True),
    "behind its end": (
        MEET,
        "",
        ATOMIC.replace("%bin,", "%end,").replace("%o", "%end = getelementptr i32, ptr %bin, i64 64\n  %o", 1),
        True,
    ),
    "null": (MEET, "store ptr addrspace(1) null, ptr %flat2, align 8", ATOMIC, True),
    "poison": (MEET, "store ptr addrspace(1) poison, ptr %flat2, align 8", ATOMIC, True),
}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("version", ["original", "lowered", "instrumented"])
def test_the_argument_is_known_behind_its_slot(name: str, version: str) -> None:
    meet, again, use, is_found = CASES[name]
    text = TEXT.format(meet=meet, again=again, use=use)
    results = []
    for engine in ("reference", "wave"):
        module = swlds.parse(text)
        if version != "original":
            module = swlds.lower(module, instrument=version == "instrumented")
        bins, out = np.zeros(64, np.uint32), np.zeros(64, np.uint32)
        result = swlds.Device("gfx942", engine=engine).load(module)["k"].launch((3,), (128,), [bins, out])
        results.append(([f.as_json() for f in result.findings], bins.tolist(), out.tolist()))
    assert results[0] == results[1] and bool(results[0][0]) == is_found
    is_mixed = "two buffers" in name or "variable" in name
    assert is_found or is_mixed or not result.fidelity.executed
