"""Bytes that belong to nothing of the program's: what a module still says of them where LLVM has taken structs to pieces.

``out[i] = s`` copies a struct with its padding. From -O1 on LLVM makes an access of each member, and one of each gap between:
of 1, 2, 4 or 8 bytes a value (``store i32 %gap``), of others a stack slot ``[3 x i8]`` that is copied. What it says of a gap:

- the type that an address was made with: of ``getelementptr %struct.A, ptr %p, i64 %i`` with ``%struct.A = type { i8, i32 }`` the
  bytes from 1 on that lie below 4;
- ``!tbaa.struct`` of a copy: the bytes that none of its fields covers (LLVM's Language Reference, 'tbaa.struct' Metadata).

Both engines ask this file, so they agree.
"""

from __future__ import annotations

from swlds.device.intrinsics import called_intrinsic
from swlds.device.types import member_offset
from swlds.ir.datalayout import DataLayout
from swlds.ir.elements import LONGEST, Elements, find_elements
from swlds.ir.metadata import Word, find_node
from swlds.ir.model import GlobalVariable, Instruction
from swlds.ir.types import I8, ArrayType, StructType, Type, VectorType, body_of
from swlds.ir.values import ConstantExpr, ConstantInt, Value

#: Steps from a pointer to the type that it was made with.
_STEPS = 16
_MARKERS = ("lifetime_start", "lifetime_end")


def padding_behind(layout: DataLayout, pointer: Value, size: int) -> bytes:
    """A byte for each of ``size`` bytes behind a pointer: 0xFF for padding of the type that the address was made with, else 0."""
    type_, start = _type_behind(layout, pointer)
    if type_ is None or not 0 <= start <= layout.size_of(type_) - size:
        return bytes(size)
    return find_elements(layout, type_).padding(size, start)


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


def _type_behind(layout: DataLayout, pointer: Value) -> tuple[Type | None, int]:
    """The type that an address was made with, and the byte of it that the pointer leads to."""
    offset = 0
    for _ in range(_STEPS):
        if isinstance(pointer, GlobalVariable):
            return pointer.value_type, offset
        if not isinstance(pointer, Instruction | ConstantExpr):
            break
        if pointer.opcode == "getelementptr":
            type_, step = _type_of_step(layout, pointer)
            if step is None:
                break
            offset += step
            if type_ is not None:
                return type_, offset
        elif pointer.opcode not in ("addrspacecast", "bitcast"):
            break
        pointer = pointer.operands[0]
    return None, 0


def _type_of_step(layout: DataLayout, step: Instruction | ConstantExpr) -> tuple[Type | None, int | None]:
    """The innermost type that a getelementptr names, behind its last index that varies, and the bytes into that. No type for
    steps of a number of bytes; no bytes where these are not known."""
    type_: Type | None = step.field("source_type") if isinstance(step, Instruction) else step.source_type
    first, *inner = step.operands[1:]
    if type_ is None or not isinstance(body_of(type_), ArrayType | StructType | VectorType):
        return None, first.signed if type_ == I8 and isinstance(first, ConstantInt) else None
    whole, offset = type_, 0
    for index in inner:
        fixed = index.signed if isinstance(index, ConstantInt) else None
        part, type_ = member_offset(layout, type_, fixed or 0)
        whole, offset = (type_, 0) if fixed is None else (whole, offset + part)
    return whole, offset


__all__ = ["is_all_padding", "padding_behind", "padding_of_copy", "slot_elements"]
