"""How many of an integer's lowest bits are zero: ``ashr exact i64 %x, 30`` of ``%x = shl i64 %id, 32`` is a multiple of 4."""

from __future__ import annotations

from swlds.ir.model import Instruction
from swlds.ir.types import IntType
from swlds.ir.values import ConstantInt, Value

#: Of a zero: more than any type is long. Operands are followed so deep.
MOST, _DEEPEST = 64, 16
_SHIFTS = ("shl", "lshr", "ashr")
#: As many as the operand has that has fewest.
_FEWEST = ("add", "sub", "or", "xor", "zext", "sext", "trunc", "freeze", "phi", "select")


def low_zeros(value: Value) -> int:
    """At least so many, whatever the way; where the value is defined. At most ``MOST``."""
    return _find(value, {}, 0)


def _find(value: Value, known: dict[Value, int], depth: int) -> int:
    if isinstance(value, ConstantInt):
        return min((value.value & -value.value).bit_length() - 1, MOST) if value.value else MOST
    if not isinstance(value, Instruction) or not isinstance(value.type, IntType) or depth > _DEEPEST:
        return 0
    if value not in known:
        known[value] = 0  # what goes round in a loop may lose one each time
        known[value] = min(_of_operation(value, known, depth + 1), MOST)
    return known[value]


def _of_operation(i: Instruction, known: dict[Value, int], depth: int) -> int:
    if i.opcode in _SHIFTS:
        by = i.operands[1].value if isinstance(i.operands[1], ConstantInt) else None
        moved = _find(i.operands[0], known, depth)
        if i.opcode == "shl":
            return moved + (by or 0)
        return 0 if by is None else max(moved - by, 0)
    if i.opcode not in (*_FEWEST, "mul", "and"):
        return 0
    found = [_find(o, known, depth) for o in i.operands[i.opcode == "select" :] if isinstance(o.type, IntType)]
    if i.opcode in _FEWEST:
        return min(found, default=0)
    return sum(found) if i.opcode == "mul" else max(found)


__all__ = ["MOST", "low_zeros"]
