"""Accesses far beside a device array, without checks: they stay in the device's memory, and both engines do the same."""

from __future__ import annotations

import gc

import numpy as np
import pytest

import swlds

WILD = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %a, i64 %far) {
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %far
  store i32 7, ptr addrspace(1) %p, align 1
  ret void
}
"""


@pytest.mark.parametrize("far", (0, -4, 16, 1 << 20, 1 << 33, -(1 << 33), 1 << 45, 1 << 62, -(1 << 62)))
def test_stores_far_away(far: int) -> None:
    device = swlds.Device("gfx942")
    kernel = device.load(swlds.parse(WILD))["k"]
    array = device.array(np.zeros(4, np.int32))
    kinds = {finding.kind for finding in kernel.launch(1, 1, [array, far], checks="none").findings}
    assert kinds <= {"out-of-bounds"}
    assert array.numpy()[0] == (7 if far == 0 else 0)
    gc.collect()
