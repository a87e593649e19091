"""Where the first match of an expression begins, in time that grows with the text times the expression.

Python's ``re`` goes back and tries again, which for ``([a-z]+ ?)*;`` and ``[0-9a-f]{1,24};`` takes longer than anybody waits.
Here an expression is a machine that is in many states at once (Thompson, CACM 11(6), 1968); what follows from states and a byte
is worked out once.
"""

from __future__ import annotations

import functools
import math
import re
from typing import final

from swlds.golden.filecheck.ere import Anchor, Back, Branches, CharSet, Literal, Mark, Node, Repeat, Strip
from swlds.golden.filecheck.programs import holds
from swlds.golden.filecheck.spelling import spell_set

States = frozenset[int]
_NONE: States = frozenset()
#: What is kept of what follows from what; more begins anew.
_ROWS = 4000
#: The number of the state in which all is matched.
_FINAL = 0


def count_loose(strip: Strip) -> float:
    """How many parts of more than one length stand one behind the other: ``re`` tries up to this power of a line's length.
    Infinite where such a part is repeated."""
    count: float = 0
    for node in strip:
        match node:
            case Repeat(body, _):
                count += math.inf if count_loose(body) else 1
            case Branches(choices):
                count += 1 + max(map(count_loose, choices))
            case _:
                pass
    return count


@final
class _Row(dict[int, States]):
    """What states become by a byte, and whether all is matched in them; ``takes``: the bytes of a state, and the one behind."""

    def __init__(self, accepts: bool, takes: list[tuple[frozenset[int], int]]) -> None:
        super().__init__()
        self.accepts, self._takes = accepts, takes

    def __missing__(self, byte: int) -> States:
        self[byte] = found = frozenset(after for members, after in self._takes if byte in members)
        return found


@final
class Machine:
    """An expression, to find it in texts. In the place of a back reference it has the group's body: what it does not find is
    not there."""

    def __init__(self, strip: Strip) -> None:
        #: For each state the bytes that it takes, and the state behind.
        self._takes: list[tuple[frozenset[int], int] | None] = [None]
        #: For each state those that it is at once, too, and the anchor that has to hold ("" for none).
        self._ways: list[list[tuple[str, int]]] = [[]]
        self._begin = self._build(strip, _FINAL)
        self._anchors = {kind for ways in self._ways for kind, _ in ways} - {""}
        self._rows: dict[tuple[States, frozenset[str], bool], _Row] = {}
        self._holding = functools.cache(self._find_holding)
        self._lead = self._find_lead(strip)

    def find(self, text: bytes, start: int, end: int) -> int | None:
        """Where the first match in ``text[start:end]`` begins. Anchors look at ``text[:end]``."""
        at = self._find_cold(text, start, end)
        while at is not None and not self._matches(text, at, end):
            at = self._skip(text, at + 1, end)
        return at

    def _find_cold(self, text: bytes, start: int, end: int) -> int | None:
        """A place where nothing that begins in front of it is left, and behind which there is a match; None: there is none."""
        cold, at, states = start, start, _NONE
        while True:
            if not states:
                found = self._skip(text, at, end)
                if found is None:
                    return None
                cold = at = found
            row = self._row(states, self._context(text, at, end), begins=True)
            if row.accepts:
                return cold
            if at == end:
                return None
            states = row[text[at]]
            at += 1

    def _matches(self, text: bytes, at: int, end: int) -> bool:
        states: States = frozenset((self._begin,))
        while states:
            row = self._row(states, self._context(text, at, end), begins=False)
            if row.accepts or at == end:
                return row.accepts
            states = row[text[at]]
            at += 1
        return False

    def _skip(self, text: bytes, at: int, end: int) -> int | None:
        """The next place where a match may begin."""
        if at > end:
            return None
        if self._lead is None:
            return at
        found = self._lead.search(text, at, end)
        return found and found.start()

    def _row(self, states: States, holding: frozenset[str], *, begins: bool) -> _Row:
        """``begins``: a match may begin here, too."""
        key = (states, holding, begins)
        if key not in self._rows:
            if len(self._rows) >= _ROWS:
                self._rows.clear()
            all_states = self._close(states | {self._begin} if begins else states, holding)
            takes = [take for state in all_states if (take := self._takes[state]) is not None]
            self._rows[key] = _Row(_FINAL in all_states, takes)
        return self._rows[key]

    def _close(self, states: States, holding: frozenset[str]) -> set[int]:
        """With those that they are at once, too."""
        closed, left = set(states), list(states)
        while left:
            for kind, state in self._ways[left.pop()]:
                if state not in closed and (not kind or kind in holding):
                    closed.add(state)
                    left.append(state)
        return closed

    def _context(self, text: bytes, at: int, end: int) -> frozenset[str]:
        """The anchors that hold at a place."""
        if not self._anchors:
            return frozenset()
        return self._holding(text[at - 1] if at else None, text[at] if at < end else None)

    def _find_holding(self, before: int | None, after: int | None) -> frozenset[str]:
        text = bytes(byte for byte in (before, after) if byte is not None)
        at = int(before is not None)
        return frozenset(kind for kind in self._anchors if holds(kind, text, at, len(text)))

    def _find_lead(self, strip: Strip) -> re.Pattern[bytes] | None:
        """What each match begins with; None where there may be anything."""
        first = next((node for node in strip if not isinstance(node, Mark)), None)
        if isinstance(first, Literal):
            return re.compile(re.escape(first.text))
        row = self._row(_NONE, frozenset(self._anchors), begins=True)
        members = frozenset(byte for byte in range(256) if row[byte])
        return None if row.accepts or len(members) > 128 else re.compile(spell_set(members))

    def _build(self, strip: Strip, then: int) -> int:
        """The state in front of a strip that leads to ``then``."""
        for node in reversed(strip):
            then = self._build_node(node, then)
        return then

    def _build_node(self, node: Node, then: int) -> int:
        match node:
            case Literal(text):
                for byte in reversed(text):
                    then = self._add(frozenset((byte,)), then)
                return then
            case CharSet(members):
                return self._add(members, then)
            case Anchor(kind):
                return self._fork([(kind, then)])
            case Mark(_, _):
                return then
            case Back(_, body):
                return self._build(body, then)
            case Branches(choices):
                return self._fork([("", self._build(choice, then)) for choice in choices])
            case Repeat(body, may_miss):
                again = self._fork([("", then)])
                begin = self._build(body, again)
                self._ways[again].append(("", begin))
                return again if may_miss else begin

    def _add(self, members: frozenset[int], then: int) -> int:
        self._takes.append((members, then))
        self._ways.append([])
        return len(self._takes) - 1

    def _fork(self, ways: list[tuple[str, int]]) -> int:
        self._takes.append(None)
        self._ways.append(ways)
        return len(self._takes) - 1
