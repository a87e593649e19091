"""Which copies are open where, and what conflicts with them: a wave's view, over all ways through a function.

Of each copy that may be open at a place is known how many copies of its kind were surely issued behind it (so ``wait N`` finishes
it if N is at most that), how many rounds of a loop ago, and behind which barrier, if any: what comes behind that, other waves may
do as well. A conflict is an access that wants a copy to be complete; then a wait belongs in front of the access, or, where other
waves may do it, in front of the barrier.
"""

from __future__ import annotations

import functools
import heapq
from collections.abc import Callable, Iterator
from dataclasses import field, replace
from typing import Protocol, final

from swlds.analysis.addresses import Access
from swlds.analysis.direct_copies import waits_behind
from swlds.analysis.graph import Loops
from swlds.analysis.lds_meetings import LOST, MOST_ROUNDS
from swlds.analysis.reconvergence import find_irreducible, order_blocks
from swlds.device.copies import AliasFacts, alias_facts, completes_copies, loses_wait, waits_at_barriers
from swlds.device.memory_order import RELEASES, WAVE_SCOPE, scope_level
from swlds.device.target import Target
from swlds.device.waits import Counter, Waits, find_waits
from swlds.ir.model import Block, Instruction
from swlds.ir.opcodes import CALLS, ORDERED
from swlds.lazy import dataclass
from swlds.passes.direct_copies.copies import Copy, as_copy
from swlds.passes.direct_copies.memory import LDS, PRIVATE, Memory, effect_of, is_barrier, is_opaque

#: More copies behind one than this are not counted.
_MOST_NEWER = 62


@final
@dataclass(frozen=True, slots=True)
class Entry:
    """A copy that may be open. ``rounds``: of its innermost loop since its issue; where it stands in front of the loop, of that
    one. ``barrier``: the last one that the wave has passed since then. ``is_awaited``: behind that barrier, so only its
    own copy is complete; those of other waves are at the next barrier."""

    copy: Copy
    rounds: int = 0
    barrier: Instruction | None = None
    is_awaited: bool = False


#: Entry -> copies of its kind behind it, now and in front of its barrier; the fewest over all ways.
State = dict[Entry, tuple[int, int]]


@final
@dataclass(frozen=True, slots=True)
class Conflict:
    """In front of ``place`` at most ``most`` operations of the counter may be open. ``barrier``: behind which others conflict."""

    place: Instruction
    counter: Counter
    most: int
    barrier: Instruction | None = None


#: What is done with the conflicts of one instruction, and the state there.
Take = Callable[[list[Conflict], State], None]


@final
@dataclass(frozen=True, slots=True)
class _Step:
    """What an instruction means to open copies: what it waits for ``before`` and ``behind`` all else, the ``copy`` that it
    starts, whether the compiler ``finishes`` copies there, whether it ``wants_all`` complete, and its ``accesses``."""

    instruction: Instruction
    before: Waits
    behind: Waits
    copy: Copy | None
    finishes: bool
    wants_all: bool
    is_barrier: bool
    accesses: list[Access]


class Overlap(Protocol):
    """Does an access touch bytes of a copy's side in LDS, which was issued so many rounds ago? None: not known. ``is_apart``: in
    another wave."""

    def __call__(self, copy: Copy, rounds: int, access: Access, is_apart: bool) -> bool | None: ...


@final
@dataclass
class Rules:
    """``watched``: the copies for which waits are asked; ``is_explicit``: also where the compiler waits by itself."""

    watched: Callable[[Copy], bool]
    is_explicit: bool


