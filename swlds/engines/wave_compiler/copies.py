"""memcpy, memmove and memset of a constant size, as loads and stores of each lane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.engines.wave_compiler import arithmetic, bounds
from swlds.engines.wave_compiler.flatten import FlatInstruction
from swlds.engines.wave_compiler.lanes import Component, Lanes
from swlds.ir.values import ConstantInt

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

Parts = list[Lanes]
MAX_COPY = 4096


def emit_copy(t: Translator, i: FlatInstruction, name: str) -> Parts:
    """memcpy and memmove of a constant size: all is read before anything is written."""
    target, source, length = i.operands[0], i.operands[1], i.operands[2]
    size, steps = _steps(t, i, length, 2)
    for pointer in (target, source):
        t.check_defined(pointer)
    if not size:
        return []
    places = t.memory.place(target, True), t.memory.place(source, False)
    if places[0] is None or places[1] is None:
        t.suspect()
        return []
    to, start = t.value(target)[0], t.value(source)[0]
    bounds.check_lanes(t, places[0], Lanes(to.type, chunks=t.shape.chunks(to)), size, 1)
    found = []
    for at, c in steps:
        found.append(
            t.memory.load_at(
                places[1], arithmetic.add(t, start, arithmetic.constant(start.type, at)), [c], c.size, c.size
            )
        )
    for (at, c), value in zip(steps, found, strict=False):
        t.memory.store_at(
            places[0], arithmetic.add(t, to, arithmetic.constant(to.type, at)), [c], value, c.size, c.size
        )
    return []


def emit_set(t: Translator, i: FlatInstruction, name: str) -> Parts:
    """memset of a constant size."""
    target, value, length = i.operands[0], i.operands[1], i.operands[2]
    size, steps = _steps(t, i, length, 1)
    t.check_defined(target)
    t.check_defined(value)
    place = t.memory.place(target, True)
    if not size:
        return []
    if place is None:
        t.suspect()
        return []
    to, byte = t.value(target)[0], t.value(value)[0]
    bounds.check_lanes(t, place, Lanes(to.type, chunks=t.shape.chunks(to)), size, 1)
    for at, c in steps:
        wide = arithmetic.cast(t, "zext", byte, c.type)
        spread = arithmetic.simple(t, "mul", wide, arithmetic.constant(c.type, int("01" * c.size, 16)))
        t.memory.store_at(place, arithmetic.add(t, to, arithmetic.constant(to.type, at)), [c], [spread], c.size, c.size)
    return []


def _steps(t: Translator, i: FlatInstruction, length: object, pointers: int) -> tuple[int, list[tuple[int, Component]]]:
    """(bytes, accesses) of a copy, as wide as the pointers' alignment allows."""
    if not isinstance(length, ConstantInt) or length.value > MAX_COPY:
        raise t.unsupported(f"copies of variable size or over {MAX_COPY} bytes are not compiled")
    attributes = i.source.field("argument_attributes")[:pointers]
    width = min(min(int(a.find("align") or 1) if a else 1 for a in attributes), 8)
    steps, at = [], 0
    while at < length.value:
        while width > length.value - at:
            width //= 2
        steps.append((at, Component(f"i{8 * width}", 0, width, 8 * width)))
        at += width
    return length.value, steps
