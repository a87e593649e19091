"""Reads that are over because their value was used, and writes that cannot come too early, whatever waits and fences say.

A wave waits for what it loads in front of the first instruction that needs it. Where that stands in front of a barrier, the read
has happened there, unless the compiler moves the instruction behind the barrier. It may not where ``sched.barrier(0)`` stands
between the two (AMDGPUUsage: "no instructions may be scheduled across"), or where the instruction is a store to LDS and a release
fence for LDS does:

    %v = load <8 x half>, ptr addrspace(3) %p                       %v = load float, ptr addrspace(1) %c
    %d = call <4 x float> @llvm.amdgcn.mfma…(<8 x half> %v, …)      store float %v, ptr addrspace(3) %p
    call void @llvm.amdgcn.sched.barrier(i32 0)                     fence syncscope("workgroup") release, !mmra !local
    call void @llvm.amdgcn.s.barrier()                              call void @llvm.amdgcn.s.barrier()

Arithmetic is no such use: the compiler may sink it into a later block. Nor is a phi, whose value is the read's where all ways
from the read bring it, through other phis and rounds of loops: so a masked read, which is a branch around a load, is used by who
uses the phi behind it. The other side
is a store that needs what LDS held behind the barrier and an acquire fence for it, by one load or a phi of some: it cannot be
moved in front of them, whatever barriers it has passed since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import final

from swlds.analysis.graph import Dominators, find_post_dominators, find_reachable
from swlds.device.intrinsics import called_intrinsic, find_intrinsic
from swlds.device.memory_order import ACQUIRES, LDS_CLOCK, RELEASES, WAVE_SCOPE, ordered_spaces, scope_level
from swlds.device.program import CALLS, callee_of
from swlds.device.runtime import RUNTIME
from swlds.ir.model import Block, Function, Instruction, Module
from swlds.ir.names import display_name
from swlds.ir.opcodes import PURE
from swlds.ir.values import ConstantInt, InlineAsm


def pins(instruction: Instruction) -> bool:
    """``sched.barrier(0)``: the compiler moves no instruction over it."""
    row = called_intrinsic(instruction)
    if row is None or row.name != "llvm.amdgcn.sched.barrier":
        return False
    mask = instruction.operands[0]
    return isinstance(mask, ConstantInt) and mask.value == 0


@final
class _Ways:
    """Of one function: where ways part and meet."""

    def __init__(self, function: Function) -> None:
        self._blocks = list(function.blocks)
        self._meetings = find_post_dominators(self._blocks)
        self._numbers = {block: k for k, block in enumerate(self._blocks)}
        self._tree = Dominators(function.entry, lambda block: block.successors)
        self._places = {block: k for k, block in enumerate(self._tree.order)}
        self._before: dict[Block, list[Block]] = {block: [] for block in self._blocks}
        for block in self._blocks:
            for target in block.successors:
                self._before[target].append(block)

    def behind(self, instruction: Instruction) -> Iterator[tuple[Block, set[Block], list[Instruction]]]:
        """What all ways from an instruction come by, as long as nothing else on them matters: one block after another, the blocks
        that ways come by between the one before and it, and its instructions."""
        block = instruction.block
        assert block is not None, "it is executed"
        yield block, set(), _part(instruction)[1]
        seen = {block}
        while (number := self._meetings[self._numbers[block]]) is not None:
            end = self._blocks[number]
            between = find_reachable(block.successors, _until(end, lambda b: b.successors))
            if end in seen or not _are_quiet(between, end):
                return
            seen.add(end)
            yield end, {*between} - {end}, end.instructions
            block = end

    def in_front(self, instruction: Instruction) -> list[tuple[Instruction, bool]]:
        """What ways to an instruction have come by, in its order, as long as nothing else on them matters; whether all have."""
        parts, block = [(_part(instruction)[0], True)], instruction.block
        while block is not None and (start := self._tree.immediate(block)) is not None:
            between = find_reachable(self._before[block], _until(start, self._before.__getitem__))
            if not _are_quiet(between, start):
                break
            some = sorted(between.keys() - {start}, key=self._places.__getitem__, reverse=True)
            parts += [*((b.instructions, False) for b in some), (start.instructions, True)]
            block = start
        return [(i, have_all) for part, have_all in reversed(parts) for i in part]


@final
class UsedReads:
    """Of one launch. What accesses LDS, or a lowered block, it is told as it happens (``saw``)."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._local: set[Instruction] = set()
        self._barriers: dict[Instruction, int | None] = {}
        self._crossed: dict[Instruction, int | None] = {}
        self._ways: dict[Function, _Ways] = {}

    def saw(self, instruction: Instruction) -> None:
        """An access of LDS."""
        self._local.add(instruction)

    def barriers_in_front(self, read: Instruction) -> int | None:
        """How many barriers, at most, the wave comes to between a read and the use of its value that is held in front of the
        next one, on all ways; None where there is no such use."""
        if read not in self._barriers:
            self._barriers[read] = self._count_barriers(read)
        return self._barriers[read]

    def barriers_crossed(self, write: Instruction) -> int | None:
        """How many of the last barriers in front of a write it may be moved over: it needs what LDS held behind the one before
        these. None where it needs nothing of the kind."""
        if write not in self._crossed:
            self._crossed[write] = self._find_crossed(write)
        return self._crossed[write]

    def _of(self, instruction: Instruction) -> _Ways:
        function = instruction.function
        assert function is not None, "it is executed"
        if function not in self._ways:
            self._ways[function] = _Ways(function)
        return self._ways[function]

    def _count_barriers(self, read: Instruction) -> int | None:
        flow, count, uses = _Flow(read), 0, set[Instruction]()
        for block, between, instructions in self._of(read).behind(read):
            flow.move(block, between)
            for instruction in instructions:
                if uses and pins(instruction):
                    return count
                if not uses.isdisjoint(self._local) and self._orders_lds(instruction, RELEASES):
                    return count
                if _is_unknown(instruction):
                    return None
                count += _is_barrier(instruction)
                if flow.reaches(instruction) and instruction.opcode not in PURE:
                    uses.add(instruction)
        return None

    def _find_crossed(self, write: Instruction) -> int | None:
        #: Of what needs LDS: the number of the last barrier that it cannot be moved over.
        behind: dict[Instruction, int] = {}
        count, has_barrier, is_acquired = 0, False, False
        for instruction, have_all_come in self._of(write).in_front(write):
            if _is_unknown(instruction):
                behind, has_barrier, is_acquired = {}, False, False
            elif _is_barrier(instruction):
                count, has_barrier, is_acquired = count + 1, True, False
            elif has_barrier and self._orders_lds(instruction, ACQUIRES):
                is_acquired |= have_all_come
            elif is_acquired and instruction in self._local:
                behind[instruction] = count
            elif instruction.opcode == "phi" and all(o in behind for o in instruction.operands):
                behind[instruction] = min(behind[o] for o in instruction.operands if isinstance(o, Instruction))
            elif _keeps(instruction) and (last := _last(instruction, behind)) is not None:
                behind[instruction] = last
        last = _last(write, behind)
        return None if last is None else count - last

    def _orders_lds(self, instruction: Instruction, orderings: frozenset[str]) -> bool:
        if instruction.opcode != "fence" or instruction.field("ordering") not in orderings:
            return False
        reaches = scope_level(instruction.field("syncscope")) != WAVE_SCOPE
        return reaches and LDS_CLOCK in ordered_spaces(self._module, instruction)


