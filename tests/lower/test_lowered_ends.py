# ruff: noqa: E501  (LLVM IR in strings)
"""Lanes that only leave a kernel do not miss a barrier; in a lowered one, giving the block back is part of leaving, whatever labels
the program has and whatever the allocator is called."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ir_support import optimized

import swlds

HEAD = (
    'target triple = "amdgcn-amd-amdhsa"\n@x = internal addrspace(3) global [64 x i32] poison, align 16\n'
    "declare i32 @llvm.amdgcn.workitem.id.x()\ndeclare void @llvm.amdgcn.s.barrier()\ndeclare void @llvm.assume(i1)\n"
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
    TOGETHER + "  %w = mul i32 %l, 3\n  call void @llvm.assume(i1 true)\n  ret void\n}\n": "warning",
    TOGETHER + "  %w = load volatile i32, ptr addrspace(1) %out\n  ret void\n}\n": "error",
    TOGETHER + "  %old = atomicrmw add ptr addrspace(1) %out, i32 1 monotonic\n  ret void\n}\n": "error",
    TOGETHER + "  %old = atomicrmw sub ptr addrspace(1) %out, i32 1 monotonic\n  ret void\n}\n": "error",
}


@pytest.mark.parametrize("allocator", ["asan", "ockl", "malloc"])
@pytest.mark.parametrize("tail", TAILS)
def test_what_leaving_is(tail: str, allocator: str) -> None:
    source = swlds.parse(HEAD + tail)
    lowered = swlds.lower(source, instrument=False, allocator=allocator)
    for module in (source, lowered, optimized(lowered)):
        found = swlds.Device().load(module)["k"].launch(1, 64, [np.zeros(1, np.uint32)]).findings
        assert {f.severity for f in found if f.kind == "divergent-barrier"} == {TAILS[tail]}


@pytest.mark.parametrize("options", [{}, {"allocator": "malloc"}, {"instrument": False, "dynamic": "stacked"}], ids=str)
@pytest.mark.parametrize("align", [16, 64])
def test_an_optimiser_may_fold_what_the_lowering_wrote(options: dict[str, Any], align: int) -> None:
    """The offsets become numbers and the metadata struct goes; the barrier is in a function, and lanes have gone home before."""
    text = (
        f'target triple = "amdgcn-amd-amdhsa"\n@x = internal addrspace(3) global [64 x i32] poison, align {align}\n'
        "declare i32 @llvm.amdgcn.workitem.id.x()\ndeclare void @llvm.amdgcn.s.barrier()\n"
        'define internal void @sync() noinline {\n  fence syncscope("workgroup") release\n'
        '  call void @llvm.amdgcn.s.barrier()\n  fence syncscope("workgroup") acquire\n  ret void\n}\n'
        "define amdgpu_kernel void @k(ptr addrspace(1) %out) {\n  %l = call i32 @llvm.amdgcn.workitem.id.x()\n"
        "  %c = icmp ugt i32 %l, 60\n  br i1 %c, label %none, label %some\nnone:\n  ret void\nsome:\n"
        "  %p = getelementptr i32, ptr addrspace(3) @x, i32 %l\n  store i32 %l, ptr addrspace(3) %p\n  call void @sync()\n"
        "  %m = sub i32 60, %l\n  %q = getelementptr i32, ptr addrspace(3) @x, i32 %m\n  %v = load i32, ptr addrspace(3) %q\n"
        "  %o = getelementptr i32, ptr addrspace(1) %out, i32 %l\n  store i32 %v, ptr addrspace(1) %o\n  ret void\n}\n"
    )
    source = swlds.parse(text)
    module = optimized(swlds.lower(source, **options))
    assert "sw.lds.k.md" not in str(module), "the optimiser folds the offsets"
    outs = []
    for which in (source, module):
        outs.append(np.zeros(64, np.uint32))
        found = swlds.Device().load(which)["k"].launch(1, 64, outs[-1:]).findings
        assert [(f.kind, f.severity) for f in found] == [("divergent-barrier", "warning")]
    assert list(outs[0]) == list(outs[1])
