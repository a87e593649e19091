"""The line of the source that a location names, with a caret, where the file is there.

Locations come from debug information, which may say anything. So a file is read only where its name ends as sources do, where
it is a regular file of at most 4 MiB, and where it is the one that was compiled, as far as debug information has its checksum.
"""

from __future__ import annotations

import bisect
import hashlib
import itertools
import os
import unicodedata
from dataclasses import field
from typing import final

from swlds.device.findings import Location
from swlds.errors import SwldsError
from swlds.lazy import dataclass
from swlds.printable import printable, split_lines
from swlds.reading import read_regular

MAX_SOURCE = 4 << 20
#: Columns of a line that are shown; around the caret where the line is longer.
WIDTH = 120
SUFFIXES = frozenset(
    "c cc cpp cxx c++ h hh hpp hxx inc inl ipp tpp def cl clh clcpp cu cuh hip py pyx jl f f90 f95 f03 f08 rs zig mlir".split()
)


@final
@dataclass
class SourceFiles:
    """Files that were read for one report. ``folder``: of the module, where sources may lie beside it."""

    folder: str = ""
    _known: dict[tuple[str, str, str], list[str]] = field(default_factory=dict)

    def excerpt(self, location: Location | None) -> list[str]:
        """The line and a caret below it; nothing where the file is not there or is another one now."""
        if location is None or location.line < 1:
            return []
        lines = self._lines(location)
        if location.line > len(lines):
            return []
        return _with_caret(lines[location.line - 1], location.column)

    def letter_of(self, location: Location) -> int:
        """The column in letters, from 1, where the line can be read; else that of debug information, which counts bytes."""
        lines = self._lines(location) if location.column > 0 else []
        if not 1 <= location.line <= len(lines):
            return location.column
        before = _letters_before(lines[location.line - 1], location.column)
        return location.column if before is None else before + 1

    def lines(self, location: Location) -> list[str]:
        """The whole file, tabs as spaces and what is no letter as its escape; empty where it is not there or another one now."""
        return [_spelled(line) for line in self._lines(location)]

    def _lines(self, location: Location) -> list[str]:
        key = (location.file, location.directory, location.checksum)
        if key not in self._known:
            self._known[key] = next(
                (lines for path in self._paths(location) if (lines := _read(path, location.checksum))), []
            )
        return self._known[key]

    def _paths(self, location: Location) -> list[str]:
        """Where the file may lie: where it was compiled, beside the module, in the current folder."""
        if location.file.rpartition(".")[2].lower() not in SUFFIXES:
            return []
        places = [location.directory, self.folder, ""]
        found = [os.path.join(place, location.file) for place in places if place or not os.path.isabs(location.file)]
        beside = os.path.join(self.folder, os.path.basename(location.file))
        return list(dict.fromkeys([*found, location.file, beside]))


def _read(path: str, checksum: str) -> list[str]:
    try:
        content = read_regular(path, MAX_SOURCE)
    except (OSError, ValueError, SwldsError):
        return []
    if checksum and hashlib.md5(content, usedforsecurity=False).hexdigest() != checksum.lower():
        return []
    return split_lines(content.decode("utf-8", "surrogateescape"))


def _with_caret(line: str, column: int) -> list[str]:
    """Tabs become spaces and what is no letter its escape; the caret stands where the column, which counts bytes, is then."""
    letters = _letters_before(line, column)
    before = _spelled(line[: letters or 0])
    shown, at = _spelled(line), len(before)
    start = at - len(_begin(before[::-1], WIDTH - 20)) if _cells(shown) > WIDTH else 0
    piece = _begin(shown[start:], WIDTH).rstrip()
    return [piece, " " * _cells(shown[start:at]) + "^"] if letters is not None else [piece]


def _letters_before(line: str, column: int) -> int | None:
    """How many letters stand in front of a column, which counts bytes from 1; None where the line has no such column."""
    ends = [*itertools.accumulate(len(letter.encode("utf-8", "surrogateescape")) for letter in line)]
    return bisect.bisect_left(ends, column) if 0 < column <= max(ends, default=0) + 1 else None


def _spelled(text: str) -> str:
    return printable(text.expandtabs(4))


def _begin(text: str, cells: int) -> str:
    """As much of a text as has room in so many cells of a terminal."""
    ends = itertools.accumulate(map(_cells, text))
    return text[: next((place for place, end in enumerate(ends) if end > cells), len(text))]


def _cells(text: str) -> int:
    """What a text takes on a terminal: wide letters two cells (Unicode's UAX 11), marks on the letter in front none."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.category(c) in ("Mn", "Me") else 1 + (unicodedata.east_asian_width(c) in "WF") for c in text
    )