@final
class _Flow:
    """Where the value of a read goes, block after block: ``needing`` is what needs it whichever way led here, so a phi where all
    of them bring such a value. A way ends where the read is executed again: who waits for the later load waits for both."""

    def __init__(self, read: Instruction) -> None:
        assert read.block is not None, "it is executed"
        self._read, self._block = read, read.block
        self._needing = {read}

    def move(self, end: Block, between: set[Block]) -> None:
        """The ways come to ``end`` for the first time, by any of the blocks between."""
        if self._block is end:
            return
        known: dict[Block, set[Instruction]] = {}  # these sets only shrink
        waiting = [(self._block, self._needing)]
        for source, needing in waiting:
            for target in source.successors:
                met = _carry(source, target, needing)
                before = known.get(target)
                known[target] = met if before is None else met & before
                if target in between and known[target] != before:
                    waiting.append((target, self._pass(target, known[target])))
        self._block, self._needing = end, known[end]

    def reaches(self, instruction: Instruction) -> bool:
        """Does an instruction need the value? Then so does who needs its result, but for operands that may not show in it."""
        return self._follow(instruction, self._needing)

    def _pass(self, block: Block, needing: set[Instruction]) -> set[Instruction]:
        """What needs the value behind a block, of what does in front of it."""
        found = set(needing)
        for instruction in block.instructions:
            self._follow(instruction, found)
        return found

    def _follow(self, instruction: Instruction, needing: set[Instruction]) -> bool:
        if instruction.opcode == "phi":  # it came with the way
            return False
        is_reached = _needs(instruction, needing)
        if instruction is self._read or (is_reached and _keeps(instruction)):
            needing.add(instruction)
        else:
            needing.discard(instruction)
        return is_reached


