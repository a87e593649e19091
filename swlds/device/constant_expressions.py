"""Constant expressions on values: what each opcode that LLVM has as a constant expression gives, with tags and undefined bits.

Of vectors most are computed element by element; a few cut them anew or take elements out. The rules for tags and for elements
past the end are those of the instructions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, final

from swlds.device.address_space import APERTURES, NULL_32, POINTER_BITS
from swlds.device.objects import AMBIGUOUS
from swlds.device.types import bit_width, member_offset
from swlds.ir.datalayout import DataLayout
from swlds.ir.types import PTR3, PointerType, Type, VectorType, scalar_type
from swlds.ir.values import ConstantExpr
from swlds.lazy import dataclass


@final
@dataclass(frozen=True, slots=True)
class Scalar:
    """``bits``: the unsigned bit pattern; ``tag``: the object a pointer belongs to; ``undefined``: bits of undef or poison."""

    bits: int
    tag: int = 0
    undefined: int = 0


Nested: TypeAlias = "Scalar | tuple[Nested, ...]"
#: LDS address in a lowered kernel -> the object that stands for the variable there, 0 for none.
OffsetTag: TypeAlias = Callable[[int], int]


def cast_address(bits: int, source: int, target: int) -> int:
    """``addrspacecast`` of one address: flat null <-> all ones in LDS and private, apertures for the rest."""
    if source in APERTURES and target not in APERTURES:
        return 0 if bits == NULL_32 else APERTURES[source] << 32 | bits
    if target in APERTURES and source not in APERTURES:
        return NULL_32 if bits == 0 else bits & 0xFFFF_FFFF
    return bits & _ones(POINTER_BITS.get(target, 64))


def evaluate_expression(
    value: ConstantExpr, operands: list[Nested], layout: DataLayout, offset_tag: OffsetTag
) -> Nested:
    """The value of a constant expression of which the operands' values are known."""
    if value.opcode in _WHOLE:
        return _WHOLE[value.opcode](value, operands)

    def compute(parts: list[Scalar]) -> Scalar:
        if value.opcode == "getelementptr":
            return _getelementptr(value, parts, layout)
        return _element(value, parts, offset_tag)

    if not isinstance(value.type, VectorType):
        return compute([_scalar(o) for o in operands])
    rows = zip(*(o if isinstance(o, tuple) else (o,) * value.type.count for o in operands), strict=True)
    return tuple(compute([_scalar(part) for part in row]) for row in rows)


def recut(parts: list[Scalar], source: int, target: int) -> list[Scalar]:
    """Scalars of ``source`` bits as scalars of ``target`` bits, little end first. What all belongs to one object still does."""
    bits = sum(p.bits << (i * source) for i, p in enumerate(parts))
    undefined = sum(p.undefined << (i * source) for i, p in enumerate(parts))
    tags, ones = {p.tag for p in parts}, _ones(target)
    tag = tags.pop() if len(tags) == 1 else 0
    return [Scalar(bits >> at & ones, tag, undefined >> at & ones) for at in range(0, len(parts) * source or 1, target)]


def _ones(width: int) -> int:
    return (1 << width) - 1


def _scalar(value: Nested) -> Scalar:
    assert isinstance(value, Scalar), "expected a scalar constant"
    return value


def _scalars(value: Nested) -> list[Scalar]:
    return [_scalar(v) for v in value] if isinstance(value, tuple) else [value]


def _width(type_: Type) -> int:
    return bit_width(scalar_type(type_))


# One element ---------------------------------------------------------------------------------------------------


def _element(value: ConstantExpr, parts: list[Scalar], offset_tag: OffsetTag) -> Scalar:
    bits = _EXPRESSIONS[value.opcode](value, [p.bits for p in parts]) & _ones(_width(value.type))
    tag = _tag(parts, value.opcode == "sub")
    if value.opcode == "inttoptr" and scalar_type(value.type) == PTR3 and not tag:
        tag = offset_tag(bits)
    return Scalar(bits, tag, _undefined(value, parts))


