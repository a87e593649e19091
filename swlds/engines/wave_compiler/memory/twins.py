"""Twins: two accesses of a block whose addresses lie one distance apart in all lanes, and that come by with one pattern.

before: loads of ``gep i32, %p, i32 %i`` and ``gep i32, %p, i32 %j`` where ``%j = add i32 %i, %n`` and ``%n`` is uniform;
after: the first one's pattern is counted for both, and moved by ``4 * %n`` for the second.
"""

from __future__ import annotations

from dataclasses import field
from typing import final

from swlds.device.address_space import LDS
from swlds.device.types import member_offset
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.provenance import MIXED
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import ORDERED, POINTERS, PURE, UPDATES
from swlds.ir.types import IntType, PointerType
from swlds.ir.values import ConstantInt
from swlds.lazy import dataclass

#: Instructions behind an access among which its twin is looked for; steps that an address is followed back.
_FAR, _DEPTH = 24, 8
#: Loads and stores.
_PLAIN = ORDERED - UPDATES
_MODULUS = 1 << 32
_WORDS = (IntType(32), IntType(64))


@final
@dataclass(slots=True)
class _Sum:
    """An address: a number, and values with their factors, modulo 2^32."""

    number: int = 0
    terms: dict[FlatValue, int] = field(default_factory=dict)

    def add(self, value: FlatValue, factor: int) -> None:
        total = (self.terms.pop(value, 0) + factor) % _MODULUS
        if total:
            self.terms[value] = total


@final
class Twins:
    """Those of one kernel, or of one of its bodies."""

    def __init__(self, t: WaveCode) -> None:
        self.t = t
        self._block: FlatBlock | None = None
        self._places: dict[FlatInstruction, int] = {}
        self._sums: dict[FlatValue, _Sum] = {}
        self._twins: dict[FlatInstruction, FlatInstruction | None] = {}
        self._told: set[FlatInstruction] = set()

    def is_told(self, i: FlatInstruction) -> bool:
        """Its pattern is counted with its twin's."""
        return i in self._told

    def find(self, i: FlatInstruction, size: int, step: int) -> tuple[FlatInstruction, str] | None:
        """The twin of an access of ``size`` bytes, and how far behind it lies: an i32 of host code, a multiple of ``step``. The
        twin must not be counted again. Host code that executes the access in another way has the same twin."""
        if i in self._twins:
            if (known := self._twins[i]) is None:
                return None
            again = self._distance(i, known, step)
            assert again is not None, "what is known in front of an access is known there in all its host code"
            return known, again
        self._twins[i] = None
        if not _is_plain(i) or not self._is_known(i) or self._size(i) != size:
            return None
        if i.block is not self._block:
            self._block, self._places = i.block, {other: k for k, other in enumerate(i.block.instructions)}
            self._sums.clear()
        start = self._places[i] + 1
        for other in i.block.instructions[start : start + _FAR]:
            if other.opcode not in PURE | _PLAIN:  # calls may not come back, or with other lanes
                return None
            if other.opcode != i.opcode or not _is_plain(other) or other in self._told or not self._is_known(other):
                continue
            if self._size(other) != size or other.source.field("align") != i.source.field("align"):
                continue
            distance = self._distance(i, other, step)
            if distance is not None and other.source is not i.source:
                self._told.add(other)
                self._twins[i] = other
                return other, distance
        return None

    def _sum(self, pointer: FlatValue) -> _Sum:
        total = self._sums.get(pointer)
        if total is None:
            total = self._sums[pointer] = _Sum()
            _follow(self.t, total, pointer, 1, _DEPTH)
        return total

    def _is_known(self, i: FlatInstruction) -> bool:
        """It accesses one object of LDS, and is written once."""
        type_ = _pointer(i).type
        is_lds = isinstance(type_, PointerType) and type_.addrspace == LDS
        return is_lds and self.t.provenance.of(_pointer(i)) not in (None, MIXED)

    def _size(self, i: FlatInstruction) -> int:
        return self.t.layout.store_size(i.type if i.opcode == "load" else i.operands[0].type)

    def _distance(self, i: FlatInstruction, other: FlatInstruction, step: int) -> str | None:
        """From one to the other, where it is one number for all lanes that is known in front of ``i``."""
        left, right = self._sum(_pointer(i)), self._sum(_pointer(other))
        rest = _Sum((right.number - left.number) % _MODULUS, dict(right.terms))
        for value, factor in left.terms.items():
            rest.add(value, -factor)
        if rest.number % step or any(factor % step for factor in rest.terms.values()):
            return None
        scalars = []
        for value, factor in rest.terms.items():
            scalar = self._uniform(i, value)
            if scalar is None:
                return None
            scalars.append((scalar, factor))
        w, total = self.t.w, str(rest.number)
        for scalar, factor in scalars:
            total = w.pure(f"add i32 {total}, {w.pure(f'mul i32 {scalar}, {factor}')}")
        return total

    def _uniform(self, i: FlatInstruction, value: FlatValue) -> str | None:
        """An i32, where the value is the same in all lanes and is there already."""
        t = self.t
        if not isinstance(value, FlatInstruction) or value in t.local:
            parts = t.value(value)
        elif value.block is i.block or value in t.flow.divergent or not t.is_there(value):
            return None
        else:  # this may be a branch of host code, behind which it is not known
            parts = t.fetch(value)
        if len(parts) != 1 or parts[0].uniform is None or parts[0].type not in ("i32", "i64"):
            return None
        scalar = parts[0].uniform
        return scalar if parts[0].type == "i32" else t.w.pure(f"trunc i64 {scalar} to i32")


