"""Random kernels: original and lowered agree and are silent; with one index off, both show the same finding."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from exec_support import engine_for
from generators.launches import BLOCK, LaunchableKernel

import swlds
from swlds.device.findings import comparable

SHORT, LONG = range(100), range(100, 1100, 20)


def _run(module: Any, seed: int) -> tuple[np.ndarray, Any]:
    out = np.zeros(BLOCK, np.uint32)
    kernel = swlds.Device("gfx942").load(module)["k"]
    return out, kernel.launch(1, BLOCK, [out], engine=engine_for(seed, one_in=9))


def check_correct(seed: int) -> None:
    module = swlds.parse(str(LaunchableKernel(seed)))
    wanted, original = _run(module, seed)
    assert [f.message for f in original.findings] == []
    out, lowered = _run(swlds.lower(module, verify=False, instrument=bool(seed & 1)), seed)
    assert [f.message for f in lowered.findings] == []
    np.testing.assert_array_equal(out, wanted)


def check_mutated(seed: int) -> int:
    """How many findings there were: some mutations stay inside."""
    module = swlds.parse(str(LaunchableKernel(seed, mutate=True)))
    wanted, original = _run(module, seed)
    out, lowered = _run(swlds.lower(module, verify=False, instrument=bool(seed & 1)), seed)
    assert comparable(lowered.findings) == comparable(original.findings)
    np.testing.assert_array_equal(out, wanted)
    assert {f.kind for f in original.findings} <= {"out-of-bounds"}
    return len(original.findings)


@pytest.mark.parametrize("seed", SHORT)
def test_correct(seed: int) -> None:
    check_correct(seed)


def test_one_index_off() -> None:
    found = sum(check_mutated(seed) > 0 for seed in SHORT)
    assert found >= len(SHORT) * 3 // 4


@pytest.mark.long
@pytest.mark.parametrize("first", LONG)
def test_many(first: int) -> None:
    for seed in range(first, first + LONG.step):
        check_correct(seed)
        check_mutated(seed)
