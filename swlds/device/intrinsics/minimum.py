"""Minimum and maximum of floating-point numbers.

Of two zeros -0 is the lesser one, as LLVM's constants and IEEE 754-2019 have it; NumPy's functions take either, by type,
processor and place in the array.
"""

from __future__ import annotations

import numpy as np

from swlds.device.address_space import Array


def _ordered(a: Array, b: Array, is_max: bool) -> Array:
    """Of numbers."""
    pick_a = np.signbit(b) if is_max else np.signbit(a)
    return np.where(a == b, np.where(pick_a, a, b), np.where((a > b) == is_max, a, b))


def _number(a: Array, b: Array, is_max: bool) -> Array:
    return np.where(np.isnan(b), a, np.where(np.isnan(a), b, _ordered(a, b, is_max)))


def _with_nan(a: Array, b: Array, is_max: bool) -> Array:
    return np.where(np.isnan(a), a, np.where(np.isnan(b), b, _ordered(a, b, is_max)))


def minimum_number(a: Array, b: Array) -> Array:
    """The lesser one; the other operand where one is NaN, the first where both are."""
    return _number(a, b, False)


def maximum_number(a: Array, b: Array) -> Array:
    """The greater one; the other operand where one is NaN, the first where both are."""
    return _number(a, b, True)


def minimum(a: Array, b: Array) -> Array:
    """The lesser one; NaN where one is, the first where both are."""
    return _with_nan(a, b, False)


def maximum(a: Array, b: Array) -> Array:
    """The greater one; NaN where one is, the first where both are."""
    return _with_nan(a, b, True)
