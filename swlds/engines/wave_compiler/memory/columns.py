"""Accesses of lanes at a constant distance from one another, as columns that lie side by side (``host/strided.py``): the elements
of vectors, and what the lines of a wave have of one row of LDS, as in a transpose::

    group of 32 x 8, wave of 2 lines:  t[x][y]  ->  lane x of line y loads 4 bytes at 128 * x + 4 * y: two columns at 128 bytes
"""

from __future__ import annotations

from collections.abc import Iterator

from swlds.device.address_space import GLOBAL
from swlds.engines.wave_compiler.host import raw, strided
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.wave_code import WaveCode

Parts = list[Lanes]


def count_columns(
    t: WaveCode, place: Place, address: Lanes, parts: list[Component], align: int, *, is_write: bool = False
) -> int:
    """How many columns are moved at once; 0 where lanes are not so, or a gather is as good."""
    (c, *_), kind = parts, raw.memory_type(parts[0])
    if address.bases is None or place.is_checked or place.lane_stride or address.stride % max(align, 1):
        return 0
    if kind not in strided.SIZES or any(
        raw.memory_type(p) != kind or p.offset != k * c.size for k, p in enumerate(parts)
    ):
        return 0
    columns = len(parts) if len(parts) > 1 else _lines_of_a_row(t, place, address, c.size)
    least = columns * c.size if is_write else 1  # lanes that share bytes write in their order
    is_cheap = columns > 1 or t.shape.width < 16
    return columns if columns in strided.COLUMNS and address.stride >= least and is_cheap else 0


def _lines_of_a_row(t: WaveCode, place: Place, address: Lanes, size: int) -> int:
    """As many lines as lie side by side. Distances are known modulo 2^32: that is all of one within memory of a group."""
    lines = t.shape.count // address.line
    if address.apart is None or address.apart % (1 << 32) != size or (place.space == GLOBAL and not place.is_local):
        return 1
    return max(n for n in strided.COLUMNS if lines % n == 0)


def load_columns(t: WaveCode, place: Place, address: Lanes, parts: list[Component], align: int, columns: int) -> Parts:
    """All lanes are inside."""
    kind, step, given = raw.memory_type(parts[0]), address.stride, raw.known_align(align, parts[0])
    starts = bounds.row_pointers(t, place, place.base, address, 0)
    found = [[""] * t.shape.count for _ in parts]
    for places in _moves(t, address, parts, columns):
        start = starts[places[0][1]]
        for (part, chunk), value in zip(places, strided.load(t.shape, kind, columns, step, start, given), strict=True):
            found[part][chunk] = raw.from_memory(t, parts[part], value, t.shape.vector)
    return [Lanes(c.type, chunks=chunks) for c, chunks in zip(parts, found, strict=True)]


def store_columns(
    t: WaveCode,
    place: Place,
    address: Lanes,
    parts: list[Component],
    chunks: list[list[str]],
    align: int,
    columns: int,
) -> None:
    """All lanes are inside and active. ``chunks``: of each part, as they lie in memory."""
    kind, step, given = raw.memory_type(parts[0]), address.stride, raw.known_align(align, parts[0])
    starts = bounds.row_pointers(t, place, place.base, address, 0)
    for places in _moves(t, address, parts, columns):
        values = [chunks[part][chunk] for part, chunk in places]
        strided.store(t.shape, kind, values, step, starts[places[0][1]], given)


def _moves(t: WaveCode, address: Lanes, parts: list[Component], columns: int) -> Iterator[list[tuple[int, int]]]:
    """What is moved at once: (part, chunk) of each column."""
    if len(parts) > 1:
        yield from ([(part, chunk) for part in range(columns)] for chunk in range(t.shape.count))
        return
    line = address.line
    for first in range(0, t.shape.count, line * columns):
        yield from ([(0, first + k * line + at) for k in range(columns)] for at in range(line))


__all__ = ["count_columns", "load_columns", "store_columns"]
