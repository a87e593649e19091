"""The operations that are compared with LLVM's folding: every instruction that computes, and every intrinsic that LLVM folds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from generators.folding import FLOATS, WIDTHS, Batch, Operation, columns, float_edges, suffix, width

ICMP = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
FCMP = (
    "false",
    "oeq",
    "ogt",
    "oge",
    "olt",
    "ole",
    "one",
    "ord",
    "uno",
    "ueq",
    "ugt",
    "uge",
    "ult",
    "ule",
    "une",
    "true",
)
DIVISIONS = ("udiv", "sdiv", "urem", "srem")
BITWISE = ("add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor")
PAIRS = ("smin", "smax", "umin", "umax", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat")
OVERFLOWS = tuple(f"{s}{o}.with.overflow" for s in "su" for o in ("add", "sub", "mul"))
FLOAT_PAIRS = ("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum", "copysign")
FLOAT_ALONE = ("fabs", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "canonicalize", "sqrt")
REDUCED_INTEGERS = ("add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax")
#: A signalling NaN counts as a quiet one here; LLVM leaves minnum and maxnum of one open.
REDUCED_FLOATS = {"fmin": "minimumnum", "fmax": "maximumnum", "fminimum": "minimum", "fmaximum": "maximum"}


def _call(name: str, result: str, arguments: list[tuple[str, str]], **more: bool) -> Operation:
    types, texts = ", ".join(t for t, _ in arguments), ", ".join(f"{t} {v}" for t, v in arguments)
    return Operation(f"{{r}} = call {result} @{name}({texts})", result, f"{result} @{name}({types})", **more)


def _member(name: str, results: tuple[str, ...], at: int, arguments: list[tuple[str, str]]) -> Operation:
    """One member of the struct that a call gives."""
    whole = f"{{ {', '.join(results)} }}"
    types, texts = ", ".join(t for t, _ in arguments), ", ".join(f"{t} {v}" for t, v in arguments)
    text = f"{{r}}.s = call {whole} @{name}({texts})\n  {{r}} = extractvalue {whole} {{r}}.s, {at}"
    return Operation(text, results[at], f"{whole} @{name}({types})")


# Integers ------------------------------------------------------------------------------------------------------------


def integer_pairs(t: str) -> Iterator[Operation]:
    for opcode in BITWISE:
        yield Operation(f"{{r}} = {opcode} {t} {{a}}, {{b}}", t)
    for predicate in ICMP:
        yield Operation(f"{{r}} = icmp {predicate} {t} {{a}}, {{b}}", "i1")
    both = [(t, "{a}"), (t, "{b}")]
    for name in PAIRS:
        yield _call(f"llvm.{name}.{t}", t, both)
    yield from _shifts_that_saturate(t)
    for name in OVERFLOWS:
        for at in (0, 1):
            yield _member(f"llvm.{name}.{t}", (t, "i1"), at, both)
    for result in ("i2", "i3", "i8", "i17", "i32", "i64", "i65"):
        for sign in "su":
            yield _call(f"llvm.{sign}cmp.{result}.{t}", result, both)
    for shift in (*{0, 1, width(t) - 1, width(t), width(t) + 1},):
        if shift < 1 << width(t):
            yield _call(f"llvm.fshl.{t}", t, [*both, (t, _number(t, shift))])


def _shifts_that_saturate(t: str) -> Iterator[Operation]:
    """LLVM does not fold these."""
    low, high = (_number(t, v) for v in (1 << width(t) - 1, (1 << width(t) - 1) - 1))
    for sign, back in (("s", "ashr"), ("u", "lshr")):
        limit = (
            f"select i1 {{r}}.n, {t} {low}, {t} {high}"
            if sign == "s"
            else f"add {t} 0, {_number(t, (1 << width(t)) - 1)}"
        )
        meaning = (
            f"{{r}}.s = shl {t} {{a}}, {{b}}\n  {{r}}.t = {back} {t} {{r}}.s, {{b}}\n  {{r}}.h = icmp eq {t} {{r}}.t, {{a}}\n"
            f"  {{r}}.n = icmp slt {t} {{a}}, {_number(t, 0)}\n  {{r}}.l = {limit.replace('add i1 0', 'add i1 false')}\n"
            f"  {{r}} = select i1 {{r}}.h, {t} {{r}}.s, {t} {{r}}.l"
        )
        operation = _call(f"llvm.{sign}shl.sat.{t}", t, [(t, "{a}"), (t, "{b}")])
        yield replace(operation, meaning=meaning)


def integer_divisions(t: str) -> Iterator[Operation]:
    for opcode in DIVISIONS:
        yield Operation(f"{{r}} = {opcode} {t} {{a}}, {{b}}", t)


def _number(t: str, value: int) -> str:
    return ("true" if value else "false") if t == "i1" else str(value)


def integer_alone(t: str) -> Iterator[Operation]:
    bits, a = width(t), (t, "{a}")
    yield Operation(f"{{r}} = freeze {t} {{a}}", t)
    for name in ("ctpop", "bitreverse"):
        yield _call(f"llvm.{name}.{t}", t, [a])
    if bits % 16 == 0:
        yield _call(f"llvm.bswap.{t}", t, [a])
    for name in ("abs", "ctlz", "cttz"):
        for flag in ("false", "true"):
            yield _call(f"llvm.{name}.{t}", t, [a, ("i1", flag)])
    for other in WIDTHS:
        if other > bits:
            yield Operation(f"{{r}} = zext {t} {{a}} to i{other}", f"i{other}")
            yield Operation(f"{{r}} = sext {t} {{a}} to i{other}", f"i{other}")
        elif other < bits:
            yield Operation(f"{{r}} = trunc {t} {{a}} to i{other}", f"i{other}")
    for kind in FLOATS:
        yield Operation(f"{{r}} = uitofp {t} {{a}} to {kind}", kind)
        yield Operation(f"{{r}} = sitofp {t} {{a}} to {kind}", kind)
        if width(kind) == bits:
            yield Operation(f"{{r}} = bitcast {t} {{a}} to {kind}", kind, keeps_nan=True)
    yield from _cuts(t)
    yield from _addresses(t)


def _cuts(t: str) -> Iterator[Operation]:
    """Bitcasts to vectors and back: each element, and all of them turned around."""
    bits = width(t)
    for count in range(2, 17):
        if bits % count:
            continue
        part = f"i{bits // count}"
        vector = f"<{count} x {part}>"
        for at in (0, count - 1):
            yield Operation(
                f"{{r}}.v = bitcast {t} {{a}} to {vector}\n  {{r}} = extractelement {vector} {{r}}.v, i32 {at}", part
            )
        order = ", ".join(f"i32 {k}" for k in reversed(range(count)))
        yield Operation(
            f"{{r}}.v = bitcast {t} {{a}} to {vector}\n  {{r}}.x = shufflevector {vector} {{r}}.v, {vector} poison, "
            f"<{count} x i32> <{order}>\n  {{r}} = bitcast {vector} {{r}}.x to {t}",
            t,
        )
        for other in range(2, 17):
            # LLVM 22.1 stops at an assertion where neither width is a multiple of the other
            if other != count and bits % other == 0 and (count % other == 0 or other % count == 0):
                kind = f"<{other} x i{bits // other}>"
                yield Operation(
                    f"{{r}}.v = bitcast {t} {{a}} to {vector}\n  {{r}}.x = bitcast {vector} {{r}}.v to {kind}\n"
                    f"  {{r}} = extractelement {kind} {{r}}.x, i32 1",
                    f"i{bits // other}",
                )


def _addresses(t: str) -> Iterator[Operation]:
    for space in ("", " addrspace(1)", " addrspace(3)", " addrspace(5)", " addrspace(6)"):
        for back in ("i8", "i24", "i32", "i48", "i64", "i65", "i128"):
            yield Operation(
                f"{{r}}.p = inttoptr {t} {{a}} to ptr{space}\n  {{r}} = ptrtoint ptr{space} {{r}}.p to {back}", back
            )


def integer_triples(t: str) -> Iterator[Operation]:
    for name in ("fshl", "fshr"):
        yield _call(f"llvm.{name}.{t}", t, [(t, "{a}"), (t, "{b}"), (t, "{c}")])
    yield Operation(f"{{r}}.c = icmp slt {t} {{a}}, {{b}}\n  {{r}} = select i1 {{r}}.c, {t} {{c}}, {t} {{b}}", t)


# Floating point ------------------------------------------------------------------------------------------------------


def float_alone(t: str) -> Iterator[Operation]:
    a, s = (t, "{a}"), suffix(t)
    yield Operation(f"{{r}} = fneg {t} {{a}}", t, keeps_nan=True)
    yield Operation(f"{{r}} = freeze {t} {{a}}", t, keeps_nan=True)
    for name in FLOAT_ALONE:
        operation = _call(f"llvm.{name}.{s}", t, [a], keeps_nan=name == "fabs")
        yield _through_float(operation, name) if t == "bfloat" and name in _ROUNDINGS else operation
    for tests in (0, *(1 << k for k in range(10)), 0x3FF, 0x204, 0x108, 0x90, 0x60, 3):
        yield _call(f"llvm.is.fpclass.{s}", "i1", [a, ("i32", str(tests))])
    fence = _call(f"llvm.arithmetic.fence.{s}", t, [a], keeps_nan=True)
    yield replace(fence, meaning=f"{{r}} = bitcast {t} {{a}} to {t}")
    yield _member(f"llvm.frexp.{s}.i32", (t, "i32"), 0, [a])
    yield _member(f"llvm.frexp.{s}.i32", (t, "i32"), 1, [a])
    for other in FLOATS:
        if width(other) != width(t):
            opcode = "fpext" if width(other) > width(t) else "fptrunc"
            yield Operation(f"{{r}} = {opcode} {t} {{a}} to {other}", other)
    for bits in WIDTHS:
        for sign in "su":
            yield Operation(f"{{r}} = fpto{sign}i {t} {{a}} to i{bits}", f"i{bits}")
            yield _call(f"llvm.fpto{sign}i.sat.i{bits}.{s}", f"i{bits}", [a])
    bits = width(t)
    yield Operation(f"{{r}} = bitcast {t} {{a}} to i{bits}", f"i{bits}")
    for count in (2, 4, 8, 16):
        vector = f"<{count} x i{bits // count}>"
        yield Operation(
            f"{{r}}.v = bitcast {t} {{a}} to {vector}\n  {{r}} = extractelement {vector} {{r}}.v, i32 1",
            f"i{bits // count}",
        )
    for exponent in (0, 1, -1, 5, -5, 14, -14, 30, -30, 130, -150, 1030, -1080, 2100, -2100, 2**31 - 1, -(2**31)):
        yield _call(f"llvm.ldexp.{s}.i32", t, [a, ("i32", str(exponent))])


_ROUNDINGS = ("floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "sqrt")


def _through_float(operation: Operation, name: str) -> Operation:
    """LLVM folds roundings of bfloats only so."""
    meaning = (
        f"{{r}}.x = fpext bfloat {{a}} to float\n  {{r}}.y = call float @llvm.{name}.f32(float {{r}}.x)\n"
        "  {r} = fptrunc float {r}.y to bfloat"
    )
    return replace(operation, meaning=meaning, declares=f"{operation.declares}\nfloat @llvm.{name}.f32(float)")


def float_pairs(t: str) -> Iterator[Operation]:
    for opcode in ("fadd", "fsub", "fmul", "fdiv", "frem"):
        yield Operation(f"{{r}} = {opcode} {t} {{a}}, {{b}}", t)
    for predicate in FCMP:
        yield Operation(f"{{r}} = fcmp {predicate} {t} {{a}}, {{b}}", "i1")
    for name in FLOAT_PAIRS:
        yield _call(f"llvm.{name}.{suffix(t)}", t, [(t, "{a}"), (t, "{b}")], keeps_nan=name == "copysign")
    yield Operation(
        f"{{r}}.c = fcmp olt {t} {{a}}, {{b}}\n  {{r}} = select i1 {{r}}.c, {t} {{a}}, {t} {{b}}", t, keeps_nan=True
    )


def float_triples(t: str) -> Iterator[Operation]:
    for name in ("fma", "fmuladd"):
        yield _call(f"llvm.{name}.{suffix(t)}", t, [(t, "{a}"), (t, "{b}"), (t, "{c}")])


# Vectors -------------------------------------------------------------------------------------------------------------


def _vector(t: str, count: int, name: str, column: str = "a") -> str:
    lines, before = [], "poison"
    for k in range(count):
        lines.append(f"{{r}}.{name}{k} = insertelement <{count} x {t}> {before}, {t} {{{column}{k}}}, i32 {k}")
        before = f"{{r}}.{name}{k}"
    return "\n  ".join(lines)


def reductions(t: str) -> Iterator[Operation]:
    for count in (2, 3, 5, 8):
        vector, last = f"<{count} x {t}>", f"{{r}}.v{count - 1}"
        for name in REDUCED_FLOATS if t in FLOATS else REDUCED_INTEGERS:
            full = f"llvm.vector.reduce.{name}.v{count}{suffix(t)}"
            operation = Operation(
                f"{_vector(t, count, 'v')}\n  {{r}} = call {t} @{full}({vector} {last})", t, f"{t} @{full}({vector})"
            )
            yield (
                _chained(operation, t, count, f"llvm.{REDUCED_FLOATS[name]}.{suffix(t)}") if t in FLOATS else operation
            )
        for name in ("fadd", "fmul") if t in FLOATS else ():
            full = f"llvm.vector.reduce.{name}.v{count}{suffix(t)}"
            text = f"{_vector(t, count, 'v')}\n  {{r}} = call {t} @{full}({t} {{a8}}, {vector} {last})"
            yield _chained(Operation(text, t, f"{t} @{full}({t}, {vector})"), t, count, name)


def _chained(operation: Operation, t: str, count: int, step: str) -> Operation:
    """A reduction as its steps, from the first element on, or from ``{a8}``: an instruction or an intrinsic."""
    is_call = step.startswith("llvm.")
    lines, before = [], "{a0}" if is_call else "{a8}"
    for k in range(1 if is_call else 0, count):
        name = "{r}" if k == count - 1 else f"{{r}}.t{k}"
        done = f"call {t} @{step}({t} {before}, {t} {{a{k}}})" if is_call else f"{step} {t} {before}, {{a{k}}}"
        lines.append(f"{name} = {done}")
        before = name
    declares = f"{operation.declares}\n{t} @{step}({t}, {t})" if is_call else operation.declares
    return replace(operation, meaning="\n  ".join(lines), declares=declares)


def vector_moves(t: str) -> Iterator[Operation]:
    """extractelement, insertelement with any index, shuffles, vectors packed into an integer and back."""
    keep = t in FLOATS
    for count in (2, 3, 5, 8):
        vector, last = f"<{count} x {t}>", f"{{r}}.v{count - 1}"
        built = _vector(t, count, "v")
        for kind in ("i2", "i8", "i32", "i65"):
            index = f"{{r}}.n = {'zext' if width(kind) > 8 else 'trunc'} i8 {{b}} to {kind}"
            index = "{r}.n = add i8 {b}, 0" if kind == "i8" else index
            yield Operation(
                f"{built}\n  {index}\n  {{r}} = extractelement {vector} {last}, {kind} {{r}}.n", t, keeps_nan=keep
            )
            yield Operation(
                f"{built}\n  {index}\n  {{r}}.i = insertelement {vector} {last}, {t} {{a9}}, {kind} {{r}}.n\n"
                f"  {{r}} = extractelement {vector} {{r}}.i, i32 {count // 2}",
                t,
                keeps_nan=keep,
            )
        packed = f"i{count * width(t)}"
        if count * width(t) <= 128:
            yield Operation(f"{built}\n  {{r}} = bitcast {vector} {last} to {packed}", packed)
        for mask in ((0,) * count, tuple(reversed(range(count))), (count, 1, *range(2, count))):
            order = ", ".join(f"i32 {k}" for k in mask)
            yield Operation(
                f"{built}\n  {_vector(t, count, 'w')}\n  {{r}}.x = shufflevector {vector} {last}, {vector} {{r}}.w{count - 1}, "
                f"<{count} x i32> <{order}>\n  {{r}} = extractelement {vector} {{r}}.x, i32 0",
                t,
                keeps_nan=keep,
            )


def vector_arithmetic(t: str, count: int) -> Iterator[Operation]:
    """Instructions and intrinsics on whole vectors: the first and the last element."""
    vector, v, w = f"<{count} x {t}>", f"{{r}}.v{count - 1}", f"{{r}}.w{count - 1}"
    built = f"{_vector(t, count, 'v')}\n  {_vector(t, count, 'w', 'b')}"
    mangled = f"v{count}{suffix(t)}"

    def outcome(text: str, kind: str, declares: str = "", keeps_nan: bool = False) -> Iterator[Operation]:
        for at in (0, count - 1):
            pick = f"{{r}} = extractelement <{count} x {kind}> {{r}}.x, i32 {at}"
            yield Operation(f"{built}\n  {{r}}.x = {text}\n  {pick}", kind, declares, keeps_nan)

    is_float = t in FLOATS
    for opcode in ("fadd", "fmul", "fdiv") if is_float else BITWISE:
        yield from outcome(f"{opcode} {vector} {v}, {w}", t)
    for predicate in FCMP if is_float else ICMP:
        yield from outcome(f"{'fcmp' if is_float else 'icmp'} {predicate} {vector} {v}, {w}", "i1")
    for name in FLOAT_PAIRS if is_float else PAIRS:
        full = f"llvm.{name}.{mangled}"
        yield from outcome(
            f"call {vector} @{full}({vector} {v}, {vector} {w})",
            t,
            f"{vector} @{full}({vector}, {vector})",
            name == "copysign",
        )
    if is_float:
        yield from outcome(f"fneg {vector} {v}", t, keeps_nan=True)
        full = f"llvm.fabs.{mangled}"
        yield from outcome(f"call {vector} @{full}({vector} {v})", t, f"{vector} @{full}({vector})", True)
        return
    for sign in "su":
        full = f"llvm.{sign}cmp.v{count}i5.{mangled}"
        yield from outcome(
            f"call <{count} x i5> @{full}({vector} {v}, {vector} {w})",
            "i5",
            f"<{count} x i5> @{full}({vector}, {vector})",
        )


# Atomics -------------------------------------------------------------------------------------------------------------

#: operation -> the new value in instructions; an intrinsic is ``llvm.`` and its name.
_UPDATES = {
    "xchg": "{r} = freeze T {b}",
    "add": "{r} = add T {a}, {b}",
    "sub": "{r} = sub T {a}, {b}",
    "and": "{r} = and T {a}, {b}",
    "nand": "{r}.n = and T {a}, {b}\n  {r} = xor T {r}.n, -1",
    "or": "{r} = or T {a}, {b}",
    "xor": "{r} = xor T {a}, {b}",
    "max": "llvm.smax",
    "min": "llvm.smin",
    "umax": "llvm.umax",
    "umin": "llvm.umin",
    "uinc_wrap": "{r}.c = icmp uge T {a}, {b}\n  {r}.n = add T {a}, 1\n  {r} = select i1 {r}.c, T 0, T {r}.n",
    "udec_wrap": (
        "{r}.z = icmp eq T {a}, 0\n  {r}.p = icmp ugt T {a}, {b}\n  {r}.c = or i1 {r}.z, {r}.p\n  {r}.n = sub T {a}, 1\n"
        "  {r} = select i1 {r}.c, T {b}, T {r}.n"
    ),
    "usub_cond": "{r}.c = icmp uge T {a}, {b}\n  {r}.n = sub T {a}, {b}\n  {r} = select i1 {r}.c, T {r}.n, T {a}",
    "usub_sat": "llvm.usub.sat",
}
_FLOAT_UPDATES = {
    "xchg": "{r} = freeze T {b}",
    "fadd": "{r} = fadd T {a}, {b}",
    "fsub": "{r} = fsub T {a}, {b}",
    "fmax": "llvm.maximumnum",
    "fmin": "llvm.minimumnum",
    "fmaximum": "llvm.maximum",
    "fminimum": "llvm.minimum",
}


def atomics(t: str) -> Iterator[Operation]:
    """What atomicrmw leaves in memory, and what it gives."""
    for name, meaning in (_FLOAT_UPDATES if t in FLOATS else _UPDATES).items():
        declares, keeps = "", t in FLOATS and name == "xchg"
        if meaning.startswith("llvm."):
            full = f"{meaning}.{suffix(t)}"
            declares, meaning = f"{t} @{full}({t}, {t})", f"{{r}} = call T @{full}(T {{a}}, T {{b}})"
        before = (
            f"{{r}}.p = alloca {t}, align 8, addrspace(5)\n  store {t} {{a}}, ptr addrspace(5) {{r}}.p\n"
            f"  {{R}} = atomicrmw {name} ptr addrspace(5) {{r}}.p, {t} {{b}} monotonic"
        )
        text = f"{before.replace('{R}', '{r}.o')}\n  {{r}} = load {t}, ptr addrspace(5) {{r}}.p"
        yield Operation(text, t, declares, keeps, meaning.replace("T ", f"{t} "))
        yield Operation(before.replace("{R}", "{r}"), t, "", t in FLOATS, f"{{r}} = freeze {t} {{a}}")


# amdgcn --------------------------------------------------------------------------------------------------------------


def _amdgcn(name: str, result: str, *types: str, overload: str = "", keeps_nan: bool = False) -> Operation:
    arguments = [(t, f"{{{letter}}}") for t, letter in zip(types, "abc", strict=False)]
    operation = _call(f"llvm.amdgcn.{name}{overload}", result, arguments, keeps_nan=keeps_nan)
    return replace(operation, meaning=_MEANINGS.get(name, ""))


_ZEXT = "{r}.x = zext i32 {r}.p to i64\n  {r}.y = zext i32 {r}.q to i64\n  "
_SEXT = _ZEXT.replace("zext", "sext")
_LOW_24 = "{r}.p = and i32 {a}, 16777215\n  {r}.q = and i32 {b}, 16777215\n  "
_SIGNED_24 = (
    "{r}.s = shl i32 {a}, 8\n  {r}.p = ashr i32 {r}.s, 8\n  {r}.t = shl i32 {b}, 8\n  {r}.q = ashr i32 {r}.t, 8\n  "
)
_PRODUCT = "{r}.m = mul i64 {r}.x, {r}.y\n  "
_UPPER = "{r}.h = lshr i64 {r}.m, 32\n  {r} = trunc i64 {r}.h to i32"
_ALIGN = (
    "{r}.x = zext i32 {a} to i64\n  {r}.y = zext i32 {b} to i64\n  {r}.u = shl i64 {r}.x, 32\n"
    "  {r}.w = or i64 {r}.u, {r}.y\n  {r}.c = and i32 {c}, 3\n  {r}.n = shl i32 {r}.c, 3\n  {r}.z = zext i32 {r}.n to i64\n"
    "  {r}.h = lshr i64 {r}.w, {r}.z\n  {r} = trunc i64 {r}.h to i32"
)
_LEADING = (
    "{r}.s = ashr i32 {a}, 31\n  {r}.x = xor i32 {a}, {r}.s\n  {r}.z = icmp eq i32 {r}.x, 0\n"
    "  {r}.n = call i32 @llvm.ctlz.i32(i32 {r}.x, i1 false)\n  {r} = select i1 {r}.z, i32 -1, i32 {r}.n"
)
#: In instructions: LLVM folds none of these.
_MEANINGS = {
    "mul.u24": _LOW_24 + "{r} = mul i32 {r}.p, {r}.q",
    "mul.i24": _SIGNED_24 + "{r} = mul i32 {r}.p, {r}.q",
    "mulhi.u24": _LOW_24 + _ZEXT + _PRODUCT + _UPPER,
    "mulhi.i24": _SIGNED_24 + _SEXT + _PRODUCT + _UPPER,
    "alignbyte": _ALIGN,
    "sffbh": _LEADING,
}


def amdgcn_integers() -> Iterator[tuple[tuple[str, ...], list[Operation]]]:
    pairs = [_amdgcn(n, "i32", "i32", "i32", overload=".i32") for n in ("mul.u24", "mul.i24", "mulhi.u24", "mulhi.i24")]
    yield (("i32", "i32"), pairs)
    yield (("i32", "i32", "i32"), [_amdgcn(n, "i32", "i32", "i32", "i32") for n in ("perm", "alignbyte")])
    leading = _amdgcn("sffbh", "i32", "i32", overload=".i32")
    yield (("i32",), [replace(leading, declares=f"{leading.declares}\ni32 @llvm.ctlz.i32(i32, i1)")])


def amdgcn_bit_fields(t: str) -> Iterator[Operation]:
    for name in ("ubfe", "sbfe"):
        yield _call(f"llvm.amdgcn.{name}.{t}", t, [(t, "{a}"), ("i32", "{b}"), ("i32", "{c}")])


def amdgcn_floats(t: str) -> Iterator[Operation]:
    s = suffix(t)
    for name in ("fract", "rcp", "frexp.mant", "cos", "sin", "log", "exp2"):
        yield _amdgcn(name, t, t, overload=f".{s}")
    for kind in ("i16", "i32"):
        yield _amdgcn("frexp.exp", kind, t, overload=f".{kind}.{s}")
    for tests in (0, *(1 << k for k in range(10)), 0x3FF, 3, 0x60):
        yield _call(f"llvm.amdgcn.class.{s}", "i1", [(t, "{a}"), ("i32", str(tests))])


def amdgcn_float_pairs() -> Iterator[Operation]:
    yield _amdgcn("fmul.legacy", "float", "float", "float")
    for half in (0, 1):
        text = "{r}.v = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float {a}, float {b})\n  "
        text += f"{{r}} = extractelement <2 x half> {{r}}.v, i32 {half}"
        yield Operation(text, "half", "<2 x half> @llvm.amdgcn.cvt.pkrtz(float, float)")


def amdgcn_float_triples(t: str) -> Iterator[Operation]:
    yield _amdgcn("fmed3", t, t, t, t, overload=f".{suffix(t)}")
    if t == "float":
        yield _amdgcn("fma.legacy", t, t, t, t)


# Batches -------------------------------------------------------------------------------------------------------------


def _without_zero(given: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(zip(*[row for row in zip(*given, strict=True) if row[1]], strict=True))


def _without_both(given: tuple[tuple[int, ...], ...], t: str) -> tuple[tuple[int, ...], ...]:
    """Rows without a NaN and an infinity: LLVM folds fmed3 of an infinity to the lesser or greater of the others, against its own
    word on NaNs."""
    bits, mantissa = FLOATS[t]
    inf = (1 << bits - 1 - mantissa) - 1 << mantissa

    def is_mixed(row: tuple[int, ...]) -> bool:
        sizes = [v & (1 << bits - 1) - 1 for v in row]
        return inf in sizes and max(sizes) > inf

    return tuple(zip(*[row for row in zip(*given, strict=True) if not is_mixed(row)], strict=True))


def batches(rows: int) -> Iterator[Batch]:
    """All of them, each with at most so many rows of values."""
    for bits in WIDTHS:
        t = f"i{bits}"
        pairs = columns(t, t, limit=rows)
        yield Batch(f"{t} pairs", (t, t), pairs, tuple(integer_pairs(t)))
        yield Batch(f"{t} divisions", (t, t), _without_zero(pairs), tuple(integer_divisions(t)))
        yield Batch(f"{t} alone", (t,), columns(t, limit=rows), tuple(integer_alone(t)))
        yield Batch(f"{t} triples", (t, t, t), columns(t, t, t, limit=rows), tuple(integer_triples(t)))
        yield Batch(f"{t} reductions", (t,), columns(t, limit=rows), tuple(reductions(t)))
        yield Batch(f"{t} moves", (t, "i8"), columns(t, "i8", limit=rows), tuple(vector_moves(t)))
        for count in (2, 3, 5) if bits <= 64 else (2,):  # wide ones take the host's code generator minutes
            yield Batch(f"{t} vectors of {count}", (t, t), pairs, tuple(vector_arithmetic(t, count)))
        if bits in (8, 16, 32, 64):
            yield Batch(f"{t} atomics", (t, t), pairs, tuple(atomics(t)))
    for t in FLOATS:
        pairs = columns(t, t, limit=rows)
        yield Batch(f"{t} alone", (t,), (tuple(float_edges(t)),), tuple(float_alone(t)))
        yield Batch(f"{t} pairs", (t, t), pairs, tuple(float_pairs(t)))
        yield Batch(f"{t} triples", (t, t, t), columns(t, t, t, limit=rows), tuple(float_triples(t)))
        yield Batch(f"{t} atomics", (t, t), pairs, tuple(atomics(t)))
        yield Batch(f"{t} reductions", (t,), columns(t, limit=rows), tuple(reductions(t)))
        yield Batch(f"{t} moves", (t, "i8"), columns(t, "i8", limit=rows), tuple(vector_moves(t)))
        for count in (2, 3, 5):
            yield Batch(f"{t} vectors of {count}", (t, t), pairs, tuple(vector_arithmetic(t, count)))
        if t != "bfloat":
            yield Batch(f"{t} amdgcn", (t,), columns(t, limit=rows), tuple(amdgcn_floats(t)))
            triples = _without_both(columns(t, t, t, limit=rows), t)
            if t != "double":
                yield Batch(f"{t} amdgcn triples", (t, t, t), triples, tuple(amdgcn_float_triples(t)))
    yield Batch(
        "float amdgcn pairs", ("float", "float"), columns("float", "float", limit=rows), tuple(amdgcn_float_pairs())
    )
    for t in ("i32", "i64"):
        given = columns(t, "i7", "i7", limit=rows)
        shifts = tuple(tuple(v if v < 80 else v - 128 for v in c) for c in given[1:])
        wide = tuple(tuple(v % (1 << 32) for v in c) for c in shifts)
        yield Batch(f"{t} bit fields", (t, "i32", "i32"), (given[0], *wide), tuple(amdgcn_bit_fields(t)))
    for number, (types, operations) in enumerate(amdgcn_integers()):
        yield Batch(f"amdgcn integers {number}", types, columns(*types, limit=rows), tuple(operations))
