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
#: (part, chunk) of each column that is moved at once, where on the host they begin, and what that is aligned to.
Move = tuple[list[tuple[int, int]], str, int]
#: Bytes of the smallest elements that hosts with chunks of 16 lanes gather and scatter.
_GATHERED = 4


def find_columns(
    t: WaveCode, place: Place, address: Lanes, parts: list[Component], align: int, *, is_write: bool = False
) -> list[int]:
    """How many columns are moved at once, first to last: of three elements two and one. Empty where lanes are not so, or a gather
    is as good."""
    kinds = [raw.memory_type(p) for p in parts]
    if address.bases is None or place.is_checked or place.lane_stride or address.stride % max(align, 1):
        return []
    if not strided.SIZES.keys() >= {*kinds}:
        return []
    first, last = parts[0], parts[-1]
    lines = _lines_of_a_row(t, place, address, first.size) if len(parts) == 1 else 1
    reach = lines * first.size if lines > 1 else last.offset + last.size
    if address.stride < (reach if is_write else 1):  # lanes that share bytes write in their order
        return []
    if len(parts) > 1:
        return _runs(parts, kinds)
    return [lines] if lines > 1 or t.shape.width < 16 or first.size < _GATHERED else []


def _runs(parts: list[Component], kinds: list[str]) -> list[int]:
    """Elements of one type that lie side by side."""
    found, at = list[int](), 0
    while at < len(parts):
        first, count = parts[at], 1
        for c, kind in zip(parts[at + 1 : at + strided.COLUMNS[-1]], kinds[at + 1 :], strict=False):
            if kind != kinds[at] or c.offset != first.offset + count * first.size:
                break
            count += 1
        found.append(strided.run_of(kinds[at], count))
        at += found[-1]
    return found


def _lines_of_a_row(t: WaveCode, place: Place, address: Lanes, size: int) -> int:
    """As many lines as lie side by side. Distances are known modulo 2^32: that is all of one within memory of a group."""
    lines = t.shape.count // address.line
    if address.apart is None or address.apart % (1 << 32) != size or (place.space == GLOBAL and not place.is_local):
        return 1
    return max(n for n in strided.COLUMNS if lines % n == 0)


def load_columns(
    t: WaveCode, place: Place, address: Lanes, parts: list[Component], align: int, columns: list[int]
) -> Parts:
    """All lanes are inside."""
    found = [[""] * t.shape.count for _ in parts]
    for places, start, given in _moves(t, place, address, parts, align, columns):
        kind = raw.memory_type(parts[places[0][0]])
        values = strided.load(t.shape, kind, len(places), address.stride, start, given)
        for (part, chunk), value in zip(places, values, strict=True):
            found[part][chunk] = raw.from_memory(t, parts[part], value, t.shape.vector)
    return [Lanes(c.type, chunks=chunks) for c, chunks in zip(parts, found, strict=True)]


def store_columns(
    t: WaveCode,
    place: Place,
    address: Lanes,
    parts: list[Component],
    chunks: list[list[str]],
    align: int,
    columns: list[int],
) -> None:
    """All lanes are inside and active. ``chunks``: of each part, as they lie in memory."""
    for places, start, given in _moves(t, place, address, parts, align, columns):
        values = [chunks[part][chunk] for part, chunk in places]
        strided.store(t.shape, raw.memory_type(parts[places[0][0]]), values, address.stride, start, given)


def _moves(
    t: WaveCode, place: Place, address: Lanes, parts: list[Component], align: int, columns: list[int]
) -> Iterator[Move]:
    """What is moved, one move after the other."""
    if len(parts) == 1:
        starts = bounds.row_pointers(t, place, place.base, address, parts[0].offset)
        (count,), line = columns, address.line
        for first in range(0, t.shape.count, line * count):
            for at in range(line):
                places = [(0, first + k * line + at) for k in range(count)]
                yield places, starts[first + at], raw.known_align(align, parts[0])
        return
    part = 0
    for count in columns:
        c = parts[part]
        for chunk, start in enumerate(bounds.row_pointers(t, place, place.base, address, c.offset)):
            yield [(part + k, chunk) for k in range(count)], start, raw.known_align(align, c)
        part += count


__all__ = ["find_columns", "load_columns", "store_columns"]
