"""What the LDS accesses of a launch cost, by the bank model: passes, cycles, conflicts, and the patterns that they came by with.

All that is kept is a sum, a smallest or a set that does not depend on the order in which patterns come: both engines count the
same. Of a site's patterns those ``KEPT`` with the smallest hashes are kept, each with all its executions.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

import numpy as np

from swlds.device.address_space import LDS, Array
from swlds.device.patterns import AccessSite, Seen, alignment, pattern_hashes
from swlds.layouts.bank_rows import BankRow, find_row
from swlds.layouts.banks import Collision, Kind, Pattern, count_costs, find_collision, pass_direction, split_access

#: Different patterns of a site that are kept.
KEPT = 256


@final
@dataclass(frozen=True, slots=True)
class Worst:
    """The worst execution of a site. ``wave``: its number in the launch; offsets are those in LDS, in bytes."""

    ways: int
    wave: int
    collision: Collision


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
    #: By hash, offsets and mask: executions. Whether all patterns are here.
    kept: dict[tuple[int, bytes, int], int] = field(default_factory=dict)
    is_complete: bool = True
    _order: tuple[int, int, int] = (0, 0, 0)

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """Those that were kept, in the order of their hashes."""
        return tuple(
            Pattern(self.kind, self.size, self.align, tuple(np.frombuffer(octets, np.int32).tolist()), mask, weight)
            for (_, octets, mask), weight in sorted(self.kept.items())
        )


@final
class BankCounter:
    """Counts the costs of one launch. ``found``: in the order in which sites came."""

    def __init__(self, processor: str, wave_size: int) -> None:
        self.processor, self.wave_size = processor, wave_size
        self.found: dict[AccessSite, BankCount] = {}

    def patterns(self, site: AccessSite, seen: Seen) -> None:
        count = self.found.get(site)
        if count is None:
            use = site.key.use
            assert site.key.space == LDS and use in ("read", "write", "atomic")
            align = alignment(site.key.instruction, site.bytes)
            count = self.found[site] = BankCount(use, site.bytes, align)
        costs = count_costs(self.processor, count.kind, count.size, count.align, seen.offsets, seen.active)
        executions = int(seen.weights.sum())
        count.executions += executions
        count.passes += costs.passes * executions
        count.base_cycles += costs.base_cycles * executions
        count.conflicts += int(seen.weights[costs.extra_cycles > 0].sum())
        for name, each in (
            ("extra_cycles", costs.extra_cycles),
            ("same_address", costs.same_address),
            ("misaligned", costs.misaligned),
        ):
            setattr(count, name, getattr(count, name) + int((each * seen.weights).sum()))
        self._note_worst(count, seen, costs.worst_way)
        _keep(count, seen)

    def rows(self, count: BankCount) -> dict[int, BankRow]:
        """Bytes of a pass -> the row of the table that it was counted by."""
        parts = split_access(count.kind, count.size, count.align)
        direction = pass_direction(count.kind)
        return {p.bytes: find_row(self.processor, self.wave_size, direction, p.bytes) for p in parts}

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
        pattern = Pattern(count.kind, count.size, count.align, offsets, mask_of(seen.active[row]))
        collision = find_collision(self.processor, pattern)
        assert collision is not None, "two ways need two words"
        count.worst_way, count.worst, count._order = most, Worst(most, wave, collision), order


def mask_of(active: Array) -> int:
    """The lanes as a number, a bit each."""
    return int.from_bytes(np.packbits(active, bitorder="little").tobytes(), "little")


def _keep(count: BankCount, seen: Seen) -> None:
    """A pattern whose hash is among the smallest of all was so whenever it came: its executions are complete."""
    hashes = pattern_hashes(seen)
    rows = np.arange(len(seen))
    if not count.is_complete:
        rows = rows[hashes <= np.uint64(max(count.kept)[0])]
    elif len(rows) > KEPT:
        rows = rows[hashes <= np.partition(hashes, KEPT)[KEPT]]
    for row in rows.tolist():
        key = (int(hashes[row]), seen.offsets[row].tobytes(), mask_of(seen.active[row]))
        count.kept[key] = count.kept.get(key, 0) + int(seen.weights[row])
    if len(count.kept) > KEPT:
        count.is_complete = False
        count.kept = {key: count.kept[key] for key in sorted(count.kept)[:KEPT]}
