"""Helpers of lane semantics: widths, signs, bit counts, bfloat."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import Array


def wrap(values: Array, bits: int) -> Array:
    """Cut to ``bits`` bits; the container may be wider."""
    if values.dtype == object:
        return np.asarray(values & ((1 << bits) - 1), dtype=object)
    width = values.dtype.itemsize * 8
    if values.dtype == np.bool_ or bits >= width:
        return values
    outcome: Array = values & values.dtype.type((1 << bits) - 1)
    return outcome


def signed(values: Array, bits: int) -> Array:
    """Read unsigned lanes as two's complement, in the signed type of the same container (Python ints over 64 bits)."""
    if values.dtype == np.bool_:
        return -values.astype(np.int8)
    if values.dtype == object:
        half = 1 << (bits - 1)
        return np.asarray((values ^ half) - half, dtype=object)
    width = values.dtype.itemsize * 8
    view = values.view(np.dtype(f"i{width // 8}"))
    if bits == width:
        return view
    shift = view.dtype.type(width - bits)
    outcome: Array = (view << shift) >> shift
    return outcome


def container(bits: int) -> Any:
    """NumPy type that holds integers of that width."""
    if bits == 1:
        return np.dtype(np.bool_)
    for width in (8, 16, 32, 64):
        if bits <= width:
            return np.dtype(f"u{width // 8}")
    return np.dtype(object)


def unsigned(values: Array, bits: int) -> Array:
    """Back from signed (or wider) lanes to the container of ``bits`` bits, wrapped."""
    kind = container(bits)
    if kind.hasobject:
        return wrap(values.astype(object), bits)
    if kind == np.bool_:
        return (values & 1).astype(np.bool_)
    if values.dtype == object:
        return np.asarray(values & ((1 << bits) - 1), dtype=object).astype(kind)
    return wrap(values.astype(kind), bits)


def popcount(values: Array) -> Array:
    """Set bits of each lane, in the same type."""
    if values.dtype == object:
        return np.array([bin(v).count("1") for v in values.ravel()], dtype=object).reshape(values.shape)
    if values.dtype == np.bool_:
        return values
    octets = values[..., None].view(np.uint8)
    outcome: Array = _COUNTS[octets].sum(axis=-1).astype(values.dtype)
    return outcome


_COUNTS = np.array([bin(i).count("1") for i in range(256)], np.uint8)
_REVERSED = np.array([int(f"{i:08b}"[::-1], 2) for i in range(256)], np.uint8)


def leading_zeros(values: Array, bits: int) -> Array:
    """Zeros above the highest set bit of a ``bits`` wide integer; ``bits`` for 0."""
    if values.dtype == object:
        return np.array([bits - int(v).bit_length() for v in values.ravel()], dtype=object).reshape(values.shape)
    if values.dtype == np.bool_:
        return ~values
    work = values.copy()
    for shift in (1, 2, 4, 8, 16, 32):
        if shift < values.dtype.itemsize * 8:
            work |= work >> work.dtype.type(shift)
    return (bits - popcount(work).astype(np.int64)).astype(values.dtype)


def trailing_zeros(values: Array, bits: int) -> Array:
    """Zeros below the lowest set bit; ``bits`` for 0."""
    if values.dtype == object:
        out = [(int(v) & -int(v)).bit_length() - 1 if v else bits for v in values.ravel()]
        return np.array(out, dtype=object).reshape(values.shape)
    if values.dtype == np.bool_:
        return ~values
    low = popcount(np.asarray(~values & (values - values.dtype.type(1))))
    outcome: Array = np.minimum(low, low.dtype.type(bits))
    return outcome


def reverse_bits(values: Array, bits: int) -> Array:
    if values.dtype == np.bool_:
        return values
    if values.dtype == object:
        turned = [int(f"{int(v):0{bits}b}"[::-1], 2) for v in values.ravel()]
        return np.array([*turned, None], object)[:-1].reshape(values.shape)
    octets = _REVERSED[np.ascontiguousarray(values)[..., None].view(np.uint8)][..., ::-1]
    whole = np.ascontiguousarray(octets).view(values.dtype)[..., 0]
    outcome: Array = whole >> values.dtype.type(values.dtype.itemsize * 8 - bits)
    return outcome


def bf16_to_f32(bits: Array) -> Array:
    """bfloat bit patterns (u16) as float32."""
    return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32)


def bf16_bits(values: Array) -> Array:
    """Bit patterns of float32 lanes that hold bfloats: no rounding, and a signalling NaN stays one."""
    raw = values.astype(np.float32, copy=False).view(np.uint32)
    return (raw >> np.uint32(16)).astype(np.uint16)


