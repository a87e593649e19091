"""Does a kernel show where the block lies that stands for its group's LDS? Blocks of groups lie at different places, and which
one a group gets depends on the order of groups; all are at the same distance from a multiple of 128.

An address shows where it is stored for others, printed, or computed with as a number that does not become an address again. Not
where it is looked at for null, for its lowest bits, or for AddressSanitizer's shadow, or given to the allocator.
"""

from __future__ import annotations

from swlds.device.heap import CHUNK_ALIGN
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import is_head_store, runtime_effect
from swlds.engines.wave_compiler.tags.points_to import PointsTo
from swlds.engines.wave_compiler.tags.shared_tags import is_shared, loses_tags, odd_targets
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import IntType, scalar_type
from swlds.ir.values import Constant, ConstantInt

#: What numbers go through on their way to an address.
_STEPS = frozenset(("add", "and", "copy", "freeze", "lshr", "or", "phi", "select", "sext", "sub", "trunc", "zext"))
#: Those behind which a number is another one, whose being zero tells something.
_CHANGES = frozenset(("add", "and", "lshr", "or", "sub", "trunc"))


def keeps_blocks(t: WaveCode) -> bool:
    """No group can have a pointer into an earlier group's block, nor tell the two blocks apart: what it gets of the allocator may
    be that block again, of which ``runtime/blocks.ll`` forgets the tags. A profile counts lines, and so shows where blocks lie
    that pointers in memory lead to."""
    is_counted = t.options.profile and t.tags.is_tracked
    return t.provenance.has_blocks and not (is_counted or loses_tags(t) or shows_blocks(t))


def shows_blocks(t: WaveCode) -> bool:
    """See above."""
    instructions = [i for b in t.provenance.blocks for i in b.instructions]
    points_to = PointsTo(t)
    if any(_gives_away(t, points_to, i) for i in instructions):
        return True
    seen = {i for i in instructions if _is_number(i) and _begins(points_to, i)}
    work = list(seen)
    while work:
        number = work.pop()
        for user in number.users:
            if user.opcode in _STEPS and not _is_low(user):
                if user not in seen:
                    seen.add(user)
                    work.append(user)
            elif not (_is_low(user) or _is_harmless(t, user, number)):
                return True
    return False


def _gives_away(t: WaveCode, points_to: PointsTo, i: FlatInstruction) -> bool:
    """It stores an address where others look, or prints it."""
    if i.opcode == "store":
        value, pointer = i.operands
        return t.provenance.may_be_tagged(value) and points_to.may_be_in_block(value) and is_shared(t, pointer)
    if runtime_effect(i) == "print":
        return any(map(points_to.may_be_in_block, i.operands))
    return any(is_shared(t, o) for o in odd_targets(t, i))


def _is_number(i: FlatInstruction) -> bool:
    return isinstance(scalar_type(i.type), IntType)


def _begins(points_to: PointsTo, i: FlatInstruction) -> bool:
    """A number that is an address: of a pointer, or the allocator's."""
    if i.opcode in ("ptrtoint", "ptrtoaddr"):
        return points_to.may_be_in_block(i.operands[0])
    return runtime_effect(i) == "allocate" and points_to.may_be_in_block(i)


def _is_low(i: FlatInstruction) -> bool:
    """The bits that all blocks' addresses share."""
    masks = [o.value for o in i.operands if isinstance(o, ConstantInt)] if i.opcode == "and" else []
    return any(0 <= mask < CHUNK_ALIGN for mask in masks)


def _is_harmless(t: WaveCode, user: FlatInstruction, number: FlatInstruction) -> bool:
    if user.opcode == "inttoptr" or runtime_effect(user) in ("free", "poison", "unpoison", "report", "check"):
        return True
    if user.opcode == "icmp" and number.opcode not in _CHANGES:
        other = user.operands[user.operands[0] is number]
        return isinstance(other, Constant) and (not isinstance(other, ConstantInt) or other.value == 0)
    if user.opcode == "store" and user.operands[0] is number:
        known, where = t.provenance.of(number), t.provenance.of(user.operands[1])
        is_head = is_head_store(known.kind if known else "", number, user.operands[1])
        return is_head or t.provenance.is_known_store(known, where)
    return False


__all__ = ["keeps_blocks", "shows_blocks"]
