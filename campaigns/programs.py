"""Random programs of the tests as modules of a campaign, each with its launch. All are correct: nothing may be found."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parents[1] / "tests"
sys.path[:0] = [str(TESTS / name) for name in (".", "support", "generators")]

from branching_programs import make_branching_program  # noqa: E402
from divergent_programs import make_program as make_divergent  # noqa: E402
from divergent_programs import promoted  # noqa: E402
from generators.launches import BLOCK, LaunchableKernel  # noqa: E402
from generators.lds_modules import Knobs, random_module  # noqa: E402
from recursive_programs import make_recursive_program  # noqa: E402

Made = dict[str, Any]


def lds(seed: int) -> Made:
    """Variables of all kinds, reached directly, through functions, tables and pointers in memory; the first kernel runs."""
    made = random_module(seed, Knobs(runnable=True, combined=seed % 3 > 0))
    launch = made.launches[0]
    return {
        "text": made.text,
        "launch": {
            "kernel": launch.kernel,
            "grid": launch.grid,
            "block": launch.block,
            "args": [f"i32[{launch.words}]=zero", f"i32={launch.n}"],
            "dynamic-lds": launch.dynamic_lds,
        },
    }


def phases(seed: int) -> Made:
    """Writes and reads of LDS between barriers, in branches, loops and functions."""
    return {"text": str(LaunchableKernel(seed)), "launch": {"block": BLOCK, "args": f"i32[{BLOCK}]=zero"}}


def divergent(seed: int) -> Made:
    """Lanes that part and meet, atomics, calls through pointers; every other one without stack slots."""
    return _control(seed, make_divergent)


def recursive(seed: int) -> Made:
    """Functions that call themselves and each other."""
    return _control(seed, make_recursive_program)


def branching(seed: int) -> Made:
    """Any branches, also into loops."""
    text = make_branching_program(seed)
    launch = {"block": 128, "args": "i32[129]=zero"}
    return {"text": promoted(text) if seed % 2 else text, "launch": launch}


def _control(seed: int, make: Callable[[int], str]) -> Made:
    text = make(seed)
    launch = {"grid": 3, "block": 128, "args": [f"u32[384]=random:{seed}", "u32[384]=zero"]}
    return {"text": promoted(text) if seed % 2 else text, "launch": launch}
