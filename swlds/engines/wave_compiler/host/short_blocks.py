"""Blocks of host IR are cut, and constants of vectors loaded, for quick code: LLVM's fast selection takes what it can, and its
selection graph gets short blocks.

Without optimisation LLVM goes through each block from its end and selects instruction by instruction, until one comes that this
fast selection does not know; all that stands above goes through the graph, which takes about ten times as long. It knows no
constants of vectors, shuffles, compares and choices of vectors, conversions, gathers. So

- arithmetic of vectors gets its constants by loads from a table of the module,
- where a stretch that fast selection knows stands above something else, a new block begins between them, and
- a long stretch of anything else is cut into short blocks: the graph asks of each value which bits are known, six values deep,
  through all that the block has computed before, but not of what comes from another block.

Values that cross blocks lie on the stack in quick code, and each block costs something, too. Where fast selection does not know
what is taken for known here, that costs time only.
"""

from __future__ import annotations

import functools
from bisect import bisect_left
from typing import Any, final

import numpy as np

from swlds.engines.wave_compiler.host.result_types import bytes_of
from swlds.lazy import lazy_pattern

#: Instructions of a block that goes through the graph, about.
MOST = 64
#: Instructions that fast selection knows, in a row, from which on they are worth a block; and that their constants are loads.
#: Fewer would be selected sooner, but in loops what crosses blocks takes more time than that saves.
LEAST, FEW = 24, 12
_FACTOR = np.uint64(0x9E3779B97F4A7C15)
#: Bytes of the table for each constant.
_UNIT = 64
_FROM = lazy_pattern(r", %([\w.]+)\]")
_CONSTANT = lazy_pattern(
    r"  %[\w.]+ = (\w+) (<(\d+) x i(\d+)>) %[\w.]+(, (splat \(\w+ (\d+)\)|splat \(\w+ -\d+\)|<[^<>%]*>))"
)
_OPERATIONS = ("add", "sub", "mul", "and", "or", "xor")
_SHIFTS = ("shl", "lshr", "ashr")
_ORDERS = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
#: How lines begin that fast selection knows, behind the name of their result.
_SCALARS = (
    *(f"{opcode} {type_} " for opcode in (*_OPERATIONS, *_SHIFTS) for type_ in ("i32", "i64")),
    *(f"icmp {order} {type_} " for order in _ORDERS for type_ in ("i16", "i32", "i64", "ptr")),
    *(f"{access} {type_}" for access in ("load", "store") for type_ in ("i32", "i64", "ptr")),
    "load volatile i64",
    "zext i16 ",
    "zext i32 ",
    "trunc i64 ",
    "br ",
)
_ADDRESS = "getelementptr i8, ptr %"
#: Chunks of integers and of floating-point numbers that are one register, by the lanes of a chunk.
_REGISTERS = {16: ("<16 x i32>", "<16 x float>"), 8: ("<8 x i32>", "<8 x float>")}


def cut_blocks(text: str, width: int = 0) -> str:
    """The module as LLVM selects it soon. ``width``: lanes of a chunk whose 32-bit numbers fit a register of the host; 0 where
    none do, or where the module's functions will be coroutines: then blocks become short only.

    ::

        b0:                                                b0:
                                                             %fixed1.at = getelementptr i8, ptr %fixed, i64 64
                                                             %fixed1 = load <16 x i32>, ptr %fixed1.at, align 64
          %v1 = add <16 x i32> %a, splat (i32 7)             %v1 = add <16 x i32> %a, %fixed1
          ...                                                ...
                                                             br label %b0.cut1
                                                           b0.cut1:
          %v33 = icmp ult <16 x i32> %v32, %b                %v33 = icmp ult <16 x i32> %v32, %b
    """
    rows = _Rows(text)
    known, constants = rows.known(width)
    lines = text.split("\n")
    cuts = rows.cuts(lines, known)
    table, places = _load_constants(lines, rows, constants.tolist(), cuts)
    if not cuts and not table:
        return text
    phis, begin, labels = rows.phis.tolist(), 0, dict[int, str]()
    for k in rows.heads.tolist():
        line = lines[k]
        if line[-1:] == ":":
            labels[k] = line[:-1]
        elif line.startswith("define "):
            begin, labels = k, {}
        elif line == "}":
            first = _first_block(lines, begin)
            mine = _between(cuts, begin, k)
            if mine:
                if first not in labels:
                    lines[first] += "\nentry:"
                _cut(lines, labels, mine, _between(phis, begin, k))
            if _between(places, begin, k):
                _open_table(lines, first + 1)
    return "\n".join(lines) + table


def _between(numbers: list[int], begin: int, end: int) -> list[int]:
    return numbers[bisect_left(numbers, begin) : bisect_left(numbers, end)]


