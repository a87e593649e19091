"""Undefined bits of integer operations: exact for ``and``, ``or``, ``xor`` and shifts, else all of the result."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.lane_values import Rep
from swlds.engines.reference import meta as metas
from swlds.engines.reference.meta import Meta, bad_lanes, shadow_of, spoil
from swlds.engines.reference.shifts import ashr, lshr, shl

#: Bits stay where they are: a compiler writes members of a bit-field so.
IN_PLACE = ("and", "or", "xor")


def integer_shadow(
    opcode: str, x: Array, y: Array, a: Meta | None, b: Meta | None, rep: Rep
) -> tuple[Array | None, Any]:
    sa, sb = shadow_of(a), shadow_of(b)
    if sa is None and sb is None:
        return None, 0
    origin = metas.join_origins([a, b])
    if opcode not in IN_PLACE:
        origin = origin | metas.COMPUTED
    rule = _SHADOWS.get(opcode)
    exact = rule(x, y, sa, sb, rep) if rule else None
    if exact is None:
        return spoil([a, b], rep.raw, rep.ones, x.shape)
    return (exact, origin) if exact.any() else (None, 0)


def or_zero(shadow: Array | None, like: Array) -> Array:
    return np.zeros_like(like) if shadow is None else shadow


def _shadow_and(x: Array, y: Array, a: Array | None, b: Array | None, rep: Rep) -> Array | None:
    sa, sb = or_zero(a, x), or_zero(b, x)
    return (sa & sb) | (sa & y) | (sb & x)


def _shadow_or(x: Array, y: Array, a: Array | None, b: Array | None, rep: Rep) -> Array | None:
    sa, sb = or_zero(a, x), or_zero(b, x)
    return (sa & sb) | (sa & ~y) | (sb & ~x)


def _shadow_shift(x: Array, y: Array, a: Array | None, b: Array | None, rep: Rep, shift: Any) -> Array | None:
    """By a defined amount the bits move; by another one all are undefined."""
    moved = None if a is None else shift(a, y, rep)
    if b is None:
        return moved
    lost = np.where(bad_lanes(b), np.array(rep.ones, rep.raw), np.array(0, rep.raw))
    return lost if moved is None else np.asarray(moved | lost, rep.raw)


_SHADOWS: dict[str, Any] = {
    "and": _shadow_and,
    "or": _shadow_or,
    "xor": lambda x, y, a, b, rep: or_zero(a, x) | or_zero(b, x),
    "shl": lambda x, y, a, b, rep: _shadow_shift(x, y, a, b, rep, shl),
    "lshr": lambda x, y, a, b, rep: _shadow_shift(x, y, a, b, rep, lshr),
    "ashr": lambda x, y, a, b, rep: _shadow_shift(x, y, a, b, rep, ashr),
}
