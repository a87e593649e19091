"""Stores that leave something of a buffer undefined: of vectors that were filled up, and of what was loaded and is defined in
part, as the reference engine's ``partial.py`` has it.

A copy is fine where something is defined in each unit that it moves. Both engines store undefined bits as zeros; that they are
undefined is noted beside the buffer where somebody asks (``flat/partial_stores.py``).
"""

from __future__ import annotations

import functools
import math
from typing import NamedTuple, final

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.places import find_place
from swlds.engines.wave_compiler.values import arithmetic
from swlds.ir.elements import Elements

Parts = list[Lanes]
#: Places in a period that are told apart.
_MOST = 8


def check(t: MemoryCode, shadow: Parts, lacking: Lanes | None) -> None:
    """Something is about to be stored to a buffer: suspicious where that is a finding. ``lacking``: it is no copy that may leave
    something out; None: no copy at all."""
    if shadow:
        t.suspect_if(_is_any(t, shadow) if lacking is None else lacking)


def note_left(t: MemoryCode, shadow: Parts) -> None:
    """Such bits of a buffer become undefined: let the launch know, if they do."""
    place = t.w.offset("%g", OFFSETS["leaves"])
    if any(arithmetic.literal(s) for s in shadow):
        t.w.store("i64", "1", place)
        return
    left = t.w.emit(f"zext i1 {t.any_active(_is_any(t, shadow))} to i64")
    t.w.store("i64", t.w.emit(f"or i64 {t.w.load('i64', place)}, {left}"), place)


def defined_bits(t: MemoryCode, value: Lanes, shadow: Lanes) -> Lanes:
    """An integer whose undefined bits are zero."""
    whole = value if value.type == shadow.type else arithmetic.bitcast(t, value, shadow.type)
    if (number := arithmetic.literal(shadow)) is not None:
        return whole if not number else arithmetic.constant(shadow.type, 0)
    return arithmetic.simple(t, "and", whole, arithmetic.simple(t, "xor", shadow, arithmetic.constant(shadow.type, -1)))


def emit_lacks(t: MemoryCode, i: FlatInstruction) -> Parts:
    """What ``flat/shadows.py`` asks of a load whose value is copied to a buffer."""
    shadow, pointer = i.operands
    return [find_lacking(t, pointer, t.value(shadow), t.components(shadow.type), is_whole=False)]


def find_lacking(t: MemoryCode, pointer: FlatValue, shadow: Parts, parts: list[Component], *, is_whole: bool) -> Lanes:
    """An i1: of some unit that was read through the pointer nothing is defined. ``shadow``, ``parts``: what was read;
    ``is_whole``: where nothing is known of the object, all of it is the unit, else each part."""
    place, elements = find_place(t.memory, pointer, False), t.partial.elements_of(t.provenance.of(pointer))
    if place is None or elements is None:
        return arithmetic.constant("i1", "true")
    if elements.unit == 1:
        units = [list(range(len(parts)))] if is_whole else [[k] for k in range(len(parts))]
        return _joined(t, "or", [_is_undefined(t, [shadow[k] for k in unit]) for unit in units])
    address = t.value(pointer)[0]
    low = arithmetic.cast(t, "trunc", Lanes("i64", uniform=place.low), address.type)
    past = arithmetic.simple(t, "sub", address, low)
    is_within = parts[-1].offset + parts[-1].size <= elements.unit
    found = (_lacks_within if is_within else _lacks_units)(t, elements, past, shadow, parts)
    return arithmetic.simple(t, "and", _is_any(t, shadow), found)


def _lacks_units(t: MemoryCode, elements: Elements, past: Lanes, shadow: Parts, parts: list[Component]) -> Lanes:
    """Of a read of several units, where it begins with one; ``past``: bytes of the object in front of it."""
    front = _remainder(t, past, elements.period)
    found = arithmetic.constant("i1", "true")
    for start in range(0, elements.period, elements.unit)[:_MOST]:
        found = arithmetic.choose(t, _is_number(t, front, start), _lacks_at(t, elements, start, shadow, parts), found)
    return found


