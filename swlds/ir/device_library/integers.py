"""Integer functions (OpenCL C 6.15.3), ``min``, ``max`` and ``clamp`` of all numbers, relational functions (6.15.6) and
``shuffle`` (6.15.13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from swlds.ir.device_library.mangling import BITS, Parameter
from swlds.ir.device_library.math import clamp as clamp_floats
from swlds.ir.device_library.table import OPENCL, Body, add, need
from swlds.ir.device_library.writer import Callee, Operand, Writer, like, number, suffix

#: ``function(w, is_signed, operands…)``.
Signed = Callable[..., Operand]


def _bits(a: Operand) -> int:
    return int(a.scalar[1:])


def _wide(a: Operand) -> str:
    return like(a.type, f"i{2 * _bits(a)}")


def _extend(w: Writer, is_signed: bool, a: Operand, type_: str) -> Operand:
    return w.cast("sext" if is_signed else "zext", a, type_)


def _letter(is_signed: bool) -> str:
    return "s" if is_signed else "u"


def _of_integers(count: int, function: Signed) -> Body:
    """A function of so many operands of one integer type; scalars beside a vector count for each of its elements."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == count)
        need(all(p.is_number and not p.is_float for p in callee.parameters))
        size = max(a.count for a in callee.arguments)
        wide = [w.splat(a, size) if not a.count else a for a in callee.arguments]
        need(all(a.type == wide[0].type for a in wide))
        return function(w, callee.parameters[0].is_signed, *wide)

    return body


def _of_numbers(count: int, integers: Signed, floats: Callable[..., Operand]) -> Body:
    """The same for integers and floating-point numbers."""
    whole = _of_integers(count, integers)

    def body(w: Writer, callee: Callee) -> Operand:
        if not all(p.is_float for p in callee.parameters):
            return _result(whole(w, callee))
        need(len(callee.arguments) == count)
        size = max(a.count for a in callee.arguments)
        return floats(w, *(w.splat(a, size) if not a.count else a for a in callee.arguments))

    return body


def _result(value: Operand | None) -> Operand:
    assert value is not None, "it gives a value"
    return value


def _minimum(w: Writer, is_signed: bool, a: Operand, b: Operand) -> Operand:
    return w.intrinsic(f"{_letter(is_signed)}min", a, b)


def _maximum(w: Writer, is_signed: bool, a: Operand, b: Operand) -> Operand:
    return w.intrinsic(f"{_letter(is_signed)}max", a, b)


def _clamp(w: Writer, is_signed: bool, a: Operand, low: Operand, high: Operand) -> Operand:
    return _minimum(w, is_signed, _maximum(w, is_signed, a, low), high)


def _absolute(w: Writer, is_signed: bool, a: Operand) -> Operand:
    return w.call(f"llvm.abs.{suffix(a.type)}", a.type, a, number("i1", 0)) if is_signed else a


def _difference(w: Writer, is_signed: bool, a: Operand, b: Operand) -> Operand:
    return w.op("sub", _maximum(w, is_signed, a, b), _minimum(w, is_signed, a, b))


def _saturating(operation: str) -> Signed:
    return lambda w, is_signed, a, b: w.intrinsic(f"{_letter(is_signed)}{operation}.sat", a, b)


def _half_sum(rounding: int) -> Signed:
    def function(w: Writer, is_signed: bool, a: Operand, b: Operand) -> Operand:
        kind = _wide(a)
        total = w.op("add", _extend(w, is_signed, a, kind), _extend(w, is_signed, b, kind))
        total = w.op("add", total, number(kind, rounding)) if rounding else total
        return w.cast("trunc", w.op("ashr" if is_signed else "lshr", total, number(kind, 1)), a.type)

    return function


def _high(w: Writer, is_signed: bool, a: Operand, b: Operand) -> Operand:
    kind = _wide(a)
    product = w.op("mul", _extend(w, is_signed, a, kind), _extend(w, is_signed, b, kind))
    return w.cast("trunc", w.op("lshr", product, number(kind, _bits(a))), a.type)


