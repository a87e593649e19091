"""Values of a wave in host code: one scalar for all lanes, an affine row, or chunks of lanes.

============ ============================================================ ==============================
kind         held as                                                      example
============ ============================================================ ==============================
uniform      one scalar                                                   a kernel argument
affine       a scalar for each chunk, plus lane-in-chunk times ``stride`` ``workitem.id.x`` in a 1-D group
varying      one ``<C x T>`` for each chunk                               a loaded element
============ ============================================================ ==============================

A wave of W lanes is W / C chunks; C is the host's vector width. An affine value with stride 0 is the same within each chunk.
``ok`` is a condition (None: true) under which the affine form holds: it fails where the index wraps around. What it is then,
``exact`` writes where it is asked for: mostly in code for lanes one by one, where hardly a wave comes by.
``line``: so many chunks are known to lie in a line, where each goes on where the one before ends: all of them in a group of one
line. Chunks of different lines may be alike. A power of two; lines begin at its multiples. ``apart``: how far each line begins
behind the one before, modulo 2^32; None where that is not known.
Pointers are integers, an i1 is an i1, vectors and structs are lists of scalars (``components``).
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import final

from swlds.device.types import bit_width, element_types, member_offset
from swlds.engines.wave_compiler.host.writer import Writer
from swlds.engines.wave_compiler.refusal import NotCompiledError
from swlds.ir.datalayout import DataLayout
from swlds.ir.integers import print_pattern
from swlds.ir.types import IntType, PointerType, SimpleType, Type, VectorType, body_of
from swlds.lazy import dataclass

#: Scalars of one value. LLVM takes 9 s for a function that gives 256 back, and 100 s for 500.
MAX_SCALARS = 256


@final
@dataclass(frozen=True, slots=True)
class Component:
    """One scalar of an IR type. ``type``: host type; ``offset``, ``size``: bytes in memory."""

    type: str
    offset: int
    size: int
    bits: int


def host_type(type_: Type) -> str:
    """The host's scalar type for an IR scalar. A bfloat is kept as its bits: host code that moves a bfloat, be it from one block
    to another, may convert it to a float and back, and so make a signalling NaN quiet."""
    match type_:
        case PointerType():
            return f"i{bit_width(type_)}"
        case IntType(bits):
            return f"i{bits}"
        case SimpleType("bfloat"):
            return "i16"
        case SimpleType(name) if name in ("half", "float", "double"):
            return name
    raise NotCompiledError(f"values of type {type_}")


def components(layout: DataLayout, type_: Type) -> list[Component]:
    """The scalars that a type consists of, in order. NotCompiledError where they are too many."""
    found = _components(layout, type_)
    if len(found) > MAX_SCALARS:
        raise NotCompiledError(f"values of {len(found)} scalars: {type_}")
    return found


def _components(layout: DataLayout, type_: Type) -> list[Component]:
    elements = element_types(type_)
    if elements is None:
        bits = bit_width(type_)
        return [Component(host_type(type_), 0, -(-bits // 8), bits)]
    body = body_of(type_)
    if isinstance(body, VectorType):
        inner = _components(layout, body.element)[0]
        return [Component(inner.type, i * inner.size, inner.size, inner.bits) for i in range(body.count)]
    found = []
    for i, element in enumerate(elements):
        start = member_offset(layout, type_, i)[0]
        found += [Component(c.type, start + c.offset, c.size, c.bits) for c in _components(layout, element)]
    return found


@final
@dataclass(slots=True)
class Lanes:
    """One scalar of every lane; see the module's table. Exactly one of ``uniform``, ``bases``, ``chunks`` is given, but that an
    affine value with a condition has its ``chunks``, too, or what writes them, ``exact``. Others are made when they are asked
    for."""

    type: str
    uniform: str | None = None
    bases: list[str] | None = None
    stride: int = 0
    ok: str | None = None
    chunks: list[str] | None = None
    line: int = 1
    exact: Callable[[], list[str]] | None = None
    apart: int | None = None

    def rename(self, names: dict[str, str]) -> None:
        """Names that have become others."""
        self.uniform, self.ok = (x if x is None else names.get(x, x) for x in (self.uniform, self.ok))
        self.bases, self.chunks = (x if x is None else [names.get(y, y) for y in x] for x in (self.bases, self.chunks))

    @property
    def is_uniform(self) -> bool:
        return self.uniform is not None


@final
class Shape:
    """The wave's shape, and how values change form. ``lanes`` a wave, ``width`` of a chunk."""

    def __init__(self, writer: Writer, lanes: int, width: int) -> None:
        self.w, self.lanes, self.width = writer, lanes, width
        self.count = lanes // width
        self.mask_type = f"i{lanes}"
        self.bit_type = f"<{width} x i1>"
        #: ``exact`` may be asked for long after the value is known: not where code becomes functions (``alike.py``), whose names
        #: nobody else knows.
        self.defers = True
        #: What lanes have of entry values is made once, in the entry, and kept: in long kernels whose waves do not wait.
        self.hoists = False

    def vector(self, type_: str) -> str:
        return f"<{self.width} x {type_}>"

    def splat(self, type_: str, value: str) -> str:
        """A scalar in all lanes of a chunk."""
        if not value.startswith("%"):
            return f"splat ({type_} {value})"
        vector = self.vector(type_)
        first = self._once(f"insertelement {vector} poison, {type_} {value}, i64 0", value)
        return self._once(
            f"shufflevector {vector} {first}, {vector} poison, <{self.width} x i32> zeroinitializer", first
        )

    def _once(self, text: str, operand: str) -> str:
        return self.w.hoist(text, operand) if self.hoists else self.w.pure(text)

    def row(self, type_: str, stride: int, start: int = 0) -> str:
        """The constant ``start, start + stride, …``."""
        bits = int(type_[1:])
        return "<" + ", ".join(f"{type_} {(start + stride * i) % (1 << bits)}" for i in range(self.width)) + ">"

    def without_first(self, mask: str) -> str:
        """A word of active lanes but for the first of them."""
        return self.w.emit(f"and {self.mask_type} {mask}, {self.w.emit(f'sub {self.mask_type} {mask}, 1')}")

    def chunks(self, value: Lanes) -> list[str]:
        """The value as chunks."""
        if value.chunks is not None:
            return value.chunks
        if value.exact is not None:
            return value.exact()
        if value.uniform is not None:
            return [self.splat(value.type, value.uniform)] * self.count
        assert value.bases is not None
        found = []
        for base in value.bases:
            spread = self.splat(value.type, base)
            if value.stride:
                vector = self.vector(value.type)
                spread = self._once(f"add {vector} {spread}, {self.row(value.type, value.stride)}", spread)
            found.append(spread)
        return found

    def is_even(self, value: Lanes) -> bool:
        """All chunks lie in one line."""
        return value.line == self.count

    def apart(self, value: Lanes, line: int) -> int | None:
        """How far lines of so many chunks, no more than are known to lie in one, begin behind each other, modulo 2^32."""
        if value.uniform is not None:
            return 0
        if self.is_even(value):
            return value.stride * self.width * line
        return value.apart if value.line == line else None

    def names(self, values: list[Lanes]) -> list[tuple[str, str]]:
        """(host type, name) of all that the values consist of, each once."""
        found: dict[str, str] = {}
        for value in values:
            for name in (value.uniform, *(value.bases or ())):
                found[name or ""] = value.type
            found[value.ok or ""] = "i1"
            found.update(dict.fromkeys(value.chunks or (), self.vector(value.type)))
        return [(type_, name) for name, type_ in found.items() if name.startswith("%")]

    # Masks -----------------------------------------------------------------------------------------------------

    def bits(self, mask: str | None) -> list[str]:
        """A mask as chunks of i1; None is all lanes."""
        if mask is None:
            return ["splat (i1 true)"] * self.count
        parts = [
            self.w.pure(f"lshr {self.mask_type} {mask}, {c * self.width}") if c else mask for c in range(self.count)
        ]
        if self.width != self.lanes:
            parts = [self.w.pure(f"trunc {self.mask_type} {part} to i{self.width}") for part in parts]
        return [self.w.pure(f"bitcast i{self.width} {part} to {self.bit_type}") for part in parts]

    def join(self, flags: list[str]) -> str:
        """Chunks of i1 as one mask."""
        parts = [self.w.pure(f"bitcast {self.bit_type} {chunk} to i{self.width}") for chunk in flags]
        if self.width == self.lanes:
            return parts[0]
        total = ""
        for c, part in enumerate(parts):  # all that LLVM's fast selection knows (``short_blocks.py``) stands together
            part = self.w.pure(f"zext i{self.width} {part} to {self.mask_type}")
            if c:
                part = self.w.pure(f"shl {self.mask_type} {part}, {c * self.width}")
            total = self.w.pure(f"or {self.mask_type} {total}, {part}") if total else part
        return total

    def any(self, flags: list[str]) -> str:
        """True when any flag is set."""
        total = flags[0]
        for chunk in flags[1:]:
            total = self.w.pure(f"or {self.bit_type} {total}, {chunk}")
        part = self.w.pure(f"bitcast {self.bit_type} {total} to i{self.width}")
        return self.w.pure(f"icmp ne i{self.width} {part}, 0")

    def blend(self, type_: str, mask: str | None, new: list[str], old: list[str]) -> list[str]:
        """``new`` in the lanes of the mask, ``old`` in the others."""
        if mask is None:
            return new
        vector = self.vector(type_)
        return [
            self.w.pure(f"select {self.bit_type} {m}, {vector} {n}, {vector} {o}")
            for m, n, o in zip(self.bits(mask), new, old, strict=False)
        ]


def literal(type_: str, bits: int) -> str:
    """A scalar constant as LLVM spells it."""
    if type_ == "half":
        return f"0xH{bits:04X}"
    if type_ == "double":
        return f"0x{bits:016X}"
    if type_ == "float":
        exponent = bits >> 23 & 0xFF
        if exponent == 0xFF:
            return f"0x{(bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29:016X}"
        number = struct.unpack("<f", struct.pack("<I", bits))[0]
        return f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}"
    return print_pattern(bits)


def suffix(type_: str) -> str:
    """The type in the name of an intrinsic of LLVM."""
    return {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}.get(type_, type_)
