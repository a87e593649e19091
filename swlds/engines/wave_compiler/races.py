"""racecheck in host code: epoch cells beside LDS, one for writes and one for reads of each granule.

A cell is ``epoch << 11 | who``: the work-item of the last access, ``MANY`` (several read), or ``ATOMIC``. The epoch
goes up at each barrier and
each group, so cells of earlier epochs are smaller than the current one and need no clearing; before it would overflow,
the launch clears the cells and starts again.

==============  =================================================================================================
access          suspicious when, in this epoch,
==============  =================================================================================================
read            somebody else wrote the granule
write           somebody else wrote or read it, or two lanes of the instruction write it
atomic          anybody read it, or wrote it other than atomically
==============  =================================================================================================

Whether a suspicious access is a race, and which one, says the reference engine. Buffers use the same cells in planes of
their own; those that the kernel never writes are not watched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from swlds.device.address_space import LDS
from swlds.engines.wave_compiler import arithmetic, bounds, raw
from swlds.engines.wave_compiler.context import ATOMIC, LDS_CELLS, MANY, OFFSETS
from swlds.engines.wave_compiler.lanes import Lanes
from swlds.engines.wave_compiler.memory_calls import splits_words

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.places import Place
    from swlds.engines.wave_compiler.translator import Translator


def find_grain(t: Translator) -> int:
    """4 when every access of the kernel is a whole number of aligned words, else 1."""
    for block in (b for code in t.kernel.code.all for b in code.blocks):
        for i in block.instructions:
            if i.opcode in ("load", "store", "atomicrmw", "cmpxchg"):
                type_ = (
                    i.operands[0].type
                    if i.opcode == "store"
                    else i.operands[1].type
                    if i.opcode in ("atomicrmw", "cmpxchg")
                    else i.type
                )
                align = i.source.field("align") or (t.layout.abi_align(type_))
                if t.layout.store_size(type_) % 4 or align % 4:
                    return 1
            elif i.opcode == "byval" or splits_words(t.layout, i):
                return 1
    return 4


@final
class Races:
    """Emits the cells' code for the accesses of one kernel."""

    def __init__(self, t: Translator) -> None:
        self.t = t
        self.is_on = "racecheck" in t.options.checks
        self.grain = find_grain(t)

    # Parts -----------------------------------------------------------------------------------------------------

    def _epoch(self) -> str:
        return self.t.w.pure(f"load i32, ptr {self.t.w.offset('%g', OFFSETS['epoch'])}")

    def _me(self) -> Lanes:
        """Each lane's own mark in this epoch."""
        w, shape = self.t.w, self.t.shape
        start = w.pure(f"mul i32 %w, {shape.lanes}")
        base = w.pure(f"add i32 {self._epoch()}, {start}")
        return Lanes("i32", bases=[w.pure(f"add i32 {base}, {k * shape.width}") for k in range(shape.count)], stride=1)

    def _plane(self, name: str) -> str:
        return self.t.w.pure(f"load ptr, ptr {self.t.w.offset('%g', OFFSETS[name])}")

    def _planes(self, place: Place) -> tuple[str, str] | None:
        if not self.is_on or not place.watch:
            return None
        if place.space == LDS or place.is_local:
            return self._plane("lds_writes"), self._plane("lds_reads")
        return None

    def _cells(self, place: Place, address: Lanes) -> Lanes:
        """Addresses as byte offsets of cells (4 bytes each) behind the plane. A lowered block lies behind LDS in the planes."""
        if place.is_local:
            start = self.t.w.load("i64", self.t.w.offset("%g", OFFSETS["block"]))
            begin = self.t.w.emit(f"sub i64 {start}, {LDS_CELLS}")
            address = arithmetic.add(self.t, address, Lanes("i64", uniform=begin), "sub")
        if address.type == "i64":
            address = arithmetic.cast(self.t, "trunc", address, "i32")
        return address if self.grain == 4 else arithmetic.scale(self.t, address, 4)

    def _steps(self, size: int) -> range:
        return range(0, 4 * (size // self.grain), 4)

    # Accesses --------------------------------------------------------------------------------------------------

    def read(self, place: Place, address: Lanes, size: int) -> None:
        planes = self._planes(place)
        if planes is None:
            return
        writes, reads = planes
        cells, me = self._cells(place, address), self._me()
        for step in self._steps(size):
            written = self._get(writes, cells, step)
            self._suspect(written, me)
            many = arithmetic.simple(
                self.t, "or", Lanes("i32", uniform=self._epoch()), arithmetic.constant("i32", MANY)
            )
            if cells.uniform is not None or (cells.bases is not None and not cells.stride):
                self._put(reads, cells, many, step)
                continue
            seen = self._get(reads, cells, step)
            new = arithmetic.choose(self.t, self._is_other(seen, me), many, me)
            self._put(reads, cells, new, step)
            if not self._is_row(cells):
                again = self._get(reads, cells, step)
                lost = arithmetic.compare(self.t, "ne", again, new)
                self._put(reads, cells, arithmetic.choose(self.t, lost, many, again), step)

    def write(self, place: Place, address: Lanes, size: int, *, same: bool) -> None:
        planes = self._planes(place)
        if planes is None:
            return
        writes, reads = planes
        cells, me = self._cells(place, address), self._me()
        if cells.uniform is not None:
            self._suspect_many()
        for step in self._steps(size):
            self._suspect(self._get(writes, cells, step), me)
            self._suspect(self._get(reads, cells, step), me)
            self._put(writes, cells, me, step)
            if not self._is_row(cells) and cells.uniform is None:
                again = self._get(writes, cells, step)
                self.t.suspect_if(arithmetic.compare(self.t, "ne", again, me))

    def atomic(self, place: Place, address: Lanes, size: int) -> None:
        planes = self._planes(place)
        if planes is None:
            return
        writes, reads = planes
        cells = self._cells(place, address)
        epoch = Lanes("i32", uniform=self._epoch())
        mark = arithmetic.simple(self.t, "or", epoch, arithmetic.constant("i32", ATOMIC))
        for step in range(0, max(4, 4 * (size // self.grain)), 4):
            self._suspect(self._get(writes, cells, step), mark)
            seen = self._get(reads, cells, step)
            self.t.suspect_if(arithmetic.compare(self.t, "uge", seen, epoch))
            self._put(writes, cells, mark, step)

    def _suspect_many(self) -> None:
        """Several lanes write one address."""
        shape = self.t.shape
        if self.t.mask is None:
            self.t.suspect()
            return
        less = self.t.w.pure(f"sub {shape.mask_type} {self.t.mask}, 1")
        rest = self.t.w.pure(f"and {shape.mask_type} {self.t.mask}, {less}")
        self.t.suspect_if(Lanes("i1", uniform=self.t.w.pure(f"icmp ne {shape.mask_type} {rest}, 0")))

    def _is_other(self, cell: Lanes, me: Lanes) -> Lanes:
        now = arithmetic.compare(self.t, "uge", cell, Lanes("i32", uniform=self._epoch()))
        return arithmetic.simple(self.t, "and", now, arithmetic.compare(self.t, "ne", cell, me))

    def _suspect(self, cell: Lanes, me: Lanes) -> None:
        self.t.suspect_if(self._is_other(cell, me))

    def _is_row(self, cells: Lanes) -> bool:
        return cells.bases is not None and cells.stride == 4 and cells.ok is None

    def _get(self, plane: str, cells: Lanes, step: int) -> Lanes:
        w, shape = self.t.w, self.t.shape
        if cells.uniform is not None:
            return Lanes("i32", uniform=w.load("i32", w.offset(w.offset(plane, cells.uniform, "i32"), step)))
        if cells.bases is not None and cells.ok is None and cells.stride in (0, 4) and self._is_inside():
            kind = shape.vector("i32") if cells.stride else "i32"
            found = [w.load(kind, w.offset(w.offset(plane, b, "i32"), step), 4) for b in cells.bases]
            return Lanes("i32", chunks=found) if cells.stride else Lanes("i32", bases=found)
        pointers = bounds.host_pointers(self.t, plane, shape.chunks(cells), "i32", step)
        return Lanes("i32", chunks=raw.gather(self.t, "i32", pointers, 4))

    def _is_inside(self) -> bool:
        """Rows of cells may be read whole: inactive lanes are inside too, or all are active."""
        return self.t.mask is None or self.t.memory.rows_inside

    def _put(self, plane: str, cells: Lanes, value: Lanes, step: int) -> None:
        w, shape = self.t.w, self.t.shape
        if cells.uniform is not None:
            scalar = value.uniform if value.uniform is not None else raw.last_lane(self.t, value)
            w.store("i32", scalar, w.offset(w.offset(plane, cells.uniform, "i32"), step))
        elif self._is_row(cells):
            starts = [w.offset(w.offset(plane, b, "i32"), step) for b in cells.bases or []]
            raw.store_row(self.t, "i32", shape.chunks(value), starts, 4)
        else:
            pointers = bounds.host_pointers(self.t, plane, shape.chunks(cells), "i32", step)
            raw.scatter(self.t, "i32", shape.chunks(value), pointers, 4)


__all__ = ["Races", "find_grain"]
