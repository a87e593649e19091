"""Values of i8 that live across a barrier: two chunks of eight lanes lie side by side in the frame of the wave."""

from __future__ import annotations

import numpy as np
import pytest
from exec_support import available_hosts

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@g = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i8 @llvm.scmp.i8.i8(i8, i8)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %p = getelementptr [64 x i32], ptr addrspace(3) @g, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  %a = trunc i32 %t to i8
  %b = sub i8 10, %a
  %x = call i8 @llvm.scmp.i8.i8(i8 %a, i8 %b)
  %r = sext i8 %x to i32
  store i32 %r, ptr addrspace(1) %o
  ret void
}
"""


@pytest.mark.parametrize("host", available_hosts())
def test_lowered(host: str) -> None:
    out = np.zeros(64, np.int32)
    kernel = swlds.Device("gfx942").load(swlds.lower(swlds.parse(KERNEL)))["k"]
    result = kernel.launch(1, 64, [out], host=host)
    assert out.tolist() == [(x > 10 - x) - (x < 10 - x) for x in range(64)]
    assert result.findings == [] and result.fidelity.executed == []
