"""Rows of AMDGPU arithmetic: bit fields, dot products, conversions, rounding-approximate functions."""

from __future__ import annotations

import functools
import math
import operator
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import bf16_to_f32, f32_to_bf16, fused_multiply_add, look_up, signed, split, unsigned
from swlds.device.intrinsics.generic import is_class, quiet
from swlds.device.intrinsics.minimum import maximum, minimum, minimum_number
from swlds.device.intrinsics.small_floats import decode, format_on, unpack
from swlds.device.intrinsics.table import Call, add_lanewise, only_on
from swlds.device.target import Target
from swlds.ir.model import Instruction


def _bit_field(is_signed: bool) -> Any:
    def compute(call: Call, a: Array, offset: Array, width: Array) -> Array:
        bits = call.bits
        offset, width = (v.astype(np.int64) & (bits - 1) for v in (offset, width))
        width = np.minimum(width, bits - offset)  # past the end the highest bit is the sign
        field = (a.astype(np.uint64) >> offset.astype(np.uint64)) & (
            (np.uint64(1) << width.astype(np.uint64)) - np.uint64(1)
        )
        if is_signed:
            sign = np.where(width > 0, field >> np.maximum(width - 1, 0).astype(np.uint64) & np.uint64(1), 0) != 0
            field = np.where(sign, field | (~np.uint64(0) << width.astype(np.uint64)), field)
        return unsigned(field, bits)

    return compute


def _bit_operation(call: Call, a: Array, b: Array, c: Array, _: Array) -> Array:
    """Any function of three bits: bit k of its table is the result where those of a, b and c spell k."""
    found = a ^ a
    for k in range(8):
        if call.immediates[3] >> k & 1:
            found = found | (a if k & 4 else ~a) & (b if k & 2 else ~b) & (c if k & 1 else ~c)
    return found


def _perm(call: Call, a: Array, b: Array, selector: Array) -> Array:
    """Bytes of b (0 to 3) and a (4 to 7), signs of their halves (8 to 11), 0 (12), 0xFF."""
    out, ones, none = np.zeros_like(a), np.uint32(0xFF), np.uint32(0)
    for i in range(4):
        pick = (selector >> np.uint32(8 * i)) & ones
        byte = (np.where(pick & np.uint32(4) != 0, a, b) >> ((pick & np.uint32(3)) << np.uint32(3))) & ones
        sign_at = np.uint32(15) + ((pick & np.uint32(1)) << np.uint32(4))
        is_minus = (np.where(pick & np.uint32(2) != 0, a, b) >> sign_at) & np.uint32(1) != 0
        constant = np.where(pick == np.uint32(12), none, ones)
        special = np.where(pick < np.uint32(12), np.where(is_minus, ones, none), constant)
        out |= np.where(pick < np.uint32(8), byte, special) << np.uint32(8 * i)
    return out


def _align(step: int) -> Any:
    def compute(call: Call, a: Array, b: Array, amount: Array) -> Array:
        both = a.astype(np.uint64) << np.uint64(32) | b.astype(np.uint64)
        shift = (amount & np.uint32(31 if step == 1 else 3)).astype(np.uint64) * np.uint64(step)
        return (both >> shift).astype(np.uint32)

    return compute


def _bytes_of(a: Array) -> list[Array]:
    return [(a >> np.uint32(at) & np.uint32(0xFF)).astype(np.int64) for at in range(0, 32, 8)]


def _apart(a: Array, b: Array) -> list[Array]:
    """How far the bytes are apart."""
    return [np.abs(x - y) for x, y in zip(_bytes_of(a), _bytes_of(b), strict=True)]


def _sad_u8(call: Call, a: Array, b: Array, c: Array) -> Array:
    outcome: Array = c + sum(_apart(a, b)).astype(np.uint32)  # type: ignore[union-attr]
    return outcome


def _sad_hi_u8(call: Call, a: Array, b: Array, c: Array) -> Array:
    outcome: Array = c + (_sad_u8(call, a, b, np.zeros_like(c)) << np.uint32(16))
    return outcome


def _sad_u16(call: Call, a: Array, b: Array, c: Array) -> Array:
    halves = [[(v >> np.uint32(at) & np.uint32(0xFFFF)).astype(np.int64) for at in (0, 16)] for v in (a, b)]
    outcome: Array = c + sum(np.abs(x - y) for x, y in zip(*halves, strict=True)).astype(np.uint32)
    return outcome


