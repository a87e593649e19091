"""Every program of tests/exec: what is wrong is found exactly, what is right is silent; lowered the same."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

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


@functools.cache
def original(path: Path) -> tuple[Any, list[Any]]:
    """The program as it is; launched once for all tests."""
    return launch_case(read_case(path))


def same_buffers(before: list[Any], after: list[Any]) -> None:
    for a, b in zip(before, after, strict=True):
        if isinstance(a, np.ndarray):
            np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("path", [*NEGATIVE, *SILENT], ids=lambda p: p.stem)
def test_original(path: Path) -> None:
    """Kind, variable, offset, line, work-group and work-item, and how often."""
    case = read_case(path)
    assert bool(case.findings) == (path.parent.name == "negative")
    result, _ = original(path)
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
    same_buffers(original(path)[1], values)


@pytest.mark.parametrize("path", SILENT, ids=lambda p: p.stem)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_other_schedules(path: Path, seed: int) -> None:
    """A correct program is silent and gives the same buffers under any schedule."""
    case = read_case(path)
    result, values = launch_case(case, seed=seed)
    assert result.findings == []
    same_buffers(original(path)[1], values)
