"""The order in which waves and groups run: with equal seeds both engines give equal buffers and findings.

Also at every number of threads.
A longer run: ``ORDER_PROGRAMS=0:500 pytest tests/wave/schedule/test_order.py -k random``.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from divergent_programs import make_program, promoted
from exec_support import EXEC, launch_case, read_case

import swlds
from swlds.device import turns
from swlds.engines.wave_compiler import engine

GROUPS, ITEMS = 4, 128
PROGRAMS = sorted(p for folder in ("negative", "silent", "ordered") for p in (EXEC / folder).glob("*.ll"))
FIRST, LAST = (int(n) for n in os.environ.get("ORDER_PROGRAMS", "0:9").split(":"))


def launch(text: str, name: str, seed: int = 0, **more: Any) -> tuple[Any, Any]:
    """Buffers and findings."""
    given = np.random.default_rng(7).integers(0, 1 << 32, GROUPS * ITEMS, dtype=np.uint32)
    out = np.zeros(GROUPS * ITEMS, np.uint32)
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    result = kernel.launch((GROUPS,), (ITEMS,), [given, out], engine=name, seed=seed, timeout=120, **more)
    return out, result.findings


def program(seed: int) -> str:
    text = make_program(seed, ((3,), (1,), (3, 1))[seed % 3])
    return promoted(text) if seed % 2 else text


@pytest.mark.parametrize(("slice_", "turn"), [(20_000, 10_000), (70, 150)], ids=["long-turns", "short-turns"])
def test_random_programs_in_order(
    monkeypatch: pytest.MonkeyPatch, runs: list[engine.Run], slice_: int, turn: int
) -> None:
    """Atomics whose old value is used, in LDS and between groups; with short turns waves give way within loops and calls."""
    monkeypatch.setattr(turns, "FIRST_TURN", turn)
    native = differing = 0
    for number in range(FIRST, LAST):
        text = program(number)
        expected = []
        for seed in (0, 1 + number):
            (out, found), (wanted, findings) = (
                launch(text, name, seed, preempt=slice_) for name in ("wave", "reference")
            )
            assert found == findings, f"program {number}, seed {seed}"
            np.testing.assert_array_equal(out, wanted, err_msg=f"program {number}, seed {seed}")
            native += not runs[-1].replayed
            expected.append(wanted)
        differing += bool((expected[0] != expected[1]).any())
    assert native > LAST - FIRST and differing * 3 > LAST - FIRST


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.stem)
def test_seeds_of_exec_programs(path: Path) -> None:
    """With a seed, too, buffers and findings are those of the reference engine."""
    case = read_case(path)
    results = []
    for name in ("wave", "reference"):
        result, values = launch_case(case, engine=name, seed=3)
        results.append((result.findings, [v.tolist() for v in values if isinstance(v, np.ndarray)]))
    assert results[0] == results[1]


@pytest.mark.parametrize("preempt", [1, 7, 20])
def test_turns_below_what_a_seed_draws(preempt: int) -> None:
    results = [launch(program(2), name, 3, preempt=preempt) for name in ("wave", "reference")]
    assert results[0][1] == results[1][1]
    np.testing.assert_array_equal(results[0][0], results[1][0])
