"""Names that the lowering declares for itself, and that the module has for something else: an error, no assertion of ours."""

from __future__ import annotations

import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison
declare void @_Z7barrierj(i32)
define amdgpu_kernel void @k() {
  store i32 1, ptr addrspace(3) @t
  call void @_Z7barrierj(i32 1)
  ret void
}
"""


@pytest.mark.parametrize("line", ["declare i64 @llvm.amdgcn.s.barrier(i32)", "@llvm.amdgcn.s.barrier = global i32 0"])
@pytest.mark.parametrize("profile", ["full", "llvm"])
def test_an_intrinsic_of_another_kind_is_one_error(line: str, profile: str) -> None:
    try:
        swlds.lower_text(f"{KERNEL}{line}\n", name="a.ll", profile=profile)
    except swlds.SwldsError as error:
        assert "llvm.amdgcn.s.barrier" in str(error)
    else:
        assert profile == "llvm"  # which makes no barriers where nothing is marked
