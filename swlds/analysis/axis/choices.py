"""Comparisons, choices between two values, and what both ways of a choice have in common."""

from __future__ import annotations

import numpy as np

from swlds.analysis.axis.bits import Context, exact, invert, is_same_value, split
from swlds.analysis.axis.exact import COMPARISONS
from swlds.analysis.axis.forms import (
    Form,
    all_zeros,
    as_signed,
    constant,
    make,
    merge,
    of_lanes,
    plus,
    same_lanes,
    scale,
    term_zeros,
)
from swlds.analysis.axis.lanes import Factor, Lanes, bounds_of

#: Predicate -> (the one that it is made of, operands swapped, result inverted).
_OF_LESS = {"lt": (False, False), "ge": (False, True), "gt": (True, False), "le": (True, True)}
_MINIMA = {"umin": ("ult", False), "umax": ("ult", True), "smin": ("slt", False), "smax": ("slt", True)}


def compare(c: Context, predicate: str, a: Form, b: Form) -> Form:
    """``icmp``: an i1."""
    premises = a.premises | b.premises
    if a.is_exact and b.is_exact:
        found = COMPARISONS[predicate](a.bits, a.unsigned(), b.unsigned())
        return of_lanes(np.asarray(found).astype(np.int64) if np.ndim(found) else int(found), 1, premises)
    if predicate in ("eq", "ne"):
        return _compare_equal(c, predicate == "eq", a, b).with_premises(premises)
    if is_same_value(a, b):
        return constant(predicate[1:] in ("le", "ge"), 1).with_premises(premises)
    is_swapped, is_inverted = _OF_LESS[predicate[1:]]
    if is_swapped:
        a, b = b, a
    found = _is_less(c, a, b, predicate[0] == "s")
    return (invert(found) if is_inverted else found).with_premises(premises)


def _compare_equal(c: Context, is_equal: bool, a: Form, b: Form) -> Form:
    difference = plus(a, b, -1)
    if difference.is_exact:
        found = difference.base == 0
        return of_lanes(np.asarray(found == is_equal).astype(np.int64) if np.ndim(found) else int(found == is_equal), 1)
    if a.high < b.low or b.high < a.low:
        return constant(not is_equal, 1)
    bit = term_zeros(difference)
    if bit and np.all(np.asarray(difference.base & ((1 << bit) - 1))):
        return constant(not is_equal, 1)
    return c.number(1, same_lanes(difference))


def _is_less(c: Context, a: Form, b: Form, is_signed: bool) -> Form:
    """``ult`` or ``slt``."""
    half = 1 << (a.bits - 1)
    is_natural = not is_signed or (a.high < half and b.high < half)
    if is_natural and (a.high < b.low or b.high <= a.low):
        return constant(a.high < b.low, 1)
    first, second = (as_signed(a), as_signed(b)) if is_signed else (a, b)
    if first is not None and second is not None and (is_signed or (a.natural and b.natural)):
        low, high = _distance(first, second)
        if low > 0 or high <= 0:
            return constant(low > 0, 1)
        terms = dict(second.terms)
        same = len(first.terms) == len(second.terms) and all(
            u in terms and np.array_equal(f, terms[u]) for u, f in first.terms
        )
        if same:
            found = np.less(first.base, second.base)
            return of_lanes(found.astype(np.int64) if np.ndim(found) else int(found), 1)
    return c.number(1, max(_same_by_threshold(a, b), _same_by_limit(a, b), same_lanes_of(a, b)))


def _distance(a: Form, b: Form) -> tuple[int, int]:
    """Bounds of b - a, of the sums as integers."""
    left, right = dict(a.terms), dict(b.terms)
    (low, high), (least, most) = bounds_of(a.base), bounds_of(b.base)
    found = [least - high, most - low]
    for unknown in {**left, **right}:
        (low, high), (least, most) = bounds_of(left.get(unknown, 0)), bounds_of(right.get(unknown, 0))
        is_same = np.array_equal(left.get(unknown, 0), right.get(unknown, 0))
        factors = (0, 0) if is_same else (least - high, most - low)
        ends = [f * n for f in factors for n in (unknown.low, unknown.high)]
        found = [found[0] + min(ends), found[1] + max(ends)]
    return found[0], found[1]


def same_lanes_of(*forms: Form) -> int:
    return min(map(same_lanes, forms))


