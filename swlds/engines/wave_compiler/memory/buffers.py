"""Loads, stores and atomics through buffer resources. ``resources.py`` says which lanes are inside and where.

Lanes outside load zero and write nothing, of those that cross the end each word is by itself; what is inside is checked against
the object that the resource was made from. What Triton and MLIR emit for each access: a resource that is the same in all lanes
costs two vector compares beside a plain access, of a word or less one.
"""

from __future__ import annotations

from dataclasses import replace

from swlds.device.buffer_resource import WORD
from swlds.device.intrinsics import find_intrinsic
from swlds.engines.wave_compiler.control.predicated import narrowed, predicated, replaced
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import atomics
from swlds.engines.wave_compiler.memory.buffer_words import load_words, store_words
from swlds.engines.wave_compiler.memory.direct_loads import (
    Target,
    alignment,
    at_target,
    copy_to_lds,
    pieces,
    store_lds,
)
from swlds.engines.wave_compiler.memory.memory import known_place, load_at, store_at
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.places import find_place
from swlds.engines.wave_compiler.memory.resources import Access
from swlds.engines.wave_compiler.tags import tag_planes
from swlds.engines.wave_compiler.tags.shared_tags import may_move_tags
from swlds.engines.wave_compiler.values import arithmetic, packed
from swlds.ir.types import VOID
from swlds.ir.values import ConstantInt

Parts = list[Lanes]


def emit_buffer_load(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """Loads, also scalar ones: these are checked for alignment."""
    size, parts = t.layout.store_size(i.type), packed.scalars_in_memory(t, i.type)
    access = Access(t, i, name, i.operands[:-1], size)
    align = min(size, 4) if access.is_scalar else alignment(t, size)
    place = known_place(t, i.operands[0], False)
    reach = access.reach()

    def load() -> Parts:
        if place is None:
            t.suspect()
            return [raw.zero(c.type) for c in parts]
        return load_at(t, place, reach.address, parts, size, align)

    found = predicated(t, reach.inside, load)
    if reach.crosses is not None:
        whole = _mask_of(t, reach.inside)
        found = replaced(t, reach.crosses, found, lambda: load_words(t, place, reach, whole, parts, min(align, WORD)))
    return packed.unpack(t, i.type, found)


def emit_buffer_store(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """Stores. What lanes outside the buffer would store need not be defined."""
    undefined = t.undefined_lanes(i.operands[0])
    if i in t.shadows.used:
        undefined += t.value(t.shadows.used[i])
    value, type_ = t.value(i.operands[0]), i.operands[0].type
    size, parts = t.layout.store_size(type_), packed.scalars_in_memory(t, type_)
    place = known_place(t, i.operands[1], True)
    reach = Access(t, i, name, i.operands[1:-1], size).reach()

    def check_value() -> None:
        for condition in undefined:
            t.suspect_if(condition)

    def store() -> Parts:
        check_value()
        if place is None or t.provenance.may_be_tagged(i.operands[0]):
            t.suspect()
        else:
            store_at(t, place, reach.address, parts, packed.pack(t, type_, value), size, alignment(t, size))
        return []

    def store_rest() -> Parts:
        check_value()
        if place is not None and not t.provenance.may_be_tagged(i.operands[0]):
            store_words(t, place, reach, whole, parts, packed.pack(t, type_, value))
        else:
            t.suspect()
        return []

    predicated(t, reach.inside, store)
    if reach.crosses is not None:
        whole = _mask_of(t, reach.inside)
        predicated(t, reach.crosses, store_rest)
    return []


def _mask_of(t: MemoryCode, chosen: Lanes) -> str | None:
    """The active lanes that are chosen; None where the question is not asked by lane."""
    return None if chosen.uniform is not None else narrowed(t, chosen)


def emit_buffer_load_lds(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """Lanes inside the buffer copy to LDS, the other active lanes write zero there."""
    resource, target, width, *rest = i.operands
    size, step = (x.value if isinstance(x, ConstantInt) else 0 for x in (width, rest[-2]))
    t.memory.flights.check(i, resource, target)
    t.check_defined(target)
    source = None if may_move_tags(t, resource) else known_place(t, resource, False)
    reach = Access(t, i, name, [resource, *rest[:-2]], size, step).reach()
    some = reach.inside if reach.crosses is None else arithmetic.simple(t, "or", reach.inside, reach.crosses)
    outside = arithmetic.invert(t, some)

    whole, before = _mask_of(t, reach.inside), _mask_of(t, some)

    def copy_all(to: Target) -> None:
        entry, there = t.memory.flights.begin(i, to.place, to.address, max(size, 4), is_row=True)
        to = replace(to, place=there)
        if to.place is not None and t.memory.events.patterns.is_on():
            t.memory.events.patterns.see(to.place, to.address, max(size, 4), "write")
            to = replace(to, place=replace(to.place, is_seen=True))

        def rest_of(lanes: str | None) -> Target:
            return to if to.place is None else replace(to, place=replace(to.place, before=lanes))

        def copy() -> Parts:
            copy_to_lds(t, source, reach.address, to, size)
            return []

        def copy_words() -> Parts:
            parts = pieces(size)
            store_lds(t, rest_of(whole), size, load_words(t, source, reach, whole, parts, alignment(t, WORD)))
            return []

        def clear() -> Parts:
            parts = pieces(max(size, 4))
            store_lds(t, rest_of(before), size, [arithmetic.constant(c.type, 0) for c in parts])
            return []

        predicated(t, reach.inside, copy)
        if reach.crosses is not None:
            predicated(t, reach.crosses, copy_words)
        predicated(t, outside, clear)
        t.memory.flights.issue(i, entry)

    at_target(t, target, size, step, copy_all)
    return []


def emit_buffer_atomic(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """Atomics give the old value, zero in lanes outside."""
    row = find_intrinsic(name)
    assert row is not None
    count = 2 if row.summary == "cmpxchg" else 1
    values, resource = i.operands[:count], i.operands[count]
    type_ = values[0].type
    size = t.layout.store_size(type_)
    for value in values:
        t.check_defined(value)
    step = atomics.exchange_step(t, type_) if count == 2 else atomics.update_step(t, type_, row.summary)
    scalars = [part for value in reversed(values) for part in t.value(value)]
    place = find_place(t.memory, resource, True)
    reach = Access(t, i, name, i.operands[count:-1], size, is_whole=True).reach()

    def act() -> Parts:
        if place is None:
            t.suspect()
            return [raw.zero(step.result)]
        if (place.holds_tags and t.tags.is_tracked) or any(t.provenance.may_be_tagged(v) for v in values):
            tag_planes.suspect_tags(t, place, reach.address, t.components(type_))
        return atomics.run_at(t, place, reach.address, scalars, size, step, bool(i.users), size)

    (old,) = predicated(t, reach.inside, act)
    return step.unpack(old) if i.type != VOID else []
