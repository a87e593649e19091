"""Pipelines of copies to LDS: correct ones are silent and right, each lost wait is found, and where nothing is found it does not
matter when data arrive."""

from __future__ import annotations

import random

import pytest

import swlds
from tests.generators.copy_pipelines import CHECKS, FORMS, TARGETS, expected, mistake, pipeline, run, text


@pytest.mark.parametrize("buffers", [2, 3, 4, 5])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("target", TARGETS)
def test_each_lost_wait_is_found(target: str, form: str, buffers: int) -> None:
    tiles = buffers + 2
    steps = pipeline(buffers, tiles, form)
    result, out = run(swlds.parse(text(steps, target, form)), target)
    assert result.findings == [] and result.fidelity.executed == []
    assert out.tolist() == expected(tiles, target).tolist()
    waits = [n for n, step in enumerate(steps) if step[0] in ("wait", "drain", "release")]
    for n in waits:
        module = swlds.parse(text(steps[:n] + steps[n + 1 :], target, form))
        found = run(module, target, checks=CHECKS, engine="reference")[0].findings
        assert any(f.tool == "asynccheck" for f in found), (n, steps[n])


def _check_random(number: int, *, both: bool) -> bool:
    rng = random.Random(number)
    target, form = rng.choice(TARGETS), rng.choice(FORMS)
    steps = pipeline(rng.randint(2, 4), rng.randint(1, 5), form)
    if rng.random() < 0.85:
        steps = mistake(steps, rng)
    module = swlds.parse(text(steps, target, form))
    result, late = run(
        module, target, checks=CHECKS, engine="both" if both else "reference", seed=rng.choice((0, 0, 3))
    )
    if result.findings:
        return False
    for options in ({"dma": "early"}, {"dma": "random", "seed": 1}, {"dma": "random", "seed": 2}, {"seed": 5}):
        out = run(module, target, checks="none", engine="reference", **options)[1]
        assert out.tolist() == late.tolist(), (number, target, form, options, steps)
    return True


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 25))])
def test_where_nothing_is_found_it_does_not_matter_when_data_arrive(part: int) -> None:
    """200 random pipelines; 5,000 with --long. Every fifth one runs on both engines."""
    silent = sum(_check_random(number, both=number % 5 == 0) for number in range(200 * part, 200 * part + 200))
    assert 200 // 6 < silent < 200  # mistakes of both kinds: harmless ones, and others


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 10))])
def test_late_data_are_late_in_host_code_too(part: int) -> None:
    """60 random pipelines with mistakes where nobody reports copies; 600 with --long. Some run in host code to the end."""
    native = wrong = 0
    for number in range(60 * part, 60 * part + 60):
        rng = random.Random(number)
        target, form = rng.choice(TARGETS), rng.choice(FORMS)
        tiles = rng.randint(1, 5)
        steps = pipeline(rng.randint(2, 4), tiles, form)
        if rng.random() < 0.7:
            steps = mistake(steps, rng)
        module = swlds.parse(text(steps, target, form))
        result, out = run(module, target, checks="memcheck", engine="wave")
        late = run(module, target, checks="memcheck", engine="reference")[1]
        assert out.tolist() == late.tolist(), (number, target, form, steps)
        native += not result.fidelity.executed
        wrong += out.tolist() != expected(tiles, target).tolist()
    assert native > 15 and wrong > 10, (native, wrong)
