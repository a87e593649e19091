"""Which scalars may come from ``undef`` or ``poison``: a bit for each scalar of a value.

Loads of uninitialised bytes are found at run time and handed to the reference engine; constants are followed here. Where a
possibly undefined scalar reaches a branch, an address, a divisor or memory, the group is suspicious when it executes that.
"""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from swlds.device.types import element_types
from swlds.engines.wave_compiler.flat.flatten import FlatCode, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.memory_calls import reads_memory, shown_operands
from swlds.errors import UnsupportedError
from swlds.ir.opcodes import POINTERS, TERMINATORS
from swlds.ir.types import Type, VectorType, body_of
from swlds.ir.values import Constant, ConstantAggregate, ConstantExpr, ConstantInt, ConstantKeyword, shuffle_mask

#: Their results are checked where they come from, or have none.
_DEFINED = POINTERS.keys() | TERMINATORS | {"freeze", "alloca", "byval", "enter", "parameter"}


def constant_mask(value: Constant, count: int) -> int:
    """Undefined scalars of a constant."""
    if isinstance(value, ConstantKeyword):
        return (1 << count) - 1 if value.keyword in ("undef", "poison") else 0
    if isinstance(value, ConstantExpr):  # which of its elements is not worth finding out
        return (1 << count) - 1 if _may_be_undefined(value) else 0
    if not isinstance(value, ConstantAggregate):
        return 0
    total, at = 0, 0
    for element in value.elements * (count if value.splat else 1):
        size = count_scalars(element.type)
        total |= (constant_mask(element, size) if isinstance(element, Constant) else 0) << at
        at += size
    return total


def _may_be_undefined(value: ConstantExpr) -> bool:
    """True where a constant expression has an operand that is undefined, at any depth, or may lead past the last element."""
    return value.opcode in ("extractelement", "insertelement") or any(
        _may_be_undefined(part)
        if isinstance(part, ConstantExpr)
        else isinstance(part, Constant) and bool(constant_mask(part, count_scalars(part.type)))
        for part in value.parts
    )


def count_scalars(type_: Type) -> int:
    """Scalars of a type."""
    elements = element_types(type_)
    return 1 if elements is None else sum(count_scalars(e) for e in elements)


def member_range(type_: Type, indices: list[int]) -> tuple[int, int]:
    """Which of the type's scalars extractvalue's indices lead to: (first, count)."""
    first = 0
    for index in indices:
        elements = element_types(type_)
        if elements is None:
            raise UnsupportedError(f"no member {index} of {type_}")
        first += sum(count_scalars(e) for e in elements[:index])
        type_ = elements[index]
    return first, count_scalars(type_)


def find_undefined(code: FlatCode, followed: Container[FlatInstruction] = ()) -> dict[FlatInstruction, int]:
    """Instruction -> bits of the scalars that may be undefined. ``followed``: what has a shadow that says it."""
    found: dict[FlatInstruction, int] = {}
    count = cache(count_scalars)

    def of(value: FlatValue) -> int:
        if isinstance(value, FlatInstruction):
            return found.get(value, 0)
        return (
            constant_mask(value, count(value.type))
            if isinstance(value, Constant) and str(value.type) != "metadata"
            else 0
        )

    def transfer(i: FlatInstruction) -> int:
        if i.opcode in _DEFINED or str(i.type) == "void" or i in followed or reads_memory(i):
            return 0
        operands = shown_operands(i)
        masks = [of(o) for o in operands]
        if not any(masks) and not _is_past_the_end(i):
            return 0
        size = count(i.type)
        every = (1 << size) - 1
        if i.opcode in ("phi", "copy"):
            return _union(masks)
        if i.opcode == "select":
            return every if masks[0] else masks[1] | masks[2]
        if i.opcode == "insertelement":
            at = i.operands[2]
            if not isinstance(at, ConstantInt):
                return every
            index = at.value
            if index >= size:
                return every
            return masks[0] & ~(1 << index) | (masks[1] & 1) << index
        if i.opcode == "extractelement":
            at = i.operands[1]
            if not isinstance(at, ConstantInt) or at.value >= count(i.operands[0].type):
                return 1
            return masks[0] >> at.value & 1
        if i.opcode == "shufflevector":
            both = masks[0] | masks[1] << count(i.operands[0].type)
            assert isinstance(i.operands[2], Constant)
            chosen = shuffle_mask(i.operands[2], size)
            return sum(1 << k for k, n in enumerate(chosen) if n < 0 or both >> n & 1)
        if i.opcode in ("insertvalue", "extractvalue"):
            whole = i.type if i.opcode == "insertvalue" else i.operands[0].type
            first, number = member_range(whole, i.source.field("indices"))
            window = (1 << number) - 1
            if i.opcode == "extractvalue":
                return masks[0] >> first & window
            return masks[0] & ~(window << first) | masks[1] << first
        if all(count(o.type) == size for o in operands if str(o.type) != "metadata"):
            return _union(masks) & every
        return every

    changed = True
    while changed:
        changed = False
        for block in code.blocks:
            for instruction in block.instructions:
                new = transfer(instruction)
                if new & ~found.get(instruction, 0):
                    found[instruction] = found.get(instruction, 0) | new
                    changed = True
    return found


def _is_past_the_end(i: FlatInstruction) -> bool:
    """An element that no vector of the type has."""
    position = {"extractelement": 1, "insertelement": 2}.get(i.opcode)
    at = i.operands[position] if position is not None else None
    vector = body_of(i.operands[0].type) if i.operands else None
    return isinstance(at, ConstantInt) and isinstance(vector, VectorType) and at.value >= vector.count


def _union(masks: list[int]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total
