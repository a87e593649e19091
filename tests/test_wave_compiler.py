"""The wave compiler does what the reference engine does: buffers and findings, on every program that the project has.

A long run: ``python benchmarks/execution/fuzz.py 0 5000``; here run the first 200.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from exec_support import EXEC, launch_case, read_case

import swlds

sys.path.insert(0, str(Path(__file__).parent / "generators"))
from divergent_programs import make_program, promoted  # noqa: E402

PROGRAMS = sorted([*EXEC.glob("negative/*.ll"), *EXEC.glob("silent/*.ll")])
#: What is refused, by name, so that a caller can choose ``--engine reference``.
REFUSED = {"deadlock": "s.barrier.init", "stack-overflow": "recursion", "recursion": "recursion"}


def described(findings: list[Any]) -> list[tuple[Any, ...]]:
    return [
        (
            f.kind,
            f.message,
            f.count,
            f.workgroup,
            f.workitem,
            f.wave,
            f.lane,
            f.instruction,
            f.location,
            f.object,
            f.other,
        )
        for f in findings
    ]


def run_program(text: str, **options: Any) -> tuple[Any, Any]:
    """Buffers and findings of a random program."""
    count = 3 * 128
    given = np.random.default_rng(7).integers(0, 1 << 32, count, dtype=np.uint32)
    out = np.zeros(count, np.uint32)
    result = swlds.Device("gfx942").load(swlds.parse(text))["k"].launch((3,), (128,), [given, out], **options)
    return out, described(result.findings)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.stem)
@pytest.mark.parametrize("instrument", [None, False, True], ids=["original", "lowered", "instrumented"])
def test_same_as_reference(path: Path, instrument: bool | None) -> None:
    """Every execution test, original and lowered: equal buffers, equal findings with lines, lanes and counts."""
    case = read_case(path)
    if instrument is not None and not case.lowers:
        pytest.skip("the header says so")
    module = None if instrument is None else swlds.lower(swlds.parse(path), instrument=instrument)
    if path.stem in REFUSED:
        with pytest.raises(swlds.UnsupportedError, match=re.escape(REFUSED[path.stem])):
            launch_case(case, module, engine="wave")
        return
    wave, values = launch_case(case, module, engine="wave")
    reference, expected = launch_case(case, module, engine="reference")
    assert described(wave.findings) == described(reference.findings)
    for a, b in zip(values, expected, strict=False):
        if isinstance(a, np.ndarray):
            np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("first", range(0, 200, 20))
def test_random_programs(first: int) -> None:
    """Divergent loops, irreducible flow, early exits, indirect calls, barriers in callees, wave intrinsics."""
    for seed in range(first, first + 20):
        text = make_program(seed)
        text = promoted(text) if seed % 2 else text
        (wave, found), (reference, expected) = (run_program(text, engine=e) for e in ("wave", "reference"))
        assert found == expected, f"seed {seed}"
        np.testing.assert_array_equal(wave, reference, err_msg=f"seed {seed}")


@pytest.mark.parametrize("options", [{"host": "avx2"}, {"host": "baseline"}, {"jobs": 1}, {"jobs": 3}], ids=str)
def test_result_does_not_depend_on_the_host(options: dict[str, Any]) -> None:
    """Neither the vector width nor the number of threads shows."""
    for seed in (1, 2, 5):
        try:
            other, _ = run_program(make_program(seed), engine="wave", **options)
        except swlds.LaunchError as error:
            pytest.skip(str(error))
        expected, _ = run_program(make_program(seed), engine="wave")
        np.testing.assert_array_equal(other, expected)


def test_host_ir_is_shown() -> None:
    """One function for a wave, the scheduler around it."""
    kernel = swlds.Device("gfx942").load(swlds.parse(make_program(0)))["k"]
    text = kernel.host_ir((1,), (128,), [np.zeros(128, np.uint32)] * 2)
    assert "@wave(ptr %g, i32 %w)" in text and "define void @run_groups(ptr %g)" in text