def _tag(parts: list[Scalar], is_difference: bool = False) -> int:
    """The one tag that there is. A difference of two pointers points nowhere."""
    tags = [p.tag for p in parts if p.tag]
    is_one = len(set(tags)) == 1 and not (is_difference and len(tags) == 2)
    return tags[0] if is_one else AMBIGUOUS if tags else 0


def _undefined(value: ConstantExpr, parts: list[Scalar]) -> int:
    """Of a cast the bits that stay; of arithmetic all, since bits carry."""
    ones = _ones(_width(value.type))
    if len(parts) == 1 and value.opcode != "addrspacecast":
        return parts[0].undefined & ones
    return ones if any(p.undefined for p in parts) else 0


def _getelementptr(value: ConstantExpr, parts: list[Scalar], layout: DataLayout) -> Scalar:
    assert value.source_type is not None, "getelementptr has an element type"
    base, type_, offset = parts[0], value.source_type, 0
    for position, (index, part) in enumerate(zip(value.operands[1:], parts[1:], strict=True)):
        number = _signed(part.bits, _width(index.type))
        if position == 0:
            offset += number * layout.size_of(type_)
        else:
            step, type_ = member_offset(layout, type_, number)
            offset += step
    tag = base.tag or _tag(parts[1:])
    return Scalar((base.bits + offset) & _ones(_width(value.type)), tag, _undefined(value, parts))


def _signed(bits: int, width: int) -> int:
    return bits - (1 << width) if bits >> (width - 1) else bits


def _cast_space(value: ConstantExpr, bits: list[int]) -> int:
    source, target = scalar_type(value.operands[0].type), scalar_type(value.type)
    assert isinstance(source, PointerType) and isinstance(target, PointerType)
    return cast_address(bits[0], source.addrspace, target.addrspace)


_EXPRESSIONS: dict[str, Callable[[ConstantExpr, list[int]], int]] = {
    "ptrtoint": lambda e, b: b[0],
    "ptrtoaddr": lambda e, b: b[0],
    "inttoptr": lambda e, b: b[0],
    "trunc": lambda e, b: b[0],
    "add": lambda e, b: b[0] + b[1],
    "sub": lambda e, b: b[0] - b[1],
    "xor": lambda e, b: b[0] ^ b[1],
    "addrspacecast": _cast_space,
}


# Whole vectors -------------------------------------------------------------------------------------------------


def _bitcast(value: ConstantExpr, operands: list[Nested]) -> Nested:
    source, target = value.operands[0].type, value.type
    if isinstance(source, VectorType) == isinstance(target, VectorType) and _width(source) == _width(target):
        return operands[0]
    parts = tuple(recut(_scalars(operands[0]), _width(source), _width(target)))
    return parts if isinstance(target, VectorType) else parts[0]


def _poison(value: Scalar, type_: Type) -> Scalar:
    return Scalar(value.bits, value.tag, _ones(_width(type_)))


def _extractelement(value: ConstantExpr, operands: list[Nested]) -> Nested:
    """Past the last element lies poison, and the first element."""
    parts, index = _scalars(operands[0]), _scalar(operands[1])
    if index.undefined or index.bits >= len(parts):
        return _poison(parts[0], value.type)
    return parts[index.bits]


def _insertelement(value: ConstantExpr, operands: list[Nested]) -> Nested:
    """Past the last element: poison, all of it, and the first element is replaced."""
    parts, index = _scalars(operands[0]), _scalar(operands[2])
    is_past = bool(index.undefined) or index.bits >= len(parts)
    parts[0 if is_past else index.bits] = _scalar(operands[1])
    return tuple(_poison(p, value.type) for p in parts) if is_past else tuple(parts)


def _shufflevector(value: ConstantExpr, operands: list[Nested]) -> Nested:
    parts = _scalars(operands[0]) + _scalars(operands[1])
    return tuple(
        _poison(Scalar(0), value.type) if at.undefined or at.bits >= len(parts) else parts[at.bits]
        for at in _scalars(operands[2])
    )


_WHOLE: dict[str, Callable[[ConstantExpr, list[Nested]], Nested]] = {
    "bitcast": _bitcast,
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
}

__all__ = ["Nested", "OffsetTag", "Scalar", "cast_address", "evaluate_expression", "recut"]
