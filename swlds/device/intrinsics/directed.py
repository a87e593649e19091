"""Operations of one rounding in a direction: toward zero (``rtz``), up (``rtp``), down (``rtn``).

The device library's functions of such names compute so, and arithmetic behind a write of MODE (``rounding.py``). Half and float
are computed in double, where products are exact and what a sum loses is known (Knuth's two-sum); the nearest number then makes a
step where it lies on the wrong side. Double is made of exact fractions, some microseconds a number. What no fraction is
(infinities, NaN, a division by zero, the root of what is negative) is as with any rounding.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from swlds.device.address_space import Array

_INF = math.inf
_GOALS = {"rtz": 0.0, "rtp": _INF, "rtn": -_INF}


def _settle(mode: str, nearest: Array, exact: Array, error: Any = 0.0) -> Array:
    """Of the nearest numbers and their neighbours those that the mode wants; ``exact`` (double) and ``error``, which is less than
    half of its last bit, are the number that is rounded."""
    wide = nearest.astype(np.float64)
    above = (wide > exact) | ((wide == exact) & (error < 0))
    below = (wide < exact) | ((wide == exact) & (error > 0))
    return _step(mode, nearest, above, below, exact > 0)


def _step(mode: str, nearest: Array, above: Array, below: Array, is_positive: Array) -> Array:
    """``above``, ``below``: where the nearest number lies, of the one that is rounded."""
    is_wrong = {"rtz": np.where(is_positive, above, below), "rtp": below, "rtn": above}[mode]
    return np.where(is_wrong, np.nextafter(nearest, nearest.dtype.type(_GOALS[mode])), nearest)


def _add(a: Array, b: Array) -> tuple[Array, Array]:
    """The sum of doubles, and what it lacks: exactly, if nothing overflows."""
    total = a + b
    back = total - a
    return total, (a - (total - back)) + (b - back)


# Conversions ----------------------------------------------------------------------------------------------------


def narrow(mode: str, kind: Any, a: Array) -> Array:
    """Floating point to the narrower type ``kind``; NaN is NumPy's."""
    with np.errstate(all="ignore"):
        return _settle(mode, a.astype(kind), a.astype(np.float64))


def from_integer(mode: str, kind: Any, whole: Array) -> Array:
    """Integers of up to 64 bits, signed where they are, to floating point of the type ``kind``."""
    with np.errstate(all="ignore"):
        if whole.dtype.itemsize < 8:
            return narrow(mode, kind, whole.astype(np.float64))
        high, low = whole >> whole.dtype.type(32), whole & whole.dtype.type(0xFFFF_FFFF)
        total, error = _add(high.astype(np.float64) * 2.0**32, low.astype(np.float64))
        return _settle(mode, total.astype(kind), total, error)


# Arithmetic -----------------------------------------------------------------------------------------------------


EXACT: dict[str, Callable[..., Fraction]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "fma": lambda a, b, c: a * b + c,
}


def rounded(mode: str, name: str, *values: Array) -> Array:
    """An operation of ``EXACT`` on floating point of one type."""
    kind = values[0].dtype
    with np.errstate(all="ignore"):
        if kind == np.float64:
            return _in_fractions(mode, name, *values)
        return _in_double(mode, name, kind, *(v.astype(np.float64) for v in values))


def _in_double(mode: str, name: str, kind: Any, a: Array, b: Array, c: Array | None = None) -> Array:
    """Of half and float."""
    if name == "div":
        nearest = (a / b).astype(kind)
        back = nearest.astype(np.float64) * b  # exact
        over, under = back > a, back < a
        return _step(mode, nearest, np.where(b > 0, over, under), np.where(b > 0, under, over), nearest > 0)
    if name == "mul":
        return _settle(mode, (a * b).astype(kind), a * b)
    first, second = _summands(name, a, b, c)
    total, error = _add(first, second)
    return _signed_zeros(mode, total, first, second, _settle(mode, total.astype(kind), total, error))


def _in_fractions(mode: str, name: str, a: Array, b: Array, c: Array | None = None) -> Array:
    """Of double; what is no fraction, or zero, is as with any rounding, but for the signs of zeros."""
    values = [v.ravel() for v in (a, b, c) if v is not None]
    if name in ("mul", "div"):
        usual = a * b if name == "mul" else a / b
    else:
        first, second = _summands(name, a, b, c)
        usual = np.where(np.isfinite(a) & np.isfinite(b) & np.isinf(second), second, first + second)
        usual = _signed_zeros(mode, usual, first, second, usual)
    is_fraction = np.logical_and.reduce([np.isfinite(v) for v in values])
    places = np.flatnonzero(is_fraction & (values[1] != 0) if name == "div" else is_fraction)
    numbers = [EXACT[name](*map(Fraction, row)) for row in zip(*(v[places].tolist() for v in values), strict=True)]
    found, places = usual.ravel(), places[[n != 0 for n in numbers]]
    found[places] = _of_fractions(mode, [n for n in numbers if n])
    return found.reshape(a.shape)


def _of_fractions(mode: str, numbers: list[Fraction]) -> Array:
    """Numbers other than zero as doubles."""
    nearest = [_nearly(n) for n in numbers]
    above = [near > exact for near, exact in zip(nearest, numbers, strict=True)]
    below = [near < exact for near, exact in zip(nearest, numbers, strict=True)]
    return _step(mode, np.array(nearest), np.array(above), np.array(below), np.array([n > 0 for n in numbers]))


def _nearly(exact: Fraction) -> float:
    """The nearest number, or an infinity."""
    try:
        return float(exact)
    except OverflowError:
        return _INF if exact > 0 else -_INF


def _summands(name: str, a: Array, b: Array, c: Array | None) -> tuple[Array, Array]:
    """Whose sum it is, in double; a NaN keeps its sign."""
    if c is not None:
        return a * b, c
    return a, np.where(np.isnan(b), b, -b) if name == "sub" else b


def _signed_zeros(mode: str, total: Array, first: Array, second: Array, found: Array) -> Array:
    """The zero sum of what differs in sign is negative where it is rounded down."""
    if mode != "rtn":
        return found
    return np.where((total == 0) & (np.signbit(first) != np.signbit(second)), found.dtype.type(-0.0), found)


def rounded_root(mode: str, a: Array) -> Array:
    """The square root."""
    with np.errstate(all="ignore"):
        nearest = np.sqrt(a.astype(np.float64)).astype(a.dtype)
        if a.dtype == np.float64:
            sides = np.array(
                [_root_side(*pair) for pair in zip(a.ravel().tolist(), nearest.ravel().tolist(), strict=True)]
            )
            sides = sides.reshape(a.shape)
        else:
            sides = nearest.astype(np.float64) ** 2 - a.astype(np.float64)  # the square is exact
        return _step(mode, nearest, sides > 0, sides < 0, a > 0)


def _root_side(value: float, root: float) -> int:
    """Over (1) or under (-1) the exact root of a double; 0 where it is exact, or the value has none."""
    if not math.isfinite(value) or value <= 0:
        return 0
    square, exact = Fraction(root) ** 2, Fraction(value)
    return (square > exact) - (square < exact)
