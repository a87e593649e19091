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
from typing import TYPE_CHECKING, final

from swlds.engines.wave_compiler import loads, raw, stores
from swlds.engines.wave_compiler.context import OFFSETS
from swlds.engines.wave_compiler.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.lanes import Component, Lanes
from swlds.engines.wave_compiler.places import SEGMENTS, Place, find_place
from swlds.engines.wave_compiler.races import Races
from swlds.engines.wave_compiler.stack import Stack
from swlds.ir.types import PointerType, Type

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

Parts = list[Lanes]


@final
class MemoryPlan:
    """Memory of one kernel: stack slots, host pointers, what races are watched."""

    def __init__(self, t: Translator) -> None:
        self.t = t
        self.stack = Stack(t)
        self.private_stride = self.stack.stride
        self.checks_init = "initcheck" in t.options.checks
        self.watched: set[int] = set()
        #: True while code is written that runs only when all lanes of a row, also inactive ones, are inside their object.
        self.rows_inside = False
        self.races = Races(t)
        self.grain = self.races.grain

    def write_entry(self) -> None:
        """Load the host pointers that the kernel uses."""
        w = self.t.w
        self.host_base = w.load("ptr", w.offset("%g", OFFSETS["host_base"]))
        self.lds = w.load("ptr", w.offset("%g", OFFSETS["lds"]))
        self.lds_init = w.load("ptr", w.offset("%g", OFFSETS["lds_init"]))
        self.init_base = w.load("ptr", w.offset("%g", OFFSETS["init_base"]))
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
        """The object of an access; None when it is not known: then the access is suspicious."""
        return find_place(self, pointer, is_write)

    # Accesses --------------------------------------------------------------------------------------------------

    def load(self, pointer: FlatValue, type_: Type, size: int, align: int) -> Parts:
        parts = self.t.components(type_)
        self.t.check_defined(pointer)
        place = self.place(pointer, False)
        if place is None:
            self.t.suspect()
            return [raw.zero(c.type) for c in parts]
        return self.load_at(place, self.t.value(pointer)[0], parts, size, align)

    def load_at(self, place: Place, address: Lanes, parts: list[Component], size: int, align: int) -> Parts:
        """Load from a known object."""
        if address.uniform is not None and not place.lane_stride:
            return loads.load_uniform(self.t, place, address, parts, size, align)
        return loads.load_lanes(self.t, place, address, parts, size, align)

    def store(self, pointer: FlatValue, type_: Type, values: Parts, size: int, align: int) -> None:
        self.t.check_defined(pointer)
        place = self.place(pointer, True)
        if place is None:
            self.t.suspect()
            return
        self.store_at(place, self.t.value(pointer)[0], self.t.components(type_), values, size, align)

    def store_at(
        self, place: Place, address: Lanes, parts: list[Component], values: Parts, size: int, align: int
    ) -> None:
        """Store to a known object."""
        if address.uniform is not None and not place.lane_stride:
            stores.store_uniform(self.t, place, address, parts, values, size, align)
        else:
            stores.store_lanes(self.t, place, address, parts, values, size, align)


def emit_load(t: Translator, i: FlatInstruction) -> Parts:
    return t.memory.load(i.operands[0], i.type, t.layout.store_size(i.type), i.source.field("align") or 1)


def emit_store(t: Translator, i: FlatInstruction) -> Parts:
    value, pointer = i.operands
    t.check_defined(value)
    t.memory.store(pointer, value.type, t.value(value), t.layout.store_size(value.type), i.source.field("align") or 1)
    return []


def emit_alloca(t: Translator, i: FlatInstruction) -> Parts:
    return [t.memory.stack.allocate(i)]


EMITTERS: dict[str, Callable[[Translator, FlatInstruction], Parts]] = {
    "load": emit_load,
    "store": emit_store,
    "alloca": emit_alloca,
}
