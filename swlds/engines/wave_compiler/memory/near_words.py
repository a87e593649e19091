"""Lines of ``runtime/pattern_near.ll``, which counts the words of neighbouring lanes bank by bank."""

from __future__ import annotations

#: Lanes of a phase, banks of a row; words further apart are not near.
PHASE, BANKS, NEAR = 32, 32, 2048
#: Words of a map, which has a bit for each; lanes that are looked at together.
MAP, PART = 256, 16
#: Words of two rows side by side, a bit of an i64 each.
PAIR = 2 * BANKS
#: Which numbers of two vectors become which of two others, step by step: lower and upper blocks of each, side by side.
_FOLDS = [
    [[4 * k + h for k in range(4) for h in (0, 16, 1, 17)], [4 * k + h for k in range(4) for h in (2, 18, 3, 19)]],
    [[4 * k + h for k in range(4) for h in (0, 1, 16, 17)], [4 * k + h for k in range(4) for h in (2, 3, 18, 19)]],
    [[*range(8), *range(16, 24)], [*range(8, 16), *range(24, 32)]],
    [[k + h for k in (0, 8, 16, 24) for h in range(4)], [k + h for k in (4, 12, 20, 28) for h in range(4)]],
]


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
        "map": MAP,
        "map_last": 4 * (MAP - 1),
        "map_rows": MAP // BANKS,
        "phase": PHASE,
        "pair_checks": _join(_pair_checks(lanes)),
        "pair_phases": _join(_pair_phases(lanes // PHASE)),
        "map_bits": _join(_map_bits(lanes)),
        "map_phases": _join(_phases(lanes // PHASE, "map.", "%map.sums")),
        "others": lanes // PHASE - 1,
        "phase_starts": f"<{starts}>",
        "idle": near_room(lanes) - 1,
        "marks": _join([line for lane in range(lanes) for line in _mark(lane)]),
        "phases": _join(_phases(lanes // PHASE, "", "%sums.next")),
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


def _pair_checks(lanes: int) -> list[str]:
    """``%pair.far`` is not 0 where a phase has words outside the pair of rows that its first active lane is in."""
    lines, part, mask, total = [], f"<{PHASE} x i32>", f"<{PHASE} x i1>", "0"
    for k in range(lanes // PHASE):
        places = ", ".join(f"i32 {PHASE * k + lane}" for lane in range(PHASE))
        is_last = k == lanes // PHASE - 1
        far = "%pair.far" if is_last else f"%pair.far{k}"
        lines += [
            f"%pair.words{k} = shufflevector <{lanes} x i32> %in.map, <{lanes} x i32> poison, {part} <{places}>",
            f"%pair.shifted{k} = lshr i64 %mask, {PHASE * k}",
            f"%pair.mask{k} = trunc i64 %pair.shifted{k} to i32",
            f"%pair.active{k} = bitcast i32 %pair.mask{k} to {mask}",
            f"%pair.lane{k} = call i32 @llvm.cttz.i32(i32 %pair.mask{k}, i1 false)",
            f"%pair.first{k} = and i32 %pair.lane{k}, {PHASE - 1}",
            f"%pair.word{k} = extractelement {part} %pair.words{k}, i32 %pair.first{k}",
            f"%pair.base{k} = and i32 %pair.word{k}, -{PAIR}",
            f"%pair.one{k} = insertelement {part} poison, i32 %pair.base{k}, i64 0",
            f"%pair.all{k} = shufflevector {part} %pair.one{k}, {part} poison, {part} zeroinitializer",
            f"%pair.bit{k} = xor {part} %pair.words{k}, %pair.all{k}",
            f"%pair.is.far{k} = icmp uge {part} %pair.bit{k}, splat (i32 {PAIR})",
            f"%pair.some{k} = and {mask} %pair.is.far{k}, %pair.active{k}",
            f"%pair.lanes{k} = bitcast {mask} %pair.some{k} to i32",
            f"{far} = or i32 {total}, %pair.lanes{k}",
        ]
        total = far
    return lines


def _pair_phases(count: int) -> list[str]:
    """``%pair.twos``: phases of which a bank has two words; ``%pair.count``: different words of all."""
    lines, bits, twos, words = [], f"<{PHASE} x i64>", "0", "0"
    for k in range(count):
        is_last = k == count - 1
        new_twos, new_words = ("%pair.twos", "%pair.count") if is_last else (f"%pair.twos{k}", f"%pair.count{k}")
        lines += [
            f"%pair.wide{k} = zext <{PHASE} x i32> %pair.bit{k} to {bits}",
            f"%pair.each{k} = shl {bits} splat (i64 1), %pair.wide{k}",
            f"%pair.want{k} = select <{PHASE} x i1> %pair.active{k}, {bits} %pair.each{k}, {bits} zeroinitializer",
            f"%pair.rows{k} = call i64 @llvm.vector.reduce.or.v{PHASE}i64({bits} %pair.want{k})",
            f"%pair.high{k} = lshr i64 %pair.rows{k}, {BANKS}",
            f"%pair.low{k} = and i64 %pair.rows{k}, {(1 << BANKS) - 1}",
            f"%pair.both{k} = and i64 %pair.high{k}, %pair.low{k}",
            f"%pair.is.two{k} = icmp ne i64 %pair.both{k}, 0",
            f"%pair.two{k} = zext i1 %pair.is.two{k} to i64",
            f"{new_twos} = add i64 {twos}, %pair.two{k}",
            f"%pair.bits{k} = call i64 @llvm.ctpop.i64(i64 %pair.rows{k})",
            f"{new_words} = add i64 {words}, %pair.bits{k}",
        ]
        twos, words = new_twos, new_words
    return lines


def _map_bits(lanes: int) -> list[str]:
    """``%map.all``: a number for each row of the map and phase, a bit in it for each bank that lanes want; ``%map.sums``: of how
    many rows each bank is wanted, phase after phase; ``%map.count``: all of them."""
    lines, whole, part, phases = [], f"<{lanes} x i32>", f"<{PART} x i32>", lanes // PHASE
    each = PART // phases
    for k in range(lanes // PART):  # lanes of the phases in turn
        places = ", ".join(f"i32 {each * k + lane + PHASE * phase}" for lane in range(each) for phase in range(phases))
        lines += [
            f"%map.word{k} = shufflevector {whole} %map.active, {whole} poison, {part} <{places}>",
            f"%map.row{k} = lshr {part} %map.word{k}, splat (i32 {BANKS.bit_length() - 1})",
            f"%map.bank{k} = and {part} %map.word{k}, splat (i32 {BANKS - 1})",
            f"%map.bit{k} = shl {part} splat (i32 1), %map.bank{k}",
        ]
    names = [f"%map.want{row}" for row in range(MAP // BANKS)]
    for row, name in enumerate(names):
        lines += _row_bits(row, lanes // PART, name)
    return lines + _fold(names, _FOLDS[phases - 1 :]) + _map_sums(phases)


def _row_bits(row: int, parts: int, name: str) -> list[str]:
    """The bits of those lanes whose words are of a row, the parts joined by or."""
    lines, total, kind = [], "zeroinitializer", f"<{PART} x i32>"
    for k in range(parts):
        result = name if k == parts - 1 else f"{name}.sum{k}"
        lines += [
            f"{name}.is{k} = icmp eq {kind} %map.row{k}, splat (i32 {row})",
            f"{name}.part{k} = select <{PART} x i1> {name}.is{k}, {kind} %map.bit{k}, {kind} zeroinitializer",
            f"{result} = or {kind} {total}, {name}.part{k}",
        ]
        total = result
    return lines


def _fold(names: list[str], folds: list[list[list[int]]]) -> list[str]:
    """``%map.all``: the lanes of each vector and phase joined by or, side by side. Two become one, whose numbers are of both in
    turn, first in blocks of one, then of two and of more."""
    lines, kind, steps = [], f"<{PART} x i32>", iter(folds)
    while len(names) > 1:
        step, folded = next(steps), []
        for left, right in zip(names[::2], names[1::2], strict=True):
            for half, places in enumerate(step):
                order = ", ".join(f"i32 {place}" for place in places)
                lines.append(f"{left}.{half} = shufflevector {kind} {left}, {kind} {right}, <{PART} x i32> <{order}>")
            folded.append(f"{left}.f")
            lines.append(f"{left}.f = or {kind} {left}.0, {left}.1")
        names = folded
    left, rest = names[0], next(steps, None)
    if rest is None:
        return [*lines, f"%map.all = add {kind} {left}, zeroinitializer"]
    for half, places in enumerate(rest):
        order = ", ".join(f"i32 {place}" for place in places[: PART // 2])
        lines.append(f"{left}.{half} = shufflevector {kind} {left}, {kind} poison, <{PART // 2} x i32> <{order}>")
    return [*lines, f"%map.all = or <{PART // 2} x i32> {left}.0, {left}.1"]


#: To transpose 8 x 8 bits, a row in each byte: bits that change places, and how far.
_SWAPS = ((0x00AA00AA00AA00AA, 7), (0x0000CCCC0000CCCC, 14), (0x00000000F0F0F0F0, 28))


def _map_sums(count: int) -> list[str]:
    """The rows of each bank become bits of one byte, and are counted."""
    rows, lanes = MAP // BANKS, PHASE * count
    octets, blocks = f"<{lanes} x i8>", f"<{lanes // 8} x i64>"
    order = ", ".join(f"i32 {row * lanes // 8 + octet}" for octet in range(lanes // 8) for row in range(rows))
    lines = [
        f"%map.wanted = bitcast <{rows * count} x i32> %map.all to <{rows} x i{lanes}>",
        f"%map.counts = call <{rows} x i{lanes}> @llvm.ctpop.v{rows}i{lanes}(<{rows} x i{lanes}> %map.wanted)",
        f"%map.count.low = call i{lanes} @llvm.vector.reduce.add.v{rows}i{lanes}(<{rows} x i{lanes}> %map.counts)",
        f"%map.count = {'add i64 %map.count.low, 0' if lanes == 64 else f'zext i{lanes} %map.count.low to i64'}",
        f"%map.octets = bitcast <{rows * count} x i32> %map.all to {octets}",
        f"%map.columns = shufflevector {octets} %map.octets, {octets} poison, <{lanes} x i32> <{order}>",
        f"%map.blocks = bitcast {octets} %map.columns to {blocks}",
    ]
    name = "%map.blocks"
    for bits, far in _SWAPS:
        lines += [
            f"{name}.moved = lshr {blocks} {name}, splat (i64 {far})",
            f"{name}.differ = xor {blocks} {name}, {name}.moved",
            f"{name}.swap = and {blocks} {name}.differ, splat (i64 {bits})",
            f"{name}.back = shl {blocks} {name}.swap, splat (i64 {far})",
            f"{name}.low = xor {blocks} {name}, {name}.swap",
            f"{name}.n = xor {blocks} {name}.low, {name}.back",
        ]
        name += ".n"
    return [
        *lines,
        f"%map.banks = bitcast {blocks} {name} to {octets}",
        f"%map.sums = call {octets} @llvm.ctpop.v{lanes}i8({octets} %map.banks)",
    ]


def _phases(count: int, prefix: str, sums: str) -> list[str]:
    """``%ways`` of the worst phase, ``%extra`` of all, of the sums of each bank; an idle one has none."""
    lines, vector, p = [], f"<{count * BANKS} x i8>", prefix
    ways, extra = "1", "0"
    for k in range(count):
        places = ", ".join(f"i32 {BANKS * k + bank}" for bank in range(BANKS))
        is_last = k == count - 1
        new_ways, new_extra = (f"%{p}ways", f"%{p}extra") if is_last else (f"%{p}ways{k}", f"%{p}extra{k}")
        lines += [
            f"%{p}banks.of{k} = shufflevector {vector} {sums}, {vector} poison, <{BANKS} x i32> <{places}>",
            f"%{p}most.low{k} = call i8 @llvm.vector.reduce.umax.v{BANKS}i8(<{BANKS} x i8> %{p}banks.of{k})",
            f"%{p}most.wide{k} = zext i8 %{p}most.low{k} to i64",
            f"%{p}most{k} = call i64 @llvm.umax.i64(i64 %{p}most.wide{k}, i64 1)",
            f"%{p}more{k} = sub i64 %{p}most{k}, 1",
            f"{new_extra} = add i64 {extra}, %{p}more{k}",
            f"{new_ways} = call i64 @llvm.umax.i64(i64 {ways}, i64 %{p}most{k})",
        ]
        ways, extra = new_ways, new_extra
    return lines
