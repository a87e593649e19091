"""Atomic instructions: lane after lane, lowest first, in a loop over the active lanes; at once where all of them add one number
to one place, as lanes do that count themselves.

LDS belongs to one work-group, and a work-group to one thread: there the plain load, operation and store are enough.
Global memory is shared by the threads: operations that commute are the host's own atomic instructions; where the order shows,
the launch runs on one thread (``order.py``).
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import final

from swlds.device.absorbing import absorbing_operand
from swlds.device.address_space import GLOBAL, LDS
from swlds.device.intrinsics import find_intrinsic
from swlds.engines.wave_compiler.control.predicated import predicated
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.host.raw import memory_type, zero
from swlds.engines.wave_compiler.memory import atomic_updates, bounds
from swlds.engines.wave_compiler.memory.dynamic_places import at_object
from swlds.engines.wave_compiler.memory.memory import known_place
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.memory.stores import note_lanes
from swlds.engines.wave_compiler.tags import tag_planes
from swlds.engines.wave_compiler.values import arithmetic, casts
from swlds.engines.wave_compiler.values.one_lane import first_lane, pick
from swlds.ir.types import VOID, IntType, Type
from swlds.ir.values import ConstantInt
from swlds.lazy import dataclass

Parts = list[Lanes]
#: The order of these does not show in the end, when nobody reads the old value.
COMMUTING = ("add", "sub", "and", "or", "xor", "max", "min", "umax", "umin")


def emit_atomicrmw(t: MemoryCode, i: FlatInstruction) -> Parts:
    pointer, value = i.operands
    return _emit(t, i, pointer, value, i.source.field("operation"), i.source.field("align"))


def emit_atomic_intrinsic(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """``ds.fadd`` and its like; the operation is the row's summary word."""
    pointer, value = i.operands[:2]
    row = find_intrinsic(name)
    assert row is not None
    return _emit(t, i, pointer, value, row.summary, t.layout.store_size(value.type))


@final
@dataclass(frozen=True)
class Step:
    """One lane's atomic operation. ``write(place, address, values)`` gives the old value, of host type ``result``;
    ``unpack``: the scalars of the old values; ``is_exchange``: it writes where the old value is the first of the values; ``sum``:
    it is that of integers, ``add`` or ``sub``; ``replaces``: the new value does not depend on the old one."""

    write: Callable[[Place, str, list[str]], str]
    result: str
    unpack: Callable[[Lanes], Parts]
    is_exchange: bool = False
    sum: str = ""
    replaces: bool = False


def update_step(t: MemoryCode, type_: Type, operation: str, operand: FlatValue | None = None) -> Step:
    """An operation of atomicrmw. ``values``: the operand's scalars; ``operand``: where the new value may be its alone."""
    parts, size = t.components(type_), t.layout.store_size(type_)
    if size not in (1, 2, 4, 8) or sum(c.bits for c in parts) != 8 * size:
        raise t.unsupported(f"atomic operations on {type_}")
    whole, kinds = f"i{8 * size}", arithmetic.number_types(t, type_)

    def write(place: Place, address: str, values: list[str]) -> str:
        if place.space == GLOBAL and not t.plan.is_sequential and not place.is_local:
            return t.w.emit(f"atomicrmw {operation} ptr {address}, {whole} {values[0]} seq_cst")
        old = t.w.load(whole, address, 1)
        new = [
            atomic_updates.update(t.w, operation, kind, c.type, x, y)
            for kind, c, x, y in zip(kinds, parts, _take_apart(t, old, whole, parts), values, strict=True)
        ]
        t.w.store(whole, _put_together(t, new, whole, parts), address, 1)
        return old

    is_sum = operation in ("add", "sub") and len(parts) == 1 and parts[0].type == kinds[0] == whole
    unpack = functools.partial(casts.split, t, targets=[c.type for c in parts])
    return Step(write, whole, unpack, sum=operation if is_sum else "", replaces=_replaces(operation, operand))


def _replaces(operation: str, operand: FlatValue | None) -> bool:
    """Is nothing of the old value left?"""
    if not isinstance(operand, ConstantInt) or not isinstance(operand.type, IntType):
        return operation == "xchg"
    return operation == "xchg" or operand.value == absorbing_operand(operation, operand.type.bits)


def exchange_step(t: MemoryCode, type_: Type) -> Step:
    """A compare-exchange. ``values``: what is compared with, and the new value."""
    (c,) = t.components(type_)
    if memory_type(c) != c.type or c.bits > 64:
        raise t.unsupported(f"compare-exchange of {type_}")

    def write(place: Place, address: str, values: list[str]) -> str:
        pair = t.w.emit(f"cmpxchg ptr {address}, {c.type} {values[0]}, {c.type} {values[1]} seq_cst seq_cst")
        return t.w.emit(f"extractvalue {{ {c.type}, i1 }} {pair}, 0")

    return Step(write, c.type, lambda found: [found], is_exchange=True)


