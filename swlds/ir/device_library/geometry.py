"""Geometric functions: OpenCL C 6.15.5, for one to four elements."""

from __future__ import annotations

import math

from swlds.ir.device_library.math import Function, floats, rsqrt
from swlds.ir.device_library.table import Body, add, need
from swlds.ir.device_library.writer import Callee, Operand, Writer, number


def _elements(w: Writer, a: Operand) -> list[Operand]:
    return [w.element(a, k) for k in range(a.count)] if a.count else [a]


def dot(w: Writer, a: Operand, b: Operand) -> Operand:
    pairs = zip(_elements(w, a), _elements(w, b), strict=True)
    first, *others = pairs
    total = w.op("fmul", *first)
    for x, y in others:
        total = w.intrinsic("fmuladd", x, y, total)
    return total


def length(w: Writer, a: Operand) -> Operand:
    """Scaled by the largest element, so that squares neither overflow nor vanish."""
    if not a.count:
        return w.intrinsic("fabs", a)
    largest = number(a.scalar, 0)
    for x in _elements(w, a):
        largest = w.intrinsic("maxnum", largest, w.intrinsic("fabs", x))
    plain = w.compare("oeq", w.intrinsic("fabs", largest), number(a.scalar, math.inf))
    plain = w.op("or", plain, w.compare("oeq", largest, number(a.scalar, 0)))
    factor = w.select(plain, number(a.scalar, 1), largest)
    scaled = w.op("fdiv", a, w.splat(factor, a.count))
    return w.op("fmul", w.intrinsic("sqrt", dot(w, scaled, scaled)), factor)


def fast_length(w: Writer, a: Operand) -> Operand:
    return w.intrinsic("sqrt", dot(w, a, a)) if a.count else w.intrinsic("fabs", a)


def _normalize(w: Writer, a: Operand) -> Operand:
    if not a.count:
        return w.select(w.compare("oeq", a, number(a.type, 0)), a, w.intrinsic("copysign", number(a.type, 1), a))
    size = length(w, a)
    is_zero = w.compare("oeq", size, number(a.scalar, 0))
    size = w.select(is_zero, number(a.scalar, 1), size)
    return w.op("fdiv", a, w.splat(size, a.count))


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
