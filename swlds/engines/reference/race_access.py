"""One access of a wave against what is known of its cells: which lanes race, with whom, and how to say so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

import numpy as np

from swlds.device.address_space import LDS, Array
from swlds.device.checks import Severity
from swlds.device.fidelity import SLOT_NOTE
from swlds.device.findings import Finding, Index3, ObjectRef, OtherSite
from swlds.device.memory_order import CLUSTER_SCOPE, DEVICE_SCOPE, GLOBAL_CLOCK, GROUP_SCOPE, LDS_CLOCK
from swlds.device.objects import BLOCK, LAYOUT, SLOT, ObjectInfo
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.happens_before import WaveOrder
from swlds.engines.reference.phases import WORKGROUP
from swlds.engines.reference.race_book import RaceBook
from swlds.engines.reference.race_cells import (
    ATOMIC_READS,
    ATOMICS,
    CLUSTERED,
    CLUSTERED_READS,
    NARROW,
    NARROW_READS,
    READS,
    WRITES,
    History,
)
from swlds.engines.reference.views import FrameView
from swlds.ir.model import Instruction
from swlds.layouts.distinct import distinct

#: Kind -> what this access does, what the earlier one did, the words for it.
WORDS = {
    "race-raw": ("read", "wrote", "Read-after-write"),
    "race-war": ("write", "read", "Write-after-read"),
    "race-waw": ("write", "wrote", "Write-after-write"),
}
#: The same of a free, which counts as a write.
_FREE_WORDS = {"race-war": ("free", "read", "Free-after-read"), "race-waw": ("free", "wrote", "Free-after-write")}
#: Kinds of atomic accesses -> their scope.
_ATOMIC_WRITES = {ATOMICS: DEVICE_SCOPE, NARROW: GROUP_SCOPE, CLUSTERED: CLUSTER_SCOPE}
_ATOMIC_READS = {ATOMIC_READS: DEVICE_SCOPE, NARROW_READS: GROUP_SCOPE, CLUSTERED_READS: CLUSTER_SCOPE}
#: In a site: the lane.
LANE, NUMBER_SHIFT = 63, 6


@final
class Access:
    """``lanes``: the lanes; ``at``: their window addresses; ``space``: LDS or other memory; ``clock``: the clock that counts,
    that of LDS for a lowered block, too."""

    def __init__(
        self,
        book: RaceBook,
        frame: FrameView,
        instruction: Instruction,
        granted: Granted,
        order: WaveOrder,
        size: int,
        lanes: Array,
        at: Array,
    ) -> None:
        self.book, self.frame, self.instruction, self.granted = book, frame, instruction, granted
        self.order, self.size, self.lanes, self.at = order, size, lanes, at
        self.space = LDS_CLOCK if granted.space == LDS else GLOBAL_CLOCK
        self.clock = book.clock_of(granted, at)
        if self.clock == LDS_CLOCK:
            book.used_reads.saw(instruction)
        self._cells: Array | None = None
        #: Number of the site, where it is not the frame's.
        self._number: int | None = None
        self._is_free = False

    @property
    def cells(self) -> Array:
        """The cells of each lane."""
        if self._cells is None:
            self._cells = self.book.cells.find(self.at, self.size)
        return self._cells

    # What happens --------------------------------------------------------------------------------------------

    def run_read(self) -> None:
        cells = self.cells
        for kind in (WRITES, *_ATOMIC_WRITES):
            self._judge("race-raw", kind, cells)
        self._record(READS, cells)

    def run_write(self) -> None:
        self._judge_write(is_doubtful=not self.book.is_copy(self.instruction))
        self._record(WRITES, self.cells)

    def run_free(self) -> None:
        """The bytes are no longer there. Nothing is recorded: whoever comes later uses them after the free."""
        self._is_free = True
        self._judge_write(is_doubtful=False)

    def _judge_write(self, *, is_doubtful: bool) -> None:
        cells = self.cells
        self._judge("race-waw", WRITES, cells, is_doubtful=is_doubtful)
        for kind in _ATOMIC_WRITES:
            self._judge("race-waw", kind, cells)
        for kind in (READS, *_ATOMIC_READS):
            self._judge("race-war", kind, cells)

    def run_atomic(self, write: bool, scope: int) -> None:
        """Against plain accesses; and where one of two scopes ends at the work-group or the cluster, against others' atomics."""
        cells = self.cells
        name = "race-waw" if write else "race-raw"
        self._judge(name, WRITES, cells)
        if write:
            self._judge("race-war", READS, cells)
        for kinds, kind_name in ((_ATOMIC_WRITES, name), (_ATOMIC_READS, "race-war")):
            for kind, other in kinds.items() if kinds is _ATOMIC_WRITES or write else ():
                if min(scope, other) < DEVICE_SCOPE:
                    self._judge(kind_name, kind, cells, reach=min(scope, other))
        mine = _ATOMIC_WRITES if write else _ATOMIC_READS
        self._record(next(kind for kind, other in mine.items() if other == scope), cells)

    def note(self, kind: int, site: int) -> None:
        """The wave's last access of its kind is this one, of the site with that number; nobody judges it."""
        self._number = site
        self._record(kind, self.cells)

    def _record(self, kind: int, cells: Array) -> None:
        """This is the wave's last access of its kind."""
        history = self.book.cells.history(kind)
        slot = 0 if kind == WRITES else self.order.slot
        if kind != WRITES and self.space == GLOBAL_CLOCK and self.book.has_groups:
            self._displace(history, cells, slot)
        history.eras[cells, slot] = self.order.era
        history.sites[cells, slot] = self.sites()

    def _displace(self, history: History, cells: Array, slot: int) -> None:
        """What another group's wave did before stays known while nothing orders it before now."""
        old, waves = history.eras[cells, slot], self.book.eras.waves
        foreign = (old > 0) & (waves[old] != self.order.wave)
        late = self._late(np.where(foreign, old, 0)) if foreign.any() else None
        if late is None:
            return
        if self.book.groups_meet and history.has_others:
            kept = history.other_eras[cells, slot]
            lost = self._late(np.where(late & (waves[kept] != self.order.wave), kept, 0))
            if lost is not None:
                history.keep(cells[lost], waves[kept[lost]], kept[lost], history.other_sites[cells[lost], slot])
        history.displace(cells, slot, late)

    def sites(self) -> Array:
        number = self._number
        if number is None:
            number = self.book.site_number(self.frame, self.instruction)
        named = self.lanes if self.granted.speaker < 0 else np.full_like(self.lanes, self.granted.speaker)
        return (named | number << NUMBER_SHIFT)[:, None]

    def overlaps(self) -> bool:
        """True when lanes of the instruction share bytes."""
        if len(self.at) < 2:
            return False
        steps = np.diff(self.at.astype(np.int64))
        if (steps >= self.size).all():
            return False
        return bool((np.diff(np.sort(self.at.astype(np.int64))) < self.size).any())

    # Order ---------------------------------------------------------------------------------------------------

    def _late(self, eras: Array) -> Array | None:
        """Which of the eras are not ordered before now; None for none."""
        order, clock = self.order, self.order.clocks[self.clock]
        latest = int(eras.max())
        if not latest or (self.space == LDS_CLOCK and latest <= int(clock.near.min())):
            return None
        width = len(clock.near)
        waves = self.book.eras.waves[eras]
        slots = waves - order.group * width
        inside = (slots >= 0) & (slots < width)
        late: Array = inside & (eras > clock.near[np.where(inside, slots, 0)])
        if self.space == GLOBAL_CLOCK and not inside.all():
            foreign = ~inside & (eras > 0)
            known = np.array([clock.far.get(w, 0) for w in waves[foreign].tolist()], np.int64)
            late[foreign] = eras[foreign] > known
        return late if late.any() else None

    def _judge(self, name: str, kind: int, cells: Array, *, reach: int = 0, is_doubtful: bool = False) -> None:
        """Report each lane that nothing orders behind an access of a kind. ``reach``: the scope of two atomics, which only race
        where it does not reach; ``is_doubtful``: only if the store that follows changes bytes."""
        history = self.book.cells.histories.get(kind)
        if history is None or (reach and self.space == LDS_CLOCK):
            return
        eras = history.eras[cells]
        if history.has_others and self.space == GLOBAL_CLOCK:
            eras = np.concatenate([eras, history.other_eras[cells]], axis=2)
        late = self._late(eras)
        if late is not None and reach:
            late &= ~self._is_reached(self.book.eras.waves[eras] // self.book.width, reach)
        findings, places = [], []
        for which, place, era, site in [
            *self._columns(history, cells, eras, late),
            *self._more(history, cells, late, reach),
        ]:
            found = self._finding(name, which, place, era, site, reach)
            if found is not None:
                findings.append((found, self.instruction))
                racing = np.arange(cells.shape[1]) == place if late is None else late[which].any(axis=1)
                places.append(self.bytes_of(which, racing))
        if is_doubtful:
            self.book.doubt(findings, places)
            return
        for found, instruction in findings:
            self.book.launch.log.add(found, instruction)

    def _columns(
        self, history: History, cells: Array, eras: Array, late: Array | None
    ) -> Iterator[tuple[int, int, int, int]]:
        """(lane's place, cell's place, era, site) of the first access that each lane races with."""
        if late is None:
            return
        for which in np.flatnonzero(late.any(axis=(1, 2))).tolist():
            place, column = divmod(int(np.argmax(late[which])), late.shape[2])
            cell, own = cells[which, place], column % history.width
            sites = history.sites if column < history.width else history.other_sites
            yield which, place, int(eras[which, place, column]), int(sites[cell, own])

    def _is_reached(self, groups: Array, reach: int) -> Array:
        """Which groups a scope of this wave reaches."""
        near: Array = groups == self.order.group
        if reach == GROUP_SCOPE:
            return near
        known = [g for g in distinct(groups).tolist() if self.order.reaches(g, reach)]
        return near | np.isin(groups, known)

    def _more(
        self, history: History, cells: Array, late: Array | None, reach: int
    ) -> Iterator[tuple[int, int, int, int]]:
        """The same for lanes that race only with accesses that no column has room for."""
        if not history.more or self.space == LDS_CLOCK:
            return
        order, clock = self.order, self.order.clocks[self.clock]
        for which in range(len(cells)):
            if late is not None and late[which].any():
                continue
            for place, cell in enumerate(cells[which].tolist()):
                racing = [
                    (era, site)
                    for wave, (era, site) in history.more.get(cell, {}).items()
                    if wave // self.book.width != order.group
                    and era > clock.far.get(wave, 0)
                    and not (reach and order.reaches(wave // self.book.width, reach))
                ]
                if racing:
                    yield which, place, *racing[0]
                    break

    def bytes_of(self, which: int, racing: Array) -> Array:
        """Addresses of a lane's racing bytes."""
        spread = np.repeat(racing, 1 << self.book.cells.shift)[: self.size]
        return np.uint64(self.at[which]) + np.flatnonzero(spread).astype(np.uint64)

    # Words ---------------------------------------------------------------------------------------------------

    def _finding(self, kind: str, which: int, place: int, era: int, site: int, reach: int) -> Finding | None:
        book, order = self.book, self.order
        rules = book.rules
        if rules is not None and (book.is_copy(self.instruction) or rules.is_copy(site >> NUMBER_SHIFT)):
            return rules.refine(self, kind, which, place, era, site)
        if not book.is_on:
            return None
        wave = int(book.eras.waves[era])
        group, slot = divmod(wave, book.width)
        number, reference, name = self.object_at(which, place)
        near = group == order.group
        has_barrier = near and era <= int(order.executed[slot])
        fenced = self.is_fenced_for_other(era, wave)
        flags = int(book.image.memory.objects.flags[number]) if number else 0
        if flags & LAYOUT or (flags & SLOT and has_barrier):
            book.launch.fidelity.add_approximated(SLOT_NOTE)
            return None
        is_local = self.space == LDS_CLOCK or (reference is not None and reference.space == "lds")
        severity: Severity = "error"
        why = "nothing orders the two"
        verb, did, words = (_FREE_WORDS if self._is_free else WORDS)[kind]
        title = f"{words} race"
        if fenced:
            kinds = ("LDS", "global memory")
            by, scope = ("atomics", f" (scope {order.limit})") if order.is_by_atomics(wave, era) else ("fences", "")
            why = f"the {by} between order {kinds[1 - self.clock]} only{scope}, this is {kinds[self.clock]}"
            if kind == "race-war" and has_barrier and self.comes_later(era, slot, site):
                severity = "note"
                why += ", though what was read is used in front of them, and what is written stays behind them"
        elif has_barrier and is_local:
            if not book.unfenced:
                return None
            title, kind = f"Unfenced barrier, {words.lower()}", "unfenced-barrier"
            is_used = did == "read" and self.is_used(era, slot, site)
            is_over = is_used or era < int(order.drained_by[slot])
            severity, held = self.weigh_barrier(era, slot, is_over=is_over, is_used=is_used)
            why = self.why_barrier(era, slot, "memory") + held
        elif has_barrier:
            why = self.why_barrier(era, slot, "global memory")
        elif reach:
            end = "work-group" if reach == GROUP_SCOPE else "cluster"
            why = f"the scope of an atomic ends at its {end}, and nothing orders the two"
        elif not near:
            why = order.missing_between(group)
        index = book.launch.geometry.group_index(group)
        whose = f"wave {slot}" if near else f"work-group {index}"
        size = "" if self._is_free else f" of size {self.size}"
        message = f"{title}: {verb}{size} of {name}, which {whose} {did}; {why}"
        lane = site & LANE
        item = book.launch.geometry.item_index(slot * book.launch.wave_size + lane)
        other = self.other(
            site >> NUMBER_SHIFT, f"{'written' if did == 'wrote' else 'read'} here", index, item, slot, lane
        )
        return self.make(kind, severity, message, int(self.lanes[which]), reference, other, "waves")

    def why_barrier(self, era: int, slot: int, memory: str) -> str:
        """Why a barrier orders no ``memory`` that wave ``slot`` of the group accessed in an era before it."""
        other = self.frame.wave.group.waves[slot]
        order = other.order
        if order is not None and other.is_over and WORKGROUP in other.signalled and era > order.last_but_one:
            return f"wave {slot} signalled a barrier and ended without waiting for it: what its fences order is undefined"
        if order is not None and era > order.arrived:
            return f"the barrier between orders execution only: wave {slot} ended before it, and no fence there is that wave's"
        return f"the barrier between orders execution, no fences order {memory}"

    def is_used(self, era: int, slot: int, site: int, but_last: int = 0) -> bool:
        """Is a read of wave ``slot`` over because its value is used in front of a barrier between, not counting the last ones?"""
        count = self.book.used_reads.barriers_in_front(self.book.instruction(site >> NUMBER_SHIFT))
        return count is not None and self._barriers_since(era, slot) - but_last > count

    def _barriers_since(self, era: int, slot: int) -> int:
        """How many barriers between wave ``slot`` came to, from an era on."""
        order = self.frame.wave.group.waves[slot].order
        arrivals = [] if order is None else order.arrivals
        return sum(era <= arrival <= int(self.order.executed[slot]) for arrival in arrivals)

    def comes_later(self, era: int, slot: int, site: int | None) -> bool:
        """Is a read of wave ``slot`` over in front of a barrier that the compiler may not move this write in front of? ``site``:
        None where it is over in that era."""
        is_pinned = era <= int(self.order.pinned[slot])
        crossed = 0 if is_pinned else self.book.used_reads.barriers_crossed(self.instruction)
        if crossed is None:
            return False
        return self._barriers_since(era, slot) > crossed if site is None else self.is_used(era, slot, site, crossed)

    def is_fenced_for_other(self, era: int, wave: int) -> bool:
        """Fences or atomics order the other memory behind that era of a wave, only not this one."""
        return era <= self.order.clocks[1 - self.clock].era_of(wave)

    def weigh_barrier(self, era: int, slot: int, *, is_over: bool, is_used: bool = False) -> tuple[Severity, str]:
        """How grave it is that no fences lie around a barrier between this access and one of wave ``slot`` in an era before, and
        what to add to why. ``is_over``: that access has happened where its wave comes to the barrier; ``is_used``: it is a
        read, and over since its value is used there."""
        if is_over and era <= int(self.order.pinned[slot]):
            return "note", ", though sched.barrier(0) keeps the compiler from moving this access over it"
        if is_used and era <= int(self.order.seen[slot]):
            return "note", ", though what was read is used in front of it"
        return "warning", ""

    def other(self, number: int, what: str, group: Index3, item: Index3, wave: int, lane: int) -> OtherSite:
        return OtherSite.at(what, self.book.site(number), group, item, wave, lane)

    def make(
        self,
        kind: str,
        severity: Severity,
        message: str,
        lane: int,
        reference: ObjectRef | None,
        other: OtherSite | None,
        rule: str,
    ) -> Finding:
        wave = self.frame.wave
        lane = lane if self.granted.speaker < 0 else self.granted.speaker
        site = self.book.site(self.book.site_number(self.frame, self.instruction))
        item = self.book.reports.item(wave, lane)
        return Finding.at(
            site,
            kind,
            message,
            severity=severity,
            workgroup=wave.group.index,
            workitem=item,
            wave=wave.wave_number,
            lane=lane,
            object=reference,
            other=other,
            rule=rule,
        )

    def report_lanes(self, lane: int, winner: int, address: int, *, is_close: bool) -> None:
        """Two lanes of this instruction wrote different values to one byte; ``is_close``: that differ by rounding alone."""
        book, wave = self.book, self.frame.wave
        if not book.is_on:
            return
        _, reference, name = self._object(address)
        item = book.reports.item(wave, winner)
        message = f"Write-after-write race in one instruction: lanes {lane} and {winner} write "
        message += f"values to {name} that differ by rounding alone" if is_close else f"different values to {name}"
        number = book.site_number(self.frame, self.instruction)
        other = self.other(number, "written here", wave.group.index, item, wave.wave_number, winner)
        found = self.make("race-waw", "note" if is_close else "warning", message, lane, reference, other, "lanes")
        book.launch.log.add(found, self.instruction)

    def object_at(self, which: int, place: int) -> tuple[int, ObjectRef | None, str]:
        """The object of a lane's cell: its number, what a finding says of it, and its name in a message."""
        start, shift = int(self.at[which]), self.book.cells.shift
        return self._object(max(start, (start >> shift << shift) + (place << shift)))

    def _object(self, address: int) -> tuple[int, ObjectRef | None, str]:
        """The object that a window address belongs to, as memcheck would name it."""
        known = f"{address:#x}"
        image = self.book.image
        objects = image.memory.objects
        number = self.granted.number
        if self.space == LDS_CLOCK:
            address -= self.frame.wave.group.lds_base
            if not number and address < len(image.lds_owner):
                number = int(image.lds_owner[address])
        elif not number:
            number = objects.find_global(address)
        parameter = image.parameter_at(number, address) if number and objects.flags[number] & BLOCK else None
        if number and objects.flags[number] & BLOCK and parameter is None:
            entry = image.entry_at(number, address)
            offset = next((n for n, e in image.offset_entries.items() if e is entry), 0)
            if entry is not None and offset:
                number = image.part_of_block(number, offset)
        if number not in objects.info:
            return 0, None, known
        if parameter is not None:
            info = ObjectInfo("lds", parameter.name, source_name=parameter.source_name)
            found = info.reference(parameter.size, address - image.block_start(number) - parameter.offset)
        else:
            found = objects.reference(number, address)
        return number, found, f"{found.title} at offset {found.offset} ({found.size} bytes)"
