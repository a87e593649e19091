"""Places that waves come to as wholes, whatever their lanes hold: no branch on the way is decided by what lanes may differ in.

What all lanes of a wave have alike is known from the program alone: the wave's number, ``readfirstlane``, arguments of the
kernel, what is loaded from a place that is so. So kernels are written whose waves have different tasks (warp specialisation).
Ways that never return (a trap, a report of an address sanitizer) part no lanes that go on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from swlds.analysis.addresses.values import find_lane_values
from swlds.analysis.graph import find_reachable
from swlds.analysis.lane_masks import find_controls
from swlds.analysis.reconvergence import find_irreducible, order_blocks
from swlds.ir.model import Argument, Block, Function, Instruction
from swlds.ir.values import Value


def find_wave_blocks(function: Function, *, is_kernel: bool) -> set[Block]:
    """The blocks that whole waves come to, as far as this function decides. ``is_kernel``: its arguments are the same for all;
    else each may differ from lane to lane."""
    blocks = _returning(function)
    if not blocks:
        return set()
    is_varying = partial(_is_varying, is_kernel=is_kernel)
    parted = {b.block for b in find_lane_values(blocks, is_varying, _irreducible(function)).divergent_branches}
    parted |= {b for b in blocks if any(map(is_varying, b.terminator.operands))}
    above = {block: [decider for decider, _ in found] for block, found in find_controls(blocks).items()}
    return {block for block in blocks if parted.isdisjoint(find_reachable(above[block], above.__getitem__))}


def is_reached_by_whole_waves(place: Sequence[Instruction], wave_blocks: Callable[[Function], set[Block]]) -> bool:
    """``place``: an instruction, and the calls that lead to it; ``wave_blocks``: what ``find_wave_blocks`` finds."""
    for instruction in place:
        block = instruction.block
        assert block is not None and block.function is not None, "it is executed"
        if block not in wave_blocks(block.function):
            return False
    return True


def _returning(function: Function) -> list[Block]:
    """The blocks that are reached and from which the function's end is, the entry first."""
    before = function.predecessors()
    ends = find_reachable([b for b in function.blocks if b.terminator.opcode == "ret"], before.__getitem__)
    return [b for b in find_reachable([function.entry], lambda b: b.successors) if b in ends]


def _irreducible(function: Function) -> set[Block]:
    reached = list(find_reachable([function.entry], lambda b: b.successors))
    return find_irreducible(order_blocks(reached), reached)


def _is_varying(value: Value, is_kernel: bool) -> bool:
    return not is_kernel and isinstance(value, Argument)
