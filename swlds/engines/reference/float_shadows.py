"""Undefined bits of floating-point operations: all of the result, but for products with powers of two.

A product with 2 to the power of k, k >= 0, is exact: trailing bits of the significand that are zero stay zero, be the operand
normal, subnormal, infinite or no number, whatever its exponent is. Compilers convert fp8 to wider types so.
"""

from __future__ import annotations

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import bf16_bits
from swlds.device.lane_values import Rep
from swlds.engines.reference.meta import Meta, shadow_of

#: Bits of the significand that are stored, by those of the type; of bfloat there are 7.
_STORED = {16: 10, 32: 23, 64: 52}


def scaled_shadow(x: Array, y: Array, a: Meta | None, b: Meta | None, rep: Rep) -> Array | None:
    """The undefined bits of ``x * y``; None where the rule says nothing."""
    value, scale, undefined = (x, y, shadow_of(a)) if shadow_of(b) is None else (y, x, shadow_of(b))
    if undefined is None or (shadow_of(a) is not None and shadow_of(b) is not None) or not _is_power(scale):
        return None
    bits = bf16_bits(value) if rep.is_bfloat else np.ascontiguousarray(value).view(rep.raw)
    some, one = bits | undefined, np.array(1, rep.raw)
    stored = 7 if rep.is_bfloat else _STORED[rep.bits]
    lowest = np.minimum(some & (~some + one), one << np.array(stored, rep.raw))  # zeros of the exponent do not stay
    return np.asarray(np.where(undefined != 0, ~(lowest - one), one - one), rep.raw)


def _is_power(scale: Array) -> bool:
    """All are powers of two from 1 on."""
    fraction, _ = np.frexp(scale)
    return bool(((fraction == 0.5) & (scale >= 1) & np.isfinite(scale)).all())
