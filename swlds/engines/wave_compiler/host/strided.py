"""Lanes at a constant distance from one another, without gathers and scatters: host functions of a chunk.

What lies side by side at each lane's address (the elements of a vector, what several lines of the wave have of one row) is moved
at once, and sorted by shuffles within 16 bytes, which take a cycle each. Of two *columns* of i32::

    before: gathers of ``p, p + step, …`` and of ``p + 4, p + step + 4, …``
    after:  16 loads of 8 bytes, eight to a register; of two registers every second element is a column

A gather of 16 lanes takes 18 cycles of an AMD Zen 4, such a column 4 (``docs/performance.md``).
"""

from __future__ import annotations

from typing import final

from swlds.engines.wave_compiler.host.alike import MARK
from swlds.engines.wave_compiler.host.lanes import Shape

#: Bytes of the parts of a register in which shuffles are cheap.
_BLOCK = 16
#: Types of elements that are moved so, and their bytes; how many columns.
SIZES = {"i8": 1, "i16": 2, "i32": 4, "float": 4, "i64": 8, "double": 8}
COLUMNS = (1, 2, 4)
#: What is moved at once, by its bytes. Processors put floats together faster than integers, and keep their bits.
_PIECES = {1: "i8", 2: "i16", 4: "float", 8: "double"}
#: Bytes of elements of which several columns are sorted.
_SORTED = (4, 8)


def run_of(type_: str, count: int) -> int:
    """How many of so many elements of one type, side by side, are moved at once."""
    return max(n for n in COLUMNS if n <= count) if SIZES[type_] in _SORTED else 1


def load(shape: Shape, type_: str, columns: int, step: int, start: str, align: int) -> list[str]:
    """A chunk for each column: lanes are ``step`` bytes apart, the first one at ``start``."""
    vector = shape.vector(type_)
    result = vector if columns == 1 else f"{{ {', '.join([vector] * columns)} }}"
    name = f"strided.load.{type_}.{columns}.{step}.{align}"
    if name not in shape.w.declarations:
        body = _Code(shape.width, type_, columns, step, align).load(result)
        shape.w.declarations[name] = f"define internal {result} @{name}(ptr %p) {MARK}\n{{\n{body}\n}}"
    found = shape.w.emit(f"call {result} @{name}(ptr {start})")
    return [found] if columns == 1 else [shape.w.emit(f"extractvalue {result} {found}, {k}") for k in range(columns)]


def store(shape: Shape, type_: str, chunks: list[str], step: int, start: str, align: int) -> None:
    """The other way round. Lanes share no bytes."""
    vector, name = shape.vector(type_), f"strided.store.{type_}.{len(chunks)}.{step}.{align}"
    if name not in shape.w.declarations:
        body = _Code(shape.width, type_, len(chunks), step, align).store()
        given = "".join(f", {vector} %c{k}" for k in range(len(chunks)))
        shape.w.declarations[name] = f"define internal void @{name}(ptr %p{given}) {MARK}\n{{\n{body}\n}}"
    shape.w.do(f"call void @{name}(ptr {start}{''.join(f', {vector} {chunk}' for chunk in chunks)})")


