"""What is written where an access to global memory is counted by the lines that it wants (``device.line_counts``).

The addresses of a wave are held as one number where they are one row, or one address; as one for each chunk where the chunks are
rows; else as one for each lane. Where a wave comes by with addresses that lie in their lines as those of an earlier execution, a
row's code only compares and adds one; a function out of line does the rest (``runtime/line_slots.ll``).
"""

from __future__ import annotations

from functools import cache
from typing import final

from swlds.device.counts import CountKey, Use
from swlds.device.patterns import AccessSite, has_passes
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory.line_places import (
    ADDRESSES,
    BITS,
    EXAMPLE,
    EXAMPLE_MASK,
    FIRST_WAVE,
    HEAD,
    LINE_SHIFT,
    NO_STEP,
    ROOM,
    SIZE,
    STEP,
    STEPS,
    STRIDE,
    TABLE_HEAD,
    TOTALS,
    LineTable,
    entry_size,
    slots_of,
)
from swlds.engines.wave_compiler.memory.line_sort import sort_holes
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.memory.seen import count_again, counts_of, key_of_rows, mask_of, numbers_given
from swlds.engines.wave_compiler.runtime import add_functions
from swlds.engines.wave_compiler.wave_code import WaveCode

#: The largest line: what is the same but for multiples of it costs the same.
_LINE = 128


def is_part(place: Place) -> bool:
    """Lanes came by before, whose execution it is, and nobody counts these parts together."""
    return place.before is not None and place.all_parts is None


@final
class LineCode:
    """That of one kernel, or of one of its bodies."""

    def __init__(self, t: WaveCode, tables: dict[tuple[AccessSite, bool, int, int], LineTable]) -> None:
        self.t, self.tables = t, tables
        self.slots = self.wave = ""

    def write_entry(self, wave: str) -> None:
        """Load the thread's slots. ``wave``: its number in the launch."""
        w = self.t.w
        if self.t.options.profile:
            self.slots, self.wave = w.load("ptr", w.offset("%g", OFFSETS["line_slots"])), wave

    def is_on(self) -> bool:
        """Are the lines of the current instruction counted?"""
        assert self.t.current is not None
        return self.t.options.profile and has_passes(self.t.current.source)

    def see(
        self, place: Place, address: Lanes, size: int, use: Use, *, is_row: bool = False, is_single: bool = False
    ) -> None:
        """Active lanes access ``size`` bytes of global memory. ``is_row``: the affine form of the addresses is known to hold."""
        t = self.t
        assert t.current is not None
        site = AccessSite(CountKey(t.current.source, use, place.space), size)
        of = (site, is_part(place))
        mask = mask_of(t, place.all_parts or t.active, is_single=is_single)
        if address.uniform is not None:
            self._see_rows(of, self._wide(address.type, [address.uniform]), 0, mask)
        elif address.bases is not None and (address.ok is None or is_row):
            bases = address.bases[:1] if t.shape.is_even(address) else address.bases
            self._see_rows(of, self._wide(address.type, bases), address.stride, mask)
        else:
            chunks = self._wide(t.shape.vector(address.type), t.shape.chunks(address), t.shape.vector("i64"))
            self._call(self._table(of, 0, t.shape.lanes), chunks, mask)

    def _wide(self, type_: str, numbers: list[str], wide: str = "i64") -> list[str]:
        """Addresses as i64."""
        return numbers if type_ == wide else [self.t.w.pure(f"zext {type_} {n} to {wide}") for n in numbers]

    def _see_rows(self, of: tuple[AccessSite, bool], bases: list[str], stride: int, mask: str) -> None:
        """The slot has these numbers, first in this wave or one before it: one execution more. Else out of line."""
        w, table = self.t.w, self._table(of, stride, len(bases))
        count, bit = slots_of(table.count, table.lanes)
        which = w.pure(f"and i64 {w.pure(f'lshr i64 {bases[0]}, {bit}')}, {count - 1}")
        at = w.pure(f"add i64 {w.pure(f'mul i64 {which}, {entry_size(table.count)}')}, {table.start + TABLE_HEAD}")
        slot, start = w.pure(f"getelementptr i8, ptr {self.slots}, i64 {at}"), w.pure(f"and i64 {bases[0]}, {-_LINE}")
        different = w.emit(f"xor i64 {w.load('i64', w.offset(slot, 8))}, {mask}")
        for k, base in enumerate(bases):
            old = w.load("i64", w.offset(slot, HEAD + 8 * k))
            moved = w.emit(f"xor i64 {old}, {w.pure(f'sub i64 {base}, {start}')}")
            different = w.emit(f"or i64 {different}, {moved}")
        is_key = w.emit(f"icmp eq i64 {different}, 0")
        first = w.load("i64", w.offset(self.slots, table.start + FIRST_WAVE))
        is_same = w.emit(f"and i1 {is_key}, {w.emit(f'icmp uge i64 {self.wave}, {first}')}")
        count_again(w, is_same, slot, lambda: self._call(table, bases, mask))

    def _table(self, of: tuple[AccessSite, bool], stride: int, count: int) -> LineTable:
        table = self.tables.get((*of, stride, count))
        if table is None:
            last = next(reversed(self.tables.values()), None)
            start = 0 if last is None else last.start + last.size
            table = self.tables[(*of, stride, count)] = LineTable(*of, stride, count, self.t.shape.lanes, start)
        return table

    def _call(self, table: LineTable, numbers: list[str], mask: str) -> None:
        t, w = self.t, self.t.w
        name = f"see_lines{table.count}"
        kind, given = numbers_given("i64", t.shape.lanes, t.shape.width, table.count)
        w.declarations.setdefault(name, f"declare void @{name}(ptr, ptr, i64, i64, {', '.join([kind] * given)})")
        passed = ", ".join(f"{kind} {number}" for number in numbers)
        where = w.offset(self.slots, table.start)
        cold = " cold" if table.count < t.shape.lanes else ""  # rows come again: registers are saved where they do not
        w.do(f"call void @{name}(ptr %g, ptr {where}, i64 {self.wave}, i64 {mask}, {passed}){cold}")


