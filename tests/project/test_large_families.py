"""``large_families.txt``: of each test that it names one case in four runs without ``--long``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
FAMILIES = [line for line in (TESTS / "large_families.txt").read_text().splitlines() if not line.startswith("#")]


def test_each_is_a_test() -> None:
    for family in FAMILIES:
        file, name = family.split("::")
        assert f"def {name}(" in (TESTS.parent / file).read_text(), family
    assert sorted(set(FAMILIES)) == FAMILIES, "in order, once each"


def count(*words: str) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", *words]
    found = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=True)
    return sum("::" in line for line in found.stdout.splitlines())


def test_some_cases_run_and_all_where_they_are_asked_for() -> None:
    family = "tests/engines/test_racecheck.py::test_other_schedules"
    assert family in FAMILIES
    file = family.split("::")[0]
    some, every = count(file), count(file, "--long")
    left_out = every - some
    cases = count(family)
    assert 0 < left_out < cases, "named, all of them are there"
