"""Loads from a known object: a scalar, a row of lanes, or a gather; each with its checks."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable

from swlds.device.address_space import GLOBAL
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.alike import fold_rare
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.columns import find_columns, load_columns
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place

Parts = list[Lanes]
#: How types of vectors end that lie in memory as scalars would.
_PLAIN = (" i8>", " i16>", " i32>", " i64>", " half>", " float>", " double>")


def load_uniform(t: MemoryCode, place: Place, whole: Lanes, parts: list[Component], size: int, align: int) -> Parts:
    address, type_ = str(whole.uniform), whole.type
    t.memory.events.access(place, whole, size, align, "read", parts)
    found = []
    for c in parts:
        pointer = bounds.host_pointer(t, place, place.base, address, type_, c.offset)
        found.append(
            Lanes(
                c.type,
                uniform=raw.from_memory(
                    t, c, t.w.load(raw.memory_type(c), pointer, raw.known_align(align, c)), lambda x: x
                ),
            )
        )
    return found


def load_lanes(t: MemoryCode, place: Place, address: Lanes, parts: list[Component], size: int, align: int) -> Parts:
    w, is_row = t.w, bounds.is_row(place, address, parts, align, takes_same=True)
    columns = [] if is_row else find_columns(t, place, address, parts, align)
    if not (is_row or columns):
        return _gather(t, place, address, parts, size, align)

    def load() -> Parts:
        if is_row:
            return _load_row(t, place, address, parts[0], size, align)
        t.memory.events.access(place, address, size, align, "read", parts, is_inside=True)
        return load_columns(t, place, address, parts, align, columns)

    row, slow, done = w.label("row"), w.label("lanes"), w.label("loaded")
    inside = bounds.row_is_inside(t, place, address, size, align)
    if address.ok is None and t.mask is None:
        t.suspect_if(Lanes("i1", uniform=w.pure(f"xor i1 {inside}, true")))
        return load()
    w.branch(inside, row, slow)
    with w.branches():
        w.start(row, follows=True)
        fast = _all_chunks(t, load())
        fast_block = w.block
        w.jump(done)
    count = t.shape.count
    vectors = [t.shape.vector(c.type) for c in parts for _ in range(count)]
    with w.branches():
        gather = lambda: _all_chunks(t, _gather(t, place, address, parts, size, align))  # noqa: E731
        careful = _load_rarely(t, slow, gather, vectors)
        slow_block = w.block
        w.jump(done)
    w.start(done, follows=True)
    merged = [
        w.emit(f"phi {vector} [{a}, %{fast_block}], [{b}, %{slow_block}]")
        for vector, a, b in zip(vectors, fast, careful, strict=True)
    ]
    return [Lanes(c.type, chunks=merged[k * count : (k + 1) * count]) for k, c in enumerate(parts)]


def _all_chunks(t: MemoryCode, parts: Parts) -> list[str]:
    return [chunk for part in parts for chunk in t.shape.chunks(part)]


def _load_rarely(t: MemoryCode, label: str, gather: Callable[[], list[str]], vectors: list[str]) -> list[str]:
    """Begin the block ``label``, where hardly a wave comes by; gives what the lanes load there, chunks of these types. A function
    of its own leaves it in memory: LLVM makes phis of structs that it does not take apart, but registers of stack slots."""
    w = t.w
    if not t.folds_rare or not all(vector.endswith(_PLAIN) for vector in vectors):
        w.start(label, follows=True)
        return gather()
    slots = {vector: _rare_slot(t, f"[{count} x {vector}]") for vector, count in Counter(vectors).items()}

    def places() -> list[str]:
        at = {vector: itertools.count() for vector in slots}
        return [w.emit(f"getelementptr {v}, ptr {slots[v]}, i32 {next(at[v])}") for v in vectors]

    def load() -> None:
        for vector, chunk, place in zip(vectors, gather(), places(), strict=True):
            w.store(vector, chunk, place)

    fold_rare(w, label, t.abort_label, load, folds=True)
    return [w.load(vector, place) for vector, place in zip(vectors, places(), strict=True)]


def _rare_slot(t: MemoryCode, kind: str) -> str:
    """A stack slot that all rare loads of such chunks share. Of one type each: host code in parts keeps none of structs."""
    return t.rare_slots.get(kind) or t.rare_slots.setdefault(kind, t.w.slot(kind, "rare"))


def _load_row(t: MemoryCode, place: Place, address: Lanes, c: Component, size: int, align: int) -> Parts:
    w, vector = t.w, t.shape.vector
    t.memory.events.access(place, address, size, align, "read", [c], is_row=True)
    found = []
    same = 1 if address.stride else address.line
    for pointer in bounds.row_pointers(t, place, place.base, address, c.offset)[::same]:
        kind = raw.memory_type(c)
        if address.stride:
            wide = w.load(vector(kind), pointer, raw.known_align(align, c))
            found.append(raw.from_memory(t, c, wide, vector))
        else:
            found.append(raw.from_memory(t, c, w.load(kind, pointer, raw.known_align(align, c)), lambda x: x))
    if address.stride:
        return [Lanes(c.type, chunks=found)]
    return [Lanes(c.type, bases=[first for first in found for _ in range(same)], line=same)]


def _gather(t: MemoryCode, place: Place, address: Lanes, parts: list[Component], size: int, align: int) -> Parts:
    t.memory.events.access(place, address, size, align, "read", parts)
    offsets = bounds.lane_offsets(t, place, address)
    kind = "i64" if place.space == GLOBAL else "i32"
    found = []
    for c in parts:
        pointers = bounds.host_pointers(t, place.base, offsets, kind, c.offset)
        chunks = raw.gather(t, raw.memory_type(c), pointers, raw.known_align(align, c))
        found.append(Lanes(c.type, chunks=[raw.from_memory(t, c, r, t.shape.vector) for r in chunks]))
    return found