@cache
def line_module(lanes: int, width: int) -> str:
    """The functions for all forms of addresses, of waves in chunks of ``width`` lanes."""
    declarations: dict[str, str] = {}
    for count in counts_of(lanes, width):
        add_functions(declarations, "line_slots", **_slot_holes(lanes, width, count))
    add_functions(declarations, "line_costs", **_cost_holes(lanes))
    add_functions(declarations, "line_sort", **sort_holes(lanes))
    return "\n".join([*declarations.values(), ""])


def line_names(lanes: int, width: int) -> list[str]:
    """Those of ``line_module`` that kernels call."""
    return [f"see_lines{count}" for count in counts_of(lanes, width)]


def _cost_holes(lanes: int) -> dict[str, str | int]:
    """Of ``runtime/line_costs.ll``."""
    return {
        "lanes": lanes,
        "iota": f"<{', '.join(f'i64 {k}' for k in range(lanes))}>",
        "zext": "add i64 %differ, 0" if lanes == 64 else f"zext i{lanes} %differ to i64",
        "no_step": NO_STEP,
        "room": ROOM,
        "size": SIZE,
        "bits": BITS,
        "line_shift": LINE_SHIFT,
        "step": STEP,
        "steps": STEPS,
        "addresses_size": ADDRESSES,
    }


