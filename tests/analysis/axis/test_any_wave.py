"""Claims where the sizes of groups are not known: they hold in each wave of groups of all sizes that the premises allow."""

from __future__ import annotations

import numpy as np
import pytest
from axis_kernels import kernel
from axis_programs import Writer
from axis_support import faults

import swlds
from swlds.analysis.axis import AxisAnalysis, Launch, parse_assumptions
from swlds.analysis.axis.accesses import find_accesses, shape_of
from swlds.analysis.axis.reader import FULL_WAVES, ONE_ROW


def check(seed: int, is_flat: bool) -> int:
    """How much is claimed of the values of one program; 0 where its group is none that the premises allow."""
    program = Writer(seed, 40, is_flat)
    (x, y, z), wave = program.block, program.wave
    if x * y * z % wave or (x % wave and y * z > 1):
        return 0
    module = swlds.parse(program.text())
    launch, assumptions = Launch.of_any_wave(wave), parse_assumptions(program.assumptions)
    analysis = AxisAnalysis(module, module.functions["k"], launch, assumptions)
    claims = {value.name: (value, claim) for _, value, claim in analysis.values()}
    strength = 0
    for seen in program.values:
        value, claim = claims[seen.name]
        times = [(numbers.reshape(-1, wave), good.reshape(-1, wave)) for numbers, good in seen.times]
        wrong = faults(claim, times, seen.bits, analysis.step_of(value))
        assert not wrong, f"program {seed}, %{seen.name}: {wrong}\n{claim}\n{program.text()}"
        strength += max(claim.contiguity, claim.constancy, claim.divisibility) > 1
    return strength


@pytest.mark.parametrize("is_flat", [True, False], ids=["expressions", "flow"])
def test_claims_are_never_above_what_the_lanes_of_a_wave_have(is_flat: bool) -> None:
    assert sum(check(seed, is_flat) for seed in range(2000, 2080)) > 300


BODY = """  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = lshr i32 %x, 3
  %in = and i32 %x, 7
  %far = mul i32 %row, 1024
  %at = add i32 %far, %in
  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)
  %next = shl i32 %lane, 2
  %other = call i32 @llvm.amdgcn.ds.bpermute(i32 %next, i32 %x)
  %s = shl i32 %y, 4
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 0, ptr addrspace(1) %p, align 4"""


def test_runs_and_what_they_rest_on() -> None:
    module = swlds.parse(kernel(BODY))
    analysis = AxisAnalysis(module, module.functions["k"], Launch.of_any_wave(64))
    found = {v.name: c for _, v, c in analysis.values()}
    assert (found["x"].contiguity, found["x"].divisibility, found["x"].premises) == (64, 64, (ONE_ROW,))
    assert (found["lane"].contiguity, found["lane"].verdict) == (64, "proved")
    assert (found["row"].constancy, found["in"].contiguity, found["at"].divisibility) == (8, 8, 1024)
    assert (found["s"].constancy, found["s"].divisibility) == (64, 16)
    assert {ONE_ROW, FULL_WAVES} <= {*found["other"].premises}
    (access,) = find_accesses(analysis)
    assert shape_of(access, 64) == "8 rows of 8 x 4 bytes, step 4096"


@pytest.mark.parametrize("block", [(96, 2, 1), (48, 4, 1)])
def test_the_premise_is_needed(block: tuple[int, int, int]) -> None:
    """In rows that end inside of a wave, its x is no run of 64."""
    x = Launch(block, 64).lane_number("workitem.id.x")
    assert any((np.diff(x[k : k + 64]) != 1).any() for k in range(0, len(x), 64))
