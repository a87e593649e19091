"""No claim is above what values are in any lane, in random programs with masks, loops, unions of paths; and claims are strong.

``pytest --long`` takes a million values.
"""

from __future__ import annotations

import pytest
from axis_programs import Writer
from axis_support import faults, is_best, loop_faults

import swlds
from swlds.analysis.axis import AxisAnalysis, Launch, parse_assumptions


def check(seed: int, length: int, is_flat: bool) -> tuple[int, int]:
    """(values, those of which no claim could be stronger) of one program."""
    program = Writer(seed, length, is_flat)
    module = swlds.parse(program.text())
    launch, assumptions = Launch(program.block, program.wave), parse_assumptions(program.assumptions)
    analysis = AxisAnalysis(module, module.functions["k"], launch, assumptions)
    claims = {value.name: (value, claim) for _, value, claim in analysis.values()}
    best = 0
    for seen in program.values:
        value, claim = claims[seen.name]
        step = analysis.step_of(value)
        wrong = faults(claim, seen.times, seen.bits, step)
        assert not wrong, f"program {seed} of {length}, %{seen.name}: {wrong}\n{claim}\n{program.text()}"
        for axis in analysis.loop_claims(value).values():
            wrong = loop_faults(axis, seen.times, seen.bits, step)
            assert not wrong, f"program {seed} of {length}, %{seen.name}: {wrong}\n{axis}\n{program.text()}"
        best += is_best(claim, seen.times, seen.bits, step)
    return len(program.values), best


def share(programs: range, length: int, is_flat: bool) -> tuple[int, float]:
    counts = [check(seed, length, is_flat) for seed in programs]
    values = sum(count for count, _ in counts)
    return values, sum(best for _, best in counts) / values


@pytest.mark.parametrize(("is_flat", "least"), [(True, 0.84), (False, 0.8)], ids=["expressions", "flow"])
def test_claims_are_never_above_what_lanes_have(is_flat: bool, least: float) -> None:
    values, best = share(range(25), 40, is_flat)
    assert values > 1000
    assert best > least, "claims became weaker"


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_a_million_claims(part: int) -> None:
    values, best = share(range(100 + 550 * part, 650 + 550 * part), 60, part % 2 == 0)
    assert values > 25_000
    print(f"{values} values, {100 * best:.1f} % as strong as can be")