def _mad_high(w: Writer, is_signed: bool, a: Operand, b: Operand, c: Operand) -> Operand:
    return w.op("add", _high(w, is_signed, a, b), c)


def _mad_saturating(w: Writer, is_signed: bool, a: Operand, b: Operand, c: Operand) -> Operand:
    """The exact sum, cut to what the type holds: twice the bits hold it."""
    kind, bits = _wide(a), _bits(a)
    x, y, z = (_extend(w, is_signed, v, kind) for v in (a, b, c))
    total = w.op("add", w.op("mul", x, y), z)
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
    return w.cast("trunc", _clamp(w, is_signed, total, number(kind, low), number(kind, high)), a.type)


def _rotate(w: Writer, is_signed: bool, a: Operand, n: Operand) -> Operand:
    return w.intrinsic("fshl", a, a, n)


def _low_24(w: Writer, is_signed: bool, a: Operand) -> Operand:
    if not is_signed:
        return w.op("and", a, number(a.type, 0xFFFFFF))
    return w.op("ashr", w.op("shl", a, number(a.type, 8)), number(a.type, 8))


def _mul24(w: Writer, is_signed: bool, a: Operand, b: Operand) -> Operand:
    need(a.scalar == "i32")
    return w.op("mul", _low_24(w, is_signed, a), _low_24(w, is_signed, b))


def _zeros(stem: str) -> Signed:
    """All bits are counted where there is no one."""
    return lambda w, is_signed, a: w.call(f"llvm.{stem}.{suffix(a.type)}", a.type, a, number("i1", 0))


def _upsample(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 2)
    high, low = callee.arguments
    need(high.type == low.type and not callee.parameters[0].is_float)
    kind = _wide(high)
    shifted = w.op("shl", w.cast("zext", high, kind), number(kind, _bits(high)))
    return w.op("or", shifted, w.cast("zext", low, kind))


# Relational ------------------------------------------------------------------------------------------------------


def truth(w: Writer, condition: Operand, callee: Callee) -> Operand:
    """1 for a scalar, -1 in elements of vectors."""
    result = Operand(callee.result, "")
    need(result.scalar.startswith("i") and result.count == condition.count)
    return w.cast("sext" if condition.count else "zext", condition, callee.result)


def _compared(predicate: str) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 2 and all(p.is_float for p in callee.parameters))
        return truth(w, w.compare(predicate, *callee.arguments), callee)

    return body


