"""What is said of a value: contiguity, divisibility, constancy, stride, as Triton's AxisInfo has them.

Over the work-items of one group in the order of the hardware, in aligned groups of lanes (the last may be short):

* contiguity C: in groups of C lanes each value is the one before and a step (1; bytes of an access, for addresses);
* divisibility D: the first value of each of these groups is a multiple of D;
* constancy K: in groups of K lanes all values are equal;
* stride: what each value is more than the one before, where that is the same in the whole group.

All of them are powers of two but for the stride, and hold modulo 2^bits.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, final

from swlds.analysis.axis.forms import ASSUMED, OF_ZERO, Form, same_lanes
from swlds.analysis.axis.lanes import ALL, Factor, find_breaks, reduce, zeros
from swlds.lazy import dataclass

Verdict = Literal["proved", "under-assumption", "unknown"]


@final
@dataclass(frozen=True, slots=True)
class Claim:
    """See above. ``value``: the one number (signed) that all lanes have, None where they differ or it is not known."""

    contiguity: int
    divisibility: int
    constancy: int
    stride: int | None
    value: int | None
    verdict: Verdict
    premises: tuple[str, ...] = ()


#: Of what is not known, and of code that nothing reaches.
NOTHING_KNOWN = Claim(1, 1, 1, None, None, "unknown")


def claim_of(form: Form, items: int, step: int = 1) -> Claim:
    """The strongest that a form shows, for a group of so many work-items; runs rise by ``step``."""
    whole = 1 << (items.bit_length() - 1)
    constancy = min(same_lanes(form), whole)
    stride = _stride(form, items)
    value = form.base if form.is_exact and isinstance(form.base, int) else None
    if form.bits == 1:
        verdict = verdict_of(form.premises, constancy > 1 or value is not None)
        return Claim(1, 1, constancy, stride, value, verdict, _sorted(form.premises, verdict))
    contiguity = min(same_lanes(form, step), whole) if items > 1 else 1
    divisibility = _divisibility(form, contiguity)
    is_known = max(contiguity, divisibility, constancy) > 1 or stride is not None or value is not None
    verdict = verdict_of(form.premises, is_known)
    return Claim(contiguity, divisibility, constancy, stride, value, verdict, _sorted(form.premises, verdict))


def verdict_of(premises: Iterable[str], is_known: bool) -> Verdict:
    """*proved* follows from the program; what a user said is an assumption."""
    if not is_known:
        return "unknown"
    return "under-assumption" if any(p.startswith(ASSUMED) for p in premises) else "proved"


def _sorted(premises: frozenset[str], verdict: Verdict) -> tuple[str, ...]:
    return () if verdict == "unknown" else tuple(sorted(premises))


def _divisibility(form: Form, lanes: int) -> int:
    """Of the first of each so many lanes."""

    def first(factor: Factor) -> Factor:
        return factor if isinstance(factor, int) else factor[::lanes]

    count = zeros([first(form.base), *(first(f) for _, f in form.terms)], form.bits)
    return OF_ZERO if count == form.bits else min(1 << count, OF_ZERO)


def _stride(form: Form, items: int) -> int | None:
    if items == 1:
        return 0
    if any(u.same != ALL or find_breaks(f, 0, form.bits) for u, f in form.terms):
        return None
    if isinstance(form.base, int):
        return 0
    step = int(form.base[1]) - int(form.base[0])
    found = reduce(step, form.bits)
    assert isinstance(found, int)
    if form.bits == 1:
        return None
    return found if not find_breaks(form.base, found, form.bits) else None
