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
from dataclasses import replace

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import bounds, initialised, loads, partial_copies, stores
from swlds.engines.wave_compiler.memory.blocks import add_block_functions
from swlds.engines.wave_compiler.memory.dynamic_places import at_object
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.memory.places import find_place
from swlds.engines.wave_compiler.runtime import bytes_constant
from swlds.engines.wave_compiler.tags import tag_planes
from swlds.engines.wave_compiler.values import arithmetic, packed, pieces
from swlds.engines.wave_compiler.values.one_lane import first_lane, pick
from swlds.ir.types import Type

Parts = list[Lanes]


def known_place(t: MemoryCode, pointer: FlatValue, is_write: bool) -> Place | None:
    """The object of an access; None when it is not known, or when the access might leave wrong tags: then it is
    suspicious."""
    place = find_place(t.memory, pointer, is_write)
    if place is None or place.is_computed or (is_write and place.holds_tags and t.tags.is_tracked):
        return None
    return place


def _demanded(t: MemoryCode, pointer: FlatValue, align: int) -> int:
    """The alignment that an access must have: LLVM and clang claim more of what lies in buffers of ``printf``."""
    return 1 if pointer in t.own_blocks.to_buffers else align


def load(t: MemoryCode, pointer: FlatValue, type_: Type, size: int, align: int) -> Parts:
    parts, instruction = packed.scalars_in_memory(t, type_), t.current
    t.check_defined(pointer)
    align = _demanded(t, pointer, align)
    if not size:
        return []
    with_tags = instruction in t.tags.results and parts == t.components(type_)
    with_shadow = instruction in t.shadows.results
    is_judged = not with_shadow and instruction not in t.shadows.unused
    moved = parts if with_tags or with_shadow else pieces.find_pieces(parts)

    def action(place: Place, address: Lanes) -> Parts:
        found = load_at(t, place if is_judged else replace(place, init=None), address, moved, size, align)
        found = pieces.put_together(t, parts, moved, found)
        if with_shadow:
            found = [*found, *load_shadow(t, place, address, parts, size, align)]
        return [*found, *tag_planes.load_tags(t, place, address, parts, align)] if with_tags else found

    types = [c.type for c in parts] + ([f"i{c.bits}" for c in parts] if with_shadow else [])
    found = at_object(t, pointer, False, size, align, action, types + ["i32"] * (len(parts) if with_tags else 0))
    if instruction is not None and with_shadow:
        t.shadow_results[instruction] = found[len(parts) : 2 * len(parts)]
        del found[len(parts) : 2 * len(parts)]
    if instruction is not None and instruction in t.tags.results:
        nothing = [raw.zero("i32")] * len(t.components(type_))
        t.tag_results[instruction] = found[len(parts) :] if with_tags else nothing
    return packed.unpack(t, type_, found[: len(parts)])


def load_at(t: MemoryCode, place: Place, address: Lanes, parts: list[Component], size: int, align: int) -> Parts:
    """Load from a known object."""
    align = bounds.least_alignment(place, align)
    if address.uniform is not None and not place.lane_stride:
        return loads.load_uniform(t, place, address, parts, size, align)
    return loads.load_lanes(t, place, address, parts, size, align)


def load_shadow(t: MemoryCode, place: Place, address: Lanes, parts: list[Component], size: int, align: int) -> Parts:
    """Which bits of plain scalars are not initialised."""
    whole = [replace(c, type=f"i{c.bits}") for c in parts]
    if place.init is None:
        return [raw.zero(c.type) for c in whole]
    moved = pieces.find_pieces(whole)
    known = load_at(t, initialised.plane_of(place), address, moved, size, align)
    known = pieces.put_together(t, whole, moved, known)
    return [arithmetic.simple(t, "xor", k, arithmetic.constant(k.type, -1)) for k in known]


def store_parted(
    t: MemoryCode,
    place: Place,
    address: Lanes,
    parts: list[Component],
    values: Parts,
    shadow: Parts,
    size: int,
    align: int,
    tags: Parts | None = None,
) -> None:
    """Store plain scalars that may be undefined in part. In memory of the group both engines have the same undefined bits, those
    of a buffer become zero."""
    whole, stored = [replace(c, type=f"i{c.bits}") for c in parts], values
    if not initialised.is_kept(place):
        stored = [partial_copies.defined_bits(t, v, s) for v, s in zip(values, shadow, strict=True)]
        partial_copies.note_left(t, shadow)
    kinds = whole if stored is not values else parts
    _store_moved(t, replace(place, init=None), address, kinds, stored, size, align, tags)
    known = [arithmetic.simple(t, "xor", s, arithmetic.constant(s.type, -1)) for s in shadow]
    initialised.forget_known(t, place)
    initialised.note(t, place, lambda: _store_moved(t, initialised.plane_of(place), address, whole, known, size, align))


