"""The text of ``runtime/line_sort.ll`` that depends on how many lanes a wave has: the steps of Batcher's bitonic sort (1968)."""

from __future__ import annotations

from swlds.engines.wave_compiler.memory.line_places import LINE_SHIFT, ROOM, SIZE

#: Bytes of a block, as bits; lanes whose blocks are told apart together, and what their number is called.
_BLOCK, _COUNTED = 6, {4: "fours", 16: "sixteens"}


def sort_holes(lanes: int) -> dict[str, str | int]:
    """Of ``runtime/line_sort.ll``."""
    lines, name = _stages(lanes)
    return {
        "lanes": lanes,
        "bits_of_mask": "add i64 %mask, 0" if lanes == 64 else f"trunc i64 %mask to i{lanes}",
        "stages": "\n".join(f"  {line}" for line in lines),
        "sorted": name,
        "previous": _indices([max(k - 1, 0) for k in range(lanes)]),
        "room": ROOM,
        "size": SIZE,
        "line_shift": LINE_SHIFT,
    }


def _stages(lanes: int) -> tuple[list[str], str]:
    """(instructions, what is sorted)."""
    lines: list[str] = []
    name, number, group = "%s0", 0, 2
    while group <= lanes:
        apart = group // 2
        while apart:
            number += 1
            lines += _exchange(lanes, name, f"%s{number}", group, apart)
            name, apart = f"%s{number}", apart // 2
        if group in _COUNTED:
            lines += _different(lanes, name, f"%{_COUNTED[group]}", group, _BLOCK)
        group *= 2
    for result, bits in (("%blocks", _BLOCK), ("%longer", _BLOCK + 1)):
        lines += _different(lanes, name, result, lanes, bits)
    return lines, name


def _exchange(lanes: int, name: str, result: str, group: int, apart: int) -> list[str]:
    """Of two numbers ``apart`` each, the smaller goes to the front where the group is to rise."""
    whole, other = f"<{lanes} x i32>", f"{result}.other"
    is_small = [(k & apart == 0) == (k & group == 0) for k in range(lanes)]
    chosen = ", ".join(f"i1 {str(small).lower()}" for small in is_small)
    return [
        f"{other} = shufflevector {whole} {name}, {whole} poison, {_indices([k ^ apart for k in range(lanes)])}",
        f"{result}.small = call {whole} @llvm.umin.v{lanes}i32({whole} {name}, {whole} {other})",
        f"{result}.large = call {whole} @llvm.umax.v{lanes}i32({whole} {name}, {whole} {other})",
        f"{result} = select <{lanes} x i1> <{chosen}>, {whole} {result}.small, {whole} {result}.large",
    ]


def _different(lanes: int, name: str, result: str, group: int, bits: int) -> list[str]:
    """How many blocks of ``2^bits`` bytes there are in sorted groups, summed over these."""
    whole, flags = f"<{lanes} x i32>", f"<{lanes} x i1>"
    starts = ", ".join(f"i1 {str(k % group == 0).lower()}" for k in range(lanes))
    lines = [
        f"{result}.before = shufflevector {whole} {name}, {whole} poison, {_indices([max(k - 1, 0) for k in range(lanes)])}",
        f"{result}.moved = xor {whole} {name}, {result}.before",
        f"{result}.is.new = icmp ugt {whole} {result}.moved, splat (i32 {(1 << bits) - 1})",
        f"{result}.starts = or {flags} {result}.is.new, <{starts}>",
        f"{result}.is.lane = icmp ne {whole} {name}, splat (i32 -1)",
        f"{result}.counted = and {flags} {result}.starts, {result}.is.lane",
        f"{result}.bits = bitcast {flags} {result}.counted to i{lanes}",
        f"{result}.count = call i{lanes} @llvm.ctpop.i{lanes}(i{lanes} {result}.bits)",
    ]
    wide = "add i64 {}, 0" if lanes == 64 else f"zext i{lanes} {{}} to i64"
    return [*lines, f"{result} = {wide.format(f'{result}.count')}"]


def _indices(numbers: list[int]) -> str:
    return f"<{len(numbers)} x i32> <{', '.join(f'i32 {k}' for k in numbers)}>"
