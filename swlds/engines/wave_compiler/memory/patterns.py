"""What is written where an LDS access is counted by its pattern (``device.patterns``): one call of a function out of line.

Addresses of a row are its chunks' first ones, and the distance of lanes stands in the table; of others there is one for each
lane.
The functions lie in ``runtime/patterns.ll``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import final

from swlds.device.counts import CountKey, Use
from swlds.device.implicit_args import Geometry
from swlds.device.patterns import STEP, AccessSite, has_passes
from swlds.engines.wave_compiler.host.context import OFFSETS, TAKE_PATTERNS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.runtime import add_functions
from swlds.engines.wave_compiler.wave_code import WaveCode

#: Slots of an access; bytes in front of a slot's pattern; entries of a thread's log.
SLOT_BITS, HEAD, LOG_ROOM = 3, 64, 1024


def entry_size(count: int) -> int:
    """Bytes of a slot for a pattern of so many numbers."""
    return -(-(HEAD + 4 * count) // 64) * 64


@final
@dataclass(frozen=True, slots=True)
class PatternTable:
    """The slots of one access, ``start`` bytes behind those of the first. ``stride``: bytes between the lanes of a chunk of a
    row; None where each lane has its number. ``count``: numbers of a pattern."""

    site: AccessSite
    stride: int | None
    start: int
    count: int

    @property
    def size(self) -> int:
        return entry_size(self.count) << SLOT_BITS


@final
class PatternCode:
    """Those of one kernel, or of one of its bodies."""

    def __init__(self, t: WaveCode, tables: dict[tuple[AccessSite, int | None], PatternTable]) -> None:
        self.t, self.tables = t, tables
        self.slots = ""

    def write_entry(self) -> None:
        """Load the thread's slots."""
        if self.t.options.patterns:
            self.slots = self.t.w.load("ptr", self.t.w.offset("%g", OFFSETS["pattern_slots"]))

    def see(
        self, place: Place, address: Lanes, size: int, use: Use, *, is_row: bool = False, is_single: bool = False
    ) -> None:
        """Active lanes access ``size`` bytes in LDS. ``is_row``: the affine form of the addresses is known to hold."""
        t = self.t
        assert t.current is not None
        if not has_passes(t.current.source):
            return
        site = AccessSite(CountKey(t.current.source, use, place.space), size)
        if address.uniform is not None:
            self._row(site, [address.uniform] * t.shape.count, 0, address.type, is_single=is_single)
        elif address.bases is not None and (address.ok is None or is_row):
            self._row(site, address.bases, address.stride, address.type, is_single=is_single)
        else:
            kind = t.shape.vector("i32")
            chunks = [(kind, chunk) for chunk in bounds.lane_offsets(t, place, address)]
            self._call(self._table(site, None, t.shape.lanes), "see_lanes", chunks, is_single=is_single)

    def _row(self, site: AccessSite, bases: list[str], stride: int, type_: str, *, is_single: bool) -> None:
        t = self.t
        if type_ == "i64":
            bases = [t.w.pure(f"trunc i64 {base} to i32") for base in bases]
        table = self._table(site, stride, t.shape.count)
        self._call(table, "see_row", [("i32", base) for base in bases], is_single=is_single)

    def _table(self, site: AccessSite, stride: int | None, count: int) -> PatternTable:
        table = self.tables.get((site, stride))
        if table is None:
            start = sum(other.size for other in self.tables.values())
            table = self.tables[site, stride] = PatternTable(site, stride, start, count)
        return table

    def _call(self, table: PatternTable, name: str, numbers: list[tuple[str, str]], *, is_single: bool) -> None:
        t, w = self.t, self.t.w
        _declare(t, name)
        mask = t.active
        if t.shape.mask_type != "i64":
            mask = w.pure(f"zext {t.shape.mask_type} {mask} to i64") if mask.startswith("%") else str((1 << 32) - 1)
        if is_single:  # the lowest active lane does it
            mask = w.pure(f"and i64 {mask}, {w.pure(f'sub i64 0, {mask}')}")
        given = ", ".join(f"{kind} {number}" for kind, number in numbers)
        w.do(f"call void @{name}(ptr %g, i32 %w, ptr {w.offset(self.slots, table.start)}, i64 {mask}, {given})")


