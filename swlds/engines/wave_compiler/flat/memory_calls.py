"""What the analyses ask about calls of intrinsics that touch memory: do they read, what do they store, how finely?"""

from __future__ import annotations

from swlds.device.intrinsics import find_intrinsic
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.promote import callee_name
from swlds.ir.datalayout import DataLayout
from swlds.ir.types import VectorType
from swlds.ir.values import ConstantInt

LOADS = ("buffer_load", "scalar_buffer_load", "masked_load", "masked_gather", "masked_expand")
STORES = ("buffer_store", "masked_store", "masked_scatter", "masked_compress")
#: Atomics -> the operand that they store or combine.
UPDATES = {"atomic": 1, "buffer_atomic": 0}
ATOMICS = (*UPDATES, "append")
_TO_LDS = ("load_lds", "buffer_load_lds")


def effect_of(i: FlatInstruction) -> str:
    """What the intrinsic that is called does beside computing; "" for anything else."""
    name = callee_name(i).strip('"') if i.opcode == "call" else ""
    row = find_intrinsic(name) if name.startswith("llvm.") else None
    return "" if row is None else row.effect


def reads_memory(i: FlatInstruction) -> bool:
    return effect_of(i) in LOADS + ATOMICS


def is_exchange(i: FlatInstruction) -> bool:
    """An atomic instruction that puts its last operand into memory as it is."""
    return i.opcode == "cmpxchg" or (i.opcode == "atomicrmw" and i.source.field("operation") == "xchg")


def stored_value(i: FlatInstruction) -> FlatValue | None:
    """The value that a call writes to memory."""
    effect = effect_of(i)
    return i.operands[0] if effect in STORES else i.operands[UPDATES[effect]] if effect in UPDATES else None


def is_head_store(kind: str, value: FlatValue, where: FlatValue | None) -> bool:
    """A lowered kernel stores the address of its new block in the block's head, and loads it as a number, to free the block.
    The head is where the block begins, or the next place that is aligned. ``kind``: of the value's symbol."""
    call = _operand_of(value, "ptrtoint")
    if kind != "block" or not isinstance(call, FlatInstruction) or call.opcode != "call":
        return False
    return where is not None and where is not call and _operand_of(where, "inttoptr", "and", "add", "ptrtoint") is call


def _operand_of(value: FlatValue, *opcodes: str) -> FlatValue:
    """What a chain of these operations, of which each may be left out, begins with."""
    for opcode in opcodes:
        if isinstance(value, FlatInstruction) and value.opcode == opcode:
            value = value.operands[0]
    return value


def splits_words(layout: DataLayout, i: FlatInstruction) -> bool:
    """The call accesses less than a word, or words that are not known to be aligned."""
    effect = effect_of(i)
    if effect in ("copy", "set"):
        return True
    if effect in _TO_LDS:
        size = i.operands[2]
        return not isinstance(size, ConstantInt) or size.value % 4 != 0
    if effect == "async_lds":
        return callee_name(i).endswith(".b8")
    stored = stored_value(i)
    if effect not in LOADS and stored is None:
        return False
    type_ = i.type if stored is None else stored.type
    if effect.startswith("masked") and isinstance(type_, VectorType):
        type_ = type_.element
    return layout.store_size(type_) % 4 != 0
