"""Elements by which a compiler fills up a vector that it moves whole: clang stores four for three. The program has none of them.

``store <4 x i8> %v`` of ``%v = shufflevector <3 x i8> %a, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>``: the
module says of the last one that it is nothing.
"""

from __future__ import annotations

from swlds.engines.reference.vectors import shuffle_mask
from swlds.ir.model import Instruction
from swlds.ir.opcodes import OPCODES, Form
from swlds.ir.types import Type, VectorType, body_of
from swlds.ir.values import ConstantAggregate, ConstantInt, ConstantKeyword, Value

#: No element.
NOTHING = slice(0, 0)
#: Values that are looked at from a store on.
_STEPS = 64
_ELEMENTWISE = (Form.BINARY, Form.CAST)


def find_filler(store: Instruction) -> slice:
    """The last elements of what is stored, where a vector of them without these would be moved as this one, and the module says
    ``undef`` or ``poison`` for each of them, or for what it is computed of."""
    type_ = body_of(store.operands[0].type)
    if store.opcode != "store" or not isinstance(type_, VectorType):
        return NOTHING
    first = type_.count
    while first and _is_left_out(store.operands[0], first - 1):
        first -= 1
    is_rounded = type_.count & (type_.count - 1) == 0 and first > type_.count // 2
    return slice(first, type_.count) if is_rounded and first < type_.count else NOTHING


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
    if i.opcode == "shufflevector":
        made, taken = body_of(i.type), body_of(i.operands[0].type)
        assert isinstance(made, VectorType) and isinstance(taken, VectorType), "shufflevector takes vectors"
        number = shuffle_mask(i.operands[2], made.count)[at]
        return [(i.operands[2], at)] if number < 0 else [(i.operands[number >= taken.count], number % taken.count)]
    if OPCODES[i.opcode].form in _ELEMENTWISE and _count(i.type) == _count(i.operands[0].type):
        return [(operand, at) for operand in i.operands]
    return []


def _count(type_: Type) -> int:
    vector = body_of(type_)
    return vector.count if isinstance(vector, VectorType) else 1
