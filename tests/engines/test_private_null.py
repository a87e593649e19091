"""Private memory begins at address 16: below lies nothing, as the literal null of address space 5 is address 0."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %a = alloca [4 x i32], align 16, addrspace(5)
  call void @llvm.memset.p5.i32(ptr addrspace(5) %a, i8 7, i32 16, i1 false)
  %p = inttoptr i32 %n to ptr addrspace(5)
  %v = load i32, ptr addrspace(5) POINTER, align 1
  store i32 %v, ptr addrspace(1) %o
  ret void
}
declare void @llvm.memset.p5.i32(ptr addrspace(5), i8, i32, i1)
"""


@pytest.mark.parametrize("engine", ["wave", "reference"])
@pytest.mark.parametrize(
    ("pointer", "number", "kinds"),
    [("null", 0, ["null-pointer"]), ("%p", 0, ["null-pointer"]), ("%p", 12, ["null-pointer"]), ("%p", 15, ["null-pointer"]),
     ("%p", 16, []), ("%p", 28, []), ("%p", 29, ["out-of-bounds"])],
)  # fmt: skip
def test_below_the_stack(pointer: str, number: int, kinds: list[str], engine: str) -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(KERNEL.replace("POINTER", pointer)))["k"]
    out = np.zeros(1, np.uint32)
    result = kernel.launch(1, 64, [out, np.int32(number)], engine=engine, checks="memcheck")
    assert [f.kind for f in result.findings] == kinds
    assert out[0] == (0 if kinds else 0x07070707)