def store(t: MemoryCode, pointer: FlatValue, type_: Type, values: Parts, size: int, align: int) -> None:
    parts = packed.scalars_in_memory(t, type_)
    t.check_defined(pointer)
    align = _demanded(t, pointer, align)
    if not size:
        return
    copy = None if t.current is None else t.tags.stored.get(t.current)
    tags = None if copy is None or parts != t.components(type_) else t.value(copy)
    stored = packed.pack(t, type_, values)
    copy = None if t.current is None else t.shadows.stored.get(t.current)
    shadow, lacking = None if copy is None else t.value(copy), t.shadows.lacking.get(t.current) if t.current else None
    fillers = t.partial.fillers.get(t.current, 0) if t.current else 0

    def action(place: Place, address: Lanes) -> Parts:
        if shadow is not None and not initialised.is_kept(place):
            own = [s for k, s in enumerate(shadow) if not fillers >> k & 1]
            partial_copies.check(t, own, None if lacking is None else t.value(lacking)[0])
        if shadow is not None and (initialised.is_kept(place) or fillers or lacking is not None):
            store_parted(t, place, address, parts, stored, shadow, size, align, tags)
        else:
            _store_moved(t, place, address, parts, stored, size, align, tags)
        return []

    at_object(t, pointer, True, size, align, action, [])


def _store_moved(
    t: MemoryCode,
    place: Place,
    address: Lanes,
    parts: list[Component],
    values: Parts,
    size: int,
    align: int,
    tags: Parts | None = None,
) -> None:
    """``store_at``, in the pieces that hosts move, unless tags are stored: in pieces that are not aligned, words that the whole
    number reaches into would keep theirs."""
    moved = parts if tags is not None or (place.holds_tags and t.tags.is_tracked) else pieces.find_pieces(parts)
    store_at(t, place, address, moved, pieces.take_apart(t, parts, moved, values), size, align, tags)


def store_at(
    t: MemoryCode,
    place: Place,
    address: Lanes,
    parts: list[Component],
    values: Parts,
    size: int,
    align: int,
    tags: Parts | None = None,
) -> None:
    """Store to a known object. ``tags``: of the scalars, None where they have none."""
    align = bounds.least_alignment(place, align)
    if address.uniform is not None and not place.lane_stride:
        stores.store_uniform(t, place, address, parts, values, size, align)
    else:
        stores.store_lanes(t, place, address, parts, values, size, align)
    if tags is not None or (place.holds_tags and t.tags.is_tracked):
        tag_planes.store_tags(t, place, address, parts, tags, align)


def emit_load(t: MemoryCode, i: FlatInstruction) -> Parts:
    _suspect_slot(t, i, i.operands[0])
    return load(t, i.operands[0], i.type, t.layout.store_size(i.type), i.source.field("align") or 1)


def emit_store(t: MemoryCode, i: FlatInstruction) -> Parts:
    value, pointer = i.operands
    _suspect_slot(t, i, pointer)
    t.check_defined(value, ~t.shadows.left_out.get(i, 0))
    store(t, pointer, value.type, t.value(value), t.layout.store_size(value.type), i.source.field("align") or 1)
    if t.provenance.has_blocks and t.provenance.is_slot(pointer):
        _bind_block(t, t.value(value)[0])
    return []


def _suspect_slot(t: MemoryCode, i: FlatInstruction, pointer: FlatValue) -> None:
    """A stack slot promises less than the access wants: where it lies is the reference engine's to say, unless that is known
    (slots that became values have no place here)."""
    symbol = t.provenance.of(pointer)
    slot = symbol.key if symbol is not None and symbol.kind == "alloca" else None
    if not isinstance(slot, FlatInstruction) or slot.opcode != "alloca":
        return
    if (i.source.field("align") or 1) > (slot.source.field("align") or 1) and not t.memory.stack.is_where_executed(slot):
        t.suspect()


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
    if t.checks_init and len(t.image.fresh_block):
        _pad_block(t, start)
    if t.image.offset_entries and t.tags.needs_parts:
        add_block_functions(t)
        w.do("call void @bind_or_ask(ptr %g, i32 %w)")


def _pad_block(t: MemoryCode, start: str) -> None:
    """Padding of the variables counts as initialised. Only the header in front of them was written before."""
    bits = t.image.fresh_block.tobytes()
    content = bits.lstrip(b"\0")
    first, mask = len(bits) - len(content), bytes_constant(t.w.declarations, content)
    to = t.w.offset(t.w.offset(t.memory.init_base, start), first)
    given = [("ptr", to), ("ptr", mask), ("i64", str(len(content))), ("i1", "false")]
    t.w.call("void", "llvm.memcpy.p0.p0.i64", given)


def emit_alloca(t: MemoryCode, i: FlatInstruction) -> Parts:
    return [t.memory.stack.allocate(i)]


EMITTERS: dict[str, Callable[[MemoryCode, FlatInstruction], Parts]] = {
    "load": emit_load,
    "store": emit_store,
    "alloca": emit_alloca,
    "shadow.lacks": partial_copies.emit_lacks,
}
