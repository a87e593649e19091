"""Stores of the value that is there already: no race with who stored it.

Whether a store changes bytes that another wave or group has just written depends on the order in which waves run. Where that
shows (``schedule/order.py``) it is the reference engine's: all stores are compared, and who stored last counts. Elsewhere objects
are watched so (``ONCE``) of which every store is the same value, or that are written at one store only, by which no lane comes
twice: then all stores to a cell are alike, or one of them changes it in any order. Of the group's own memory it is enough that
this holds in each phase between barriers (``phases.py``), as in reductions one after the other that use the same bytes. Waves
that stored the same leave there the mark of several, which no access passes but one more such store.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.analysis.graph import find_components, is_cycle
from swlds.device.address_space import GLOBAL, LDS, PRIVATE
from swlds.device.runtime import RUNTIME
from swlds.engines.wave_compiler.flat.flatten import FlatArgument, FlatBlock, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import is_in_head
from swlds.engines.wave_compiler.flat.promote import callee_name
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.context import ITEM
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.races.object_uses import ATOMIC, ONCE, UNKNOWN, WRITE, Key
from swlds.engines.wave_compiler.races.race_uses import access_key, accesses
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import PointerType, Type, scalar_type
from swlds.ir.values import Constant
from swlds.lazy import dataclass

#: Scalars of a store that are compared with what is there.
_MOST = 4
#: Calls of the launch's own functions that touch no bytes of a live block.
_NO_ACCESS = ("allocate", "free", "poison", "unpoison", "report", "check", "nothing")
_ALLOCATOR = ("allocate", "free", "poison", "unpoison")
_COMPARED = ("half", "float", "double")


def find_once(t: WaveCode, uses: dict[Key, int]) -> dict[Key, int]:
    """The same uses, with ``ONCE``; of ``UNKNOWN`` that says that unknown objects are none that groups share."""
    if t.options.same_value_races or len(t.code.all) > 1:
        return uses
    stores: dict[Key, list[FlatInstruction]] = {}
    others: set[Key] = set()
    for i in (i for b in t.code.blocks for i in b.instructions):
        for pointer, what in accesses(t, i):
            key = access_key(t, i, pointer)
            if key == UNKNOWN and not _is_own(pointer):
                return uses
            if key is None or not what & (WRITE | ATOMIC):
                continue
            if i.opcode == "store" and what == WRITE and "volatile" not in i.source.flags:
                stores.setdefault(key, []).append(i)
            else:
                others.add(key)
    repeated = _repeated(t.code.blocks)
    found = dict(uses)
    if UNKNOWN in uses:
        found[UNKNOWN] |= ONCE
        stores = {key: sites for key, sites in stores.items() if _is_shared(t, key)}
    for key, sites in stores.items():
        if key not in others and _are_alike(t, sites, is_repeated=sites[0].block in repeated):
            found[key] |= ONCE
    return found


def find_once_parts(t: WaveCode) -> frozenset[int]:
    """The variables of the group's lowered block, by number, of which the same holds: each is an object of its own to the
    program. What else is written to the block is its head."""
    offsets = [int(t.image.memory.objects.low[n]) for n in t.image.offset_entries]
    if not offsets or t.image.has_parted_parameters or t.options.same_value_races or len(t.code.all) > 1:
        return frozenset()
    stores: dict[int, list[FlatInstruction]] = {}
    others: set[int] = set()
    for i in (i for b in t.code.blocks for i in b.instructions):
        row = RUNTIME.get(callee_name(i).strip('"')) if i.opcode == "call" else None
        if row is not None and row.effect in _NO_ACCESS:
            continue
        for pointer, what in accesses(t, i):
            symbol, key = t.provenance.of(pointer), access_key(t, i, pointer)
            if not what & (WRITE | ATOMIC) or (key != ("block", 0) and (key != UNKNOWN or _is_own(pointer))):
                continue
            if symbol is None or symbol.kind != "part":
                if not is_in_head(pointer, t.layout.store_size(_accessed(i)), min(offsets)):
                    return frozenset()
            elif i.opcode == "store" and what == WRITE and "volatile" not in i.source.flags:
                stores.setdefault(symbol.number, []).append(i)
            else:
                others.add(symbol.number)
    repeated = _repeated(t.code.blocks)
    return frozenset(
        n
        for n, sites in stores.items()
        if n not in others and _are_alike(t, sites, is_repeated=sites[0].block in repeated)
    )


def find_alike(
    t: WaveCode, instructions: list[FlatInstruction], repeated: set[FlatInstruction]
) -> frozenset[FlatInstruction]:
    """The stores of one phase, in which the group's memory has one epoch, of whose objects the same holds there. ``repeated``:
    what a lane may come by more than once in it."""
    offsets = [int(t.image.memory.objects.low[n]) for n in t.image.offset_entries]
    stores: dict[Key, list[FlatInstruction]] = {}
    others: set[Key] = set()
    for i in instructions:
        row = RUNTIME.get(callee_name(i).strip('"')) if i.opcode == "call" else None
        if row is not None and row.effect in _NO_ACCESS:
            continue
        for pointer, what in accesses(t, i):
            key = access_key(t, i, pointer)
            if key == UNKNOWN:
                return frozenset()
            if key is None or not what & (WRITE | ATOMIC):
                continue
            if key == ("block", 0):
                symbol = t.provenance.of(pointer)
                if symbol is not None and symbol.kind == "part" and not t.image.has_parted_parameters:
                    key = ("part", symbol.number)
                elif not offsets or not is_in_head(pointer, t.layout.store_size(_accessed(i)), min(offsets)):
                    return frozenset()
            if i.opcode == "store" and what == WRITE and "volatile" not in i.source.flags:
                stores.setdefault(key, []).append(i)
            else:
                others.add(key)
    return frozenset(
        i
        for key, sites in stores.items()
        if key not in others and key != ("block", 0) and _are_alike(t, sites, is_repeated=sites[0] in repeated)
        for i in sites
    )


def _are_alike(t: WaveCode, sites: list[FlatInstruction], *, is_repeated: bool) -> bool:
    """One store that no lane comes by twice, or stores of one value. ``is_repeated``: of the first of them."""
    if len(sites) == 1 and not is_repeated:
        return True
    values = {_value(t, i) for i in sites}
    return len(values) == 1 and not values & {*sites}


def is_of_allocator(i: FlatInstruction) -> bool:
    """A call of one of the launch's own functions for blocks of memory: none ends the wave."""
    row = RUNTIME.get(callee_name(i).strip('"')) if i.opcode == "call" else None
    return row is not None and row.effect in _ALLOCATOR


