"""Where the parts of a match lie, in the way of regexec's ``dissect``: from the left, each part takes as much as lets the rest
reach the end; groups are set by the last part that they stand around.

A part is followed from all places at once, forwards to where it may end, backwards to where it may begin.
"""

from __future__ import annotations

from typing import final

from swlds.golden.filecheck.ere import Anchor, Branches, CharSet, Expression, Literal, Mark, Node, Repeat, Strip
from swlds.golden.filecheck.programs import holds

Span = tuple[int, int]
Places = frozenset[int]


@final
class Dissection:
    """Of the longest match in ``text[:end]`` that begins at ``start``, where there has to be one."""

    def __init__(self, expression: Expression, text: bytes, start: int, end: int) -> None:
        self.expression, self.text, self.start, self.end = expression, text, start, end

    def spans(self) -> list[Span | None]:
        """Of the match and of its groups."""
        strip = self.expression.strip
        stop = max(self._ends(strip, frozenset((self.start,))))
        begins: dict[int, int] = {}
        spans: list[Span | None] = [(self.start, stop), *[None] * self.expression.groups]
        self._dissect(strip, self.start, stop, begins, spans)
        return spans

    def _ends(self, strip: Strip, places: Places) -> Places:
        """Where a strip can end that begins at one of these places."""
        return self._move(strip, places, is_back=False)

    def _move(self, strip: Strip, places: Places, *, is_back: bool) -> Places:
        for node in reversed(strip) if is_back else strip:
            if not places:
                break
            places = self._step(node, places, is_back=is_back)
        return places

    def _step(self, node: Node, places: Places, *, is_back: bool) -> Places:
        match node:
            case Literal(text):
                return self._step_literal(text, places, is_back)
            case CharSet(members):
                return frozenset(after for at in places if (after := self._step_byte(members, at, is_back)) is not None)
            case Anchor(kind):
                return frozenset(at for at in places if holds(kind, self.text, at, self.end))
            case Repeat(body, may_miss):
                return self._repeat(body, places, is_back) | (places if may_miss else frozenset())
            case Branches(choices):
                return frozenset().union(*(self._move(choice, places, is_back=is_back) for choice in choices))
        return places

    def _step_literal(self, text: bytes, places: Places, is_back: bool) -> Places:
        size = len(text)
        if is_back:
            begins = (at - size for at in places)
            return frozenset(at for at in begins if at >= self.start and self.text.startswith(text, at))
        return frozenset(at + size for at in places if self.text.startswith(text, at, self.end))

    def _step_byte(self, members: frozenset[int], at: int, is_back: bool) -> int | None:
        if is_back:
            return at - 1 if at > self.start and self.text[at - 1] in members else None
        return at + 1 if at < self.end and self.text[at] in members else None

    def _repeat(self, body: Strip, places: Places, is_back: bool) -> Places:
        """Once or more."""
        reached: set[int] = set()
        if len(body) == 1 and isinstance(body[0], CharSet):
            members = body[0].members
            for place in places:
                at = self._step_byte(members, place, is_back)
                while at is not None and at not in reached:
                    reached.add(at)
                    at = self._step_byte(members, at, is_back)
            return frozenset(reached)
        new = places
        while new:
            new = self._move(body, new, is_back=is_back) - reached
            reached |= new
        return frozenset(reached)

    def _dissect(self, strip: Strip, at: int, stop: int, begins: dict[int, int], spans: list[Span | None]) -> None:
        """Set the groups of a strip that matches from ``at`` to ``stop``."""
        rests = [frozenset((stop,))]  # where what stands behind a node may begin, the last node's first
        for node in reversed(strip[1:]):
            rests.append(self._step(node, rests[-1], is_back=True))
        for node in strip:
            may_end = rests.pop()
            if isinstance(node, Mark):
                if node.is_end:
                    spans[node.number] = (begins[node.number], at)
                else:
                    begins[node.number] = at
                continue
            end = max(self._step(node, frozenset((at,)), is_back=False) & may_end)
            if isinstance(node, Branches):
                choice = next(c for c in node.choices if end in self._ends(c, frozenset((at,))))
                self._dissect(choice, at, end, begins, spans)
            elif isinstance(node, Repeat):
                self._dissect_last(node, at, end, begins, spans)
            at = end

    def _dissect_last(self, node: Repeat, at: int, end: int, begins: dict[int, int], spans: list[Span | None]) -> None:
        """Of a repetition the last time counts, each time taking as much as it can."""
        if end not in self._repeat(node.body, frozenset((at,)), is_back=False):
            return  # not even once
        last = at
        while True:
            ends = [e for e in self._ends(node.body, frozenset((at,))) if e <= end]
            if not ends or max(ends) == at:
                break
            last, at = at, max(ends)
        if end in self._ends(node.body, frozenset((last,))):
            self._dissect(node.body, last, end, begins, spans)