def _is_plain(i: FlatInstruction) -> bool:
    return i.opcode in _PLAIN and not i.source.field("ordering")


def _pointer(i: FlatInstruction) -> FlatValue:
    return i.operands[POINTERS[i.opcode]]


def _follow(t: WaveCode, total: _Sum, value: FlatValue, factor: int, depth: int) -> None:
    """Add a value times a factor, taken apart as far as its lower 32 bits allow."""
    if isinstance(value, ConstantInt):
        total.number = (total.number + value.signed * factor) % _MODULUS
    elif not isinstance(value, FlatInstruction) or not depth:
        total.add(value, factor)
    elif value.opcode == "getelementptr" and isinstance(value.type, PointerType):
        _follow_gep(t, total, value, factor, depth)
    elif _is_sum(value):
        left, right = value.operands
        _follow(t, total, left, factor, depth - 1)
        _follow(t, total, right, -factor if value.opcode == "sub" else factor, depth - 1)
    elif _is_cast(value):
        _follow(t, total, value.operands[0], factor, depth - 1)
    else:
        total.add(value, factor)


def _follow_gep(t: WaveCode, total: _Sum, i: FlatInstruction, factor: int, depth: int) -> None:
    type_ = i.source.field("source_type")
    _follow(t, total, i.operands[0], factor, depth - 1)
    for position, index in enumerate(i.operands[1:]):
        fixed = index.signed if isinstance(index, ConstantInt) else None
        if position and fixed is not None:
            at, type_ = member_offset(t.layout, type_, fixed)
            total.number = (total.number + at * factor) % _MODULUS
            continue
        step = t.layout.size_of(type_)
        if position:
            step, type_ = member_offset(t.layout, type_, 1)[0], member_offset(t.layout, type_, 0)[1]
        if index.type in _WORDS:
            _follow(t, total, index, step * factor, depth - 1)
        else:
            total.add(index, step * factor)


def _is_sum(i: FlatInstruction) -> bool:
    return i.opcode in ("add", "sub") and i.type in _WORDS


def _is_cast(i: FlatInstruction) -> bool:
    """The lower 32 bits stay."""
    return i.opcode in ("zext", "sext", "trunc") and i.type in _WORDS and i.operands[0].type in _WORDS
