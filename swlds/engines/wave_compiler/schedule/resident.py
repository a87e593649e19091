"""Groups in flight on one thread, in the reference engine's own order: who starts when, and whose turn it is.

For kernels whose result shows the order of the groups. Each resident group has a context of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.device import turns
from swlds.device.turns import take_turns
from swlds.engines.wave_compiler.host.context import GIVES_WAY, ITEM_BITS, SUSPICIOUS, Context
from swlds.engines.wave_compiler.jit import Compiled

#: Groups in flight; a launch that needs more is handed over.
MAX_RESIDENT = 128


@final
class ResidentGroups:
    """Runs groups. ``interleaves``: one of them did not end in its first turn. ``is_full``: too many in flight."""

    def __init__(
        self,
        code: Compiled,
        contexts: list[Context],
        make_context: Callable[[], Context],
        room: int,
        *,
        shares_numbers: bool = False,
    ) -> None:
        """``shares_numbers``: the groups take their numbers for race cells from one row."""
        self.code, self.contexts, self.make_context = code, contexts, make_context
        self._shares_numbers = shares_numbers
        self._last: Context | None = None
        self.most = min(MAX_RESIDENT, room)
        self.failing: list[int] = []
        self.interleaves = self.is_full = self.is_stopped = False

    def run(self, first: int, stop: int, slots: int, done: Callable[[int], None]) -> None:
        """Run groups. A suspicious one and others that wait for memory do not mix: then all stop."""
        self.failing, finished = [], first
        for ended in take_turns(range(first, stop), slots, self._start, self._is_over):
            if ended.is_suspicious:
                self.failing.append(ended.number)
            finished += 1
            done(finished)

    def _start(self, number: int, slot: int) -> _HostGroup:
        if slot >= self.most:
            self.is_full, slot = True, 0
        while len(self.contexts) <= slot:
            self.contexts.append(self.make_context())
        return _HostGroup(self, number, slot)

    def enter(self, context: Context) -> None:
        """A group begins, or goes on. What others have left so far counts as of groups before it."""
        last, self._last = self._last, context
        if self._shares_numbers and last is not None and last is not context:
            number = last.get("global_tick")
            context.set("global_tick", number)
            context.set("group_epoch", number + (1 << ITEM_BITS))

    def _is_over(self) -> bool:
        return self.is_stopped or self.is_full or (self.interleaves and bool(self.failing))


@final
class _HostGroup:
    """One group. ``run`` gives it a turn."""

    def __init__(self, all_: ResidentGroups, number: int, slot: int) -> None:
        self.all, self.number, self.slot = all_, number, slot
        self.is_suspicious = False
        self._turn = turns.FIRST_TURN
        self._context = all_.contexts[slot]
        all_.enter(self._context)
        all_.code.begin_group(self._context.address, number)

    def run(self) -> bool:
        """Run until the group is over, or suspicious (True), or has used its turn."""
        self.all.enter(self._context)
        self._context.set("turn", self._turn)
        self._turn = min(2 * self._turn, turns.LONGEST_TURN)
        end = self.all.code.run_turn(self._context.address)
        self.is_suspicious = end == SUSPICIOUS
        if end == GIVES_WAY:
            self.all.interleaves = True
        return bool(end != GIVES_WAY)
