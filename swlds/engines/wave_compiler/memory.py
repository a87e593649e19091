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

from swlds.device.address_space import (
    GLOBAL,
    PRIVATE_APERTURE,
)
from swlds.engines.wave_compiler import arithmetic
from swlds.engines.wave_compiler.context import OFFSETS
from swlds.engines.wave_compiler.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.lanes import Component, Lanes
from swlds.engines.wave_compiler.places import SEGMENTS, Place, find_place
from swlds.engines.wave_compiler.races import Races
from swlds.ir.types import PointerType, Type

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

Parts = list[Lanes]


@final
class MemoryPlan:
    """Memory of one kernel: stack slots, host pointers, what races are watched."""

    def __init__(self, t: Translator) -> None:
        self.t = t
        self.slots: dict[FlatInstruction, tuple[int, int]] = {}
        self.private_size = 0
        self.checks_init = "initcheck" in t.options.checks
        self.watched: set[int] = set()
        for block in t.code.blocks:
            for i in block.instructions:
                if i.opcode == "alloca":
                    self._place_slot(i)
        self.private_stride = self.private_size + 4 + (-self.private_size - 4) % 16
        #: True while code is written that runs only when all lanes of a row, also inactive ones, are inside their object.
        self.rows_inside = False
        self.races = Races(t)
        self.grain = self.races.grain

    def _place_slot(self, i: FlatInstruction) -> None:
        count = getattr(i.operands[0], "value", None) if i.operands else 1
        if count is None:
            self.t.current = i
            raise self.t.unsupported("stack slots of variable size are not compiled")
        align = i.source.field("align") or 1
        size = self.t.layout.size_of(i.source.field("allocated_type")) * count
        start = -(-max(self.private_size, 16) // align) * align
        self.slots[i] = (start, size)
        self.private_size = start + size

    def write_entry(self) -> None:
        """Load the host pointers that the kernel uses."""
        w = self.t.w
        self.host_base = w.load("ptr", w.offset("%g", OFFSETS["host_base"]))
        self.lds = w.load("ptr", w.offset("%g", OFFSETS["lds"]))
        self.lds_init = w.load("ptr", w.offset("%g", OFFSETS["lds_init"]))
        self.init_base = w.load("ptr", w.offset("%g", OFFSETS["init_base"]))
        if self.private_size:
            start = w.emit(f"mul i32 %w, {self.private_stride * self.t.options.wave_size}")
            self.private = w.offset(w.load("ptr", w.offset("%g", OFFSETS["private"])), start, "i32")
            self.private_init = w.offset(w.load("ptr", w.offset("%g", OFFSETS["private_init"])), start, "i32")
        self.bounds: dict[int, tuple[str, str]] = {}
        pointers = [a.index for a in self.t.code.arguments if isinstance(a.type, PointerType)]
        for index in pointers + [len(self.t.code.arguments) + k for k in range(len(SEGMENTS))]:
            pair = [
                w.load("i64", w.offset(w.load("ptr", w.offset("%g", OFFSETS[name])), 8 * index))
                for name in ("lows", "sizes")
            ]
            self.bounds[index] = (pair[0], pair[1])

    def make_fresh(self, start: int, size: int) -> None:
        """A stack slot's bytes become uninitialised in every lane."""
        if self.checks_init and size:
            self.t.w.call(
                "void",
                "private_fresh",
                [
                    ("ptr", self.private_init),
                    ("i64", str(start)),
                    ("i64", str(size)),
                    ("i64", str(self.private_stride)),
                    ("i64", str(self.t.shape.lanes)),
                ],
            )

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
            return [zero(c.type) for c in parts]
        return self.load_at(place, self.t.value(pointer)[0], parts, size, align)

    def load_at(self, place: Place, address: Lanes, parts: list[Component], size: int, align: int) -> Parts:
        """Load from a known object."""
        if address.uniform is not None and not place.lane_stride:
            return self._load_uniform(place, address, parts, size, align)
        return self._load_lanes(place, address, parts, size, align)

    def _check_uniform(self, place: Place, address: str, type_: str, size: int, align: int) -> None:
        bad = [self._outside(place, address, type_, size)]
        if align > 1:
            low = self.t.w.pure(f"and {type_} {address}, {align - 1}")
            bad.append(self.t.w.pure(f"icmp ne {type_} {low}, 0"))
        total = bad[0] if len(bad) == 1 else self.t.w.pure(f"or i1 {bad[0]}, {bad[1]}")
        self.t.suspect_if(Lanes("i1", uniform=total))

    def _limits(self, place: Place, type_: str, size: int) -> tuple[str, str]:
        """(first address, last offset) of the object for an access of so many bytes. An object that is smaller gets
        limits that nothing meets."""
        w = self.t.w
        if place.size.isdigit():
            room = int(place.size) - size
            if room < 0:
                return str(-1 if type_ == "i64" else 0xFFFFFFFF), "0"
            low = (
                place.low
                if type_ == "i64" or not place.low.startswith("%")
                else w.pure(f"trunc i64 {place.low} to {type_}")
            )
            return low, str(room)
        small = w.pure(f"icmp ult i64 {place.size}, {size}")
        low = w.pure(f"select i1 {small}, i64 -1, i64 {place.low}")
        room_text = w.pure(f"sub i64 {place.size}, {size}")
        limit = w.pure(f"select i1 {small}, i64 0, i64 {room_text}")
        if type_ == "i64":
            return low, limit
        return w.pure(f"trunc i64 {low} to {type_}"), w.pure(f"trunc i64 {limit} to {type_}")

    def _outside(self, place: Place, address: str, type_: str, size: int) -> str:
        low, limit = self._limits(place, type_, size)
        past = address if low == "0" else self.t.w.pure(f"sub {type_} {address}, {low}")
        return self.t.w.pure(f"icmp ugt {type_} {past}, {limit}")

    def _index(self, place: Place, address: str, type_: str) -> tuple[str, str]:
        """Scalar address -> (type, text) of the index behind the base."""
        if place.space != GLOBAL and type_ == "i64":
            return "i32", self.t.w.pure(f"trunc i64 {address} to i32")
        return type_, address

    def _pointer(self, place: Place, base: str, address: str, type_: str, offset: int) -> str:
        kind, index = self._index(place, address, type_)
        return self.t.w.offset(self.t.w.offset(base, index, kind), offset)

    def _load_uniform(self, place: Place, whole: Lanes, parts: list[Component], size: int, align: int) -> Parts:
        address, type_ = str(whole.uniform), whole.type
        self._check_uniform(place, address, type_, size, align)
        if place.init is not None and self.checks_init:
            for c in parts:
                known = self.t.w.load(f"i{8 * c.size}", self._pointer(place, place.init, address, type_, c.offset), 1)
                self.t.suspect_if(Lanes("i1", uniform=self.t.w.emit(f"icmp ne i{8 * c.size} {known}, -1")))
        self.races.read(place, whole, size)
        found = []
        for c in parts:
            pointer = self._pointer(place, place.base, address, type_, c.offset)
            found.append(
                Lanes(
                    c.type,
                    uniform=from_memory(
                        self, c, self.t.w.load(memory_type(c), pointer, known_align(align, c)), lambda x: x
                    ),
                )
            )
        return found

    def _row(self, address: Lanes, c: Component, count: int) -> bool:
        return address.bases is not None and count == 1 and address.stride == c.size

    def lane_offsets(self, place: Place, address: Lanes) -> list[str]:
        """Indices behind ``place.base`` of each lane, as chunks of i32 (on-chip) or i64."""
        chunks = self.t.shape.chunks(address)
        w, vector = self.t.w, self.t.shape.vector
        if place.space == GLOBAL:
            return chunks
        if address.type == "i64":
            chunks = [w.pure(f"trunc {vector('i64')} {c} to {vector('i32')}") for c in chunks]
        if place.lane_stride:
            stride = place.lane_stride
            rows = [self.t.shape.row("i32", stride, k * self.t.shape.width * stride) for k in range(self.t.shape.count)]
            chunks = [w.pure(f"add {vector('i32')} {c}, {row}") for c, row in zip(chunks, rows, strict=False)]
        return chunks

    def check_lanes(self, place: Place, address: Lanes, size: int, align: int) -> None:
        """Every active lane is inside the object and aligned."""
        w, vector = self.t.w, self.t.shape.vector(address.type)
        low, limit = self._limits(place, address.type, size)
        flags = []
        for chunk in self.t.shape.chunks(address):
            past = chunk if low == "0" else w.pure(f"sub {vector} {chunk}, {self.t.shape.splat(address.type, low)}")
            bad = w.pure(f"icmp ugt {vector} {past}, {self.t.shape.splat(address.type, limit)}")
            if align > 1:
                odd = w.pure(f"and {vector} {chunk}, {self.t.shape.splat(address.type, str(align - 1))}")
                crooked = w.pure(f"icmp ne {vector} {odd}, zeroinitializer")
                bad = w.pure(f"or {self.t.shape.bit_type} {bad}, {crooked}")
            flags.append(bad)
        self.t.suspect_if(Lanes("i1", chunks=flags))

    def row_is_inside(self, place: Place, address: Lanes, size: int, align: int) -> str:
        """A scalar condition: the affine form holds, and all lanes of the wave are inside the object and aligned."""
        w, ty = self.t.w, address.type
        assert address.bases is not None
        span = address.stride * (self.t.shape.width - 1)
        total = address.ok or "true"
        for base in address.bases:
            ends = [base, w.pure(f"add {ty} {base}, {span}")] if span else [base]
            for end in ends:
                total = w.pure(f"and i1 {total}, {w.pure(f'xor i1 {self._outside(place, end, ty, size)}, true')}")
            if align > 1:
                odd = w.pure(f"icmp eq {ty} {w.pure(f'and {ty} {base}, {align - 1}')}, 0")
                total = w.pure(f"and i1 {total}, {odd}")
        return total

    def _load_lanes(self, place: Place, address: Lanes, parts: list[Component], size: int, align: int) -> Parts:
        is_row = (
            address.bases is not None
            and not place.lane_stride
            and len(parts) == 1
            and address.stride in (0, parts[0].size)
        )
        if not is_row:
            return self._gather(place, address, parts, size, align)
        w = self.t.w
        row, slow, done = w.label("row"), w.label("lanes"), w.label("loaded")
        inside = self.row_is_inside(place, address, size, align)
        if address.ok is None and self.t.mask is None:
            self.t.suspect_if(Lanes("i1", uniform=w.pure(f"xor i1 {inside}, true")))
            return self._load_row(place, address, parts[0], size, align)
        w.branch(inside, row, slow)
        w.start(row)
        fast = self.t.shape.chunks(self._load_row(place, address, parts[0], size, align)[0])
        fast_block = w.block
        w.jump(done)
        w.start(slow)
        careful = self.t.shape.chunks(self._gather(place, address, parts, size, align)[0])
        slow_block = w.block
        w.jump(done)
        w.start(done)
        vector = self.t.shape.vector(parts[0].type)
        merged = [
            w.emit(f"phi {vector} [{a}, %{fast_block}], [{b}, %{slow_block}]")
            for a, b in zip(fast, careful, strict=False)
        ]
        return [Lanes(parts[0].type, chunks=merged)]

    def _load_row(self, place: Place, address: Lanes, c: Component, size: int, align: int) -> Parts:
        w, vector = self.t.w, self.t.shape.vector
        assert address.bases is not None
        if place.init is not None and self.checks_init:
            self._check_row_init(place, address, c)
        self.rows_inside = True
        self.races.read(place, address, size)
        self.rows_inside = False
        found = []
        for base in address.bases:
            pointer = self._pointer(place, place.base, base, address.type, c.offset)
            kind = memory_type(c)
            if address.stride:
                raw = w.load(vector(kind), pointer, known_align(align, c))
                found.append(from_memory(self, c, raw, vector))
            else:
                found.append(from_memory(self, c, w.load(kind, pointer, known_align(align, c)), lambda x: x))
        return [Lanes(c.type, chunks=found) if address.stride else Lanes(c.type, bases=found)]

    def _check_row_init(self, place: Place, address: Lanes, c: Component) -> None:
        w, kind = self.t.w, f"i{8 * c.size}"
        assert address.bases is not None and place.init is not None
        flags = []
        for base in address.bases:
            pointer = self._pointer(place, place.init, base, address.type, c.offset)
            wide = self.t.shape.vector(kind) if address.stride else kind
            known = w.load(wide, pointer, 1)
            flags.append(w.emit(f"icmp ne {wide} {known}, {'splat (' + kind + ' -1)' if address.stride else '-1'}"))
        self.t.suspect_if(Lanes("i1", chunks=flags) if address.stride else Lanes("i1", bases=flags))

    def pointers(self, base: str, offsets: list[str], kind: str, offset: int) -> list[str]:
        """Vectors of host pointers."""
        start = self.t.w.offset(base, offset)
        vector = self.t.shape.vector(kind)
        return [self.t.w.pure(f"getelementptr i8, ptr {start}, {vector} {o}") for o in offsets]

    def _gather(self, place: Place, address: Lanes, parts: list[Component], size: int, align: int) -> Parts:
        self.check_lanes(place, address, size, align)
        offsets = self.lane_offsets(place, address)
        kind = "i64" if place.space == GLOBAL else "i32"
        if place.init is not None and self.checks_init:
            flags = None
            for c in parts:
                known = self.gather_raw(f"i{8 * c.size}", self.pointers(place.init, offsets, kind, c.offset), 1)
                vector = self.t.shape.vector(f"i{8 * c.size}")
                bad = [self.t.w.emit(f"icmp ne {vector} {k}, splat (i{8 * c.size} -1)") for k in known]
                flags = (
                    bad
                    if flags is None
                    else [
                        self.t.w.emit(f"or {self.t.shape.bit_type} {a}, {b}") for a, b in zip(flags, bad, strict=False)
                    ]
                )
            self.t.suspect_if(Lanes("i1", chunks=flags))
        self.races.read(place, address, size)
        found = []
        for c in parts:
            raw = self.gather_raw(
                memory_type(c), self.pointers(place.base, offsets, kind, c.offset), known_align(align, c)
            )
            found.append(Lanes(c.type, chunks=[from_memory(self, c, r, self.t.shape.vector) for r in raw]))
        return found

    def gather_raw(self, type_: str, pointers: list[str], align: int) -> list[str]:
        """Masked gathers; inactive lanes give zero."""
        w, vector, count = self.t.w, self.t.shape.vector(type_), self.t.shape.width
        name = f"llvm.masked.gather.v{count}{arithmetic.suffix(type_)}.v{count}p0"
        w.declarations.setdefault(name, f"declare {vector} @{name}(<{count} x ptr>, {self.t.shape.bit_type}, {vector})")
        return [
            w.emit(
                f"call {vector} @{name}(<{count} x ptr> align {align} {p}, {self.t.shape.bit_type} {m}, {vector} zeroinitializer)"
            )
            for p, m in zip(pointers, self.t.shape.bits(self.t.mask), strict=False)
        ]

    def scatter_raw(self, type_: str, values: list[str], pointers: list[str], align: int) -> None:
        w, vector, count = self.t.w, self.t.shape.vector(type_), self.t.shape.width
        name = f"llvm.masked.scatter.v{count}{arithmetic.suffix(type_)}.v{count}p0"
        w.declarations.setdefault(name, f"declare void @{name}({vector}, <{count} x ptr>, {self.t.shape.bit_type})")
        for v, p, m in zip(values, pointers, self.t.shape.bits(self.t.mask), strict=False):
            w.do(f"call void @{name}({vector} {v}, <{count} x ptr> align {align} {p}, {self.t.shape.bit_type} {m})")

    # Stores ----------------------------------------------------------------------------------------------------

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
            self._store_uniform(place, address, parts, values, size, align)
        else:
            self._store_lanes(place, address, parts, values, size, align)

    def _store_uniform(
        self, place: Place, address: Lanes, parts: list[Component], values: Parts, size: int, align: int
    ) -> None:
        """One address: the last active lane's value stays; more than one lane with different values is the race checker's."""
        assert address.uniform is not None
        self._check_uniform(place, address.uniform, address.type, size, align)
        self.races.write(place, address, size, same=all(v.uniform is not None for v in values))
        for c, value in zip(parts, values, strict=False):
            scalar = value.uniform if value.uniform is not None else self.last_lane(value)
            pointer = self._pointer(place, place.base, address.uniform, address.type, c.offset)
            self.t.w.store(memory_type(c), to_memory(self, c, scalar, lambda x: x), pointer, known_align(align, c))
            if place.init is not None and self.checks_init:
                self.t.w.store(
                    f"i{8 * c.size}", "-1", self._pointer(place, place.init, address.uniform, address.type, c.offset), 1
                )

    def last_lane(self, value: Lanes) -> str:
        """The value of the highest active lane."""
        w, shape = self.t.w, self.t.shape
        slot, kind = self.spill(value)
        if self.t.mask is None:
            index = str(shape.lanes - 1)
        else:
            zeros = w.call(
                shape.mask_type, f"llvm.ctlz.{shape.mask_type}", [(shape.mask_type, self.t.mask), ("i1", "true")]
            )
            index = w.emit(f"sub {shape.mask_type} {shape.lanes - 1}, {zeros}")
        found = w.load(kind, w.emit(f"getelementptr {kind}, ptr {slot}, {shape.mask_type} {index}"))
        return found if kind == value.type else w.emit(f"trunc {kind} {found} to {value.type}")

    def spill(self, value: Lanes) -> tuple[str, str]:
        """All lanes as an array in memory: (pointer, type of the elements). Flags become bytes."""
        w, shape = self.t.w, self.t.shape
        kind = "i8" if value.type == "i1" else value.type
        slot = w.slot(f"[{shape.lanes} x {kind}]", align=64)
        for k, chunk in enumerate(shape.chunks(value)):
            if kind != value.type:
                chunk = w.pure(f"zext {shape.vector('i1')} {chunk} to {shape.vector('i8')}")
            w.store(shape.vector(kind), chunk, w.emit(f"getelementptr {kind}, ptr {slot}, i32 {k * shape.width}"))
        return slot, kind

    def unspill(self, slot: str, type_: str) -> Lanes:
        """The lanes of an array in memory."""
        w, shape = self.t.w, self.t.shape
        kind = "i8" if type_ == "i1" else type_
        chunks = [
            w.load(shape.vector(kind), w.emit(f"getelementptr {kind}, ptr {slot}, i32 {k * shape.width}"))
            for k in range(shape.count)
        ]
        if kind != type_:
            chunks = [w.emit(f"trunc {shape.vector(kind)} {c} to {shape.vector(type_)}") for c in chunks]
        return Lanes(type_, chunks=chunks)

    def _store_lanes(
        self, place: Place, address: Lanes, parts: list[Component], values: Parts, size: int, align: int
    ) -> None:
        is_row = (
            address.bases is not None and not place.lane_stride and len(parts) == 1 and address.stride == parts[0].size
        )
        if not is_row:
            self._scatter(place, address, parts, values, size, align)
            return
        w = self.t.w
        inside = self.row_is_inside(place, address, size, align)
        if address.ok is None and self.t.mask is None:
            self.t.suspect_if(Lanes("i1", uniform=w.pure(f"xor i1 {inside}, true")))
            self._store_row(place, address, parts[0], values[0], size, align)
            return
        row, slow, done = w.label("row"), w.label("lanes"), w.label("stored")
        w.branch(inside, row, slow)
        w.start(row)
        self._store_row(place, address, parts[0], values[0], size, align)
        w.jump(done)
        w.start(slow)
        self._scatter(place, address, parts, values, size, align)
        w.jump(done)
        w.start(done)

    def _store_row(self, place: Place, address: Lanes, c: Component, value: Lanes, size: int, align: int) -> None:
        assert address.bases is not None
        self.rows_inside = True
        self.races.write(place, address, size, same=False)
        self.rows_inside = False
        chunks = [to_memory(self, c, v, self.t.shape.vector) for v in self.t.shape.chunks(value)]
        starts = [self._pointer(place, place.base, b, address.type, c.offset) for b in address.bases]
        self.store_row_raw(memory_type(c), chunks, starts, known_align(align, c))
        if place.init is not None and self.checks_init:
            kind = f"i{8 * c.size}"
            starts = [self._pointer(place, place.init, b, address.type, c.offset) for b in address.bases]
            self.store_row_raw(kind, [f"splat ({kind} -1)"] * len(starts), starts, 1)

    def store_row_raw(self, type_: str, chunks: list[str], starts: list[str], align: int) -> None:
        w, vector, count = self.t.w, self.t.shape.vector(type_), self.t.shape.width
        if self.t.mask is None:
            for v, p in zip(chunks, starts, strict=False):
                w.store(vector, v, p, align)
            return
        name = f"llvm.masked.store.v{count}{arithmetic.suffix(type_)}.p0"
        w.declarations.setdefault(name, f"declare void @{name}({vector}, ptr, {self.t.shape.bit_type})")
        for v, p, m in zip(chunks, starts, self.t.shape.bits(self.t.mask), strict=False):
            w.do(f"call void @{name}({vector} {v}, ptr align {align} {p}, {self.t.shape.bit_type} {m})")

    def _scatter(
        self, place: Place, address: Lanes, parts: list[Component], values: Parts, size: int, align: int
    ) -> None:
        self.check_lanes(place, address, size, align)
        self.races.write(place, address, size, same=False)
        offsets = self.lane_offsets(place, address)
        kind = "i64" if place.space == GLOBAL else "i32"
        for c, value in zip(parts, values, strict=False):
            chunks = [to_memory(self, c, v, self.t.shape.vector) for v in self.t.shape.chunks(value)]
            self.scatter_raw(
                memory_type(c), chunks, self.pointers(place.base, offsets, kind, c.offset), known_align(align, c)
            )
            if place.init is not None and self.checks_init:
                known = f"i{8 * c.size}"
                self.scatter_raw(
                    known, [f"splat ({known} -1)"] * len(chunks), self.pointers(place.init, offsets, kind, c.offset), 1
                )


def zero(type_: str) -> Lanes:
    return Lanes(
        type_,
        uniform="0"
        if type_.startswith("i")
        else "0.0"
        if type_ in ("float", "double")
        else "0xH0000"
        if type_ == "half"
        else "0xR0000",
    )


def memory_type(c: Component) -> str:
    """How a scalar lies in memory."""
    return f"i{8 * c.size}" if c.type.startswith("i") or c.type in ("half", "bfloat") else c.type


def known_align(align: int, c: Component) -> int:
    """Alignment that the check before has established for a component."""
    while align > 1 and c.offset % align:
        align //= 2
    return max(1, align)


def from_memory(plan: MemoryPlan, c: Component, raw: str, ty: Callable[[str], str]) -> str:
    kind = memory_type(c)
    if kind == c.type:
        return raw
    opcode = "bitcast" if c.type in ("half", "bfloat") else "trunc"
    return plan.t.w.emit(f"{opcode} {ty(kind)} {raw} to {ty(c.type)}")


def to_memory(plan: MemoryPlan, c: Component, value: str, ty: Callable[[str], str]) -> str:
    kind = memory_type(c)
    if kind == c.type:
        return value
    opcode = "bitcast" if c.type in ("half", "bfloat") else "zext"
    return plan.t.w.pure(f"{opcode} {ty(c.type)} {value} to {ty(kind)}")


def emit_load(t: Translator, i: FlatInstruction) -> Parts:
    size = t.layout.store_size(i.type)
    if i.source.field("ordering"):
        t.order_matters = True
    return t.memory.load(i.operands[0], i.type, size, i.source.field("align") or 1)


def emit_store(t: Translator, i: FlatInstruction) -> Parts:
    value, pointer = i.operands
    t.check_defined(value)
    t.memory.store(pointer, value.type, t.value(value), t.layout.store_size(value.type), i.source.field("align") or 1)
    return []


def emit_alloca(t: Translator, i: FlatInstruction) -> Parts:
    start, size = t.memory.slots[i]
    t.memory.make_fresh(start, size)
    type_ = t.components(i.type)[0].type
    flat = type_ == "i64"
    return [Lanes(type_, uniform=str(start + (PRIVATE_APERTURE << 32 if flat else 0)))]


EMITTERS: dict[str, Callable[[Translator, FlatInstruction], Parts]] = {
    "load": emit_load,
    "store": emit_store,
    "alloca": emit_alloca,
}
