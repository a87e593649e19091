"""Which memory the fences around a barrier order: LDS, global memory, both or none.

Release fences in front of it and acquire fences behind it, in its own block or in blocks that lead nowhere else and are reached
from nowhere else (those of a called function), with no access to memory between. Memory of a kind that is accessed between
signal and wait is not ordered. What stands elsewhere may be as good; here it counts for nothing, which may make groups
suspicious, never lets a race go unseen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import chain
from operator import and_

from swlds.device.address_space import FLAT, LDS, PRIVATE
from swlds.device.memory_order import (
    ACQUIRES,
    BOTH,
    GLOBAL_CLOCK,
    LDS_CLOCK,
    RELEASES,
    WAVE_SCOPE,
    atomic_spaces,
    blocks_are_lds,
    ordered_spaces,
    scope_level,
)
from swlds.device.waits import find_waits
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, row_of
from swlds.engines.wave_compiler.host.context import DRAINED, QUIET
from swlds.engines.wave_compiler.races.race_uses import key_of
from swlds.engines.wave_compiler.races.watched import WatchedObjects
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import ORDERED, POINTERS
from swlds.ir.types import PointerType, scalar_type

#: Bits of ``fenced`` in the context, with those of ``context.py``.
#: A lowered block is global memory, but like LDS where no fences stand around a barrier.
BITS = {LDS_CLOCK: 1, GLOBAL_CLOCK: 2}
BLOCK_BIT = 4
#: Counters of LDS accesses.
_LDS_COUNTERS = ("lgkmcnt", "dscnt")
_ACCESSES = (*ORDERED, "enter", "byval")


def fenced_spaces(
    t: WaveCode, first: FlatInstruction, last: FlatInstruction, *, allows_bare: bool, allows_waits: bool = False
) -> int:
    """The spaces that fences order around a barrier that is arrived at at ``first`` and waited for at ``last``, as bits.
    ``allows_bare``: without fences it orders LDS; ``allows_waits``: no release is needed for LDS, since only copies
    write there, and a wait for them publishes what they wrote."""
    found = -1
    for pair in _meetings(t, first, last):
        found &= 0 if pair is None else _fenced(t, *pair, allows_bare=allows_bare, allows_waits=allows_waits)
    return found


def _meetings(
    t: WaveCode, first: FlatInstruction, last: FlatInstruction
) -> Iterator[tuple[FlatInstruction, FlatInstruction] | None]:
    """The barrier, and its copies in other calls of its function, where other waves may meet it; None for one without its end."""
    for start in t.kernel.meetings[first.source]:
        if first is last:
            yield start, start
            continue
        behind = start.block.instructions[start.block.instructions.index(start) :]
        end = next((i for i in behind if i.source is last.source), None)
        yield None if end is None else (start, end)


def _fenced(
    t: WaveCode, first: FlatInstruction, last: FlatInstruction, *, allows_bare: bool, allows_waits: bool
) -> int:
    before = _ordered(t, _in_front(t, first), RELEASES)
    behind = _ordered(t, _behind(t, last), ACQUIRES)
    found = before & behind
    if found & BITS[LDS_CLOCK]:
        found |= DRAINED
    elif allows_waits and behind & BITS[LDS_CLOCK]:
        found |= BITS[LDS_CLOCK] | (DRAINED if _drains(t, first) else 0)
    elif allows_waits and _drains(t, first):
        found |= QUIET | DRAINED
    if not found and allows_bare:
        return BITS[LDS_CLOCK] | BLOCK_BIT
    return found | BLOCK_BIT if found & _bit_of_blocks(t) else found


def released_spaces(t: WaveCode, barrier: FlatInstruction, *, allows_bare: bool) -> int:
    """The spaces that release fences order in front of a barrier, or a signal, and of its copies, as bits."""
    fronts = (_ordered(t, _in_front(t, i), RELEASES) for i in t.kernel.meetings[barrier.source])
    return _of_one_side(t, reduce(and_, fronts), allows_bare=allows_bare)


def acquired_spaces(t: WaveCode, barrier: FlatInstruction, *, allows_bare: bool) -> int:
    """The spaces that acquire fences order behind a barrier, or a wait, as bits."""
    return _of_one_side(t, _ordered(t, _behind(t, barrier), ACQUIRES), allows_bare=allows_bare)


def _of_one_side(t: WaveCode, found: int, *, allows_bare: bool) -> int:
    """With the bit of blocks; ``allows_bare``: LDS and blocks need no fences."""
    found |= BITS[LDS_CLOCK] | BLOCK_BIT if allows_bare else 0
    return found | BLOCK_BIT if found & _bit_of_blocks(t) else found


def _bit_of_blocks(t: WaveCode) -> int:
    """The memory whose fences order lowered blocks."""
    return BITS[LDS_CLOCK if blocks_are_lds(t.image.program.module) else GLOBAL_CLOCK]


def _drains(t: WaveCode, barrier: FlatInstruction) -> bool:
    """The wave waits for all its accesses of LDS in front of the barrier."""
    for i in chain([barrier], _in_front(t, barrier)):
        if i.opcode == "call" and any(
            w.counter in _LDS_COUNTERS and not w.most for w in find_waits(i.source, t.image.target)[0]
        ):
            return True
        if i is not barrier and (i.opcode in _ACCESSES or (i.opcode == "call" and _may_access(i))):
            return False
    return False


def _in_front(t: WaveCode, i: FlatInstruction) -> Iterator[FlatInstruction]:
    """What was executed before it by whoever comes there, latest first."""
    block, at = i.block, i.block.instructions.index(i)
    while True:
        yield from reversed(block.instructions[:at])
        before = _sources(t, block)
        if len(before) != 1 or before[0].terminator.targets != [block]:
            return
        block = before[0]
        at = len(block.instructions) - 1


def _behind(t: WaveCode, i: FlatInstruction) -> Iterator[FlatInstruction]:
    """What is executed next by whoever comes there."""
    block, at = i.block, i.block.instructions.index(i)
    while True:
        yield from block.instructions[at + 1 :]
        targets = block.terminator.targets
        if len(targets) != 1 or len(_sources(t, targets[0])) != 1:
            return
        block, at = targets[0], -1


def _sources(t: WaveCode, block: FlatBlock) -> list[FlatBlock]:
    """The blocks that lead to this one; itself for the entry, which has nothing in front."""
    found = [b for b in t.code.blocks if block in b.terminator.targets]
    return [*found, block] if block is t.code.blocks[0] else found


def barrier_of(t: WaveCode, fence: FlatInstruction) -> FlatInstruction | None:
    """The barrier that the fence stands at, with no access to memory between."""
    for part in (_behind(t, fence), _in_front(t, fence)):
        for i in part:
            if effect_of(i) == "barrier":
                return i
            if i.opcode in _ACCESSES or (i.opcode == "call" and _may_access(i)):
                break
    return None


def is_limited(t: WaveCode) -> bool:
    """A fence or an atomic orders LDS or other memory only."""
    for i in (i for code in t.code.all for b in code.blocks for i in b.instructions):
        if i.opcode == "fence" and ordered_spaces(t.image.program.module, i.source) != BOTH:
            return True
        if i.opcode in _ACCESSES and atomic_spaces(i.source.field("syncscope"), LDS_CLOCK) != BOTH:
            return True
    return False


def _ordered(t: WaveCode, instructions: Iterable[FlatInstruction], orderings: frozenset[str]) -> int:
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


def is_behind_open_barrier(t: WaveCode, fence: FlatInstruction) -> bool:
    """A barrier stands in front of the fence, in its block, and global memory is not acquired between them, nor by the fence."""
    block = fence.block.instructions
    at = block.index(fence)
    for k in reversed(range(at)):
        if (effect := effect_of(block[k])).startswith("barrier"):
            return "signal" in effect or not _ordered(t, block[k + 1 : at + 1], ACQUIRES) & BITS[GLOBAL_CLOCK]
    return False


def touched_between(watched: WatchedObjects, first: FlatInstruction, last: FlatInstruction) -> int | None:
    """The spaces in which watched memory is accessed between a signal and its wait, as bits: what stands there is behind no
    barrier and in front of none. None where more than plain loads and stores stands there."""
    touched = 0
    for pair in _meetings(watched.t, first, last):
        more = None if pair is None else _touched(watched, *pair)
        if more is None:
            return None
        touched |= more
    return touched


def _touched(watched: WatchedObjects, first: FlatInstruction, last: FlatInstruction) -> int | None:
    block, touched = first.block.instructions, 0
    for i in block[block.index(first) + 1 : block.index(last)]:
        if i.opcode in ("load", "store") and not i.source.field("ordering"):
            touched |= _space_of(watched, i.operands[POINTERS[i.opcode]])
        elif i.opcode in _ACCESSES or (i.opcode == "call" and _may_access(i)):
            return None
    return touched


def _space_of(watched: WatchedObjects, pointer: FlatValue) -> int:
    """The epochs that an access is seen in, as bits; 0 for memory that is not watched."""
    t, type_ = watched.t, scalar_type(pointer.type)
    symbol = t.provenance.of(pointer)
    key = key_of(t, symbol)
    space = type_.addrspace if isinstance(type_, PointerType) else FLAT
    if key is None or space == PRIVATE:
        return 0
    if key[0] == "object":
        space = int(t.image.memory.objects.space[key[1]])
    is_block = key[0] == "block"
    if space == FLAT and key[0] != "argument" and not is_block:
        return BITS[LDS_CLOCK] | BITS[GLOBAL_CLOCK]
    in_lds = space == LDS and not is_block
    if not watched.needs(key, not in_lds and not is_block):
        return 0
    if is_block:
        return BITS[GLOBAL_CLOCK] | BLOCK_BIT
    return BITS[LDS_CLOCK] if in_lds else BITS[GLOBAL_CLOCK]


def _may_access(i: FlatInstruction) -> bool:
    """The call touches memory, or is another barrier. (Where waves wait for the whole grid they have met behind a barrier.)"""
    row = row_of(i)
    return row is None or not (row.is_quiet or row.effect == "grid_barrier")