def of_class(tests: int) -> Body:
    """``llvm.is.fpclass``: its bits are snan qnan -inf -normal -subnormal -0 +0 +subnormal +normal +inf."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 1)
        a = callee.arguments[0]
        kind = like(a.type, "i1")
        return truth(w, w.call(f"llvm.is.fpclass.{suffix(a.type)}", kind, a, number("i32", tests)), callee)

    return body


def signbit(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 1 and callee.parameters[0].is_float)
    bits = as_integers(w, callee.arguments[0], callee.parameters[0])
    return truth(w, w.compare("slt", bits, number(bits.type, 0)), callee)


def as_integers(w: Writer, a: Operand, parameter: Parameter) -> Operand:
    return w.cast("bitcast", a, like(a.type, f"i{parameter.bits}"))


def _any_or_all(name: str) -> Body:
    """The sign bits of the elements count."""

    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 1 and not callee.parameters[0].is_float)
        a = callee.arguments[0]
        flags = w.compare("slt", a, number(a.type, 0))
        if a.count:
            flags = w.call(f"llvm.vector.reduce.{name}.{suffix(flags.type)}", "i1", flags)
        return w.cast("zext", flags, callee.result)

    return body


def _bitselect(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 3)
    a, b, c = (as_integers(w, v, p) for v, p in zip(callee.arguments, callee.parameters, strict=True))
    found = w.op("or", w.op("and", a, w.op("xor", c, number(c.type, -1))), w.op("and", b, c))
    return w.cast("bitcast", found, callee.result)


def _select(w: Writer, callee: Callee) -> Operand:
    """Of scalars: where the last is not 0; of vectors: where its sign bit is set."""
    need(len(callee.arguments) == 3)
    a, b, c = callee.arguments
    need(c.count == a.count and not callee.parameters[2].is_float)
    return w.select(w.compare("slt" if c.count else "ne", c, number(c.type, 0)), b, a)


def _shuffle(w: Writer, callee: Callee) -> Operand:
    """Element k is what element k of the mask says; its upper bits do not count."""
    *sources, mask = callee.arguments
    need(sources and mask.count and all(s.type == sources[0].type for s in sources))
    size = sources[0].count
    need(size in (2, 4, 8, 16) and mask.count != 3)
    found = []
    for k in range(mask.count):
        index = w.element(mask, k)
        inside = w.op("and", index, number(index.type, size - 1))
        parts = [w.get(s.scalar, f"extractelement {s}, {inside}") for s in sources]
        if len(parts) == 2:
            which = w.op("and", index, number(index.type, size))
            parts = [w.select(w.compare("eq", which, number(index.type, 0)), *parts)]
        found.append(parts[0])
    return w.vector(found)


#: Tests of ``llvm.is.fpclass``: quiet and signalling NaNs; infinities; normal numbers; these, subnormal ones and zeros.
NAN, INFINITE, NORMAL, FINITE = 0x3, 0x204, 0x108, 0x1F8


_SIGNED, _UNSIGNED = ("char", "short", "int", "long"), ("uchar", "ushort", "uint", "ulong")


def with_sign(name: str, is_signed: bool) -> Body:
    """The function of that name for integers that are signed or not, whatever the parameters say."""
    body = OPENCL[name].body

    def signed(w: Writer, callee: Callee) -> Operand | None:
        words = {f"i{BITS[word]}": word for word in (_SIGNED if is_signed else _UNSIGNED)}
        need(all(a.type in words for a in callee.arguments))
        return body(w, replace(callee, parameters=tuple(Parameter(words[a.type]) for a in callee.arguments)))

    return signed


add("min", _of_numbers(2, _minimum, lambda w, a, b: w.intrinsic("minnum", a, b)))
add("max", _of_numbers(2, _maximum, lambda w, a, b: w.intrinsic("maxnum", a, b)))
add("clamp", _of_numbers(3, _clamp, clamp_floats))
add("abs", _of_integers(1, _absolute))
add("abs_diff", _of_integers(2, _difference))
add("add_sat", _of_integers(2, _saturating("add")))
add("sub_sat", _of_integers(2, _saturating("sub")))
add("hadd", _of_integers(2, _half_sum(0)))
add("rhadd", _of_integers(2, _half_sum(1)))
add("mul_hi", _of_integers(2, _high))
add("mad_hi", _of_integers(3, _mad_high))
add("mad_sat", _of_integers(3, _mad_saturating))
add("rotate", _of_integers(2, _rotate))
add("mul24", _of_integers(2, _mul24))
add("mad24", _of_integers(3, lambda w, s, a, b, c: w.op("add", _mul24(w, s, a, b), c)))
add("clz", _of_integers(1, _zeros("ctlz")))
add("ctz", _of_integers(1, _zeros("cttz")))
add("popcount", _of_integers(1, lambda w, s, a: w.intrinsic("ctpop", a)))
add("upsample", _upsample)
for _name, _predicate in {
    "isequal": "oeq",
    "isnotequal": "une",
    "isgreater": "ogt",
    "isgreaterequal": "oge",
    "isless": "olt",
    "islessequal": "ole",
    "islessgreater": "one",
    "isordered": "ord",
    "isunordered": "uno",
}.items():
    add(_name, _compared(_predicate))
add("isnan", of_class(NAN))
add("isinf", of_class(INFINITE))
add("isfinite", of_class(FINITE))
add("isnormal", of_class(NORMAL))
add("signbit", signbit)
add("any", _any_or_all("or"))
add("all", _any_or_all("and"))
add("bitselect", _bitselect)
add("select", _select)
add("shuffle shuffle2", _shuffle)