def _accessed(i: FlatInstruction) -> Type:
    """The type of what a store or an atomic operation writes."""
    return i.operands[0].type if i.opcode == "store" else i.operands[-1].type


def _is_own(pointer: FlatValue) -> bool:
    """It leads to memory of the group or of its lanes, by its type."""
    type_ = scalar_type(pointer.type)
    return isinstance(type_, PointerType) and type_.addrspace in (LDS, PRIVATE)


def _is_shared(t: WaveCode, key: Key) -> bool:
    """An object that groups share, and that no pointer to LDS reaches."""
    if key[0] == "argument":
        return not _is_own(t.kernel.code.arguments[key[1]])
    return key[0] == "object" and int(t.image.memory.objects.space[key[1]]) == GLOBAL


def _repeated(blocks: list[FlatBlock]) -> set[FlatBlock]:
    """Blocks that a lane may come by more than once."""

    def successors(block: FlatBlock) -> list[FlatBlock]:
        return block.terminator.targets

    components = find_components(blocks, successors)
    return {block for c in components if is_cycle(c, successors) for block in c}


def _value(t: WaveCode, i: FlatInstruction) -> object:
    """What a store stores: equal where it is the same in the whole launch, else of this store alone."""
    value = i.operands[0]
    if isinstance(value, FlatArgument):
        return value
    if isinstance(value, Constant) and not t.is_undefined(value):
        return str(value.type), repr(t.image.evaluator.evaluate(value))
    return i


