"""Does nothing but the end of the kernel follow from a block? A lowered kernel gives its block of memory back on the way."""

from __future__ import annotations

from collections.abc import Set
from typing import TypeGuard

from swlds.device.intrinsics import find_intrinsic
from swlds.ir.model import Block, Instruction
from swlds.ir.opcodes import OPCODES, Kind
from swlds.ir.values import ConstantInt, Value

#: Terminators that may stand between a block and the end of the kernel.
_QUIET_ENDS = {"br", "switch", "ret"}
_QUIET_EFFECTS = {
    "none",
    "counter_wait",
    "copy_hint",
    "mode",
    "lifetime_start",
    "lifetime_end",
    "returnaddress",
    "address",
    "static_size",
    "kernel_id",
    "zero",
    "one",
}


def leads_to_end(block: Block, slots: Set[str]) -> bool:
    """True when every path from the block returns and does nothing on the way. ``slots``: variables that hold the addresses of
    lowered kernels' blocks; counting out of one and freeing it is nothing either."""
    seen, work = {block}, [block]
    while work:
        current = work.pop()
        for instruction in current:
            if not (is_quiet(instruction) or (slots and _is_epilogue(instruction, slots))):
                return False
        for successor in current.successors if current.terminator.targets else ():
            if successor not in seen:
                seen.add(successor)
                work.append(successor)
    return True


def is_quiet(instruction: Instruction) -> bool:
    """Nothing but a result follows from it, and nothing is done with that: an optimiser may move such instructions here."""
    kind = OPCODES[instruction.opcode].kind
    if Kind.TERMINATOR in kind:
        return instruction.opcode in _QUIET_ENDS
    if instruction.opcode == "call":
        row = find_intrinsic(getattr(instruction.operands[-1], "name", ""))
        return row is not None and (row.effect in _QUIET_EFFECTS or (row.lanes is not None and not row.facts.exchanges))
    return not kind & (Kind.WRITES | Kind.ATOMIC | Kind.CALL) and not {"volatile", "atomic"} & set(instruction.flags)


def _is_epilogue(instruction: Instruction, slots: Set[str]) -> bool:
    """Known by what it works on, not by labels or names, which a program may have too: the counter in the block's header, and
    the block itself."""
    operands = instruction.operands
    if instruction.opcode == "atomicrmw":
        return instruction.field("operation") == "sub" and _is_header(operands[0], slots)
    if instruction.opcode != "call":
        return False
    return bool(operands[:-1]) and _is_allocation(operands[0], slots)


def _is_block(value: Value, slots: Set[str]) -> bool:
    """The block's address, as loaded from the slot."""
    return _is(value, "load") and getattr(value.operands[0], "name", None) in slots


def _is_header(value: Value, slots: Set[str]) -> bool:
    """A fixed place in the block."""
    return (
        _is(value, "getelementptr")
        and isinstance(value.operands[1], ConstantInt)
        and _is_block(value.operands[0], slots)
    )


def _is_allocation(value: Value, slots: Set[str]) -> bool:
    """What the allocator gave: the first word of the block's header, or in LLVM's lowering the block's address."""
    while _is(value, "inttoptr") or _is(value, "ptrtoint"):
        value = value.operands[0]
    return _is_block(value, slots) or (_is(value, "load") and _is_block(value.operands[0], slots))


def _is(value: Value, opcode: str) -> TypeGuard[Instruction]:
    return isinstance(value, Instruction) and value.opcode == opcode
