"""What the analyses ask about calls of intrinsics that touch memory: do they read, what do they store, how finely?"""

from __future__ import annotations

from swlds.device.intrinsics import Row, find_intrinsic
from swlds.device.lowered import is_block_start
from swlds.device.runtime import RUNTIME, RuntimeRow
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.promote import callee_name
from swlds.ir.datalayout import DataLayout
from swlds.ir.intrinsics import Facts
from swlds.ir.types import I8, VOID, VectorType
from swlds.ir.values import ConstantInt


def row_of(i: FlatInstruction) -> Row | None:
    """The row of the intrinsic that is called; None for anything else."""
    return find_intrinsic(callee_name(i).strip('"')) if i.opcode == "call" else None


def runtime_row(i: FlatInstruction) -> RuntimeRow | None:
    """The row of the launch's own function that is called; None for anything else."""
    return RUNTIME.get(callee_name(i).strip('"')) if i.opcode == "call" else None


def runtime_effect(i: FlatInstruction) -> str:
    """What the launch's own function that is called does; "" for anything else."""
    row = runtime_row(i)
    return "" if row is None else row.effect


def facts_of(i: FlatInstruction) -> Facts | None:
    """What is known of the intrinsic that is called."""
    if i.opcode != "call":
        return None
    row = row_of(i)
    return None if row is None else row.facts


def effect_of(i: FlatInstruction) -> str:
    """What the intrinsic that is called does beside computing; "" for anything else."""
    if i.opcode != "call":
        return ""
    row = row_of(i)
    return "" if row is None else row.effect


def shown_operands(i: FlatInstruction) -> list[FlatValue]:
    """The operands, without a first one that shows in no lane of the result."""
    facts = facts_of(i)
    if facts is None or not facts.hides_first:
        return i.operands
    constants = [o.value if isinstance(o, ConstantInt) else None for o in i.operands]
    return i.operands[1:] if facts.hides(constants) else i.operands


def reads_memory(i: FlatInstruction) -> bool:
    """The result of the call comes out of memory."""
    facts = facts_of(i)
    return facts is not None and i.type != VOID and bool(facts.accesses("r"))


def is_exchange(i: FlatInstruction) -> bool:
    """An atomic instruction that puts its last operand into memory as it is."""
    return i.opcode == "cmpxchg" or (i.opcode == "atomicrmw" and i.source.field("operation") == "xchg")


def stored_value(i: FlatInstruction) -> FlatValue | None:
    """The value that a call writes to memory, or combines with what is there."""
    if i.opcode != "call":
        return None
    facts = facts_of(i)
    touches = facts.accesses("w") if facts is not None else ()
    return next((i.operands[t.stored] for t in touches if t.stored is not None), None)


def is_head_store(kind: str, value: FlatValue, where: FlatValue | None) -> bool:
    """A lowered kernel stores the address of its new block in the block's head, and loads it as a number, to free the block.
    The head is where the block begins, or the next place that is aligned. ``kind``: of the value's symbol."""
    call = _operand_of(value, "ptrtoint")
    if kind != "block" or not isinstance(call, FlatInstruction) or call.opcode != "call":
        return False
    return where is not None and where is not call and _operand_of(where, "inttoptr", "and", "add", "ptrtoint") is call


def is_in_head(pointer: FlatValue, size: int, end: int) -> bool:
    """An access of a lowered block that stays below its byte ``end``: at a fixed place behind where the block begins, as the
    kernel loads it from its slot, or as it was allocated (and aligned)."""
    at = 0
    while isinstance(pointer, FlatInstruction) and pointer.opcode in ("copy", "getelementptr"):
        indices = pointer.operands[1:]
        if pointer.opcode == "getelementptr":
            if (
                len(indices) != 1
                or pointer.source.field("source_type") != I8
                or not isinstance(indices[0], ConstantInt)
            ):
                return False
            at += indices[0].value
        pointer = pointer.operands[0]
    return 0 <= at <= end - size and is_block_start(pointer)


def _operand_of(value: FlatValue, *opcodes: str) -> FlatValue:
    """What a chain of these operations, of which each may be left out, begins with."""
    for opcode in opcodes:
        if isinstance(value, FlatInstruction) and value.opcode == opcode:
            value = value.operands[0]
    return value


def splits_words(layout: DataLayout, i: FlatInstruction) -> bool:
    """The call accesses less than a word, or words that are not known to be aligned."""
    facts = facts_of(i)
    if facts is None or not facts.accesses():
        return False
    touch = facts.accesses("w")[0] if facts.accesses("w") else facts.accesses()[0]
    if isinstance(touch.bytes, int):
        return touch.bytes % 4 != 0
    if touch.length is not None:
        size = i.operands[touch.length]
        return touch.kind != "wave" or not isinstance(size, ConstantInt) or size.value % 4 != 0
    if touch.stored is None and i.type == VOID:
        return False
    type_ = i.type if touch.stored is None else i.operands[touch.stored].type
    if effect_of(i).startswith("masked") and isinstance(type_, VectorType):
        type_ = type_.element
    return layout.store_size(type_) % 4 != 0