@final
@dataclass
class Flow:
    """Of one function for one processor. ``waits``: in front of which instruction a wait is to be put: counter -> most."""

    memory: Memory
    loops: Loops[Block]
    target: Target
    rules: Rules
    overlap: Overlap
    waits: dict[Instruction, dict[Counter, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.blocks = self.loops.order
        self._number = {block: number for number, block in enumerate(self.blocks)}
        self._is_irreducible = bool(find_irreducible(order_blocks(self.blocks), self.blocks))
        self._copies: dict[Instruction, Copy] = {}
        self._alias_facts: dict[Instruction, AliasFacts | None] = {}
        for block in self.blocks:
            for i in block:
                if i.opcode == "call" and (copy := as_copy(self.memory, i)) is not None:
                    self._copies[i] = copy

    def note(self, conflict: Conflict) -> None:
        """Put the wait that it asks for."""
        wanted = self.waits.setdefault(conflict.place, {})
        wanted[conflict.counter] = min(conflict.most, wanted.get(conflict.counter, conflict.most))

    def place_first(self) -> None:
        """Waits for what conflicts on the way down, without what comes round a loop: so little stays open behind them."""
        entered: dict[Block, State] = {self.blocks[0]: {}}
        for block in self.blocks:
            state = self._leave(block, dict(entered.get(block, {})), self._take)
            for successor in block.successors:
                _join(entered.setdefault(successor, {}), self._cross(block, successor, state))

    def _take(self, conflicts: list[Conflict], state: State) -> None:
        """Note them, and take out what their waits complete."""
        for conflict in conflicts:
            self.note(conflict)
            if conflict.barrier is None:
                _complete(state, conflict.counter, conflict.most)
                continue
            for entry, (_, then) in list(state.items()):
                is_same = entry.barrier is conflict.barrier and entry.copy.counter == conflict.counter
                if is_same and then >= conflict.most:
                    del state[entry]

    def find_conflicts(self) -> list[Conflict]:
        """With the waits as they are."""
        entered: dict[Block, State] = {self.blocks[0]: {}}
        work = [0]
        while work:
            block = self.blocks[heapq.heappop(work)]
            state = self._leave(block, dict(entered[block]), None)
            for successor in block.successors:
                is_new = successor not in entered
                is_changed = _join(entered.setdefault(successor, {}), self._cross(block, successor, state)) or is_new
                if is_changed and self._number[successor] not in work:
                    heapq.heappush(work, self._number[successor])
        found: list[Conflict] = []
        for block, state in entered.items():
            self._leave(block, dict(state), lambda conflicts, _: found.extend(conflicts))
        return found

    # One block ------------------------------------------------------------------------------------------------------

    def _leave(self, block: Block, state: State, take: Take | None) -> State:
        for step in self._steps[block]:
            for counter, most in self.waits.get(step.instruction, {}).items():
                _complete(state, counter, most)
            _complete_all(state, step.before)
            if state or step.copy is not None:
                self._pass(step, state, take)
            _complete_all(state, step.behind)
        return state

    @functools.cached_property
    def _steps(self) -> dict[Block, list[_Step]]:
        """Of each block what means anything to open copies."""
        return {block: [step for i in block if (step := self._step(i)) is not None] for block in self.blocks}

    def _step(self, i: Instruction) -> _Step | None:
        before, behind = find_waits(i, self.target) if i.opcode in CALLS else ((), ())
        step = _Step(
            i,
            before,
            behind,
            self._copies.get(i),
            self._finishes(i),
            self._wants_all(i),
            is_barrier(i),
            [a for a in self.memory.accesses(i) if a.space != PRIVATE],
        )
        means = before or behind or step.copy or step.finishes or step.wants_all or step.is_barrier or step.accesses
        return step if means or i.opcode == "fence" else None

    def _pass(self, step: _Step, state: State, take: Take | None) -> None:
        i, copy = step.instruction, step.copy
        if step.finishes:
            for entry in [e for e in state if e.copy.is_sync]:
                _complete_one(state, entry)
        if take is not None and step.wants_all:
            counters = {e.copy.counter for e in state if self.rules.watched(e.copy) and not e.is_awaited}
            take([Conflict(i, counter, 0) for counter in sorted(counters)], state)
        if step.is_barrier:
            self._pass_barrier(i, state)
        if take is not None and step.accesses:
            found = [
                self._conflict(entry, i, newer)
                for entry, newer in state.items()
                if self.rules.watched(entry.copy) and self._is_conflict(entry, step)
            ]
            take(found, state)
        if copy is not None:
            for entry, (now, then) in state.items():
                if entry.copy.kind == copy.kind and entry.copy.counter == copy.counter:
                    state[entry] = (min(now + 1, _MOST_NEWER), then)
            state[Entry(copy, LOST if self._is_irreducible else 0)] = (0, 0)
            if waits_behind(i):
                _complete(state, "vmcnt", 0)

    def _finishes(self, i: Instruction) -> bool:
        """The compiler completes sync copies there, and the rules take that for enough."""
        if is_barrier(i):
            return waits_at_barriers(self.target)
        return not self.rules.is_explicit and completes_copies(self.memory.module, i, self.target)

    def _releases(self, i: Instruction) -> bool:
        is_ordered = i.opcode == "fence" or i.opcode in ORDERED
        return is_ordered and i.field("ordering") in RELEASES and scope_level(i.field("syncscope")) != WAVE_SCOPE

    def _wants_all(self, i: Instruction) -> bool:
        """Others may access anything behind it: a release that belongs to no barrier, a call, the end."""
        if i.opcode == "ret":
            return True
        if i.opcode in CALLS and is_opaque(i):
            return not is_barrier(i)
        return self._releases(i) and barrier_of(i) is None

    def _pass_barrier(self, i: Instruction, state: State) -> None:
        passed: State = {}
        for entry, (now, _) in state.items():
            if not entry.is_awaited:
                _join(passed, {Entry(entry.copy, entry.rounds, i): (now, now)})
        state.clear()
        state.update(passed)

    # Conflicts -------------------------------------------------------------------------------------------------------

    def _is_conflict(self, entry: Entry, step: _Step) -> bool:
        copy, is_own, other = entry.copy, entry.barrier is None, step.copy
        is_in_order = other is not None and (other.kind, other.counter) == (copy.kind, copy.counter)
        for access in step.accesses:
            if access.space == LDS:
                if not (access.writes or (access.reads and not copy.is_store)):
                    continue
                if (
                    is_own
                    and copy.is_sync
                    and other is None
                    and not self.rules.is_explicit
                    and not self._loses_wait(step.instruction, copy.instruction)
                ):
                    continue
                if self._meets(entry, access, is_in_order):
                    return True
            elif not (is_own and is_in_order) and self._is_outside(copy, access):
                return True
        return False

    def _loses_wait(self, access: Instruction, copy: Instruction) -> bool:
        for i in (access, copy):
            if i not in self._alias_facts:
                self._alias_facts[i] = alias_facts(self.memory.module, i)
        return loses_wait(self.memory.module, self._alias_facts[access], self._alias_facts[copy])

    def _meets(self, entry: Entry, access: Access, is_in_order: bool) -> bool:
        """``is_in_order``: a wave's copies complete so, and none is wrong over another. Loads and stores to the same bytes are
        never open at once: what is made of them is not either, where it is known to be the same bytes."""
        copy, rounds = entry.copy, entry.rounds
        if (
            is_in_order
            and self.rules.is_explicit
            and not entry.is_awaited
            and self.overlap(copy, rounds, access, False)
        ):
            return True
        if is_in_order and entry.barrier is None:
            return False
        return self.overlap(copy, rounds, access, is_in_order or entry.is_awaited) is not False

    def _is_outside(self, copy: Copy, access: Access) -> bool:
        """A conflict in global memory."""
        is_change = access.writes or (access.reads and copy.is_store)
        return is_change and copy.outside is not None and self.memory.may_alias(copy.outside, access)

    def _conflict(self, entry: Entry, i: Instruction, newer: tuple[int, int]) -> Conflict:
        if entry.barrier is None:
            return Conflict(i, entry.copy.counter, newer[0])
        return Conflict(place_of(entry.barrier), entry.copy.counter, newer[1], entry.barrier)

    # Edges -----------------------------------------------------------------------------------------------------------

    def _cross(self, source: Block, target: Block, state: State) -> State:
        if not self.loops.around[source] and not self.loops.around[target]:
            return state
        entered: State = {}
        for entry, newer in state.items():
            rounds = self._rounds(entry, source, target)
            _join(entered, {entry if rounds == entry.rounds else replace(entry, rounds=rounds): newer})
        return entered

    def _rounds(self, entry: Entry, source: Block, target: Block) -> int:
        if entry.rounds == LOST:
            return LOST
        home = self.loops.innermost(entry.copy.instruction.block)
        rounds = entry.rounds
        for header in reversed(self.loops.around[source]):  # what the edge leaves, inner ones first
            if target in self.loops.members[header]:
                break
            rounds = LOST if home is not None and entry.copy.instruction.block in self.loops.members[header] else 0
            if rounds == LOST:
                return LOST
        if target in self.loops.members and source in self.loops.members[target]:
            is_inner = entry.copy.instruction.block in self.loops.members[target] and home is not target
            return LOST if is_inner else min(rounds + 1, MOST_ROUNDS)
        if target in self.loops.members:  # from in front of the loop
            return LOST if rounds else 0
        return rounds


def _join(into: State, more: State) -> bool:
    """Whether that changed anything."""
    changed = False
    for entry, (now, then) in more.items():
        known = into.get(entry)
        best = (now, then) if known is None else (min(now, known[0]), min(then, known[1]))
        if best != known:
            into[entry] = best
            changed = True
    return changed


def _complete_all(state: State, waits: Waits) -> None:
    for wait in waits:
        _complete(state, wait.counter, wait.most)


def _complete(state: State, counter: Counter, most: int) -> None:
    for entry in [e for e, (now, _) in state.items() if e.copy.counter == counter and now >= most]:
        _complete_one(state, entry)


def _complete_one(state: State, entry: Entry) -> None:
    newer = state.pop(entry)
    if entry.barrier is not None:
        _join(state, {replace(entry, is_awaited=True): newer})


def place_of(barrier: Instruction) -> Instruction:
    """Where a wait for it belongs: in front of the fences that stand directly in front of it."""
    place = barrier
    for before in _neighbours(barrier, lambda i: i.prev):
        if before.opcode != "fence":
            break
        place = before
    return place


def barrier_of(release: Instruction) -> Instruction | None:
    """The barrier directly behind a fence."""
    if release.opcode != "fence":
        return None
    behind = next((i for i in _neighbours(release, lambda i: i.next) if i.opcode != "fence"), None)
    return behind if behind is not None and is_barrier(behind) else None


def _neighbours(i: Instruction, step: Callable[[Instruction], Instruction | None]) -> Iterator[Instruction]:
    """One after the other, without debug records and waits."""
    at = step(i)
    while at is not None:
        if not at.is_record and effect_of(at) != "counter_wait":
            yield at
        at = step(at)
