"""Vectors to and from host memory: gathers, scatters, rows under a mask; a value as an array and back."""

from __future__ import annotations

from collections.abc import Callable

from swlds.engines.wave_compiler.host.lanes import Component, Lanes, suffix
from swlds.engines.wave_compiler.wave_code import WaveCode

Parts = list[Lanes]

#: Elements for which hosts with AVX-512 have gathers and scatters.
_NATIVE = ("i32", "i64", "float", "double")
#: What these hosts gather as parts of words.
_PARTS = ("i8", "i16")
#: Device address 0 of each kind of memory lies at a multiple of this: a lane's private memory at one of 16.
HOST_ALIGN = 16


def _masked(
    t: WaveCode, name: str, result: str, operands: list[str], align: int, *, native: bool, otherwise: str = ""
) -> str:
    """The call of one of LLVM's masked operations, with braces for its operands. ``operands``: their types; pointers have
    ``align``. ``otherwise``: the type of what inactive lanes give, which is zeros.

    ``native``: the host has it. Else it does it lane by lane, in a function of its own: LLVM makes a branch a lane of it, and
    in a kernel with thousands of those takes quadratic time."""
    types = [*operands, otherwise] if otherwise else operands
    t.w.declarations.setdefault(name, f"declare {result} @{name}({', '.join(types)})")

    def call(function: str, *values: str) -> str:
        given = [f"{x} align {align} {v}" if "ptr" in x else f"{x} {v}" for x, v in zip(operands, values, strict=True)]
        zeros = [f"{otherwise} zeroinitializer"] if otherwise and function == name else []
        return f"call {result} @{function}({', '.join(given + zeros)})"

    holes = ["{}"] * len(operands)
    if native:
        return call(name, *holes)
    own = f"{name.removeprefix('llvm.')}.a{align}"
    parameters = ", ".join(f"{type_} %{k}" for k, type_ in enumerate(operands))
    effect, back = ("", "ret void") if result == "void" else ("%r = ", f"ret {result} %r")
    body = f"  {effect}{call(name, *(f'%{k}' for k in range(len(operands))))}\n  {back}"
    text = f"define internal {result} @{own}({parameters}) noinline nounwind {{\n{body}\n}}"
    t.w.declarations.setdefault(own, text)
    return call(own, *holes)


def _lanes_apart(t: WaveCode, operation: str, type_: str) -> tuple[str, bool]:
    """LLVM's name for a gather or scatter of a chunk, and whether the host has it."""
    count = t.shape.width
    name = f"llvm.masked.{operation}.v{count}{suffix(type_)}.v{count}p0"
    return name, count == 16 and type_ in _NATIVE


def gather(t: WaveCode, type_: str, pointers: list[str], align: int, only: int | None = None) -> list[str]:
    """Masked gathers; inactive lanes give zero. ``only``: the number of the one chunk that ``pointers`` are of."""
    vector, places = t.shape.vector(type_), t.shape.vector("ptr")
    if t.shape.width == 16 and type_ in _PARTS and align * 8 >= int(type_[1:]):
        return _gather_parts(t, type_, pointers, only)
    name, native = _lanes_apart(t, "gather", type_)
    call = _masked(t, name, vector, [places, t.shape.bit_type], align, native=native, otherwise=vector)
    return [t.w.emit(call.format(p, m)) for p, m in zip(pointers, t.shape.bits(t.mask)[only or 0 :], strict=False)]


def _gather_parts(t: WaveCode, type_: str, pointers: list[str], only: int | None) -> list[str]:
    """Bytes, or halves of words, from the words that hold them: a word at a multiple of its size lies in one page."""
    w, vector = t.w, t.shape.vector
    addresses = [w.emit(f"ptrtoint {vector('ptr')} {p} to {vector('i64')}") for p in pointers]
    firsts = [w.emit(f"and {vector('i64')} {a}, splat (i64 -4)") for a in addresses]
    words = gather(t, "i32", [w.emit(f"inttoptr {vector('i64')} {f} to {vector('ptr')}") for f in firsts], 4, only)
    found = []
    for address, word in zip(addresses, words, strict=True):
        low = w.emit(f"trunc {vector('i64')} {address} to {vector('i32')}")
        bits = w.emit(f"shl {vector('i32')} {low}, splat (i32 3)")
        past = w.emit(f"and {vector('i32')} {bits}, splat (i32 24)")
        part = w.emit(f"lshr {vector('i32')} {word}, {past}")
        found.append(w.emit(f"trunc {vector('i32')} {part} to {vector(type_)}"))
    return found


