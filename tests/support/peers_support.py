"""The kernels of testdata/peers: launches of them, and what NumPy makes of the same arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from paths import TESTDATA

PEERS = TESTDATA / "peers"
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
