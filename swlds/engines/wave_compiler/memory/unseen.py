"""Copies to LDS that stay open over barriers, and whose bytes nobody touches before the wave has waited: stores, where nothing
but their data may show when they are complete.

All waves of a group come to the same barriers in the same rounds, where no branch that decides on a barrier parts them. So while
a wave is between two barriers, the others are there too. What they may do there is what can be reached from the first without
passing the second; in each such *phase* from the issue of the copy to its wait, no access may touch the copy's bytes.

    round k:   wait for all but one copy; barrier; read stage k; copy to stage k + 2
               the copy is open in the phases of rounds k and k + 1: stages k, k + 1, k + 2 and k + 3 are accessed, all modulo 3
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import final

from swlds.analysis.addresses import UNKNOWN, Access
from swlds.analysis.graph import find_reachable
from swlds.analysis.lane_masks import find_controls
from swlds.analysis.lds_meetings import MOST_ROUNDS
from swlds.analysis.uniformity import find_uniformity
from swlds.device.address_space import FLAT, LDS
from swlds.device.copies import COPIES, is_marked
from swlds.device.waits import find_waits
from swlds.engines.wave_compiler.control.reconvergence import find_order
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, row_of
from swlds.engines.wave_compiler.memory.lds_bytes import LdsBytes
from swlds.engines.wave_compiler.memory.written import find_written
from swlds.engines.wave_compiler.races.object_uses import UNKNOWN as ANY_OBJECT
from swlds.engines.wave_compiler.races.object_uses import Key
from swlds.engines.wave_compiler.races.race_uses import pointer_key
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.assembly import Effect, parse_assembly, written_assembly
from swlds.ir.model import Block, GlobalVariable
from swlds.ir.opcodes import POINTERS, PURE
from swlds.ir.values import InlineAsm

#: Rounds of the copy's loop since its issue (below 0: before), None where they are not known. Of a copy outside of loops, rounds
#: of the loop that the wave is in.
Rounds = int | None
#: A block, from which of its instructions on, and the rounds there.
Start = tuple[FlatBlock, int, Rounds]
#: Places that are looked at for one copy; copies that are counted behind it.
_MOST, _MOST_NEWER = 4096, 62
_CONTROL = ("br", "switch", "phi", "ret", "unreachable", "alloca", "fence")
#: Calls that tell nothing of where the wave is in its group.
_GROUP_WIDE = ("llvm.amdgcn.workgroup.id.",)


@final
class Unseen:
    """Of one kernel."""

    def __init__(self, t: WaveCode, lds: LdsBytes) -> None:
        self.t, self._lds = t, lds

    def covers(self, copy: FlatInstruction) -> bool:
        """Nobody touches the copy's bytes while it is open, but for the copy itself."""
        if not self._is_plain or not self._is_aligned or self._may_change(copy.operands[0]):
            return False
        target = self._lds.target(copy)
        way = _Way(copy, self._accesses, self._lds, self.t)
        if target is None or (starts := way.starts()) is None or (found := way.phases(starts)) is None:
            return False
        return all(self._is_apart(copy, target, i, rounds) for i, rounds in found)

    def _is_apart(self, copy: FlatInstruction, target: Access, i: FlatInstruction, rounds: Rounds) -> bool:
        if i is copy and rounds == 0:
            return self._lds.are_apart(target, 0, target, other_wave=True)
        return all(self._lds.are_apart(target, rounds, access) for access in self._accesses[i])

    def _may_change(self, source: FlatValue) -> bool:
        """The kernel writes what the copy reads."""
        key = pointer_key(self.t, source)
        return bool(self._written) and (
            key is None or key == ANY_OBJECT or key in self._written or ANY_OBJECT in self._written
        )

    @cached_property
    def _written(self) -> frozenset[Key]:
        return find_written(self.t)

    @cached_property
    def _accesses(self) -> dict[FlatInstruction, list[Access]]:
        """What accesses LDS. Only where ``_is_plain``."""
        return {i: found for i in self._instructions() if (found := self._accesses_of(i))}

    @cached_property
    def _is_plain(self) -> bool:
        """One function, in whose LDS nothing happens but what it says, and waves meet at whole barriers."""
        code, options = self.t.code, self.t.options
        if code.bodies or options.cluster is not None or find_order(code.blocks)[1]:
            return False
        homes = [{i.source.block for i in b.instructions} for b in code.blocks]
        if any(len(h) != 1 for h in homes) or len(set().union(*homes)) < len(homes):
            return False
        return all(self._lds.is_own(i) and self._accesses_of(i) is not None for i in self._instructions())

    def _instructions(self) -> Iterator[FlatInstruction]:
        return (i for b in self.t.code.blocks for i in b.instructions)

    def _accesses_of(self, i: FlatInstruction) -> list[Access] | None:
        """What an instruction does with LDS; None where that is not known."""
        if i.opcode in PURE or i.opcode in _CONTROL:
            return []
        if i.opcode != i.source.opcode or (i.opcode == "call" and not _is_plain_call(i)):
            return None
        found = self._lds.of(i)
        if i.opcode in POINTERS and not found:
            return None
        if any(a.space == FLAT and any(o is UNKNOWN or _is_shared(o) for o in a.objects) for a in found):
            return None
        return [a for a in found if a.space == LDS]

    @cached_property
    def _is_aligned(self) -> bool:
        """No branch that decides on a barrier parts the waves of a group."""
        blocks = self.t.code.blocks
        flow = find_uniformity(blocks, _varies, lambda i: i.opcode == "call", lambda i: False, set())
        parting = {branch.block for branch in flow.divergent_branches}
        controls = find_controls(blocks)
        barriers = [b for b in blocks if any(effect_of(i) == "barrier" for i in b.instructions)]
        above = {block: [decider for decider, _ in found] for block, found in controls.items()}
        deciders = find_reachable([d for b in barriers for d in above[b]], above.__getitem__)
        return parting.isdisjoint(deciders)


