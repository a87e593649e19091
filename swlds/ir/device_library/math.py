"""Floating-point functions: OpenCL C 6.15.2 and 6.15.4 (common), and ``__ocml_*`` with the same meanings.

What LLVM has an intrinsic for is that intrinsic. What it has none for is an operation of the launch's host, named
``llvm.amdgcn.swlds.*`` (``HOST``): rows of ``swlds.device.intrinsics.library_math`` say what they are.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from swlds.ir.device_library.mangling import FLOATS
from swlds.ir.device_library.table import Body, add, need
from swlds.ir.device_library.writer import Callee, Operand, Writer, like, number, suffix

#: The prefix of operations that no LLVM intrinsic has; LLVM takes any name that begins with ``llvm.amdgcn.``.
HOST = "amdgcn.swlds"
Function = Callable[..., Operand]

#: OpenCL name -> LLVM intrinsic.
_INTRINSICS = {
    1: {
        **{n: n for n in "sin cos tan asin acos atan sinh cosh tanh exp exp2 exp10 log log2 log10 sqrt".split()},
        **{n: n for n in "floor ceil trunc rint round".split()},
        "fabs": "fabs",
        **{f"{kind}_{n}": n for kind in ("native", "half") for n in "sin cos tan exp exp2 exp10 log log2 log10 sqrt".split()},
    },
    2: {"pow": "pow", "atan2": "atan2", "copysign": "copysign"},
    3: {"fma": "fma", "mad": "fmuladd"},
}  # fmt: skip
#: Names of operations of the host, by the number of their operands.
HOST_FUNCTIONS = {
    1: (
        "acosh asinh atanh cbrt erf erfc expm1 log1p lgamma tgamma sinpi cospi tanpi asinpi acospi atanpi logb "
        "erfcx erfinv erfcinv ncdf ncdfinv"
    ).split(),
    2: ["hypot", "atan2pi", "remainder", "nextafter", "powr"],
}


def floats(callee: Callee, count: int) -> list[Operand]:
    """The arguments, of one floating-point type."""
    found = list(callee.arguments)
    need(len(found) == count and all(p.word in FLOATS for p in callee.parameters[:1]))
    need(all(a.type == found[0].type for a in found))
    return found


def of_floats(count: int, function: Function) -> Body:
    """The body of a function of so many operands of one type."""
    return lambda w, callee: function(w, *floats(callee, count))


def _intrinsic(stem: str) -> Function:
    return lambda w, *operands: w.intrinsic(stem, *operands)


def host(name: str) -> Function:
    """An operation of the host."""
    return lambda w, *operands: w.intrinsic(f"{HOST}.{name}", *operands)


def const(like_: Operand, value: float) -> Operand:
    return number(like_.type, value)


def divide(w: Writer, a: Operand, b: Operand) -> Operand:
    return w.op("fdiv", a, b)


def reciprocal(w: Writer, a: Operand) -> Operand:
    return w.op("fdiv", const(a, 1), a)


def rsqrt(w: Writer, a: Operand) -> Operand:
    """Of a half with one rounding: 1 ulp is allowed, and two steps in half are further off."""
    if a.scalar != "half":
        return reciprocal(w, w.intrinsic("sqrt", a))
    return w.cast("fptrunc", rsqrt(w, w.cast("fpext", a, like(a.type, "float"))), a.type)


def _fdim(w: Writer, a: Operand, b: Operand) -> Operand:
    """a - b where that is positive, else 0; NaN of a NaN."""
    difference = w.op("fsub", a, b)
    return w.select(w.compare("ole", a, b), const(a, 0), difference)


def _by_magnitude(predicate: str, stem: str) -> Function:
    def function(w: Writer, a: Operand, b: Operand) -> Operand:
        first, second = w.intrinsic("fabs", a), w.intrinsic("fabs", b)
        other = w.select(w.compare(predicate, second, first), b, w.intrinsic(stem, a, b))
        return w.select(w.compare(predicate, first, second), a, other)

    return function


def sign(w: Writer, a: Operand) -> Operand:
    """1, -1, or the zero that it is; 0 of a NaN."""
    one = w.intrinsic("copysign", const(a, 1), a)
    found = w.select(w.compare("oeq", a, const(a, 0)), a, one)
    return w.select(w.compare("uno", a, a), const(a, 0), found)


def clamp(w: Writer, a: Operand, low: Operand, high: Operand) -> Operand:
    return w.intrinsic("minnum", w.intrinsic("maxnum", a, low), high)


def _mix(w: Writer, a: Operand, b: Operand, part: Operand) -> Operand:
    return w.intrinsic("fmuladd", w.op("fsub", b, a), part, a)


def _step(w: Writer, edge: Operand, a: Operand) -> Operand:
    return w.select(w.compare("olt", a, edge), const(a, 0), const(a, 1))


def _smoothstep(w: Writer, low: Operand, high: Operand, a: Operand) -> Operand:
    part = w.op("fdiv", w.op("fsub", a, low), w.op("fsub", high, low))
    part = clamp(w, part, const(a, 0), const(a, 1))
    bent = w.intrinsic("fmuladd", part, const(a, -2), const(a, 3))
    return w.op("fmul", w.op("fmul", part, part), bent)


def _times(factor: float) -> Function:
    return lambda w, a: w.op("fmul", a, const(a, factor))


def _spread(count: int, function: Function) -> Body:
    """A function whose operands are of one type, or scalars beside a vector, which count for each of its elements."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == count and all(p.is_float for p in callee.parameters))
        size = max(a.count for a in callee.arguments)
        wide = [w.splat(a, size) if not a.count else a for a in callee.arguments]
        need(all(a.type == wide[0].type for a in wide))
        return function(w, *wide)

    return body


