"""Rows of LLVM's target-independent integer and floating-point intrinsics."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import (
    fused_multiply_add,
    leading_zeros,
    popcount,
    reverse_bits,
    scaled,
    signed,
    split,
    trailing_zeros,
    unsigned,
    wrap,
)
from swlds.device.intrinsics.minimum import maximum, maximum_number, minimum, minimum_number
from swlds.device.intrinsics.table import Call, add_lanewise
from swlds.device.types import bit_width
from swlds.ir.types import scalar_type


def _signed_pair(function: Any) -> Any:
    return lambda call, a, b: unsigned(function(signed(a, call.bits), signed(b, call.bits)), call.bits)


def _abs(call: Call, a: Array, _: Array) -> Array:
    return unsigned(np.abs(signed(a, call.bits)), call.bits)


def _bswap(call: Call, a: Array) -> Array:
    if a.dtype == object:
        swapped = [int.from_bytes(int(v).to_bytes(call.bits // 8, "little"), "big") for v in a.ravel()]
        return np.array([*swapped, None], object)[:-1].reshape(a.shape)
    octets = np.ascontiguousarray(a)[..., None].view(np.uint8)[..., : call.bits // 8][..., ::-1]
    whole = np.zeros((*a.shape, a.dtype.itemsize), np.uint8)
    whole[..., : call.bits // 8] = octets
    return whole.view(a.dtype)[..., 0]


def _funnel(left: bool) -> Any:
    def funnel(call: Call, high: Array, low: Array, amount: Array) -> Array:
        bits = call.bits
        shift = amount.astype(object) % bits
        both = high.astype(object) << bits | low.astype(object)
        moved = both << shift >> bits if left else both >> shift
        return unsigned(np.asarray(moved & ((1 << bits) - 1), dtype=object), bits)

    return funnel


def _exactly(operation: str, is_signed: bool, a: Array, b: Array, bits: int) -> Array:
    """Of whole numbers, in a type that holds the result."""
    kind = np.dtype(object if bits > 32 else np.uint64 if operation == "mul" and not is_signed else np.int64)
    x, y = ((signed(v, bits) if is_signed else v).astype(kind) for v in (a, b))
    return {"add": operator.add, "sub": operator.sub, "mul": operator.mul}[operation](x, y)  # type: ignore[no-any-return]


_POWERS = (1, 2, 4, 8, 16, 32, 64)


def _limits(is_signed: bool, bits: int) -> tuple[int, int]:
    return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)


def _wrapped_sum(operation: str, is_signed: bool, a: Array, b: Array, bits: int) -> tuple[Array, Array]:
    """A sum or difference, and whether it wrapped around: signed ones do where the result's sign is neither operand's, of a
    difference where it is the second one's but not the first one's."""
    result = wrap(a + b if operation == "add" else a - b, bits)
    if not is_signed:
        return result, result < a if operation == "add" else a < b
    other = b ^ result if operation == "add" else a ^ b
    return result, ((a ^ result) & other) >> np.uint64(bits - 1) != 0


def _at_the_top(values: Array, bits: int) -> Array:
    """Numbers of up to 64 bits as the highest bits of u64: they overflow there where they would in their own width."""
    return values.astype(np.uint64) << np.uint64(64 - bits)


def _high_half(x: Array, y: Array) -> Array:
    """The upper 64 bits of the products of two u64, by halves of these."""
    half, low = np.uint64(32), np.uint64(0xFFFF_FFFF)
    (x_high, x_low), (y_high, y_low) = ((v >> half, v & low) for v in (x, y))
    one, other = x_high * y_low, x_low * y_high
    middle = (x_low * y_low >> half) + (one & low) + (other & low)
    upper: Array = x_high * y_high + (one >> half) + (other >> half) + (middle >> half)
    return upper


def _wrapped_product(is_signed: bool, a: Array, b: Array, bits: int) -> tuple[Array, Array]:
    """A product, and whether it wrapped around: its upper half is not what the lower one goes on with."""
    x, y = _at_the_top(a, bits), (signed(b, bits) if is_signed else b).astype(np.uint64)
    result, upper = x * y, _high_half(x, y)
    if not is_signed:
        return result >> np.uint64(64 - bits), upper != 0
    zero, sign = np.uint64(0), np.uint64(63)
    upper = upper - np.where(x >> sign != 0, y, zero) - np.where(y >> sign != 0, x, zero)
    return result >> np.uint64(64 - bits), upper != zero - (result >> sign)


def _with_overflow(operation: str, is_signed: bool) -> Any:
    def compute(call: Call, a: Array, b: Array) -> tuple[Array, Array]:
        if 32 < call.bits <= 64:  # no type of NumPy holds all results
            if operation == "mul":
                return _wrapped_product(is_signed, a, b, call.bits)
            return _wrapped_sum(operation, is_signed, a, b, call.bits)
        exact = _exactly(operation, is_signed, a, b, call.bits)
        low, high = _limits(is_signed, call.bits)
        return unsigned(exact, call.bits), ((exact < low) | (exact > high)).astype(np.bool_)

    return compute


def _saturating(operation: str, is_signed: bool) -> Any:
    def compute(call: Call, a: Array, b: Array) -> Array:
        low, high = _limits(is_signed, call.bits)
        return unsigned(np.clip(_exactly(operation, is_signed, a, b, call.bits), low, high), call.bits)

    return compute


def _fixed_product(is_signed: bool, saturates: bool) -> Any:
    """Of numbers with a binary point, rounded down: the language reference leaves open how, and so LLVM makes it of integers."""

    def compute(call: Call, a: Array, b: Array, _: Array) -> Array:
        exact, scale = _exactly("mul", is_signed, a, b, call.bits), call.immediates[2]
        whole = exact >> (scale if exact.dtype == object else exact.dtype.type(scale))
        return unsigned(np.clip(whole, *_limits(is_signed, call.bits)) if saturates else whole, call.bits)

    return compute


def _shifted_out(number: Array, amount: Array, is_signed: bool) -> Array:
    """64 bits moved up; the largest number, or the least one, where that loses some."""
    kind = np.int64 if is_signed else np.uint64
    whole = number.view(kind)
    moved = whole << amount.astype(kind)
    most = np.where(whole < kind(0), *map(kind, _limits(True, 64))) if is_signed else kind(_limits(False, 64)[1])
    return np.where(moved >> amount.astype(kind) != whole, most, moved).view(np.uint64)


def _shift_saturating(is_signed: bool) -> Any:
    def compute(call: Call, a: Array, b: Array) -> Array:
        bits = call.bits
        # An amount of the width and more is poison, and would be a number of that many bits here.
        amount = b & b.dtype.type(bits - 1) if bits in _POWERS else b % (b.dtype.type(bits) if bits <= 64 else bits)
        if bits <= 64:
            return unsigned(_shifted_out(_at_the_top(a, bits), amount, is_signed) >> np.uint64(64 - bits), bits)
        low, high = _limits(is_signed, bits)
        number = signed(a, bits) if is_signed else a
        return unsigned(np.clip(number << amount, low, high), bits)

    return compute


def _compare(is_signed: bool) -> Any:
    def compute(call: Call, a: Array, b: Array) -> Array:
        bits = bit_width(scalar_type(call.arguments[0]))
        x, y = ((signed(v, bits) if is_signed else v) for v in (a, b))
        return unsigned((x > y).astype(np.int8) - (x < y).astype(np.int8), call.bits)

    return compute


def to_integer(values: Array, bits: int, is_signed: bool) -> Array:
    """Floating point to integer with saturation, NaN to 0: what the device's conversions and ``.sat`` do."""
    low, high = _limits(is_signed, bits)
    wide = np.where(np.isnan(values), 0, values).astype(np.float64)
    cut = np.trunc(wide)
    inside = (cut >= float(low)) & (cut < float(high + 1))
    safe = np.where(inside, cut, 0)
    if bits > 64:
        pairs = zip(cut.ravel(), inside.ravel(), strict=True)
        exact = [int(v) if fits else low if v < 0 else high for v, fits in pairs]
        return unsigned(np.array([*exact, None], object)[:-1].reshape(cut.shape), bits)
    kind = np.dtype(np.int64 if is_signed else np.uint64)
    whole = np.where(inside, safe.astype(kind), np.where(cut < 0, kind.type(low), kind.type(high)))
    return unsigned(whole, bits)


