"""Shifts of lanes, for values and for the undefined bits that move with them."""

from __future__ import annotations

from swlds.device.address_space import Array
from swlds.device.bits import signed, unsigned, wrap
from swlds.device.lane_values import Rep


def _shift_amount(b: Array, rep: Rep) -> Array:
    """Amounts of the width or more are poison; the device uses the low bits."""
    return b & b.dtype.type(rep.bits - 1) if rep.bits & (rep.bits - 1) == 0 and b.dtype != object else b % rep.bits


def shl(a: Array, b: Array, rep: Rep) -> Array:
    return wrap(a << _shift_amount(b, rep), rep.bits) if rep.bits > 1 else a


def lshr(a: Array, b: Array, rep: Rep) -> Array:
    return a >> _shift_amount(b, rep) if rep.bits > 1 else a


def ashr(a: Array, b: Array, rep: Rep) -> Array:
    if rep.bits == 1:
        return a
    amount = _shift_amount(b, rep)
    wide = signed(a, rep.bits)
    return unsigned(wide >> (amount if amount.dtype == object else amount.view(wide.dtype)), rep.bits)
