"""Which accesses of a function touch the same bytes of LDS, so many rounds of a loop later."""

from __future__ import annotations

from typing import final

from swlds.analysis.addresses import Access
from swlds.analysis.addresses.values import FunctionValues
from swlds.analysis.graph import Loops
from swlds.analysis.lane_masks import LaneMasks
from swlds.analysis.lds_rounds import RoundAnalysis, Touched
from swlds.ir.model import Block

#: Rounds are told apart up to so many; LOST: not known how many.
MOST_ROUNDS, LOST = 6, -1


@final
class Meetings:
    """Of one function. ``masks``: of its groups."""

    def __init__(self, values: FunctionValues, masks: LaneMasks) -> None:
        self.loops: Loops[Block] = Loops(values.blocks[0], lambda block: block.successors)
        self._rounds = RoundAnalysis(values, masks)
        self._met: dict[tuple[Touched, Touched, int, bool, bool], bool] = {}

    def meets(self, first: Access, rounds: int, then: Access, *, is_apart: bool) -> bool | None:
        """Does ``then`` touch bytes that ``first`` touched so many rounds before? None: not known. Rounds are those of the
        innermost loop around ``first``; where it stands in front of the other's loop, of that one. ``is_apart``: in another
        wave."""
        if first.object is None or first.object is not then.object:
            return None
        home, there = (self.loops.innermost(a.instruction.block) for a in (first, then))
        ours, theirs = self.touched(first), self.touched(then)
        if ours is None or theirs is None:
            return None
        is_in_front = home is None or self.loops.is_around(home, there)  # of the other's loop
        if rounds == LOST or (home is not there and not is_in_front):
            return None if ours.meets_any(theirs, is_apart) else False
        key = (ours, theirs, rounds, home is there, is_apart)
        if key not in self._met:
            self._met[key] = _meets_later(*key)
        return self._met[key]

    def touched(self, access: Access) -> Touched | None:
        """The bytes of its one object that an access touches; None: not known."""
        return self._rounds.find(access, self.loops.innermost(access.instruction.block))


def _meets_later(ours: Touched, theirs: Touched, rounds: int, is_one_loop: bool, is_apart: bool) -> bool:
    """``is_one_loop``: both stand in one loop (or in none); else the first stands in front of the other's loop."""
    more = range(theirs.first + theirs.period) if rounds == MOST_ROUNDS else range(1)
    if is_one_loop:
        return ours.meets(theirs, rounds, more, is_apart)
    if len(ours.starts) > 1:
        return ours.meets_any(theirs, is_apart)
    return any(ours.meets_at(0, theirs, rounds + k, is_apart) for k in more)