def scatter(
    t: WaveCode, type_: str, values: list[str], pointers: list[str], align: int, only: int | None = None
) -> None:
    """Masked scatters, of one chunk or all; of lanes with one address the highest stays."""
    vector, places = t.shape.vector(type_), t.shape.vector("ptr")
    name, native = _lanes_apart(t, "scatter", type_)
    call = _masked(t, name, "void", [vector, places, t.shape.bit_type], align, native=native)
    chosen = slice(None) if only is None else slice(only, only + 1)
    for v, p, m in list(zip(values, pointers, t.shape.bits(t.mask), strict=False))[chosen]:
        t.w.do(call.format(v, p, m))


def scatter_apart(
    t: WaveCode, type_: str, values: list[str], pointers: list[str], align: int, only: int | None = None
) -> None:
    """As ``scatter``, of lanes no two of which share a word: bytes, or halves of words, go into the words that hold them."""
    if not (t.shape.width == 16 and type_ in _PARTS and align * 8 >= int(type_[1:])):
        scatter(t, type_, values, pointers, align, only)
        return
    w, words, longs, places = t.w, t.shape.vector("i32"), t.shape.vector("i64"), t.shape.vector("ptr")
    for k in range(len(pointers)) if only is None else [only]:
        address = w.emit(f"ptrtoint {places} {pointers[k]} to {longs}")
        low = w.emit(f"trunc {longs} {w.emit(f'and {longs} {address}, splat (i64 3)')} to {words}")
        past = w.emit(f"shl {words} {low}, splat (i32 3)")
        first = w.emit(f"inttoptr {longs} {w.emit(f'and {longs} {address}, splat (i64 -4)')} to {places}")
        (held,) = gather(t, "i32", [first], 4, k)
        part = w.emit(f"shl {words} splat (i32 {(1 << int(type_[1:])) - 1}), {past}")
        rest = w.emit(f"and {words} {held}, {w.emit(f'xor {words} {part}, splat (i32 -1)')}")
        wide = w.emit(f"zext {t.shape.vector(type_)} {values[k]} to {words}")
        word = w.emit(f"or {words} {rest}, {w.emit(f'shl {words} {wide}, {past}')}")
        scatter(t, "i32", [word] * len(pointers), [first] * len(pointers), 4, k)


def masked_store(t: WaveCode, type_: str, count: int, align: int) -> str:
    """The call that stores a vector under a mask, with braces for value, pointer and mask."""
    name = f"llvm.masked.store.v{count}{suffix(type_)}.p0"
    operands = [f"<{count} x {type_}>", "ptr", f"<{count} x i1>"]
    return _masked(t, name, "void", operands, align, native=t.shape.width == 16)


def store_row(t: WaveCode, type_: str, chunks: list[str], starts: list[str], align: int) -> None:
    """A vector store a chunk; under a mask only its lanes."""
    w, vector, count = t.w, t.shape.vector(type_), t.shape.width
    if t.mask is None:
        for v, p in zip(chunks, starts, strict=False):
            w.store(vector, v, p, align)
        return
    call = masked_store(t, type_, count, align)
    for v, p, m in zip(chunks, starts, t.shape.bits(t.mask), strict=False):
        w.do(call.format(v, p, m))


def last_lane(t: WaveCode, value: Lanes) -> str:
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


def spill(t: WaveCode, value: Lanes) -> tuple[str, str]:
    """All lanes as an array in memory: (pointer, type of the elements, see ``storage``)."""
    w, shape = t.w, t.shape
    kind = storage(value.type)
    slot = w.slot(f"[{shape.lanes} x {kind}]", align=64)
    for k, chunk in enumerate(shape.chunks(value)):
        if kind != value.type:
            chunk = w.pure(f"zext {shape.vector(value.type)} {chunk} to {shape.vector(kind)}")
        w.store(shape.vector(kind), chunk, w.emit(f"getelementptr {kind}, ptr {slot}, i32 {k * shape.width}"))
    return slot, kind


