# ruff: noqa: E501  (LLVM IR in strings)
"""A lowered module that brings its allocator along: its blocks lie in a variable of its own, and host code executes that."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """\
target triple = "amdgcn-amd-amdhsa"
@b = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %i = add i32 %x, %n
  %p = getelementptr i32, ptr addrspace(3) @b, i32 %i
  store i32 %x, ptr addrspace(3) %p
  %r = load i32, ptr addrspace(3) %p
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %r, ptr addrspace(1) %o
  ret void
}
"""


@pytest.mark.parametrize("allocator", ["malloc", "asan"])
def test_its_blocks_need_no_reference_engine(allocator: str) -> None:
    kernel = swlds.Device().load(swlds.lower(swlds.parse(KERNEL), allocator=allocator, with_runtime=True))["k"]
    out = np.zeros(64, np.uint32)
    result = kernel.launch(1, 64, [out, 0], engine="wave")
    result.raise_for_findings()
    assert result.fidelity.executed == []
    assert list(out) == list(range(64))
    # Past the end of its own heap's block the reference engine has the word, and says the same as it does alone.
    found = [kernel.launch(1, 64, [np.zeros(64, np.uint32), 1 << 27], engine=e).findings for e in ("wave", "reference")]
    assert [(f.kind, f.message) for f in found[0]] == [(f.kind, f.message) for f in found[1]]
    assert found[0]


def test_one_that_calls_code_of_elsewhere_is_taken() -> None:
    """What is outside of the module calls none of its functions, whose addresses are in a table, back."""
    text = (
        KERNEL
        + """
@table = internal addrspace(1) global [1 x ptr] [ptr @put]
declare void @outside()
declare ptr @source()
define ptr @mine(i64 %n) {
  call void @outside()
  %p = call ptr @source()
  ret ptr %p
}
define void @give(ptr %p) {
  ret void
}
define void @put() noinline {
  store i32 1, ptr addrspace(3) @b
  ret void
}
"""
    )
    assert "call ptr @mine(i64" in str(swlds.lower(swlds.parse(text), allocator="mine,give"))