def _carry(source: Block, target: Block, needing: set[Instruction]) -> set[Instruction]:
    """What needs the value behind the phis of ``target`` on the way from ``source``."""
    phis = target.phis
    arriving = {phi for phi in phis for v, b in zip(phi.operands, phi.targets, strict=True) if b is source and v in needing}
    return needing.difference(phis) | arriving


def _keeps(instruction: Instruction) -> bool:
    """Its result needs each of its operands. A phi has one of them; an intrinsic may hide its first."""
    row = called_intrinsic(instruction)
    return instruction.opcode != "phi" and (row is None or not row.facts.hides_first)


def _part(instruction: Instruction) -> tuple[list[Instruction], list[Instruction]]:
    """What stands in its block in front of an instruction, and behind it."""
    assert instruction.block is not None, "it is executed"
    instructions = instruction.block.instructions
    place = instructions.index(instruction)
    return instructions[:place], instructions[place + 1 :]


def _until(end: Block, following: Callable[[Block], list[Block]]) -> Callable[[Block], list[Block]]:
    return lambda block: [] if block is end else following(block)


def _are_quiet(blocks: Iterable[Block], end: Block) -> bool:
    """Nobody is met in the blocks but the last one."""
    return not any(_is_unknown(i) or _is_barrier(i) for b in blocks if b is not end for i in b.instructions)


def _needs(instruction: Instruction, derived: set[Instruction]) -> bool:
    return any(isinstance(operand, Instruction) and operand in derived for operand in instruction.operands)


def _last(instruction: Instruction, behind: dict[Instruction, int]) -> int | None:
    """The highest of the numbers of its operands."""
    return max((behind[o] for o in instruction.operands if isinstance(o, Instruction) and o in behind), default=None)


def _is_unknown(instruction: Instruction) -> bool:
    """A call of a function: who knows what is in it. What the runtime has (checks of addresses) meets nobody, nor does assembly
    that stands for no intrinsic: waits and hints."""
    if instruction.opcode not in CALLS:
        return False
    callee = callee_of(instruction)
    if not isinstance(callee, Function):
        return not isinstance(callee, InlineAsm)
    name = display_name(callee.name)
    return find_intrinsic(name) is None and name not in RUNTIME


def _is_barrier(instruction: Instruction) -> bool:
    callee = callee_of(instruction) if instruction.opcode in CALLS else None
    row = find_intrinsic(display_name(callee.name)) if isinstance(callee, Function) else None
    return row is not None and "barrier" in row.effect


__all__ = ["UsedReads", "pins"]
