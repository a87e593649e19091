"""Products and quotients of forms.

%row = mul i32 %q, %pitch          a factor for each lane, where one of them is known in each lane
%at = udiv i32 %v, 24              shifted by 3 where that is exact, then divided by 3: where each unknown is a multiple of 3
"""

from __future__ import annotations

import numpy as np

from swlds.analysis.axis.bits import Context, exact, is_same_value, low_bits, shift_right, to_lanes
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
)
from swlds.analysis.axis.lanes import Factor, bounds_of

#: Products of unknowns that a product of sums may have.
_MOST_PRODUCTS = 8
#: Divisors of i64 above are not looked into.
_LARGE = 1 << 62


def divide(c: Context, a: Form, b: Form) -> tuple[Form, Form]:
    """``udiv`` and ``urem``. A division by 0 has no result that counts."""
    premises = a.premises | b.premises
    if a.is_exact and b.is_exact:
        return exact("udiv", a.bits, a, b), exact("urem", a.bits, a, b)
    if is_same_value(a, b):
        return constant(1, a.bits).with_premises(premises), constant(0, a.bits).with_premises(premises)
    by = b.number
    if by is None or by == 0:
        same = min(same_lanes(a), same_lanes(b))
        most = min(a.high, max(b.high - 1, 0))
        quotient = c.number(a.bits, same, bounds=(0, a.high // max(b.low, 1)), premises=premises)
        multiple = 1 << min(all_zeros(a), all_zeros(b), a.bits - 1)
        return quotient, c.number(a.bits, same, multiple=multiple, bounds=(0, most), premises=premises)
    twos = (by & -by).bit_length() - 1
    if by == 1 << twos:
        return shift_right(c, a, twos), low_bits(c, a, twos)
    quotient = _divide_odd(c, shift_right(c, a, twos), by >> twos).with_premises(premises)
    rest = plus(a, scale(quotient, by, natural=True), -1, natural=True)
    bounds = (0, min(by - 1, a.high))
    return quotient, make(a.bits, rest.base, rest.terms, natural=rest.natural, bounds=bounds, premises=premises)


def _divide_odd(c: Context, a: Form, by: int) -> Form:
    if a.is_exact:
        return exact("udiv", a.bits, a, constant(by, a.bits))
    if by > _LARGE:
        return c.number(a.bits, same_lanes(a), bounds=(a.low // by, a.high // by), premises=a.premises)
    low: list[tuple[Unknown, Factor]] = []
    high: list[tuple[Unknown, Factor]] = []
    for unknown, factor in a.terms:
        (low if np.any(np.asarray(factor % by)) else high).append((unknown, factor))
    rest = make(a.bits, a.base % by, tuple(low))
    if a.natural and rest.natural and rest.high < by:
        terms = tuple((u, f // by) for u, f in high)
        return make(a.bits, a.base // by, terms, natural=True, premises=a.premises)
    return c.number(a.bits, same_lanes(a), bounds=(a.low // by, a.high // by), premises=a.premises)


def divide_signed(c: Context, a: Form, b: Form) -> tuple[Form, Form]:
    """``sdiv`` and ``srem``, which round towards 0."""
    half = 1 << (a.bits - 1)
    if a.is_exact and b.is_exact:
        return exact("sdiv", a.bits, a, b), exact("srem", a.bits, a, b)
    if (a.high < half and b.high < half) or is_same_value(a, b):
        return divide(c, a, b)
    same, premises = min(same_lanes(a), same_lanes(b)), a.premises | b.premises
    multiple = 1 << min(all_zeros(a), all_zeros(b), a.bits - 1)
    return c.number(a.bits, same, premises=premises), c.number(a.bits, same, multiple=multiple, premises=premises)


def multiply(c: Context, a: Form, b: Form, natural: bool = False, signed: bool = False) -> Form:
    if a.is_exact:
        a, b = b, a
    if b.is_exact:
        by = b.base if not (natural and not signed and b.number is not None) else b.number
        found = scale(a, by, natural, signed)
        return found.with_premises(b.premises)
    first, second = (as_signed(a), as_signed(b)) if signed else (None, None)
    if first is not None and second is not None:
        a, b, natural = first, second, natural and a.natural and b.natural
    else:
        signed, natural = False, natural and a.natural and b.natural
    if len(a.terms) * len(b.terms) > _MOST_PRODUCTS:
        multiple = 1 << min(all_zeros(a) + all_zeros(b), a.bits - 1)
        same = min(same_lanes(a), same_lanes(b))
        return c.number(a.bits, same, multiple=multiple, premises=a.premises | b.premises)
    total = scale(make(a.bits, a.base, (), premises=a.premises), b.base, natural, signed)
    parts = [(u, f, b.base) for u, f in a.terms] + [(u, f, a.base) for u, f in b.terms]
    parts += [(c.product(u, v), f, g) for u, f in a.terms for v, g in b.terms]
    for unknown, factor, by in parts:
        form = Form(a.bits, 0, ((unknown, factor),), natural, signed, 0, (1 << a.bits) - 1, b.premises)
        total = plus(total, scale(form, by, natural, signed), 1, natural, signed)
    return total


def shift_left(c: Context, a: Form, b: Form, natural: bool = False, signed: bool = False) -> Form:
    if b.is_exact:
        low, high = bounds_of(b.base)
        if low < 0 or high >= a.bits:
            numbers = np.minimum(b.unsigned(), np.uint64(a.bits - 1))  # a lane that shifts by more has no result
            b = of_lanes(to_lanes(np.asarray(numbers)), a.bits, b.premises)
            natural = signed = False
        by = 1 << b.base if isinstance(b.base, int) else np.int64(1) << b.base
        return scale(a, by, natural, signed and high < a.bits - 1).with_premises(b.premises)
    least = min(b.low, a.bits - 1)
    power = c.number(a.bits, same_lanes(b), multiple=1 << least, bounds=(1 << least, 1 << (a.bits - 1)))
    return multiply(c, a, power.with_premises(b.premises))
