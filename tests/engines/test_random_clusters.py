"""Random programs of clusters: correct ones are silent and right on both engines, whenever data arrive; a step that one member
leaves out, or issues with another mask, is found."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.generators.cluster_programs import TILES, mistake, random_program
from tests.support.clusters import run

SHARED = {"mask-mismatch", "missing-member"}


def check(number: int) -> None:
    rng = random.Random(number)
    program = random_program(rng)
    src = np.random.default_rng(number).integers(0, 1 << 30, TILES * program.block).astype(np.uint32)
    count = int(np.prod(program.grid)) * program.block
    options = {"cluster": program.cluster, "count": count}
    how = rng.choice(({}, {"dma": "early"}, {"dma": "random", "seed": number + 1}, {"seed": 3}, {"checks": "none"}))
    found, result = run(program.text(), program.grid, program.block, src, **options, **how)
    notes = [f for f in result.findings if f.severity != "note"]
    assert notes == [] and result.fidelity.executed == [], number
    np.testing.assert_array_equal(found, program.expected(src), err_msg=str(number))
    wrong = mistake(rng, program)
    if wrong is not None:
        engine = "both" if number % 3 == 0 else "reference"
        _, result = run(wrong.text(), program.grid, program.block, src, **options, engine=engine)
        assert SHARED & {f.kind for f in result.findings}, (number, wrong.steps)


def test_random_programs(request: pytest.FixtureRequest) -> None:
    """24 programs; 500 with --long."""
    for number in range(500 if request.config.getoption("--long") else 24):
        check(number)
