"""Vectors to and from host memory: gathers, scatters, rows under a mask; a value as an array and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from swlds.engines.wave_compiler import arithmetic
from swlds.engines.wave_compiler.lanes import Component, Lanes

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

Parts = list[Lanes]

#: Elements for which hosts with AVX-512 have gathers and scatters.
_NATIVE = ("i32", "i64", "float", "double")


def _own(t: Translator, call: str, kind: str, align: int, result: str, parameters: list[str]) -> str:
    """A function of its own for an operation that the host does lane by lane: LLVM makes a branch a lane of it, and in a kernel
    with thousands of those takes quadratic time. Gives its name."""
    name = f"{kind}.a{align}"
    given = ", ".join(f"{type_} %{k}" for k, type_ in enumerate(parameters))
    back = "ret void" if result == "void" else f"ret {result} %r"
    effect = "" if result == "void" else "%r = "
    text = f"define internal {result} @{name}({given}) noinline nounwind {{\n  {effect}{call}\n  {back}\n}}"
    t.w.declarations.setdefault(name, text)
    return name


def gather(t: Translator, type_: str, pointers: list[str], align: int, only: int | None = None) -> list[str]:
    """Masked gathers; inactive lanes give zero. ``only``: the number of the one chunk that ``pointers`` are of."""
    w, vector, count, bit = t.w, t.shape.vector(type_), t.shape.width, t.shape.bit_type
    kind = f"v{count}{arithmetic.suffix(type_)}"
    name, places = f"llvm.masked.gather.{kind}.v{count}p0", f"<{count} x ptr>"
    w.declarations.setdefault(name, f"declare {vector} @{name}({places}, {bit}, {vector})")
    call = f"call {vector} @{name}({places} align {align} {{}}, {bit} {{}}, {vector} zeroinitializer)"
    if count < 16 or type_ not in _NATIVE:
        own = _own(t, call.format("%0", "%1"), f"gather.{kind}", align, vector, [places, bit])
        call = f"call {vector} @{own}({places} {{}}, {bit} {{}})"
    return [w.emit(call.format(p, m)) for p, m in zip(pointers, t.shape.bits(t.mask)[only or 0 :], strict=False)]


def scatter(
    t: Translator, type_: str, values: list[str], pointers: list[str], align: int, only: int | None = None
) -> None:
    """Masked scatters, of one chunk or all; of lanes with one address the highest stays."""
    w, vector, count, bit = t.w, t.shape.vector(type_), t.shape.width, t.shape.bit_type
    kind = f"v{count}{arithmetic.suffix(type_)}"
    name, places = f"llvm.masked.scatter.{kind}.v{count}p0", f"<{count} x ptr>"
    w.declarations.setdefault(name, f"declare void @{name}({vector}, {places}, {bit})")
    call = f"call void @{name}({vector} {{}}, {places} align {align} {{}}, {bit} {{}})"
    if count < 16 or type_ not in _NATIVE:
        own = _own(t, call.format("%0", "%1", "%2"), f"scatter.{kind}", align, "void", [vector, places, bit])
        call = f"call void @{own}({vector} {{}}, {places} {{}}, {bit} {{}})"
    chosen = slice(None) if only is None else slice(only, only + 1)
    for v, p, m in list(zip(values, pointers, t.shape.bits(t.mask), strict=False))[chosen]:
        w.do(call.format(v, p, m))


def masked_store(t: Translator, type_: str, count: int, align: int) -> str:
    """The call that stores a vector under a mask, with braces for value, pointer and mask."""
    vector, bit, kind = f"<{count} x {type_}>", f"<{count} x i1>", f"v{count}{arithmetic.suffix(type_)}"
    name = f"llvm.masked.store.{kind}.p0"
    t.w.declarations.setdefault(name, f"declare void @{name}({vector}, ptr, {bit})")
    call = f"call void @{name}({vector} {{}}, ptr align {align} {{}}, {bit} {{}})"
    if t.shape.width == 16:
        return call
    own = _own(t, call.format("%0", "%1", "%2"), f"store.{kind}", align, "void", [vector, "ptr", bit])
    return f"call void @{own}({vector} {{}}, ptr {{}}, {bit} {{}})"


def store_row(t: Translator, type_: str, chunks: list[str], starts: list[str], align: int) -> None:
    """A vector store a chunk; under a mask only its lanes."""
    w, vector, count = t.w, t.shape.vector(type_), t.shape.width
    if t.mask is None:
        for v, p in zip(chunks, starts, strict=False):
            w.store(vector, v, p, align)
        return
    call = masked_store(t, type_, count, align)
    for v, p, m in zip(chunks, starts, t.shape.bits(t.mask), strict=False):
        w.do(call.format(v, p, m))


def last_lane(t: Translator, value: Lanes) -> str:
    """The value of the highest active lane."""
    w, shape = t.w, t.shape
    slot, kind = spill(t, value)
    if t.mask is None:
        index = str(shape.lanes - 1)
    else:
        zeros = w.call(shape.mask_type, f"llvm.ctlz.{shape.mask_type}", [(shape.mask_type, t.mask), ("i1", "true")])
        index = w.emit(f"sub {shape.mask_type} {shape.lanes - 1}, {zeros}")
    found = w.load(kind, w.emit(f"getelementptr {kind}, ptr {slot}, {shape.mask_type} {index}"))
    return found if kind == value.type else w.emit(f"trunc {kind} {found} to {value.type}")


def storage(type_: str) -> str:
    """The type of an array's elements in memory: integers of 8, 16, 32, ... bits, so that rows of them have no gaps."""
    if not type_.startswith("i"):
        return type_
    size = 8
    while size < int(type_[1:]):
        size *= 2
    return f"i{size}"


