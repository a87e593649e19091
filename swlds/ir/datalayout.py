"""Sizes, alignments and offsets as LLVM computes them from a module's datalayout string.

Sizes are bytes unless a name says bits. For a scalable vector they are the least ones (for vscale = 1).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import field
from typing import final

from swlds.errors import ParseError, UnsupportedError
from swlds.ir.types import (
    FLOAT_BITS,
    ArrayType,
    IntType,
    NamedStructType,
    PointerType,
    SimpleType,
    StructType,
    TargetType,
    Type,
    VectorType,
    body_of,
)
from swlds.lazy import dataclass, lazy_pattern

_POINTER_SPEC = lazy_pattern(r"p[a-z]*(\d*)(?:\([^)]*\))?")
_WIDTH_SPEC = lazy_pattern(r"([ivf])(\d+)")
_AMX_BITS, _AMX_ALIGN = 8192, 64


@final
@dataclass(frozen=True, slots=True)
class PointerSpec:
    """What the string says on one address space."""

    bits: int
    align: int
    index_bits: int


@final
@dataclass(frozen=True, slots=True)
class StructLayout:
    """Where a struct's elements are."""

    offsets: tuple[int, ...]
    size: int
    align: int


@final
@dataclass(slots=True)
class DataLayout:
    """A parsed datalayout string. Tables map bits to ABI alignment in bytes; the defaults are LLVM's."""

    text: str = ""
    big_endian: bool = False
    stack_align: int = 0
    alloca_addrspace: int = 0
    program_addrspace: int = 0
    globals_addrspace: int = 0
    pointers: dict[int, PointerSpec] = field(default_factory=lambda: {0: PointerSpec(64, 8, 64)})
    ints: dict[int, int] = field(default_factory=lambda: {1: 1, 8: 1, 16: 2, 32: 4, 64: 4})
    floats: dict[int, int] = field(default_factory=lambda: {16: 2, 32: 4, 64: 8, 128: 16})
    vectors: dict[int, int] = field(default_factory=lambda: {64: 8, 128: 16})
    aggregate_align: int = 1
    legal_ints: tuple[int, ...] = ()
    non_integral: tuple[int, ...] = ()
    _layouts: dict[Type, StructLayout] = field(default_factory=dict, repr=False, compare=False)

    def __post_init__(self) -> None:
        for spec in filter(None, self.text.split("-")):
            try:
                _read_spec(self, spec)
            except (ValueError, IndexError):
                raise ParseError(f"datalayout: expected a known entry, found '{spec}'") from None

    def pointer(self, addrspace: int = 0) -> PointerSpec:
        """The address space's own entry, or that of space 0."""
        return self.pointers.get(addrspace) or self.pointers[0]

    def pointer_size(self, addrspace: int = 0) -> int:
        """Size of a pointer, in bytes."""
        return -(-self.pointer(addrspace).bits // 8)

    def bits_of(self, type_: Type) -> int:
        """The size in bits that a value needs, without padding behind it."""
        match type_:
            case IntType(bits):
                return bits
            case PointerType(addrspace):
                return self.pointer(addrspace).bits
            case SimpleType("label"):
                return self.pointer(0).bits
            case SimpleType("x86_amx"):
                return _AMX_BITS
            case SimpleType(name) if name in FLOAT_BITS:
                return FLOAT_BITS[name]
            case VectorType(count, element):
                return count * self.bits_of(element)
            case ArrayType(count, element):
                return count * self.size_of(element) * 8
            case StructType() | NamedStructType():
                return self.struct_layout(type_).size * 8
            case TargetType():
                return self.bits_of(target_layout_type(type_))
            case _:
                raise AssertionError(f"{type_} has no size")

    def store_size(self, type_: Type) -> int:
        """How many bytes a store writes."""
        return -(-self.bits_of(type_) // 8)

    def size_of(self, type_: Type) -> int:
        """How many bytes one element of an array of ``type_`` takes (LLVM's alloc size)."""
        return align_to(self.store_size(type_), self.abi_align(type_))

    def abi_align(self, type_: Type) -> int:
        """The alignment that a load or store has when none is written."""
        match type_:
            case IntType(bits):
                return _next_larger(self.ints, bits)
            case PointerType(addrspace):
                return self.pointer(addrspace).align
            case SimpleType("label"):
                return self.pointer(0).align
            case SimpleType("x86_amx"):
                return _AMX_ALIGN
            case SimpleType(name) if name in FLOAT_BITS:
                bits = FLOAT_BITS[name]
                return self.floats.get(bits) or power_of_two_ceil(bits // 8)
            case VectorType():
                bits = self.bits_of(type_)
                return self.vectors.get(bits) or power_of_two_ceil(self.store_size(type_))
            case ArrayType(_, element):
                return self.abi_align(element)
            case StructType() | NamedStructType():
                return self._struct_align(type_)
            case TargetType():
                return self.abi_align(target_layout_type(type_))
            case _:
                raise AssertionError(f"{type_} has no alignment")

    def struct_layout(self, type_: StructType | NamedStructType) -> StructLayout:
        """Offsets, size and alignment of a struct with a body."""
        found = self._layouts.get(type_)
        if found is None:
            for struct in _structs_inside_first(type_, self._layouts):
                self._layouts[struct] = found = self._compute_layout(struct)
        assert found is not None, "the struct itself comes last"
        return found

    def _compute_layout(self, type_: StructType | NamedStructType) -> StructLayout:
        body = body_of(type_)
        if not isinstance(body, StructType):
            raise UnsupportedError(f"{type_} is opaque: it has no size")
        offset, align = 0, 1
        offsets: list[int] = []
        for element in body.elements:
            element_align = 1 if body.packed else self.abi_align(element)
            align = max(align, element_align)
            offset = align_to(offset, element_align)
            offsets.append(offset)
            offset += self.size_of(element)
        return StructLayout(tuple(offsets), align_to(offset, align), align)

    def offset_of(self, type_: StructType | NamedStructType, index: int) -> int:
        """Where element ``index`` of a struct starts."""
        return self.struct_layout(type_).offsets[index]

    def gep_offset(self, source_type: Type, indices: list[int]) -> int:
        """The byte offset that constant getelementptr ``indices`` (signed) lead to."""
        offset = indices[0] * self.size_of(source_type) if indices else 0
        current = source_type
        for index in indices[1:]:
            match body_of(current):
                case StructType(elements) as struct:
                    offset += self.offset_of(struct, index)
                    current = elements[index]
                case ArrayType(_, element) | VectorType(_, element):
                    offset += index * self.size_of(element)
                    current = element
                case other:
                    raise AssertionError(f"no index leads into {other}")
        return offset

    def _struct_align(self, type_: StructType | NamedStructType) -> int:
        body = body_of(type_)
        if isinstance(body, StructType) and body.packed:
            return 1
        return max(self.aggregate_align, self.struct_layout(type_).align)


def parse_datalayout(text: str) -> DataLayout:
    """The layout that ``text`` describes. A module holds its own: ``module.data_layout``."""
    return DataLayout(text)


def align_to(size: int, align: int) -> int:
    """The least multiple of ``align`` that is at least ``size``."""
    return -(-size // align) * align


def power_of_two_ceil(size: int) -> int:
    """The least power of two that is at least ``size``."""
    return 1 << max(size - 1, 0).bit_length()


def target_layout_type(type_: TargetType) -> Type:
    """The type whose layout a target type has."""
    if type_.name == "amdgcn.named.barrier":
        return VectorType(4, IntType(32))
    if type_.name.startswith("spirv."):
        return PointerType(0)
    if type_.name == "aarch64.svcount":
        return VectorType(16, IntType(1), scalable=True)
    raise AssertionError(f"{type_} has no known layout")


def _next_larger(table: dict[int, int], bits: int) -> int:
    exact = table.get(bits)
    if exact is not None:
        return exact
    widths = sorted(table)
    return table[widths[min(bisect_left(widths, bits), len(widths) - 1)]]


def _structs_inside_first(
    type_: StructType | NamedStructType, known: dict[Type, StructLayout]
) -> Iterator[StructType | NamedStructType]:
    """``type_`` and the structs in it, inner ones first, without recursion: names can nest thousands deep."""
    stack = [(type_, False)]
    seen: set[Type] = set()
    while stack:
        struct, is_ready = stack.pop()
        if is_ready:
            yield struct
        elif struct not in known and struct not in seen:
            seen.add(struct)
            stack.append((struct, True))
            body = body_of(struct)
            stack += [(e, False) for e in map(_element, getattr(body, "elements", ())) if isinstance(e, _STRUCTS)]


def _element(type_: Type) -> Type:
    while isinstance(type_, ArrayType):
        type_ = type_.element
    return type_


_STRUCTS = (StructType, NamedStructType)


def _read_spec(layout: DataLayout, spec: str) -> None:
    head, *values = spec.split(":")
    tables = {"i": layout.ints, "f": layout.floats, "v": layout.vectors}
    if matched := _WIDTH_SPEC.fullmatch(head):
        tables[matched[1]][int(matched[2])] = max(int(values[0]) // 8, 1)
    elif head == "ni":
        layout.non_integral = tuple(map(int, values))
    elif matched := _POINTER_SPEC.fullmatch(head):
        bits, align = int(values[0]), int(values[1])
        layout.pointers[int(matched[1] or 0)] = PointerSpec(
            bits, align // 8, int(values[3]) if len(values) > 3 else bits
        )
    elif head in ("a", "a0"):
        layout.aggregate_align = max(int(values[0]) // 8, 1)
    elif head[0] == "n":
        layout.legal_ints = tuple(map(int, [head[1:], *values]))
    elif head[0] in "SAPG":
        name = {"S": "stack_align", "A": "alloca_addrspace", "P": "program_addrspace", "G": "globals_addrspace"}[
            head[0]
        ]
        setattr(layout, name, int(head[1:]) // (8 if head[0] == "S" else 1))
    elif head in ("e", "E"):
        layout.big_endian = head == "E"
    elif head[0] not in "mF":
        raise ValueError(spec)
