"""Which lines of a text many offsets lie in. Counting new lines anew for each takes time with the square of the text."""

from __future__ import annotations

from bisect import bisect_left
from functools import cached_property
from typing import final


@final
class LineNumbers:
    """Of one text, which is read when somebody first asks."""

    def __init__(self, text: bytes) -> None:
        self._text = text

    @cached_property
    def _ends(self) -> list[int]:
        """Offsets of the new lines."""
        ends, at = [], self._text.find(b"\n")
        while at >= 0:
            ends.append(at)
            at = self._text.find(b"\n", at + 1)
        return ends

    def line_of(self, offset: int) -> int:
        """Counted from 1; a new line belongs to the line that it ends."""
        return bisect_left(self._ends, offset) + 1