def spill(t: Translator, value: Lanes) -> tuple[str, str]:
    """All lanes as an array in memory: (pointer, type of the elements, see ``storage``)."""
    w, shape = t.w, t.shape
    kind = storage(value.type)
    slot = w.slot(f"[{shape.lanes} x {kind}]", align=64)
    for k, chunk in enumerate(shape.chunks(value)):
        if kind != value.type:
            chunk = w.pure(f"zext {shape.vector(value.type)} {chunk} to {shape.vector(kind)}")
        w.store(shape.vector(kind), chunk, w.emit(f"getelementptr {kind}, ptr {slot}, i32 {k * shape.width}"))
    return slot, kind


def unspill(t: Translator, slot: str, type_: str) -> Lanes:
    """The lanes of an array in memory."""
    w, shape = t.w, t.shape
    kind = storage(type_)
    chunks = [
        w.load(shape.vector(kind), w.emit(f"getelementptr {kind}, ptr {slot}, i32 {k * shape.width}"))
        for k in range(shape.count)
    ]
    if kind != type_:
        chunks = [w.emit(f"trunc {shape.vector(kind)} {c} to {shape.vector(type_)}") for c in chunks]
    return Lanes(type_, chunks=chunks)


def zero(type_: str) -> Lanes:
    return Lanes(
        type_,
        uniform="0"
        if type_.startswith("i")
        else "0.0"
        if type_ in ("float", "double")
        else "0xH0000"
        if type_ == "half"
        else "0xR0000",
    )


def memory_type(c: Component) -> str:
    """How a scalar lies in memory."""
    return f"i{8 * c.size}" if c.type.startswith("i") or c.type in ("half", "bfloat") else c.type


def known_align(align: int, c: Component) -> int:
    """Alignment that the check before has established for a component."""
    while align > 1 and c.offset % align:
        align //= 2
    return max(1, align)


def from_memory(t: Translator, c: Component, raw: str, ty: Callable[[str], str]) -> str:
    kind = memory_type(c)
    if kind == c.type:
        return raw
    opcode = "bitcast" if c.type in ("half", "bfloat") else "trunc"
    return t.w.emit(f"{opcode} {ty(kind)} {raw} to {ty(c.type)}")


def to_memory(t: Translator, c: Component, value: str, ty: Callable[[str], str]) -> str:
    kind = memory_type(c)
    if kind == c.type:
        return value
    opcode = "bitcast" if c.type in ("half", "bfloat") else "zext"
    return t.w.pure(f"{opcode} {ty(c.type)} {value} to {ty(kind)}")
