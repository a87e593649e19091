"""Copies between global memory and LDS that are in flight: what asynccheck needs in host code.

Bytes move at the issue. That shows in nothing where asynccheck finds nothing; so all that it might find makes a group suspicious,
and the reference engine executes that group, with data that arrive when ``--dma`` says. Queues and marks are kept by
``runtime/copies.ll``, beside the cells of racecheck, which watch LDS for this even where races are not looked for. Copies of
which nobody may see when their data arrive (``at_once.py``) are stores, and no queue has them.

Left to the reference engine: async stores of lanes, and copies from memory that the kernel writes. Of a copy by a tensor
descriptor (``tiles.py``) the queue has the LDS as one run, from the first byte to the last, also of a store, as if that wrote.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, final

from swlds.analysis.direct_copies import waits_behind
from swlds.device.address_space import FLAT, LDS
from swlds.device.copies import (
    COPIES,
    AliasFacts,
    alias_facts,
    completes_copies,
    is_marked,
    loses_wait,
    stays_a_call,
    waits_at_barriers,
)
from swlds.device.counts import Order
from swlds.device.waits import Counter, Waits
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, row_of
from swlds.engines.wave_compiler.flat.tile_sides import Sides, is_tile_store
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory.known_copies import KnownCopies, hint_of, is_held
from swlds.engines.wave_compiler.memory.written import find_written, reaches
from swlds.engines.wave_compiler.races.ended_waves import LDS_BITS
from swlds.engines.wave_compiler.races.object_uses import UNKNOWN, Key
from swlds.engines.wave_compiler.races.race_uses import accesses, pointer_key
from swlds.engines.wave_compiler.tags.object_table import number_of
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.values.one_lane import first_lane, pick
from swlds.ir.types import PointerType, scalar_type

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.memory.place import Place
    from swlds.engines.wave_compiler.races.races import Races
    from swlds.engines.wave_compiler.wave_code import WaveCode


@final
class Flights:
    """Of one kernel, or of one of its bodies."""

    def __init__(self, t: WaveCode, races: Races, known: KnownCopies) -> None:
        self.t, self.known = t, known
        self._races = races
        self.is_on, self.reports, self._queues = known.is_on, known.reports, bool(known.queued)

    # Issue ---------------------------------------------------------------------------------------------------

    def check(self, i: FlatInstruction, source: FlatValue, local: FlatValue | None) -> None:
        """Before anything is written for a copy. ``local``: the LDS pointer of a sync form, which all lanes should have."""
        if not self.is_on:
            return
        t, row = self.t, row_of(i)
        assert row is not None, "a copy"
        if row.facts.written.pointer == 0:
            raise t.unsupported("an asynchronous store")
        key = pointer_key(t, source)
        tag = t.tags.accesses.get((i, source))
        if key == UNKNOWN and tag is not None and all(k[0] in ("argument", "object") for k in self._written):
            self._suspect_written(tag)
        elif self._written and (
            key in self._written or key == UNKNOWN or (key is not None and UNKNOWN in self._written)
        ):
            raise t.unsupported("a copy from memory that the kernel writes")
        if local is None or not self.reports:
            return
        pointers = t.value(local)[0]
        base = pick(t, pointers, first_lane(t))
        low = t.w.pure(f"and {base.type} {base.uniform}, 3")
        t.suspect_if(Lanes("i1", uniform=t.w.pure(f"icmp ne {base.type} {low}, 0")))
        if pointers.uniform is None:
            t.suspect_if(arithmetic.compare(t, "ne", pointers, base))

    def _suspect_written(self, tag: FlatInstruction) -> None:
        """Suspicious where the object of a copy's source, which only run time knows, is one that the kernel writes."""
        t = self.t
        for kind, number in sorted(self._written):
            written = number_of(t, number) if kind == "argument" else str(number)
            t.suspect_if(arithmetic.compare(t, "eq", t.value(tag)[0], Lanes("i32", uniform=written)))

    @cached_property
    def _written(self) -> frozenset[Key]:
        """Objects outside of LDS that the kernel writes."""
        return find_written(self.t)

    def begin(
        self, i: FlatInstruction, place: Place | None, address: Lanes, size: int, *, is_row: bool = False
    ) -> tuple[str, Place | None]:
        """The wave is about to copy ``size`` bytes a lane to LDS: the entry of the copy, "" where it needs none, and the place as
        it is watched then. ``is_row``: the lanes' bases follow each other as the lanes of each do, and never meet."""
        if not self.is_on:
            return "", place
        if i not in self.known.queued:
            return "", self._at_once_at(i, place)
        t, w = self.t, self.t.w
        self._races.ended.touch(LDS_BITS)
        lanes, type_ = t.shape.lanes, t.shape.mask_type
        mask = t.active if t.active.startswith("%") else str((1 << lanes) - 1)
        if type_ != "i64" and mask.startswith("%"):
            mask = w.emit(f"zext {type_} {mask} to i64")
        given = f"ptr %g, i32 %w, i64 {mask}, i32 {size}, i32 {int(self._is_strict(i))}"
        settled = str(i in self.known.settled).lower()
        if address.type != "i32":
            address = arithmetic.cast(t, "trunc", address, "i32")
        if place is not None and (
            is_row or self._races.watched.has_copies_only
        ):  # it is watched as a copy, more strictly
            place = replace(place, watch=False)
        if address.bases and address.stride and (is_row or (t.shape.is_even(address) and address.ok is None)):
            return w.emit(
                f"call ptr @copy_of_row({given}, i32 {address.bases[0]}, i32 {address.stride}, i1 {settled})"
            ), place
        entry = w.emit(f"call ptr @copy_entry({given})")
        addresses = w.load("ptr", w.offset(entry, 24))
        for k, chunk in enumerate(t.shape.chunks(address)):
            w.store(t.shape.vector("i32"), chunk, w.offset(addresses, 4 * k * t.shape.width), 4)
        w.do(f"call void @copy_of_lanes(ptr %g, i32 %w, ptr {entry}, i1 {settled})")
        return entry, place

    def check_tile(self, i: FlatInstruction, sides: Sides) -> None:
        """Before anything is written for a copy by a tensor descriptor. While a store is open nothing may access the object but
        other such stores, of which racecheck tells where they meet."""
        t = self.t
        if len({COPIES[effect_of(x)] for x in self._instructions() if effect_of(x) in COPIES}) > 1:
            raise t.unsupported("a copy by a tensor descriptor, in a kernel with other copies")
        if not self.is_on:
            return
        key = pointer_key(t, sides.far)
        if not is_tile_store(i):
            if self._written & {key, UNKNOWN}:
                raise t.unsupported("a copy by a tensor descriptor from memory that the kernel writes")
            return
        if self.reports and "racecheck" not in t.options.checks:
            raise t.unsupported("a store by a tensor descriptor, with asynccheck but without racecheck")
        others = (x for x in self._instructions() if not is_tile_store(x))
        if any(reaches(t, x, key) for x in others):
            raise t.unsupported("a store by a tensor descriptor to memory that the kernel also accesses otherwise")

    def begin_tile(self, i: FlatInstruction, start: str, span: str) -> str:
        """The wave is about to copy between memory and ``span`` bytes of LDS from ``start`` on (i32), none where that is 0: the
        entry of the copy, "" where it needs none. What lies in gaps of it counts as copied, too."""
        if not self.is_on:
            return ""
        w = self.t.w
        self._races.ended.touch(LDS_BITS)
        mask = w.emit(f"zext i1 {w.emit(f'icmp ne i32 {span}, 0')} to i64")
        settled = str(i in self.known.settled).lower()
        strict = 1 if self.reports else 2  # to racecheck alone it is the first active lane's, whichever that is
        given = f"i64 {mask}, i32 {span}, i32 {strict}, i32 {start}, i32 {span}, i1 {settled}"
        return w.emit(f"call ptr @copy_of_row(ptr %g, i32 %w, {given})")

    def _at_once_at(self, i: FlatInstruction, place: Place | None) -> Place | None:
        """Where a copy writes whose data are there at once: a store, but over nothing that is still under way."""
        if not self.reports or place is None:
            return place
        self.t.w.store("i32", "1", self.t.w.offset("%g", OFFSETS["copies_done"]))
        return replace(place, is_late=True, is_settled=i in self.known.settled)

    def issue(self, i: FlatInstruction, entry: str) -> None:
        """Its bytes are written."""
        if entry:
            self.t.w.do(f"call void @copy_open(ptr %g, i32 %w, ptr {entry})")
        if self.is_on and self._queues and waits_behind(i.source):
            self._wait("copies_wait", 0)

    def _is_strict(self, i: FlatInstruction) -> bool:
        """The wave itself has to wait: of async forms, and where alias metadata takes away the compiler's wait in front of some
        access."""
        if self._owes_waits(i):
            return True
        module = self.t.image.program.module
        copy = alias_facts(module, i.source)
        return any(loses_wait(module, access, copy) for access in self._of_accesses)

    def _owes_waits(self, i: FlatInstruction) -> bool:
        """A copy of an async form."""
        return COPIES[effect_of(i)] != "vmcnt" or is_marked(i.source)

    def _instructions(self) -> Iterator[FlatInstruction]:
        return (i for code in self.t.code.all for b in code.blocks for i in b.instructions)

    @cached_property
    def _of_accesses(self) -> frozenset[AliasFacts | None]:
        """What the compiler knows of the accesses that may reach LDS, but for copies."""
        t, found = self.t, set()
        for i in (i for i in self._instructions() if effect_of(i) not in COPIES):
            types = (scalar_type(pointer.type) for pointer, _ in accesses(t, i))
            if any(not isinstance(type_, PointerType) or type_.addrspace in (LDS, FLAT) for type_ in types):
                found.add(alias_facts(t.image.program.module, i.source))
        return frozenset(found)

    # Completion ----------------------------------------------------------------------------------------------

    def counter_wait(self, i: FlatInstruction, waits: Waits) -> None:
        if not (self.is_on and self._queues):
            return
        for wait in waits:
            if wait.counter in self._counters:
                bare = int(self.reports and wait.counter != "vmcnt" and not is_held(self.t, i))
                self._wait("copies_wait", wait.most, bare)
            elif wait.counter == "asyncmark" and self._marks_count:
                self._wait("copies_wait_for_marks", wait.most)

    @cached_property
    def _counters(self) -> frozenset[Counter]:
        """Of the copies in the queue: those by a tensor descriptor, or of lanes."""
        found = {COPIES[effect_of(i)] for i in self._instructions() if effect_of(i) in COPIES}
        return frozenset(found - {"tensorcnt"} or found)

    def mark(self) -> None:
        """``asyncmark``."""
        if self.is_on and self._queues and self._marks_count:
            self.t.w.do("call void @copies_mark(ptr %g, i32 %w)")

    @cached_property
    def _marks_count(self) -> bool:
        """The marks of a wave are for all its copies that are open: all are async, and no call that stays one has marks of its
        own. Else waits for marks complete none, and who relies on them is suspicious."""
        counted = [i for i in self._instructions() if effect_of(i) in COPIES or _names_marks(i)]
        are_async = all(self._owes_waits(i) for i in counted if effect_of(i) in COPIES)
        functions = {i.source.function for i in counted}
        return are_async and not any(f is None or (not f.is_kernel and stays_a_call(f)) for f in functions)

    def order(self, i: FlatInstruction, what: Order) -> None:
        """A fence or a barrier."""
        if not (self.is_on and self._queues):
            return
        target = self.t.image.target
        if what == "fence":
            completes = completes_copies(self.t.image.program.module, i.source, target)
        else:
            completes = what in ("barrier", "signal") and waits_at_barriers(target)
        if completes and not (self._is_async(target.name) or self._has_marked):
            self._wait("copies_wait", 0)

    def _wait(self, function: str, most: int, bare: int = 0) -> None:
        """Copies may be complete: they access LDS now."""
        self._races.ended.touch(LDS_BITS)
        last = f", i32 {bare}" if function == "copies_wait" else ""
        self.t.w.do(f"call void @{function}(ptr %g, i32 %w, i32 {most}{last})")

    @cached_property
    def _has_marked(self) -> bool:
        """Some copies are async, though ``vmcnt`` counts them: the queue does not tell them apart."""
        return any(is_marked(i.source) for i in self._instructions() if effect_of(i) in COPIES)

    def _is_async(self, target: str) -> bool:
        """The target's copies are all async ones."""
        return target.startswith("gfx125")

    def end(self) -> None:
        """The wave is over."""
        if self.is_on and self._queues and self.reports and self.t.kernel is self.t:
            self.t.w.do("call void @copies_end(ptr %g, i32 %w)")


def _names_marks(i: FlatInstruction) -> bool:
    """It marks, or waits for marks."""
    row = row_of(i)
    return hint_of(i) == "mark" or (row is not None and row.counter == "asyncmark")
