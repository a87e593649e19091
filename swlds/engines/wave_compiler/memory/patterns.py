"""What is written where an LDS access is counted by its pattern (``device.patterns``).

A pattern is held as one number where the lanes' addresses are one row, or one address; as one for each chunk where the chunks are
rows; else as one for each lane. Where a wave comes by with the pattern that came by last, a row's code only compares
and adds one; a function out of line does the rest (``runtime/patterns.ll``).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import final

from swlds.device.counts import CountKey, Use
from swlds.device.implicit_args import Geometry
from swlds.device.patterns import AccessSite, find_step, has_passes, hash_factors
from swlds.engines.wave_compiler.host.context import OFFSETS, TAKE_PATTERNS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.near_words import near_holes
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.runtime import add_functions
from swlds.engines.wave_compiler.wave_code import WaveCode

#: Slots of an access; entries of a thread's log.
SLOTS, LOG_ROOM = 16, 256
#: Where all slots gave way for nothing, one new pattern of so many still gets one.
KEPT_OF = 32
#: Bytes in front of the slots, of a slot's pattern; places in a table, and in a slot.
TABLE_HEAD, HEAD = 256, 64
NEXT, CURRENT, PLAN, LIMIT, WORST, STRIDE, STEP, SAMPLE, IN_VAIN, TOTALS = 64, 72, 80, 88, 96, 120, 128, 136, 144, 192
FIRST_WAVE, MASK = 8, 32
#: Words of LDS that are told apart: twice as many as a group can have, as offsets may lie below the first lane's.
STAMPS = 1 << 18


def sample_start(room: int) -> int:
    """Where the entries of a sample begin."""
    return 64 + 4 * room


def entry_size(count: int) -> int:
    """Bytes of a slot for a pattern of so many numbers."""
    return -(-(HEAD + 4 * count) // 64) * 64


@final
@dataclass(frozen=True, slots=True)
class PatternTable:
    """The slots of one access, ``start`` bytes behind those of the first; behind them one for a pattern that gets none.
    ``count``: numbers of a pattern; ``stride``: bytes between the lanes that one number stands for."""

    site: AccessSite
    stride: int
    count: int
    start: int

    @property
    def size(self) -> int:
        return TABLE_HEAD + (SLOTS + 1) * entry_size(self.count)


@final
class PatternCode:
    """Those of one kernel, or of one of its bodies."""

    def __init__(self, t: WaveCode, tables: dict[tuple[AccessSite, int, int], PatternTable]) -> None:
        self.t, self.tables = t, tables
        self.slots = self.wave = ""

    def write_entry(self) -> None:
        """Load the thread's slots, and the wave's number in the launch."""
        w = self.t.w
        if self.t.options.patterns:
            self.slots = w.load("ptr", w.offset("%g", OFFSETS["pattern_slots"]))
            first = w.emit(f"mul i64 {w.load('i64', w.offset('%g', OFFSETS['group']))}, {_waves(self.t)}")
            self.wave = w.emit(f"add i64 {first}, {w.emit('zext i32 %w to i64')}")

    def is_on(self) -> bool:
        """Are patterns of the current instruction counted?"""
        assert self.t.current is not None
        return self.t.options.patterns and has_passes(self.t.current.source)

    def see(
        self, place: Place, address: Lanes, size: int, use: Use, *, is_row: bool = False, is_single: bool = False
    ) -> None:
        """Active lanes access ``size`` bytes in LDS. ``is_row``: the affine form of the addresses is known to hold."""
        t = self.t
        assert t.current is not None
        if place.is_seen:
            return
        site = AccessSite(CountKey(t.current.source, use, place.space), size)
        if address.uniform is not None:
            self._see_rows(site, [address.uniform], 0, address.type, is_single=is_single)
        elif address.bases is not None and (address.ok is None or is_row):
            bases = address.bases[:1] if address.is_even else address.bases
            self._see_rows(site, bases, address.stride, address.type, is_single=is_single)
        else:
            self._call(
                self._table(site, 0, t.shape.lanes), bounds.lane_offsets(t, place, address), self._mask(is_single)
            )

    def _see_rows(self, site: AccessSite, bases: list[str], stride: int, type_: str, *, is_single: bool) -> None:
        """The numbers are those that came by last, first in this wave or one before it: one execution more. Else out of line."""
        w = self.t.w
        if type_ == "i64":
            bases = [w.pure(f"trunc i64 {base} to i32") for base in bases]
        table, mask = self._table(site, stride, len(bases)), self._mask(is_single)
        start = w.pure(f"and i32 {bases[0]}, {-find_step(site.bytes, self.t.options.exact_patterns)}")
        slot = w.load("ptr", w.offset(self.slots, table.start + CURRENT))
        different = ""
        for k, base in enumerate(bases):
            old = w.load("i32", w.emit(f"getelementptr i8, ptr {slot}, i64 {HEAD + 4 * k}"))
            moved = w.emit(f"xor i32 {old}, {w.pure(f'sub i32 {base}, {start}')}")
            different = w.emit(f"or i32 {different}, {moved}") if different else moved
        old_mask, first = (
            w.load("i64", w.emit(f"getelementptr i8, ptr {slot}, i64 {at}")) for at in (MASK, FIRST_WAVE)
        )
        lanes, numbers = w.emit(f"xor i64 {old_mask}, {mask}"), w.emit(f"zext i32 {different} to i64")
        is_key = w.emit(f"icmp eq i64 {w.emit(f'or i64 {lanes}, {numbers}')}, 0")
        is_later = w.emit(f"icmp uge i64 {self.wave}, {first}")
        is_same = w.emit(f"and i1 {is_key}, {is_later}")
        again, other, done = w.label("again"), w.label("other"), w.label("seen")
        w.branch(is_same, again, other)
        with w.branches():
            w.start(again, follows=True)
            w.store("i64", w.emit(f"add i64 {w.load('i64', slot)}, 1"), slot)
            w.jump(done)
        with w.branches():
            w.start(other, follows=True)
            self._call(table, bases, mask)
            w.jump(done)
        w.start(done, follows=True)

    def _table(self, site: AccessSite, stride: int, count: int) -> PatternTable:
        table = self.tables.get((site, stride, count))
        if table is None:
            start = sum(other.size for other in self.tables.values())
            table = self.tables[site, stride, count] = PatternTable(site, stride, count, start)
        return table

    def _mask(self, is_single: bool) -> str:
        """The active lanes as an i64. ``is_single``: the lowest of them does it for all."""
        t, w = self.t, self.t.w
        mask = t.active
        if t.shape.mask_type != "i64":
            mask = w.pure(f"zext {t.shape.mask_type} {mask} to i64") if mask.startswith("%") else str((1 << 32) - 1)
        return w.pure(f"and i64 {mask}, {w.pure(f'sub i64 0, {mask}')}") if is_single else mask

    def _call(self, table: PatternTable, numbers: list[str], mask: str) -> None:
        t, w = self.t, self.t.w
        name = _declare(t, table.count)
        kind = t.shape.vector("i32") if table.count == t.shape.lanes else "i32"
        given = ", ".join(f"{kind} {number}" for number in numbers)
        where, step = w.offset(self.slots, table.start), -find_step(table.site.bytes, t.options.exact_patterns)
        w.do(f"call void @{name}(ptr %g, ptr {where}, i64 {self.wave}, i64 {mask}, i32 {step}, {given})")


def _waves(t: WaveCode) -> int:
    return -(-Geometry((1, 1, 1), t.options.block).group_size // t.options.wave_size)


def _declare(t: WaveCode, count: int) -> str:
    """The function for patterns of so many numbers, beside the kernel."""
    name = f"see_pattern{count}"
    kind, given = _numbers(t.shape.lanes, t.shape.width, count)
    t.w.declarations.setdefault(name, f"declare void @{name}(ptr, ptr, i64, i64, i32, {', '.join([kind] * given)})")
    return name


@cache
def pattern_module(lanes: int, width: int) -> str:
    """The functions for all forms of patterns, of waves in chunks of ``width`` lanes."""
    declarations: dict[str, str] = {}
    for count in _counts(lanes, width):
        for holes in seen_holes(lanes, width, count):
            add_functions(declarations, "pattern_seen", **holes)
        add_functions(declarations, "patterns", **pattern_holes(lanes, count))
        add_functions(declarations, "pattern_evict", **evict_holes(lanes, count))
        add_functions(declarations, "pattern_sample", **sample_holes(count))
        total = f"llvm.vector.reduce.add.v{count}i32"
        declarations[total] = f"declare i32 @{total}(<{count} x i32>)"
    add_functions(declarations, "pattern_log", **log_holes(lanes))
    add_functions(declarations, "pattern_costs", **cost_holes(lanes))
    add_functions(
        declarations, "pattern_near", **near_holes(lanes), stamps_size=4 * STAMPS, bits_of_mask=_bits_of_mask(lanes)
    )
    insert = f"llvm.vector.insert.v{lanes}i32.v{width}i32"
    declarations[insert] = f"declare <{lanes} x i32> @{insert}(<{lanes} x i32>, <{width} x i32>, i64)"
    return "\n".join([*declarations.values(), ""])


def pattern_names(lanes: int, width: int) -> list[str]:
    """Those of ``pattern_module`` that kernels call."""
    return [f"see_pattern{count}" for count in _counts(lanes, width)]


def end_names(lanes: int, width: int) -> dict[int, str]:
    """Those that end a launch: count -> ``(context, table)`` has all patterns of a table with a plan give way."""
    return {count: f"end_see_pattern{count}" for count in _counts(lanes, width)}


def _counts(lanes: int, width: int) -> list[int]:
    """How many numbers patterns have."""
    return sorted({1, lanes // width, lanes})


def _numbers(lanes: int, width: int, count: int) -> tuple[str, int]:
    """The type of a pattern's numbers as they are passed, and how many: vectors of chunks where each lane has one."""
    return ("i32", count) if count < lanes else (f"<{width} x i32>", lanes // width)


def log_holes(lanes: int) -> dict[str, str | int]:
    """Of ``runtime/pattern_log.ll``."""
    return {"room": LOG_ROOM, "entry_size": entry_size(lanes), "take_patterns": TAKE_PATTERNS}


def cost_holes(lanes: int) -> dict[str, str | int]:
    """Of ``runtime/pattern_costs.ll``."""
    return {
        "lanes": lanes,
        "bits_of_mask": _bits_of_mask(lanes),
        "stamps_size": 4 * STAMPS,
        "stamps_last": STAMPS - 1,
    }


@cache
def evict_holes(lanes: int, count: int) -> dict[str, str | int]:
    """Of ``runtime/pattern_evict.ll``, for patterns of ``count`` numbers."""
    return {
        "function": f"see_pattern{count}",
        "count": count,
        "lanes": lanes,
        "expanded": _expanded(lanes, count),
        "shown_key": _key_again(lanes, count, "%shown.key"),
        "kept_key": _key_again(lanes, count, "%kept.key"),
        "is_last": _is_last(count) if count == lanes else "or i1 false, false",
        "head": HEAD,
        "slots": SLOTS,
        "size": entry_size(count),
        "plan": PLAN,
        "totals": TOTALS,
        "worst": WORST,
        "limit": LIMIT,
        "sample": SAMPLE,
    }


def sample_holes(count: int) -> dict[str, str | int]:
    """Of ``runtime/pattern_sample.ll``."""
    return {
        "function": f"see_pattern{count}",
        "count": count,
        "size": entry_size(count),
        "limit": LIMIT,
        "sample": SAMPLE,
    }


def seen_holes(lanes: int, width: int, count: int) -> list[dict[str, str | int]]:
    """Of ``runtime/pattern_seen.ll``, for patterns of ``count`` numbers. ``width``: lanes in a chunk."""
    kind, given = _numbers(lanes, width, count)
    names, function = [f"{kind} %c{k}" for k in range(given)], f"see_pattern{count}"
    common: dict[str, str | int] = {
        "function": function,
        "parameters": ", ".join(names),
        "count": count,
        "current": CURRENT,
    }
    none: dict[str, str | int] = {"other": "eq i64 %mask, 0", "elsewhere": ""}
    if count < lanes:
        return [common | none | {"linkage": "", "entry": function, "key": _key_of_rows(count)}]
    elsewhere = (
        f"  tail call void @some_{function}(ptr %g, ptr %table, i64 %wave, i64 %mask, i32 %step, {', '.join(names)})"
    )
    every: dict[str, str | int] = {
        "other": f"ne i64 %mask, {(1 << lanes) - 1 - ((1 << 64) if lanes == 64 else 0)}",
        "elsewhere": elsewhere,
    }
    return [
        common | every | {"linkage": "", "entry": function, "key": _key_of_lanes(lanes, width, is_whole=True)},
        common | none | {"linkage": "internal ", "entry": f"some_{function}", "key": _key_of_lanes(lanes, width)},
    ]


@cache
def pattern_holes(lanes: int, count: int) -> dict[str, str | int]:
    """Of ``runtime/patterns.ll``, for patterns of ``count`` numbers."""
    return {
        "function": f"see_pattern{count}",
        "count": count,
        "hash": _hash(count, is_of_lanes=count == lanes),
        "plan": PLAN,
        "in_vain": IN_VAIN,
        "kept_of": KEPT_OF,
        "slots": SLOTS,
        "last_slot": SLOTS - 1,
        "size": entry_size(count),
        "head": HEAD,
        "table_head": TABLE_HEAD,
        "next": NEXT,
        "current": CURRENT,
    }


def _factors(count: int) -> str:
    return f"<{', '.join(f'i32 {factor}' for factor in hash_factors(count))}>"


def _expanded(lanes: int, count: int) -> str:
    """The lanes' offsets of a pattern's numbers, as Python makes them (``pattern_log``), and their hash: the pattern's own where
    each lane has a number."""
    whole = f"<{lanes} x i32>"
    if count == lanes:
        return f"  %all = add {whole} %key, zeroinitializer\n  %hash = add i32 %key.hash, 0\n  %is.known = or i1 %is.last, false"
    width, part = lanes // count, f"<{count} x i32>"
    steps = ", ".join(f"i32 {k % width}" for k in range(lanes))
    which = ", ".join(f"i32 {k // width}" for k in range(lanes))
    lines = [
        f"%stride.at = getelementptr i8, ptr %table, i64 {STRIDE}",
        "%stride = load i32, ptr %stride.at",
        f"%stride.one = insertelement {whole} poison, i32 %stride, i64 0",
        f"%stride.all = shufflevector {whole} %stride.one, {whole} poison, {whole} zeroinitializer",
        f"%steps = mul {whole} %stride.all, <{steps}>",
        f"%bases = shufflevector {part} %key, {part} poison, {whole} <{which}>",
        f"%places = add {whole} %bases, %steps",
        f"%step.at = getelementptr i8, ptr %table, i64 {STEP}",
        "%step = load i32, ptr %step.at",
        *_normalised(lanes, "%places", "%all"),
        *_hash_of(lanes, "%all", "%hash"),
        f"%is.known = call i1 @is_last(ptr %g, {whole} %all, i64 %mask)",
    ]
    return "\n".join(f"  {line}" for line in lines)


def _hash_of(count: int, numbers: str, result: str) -> list[str]:
    whole = f"<{count} x i32>"
    return [
        f"%mixed = mul {whole} {numbers}, {_factors(count)}",
        f"%sum = call i32 @llvm.vector.reduce.add.v{count}i32({whole} %mixed)",
        f"{result} = call i32 @mix_hash(i32 %sum, i64 %mask)",
    ]


def _key_again(lanes: int, count: int, name: str) -> str:
    """The key of a pattern that was counted last: it need not live until then where it is the lanes' offsets."""
    if count < lanes:
        return f"  {name} = add <{count} x i32> %key, zeroinitializer"
    return f"  {name} = call <{lanes} x i32> @last_offsets(ptr %g)"


def _is_last(lanes: int) -> str:
    return f"call i1 @is_last(ptr %g, <{lanes} x i32> %key, i64 %mask)"


def _hash(count: int, *, is_of_lanes: bool) -> str:
    """``%hash.all`` of the key, and ``%is.last``: nothing but the key was counted last, so that its hash is known."""
    if not is_of_lanes:
        return "\n".join(
            ["  %is.last = or i1 false, false", *(f"  {line}" for line in _hash_of(count, "%key", "%hash.all"))]
        )
    return "\n".join(
        [
            f"  %is.last = {_is_last(count)}",
            "  br i1 %is.last, label %hash.known, label %hash.new",
            "hash.known:",
            "  %hash.old = call i32 @last_hash(ptr %g)",
            "  br label %hashed",
            "hash.new:",
            *(f"  {line}" for line in _hash_of(count, "%key", "%hash.here")),
            "  br label %hashed",
            "hashed:",
            "  %hash.all = phi i32 [%hash.old, %hash.known], [%hash.here, %hash.new]",
        ]
    )


def _bits_of_mask(lanes: int) -> str:
    return f"trunc i64 %mask to i{lanes}" if lanes < 64 else "add i64 %mask, 0"


def _normalised(lanes: int, name: str, result: str, *, is_whole: bool = False) -> list[str]:
    """Distances from the first active lane, 0 in inactive ones. ``is_whole``: all are active."""
    whole = f"<{lanes} x i32>"
    first = [f"%low = extractelement {whole} {name}, i64 0"]
    if not is_whole:
        first = [
            "%lane = call i64 @llvm.cttz.i64(i64 %mask, i1 true)",
            f"%low = extractelement {whole} {name}, i64 %lane",
        ]
    lines = [
        *first,
        "%start = and i32 %low, %step",
        f"%start.one = insertelement {whole} poison, i32 %start, i64 0",
        f"%start.all = shufflevector {whole} %start.one, {whole} poison, <{lanes} x i32> zeroinitializer",
    ]
    if is_whole:
        return [*lines, f"{result} = sub {whole} {name}, %start.all"]
    return [
        *lines,
        f"%moved = sub {whole} {name}, %start.all",
        f"%mask.bits = {_bits_of_mask(lanes)}",
        f"%active = bitcast i{lanes} %mask.bits to <{lanes} x i1>",
        f"{result} = select <{lanes} x i1> %active, {whole} %moved, {whole} zeroinitializer",
    ]


def _key_of_lanes(lanes: int, width: int, *, is_whole: bool = False) -> str:
    """Those of the chunks, side by side."""
    whole, part = f"<{lanes} x i32>", f"<{width} x i32>"
    lines, name = [], "poison"
    for k in range(lanes // width):
        insert = f"@llvm.vector.insert.v{lanes}i32.v{width}i32"
        lines.append(f"%all{k} = call {whole} {insert}({whole} {name}, {part} %c{k}, i64 {k * width})")
        name = f"%all{k}"
    lines += _normalised(lanes, name, "%key", is_whole=is_whole)
    return "\n".join(f"  {line}" for line in lines)


def _key_of_rows(count: int) -> str:
    """Distances of the rows' first lanes from the first."""
    whole = f"<{count} x i32>"
    lines, name = ["%start = and i32 %c0, %step"], "poison"
    for k in range(count):
        lines.append(f"%d{k} = sub i32 %c{k}, %start")
        lines.append(f"%key{k} = insertelement {whole} {name}, i32 %d{k}, i64 {k}")
        name = f"%key{k}"
    lines.append(f"%key = add {whole} {name}, zeroinitializer")
    return "\n".join(f"  {line}" for line in lines)
