"""racecheck: two accesses of a byte, one of them a write, that nothing orders.

====================================================  ================================================================
what lies between the two accesses                    finding
====================================================  ================================================================
fences around a barrier, or atomics, that order them  none
nothing, or fences for the other kind of memory only  race-raw, race-war, race-waw (error)
nothing, and both are lanes of one wave               the same as a warning: ``lane_races.py``
a barrier, without fences; LDS                        unfenced-barrier (warning): execution is ordered, memory is not
the same, global memory                               a race as above; the message names the barrier
====================================================  ================================================================

Lanes of one store that write different values to one byte are a race-waw (warning).
Atomic accesses do not race with one another, unless the scope of one of them ends at the work-group and the other is in
another group. A free is a write to all bytes of its block, for accesses of other waves before it. Writes of the value
that is there are no race (the launch option ``same_value_races`` reports those of two waves). Bytes of a lowered block
count as LDS. Where bits of an address are undefined nothing else is said of the access than that. The word that holds a
block's address, and a lowering's own tables, are the lowering's business: what is unordered there is said in the
fidelity statement, not found in the kernel.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, final

import numpy as np

from swlds.device.address_space import GLOBAL, GLOBAL_START, PRIVATE, Array
from swlds.device.clusters import has_clusters
from swlds.device.launch import Launch
from swlds.device.memory_order import (
    ACQUIRES,
    BOTH,
    GLOBAL_CLOCK,
    LDS_CLOCK,
    RELEASES,
    WAVE_SCOPE,
    atomic_spaces,
    ordered_spaces,
    orders_lanes,
    scope_level,
)
from swlds.device.objects import BLOCK, READ_ONLY
from swlds.engines.reference.close_values import CloseValues
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.happens_before import Meeting, Offers, WaveOrder, add_offers
from swlds.engines.reference.lane_races import LaneRaces
from swlds.engines.reference.phases import CLUSTER
from swlds.engines.reference.race_access import Access
from swlds.engines.reference.race_book import RaceBook
from swlds.engines.reference.reports import Reports
from swlds.engines.reference.rounding_errors import combines_lanes
from swlds.engines.reference.views import FrameView, GroupView, WaveView
from swlds.ir.model import Instruction

#: Bytes of one access (all its lanes) that are judged together.
PIECE = 1 << 16


@final
class Races:
    """The race checker of one launch."""

    def __init__(self, launch: Launch, reports: Reports) -> None:
        self.book = RaceBook(launch, reports)
        self.image, self.cells = launch.image, self.book.cells
        #: Address of an atomic in global memory -> what its last write hands on.
        self.offers: dict[int, Offers] = {}
        self.lanes = LaneRaces(self.book)
        self._cluster_of = launch.geometry.cluster_of if has_clusters(self.image.target) else None
        self._spaces: dict[Instruction, tuple[int, ...]] = {}
        #: A store that is under way and whose lanes overlap.
        self.overlapping: Access | None = None

    # Events --------------------------------------------------------------------------------------------------

    def order(self, wave: WaveView) -> WaveOrder:
        """The wave's clocks; what it waited for is over."""
        order: WaveOrder | None = wave.order
        if order is None:
            order = wave.order = WaveOrder(
                self.book.eras, wave.group.number, wave.wave_number, self.book.width, self._cluster_of
            )
        if order.due:
            order.pass_barriers()
        return order

    def fence(self, frame: FrameView, instruction: Instruction) -> None:
        spaces = self._spaces.get(instruction)
        if spaces is None:
            spaces = self._spaces[instruction] = ordered_spaces(self.image.program.module, instruction)
        scope = scope_level(instruction.field("syncscope"))
        self.order(frame.wave).fence(instruction.field("ordering"), scope, spaces)
        if orders_lanes(instruction.field("syncscope")):
            self.order(frame.wave).order_lanes(spaces)

    def wave_barrier(self, wave: WaveView) -> None:
        self.order(wave).order_lanes(BOTH)

    def pin(self, wave: WaveView) -> None:
        """``sched.barrier(0)``."""
        self.order(wave).pin()

    def arrive(self, wave: WaveView, key: Any, phase: int) -> None:
        """A wave arrives at a barrier."""
        meeting = wave.group.meetings.setdefault((key, phase), Meeting())
        self.order(wave).arrive(meeting, is_clusters=key == CLUSTER)
        meeting.left += 1

    def wait(self, wave: WaveView, key: Any, phase: int) -> None:
        """A wave waits for a phase: it goes on when that is over."""
        meetings = wave.group.meetings
        self.order(wave).order_lanes(BOTH)
        meeting = meetings.get((key, phase))
        if meeting is not None:
            self.order(wave).due.append(meeting)
            meeting.left -= 1

    def complete(self, group: GroupView, key: Any, phase: int) -> None:
        """A phase is over. Waves that have ended are in front of it too."""
        meeting = group.meetings.get((key, phase))
        if meeting is None:
            return
        for wave in group.waves:
            if wave.is_over and wave.order is not None and meeting.executed is not None:
                meeting.executed[wave.wave_number] = max(wave.order.era, meeting.executed[wave.wave_number])
        for old in [k for k, m in group.meetings.items() if k[0] == key and k[1] < phase and m.left <= 0]:
            del group.meetings[old]

    def meet_all(self, groups: Iterable[GroupView]) -> None:
        """All groups have met: what their waves did in memory that they share is ordered before what comes, but for waves whose
        copies are in flight, and for what waves did that ended, unless one of those that met knows of it."""
        self.book.flush()
        width, waves = self.book.width, self.book.eras.waves
        members = [(group.number * width + wave.wave_number, wave) for group in groups for wave in group.waves]
        if not any(wave.is_over or wave.flight.copies for _, wave in members):
            self.cells.forget_shared(None)
            return
        #: Wave -> the era up to which what it did is ordered before all that comes.
        ordered = np.zeros(len(members), np.int64)
        for _, wave in members:
            if wave.order is not None and not wave.is_over:
                clock, first = wave.order.clocks[GLOBAL_CLOCK], wave.order.group * width
                near = ordered[first : first + width]
                np.maximum(near, clock.near, out=near)
                for number, era in clock.far.items():
                    ordered[number] = max(era, ordered[number])
        for number, wave in members:
            if wave.flight.copies:
                ordered[number] = 0
        self.cells.forget_shared(np.arange(len(waves)) > ordered[waves])

    def fresh(self, address: int, size: int) -> None:
        """Memory is handed out anew."""
        self.book.flush()
        self.cells.clear(address, size)
        if self.offers:
            inside = range(address, address + size)
            for known in inside if size < len(self.offers) else [a for a in self.offers if a in inside]:
                self.offers.pop(known, None)

    def freed(self, frame: FrameView, instruction: Instruction, blocks: dict[int, int]) -> None:
        """Lanes are about to free heap blocks: lane -> the object's number. What other waves did there must be ordered before."""
        self.book.flush()
        self.overlapping = None
        objects = self.image.memory.objects
        for lane, number in blocks.items():
            if objects.flags[number] & BLOCK or not self.book.is_on:
                continue  # the lowering's business
            for start, part in self.cells.find_known(int(objects.low[number]), int(objects.size[number])):
                at, chosen = np.array([start], np.uint64), np.array([lane])
                granted = Granted(GLOBAL, at, np.ones(1, np.bool_), True, number)
                part += -part % 4  # what fills up the last word is nobody's
                Access(self.book, frame, instruction, granted, self.order(frame.wave), part, chosen, at).run_free()

    def access(
        self, frame: FrameView, instruction: Instruction, granted: Granted, size: int, write: bool, atomic: str
    ) -> None:
        """Lanes of a wave are about to access memory."""
        self.book.flush()
        self.overlapping = None
        if granted.space == PRIVATE:
            return
        if granted.number and not write and self.image.memory.objects.flags[granted.number] & READ_ONLY:
            return
        is_sure = None if granted.guessed is None or atomic else ~granted.guessed
        lanes = np.flatnonzero(granted.lanes if is_sure is None else granted.lanes & is_sure)
        at = granted.physical if granted.whole and is_sure is None else granted.physical[lanes]
        if granted.space == GLOBAL and not (at >= np.uint64(GLOBAL_START)).all():  # the ASan shadow
            lanes, at = lanes[at >= np.uint64(GLOBAL_START)], at[at >= np.uint64(GLOBAL_START)]
        if not at.size:
            return
        if self.book.is_copy(instruction) and self.book.rules is not None:
            self.book.rules.look_back(frame, instruction, granted, size, write)
        order = self.order(frame.wave)
        for part in self.book.part_by_clock(granted, at):
            moved = self._moved(instruction, self.book.clock_of(granted, at[part]), atomic) if atomic else ()
            if moved and atomic in RELEASES:
                order.order_lanes(moved)
            self._access(frame, instruction, granted, order, size, lanes[part], at[part], write, atomic)
            if moved and atomic in ACQUIRES:
                order.order_lanes(moved)
        if write and not atomic:
            access = Access(self.book, frame, instruction, granted, order, size, lanes, at)
            self.overlapping = access if access.overlaps() else None

    def _moved(self, instruction: Instruction, clock: int, ordering: str) -> tuple[int, ...]:
        """The clocks for which an ordered atomic orders the lanes of its wave."""
        name = instruction.field("syncscope")
        if ordering not in RELEASES | ACQUIRES or not orders_lanes(name):
            return ()
        return atomic_spaces(name, clock)

    def _access(
        self,
        frame: FrameView,
        instruction: Instruction,
        granted: Granted,
        order: WaveOrder,
        size: int,
        lanes: Array,
        at: Array,
        write: bool,
        atomic: str,
    ) -> None:
        sure = slice(None) if granted.guessed is None else ~granted.guessed[lanes]
        if atomic and scope_level(instruction.field("syncscope")) != WAVE_SCOPE:
            access = Access(self.book, frame, instruction, granted, order, size, lanes, at)
            judged = access
            if granted.guessed is not None:
                judged = Access(self.book, frame, instruction, granted, order, size, lanes[sure], at[sure])
            if judged.at.size:
                self.lanes.look(judged, write, True)
                judged.run_atomic(write, scope_level(instruction.field("syncscope")))
            self._synchronise(access, atomic, write)
            return
        lanes, at = lanes[sure], at[sure]
        for first in range(0, size, PIECE):
            part = min(PIECE, size - first)
            step = max(1, PIECE // part)
            for start in range(0, len(at), step):
                chosen, places = lanes[start : start + step], at[start : start + step] + np.uint64(first)
                access = Access(self.book, frame, instruction, granted, order, part, chosen, places)
                self.lanes.look(access, write, False)
                access.run_write() if write else access.run_read()

    def _synchronise(self, access: Access, ordering: str, write: bool) -> None:
        instruction, order = access.instruction, access.order
        name = instruction.field("syncscope")
        spaces = atomic_spaces(name, access.clock)
        table = access.frame.wave.group.offers if access.space == LDS_CLOCK else self.offers
        places = dict.fromkeys(access.at.tolist())
        is_store = instruction.opcode == "store"
        if not is_store:
            order.read_atomic((table[p] for p in places if p in table), ordering, name, spaces)
        if not write:
            return
        given = order.write_atomic(ordering, name, spaces) if ordering in RELEASES or order.kept else {}
        for place in places:
            if is_store:
                table[place] = dict(given)
            elif given:
                add_offers(table.setdefault(place, {}), given)

    def flush(self) -> None:
        """A group's turn is over: the last store has happened."""
        self.book.flush()

    # Stores whose lanes overlap --------------------------------------------------------------------------------

    def stored(self, at: Array, octets: Array) -> None:
        """The lanes of the overlapping store wrote ``octets`` (lanes, bytes) at ``at``: who finds other bytes there?"""
        access = self.overlapping
        found = self.image.memory.space.data[at]
        if access is None or len(at) != len(access.lanes) or (found == octets).all():
            return
        value = access.instruction.operands[0]
        is_combined = self.image.recall((combines_lanes, value), lambda: combines_lanes(value))
        values = CloseValues(access.frame, access.instruction, is_combined=is_combined)
        for which in np.flatnonzero((found != octets).any(axis=1)).tolist():
            byte = int(at[which, np.argmax(found[which] != octets[which])])
            sharing = np.flatnonzero((at == np.uint64(byte)).any(axis=1))
            winner = int(sharing[-1])
            lanes = int(access.lanes[which]), int(access.lanes[winner])
            is_same_place = bool(at[which, 0] == at[winner, 0])
            is_close = is_same_place and values.differ_by_rounding(lanes, (octets[which], octets[winner]))
            access.report_lanes(*lanes, byte, is_close=is_close)
