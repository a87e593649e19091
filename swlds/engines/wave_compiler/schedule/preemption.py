"""Where a wave gives way: after as many steps as in the reference engine, so that equal launches run in equal order.

Steps are only counted where the result depends on the order (``order.py``) and a wave, or a group, may use up its share.
Then every block but the first begins with::

    if steps[w] >= limits[w]: suspend

and ends with ``steps[w] += its steps``; with a seed this also stands behind atomics. A kernel for which that cannot be done is
not compiled.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

from swlds.device import turns
from swlds.device.implicit_args import Geometry
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.kinds import barrier_effect, may_block
from swlds.engines.wave_compiler.flat.memory_calls import effect_of
from swlds.engines.wave_compiler.host.assembly import suspend
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.refusal import NotCompiledError
from swlds.engines.wave_compiler.schedule.order import OrderNeeds
from swlds.engines.wave_compiler.schedule.plan import GROUPS, NOBODY, Plan
from swlds.engines.wave_compiler.schedule.standing import note_place
from swlds.engines.wave_compiler.wave_code import WaveCode

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.schedule.steps import Steps


def plan_turns(t: WaveCode, steps: Steps) -> Plan:
    """What a kernel needs; raises NotCompiledError where steps cannot be counted."""
    if t.options.grid and t.options.cluster is not None:
        raise NotCompiledError("clusters of work-groups that wait for the whole grid")
    needs = OrderNeeds(t)
    scope = GROUPS if t.options.in_order else needs.scope
    if scope == NOBODY and not needs.has_clock:
        return Plan(NOBODY, False)
    if t.options.cluster is not None:
        raise NotCompiledError("the order of waves in clusters of work-groups")
    costs = steps.costs()
    if not (needs.has_clock or _may_use_up(t, scope, costs)):
        return Plan(scope, False)
    if _chooses_callees(t):
        raise NotCompiledError("the order of waves that choose among functions to call")
    return Plan(scope, True, costs)


def _may_use_up(t: WaveCode, scope: int, costs: dict[FlatBlock, list[int]]) -> bool:
    """May a wave use up its slice, or a group its first turn?"""
    options = t.options
    if t.code.bodies or t.order.again or options.draws or any(effect_of(i) == "sleep" for i in _instructions(t)):
        return True
    bound = sum(sum(costs[b]) for b in t.code.blocks)
    waves = -(-Geometry((1, 1, 1), options.block).group_size // options.wave_size)
    runs = 1 + sum(map(may_block, _instructions(t)))
    return bound >= options.slice or (scope == GROUPS and waves * (bound + runs) >= turns.FIRST_TURN)


def _instructions(t: WaveCode) -> Iterator[FlatInstruction]:
    return (i for b in t.code.blocks for i in b.instructions)


def _chooses_callees(t: WaveCode) -> bool:
    """The reference engine calls one callee after the other; the steps of that are not those of a chain of compares."""
    seen: set[FlatValue] = set()
    for code in t.code.all:
        for i in [i for b in code.blocks for i in b.instructions if i.opcode == "is_function"]:
            if t.code.bodies or i.operands[0] in seen:
                return True
            seen.add(i.operands[0])
    return False


def may_run_in_parts(t: WaveCode) -> bool:
    """All waves of a group meet at each barrier, in no drawn order; there is none but the group's whole one, none in bodies."""
    options = t.options
    if t.plan.scope != NOBODY or t.plan.counts or options.draws:
        return False
    if options.cluster is not None or options.grid or t.waiting != {t.code}:
        return False
    return all(
        barrier_effect(i) in ("", "barrier") and not (may_block(i) and not barrier_effect(i)) for i in _instructions(t)
    )


@final
class Preemption:
    """Writes the counting of one kernel or body."""

    def __init__(self, t: WaveCode) -> None:
        self.t = t
        self._part = 0
        self._steps = self._limit = ""

    def write_entry(self) -> None:
        if self.t.plan.counts:
            w = self.t.w
            self._steps, self._limit = (
                w.emit(f"getelementptr i64, ptr {w.load('ptr', w.offset('%g', OFFSETS[name]))}, i32 %w")
                for name in ("steps", "limits")
            )

    def begin(self, block: FlatBlock) -> None:
        """The wave has moved to a block."""
        self._part = 0
        if block.number or self.t.kernel is not self.t:
            self.give_way(block.instructions[0])

    def give_way(self, i: FlatInstruction) -> None:
        """The wave has moved on: is it another one's turn?"""
        if not self.t.plan.counts:
            return
        w = self.t.w
        taken, limit = w.load("i64", self._steps), w.load("i64", self._limit)
        stop, go_on = w.label("turn"), w.label("on")
        w.branch(w.emit(f"icmp sge i64 {taken}, {limit}"), stop, go_on)
        w.start(stop)
        note_place(self.t, self.t.place_number(i))
        suspend(w, go_on)
        w.start(go_on)

    def sleep(self) -> None:
        """The turn ends where the next block begins."""
        if self.t.plan.counts:
            self.t.w.store("i64", "0", self._limit)

    def end_instruction(self, i: FlatInstruction) -> None:
        """Where a turn that a seed draws may end behind an instruction."""
        if turns.may_end_behind(i.opcode, has_seed=self.t.options.draws):
            self.pass_steps(i.block)
            self.give_way(i)

    def pass_steps(self, block: FlatBlock) -> None:
        """The steps up to here: the block ends, or the wave may have to wait, or calls."""
        if self.t.plan.counts:
            w = self.t.w
            taken = w.emit(f"add i64 {w.load('i64', self._steps)}, {self.t.plan.costs[block][self._part]}")
            w.store("i64", taken, self._steps)
            self._part += 1


class TurnCode(MemoryCode):
    """A host function whose waves may give way."""

    preemption: Preemption
