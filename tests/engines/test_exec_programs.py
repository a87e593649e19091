"""Programs of tests/exec under other schedules; as they are launched by default they are golden tests."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli_support import run_cli
from exec_support import EXEC, launch_case, read_case

NEGATIVE = sorted((EXEC / "negative").glob("*.ll"))
SILENT = sorted((EXEC / "silent").glob("*.ll"))


def test_there_are_enough() -> None:
    """The promise is 40 programs that are wrong and 15 that only look so; each says what is found."""
    assert len(NEGATIVE) >= 40
    assert len(SILENT) >= 15
    for folder, wrong in (("negative", True), ("silent", False), ("racy", True), ("ordered", False)):
        for path in (EXEC / folder).glob("*.ll"):
            reports = read_case(path).reports
            assert bool(reports) == wrong and all(report.is_counted for report in reports), path


def test_check_accepts_them() -> None:
    """`swlds check` takes a program as it takes any golden test, and notices what is not as expected."""
    wrong, right = EXEC / "negative" / "lds-past-end.ll", EXEC / "silent" / "last-element.ll"
    assert run_cli("check", wrong, right).code == 0


def test_check_notices_what_differs(tmp_path: Path) -> None:
    text = (EXEC / "negative" / "lds-past-end.ll").read_text()
    for old, new in (("offset=256", "offset=252"), ("line=5", "line=6"), ("workitem=63,0,0", "workitem=62,0,0")):
        assert old in text
        (tmp_path / "t.ll").write_text(text.replace(old, new))
        done = run_cli("check", tmp_path / "t.ll", "--engine", "reference")
        assert done.code == 1 and "expected out-of-bounds on @t" in done.stdout and new in done.stdout


@functools.cache
def original(path: Path) -> tuple[Any, list[Any]]:
    """The program as it is; launched once for all tests."""
    return launch_case(read_case(path))


@pytest.mark.parametrize("path", SILENT, ids=lambda p: p.stem)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_other_schedules(path: Path, seed: int) -> None:
    """A correct program is silent and gives the same buffers under any schedule."""
    case = read_case(path)
    result, values = launch_case(case, seed=seed)
    assert result.findings == []
    for a, b in zip(original(path)[1], values, strict=True):
        if isinstance(a, np.ndarray):
            np.testing.assert_array_equal(a, b)
