"""What is undefined without initcheck: both engines compute with zeros, and leave the same bits in a buffer."""

from __future__ import annotations

import random

import numpy as np
import pytest
from undefined_programs import ROOM, make_program

import swlds

ROWS = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %m = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %x, i32 274, i32 5, i32 15, i1 false)
  %v = add i32 %m, 5
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
"""


@pytest.mark.parametrize("checks", ["none", "memcheck"])
@pytest.mark.parametrize("seed", range(12))
def test_random_programs(seed: int, checks: str) -> None:
    module = swlds.parse(make_program(random.Random(seed)))
    given = np.random.default_rng(seed).integers(0, 100, 64).astype(np.int32)
    result = swlds.Device().load(module)["k"].launch(1, 64, [given, np.full(64 * ROOM, -1, np.int32)], checks=checks)
    assert not result.findings


@pytest.mark.parametrize("checks", ["none", "memcheck", "initcheck"])
def test_what_a_row_does_not_get_is_zero_and_is_computed_with(checks: str) -> None:
    """With initcheck what is undefined is stored as zeros; without it, it is a zero to which five is added."""
    out = np.full(64, -1, np.int32)
    result = swlds.Device("gfx90a").load(ROWS)["k"].launch(1, 64, [out], checks=checks)
    is_checked = checks == "initcheck"
    assert [f.kind for f in result.findings] == (["uninitialized"] if is_checked else [])
    assert set(out[16:32]) == set(out[48:64]) == {0 if is_checked else 5}
    assert out[2] == 5 and out[34] == 37
