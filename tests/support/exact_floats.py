"""A model of floating point that shares nothing with the host's: exact fractions, bits that it steps itself."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

NEAREST, UP, DOWN, ZERO = range(4)


# The model -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Format:
    name: str
    bits: int
    stored: int  # bits of the significand

    @property
    def bias(self) -> int:
        return (1 << self.bits - self.stored - 2) - 1

    @property
    def infinity(self) -> int:
        return (1 << self.bits - 1) - (1 << self.stored)

    @property
    def raw(self) -> np.dtype:
        return np.dtype(f"u{self.bits // 8}")

    def value(self, bits: int) -> Fraction | float:
        """A fraction; infinities and NaN as Python's numbers."""
        sign = -1 if bits >> self.bits - 1 else 1
        magnitude = bits & (1 << self.bits - 1) - 1
        if magnitude >= self.infinity:
            return math.nan if magnitude > self.infinity else sign * math.inf
        exponent, rest = divmod(magnitude, 1 << self.stored)
        significand = rest + (1 << self.stored) if exponent else rest
        return sign * Fraction(significand) * Fraction(2) ** (max(exponent, 1) - self.bias - self.stored)

    def encode(self, value: Fraction | float, direction: int, zero_sign: int = 0) -> int:
        """The bits of what is rounded; those of the quiet NaN for NaN. ``zero_sign``: of a value that is zero."""
        if isinstance(value, float):
            return (
                self.infinity | (value < 0) << self.bits - 1
                if math.isinf(value)
                else self.infinity + (1 << self.stored - 1)
            )
        if value == 0:
            return zero_sign << self.bits - 1
        sign, size = int(value < 0), abs(value)
        low, high = 0, self.infinity - 1  # the greatest magnitude that is not above
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.value(middle) <= size else (low, middle - 1)
        return self._step(low, size, direction, sign) | sign << self.bits - 1

    def _step(self, low: int, size: Fraction, direction: int, sign: int) -> int:
        if self.value(low) == size or direction == ZERO:
            return low
        if direction != NEAREST:
            return low + int((direction == UP) != bool(sign))
        last = low == self.infinity - 1
        above = Fraction(2) ** (self.bias + 1) if last else self.value(low + 1)
        middle = (Fraction(self.value(low)) + Fraction(above)) / 2
        return low + int(size > middle or (size == middle and low & 1))


HALF, SINGLE, DOUBLE = Format("half", 16, 10), Format("float", 32, 23), Format("double", 64, 52)
SUFFIX = {"half": "f16", "float": "f32", "double": "f64"}


def model(name: str, form: Format, to: Format, direction: int, *bits: int) -> int:
    """The bits of an operation's result."""
    values = [form.value(b) for b in bits]
    signs = [b >> form.bits - 1 for b in bits]
    if name == "sqrt":
        return _root(form, direction, values[0], signs[0], bits[0])
    if name == "fptrunc":
        return to.encode(values[0], direction, signs[0])
    if name == "fdiv":
        return _quotient(form, direction, values, signs)
    if name == "fmul":
        return form.encode(_times(values[0], values[1]), direction, signs[0] ^ signs[1])
    if name == "fma":
        return _sum(form, direction, _times(values[0], values[1]), signs[0] ^ signs[1], values[2], signs[2])
    sign = signs[1] ^ (name == "fsub")
    return _sum(form, direction, values[0], signs[0], -values[1] if name == "fsub" else values[1], sign)


def _times(a: Fraction | float, b: Fraction | float) -> Fraction | float:
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a * b
    if math.nan in (a, b) or a != a or b != b or a == 0 or b == 0:
        return math.nan
    return math.inf if (a > 0) == (b > 0) else -math.inf


def _sum(form: Format, direction: int, a: Fraction | float, a_sign: int, b: Fraction | float, b_sign: int) -> int:
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        zero = a_sign if a_sign == b_sign and a == b == 0 else int(direction == DOWN)
        return form.encode(a + b, direction, zero)
    numbers = [v for v in (a, b) if isinstance(v, float)]
    return form.encode(sum(numbers), direction)


def _quotient(form: Format, direction: int, values: list[Fraction | float], signs: list[int]) -> int:
    a, b = values[:2]
    sign = signs[0] ^ signs[1]
    if a != a or b != b or (a == 0 and b == 0) or (isinstance(a, float) and isinstance(b, float)):
        return form.encode(math.nan, direction)
    if isinstance(a, float) or b == 0:
        return form.encode(-math.inf if sign else math.inf, direction)
    return sign << form.bits - 1 if isinstance(b, float) else form.encode(a / b, direction, sign)


def _root(form: Format, direction: int, value: Fraction | float, sign: int, bits: int) -> int:
    if value != value or value < 0:
        return form.encode(math.nan, direction)
    if value == 0 or isinstance(value, float):
        return bits
    low, high = 0, form.infinity - 1
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if Fraction(form.value(middle)) ** 2 <= value else (low, middle - 1)
    if Fraction(form.value(low)) ** 2 == value or direction in (ZERO, DOWN):
        return low
    if direction == UP:
        return low + 1
    half = (Fraction(form.value(low)) + Fraction(form.value(low + 1))) / 2
    return low + int(half * half < value)


# Flushing --------------------------------------------------------------------------------------------------------


def flushed(form: Format, bits: int, keeps: int) -> int:
    """A denormal number as the zero of its sign, unless such are kept."""
    sign = bits & 1 << form.bits - 1
    return bits if keeps or (bits ^ sign) >> form.stored else sign


def is_border(name: str, form: Format, to: Format, direction: int, *bits: int) -> bool:
    """Whether rounding makes the smallest normal number of what is denormal; a sum is exact there."""
    values = [form.value(b) for b in bits]
    if name not in ("fmul", "fma", "fmuladd", "fptrunc") or not all(isinstance(v, Fraction) for v in values):
        return False
    a, b, c = (Fraction(v) for v in (*values, 0)[:3])
    exact = a if name == "fptrunc" else a * b + (0 if name == "fmul" else c)
    found = to.encode(exact, direction) & (1 << to.bits - 1) - 1
    return found == 1 << to.stored and abs(exact) < Fraction(to.value(found))


# Operands --------------------------------------------------------------------------------------------------------


def bits_of(form: Format) -> st.SearchStrategy[int]:
    """Anything, and numbers near the ends of the format, of one and of each other."""
    one = form.bias << form.stored
    anchors = [0, 1 << form.stored, one, form.infinity, one + (1 << form.stored), form.infinity - (1 << form.stored)]
    near = st.builds(
        lambda anchor, step, sign: max(anchor + step, 0) | sign << form.bits - 1,
        st.sampled_from(anchors),
        st.integers(-3, 3),
        st.integers(0, 1),
    )
    alike = st.builds(
        lambda exponent, low, sign: (one + (exponent << form.stored)) + low | sign << form.bits - 1,
        st.integers(-form.stored - 3, form.stored + 3).filter(lambda e: abs(e) < form.bias),
        st.one_of(st.integers(0, 3), st.integers(0, (1 << form.stored) - 1)),
        st.integers(0, 1),
    )
    return st.one_of(near, alike, st.integers(0, (1 << form.bits) - 1))
