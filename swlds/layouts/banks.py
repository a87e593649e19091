"""What an LDS access of a wave costs: its passes, and for each of them the cycles of its phases and of its bank conflicts.

    access  ->  passes, by its bytes and its alignment (``split_access``)
    pass    ->  phases, fixed groups of lanes (``bank_rows``); each takes a cycle, whoever is active        ``base_cycles``
    phase   ->  the busiest bank's distinct words, less one                                               ``extra_cycles``

``base_cycles + extra_cycles`` is what the counter SQ_LDS_IDX_ACTIVE shows, ``extra_cycles`` what SQ_LDS_BANK_CONFLICT does. Lanes
that want one word are served at once. Atomics are counted as writes; lanes that update one address are counted apart, since what
they cost is not published, and so are passes with a misaligned lane, which stall elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Literal, final

import numpy as np

from swlds.layouts.bank_rows import WORST, Direction, Evidence, find_row
from swlds.lazy import dataclass

Kind = Literal["read", "write", "atomic"]
KINDS: tuple[Kind, ...] = ("read", "write", "atomic")
WORD = 4


@final
@dataclass(frozen=True, slots=True)
class Pass:
    """What one LDS instruction, or one half of a ``read2``, does in each lane: ``bytes`` at ``offset`` of the access."""

    offset: int
    bytes: int


@final
@dataclass(frozen=True, slots=True)
class Pattern:
    """One access as waves execute it: ``offsets`` in LDS, in bytes, a lane each; ``lanes``: the active ones, a bit each;
    ``weight``: how often."""

    kind: Kind
    bytes: int
    align: int
    offsets: tuple[int, ...]
    lanes: int
    weight: int = 1

    @property
    def active(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        return np.array([self.lanes >> k & 1 for k in range(len(self.offsets))], bool)

    def moved(self, by: int) -> Pattern:
        """The same so many bytes further; inactive lanes stay at 0."""
        offsets = tuple(o + by if self.lanes >> k & 1 else 0 for k, o in enumerate(self.offsets))
        return replace(self, offsets=offsets)


@final
@dataclass(frozen=True, slots=True)
class Collision:
    """Two lanes that want different words of one bank in one phase; ``offsets`` in bytes."""

    bank: int
    lanes: tuple[int, int]
    offsets: tuple[int, int]


@final
@dataclass(frozen=True, slots=True)
class Cost:
    """Of one execution by a wave. ``worst_way``: distinct words of the busiest bank in a phase, 1 where nothing collides;
    ``same_address``: active lanes of an atomic whose address another one of their phase has; ``misaligned``: passes of which a
    lane's offset is no multiple of what the pass needs; they have no extra cycles."""

    passes: int
    base_cycles: int
    extra_cycles: int
    worst_way: int
    evidence: Evidence
    same_address: int = 0
    misaligned: int = 0
    example: Collision | None = None


@cache
def split_access(kind: Kind, size: int, align: int) -> tuple[Pass, ...]:
    """The passes that LLVM's instruction selection makes of an access of ``size`` bytes a lane at a multiple of ``align``.

    A pass has a power of two of bytes, or 12, and is aligned to it (12: to 16). Where the alignment is below a word, HSA's
    unaligned mode relies on addresses that are aligned all the same. A read may take more than it needs, up to the alignment.
    """
    if kind == "atomic":
        return (Pass(0, size),)
    trusted = 16 if align < WORD else align
    passes: list[Pass] = []
    offset = 0
    while offset < size:
        left = size - offset
        place = min(trusted, offset & -offset or trusted)
        full = 1 << (left - 1).bit_length()
        if kind == "read" and left < 8 and min(align, place) >= full:
            passes.append(Pass(offset, full))
            break
        width = next(w for w in (16, 12, 8, 4, 2, 1) if w <= left and place >= (16 if w == 12 else w))
        passes.append(Pass(offset, width))
        offset += width
    return tuple(passes)


_Numbers = np.ndarray[Any, np.dtype[np.int64]]


@final
@dataclass(frozen=True, slots=True)
class Costs:
    """Of many executions of one access, a number each (but what is the same in all)."""

    passes: int
    base_cycles: int
    evidence: Evidence
    extra_cycles: _Numbers
    worst_way: _Numbers
    same_address: _Numbers
    misaligned: _Numbers


def count_costs(
    processor: str, kind: Kind, size: int, align: int, offsets: np.ndarray[Any, Any], active: np.ndarray[Any, Any]
) -> Costs:
    """What executions of one access cost; ``offsets`` and ``active`` (bool) have a row for each and a column for each lane.

    Raises LaunchError for a processor whose banks are not known.
    """
    count, lanes = offsets.shape
    starts = offsets.astype(np.int64)
    extra, same, misaligned = (np.zeros(count, np.int64) for _ in range(3))
    worst = np.ones(count, np.int64)
    base, evidence = 0, []
    passes = split_access(kind, size, align)
    for part in passes:
        row = find_row(processor, lanes, pass_direction(kind), part.bytes)
        base += len(row.phases)
        evidence.append(row.evidence)
        place = starts + part.offset
        crooked = ((place % needed_alignment(part.bytes) != 0) & active).any(axis=1)
        misaligned += crooked
        for phase in row.phases:
            words, there = _words(place[:, phase], active[:, phase], part.bytes)
            ways = np.where(crooked, 1, _busiest(words, there, row.banks))
            extra += np.maximum(ways - 1, 0)
            worst = np.maximum(worst, ways)
            if kind == "atomic":
                same += active[:, phase].sum(axis=1) - _distinct(place[:, phase], active[:, phase])[0].sum(axis=1)
    return Costs(len(passes), base, worst_evidence(evidence), extra, worst, same, misaligned)


