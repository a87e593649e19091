"""racecheck in host code: epoch cells beside LDS and beside buffers find groups that may race.

The reference engine executes these groups again, decides, and names the race.

A granule has up to three cells: who wrote it last, who read it last, who accessed it atomically last. A cell is ``epoch << 11 |
who``: a work-item of the wave, or ``MANY`` (several waves). The epoch goes up at each work-group, and at each barrier with
fences around it (``fences.py``); LDS and global memory have one each, since fences may order only one of them. So a cell below
the current epoch is behind a barrier, or another group's, and needs no clearing.

========  =======================  ========================================
access    looks at                 suspicious when in this epoch
========  =======================  ========================================
read      writes, atomics          another wave was there
write     writes, reads, atomics   another wave was there, or two lanes of the instruction meet
atomic    writes, reads            another wave was there
========  =======================  ========================================

Memory that work-groups share has cells for each worker thread (``planes.py``). There a cell of an earlier group is a
*conflict* where nothing is known to order the two (``release_acquire.py``): no group can be replayed alone then, the whole
launch goes to the reference engine. Cells for reads and atomics
say ``several`` once two groups were there. What the kernel does not write is not watched (``race_uses.py``).
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import final

from swlds.device.address_space import GLOBAL, HEAP_START, LDS
from swlds.device.memory_order import GLOBAL_CLOCK, GROUP_SCOPE, LDS_CLOCK, WAVE_SCOPE, keeps_order
from swlds.engines.wave_compiler.flat.flatten import FlatBlock
from swlds.engines.wave_compiler.flat.provenance import MIXED
from swlds.engines.wave_compiler.host.alike import fold_rare
from swlds.engines.wave_compiler.host.context import LDS_CELLS, MANY, OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.host.own_functions import call_apart, check_apart
from swlds.engines.wave_compiler.memory.known_copies import KnownCopies
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.races.cells import LANES, ROW, SCALAR, RaceCells, spots_of
from swlds.engines.wave_compiler.races.early_ends import find_pinned, find_quiet_leave
from swlds.engines.wave_compiler.races.ended_waves import AREAS, LDS_BITS, EndedWaves
from swlds.engines.wave_compiler.races.fences import BITS, BLOCK_BIT, is_limited
from swlds.engines.wave_compiler.races.lane_order import LaneOrder
from swlds.engines.wave_compiler.races.marks import Kind, Marks, Watch
from swlds.engines.wave_compiler.races.object_uses import ATOMIC, NARROW, ONCE, READ, UNKNOWN, WRITE, Key
from swlds.engines.wave_compiler.races.phases import Phases
from swlds.engines.wave_compiler.races.race_uses import atomic_scope, key_of
from swlds.engines.wave_compiler.races.release_acquire import ReleaseAcquire
from swlds.engines.wave_compiler.races.same_values import FindChanged, Stored, find_changed, find_differing
from swlds.engines.wave_compiler.races.segments import find_lane_planes
from swlds.engines.wave_compiler.races.slot_word import SlotWord
from swlds.engines.wave_compiler.races.split_barriers import SplitBarriers, needs_split
from swlds.engines.wave_compiler.races.split_pairs import SplitPairs
from swlds.engines.wave_compiler.races.watched import WatchedObjects
from swlds.engines.wave_compiler.races.wave_clocks import WaveClocks
from swlds.engines.wave_compiler.schedule.plan import GROUPS, WAVES
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import UPDATES

PLANES = {WRITE: "writes", READ: "reads", ATOMIC: "atomics"}
_EVERYTHING = READ | WRITE | ATOMIC
#: Cells that a function for lanes one by one looks at; it is called again for more. LLVM takes more than linear time for them.
_CELLS = 4
#: What an access looks at.
_AGAINST = {READ: (WRITE, ATOMIC), WRITE: (WRITE, READ, ATOMIC), ATOMIC: (WRITE, READ)}


@final
class Races:
    """Emits the cells' code for the accesses of one kernel, or of a body of the kernel with the races ``of``."""

    def __init__(self, t: WaveCode, copies: KnownCopies, of: Races | None) -> None:
        self.t = t
        self.watched: WatchedObjects = WatchedObjects(t, of.watched if of else None)
        self.is_on, self.grain, self.uses = self.watched.is_on, self.watched.grain, self.watched.uses
        self.release_acquire: ReleaseAcquire = ReleaseAcquire(t, of.release_acquire if of else None)
        self.slots = SlotWord(t)
        #: A barrier without fences is enough for LDS: where nobody asks for the fences.
        self.allows_bare: bool = (
            of.allows_bare
            if of
            else self.is_on and not t.options.flies and "barriercheck" not in t.options.checks and not is_limited(t)
        )
        self.ended: EndedWaves = EndedWaves(t, is_watched=self.is_on)
        self.pairs: SplitPairs = of.pairs if of else SplitPairs(self.watched)
        self.phases: Phases = (
            of.phases if of else Phases(self.watched, copies, self.pairs, allows_bare=self.allows_bare)
        )
        #: Object -> the planes in which lanes of a wave are told apart.
        self.lane_planes: dict[Key, int] = {}
        if self.is_on:
            self.lane_planes = of.lane_planes if of else find_lane_planes(self.watched)
        self.lane_order: LaneOrder = LaneOrder(
            t, self.watched, self.lane_planes, self.allows_bare, of.lane_order if of else None
        )
        self.clocks: WaveClocks = WaveClocks(t, is_on=self.lane_order.knows_waves, is_far=self.release_acquire.is_on)
        splits = of.splits.is_on if of else self._are_split()
        self.splits: SplitBarriers = SplitBarriers(t, self.ended, is_on=splits, allows_bare=self.allows_bare)
        self.slots.is_on = self.slots.is_on and not splits  # that goes by barriers that the group has passed
        #: Blocks of the heap have cells.
        self.watches_heap: bool = t.shares_heap and bool(self.watched.needs(UNKNOWN, True))
        #: Waves that end by it have touched nothing that others need to look for.
        self._quiet_leave = find_quiet_leave(t) if self.is_on and of is None else None
        if of:
            self.ended.pinned = of.ended.pinned
        elif self.is_on and not splits:
            self.ended.pinned = find_pinned(t, is_far=self.release_acquire.is_on)
            self.ended.blocks_are_lds = self.clocks.blocks_are_lds

    def _are_split(self) -> bool:
        knows_more = self.lane_order.knows_waves or self.release_acquire.is_on
        return not knows_more and needs_split(self.t, self.watched, self.pairs)

    def write_entry(self) -> None:
        """The wave has accessed nothing."""
        self.ended.write_entry()
        if self.lane_order.is_on:
            self.lane_order.polls.write_entry()

    def end_block(self, block: FlatBlock) -> None:
        """Before a wave goes on to another block, or ends."""
        self.ended.end_block()
        if self.lane_order.is_on:
            self.lane_order.polls.end_block(block)

    # What is watched ---------------------------------------------------------------------------------------------

    def _key(self, place: Place) -> Key | None:
        """The object of an access, None when it is not watched."""
        key = key_of(self.t, place.symbol) if self.is_on and place.watch else None
        return key if key is not None and self.watched.needs(key, _is_shared(place)) else None

    def watches(self, place: Place) -> bool:
        """Accesses of its object look at cells, or leave marks there."""
        return self._key(place) is not None or (self.is_on and place.is_late)

    def _needs(self, place: Place, key: Key) -> int:
        """The planes that count for the current access."""
        needs = self.watched.needs(key, _is_shared(place))
        return needs if _is_shared(place) else needs & self.phases.live(self.t.current, key)

    def _watch(self, place: Place, key: Key) -> Watch:
        is_shared, needs = _is_shared(place), self._needs(place, key)
        side = "global" if is_shared else "lds"
        planes = {use: self._field("ptr", f"{side}_{name}") for use, name in PLANES.items() if needs & use}
        half = self.clocks.half(place)
        local = half == LDS_CLOCK
        area = 0 if place.space == LDS else 1 if is_shared else 2
        if self.splits.is_on:
            epoch = self.splits.known_epoch(area)
        else:
            epoch = self._field("i32", "lds_epoch" if local else "block_epoch" if place.is_local else "global_epoch")
        first = self._field("i32", "group_epoch") if is_shared else None
        base = self._field("i32", "base_epoch") if is_shared else ""
        order = self.lane_order
        tick = half if order.is_on else None
        return Watch(
            planes,
            epoch,
            first,
            base,
            self._is_narrow(key),
            self.slots.holds(key),
            0 if self.slots.is_word(key) else self.lane_planes.get(key, _EVERYTHING),
            tick,
            order.knows_kept,
            area,
            self.clocks if self.clocks.is_on else None,
            self.splits.is_on,
        )

    def _form(self, place: Place, key: Key) -> str:
        """What ``_watch`` depends on, as a part of a name."""
        where = "shared" if _is_shared(place) else "lds" if place.space == LDS else "block"
        kind = "n" * self._is_narrow(key) + "s" * self.slots.holds(key) + "w" * self.slots.is_word(key)
        kind += f"l{self.lane_planes.get(key, _EVERYTHING)}"
        return f"{where}{self._needs(place, key)}{kind}"

    def _is_narrow(self, key: Key) -> bool:
        return bool(self.uses.get(key, 0) & NARROW)

    def _field(self, type_: str, name: str) -> str:
        return self.t.w.pure(f"load {type_}, ptr {self.t.w.offset('%g', OFFSETS[name])}")

    def _spots(self, place: Place, key: Key, address: Lanes, size: int) -> RaceCells:
        """The cells of an access. A lowered block lies behind LDS in the planes; planes of shared memory start at address 0."""
        if place.is_local:
            start = self._field("i64", "block")
            begin = self.t.w.emit(f"sub i64 {start}, {LDS_CELLS}")
            address = arithmetic.add(self.t, address, Lanes("i64", uniform=begin), "sub")
        elif place.space != LDS and key == UNKNOWN:
            address = self._move_heap(address)
            low, reach = self._field("i64", "watch_low"), self._field("i64", "watch_size")
            past = arithmetic.add(self.t, address, Lanes("i64", uniform=low), "sub")
            self.t.suspect_if(arithmetic.compare(self.t, "ugt", past, Lanes("i64", uniform=reach)))
        if address.type == "i64" and (place.is_local or place.space == LDS):
            address = arithmetic.cast(self.t, "trunc", address, "i32")
        return spots_of(self.t, address, size, self.grain)

    def _move_heap(self, address: Lanes) -> Lanes:
        """Addresses in the heap as if it lay nearer to the other objects, as its cells do."""
        if not self.watches_heap:
            return address
        t, gap = self.t, Lanes("i64", uniform=self._field("i64", "heap_gap"))
        is_high = arithmetic.compare(t, "uge", address, arithmetic.constant("i64", HEAP_START))
        return arithmetic.choose(t, is_high, arithmetic.simple(t, "sub", address, gap), address)

    # Accesses ----------------------------------------------------------------------------------------------------

    def read(self, place: Place, address: Lanes, size: int) -> None:
        """Look before a load; also for an atomic one."""
        self._access(place, address, size, READ, "load")

    def write(self, place: Place, address: Lanes, size: int, *, same: bool, stored: Stored | None = None) -> None:
        """Look before a store; also for an atomic one. ``same``: all lanes write one value; ``stored``: which."""
        self._access(place, address, size, WRITE, "store", same=same, stored=stored)

    def atomic(self, place: Place, address: Lanes, size: int, *, fails: bool = False) -> None:
        """Look before an atomic operation, or after a compare-exchange, which only reads where it ``fails``."""
        self._access(place, address, size, ATOMIC, "", same=True, fails=fails)

    def free(self, address: Lanes) -> None:
        """Look at a granule of a block that is freed. A free is a write, but that lanes of its wave may access it before; it
        leaves a mark for groups whose planes are others."""
        place = Place(GLOBAL, "0", "0", "", None, watch=True, symbol=MIXED)
        key = self._key(place)
        if key is None:
            return
        self.release_acquire.touch(WRITE)
        self.ended.touch(BITS[GLOBAL_CLOCK])
        offset = self._spots(place, key, address, self.grain).offset

        def look(values: list[Lanes]) -> None:
            # marks say which lanes, and are compared by waves
            watch = replace(self._watch(place, key), lanes=0, knows_kept=True)
            self._look(watch, RaceCells(self.t, values[0], 1), WRITE, Kind(False, True, False, False))

        check_apart(self.t, f"race.{self._form(place, key)}.free.{offset.type}", [offset], look)

    def _access(
        self,
        place: Place,
        address: Lanes,
        size: int,
        use: int,
        opcode: str,
        *,
        same: bool = False,
        fails: bool = False,
        stored: Stored | None = None,
    ) -> None:
        clock = self.clocks.half(place)
        self.lane_order.atomic(place, clock, before=True, fails=fails)
        self._watch_access(place, address, size, use, opcode, same=same, fails=fails, stored=stored)
        self.lane_order.atomic(place, clock, before=False, fails=fails)
        self.release_acquire.atomic(place, address, fails=fails)
        self.clocks.atomic(place, address, fails=fails, is_poll=self.lane_order.is_poll(place, fails=fails))

    def _watch_access(
        self,
        place: Place,
        address: Lanes,
        size: int,
        use: int,
        opcode: str,
        *,
        same: bool,
        fails: bool,
        stored: Stored | None,
    ) -> None:
        key = self._key(place)
        if key is None:
            if place.is_late:
                self.t.suspect()
            return
        if self.watched.has_copies_only:
            self._look_for_open(place, key, address, size)
            return
        i = self.t.current
        scope = WAVE_SCOPE if opcode else GROUP_SCOPE
        if i is not None and (not opcode or i.opcode == opcode):
            scope = atomic_scope(i)
        plain = READ if fails else WRITE if use == ATOMIC else use
        use = plain if scope == WAVE_SCOPE else ATOMIC
        is_seen = _is_shared(place) or self.phases.sees(i, key, use)
        if not (self.uses.get(key, 0) & use and is_seen):  # an access that find_uses did not see
            self.t.suspect()
            return
        if _is_shared(place):
            self.release_acquire.touch(use)
        if i is None or i is not self._quiet_leave:
            in_block = BLOCK_BIT | (LDS_BITS if self.clocks.blocks_are_lds else 0)
            self.ended.touch(BITS[GLOBAL_CLOCK] if _is_shared(place) else in_block if place.is_local else LDS_BITS)
        if not self._needs(place, key):
            return
        spots = self._spots(place, key, address, size)
        is_kept = i is not None and i.opcode in ({opcode} if opcode else UPDATES) and keeps_order(i.source)
        if opcode == "store" and spots.kind != SCALAR and spots.count > 1:  # lanes may share some of their bytes
            same = False
        access = Kind(plain == READ, same, is_kept, spots.are_apart, place.is_late, place.is_settled)
        known = stored if stored is not None and self._is_comparable(key, use, access, stored) else None
        if spots.kind != LANES:
            is_in_turn = self._is_in_turn(place)
            changes = self._changes(spots, known)
            numbers = stored if stored is not None and stored.is_comparable and not place.is_late else None
            self._look(self._watch(place, key), spots, use, access, changes, is_in_turn=is_in_turn, numbers=numbers)
            return

        for start in range(0, spots.count, _CELLS):
            step = Lanes(spots.offset.type, uniform=str(4 * start))
            here = arithmetic.add(self.t, spots.offset, step) if start else spots.offset
            self._look_apart(place, key, here, min(_CELLS, spots.count - start), use, access, known)

    def _is_comparable(self, key: Key, use: int, access: Kind, stored: Stored) -> bool:
        """Where others have stored, too, the access may compare what is there with its own value (``same_values.py``)."""
        is_plain = use == WRITE and not (access.is_kept or access.is_late)
        symbol = stored.place.symbol
        is_part = symbol is not None and symbol.kind == "part" and symbol.number in self.watched.once_parts
        is_once = is_part or (key != UNKNOWN and bool(self.uses[key] & ONCE))
        is_once = is_once or self.phases.is_alike(self.t.current, key, is_shared=_is_shared(stored.place))
        if self._is_in_turn(stored.place):
            is_once = key != UNKNOWN
        return is_plain and is_once and stored.is_comparable and not self.slots.holds(key)

    def _is_in_turn(self, place: Place) -> bool:
        """Who shares the memory runs in the reference engine's order: what a store changes there it changes here."""
        options = self.t.options
        scope = GROUPS if _is_shared(place) else WAVES
        return self.t.plan.scope >= scope and not (options.same_value_races or options.flies or options.grid)

    def _changes(self, spots: RaceCells, stored: Stored | None) -> FindChanged | None:
        """What says which cells a store of scalars or of a row changes."""
        if stored is None:
            return None
        t = self.t
        if spots.kind == SCALAR:
            cells = spots.cell_count
            is_one = stored.address.uniform is not None
            return (lambda: stored.find_changed_scalar(t) * cells) if is_one else None
        # of a row each chunk has as many vectors of cells as a lane has cells: a changed lane counts for the row
        return lambda: _spread(spots, find_changed(t, stored.parts, stored.as_lanes(t)))

    def _look_for_open(self, place: Place, key: Key, address: Lanes, size: int) -> None:
        """Suspicious where a copy that is open writes: one of another wave, or one that this wave has to wait for."""
        t, w = self.t, self.t.w
        spots = self._spots(place, key, address, size)
        look, go_on = w.label("open"), w.label("none")
        opened = w.load("i32", w.offset("%g", OFFSETS["copies_open"]))
        w.branch(w.emit(f"icmp ne i32 {opened}, 0"), look, go_on)

        def check(each: RaceCells) -> None:
            watch = self._watch(place, key)
            marks = self._marks(watch, each, READ, Kind(True, False, False, False))
            flags = marks.is_other(each.get(watch.planes[WRITE]), WRITE)
            t.suspect_if(Lanes("i1", uniform=each.any(flags)))

        def check_lanes(count: int, values: list[Lanes]) -> None:
            check(RaceCells(t, values[0], count))

        with w.branches():
            w.start(look, follows=True)
            if spots.kind != LANES:
                check(spots)
            for start in range(0, spots.count, _CELLS) if spots.kind == LANES else ():
                step = Lanes(spots.offset.type, uniform=str(4 * start))
                here = arithmetic.add(t, spots.offset, step) if start else spots.offset
                count = min(_CELLS, spots.count - start)
                name = f"open.{spots.offset.type}.{count}.{'all' if t.mask is None else 'some'}"
                check_apart(t, name, [here], functools.partial(check_lanes, count))
            w.jump(go_on)
        w.start(go_on, follows=True)

    def _look_apart(
        self, place: Place, key: Key, offset: Lanes, count: int, use: int, access: Kind, stored: Stored | None
    ) -> None:
        """``_look`` in a function of its own: at ``count`` cells of lanes one by one. What is ``stored`` is compared where that
        finds something: in another one, or where hardly a wave comes by in the same, which is longer than the first, but
        shorter than both."""
        t = self.t

        def write(values: list[Lanes]) -> None:
            spots = RaceCells(t, values[0], count)
            self._look(self._watch(place, key), spots, use, access, is_first=stored is not None)

        def compare(values: list[Lanes]) -> None:
            assert stored is not None, "there is something to compare"
            parts = stored.parts
            self._look(
                self._watch(place, key),
                RaceCells(t, values[0], count),
                use,
                access,
                lambda: find_changed(t, parts, values[1:]) * count,
                is_in_turn=self._is_in_turn(place),
                given=lambda: values[1:],
            )

        kind = (
            self._form(place, key),
            PLANES[use],
            *access.words,
            offset.type,
            count,
        )
        name = ".".join(("race", *map(str, kind), "all" if self.t.mask is None else "some"))
        if stored is None:
            check_apart(t, name, [offset], write)
            return
        if t.is_rare:
            check_apart(t, f"{name}.{stored.form}", [offset, *stored.as_lanes(t)], compare)
            return
        again, go_on = t.w.label("compare"), t.w.label("compared")
        t.w.branch(call_apart(t, f"{name}.first", [offset], write), again, go_on)
        with t.w.branches():
            t.w.start(again, follows=True)
            check_apart(t, f"{name}.{stored.form}", [offset, *stored.as_lanes(t)], compare)
            t.w.jump(go_on)
        t.w.start(go_on, follows=True)

    def _look(
        self,
        watch: Watch,
        spots: RaceCells,
        use: int,
        access: Kind,
        changes: FindChanged | None = None,
        *,
        is_first: bool = False,
        is_in_turn: bool = False,
        given: Callable[[], list[Lanes]] | None = None,
        numbers: Stored | None = None,
    ) -> None:
        """Check the cells of an access and leave its mark there. ``changes``: which of them a store changes; ``is_first``: who
        finds something asks that; ``is_in_turn``: who stored last counts, as in the reference engine, and not who else stored
        the same; ``given``: where the lanes store, and what; ``numbers``: that of one address or a row, if it can be compared."""
        met = ""
        marks = self._marks(watch, spots, use, access)
        if use == WRITE and not access.same and spots.kind == SCALAR:
            self._suspect_many(numbers)
        seen: dict[int, list[str]] = {}
        for other in watch.planes:
            if other in _AGAINST[use] or other == use:
                seen[other] = spots.get(watch.planes[other])
        is_pinned = bool(self.ended.pinned & AREAS[watch.area])
        if is_pinned:
            self._look_for_ended(watch, spots, use, seen, is_read=access.is_read)
        if access.is_late:
            self._check_late(marks, seen, is_settled=access.is_settled)
        if changes is not None:
            met = self._check_values(marks, seen, changes)
        elif not access.is_late or watch.first is not None:  # groups may have met where they share the memory
            self._check(marks, use, seen, is_read=access.is_read, is_first=is_first)
        if use in watch.planes:
            self._leave_mark(marks, use, seen, access)
            if is_pinned and use != WRITE:
                self._keep_ended(watch, spots, use, seen[use])
            marks.touch(use)
        if watch.is_slot:
            self.slots.touch(use)
        if use == WRITE and not access.same and spots.kind == LANES:
            self._suspect_meeting(marks, before=seen.get(WRITE, []) if is_first else [], given=given)
        elif use == WRITE and not access.same and spots.kind == ROW and not self.t.shape.is_even(spots.offset):
            self._unless_apart(spots, lambda each: self._rewrite(self._marks(watch, each, use, access), numbers))
        if met and not is_in_turn:
            self._leave_several(marks, met, seen[WRITE])

    def _marks(self, watch: Watch, spots: RaceCells, use: int, access: Kind) -> Marks:
        is_marked = access.is_kept and watch.knows_kept and use != ATOMIC
        return Marks(self.t, watch, spots, use, is_kept=access.is_kept or use == ATOMIC, is_marked=is_marked)

    # Checks ------------------------------------------------------------------------------------------------------

    def _check(
        self, marks: Marks, use: int, seen: dict[int, list[str]], *, is_read: bool, is_first: bool = False
    ) -> None:
        """Suspicious where another lane or wave was in this epoch; a conflict where another group was (``is_first``: who is told
        so looks again)."""
        watch, spots, w = marks.watch, marks.spots, self.t.w
        earlier: list[tuple[int, list[str], list[str]]] = []
        others: list[tuple[int, list[str], list[str]]] = []
        for other, cells in seen.items():
            if other in _AGAINST[use] and not (use == ATOMIC and is_read and other == READ):
                others.append((other, cells, marks.is_other(cells, other)))
                if watch.first is not None:
                    earlier.append((other, cells, self._is_earlier(watch, spots, cells)))
            elif other == use == ATOMIC and watch.first is not None and watch.is_narrow:
                earlier.append((other, cells, self._is_earlier(watch, spots, cells)))
        if not earlier and not others:
            return
        total = _join(spots, [flags for _, _, flags in earlier + others])
        if not earlier and watch.is_slot and spots.kind == SCALAR and use != ATOMIC:
            self.slots.check(use, spots.any(total))
            return
        if is_first or (not earlier and marks.is_simple):
            self.t.suspect_if(Lanes("i1", uniform=spots.any(total)))
            return
        stop, go_on = w.label("race"), w.label("on")
        w.branch(spots.any(total), stop, go_on)
        with w.branches():
            w.start(stop, follows=True)
            if self.release_acquire.is_on:
                earlier = [(o, c, self.release_acquire.find_unknown(spots, o, c, flags)) for o, c, flags in earlier]
            meets = spots.any(_join(spots, [flags for _, _, flags in earlier])) if earlier else "false"
            if (earlier and self.release_acquire.is_on) or not marks.is_simple:  # else what brought us here is enough
                fail = w.label("race")
                w.branch(self._fails(marks, others, meets), fail, go_on)
                w.start(fail, follows=True)
            self._give_up(meets if earlier else "")
        w.start(go_on, follows=True)

    def _look_for_ended(
        self, watch: Watch, spots: RaceCells, use: int, seen: dict[int, list[str]], *, is_read: bool
    ) -> None:
        """Suspicious where a wave was that no barrier orders any more."""
        planes = [p for p in seen if p in _AGAINST[use] and not (use == ATOMIC and is_read and p == READ)]
        if not planes:
            return
        w = self.t.w
        look, go_on = w.label("ended"), w.label("none")
        w.branch(self.ended.has_pins(watch.area), look, go_on)
        with w.branches():
            w.start(look, follows=True)
            flags = _join(spots, [self._find_ended(watch, spots, p, seen[p]) for p in planes])
            self.t.suspect_if(Lanes("i1", uniform=spots.any(flags)))
            w.jump(go_on)
        w.start(go_on, follows=True)

    def _find_ended(self, watch: Watch, spots: RaceCells, plane: int, cells: list[str]) -> list[str]:
        """Flags of the cells of a plane that may have such a wave's mark, if nothing that it released is known of it."""
        flags = self.ended.find_marks(spots, watch.area, cells)
        if watch.clocks is None or watch.tick is None:
            return flags
        known = watch.clocks.knows(spots, cells, flags, watch.tick, watch.area, plane)
        true = "true" if spots.kind == SCALAR else "splat (i1 true)"
        unknown = [self.t.w.pure(f"xor {spots.bit} {k}, {true}") for k in known]
        return spots.both("and", flags, unknown)

    def _keep_ended(self, watch: Watch, spots: RaceCells, use: int, cells: list[str]) -> None:
        """Marks of such waves stay: who must not meet them must meet nobody, whoever was there since. Where some may meet them
        that know of what they released, they become marks of several waves."""
        w, plane = self.t.w, watch.planes[use]
        keep, go_on = w.label("keep"), w.label("none")
        w.branch(self.ended.has_pins(watch.area), keep, go_on)
        with w.branches():
            w.start(keep, follows=True)
            flags = self._find_ended(watch, spots, use, cells)
            if watch.clocks is not None:
                cells = [w.pure(f"or {spots.type} {c}, {spots.splat(str(MANY))}") for c in cells]
            rows = zip(flags, cells, spots.get(plane), strict=True)
            values = [w.emit(f"select {spots.bit} {f}, {spots.type} {c}, {spots.type} {n}") for f, c, n in rows]
            spots.put(plane, values)
            w.jump(go_on)
        w.start(go_on, follows=True)

    def _check_values(self, marks: Marks, seen: dict[int, list[str]], changes: FindChanged) -> str:
        """``_check`` of a store that may store what is there: a slot that is 1 where others stored it, too."""
        watch, spots, w = marks.watch, marks.spots, self.t.w
        others = {plane: [marks.is_other(cells, plane)] for plane, cells in seen.items()}
        earlier = {
            plane: [self._is_earlier(watch, spots, cells)] for plane, cells in seen.items() if watch.first is not None
        }
        total = _join(spots, [flags for found in (others, earlier) for each in found.values() for flags in each])
        met = w.slot("i32", "met")
        stop, compare, fail, same, go_on = (w.label(name) for name in ("race", "compare", "race", "same", "on"))
        w.store("i32", "0", met)

        def look() -> None:
            for plane, (flags,) in others.items() if not marks.is_simple else ():
                if watch.lanes & plane or watch.clocks is not None:
                    allowed = marks.is_allowed(seen[plane], flags, plane, are_kept=plane == ATOMIC)
                    others[plane] = [spots.both("and", flags, marks.negate(allowed))]
            judged = earlier
            if self.release_acquire.is_on:
                unknown = self.release_acquire.find_unknown
                judged = {plane: [unknown(spots, plane, seen[plane], flags)] for plane, (flags,) in earlier.items()}
            if not marks.is_simple or self.release_acquire.is_on:  # else what brought us here is enough
                left = [flags for found in (others, judged) for (flags,) in found.values()]
                w.branch(spots.any(_join(spots, left)), compare, go_on)
                w.start(compare, follows=True)
            changed = changes()
            for found in (others, judged):
                if WRITE in found:
                    found[WRITE] = [spots.both("and", found[WRITE][0], changed)]
            meets = spots.any(_join(spots, [flags for (flags,) in judged.values()])) if judged else "false"
            fails = w.emit(f"or i1 {meets}, {spots.any(_join(spots, [flags for (flags,) in others.values()]))}")
            w.branch(fails, fail, same)
            w.start(fail, follows=True)
            self._give_up(meets if judged else "")
            w.start(same, follows=True)
            w.store("i32", "1", met)

        w.branch(spots.any(total), stop, go_on)
        with w.branches():
            fold_rare(w, stop, self.t.abort_label, look, folds=self.t.folds_rare)
            w.jump(go_on)
        w.start(go_on, follows=True)
        return met

    def _give_up(self, meets: str) -> None:
        """The reference engine executes the group. ``meets``: an i1, there was another group; empty where none can be told."""
        w = self.t.w
        if meets:
            place = w.offset("%g", OFFSETS["conflict"])
            before = w.load("i32", place)
            w.store("i32", w.emit(f"or i32 {before}, {w.emit(f'zext i1 {meets} to i32')}"), place)
        w.jump(self.t.abort_label)

    def _leave_several(self, marks: Marks, met: str, seen: list[str]) -> None:
        """Where others stored the same, nobody may pass whose store is not alike."""
        w, spots = self.t.w, marks.spots
        mark, go_on = w.label("several"), w.label("marked")
        w.branch(w.emit(f"icmp ne i32 {w.load('i32', met)}, 0"), mark, go_on)
        with w.branches():
            w.start(mark, follows=True)
            if marks.watch.is_split:
                values = marks.beside_all(seen)
            else:
                number = marks.watch.epoch if marks.watch.clocks is None else self._latest(marks.watch)
                values = [spots.splat(w.emit(f"or i32 {number}, {MANY}"))] * spots.cell_count
            spots.put(marks.watch.planes[WRITE], values)
            w.jump(go_on)
        w.start(go_on, follows=True)

    def _latest(self, watch: Watch) -> str:
        """The last number that a wave of the group was given."""
        return self.t.w.load("i32", self.t.w.offset("%g", OFFSETS["global_tick" if watch.tick else "lds_tick"]))

    def _check_late(self, marks: Marks, seen: dict[int, list[str]], *, is_settled: bool) -> None:
        """Suspicious where anybody wrote in this epoch, or read since all waves had waited for LDS. ``is_settled``: but for the
        wave itself, as in ``@copy_check``. In memory that groups share: where the group wrote at all, since the copy that did
        may still be open."""
        watch, spots = marks.watch, marks.spots
        epoch = watch.epoch if watch.first is None else watch.first
        since, flags = self._field("i32", "copy_epoch"), []
        is_new = self.t.w.pure(f"icmp uge i32 {since}, {watch.epoch}") if is_settled else ""
        for plane, cells in seen.items():
            least = spots.splat(epoch if plane == WRITE else since)
            found = [self.t.w.pure(f"icmp uge {spots.type} {c}, {least}") for c in cells]
            if is_settled:
                knows = is_new if spots.kind == SCALAR else self.t.shape.splat("i1", is_new)
                own = [self.t.w.pure(f"and {spots.bit} {f}, {knows}") for f in marks.same_wave(cells)]
                found = spots.both("and", found, marks.negate(own))
            flags.append(found)
        self.t.suspect_if(Lanes("i1", uniform=spots.any(_join(spots, flags))))

    def _fails(self, marks: Marks, others: list[tuple[int, list[str], list[str]]], meets: str) -> str:
        """Do groups meet, or lanes that nothing orders?"""
        spots, found = marks.spots, []
        for other, cells, flags in others:
            if not marks.is_simple and (marks.watch.lanes & other or marks.watch.clocks is not None):
                allowed = marks.is_allowed(cells, flags, other, are_kept=other == ATOMIC)
                flags = spots.both("and", flags, marks.negate(allowed))
            found.append(flags)
        return self.t.w.emit(f"or i1 {meets}, {spots.any(_join(spots, found))}") if found else meets

    def _is_earlier(self, watch: Watch, spots: RaceCells, cells: list[str]) -> list[str]:
        """Another group of this thread was there: in this launch, before the group's first epoch."""
        count = spots.splat(self.t.w.pure(f"sub i32 {watch.first}, {watch.base}"))
        base = spots.splat(watch.base)
        past = [self.t.w.pure(f"sub {spots.type} {c}, {base}") for c in cells]
        found = [self.t.w.pure(f"icmp ult {spots.type} {x}, {count}") for x in past]
        return spots.both("or", found, self._is_many(watch, spots, cells)) if self.clocks.is_far else found

    def _is_many(self, watch: Watch, spots: RaceCells, cells: list[str]) -> list[str]:
        """Several waves of this launch were there, perhaps of several groups."""
        base, many, type_, w = spots.splat(watch.base), spots.splat(str(MANY)), spots.type, self.t.w
        low = [w.pure(f"and {type_} {c}, {many}") for c in cells]
        new = [w.pure(f"icmp uge {type_} {c}, {base}") for c in cells]
        return spots.both("and", new, [w.pure(f"icmp eq {type_} {x}, {many}") for x in low])

    # Marks -------------------------------------------------------------------------------------------------------

    def _leave_mark(self, marks: Marks, use: int, seen: dict[int, list[str]], access: Kind) -> None:
        watch, spots = marks.watch, marks.spots
        plane = watch.planes[use]
        if use == WRITE:
            spots.put(plane, marks.left if watch.lanes & WRITE or spots.kind != SCALAR else marks.by_wave)
            return
        if not watch.lanes & use:
            earlier = None if watch.first is None else self._is_earlier(watch, spots, seen[use])
            spots.put(plane, marks.joined_by_wave(seen[use], use, earlier))
            return
        if spots.kind == LANES and not access.are_apart:
            marks.put_each(plane, self._joined(marks, use, seen[use]))
            return
        spots.put(plane, self._joined(marks, use, seen[use]))
        if spots.kind == ROW and not spots.are_apart:
            self._unless_apart(spots, lambda each: self._leave_again(self._marks(watch, each, use, access), use))

    def _joined(self, marks: Marks, use: int, cells: list[str]) -> list[str]:
        watch = marks.watch
        earlier = None if watch.first is None else self._is_earlier(watch, marks.spots, cells)
        return marks.joined(cells, use, earlier)

    def _leave_again(self, marks: Marks, use: int) -> None:
        """Lanes share cells: leave the marks once more, on top of those that are there."""
        plane = marks.watch.planes[use]
        marks.put_each(plane, self._joined(marks, use, marks.spots.get(plane)))

    def _rewrite(self, marks: Marks, numbers: Stored | None) -> None:
        marks.spots.put(marks.watch.planes[WRITE], marks.left)
        self._suspect_meeting(marks, given=None if numbers is None else lambda: numbers.as_lanes(self.t))

    def _suspect_meeting(
        self, marks: Marks, *, before: list[str] | None = None, given: Callable[[], list[Lanes]] | None = None
    ) -> None:
        """Two lanes wrote one cell: one of them does not find its mark again. Lanes each behind the one before need no look.
        ``before``: what was there, for who looks again; ``given``: as in ``_look``: lanes may write the same."""
        spots, w = marks.spots, self.t.w
        if WRITE not in marks.watch.planes:
            return
        look, go_on = w.label("look"), w.label("apart")
        w.branch(spots.is_rising(), go_on, look)
        with w.branches():
            w.start(look, follows=True)
            self._suspect_lost(marks, before or [], given)
            w.jump(go_on)
        w.start(go_on, follows=True)

    def _suspect_lost(self, marks: Marks, before: list[str], given: Callable[[], list[Lanes]] | None) -> None:
        spots, w = marks.spots, self.t.w
        again = spots.get(marks.watch.planes[WRITE])
        flags = [w.pure(f"icmp ne {spots.type} {a}, {m}") for a, m in zip(again, marks.left, strict=True)]
        bits = self.t.shape.bits(self.t.mask) * spots.count
        flags = spots.both("and", flags, bits)
        if not before and given is None:
            self.t.suspect_if(Lanes("i1", uniform=spots.any(flags)))
            return
        meet, go_on = w.label("meet"), w.label("apart")
        w.branch(spots.any(flags), meet, go_on)

        def compare(given: Callable[[], list[Lanes]]) -> None:
            first = w.pure(f"mul i32 %w, {self.t.shape.lanes}")
            differ = spots.both("and", flags, find_differing(self.t, first, again, given()))
            self.t.suspect_if(Lanes("i1", uniform=spots.any(differ)))
            if marks.watch.lanes & WRITE:
                marks.put_several(marks.watch.planes[WRITE], flags)

        with w.branches():
            if given is None:
                w.start(meet, follows=True)
                spots.put(marks.watch.planes[WRITE], before)
                w.jump(self.t.abort_label)
            else:
                fold_rare(w, meet, self.t.abort_label, functools.partial(compare, given), folds=self.t.folds_rare)
                w.jump(go_on)
        w.start(go_on, follows=True)

    def _unless_apart(self, spots: RaceCells, write: Callable[[RaceCells], None]) -> None:
        """Chunks whose rows share cells: in a group of several lines lanes of a wave may have the same x."""
        w, offset, span = self.t.w, spots.offset, spots.offset.stride * self.t.shape.width
        apart, bases = "true", offset.bases or []
        for a, b in itertools.pairwise(bases):
            gap = w.pure(f"sub {offset.type} {b}, {a}")
            apart = w.pure(f"and i1 {apart}, {w.pure(f'icmp sge {offset.type} {gap}, {span}')}")
        look, go_on = w.label("alike"), w.label("apart")
        w.branch(apart, go_on, look)
        with w.branches():
            w.start(look, follows=True)
            write(RaceCells(self.t, Lanes(offset.type, chunks=self.t.shape.chunks(offset)), spots.count))
            w.jump(go_on)
        w.start(go_on, follows=True)

    def _suspect_many(self, stored: Stored | None) -> None:
        """Several lanes write one address, and not all of them the same; where that cannot be compared, at all."""
        shape, w = self.t.shape, self.t.w
        if self.t.mask is None:
            if stored is None:
                self.t.suspect()
            else:
                self.t.suspect_if(stored.find_other_lanes(self.t))
            return
        less = w.pure(f"sub {shape.mask_type} {self.t.mask}, 1")
        rest = w.pure(f"and {shape.mask_type} {self.t.mask}, {less}")
        is_many = w.pure(f"icmp ne {shape.mask_type} {rest}, 0")
        if stored is None:
            self.t.suspect_if(Lanes("i1", uniform=is_many))
            return
        look, go_on = w.label("many"), w.label("alike")
        w.branch(is_many, look, go_on)
        with w.branches():
            w.start(look, follows=True)
            self.t.suspect_if(stored.find_other_lanes(self.t))
            w.jump(go_on)
        w.start(go_on, follows=True)


def _spread(spots: RaceCells, lanes: list[str]) -> list[str]:
    """Flags of chunks of lanes for the vectors of their cells: where a lane has several, those of a chunk are alike."""
    if spots.period == 1:
        return lanes
    w, shape, found = spots.t.w, spots.t.shape, []
    for flags in lanes:
        some = w.emit(f"icmp ne i{shape.width} {w.emit(f'bitcast {shape.bit_type} {flags} to i{shape.width}')}, 0")
        found += [shape.splat("i1", some)] * spots.period
    return found


def _is_shared(place: Place) -> bool:
    """Work-groups share the memory."""
    return place.space != LDS and not place.is_local


def _join(spots: RaceCells, flags: list[list[str]]) -> list[str]:
    """Flags of several checks, cell by cell."""
    total = flags[0]
    for more in flags[1:]:
        total = spots.both("or", total, more)
    return total


__all__ = ["Races"]
