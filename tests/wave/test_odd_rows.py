"""Rows of integers whose bytes are no power of two, of all lanes and of some: LLVM's masked vectors would lay them elsewhere."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

TEXT = """declare i32 @llvm.amdgcn.workitem.id.x()
@s = internal addrspace(3) global [1024 x i8] undef, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %t, {size}
  %p = getelementptr i8, ptr addrspace(1) %x, i32 %o
  %q = getelementptr i8, ptr addrspace(1) %y, i32 %o
  %l = getelementptr i8, ptr addrspace(3) @s, i32 %o
  %c = icmp ugt i32 %t, %n
  br i1 %c, label %some, label %end
some:
  %v = load i{bits}, ptr addrspace(1) %p, align 1
  store i{bits} %v, ptr addrspace(3) %l, align 1
  %w = load i{bits}, ptr addrspace(3) %l, align 1
  store i{bits} %w, ptr addrspace(1) %q, align 1
  br label %end
end:
  ret void
}}
"""


@pytest.mark.parametrize("bits", [8, 16, 24, 32, 40, 48, 56, 64, 72, 96, 128])
@pytest.mark.parametrize("checks", ["none", "memcheck", "all"])
def test_rows(bits: int, checks: str) -> None:
    size = bits // 8
    x = np.random.default_rng(bits).integers(0, 256, 64 * size, dtype=np.uint8)
    kernel = swlds.Device("gfx942", engine="wave").load(swlds.parse(TEXT.format(size=size, bits=bits)))["k"]
    for n in (20, 0xFFFFFFFF, 0):
        y = np.full(64 * size, 0xEE, np.uint8)
        result = kernel.launch(1, 64, [x, y, n], checks=checks)
        result.raise_for_findings()
        first = min((n + 1) * size, len(y))
        assert (y[:first] == 0xEE).all() and (y[first:] == x[first:]).all()
        assert not result.fidelity.executed