def _first_block(lines: list[str], begin: int) -> int:
    """The line behind which the first block of a function begins: its label, if it has one."""
    at = begin + 1 if lines[begin + 1] == "{" else begin
    return at + 1 if lines[at + 1][-1:] == ":" else at


def _open_table(lines: list[str], at: int) -> None:
    """Name the table's address behind the stack slots."""
    while " = alloca " in lines[at]:
        at += 1
    lines[at] = f"  %fixed = getelementptr i8, ptr @fixed.chunks, i64 0\n{lines[at]}"


def _cut(lines: list[str], labels: dict[int, str], cuts: list[int], phis: list[int]) -> None:
    """Begin blocks in front of lines of one function; phis come from the last parts of blocks."""
    label, count, last = "entry", 0, dict[str, str]()
    for k in sorted([*labels, *cuts]):
        if k in labels:
            label, count = labels[k], 0
        else:
            count += 1
            last[label] = name = f"{label}.cut{count}"
            lines[k] = f"  br label %{name}\n{name}:\n{lines[k]}"
    for k in phis:
        lines[k] = _FROM.sub(lambda found: f", %{last.get(found[1], found[1])}]", lines[k])


@final
class _Rows:
    """The lines of a module, all at once. ``begins``, ``ends``: where each is in ``raw``; ``is_head``: labels, what begins or
    ends a function, and what stands outside of one; ``heads``: their numbers."""

    def __init__(self, text: str) -> None:
        self.raw = np.frombuffer(f"{text}\n{' ' * 64}".encode("ascii", "replace"), np.uint8)
        self.ends = np.flatnonzero(self.raw == ord("\n"))
        self.begins = np.concatenate([[0], self.ends[:-1] + 1])
        self.is_head = self.raw[self.begins] != ord(" ")
        self.heads = np.flatnonzero(self.is_head)
        equals = np.append(np.flatnonzero(self.raw == ord("=")), len(self.raw))
        is_named = self.raw[self.begins + 2] == ord("%")
        opcodes = np.where(is_named, equals[np.searchsorted(equals, self.begins)], self.begins) + 2
        self._opcodes = np.minimum(opcodes, len(self.raw) - 24)
        self.phis = np.flatnonzero(self._opens("p") & self._opens("h", 1) & self._opens("i", 2) & self._opens(" ", 3))

    def _opens(self, letter: str, place: int = 0) -> Any:
        return self.raw[self._opcodes + place] == ord(letter)

    def known(self, width: int) -> tuple[Any, Any]:
        """Which lines fast selection knows, or will when their constants are loads; and the numbers of those."""
        begins, raw = self.begins, self.raw
        if not width:
            return np.zeros(len(begins), bool), np.zeros(0, int)
        every = np.ndarray(len(raw) - 7, "<u8", raw.data, strides=(1,))
        words = [every[self._opcodes + k] for k in (0, 8, 16)]
        found = [_start(words, texts) for texts in _known(width)]
        addresses, opened = np.flatnonzero(found[1]), np.flatnonzero(raw == ord("<"))
        has_vector = np.searchsorted(opened, begins[addresses]) != np.searchsorted(opened, self.ends[addresses])
        found[0][addresses[~has_vector]] = True
        last = raw[self.ends - 1]
        is_fixed = (last == ord(")")) | (last == ord(">"))
        constants = (found[2] | found[3]) & is_fixed & ~self.is_head
        known = (found[0] | found[2]) & ~self.is_head | constants
        starts, stops = self.stretches(known)
        few = constants & ~np.repeat(stops - starts >= FEW, stops - starts)
        return known & ~few, np.flatnonzero(constants & ~few)

    def stretches(self, known: Any) -> tuple[Any, Any]:
        """Where lines of one kind begin and end, block by block."""
        edges = np.flatnonzero((known[1:] != known[:-1]) | self.is_head[1:] | self.is_head[:-1]) + 1
        return np.concatenate([[0], edges]), np.append(edges, len(known))

    def cuts(self, lines: list[str], known: Any) -> list[int]:
        """The lines in front of which a new block begins."""
        starts, stops = self.stretches(known)
        is_fast = known[starts] & (stops - starts >= LEAST)
        found: list[int] = []
        begin, was_fast = 0, False  # of what goes through the graph
        for start, stop, fast, head in zip(
            starts.tolist(), stops.tolist(), is_fast.tolist(), self.is_head[starts].tolist(), strict=True
        ):
            if (fast or head) and not was_fast and start - begin > MOST + MOST // 2:
                found += _shorter(lines, begin, start)
            if was_fast and not fast and not head:
                found.append(start)
            if head or (was_fast and not fast):
                begin = stop if head else start
            was_fast = fast
        return found


