"""Operations on forms that are no sums: shifts to the right, masks, and wider numbers; quotients rest on them (``products``).

All of them cut a value in two: below some bit it is known in each lane, as nothing unknown reaches there, and above it is a sum
again. With %base a multiple of 64:

    %v = add i32 %base, %tid           low 6 bits: %tid & 63; above: %base / 64 + (%tid >> 6)
    lshr i32 %v, 3                     8 * (the number above) + (%tid & 63 >> 3)

What remains unknown above is a new unknown, which is the same in as many lanes as the sum is there.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, final

import numpy as np

from swlds.analysis.axis.exact import OPERATIONS
from swlds.analysis.axis.forms import (
    Form,
    Unknown,
    all_zeros,
    as_signed,
    constant,
    make,
    of_lanes,
    plus,
    same_lanes,
    scale,
    term_zeros,
    truncate,
)
from swlds.analysis.axis.lanes import ALL, Factor, zeros
from swlds.lazy import dataclass

#: Unknowns that a sum may have.
_MOST_TERMS = 24


@final
@dataclass
class Context:
    """Where forms are made: ``items`` of the group, lanes of a ``wave``; ``block``: the one that is looked at."""

    items: int
    wave_size: int
    block: Any = None
    _products: dict[tuple[Unknown, Unknown], Unknown] = field(default_factory=dict)

    @property
    def wave(self) -> int:
        """What is the same in a wave is the same in so many lanes."""
        return self.wave_size if self.wave_size < self.items else ALL

    def unknown(self, same: int, low: int, high: int, half: int = 0, name: str = "") -> Unknown:
        homes = () if self.block is None else (self.block,)
        return Unknown(name, ALL if same >= self.items else same, low, high, homes, half)

    def number(
        self,
        bits: int,
        same: int,
        *,
        multiple: int = 1,
        bounds: tuple[int, int] | None = None,
        name: str = "",
        premises: frozenset[str] = frozenset(),
    ) -> Form:
        """Any number of so many bits: a multiple of ``multiple`` (a power of two), within ``bounds`` (of unsigned numbers)."""
        multiple = min(multiple, 1 << bits)
        low, high = bounds or (0, (1 << bits) - 1)
        low, high = -(-low // multiple), high // multiple
        if low >= high:
            return make(bits, low * multiple, (), premises=premises)
        unknown = self.unknown(same, low, high, (1 << (bits - 1)) // multiple if bits > 1 else 0, name)
        return make(bits, 0, ((unknown, multiple),), natural=True, premises=premises)

    def product(self, a: Unknown, b: Unknown) -> Unknown:
        """Of two integers, the same one each time."""
        key = (a, b) if id(a) < id(b) else (b, a)
        if key not in self._products:
            ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
            found = Unknown(f"{a.name}*{b.name}", min(a.same, b.same), min(ends), max(ends), (*a.homes, *b.homes))
            self._products[key] = found
        return self._products[key]


def split(a: Form, bit: int) -> tuple[Factor, Form]:
    """``(low, high)`` with a = low + 2^bit * high: low is known in each lane, ``bit`` is below all that is not."""
    terms = tuple((u, f >> bit) for u, f in a.terms)
    high = make(a.bits - bit, a.base >> bit, terms, natural=a.natural, premises=a.premises)
    return a.base & ((1 << bit) - 1), high


def cut(a: Form, bit: int) -> tuple[Form, Form] | None:
    """As ``split``, where the low part may have unknowns that do not reach up to the bit; None where they may."""
    low: list[tuple[Unknown, Factor]] = []
    high: list[tuple[Unknown, Factor]] = []
    for unknown, factor in a.terms:
        (high if zeros((factor,), a.bits) >= bit else low).append((unknown, factor))
    base = a.base & ((1 << bit) - 1)
    rest = make(a.bits, base, tuple(low), premises=a.premises)
    if low and not (rest.natural and rest.high < 1 << bit):
        return None
    terms = tuple((u, f >> bit) for u, f in high)
    return rest, make(a.bits - bit, a.base >> bit, terms, natural=a.natural, premises=a.premises)


def zero_extend(c: Context, a: Form, bits: int) -> Form:
    if a.is_exact:
        numbers = a.unsigned()
        return of_lanes(numbers if numbers.ndim else int(numbers), bits, a.premises)
    if a.natural:
        return make(bits, a.base, a.terms, natural=True, bounds=(a.low, a.high), premises=a.premises)
    bit = term_zeros(a)
    low, high = split(a, bit)
    rest = c.unknown(same_lanes(high), a.low >> bit, a.high >> bit)
    return make(bits, low, ((rest, 1 << bit),), bounds=(a.low, a.high), premises=a.premises)


def shorten(c: Context, a: Form) -> Form:
    """A sum of many unknowns as one of a single unknown: it is the same where the sum is."""
    if len(a.terms) <= _MOST_TERMS:
        return a
    bit = term_zeros(a)
    low, high = split(a, bit)
    half = 1 << (a.bits - 1 - bit)
    rest = c.unknown(same_lanes(high), a.low >> bit, a.high >> bit, half if a.bits > 1 else 0)
    return make(a.bits, low, ((rest, 1 << bit),), bounds=(a.low, a.high), premises=a.premises)


def sign_extend(c: Context, a: Form, bits: int) -> Form:
    if a.bits == 1:
        return scale(zero_extend(c, a, bits), -1)
    if a.high < 1 << (a.bits - 1):
        return zero_extend(c, a, bits)
    signed = as_signed(a)
    if signed is not None:
        return make(bits, signed.base, signed.terms, signed=True, premises=a.premises)
    bit = term_zeros(a)
    low, high = split(a, bit)
    half = 1 << (a.bits - 1 - bit)
    rest = c.unknown(same_lanes(high), -half, half - 1)
    return make(bits, low, ((rest, 1 << bit),), signed=True, premises=a.premises)


def low_bits(c: Context, a: Form, bit: int) -> Form:
    """The value modulo 2^bit."""
    if bit >= a.bits or a.high < 1 << bit:
        return a
    if bit == 0:
        return constant(0, a.bits)
    if a.is_exact:
        return make(a.bits, a.base & ((1 << bit) - 1), (), premises=a.premises)
    if found := cut(a, bit):
        return found[0]
    known = term_zeros(a)
    low, high = split(a, known)
    rest = c.unknown(same_lanes(truncate(high, bit - known)), 0, (1 << (bit - known)) - 1)
    return make(a.bits, low, ((rest, 1 << known),), premises=a.premises)


def shift_right(c: Context, a: Form, bit: int) -> Form:
    """``lshr`` by a number below the width."""
    if bit == 0 or a.is_exact:
        return exact("lshr", a.bits, a, constant(bit, a.bits)) if bit else a
    if a.high < 1 << bit:
        return make(a.bits, 0, (), premises=a.premises)
    if found := cut(a, bit):
        return zero_extend(c, found[1], a.bits)
    known = term_zeros(a)
    if known < bit:
        same = same_lanes(split(a, known)[1])
        return c.number(a.bits, same, bounds=(a.low >> bit, a.high >> bit), premises=a.premises)
    low, high = split(a, known)
    rest = c.unknown(same_lanes(high), a.low >> known, a.high >> known)
    return make(a.bits, low >> bit, ((rest, 1 << (known - bit)),), premises=a.premises)


def shift_right_signed(c: Context, a: Form, bit: int) -> Form:
    """``ashr``: the quotient rounded down."""
    if a.high < 1 << (a.bits - 1):
        return shift_right(c, a, bit)
    if bit == 0 or a.is_exact:
        return exact("ashr", a.bits, a, constant(bit, a.bits)) if bit else a
    signed = as_signed(a)
    if signed is not None and (found := cut(signed, bit)):
        high = found[1]
        return make(a.bits, high.base, high.terms, signed=True, premises=a.premises)
    known = min(term_zeros(a), bit)
    low, high = split(a, known)
    if known < bit:
        same, half = same_lanes(high), 1 << (a.bits - 1 - bit)
        return make(a.bits, 0, ((c.unknown(same, -half, half - 1), 1),), signed=True, premises=a.premises)
    low, high = split(a, term_zeros(a))
    known = term_zeros(a)
    half = 1 << (a.bits - 1 - known)
    rest = c.unknown(same_lanes(high), -half, half - 1)
    return make(a.bits, low >> bit, ((rest, 1 << (known - bit)),), signed=True, premises=a.premises)


def is_same_value(a: Form, b: Form) -> bool:
    """Equal in every lane, whatever is unknown."""
    difference = plus(a, b, -1)
    return difference.number == 0


def exact(name: str, bits: int, a: Form, b: Form) -> Form:
    """An operation on numbers that are known in each lane."""
    found = OPERATIONS[name](bits, a.unsigned(), b.unsigned())
    return of_lanes(found if found.ndim else int(found), bits, a.premises | b.premises)


def bit_and(c: Context, a: Form, b: Form) -> Form:
    if a.is_exact and b.is_exact:
        return exact("and", a.bits, a, b)
    if is_same_value(a, b):
        return a
    if a.number is not None:
        a, b = b, a
    mask = b.number
    if mask is None:
        return _bitwise(c, "and", a, b)
    reached = (1 << a.high.bit_length()) - 1
    if not mask & reached:
        return constant(0, a.bits).with_premises(a.premises)
    mask |= ~reached & ((1 << a.bits) - 1)  # what is 0 anyway
    start = (mask & -mask).bit_length() - 1
    end = (mask >> start).bit_length() + start
    if mask >> start == (1 << (end - start)) - 1:  # bits in a row
        part = low_bits(c, a, end)
        if start == 0:
            return part.with_premises(b.premises)
        return _without_low_bits(c, part, start, b.high).with_premises(a.premises | b.premises)
    return _bitwise(c, "and", a, make(a.bits, mask, (), premises=b.premises))


def _without_low_bits(c: Context, a: Form, bit: int, most: int) -> Form:
    """The multiple of 2^bit below a value; ``most``: it is not above."""
    if a.is_exact or (found := cut(a, bit)) is None:
        rest = scale(shift_right(c, a, bit), 1 << bit, natural=True)
    else:
        rest = plus(a, found[0], -1, natural=True)
    return make(a.bits, rest.base, rest.terms, natural=rest.natural, bounds=(0, most), premises=a.premises)


def bit_or(c: Context, a: Form, b: Form, name: str = "or", disjoint: bool = False) -> Form:
    """``or`` and ``xor``."""
    if a.is_exact and b.is_exact:
        return exact(name, a.bits, a, b)
    if is_same_value(a, b):
        return a if name == "or" else constant(0, a.bits).with_premises(a.premises)
    if a.number is not None:
        a, b = b, a
    if a.high < 1 << all_zeros(b) or b.high < 1 << all_zeros(a):
        return plus(a, b, natural=True)
    if disjoint:
        return plus(a, b, natural=True).with_premises(["or disjoint"])
    if name == "xor" and b.number == (1 << a.bits) - 1:
        return invert(a)
    return _bitwise(c, name, a, b)


def invert(a: Form) -> Form:
    """All bits: -1 - a."""
    if a.bits == 1 and not a.is_exact and a.natural:
        terms = tuple((u, -f) for u, f in a.terms)
        return Form(1, 1 - a.base, terms, True, False, 1 - a.high, 1 - a.low, a.premises)
    signed = as_signed(a)
    return plus(constant(-1, a.bits), a if signed is None else signed, -1, signed=True)


def _bitwise(c: Context, name: str, a: Form, b: Form) -> Form:
    """Bits below all that is unknown are known; those above are an unknown."""
    bit = min(term_zeros(a), term_zeros(b))
    premises = a.premises | b.premises
    first, second = split(a, bit), split(b, bit)
    operation = OPERATIONS[name]
    low = of_lanes(to_lanes(operation(a.bits, *(_unsigned(part[0]) for part in (first, second)))), a.bits).base
    for (one, (below, _)), (_, (_, above)) in (((a, first), (b, second)), ((b, second), (a, first))):
        if above.number == 0:
            if name == "and":
                return make(a.bits, low, (), premises=premises)
            return make(a.bits, _less(one.base, below, low), one.terms, natural=one.natural, premises=premises)
    most = min(a.high, b.high) if name == "and" else (1 << max(a.high, b.high).bit_length()) - 1
    same = min(same_lanes(first[1]), same_lanes(second[1]))
    multiple = bit
    if name == "and":  # a zero of one is a zero of both
        multiple = max(bit, *(bit + all_zeros(high) for _, high in (first, second)))
    rest = c.unknown(same, 0, max(most >> multiple, 0)) if most >> multiple else None
    terms = () if rest is None else ((rest, 1 << multiple),)
    return make(a.bits, low, terms, bounds=(0, most), premises=premises)


def _less(base: Factor, old: Factor, new: Factor) -> Factor:
    """Low bits of a base, replaced."""
    if isinstance(base, int) and isinstance(old, int) and isinstance(new, int):
        return base - old + new
    first, second, third = (np.asarray(f, np.int64) for f in (base, old, new))
    found: Factor = first - second + third
    return found


def _unsigned(factor: Factor) -> Any:
    return np.uint64(factor & ((1 << 64) - 1)) if isinstance(factor, int) else factor.astype(np.uint64)


def to_lanes(found: Any) -> Any:
    """An array, or the number of one without dimensions."""
    return found if found.ndim else int(found)