def _lacks_within(t: MemoryCode, elements: Elements, past: Lanes, shadow: Parts, parts: list[Component]) -> Lanes:
    """Of a read of no more than one unit, wherever it begins there: it tells the places apart at which it has padding."""
    places = _find_padded(elements, parts[-1].offset + parts[-1].size, parts[0].size)
    is_here = _is_below(t, _remainder(t, past, elements.unit), places.end)
    found = _is_undefined(t, shadow)
    if places.starts:
        is_step = _is_number(t, _remainder(t, past, places.step), 0)
        front = _remainder(t, past, places.period)
        is_here = arithmetic.simple(
            t, "and", is_here, arithmetic.simple(t, "and", is_step, _is_below(t, front, places.limit))
        )
        for start in places.starts:
            found = arithmetic.choose(
                t, _is_number(t, front, start), _lacks_at(t, elements, start, shadow, parts), found
            )
    return arithmetic.choose(t, is_here, found, arithmetic.constant("i1", "true"))


@final
class _Padded(NamedTuple):
    """Where reads within one unit have padding: at ``starts`` of each ``period`` bytes, of the multiples of ``step`` below
    ``limit``. ``end``: where in a unit no read begins that stays in it."""

    starts: list[int]
    step: int
    period: int
    limit: int
    end: int


@functools.lru_cache(maxsize=1024)
def _find_padded(elements: Elements, size: int, grain: int) -> _Padded:
    """Of reads of ``size`` bytes, whose parts have ``grain``; padding that repeats is looked at once."""
    one, step = elements.padding(elements.period), math.gcd(grain, elements.period)
    for period in range(step, elements.period + 1, step):
        is_aligned = elements.unit % period == 0 or period % elements.unit == 0
        if is_aligned and elements.period % period == 0 and one == one[:period] * (elements.period // period):
            break
    end = elements.unit - size + 1
    starts = [k for k in range(0, period, step) if k % elements.unit < end and any(elements.padding(size, k))]
    limit = starts[_MOST] if len(starts) > _MOST else period
    return _Padded(starts[:_MOST], step, period, limit, end)


def _remainder(t: MemoryCode, value: Lanes, number: int) -> Lanes:
    return arithmetic.simple(t, "urem", value, arithmetic.constant(value.type, number))


def _is_number(t: MemoryCode, value: Lanes, number: int) -> Lanes:
    return arithmetic.compare(t, "eq", value, arithmetic.constant(value.type, number))


def _is_below(t: MemoryCode, value: Lanes, number: int) -> Lanes:
    return arithmetic.compare(t, "ult", value, arithmetic.constant(value.type, number))


def _lacks_at(t: MemoryCode, elements: Elements, start: int, shadow: Parts, parts: list[Component]) -> Lanes:
    """The same for a read that begins at that byte of a period."""
    size = parts[-1].offset + parts[-1].size
    padding = elements.padding(size, start)
    units: dict[int, Parts] = {}
    for c, undefined in zip(parts, shadow, strict=True):
        first, last = (start + c.offset) // elements.unit, (start + c.offset + c.size - 1) // elements.unit
        if first != last:
            return arithmetic.constant("i1", "true")
        gaps = int.from_bytes(padding[c.offset : c.offset + c.size], "little")
        if gaps != (1 << 8 * c.size) - 1:
            mask = arithmetic.constant(undefined.type, arithmetic.wrapped(undefined.type, gaps))
            units.setdefault(first, []).append(arithmetic.simple(t, "or", undefined, mask) if gaps else undefined)
    return _joined(t, "or", [_is_undefined(t, shadow), *(_is_undefined(t, unit) for unit in units.values())])


def _is_any(t: MemoryCode, shadow: Parts) -> Lanes:
    """Some bit is undefined."""
    return _joined(t, "or", [arithmetic.compare(t, "ne", s, arithmetic.constant(s.type, 0)) for s in shadow])


def _is_undefined(t: MemoryCode, shadow: Parts) -> Lanes:
    """No byte has a defined bit."""
    return _joined(t, "and", [arithmetic.compare(t, "eq", s, arithmetic.constant(s.type, -1)) for s in shadow])


def _joined(t: MemoryCode, opcode: str, flags: list[Lanes]) -> Lanes:
    return functools.reduce(lambda a, b: arithmetic.simple(t, opcode, a, b), flags)


__all__ = ["check", "defined_bits", "emit_lacks", "find_lacking", "note_left"]