@functools.cache
def _known(width: int) -> list[dict[int, Any]]:
    """How lines begin that fast selection knows: always; without vectors; without constants of vectors; shifts that may become
    products. Each by length, as sums of ``_mix``."""
    integers, floats = _REGISTERS[width]
    always = [*_SCALARS, *(f"{access} {type_}" for access in ("load", "store") for type_ in (integers, floats))]
    always += [f"{opcode} {floats} %" for opcode in ("fadd", "fsub", "fmul")]
    vectors = [f"{opcode} {integers} %" for opcode in _OPERATIONS]
    found = []
    for texts in (always, [_ADDRESS], vectors, [f"shl {integers} %"]):
        by_length: dict[int, list[str]] = {}
        for text in texts:
            by_length.setdefault(len(text), []).append(text)
        found.append(
            {length: np.sort(np.concatenate([_mix(_words(t), length) for t in of])) for length, of in by_length.items()}
        )
    return found


def _words(text: str) -> list[Any]:
    raw = text.encode().ljust(24)
    return [np.frombuffer(raw[k : k + 8], "<u8") for k in (0, 8, 16)]


def _mix(words: list[Any], length: int) -> Any:
    """A number for the first so many bytes."""
    total = words[0] if length >= 8 else words[0] & np.uint64((1 << 8 * length) - 1)
    for k in (1, 2):
        rest = min(length - 8 * k, 8)
        if rest > 0:
            total = total * _FACTOR + (words[k] if rest == 8 else words[k] & np.uint64((1 << 8 * rest) - 1))
    return total


def _start(words: list[Any], texts: dict[int, Any]) -> Any:
    """Which lines begin so, of which ``words`` are the bytes."""
    found = np.zeros(len(words[0]), bool)
    for length, sums in texts.items():
        mixed = _mix(words, length)
        found |= mixed == sums[0] if len(sums) == 1 else sums[np.searchsorted(sums[:-1], mixed)] == mixed
    return found


def _shorter(lines: list[str], begin: int, end: int) -> list[int]:
    """Where a long stretch is cut."""
    fixed = [
        k for k in range(begin, end) if " = phi " in lines[k] or " = alloca " in lines[k] or "@llvm.coro." in lines[k]
    ]
    found, at = [], max(fixed, default=begin) + MOST
    while at < end - MOST // 2:
        if lines[at].startswith("  %"):
            found.append(at)
            at += MOST
        else:
            at += 1
    return found


def _load_constants(lines: list[str], rows: _Rows, places: list[int], cuts: list[int]) -> tuple[str, list[int]]:
    """Let the lines of those numbers load their constants, each once a block; gives the table, for the end of the module, and the
    numbers of the lines in front of which something is loaded."""
    table: dict[tuple[str, str], int] = {}
    names: dict[tuple[str, str], str] = {}
    begin = end = name = opcode = ""
    borders = [*sorted({*rows.heads.tolist(), *cuts}), len(lines)]
    border = stop = 0
    loading: list[int] = []
    for at in places:
        line, loads = lines[at], ""
        if at >= stop:
            names, end = {}, ""
            while borders[border] <= at:
                border += 1
            stop = borders[border]
        if not end or not line.endswith(end) or f" = {begin}" not in line:
            end = ""
            found = _CONSTANT.fullmatch(line)
            value = None if found is None else _factor(found) if found[1] == "shl" else found[6]
            if found is None or value is None:
                continue
            opcode, end, begin = found[1], found[5], f"{found[1]} {found[2]} "
            key = (found[2], value)
            if key not in names:
                names[key] = f"%fixed{at}"
                place = _UNIT * table.setdefault(key, len(table))
                loads = f"  %fixed{at}.at = getelementptr i8, ptr %fixed, i64 {place}\n"
                loading.append(at)
                loads += f"  %fixed{at} = load {found[2]}, ptr %fixed{at}.at, align {_UNIT}\n"
            name = names[key]
        if opcode == "shl":
            line = line.replace(" = shl ", " = mul ", 1)
        lines[at] = f"{loads}{line[: -len(end)]}, {name}"
    return _table(table) if table else "", loading


def _factor(found: Any) -> str | None:
    """A shift to the left as a constant to multiply with: fast selection knows no shifts of vectors."""
    bits, by = int(found[4]), int(found[7] or found[4])
    return None if by >= bits else f"splat (i{bits} {1 << by if by < bits - 1 else -(1 << by)})"


def _table(table: dict[tuple[str, str], int]) -> str:
    types, values = [], []
    for type_, value in table:
        rest = _UNIT - (bytes_of(type_) or 0)
        types.append(f"{type_}, [{rest} x i8]")
        values.append(f"{type_} {value}, [{rest} x i8] zeroinitializer")
    head = "@fixed.chunks = private unnamed_addr constant"
    return f"\n{head} <{{ {', '.join(types)} }}> <{{ {', '.join(values)} }}>, align {_UNIT}\n"


__all__ = ["cut_blocks"]