def _round(call: Call, a: Array) -> Array:
    magnitude = np.abs(a)
    low = np.floor(magnitude)
    return np.copysign(np.where(magnitude - low >= a.dtype.type(0.5), low + a.dtype.type(1), low), a)


def is_class(values: Array, tests: Array | int) -> Array:
    """Floating-point class test; bits: snan qnan -inf -normal -subnormal -0 +0 +subnormal +normal +inf."""
    kind = {2: np.uint16, 4: np.uint32, 8: np.uint64}[values.dtype.itemsize]
    raw = values.view(kind)
    quiet_bit = {2: 9, 4: 22, 8: 51}[values.dtype.itemsize]
    nan, inf, zero = np.isnan(values), np.isinf(values), values == 0
    tiny = (np.abs(values) < np.finfo(values.dtype).tiny) & ~zero & ~nan
    normal = ~(nan | inf | zero | tiny)
    negative = np.signbit(values)
    quiet = (raw >> kind(quiet_bit)) & kind(1) != 0
    classes = [
        nan & ~quiet,
        nan & quiet,
        inf & negative,
        normal & negative,
        tiny & negative,
        zero & negative,
        zero & ~negative,
        tiny & ~negative,
        normal & ~negative,
        inf & ~negative,
    ]
    mask = np.zeros(values.shape, np.uint32)
    for bit, found in enumerate(classes):
        mask |= found.astype(np.uint32) << np.uint32(bit)
    outcome: Array = (mask & tests) != 0
    return outcome


