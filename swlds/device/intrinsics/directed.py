"""Operations of one rounding in a direction: toward zero (``rtz``), up (``rtp``), down (``rtn``).

Each number is made of an exact fraction: some microseconds each. The device library's functions of such names compute so, and
arithmetic behind a write of MODE (``rounding.py``). What no fraction is (infinities, NaN, a division by zero, the root of what
is negative) is as with any rounding.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from swlds.device.address_space import Array

_INF = math.inf


def _directed(mode: str, exact: Fraction | int, nearest: Any) -> Any:
    """Of the nearest number and its neighbours the one that the mode wants."""
    if np.isinf(nearest):
        above, below = (nearest > 0), (nearest < 0)
    else:
        rounded = Fraction(float(nearest))
        above, below = rounded > exact, rounded < exact
    towards = {"rtz": (above if exact > 0 else below), "rtp": below, "rtn": above}[mode]
    if not towards:
        return nearest
    goal = 0.0 if mode == "rtz" else _INF if mode == "rtp" else -_INF
    return np.nextafter(nearest, nearest.dtype.type(goal))


# Conversions ----------------------------------------------------------------------------------------------------


def narrow(mode: str, kind: Any, a: Array) -> Array:
    """Floating point to the narrower type ``kind``; NaN is NumPy's."""
    with np.errstate(all="ignore"):
        nearest = a.astype(kind)
        found = [
            _directed(mode, Fraction(float(v)), n) if np.isfinite(v) else n
            for v, n in zip(a.ravel(), nearest.ravel(), strict=True)
        ]
    return np.array(found, kind).reshape(a.shape)


def from_integer(mode: str, kind: Any, whole: Array) -> Array:
    """Integers, signed where they are, to floating point of the type ``kind``."""
    with np.errstate(all="ignore"):
        found = [_directed(mode, v, _nearest(v, kind)) for v in whole.ravel().tolist()]
    return np.array(found, kind).reshape(whole.shape)


def _nearest(value: int, kind: Any) -> Any:
    """The whole number rounded once: through a double's sticky bit."""
    if abs(value) < 1 << 53:
        return kind(float(value))
    shift = abs(value).bit_length() - 53
    kept = abs(value) >> shift
    kept |= int(abs(value) & ((1 << shift) - 1) != 0) if kind is not np.float64 else 0
    if kind is np.float64:
        return np.float64(value)
    return kind(math.copysign(math.ldexp(float(kept), shift), value))


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
    with np.errstate(all="ignore"):
        found = [_one(mode, name, *row) for row in zip(*(v.ravel() for v in values), strict=True)]
    return np.array(found, values[0].dtype).reshape(values[0].shape)


def _one(mode: str, name: str, *values: Any) -> Any:
    kind = type(values[0])
    wide = [float(v) for v in values]
    if not all(map(math.isfinite, wide)) or (name == "div" and wide[1] == 0):
        return _plain(name, values)
    exact = EXACT[name](*map(Fraction, wide))
    if exact:
        return np.copysign(_directed(mode, exact, _nearly(exact, kind)), kind(1 if exact > 0 else -1))
    return _zero(mode, name, values)


def _nearly(exact: Fraction, kind: Any) -> Any:
    """One of the two numbers next to it, or the number that it is, with its sign."""
    try:
        found = float(exact)
    except OverflowError:
        found = _INF
    return kind(math.copysign(found, 1 if exact > 0 else -1))


def _plain(name: str, values: Any) -> Any:
    """In the type itself, to the nearest; ``fma`` only where an operand is no finite number: a product may overflow alone."""
    a, b = values[:2]
    if name == "fma" and np.isfinite(a) and np.isfinite(b):
        return values[2]
    product = a * b if name in ("mul", "fma") else a
    return {"add": a + b, "sub": a - b, "mul": product, "div": a / b, "fma": product + values[-1]}[name]


def _zero(mode: str, name: str, values: Any) -> Any:
    """A result that is zero: the sum of what differs in sign is negative where it is rounded down."""
    found = values[0] * values[1] if name in ("mul", "fma") else values[0]
    if name == "mul":
        return found
    if name == "div":
        return found / values[1]
    other = -values[1] if name == "sub" else values[-1]
    if np.signbit(found) == np.signbit(other):
        return np.copysign(found + other, found)
    return np.copysign(found + other, -1 if mode == "rtn" else 1)


def rounded_root(mode: str, a: Array) -> Array:
    """The square root."""
    with np.errstate(all="ignore"):
        return np.array([_root(mode, v) for v in a.ravel()], a.dtype).reshape(a.shape)


def _root(mode: str, value: Any) -> Any:
    nearest = np.sqrt(value)
    if not math.isfinite(value) or value <= 0:
        return nearest
    square, exact = Fraction(float(nearest)) ** 2, Fraction(float(value))
    if mode == "rtp":
        return np.nextafter(nearest, nearest.dtype.type(_INF)) if square < exact else nearest
    return np.nextafter(nearest, nearest.dtype.type(0)) if square > exact else nearest