def _emit(
    t: MemoryCode, i: FlatInstruction, pointer: FlatValue, value: FlatValue, operation: str, align: int | None
) -> Parts:
    step = update_step(t, value.type, operation, value)
    t.check_defined(value)
    if operation == "xchg":
        _suspect_pointer(t)
    align = align or t.layout.store_size(value.type)
    (found,) = _run_atomic(t, pointer, t.value(value), value.type, step, bool(i.users), align)
    return step.unpack(found) if i.type != VOID else []


def _suspect_pointer(t: MemoryCode) -> None:
    """Atomics do not write tags: somebody may load the pointer again."""
    copy = None if t.current is None else t.tags.exchanged.get(t.current)
    for tag in () if copy is None else t.value(copy):
        t.suspect_if(arithmetic.compare(t, "ne", tag, arithmetic.constant("i32", 0)))


def _take_apart(t: MemoryCode, whole: str, type_: str, parts: list[Component]) -> list[str]:
    found = []
    for c in parts:
        bits = f"i{c.bits}"
        piece = t.w.emit(f"lshr {type_} {whole}, {8 * c.offset}") if c.offset else whole
        piece = t.w.emit(f"trunc {type_} {piece} to {bits}") if bits != type_ else piece
        found.append(t.w.emit(f"bitcast {bits} {piece} to {c.type}") if bits != c.type else piece)
    return found


def _put_together(t: MemoryCode, values: list[str], type_: str, parts: list[Component]) -> str:
    total = ""
    for c, value in zip(parts, values, strict=True):
        bits = f"i{c.bits}"
        piece = t.w.emit(f"bitcast {c.type} {value} to {bits}") if bits != c.type else value
        piece = t.w.emit(f"zext {bits} {piece} to {type_}") if bits != type_ else piece
        piece = t.w.emit(f"shl {type_} {piece}, {8 * c.offset}") if c.offset else piece
        total = t.w.emit(f"or {type_} {total}, {piece}") if total else piece
    return total


