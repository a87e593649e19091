"""Stores to a known object: a scalar, a row of lanes, or a scatter; each with its checks."""

from __future__ import annotations

from dataclasses import replace

from swlds.device.address_space import GLOBAL
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.alike import fold_rare
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import bounds, far_stores, initialised
from swlds.engines.wave_compiler.memory.columns import find_columns, store_columns
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.races.same_values import Stored

Parts = list[Lanes]


def store_uniform(
    t: MemoryCode, place: Place, address: Lanes, parts: list[Component], values: Parts, size: int, align: int
) -> None:
    """One address: the last active lane's value stays; more than one lane with different values is the race checker's."""
    assert address.uniform is not None
    same = all(v.uniform is not None for v in values)
    stored = Stored(place, address, parts, values)
    t.memory.events.access(place, address, size, align, "write", [], same=same, stored=stored)
    for c, value in zip(parts, values, strict=False):
        scalar = value.uniform if value.uniform is not None else raw.last_lane(t, value)
        pointer = bounds.host_pointer(t, place, place.base, address.uniform, address.type, c.offset)
        t.w.store(raw.memory_type(c), raw.to_memory(t, c, scalar, lambda x: x), pointer, raw.known_align(align, c))
    initialised.note(t, place, lambda: _note_uniform(t, place, address, parts))


def _note_uniform(t: MemoryCode, place: Place, address: Lanes, parts: list[Component]) -> None:
    for c in parts:
        where = bounds.host_pointer(t, place, str(place.init), str(address.uniform), address.type, c.offset)
        t.w.store(f"i{8 * c.size}", "-1", where, 1)


def store_lanes(
    t: MemoryCode, place: Place, address: Lanes, parts: list[Component], values: Parts, size: int, align: int
) -> None:
    w, is_row = t.w, bounds.is_row(place, address, parts, align)
    columns = [] if is_row else find_columns(t, place, address, parts, align, is_write=True)
    if not (is_row or columns):
        _scatter(t, place, address, parts, values, size, align)
        return

    def store() -> None:
        if is_row:
            _store_row(t, place, address, parts[0], values[0], size, align)
        else:
            _store_columns(t, place, address, parts, values, size, align, columns)

    inside = bounds.row_is_inside(t, place, address, size, align)
    if address.ok is None and t.mask is None:
        t.suspect_if(Lanes("i1", uniform=w.pure(f"xor i1 {inside}, true")))
        store()
        return
    if columns and t.mask is not None:
        inside = w.pure(f"and i1 {inside}, {w.pure(f'icmp eq {t.shape.mask_type} {t.mask}, -1')}")
    row, slow, done = w.label("row"), w.label("lanes"), w.label("stored")

    def scatter() -> None:
        t.is_rare = t.folds_rare
        _scatter(t, place, address, parts, values, size, align)
        t.is_rare = False

    w.branch(inside, row, slow)
    with w.branches():
        w.start(row, follows=True)
        store()
        w.jump(done)
    with w.branches():
        fold_rare(w, slow, t.abort_label, scatter, folds=t.folds_rare)
        w.jump(done)
    w.start(done, follows=True)


def _store_row(t: MemoryCode, place: Place, address: Lanes, c: Component, value: Lanes, size: int, align: int) -> None:
    same, stored = value.uniform is not None, Stored(place, address, [c], [value])
    t.memory.events.access(place, address, size, align, "write", [], is_row=True, same=same, stored=stored)
    chunks = [raw.to_memory(t, c, v, t.shape.vector) for v in t.shape.chunks(value)]
    starts, kind = bounds.row_pointers(t, place, place.base, address, c.offset), raw.memory_type(c)
    near = lambda: raw.store_row(t, kind, chunks, starts, raw.known_align(align, c))  # noqa: E731
    far_stores.store_row(t, place, c, chunks, starts, address.line, near)
    initialised.note(t, place, lambda: _note_row(t, place, address, c))


def _note_row(t: MemoryCode, place: Place, address: Lanes, c: Component) -> None:
    kind = f"i{8 * c.size}"
    starts = bounds.row_pointers(t, place, str(place.init), address, c.offset)
    raw.store_row(t, kind, [f"splat ({kind} -1)"] * len(starts), starts, 1)