def _masked_sad_u8(call: Call, a: Array, b: Array, c: Array) -> Array:
    """Without the bytes that are zero in the second operand."""
    counted = [np.where(y == 0, np.int64(0), apart) for y, apart in zip(_bytes_of(b), _apart(a, b), strict=True)]
    outcome: Array = c + sum(counted).astype(np.uint32)  # type: ignore[union-attr]
    return outcome


def _four_sums(sad: Any) -> Any:
    """Sums of four bytes from byte 0, 1, 2 and 3 of the first operand on, each added to its 16 bits of the third."""

    def compute(call: Call, a: Array, b: Array, c: Array) -> Array:
        outcome = np.zeros_like(c)
        for k in range(4):
            word = (a >> np.uint64(8 * k)).astype(np.uint32)
            added = sad(call, word, b, (c >> np.uint64(16 * k)).astype(np.uint32))
            outcome |= (added.astype(np.uint64) & np.uint64(0xFFFF)) << np.uint64(16 * k)
        return outcome

    return compute


def _four_masked_words(call: Call, a: Array, b: Array, c: Array) -> Array:
    words = [(a >> np.uint64(8 * k)).astype(np.uint32) for k in range(4)]
    return np.stack([_masked_sad_u8(call, word, b, c[:, k]) for k, word in enumerate(words)], axis=1)


def _lerp(call: Call, a: Array, b: Array, c: Array) -> Array:
    """Means of bytes, rounded up where the lowest bit of the third operand's byte is set."""
    rows = zip(*map(_bytes_of, (a, b, c)), strict=True)
    means = [(x + y + (z & 1) >> 1) << np.int64(8 * k) for k, (x, y, z) in enumerate(rows)]
    return sum(means).astype(np.uint32)  # type: ignore[no-any-return]


def _mul24(is_signed: bool, high: bool) -> Any:
    def compute(call: Call, a: Array, b: Array) -> Array:
        x, y = (
            ((v.astype(np.int64) & 0xFFFFFF) ^ 0x800000) - 0x800000 if is_signed else v.astype(np.int64) & 0xFFFFFF
            for v in (a, b)
        )
        product = x * y
        return unsigned(product >> 32 if high else product, call.bits)

    return compute


#: 2 / pi has a fraction of so many bits in ``trig.preop``, of which it gives 53 at a time.
_FRACTION, _SEGMENT = 1201, 53