@final
class _Way:
    """What comes before a copy, and behind it."""

    def __init__(
        self, copy: FlatInstruction, accesses: dict[FlatInstruction, list[Access]], lds: LdsBytes, t: WaveCode
    ) -> None:
        self._copy, self._accesses, self._loops, self.t = copy, accesses, lds.loops, t
        self._counter = COPIES[effect_of(copy)]
        self._home = self._loops.innermost(copy.source.block)
        self._before: dict[FlatBlock, list[FlatBlock]] = {b: [] for b in t.code.blocks}
        for block in t.code.blocks:
            for successor in block.successors:
                self._before[successor].append(block)

    def starts(self) -> list[Start] | None:
        """Where the phases begin in which the copy may be open; None: too many to look at."""
        passed = self._passed()
        return None if passed is None else [*self._begun(), *passed]

    def _begun(self) -> Iterator[Start]:
        """Barriers in front of the copy, and the entry."""
        copy, entry = self._copy, self.t.code.blocks[0]
        seen: set[tuple[FlatBlock, Rounds]] = set()
        work: list[Start] = [(copy.block, copy.block.instructions.index(copy), 0)]
        while work:
            block, end, rounds = work.pop()
            number = next((k for k in range(end - 1, -1, -1) if _is_barrier(block.instructions[k])), None)
            if number is not None or block is entry:
                known = rounds if self._home is not None else None if self._around(block) else 0
                yield block, 0 if number is None else number + 1, known
                continue
            for before in self._before[block]:
                then = self._earlier(before, block, rounds)
                if (before, then) not in seen:
                    seen.add((before, then))
                    work.append((before, len(before.instructions), then))

    def _passed(self) -> list[Start] | None:
        """Barriers behind the copy that the wave may pass without having waited for it."""
        found: list[Start] = []
        copy, counter = self._copy, self._counter
        first = (copy.block, copy.block.instructions.index(copy) + 1, 0, 0)
        seen: set[tuple[FlatBlock, int, Rounds, int]] = {first}
        work: list[tuple[FlatBlock, int, Rounds, int]] = [first]
        while work:
            block, start, rounds, newer = work.pop()
            for number, i in enumerate(block.instructions[start:], start):
                if i.opcode == "call":
                    waits, _ = find_waits(i.source, self.t.image.target)
                    if any(w.counter == counter and w.most <= newer for w in waits):
                        break
                if COPIES.get(effect_of(i)) == counter:
                    newer = min(newer + 1, _MOST_NEWER)
                if _is_barrier(i):
                    found.append((block, number + 1, rounds))
            else:
                for successor in block.successors:
                    state = (successor, 0, self._later(block, successor, rounds), newer)
                    if state not in seen:
                        seen.add(state)
                        work.append(state)
            if len(seen) > _MOST:
                return None
        return found

    def phases(self, starts: list[Start]) -> set[tuple[FlatInstruction, Rounds]] | None:
        """The accesses of LDS from there on up to the next barrier; None: too many."""
        found: set[tuple[FlatInstruction, Rounds]] = set()
        seen, work = set(starts), list(starts)
        while work:
            block, start, rounds = work.pop()
            for i in block.instructions[start:]:
                if i in self._accesses:
                    is_known = self._home is None or self._loops.innermost(i.source.block) is self._home
                    found.add((i, rounds if is_known else None))
                if _is_barrier(i):
                    break
            else:
                for successor in block.successors:
                    state = (successor, 0, self._later(block, successor, rounds))
                    if state not in seen:
                        seen.add(state)
                        work.append(state)
            if len(seen) > _MOST:
                return None
        return found

    # Rounds ----------------------------------------------------------------------------------------------------------

    def _around(self, block: FlatBlock) -> list[Block]:
        home = block.instructions[0].source.block
        return self._loops.around[home] if home is not None else []

    def _later(self, source: FlatBlock, target: FlatBlock, rounds: Rounds) -> Rounds:
        here, there = self._around(source), self._around(target)
        header = self._home
        if header is None:
            if len(there) != 1:
                return None if there else 0
            header = there[0]
            if header not in here:
                return 0
        elif header not in here or header not in there:
            return None
        if rounds is None or target.instructions[0].source.block is not header:
            return rounds
        return rounds + 1 if rounds < MOST_ROUNDS - 1 else None

    def _earlier(self, source: FlatBlock, target: FlatBlock, rounds: Rounds) -> Rounds:
        header = self._home
        if header is None or rounds is None or header not in self._around(source):
            return None if header is not None else 0
        if target.instructions[0].source.block is not header:
            return rounds
        return rounds - 1 if rounds > 1 - MOST_ROUNDS else None