def _store_columns(
    t: MemoryCode,
    place: Place,
    address: Lanes,
    parts: list[Component],
    values: Parts,
    size: int,
    align: int,
    columns: list[int],
) -> None:
    """All lanes are active, and inside."""
    same, stored = all(v.uniform is not None for v in values), Stored(place, address, parts, values)
    t.memory.events.access(place, address, size, align, "write", [], is_inside=True, same=same, stored=stored)
    chunks = [
        [raw.to_memory(t, c, v, t.shape.vector) for v in t.shape.chunks(x)] for c, x in zip(parts, values, strict=True)
    ]
    store_columns(t, place, address, parts, chunks, align, columns)

    def note() -> None:
        plane, whole = initialised.plane_of(place), [replace(c, type=f"i{8 * c.size}") for c in parts]
        ones = [[f"splat ({c.type} -1)"] * t.shape.count for c in whole]
        store_columns(t, plane, address, whole, ones, 1, columns)

    initialised.note(t, place, lambda: initialised.unless_known(t, place, note))


def _scatter(
    t: MemoryCode, place: Place, address: Lanes, parts: list[Component], values: Parts, size: int, align: int
) -> None:
    same = all(v.uniform is not None for v in values)
    t.memory.events.access(
        place, address, size, align, "write", [], same=same, stored=Stored(place, address, parts, values)
    )
    offsets = bounds.lane_offsets(t, place, address)
    kind = "i64" if place.space == GLOBAL else "i32"
    texts = [
        [raw.to_memory(t, c, v, t.shape.vector) for v in t.shape.chunks(x)] for c, x in zip(parts, values, strict=True)
    ]
    pointers = [bounds.host_pointers(t, place.base, offsets, kind, c.offset) for c in parts]
    may_overlap = len(parts) > 1 and not _is_spread(place, address, size)
    for chunk in range(t.shape.count):
        for c, text, where in zip(parts, texts, pointers, strict=True):
            write = raw.scatter_apart if place.lane_stride else raw.scatter
            write(t, raw.memory_type(c), text, where, raw.known_align(align, c), chunk)
        if may_overlap:
            _check_overlap(t, parts, [x[chunk] for x in texts], [x[chunk] for x in pointers], chunk)
    note_lanes(t, place, parts, offsets, kind)


def note_lanes(t: MemoryCode, place: Place, parts: list[Component], offsets: list[str], kind: str) -> None:
    """The scalars are initialised from now on, at the active lanes' offsets of that type."""
    initialised.note(
        t, place, lambda: initialised.unless_known(t, place, lambda: _note_lanes(t, place, parts, offsets, kind))
    )


def _note_lanes(t: MemoryCode, place: Place, parts: list[Component], offsets: list[str], kind: str) -> None:
    for c in parts:
        known = f"i{8 * c.size}"
        pointers = bounds.host_pointers(t, str(place.init), offsets, kind, c.offset)
        raw.scatter(t, known, [f"splat ({known} -1)"] * t.shape.count, pointers, 1)


def _is_spread(place: Place, address: Lanes, size: int) -> bool:
    """Lanes of a chunk do not share bytes."""
    if place.lane_stride:
        return True
    return address.bases is not None and address.ok is None and abs(address.stride) >= size


def _check_overlap(t: MemoryCode, parts: list[Component], texts: list[str], pointers: list[str], chunk: int) -> None:
    """Lanes that share bytes write in the order of lanes, here the scalars were written one after the other: suspicious when
    a lane does not find what it wrote."""
    for c, text, where in zip(parts, texts, pointers, strict=True):
        kind = raw.memory_type(c)
        (again,) = raw.gather(t, kind, [where], 1, chunk)
        plain, vector = f"i{8 * c.size}", t.shape.vector
        if kind != plain:
            again, text = (t.w.emit(f"bitcast {vector(kind)} {x} to {vector(plain)}") for x in (again, text))
        lost = t.w.emit(f"icmp ne {vector(plain)} {again}, {text}")
        flags = ["zeroinitializer"] * t.shape.count
        flags[chunk] = lost
        t.suspect_if(Lanes("i1", chunks=flags))
