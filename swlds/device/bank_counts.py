"""What the LDS accesses of a launch cost, by the bank model: passes, cycles, conflicts, and the patterns that they came by with.

All that is kept is a sum, a smallest or a set that does not depend on the order in which patterns come: both engines count the
same. Of a site's patterns those ``KEPT`` with the smallest hashes are kept, each with all its executions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import final

import numpy as np

from swlds.device.address_space import LDS, Array
from swlds.device.pattern_sample import PatternSample
from swlds.device.patterns import AccessSite, Seen, alignment, masks_of
from swlds.layouts.bank_rows import BankRow, Direction, find_row
from swlds.layouts.banks import (
    Collision,
    Kind,
    Pass,
    Pattern,
    count_costs,
    find_collision,
    needed_alignment,
    pass_direction,
    split_access,
)
from swlds.lazy import dataclass

#: Different patterns of a site that are kept; where each has its place in LDS there are more.
KEPT, KEPT_EXACT = 256, 4096


@final
@dataclass(frozen=True, slots=True)
class Worst:
    """The worst execution of a site. ``wave``: its number in the launch; ``pattern``: offsets are those in LDS, in bytes."""

    ways: int
    wave: int
    processor: str
    pattern: Pattern

    @property
    def collision(self) -> Collision:
        """Who got in whose way, looked for when somebody asks: worse executions may come."""
        found = find_collision(self.processor, self.pattern)
        assert found is not None, "two ways need two words"
        return found


@final
@dataclass(slots=True)
class BankCount:
    """Sums over the executions of a site by waves. ``size``: bytes of a lane; ``conflicts``: executions with extra cycles;
    ``worst_way``: 1 where nothing collides."""

    kind: Kind
    size: int
    align: int
    executions: int = 0
    conflicts: int = 0
    passes: int = 0
    base_cycles: int = 0
    extra_cycles: int = 0
    worst_way: int = 1
    same_address: int = 0
    misaligned: int = 0
    worst: Worst | None = None
    kept: PatternSample = field(default_factory=lambda: PatternSample(KEPT))
    _order: tuple[int, int, int] = (0, 0, 0)

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """Those that were kept, in the order of their hashes."""
        return tuple(
            Pattern(self.kind, self.size, self.align, tuple(np.frombuffer(octets, np.int32).tolist()), mask, weight)
            for octets, mask, weight in self.kept.patterns
        )

    @property
    def is_complete(self) -> bool:
        """Are those all patterns?"""
        return self.kept.is_complete


@final
class BankCounter:
    """Counts the costs of one launch. ``found``: in the order in which sites came; ``most``: patterns kept of a site."""

    def __init__(self, processor: str, wave_size: int, most: int = KEPT) -> None:
        self.processor, self.wave_size, self.most = processor, wave_size, most
        self.found: dict[AccessSite, BankCount] = {}

    def patterns(self, site: AccessSite, seen: Seen) -> None:
        count = self._count_of(site)
        costs = count_costs(self.processor, count.kind, count.size, count.align, seen.offsets, seen.active)
        self._note_worst(count, seen, costs.worst_way)
        count.kept.add(seen)
        each = (costs.extra_cycles > 0, costs.extra_cycles, costs.same_address, costs.misaligned)
        self.add(site, int(seen.weights.sum()), [int((numbers * seen.weights).sum()) for numbers in each])

    def add(self, site: AccessSite, executions: int, sums: Sequence[int]) -> None:
        """``sums``: executions with conflicts, extra cycles, lanes with another's address, misaligned passes."""
        count = self._count_of(site)
        rows = [find_row(self.processor, self.wave_size, d, p.bytes) for d, p in _passes(count)]
        count.executions += executions
        count.passes += len(rows) * executions
        count.base_cycles += sum(len(row.phases) for row in rows) * executions
        for name, number in zip(("conflicts", "extra_cycles", "same_address", "misaligned"), sums, strict=True):
            setattr(count, name, getattr(count, name) + number)

    def note(self, site: AccessSite, ways: Array, read: Callable[[Array | slice], Seen]) -> None:
        """Executions that are added up elsewhere: may be the worst, or kept. ``ways``: of each; ``read``: of some."""
        count, most = self._count_of(site), int(ways.max())
        if 1 < most >= count.worst_way:
            rows = np.flatnonzero(ways == most)
            self._note_worst(count, read(rows), ways[rows])
        count.kept.add_later(len(ways), lambda: read(slice(None)))

    def keep(self, site: AccessSite, patterns: int, read: Callable[[], Seen], *, is_complete: bool) -> None:
        """So many patterns with the smallest hashes of those that are added up elsewhere; ``is_complete``: all, else ``most``."""
        self._count_of(site).kept.add_later(patterns, read, is_complete=is_complete)

    def _count_of(self, site: AccessSite) -> BankCount:
        count = self.found.get(site)
        if count is None:
            use = site.key.use
            assert site.key.space == LDS and use in ("read", "write", "atomic")
            align = alignment(site.key.instruction, site.bytes)
            count = self.found[site] = BankCount(use, site.bytes, align, kept=PatternSample(self.most))
        return count

    def plan(self, site: AccessSite) -> list[int] | None:
        """What host code counts the site's patterns by (``runtime/pattern_costs.ll``). None where it cannot: addresses of atomics
        below a word, or that may be misaligned, are not told apart by words."""
        use = site.key.use
        assert use in ("read", "write", "atomic")
        count = BankCount(use, site.bytes, alignment(site.key.instruction, site.bytes))
        if use == "atomic" and not 4 <= count.size <= count.align:
            return None
        passes = _passes(count)
        found = [len(passes), int(use == "atomic"), int(len(passes) == 1 and self._is_of_words(*passes[0]))]
        for direction, part in passes:
            row = find_row(self.processor, self.wave_size, direction, part.bytes)
            found += [
                part.offset,
                needed_alignment(part.bytes) - 1,
                max(part.bytes // 4, 1),
                row.banks - 1,
                len(row.phases),
            ]
            found += [sum(1 << lane for lane in phase) for phase in row.phases]
        return found

    def _is_of_words(self, direction: Direction, part: Pass) -> bool:
        """Do 32 lanes side by side want a word each, or less, of one of 32 banks?"""
        row = find_row(self.processor, self.wave_size, direction, part.bytes)
        phases = [[*range(k, k + 32)] for k in range(0, self.wave_size, 32)]
        return part.bytes <= 4 and row.banks == 32 and [[*phase] for phase in row.phases] == phases

    def rows(self, count: BankCount) -> dict[int, BankRow]:
        """Bytes of a pass -> the row of the table that it was counted by."""
        return {p.bytes: find_row(self.processor, self.wave_size, d, p.bytes) for d, p in _passes(count)}

    def _note_worst(self, count: BankCount, seen: Seen, ways: Array) -> None:
        """The most ways; of these the first execution of the first wave."""
        most = int(ways.max())
        if most == 1 or most < count.worst_way:
            return
        rows = np.flatnonzero(ways == most)
        row = rows[np.lexsort((seen.orders[rows], seen.waves[rows]))[0]]
        wave = int(seen.waves[row])
        order = (-most, wave, int(seen.orders[row]))
        if count.worst is not None and order >= count._order:
            return
        offsets = tuple((seen.offsets[row].astype(np.int64) + seen.starts[row]).tolist())
        pattern = Pattern(count.kind, count.size, count.align, offsets, int(masks_of(seen.active[row : row + 1])[0]))
        count.worst_way, count.worst, count._order = most, Worst(most, wave, self.processor, pattern), order


def _passes(count: BankCount) -> list[tuple[Direction, Pass]]:
    return [(pass_direction(count.kind), part) for part in split_access(count.kind, count.size, count.align)]
