"""``best_swizzle``: the XOR swizzle of least cycles for all access patterns of a variable at once, with a proof.

    patterns  ->  conflict sets, for groups of 16, 8 and 4 bytes        conflict_sets
    sets      ->  the map of least extra cycles, and a bound            search, set_costs
    maps      ->  the one of least base + extra cycles                  here

Smaller groups leave more maps, but accesses wider than a group are split, which may cost base cycles: so the total decides.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Literal, Protocol, final

from swlds.errors import OptionError
from swlds.layouts.banks import Pattern
from swlds.layouts.conflict_sets import (
    Batch,
    batch_patterns,
    cost_unchanged,
    find_conflict_sets,
    highest_end,
    widest_atomic,
)
from swlds.layouts.search import Best, Proof, simplify, start, try_all, try_shuffles
from swlds.layouts.set_costs import Images, OutOfTime, SetCosts
from swlds.layouts.swizzle import XorSwizzle
from swlds.lazy import dataclass
from swlds.words import knows_words, refuse_other, shown

Form = Literal["any", "iree"]
GROUP_SIZES = (16, 8, 4)
#: Footprints are rounded up to it: the banks of any processor, once each.
_LINE = 256
#: How much of the time the search for the least cost may take; the rest is for the simplest map.
_SHARE = 0.8


class HasName(Protocol):
    @property
    def name(self) -> str: ...


@final
@dataclass(frozen=True, slots=True)
class GroupResult:
    """The best map found that keeps groups of ``group_bytes`` whole. Cycles are sums over all patterns, by weight.

    ``bound``: what every mapping that keeps such groups costs at least, base cycles included. ``proof``: "bound", it is met;
    "family", no swizzle costs less; "stopped", neither is known: time ran out, or the bound shows that another size is better.
    """

    group_bytes: int
    swizzle: XorSwizzle
    base_cycles: int
    extra_cycles: int
    bound: int
    proof: Proof

    @property
    def cost(self) -> int:
        return self.base_cycles + self.extra_cycles


@final
@dataclass(frozen=True, slots=True)
class SwizzleResult:
    """What ``best_swizzle`` found.

    ``before``: the cost without a swizzle, with no access split. ``groups``: the best map for each size of groups that was looked
    at; others cannot cost less. The identity with groups of 8 or 4 bytes means that splitting alone is cheaper, as it can be for
    12 bytes. ``bound``: what every mapping costs at least that keeps groups of any of the sizes whole. ``proof`` as in
    ``GroupResult``, for all sizes together.
    """

    swizzle: XorSwizzle
    base_cycles: int
    extra_cycles: int
    before_base_cycles: int
    before_extra_cycles: int
    bound: int
    proof: Proof
    groups: tuple[GroupResult, ...]

    @property
    def cost(self) -> int:
        return self.base_cycles + self.extra_cycles

    @property
    def before(self) -> int:
        return self.before_base_cycles + self.before_extra_cycles

    @property
    def group_bytes(self) -> int:
        """What the map keeps whole; accesses that are wider have to be split (``passes_within``)."""
        return self.swizzle.group_bytes

    @property
    def is_proved(self) -> bool:
        """Does no swizzle (of the form) cost less?"""
        return self.proof != "stopped"


@knows_words(OptionError)
def best_swizzle(
    patterns: Iterable[Pattern],
    target: str | HasName,
    limit_seconds: float = 2.0,
    *,
    form: Form = "any",
    footprint: int | None = None,
    group_sizes: Sequence[int] = GROUP_SIZES,
) -> SwizzleResult:
    """The XOR swizzle for which the patterns of one variable take the least LDS cycles; the identity where none is better.

    Offsets of patterns count from the variable's base. ``target``: a processor's name, or what has it as ``name``. ``form``
    "iree": only what an ``xor_shuffle`` expresses. ``footprint``: the variable's bytes, which the map permutes; if not given, the
    highest byte touched, rounded up to whole lines. ``group_sizes``: of 16, 8 and 4 bytes, those that may be tried.

    Among maps of equal cost: the largest groups, then the fewest distinct shifts, the fewest bits, then one that is an
    ``xor_shuffle``. ``limit_seconds`` bounds the search, not the time to read the patterns, which is linear in them. Raises
    LaunchError for a processor whose banks are not known, OptionError for what is no option.
    """
    sizes = _check(form, group_sizes, limit_seconds)
    processor = target if isinstance(target, str) else getattr(target, "name", None)
    if not isinstance(processor, str):
        raise OptionError(f"target is {shown(target)}", hint="a processor's name, or what has it")
    batches = batch_patterns(patterns)
    footprint = _find_footprint(batches, footprint)
    jobs = [_make_job(processor, batches, size, footprint) for size in sizes if size >= widest_atomic(batches)]
    before_base, before_extra = cost_unchanged(processor, batches)
    before = before_base + before_extra
    ends = time.monotonic() + limit_seconds
    for job in jobs:
        if _may_win(job, jobs, before):
            job.try_shuffles(ends, is_all=form == "iree")
    for k, job in enumerate(jobs):
        if form == "any" and _may_win(job, jobs, before):
            now = time.monotonic()
            job.try_all([j.found.images for j in jobs[:k] if j.found], now + _SHARE * (ends - now) / (len(jobs) - k))
    chosen = _choose(jobs, before)
    if chosen is not None and form == "any":
        chosen.simplify(ends)
    cost = before if chosen is None else chosen.cost
    bound = min([before, *(job.bound for job in jobs)])
    least = min([before, *(job.least for job in jobs)])
    return SwizzleResult(
        chosen.swizzle if chosen is not None else XorSwizzle.identity(),
        chosen.base_cycles if chosen is not None else before_base,
        cost - (chosen.base_cycles if chosen is not None else before_base),
        before_base,
        before_extra,
        bound,
        "bound" if cost <= bound else "family" if cost <= least else "stopped",
        tuple(job.result() for job in jobs if job.found is not None),
    )


@final
@dataclass(slots=True)
class _Job:
    """The search with groups of one size; ``found`` is None before it."""

    group_bytes: int
    base_cycles: int
    costs: SetCosts
    is_legal: Callable[[XorSwizzle], bool]
    found: Best | None = None
    proof: Proof = "stopped"

    @property
    def bound(self) -> int:
        return self.base_cycles + self.costs.bound

    @property
    def cost(self) -> int:
        assert self.found is not None, "the search comes first"
        return self.base_cycles + self.found.extra

    @property
    def least(self) -> int:
        """No map with such groups costs less, as far as that is known."""
        return self.bound if self.proof == "stopped" else self.cost

    @property
    def swizzle(self) -> XorSwizzle:
        assert self.found is not None, "the search comes first"
        return XorSwizzle(self.found.images, self.group_bytes)

    def try_shuffles(self, deadline: float, *, is_all: bool) -> None:
        """``is_all``: no other maps will be tried."""
        self.costs.deadline = deadline
        try:
            self.found = start(self.costs, self.group_bytes, self.is_legal)
        except OutOfTime:
            return
        proof = try_shuffles(self.costs, self.found)
        self.proof = proof if is_all or proof == "bound" else "stopped"

    def try_all(self, known: Sequence[Images], deadline: float) -> None:
        """``known``: maps that are good with larger groups."""
        self.costs.deadline = deadline
        if self.found is not None and self.proof != "bound":
            self.proof = try_all(self.costs, self.found, known)

    def simplify(self, deadline: float) -> None:
        self.costs.deadline = deadline
        if self.found is not None:
            simplify(self.costs, self.found)

    def result(self) -> GroupResult:
        extra = self.cost - self.base_cycles
        return GroupResult(self.group_bytes, self.swizzle, self.base_cycles, extra, self.bound, self.proof)


def _choose(jobs: Sequence[_Job], before: int) -> _Job | None:
    """The one of least cost, with the largest groups; None if none costs less than ``before``."""
    return min(
        (job for job in jobs if job.found is not None and job.cost < before), key=lambda job: job.cost, default=None
    )


def _may_win(job: _Job, jobs: Sequence[_Job], before: int) -> bool:
    """Can a search still change what is chosen?"""
    best = _choose(jobs, before)
    if best is None:
        return job.bound < before
    return job.bound < best.cost or (job.bound == best.cost and job.group_bytes > best.group_bytes)


def _make_job(processor: str, batches: Sequence[Batch], group_bytes: int, footprint: int) -> _Job:
    sets = find_conflict_sets(processor, batches, group_bytes)
    costs = SetCosts(sets, group_bytes)
    return _Job(group_bytes, sets.base_cycles, costs, lambda swizzle: swizzle.is_bijection(footprint))


def _check(form: str, group_sizes: Sequence[int], limit_seconds: float) -> list[int]:
    refuse_other("form of swizzles", form, ("any", "iree"), OptionError)
    if not group_sizes or not set(group_sizes) <= set(GROUP_SIZES):
        raise OptionError("group sizes are 16, 8 and 4 bytes")
    if not limit_seconds >= 0:
        raise OptionError("limit_seconds is a number of seconds, at least 0")
    return sorted(set(group_sizes), reverse=True)


def _find_footprint(batches: Sequence[Batch], footprint: int | None) -> int:
    end = highest_end(batches)
    if footprint is None:
        return -(-end // _LINE) * _LINE
    if end > footprint:
        raise OptionError(f"an access ends at byte {end} of a variable of {footprint}")
    return footprint
