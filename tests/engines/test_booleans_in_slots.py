"""Kernels as -O0 has them, with booleans in stack slots beside barriers: clean under all checks, and host code executes all of
them. ``testdata/opencl/booleans.cl`` is the source."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from paths import ROOT

import swlds

RNG = np.random.default_rng(3)
TILE = 16


@pytest.fixture(scope="module")
def module() -> Any:
    return swlds.parse(str(ROOT / "testdata" / "opencl" / "booleans.O0.ll"))


def launch(module: Any, name: str, form: str, grid: Any, block: Any, given: list[Any]) -> None:
    """In host code, all of it, with nothing found."""
    chosen = swlds.lower(module) if form == "lowered" else module
    result = swlds.Device("gfx942", engine="wave").load(chosen)[name].launch(grid, block, given, checks="all")
    assert not result.findings and result.fidelity.executed == []


def heat_of(power: np.ndarray, before: np.ndarray, steps: int) -> np.ndarray:
    now = before
    for _ in range(steps):
        wide = np.pad(now, 1, mode="edge")
        around = wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:] - 4 * now
        now = now + around / 4 + power
    return now


@pytest.mark.parametrize("form", ("plain", "lowered"))
@pytest.mark.parametrize("steps", (1, 2, 3))
def test_heat(module: Any, steps: int, form: str) -> None:
    rows, columns = 27, 22
    power, before = RNG.random((2, rows, columns)).astype(np.float32)
    after = np.zeros((rows, columns), np.float32)
    inner = TILE - 2 * steps
    grid = (-(-columns // inner), -(-rows // inner))
    given = [power, before, after, *map(np.int32, (steps, columns, rows))]
    launch(module, "heat", form, grid, (TILE, TILE), given)
    np.testing.assert_allclose(after, heat_of(power, before, steps), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("form", ("plain", "lowered"))
def test_layer(module: Any, form: str) -> None:
    inputs = RNG.integers(0, 8, 3 * TILE).astype(np.float32)
    weights = RNG.integers(0, 8, (3, TILE, TILE)).astype(np.float32)
    sums = np.zeros((3, TILE), np.float32)
    launch(module, "layer", form, 3, (TILE, TILE), [inputs, weights, sums])
    np.testing.assert_array_equal(sums, (weights * inputs.reshape(3, TILE, 1)).sum(axis=1))


@pytest.mark.parametrize("form", ("plain", "lowered"))
def test_forces(module: Any, form: str) -> None:
    count = 3
    boxes = np.array([[20 * b, 2, *(o for o in range(count) if o != b), 0] for b in range(count)], np.int32)
    places = RNG.random((20 * count, 4)).astype(np.float32)
    found = np.zeros((20 * count, 4), np.float32)
    launch(module, "forces", form, count, 64, [boxes, places, found, np.float32(0.5)])
    apart = (places[:, None, :3] - places[None, :, :3]).astype(np.float64)
    near = ((apart**2).sum(axis=2) < 0.5) & ~np.eye(20 * count, dtype=bool)
    charge = places[:, None, 3] * places[None, :, 3] * near
    wanted = np.concatenate([(apart * charge[..., None]).sum(axis=1), charge.sum(axis=1)[:, None]], axis=1)
    np.testing.assert_allclose(found, wanted, rtol=1e-3, atol=1e-3)
