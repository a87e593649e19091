"""Arguments of ``printf`` as a program passes them: which types there are, and their bytes."""

from __future__ import annotations

from typing import Literal

from swlds.device.printf.render import Given
from swlds.device.types import bit_width
from swlds.errors import UnsupportedError
from swlds.ir.types import PointerType, Type, VectorType, is_float, scalar_type


def make_given(type_: Type, bits: tuple[int, ...]) -> Given:
    """An argument as the program passes it. A vector of three has the room of four."""
    element = scalar_type(type_)
    size = -(-bit_width(element) // 8)
    kind: Literal["float", "pointer", "integer"] = "integer"
    if is_float(element):
        kind = "float"
    elif isinstance(element, PointerType):
        kind = "pointer"
    data = b"".join(b.to_bytes(size, "little") for b in bits)
    if isinstance(element, PointerType):
        data = data.ljust(8, b"\0")
    count = len(bits) if isinstance(type_, VectorType) else 0
    return Given(data + bytes(size) if count == 3 else data, kind, count)


def can_print(type_: Type) -> bool:
    """Whether ``printf`` takes such an argument."""
    element = scalar_type(type_)
    try:
        bits = bit_width(element)
    except UnsupportedError:
        return False
    if isinstance(type_, VectorType) and (
        type_.count not in (2, 3, 4, 8, 16) or isinstance(element, PointerType) or bits % 8
    ):
        return False
    return bits <= 64 and str(element) != "bfloat"