def _declare(t: WaveCode, name: str) -> None:
    if name in t.w.declarations:
        return
    shape, waves = t.shape, -(-Geometry((1, 1, 1), t.options.block).group_size // t.options.wave_size)
    texts = pattern_functions(shape.lanes, shape.width, waves)
    for holes in texts:
        if holes["function"] == name:
            add_functions(t.w.declarations, "patterns", **holes)
    add_functions(t.w.declarations, "pattern_log", **log_holes(shape.lanes))
    count = shape.lanes if name == "see_lanes" else shape.count
    t.w.declarations.setdefault(
        f"llvm.vector.reduce.add.v{count}i32", f"declare i32 @llvm.vector.reduce.add.v{count}i32(<{count} x i32>)"
    )


def log_holes(lanes: int) -> dict[str, str | int]:
    return {"room": LOG_ROOM, "entry_size": entry_size(lanes), "take_patterns": TAKE_PATTERNS}


@cache
def pattern_functions(lanes: int, width: int, waves: int) -> list[dict[str, str | int]]:
    """The holes of ``runtime/patterns.ll`` for the two functions. ``width``: lanes in a chunk."""
    forms: list[tuple[str, int, str, Callable[[int, int], str]]] = [
        ("see_lanes", lanes, f"<{width} x i32>", _key_of_lanes),
        ("see_row", lanes // width, "i32", _key_of_row),
    ]
    return [
        {
            "function": name,
            "parameters": ", ".join(f"{kind} %c{k}" for k in range(lanes // width)),
            "key": key(lanes, width),
            "count": count,
            "factors": f"<{', '.join(f'i32 {_factor(k)}' for k in range(count))}>",
            "shift": 32 - SLOT_BITS,
            "size": entry_size(count),
            "head": HEAD,
            "waves": waves,
        }
        for name, count, kind, key in forms
    ]


def _factor(k: int) -> int:
    """Odd numbers without much of a rule."""
    return (0x9E3779B1 * (2 * k + 1) ^ (0x85EBCA6B * (k + 7) & ~1)) & 0x7FFF_FFFF | 1


def _key_of_lanes(lanes: int, width: int) -> str:
    """Distances from the first active lane, 0 in inactive ones."""
    whole, part = f"<{lanes} x i32>", f"<{width} x i32>"
    lines, name = [], "poison"
    for k in range(lanes // width):
        insert = f"@llvm.vector.insert.v{lanes}i32.v{width}i32"
        lines.append(f"%all{k} = call {whole} {insert}({whole} {name}, {part} %c{k}, i64 {k * width})")
        name = f"%all{k}"
    lines += [
        "%lane = call i64 @llvm.cttz.i64(i64 %mask, i1 true)",
        f"%low = extractelement {whole} {name}, i64 %lane",
        f"%start = and i32 %low, {-STEP}",
        f"%start.one = insertelement {whole} poison, i32 %start, i64 0",
        f"%start.all = shufflevector {whole} %start.one, {whole} poison, <{lanes} x i32> zeroinitializer",
        f"%moved = sub {whole} {name}, %start.all",
        f"%mask.bits = trunc i64 %mask to i{lanes}" if lanes < 64 else "%mask.bits = add i64 %mask, 0",
        f"%active = bitcast i{lanes} %mask.bits to <{lanes} x i1>",
        f"%key = select <{lanes} x i1> %active, {whole} %moved, {whole} zeroinitializer",
    ]
    return "\n".join(f"  {line}" for line in lines)


def _key_of_row(lanes: int, width: int) -> str:
    """Distances of the chunks from the first."""
    count = lanes // width
    whole = f"<{count} x i32>"
    lines, name = [f"%start = and i32 %c0, {-STEP}"], "poison"
    for k in range(count):
        lines.append(f"%d{k} = sub i32 %c{k}, %start")
        lines.append(f"%key{k} = insertelement {whole} {name}, i32 %d{k}, i64 {k}")
        name = f"%key{k}"
    lines.append(f"%key = add {whole} {name}, zeroinitializer")
    return "\n".join(f"  {line}" for line in lines)
