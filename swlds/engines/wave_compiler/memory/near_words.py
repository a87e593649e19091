"""Lines of ``runtime/pattern_near.ll``, which counts the words of neighbouring lanes bank by bank."""

from __future__ import annotations

#: Lanes of a phase, banks of a row; words further apart are not near.
PHASE, BANKS, NEAR = 32, 32, 2048


def near_room(lanes: int) -> int:
    """Bytes that it needs behind the stamps, for waves of so many lanes."""
    return NEAR * (lanes // PHASE) + 64


def near_holes(lanes: int) -> dict[str, str | int]:
    """Of ``runtime/pattern_near.ll``."""
    starts = ", ".join(f"i32 {lane // PHASE * BANKS}" for lane in range(lanes))
    return {
        "lanes": lanes,
        "banks": BANKS,
        "bank_bits": BANKS.bit_length() - 1,
        "near": NEAR,
        "phase": PHASE,
        "last_bank": BANKS - 1,
        "two_rows": 2 * BANKS,
        "short": 2 * BANKS * (lanes // PHASE),
        "short_phases": _join(_short_phases(lanes)),
        "others": lanes // PHASE - 1,
        "phase_starts": f"<{starts}>",
        "idle": near_room(lanes) - 1,
        "marks": _join([line for lane in range(lanes) for line in _mark(lane)]),
        "phases": _join(_phases(lanes // PHASE)),
    }


def _join(lines: list[str]) -> str:
    return "\n".join(f"  {line}" for line in lines)


def _mark(lane: int) -> list[str]:
    return [
        f"%place.at{lane} = getelementptr i32, ptr %places.at, i64 {lane}",
        f"%place{lane} = load volatile i32, ptr %place.at{lane}",
        f"%place.wide{lane} = zext i32 %place{lane} to i64",
        f"%byte{lane} = getelementptr i8, ptr %bytes, i64 %place.wide{lane}",
        f"store i8 1, ptr %byte{lane}",
    ]


def _short_phases(lanes: int) -> list[str]:
    """``%short.sum`` of what the phases give."""
    lines, total, vector = [], "0", f"<{lanes} x i32>"
    for k in range(lanes // PHASE):
        places = ", ".join(f"i32 {PHASE * k + lane}" for lane in range(PHASE))
        lines += [
            f"%short.words{k} = shufflevector {vector} %words, {vector} poison, <{PHASE} x i32> <{places}>",
            f"%short.shifted{k} = lshr i64 %mask, {PHASE * k}",
            f"%short.mask{k} = trunc i64 %short.shifted{k} to i32",
            f"%short.found{k} = call i64 @short_phase(<{PHASE} x i32> %short.words{k}, i32 %short.mask{k})",
            f"%short.sum{k} = add i64 {total}, %short.found{k}",
        ]
        total = f"%short.sum{k}"
    return [*lines, f"%short.sum = add i64 {total}, 0"]


def _phases(count: int) -> list[str]:
    """``%ways`` of the worst phase, ``%extra`` of all; an idle one has none."""
    lines, vector = [], f"<{count * BANKS} x i8>"
    ways, extra = "1", "0"
    for k in range(count):
        places = ", ".join(f"i32 {BANKS * k + bank}" for bank in range(BANKS))
        is_last = k == count - 1
        new_ways, new_extra = ("%ways", "%extra") if is_last else (f"%ways{k}", f"%extra{k}")
        lines += [
            f"%banks{k} = shufflevector {vector} %sums.next, {vector} poison, <{BANKS} x i32> <{places}>",
            f"%most.low{k} = call i8 @llvm.vector.reduce.umax.v{BANKS}i8(<{BANKS} x i8> %banks{k})",
            f"%most.wide{k} = zext i8 %most.low{k} to i64",
            f"%most{k} = call i64 @llvm.umax.i64(i64 %most.wide{k}, i64 1)",
            f"%more{k} = sub i64 %most{k}, 1",
            f"{new_extra} = add i64 {extra}, %more{k}",
            f"{new_ways} = call i64 @llvm.umax.i64(i64 {ways}, i64 %most{k})",
        ]
        ways, extra = new_ways, new_extra
    return lines
