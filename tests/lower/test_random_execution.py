"""Random LDS programs, executed: the original and what each way of lowering makes of it give the same buffers and reports.

The programs stay in bounds and have no races: nothing may be found. With a variable made too short they overflow: then the same
must be found in the original and in the lowered module, on the same variable.
"""

from __future__ import annotations

import os
import re
from typing import Any

import numpy as np
import pytest
from exec_support import engine_for
from generators.lds_modules import Knobs, Launch, LdsModule, random_module

import swlds

SEEDS = range(int(os.environ.get("SWLDS_RANDOM_PROGRAMS", "100")))
OPTIONS: list[dict[str, Any]] = [
    {}, {"instrument": False}, {"allocator": "malloc"}, {"allocator": "ockl"}, {"dynamic": "stacked"}, {"with_runtime": True},
]  # fmt: skip
_DEFINITION = re.compile(r"^(@\S+ = .*addrspace\(3\) global \[)(\d+)( x \w+\] (?:poison|undef).*)$", re.MULTILINE)


def execute(module: Any, launch: Launch, seed: int) -> tuple[Any, list[tuple[str, str | None]]]:
    """The buffer after the launch, and what was found: kind and variable."""
    out = np.zeros(launch.words, np.int32)
    kernel = swlds.Device("gfx942").load(module)[launch.kernel]
    result = kernel.launch(
        grid=launch.grid,
        block=launch.block,
        args=[out, np.int32(launch.n)],
        dynamic_lds=launch.dynamic_lds,
        engine=engine_for(seed, one_in=13),
    )
    return out, sorted({(f.kind, f.object.name if f.object else None) for f in result.findings})


def lowered(made: LdsModule, text: str, options: dict[str, Any]) -> Any:
    """The lowered module; a seed whose only LDS is in functions that no kernel reaches is refused, and says so."""
    try:
        return swlds.lower(swlds.parse(text, made.name), **options)
    except swlds.UnsupportedError as error:
        if "no kernel of the module reaches it" in str(error):
            pytest.skip(str(error))
        raise


@pytest.mark.parametrize("seed", SEEDS)
def test_lowering_changes_nothing(seed: int) -> None:
    made = random_module(seed, Knobs(runnable=True, combined=seed % 3 > 0))
    options = OPTIONS[seed % len(OPTIONS)]
    after = lowered(made, made.text, options)
    for launch in made.launches:
        expected, found = execute(swlds.parse(made.text, made.name), launch, seed)
        assert found == []
        actual, found = execute(after, launch, seed)
        assert found == [], f"{options} on @{launch.kernel}"
        assert np.array_equal(actual, expected), f"{options} on @{launch.kernel}"


def shortened(text: str) -> str | None:
    """The first LDS array of the module made four times shorter; None without one."""
    matched = next((m for m in _DEFINITION.finditer(text) if int(m[2]) > 1), None)
    if matched is None:
        return None
    return f"{text[: matched.start(2)]}{max(1, int(matched[2]) // 4)}{text[matched.end(2) :]}"


def overflows(seed: int) -> bool:
    """Check one shortened program; True when it overflowed."""
    made = random_module(seed, Knobs(runnable=True))
    text = shortened(made.text)
    if text is None:
        return False
    options = {"instrument": False} if seed % 2 else {}
    try:
        after = swlds.lower(swlds.parse(text, made.name), **options)
    except swlds.UnsupportedError:
        return False
    any_found = False
    for launch in made.launches:
        _, in_original = execute(swlds.parse(text, made.name), launch, seed)
        _, in_lowered = execute(after, launch, seed)
        kinds = [f for f in in_original if f[0] == "out-of-bounds"]
        assert kinds == [f for f in in_lowered if f[0] == "out-of-bounds"], f"seed {seed}, @{launch.kernel}"
        any_found |= bool(kinds)
    return any_found


def test_an_overflow_is_found_in_both() -> None:
    found = sum(overflows(seed) for seed in list(SEEDS)[:40])
    assert found >= min(len(SEEDS), 40) // 8, "shortened variables overflow"