def _same_by_threshold(a: Form, b: Form) -> int:
    """a < b where b is a multiple of 2^bit is a >> bit < b >> bit."""
    bit = min(all_zeros(b), term_zeros(a))
    return same_lanes_of(split(a, bit)[1], split(b, bit)[1]) if bit < a.bits else 0


def _same_by_limit(a: Form, b: Form) -> int:
    """a < b where a + 1 is a multiple of 2^bit is a >> bit < b >> bit, too."""
    bit = min(all_zeros(plus(a, constant(1, a.bits))), term_zeros(a), term_zeros(b))
    return same_lanes_of(split(a, bit)[1], split(b, bit)[1]) if bit < a.bits else 0


def choose(c: Context, condition: Form, a: Form, b: Form) -> Form:
    """``select``."""
    premises = condition.premises
    if condition.is_exact:
        if isinstance(condition.base, int):
            return (a if condition.base else b).with_premises(premises)
        return merge(condition.base != 0, a, b).with_premises(premises)
    difference = plus(a, b, -1)
    if difference.is_exact and len(condition.terms) == 1 and condition.natural:
        return _add_if(condition, a, b, difference.base).with_premises(premises)
    return join(c, a, b, same_lanes(condition)).with_premises(premises)


def _add_if(condition: Form, a: Form, b: Form, more: Factor) -> Form:
    """b + condition * more."""
    added = scale(make(a.bits, condition.base, condition.terms), more)
    total = plus(b, added)
    is_whole = a.bits < 64 and np.array_equal(a.base - b.base, more)  # nothing was reduced
    natural = a.natural and b.natural and is_whole
    signed = a.signed and b.signed and is_whole and not _has_twins(a, b)
    bounds = (min(a.low, b.low), max(a.high, b.high))
    return make(a.bits, total.base, total.terms, natural=natural, signed=signed, bounds=bounds, premises=total.premises)


def _has_twins(*forms: Form) -> bool:
    return any(u.half for f in forms for u, _ in f.terms)


def join(c: Context, a: Form, b: Form, same: int) -> Form:
    """One of two values, not known which; aligned groups of ``same`` lanes take the same one. It is b, and a multiple of what
    divides a - b."""
    difference = plus(a, b, -1)
    premises = a.premises | b.premises
    if difference.is_exact and isinstance(difference.base, int) and difference.base == 0:
        natural, signed = a.natural or b.natural, a.signed or b.signed
        better = a if (a.natural, a.signed) == (natural, signed) else b
        return better.with_premises(premises)
    divisor = 1 << all_zeros(difference)
    is_safe = a.bits < 64 or not any(
        isinstance(f, np.ndarray) for f in (difference.base, *(f for _, f in difference.terms))
    )
    natural = a.natural and b.natural and is_safe
    signed = a.signed and b.signed and is_safe and not _has_twins(a, b)
    most = (1 << a.bits) // divisor + 1
    some = c.unknown(min(same, same_lanes(difference)), -most, most)
    terms = dict(b.terms)
    terms[some] = divisor
    bounds = (min(a.low, b.low), max(a.high, b.high))
    return make(a.bits, b.base, terms, natural=natural, signed=signed, bounds=bounds, premises=premises)


def least_or_most(c: Context, name: str, a: Form, b: Form) -> Form:
    """``umin``, ``umax``, ``smin``, ``smax``."""
    if a.is_exact and b.is_exact:
        return exact(name, a.bits, a, b)
    predicate, is_most = _MINIMA[name]
    condition = compare(c, predicate, a, b)
    found = choose(c, condition, b, a) if is_most else choose(c, condition, a, b)
    if predicate == "slt" and max(a.high, b.high) >> (a.bits - 1):
        return found
    bounds = (max(a.low, b.low), max(a.high, b.high)) if is_most else (min(a.low, b.low), min(a.high, b.high))
    return make(
        found.bits,
        found.base,
        found.terms,
        natural=found.natural,
        signed=found.signed,
        bounds=bounds,
        premises=found.premises,
    )


def choose_by_lanes(ways: list[tuple[Lanes, Form]]) -> Form:
    """Each lane has the value of its way."""
    found = ways[0][1]
    for lanes, form in ways[1:]:
        found = merge(lanes, form, found)
    return found
