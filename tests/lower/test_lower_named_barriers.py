# ruff: noqa: E501  (LLVM IR in strings)
"""Named barriers in structs and arrays are hardware, not memory: they stay where they are, each with an address of its own."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.report.uses import report_uses

KERNEL = """
%pair = type { BARRIER, BARRIER }
@b = internal addrspace(3) global TYPE poison
@other = internal addrspace(3) global BARRIER poison
@x = internal addrspace(3) global [128 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.init(ptr addrspace(3), i32 immarg)
declare void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3), i32 immarg)
declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3))
declare void @llvm.amdgcn.s.barrier.wait(i16 immarg)
define void @meet(ptr addrspace(3) %bar) {
  call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) %bar)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) %bar, i32 4)
  call void @llvm.amdgcn.s.barrier.wait(i16 1)
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @x, i32 %t
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.init(ptr addrspace(3) @other, i32 3)
  call void @llvm.amdgcn.s.barrier.init(ptr addrspace(3) SECOND, i32 4)
  call void @llvm.amdgcn.s.barrier()
  call void @meet(ptr addrspace(3) SECOND)
  %n = sub i32 127, %t
  %q = getelementptr i32, ptr addrspace(3) @x, i32 %n
  %v = load i32, ptr addrspace(3) %q
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "target-cpu"="gfx1250" }
"""
BARRIER = 'target("amdgcn.named.barrier", 0)'
SECOND = "getelementptr (i8, ptr addrspace(3) @b, i32 16)"


def source(type_: str) -> swlds.ir.model.Module:
    text = KERNEL.replace("SECOND", SECOND).replace("TYPE", type_).replace("BARRIER", BARRIER)
    return swlds.parse('target triple = "amdgcn-amd-amdhsa"\n' + text, "t.ll")


@pytest.mark.parametrize("type_", [
    "[2 x BARRIER]", "{ BARRIER, BARRIER }", "%pair", "[1 x { [1 x BARRIER], { BARRIER } }]", "{ %pair, [2 x %pair] }",
])  # fmt: skip
def test_aggregates_of_named_barriers_stay(type_: str) -> None:
    module = source(type_)
    lowered = swlds.lower(module)
    assert [v.name for v in lowered.layouts["k"].variables] == ["x"]
    assert "@b = internal addrspace(3) global" in str(lowered)
    for made in (module, lowered):
        out = np.zeros(128, np.int32)
        swlds.Device("gfx1250").load(made)["k"].launch(grid=1, block=128, args=[out]).raise_for_findings()
        assert np.array_equal(out, np.arange(127, -1, -1))


def test_uses_shows_no_bytes_of_them() -> None:
    report = report_uses(source("{ %pair, [2 x %pair] }"))
    assert [v.name for v in report.kernels[0].variables] == ["x"]


@pytest.mark.parametrize("type_", ["{ BARRIER, i32 }", "{ [4 x i32], %pair }", "[2 x { BARRIER, i8 }]"])
def test_a_barrier_beside_data_is_refused(type_: str) -> None:
    with pytest.raises(swlds.UnsupportedError, match="@b holds a named barrier and data"):
        swlds.lower(source(type_))
    with pytest.raises(swlds.UnsupportedError, match="@b holds a named barrier and data"):
        swlds.Device("gfx1250").load(source(type_))["k"].launch(grid=1, block=128, args=[np.zeros(128, np.int32)])
