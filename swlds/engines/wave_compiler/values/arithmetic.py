"""What host code computes with lanes, and the floating-point, compare and select instructions. ``integers.py`` has the others.

Flags that only make poison (nuw, exact, fast-math, …) are left out: the result is what the device computes.
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.host.lanes import Lanes, suffix
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.integers import print_pattern
from swlds.ir.types import SimpleType, Type, VectorType

Parts = list[Lanes]
_BFLOAT = SimpleType("bfloat")
#: (text of the type, texts of the operands) -> name of the result.
Build = Callable[[Callable[[str], str], list[str]], str]


def bits_of(type_: str) -> int:
    return int(type_[1:])


def both_ok(t: WaveCode, a: str | None, b: str | None) -> str | None:
    if a is None or b is None or a == b:
        return a or b
    return t.w.pure(f"and i1 {a}, {b}")


def lift(t: WaveCode, result: str, operands: list[Lanes], build: Build) -> Lanes:
    """Apply a pure operation in the cheapest form: once, once a chunk, or to chunks of lanes."""
    if all(o.uniform is not None for o in operands):
        return Lanes(result, uniform=build(lambda x: x, [str(o.uniform) for o in operands]))
    if all(o.uniform is not None or (o.bases is not None and not o.stride and o.ok is None) for o in operands):
        rows = [o.bases or [str(o.uniform)] * t.shape.count for o in operands]
        line = min(o.line for o in operands if o.uniform is None)  # its chunks are alike
        firsts = [build(lambda x: x, list(row)) for row in list(zip(*rows, strict=False))[::line]]
        return Lanes(result, bases=[first for first in firsts for _ in range(line)], line=line)
    columns = [t.shape.chunks(o) for o in operands]
    return Lanes(result, chunks=[build(t.shape.vector, list(row)) for row in zip(*columns, strict=False)])


def simple(t: WaveCode, opcode: str, a: Lanes, b: Lanes) -> Lanes:
    """``opcode type a, b`` without affine knowledge."""
    if (a.uniform is None and a.bases is None) or (b.uniform is None and b.bases is None):
        return Lanes(a.type, chunks=simple_chunks(t, opcode, a, b))
    return lift(t, a.type, [a, b], lambda ty, v: t.w.pure(f"{opcode} {ty(a.type)} {v[0]}, {v[1]}"))


def invert(t: WaveCode, flag: Lanes) -> Lanes:
    """An i1 that is true where the flag is not."""
    return simple(t, "xor", flag, constant("i1", "true"))


def constant(type_: str, value: int | str) -> Lanes:
    return Lanes(type_, uniform=value if isinstance(value, str) else print_pattern(value))


def wrapped(type_: str, value: int) -> int:
    """A number as an integer of a type, signed: offsets and factors of addresses wrap around as on the device."""
    half = 1 << (bits_of(type_) - 1)
    return (value + half) % (2 * half) - half


def literal(value: Lanes) -> int | None:
    """The integer of a literal, None for anything else."""
    text = value.uniform
    return int(text) if text is not None and text.lstrip("-").isdigit() else None


def add(t: WaveCode, a: Lanes, b: Lanes, opcode: str = "add") -> Lanes:
    """add or sub, affine where both operands are."""
    if literal(b) == 0:
        return a
    if literal(a) == 0 and opcode == "add":
        return b
    if a.uniform is not None and b.uniform is not None or (a.bases is None and b.bases is None) or a.type == "i1":
        return simple(t, opcode, a, b)
    if (a.uniform is None and a.bases is None) or (b.uniform is None and b.bases is None):
        return simple(t, opcode, a, b)
    rows = [o.bases or [str(o.uniform)] * t.shape.count for o in (a, b)]
    bases = [t.w.pure(f"{opcode} {a.type} {x}, {y}") for x, y in zip(*rows, strict=False)]
    stride = a.stride + b.stride if opcode == "add" else a.stride - b.stride
    line = min(o.line for o in (a, b) if o.uniform is None)
    first, second = (t.shape.apart(o, line) for o in (a, b))
    apart = None if first is None or second is None else first + second if opcode == "add" else first - second
    exact = lambda: simple_chunks(t, opcode, a, b)  # noqa: E731
    return affine(t, a.type, bases, stride, both_ok(t, a.ok, b.ok), exact, line, apart)


def simple_chunks(t: WaveCode, opcode: str, a: Lanes, b: Lanes) -> list[str]:
    vector = t.shape.vector(a.type)
    return [t.w.pure(f"{opcode} {vector} {x}, {y}") for x, y in zip(t.shape.chunks(a), t.shape.chunks(b), strict=False)]


def affine(
    t: WaveCode,
    type_: str,
    bases: list[str],
    stride: int,
    ok: str | None,
    exact: Callable[[], list[str]],
    line: int,
    apart: int | None,
) -> Lanes:
    """An affine value; where it may not hold, the exact chunks go with it, or what writes them."""
    late = ok is not None and t.shape.defers
    chunks = None if late or ok is None else exact()
    found = Lanes(type_, bases=bases, stride=stride, ok=ok, chunks=chunks, line=line, exact=exact if late else None)
    found.apart = apart
    return found


def scale(t: WaveCode, a: Lanes, factor: int) -> Lanes:
    """Multiply by a literal."""
    factor = wrapped(a.type, factor)
    if factor == 1:
        return a
    by = constant(a.type, factor)
    if a.bases is None:
        return simple(t, "mul", a, by)
    bases = [t.w.pure(f"mul {a.type} {x}, {factor}") for x in a.bases]
    apart = None if a.apart is None else a.apart * factor
    return affine(t, a.type, bases, a.stride * factor, a.ok, lambda: simple_chunks(t, "mul", a, by), a.line, apart)


def disjoint(t: WaveCode, a: Lanes, b: Lanes) -> Lanes:
    """``or disjoint``: affine like a sum, where no lane has a bit in both, as the flag says."""
    total = add(t, a, b)
    if total.bases is None or not total.stride:
        return simple(t, "or", a, b)
    vector, flags = t.shape.vector(a.type), []
    for both in simple_chunks(t, "and", a, b):
        flags.append(t.w.pure(f"icmp ne {vector} {both}, zeroinitializer"))
    holds = both_ok(t, total.ok, t.w.pure(f"xor i1 {t.shape.any(flags)}, true"))
    exact = lambda: simple_chunks(t, "or", a, b)  # noqa: E731
    return affine(t, a.type, total.bases, total.stride, holds, exact, total.line, total.apart)


def multiply(t: WaveCode, a: Lanes, b: Lanes) -> Lanes:
    for x, y in ((a, b), (b, a)):
        number = literal(y)
        if number is not None and x.bases is not None:
            return scale(t, x, number)
    return simple(t, "mul", a, b)


def compare(t: WaveCode, predicate: str, a: Lanes, b: Lanes) -> Lanes:
    return lift(t, "i1", [a, b], lambda ty, v: t.w.pure(f"icmp {predicate} {ty(a.type)} {v[0]}, {v[1]}"))


def choose(t: WaveCode, condition: Lanes, yes: Lanes, no: Lanes) -> Lanes:
    return lift(
        t,
        yes.type,
        [condition, yes, no],
        lambda ty, v: t.w.pure(f"select {ty('i1')} {v[0]}, {ty(yes.type)} {v[1]}, {ty(yes.type)} {v[2]}"),
    )


def bitcast(t: WaveCode, a: Lanes, target: str) -> Lanes:
    """The bits of a scalar as another type of the same width."""
    return lift(t, target, [a], lambda ty, v: t.w.pure(f"bitcast {ty(a.type)} {v[0]} to {ty(target)}"))


def cast(t: WaveCode, opcode: str, a: Lanes, target: str) -> Lanes:
    """A cast of one scalar; width changes of affine values stay affine while they do not wrap."""
    if a.type == target:
        return a
    if a.type == "float" and target == "bfloat":
        return _narrow(t, a)
    if opcode in ("trunc", "zext", "sext") and a.bases is not None and a.type != "i1" and target != "i1":
        return _resize(t, opcode, a, target)
    return lift(t, target, [a], lambda ty, v: t.w.pure(f"{opcode} {ty(a.type)} {v[0]} to {ty(target)}"))


def _resize(t: WaveCode, opcode: str, a: Lanes, target: str) -> Lanes:
    assert a.bases is not None
    bases = [t.w.pure(f"{opcode} {a.type} {x} to {target}") for x in a.bases]
    ok, line = a.ok, a.line
    if abs(a.stride) * (t.shape.width * line - 1) >= 1 << bits_of(a.type) - 1:
        line = 1  # a narrow value wraps around within the line
    if opcode != "trunc" and a.stride:
        for base in a.bases[::line]:
            ok = both_ok(t, ok, _fits(t, opcode, a.type, base, a.stride * (t.shape.width * line - 1)))
    vector, source = t.shape.vector(target), t.shape.vector(a.type)
    exact = lambda: [t.w.pure(f"{opcode} {source} {x} to {vector}") for x in t.shape.chunks(a)]  # noqa: E731
    apart = a.apart if line == a.line and min(bits_of(a.type), bits_of(target)) >= 32 else None
    return affine(t, target, bases, a.stride, ok, exact, line, apart)


def _fits(t: WaveCode, opcode: str, type_: str, base: str, span: int) -> str:
    """``base + span`` does not wrap around (unsigned for zext, signed for sext)."""
    bits = bits_of(type_)
    low, high = (0, (1 << bits) - 1) if opcode == "zext" else (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
    if not low <= low + abs(span) <= high:
        return "false"
    letter = "u" if opcode == "zext" else "s"
    if span >= 0:
        return t.w.pure(f"icmp {letter}le {type_} {base}, {high - span}")
    return t.w.pure(f"icmp {letter}ge {type_} {base}, {low - span}")


# Tables ------------------------------------------------------------------------------------------------------------


FLOAT = ("fadd", "fsub", "fmul", "fdiv")


def numbers(t: WaveCode, operand: FlatValue) -> Parts:
    """The scalars of an operand as arithmetic takes them: bfloats, which are kept as bits (``host_type``), as such."""
    parts = t.value(operand)
    return [bitcast(t, part, "bfloat") for part in parts] if _is_bfloat(operand.type) else parts


def number_types(t: WaveCode, type_: Type) -> list[str]:
    """The host types that arithmetic has for the scalars of a type."""
    return ["bfloat" if _is_bfloat(type_) else c.type for c in t.components(type_)]


def kept(t: WaveCode, parts: Parts) -> Parts:
    """What arithmetic gave, as values are kept."""
    return [bitcast(t, part, "i16") if part.type == "bfloat" else part for part in parts]


def _is_bfloat(type_: Type) -> bool:
    return type_ == _BFLOAT or (isinstance(type_, VectorType) and type_.element == _BFLOAT)


def emit_float(t: WaveCode, i: FlatInstruction) -> Parts:
    first, second = (numbers(t, o) for o in i.operands)
    return [_combine(t, i.opcode, a, b) for a, b in zip(first, second, strict=True)]


def _combine(t: WaveCode, opcode: str, a: Lanes, b: Lanes) -> Lanes:
    found = simple(t, opcode, _widen(t, a), _widen(t, b))
    return _narrow(t, found) if a.type == "bfloat" else found


def _widen(t: WaveCode, a: Lanes) -> Lanes:
    """A bfloat as the float that it is; others as they are. Of vectors of bfloats LLVM computes lane by lane."""
    if a.type != "bfloat":
        return a
    bits = cast(t, "zext", bitcast(t, a, "i16"), "i32")
    return bitcast(t, simple(t, "shl", bits, constant("i32", 16)), "float")


def _narrow(t: WaveCode, a: Lanes) -> Lanes:
    """A float as the nearest bfloat, the even one of two, NaN quiet: as ``f32_to_bf16`` of ``device/bits.py``."""
    bits = bitcast(t, a, "i32")
    upper = simple(t, "lshr", bits, constant("i32", 16))
    up = simple(t, "add", simple(t, "and", upper, constant("i32", 1)), constant("i32", 0x7FFF))
    rounded = simple(t, "lshr", simple(t, "add", bits, up), constant("i32", 16))
    quiet = simple(t, "or", upper, constant("i32", 0x40))
    found = choose(t, compare_floats(t, "uno", a, a), quiet, rounded)
    return bitcast(t, cast(t, "trunc", found, "i16"), "bfloat")


def negate(t: WaveCode, a: Lanes) -> Lanes:
    if a.type == "bfloat":
        return bitcast(t, simple(t, "xor", bitcast(t, a, "i16"), bfloat_sign(t)), "bfloat")
    return lift(t, a.type, [a], lambda ty, v: t.w.pure(f"fneg {ty(a.type)} {v[0]}"))


def bfloat_sign(t: WaveCode) -> Lanes:
    """The sign's bit, unknown to LLVM: code for fneg, fabs and copysign of bfloats makes signalling NaNs quiet, and LLVM writes
    these where it sees operations on that bit."""
    t.w.declarations.setdefault("bfloat_sign", "@bfloat_sign = internal global i16 -32768")
    return Lanes("i16", uniform=t.w.emit("load volatile i16, ptr @bfloat_sign"))


def emit_fneg(t: WaveCode, i: FlatInstruction) -> Parts:
    return [negate(t, a) for a in numbers(t, i.operands[0])]


def emit_icmp(t: WaveCode, i: FlatInstruction) -> Parts:
    predicate = i.source.field("predicate")
    return [compare(t, predicate, a, b) for a, b in zip(t.value(i.operands[0]), t.value(i.operands[1]), strict=False)]


def compare_floats(t: WaveCode, predicate: str, a: Lanes, b: Lanes) -> Lanes:
    a, b = _widen(t, a), _widen(t, b)
    return lift(t, "i1", [a, b], lambda ty, v: t.w.pure(f"fcmp {predicate} {ty(a.type)} {v[0]}, {v[1]}"))


def emit_fcmp(t: WaveCode, i: FlatInstruction) -> Parts:
    predicate = i.source.field("predicate")
    first, second = (numbers(t, o) for o in i.operands)
    return [compare_floats(t, predicate, a, b) for a, b in zip(first, second, strict=True)]


def emit_select(t: WaveCode, i: FlatInstruction) -> Parts:
    condition, yes, no = (t.value(o) for o in i.operands)
    conditions = condition * len(yes) if len(condition) == 1 else condition
    return [choose(t, c, a, b) for c, a, b in zip(conditions, yes, no, strict=False)]


def intrinsic(
    t: WaveCode, name: str, result: str, operands: list[Lanes], overloads: list[str], tail: str = ""
) -> Lanes:
    """A call of an intrinsic of LLVM, scalar or on chunks. ``overloads``: types in its name's suffixes."""
    if "bfloat" in overloads:
        overloads = ["float" if o == "bfloat" else o for o in overloads]
        found = intrinsic(t, name, "float" if result == "bfloat" else result, [_widen(t, o) for o in operands], overloads, tail)
        return _narrow(t, found) if result == "bfloat" else found

    def build(ty: Callable[[str], str], values: list[str]) -> str:
        wide = ty("i8") != "i8"
        mangled = "".join(f".{f'v{t.shape.width}' if wide else ''}{suffix(o)}" for o in overloads)
        types = [ty(o.type) for o in operands] + ([tail.split()[0]] if tail else [])
        t.w.declarations.setdefault(name + mangled, f"declare {ty(result)} @{name}{mangled}({', '.join(types)})")
        arguments = ", ".join(
            [f"{ty(o.type)} {v}" for o, v in zip(operands, values, strict=False)] + ([tail] if tail else [])
        )
        return t.w.pure(f"call {ty(result)} @{name}{mangled}({arguments})")

    return lift(t, result, operands, build)


def emit_freeze(t: WaveCode, i: FlatInstruction) -> Parts:
    return t.value(i.operands[0])


EMITTERS: dict[str, Callable[[WaveCode, FlatInstruction], Parts]] = {
    **dict.fromkeys(FLOAT, emit_float),
    "fneg": emit_fneg,
    "icmp": emit_icmp,
    "fcmp": emit_fcmp,
    "select": emit_select,
    "freeze": emit_freeze,
    "copy": emit_freeze,
}