@functools.cache
def _bits_of_two_over_pi() -> int:
    """The fraction of 2 / pi, by Machin's formula for pi / 4."""
    one = 1 << (_FRACTION + 64)

    def inverse_tangent(n: int) -> int:
        total = term = one // n
        k, sign = 3, -1
        while term:
            term //= n * n
            total += sign * (term // k)
            k, sign = k + 2, -sign
        return total

    quarter = 4 * inverse_tangent(5) - inverse_tangent(239)
    return ((one * one) // (2 * quarter)) >> 64


def _two_over_pi(call: Call, value: Array, segment: Array) -> Array:
    """53 bits of 2 / pi, from bit 53 * ``segment`` on, or further down for large values: RDNA4's guide, V_TRIG_PREOP_F64."""
    exponent = (np.ascontiguousarray(value).view(np.uint64) >> np.uint64(52) & np.uint64(0x7FF)).astype(np.int64)
    shift = (segment.astype(np.int64) & 31) * _SEGMENT + np.maximum(exponent - 1077, 0)
    out = np.zeros(len(value))
    for lane, places in enumerate(shift.tolist()):
        window = (_bits_of_two_over_pi() << places) >> (_FRACTION - _SEGMENT) & ((1 << _SEGMENT) - 1)
        scale = -_SEGMENT - places + (128 if exponent[lane] >= 1968 else 0)
        out[lane] = math.ldexp(float(window), scale)
    return out


def _median(call: Call, a: Array, b: Array, c: Array) -> Array:
    """With a NaN min(min(a, b), c). In IEEE mode each minimum makes NaN of a signalling one, and drops a quiet one."""
    middle = maximum(minimum(a, b), minimum(maximum(a, b), c))
    nan = np.isnan(a) | np.isnan(b) | np.isnan(c)
    least = minimum_number(minimum_number(a, b), c)
    if call.is_ieee:
        least = np.where(is_class(a, _SIGNALLING) | is_class(b, _SIGNALLING), c, least)
        least = np.where(is_class(c, _SIGNALLING), quiet(c), least)
    return np.where(nan, least, middle)


def _word(values: Array) -> Array:
    """A lane's 32 bits, of a number or of a vector."""
    if values.ndim == 1:
        return values.astype(np.uint32)
    width = 8 * values.dtype.itemsize
    parts = (values[:, k].astype(np.uint32) << np.uint32(width * k) for k in range(values.shape[1]))
    return functools.reduce(operator.or_, parts)


def _fields(values: Array, width: int, is_signed: bool) -> list[Array]:
    """Whole numbers of ``width`` bits side by side in the values of a lane, the lowest first."""
    word = _word(values)
    half = 1 << (width - 1) if is_signed else 0
    fields = ((word >> np.uint32(at)).astype(np.int64) & ((1 << width) - 1) for at in range(0, 32, width))
    return [(field ^ half) - half for field in fields]


def _dot_words(call: Call, pairs: tuple[tuple[Array, bool], ...], c: Array, clamp: int, width: int) -> Array:
    """``pairs``: A and B, and whether they have signs; the sum has one where either has."""
    (a, a_sign), (b, b_sign) = pairs
    is_signed = a_sign or b_sign
    total = signed(c, 32).astype(np.int64) if is_signed else c.astype(np.int64)
    for x, y in zip(_fields(a, width, a_sign), _fields(b, width, b_sign), strict=True):
        total = total + x * y
    if call.immediates[clamp]:
        total = np.clip(total, *((-(1 << 31), (1 << 31) - 1) if is_signed else (0, (1 << 32) - 1)))
    return unsigned(total, 32)


def _dot_integer(width: int, is_signed: bool) -> Any:
    return lambda call, a, b, c, _: _dot_words(call, ((a, is_signed), (b, is_signed)), c, 3, width)


def _dot_mixed(width: int) -> Any:
    """Each side has a flag in front of it: it has signs."""

    def compute(call: Call, _: Array, a: Array, __: Array, b: Array, c: Array, *___: Array) -> Array:
        return _dot_words(call, ((a, bool(call.immediates[0])), (b, bool(call.immediates[2]))), c, 5, width)

    return compute


def clamped(values: Array) -> Array:
    """Between 0 and 1; NaN becomes 0, as ``DX10_CLAMP`` has it, -0 stays."""
    return np.where(np.isnan(values) | (values < 0), 0, np.minimum(values, 1)).astype(values.dtype)


def _dot_half(call: Call, a: Array, b: Array, c: Array, *_: Array) -> Array:
    x, y = (v.astype(np.float64) for v in (a, b))
    total = x[:, 0] * y[:, 0] + x[:, 1] * y[:, 1] + c.astype(np.float64)
    with np.errstate(over="ignore"):
        if str(call.result) == "bfloat":
            return bf16_to_f32(f32_to_bf16(total))
        found = total.astype(c.dtype)
    return clamped(found) if call.immediates.get(3) else found


def _dot_small(kinds: tuple[str, str]) -> Any:
    """Four numbers of 8 bits each, and a float."""

    def compute(call: Call, a: Array, b: Array, c: Array) -> Array:
        target = call.wave.target
        x, y = (
            decode(unpack(v, 8), format_on(kind, target)).astype(np.float64)
            for v, kind in zip((a, b), kinds, strict=True)
        )
        with np.errstate(over="ignore"):
            return np.asarray(((x * y).sum(axis=1) + c.astype(np.float64)).astype(np.float32))

    return compute


def _refuse_mixed(instruction: Instruction, target: Target) -> str:
    a, b, clamp = (getattr(instruction.operands[at], "value", 0) for at in (0, 2, 5))
    if clamp and not (a or b):
        return "between which numbers a dot product of two unsigned sides is clamped is not known"
    return ""


def _refuse_clamp_of_nan(instruction: Instruction, target: Target) -> str:
    function = instruction.function
    assert function is not None, "an instruction of a program"
    keeps_nan = function.find_attribute("amdgpu-dx10-clamp") == "false"
    if getattr(instruction.operands[3], "value", 0) and keeps_nan:
        return "a clamp in a function that switches DX10_CLAMP off is not executed"
    return ""


def _toward_zero_half(a: Array) -> Array:
    near = a.astype(np.float16)
    away = np.abs(near.astype(np.float32)) > np.abs(a)
    before = (near.view(np.uint16) - np.uint16(1)).view(np.float16)  # of numbers but 0 the next one towards it
    raw = a.view(np.uint32)  # of NaN NumPy keeps signalling ones
    sign, payload = raw >> np.uint32(16) & np.uint32(0x8000), raw >> np.uint32(13) & np.uint32(0x3FF)
    none = (sign | np.uint32(0x7E00) | payload).astype(np.uint16).view(np.float16)
    return np.where(np.isnan(a), none, np.where(away & np.isfinite(a), before, near))


def _pkrtz(call: Call, a: Array, b: Array) -> Array:
    return np.stack([_toward_zero_half(a), _toward_zero_half(b)], axis=1)


def _pack_norm(is_signed: bool) -> Any:
    def compute(call: Call, a: Array, b: Array) -> Array:
        low, scale = (-1.0, 32767) if is_signed else (0.0, 65535)
        pair = np.stack([a, b], axis=1)
        number = np.where(np.isnan(pair), np.float32(0), pair)
        inside = np.where(number < low, np.float32(low), np.where(number > 1, np.float32(1), number))
        return unsigned(np.rint(inside * scale).astype(np.int64), 16)

    return compute


def _pack_integer(is_signed: bool) -> Any:
    def compute(call: Call, a: Array, b: Array) -> Array:
        pair = np.stack([a, b], axis=1)
        wide = signed(pair, 32).astype(np.int64) if is_signed else pair.astype(np.int64)
        return unsigned(np.clip(wide, *((-32768, 32767) if is_signed else (0, 65535))), 16)

    return compute


def _pack_byte(call: Call, a: Array, place: Array, word: Array) -> Array:
    """The float as a byte of the word: to the nearest, 0 to 255, no number as 0."""
    byte = np.rint(np.clip(np.nan_to_num(a), 0, 255)).astype(np.uint32)
    shift = (place & np.uint32(3)) * np.uint32(8)
    outcome: Array = word & ~(np.uint32(0xFF) << shift) | byte << shift
    return outcome


def _class(call: Call, a: Array, tests: Array) -> Array:
    return is_class(a, tests)


def _fract(call: Call, a: Array) -> Array:
    """``minimum(a - floor(a), largest number below one)``: NaN for infinities."""
    below_one = np.nextafter(a.dtype.type(1), a.dtype.type(0))
    rest = a - np.floor(a)
    return np.where(rest > below_one, below_one, rest)


#: Sines of whole quarters of a turn.
_QUARTERS: Array = np.array([0.0, 1.0, 0.0, -1.0])


def _turns(quarters: int, function: Any) -> Any:
    """sine and cosine of turns, exact at their quarters."""

    def compute(call: Call, a: Array) -> Array:
        turns = a.astype(np.float64)
        quarter = turns * 4
        is_whole = np.isfinite(quarter) & (quarter == np.floor(quarter))
        rest = np.where(is_whole, quarter - np.floor(turns) * 4, 0.0)
        exact = look_up(_QUARTERS, rest.astype(np.uint64) + np.uint64(quarters) & np.uint64(3))
        outcome: Array = np.where(is_whole, exact, function(turns * (2 * np.pi))).astype(a.dtype)
        return outcome

    return compute


def _log(call: Call, a: Array) -> Array:
    """Of a float; the device takes subnormal ones for zero."""
    if a.dtype == np.float32:
        a = np.where(np.abs(a) < np.finfo(np.float32).tiny, a * np.float32(0), a)
    return np.log2(a).astype(a.dtype)


def _div_scale(call: Call, a: Array, b: Array, _: Array) -> tuple[Array, Array]:
    """Unscaled: the host divides exactly in div.fixup."""
    return (a if call.immediates[2] else b).copy(), np.zeros(call.size, np.bool_)


def _div_fixup(call: Call, quotient: Array, denominator: Array, numerator: Array) -> Array:
    return numerator / denominator


def _frexp_exponent(call: Call, a: Array) -> Array:
    return unsigned(split(a)[1], call.bits)


def _frexp_mantissa(call: Call, a: Array) -> Array:
    return split(a)[0]


def _first_other(call: Call, a: Array) -> Array:
    """How many bits from the highest one on are like it; -1 for all."""
    rest = np.where(a >> np.uint32(31) != 0, ~a, a)
    length = (rest.astype(np.float64).view(np.int64) >> np.int64(52)) - np.int64(1022)
    return np.where(rest == 0, np.uint32(0xFFFFFFFF), (np.int64(32) - length).astype(np.uint32))


def _legacy_multiply(call: Call, a: Array, b: Array) -> Array:
    return np.where((a == 0) | (b == 0), a.dtype.type(0), a * b)


def _byte_to_float(index: int) -> Any:
    return lambda call, a: ((a >> np.uint32(8 * index)) & np.uint32(0xFF)).astype(np.float32)


def _byte_shadow(index: int) -> Any:
    """The number is undefined where a bit of its byte is."""
    return lambda call, a: np.where(
        (a >> np.uint32(8 * index)) & np.uint32(0xFF) != 0, np.uint32(0xFFFFFFFF), np.uint32(0)
    )


def _unary(function: Any) -> Any:
    return lambda call, a: function(a).astype(a.dtype)


def to_bf16_pair(call: Call, a: Array, b: Array) -> Array:
    return bf16_to_f32(f32_to_bf16(np.stack([a, b], axis=1)))


_SIGNALLING = 1
_BOOL: Any = frozenset((0, 1))
add_lanewise("amdgcn.ubfe", 3, _bit_field(False), bits=(0,))
add_lanewise("amdgcn.sbfe", 3, _bit_field(True), bits=(0,))
_BITOP3 = only_on("gfx950 gfx1250 gfx1251", "operation")
add_lanewise("amdgcn.bitop3", 4, _bit_operation, immediates={3: range(256)}, bits=(0, 1, 2), refuses=_BITOP3)
add_lanewise("amdgcn.perm", 3, _perm, bits=(0, 1))
add_lanewise("amdgcn.alignbit", 3, _align(1), bits=(0, 1))
add_lanewise("amdgcn.alignbyte", 3, _align(8), bits=(0, 1))
# Sums of differences: RDNA3 ISA, 16.16, V_SAD_*, V_MSAD_U8, V_QSAD_PK_U16_U8 and its kin; V_LERP_U8.
add_lanewise("amdgcn.lerp", 3, _lerp)
add_lanewise("amdgcn.sad.u8", 3, _sad_u8)
add_lanewise("amdgcn.sad.hi.u8", 3, _sad_hi_u8)
add_lanewise("amdgcn.sad.u16", 3, _sad_u16)
add_lanewise("amdgcn.msad.u8", 3, _masked_sad_u8)
add_lanewise("amdgcn.qsad.pk.u16.u8", 3, _four_sums(_sad_u8))
add_lanewise("amdgcn.mqsad.pk.u16.u8", 3, _four_sums(_masked_sad_u8))
add_lanewise("amdgcn.mqsad.u32.u8", 3, _four_masked_words)
add_lanewise("amdgcn.mul.u24", 2, _mul24(False, False))
add_lanewise("amdgcn.mul.i24", 2, _mul24(True, False))
add_lanewise("amdgcn.mulhi.u24", 2, _mul24(False, True))
add_lanewise("amdgcn.mulhi.i24", 2, _mul24(True, True))
add_lanewise("amdgcn.fmed3", 3, _median)
add_lanewise("amdgcn.sdot4", 4, _dot_integer(8, True), immediates={3: _BOOL})
add_lanewise("amdgcn.udot4", 4, _dot_integer(8, False), immediates={3: _BOOL})
add_lanewise("amdgcn.sdot8", 4, _dot_integer(4, True), immediates={3: _BOOL})
add_lanewise("amdgcn.udot8", 4, _dot_integer(4, False), immediates={3: _BOOL})
_DOT = "dot product"
_DOT2 = "gfx906 gfx908 gfx90a gfx94 gfx9-4 gfx950 gfx1011 gfx1012 gfx103 gfx10-3"
for _letter in "su":
    add_lanewise(
        f"amdgcn.{_letter}dot2", 4, _dot_integer(16, _letter == "s"), immediates={3: _BOOL}, refuses=only_on(_DOT2, _DOT)
    )
_SIGNS: Any = {0: _BOOL, 2: _BOOL, 5: _BOOL}
_SINCE_11: Any = {"generations": (11, 12)}
for _count, _width in ((4, 8), (8, 4)):
    add_lanewise(f"amdgcn.sudot{_count}", 6, _dot_mixed(_width), immediates=_SIGNS, refuses=_refuse_mixed, **_SINCE_11)
# Of floating sums the hardware's order and steps are not known.
add_lanewise(
    "amdgcn.fdot2 amdgcn.fdot2.f32.bf16",
    4,
    _dot_half,
    immediates={3: _BOOL},
    exact=False,
    refuses=_refuse_clamp_of_nan,
)
add_lanewise(
    "amdgcn.fdot2.f16.f16 amdgcn.fdot2.bf16.bf16", 3, _dot_half, exact=False, refuses=only_on("gfx11 gfx120 gfx12-", _DOT)
)
for _a in ("fp8", "bf8"):
    for _b in ("fp8", "bf8"):
        add_lanewise(
            f"amdgcn.dot4.f32.{_a}.{_b}", 3, _dot_small((_a, _b)), exact=False, refuses=only_on("gfx120 gfx12-", _DOT)
        )
add_lanewise("amdgcn.cvt.pkrtz", 2, _pkrtz)
add_lanewise("amdgcn.cvt.pknorm.i16", 2, _pack_norm(True))
add_lanewise("amdgcn.cvt.pknorm.u16", 2, _pack_norm(False))
add_lanewise("amdgcn.cvt.pk.i16", 2, _pack_integer(True))
add_lanewise("amdgcn.cvt.pk.u16", 2, _pack_integer(False))
# RDNA3 ISA, 16.16, V_CVT_PK_U8_F32; it rounds as MODE says, which a program that changes that is refused for.
add_lanewise("amdgcn.cvt.pk.u8.f32", 3, _pack_byte, bits=(2,))
add_lanewise("amdgcn.class", 2, _class)
add_lanewise("amdgcn.fract", 1, _fract)
add_lanewise("amdgcn.rcp", 1, _unary(lambda a: 1 / a), exact=False)
add_lanewise("amdgcn.rsq", 1, _unary(lambda a: 1 / np.sqrt(a)), exact=False)
add_lanewise("amdgcn.sqrt", 1, _unary(np.sqrt), exact=False)
add_lanewise("amdgcn.sin", 1, _turns(0, np.sin), exact=False)
add_lanewise("amdgcn.cos", 1, _turns(1, np.cos), exact=False)
add_lanewise("amdgcn.exp2", 1, _unary(np.exp2), exact=False)
add_lanewise("amdgcn.log", 1, _log, exact=False)
add_lanewise("amdgcn.tanh", 1, _unary(np.tanh), exact=False, generations=(12,))
add_lanewise("amdgcn.rcp.legacy", 1, _unary(lambda a: 1 / a), exact=False)
add_lanewise("amdgcn.fmul.legacy", 2, _legacy_multiply)
add_lanewise(
    "amdgcn.fma.legacy",
    3,
    lambda call, a, b, c: np.where((a == 0) | (b == 0), c + c.dtype.type(0), fused_multiply_add(a, b, c)),
)
add_lanewise("amdgcn.div.scale", 3, _div_scale, immediates={2: _BOOL}, exact=False)
add_lanewise("amdgcn.div.fmas", 4, lambda call, a, b, c, vcc: fused_multiply_add(a, b, c), exact=False)
add_lanewise("amdgcn.div.fixup", 3, _div_fixup, exact=False)
add_lanewise("amdgcn.frexp.mant", 1, _frexp_mantissa)
add_lanewise("amdgcn.frexp.exp", 1, _frexp_exponent)
add_lanewise("amdgcn.sffbh", 1, _first_other)
add_lanewise("amdgcn.cvt.pk.bf16.f32", 2, to_bf16_pair)
for _i in range(4):
    add_lanewise(f"amdgcn.cvt.f32.ubyte{_i}", 1, _byte_to_float(_i), shadows=_byte_shadow(_i))
add_lanewise("amdgcn.trig.preop", 2, _two_over_pi, exact=False)
