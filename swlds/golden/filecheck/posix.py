"""Matching of POSIX extended regular expressions: the leftmost match, of those the longest, and groups as regexec finds them.

Python's ``re`` finds where a match begins; it takes the first branch that fits, though, where POSIX takes the longest text. Where
an expression has more than repeated bytes, ends and groups are worked out here, in the way of regexec's ``dissect``: from the
left, each part takes as much as lets the rest reach the end.

Back references are in ``programs.py``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import final

from swlds.golden.filecheck.ere import (
    Anchor,
    Back,
    Branches,
    CharSet,
    Expression,
    Literal,
    Mark,
    Node,
    Repeat,
    Strip,
    parse,
)
from swlds.golden.filecheck.programs import WORD, Program, holds

Span = tuple[int, int]
#: As ``re`` has them in a text that goes up to a line's end, up to a letter of a word, or up to another byte.
_ANCHORS = {
    "line": {
        "^": b"^",
        "$": b"$",
        "<": rb"(?<![0-9A-Za-z_])(?=[0-9A-Za-z_])",
        ">": rb"(?<=[0-9A-Za-z_])(?![0-9A-Za-z_])",
    }
}
_ANCHORS["other"] = {**_ANCHORS["line"], "$": rb"(?=\n)"}
_ANCHORS["word"] = {
    **_ANCHORS["other"],
    "<": rb"(?<![0-9A-Za-z_])(?=[0-9A-Za-z_]|\Z)",
    ">": rb"(?<=[0-9A-Za-z_])(?=[^0-9A-Za-z_])",
}


@final
class Regex:
    """A compiled expression; raises GoldenError with LLVM's words for what is wrong."""

    def __init__(self, text: bytes, *, ignores_case: bool = False) -> None:
        self.expression = parse(text, ignores_case=ignores_case)
        nodes = list(_walk(self.expression.strip))
        self._has_back = any(isinstance(node, Back) for node in nodes)
        self._looks_back = any(isinstance(node, Anchor) and node.kind != "$" for node in nodes)
        self._is_plain = self._has_back or _is_plain(self.expression.strip)
        self._numbers = _last_marks(nodes) if self._is_plain else {}
        self._compiled: dict[str, re.Pattern[bytes]] = {}
        self._search = self._before("line")

    def _before(self, follows: str) -> re.Pattern[bytes]:
        """For a text in front of what ``_ANCHORS`` tells apart."""
        if follows not in self._compiled:
            spelled = _spell(self.expression.strip, self._numbers, _ANCHORS[follows])
            self._compiled[follows] = re.compile(spelled, re.MULTILINE)
        return self._compiled[follows]

    def search(self, text: bytes, start: int, end: int) -> list[Span | None] | None:
        """The spans of the match in ``text[start:end]`` and of its groups; that part is all that anchors see."""
        if self._looks_back:
            found = self._find(text[start:end], 0, end - start)
            return found and [span and (span[0] + start, span[1] + start) for span in found]
        return self._find(text, start, end)

    def _find(self, text: bytes, start: int, end: int) -> list[Span | None] | None:
        found = self._search.search(text, start, end)
        if found is None:
            return None
        if self._has_back:
            return self._find_back(text, found, end)
        if not self._is_plain:
            return _Dissection(self.expression, text, end).match(found.start())
        return self._spans_of(found)

    def _find_back(self, text: bytes, found: re.Match[bytes] | None, end: int) -> list[Span | None] | None:
        """``found``: the first match as ``re`` has them, which copies no anchors and prefers no longer end."""
        program = Program(self.expression, text, end)
        while found is not None:
            for stop in program.ends(found.start()):
                match = found if stop == found.end() else self._match_up_to(text, found.start(), stop, end)
                if match is not None:
                    return self._spans_of(match)
            found = self._search.search(text, found.start() + 1, end) if found.start() < end else None
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


def _last_marks(nodes: list[Node]) -> dict[int, int]:
    """The groups by the places of their last copies (bounds make copies): place among all beginnings -> number."""
    begins = [node.number for node in nodes if isinstance(node, Mark) and not node.is_end]
    last = {number: place for place, number in enumerate(begins)}
    return {place: number for number, place in sorted(last.items(), key=lambda item: item[1])}