@final
class _Code:
    """The body of a function. There are as many registers as columns. A block of 16 bytes is of the same few lanes in all
    registers, which hold the elements of these, lane after lane, from the first register's block to the last one's."""

    def __init__(self, width: int, type_: str, columns: int, step: int, align: int) -> None:
        self.width, self.columns, self.step, self.align = width, columns, step, align
        self.row = SIZES[type_] * columns
        self.lanes = min(_BLOCK // SIZES[type_], width)
        self.vector = f"<{width} x {type_}>"
        self.piece = min(_BLOCK, self.row)
        plain = _PIECES[min(8, self.piece)]
        self.plain = f"<{SIZES[type_] * width // SIZES[plain]} x {plain}>"
        self.kind = plain if self.piece < _BLOCK else f"<2 x {plain}>"
        self.lines: list[str] = []

    def load(self, result: str) -> str:
        found = self._split([self._fill(register) for register in range(self.columns)])
        whole = found[0] if self.columns == 1 else "poison"
        for k in range(self.columns if self.columns > 1 else 0):
            whole = self._emit(f"insertvalue {result} {whole}, {self.vector} {found[k]}, {k}")
        return "\n".join([*self.lines, f"  ret {result} {whole}"])

    def store(self) -> str:
        for register, name in enumerate(self._join([f"%c{k}" for k in range(self.columns)])):
            self._empty(register, name)
        return "\n".join([*self.lines, "  ret void"])

    def _emit(self, text: str) -> str:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def _places(self, register: int) -> list[str]:
        """Pointers to what lies in a register, piece by piece."""
        found, size = [], self.lanes * self.row // self.columns
        for block in range(self.width // self.lanes):
            for at in range(size * register, size * (register + 1), self.piece):
                lane, inside = divmod(at, self.row)
                offset = (self.lanes * block + lane) * self.step + inside
                found.append(self._emit(f"getelementptr i8, ptr %p, i64 {offset}"))
        return found

    def _fill(self, register: int) -> str:
        """Load the pieces of a register."""
        places = self._places(register)
        pieces = [self._emit(f"load {self.kind}, ptr {place}, align {self.align}") for place in places]
        if self.piece == _BLOCK:
            whole = self._concatenate(pieces)
        else:
            whole = "poison"
            for k, piece in enumerate(pieces):
                whole = self._emit(f"insertelement {self.plain} {whole}, {self.kind} {piece}, i64 {k}")
        return self._emit(f"bitcast {self.plain} {whole} to {self.vector}")

    def _concatenate(self, pieces: list[str]) -> str:
        size = 2
        while len(pieces) > 1:
            kind = f"<{size} x double>"
            order = ", ".join(f"i32 {k}" for k in range(2 * size))
            pieces = [
                self._emit(f"shufflevector {kind} {a}, {kind} {b}, <{2 * size} x i32> <{order}>")
                for a, b in zip(pieces[::2], pieces[1::2], strict=True)
            ]
            size *= 2
        return pieces[0]

    def _empty(self, register: int, name: str) -> None:
        """Store the pieces of a register."""
        whole = self._emit(f"bitcast {self.vector} {name} to {self.plain}")
        for k, place in enumerate(self._places(register)):
            if self.piece == _BLOCK:
                order = f"<2 x i32> <i32 {2 * k}, i32 {2 * k + 1}>"
                piece = self._emit(f"shufflevector {self.plain} {whole}, {self.plain} poison, {order}")
            else:
                piece = self._emit(f"extractelement {self.plain} {whole}, i64 {k}")
            self.lines.append(f"  store {self.kind} {piece}, ptr {place}, align {self.align}")

    def _split(self, registers: list[str]) -> list[str]:
        """Registers to columns: every second element, again and again."""
        if len(registers) == 1:
            return registers
        pairs = list(zip(registers[::2], registers[1::2], strict=True))
        even, odd = (self._split([self._shuffle(a, b, self._every_second(k)) for a, b in pairs]) for k in (0, 1))
        return [column for both in zip(even, odd, strict=True) for column in both]

    def _join(self, columns: list[str]) -> list[str]:
        """Columns to registers."""
        if len(columns) == 1:
            return columns
        even, odd = (self._join(columns[k::2]) for k in (0, 1))
        return [self._shuffle(a, b, self._in_turn(k)) for a, b in zip(even, odd, strict=True) for k in (0, 1)]

    def _every_second(self, first: int) -> list[int]:
        """Of each block of two registers."""
        starts = range(0, self.width, self.lanes)
        return [s + x + k for s in starts for x in (0, self.width) for k in range(first, self.lanes, 2)]

    def _in_turn(self, half: int) -> list[int]:
        """Elements of each block's first or second half, of two registers in turn."""
        few = self.lanes // 2
        starts = range(half * few, self.width, self.lanes)
        return [s + k + x for s in starts for k in range(few) for x in (0, self.width)]

    def _shuffle(self, a: str, b: str, order: list[int]) -> str:
        mask = ", ".join(f"i32 {k}" for k in order)
        return self._emit(f"shufflevector {self.vector} {a}, {self.vector} {b}, <{self.width} x i32> <{mask}>")


__all__ = ["COLUMNS", "SIZES", "load", "run_of", "store"]
