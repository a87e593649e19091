"""The kernels of testdata/peers give what NumPy gives, as they are and lowered, on waves of 64 and of 32 lanes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from exec_support import engine_for

import swlds
from swlds.ir.llvm import run_reference_pass

PEERS = Path(__file__).parent.parent / "testdata" / "peers"
FILES = sorted((PEERS / "asan").glob("*.ll"))
RNG = np.random.default_rng(7)
Case = tuple[tuple[int, ...], tuple[int, ...], list[Any], np.ndarray]


def _floats(*shape: int) -> np.ndarray:
    """Small whole numbers: sums of them are exact in any order."""
    return RNG.integers(0, 8, shape).astype(np.float32)


def _reduce() -> Case:
    a = _floats(4 * 256)
    return (4,), (256,), [a, np.zeros(4, np.float32)], a.reshape(4, 256).sum(axis=1)


def _transpose() -> Case:
    a = _floats(64, 64)
    return (2, 2), (32, 8), [a, np.zeros((64, 64), np.float32), np.int32(64)], a.T


def _matmul() -> Case:
    a, b = _floats(32, 32), _floats(32, 32)
    return (2, 2), (16, 16), [a, b, np.zeros((32, 32), np.float32), np.int32(32)], a @ b


def _hist() -> Case:
    a = RNG.integers(0, 2**32, 2 * 1024, dtype=np.uint32)
    return (2,), (256,), [a, np.zeros(256, np.uint32)], np.bincount(a.view(np.uint8), minlength=256).astype(np.uint32)


def _scan() -> Case:
    a = RNG.integers(0, 256, 2 * 512).astype(np.int32)
    return (2,), (256,), [a, np.zeros(1024, np.int32)], a.reshape(2, 512).cumsum(axis=1).astype(np.int32)


def _bitonic() -> Case:
    a = RNG.integers(0, 2**32, 2 * 512, dtype=np.uint32)
    return (2,), (256,), [a, np.zeros(1024, np.uint32)], np.sort(a.reshape(2, 512), axis=1)


def _stencil() -> Case:
    a = _floats(1024)
    p = np.pad(a, 4)
    wanted = 9 * a + sum(2 * k * (p[4 - k : 1028 - k] + p[4 + k : 1028 + k]) for k in range(1, 5))
    return (4,), (256,), [a, np.zeros(1024, np.float32), np.int32(1024)], wanted


CASES: dict[str, Callable[[], Case]] = {
    "reduce": _reduce, "transpose_pad": _transpose, "transpose_unpad": _transpose, "matmul": _matmul, "hist": _hist,
    "scan": _scan, "bitonic": _bitonic, "stencil": _stencil,
}  # fmt: skip


def _check(path: Path, module: Any, target: str = "gfx942", turn: int | None = None) -> None:
    """``turn``: both engines for every third file only. A kernel's files at -O0, -O1 and -O2 stand side by side, so each lowering
    of it has a turn at one of them."""
    name = path.stem.split(".")[0]
    grid, block, args, wanted = CASES[name]()
    out = next(i for i, a in reversed(list(enumerate(args))) if isinstance(a, np.ndarray))
    engine = None if turn is None else engine_for(FILES.index(path) + turn, one_in=3)
    result = swlds.Device(target).load(module)[name].launch(grid, block, args, engine=engine)
    assert [f.as_json() for f in result.findings] == []
    np.testing.assert_array_equal(args[out].ravel(), wanted.ravel())


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_original(path: Path) -> None:
    _check(path, swlds.parse(path))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
@pytest.mark.parametrize("instrument", [True, False], ids=["instrumented", "plain"])
@pytest.mark.parametrize("profile", ["full", "llvm"])
def test_lowered(path: Path, profile: str, instrument: bool) -> None:
    lowered = swlds.lower(swlds.parse(path), profile=profile, instrument=instrument)
    _check(path, lowered, turn=2 * instrument + (profile == "llvm"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_lowered_by_llvm(path: Path) -> None:
    """What LLVM's own pass makes of these kernels is right."""
    _check(path, swlds.parse(run_reference_pass(path.read_text())), turn=1)


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_waves_of_32(path: Path) -> None:
    """The same kernels on a target that has waves of 32 lanes."""
    text = (
        path.read_text()
        .replace('"target-cpu"="gfx942"', '"target-cpu"="gfx1100"')
        .replace("+wavefrontsize64", "+wavefrontsize32")
    )
    _check(path, swlds.parse(text), "gfx1100", turn=1)
    _check(path, swlds.lower(swlds.parse(text), mcpu="gfx1100"), "gfx1100", turn=2)
