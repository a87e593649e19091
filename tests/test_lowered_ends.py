# ruff: noqa: E501  (LLVM IR in strings)
"""Lanes that only leave a kernel do not miss a barrier; in a lowered one, giving the block back is part of leaving, whatever labels
the program has and whatever the allocator is called."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

HEAD = (
    'target triple = "amdgcn-amd-amdhsa"\n@x = internal addrspace(3) global [64 x i32] poison, align 16\n'
    "declare i32 @llvm.amdgcn.workitem.id.x()\ndeclare void @llvm.amdgcn.s.barrier()\n"
    "define amdgpu_kernel void @k(ptr addrspace(1) %out) {\n  %l = call i32 @llvm.amdgcn.workitem.id.x()\n"
    "  %p = getelementptr i32, ptr addrspace(3) @x, i32 %l\n  store i32 %l, ptr addrspace(3) %p\n"
    "  %c = icmp ult i32 %l, 40\n  br i1 %c, label %stay, label %Leave\nstay:\n"
    '  fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n  fence syncscope("workgroup") acquire\n'
)
APART, TOGETHER = "  ret void\nLeave:\n", "  br label %Leave\nLeave:\n"
#: Text behind the barrier -> severity of the finding: an error where the lanes that are not there have work to do.
TAILS = {
    APART + "  ret void\n}\n": "warning",
    APART + "  br label %Free\nFree:\n  br label %End\nEnd:\n  ret void\n}\n": "warning",
    TOGETHER + "  ret void\n}\n": "warning",
    TOGETHER + "  %old = atomicrmw add ptr addrspace(1) %out, i32 1 monotonic\n  ret void\n}\n": "error",
    TOGETHER + "  %old = atomicrmw sub ptr addrspace(1) %out, i32 1 monotonic\n  ret void\n}\n": "error",
}


@pytest.mark.parametrize("allocator", ["asan", "ockl", "malloc"])
@pytest.mark.parametrize("tail", TAILS)
def test_what_leaving_is(tail: str, allocator: str) -> None:
    source = swlds.parse(HEAD + tail)
    for module in (source, swlds.lower(source, instrument=False, allocator=allocator)):
        found = swlds.Device().load(module)["k"].launch(1, 64, [np.zeros(1, np.uint32)]).findings
        assert {f.severity for f in found if f.kind == "divergent-barrier"} == {TAILS[tail]}
