"""Geometric functions: OpenCL C 6.15.5, for one to four elements."""

from __future__ import annotations

import math
from typing import final

from swlds.ir.device_library.math import Function, floats, rsqrt, sign
from swlds.ir.device_library.table import Body, add, need
from swlds.ir.device_library.writer import Callee, Operand, Writer, number
from swlds.lazy import dataclass


def _elements(w: Writer, a: Operand) -> list[Operand]:
    return [w.element(a, k) for k in range(a.count)] if a.count else [a]


def dot(w: Writer, a: Operand, b: Operand) -> Operand:
    pairs = zip(_elements(w, a), _elements(w, b), strict=True)
    first, *others = pairs
    total = w.op("fmul", *first)
    for x, y in others:
        total = w.intrinsic("fmuladd", x, y, total)
    return total


@final
@dataclass(frozen=True, slots=True)
class _Square:
    """The sum of the squares of a vector's ``elements``, which neither overflows nor vanishes: of halves and floats in a wider
    type, of doubles scaled by ``down``, which ``up`` undoes, with what its rounding has left out (``rest``)."""

    elements: list[Operand]
    total: Operand
    rest: Operand | None = None
    down: Operand | None = None
    up: Operand | None = None


#: The power of two by which doubles are scaled whose squares are too large or too small.
_FAR = 600
_WIDER = {"half": "float", "float": "double"}


def nearer_one(w: Writer, kind: str, is_small: Operand, is_large: Operand, exponent: int) -> Operand:
    """What to multiply numbers by: a power of two where they are small, one through it where they are large, else 1."""
    factor = w.select(is_small, number(kind, 2.0**exponent), number(kind, 1))
    return w.select(is_large, number(kind, 2.0**-exponent), factor)


def _square(w: Writer, elements: list[Operand]) -> _Square:
    kind = elements[0].type
    if kind in _WIDER:
        elements = [w.cast("fpext", x, _WIDER[kind]) for x in elements]
        total = w.op("fmul", elements[0], elements[0])
        for x in elements[1:]:
            total = w.intrinsic("fma", x, x, total)
        return _Square(elements, total)
    largest = number(kind, 0)
    for x in elements:
        largest = w.intrinsic("maxnum", largest, w.intrinsic("fabs", x))
    is_large = w.compare("ogt", largest, number(kind, 2.0**500))
    is_small = w.compare("olt", largest, number(kind, 2.0**-400))
    up, down = (nearer_one(w, kind, is_small, is_large, e) for e in (-_FAR, _FAR))
    elements = [w.op("fmul", x, down) for x in elements]
    total, rest = number(kind, 0), number(kind, 0)
    for x in elements:
        product = w.op("fmul", x, x)
        sum_ = w.op("fadd", total, product)
        back = w.op("fsub", sum_, total)
        lost = w.op("fadd", w.op("fsub", total, w.op("fsub", sum_, back)), w.op("fsub", product, back))
        lost = w.op("fadd", lost, w.intrinsic("fma", x, x, w.op("fneg", product)))
        total, rest = sum_, w.op("fadd", rest, lost)
    return _Square(elements, total, rest, down, up)


def _root(w: Writer, square: _Square) -> tuple[Operand, Operand]:
    """The square root and what it is off by."""
    total, zero = square.total, number(square.total.type, 0)
    root = w.intrinsic("sqrt", total)
    if square.rest is None:
        return root, zero
    off = w.op("fadd", w.intrinsic("fma", w.op("fneg", root), root, total), square.rest)
    off = w.op("fdiv", off, w.op("fadd", root, root))
    is_number = w.op("and", w.compare("ogt", total, zero), w.compare("olt", total, number(total.type, math.inf)))
    return root, w.select(is_number, off, zero)


def norm(w: Writer, elements: list[Operand]) -> Operand:
    """The length of a vector, rounded once, but for subnormal doubles."""
    square = _square(w, elements)
    root, off = _root(w, square)
    if square.up is None or square.down is None:
        return w.cast("fptrunc", root, elements[0].type)
    return w.op("fmul", w.op("fadd", root, off), square.up)


