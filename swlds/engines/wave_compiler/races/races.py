"""racecheck in host code: epoch cells beside LDS and beside buffers. Whether what it suspects is a race, and which one, says
the reference engine.

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
*conflict* where nothing is known to order the two (``handovers.py``): no group can be replayed alone then, the whole launch goes
to the reference engine. Cells for reads and atomics
say ``several`` once two groups were there. What the kernel does not write is not watched (``race_uses.py``).
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from swlds.device.address_space import LDS
from swlds.device.objects import LAYOUT
from swlds.engines.reference.happens_before import GROUP_SCOPE, WAVE_SCOPE
from swlds.engines.wave_compiler.host.context import ITEM_BITS, LDS_CELLS, MANY, OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.host.own_functions import check_apart
from swlds.engines.wave_compiler.races.cells import LANES, ROW, SCALAR, Spots, spots_of
from swlds.engines.wave_compiler.races.handovers import Handovers
from swlds.engines.wave_compiler.races.race_uses import (
    ATOMIC,
    NARROW,
    READ,
    UNKNOWN,
    WRITE,
    Key,
    atomic_scope,
    find_grain,
    find_uses,
    key_of,
)
from swlds.engines.wave_compiler.races.slot_word import SlotWord
from swlds.engines.wave_compiler.values import arithmetic

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.memory.places import Place
    from swlds.engines.wave_compiler.translator import Translator

PLANES = {WRITE: "writes", READ: "reads", ATOMIC: "atomics"}
#: What an access looks at.
_AGAINST = {READ: (WRITE, ATOMIC), WRITE: (WRITE, READ, ATOMIC), ATOMIC: (WRITE, READ)}


@final
@dataclass
class Watch:
    """How one object is watched. ``planes``: use -> the plane's base; ``first``: the group's first epoch where groups share the
    memory, else None; ``base``: the launch's; ``is_slot``: ``slot_word.py``."""

    planes: dict[int, str]
    epoch: str
    first: str | None
    base: str
    is_narrow: bool
    is_slot: bool