def emit_append(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """ds.append, ds.consume: the first active lane adds (takes) the number of active lanes; all get the old value."""
    pointer, row = i.operands[0], find_intrinsic(name)
    assert row is not None
    t.check_defined(pointer)
    place = known_place(t, pointer, True)
    if place is None or place.lane_stride:
        t.suspect()
        return [zero("i32")]
    w, mask_type = t.w, t.shape.mask_type
    address = pick(t, t.value(pointer)[0], first_lane(t))
    t.memory.events.access(place, address, 4, 4, "atomic", [Component("i32", 0, 4, 32)], is_single=True)
    active = w.call(mask_type, f"llvm.ctpop.{mask_type}", [(mask_type, t.active)])
    count = w.emit(f"trunc i64 {active} to i32") if mask_type == "i64" else active
    where = bounds.host_pointer(t, place, place.base, str(address.uniform), address.type, 0)
    old = w.load("i32", where, 4)
    w.store("i32", w.emit(f"{row.summary} i32 {old}, {count}"), where, 4)
    return [Lanes("i32", uniform=old)]


def _run_atomic(
    t: MemoryCode, pointer: FlatValue, values: list[Lanes], type_: Type, step: Step, is_used: bool, align: int
) -> Parts:
    """Check the addresses, then ``step`` for each active lane; the results of all lanes."""
    size = t.layout.store_size(type_)
    t.check_defined(pointer)

    def action(place: Place, address: Lanes) -> Parts:
        if place.holds_tags and t.tags.is_tracked:
            tag_planes.suspect_tags(t, place, address, t.components(type_))
        return run_at(t, place, address, values, size, step, is_used, align)

    return at_object(t, pointer, True, size, align, action, [step.result])


def run_at(
    t: MemoryCode, place: Place, address: Lanes, values: list[Lanes], size: int, step: Step, is_used: bool, align: int
) -> Parts:
    """The operation at a known object, in the active lanes: their old values."""
    whole = Component(f"i{8 * size}", 0, size, 8 * size)
    align = bounds.least_alignment(place, align)
    is_store = step.replaces and not is_used and (place.space == LDS or place.is_local)  # need not be initialised
    looked_at = [] if is_store else [whole]
    t.memory.events.access(place, address, size, align, "atomic", looked_at, is_exchange=step.is_exchange)
    if step.sum and address.uniform is not None and values[0].uniform is not None and not place.lane_stride:
        return [_sum_at_once(t, place, address, values[0], step, is_used)]
    wide = Lanes(address.type, chunks=t.shape.chunks(address))
    offsets = bounds.lane_offsets(t, place, wide)
    kind = "i64" if place.space == GLOBAL else "i32"
    where, _ = raw.spill(t, Lanes(kind, chunks=offsets))
    sources = [None if v.uniform is not None else raw.spill(t, v) for v in values]
    found = _loop(t, place, where, kind, list(zip(values, sources, strict=False)), step, is_used or step.is_exchange)
    if is_store:
        note_lanes(t, place, [whole], offsets, kind)
    if step.is_exchange:
        _note_exchange(t, place, address, size, arithmetic.compare(t, "eq", found[0], values[0]))
    return found


def _sum_at_once(t: MemoryCode, place: Place, address: Lanes, value: Lanes, step: Step, is_used: bool) -> Lanes:
    """All active lanes add one number to one place: it changes by as many times that, and each lane finds what those below it
    left there."""
    w, mask_type, type_ = t.w, t.shape.mask_type, step.result
    active = Lanes(mask_type, uniform=w.call(mask_type, f"llvm.ctpop.{mask_type}", [(mask_type, t.active)]))
    total = arithmetic.simple(t, "mul", value, _as_number(t, active, type_))
    where = bounds.host_pointer(t, place, place.base, str(address.uniform), address.type, 0)
    old = Lanes(type_, uniform=step.write(place, where, [str(total.uniform)]))
    if not is_used:
        return zero(type_)
    return arithmetic.add(t, old, arithmetic.multiply(t, _as_number(t, _lanes_below(t), type_), value), step.sum)


def _as_number(t: MemoryCode, value: Lanes, type_: str) -> Lanes:
    is_narrower = arithmetic.bits_of(type_) < arithmetic.bits_of(value.type)
    return arithmetic.cast(t, "trunc" if is_narrower else "zext", value, type_)


def _lanes_below(t: MemoryCode) -> Lanes:
    """Of each lane, how many active ones have a smaller number."""
    shape, type_ = t.shape, t.shape.mask_type
    starts = [k * shape.width for k in range(shape.count)]
    if t.mask is None:
        return Lanes(type_, bases=[str(start) for start in starts], stride=1, line=shape.count)
    lane = Lanes(type_, chunks=[shape.row(type_, 1, start) for start in starts])
    one = arithmetic.simple(t, "shl", arithmetic.constant(type_, 1), lane)
    below = arithmetic.simple(
        t, "and", arithmetic.add(t, one, arithmetic.constant(type_, -1)), Lanes(type_, uniform=t.mask)
    )
    return arithmetic.intrinsic(t, "llvm.ctpop", type_, [below], [type_])


def _note_exchange(t: MemoryCode, place: Place, address: Lanes, size: int, done: Lanes) -> None:
    """Races: a compare-exchange that fails is an atomic load."""
    failed = arithmetic.invert(t, done)

    def look(fails: bool) -> Parts:
        t.memory.events.exchanged(place, address, size, fails=fails)
        return []

    if t.memory.races.is_on:
        predicated(t, done, lambda: look(False))
        predicated(t, failed, lambda: look(True))


def _loop(
    t: MemoryCode,
    place: Place,
    where: str,
    kind: str,
    values: list[tuple[Lanes, tuple[str, str] | None]],
    step: Step,
    is_used: bool,
) -> Parts:
    w, mask_type, result = t.w, t.shape.mask_type, step.result
    results = w.slot(f"[{t.shape.lanes} x {result}]", align=64) if is_used else ""
    left = w.slot(mask_type, "left")
    w.store(mask_type, t.active, left)
    head, done = w.label("atomic"), w.label("atomics")
    w.jump(head)
    w.start(head, follows=True)
    rest = w.load(mask_type, left)
    lane = w.call(mask_type, f"llvm.cttz.{mask_type}", [(mask_type, rest), ("i1", "true")])
    index = w.load(kind, w.emit(f"getelementptr {kind}, ptr {where}, {mask_type} {lane}"))
    texts = []
    for value, slot in values:
        texts.append(
            str(value.uniform)
            if slot is None
            else w.load(slot[1], w.emit(f"getelementptr {slot[1]}, ptr {slot[0]}, {mask_type} {lane}"))
        )
    old = step.write(place, w.emit(f"getelementptr i8, ptr {place.base}, {kind} {index}"), texts)
    if is_used:
        w.store(result, old, w.emit(f"getelementptr {result}, ptr {results}, {mask_type} {lane}"))
    less = w.emit(f"sub {mask_type} {rest}, 1")
    fewer = w.emit(f"and {mask_type} {rest}, {less}")
    w.store(mask_type, fewer, left)
    w.branch(w.emit(f"icmp eq {mask_type} {fewer}, 0"), done, head)
    w.start(done, follows=True)
    return [raw.unspill(t, results, result)] if is_used else [zero(result)]


def emit_cmpxchg(t: MemoryCode, i: FlatInstruction) -> Parts:
    pointer, expected, new = i.operands
    for operand in (expected, new):
        t.check_defined(operand)
    _suspect_pointer(t)
    step, wanted = exchange_step(t, new.type), t.value(expected)[0]
    align = i.source.field("align") or t.layout.store_size(new.type)
    (old,) = _run_atomic(t, pointer, [wanted, t.value(new)[0]], new.type, step, True, align)
    return [old, arithmetic.compare(t, "eq", old, wanted)]


EMITTERS: dict[str, Callable[[MemoryCode, FlatInstruction], Parts]] = {
    "atomicrmw": emit_atomicrmw,
    "cmpxchg": emit_cmpxchg,
}