def inverse_norm(w: Writer, elements: list[Operand]) -> Operand:
    """One through the length, which may be larger than the type's numbers."""
    square = _square(w, elements)
    root, off = _root(w, square)
    one = number(root.type, 1)
    found = w.op("fdiv", one, root)
    if square.up is None or square.down is None:
        return w.cast("fptrunc", found, elements[0].type)
    lost = w.op("fsub", w.intrinsic("fma", w.op("fneg", found), root, one), w.op("fmul", found, off))
    is_number = w.compare("olt", w.intrinsic("fabs", lost), one)
    found = w.select(is_number, w.intrinsic("fma", found, lost, found), found)
    return w.op("fmul", found, square.down)


def length(w: Writer, a: Operand) -> Operand:
    return norm(w, _elements(w, a)) if a.count else w.intrinsic("fabs", a)


def fast_length(w: Writer, a: Operand) -> Operand:
    return w.intrinsic("sqrt", dot(w, a, a)) if a.count else w.intrinsic("fabs", a)


def _normalize(w: Writer, a: Operand) -> Operand:
    """Zeros as they are; infinities as if they were 1 and all else 0; NaN where an element is."""
    if not a.count:
        return sign(w, a)
    given = _without_infinities(w, _elements(w, a))
    square = _square(w, given)
    root, off = _root(w, square)
    is_zero = w.compare("oeq", square.total, number(root.type, 0))
    found = []
    for x, wide in zip(given, square.elements, strict=True):
        quotient = w.op("fdiv", wide, root)
        if square.rest is not None:
            is_nothing, nothing = w.compare("oeq", quotient, number(root.type, 0)), quotient
            lost = w.intrinsic("fma", w.op("fneg", quotient), root, wide)
            lost = w.op("fsub", lost, w.op("fmul", quotient, off))
            quotient = w.op("fadd", quotient, w.op("fdiv", lost, root))
            quotient = w.select(is_nothing, nothing, quotient)
        quotient = w.cast("fptrunc", quotient, x.type)
        found.append(w.select(is_zero, x, quotient))
    return w.vector(found)


def _without_infinities(w: Writer, elements: list[Operand]) -> list[Operand]:
    """The elements, or where one is infinite 1 for infinities and 0 for other numbers, with their signs."""
    first, *others = [w.compare("oeq", w.intrinsic("fabs", x), number(x.type, math.inf)) for x in elements]
    is_any = first
    for is_infinite in others:
        is_any = w.op("or", is_any, is_infinite)
    found = []
    for x, is_infinite in zip(elements, (first, *others), strict=True):
        one = w.select(is_infinite, number(x.type, 1), number(x.type, 0))
        one = w.select(w.compare("uno", x, x), x, w.intrinsic("copysign", one, x))
        found.append(w.select(is_any, one, x))
    return found


def _fast_normalize(w: Writer, a: Operand) -> Operand:
    if not a.count:
        return _normalize(w, a)
    square = dot(w, a, a)
    is_zero = w.compare("oeq", square, number(a.scalar, 0))
    factor = w.select(is_zero, number(a.scalar, 1), rsqrt(w, square))
    return w.op("fmul", a, w.splat(factor, a.count))


def _cross(w: Writer, callee: Callee) -> Operand:
    a, b = floats(callee, 2)
    need(a.count in (3, 4))
    x, y = _elements(w, a), _elements(w, b)
    found = []
    for k in range(3):
        i, j = (k + 1) % 3, (k + 2) % 3
        product = w.op("fneg", w.op("fmul", x[j], y[i]))
        found.append(w.intrinsic("fmuladd", x[i], y[j], product))
    return w.vector([*found, number(a.scalar, 0)][: a.count])


def _of_vectors(count: int, function: Function) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        found = floats(callee, count)
        need(found[0].count <= 4)
        return function(w, *found)

    return body


#: ``dot`` of floating-point numbers; ``extensions.py`` has that of integers, and the row.
DOT = _of_vectors(2, dot)
add("length", _of_vectors(1, length))
add("fast_length", _of_vectors(1, fast_length))
add("distance", _of_vectors(2, lambda w, a, b: length(w, w.op("fsub", a, b))))
add("fast_distance", _of_vectors(2, lambda w, a, b: fast_length(w, w.op("fsub", a, b))))
add("normalize", _of_vectors(1, _normalize))
add("fast_normalize", _of_vectors(1, _fast_normalize))
add("cross", _cross)
