"""Loads, stores and stack slots: one check for the wave, then the cheapest access that fits the addresses.

A check that fails does not report: it makes the group suspicious and leaves the kernel, and the reference engine executes the
group again and says what is wrong. So a check may fail too often, never too seldom.

=============  ============================================  ======================================
addresses      check                                         access
=============  ============================================  ======================================
uniform        one compare                                   a scalar load or store
a row          first and last lane of each chunk             a vector load or store a chunk
any            one vector compare a chunk, active lanes      gather or scatter
=============  ============================================  ======================================
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast, final

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.context import BIND_BLOCK, OFFSETS
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import loads, stores
from swlds.engines.wave_compiler.memory.dynamic_places import at_object
from swlds.engines.wave_compiler.memory.events import Events, write_pointer
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.memory.places import SEGMENTS, find_place
from swlds.engines.wave_compiler.memory.stack import Stack
from swlds.engines.wave_compiler.races.races import Races
from swlds.engines.wave_compiler.tags import tag_planes
from swlds.engines.wave_compiler.values import packed
from swlds.engines.wave_compiler.values.one_lane import first_lane, pick
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import PointerType, Type

Parts = list[Lanes]


@final
class MemoryPlan:
    """Memory of one kernel: stack slots, host pointers, what races are watched."""

    def __init__(self, t: MemoryCode) -> None:
        self.t = t
        self.stack = Stack(t)
        self.private_stride = self.stack.stride
        self.watched: set[int] = set()
        self.races: Races = Races(t, t.kernel.memory.races if t.kernel is not t else None)
        self.events: Events = Events(t)
        self.grain = self.races.grain

    def write_entry(self) -> None:
        """Load the host pointers that the kernel uses."""
        w = self.t.w
        self.host_base = w.load("ptr", w.offset("%g", OFFSETS["host_base"]))
        self.lds = w.load("ptr", w.offset("%g", OFFSETS["lds"]))
        self.lds_init = w.load("ptr", w.offset("%g", OFFSETS["lds_init"]))
        self.init_base = w.load("ptr", w.offset("%g", OFFSETS["init_base"]))
        self.counters = write_pointer(self.t)
        self.events.patterns.write_entry()
        if self.stack.is_used:
            start = w.emit(f"mul i32 %w, {self.private_stride * self.t.options.wave_size}")
            self.private = w.offset(w.load("ptr", w.offset("%g", OFFSETS["private"])), start, "i32")
            self.private_init = w.offset(w.load("ptr", w.offset("%g", OFFSETS["private_init"])), start, "i32")
        self.stack.write_entry()
        self.bounds: dict[int, tuple[str, str]] = {}
        pointers = [a.index for a in self.t.code.arguments if isinstance(a.type, PointerType)]
        for index in pointers + [len(self.t.code.arguments) + k for k in range(len(SEGMENTS))]:
            pair = [
                w.load("i64", w.offset(w.load("ptr", w.offset("%g", OFFSETS[name])), 8 * index))
                for name in ("lows", "sizes")
            ]
            self.bounds[index] = (pair[0], pair[1])

    def place(self, pointer: FlatValue, is_write: bool) -> Place | None:
        """The object of an access; None when it is not known, or when the access might leave wrong tags: then it is
        suspicious."""
        place = find_place(self, pointer, is_write)
        if place is None or place.is_computed or (is_write and place.holds_tags and self.t.tags.is_tracked):
            return None
        return place

    # Accesses --------------------------------------------------------------------------------------------------

    def load(self, pointer: FlatValue, type_: Type, size: int, align: int) -> Parts:
        parts, instruction = packed.scalars_in_memory(self.t, type_), self.t.current
        self.t.check_defined(pointer)
        if not size:
            return []
        with_tags = instruction in self.t.tags.results and parts == self.t.components(type_)

        def action(place: Place, address: Lanes) -> Parts:
            found = self.load_at(place, address, parts, size, align)
            return [*found, *tag_planes.load_tags(self.t, place, address, parts, align)] if with_tags else found

        types = [c.type for c in parts] + ["i32"] * (len(parts) if with_tags else 0)
        found = at_object(self.t, pointer, False, size, align, action, types)
        if instruction is not None and instruction in self.t.tags.results:
            nothing = [raw.zero("i32")] * len(self.t.components(type_))
            self.t.tag_results[instruction] = found[len(parts) :] if with_tags else nothing
        return packed.unpack(self.t, type_, found[: len(parts)])

    def load_at(self, place: Place, address: Lanes, parts: list[Component], size: int, align: int) -> Parts:
        """Load from a known object."""
        if address.uniform is not None and not place.lane_stride:
            return loads.load_uniform(self.t, place, address, parts, size, align)
        return loads.load_lanes(self.t, place, address, parts, size, align)

    def store(self, pointer: FlatValue, type_: Type, values: Parts, size: int, align: int) -> None:
        parts = packed.scalars_in_memory(self.t, type_)
        self.t.check_defined(pointer)
        if not size:
            return
        copy = None if self.t.current is None else self.t.tags.stored.get(self.t.current)
        tags = None if copy is None or parts != self.t.components(type_) else self.t.value(copy)
        stored = packed.pack(self.t, type_, values)

        def action(place: Place, address: Lanes) -> Parts:
            self.store_at(place, address, parts, stored, size, align, tags)
            return []

        at_object(self.t, pointer, True, size, align, action, [])

    def store_at(
        self,
        place: Place,
        address: Lanes,
        parts: list[Component],
        values: Parts,
        size: int,
        align: int,
        tags: Parts | None = None,
    ) -> None:
        """Store to a known object. ``tags``: of the scalars, None where they have none."""
        if address.uniform is not None and not place.lane_stride:
            stores.store_uniform(self.t, place, address, parts, values, size, align)
        else:
            stores.store_lanes(self.t, place, address, parts, values, size, align)
        if tags is not None or (place.holds_tags and self.t.tags.is_tracked):
            tag_planes.store_tags(self.t, place, address, parts, tags, align)


class MemoryCode(WaveCode):
    """A host function with its memory."""

    memory: MemoryPlan

    @property
    def kernel(self) -> MemoryCode:
        return cast(MemoryCode, super().kernel)


def emit_load(t: MemoryCode, i: FlatInstruction) -> Parts:
    return t.memory.load(i.operands[0], i.type, t.layout.store_size(i.type), i.source.field("align") or 1)


def emit_store(t: MemoryCode, i: FlatInstruction) -> Parts:
    value, pointer = i.operands
    t.check_defined(value)
    t.memory.store(pointer, value.type, t.value(value), t.layout.store_size(value.type), i.source.field("align") or 1)
    if t.provenance.has_blocks and t.provenance.is_slot(pointer):
        _bind_block(t, t.value(value)[0])
    return []


def _bind_block(t: MemoryCode, address: Lanes) -> None:
    """The group's block starts at the address that its slot gets: any number can be stored there. Suspicious where the
    variables would not lie inside the block that was allocated."""
    w, start = t.w, str(pick(t, address, first_lane(t)).uniform)
    low, size = (w.load("i64", w.offset("%g", OFFSETS[name])) for name in ("block", "block_size"))
    end = str(t.image.block_end)
    t.suspect_if(Lanes("i1", uniform=w.emit(f"icmp ult i64 {size}, {end}")))
    past = w.emit(f"sub i64 {start}, {low}")
    t.suspect_if(Lanes("i1", uniform=w.emit(f"icmp ugt i64 {past}, {w.emit(f'sub i64 {size}, {end}')}")))
    w.store("i64", start, w.offset("%g", OFFSETS["block_start"]))
    if t.image.offset_entries and t.tags.needs_parts:
        function = w.load("ptr", w.offset("%g", OFFSETS["callback"]))
        w.do(f"call void {function}(ptr %g, i32 %w, i32 {BIND_BLOCK}, i64 0, ptr null, ptr null)")


def emit_alloca(t: MemoryCode, i: FlatInstruction) -> Parts:
    return [t.memory.stack.allocate(i)]


EMITTERS: dict[str, Callable[[MemoryCode, FlatInstruction], Parts]] = {
    "load": emit_load,
    "store": emit_store,
    "alloca": emit_alloca,
}
