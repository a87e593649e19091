"""Pointers to LDS and indices that nobody wrote: one finding a use, and the same buffers, in the original and when lowered."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.device.findings import Finding
from swlds.report.validate_report import identity

HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison, align 4
@p = internal addrspace(3) global [64 x ptr addrspace(3)] poison, align 8
@i = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.memcpy.p1.p3.i32(ptr addrspace(1), ptr addrspace(3), i32, i1)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)>, i32, <2 x i1>, <2 x i32>)
define i32 @far(ptr addrspace(3) %v) noinline {
  %w = load i32, ptr addrspace(3) %v, align 4
  ret i32 %w
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %n = mul i32 %g, 64
  %at = add i32 %n, %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %own = getelementptr i32, ptr addrspace(3) @t, i32 %x
  store i32 7, ptr addrspace(3) %own, align 4
  %s = getelementptr ptr addrspace(3), ptr addrspace(3) @p, i32 %x
  %c = icmp eq i32 %g, 3
  br i1 %c, label %some, label %end
some:
"""
TAIL = "  store i32 %w, ptr addrspace(1) %o, align 4\n  br label %end\nend:\n  ret void\n}\n"
POINTER = "  %v = load ptr addrspace(3), ptr addrspace(3) %s, align 4\n"
LOAD = "  %w = load i32, ptr addrspace(3) %v, align 4\n"
USES = {
    "load": POINTER + LOAD,
    "store": f"{POINTER}  store i32 %x, ptr addrspace(3) %v, align 4\n  %w = load i32, ptr addrspace(3) %own, align 4\n",
    "behind it": POINTER + "  %u = getelementptr i32, ptr addrspace(3) %v, i32 40\n" + LOAD.replace("%v", "%u"),
    "in front of all": POINTER + "  %u = getelementptr i8, ptr addrspace(3) %v, i32 16\n" + LOAD.replace("%v", "%u"),
    "atomic": f"{POINTER}  %w = atomicrmw add ptr addrspace(3) %v, i32 1 monotonic, align 4\n",
    "exchange": f"{POINTER}  %e = cmpxchg ptr addrspace(3) %v, i32 0, i32 1 monotonic monotonic, align 4\n"
    "  %w = extractvalue { i32, i1 } %e, 0\n",
    "call": f"{POINTER}  %w = call i32 @far(ptr addrspace(3) %v)\n",
    "copy": f"{POINTER}  call void @llvm.memcpy.p1.p3.i32(ptr addrspace(1) %o, ptr addrspace(3) %v, i32 4, i1 false)\n"
    "  %w = load i32, ptr addrspace(1) %o, align 4\n",
    "flat": f"{POINTER}  %f = addrspacecast ptr addrspace(3) %v to ptr\n  %w = load i32, ptr %f, align 4\n",
    "number": "  %h = load i32, ptr addrspace(3) %s, align 4\n  %v = inttoptr i32 %h to ptr addrspace(3)\n" + LOAD,
    "index": "  %j = getelementptr i32, ptr addrspace(3) @i, i32 %x\n  %h = load i32, ptr addrspace(3) %j, align 4\n"
    "  %v = getelementptr i32, ptr addrspace(3) @t, i32 %h\n" + LOAD,
    "of two": "  %j = getelementptr i32, ptr addrspace(3) @i, i32 %x\n  %h = load i32, ptr addrspace(3) %j, align 4\n"
    "  %odd = trunc i32 %x to i1\n  %b = select i1 %odd, ptr addrspace(3) @t, ptr addrspace(3) @i\n"
    "  %v = getelementptr i32, ptr addrspace(3) %b, i32 %h\n" + LOAD,
}  # fmt: skip


def run(use: str, checks: str, lowered: bool, instrument: bool = True) -> tuple[np.ndarray, list[Finding]]:
    module = swlds.parse(HEAD + USES[use] + TAIL)
    if lowered:
        module = swlds.lower(module, instrument=instrument)
    out = np.full(6 * 64, 5, np.int32)
    result = swlds.Device().load(module)["k"].launch(6, 64, [out], checks=checks)
    return out, result.findings


@pytest.mark.parametrize("instrument", [True, False])
@pytest.mark.parametrize("use", USES)
def test_the_lowered_module_finds_the_same_and_computes_the_same(use: str, instrument: bool) -> None:
    (plain, found), (lowered, others) = (run(use, "memcheck,initcheck", low, instrument) for low in (False, True))
    # of two objects one is not initialised either
    assert [f.kind for f in found] == ["uninitialized"] * (2 if use == "of two" else 1)
    assert [identity(f) for f in found] == [identity(f) for f in others]
    np.testing.assert_array_equal(plain, lowered)
    if use not in ("store", "index", "of two", "copy"):  # what would have been copied from nowhere is left as it was
        assert not plain[3 * 64 : 4 * 64].any(), "an undefined pointer to no object leads nowhere"


@pytest.mark.parametrize("checks", ["none", "memcheck,racecheck"])
@pytest.mark.parametrize("use", [use for use in USES if use not in ("flat", "copy")])
def test_no_address_of_a_block_gets_into_a_buffer(use: str, checks: str) -> None:
    """Both engines give the same without initcheck and memcheck, too: what an instrumented module has reported is left out."""
    lowered, _ = run(use, checks, lowered=True)
    assert lowered.max() < 64
