"""Elements of arrays that are chosen when a getelementptr is executed.

    %p = getelementptr %T, ptr %t, i32 0, i32 1, i32 %k         with %T = type { i32, [4 x i32] }: operand 3 chooses one of 4

LLVM lets %k be any number: the pointer may lead to other members of the object. What is said of programs in which it does not is
true of an execution in which it did not, which the reference engine sees (``Group.has_left_arrays``).
"""

from __future__ import annotations

from swlds.ir.model import Argument, Instruction
from swlds.ir.types import ArrayType, PointerType, StructType, body_of
from swlds.ir.values import ConstantInt

#: Flat and private pointers: what LDS and buffers hold is not followed.
_SPACES = (0, 5)


def find_array_counts(i: Instruction) -> dict[int, int]:
    """Of a getelementptr of one pointer that may lead to a stack: which operands choose, and among how many elements."""
    counts: dict[int, int] = {}
    is_followed = isinstance(i.type, PointerType) and i.type.addrspace in _SPACES
    current = i.field("source_type") if is_followed else None
    for k, index in enumerate(i.operands[2:], 2):
        body = None if current is None else body_of(current)
        if isinstance(body, ArrayType):
            if isinstance(index, (Instruction, Argument)) and body.count:
                counts[k] = body.count
            current = body.element
        elif isinstance(body, StructType) and isinstance(index, ConstantInt):
            current = body.elements[index.value]
        else:
            break
    return counts


__all__ = ["find_array_counts"]
