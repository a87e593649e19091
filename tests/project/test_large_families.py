"""``large_families.txt``: tests of which without ``--long`` only some cases run."""

from __future__ import annotations

from pathlib import Path

import large_families
import pytest

ROOT = Path(__file__).parents[2]


def test_each_is_a_test() -> None:
    for name in large_families.FAMILIES:
        file, test = name.split("::")
        assert f"def {test}(" in (ROOT / file).read_text(), name


@pytest.mark.parametrize("name, least", [(name, least) for name, least in large_families.FAMILIES.items()][:8])
def test_one_case_in_so_many_runs(name: str, least: int) -> None:
    cases = 10_000
    run = sum(not large_families.is_long(f"{name}[{n}]") for n in range(cases))
    assert 0.8 * cases / least < run < 1.2 * cases / least


def test_others_run_whole() -> None:
    assert not any(large_families.is_long(f"tests/engines/test_racecheck.py::test_of_another_name[{n}]") for n in range(100))


def test_cases_are_marked_and_some_of_each_family_run(request: pytest.FixtureRequest) -> None:
    """Of the families that this run has collected."""
    runs: dict[str, int] = {}
    for item in request.session.items:
        family, is_long = item.nodeid.split("[")[0], large_families.is_long(item.nodeid)
        assert not is_long or item.get_closest_marker("long"), item.nodeid
        if family in large_families.FAMILIES:
            runs[family] = runs.get(family, 0) + (not is_long)
    assert all(runs.values()), [family for family, count in runs.items() if not count]