def merge_patterns(patterns: Iterable[Pattern]) -> list[Pattern]:
    """Equal patterns become one, whose weight is the sum of theirs."""
    weights: dict[Pattern, int] = {}
    for pattern in patterns:
        key = replace(pattern, weight=1)
        weights[key] = weights.get(key, 0) + pattern.weight
    return [replace(pattern, weight=weight) for pattern, weight in weights.items()]


def sum_costs(processor: str, patterns: Iterable[Pattern]) -> tuple[int, int]:
    """(base, extra) cycles of all patterns, each as often as its weight says."""
    alike: dict[tuple[Kind, int, int, int], list[Pattern]] = {}
    for p in patterns:
        alike.setdefault((p.kind, p.bytes, p.align, len(p.offsets)), []).append(p)
    base = extra = 0
    for (kind, size, align, _), same in alike.items():
        weights = np.array([p.weight for p in same], np.int64)
        offsets, active = np.array([p.offsets for p in same], np.int64), np.array([p.active for p in same])
        costs = count_costs(processor, kind, size, align, offsets, active)
        base += costs.base_cycles * int(weights.sum())
        extra += int((costs.extra_cycles * weights).sum())
    return base, extra


def cost_of(processor: str, pattern: Pattern) -> Cost:
    """What one execution of the pattern costs, with an example of lanes that collide."""
    offsets, active = np.array([pattern.offsets], np.int64), pattern.active[None, :]
    found = count_costs(processor, pattern.kind, pattern.bytes, pattern.align, offsets, active)
    extra, way, same, crooked = (
        int(a[0]) for a in (found.extra_cycles, found.worst_way, found.same_address, found.misaligned)
    )
    example = find_collision(processor, pattern) if extra else None
    return Cost(found.passes, found.base_cycles, extra, way, found.evidence, same, crooked, example)


def find_collision(processor: str, pattern: Pattern) -> Collision | None:
    """Two lanes that collide at the busiest bank: the first such phase, its lowest bank and lanes."""
    best: tuple[int, Collision] | None = None
    for part in split_access(pattern.kind, pattern.bytes, pattern.align):
        row = find_row(processor, len(pattern.offsets), pass_direction(pattern.kind), part.bytes)
        active = [k for k in range(len(pattern.offsets)) if pattern.lanes >> k & 1]
        if any((pattern.offsets[k] + part.offset) % needed_alignment(part.bytes) for k in active):
            continue
        for phase in row.phases:
            wanted: dict[int, dict[int, int]] = {}
            for lane in phase:
                if pattern.lanes >> lane & 1:
                    first = (pattern.offsets[lane] + part.offset) // WORD
                    for word in range(first, first + max(part.bytes // WORD, 1)):
                        wanted.setdefault(word % row.banks, {}).setdefault(word, lane)
            for bank, words in sorted(wanted.items()):
                if len(words) > 1 and (best is None or len(words) > best[0]):
                    (a, one), (b, other) = list(words.items())[:2]
                    best = (len(words), Collision(bank, (one, other), (a * WORD, b * WORD)))
    return best[1] if best is not None else None


def pass_direction(kind: Kind) -> Direction:
    """Whose rows of the table an access goes by."""
    return "read" if kind == "read" else "write"


def needed_alignment(size: int) -> int:
    """What the address of a pass must be a multiple of."""
    return 16 if size == 12 else size


def _words(
    place: np.ndarray[Any, Any], active: np.ndarray[Any, Any], size: int
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """The words that the lanes of a phase touch, and whether each is wanted."""
    count = max(size // WORD, 1)
    words = place[:, :, None] // WORD + np.arange(count)
    return words.reshape(len(place), -1), np.repeat(active, count, axis=1)


def _distinct(
    numbers: np.ndarray[Any, Any], wanted: np.ndarray[Any, Any]
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """In each row: the numbers in order, and which of them are wanted and the first of their value."""
    last = np.iinfo(np.int64).max
    ordered = np.sort(np.where(wanted, numbers, last), axis=1)
    is_first = ordered != last
    is_first[:, 1:] &= ordered[:, 1:] != ordered[:, :-1]
    return is_first, ordered


def _busiest(words: np.ndarray[Any, Any], wanted: np.ndarray[Any, Any], banks: int) -> np.ndarray[Any, Any]:
    """For each row, the distinct words of its busiest bank; 0 where no lane is active."""
    is_first, ordered = _distinct(words, wanted)
    rows = np.broadcast_to(np.arange(len(words))[:, None], ordered.shape)
    cells = (rows * banks + ordered % banks)[is_first]
    found: np.ndarray[Any, Any] = np.bincount(cells, minlength=len(words) * banks).reshape(-1, banks).max(axis=1)
    return found


def worst_evidence(found: Sequence[Evidence]) -> Evidence:
    """That of a report which rests on all of them; *measured* for none."""
    return max(found, key=WORST.index, default="measured")
