"""The plane of tags beside memory: a u32 for each aligned word, as ``swlds.device`` has it.

Global memory has its plane in the device's window, LDS and the stack have theirs beside the host's arrays. A store writes the
tags of what it stores, or clears them; only kernels that store or load tags pay for it (``Tags.is_tracked``).
"""

from __future__ import annotations

from swlds.device.address_space import GLOBAL, LDS
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.tags.object_table import field, slot_number
from swlds.engines.wave_compiler.tags.tags import DOUBT
from swlds.engines.wave_compiler.values import arithmetic
from swlds.ir.opcodes import UPDATES

Parts = list[Lanes]
_PLAIN = (8, 16, 32, 64)


def _plane(t: MemoryCode, place: Place) -> str:
    if place.space == GLOBAL:
        return field(t, "tags_base")
    if place.space == LDS:
        return field(t, "lds_tags")
    return t.memory.stack.tag_plane()


def _holds_tag(c: Component) -> bool:
    return c.type.startswith("i") and c.bits in (32, 64)


def _cells(t: MemoryCode, place: Place, address: Lanes, at: int, is_aligned: bool) -> Lanes:
    """Offsets behind the plane of the words at ``address + at``."""
    moved = arithmetic.add(t, address, arithmetic.constant(address.type, at)) if at else address
    if not is_aligned:
        moved = arithmetic.simple(t, "and", moved, arithmetic.constant(moved.type, -4))
    if moved.uniform is not None and not place.lane_stride:
        kind, index = bounds._index(t, place, moved.uniform, moved.type)
        return Lanes(kind, uniform=index)
    chunks = bounds.lane_offsets(t, place, Lanes(moved.type, chunks=t.shape.chunks(moved)))
    return Lanes("i64" if place.space == GLOBAL else "i32", chunks=chunks)


def _get(t: MemoryCode, plane: str, cells: Lanes, step: int) -> Lanes:
    if cells.uniform is not None:
        where = t.w.offset(t.w.offset(plane, cells.uniform, cells.type), step)
        return Lanes("i32", uniform=t.w.load("i32", where, 4))
    pointers = bounds.host_pointers(t, plane, cells.chunks or [], cells.type, step)
    return Lanes("i32", chunks=raw.gather(t, "i32", pointers, 4))


def _put(t: MemoryCode, plane: str, cells: Lanes, step: int, tag: Lanes) -> None:
    if cells.uniform is not None:
        scalar = tag.uniform if tag.uniform is not None else raw.last_lane(t, tag)
        t.w.store("i32", scalar, t.w.offset(t.w.offset(plane, cells.uniform, cells.type), step), 4)
        return
    pointers = bounds.host_pointers(t, plane, cells.chunks or [], cells.type, step)
    raw.scatter(t, "i32", t.shape.chunks(tag), pointers, 4)


def load_tags(t: MemoryCode, place: Place, address: Lanes, parts: list[Component], align: int) -> Parts:
    """Tags of what lies there: one for each scalar, 0 where it is no pointer."""
    plane, found = _plane(t, place), []
    for c in parts:
        if not _holds_tag(c):
            found.append(arithmetic.constant("i32", 0))
            continue
        cells = _cells(t, place, address, c.offset, raw.known_align(align, c) >= 4)
        tag = _get(t, plane, cells, 0)
        if c.size == 8:
            same = arithmetic.compare(t, "eq", tag, _get(t, plane, cells, 4))
            tag = arithmetic.choose(t, same, tag, arithmetic.constant("i32", 0))
        found.append(tag)
    return found


def suspect_tags(t: MemoryCode, place: Place, address: Lanes, parts: list[Component]) -> None:
    """Suspicious where tags lie: an atomic operation would have to carry them. What else than these two stores is not known."""
    if t.current is not None and t.current.opcode not in UPDATES:
        t.suspect()
        return
    for tag in load_tags(t, place, address, [c for c in parts if _holds_tag(c)], 1):
        t.suspect_if(arithmetic.compare(t, "ne", tag, arithmetic.constant("i32", 0)))


def store_tags(
    t: MemoryCode, place: Place, address: Lanes, parts: list[Component], tags: Parts | None, align: int
) -> None:
    """Write the tags of a store; ``tags`` None clears."""
    plane, zero = _plane(t, place), arithmetic.constant("i32", 0)
    if tags is not None:
        for tag in tags:
            _check_stored(t, place, tag)
    for k, c in enumerate(parts):
        tag = tags[k] if tags is not None and _holds_tag(c) else zero
        is_aligned = raw.known_align(align, c) >= 4
        if c.bits in _PLAIN:
            cells = _cells(t, place, address, c.offset, is_aligned)
            for step in range(max(1, c.size // 4)):
                _put(t, plane, cells, 4 * step, tag)
            continue
        for at in {*range(0, c.size, 4), c.size - 1}:  # the words of its first and last byte, and those between
            _put(t, plane, _cells(t, place, address, c.offset + at, False), 0, zero)


def _check_stored(t: MemoryCode, place: Place, tag: Lanes) -> None:
    """Tags that nobody may find there: unknown ones, and those of the stack in memory that others read."""
    if arithmetic.literal(tag) in (0, 1):
        return
    t.suspect_if(arithmetic.compare(t, "eq", tag, arithmetic.constant("i32", DOUBT)))
    if place.space == GLOBAL and not place.is_local:
        for alloca in t.tags.slots:
            t.suspect_if(arithmetic.compare(t, "eq", tag, Lanes("i32", uniform=slot_number(t, alloca))))


__all__ = ["load_tags", "store_tags", "suspect_tags"]
