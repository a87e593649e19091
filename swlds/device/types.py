"""Sizes and members of IR types as the device sees them (bits of scalars, element lists, member offsets)."""

from __future__ import annotations

import functools

from swlds.device.address_space import POINTER_BITS
from swlds.errors import UnsupportedError
from swlds.ir.datalayout import DataLayout
from swlds.ir.types import (
    FLOAT_BITS,
    ArrayType,
    IntType,
    PointerType,
    SimpleType,
    StructType,
    Type,
    VectorType,
    body_of,
)


def bit_width(type_: Type) -> int:
    """Bits of a scalar; UnsupportedError for what is not held in registers as one."""
    match type_:
        case IntType(bits):
            return bits
        case PointerType(space):
            return POINTER_BITS.get(space, 64)
        case SimpleType(name) if name in FLOAT_BITS and FLOAT_BITS[name] <= 64:
            return FLOAT_BITS[name]
    raise UnsupportedError(f"values of type {type_} are not executed")


def element_types(type_: Type) -> list[Type] | None:
    """Types of the members of a vector, array or struct, None for a scalar."""
    match body_of(type_):
        case VectorType(count, element, scalable):
            if scalable:
                raise UnsupportedError("scalable vectors are not executed")
            return [element] * count
        case ArrayType(count, element):
            return [element] * count
        case StructType(elements):
            return list(elements)
    return None


@functools.cache
def scalar_count(type_: Type) -> int:
    """Scalars of a value, counted without making a list of them: a type may say any number."""
    match body_of(type_):
        case VectorType(count, element) | ArrayType(count, element):
            return count * scalar_count(element)
        case StructType(elements):
            return sum(scalar_count(e) for e in elements)
    return 1


def member_offset(layout: DataLayout, type_: Type, index: int) -> tuple[int, Type]:
    """Byte offset and type of member ``index``, as getelementptr steps into it."""
    match body_of(type_):
        case StructType() as struct:
            return layout.offset_of(struct, index), struct.elements[index]
        case ArrayType(_, element):
            return index * layout.size_of(element), element
        case VectorType(_, element):
            return index * (bit_width(element) // 8), element
    raise UnsupportedError(f"getelementptr into {type_}")
