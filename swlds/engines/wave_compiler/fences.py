"""Which memory the fences around a barrier order: LDS, global memory, both or none.

Release fences in front of it and acquire fences behind it, in its own block, with no access to memory between. What stands
elsewhere may be as good; here it counts for nothing, which may make groups suspicious, never lets a race go unseen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from swlds.device.intrinsics import find_intrinsic
from swlds.engines.reference.happens_before import (
    ACQUIRES,
    GLOBAL_CLOCK,
    LDS_CLOCK,
    RELEASES,
    WAVE_SCOPE,
    ordered_spaces,
    scope_level,
)
from swlds.engines.wave_compiler.flatten import FlatInstruction
from swlds.engines.wave_compiler.promote import callee_name

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

#: Bits of ``fenced`` in the context.
BITS = {LDS_CLOCK: 1, GLOBAL_CLOCK: 2}
_ACCESSES = ("load", "store", "atomicrmw", "cmpxchg", "enter", "byval")


def fenced_spaces(t: Translator, first: FlatInstruction, last: FlatInstruction) -> int:
    """The spaces that fences order around a barrier that is arrived at at ``first`` and waited for at ``last``, as bits."""
    block = first.block.instructions
    before = _ordered(t, reversed(block[: block.index(first)]), RELEASES)
    return before & _ordered(t, block[block.index(last) + 1 :], ACQUIRES)


def _ordered(t: Translator, instructions: Iterable[FlatInstruction], orderings: frozenset[str]) -> int:
    found = 0
    for i in instructions:
        if i.opcode in _ACCESSES or (i.opcode == "call" and _may_access(i)):
            break
        if i.opcode != "fence" or i.source.field("ordering") not in orderings:
            continue
        if scope_level(i.source.field("syncscope")) != WAVE_SCOPE:
            for space in ordered_spaces(t.image.program.module, i.source):
                found |= BITS[space]
    return found


def is_behind_open_barrier(t: Translator, fence: FlatInstruction) -> bool:
    """A barrier stands in front of the fence, in its block, and global memory is not acquired between them, nor by the fence."""
    block = fence.block.instructions
    at = block.index(fence)
    for k in reversed(range(at)):
        if block[k].opcode == "call" and callee_name(block[k]).startswith("llvm.amdgcn.s.barrier"):
            return not _ordered(t, block[k + 1 : at + 1], ACQUIRES) & BITS[GLOBAL_CLOCK]
    return False


def may_access_between(first: FlatInstruction, last: FlatInstruction) -> bool:
    """Memory is accessed between two instructions of a block, or a barrier stands there."""
    block = first.block.instructions
    between = block[block.index(first) + 1 : block.index(last)]
    return any(i.opcode in _ACCESSES or (i.opcode == "call" and _may_access(i)) for i in between)


def _may_access(i: FlatInstruction) -> bool:
    """The call touches memory, or is another barrier."""
    row = find_intrinsic(callee_name(i).strip('"'))
    return row is None or not (row.lanes is not None or row.effect == "none")
