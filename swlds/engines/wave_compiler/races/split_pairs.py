"""Signals of the group's barrier with their waits, where the two stand in one block with no other barrier between them."""

from __future__ import annotations

import itertools
from typing import NamedTuple, final

from swlds.device.assembly import barrier_number
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.flat.kinds import barrier_effect
from swlds.engines.wave_compiler.races.fences import touched_between
from swlds.engines.wave_compiler.races.watched import WatchedObjects

#: Numbers of the group's own barrier.
_GROUP = (-1, -2)


@final
class SplitPair(NamedTuple):
    """``touched``: as in ``touched_between``."""

    signal: FlatInstruction
    wait: FlatInstruction
    touched: int | None


@final
class SplitPairs:
    """Those of one kernel and its bodies."""

    def __init__(self, watched: WatchedObjects) -> None:
        self._watched = watched
        self._known: dict[FlatBlock, dict[FlatInstruction, SplitPair]] = {}

    def of(self, half: FlatInstruction) -> SplitPair | None:
        """The pair of a signal, or of a wait."""
        if half.block not in self._known:
            self._known[half.block] = self._find(half.block)
        return self._known[half.block].get(half)

    def _find(self, block: FlatBlock) -> dict[FlatInstruction, SplitPair]:
        found = {}
        for first, last in itertools.pairwise(i for i in block.instructions if barrier_effect(i)):
            if is_group_half(first, "barrier_signal") and is_group_half(last, "barrier_wait"):
                found[first] = found[last] = SplitPair(first, last, touched_between(self._watched, first, last))
        return found


def is_group_half(i: FlatInstruction, effect: str) -> bool:
    """A signal, or a wait, of the group's own barrier."""
    return barrier_effect(i).startswith(effect) and barrier_number(i.source) in _GROUP


__all__ = ["SplitPair", "SplitPairs", "is_group_half"]
