"""Bytes that belong to nothing of the program's: what a module still says of them where LLVM has taken structs to pieces.

``out[i] = s`` copies a struct with its padding. From -O1 on LLVM makes an access of each member, and one of each gap between:
of 1, 2, 4 or 8 bytes a value (``store i32 %gap``), of others a stack slot ``[3 x i8]`` that is copied. What it says of a gap:

- the type that an address was made with: of ``getelementptr %struct.A, ptr %p, i64 %i`` with ``%struct.A = type { i8, i32 }`` the
  bytes from 1 on that lie below 4;
- the type that the source gives a kernel's pointer (``ir/pointees.py``), where the address is a number of bytes: of
  ``getelementptr i8, ptr %p, i64 %x`` with an ``%x`` that is a multiple of 4 and a vector of three chars the last byte of four;
- ``!tbaa.struct`` of a copy: the bytes that none of its fields covers (LLVM's Language Reference, 'tbaa.struct' Metadata).

Both engines ask this file, so they agree.
"""

from __future__ import annotations

from math import gcd

from swlds.analysis.low_zeros import low_zeros
from swlds.device.intrinsics import called_intrinsic
from swlds.device.types import member_offset
from swlds.ir.datalayout import DataLayout
from swlds.ir.elements import LONGEST, RAW, Elements, find_elements
from swlds.ir.metadata import Word, find_node
from swlds.ir.model import Argument, GlobalVariable, Instruction
from swlds.ir.pointees import find_pointee
from swlds.ir.types import I8, ArrayType, StructType, Type, VectorType, body_of
from swlds.ir.values import ConstantExpr, ConstantInt, Value

#: Steps from a pointer to the type that it was made with.
_STEPS = 16
_MARKERS = ("lifetime_start", "lifetime_end")


def padding_behind(layout: DataLayout, pointer: Value, size: int) -> bytes:
    """A byte for each of ``size`` bytes behind a pointer: 0xFF for padding of the type that the address was made with, else 0."""
    elements, start, end = _elements_behind(layout, pointer)
    return elements.padding(size, start) if 0 <= start <= end - size else bytes(size)


def padding_of_copy(layout: DataLayout, copy: Instruction) -> bytes:
    """The same of what ``memcpy`` or ``memmove`` writes; nothing where its size is not known, or large, and of other calls."""
    if _effect(copy) != "copy":
        return b""
    target, _, length, *_ = copy.call_arguments
    size = length.value if isinstance(length, ConstantInt) else 0
    if not 0 < size <= LONGEST:
        return b""
    known = int.from_bytes(padding_behind(layout, target, size), "little")
    return (known | int.from_bytes(_between_fields(copy, size), "little")).to_bytes(size, "little")


def slot_elements(layout: DataLayout, alloca: Instruction) -> Elements:
    """What a stack slot consists of. One that is copied to padding only is padding as a whole."""
    type_ = body_of(alloca.field("allocated_type"))
    if not alloca.operands and isinstance(type_, ArrayType) and type_.element == I8 and _is_padding(layout, alloca):
        return Elements(type_.count, type_.count, ((0, type_.count),))
    return find_elements(layout, alloca.field("allocated_type"))


def _is_padding(layout: DataLayout, alloca: Instruction) -> bool:
    """All that is ever read of the slot are copies to padding, and there is one."""
    users = [u for u in alloca.users if isinstance(u, Instruction) and not u.is_record and _effect(u) not in _MARKERS]
    sources = [u for u in users if _effect(u) == "copy" and u.call_arguments[1] is alloca]
    is_copied = bool(sources) and all(_effect(u) == "copy" for u in users)
    return is_copied and all(is_all_padding(padding_of_copy(layout, u)) for u in sources)


def is_all_padding(padding: bytes) -> bool:
    """Of some bytes each is padding."""
    return bool(padding) and padding.count(0xFF) == len(padding)


def _effect(i: Instruction) -> str:
    """What the intrinsic does that is called; "" for anything else."""
    row = called_intrinsic(i)
    return "" if row is None else row.effect


def _between_fields(copy: Instruction, size: int) -> bytes:
    """What ``!tbaa.struct`` leaves out: its node has offset, size and tag of each field, from the copy's first byte on."""
    function, reference = copy.function, copy.find_metadata("tbaa.struct")
    node = find_node(function.module, reference) if function is not None and function.module and reference else None
    if node is None:
        return bytes(size)
    words = [e.text.split()[-1] if isinstance(e, Word) else "" for e in node.elements]
    found = bytearray(b"\xff" * size)
    for first, length in zip(words[::3], words[1::3], strict=False):
        if not (first.isdecimal() and length.isdecimal()):
            return bytes(size)
        stop = min(int(first) + int(length), size)
        found[int(first) : stop] = bytes(max(stop - int(first), 0))
    return bytes(found)


def _elements_behind(layout: DataLayout, pointer: Value) -> tuple[Elements, int, int]:
    """What the type consists of that an address was made with, the byte of it that the pointer leads to, and its end."""
    # ``offset``: bytes that are known; ``grain``: all others are a multiple of it, 0 where there are none
    offset = grain = 0
    for _ in range(_STEPS):
        if isinstance(pointer, Argument):
            return _in_source(find_pointee(pointer), offset, grain)
        if isinstance(pointer, GlobalVariable):
            return (RAW, 0, 0) if grain else _in_type(layout, pointer.value_type, offset)
        if not isinstance(pointer, Instruction | ConstantExpr):
            break
        if pointer.opcode == "getelementptr":
            type_, step, unknown = _type_of_step(layout, pointer)
            offset, grain = offset + step, gcd(grain, unknown)
            if type_ is not None:
                return (RAW, 0, 0) if grain else _in_type(layout, type_, offset)
        elif pointer.opcode not in ("addrspacecast", "bitcast"):
            break
        pointer = pointer.operands[0]
    return RAW, 0, 0


def _in_type(layout: DataLayout, type_: Type, offset: int) -> tuple[Elements, int, int]:
    return find_elements(layout, type_), offset, layout.size_of(type_)


def _in_source(pointee: Elements | None, offset: int, grain: int) -> tuple[Elements, int, int]:
    """Behind a kernel's pointer any number of them may lie."""
    if pointee is None or grain % pointee.period:
        return RAW, 0, 0
    return pointee, offset % pointee.period, pointee.period


def _type_of_step(layout: DataLayout, step: Instruction | ConstantExpr) -> tuple[Type | None, int, int]:
    """The innermost type that a getelementptr names, behind its last index that varies, and the bytes into that. No type for
    steps of a number of bytes: of these what is known, and what all others are a multiple of."""
    type_: Type | None = step.field("source_type") if isinstance(step, Instruction) else step.source_type
    first, *inner = step.operands[1:]
    if type_ is None or not isinstance(body_of(type_), ArrayType | StructType | VectorType):
        size = layout.size_of(type_) if type_ is not None else 1
        return (None, first.signed * size, 0) if isinstance(first, ConstantInt) else (None, 0, size << low_zeros(first))
    whole, offset = type_, 0
    for index in inner:
        fixed = index.signed if isinstance(index, ConstantInt) else None
        part, type_ = member_offset(layout, type_, fixed or 0)
        whole, offset = (type_, 0) if fixed is None else (whole, offset + part)
    return whole, offset, 0


__all__ = ["is_all_padding", "padding_behind", "padding_of_copy", "slot_elements"]
