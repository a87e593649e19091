"""Places that waves come to as wholes, whatever their lanes hold: no branch on the way is decided by what lanes may differ in.

What all lanes of a wave have alike is known from the program alone: the wave's number, ``readfirstlane``, arguments of the
kernel and what functions are given of such values, what is loaded from a place that is so, and from a stack slot that whole
waves store such values into. So kernels are written whose waves have different tasks (warp specialisation). Ways that never
return (a trap, a report of an address sanitizer) part no lanes that go on.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import final

from swlds.analysis.addresses.values import find_lane_values
from swlds.analysis.graph import find_reachable
from swlds.analysis.lane_masks import find_controls
from swlds.analysis.reconvergence import find_irreducible, order_blocks
from swlds.ir.model import Block, Function, Instruction
from swlds.ir.opcodes import CALLS
from swlds.ir.values import Value
from swlds.lazy import dataclass

#: Arguments of a function, by their numbers, in which the lanes of a wave may differ.
Varying = frozenset[int]


@final
@dataclass(frozen=True, slots=True)
class WaveChoices:
    """Of one function: ``whole``: the blocks that whole waves come to, as far as this function decides. ``differing``: arguments
    and instructions in which lanes of a wave may differ."""

    whole: Container[Block]
    differing: Container[Value]


def find_wave_choices(function: Function, varying: Varying) -> WaveChoices:
    """``varying``: of its arguments; none of a kernel."""
    blocks = _returning(function)
    arguments = {a for a in function.arguments if a.index in varying}
    if not blocks:
        return WaveChoices(set(), arguments)
    irreducible = _irreducible(function)
    decided: dict[Block, list[Block]] = {block: [] for block in blocks}
    for block, deciders in find_controls(blocks).items():
        for decider, _ in deciders:
            decided[decider].append(block)
    slots = _find_slots(blocks)
    while True:  # a slot is taken for one that lanes have alike until something else is stored there
        alike = {load for loads, _ in slots.values() for load in loads}
        found = find_lane_values(blocks, arguments.__contains__, irreducible, alike)
        differing: set[Value] = {*arguments, *found.divergent}
        parted = {b.block for b in found.divergent_branches}
        parted |= {b for b in blocks if not differing.isdisjoint(b.terminator.operands)}
        in_parts = find_reachable([b for decider in parted for b in decided[decider]], decided.__getitem__)
        whole = {*blocks}.difference(in_parts)
        kept = {
            slot: (loads, stores)
            for slot, (loads, stores) in slots.items()
            if all(s.block in whole and s.operands[0] not in differing for s in stores)
        }
        if len(kept) == len(slots):
            return WaveChoices(whole, differing)
        slots = kept


def is_reached_by_whole_waves(
    place: Sequence[Instruction], find_choices: Callable[[Function, Varying], WaveChoices]
) -> bool:
    """``place``: an instruction, and the calls that lead to it, the kernel's last; ``find_choices``: what ``find_wave_choices``
    finds."""
    varying: Varying = frozenset()
    for instruction in reversed(place):
        block = instruction.block
        assert block is not None and block.function is not None, "it is executed"
        choices = find_choices(block.function, varying)
        if block not in choices.whole:
            return False
        if instruction.opcode in CALLS:
            if instruction.callee in choices.differing:
                return False
            varying = frozenset(k for k, a in enumerate(instruction.call_arguments) if a in choices.differing)
    return True


def _find_slots(blocks: Iterable[Block]) -> dict[Instruction, tuple[list[Instruction], list[Instruction]]]:
    """Stack slots that nothing is done with but loads and stores, plain ones, also through a flat pointer: these."""
    found = {}
    for alloca in (i for block in blocks for i in block.instructions if i.opcode == "alloca"):
        loads, stores, is_plain = list[Instruction](), list[Instruction](), True
        pointers: list[Instruction] = [alloca]
        for pointer in pointers:
            for user in pointer.readers:
                if not isinstance(user, Instruction):
                    is_plain = False
                elif user.opcode == "load" and not {"volatile", "atomic"} & set(user.flags):
                    loads.append(user)
                elif user.opcode == "store" and user.operands[0] is not pointer and "atomic" not in user.flags:
                    stores.append(user)
                elif user.opcode == "addrspacecast":
                    pointers.append(user)
                else:
                    is_plain = is_plain and user.is_record
        if is_plain and stores:
            found[alloca] = loads, stores
    return found


def _returning(function: Function) -> list[Block]:
    """The blocks that are reached and from which the function's end is, the entry first."""
    before = function.predecessors()
    ends = find_reachable([b for b in function.blocks if b.terminator.opcode == "ret"], before.__getitem__)
    return [b for b in find_reachable([function.entry], lambda b: b.successors) if b in ends]


def _irreducible(function: Function) -> set[Block]:
    reached = list(find_reachable([function.entry], lambda b: b.successors))
    return find_irreducible(order_blocks(reached), reached)
