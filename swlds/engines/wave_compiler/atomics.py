"""Atomic instructions: lane after lane, lowest first, in a loop over the active lanes.

LDS belongs to one work-group, and a work-group to one thread: there the plain load, operation and store are enough.
Global memory is shared by the threads, so the host's own atomic instructions are used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from swlds.device.address_space import GLOBAL
from swlds.engines.wave_compiler import arithmetic, bounds, raw
from swlds.engines.wave_compiler.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.lanes import Lanes
from swlds.engines.wave_compiler.places import Place
from swlds.engines.wave_compiler.raw import memory_type, zero
from swlds.ir.types import Type

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

Parts = list[Lanes]
_PLAIN = ("add", "sub", "and", "or", "xor", "fadd", "fsub")
_COMPARED = {"max": "sgt", "min": "slt", "umax": "ugt", "umin": "ult"}
#: The order of these does not show in the end, when nobody reads the old value.
COMMUTING = ("add", "sub", "and", "or", "xor", "max", "min", "umax", "umin")


def emit_atomicrmw(t: Translator, i: FlatInstruction) -> Parts:
    pointer, value = i.operands
    operation = i.source.field("operation")
    t.check_defined(value)
    ordered = operation not in COMMUTING or bool(i.users)
    (c,) = t.components(i.type)
    kind = c.type if c.type in ("float", "double") else memory_type(c)
    if kind != c.type or c.bits > 64:
        raise t.unsupported(f"atomic operations on {i.type} are not compiled")

    def step(place: Place, address: str, values: list[str]) -> str:
        if place.space == GLOBAL and not place.is_local:
            t.order_matters |= ordered
            return t.w.emit(f"atomicrmw {operation} ptr {address}, {kind} {values[0]} seq_cst")
        return _plain(t, operation, kind, address, values[0])

    return run_atomic(
        t, pointer, [t.value(value)[0]], i.type, step, c.type, bool(i.users), i.source.field("align") or c.size
    )


def _plain(t: Translator, operation: str, kind: str, address: str, value: str) -> str:
    if operation not in _PLAIN and operation not in _COMPARED and operation != "xchg":
        return t.w.emit(f"atomicrmw {operation} ptr {address}, {kind} {value} monotonic")
    old = t.w.load(kind, address)
    if operation in _PLAIN:
        new = t.w.emit(f"{operation} {kind} {old}, {value}")
    elif operation in _COMPARED:
        new = t.w.emit(
            f"select i1 {t.w.emit(f'icmp {_COMPARED[operation]} {kind} {old}, {value}')}, {kind} {old}, {kind} {value}"
        )
    else:
        new = value
    t.w.store(kind, new, address)
    return old


def run_atomic(
    t: Translator,
    pointer: FlatValue,
    values: list[Lanes],
    type_: Type,
    step: Callable[[Place, str, list[str]], str],
    result: str,
    is_used: bool,
    align: int,
) -> Parts:
    """Check the addresses, then ``step`` for each active lane; the results of all lanes."""
    size = t.layout.store_size(type_)
    t.check_defined(pointer)
    place = t.memory.place(pointer, True)
    if place is None:
        t.suspect()
        return [zero(result)]
    address = t.value(pointer)[0]
    bounds.check_lanes(t, place, address, size, align)
    wide = Lanes(address.type, chunks=t.shape.chunks(address))
    offsets = bounds.lane_offsets(t, place, wide)
    kind = "i64" if place.space == GLOBAL else "i32"
    if place.init is not None and t.memory.checks_init:
        known = raw.gather(t, f"i{8 * size}", bounds.host_pointers(t, place.init, offsets, kind, 0), 1)
        vector = t.shape.vector(f"i{8 * size}")
        t.suspect_if(Lanes("i1", chunks=[t.w.emit(f"icmp ne {vector} {k}, splat (i{8 * size} -1)") for k in known]))
    t.memory.races.atomic(place, address, size)
    where, _ = raw.spill(t, Lanes(kind, chunks=offsets))
    sources = [None if v.uniform is not None else raw.spill(t, v) for v in values]
    return _loop(t, place, where, kind, list(zip(values, sources, strict=False)), step, result, is_used)


def _loop(
    t: Translator,
    place: Place,
    where: str,
    kind: str,
    values: list[tuple[Lanes, tuple[str, str] | None]],
    step: Callable[[Place, str, list[str]], str],
    result: str,
    is_used: bool,
) -> Parts:
    w, mask_type = t.w, t.shape.mask_type
    results = w.slot(f"[{t.shape.lanes} x {result}]", align=64) if is_used else ""
    left = w.slot(mask_type, "left")
    w.store(mask_type, t.control.whole(), left)
    head, done = w.label("atomic"), w.label("atomics")
    w.jump(head)
    w.start(head)
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
    old = step(place, w.emit(f"getelementptr i8, ptr {place.base}, {kind} {index}"), texts)
    if is_used:
        w.store(result, old, w.emit(f"getelementptr {result}, ptr {results}, {mask_type} {lane}"))
    less = w.emit(f"sub {mask_type} {rest}, 1")
    fewer = w.emit(f"and {mask_type} {rest}, {less}")
    w.store(mask_type, fewer, left)
    w.branch(w.emit(f"icmp eq {mask_type} {fewer}, 0"), done, head)
    w.start(done)
    return [raw.unspill(t, results, result)] if is_used else [zero(result)]


def emit_cmpxchg(t: Translator, i: FlatInstruction) -> Parts:
    pointer, expected, new = i.operands
    for operand in (expected, new):
        t.check_defined(operand)
    (c,) = t.components(new.type)
    if memory_type(c) != c.type or c.bits > 64:
        raise t.unsupported(f"compare-exchange of {new.type} is not compiled")

    def step(place: Place, address: str, values: list[str]) -> str:
        t.order_matters |= place.space == GLOBAL and not place.is_local
        pair = t.w.emit(f"cmpxchg ptr {address}, {c.type} {values[0]}, {c.type} {values[1]} seq_cst seq_cst")
        return t.w.emit(f"extractvalue {{ {c.type}, i1 }} {pair}, 0")

    wanted = t.value(expected)[0]
    (old,) = run_atomic(
        t, pointer, [wanted, t.value(new)[0]], new.type, step, c.type, True, i.source.field("align") or c.size
    )
    return [old, arithmetic.compare(t, "eq", old, wanted)]


EMITTERS: dict[str, Callable[[Translator, FlatInstruction], Parts]] = {
    "atomicrmw": emit_atomicrmw,
    "cmpxchg": emit_cmpxchg,
}
