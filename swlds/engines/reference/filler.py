"""Elements by which a compiler fills up a vector that it moves whole: clang stores four for three. The program has none of them.

``store <4 x i8> %v`` of ``%v = shufflevector <3 x i8> %a, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>``: the
module says of the last one that it is nothing.
"""

from __future__ import annotations

from swlds.device.lane_values import rep_of
from swlds.engines.reference.vectors import shuffle_mask
from swlds.ir.model import Instruction
from swlds.ir.opcodes import OPCODES, Form
from swlds.ir.values import ConstantAggregate, ConstantInt, ConstantKeyword, Value

#: Values that are looked at from a store on.
_STEPS = 64
_ELEMENTWISE = (Form.BINARY, Form.CAST)


def own_elements(instruction: Instruction) -> int | None:
    """How many elements of a stored vector are the program's; None where all that is stored is. The module says ``undef`` or
    ``poison`` for each of the others, or for what it is computed of, and a vector without them would be moved as this one."""
    count = rep_of(instruction.operands[0].type).count if instruction.opcode == "store" else 0
    own = count
    while own and _is_left_out(instruction.operands[0], own - 1):
        own -= 1
    is_rounded = count & (count - 1) == 0 and count // 2 < own < count
    return own if is_rounded else None


def _is_left_out(vector: Value, element: int) -> bool:
    work = [(vector, element)]
    for _ in range(_STEPS):
        if not work:
            return False
        value, at = work.pop()
        if _is_nothing(value) or (isinstance(value, ConstantAggregate) and _is_nothing(_element(value, at))):
            return True
        if isinstance(value, Instruction):
            work += _sources(value, at)
    return False


def _is_nothing(value: Value) -> bool:
    return isinstance(value, ConstantKeyword) and value.keyword in ("undef", "poison")


def _element(value: ConstantAggregate, at: int) -> Value:
    return value.elements[0 if value.splat else at]


def _sources(i: Instruction, at: int) -> list[tuple[Value, int]]:
    """What an element of a result is made of: (a vector, which of its elements)."""
    if i.opcode == "insertelement" and isinstance(i.operands[2], ConstantInt):
        return [(i.operands[1], 0) if i.operands[2].value == at else (i.operands[0], at)]
    is_shuffle = i.opcode == "shufflevector"
    if not is_shuffle and OPCODES[i.opcode].form not in _ELEMENTWISE:
        return []
    made, taken = rep_of(i.type).count, rep_of(i.operands[0].type).count
    if not is_shuffle:
        return [(operand, at) for operand in i.operands] if made == taken else []
    number = shuffle_mask(i.operands[2], made)[at]
    return [(i.operands[2], at)] if number < 0 else [(i.operands[number >= taken], number % taken)]
