"""Constants of the IR as bit patterns, and as bytes of a global's initial value.

A scalar is a ``Scalar``; a vector, array or struct is a tuple of such.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import field
from typing import final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.constant_expressions import Nested, Scalar, evaluate_expression, recut
from swlds.device.types import bit_width, element_types, member_offset, scalar_count
from swlds.errors import UnsupportedError
from swlds.ir.datalayout import DataLayout
from swlds.ir.opcodes import CONSTANT_OPCODES
from swlds.ir.types import ArrayType, StructType, Type, VectorType, body_of
from swlds.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    ConstantKeyword,
    ConstantString,
    GlobalReference,
    Value,
)
from swlds.lazy import dataclass

#: Global -> (address in its own address space, object number).
Resolver = Callable[[GlobalReference], tuple[int, int]]


def float_bits(type_: Type, spelling: str) -> int:
    """The bit pattern of a floating-point constant as LLVM spells it."""
    name = str(type_)
    if spelling.startswith(("0xH", "0xR", "0xK", "0xL", "0xM")):
        return int(spelling[3:], 16)
    if spelling.startswith("0x"):
        number = struct.unpack("<d", struct.pack("<Q", int(spelling, 16)))[0]
        raw = int(spelling, 16)
    else:
        number = float(spelling.replace("qnan", "nan").replace("snan", "nan"))
        raw = struct.unpack("<Q", struct.pack("<d", number))[0]
    if name == "double":
        return raw
    if name == "float":
        return _narrow(raw, number)
    if name == "half":
        return int(struct.unpack("<H", struct.pack("<e", number))[0])
    if name == "bfloat":
        return _narrow(raw, number) >> 16
    raise UnsupportedError(f"floating-point type {name} is not executed")


def _narrow(raw: int, number: float) -> int:
    """Double bits of a value that a float holds exactly, as float bits; keeps the payload of a NaN."""
    if number != number:
        return (raw >> 32 & 0x8000_0000) | 0x7F80_0000 | (raw >> 29 & 0x7F_FFFF)
    return int(struct.unpack("<I", struct.pack("<f", number))[0])


@final
@dataclass
class ConstantEvaluator:
    """Evaluates constants against the addresses of one kernel's image."""

    layout: DataLayout
    resolve: Resolver
    #: LDS address in a lowered kernel -> the object that stands for the variable there, 0 for none.
    offset_tag: Callable[[int], int] = lambda offset: 0

    def evaluate(self, value: Value) -> Nested:
        """The value of a constant or global; UnsupportedError for what has none on the device."""
        match value:
            case ConstantInt():
                return Scalar(value.value)
            case ConstantFP():
                return Scalar(float_bits(value.type, value.spelling))
            case ConstantKeyword():
                return self._keyword(value.type, value.keyword)
            case ConstantString():
                return tuple(Scalar(b) for b in value.data)
            case ConstantAggregate():
                return self._aggregate(value)
            case ConstantExpr():
                return self._expression(value)
            case GlobalReference():
                return Scalar(*self.resolve(value))
        raise UnsupportedError(f"constant {type(value).__name__} of type {value.type} is not executed")

    def scalar(self, value: Value) -> Scalar:
        result = self.evaluate(value)
        assert isinstance(result, Scalar), "expected a scalar constant"
        return result

    def _keyword(self, type_: Type, keyword: str) -> Nested:
        elements = element_types(type_)
        if elements is not None:
            return tuple(self._keyword(t, keyword) for t in elements)
        return Scalar(0, undefined=(1 << bit_width(type_)) - 1 if keyword in ("undef", "poison") else 0)

    def _aggregate(self, value: ConstantAggregate) -> Nested:
        if value.splat:
            assert isinstance(value.type, VectorType)
            return (self.evaluate(value.elements[0]),) * value.type.count
        return tuple(self.evaluate(e) for e in value.elements)

    def _expression(self, value: ConstantExpr) -> Nested:
        if value.opcode not in CONSTANT_OPCODES:
            raise UnsupportedError(f"constant expression {value.opcode} is not executed")
        return evaluate_expression(value, [self.evaluate(p) for p in value.operands], self.layout, self.offset_tag)


@final
@dataclass
class Initializer:
    """The bytes of a global's initial value: ``data``, ``undefined`` as ranges (start, stop), ``tags`` as (offset, object). Zeros
    cost nothing: a type may say any number of them."""

    size: int
    data: Array = field(init=False)
    undefined: list[tuple[int, int]] = field(default_factory=list)
    tags: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.data = np.zeros(self.size, np.uint8)

    def put(self, evaluator: ConstantEvaluator, type_: Type, value: Value, offset: int = 0) -> None:
        """Write a constant of that type at an offset."""
        if isinstance(value, ConstantKeyword):
            if value.keyword in ("undef", "poison"):
                self.undefined.append((offset, offset + evaluator.layout.size_of(type_)))
            return
        if isinstance(value, ConstantString):
            self.data[offset : offset + len(value.data)] = np.frombuffer(value.data, np.uint8)
            return
        if isinstance(value, ConstantAggregate) and not isinstance(body_of(type_), VectorType):
            for i, element in enumerate(value.elements):
                at, inner = member_offset(evaluator.layout, type_, i)
                self.put(evaluator, inner, element, offset + at)
            return
        if scalar_count(type_) > self.size * 8:
            raise UnsupportedError(f"constants of type {type_} are not executed")
        self._put(evaluator.layout, type_, evaluator.evaluate(value), offset)

    def _put(self, layout: DataLayout, type_: Type, value: Nested, offset: int) -> None:
        type_ = body_of(type_)
        if isinstance(value, Scalar):
            self._put_scalar(type_, value, offset)
        elif isinstance(type_, StructType):
            for t, v, at in zip(type_.elements, value, layout.struct_layout(type_).offsets, strict=False):
                self._put(layout, t, v, offset + at)
        elif isinstance(type_, VectorType) and bit_width(type_.element) % 8:
            width = bit_width(type_.element)
            (whole,) = recut([v for v in value if isinstance(v, Scalar)], width, width * type_.count)
            self._put_bits(whole, (width * type_.count + 7) // 8, offset)
        else:
            assert isinstance(type_, (ArrayType, VectorType))
            step = bit_width(type_.element) // 8 if isinstance(type_, VectorType) else layout.size_of(type_.element)
            for i, v in enumerate(value):
                self._put(layout, type_.element, v, offset + i * step)

    def _put_scalar(self, type_: Type, value: Scalar, offset: int) -> None:
        self._put_bits(value, (bit_width(type_) + 7) // 8, offset)

    def _put_bits(self, value: Scalar, size: int, offset: int) -> None:
        self.data[offset : offset + size] = np.frombuffer(value.bits.to_bytes(size, "little"), np.uint8)
        for at in range(size if value.undefined else 0):
            if value.undefined >> (8 * at) & 0xFF:
                self.undefined.append((offset + at, offset + at + 1))
        if value.tag:
            self.tags.append((offset, value.tag))


__all__ = ["Constant", "ConstantEvaluator", "Initializer", "Nested", "Scalar", "float_bits"]