def quiet(values: Array) -> Array:
    """NaN becomes quiet, as the device's canonicalisation makes it (a bfloat is held as a float)."""
    kind, bit = {2: (np.uint16, 9), 4: (np.uint32, 22), 8: (np.uint64, 51)}[values.dtype.itemsize]
    raw = values.view(kind)
    outcome: Array = np.where(np.isnan(values), raw | kind(1 << bit), raw).view(values.dtype)
    return outcome


def _powi(call: Call, a: Array, n: Array) -> Array:
    exponent = signed(n, 32).astype(np.float64)
    if a.ndim == 1:
        return np.power(a, exponent).astype(a.dtype)
    # column by column: one exponent goes with all elements of a lane, and NumPy squares by another loop where one does
    return np.stack([np.power(a[:, k].copy(), exponent) for k in range(a.shape[1])], axis=1).astype(a.dtype)


def _modf(call: Call, a: Array) -> tuple[Array, Array]:
    """The fraction, which has the number's sign, and the whole."""
    whole = np.trunc(a)
    return np.copysign(np.where(np.isinf(a), a.dtype.type(0), a - whole), a), whole


def _ldexp(call: Call, a: Array, n: Array) -> Array:
    return scaled(a, signed(n, n.dtype.itemsize * 8))


def _frexp(call: Call, a: Array) -> tuple[Array, Array]:
    fraction, exponent = split(a)
    return fraction, exponent.astype(np.int32).view(np.uint32)


def _unary(function: Any) -> Any:
    return lambda call, a: function(a).astype(a.dtype)


INTEGER_PAIRS: dict[str, Any] = {
    "smin": _signed_pair(np.minimum),
    "smax": _signed_pair(np.maximum),
    "umin": lambda call, a, b: np.minimum(a, b),
    "umax": lambda call, a, b: np.maximum(a, b),
}
FLOAT_PAIRS: dict[str, Any] = {
    "minnum": lambda call, a, b: minimum_number(a, b),
    "maxnum": lambda call, a, b: maximum_number(a, b),
    "minimum": lambda call, a, b: minimum(a, b),
    "maximum": lambda call, a, b: maximum(a, b),
    "minimumnum": lambda call, a, b: minimum_number(a, b),
    "maximumnum": lambda call, a, b: maximum_number(a, b),
    "copysign": lambda call, a, b: np.copysign(a, b),
}
EXACT_UNARY = {
    "fabs": np.abs,
    "floor": np.floor,
    "ceil": np.ceil,
    "trunc": np.trunc,
    "rint": np.rint,
    "nearbyint": np.rint,
    "roundeven": np.rint,
    "sqrt": np.sqrt,
    "canonicalize": quiet,
}
HOST_UNARY = {
    "exp": np.exp,
    "exp2": np.exp2,
    "exp10": lambda a: np.power(a.dtype.type(10), a),
    "log": np.log,
    "log2": np.log2,
    "log10": np.log10,
    "sin": np.sin,
    "cos": np.cos,
    "tan": np.tan,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "sinh": np.sinh,
    "cosh": np.cosh,
    "tanh": np.tanh,
}
BOOL = frozenset((0, 1))