@final
class Races:
    """Emits the cells' code for the accesses of one kernel."""

    def __init__(self, t: Translator) -> None:
        self.t = t
        self.is_on = "racecheck" in t.options.checks
        self.grain = find_grain(t)
        self.uses = find_uses(t) if self.is_on else {}
        self.handovers, self.slots = Handovers(t), SlotWord(t)

    @property
    def watched(self) -> dict[Key, int]:
        """Objects in memory that work-groups share, and the planes that they need."""
        return {k: planes for k in self.uses if k[0] != "block" and (planes := self.needs(k, True))}

    # What is watched ---------------------------------------------------------------------------------------------

    def needs(self, key: Key, is_shared: bool) -> int:
        """The planes that an object needs: none when it is only read, or only accessed atomically."""
        what = self.uses.get(key, self.uses.get(UNKNOWN, 0))
        if not what & (WRITE | ATOMIC) or self._is_layout(key):
            return 0
        if not what & (READ | WRITE) and not (is_shared and what & NARROW):
            return 0
        return what & (READ | WRITE | ATOMIC)

    def _is_layout(self, key: Key) -> bool:
        """A lowering's own tables: what is unordered there is no finding."""
        flags = self.t.image.memory.objects.flags
        return key[0] == "object" and bool(flags[key[1]] & LAYOUT)

    def _key(self, place: Place) -> Key | None:
        """The object of an access, None when it is not watched."""
        key = key_of(self.t, place.symbol) if self.is_on and place.watch else None
        return key if key is not None and self.needs(key, _is_shared(place)) else None

    def _watch(self, place: Place, key: Key) -> Watch:
        is_shared, needs = _is_shared(place), self.needs(key, _is_shared(place))
        side = "global" if is_shared else "lds"
        planes = {use: self._field("ptr", f"{side}_{name}") for use, name in PLANES.items() if needs & use}
        epoch = self._field("i32", "lds_epoch" if place.space == LDS else "global_epoch")
        first = self._field("i32", "group_epoch") if is_shared else None
        base = self._field("i32", "base_epoch") if is_shared else ""
        return Watch(planes, epoch, first, base, self._is_narrow(key), self.slots.holds(key))

    def _form(self, place: Place, key: Key) -> str:
        """What ``_watch`` depends on, as a part of a name."""
        where = "shared" if _is_shared(place) else "lds" if place.space == LDS else "block"
        kind = "n" * self._is_narrow(key) + "s" * self.slots.holds(key)
        return f"{where}{self.needs(key, _is_shared(place))}{kind}"

    def _is_narrow(self, key: Key) -> bool:
        return bool(self.uses.get(key, 0) & NARROW)

    def _field(self, type_: str, name: str) -> str:
        return self.t.w.pure(f"load {type_}, ptr {self.t.w.offset('%g', OFFSETS[name])}")

    def _spots(self, place: Place, key: Key, address: Lanes, size: int) -> Spots:
        """The cells of an access. A lowered block lies behind LDS in the planes; planes of shared memory start at address 0."""
        if place.is_local:
            start = self._field("i64", "block")
            begin = self.t.w.emit(f"sub i64 {start}, {LDS_CELLS}")
            address = arithmetic.add(self.t, address, Lanes("i64", uniform=begin), "sub")
        elif place.space != LDS and key == UNKNOWN:
            low, reach = self._field("i64", "watch_low"), self._field("i64", "watch_size")
            past = arithmetic.add(self.t, address, Lanes("i64", uniform=low), "sub")
            self.t.suspect_if(arithmetic.compare(self.t, "ugt", past, Lanes("i64", uniform=reach)))
        if address.type == "i64" and (place.is_local or place.space == LDS):
            address = arithmetic.cast(self.t, "trunc", address, "i32")
        return spots_of(self.t, address, size, self.grain)

    # Accesses ----------------------------------------------------------------------------------------------------

    def read(self, place: Place, address: Lanes, size: int) -> None:
        """Look before a load; also for an atomic one."""
        self._access(place, address, size, READ, "load")
        self.handovers.atomic(place, address)

    def write(self, place: Place, address: Lanes, size: int, *, same: bool) -> None:
        """Look before a store; also for an atomic one. ``same``: all lanes write one value."""
        self._access(place, address, size, WRITE, "store", same=same)
        self.handovers.atomic(place, address)

    def atomic(self, place: Place, address: Lanes, size: int, *, fails: bool = False) -> None:
        """Look before an atomic operation, or after a compare-exchange, which only reads where it ``fails``."""
        self._access(place, address, size, ATOMIC, "", same=True, fails=fails)
        self.handovers.atomic(place, address, fails=fails)

    def _access(
        self, place: Place, address: Lanes, size: int, use: int, opcode: str, *, same: bool = False, fails: bool = False
    ) -> None:
        key = self._key(place)
        if key is None:
            return
        i = self.t.current
        scope = WAVE_SCOPE if opcode else GROUP_SCOPE
        if i is not None and (not opcode or i.opcode == opcode):
            scope = atomic_scope(i)
        plain = READ if fails else WRITE if use == ATOMIC else use
        use = plain if scope == WAVE_SCOPE else ATOMIC
        if not self.uses.get(key, 0) & use:  # an access that find_uses did not see
            self.t.suspect()
            return
        if _is_shared(place):
            self.handovers.touch(use)
        spots = self._spots(place, key, address, size)
        if spots.kind != LANES:
            self._look(self._watch(place, key), spots, use, is_read=plain == READ, same=same)
            return

        def write(values: list[Lanes]) -> None:
            inner = Spots(self.t, values[0], spots.count)
            self._look(self._watch(place, key), inner, use, is_read=plain == READ, same=same)

        form = self._form(place, key)
        kind = (
            form,
            PLANES[use],
            "load" if plain == READ else "same" if same else "store",
            spots.offset.type,
            spots.count,
        )
        name = ".".join(("race", *map(str, kind), "all" if self.t.mask is None else "some"))
        check_apart(self.t, name, [spots.offset], write)

    def _look(self, watch: Watch, spots: Spots, use: int, *, is_read: bool, same: bool) -> None:
        """Check the cells of an access and leave its mark there."""
        if use == WRITE and not same and spots.kind == SCALAR:
            self._suspect_many()
        seen: dict[int, list[str]] = {}
        for other in watch.planes:
            if other in _AGAINST[use] or other == use:
                seen[other] = spots.get(watch.planes[other])
        self._check(watch, spots, use, seen, is_read=is_read)
        self._leave_mark(watch, spots, use, seen)
        if watch.is_slot:
            self.slots.touch(use)
        if use == WRITE and not same and spots.kind == LANES:
            self._suspect_meeting(watch, spots)
        elif use == WRITE and not same and spots.kind == ROW and not spots.offset.is_even:
            self._suspect_alike(watch, spots)

    # Checks ------------------------------------------------------------------------------------------------------

    def _check(self, watch: Watch, spots: Spots, use: int, seen: dict[int, list[str]], *, is_read: bool) -> None:
        """Suspicious where another wave was in this epoch; a conflict where another group was."""
        earlier: list[tuple[int, list[str], list[str]]] = []
        others: list[list[str]] = []
        for other, cells in seen.items():
            if other in _AGAINST[use] and not (use == ATOMIC and is_read and other == READ):
                others.append(self._is_other(watch, spots, cells))
                if watch.first is not None:
                    earlier.append((other, cells, self._is_earlier(watch, spots, cells)))
            elif other == use == ATOMIC and watch.first is not None and watch.is_narrow:
                earlier.append((other, cells, self._is_earlier(watch, spots, cells)))
        if not earlier and not others:
            return
        groups = [flags for _, _, flags in earlier]
        w, total = self.t.w, _join(spots, groups + others)
        if not earlier and watch.is_slot and spots.kind == SCALAR and use != ATOMIC:
            self.slots.check(use, spots.any(total))
            return
        if not earlier:
            self.t.suspect_if(Lanes("i1", uniform=spots.any(total)))
            return
        stop, go_on = w.label("race"), w.label("on")
        w.branch(spots.any(total), stop, go_on)
        with w.branches():
            w.start(stop, follows=True)
            meets = spots.any(_join(spots, groups))
            if self.handovers.is_on:
                meets = self.handovers.find_unknown(spots, earlier)
                fails = w.emit(f"or i1 {meets}, {spots.any(_join(spots, others))}") if others else meets
                fail = w.label("race")
                w.branch(fails, fail, go_on)
                w.start(fail, follows=True)
            place = w.offset("%g", OFFSETS["conflict"])
            before = w.load("i32", place)
            w.store("i32", w.emit(f"or i32 {before}, {w.emit(f'zext i1 {meets} to i32')}"), place)
            w.jump(self.t.abort_label)
        w.start(go_on, follows=True)

    def _mark(self, watch: Watch) -> str:
        """The mark of the wave's first lane."""
        start = self.t.w.pure(f"mul i32 %w, {self.t.shape.lanes}")
        return self.t.w.pure(f"add i32 {watch.epoch}, {start}")

    def _is_other(self, watch: Watch, spots: Spots, cells: list[str]) -> list[str]:
        """Another wave was there in this epoch: the cell has the epoch's bits, and not those of the wave's first lane."""
        lanes = self.t.shape.lanes
        mark, less, reach = (spots.splat(str(x)) for x in (self._mark(watch), -lanes, (1 << ITEM_BITS) - lanes))
        differ = [self.t.w.pure(f"xor {spots.type} {c}, {mark}") for c in cells]
        past = [self.t.w.pure(f"add {spots.type} {d}, {less}") for d in differ]
        return [self.t.w.pure(f"icmp ult {spots.type} {p}, {reach}") for p in past]

    def _is_earlier(self, watch: Watch, spots: Spots, cells: list[str]) -> list[str]:
        """Another group of this thread was there: in this launch, before the group's first epoch."""
        count = spots.splat(self.t.w.pure(f"sub i32 {watch.first}, {watch.base}"))
        base = spots.splat(watch.base)
        past = [self.t.w.pure(f"sub {spots.type} {c}, {base}") for c in cells]
        return [self.t.w.pure(f"icmp ult {spots.type} {x}, {count}") for x in past]

    # Marks -------------------------------------------------------------------------------------------------------

    def _leave_mark(self, watch: Watch, spots: Spots, use: int, seen: dict[int, list[str]]) -> None:
        if use not in watch.planes:
            return
        mark = spots.splat(self._mark(watch))
        if use == WRITE and spots.kind == LANES:
            spots.put(watch.planes[WRITE], self._each_lane(watch, spots))
            return
        values = [mark] * len(seen[use])
        if use != WRITE:
            many = spots.splat(self.t.w.pure(f"or i32 {watch.epoch}, {MANY}"))
            values = spots.choose(self._is_other(watch, spots, seen[use]), many, values)
            if watch.first is not None:
                several = spots.splat(self.t.w.pure(f"or i32 {watch.base}, {MANY}"))
                values = spots.choose(self._is_earlier(watch, spots, seen[use]), several, values)
        spots.put(watch.planes[use], values)

    def _each_lane(self, watch: Watch, spots: Spots) -> list[str]:
        """Each lane's own mark: where two lanes meet, one of them does not find it again."""
        shape = self.t.shape
        marks = Lanes(
            "i32",
            bases=[self.t.w.pure(f"add i32 {self._mark(watch)}, {k * shape.width}") for k in range(shape.count)],
            stride=1,
        )
        return shape.chunks(marks) * spots.count

    def _suspect_meeting(self, watch: Watch, spots: Spots) -> None:
        if WRITE not in watch.planes:
            return
        again, marks = spots.get(watch.planes[WRITE]), self._each_lane(watch, spots)
        flags = [self.t.w.pure(f"icmp ne {spots.type} {a}, {m}") for a, m in zip(again, marks, strict=True)]
        bits = self.t.shape.bits(self.t.mask) * spots.count
        self.t.suspect_if(Lanes("i1", uniform=spots.any(spots.both("and", flags, bits))))

    def _suspect_alike(self, watch: Watch, spots: Spots) -> None:
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
            each = Spots(self.t, Lanes(offset.type, chunks=self.t.shape.chunks(offset)), spots.count)
            each.put(watch.planes[WRITE], self._each_lane(watch, each))
            self._suspect_meeting(watch, each)
            w.jump(go_on)
        w.start(go_on, follows=True)

    def _suspect_many(self) -> None:
        """Several lanes write one address."""
        shape = self.t.shape
        if self.t.mask is None:
            self.t.suspect()
            return
        less = self.t.w.pure(f"sub {shape.mask_type} {self.t.mask}, 1")
        rest = self.t.w.pure(f"and {shape.mask_type} {self.t.mask}, {less}")
        self.t.suspect_if(Lanes("i1", uniform=self.t.w.pure(f"icmp ne {shape.mask_type} {rest}, 0")))


def _is_shared(place: Place) -> bool:
    """Work-groups share the memory."""
    return place.space != LDS and not place.is_local


def _join(spots: Spots, flags: list[list[str]]) -> list[str]:
    """Flags of several checks, cell by cell."""
    total = flags[0]
    for more in flags[1:]:
        total = spots.both("or", total, more)
    return total


__all__ = ["Races"]