def _spell(strip: Strip, captured: dict[int, int], anchors: Mapping[str, bytes]) -> bytes:
    """As Python's ``re`` has it; groups are captured at the places in ``captured``."""
    places = iter(range(1 << 30))
    indices = {number: index for index, number in enumerate(captured.values(), 1)}

    def spell(nodes: Strip) -> bytes:
        return b"".join(map(spell_node, nodes))

    def spell_node(node: Node) -> bytes:
        match node:
            case Literal(text):
                return re.escape(text)
            case CharSet(members):
                return _spell_set(members)
            case Anchor(kind):
                return anchors[kind]
            case Mark(_, is_end):
                return b")" if is_end else b"(" if next(places) in captured else b"(?:"
            case Back(number, _):
                return b"(?:\\%d)" % indices[number]
            case Repeat(body, may_miss):
                return b"(?:%s)%s" % (spell(body), b"*" if may_miss else b"+")
            case Branches(choices):
                return b"(?:%s)" % b"|".join(map(spell, choices))

    return spell(strip)


def _spell_set(members: frozenset[int]) -> bytes:
    if len(members) == 255 and 10 not in members:
        return b"."
    return b"[%s]" % b"".join(b"\\x%02x" % member for member in sorted(members)) if members else b"(?!)"


@final
class _Dissection:
    """The ends that parts of an expression can have in one text, and what its groups match."""

    def __init__(self, expression: Expression, text: bytes, end: int) -> None:
        self.expression, self.text, self.end = expression, text, end
        self._known: dict[tuple[int, int, int], frozenset[int]] = {}

    def match(self, start: int) -> list[Span | None]:
        strip = self.expression.strip
        stop = max(self._ends(strip, 0, start))
        begins: dict[int, int] = {}
        spans: list[Span | None] = [(start, stop), *[None] * self.expression.groups]
        self._dissect(strip, start, stop, begins, spans)
        return spans

    def _ends(self, strip: Strip, first: int, start: int) -> frozenset[int]:
        """Where the nodes of a strip from ``first`` on can end that begin at ``start``."""
        key = (id(strip), first, start)
        if key not in self._known:
            places = frozenset((start,))
            for node in strip[first:]:
                places = frozenset().union(*(self._step(node, place) for place in places))
                if not places:
                    break
            self._known[key] = places
        return self._known[key]

    def _step(self, node: Node, at: int) -> frozenset[int]:
        match node:
            case Literal(text):
                return frozenset((at + len(text),)) if self.text.startswith(text, at, self.end) else frozenset()
            case CharSet(members):
                return frozenset((at + 1,)) if at < self.end and self.text[at] in members else frozenset()
            case Anchor(kind):
                return frozenset((at,)) if holds(kind, self.text, at, self.end) else frozenset()
            case Repeat(body, may_miss):
                return self._repeat(body, at) | (frozenset((at,)) if may_miss else frozenset())
            case Branches(choices):
                return frozenset().union(*(self._ends(choice, 0, at) for choice in choices))
        return frozenset((at,))

    def _repeat(self, body: Strip, at: int) -> frozenset[int]:
        reached: set[int] = set()
        left = [at]
        while left:
            new = self._ends(body, 0, left.pop()) - reached
            reached |= new
            left += new
        return frozenset(reached)

    def _dissect(self, strip: Strip, at: int, stop: int, begins: dict[int, int], spans: list[Span | None]) -> None:
        """Set the groups of a strip that matches from ``at`` to ``stop``."""
        for index, node in enumerate(strip):
            if isinstance(node, Mark):
                if node.is_end:
                    spans[node.number] = (begins[node.number], at)
                else:
                    begins[node.number] = at
                continue
            ends = sorted((e for e in self._step(node, at) if e <= stop), reverse=True)
            rest = next(e for e in ends if stop in self._ends(strip, index + 1, e))
            if isinstance(node, Branches):
                choice = next(c for c in node.choices if rest in self._ends(c, 0, at))
                self._dissect(choice, at, rest, begins, spans)
            elif isinstance(node, Repeat):
                self._dissect_last(node, at, rest, begins, spans)
            at = rest

    def _dissect_last(self, node: Repeat, at: int, rest: int, begins: dict[int, int], spans: list[Span | None]) -> None:
        """Of a repetition the last time counts, each time taking as much as it can."""
        if rest not in self._repeat(node.body, at):
            return  # not even once
        last = at
        while True:
            ends = [e for e in self._ends(node.body, 0, at) if e <= rest]
            if not ends or max(ends) == at:
                break
            last, at = at, max(ends)
        if rest in self._ends(node.body, 0, last):
            self._dissect(node.body, last, rest, begins, spans)
