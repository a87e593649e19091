"""Rows of LLVM's intrinsics that reduce vectors and move their elements, with those that vectorisers write.

``experimental.cttz.elts`` is what clang's -O2 makes of a loop that ends where it finds something. Sources of what they mean:
LLVM 22's language reference; of a partial sum's order, which it leaves open, ``expandPartialReduceMLA``, by which AMDGPU makes
it.
"""

from __future__ import annotations

import functools
import operator
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import container, round_bfloat, wrap
from swlds.device.intrinsics.generic import BOOL, FLOAT_PAIRS, INTEGER_PAIRS
from swlds.device.intrinsics.table import Call, Lanes, add, add_lanewise
from swlds.device.types import scalar_count


def _reduce(function: Any) -> Lanes:
    def compute(call: Call, a: Array) -> Array:
        total = a[:, 0]
        for i in range(1, a.shape[1]):
            total = function(call, total, a[:, i])
        return total if total.dtype.kind == "f" else wrap(total, call.bits)

    return compute


def _reduce_from(function: Any) -> Lanes:
    def compute(call: Call, start: Array, a: Array) -> Array:
        for i in range(a.shape[1]):
            start = function(call, start, a[:, i])
            start = round_bfloat(start) if str(call.result) == "bfloat" else start
        return start

    return compute


def _add(call: Call, a: Array, b: Array) -> Array:
    return a ^ b if a.dtype == np.bool_ else a + b


def _first_set(call: Call, a: Array, _: Array) -> Array:
    """The number of zero elements in front of the first other one."""
    kind = container(call.bits).type
    found: Any = kind(a.shape[1])
    for k in reversed(range(a.shape[1])):
        found = np.where(a[:, k].astype(np.bool_), kind(k), found)
    return wrap(found, call.bits)


def _last_active(call: Call, a: Array, mask: Array, otherwise: Array) -> Array:
    for k in range(a.shape[1]):
        otherwise = np.where(mask[:, k], a[:, k], otherwise)
    return otherwise


def _columns(columns: list[Array]) -> Array:
    return np.stack(columns, axis=1)


def _compress(call: Call, a: Array, mask: Array, rest: Array) -> Array:
    """The elements whose flags are set, side by side from the first place on; behind them those of ``rest`` stay."""
    order = np.argsort(~mask, axis=1, kind="stable")
    is_taken = np.arange(a.shape[1]) < mask.sum(axis=1, keepdims=True)
    return np.where(is_taken, np.take_along_axis(a, order, axis=1), rest)


def _match(call: Call, a: Array, wanted: Array, mask: Array) -> Array:
    """Whether an element is one of those wanted, where its flag is set."""
    others = [wanted[:, k] for k in range(wanted.shape[1])]
    found = [functools.reduce(operator.or_, [a[:, k] == other for other in others]) for k in range(a.shape[1])]
    return _columns([mask[:, k] & flag for k, flag in enumerate(found)])


def _active_lanes(call: Call, base: Array, end: Array) -> Array:
    """Element k: ``base + k < end``, where the sum does not wrap."""
    left = np.where(base < end, end - base, base.dtype.type(0))
    return np.stack([left > base.dtype.type(k) for k in range(scalar_count(call.result))], axis=1)


def _interleave(call: Call, *vectors: Array) -> Array:
    return _columns([v[:, k] for k in range(vectors[0].shape[1]) for v in vectors])


def _deinterleave(step: int) -> Lanes:
    return lambda call, a: tuple(a[:, k::step] for k in range(step))


def _splice(is_left: bool) -> Lanes:
    """So many elements of both in a row as one has, from the offset on, or so many before the second."""

    def move(call: Call, a: Array, b: Array, _: Array) -> Array:
        count, offset = a.shape[1], call.immediates[2]
        first = offset if is_left else count - offset
        return _columns([(a if k < count else b)[:, k % count] for k in range(first, first + count)])

    return move


def _insert(call: Call, a: Array, part: Array, _: Array) -> Array:
    first, count = call.immediates[2], part.shape[1]
    return _columns([part[:, k - first] if 0 <= k - first < count else a[:, k] for k in range(a.shape[1])])


def _extract(call: Call, a: Array, _: Array) -> Array:
    first = call.immediates[1]
    part: Array = a[:, first : first + scalar_count(call.result)]
    return part


def _add_partly(call: Call, total: Array, a: Array) -> Array:
    count = total.shape[1]
    columns = [total[:, k] for k in range(count)]
    for k in range(a.shape[1]):
        columns[k % count] = wrap(columns[k % count] + a[:, k], call.bits)
    return _columns(columns)


for _name, _function in {"add": _add, "mul": lambda c, a, b: a * b, **INTEGER_PAIRS}.items():
    add_lanewise(f"vector.reduce.{_name}", 1, _reduce(_function))
for _name in ("and", "or", "xor"):
    _bitwise = getattr(operator, "xor" if _name == "xor" else f"{_name}_")
    add_lanewise(f"vector.reduce.{_name}", 1, _reduce(lambda call, a, b, function=_bitwise: function(a, b)))
for _short, _full in {"fmin": "minnum", "fmax": "maxnum", "fminimum": "minimum", "fmaximum": "maximum"}.items():
    add_lanewise(f"vector.reduce.{_short}", 1, _reduce(FLOAT_PAIRS[_full]))
add_lanewise("vector.reduce.fadd", 2, _reduce_from(lambda call, a, b: a + b))
add_lanewise("vector.reduce.fmul", 2, _reduce_from(lambda call, a, b: a * b))
add_lanewise("vector.partial.reduce.add", 2, _add_partly)
add_lanewise("experimental.cttz.elts", 2, _first_set, immediates={1: BOOL})
add_lanewise("experimental.vector.extract.last.active", 3, _last_active)
#: Which element goes where is the mask's to say.
add_lanewise("experimental.vector.compress", 3, _compress, find_bits=lambda call: (0, 2))
add_lanewise("experimental.vector.match", 3, _match)
add_lanewise("get.active.lane.mask", 2, _active_lanes)
add_lanewise(
    "stepvector", 0, lambda call: np.tile(np.arange(scalar_count(call.result)), (call.size, 1)).astype(container(call.bits))
)
add("vector.reverse", 1, lambda call, a: a[:, ::-1], bits=(0,))
for _n in range(2, 9):
    add_lanewise(f"vector.interleave{_n}", _n, _interleave, bits=tuple(range(_n)))
    add_lanewise(f"vector.deinterleave{_n}", 1, _deinterleave(_n), bits=(0,))
add_lanewise("vector.splice.left", 3, _splice(True), immediates={2: None}, bits=(0, 1))
add_lanewise("vector.splice.right", 3, _splice(False), immediates={2: None}, bits=(0, 1))
add_lanewise("vector.insert", 3, _insert, immediates={2: None}, bits=(0, 1))
add_lanewise("vector.extract", 2, _extract, immediates={1: None}, bits=(0,))