def _is_barrier(i: FlatInstruction) -> bool:
    return effect_of(i) == "barrier"


def _is_shared(variable: object) -> bool:
    return isinstance(variable, GlobalVariable) and variable.addrspace == LDS


def _is_plain_call(i: FlatInstruction) -> bool:
    """It ends no wave, meets no others but at a whole barrier, and what it does with memory is known."""
    row = row_of(i)
    if row is None:
        callee = i.source.operands[-1]
        statements = parse_assembly(written_assembly(i.source)) if isinstance(callee, InlineAsm) else ()
        return isinstance(callee, InlineAsm) and all(s.effect is Effect.NOTHING for s in statements)
    if row.effect in COPIES:
        return row.effect != "cluster_lds" and row.facts.written.pointer != 0 and not is_marked(i.source)
    if row.effect.startswith(("barrier", "cluster")):
        return row.effect == "barrier"
    return not row.facts.ends_wave and row.effect not in ("end", "trap") and row.facts.touches is not None


def _varies(i: FlatInstruction) -> bool:
    """Waves of a group may get different results from the same operands."""
    if i.opcode == "call":
        row = row_of(i)
        return row is None or not row.name.startswith(_GROUP_WIDE)
    return i.opcode not in PURE and i.opcode not in ("br", "switch", "phi", "ret", "unreachable", "fence", "store")


__all__ = ["Unseen"]