# A number beside -------------------------------------------------------------------------------------------------


def whole_numbers(w: Writer, a: Operand, n: Operand) -> Operand:
    """The integers that stand beside floating-point values, as many as those."""
    need(n.scalar == "i32" and n.count in (0, a.count))
    return w.splat(n, a.count) if a.count and not n.count else n


def _ldexp(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 2 and callee.parameters[0].is_float)
    a, n = callee.arguments
    n = whole_numbers(w, a, n)
    return w.call(f"llvm.ldexp.{suffix(a.type)}.{suffix(n.type)}", a.type, a, n)


def _with_integer(name: str) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 2 and callee.parameters[0].is_float)
        a, n = callee.arguments
        n = whole_numbers(w, a, n)
        return w.call(f"llvm.{HOST}.{name}.{suffix(a.type)}.{suffix(n.type)}", a.type, a, n)

    return body


def _ilogb(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 1 and callee.parameters[0].is_float)
    a = callee.arguments[0]
    kind = like(a.type, "i32")
    return w.call(f"llvm.{HOST}.ilogb.{suffix(kind)}.{suffix(a.type)}", kind, a)


def _nan(w: Writer, callee: Callee) -> Operand:
    """A quiet NaN with the payload."""
    need(len(callee.arguments) == 1)
    a = callee.arguments[0]
    quiet = {"i16": 0x7E00, "i32": 0x7FC00000, "i64": 0x7FF8000000000000}
    need(callee.result == like(a.type, {"i16": "half", "i32": "float", "i64": "double"}[a.scalar]))
    return w.cast("bitcast", w.op("or", a, number(a.type, quiet[a.scalar])), callee.result)


# Results behind pointers -----------------------------------------------------------------------------------------


def put(w: Writer, callee: Callee, index: int, value: Operand) -> None:
    """Store to where the argument points."""
    pointer, parameter = callee.arguments[index], callee.parameters[index]
    need(pointer.type.startswith("ptr"))
    pointee = parameter.pointee
    need(pointee is None or pointee.ir == value.type)
    count, bits = value.count, {"half": 2, "float": 4, "double": 8, "i32": 4}[value.scalar]
    w.store(value, pointer, bits * (4 if count == 3 else count or 1))


