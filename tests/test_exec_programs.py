"""Every program of tests/exec: what is wrong is found exactly, what is right is silent; lowered the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from exec_support import EXEC, launch_case, mismatches, read_case

import swlds

NEGATIVE = sorted((EXEC / "negative").glob("*.ll"))
SILENT = sorted((EXEC / "silent").glob("*.ll"))


def test_there_are_enough() -> None:
    """The promise is 40 programs that are wrong and 15 that only look so."""
    assert len(NEGATIVE) >= 40
    assert len(SILENT) >= 15


@pytest.mark.parametrize("path", [*NEGATIVE, *SILENT], ids=lambda p: p.stem)
def test_original(path: Path) -> None:
    """Kind, variable, offset, line, work-group and work-item, and how often."""
    case = read_case(path)
    assert bool(case.findings) == (path.parent.name == "negative")
    result, _ = launch_case(case)
    assert mismatches(case.findings, result.findings) == []


@pytest.mark.parametrize("instrument", [False, True], ids=["plain", "instrumented"])
@pytest.mark.parametrize("path", [*NEGATIVE, *SILENT], ids=lambda p: p.stem)
def test_lowered(path: Path, instrument: bool) -> None:
    """The lowered module gives the same findings, with the variables' own names, and the same buffers."""
    case = read_case(path)
    if not case.lowers:
        pytest.skip("the header says so")
    lowered = swlds.lower(swlds.parse(path), instrument=instrument)
    result, values = launch_case(case, lowered)
    assert mismatches(case.findings, result.findings) == []
    _, before = launch_case(case)
    for a, b in zip(before, values, strict=False):
        if isinstance(a, np.ndarray):
            np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("path", SILENT, ids=lambda p: p.stem)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_other_schedules(path: Path, seed: int) -> None:
    """A correct program is silent and gives the same buffers under any schedule."""
    case = read_case(path)
    result, values = launch_case(case, seed=seed)
    assert result.findings == []
    _, before = launch_case(case)
    for a, b in zip(before, values, strict=False):
        if isinstance(a, np.ndarray):
            np.testing.assert_array_equal(a, b)