def _slot_holes(lanes: int, width: int, count: int) -> dict[str, str | int]:
    """Of ``runtime/line_slots.ll``, for executions of ``count`` numbers."""
    kind, given = numbers_given("i64", lanes, width, count)
    slots, bit = slots_of(count, lanes)
    is_of_lanes = count == lanes
    return {
        "function": f"lines{count}",
        "parameters": ", ".join(f"{kind} %c{k}" for k in range(given)),
        "count": count,
        "key": _key_of_lanes(lanes, width) if is_of_lanes else _key_of_rows(count),
        "expanded": "" if is_of_lanes else _expanded(lanes, count),
        "head": TABLE_HEAD,
        "slot_shift": bit,
        "last_slot": slots - 1,
        "slot_size": entry_size(count),
        "example": EXAMPLE,
        "example_mask": EXAMPLE_MASK,
        "room": ROOM,
        "addresses_size": 8 * lanes,
        "totals": TOTALS,
    }


def _key_of_rows(count: int) -> str:
    """Distances of the rows' first lanes from the line in which the first begins."""
    lines = ["%first = add i64 %c0, 0", f"%start = and i64 %c0, {-_LINE}", *key_of_rows("i64", count)]
    return "\n".join(f"  {line}" for line in lines)


def _key_of_lanes(lanes: int, width: int) -> str:
    """Those of the active lanes from the line of the first of them. The addresses go to the thread's room."""
    whole, part, bits = f"<{lanes} x i64>", f"<{width} x i64>", f"<{lanes} x i1>"
    lines = [f"%room.key.at = getelementptr i8, ptr %table, i64 {ROOM}", "%room.key = load ptr, ptr %room.key.at"]
    for k in range(lanes // width):
        lines.append(f"%chunk{k} = getelementptr i8, ptr %room.key, i64 {8 * width * k}")
        lines.append(f"store {part} %c{k}, ptr %chunk{k}, align {min(8 * width, 64)}")
    mask = "add i64 %mask, 0" if lanes == 64 else f"trunc i64 %mask to i{lanes}"
    lines += [
        f"%all = load {whole}, ptr %room.key, align 64",
        "%lane.first = call i64 @llvm.cttz.i64(i64 %mask, i1 true)",
        "%first.at = getelementptr i64, ptr %room.key, i64 %lane.first",
        "%first = load i64, ptr %first.at",
        f"%start = and i64 %first, {-_LINE}",
        f"%start.one = insertelement {whole} poison, i64 %start, i64 0",
        f"%start.all = shufflevector {whole} %start.one, {whole} poison, <{lanes} x i32> zeroinitializer",
        f"%apart = sub {whole} %all, %start.all",
        f"%bits.low = {mask}",
        f"%active = bitcast i{lanes} %bits.low to {bits}",
        f"%key = select {bits} %active, {whole} %apart, {whole} zeroinitializer",
    ]
    return "\n".join(f"  {line}" for line in lines)


def _expanded(lanes: int, count: int) -> str:
    """The lanes' addresses, to the thread's room."""
    width = lanes // count
    part = f"<{width} x i64>"
    lines = [
        f"%room.row.at = getelementptr i8, ptr %table, i64 {ROOM}",
        "%room.row = load ptr, ptr %room.row.at",
        f"%stride.at = getelementptr i8, ptr %table, i64 {STRIDE}",
        "%stride = load i64, ptr %stride.at",
        f"%stride.one = insertelement {part} poison, i64 %stride, i64 0",
        f"%stride.all = shufflevector {part} %stride.one, {part} poison, <{width} x i32> zeroinitializer",
        f"%steps = mul {part} %stride.all, <{', '.join(f'i64 {k}' for k in range(width))}>",
    ]
    for k in range(count):
        lines += [
            f"%base{k}.one = insertelement {part} poison, i64 %c{k}, i64 0",
            f"%base{k} = shufflevector {part} %base{k}.one, {part} poison, <{width} x i32> zeroinitializer",
            f"%row{k} = add {part} %base{k}, %steps",
            f"%row{k}.at = getelementptr i8, ptr %room.row, i64 {8 * width * k}",
            f"store {part} %row{k}, ptr %row{k}.at, align {min(8 * width, 64)}",
        ]
    return "\n".join(f"  {line}" for line in lines)
