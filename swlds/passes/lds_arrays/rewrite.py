"""Accesses of a variable go to where a map of byte offsets has moved their data; wide ones in pieces, where the map tears them.

Before::

    %v = load <4 x float>, ptr addrspace(3) %p, align 16

After, for ``offset ^ (offset & 0x380) >> 3`` with groups of 8 bytes::

    %number = ptrtoint ptr addrspace(3) %p to i32
    %offset = sub i32 %number, ptrtoint (ptr addrspace(3) @t to i32)
    ...                                                             the map
    %to = getelementptr i8, ptr addrspace(3) @t, i32 %moved
    %part = xor i32 %moved, 8
    %to1 = getelementptr i8, ptr addrspace(3) @t, i32 %part
    %piece = load i64, ptr addrspace(3) %to, align 8
    %piece1 = load i64, ptr addrspace(3) %to1, align 8
    %whole = insertelement <2 x i64> ...
    %v = bitcast <2 x i64> %whole to <4 x float>
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.analysis.addresses import Access
from swlds.analysis.lds_uses import LDS
from swlds.ir.builder import Builder
from swlds.ir.datalayout import DataLayout
from swlds.ir.model import GlobalVariable, Instruction
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import I8, I32, IntType, PointerType, Type, VectorType, is_float, scalar_type
from swlds.ir.values import ConstantInt, ConstantKeyword, Value
from swlds.layouts.swizzle import XorSwizzle

#: Given a builder and an offset (i32), the offset at which the byte lies now.
Move = Callable[[Builder, Value], Value]
_LOCAL = PointerType(LDS)
#: Metadata that is as true of each piece of an access; debug locations come from the builder.
_KEPT = frozenset({"tbaa", "alias.scope", "noalias", "nontemporal"})


@final
class Rewriter:
    """Of one variable. ``keeps``: the map keeps aligned groups of so many bytes whole; None: it keeps each access whole.
    ``align``: no address that it gives is known to be a multiple of more. ``swizzle``: the map, where it is linear over F2."""

    def __init__(
        self,
        variable: GlobalVariable,
        layout: DataLayout,
        move: Move,
        keeps: int | None,
        align: int,
        swizzle: XorSwizzle | None = None,
    ) -> None:
        self.variable, self.layout, self.move, self.keeps, self.align = variable, layout, move, keeps, align
        self.swizzle = swizzle

    def piece_bytes(self, access: Access) -> int:
        """Bytes of the pieces in which an access has to go: all of its own, or what surely lies in one group."""
        assert access.bytes is not None, "of an access whose size is known"
        if self.keeps is None:
            return access.bytes
        within = min(self.keeps, known_alignment(access))
        return access.bytes if access.bytes <= within else within

    def refuse(self, access: Access) -> str:
        """Why an access cannot be rewritten, "" if it can."""
        i = access.instruction
        if i.opcode not in POINTERS or i.opcode == "va_arg":
            return "this is no load, store or atomic (lower-dma makes such of direct copies)"
        if access.bytes is None:
            return "how many bytes it touches is not known"
        if not self.piece_bytes(access) < access.bytes:
            return ""
        if self.piece_bytes(access) < 4:
            return f"its alignment of {known_alignment(access)} does not say in which group of bytes it lies"
        if i.opcode not in ("load", "store") or {"volatile", "atomic"} & set(i.flags):
            return "it is atomic or volatile, and would have to be split"
        type_ = i.type if i.opcode == "load" else i.operands[0].type
        if access.bytes % self.piece_bytes(access) or not _is_plain(type_, access.bytes, self.layout):
            return f"it would have to be split, and {type_} is no vector or number of whole pieces"
        return ""

    def rewrite(self, access: Access) -> int:
        """Send the access to where its data lies; returns how many accesses it is now."""
        i, size = access.instruction, access.bytes
        assert size is not None and not self.refuse(access), "asked before"
        builder = Builder(i)
        builder.debug_location = i.find_metadata("dbg")
        offset, piece = self._offset(builder, access.pointer), self.piece_bytes(access)
        if piece == size:
            flat = None if access.pointer.type == _LOCAL else access.pointer.type
            self._redirect(builder, i, access.pointer, self._address(builder, self.move(builder, offset)), flat)
            return 1
        addresses = self._pieces(builder, offset, range(0, size, piece), known_alignment(access) >= size)
        align = min(self.align, known_alignment(access), piece)
        whole = VectorType(size // piece, IntType(8 * piece))
        if i.opcode == "load":
            _load_pieces(builder, i, addresses, whole, align)
        else:
            _store_pieces(builder, i, addresses, whole, align)
        i.erase()
        return len(addresses)

    def _redirect(self, builder: Builder, i: Instruction, old: Value, new: Value, flat: Type | None) -> None:
        if flat is not None:
            new = builder.create_cast("addrspacecast", new, flat, "flat")
        i.set_operand(next(k for k, o in enumerate(i.operands) if o is old or o == old), new)
        if (align := i.field("align")) and align > self.align:
            i.set_field("align", self.align)

    def _offset(self, builder: Builder, pointer: Value) -> Value:
        """Bytes from the start of the variable."""
        local = pointer if pointer.type == _LOCAL else builder.create_cast("addrspacecast", pointer, _LOCAL, "local")
        if local is self.variable:
            return ConstantInt(I32, 0)
        number = builder.create_cast("ptrtoint", local, I32, "number")
        start = builder.create_cast("ptrtoint", self.variable, I32, "start")
        return builder.create_operator("sub", number, start, name="offset")

    def _pieces(self, builder: Builder, offset: Value, starts: range, is_whole: bool) -> list[Value]:
        """The addresses of the pieces. ``is_whole``: the access is aligned to its bytes, so what is added to its offset has bits
        of its own, and a linear map moves it apart."""
        moved = self.move(builder, offset)
        found = [self._address(builder, moved)]
        for start in starts[1:]:
            place: Value
            if is_whole and self.swizzle is not None:
                place = builder.create_operator("xor", moved, ConstantInt(I32, self.swizzle.apply(start)), name="part")
            else:
                part = builder.create_operator("add", offset, ConstantInt(I32, start), name="part")
                place = self.move(builder, part)
            found.append(self._address(builder, place))
        return found

    def _address(self, builder: Builder, offset: Value) -> Value:
        return builder.create_gep(I8, self.variable, [offset], "to")


def known_alignment(access: Access) -> int:
    """What the offset of an access is a multiple of: by its alignment, and by its expression."""
    proved = access.offset.known_multiple if access.offset is not None else 1
    return max(access.instruction.field("align") or 1, min(proved, 1 << 16))


def _is_plain(type_: Type, size: int, layout: DataLayout) -> bool:
    """A number, or a vector of numbers, whose bits are its bytes."""
    scalar = scalar_type(type_)
    return (isinstance(scalar, IntType) or is_float(scalar)) and layout.bits_of(type_) == 8 * size


def _load_pieces(builder: Builder, i: Instruction, addresses: list[Value], whole: VectorType, align: int) -> None:
    found: Value = ConstantKeyword(whole, "poison")
    for k, address in enumerate(addresses):
        part = builder.create_load(whole.element, address, "piece", align=align)
        _keep_metadata(i, part)
        found = builder.insert(Instruction("insertelement", whole, [found, part, ConstantInt(I32, k)]), "whole")
    i.replace_all_uses_with(builder.create_cast("bitcast", found, i.type, i.name or "value"))


def _store_pieces(builder: Builder, i: Instruction, addresses: list[Value], whole: VectorType, align: int) -> None:
    value = builder.create_cast("bitcast", i.operands[0], whole, "whole")
    for k, address in enumerate(addresses):
        part = builder.insert(Instruction("extractelement", whole.element, [value, ConstantInt(I32, k)]), "piece")
        _keep_metadata(i, builder.create_store(part, address, align=align))


def _keep_metadata(old: Instruction, new: Instruction) -> None:
    new.metadata += [(kind, node) for kind, node in old.metadata if kind in _KEPT]