def f32_to_bf16(values: Array) -> Array:
    """float32 to bfloat bit patterns, to nearest even; NaN becomes quiet."""
    raw = values.astype(np.float32, copy=False).view(np.uint32)
    rounded = (raw + np.uint32(0x7FFF) + ((raw >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)
    quiet = (raw >> np.uint32(16)) | np.uint32(0x40)
    return np.where(np.isnan(values), quiet, rounded).astype(np.uint16)


def round_bfloat(values: Array) -> Array:
    """Floats rounded to what a bfloat holds; what it holds already stays so, to the bit."""
    raw = values.astype(np.float32, copy=False).view(np.uint32)
    return np.where(raw & np.uint32(0xFFFF) == 0, raw.view(np.float32), bf16_to_f32(f32_to_bf16(values)))


#: By the type's bytes: bits of the fraction, and the exponent's bias.
_PARTS = {2: (10, 15), 4: (23, 127), 8: (52, 1023)}


def power_of_two(exponents: Array) -> Array:
    """Doubles, of whole numbers from -1022 to 1023."""
    return ((exponents.astype(np.int64) + np.int64(1023)) << np.int64(52)).view(np.float64)


def split(values: Array) -> tuple[Array, Array]:
    """``np.frexp`` in steps that are the same wherever they are done: (fraction, exponent as int64), a = fraction * 2**exponent
    and a half <= |fraction| < 1; zeros, infinities and NaN as they are, with exponent 0."""
    width, bias = _PARTS[values.dtype.itemsize]
    kind = np.dtype(f"u{values.dtype.itemsize}")
    is_plain = np.isfinite(values) & (values != 0)
    limit = values.dtype.type(2.0 ** (1 - bias))
    is_small = np.abs(values) < limit
    raw = np.where(is_small, values * values.dtype.type(2.0**width), values).view(kind)
    field = (raw >> kind.type(width)).astype(np.int64) & np.int64(2 * bias + 1)
    exponent = field - np.int64(bias - 1) - np.where(is_small, np.int64(width), np.int64(0))
    others = kind.type((1 << 8 * kind.itemsize) - 1 - ((2 * bias + 1) << width))
    fraction = ((raw & others) | kind.type((bias - 1) << width)).view(values.dtype)
    return np.where(is_plain, fraction, values), np.where(is_plain, exponent, np.int64(0))


def scaled(values: Array, exponents: Array) -> Array:
    """``values * 2**exponents``, rounded once: ``np.ldexp`` in steps that are the same wherever they are done."""
    exponent = np.clip(exponents.astype(np.int64), np.int64(-5000), np.int64(5000))
    found, least, most = values.astype(np.float64), np.int64(-1022), np.int64(1023)
    # At most three steps, of which only the last one may round: the others stay 53 bits above the smallest number.
    for _ in range(2):
        step = np.where(exponent > most, most, np.where(exponent < least, least + np.int64(53), np.int64(0)))
        found, exponent = found * power_of_two(step), exponent - step
    return (found * power_of_two(np.clip(exponent, least, most))).astype(values.dtype)


def look_up(table: Array, at: Array) -> Array:
    """``table[at]``; a number that is traced looks itself up (``values/traced.py`` of the wave compiler)."""
    found: Array = at.look_up(table) if hasattr(at, "look_up") else table[at]
    return found


def fused_multiply_add(a: Array, b: Array, c: Array) -> Array:
    """a * b + c with one rounding. Half and float go through double with rounding to odd; double by exact fractions."""
    kind = a.dtype
    if kind == np.float64:
        return _fma64(a, b, c)
    x = a.astype(np.float64) * b.astype(np.float64)
    y = c.astype(np.float64)
    total = x + y
    back = total - x
    error = (x - (total - back)) + (y - back)
    raw = total.view(np.int64)
    inexact = np.isfinite(total) & (error != 0) & ((raw & 1) == 0)
    step = np.where((error > 0) == (total > 0), 1, -1)
    return np.where(inexact, (raw + step).view(np.float64), total).astype(kind)


def _fma64(a: Array, b: Array, c: Array) -> Array:
    from fractions import Fraction

    a, b, c = np.broadcast_arrays(a, b, c)
    factors_are_finite = np.isfinite(a) & np.isfinite(b)
    outcome: Array = np.where(
        factors_are_finite & np.isinf(c), c, a * b + c
    )  # also where the product alone would overflow
    for at in np.ndindex(outcome.shape):
        if factors_are_finite[at] and np.isfinite(c[at]):
            exact = Fraction(float(a[at])) * Fraction(float(b[at])) + Fraction(float(c[at]))
            try:
                outcome[at] = (
                    float(exact) if exact else outcome[at]
                )  # an exact zero has the sign of the sum of its parts
            except OverflowError:
                outcome[at] = np.inf if exact > 0 else -np.inf
    return outcome
