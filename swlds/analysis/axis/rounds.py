"""What the phi of a loop adds to its start, as far as the rounds of the loop have shown it."""

from __future__ import annotations

from math import gcd

import numpy as np

from swlds.analysis.axis.forms import Form, Unknown
from swlds.analysis.axis.lanes import ALL, bounds_of
from swlds.lazy import dataclass

_ENDLESS = 1 << 70


@dataclass(slots=True)
class Rounds:
    """What a phi of a loop adds to its start: a multiple of ``step``, the same in ``same`` lanes."""

    same: int = ALL
    step: int = 0
    natural: bool = True
    signed: bool = True
    #: What each round adds, where it is always that.
    each: int | None = None
    unknown: Unknown | None = None
    changes: int = 0


def ends_of(rounds: Rounds) -> tuple[int, int]:
    """Bounds of the rounds, with their sign."""
    if rounds.each is not None and abs(rounds.each) == rounds.step:
        return (0, _ENDLESS) if rounds.each > 0 else (-_ENDLESS, 0)
    return -_ENDLESS, _ENDLESS


def divisor_of(form: Form) -> int:
    """The largest number that divides the base and all factors; 0 for 0."""
    found = 0
    for factor in (form.base, *(f for _, f in form.terms)):
        found = gcd(found, factor) if isinstance(factor, int) else gcd(found, int(np.gcd.reduce(factor)))
    return abs(found)


def is_whole_difference(a: Form, b: Form) -> bool:
    """The difference of the sums is what ``plus`` makes of them: nothing is reduced."""
    half = 1 << (a.bits - 1)
    known = dict(b.terms)
    pairs = [(a.base, b.base), *((f, known.pop(u, 0)) for u, f in a.terms), *((0, f) for f in known.values())]
    for first, second in pairs:
        (low, high), (least, most) = bounds_of(first), bounds_of(second)
        if low - most < -half or high - least >= half:
            return False
    return True