@final
@dataclass
class Stored:
    """What a store is about to write: ``values`` are those of the scalars ``parts``, ``address`` the first byte of each lane."""

    place: Place
    address: Lanes
    parts: list[Component]
    values: list[Lanes]

    @property
    def is_comparable(self) -> bool:
        """All bytes of it are numbers."""
        return len(self.parts) <= _MOST and all(
            c.bits == 8 * c.size and (c.type.startswith("i") or c.type in _COMPARED) for c in self.parts
        )

    def as_lanes(self, t: WaveCode) -> list[Lanes]:
        """Where the lanes store, and the integers that they store there, for ``find_changed``."""
        kind = "i64" if self.place.space == GLOBAL else "i32"
        offsets = bounds.lane_offsets(t, self.place, self.address)
        pointers = bounds.host_pointers(t, self.place.base, offsets, kind, 0)
        places, numbers = t.shape.vector("ptr"), t.shape.vector("i64")
        found = [Lanes("i64", chunks=[t.w.pure(f"ptrtoint {places} {p} to {numbers}") for p in pointers])]
        return [*found, *(Lanes(_plain(c), chunks=self._chunks(t, k, c)) for k, c in enumerate(self.parts))]

    def _chunks(self, t: WaveCode, number: int, c: Component) -> list[str]:
        vector, plain = t.shape.vector, t.shape.vector(_plain(c))
        found = []
        for chunk in t.shape.chunks(self.values[number]):
            text = raw.to_memory(t, c, chunk, vector)
            kind = raw.memory_type(c)
            found.append(text if kind == _plain(c) else t.w.pure(f"bitcast {vector(kind)} {text} to {plain}"))
        return found

    @property
    def form(self) -> str:
        """What ``find_changed`` depends on, as a part of a name."""
        return ".".join(f"{c.offset}x{c.size}" for c in self.parts)

    def find_changed_scalar(self, t: WaveCode) -> list[str]:
        """At one address: the store changes what is there."""
        w, total = t.w, ""
        assert self.address.uniform is not None
        for c, value in zip(self.parts, self.values, strict=True):
            scalar = value.uniform if value.uniform is not None else raw.last_lane(t, value)
            text, kind = raw.to_memory(t, c, scalar, lambda x: x), raw.memory_type(c)
            if kind != _plain(c):
                text = w.pure(f"bitcast {kind} {text} to {_plain(c)}")
            pointer = bounds.host_pointer(
                t, self.place, self.place.base, self.address.uniform, self.address.type, c.offset
            )
            flag = w.emit(f"icmp ne {_plain(c)} {w.load(_plain(c), pointer, 1)}, {text}")
            total = w.emit(f"or i1 {total}, {flag}") if total else flag
        return [total]

    def find_other_lanes(self, t: WaveCode) -> Lanes:
        """At one address: lanes that store something else than the last one, whose value stays."""
        w, total = t.w, [""] * t.shape.count
        for k, c in enumerate(self.parts):
            plain, vector = _plain(c), t.shape.vector(_plain(c))
            chunks = self._chunks(t, k, c)
            last = t.shape.splat(plain, raw.last_lane(t, Lanes(plain, chunks=chunks)))
            flags = [w.emit(f"icmp ne {vector} {x}, {last}") for x in chunks]
            total = [w.emit(f"or {t.shape.bit_type} {a}, {b}") if a else b for a, b in zip(total, flags, strict=True)]
        return Lanes("i1", chunks=total)


def find_changed(t: WaveCode, parts: list[Component], given: list[Lanes]) -> list[str]:
    """Lanes that change what is there, as chunks of flags. ``given``: ``Stored.as_lanes``."""
    places, total = t.shape.vector("ptr"), [""] * t.shape.count
    for c, value in zip(parts, given[1:], strict=True):
        plain = t.shape.vector(_plain(c))
        starts = [t.w.emit(f"inttoptr {t.shape.vector('i64')} {n} to {places}") for n in t.shape.chunks(given[0])]
        pointers = [t.w.emit(f"getelementptr i8, {places} {p}, i64 {c.offset}") for p in starts]
        held = raw.gather(t, _plain(c), pointers, 1)
        flags = [t.w.emit(f"icmp ne {plain} {a}, {b}") for a, b in zip(held, t.shape.chunks(value), strict=True)]
        total = [t.w.emit(f"or {t.shape.bit_type} {a}, {b}") if a else b for a, b in zip(total, flags, strict=True)]
    return total


def find_differing(t: WaveCode, first: str, cells: list[str], given: list[Lanes]) -> list[str]:
    """Of lanes whose cells, as vectors of chunks one cell after the other, have the mark of a lane of the wave: those that store
    elsewhere than that lane, or something else. ``first``: the wave's first work-item; ``given``: ``Stored.as_lanes``."""
    w, shape, total = t.w, t.shape, [""] * len(cells)
    words = shape.vector("i32")
    for value in given:
        table, vector = w.slot(f"[{shape.lanes} x {value.type}]", "stored"), shape.vector(value.type)
        chunks = shape.chunks(value)
        for k, chunk in enumerate(chunks):
            place = w.emit(f"getelementptr {value.type}, ptr {table}, i32 {k * shape.width}")
            w.do(f"store {vector} {chunk}, ptr {place}, align 1")
        for k, cell in enumerate(cells):
            item = w.emit(f"and {words} {cell}, {shape.splat('i32', str(ITEM))}")
            lane = w.emit(f"sub {words} {item}, {shape.splat('i32', first)}")
            theirs = w.emit(f"getelementptr {value.type}, ptr {table}, {words} {lane}")
            (held,) = raw.gather(t, value.type, [theirs], 1, k % len(chunks))
            flag = w.emit(f"icmp ne {vector} {held}, {chunks[k % len(chunks)]}")
            total[k] = w.emit(f"or {shape.bit_type} {total[k]}, {flag}") if total[k] else flag
    return total


def _plain(c: Component) -> str:
    """The integer of its size."""
    return f"i{8 * c.size}"


#: The flags of cells whose bytes a store changes: of a scalar, or of each chunk.
FindChanged = Callable[[], list[str]]

__all__ = [
    "FindChanged",
    "Stored",
    "find_alike",
    "find_changed",
    "find_differing",
    "find_once",
    "find_once_parts",
    "is_of_allocator",
]
