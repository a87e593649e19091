"""Where an expression with back references can end, as regexec's machine says before it compares what groups hold.

regcomp puts a copy of the group's body in the place of a back reference. regexec first has its machine find where that program
can begin and end, anchors of the copies included; then it looks for a match, with the group's text, that ends there, the longest
first. The machine passes anchors in steps: at a place first those of lines, then one kind of a word's. A program of up to 64
states passes one anchor in a step, and has as many steps as there are ``^`` and ``$`` in the expression, not counting copies, and
one for words; so an anchor and its copy in one place never hold. A longer program passes all that follow one another in one step.
"""

from __future__ import annotations

from typing import final

from swlds.golden.filecheck.ere import Anchor, Back, Branches, CharSet, Expression, Literal, Node, Repeat, Strip

WORD = frozenset(b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
#: States of a program that are bits of a number for regexec.
_SMALL = 64
#: Of a text: the place, how many anchors of lines were passed there, and whether one of a word was.
State = tuple[int, int, bool]


def holds(kind: str, text: bytes, at: int, end: int) -> bool:
    """Does an anchor hold at a place of ``text[:end]``?"""
    if kind == "^":
        return at == 0 or text[at - 1] == 10
    if kind == "$":
        return at == end or text[at] == 10
    before = at > 0 and text[at - 1] in WORD
    after = at < end and text[at] in WORD
    return after and not before if kind == "<" else before and not after


@final
class Program:
    """An expression as a machine on one text."""

    def __init__(self, expression: Expression, text: bytes, end: int) -> None:
        self.expression, self.text, self.end = expression, text, end
        self._is_small = 2 + _count_states(expression.strip) <= _SMALL
        self._known: dict[tuple[int, State], frozenset[State]] = {}

    def ends(self, start: int) -> list[int]:
        """Where a match can end that begins there, the longest first."""
        reached = self._reach(self.expression.strip, (start, 0, False))
        return sorted({at for at, _, _ in reached}, reverse=True)

    def _reach(self, strip: Strip, start: State) -> frozenset[State]:
        key = (id(strip), start)
        if key not in self._known:
            states = frozenset((start,))
            for node in strip:
                states = frozenset().union(*(self._step(node, state) for state in states))
            self._known[key] = states
        return self._known[key]

    def _step(self, node: Node, state: State) -> frozenset[State]:
        at = state[0]
        match node:
            case Literal(text):
                is_there = self.text.startswith(text, at, self.end)
                return frozenset(((at + len(text), 0, False),)) if is_there else frozenset()
            case CharSet(members):
                is_there = at < self.end and self.text[at] in members
                return frozenset(((at + 1, 0, False),)) if is_there else frozenset()
            case Anchor(kind):
                return self._pass(kind, state)
            case Repeat(body, may_miss):
                return self._repeat(body, state) | (frozenset((state,)) if may_miss else frozenset())
            case Branches(choices):
                return frozenset().union(*(self._reach(choice, state) for choice in choices))
            case Back(_, body):
                return self._reach(body, state)
        return frozenset((state,))

    def _repeat(self, body: Strip, start: State) -> frozenset[State]:
        reached: set[State] = set()
        left = [start]
        while left:
            new = self._reach(body, left.pop()) - reached
            reached |= new
            left += new
        return frozenset(reached)

    def _pass(self, kind: str, state: State) -> frozenset[State]:
        at, lines, has_word = state
        if not holds(kind, self.text, at, self.end):
            return frozenset()
        if kind in "<>":
            return frozenset() if has_word and self._is_small else frozenset(((at, lines, True),))
        if has_word or (self._is_small and lines == self._steps_at(at)):
            return frozenset()
        return frozenset(((at, lines + self._is_small, False),))

    def _steps_at(self, at: int) -> int:
        begins = self.expression.begins if holds("^", self.text, at, self.end) else 0
        return begins + (self.expression.ends if holds("$", self.text, at, self.end) else 0)


def _count_states(strip: Strip) -> int:
    """As regcomp has them: a byte, a set, an anchor and a mark are one each, ``+`` is two, ``*`` and ``?`` are four."""
    count = 0
    for node in strip:
        match node:
            case Literal(text):
                count += len(text)
            case Repeat(body, may_miss):
                count += _count_states(body) + (4 if may_miss else 2)
            case Branches(choices):
                count += 2 * len(choices) + sum(map(_count_states, choices))
            case Back(_, body):
                count += 2 + _count_states(body)
            case _:
                count += 1
    return count
