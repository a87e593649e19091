"""Copies between global memory and LDS. Loads straight to LDS: lane n writes to ``base + offset + n * lane_stride(size)``, the
base is the first lane's; one or two bytes become a word. The ``async`` forms have an LDS address for each lane.

A copy of 4 bytes by each lane is a row in LDS; where the source is a row too, both are plain vector accesses.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import final

from swlds.analysis.direct_copies import lane_stride
from swlds.analysis.switched_off import FIRST_OFF, LAST_OFF, is_switched
from swlds.device.address_space import LDS, PRIVATE
from swlds.device.intrinsics import find_intrinsic
from swlds.engines.wave_compiler.control.predicated import narrowed, predicated
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import effect_of
from swlds.engines.wave_compiler.flat.provenance import MIXED
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory.dynamic_places import at_object
from swlds.engines.wave_compiler.memory.known_copies import hint_of
from swlds.engines.wave_compiler.memory.memory import known_place, load_at, store_at
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.tags.shared_tags import may_move_tags
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.values.one_lane import first_lane, pick
from swlds.ir.values import ConstantInt
from swlds.lazy import dataclass

Parts = list[Lanes]


@final
@dataclass
class Target:
    """Where in LDS the lanes write."""

    place: Place | None
    address: Lanes


def at_target(t: MemoryCode, pointer: FlatValue, size: int, step: int, action: Callable[[Target], None]) -> None:
    """Do ``action`` at the lanes' places behind the first active lane's base; once, whatever variable that is of."""
    to, width = _lds_target(t, pointer, size, step), max(size, 4)

    def act(place: Place, address: Lanes) -> Parts:
        action(Target(place, address))
        return []

    if to.place is not None or t.tags.is_tracked or t.provenance.of(pointer) not in (None, MIXED):
        action(to)
    else:
        at_object(t, pointer, True, width, alignment(t, width), act, [], (0, to.address), is_first=True)


def _lds_target(t: MemoryCode, pointer: FlatValue, size: int, step: int) -> Target:
    base = pick(t, t.value(pointer)[0], first_lane(t))
    stride, shape = lane_stride(size), t.shape
    starts = [
        t.w.pure(f"add {base.type} {base.uniform}, {arithmetic.wrapped(base.type, step + k * shape.width * stride)}")
        for k in range(shape.count)
    ]
    return Target(known_place(t, pointer, True), Lanes(base.type, bases=starts, stride=stride, line=shape.count))


def copy_to_lds(t: MemoryCode, source: Place | None, address: Lanes, to: Target, size: int) -> None:
    """Copy ``size`` bytes a lane, under the current mask; one or two become a word."""
    if source is None or source.space in (LDS, PRIVATE) or to.place is None:
        t.suspect()
        return
    values = load_at(t, source, address, pieces(size), size, alignment(t, size))
    if size < 4:
        values = [arithmetic.cast(t, "zext", values[0], "i32")]
    store_lds(t, to, size, values)


def store_lds(t: MemoryCode, to: Target, size: int, values: Parts) -> None:
    """Write ``pieces`` of a copy, under the current mask."""
    if to.place is None:
        t.suspect()
        return
    width = max(size, 4)
    store_at(t, to.place, to.address, pieces(width), values, width, alignment(t, width))


def alignment(t: MemoryCode, size: int) -> int:
    """Words are taken to be aligned where cells of races are words; other accesses are left to the reference engine."""
    return 4 if size % 4 == 0 and t.memory.races.is_on else 1


def pieces(size: int) -> list[Component]:
    """The scalars that so many bytes are copied as."""
    width = 4 if size % 4 == 0 else size
    return [Component(f"i{8 * width}", at, width, 8 * width) for at in range(0, size, width)]


def emit_load_lds(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """global.load.lds, load.to.lds. The offset counts for the source too."""
    source, target = i.operands[:2]
    flights = t.memory.flights
    flights.check(i, source, target)
    size, step = (x.signed if isinstance(x, ConstantInt) else 0 for x in i.operands[2:4])
    for operand in (source, target):
        t.check_defined(operand)
    place = None if may_move_tags(t, source) else known_place(t, source, False)
    is_dynamic = (i, source) in t.tags.accesses and not may_move_tags(t, source)

    def read() -> Parts:
        """From an object that only run time knows."""

        def action(place: Place, address: Lanes) -> Parts:
            return load_at(t, place, address, pieces(size), size, alignment(t, size))

        kinds = [c.type for c in pieces(size)]
        found = at_object(t, source, False, size, alignment(t, size), action, kinds, (0, moved(t, source, step)))
        return [arithmetic.cast(t, "zext", found[0], "i32")] if size < 4 else found

    def copy(to: Target) -> None:
        values = read() if is_dynamic and to.place is not None else []
        entry, there = flights.begin(i, to.place, to.address, max(size, 4), is_row=True)
        if values:
            store_lds(t, replace(to, place=there), size, values)
        else:
            copy_to_lds(t, place, moved(t, source, step), replace(to, place=there), size)
        flights.issue(i, entry)

    at_target(t, target, size, step, copy)
    return []


def emit_async(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """global.load.async.to.lds.bN, global.store.async.from.lds.bN: an LDS pointer for each lane. Where all lanes are switched off
    (``analysis.switched_off``) the copy counts without one: the reference engine executes that."""
    outside, local, offset = i.operands[:3]
    row = find_intrinsic(name)
    assert row is not None and isinstance(row.facts.written.bytes, int), "the intrinsic's name says how many"
    size, is_store = row.facts.written.bytes, row.facts.written.pointer == 0
    step = offset.signed if isinstance(offset, ConstantInt) else 0
    t.memory.flights.check(i, outside, None)
    for operand in (outside, local):
        t.check_defined(operand)
    sides = [
        (known_place(t, pointer, is_written), moved(t, pointer, step), align)
        for pointer, is_written, align in (
            (outside, is_store, alignment(t, size)),
            (local, not is_store, min(size, 4)),
        )
    ]
    (source, source_at, source_align), (target, target_at, target_align) = reversed(sides) if is_store else sides
    is_dynamic = not is_store and not t.tags.is_tracked and t.provenance.of(local) in (None, MIXED)
    if source is None or (target is None and not is_dynamic) or may_move_tags(t, local if is_store else outside):
        t.suspect()
        return []

    def copy(to: Place, address: Lanes) -> Parts:
        entry, there = t.memory.flights.begin(i, to, address, size)
        assert there is not None, "a known place"
        values = load_at(t, source, source_at, pieces(size), size, source_align)
        store_at(t, there, address, pieces(size), values, size, target_align)
        t.memory.flights.issue(i, entry)
        return []

    def copy_all() -> Parts:
        if target is not None:
            return copy(target, target_at)
        return at_object(t, local, True, size, target_align, copy, [], (0, target_at))

    if is_switched(i.source.operands[1]):
        past = arithmetic.simple(t, "sub", t.value(local)[0], arithmetic.constant("i32", FIRST_OFF))
        on = arithmetic.compare(t, "ugt", past, arithmetic.constant("i32", LAST_OFF - FIRST_OFF))
        t.suspect_if(none_is(t, on))
        tag = t.tags.accesses.get((i, local))
        if tag is not None:
            t.value(tag)
        predicated(t, on, copy_all)
    else:
        copy_all()
    if t.options.cluster is not None and effect_of(i) == "async_lds" and not is_store:
        t.w.do("call void @note_copy(ptr %g, i32 %w, i32 0)")
    return []


def none_is(t: MemoryCode, chosen: Lanes) -> Lanes:
    """No active lane is chosen."""
    if chosen.uniform is not None:
        return arithmetic.invert(t, chosen)
    return Lanes("i1", uniform=t.w.pure(f"icmp eq {t.shape.mask_type} {narrowed(t, chosen)}, 0"))


def moved(t: MemoryCode, pointer: FlatValue, step: int) -> Lanes:
    """The pointer, and a constant."""
    address = t.value(pointer)[0]
    moved = arithmetic.constant(address.type, arithmetic.wrapped(address.type, step))
    return arithmetic.add(t, address, moved) if step else address


def emit_hint(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """``asyncmark``; of other hints host code has nothing to move."""
    if hint_of(i) == "mark":
        t.memory.flights.mark()
    return []
