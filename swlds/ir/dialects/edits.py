"""Replacements in a text, and places before and after them."""

from __future__ import annotations

import bisect
from dataclasses import field
from typing import final

from swlds.ir.line_numbers import LineNumbers
from swlds.lazy import dataclass


@final
@dataclass(frozen=True, slots=True)
class Translation:
    """``text``: the original with each of ``edits`` (start, end, replacement: of the original, in order) made."""

    original: bytes
    text: bytes
    edits: list[tuple[int, int, bytes]]

    def place(self, line: int, column: int) -> int:
        """The column of the original, counted from 1, for one of the translated text in the same line."""
        start = _start_of_line(self.original, line)
        shift = 0
        for begin, end, new in self.edits[bisect.bisect_left(self.edits, (start, 0, b"")) :]:
            at = start + column - 1 + shift
            if begin > at:
                break
            if at < begin + len(new):
                return begin - start + 1
            shift += end - begin - len(new)
        return column + shift

    def two_instructions(self) -> list[int]:
        """Rows, counted from 0, that hold an instruction more than in the original."""
        lines = LineNumbers(self.original)
        return [lines.line_of(begin) - 1 for begin, _, new in self.edits if b" = " in new]


@final
@dataclass(slots=True)
class Edits:
    """Edits of one text in any order. They must not overlap, and keep the number of lines."""

    found: list[tuple[int, int, bytes]] = field(default_factory=list)

    def replace(self, start: int, end: int, new: bytes) -> None:
        self.found.append((start, end, new))

    def insert(self, at: int, new: bytes) -> None:
        self.found.append((at, at, new))

    def apply(self, text: bytes) -> Translation:
        self.found.sort(key=lambda edit: edit[:2])
        pieces, last = [], 0
        for start, end, new in self.found:
            assert start >= last and new.count(b"\n") == text.count(b"\n", start, end), "edits lie apart and keep lines"
            pieces += [text[last:start], new]
            last = end
        return Translation(text, b"".join([*pieces, text[last:]]), self.found)


def _start_of_line(text: bytes, line: int) -> int:
    start = 0
    for _ in range(line - 1):
        start = text.index(b"\n", start) + 1
    return start