def _two_results(function: Callable[[Writer, Operand], tuple[Operand, Operand]]) -> Body:
    """The first is given back, the second stored."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 2)
        result, stored = function(w, callee.arguments[0])
        put(w, callee, 1, stored)
        return result

    return body


def _fract(w: Writer, a: Operand) -> tuple[Operand, Operand]:
    """What is above the floor, below 1 even where it rounds to it; of a zero that zero."""
    low = w.intrinsic("floor", a)
    below = {"half": 1 - 2**-11, "float": 1 - 2**-24, "double": 1 - 2**-53}[a.scalar]
    part = w.intrinsic("minnum", w.op("fsub", a, low), const(a, below))
    part = w.select(w.compare("ueq", a, const(a, 0)), a, part)
    infinite = w.compare("oeq", w.intrinsic("fabs", a), const(a, math.inf))
    return w.select(infinite, w.intrinsic("copysign", const(a, 0), a), part), low


def _modf(w: Writer, a: Operand) -> tuple[Operand, Operand]:
    whole = w.intrinsic("trunc", a)
    infinite = w.compare("oeq", w.intrinsic("fabs", a), const(a, math.inf))
    part = w.select(infinite, const(a, 0), w.op("fsub", a, whole))
    return w.intrinsic("copysign", part, a), whole


def _sincos(w: Writer, a: Operand) -> tuple[Operand, Operand]:
    return w.intrinsic("sin", a), w.intrinsic("cos", a)


def _frexp(w: Writer, a: Operand) -> tuple[Operand, Operand]:
    kind = like(a.type, "i32")
    both = w.call(f"llvm.frexp.{suffix(a.type)}.{suffix(kind)}", f"{{ {a.type}, {kind} }}", a)
    parts = (w.get(t, f"extractvalue {both}, {k}") for k, t in enumerate((a.type, kind)))
    return next(parts), next(parts)


def _lgamma_r(w: Writer, a: Operand) -> tuple[Operand, Operand]:
    kind = like(a.type, "i32")
    sign = w.call(f"llvm.{HOST}.gammasign.{suffix(kind)}.{suffix(a.type)}", kind, a)
    return w.intrinsic(f"{HOST}.lgamma", a), sign


def _remquo(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 3)
    a, b, _ = callee.arguments
    need(callee.parameters[0].is_float and b.type == a.type)
    kind = like(a.type, "i32")
    put(w, callee, 2, w.call(f"llvm.{HOST}.remquo.{suffix(kind)}.{suffix(a.type)}", kind, a, b))
    return w.intrinsic(f"{HOST}.remainder", a, b)


FUNCTIONS: dict[str, Body] = {}
for _count, _names in _INTRINSICS.items():
    FUNCTIONS |= {name: of_floats(_count, _intrinsic(stem)) for name, stem in _names.items()}
for _count, _hosted in HOST_FUNCTIONS.items():
    FUNCTIONS |= {name: of_floats(_count, host(name)) for name in _hosted}
FUNCTIONS |= {
    "fmin": _spread(2, _intrinsic("minnum")),
    "fmax": _spread(2, _intrinsic("maxnum")),
    "rsqrt": of_floats(1, rsqrt),
    "fdim": of_floats(2, _fdim),
    "fmod": of_floats(2, lambda w, a, b: w.op("frem", a, b)),
    "maxmag": of_floats(2, _by_magnitude("ogt", "maxnum")),
    "minmag": of_floats(2, _by_magnitude("olt", "minnum")),
    "ldexp": _ldexp,
    "pown": _with_integer("pown"),
    "rootn": _with_integer("rootn"),
    "ilogb": _ilogb,
    "nan": _nan,
    "fract": _two_results(_fract),
    "modf": _two_results(_modf),
    "sincos": _two_results(_sincos),
    "frexp": _two_results(_frexp),
    "lgamma_r": _two_results(_lgamma_r),
    "remquo": _remquo,
}
for _name, _body in FUNCTIONS.items():
    add(_name, _body)
for _kind in ("native", "half"):
    add(f"{_kind}_rsqrt", of_floats(1, rsqrt))
    add(f"{_kind}_recip", of_floats(1, reciprocal))
    add(f"{_kind}_divide", of_floats(2, divide))
    add(f"{_kind}_powr", of_floats(2, host("powr")))
add("degrees", of_floats(1, _times(180 / math.pi)))
add("radians", of_floats(1, _times(math.pi / 180)))
add("sign", of_floats(1, sign))
add("mix", _spread(3, _mix))
add("step", _spread(2, _step))
add("smoothstep", _spread(3, _smoothstep))
