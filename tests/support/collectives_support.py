"""What functions of sub-groups and work-groups give, by NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np

KINDS = {
    "i": ("i32", np.int32),
    "j": ("i32", np.uint32),
    "l": ("i64", np.int64),
    "m": ("i64", np.uint64),
    "f": ("float", np.float32),
    "d": ("double", np.float64),
}
FUNCTIONS = {
    "add": np.add,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


def numbers(dtype: Any, seed: int, count: int) -> Any:
    """Small whole floating-point numbers: sums in any order are exact."""
    drawn = np.random.default_rng(seed)
    if np.dtype(dtype).kind == "f":
        return drawn.integers(-100, 100, count).astype(dtype)
    return np.frombuffer(drawn.bytes(count * np.dtype(dtype).itemsize), dtype).copy()


def expected(kind: str, name: str, values: Any, wave: int) -> Any:
    function, found = FUNCTIONS[name], []
    for start in range(0, len(values), wave):
        scan = function.accumulate(values[start : start + wave], dtype=values.dtype)
        if kind == "reduce":
            scan[:] = scan[-1]
        if kind == "scan_exclusive":
            info: Any = np.finfo(values.dtype) if values.dtype.kind == "f" else np.iinfo(values.dtype)
            ends = {"min": info.max, "max": info.min} if values.dtype.kind != "f" else {"min": np.inf, "max": -np.inf}
            first = {"add": 0, "or": 0, "xor": 0, "and": np.array(-1).astype(values.dtype)} | ends
            scan = np.concatenate([np.array([first[name]], values.dtype), scan[:-1]])
        found.append(scan)
    return np.concatenate(found)
