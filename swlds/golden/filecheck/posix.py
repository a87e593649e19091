"""Matching of POSIX extended regular expressions: the leftmost match, of those the longest, and groups as regexec finds them.

Python's ``re`` finds where a match begins, or ``machine.py`` where that might take it long; it takes the first branch that fits,
though, where POSIX takes the longest text. Where an expression has more than repeated bytes, ends and groups are worked out in
``dissection.py``.

Back references are in ``programs.py``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import final

from swlds.golden.filecheck.dissection import Dissection
from swlds.golden.filecheck.ere import (
    Anchor,
    Back,
    Branches,
    CharSet,
    Literal,
    Mark,
    Node,
    Repeat,
    Strip,
    parse,
)
from swlds.golden.filecheck.machine import Machine, count_loose
from swlds.golden.filecheck.programs import WORD, Program
from swlds.golden.filecheck.spelling import ANCHORS, last_marks, spell

Span = tuple[int, int]
#: Parts of more than one length, one behind the other: with these ``re`` tries no more ways than the square of a line's length.
_FEW = 2
@final
class Regex:
    """A compiled expression; raises GoldenError with LLVM's words for what is wrong."""

    def __init__(self, text: bytes, *, ignores_case: bool = False) -> None:
        self.expression = parse(text, ignores_case=ignores_case)
        nodes = list(_walk(self.expression.strip))
        self._has_back = any(isinstance(node, Back) for node in nodes)
        self._looks_back = any(isinstance(node, Anchor) and node.kind != "$" for node in nodes)
        self._is_plain = self._has_back or _is_plain(self.expression.strip)
        self._machine = Machine(self.expression.strip) if count_loose(self.expression.strip) > _FEW else None
        self._numbers = last_marks(nodes) if self._is_plain else {}
        self._compiled: dict[str, re.Pattern[bytes]] = {}

    def _before(self, follows: str) -> re.Pattern[bytes]:
        """For a text in front of what ``ANCHORS`` tells apart."""
        if follows not in self._compiled:
            spelled = spell(self.expression.strip, self._numbers, ANCHORS[follows])
            self._compiled[follows] = re.compile(spelled, re.MULTILINE)
        return self._compiled[follows]

    def search(self, text: bytes, start: int, end: int) -> list[Span | None] | None:
        """The spans of the match in ``text[start:end]`` and of its groups; that part is all that anchors see."""
        if self._looks_back:
            found = self._find(text[start:end], 0, end - start)
            return found and [span and (span[0] + start, span[1] + start) for span in found]
        return self._find(text, start, end)

    def _find(self, text: bytes, start: int, end: int) -> list[Span | None] | None:
        if self._machine is not None:
            begin = self._machine.find(text, start, end)
            if begin is None:
                return None
            if not self._has_back:
                return Dissection(self.expression, text, begin, end).spans()
            start = begin
        found = self._before("line").search(text, start, end)
        if found is None:
            return None
        if self._has_back:
            return self._find_back(text, found, end)
        if not self._is_plain:
            return Dissection(self.expression, text, found.start(), end).spans()
        return self._spans_of(found)

    def _find_back(self, text: bytes, found: re.Match[bytes] | None, end: int) -> list[Span | None] | None:
        """``found``: the first match as ``re`` has them, which copies no anchors and prefers no longer end."""
        program, search = Program(self.expression, text, end), self._before("line")
        while found is not None:
            for stop in program.ends(found.start()):
                match = found if stop == found.end() else self._match_up_to(text, found.start(), stop, end)
                if match is not None:
                    return self._spans_of(match)
            found = search.search(text, found.start() + 1, end) if found.start() < end else None
        return None

    def _match_up_to(self, text: bytes, start: int, stop: int, end: int) -> re.Match[bytes] | None:
        byte = text[stop] if stop < end else 10
        follows = "line" if byte == 10 else "word" if byte in WORD else "other"
        return self._before(follows).fullmatch(text, start, stop)

    def _spans_of(self, found: re.Match[bytes]) -> list[Span | None]:
        spans: list[Span | None] = [found.span(), *[None] * self.expression.groups]
        for index, number in enumerate(self._numbers.values(), 1):
            spans[number] = found.span(index) if found.start(index) >= 0 else None
        return spans


def _walk(strip: Strip) -> Iterator[Node]:
    for node in strip:
        yield node
        if isinstance(node, Repeat):
            yield from _walk(node.body)
        elif isinstance(node, Branches):
            for choice in node.choices:
                yield from _walk(choice)


def _is_plain(strip: Strip) -> bool:
    """Only bytes are repeated or left out: the first match that ``re`` tries is the longest, then."""
    return all(
        isinstance(node, Literal | CharSet | Anchor | Mark)
        or (isinstance(node, Repeat) and _is_byte(node.body))
        or (isinstance(node, Branches) and len(node.choices) == 2 and _is_byte(node.choices[0]) and not node.choices[1])
        for node in strip
    )


def _is_byte(strip: Strip) -> bool:
    return len(strip) == 1 and (
        isinstance(strip[0], CharSet) or (isinstance(strip[0], Literal) and len(strip[0].text) == 1)
    )
