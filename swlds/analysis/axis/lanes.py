"""Known numbers, one for each lane or one for all: their bounds, runs and zeros.

Kernels have few different ones (the lane, four times the lane, the row), and much is asked of each: so equal arrays are one, and
what was found of it is kept. No array is ever changed once it is here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias, final

import numpy as np

#: i64, a number for each lane.
Lanes: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
#: The same in all lanes, or not.
Factor: TypeAlias = "int | Lanes"
#: More lanes than a group has: all of them.
ALL = 1 << 20
WORD = 64
#: Arrays that are remembered at once: 32 MB of the largest groups.
_MOST = 4096
_I64 = np.dtype(np.int64)


@final
class _Known:
    """Of one array. ``joined``: all numbers joined by `or`; ``breaks``: (step, bits) -> see ``find_breaks``."""

    __slots__ = ("array", "breaks", "high", "joined", "low")

    def __init__(self, array: Lanes) -> None:
        self.array = array
        self.low, self.high = int(array.min()), int(array.max())
        self.joined = int(np.bitwise_or.reduce(array))
        self.breaks: dict[tuple[int, int], int] = {}


_by_content: dict[bytes, _Known] = {}
#: By ``id``, of arrays that ``_by_content`` keeps.
_by_place: dict[int, _Known] = {}


def _know(array: Lanes) -> _Known:
    found = _by_place.get(id(array))
    if found is not None:
        return found
    if array.dtype != _I64 or array.ndim != 1:
        array = array.astype(np.int64)
    content = array.tobytes()
    found = _by_content.get(content)
    if found is None:
        if len(_by_content) >= _MOST:
            _by_content.clear()
            _by_place.clear()
        found = _Known(array)
        _by_content[content] = _by_place[id(array)] = found
    return found


def bounds_of(factor: Factor) -> tuple[int, int]:
    """The least and the largest."""
    if isinstance(factor, int):
        return factor, factor
    known = _know(factor)
    return known.low, known.high


def reduce(factor: Factor, bits: int) -> Factor:
    """Modulo 2^bits, between -2^(bits-1) and 2^(bits-1); i1: 0 or 1. Equal numbers in all lanes become one."""
    return reduce_with_bounds(factor, bits)[0]


def reduce_with_bounds(factor: Factor, bits: int) -> tuple[Factor, int, int, bool]:
    """As ``reduce``, with the least and the largest number, and whether no number became another."""
    least, most = (0, 1) if bits == 1 else (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
    if isinstance(factor, int):
        if least <= factor <= most:
            return factor, factor, factor, True
        found = (factor - least) % (1 << bits) + least
        return found, found, found, False
    known = _know(factor)
    is_same = least <= known.low and known.high <= most
    if not is_same:
        shift = WORD - bits
        known = _know(known.array & 1 if bits == 1 else known.array << shift >> shift)
    return (known.low if known.low == known.high else known.array), known.low, known.high, is_same


def is_equal(a: Factor, b: Factor) -> bool:
    """In every lane."""
    if isinstance(a, int) and isinstance(b, int):
        return a == b
    return a is b or bool(np.all(a == b))


def find_same(factor: Factor, step: int = 0, bits: int = WORD) -> int:
    """The largest power of two so that in aligned groups of so many lanes each number is the one before and ``step``, modulo
    2^bits; ``ALL``: in the whole group."""
    breaks = find_breaks(factor, step, bits)
    return breaks & -breaks if breaks else ALL


def find_breaks(factor: Factor, step: int, bits: int) -> int:
    """The numbers of the lanes that are not the one before and ``step``, joined by `or`."""
    if isinstance(factor, int):
        return 0 if step == 0 else ALL - 1
    known, key = _know(factor), (step, bits)
    if key not in known.breaks:
        wrong = known.array[1:] - known.array[:-1] - step
        if bits < WORD:
            wrong &= (1 << bits) - 1
        places = np.flatnonzero(wrong)
        known.breaks[key] = int(np.bitwise_or.reduce(places + 1)) if len(places) else 0
    return known.breaks[key]


def zeros(factors: Iterable[Factor], bits: int) -> int:
    """Zeros at the end of all these numbers; ``bits`` where all are 0."""
    joined = 0
    for factor in factors:
        joined |= factor if isinstance(factor, int) else _know(factor).joined
    return min((joined & -joined).bit_length() - 1, bits) if joined else bits