for _name, _function in {**INTEGER_PAIRS, **FLOAT_PAIRS}.items():
    add_lanewise(_name, 2, _function, cost=6.0 if _name in ("minnum", "maxnum") else 2.5)
for _name, _function in EXACT_UNARY.items():
    add_lanewise(_name, 1, _unary(_function))
for _name, _function in HOST_UNARY.items():
    add_lanewise(_name, 1, _unary(_function), exact=False)
for _operation in ("add", "sub", "mul"):
    for _letter in "su":
        add_lanewise(f"{_letter}{_operation}.with.overflow", 2, _with_overflow(_operation, _letter == "s"))
for _letter in "su":
    _squared = 220.0 if _letter == "s" else 0.0
    add_lanewise(f"{_letter}add.sat", 2, _saturating("add", _letter == "s"), cost=3.5, wide_cost=_squared)
    add_lanewise(f"{_letter}sub.sat", 2, _saturating("sub", _letter == "s"), cost=3.5, wide_cost=_squared)
    add_lanewise(f"{_letter}shl.sat", 2, _shift_saturating(_letter == "s"), cost=4.0, wide_cost=150.0)
    add_lanewise(f"{_letter}cmp", 2, _compare(_letter == "s"))
    for _tail in ("", ".sat"):
        _product = _fixed_product(_letter == "s", bool(_tail))
        add_lanewise(f"{_letter}mul.fix{_tail}", 3, _product, immediates={2: None}, wide_cost=220.0)
add_lanewise("abs", 2, _abs, immediates={1: BOOL})
add_lanewise("ctpop", 1, lambda call, a: popcount(a))
add_lanewise("ctlz", 2, lambda call, a, z: leading_zeros(a, call.bits), immediates={1: BOOL})
add_lanewise("cttz", 2, lambda call, a, z: trailing_zeros(a, call.bits), immediates={1: BOOL})
add_lanewise("bswap", 1, _bswap, bits=(0,), cost=5.5)
add_lanewise("bitreverse", 1, lambda call, a: reverse_bits(a, call.bits), bits=(0,), cost=7.0)
add_lanewise("fshl", 3, _funnel(True), bits=(0, 1), wide_cost=280.0, takes_amount=True)
add_lanewise("fshr", 3, _funnel(False), bits=(0, 1), wide_cost=280.0, takes_amount=True)
add_lanewise("fma fmuladd", 3, lambda call, a, b, c: fused_multiply_add(a, b, c))
add_lanewise("round", 1, _round)
add_lanewise("pow", 2, lambda call, a, b: np.power(a, b), exact=False)
add_lanewise("sincos", 1, lambda call, a: (np.sin(a), np.cos(a)), exact=False)
add_lanewise("atan2", 2, lambda call, a, b: np.arctan2(a, b), exact=False)
add_lanewise("powi", 2, _powi, exact=False)
add_lanewise("ldexp", 2, _ldexp)
add_lanewise("frexp", 1, _frexp)
add_lanewise("modf", 1, _modf)
add_lanewise("is.fpclass", 2, lambda call, a, tests: is_class(a, call.immediates[1]), immediates={1: None})
add_lanewise("fptosi.sat", 1, lambda call, a: to_integer(a, call.bits, True))
add_lanewise("fptoui.sat", 1, lambda call, a: to_integer(a, call.bits, False))
add_lanewise("lrint llrint", 1, lambda call, a: to_integer(np.rint(a), call.bits, True))
add_lanewise("lround llround", 1, lambda call, a: to_integer(_round(call, a), call.bits, True))
