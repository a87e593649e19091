"""Groups of a cooperative launch: all are in flight at once, on one thread, each with a context of its own.

A group runs until all its waves wait for the grid; then the next one does. When all have arrived their waves go on: so time is
cut into *phases*, and in each the groups run one after the other, as those of a launch without such barriers do. They share the
planes of racecheck (``races/planes.py``): in each phase every group has an epoch of its own, and what was marked before the phase
is as what an earlier launch left: the barrier orders it before all that comes, but for what waves did that have ended
(``races/ended_marks.py``). Order and turns are the reference engine's.

Suspicious groups, one that has ended while others wait, groups that race: the reference engine executes the launch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.device import turns
from swlds.device.memory_order import GLOBAL_CLOCK
from swlds.device.turns import take_turns
from swlds.engines.wave_compiler.host.context import EPOCH_LIMIT, GIVES_WAY, ITEM_BITS, SUSPICIOUS, WAITS, Context
from swlds.engines.wave_compiler.jit import Compiled
from swlds.engines.wave_compiler.races.ended_marks import EndedMarks
from swlds.engines.wave_compiler.races.fences import BITS, BLOCK_BIT
from swlds.engines.wave_compiler.races.planes import Planes
from swlds.engines.wave_compiler.schedule.plan import GROUPS
from swlds.engines.wave_compiler.schedule.sizes import AT_GRID

_STEP = 1 << ITEM_BITS
#: From this epoch on a phase begins with planes that are new; the last epoch that a group may begin with.
_HALF, _LAST = (EPOCH_LIMIT << ITEM_BITS) // 2, (EPOCH_LIMIT - 1) << ITEM_BITS
_ENDLESS = (1 << 63) - 1


@final
class GridGroups:
    """Runs the groups. ``has_conflict``: they may race; ``is_stuck``: the launch did not come to its end here."""

    def __init__(
        self, code: Compiled, contexts: list[Context], make_context: Callable[[], Context], room: int, lanes: int
    ) -> None:
        """``room``: groups that there is memory for; ``lanes``: those of a wave."""
        self.code, self.contexts, self.make_context, self._room = code, contexts, make_context, room
        self.planes: Planes | None = None
        self.failing: list[int] = []
        self.has_conflict = self.is_stuck = self.is_stopped = False
        self.in_turns = code.host.counts and code.host.scope == GROUPS
        self.phase, self._arrived, self._ended, self._total = 0, 0, 0, 0
        #: The last epoch that was given, and the first one of this phase; another one than the planes' own begins.
        self._tick = self._base = 0
        self._is_renewed = False
        self._ended_marks = EndedMarks(lanes.bit_length() - 1)

    def run(self, total: int, done: Callable[[int], None]) -> None:
        """All groups, to their end or to the first that is suspicious."""
        self._total, self.is_stuck = total, total > self._room
        for _ in take_turns(range(total), total, self._start, self._is_over):
            self._ended += 1
            self._settle()
            done(self._ended)
        self.is_stuck |= self._ended < total
        if self.planes is not None and self.contexts and not self._is_renewed:
            self.contexts[0].set_all({"base_epoch": self.planes.base, "global_tick": self._tick})

    def _is_over(self) -> bool:
        return self.is_stuck or self.is_stopped or self.has_conflict

    def _start(self, number: int, slot: int) -> _HostGroup:
        while len(self.contexts) <= slot:
            self.contexts.append(self.make_context())
        if self.planes is not None and not self._base:
            self._tick = self._base = self.planes.base
        return _HostGroup(self, number, slot)

    def arrive(self) -> None:
        """A group waits for the others."""
        self._arrived += 1
        self._settle()

    def _settle(self) -> None:
        if not self._arrived or self._arrived + self._ended < self._total:
            return
        if self._ended:
            self.is_stuck = True
            return
        self._arrived, self.phase = 0, self.phase + 1
        for context in self.contexts[: self._total]:
            states = context.status[::2]
            states[states == AT_GRID] = 0
        if self.planes is not None and self.planes.sheets:
            self._start_phase(self.planes)

    def _start_phase(self, planes: Planes) -> None:
        """What was marked is behind the barrier, unless by waves that have ended."""
        contexts = self.contexts[: self._total]
        self.has_conflict |= any(c.get("unordered") & (BITS[GLOBAL_CLOCK] | BLOCK_BIT) for c in contexts)
        self._ended_marks.gather(planes, contexts, self._base)
        if self._tick >= _HALF:
            for sheet in planes.sheets.values():
                sheet.cells.fill(0)
            self._tick, self._is_renewed = 0, True
        self._base = self._tick = self._tick + _STEP
        self._ended_marks.put(planes, self._base)

    def enter(self, context: Context, *, is_new: bool) -> None:
        """A group is about to begin, or to go on in another phase."""
        if self.planes is None:
            return
        if not is_new:
            self._tick += _STEP
            self.is_stuck |= self._tick >= _LAST
            context.set_all(dict.fromkeys(("global_epoch", "group_epoch", "block_epoch"), self._tick))
        context.set_all({"global_tick": self._tick, "base_epoch": self._base})

    def leave(self, context: Context) -> None:
        """A group has stopped. Epochs that ran out began anew."""
        if self.planes is not None:
            self._tick, base = context.get("global_tick"), context.get("base_epoch")
            self._is_renewed |= base != self._base
            self._base = base
            self.has_conflict |= bool(context.get("conflict"))


@final
class _HostGroup:
    """One group. ``run`` gives it a turn."""

    def __init__(self, all_: GridGroups, number: int, slot: int) -> None:
        self.all, self.number, self.slot = all_, number, slot
        self._turn = turns.FIRST_TURN
        self._context = all_.contexts[slot]
        #: The phase whose end it waits for, None where it can run.
        self._waits: int | None = None
        all_.enter(self._context, is_new=True)
        all_.code.begin_group(self._context.address, number)
        all_.leave(self._context)

    def run(self) -> bool:
        """Run until the group is over, or suspicious (True), waits for others, or has used its turn."""
        all_, context = self.all, self._context
        while self._waits is None or self._waits != all_.phase:
            if self._waits is not None:
                self._waits = None
                all_.enter(context, is_new=False)
            context.set("turn", self._turn if all_.in_turns else _ENDLESS)
            self._turn = min(2 * self._turn, turns.LONGEST_TURN)
            end = all_.code.run_turn(context.address)
            all_.leave(context)
            if end == WAITS:
                self._waits = all_.phase
                all_.arrive()
                continue
            if end == SUSPICIOUS:
                all_.failing.append(self.number)
                all_.is_stuck = True
            # planes are for groups that run one after the other
            all_.is_stuck |= end == GIVES_WAY and all_.planes is not None and bool(all_.planes.sheets)
            return bool(end != GIVES_WAY)
        return False