def unspill(t: WaveCode, slot: str, type_: str) -> Lanes:
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


def from_lanes(t: WaveCode, value: Lanes, lanes: list[int]) -> Lanes:
    """Each lane's number from a lane that is known."""
    slot, kind = spill(t, value)
    found = gather_known(t, slot, kind, lanes)
    if kind != value.type:
        found = [t.w.emit(f"trunc {t.shape.vector(kind)} {x} to {t.shape.vector(value.type)}") for x in found]
    return Lanes(value.type, chunks=found)


def gather_known(t: WaveCode, array: str, kind: str, places: list[int]) -> list[str]:
    """For each lane the element of an array at its place."""
    width, found = t.shape.width, list[str]()
    for first in range(0, t.shape.lanes, width):
        index = "<" + ", ".join(f"i32 {place}" for place in places[first : first + width]) + ">"
        pointers = [t.w.pure(f"getelementptr {kind}, ptr {array}, {t.shape.vector('i32')} {index}")]
        found += gather(t, kind, pointers, size_of(kind), only=first // width)
    return found


def size_of(kind: str) -> int:
    """Bytes of a scalar as ``storage`` has it."""
    known = {"half": 2, "bfloat": 2, "float": 4, "double": 8}.get(kind)
    return known or -(-int(kind[1:]) // 8)


def room_of(t: WaveCode, type_: str) -> int:
    """Bytes that all lanes of a scalar take, side by side, up to where the next ones may begin."""
    return -(-size_of(storage(type_)) * t.shape.lanes // 64) * 64


def write_lanes(t: WaveCode, buffer: str, at: int, value: Lanes) -> None:
    """All lanes to memory that is given, ``at`` bytes behind its begin."""
    kind = storage(value.type)
    vector, size = t.shape.vector(kind), size_of(kind)
    for k, chunk in enumerate(t.shape.chunks(value)):
        if kind != value.type:
            chunk = t.w.pure(f"zext {t.shape.vector(value.type)} {chunk} to {vector}")
        t.w.store(vector, chunk, t.w.offset(buffer, at + k * t.shape.width * size), 16)


def read_lanes(t: WaveCode, buffer: str, at: int, type_: str) -> Lanes:
    """What ``write_lanes`` has written."""
    kind = storage(type_)
    vector, size = t.shape.vector(kind), size_of(kind)
    chunks = [t.w.load(vector, t.w.offset(buffer, at + k * t.shape.width * size), 16) for k in range(t.shape.count)]
    if kind != type_:
        chunks = [t.w.emit(f"trunc {vector} {x} to {t.shape.vector(type_)}") for x in chunks]
    return Lanes(type_, chunks=chunks)


def zero(type_: str) -> Lanes:
    return Lanes(
        type_,
        uniform="0" if type_.startswith("i") else "0.0" if type_ in ("float", "double") else "0xH0000",
    )


def zeroed(t: WaveCode, value: Lanes) -> Lanes:
    """Zero in lanes that are not active."""
    shape = t.shape
    return Lanes(value.type, chunks=shape.blend(value.type, t.mask, shape.chunks(value), ["zeroinitializer"] * shape.count))


def memory_type(c: Component) -> str:
    """How a scalar lies in memory."""
    return f"i{8 * c.size}" if c.type.startswith("i") or c.type == "half" else c.type


def known_align(align: int, c: Component) -> int:
    """Alignment that the check before has established for a component. That is one of device addresses: the host's memory
    behind them is aligned to ``HOST_ALIGN``, whatever the program asks for."""
    align = min(align, HOST_ALIGN)
    while align > 1 and c.offset % align:
        align //= 2
    return max(1, align)


def from_memory(t: WaveCode, c: Component, raw: str, ty: Callable[[str], str]) -> str:
    kind = memory_type(c)
    if kind == c.type:
        return raw
    opcode = "bitcast" if c.type == "half" else "trunc"
    return t.w.emit(f"{opcode} {ty(kind)} {raw} to {ty(c.type)}")


def to_memory(t: WaveCode, c: Component, value: str, ty: Callable[[str], str]) -> str:
    kind = memory_type(c)
    if kind == c.type:
        return value
    opcode = "bitcast" if c.type == "half" else "zext"
    return t.w.pure(f"{opcode} {ty(c.type)} {value} to {ty(kind)}")
