"""The functions that count patterns, as text: ``runtime/pattern*.ll`` with what depends on the lanes of a wave and of a chunk."""

from __future__ import annotations

from functools import cache

from swlds.device.patterns import hash_factors
from swlds.engines.wave_compiler.host.context import TAKE_PATTERNS
from swlds.engines.wave_compiler.memory.near_words import near_holes
from swlds.engines.wave_compiler.memory.pattern_places import (
    CURRENT,
    HEAD,
    IN_VAIN,
    KEPT_OF,
    LIMIT,
    LOG_ROOM,
    NEXT,
    PLAN,
    SAMPLE,
    SLOTS,
    STAMPS,
    STEP,
    STRIDE,
    TABLE_HEAD,
    TOTALS,
    WORST,
    entry_size,
)
from swlds.engines.wave_compiler.memory.seen import counts_of, key_of_rows, numbers_given
from swlds.engines.wave_compiler.runtime import add_functions


@cache
def pattern_module(lanes: int, width: int) -> str:
    """The functions for all forms of patterns, of waves in chunks of ``width`` lanes."""
    declarations: dict[str, str] = {}
    for count in counts_of(lanes, width):
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
    return [f"see_pattern{count}" for count in counts_of(lanes, width)]


def end_names(lanes: int, width: int) -> dict[int, str]:
    """Those that end a launch: count -> ``(context, table)`` has all patterns of a table with a plan give way."""
    return {count: f"end_see_pattern{count}" for count in counts_of(lanes, width)}


def log_holes(lanes: int) -> dict[str, str | int]:
    """Of ``runtime/pattern_log.ll``."""
    return {"room": LOG_ROOM, "entry_size": entry_size(lanes), "take_patterns": TAKE_PATTERNS}


def cost_holes(lanes: int) -> dict[str, str | int]:
    """Of ``runtime/pattern_costs.ll``."""
    return {
        "lanes": lanes,
        "lanes_last": lanes - 1,
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
    kind, vectors = numbers_given("i32", lanes, width, count)
    names, function = [f"{kind} %c{k}" for k in range(vectors)], f"see_pattern{count}"
    common: dict[str, str | int] = {
        "function": function,
        "parameters": ", ".join(names),
        "count": count,
        "current": CURRENT,
    }
    none: dict[str, str | int] = {"other": "eq i64 %mask, 0", "elsewhere": ""}
    if count < lanes:
        return [common | none | {"linkage": "", "entry": function, "key": _key_of_rows(count)}]
    given = f"ptr %g, ptr %table, i64 %wave, i64 %mask, i32 %step, i32 %distance, {', '.join(names)}"
    elsewhere = f"  tail call void @some_{function}({given})"
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
        "last": count - 1,
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
    lines = ["%start = and i32 %c0, %step", *key_of_rows("i32", count)]
    return "\n".join(f"  {line}" for line in lines)
