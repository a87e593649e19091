"""Structs with padding are copied by host code alone; what is undefined in a buffer is judged where it is used."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine

HEAD = """target triple = "amdgcn-amd-amdhsa"
%s = type { i8, i32, i1, double }
@t = internal addrspace(3) global [64 x %s] poison, align 8
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p1.p5.i32(ptr addrspace(1), ptr addrspace(5), i32, i1)
declare void @llvm.memcpy.p1.p3.i32(ptr addrspace(1), ptr addrspace(3), i32, i1)
declare void @llvm.lifetime.start.p5(ptr addrspace(5))
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr %s, ptr addrspace(1) %out, i32 %i
"""
FILL = """  store i8 1, ptr addrspace(SPACE) %p, align 8
  %b = getelementptr %s, ptr addrspace(SPACE) %p, i32 0, i32 1
  store i32 %i, ptr addrspace(SPACE) %b, align 4
  %c = getelementptr %s, ptr addrspace(SPACE) %p, i32 0, i32 2
  store i1 true, ptr addrspace(SPACE) %c, align 8
  %d = getelementptr %s, ptr addrspace(SPACE) %p, i32 0, i32 3
  store double 1.0, ptr addrspace(SPACE) %d, align 8
  call void @llvm.memcpy.p1.pSPACE.i32(ptr addrspace(1) align 8 %o, ptr addrspace(SPACE) align 8 %p, i32 24, i1 false)
  ret void
}
"""
PLACES = {
    "lds": (3, "  %p = getelementptr %s, ptr addrspace(3) @t, i32 %i\n"),
    "slot": (5, "  %p = alloca %s, align 8, addrspace(5)\n"),
    "lifetime": (
        5,
        "  %p = alloca %s, align 8, addrspace(5)\n  call void @llvm.lifetime.start.p5(ptr addrspace(5) %p)\n",
    ),
    "several": (
        5,
        "  %a = alloca %s, i32 %n, align 8, addrspace(5)\n  %p = getelementptr %s, ptr addrspace(5) %a, i32 1\n",
    ),
}


def launch(module: Any, *given: Any, grid: int = 2, **words: Any) -> Any:
    kernels = swlds.Device("gfx942").load(module)
    return kernels["k"].launch(grid, 64, given, checks="memcheck,initcheck", engine="wave", **words)


@pytest.mark.parametrize("lowered", [False, True])
@pytest.mark.parametrize("name", PLACES)
def test_host_code_copies_structs_alone(name: str, lowered: bool, runs: list[engine.Run]) -> None:
    space, place = PLACES[name]
    module = swlds.parse(HEAD + place + FILL.replace("SPACE", str(space)))
    result = launch(swlds.lower(module) if lowered else module, np.zeros(64 * 24, np.uint8), np.uint32(3))
    assert not result.findings and [run.suspicious for run in runs] == [0]


@pytest.mark.parametrize("name", PLACES)
def test_a_member_that_was_not_written_is_found_there(name: str) -> None:
    """Padding says nothing of what lies beside it."""
    space, place = PLACES[name]
    fill = FILL.replace("SPACE", str(space)).replace("  store i32 %i,", "  %x = load i32,")
    use = "  store i32 %x, ptr addrspace(1) %o, align 4\n  ret void"
    result = launch(
        swlds.parse(HEAD + place + fill.replace("  ret void", use)), np.zeros(64 * 24, np.uint8), np.uint32(3)
    )
    assert [(f.kind, f.count) for f in result.findings] == [("uninitialized", 128)]


KERNELS = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @fill(ptr addrspace(1) %a) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr { i8, i32 }, ptr addrspace(1) %a, i32 %i
  store i8 1, ptr addrspace(1) %p, align 4
  %q = getelementptr i8, ptr addrspace(1) %p, i32 4
  store i32 %i, ptr addrspace(1) %q, align 4
  ret void
}
define amdgpu_kernel void @copy(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %a, i32 %i
  %v = load i64, ptr addrspace(1) %p, align 8
  %q = getelementptr i64, ptr addrspace(1) %b, i32 %i
  store i64 %v, ptr addrspace(1) %q, align 8
  ret void
}
define amdgpu_kernel void @use(ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %b, i32 %i
  %q = getelementptr i8, ptr addrspace(1) %p, i32 OFFSET
  %v = load i8, ptr addrspace(1) %q, align 1
  %c = icmp eq i8 %v, 0
  br i1 %c, label %yes, label %no
yes:
  store i8 1, ptr addrspace(1) %out, align 1
  br label %no
no:
  ret void
}
"""


@pytest.mark.parametrize(("offset", "found"), [(1, ["uninitialized"]), (0, []), (4, [])])
def test_undefined_bytes_go_from_array_to_array(offset: int, found: list[str]) -> None:
    """As they lie there, into the next launch, too: copies are no finding, a branch on them is."""
    module = swlds.parse(KERNELS.replace("OFFSET", str(offset)))
    with swlds.Device("gfx942") as device:
        kernels, a, b = device.load(module), device.empty(64, "u64"), device.empty(64, "u64")
        for name, given in (("fill", [a]), ("copy", [a, b])):
            assert not kernels[name].launch(1, 64, given, checks="memcheck,initcheck").findings
        out = np.zeros(1, np.uint8)
        result = kernels["use"].launch(1, 64, [b, out], checks="memcheck,initcheck")
        assert [f.kind for f in result.findings] == found
        for array in (a, b):
            array.free()
