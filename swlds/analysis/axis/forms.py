"""A value in all work-items of a group at once: known numbers in each lane, and unknown numbers with factors.

    value[lane] = base[lane] + sum of factor[lane] * unknown[lane]      modulo 2^bits

    %row = lshr i32 %tid, 4            base: 0 0 … 1 1 …
    %at = mul i32 %row, %pitch         base: 0, factor of %pitch: 0 0 … 1 1 …
    %p = gep float, ptr %a, i32 %at    base: 0, factor of %a: 1, of %pitch: 0 0 … 4 4 …

Lanes are the work-items of one group in the order of the hardware. An ``Unknown`` is an integer of which only this is known:
its bounds, and that aligned groups of ``same`` lanes have one (all lanes, for arguments; one, for what was loaded from anywhere).
What it is a multiple of stands in its factors: an address that is a multiple of 16 is 16 * unknown.

A form is right modulo 2^bits. Where it is ``natural``, the sum as an integer is the value as an unsigned number; where it is
``signed``, it is the value as a signed number, once unknowns that stand for a pattern of bits are read as signed ones (``twin``).
Numbers in forms are between -2^(bits-1) and 2^(bits-1); those of i1 are 0 and 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, final

import numpy as np

from swlds.analysis.axis.lanes import (
    ALL,
    WORD,
    Factor,
    Lanes,
    bounds_of,
    find_breaks,
    find_same,
    is_equal,
    reduce,
    reduce_with_bounds,
    zeros,
)
from swlds.lazy import dataclass

#: What 0 is a multiple of.
OF_ZERO = 1 << 62
NOTHING: frozenset[str] = frozenset()
#: How premises begin that a user, not the program, answers for.
ASSUMED = "assumed: "
#: Premises of the program that a claim lists; of more it says only this, so that long sums stay linear.
_MOST_PREMISES = 16
MORE_PREMISES = f"nuw, nsw, ranges and the like of more than {_MOST_PREMISES} values"
#: Sums of two numbers below it fit into 64 bits.
_SAFE = 1 << 62


@final
class Unknown:
    """An integer for each lane. ``same``: aligned groups of so many lanes have one; ``homes``: the blocks that compute it, none
    for what a function is called with; ``half``: not 0 for a pattern of bits that is read as unsigned, whose signed reading is
    that number less 2 * half where it is not below half."""

    __slots__ = ("_twin", "half", "high", "homes", "low", "name", "same")

    def __init__(self, name: str, same: int, low: int, high: int, homes: tuple[Any, ...] = (), half: int = 0) -> None:
        self.name, self.same, self.low, self.high, self.homes = name, same, low, high, homes
        self.half = half if high >= half else 0
        self._twin: Unknown | None = None

    @property
    def twin(self) -> Unknown:
        """The signed reading."""
        if not self.half:
            return self
        if self._twin is None:
            self._twin = Unknown(self.name, self.same, -self.half, self.half - 1, self.homes)
        return self._twin


Terms: TypeAlias = "tuple[tuple[Unknown, Factor], ...]"


@final
@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """See above. ``low`` and ``high`` bound the value as an unsigned number. ``premises``: what of the program (attributes,
    flags, assumptions) it rests on, in words."""

    bits: int
    base: Factor
    terms: Terms
    natural: bool
    signed: bool
    low: int
    high: int
    premises: frozenset[str] = NOTHING

    @property
    def is_exact(self) -> bool:
        """Known in each lane."""
        return not self.terms

    @property
    def number(self) -> int | None:
        """The value as an unsigned number where it is one and the same in all lanes."""
        return self.base & ((1 << self.bits) - 1) if not self.terms and isinstance(self.base, int) else None

    def unsigned(self) -> Any:
        """Of an exact form: unsigned numbers, u64."""
        assert not self.terms, "an exact form"
        mask = (1 << self.bits) - 1
        if isinstance(self.base, int):
            return np.uint64(self.base & mask)
        return self.base.astype(np.uint64) & np.uint64(mask)

    def with_premises(self, premises: Iterable[str]) -> Form:
        added = frozenset(premises)
        return replace(self, premises=few_premises(self.premises | added)) if added - self.premises else self


def few_premises(premises: frozenset[str]) -> frozenset[str]:
    """The same, or what users assume and that there are more."""
    if len(premises) <= _MOST_PREMISES and MORE_PREMISES not in premises:
        return premises
    assumed = frozenset(p for p in premises if p.startswith(ASSUMED))
    is_few = len(premises) - len(assumed) <= _MOST_PREMISES and MORE_PREMISES not in premises
    return premises if is_few else assumed | {MORE_PREMISES}


def make(
    bits: int,
    base: Factor,
    terms: Mapping[Unknown, Factor] | Terms,
    *,
    natural: bool = False,
    signed: bool = False,
    bounds: tuple[int, int] | None = None,
    premises: frozenset[str] = NOTHING,
) -> Form:
    """A form of numbers that need not be reduced. ``natural``, ``signed``: the integer sum of these very numbers is the value;
    ``bounds``: of the value, where more is known than the sum shows. Arrays did not wrap in 64 bits."""
    reduced, low, high, is_same = reduce_with_bounds(base, bits)
    kept: list[tuple[Unknown, Factor]] = []
    least, most = low, high
    for unknown, factor in terms.items() if isinstance(terms, Mapping) else terms:
        new, start, end, is_whole = reduce_with_bounds(factor, bits)
        is_same = is_same and is_whole
        if start == end == 0:
            continue
        kept.append((unknown, new))
        signed_unknown = read_signed(unknown, new, bits)
        is_alike = signed_unknown is unknown and (least, most) == (low, high)
        low, high = _widen(low, high, unknown, start, end)
        least, most = (low, high) if is_alike else _widen(least, most, signed_unknown, start, end)
    natural, signed = natural and is_same, signed and is_same
    modulus, half = 1 << bits, 1 << (bits - 1)
    signed = signed or (bits > 1 and -half <= least and most < half)
    natural = natural or (low >= 0 and high < modulus)
    if natural:
        low, high = max(low, 0), min(high, modulus - 1)
    elif not kept and high < 0:
        low, high = low + modulus, high + modulus
    else:
        low, high = 0, modulus - 1
    if bounds is not None:
        low, high = max(low, bounds[0]), min(high, bounds[1])
    return Form(bits, reduced, tuple(kept), natural, signed, low, high, few_premises(premises))


def _widen(low: int, high: int, unknown: Unknown, least: int, most: int) -> tuple[int, int]:
    """Bounds of a sum with one more product, by a factor from ``least`` to ``most``."""
    if least == most:
        a, b = least * unknown.low, least * unknown.high
        return (low + a, high + b) if least > 0 else (low + b, high + a)
    ends = (least * unknown.low, least * unknown.high, most * unknown.low, most * unknown.high)
    return low + min(ends), high + max(ends)


def read_signed(unknown: Unknown, factor: Factor, bits: int) -> Unknown:
    """The signed reading of an unknown, where that times the factor is the same modulo 2^bits; else the unknown."""
    if not unknown.half or zeros((factor,), bits) + unknown.half.bit_length() < bits:
        return unknown
    return unknown.twin


def constant(number: int, bits: int) -> Form:
    return make(bits, number, ())


def of_lanes(numbers: Any, bits: int, premises: frozenset[str] = NOTHING) -> Form:
    """Of a number for each lane (or one for all): any integers, of which the low bits count."""
    if isinstance(numbers, np.ndarray) and numbers.ndim:
        return make(bits, numbers.astype(np.int64), (), premises=premises)
    return make(bits, int(numbers), (), premises=premises)


def plus(a: Form, b: Form, times: int = 1, natural: bool = False, signed: bool = False) -> Form:
    """``a + times * b``, ``times`` 1 or -1. ``natural``, ``signed``: the program says that it does not wrap so."""
    is_safe = a.bits < WORD or (_is_safe(a) and _is_safe(b))
    terms = dict(a.terms)
    for unknown, factor in b.terms:
        known = terms.get(unknown)
        terms[unknown] = _sum(0, factor, times) if known is None else _sum(known, factor, times)
    base = _sum(a.base, b.base, times)
    proved = make(a.bits, base, terms, premises=a.premises | b.premises)
    natural = natural and is_safe and a.natural and b.natural
    signed = signed and is_safe and a.signed and b.signed and _reads_alike(a, proved) and _reads_alike(b, proved)
    if (natural and not proved.natural) or (signed and not proved.signed):
        return make(a.bits, base, terms, natural=natural, signed=signed, premises=proved.premises)
    return proved if is_safe else replace(proved, natural=False, signed=False, low=0, high=(1 << a.bits) - 1)


def _reads_alike(part: Form, whole: Form) -> bool:
    """Unknowns are read as signed numbers in both forms, or in none."""
    if not any(u.half for u, _ in part.terms):
        return True
    found = dict(whole.terms)
    pairs = [(u, f, found[u]) for u, f in part.terms if u.half and u in found]
    return all(read_signed(u, f, part.bits) is read_signed(u, g, part.bits) for u, f, g in pairs)


def _sum(a: Factor, b: Factor, times: int) -> Factor:
    """``a + times * b``; of arrays modulo 2^64."""
    if isinstance(a, int) and isinstance(b, int):
        return a + times * b
    first, second = (np.asarray(reduce(f, WORD), np.int64) for f in (a, b))
    total: Factor = first + second if times > 0 else first - second
    return total


def _is_safe(form: Form) -> bool:
    ends = [end for f in (form.base, *(f for _, f in form.terms)) if not isinstance(f, int) for end in bounds_of(f)]
    return all(-_SAFE < end < _SAFE for end in ends)


def scale(a: Form, by: Factor, natural: bool = False, signed: bool = False) -> Form:
    """``a`` times known numbers."""
    low, high = bounds_of(by)
    most = max(abs(low), abs(high))
    numbers = [a.base, *(f for _, f in a.terms)]
    is_safe = all(max(map(abs, bounds_of(f))) * most < _SAFE for f in numbers)
    numbers = [f * by if is_safe else _wrapping(f, by) for f in numbers]
    terms = tuple((u, f) for (u, _), f in zip(a.terms, numbers[1:], strict=True))
    natural, signed = natural and is_safe and a.natural and low >= 0, signed and is_safe and a.signed
    found = make(a.bits, numbers[0], terms, natural=natural, signed=signed, premises=a.premises)
    if signed and not _reads_alike(a, found):
        found = make(a.bits, numbers[0], terms, natural=natural, premises=a.premises)
    return found if is_safe else replace(found, natural=found.is_exact and found.natural, signed=found.is_exact)


def _wrapping(factor: Factor, by: Factor) -> Factor:
    """A product modulo 2^64."""
    if isinstance(factor, int) and isinstance(by, int):
        return factor * by
    return np.asarray(reduce(factor, WORD), np.int64) * np.asarray(reduce(by, WORD), np.int64)


def truncate(a: Form, bits: int) -> Form:
    bounds = (a.low, a.high) if a.high < 1 << bits else None
    natural = a.natural and bounds is not None
    return make(bits, a.base, a.terms, natural=natural, bounds=bounds, premises=a.premises)


def as_signed(a: Form) -> Form | None:
    """The same value, whose sum is its signed reading as it stands; None where no sum is known to be that."""
    if not a.signed:
        return None
    terms = tuple((read_signed(u, f, a.bits), f) for u, f in a.terms)
    if all(u is v for (u, _), (v, _) in zip(terms, a.terms, strict=True)):
        return a
    return make(a.bits, a.base, terms, signed=True, bounds=(a.low, a.high), premises=a.premises)


def merge(chosen: Lanes, a: Form, b: Form) -> Form:
    """``a`` in the chosen lanes, else ``b``."""
    base = np.where(chosen, a.base, b.base)
    first, second = dict(a.terms), dict(b.terms)
    terms = {u: np.where(chosen, first.get(u, 0), second.get(u, 0)) for u in {**first, **second}}
    bounds = (min(a.low, b.low), max(a.high, b.high))
    natural, premises = a.natural and b.natural, a.premises | b.premises
    found = make(a.bits, base, terms, natural=natural, bounds=bounds, premises=premises)
    if a.signed and b.signed and not found.signed and _reads_alike(a, found) and _reads_alike(b, found):
        return make(a.bits, base, terms, natural=natural, signed=True, bounds=bounds, premises=premises)
    return found


def take(a: Form, lanes: Lanes, unknown: Callable[[Unknown, int], Unknown]) -> Form:
    """What the lanes with these numbers have. ``unknown`` makes one that is another's in other lanes, with its ``same``."""

    def pick(factor: Factor) -> Factor:
        return factor if isinstance(factor, int) else factor[lanes]

    terms = [(u if u.same == ALL else unknown(u, find_same(lanes // u.same)), pick(f)) for u, f in a.terms]
    return make(a.bits, pick(a.base), tuple(terms), natural=a.natural, bounds=(a.low, a.high), premises=a.premises)


def same_lanes(a: Form, step: int = 0) -> int:
    """Aligned groups of so many lanes have one value, or rise by ``step``."""
    same, breaks = ALL, find_breaks(a.base, step, a.bits)
    for unknown, factor in a.terms:
        same = min(same, unknown.same)
        breaks |= find_breaks(factor, 0, a.bits)
    return min(same, breaks & -breaks) if breaks else same


def term_zeros(a: Form) -> int:
    """Zeros at the end of what is not known."""
    return zeros((f for _, f in a.terms), a.bits)


def all_zeros(a: Form) -> int:
    """Zeros at the end of the value, in every lane."""
    return zeros((a.base, *(f for _, f in a.terms)), a.bits)


def is_same_form(a: Form, b: Form) -> bool:
    """Equal sums with equal bounds."""
    if a is b:
        return True
    facts = [(f.bits, f.natural, f.signed, f.low, f.high, f.premises, len(f.terms)) for f in (a, b)]
    if facts[0] != facts[1] or not is_equal(a.base, b.base):
        return False
    other = dict(b.terms)
    return all(u in other and is_equal(f, other[u]) for u, f in a.terms)
