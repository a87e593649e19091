"""Races between lanes of one wave: warnings, since such a program may rely on lanes that run in lockstep.

A compiler sees one lane's program: it may move an access over another one that it takes for a different address, though that is
where another lane wrote. What keeps the order of the lanes: a fence or an ordered atomic of any scope but ``singlethread``,
for the memory that it is for; a wave barrier; a barrier of the work-group. It counts for the whole wave, also where only some
lanes come by.

===================  ===================================================  =============================
access               races with another lane's                            since the wave's last of these
===================  ===================================================  =============================
read                 last write, atomic writes                            race-raw
volatile read        last write, where that is not volatile               race-raw
write                last write, unless it writes the value that is       race-waw, race-war
                     there; atomic writes; reads
volatile write       the same, where that is neither volatile nor atomic  race-waw, race-war
atomic               last write and reads, likewise                       race-raw, race-waw, race-war
===================  ===================================================  =============================

Another wave that comes between takes a cell over: it races with the lanes itself, or is ordered, and then so are the lanes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.findings import Finding
from swlds.device.memory_order import keeps_order
from swlds.device.objects import LAYOUT, SLOT
from swlds.engines.reference.race_access import LANE, NUMBER_SHIFT, WORDS, Access
from swlds.engines.reference.race_book import RaceBook
from swlds.engines.reference.race_cells import LANE_ATOMICS, LANE_KEPT_READS, LANE_READS, WRITES
from swlds.layouts.distinct import distinct


@final
class LaneRaces:
    """The part of the race checker that compares lanes of one wave."""

    def __init__(self, book: RaceBook) -> None:
        self.book = book
        #: By site number: does the access keep its order?
        self._kept = np.zeros(0, np.bool_)

    def look(self, access: Access, write: bool, is_atomic: bool) -> None:
        """An access is about to happen: judge it, and keep what the next ones need."""
        if not self.book.is_on or self.book.is_copy(access.instruction):
            return
        is_kept = is_atomic or keeps_order(access.instruction)
        if write:
            self._judge(access, "race-waw", (WRITES,), only_plain=is_kept, is_doubtful=not is_atomic)
            self._judge(access, "race-war", (LANE_READS,) if is_kept else (LANE_READS, LANE_KEPT_READS))
        else:
            self._judge(access, "race-raw", (WRITES,), only_plain=is_kept)
        if not is_kept:
            self._judge(access, "race-waw" if write else "race-raw", (LANE_ATOMICS,))
        if is_atomic and write:
            self._record(access, LANE_ATOMICS)
        elif not write:
            self._record(access, LANE_KEPT_READS if is_kept else LANE_READS)

    # Cells ---------------------------------------------------------------------------------------------------

    def _record(self, access: Access, kind: int) -> None:
        """The last access in column 0; in column 1 the last one by another lane of the wave, since something ordered them."""
        history, cells = self.book.cells.history(kind), access.cells
        own = np.broadcast_to(access.sites(), cells.shape)
        eras, sites = history.eras[cells], history.sites[cells]
        before = self._of_others(access, eras, sites)
        if before.any():
            is_last, some = before[..., 0], before.any(axis=2)
            history.eras[cells, 1] = np.where(some, np.where(is_last, eras[..., 0], eras[..., 1]), 0)
            history.sites[cells, 1] = np.where(some, np.where(is_last, sites[..., 0], sites[..., 1]), 0)
        else:
            history.eras[cells, 1] = history.sites[cells, 1] = 0
        history.eras[cells, 0], history.sites[cells, 0] = access.order.era, own
        lost = history.sites[cells, 0] != own
        if lost.any():  # several lanes of the instruction are there
            history.eras[cells[lost], 1], history.sites[cells[lost], 1] = access.order.era, own[lost]

    def _of_others(self, access: Access, eras: Array, sites: Array) -> Array:
        """Which accesses are other lanes' of the wave, and not ordered before now."""
        order = access.order
        late = eras >= order.since[access.clock]
        if not late.any():
            return late
        late &= self.book.eras.waves[eras] == order.wave
        others: Array = late & ((sites & LANE) != access.lanes[:, None, None])
        return others

    def _keeps_order(self, numbers: Array) -> Array:
        """By site number: does the access keep its order?"""
        count = self.book.site_count
        if count > len(self._kept):
            more = [keeps_order(self.book.instruction(n)) for n in range(len(self._kept), count)]
            self._kept = np.concatenate([self._kept, np.array(more, np.bool_)])
        return self._kept[numbers]

    def _are_copies(self, numbers: Array) -> Array:
        """By site number: is it a copy? asynccheck judges those."""
        rules = self.book.rules
        assert rules is not None, "asynccheck is on"
        some = [n for n in distinct(numbers).tolist() if n < self.book.site_count and rules.is_copy(n)]
        found: Array = np.isin(numbers, some)
        return found

    # Findings ------------------------------------------------------------------------------------------------

    def _judge(
        self,
        access: Access,
        kind: str,
        against: tuple[int, ...],
        *,
        only_plain: bool = False,
        is_doubtful: bool = False,
    ) -> None:
        """``only_plain``: what keeps its order does not race; ``is_doubtful``: only if the store that follows changes bytes."""
        histories = [h for h in map(self.book.cells.histories.get, against) if h is not None]
        if not histories:
            return
        cells = access.cells
        eras = _beside([h.eras[cells] for h in histories])
        if int(eras.max()) < access.order.since[access.clock]:
            return
        sites = _beside([h.sites[cells] for h in histories])
        late = self._of_others(access, eras, sites)
        if only_plain and late.any():
            late = late & ~self._keeps_order(sites >> NUMBER_SHIFT)
        if self.book.rules is not None and late.any():
            late = late & ~self._are_copies(sites >> NUMBER_SHIFT)
        racing = np.flatnonzero(late.any(axis=(1, 2))).tolist()
        if is_doubtful:
            self._doubt(access, kind, racing, sites, late)
            return
        for which, count in self._by_object(access, racing, late):
            finding = self._finding(access, kind, which, sites, late)
            if finding is not None:
                self.book.launch.log.add(replace(finding, count=count), access.instruction)

    def _by_object(self, access: Access, racing: list[int], late: Array) -> list[tuple[int, int]]:
        """The first lane that races at each object, and how many do: they are one finding."""
        counts: dict[tuple[int, str], list[int]] = {}
        for which in sorted(racing, key=lambda which: int(access.lanes[which])):
            number, _, name = access.object_at(which, _first(late, which)[0])
            counts.setdefault((number, name), [which, 0])[1] += 1
        return [(which, count) for which, count in counts.values()]

    def _doubt(self, access: Access, kind: str, racing: list[int], sites: Array, late: Array) -> None:
        found: list[tuple[Finding, Any]] = []
        places = []
        for which in racing:
            finding = self._finding(access, kind, which, sites, late)
            if finding is not None:
                found.append((finding, access.instruction))
                places.append(access.bytes_of(which, late[which].any(axis=1)))
        self.book.doubt(found, places)

    def _finding(self, access: Access, kind: str, which: int, sites: Array, late: Array) -> Finding | None:
        place, column = _first(late, which)
        site = int(sites[which, place, column])
        number, reference, name = access.object_at(which, place)
        if number and int(self.book.image.memory.objects.flags[number]) & (LAYOUT | SLOT):
            return None  # the lowering's business
        verb, did, title = WORDS[kind]
        lane, wave = site & LANE, access.frame.wave
        message = (
            f"{title} race in one wave: {verb} of size {access.size} of {name}, which lane {lane} {did}; "
            "no fence or wave barrier orders the lanes"
        )
        what = f"{'written' if did == 'wrote' else 'read'} here"
        other = access.other(
            site >> NUMBER_SHIFT,
            what,
            wave.group.index,
            self.book.reports.item(wave, lane),
            wave.wave_number,
            lane,
        )
        return access.make(kind, "warning", message, int(access.lanes[which]), reference, other, "wave")


def _beside(columns: list[Array]) -> Array:
    return columns[0] if len(columns) == 1 else np.concatenate(columns, axis=2)


def _first(late: Array, which: int) -> tuple[int, int]:
    """The first racing cell of a lane, and the column of the history that tells of the other access."""
    place, column = divmod(int(np.argmax(late[which])), late.shape[2])
    return place, column
