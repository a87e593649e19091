"""Accesses far from their object: where they are as seen from it does not depend on where it lies."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

FAR = """define amdgpu_kernel void @k(ptr addrspace(1) %p, i64 %n) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %n
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
"""


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("distance", [-4, -(8 << 30), -(1 << 40), 256, 8 << 30, 1 << 40])
def test_offsets_of_far_accesses(engine: Any, distance: int) -> None:
    found = []
    for on_device in (False, True, True):  # devices lie at different places
        device = swlds.Device("gfx942", engine=engine)
        array: Any = np.zeros(64, np.int32)
        array = device.array(array) if on_device else array
        result = device.load(swlds.parse(FAR))["k"].launch(1, 1, [array, distance], checks="memcheck")
        [finding] = result.findings
        assert finding.object is not None and finding.object.offset == distance
        where = f"{-distance} bytes in front of" if distance < 0 else f"{distance - 256} bytes past the end of"
        assert where in finding.message
        found.append(device)  # all are there at a time
