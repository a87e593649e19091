"""Instructions of arithmetic that inline assembly may be, by their mnemonics: kinds of their operands, and what they compute.

Registers hold bits; a kind says how an instruction reads them: ``f32``, ``u32``, ``i32``, ``2f16`` for a packed pair and so on.
Sources: LLVM 22's assembler, for which generation has which mnemonic with operands of which size; meanings are those of the
intrinsics that LLVM selects the instructions for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, reduce
from typing import Any, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import (
    bf16_bits,
    bf16_to_f32,
    fused_multiply_add,
    leading_zeros,
    popcount,
    reverse_bits,
    round_bfloat,
    trailing_zeros,
)
from swlds.device.intrinsics.generic import is_class, quiet, to_integer
from swlds.device.intrinsics.minimum import maximum, maximum_number, minimum, minimum_number
from swlds.device.intrinsics.table import ROWS, Call
from swlds.lazy import dataclass

Compute = Callable[..., Array]
#: NumPy's types by the bits of a number.
WORDS = {8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}
FLOATS = {16: np.float16, 32: np.float32, 64: np.float64}


@final
@dataclass(frozen=True, slots=True)
class Kind:
    """How an operand's bits are read: ``count`` numbers (0: one) of so many ``bits``; ``letter``: f, b (bfloat), u, i."""

    word: str
    count: int
    letter: str
    bits: int

    @property
    def width(self) -> int:
        """Bits of the register, or of its low half."""
        return self.bits * (self.count or 1)

    @property
    def is_float(self) -> bool:
        return self.letter in "fb"

    def read(self, raw: Array) -> Array:
        """Lanes of such numbers, of the registers' bits."""
        parts = np.ascontiguousarray(raw)[:, None].view(WORDS[self.bits])
        held = bf16_to_f32(parts) if self.letter == "b" else parts.view(self._dtype)
        return held if self.count else held[:, 0]

    def write(self, values: Array) -> Array:
        """The bits of such numbers."""
        if self.letter == "b":
            parts = bf16_bits(round_bfloat(values))
        else:
            parts = np.ascontiguousarray(values.astype(self._dtype, copy=False)).view(WORDS[self.bits])
        return np.ascontiguousarray(parts.reshape(len(values), -1)).view(WORDS[self.width])[:, 0]

    @property
    def _dtype(self) -> Any:
        return FLOATS[self.bits] if self.letter == "f" else np.dtype(f"{self.letter}{self.bits // 8}")


@lru_cache(64)
def _kind(word: str) -> Kind:
    count, rest = (int(word[0]), word[1:]) if word[0].isdecimal() else (0, word)
    return Kind(word, count, "b" if rest == "bf16" else rest[0], int(rest.lstrip("bfui")))


@final
@dataclass(frozen=True, slots=True)
class Operation:
    """One mnemonic. ``generations``: that have it, none for all; ``keeps``: the result's register is the last operand;
    ``is_scalar``: it works on scalar registers; ``exact``: False where the host's result may differ in the last bits;
    ``bits``: operands whose bits are moved or chosen, as in ``Row.bits``."""

    result: Kind
    operands: tuple[Kind, ...]
    compute: Compute
    generations: frozenset[int] = frozenset()
    keeps: bool = False
    is_scalar: bool = False
    exact: bool = True
    bits: tuple[int, ...] = ()


OPERATIONS: dict[str, Operation] = {}


def _define(names: str, kinds: str, compute: Compute, *generations: int, **columns: Any) -> None:
    """``kinds``: of the result and the operands; ``generations``: whose assembler has the names, none for all."""
    result, *operands = map(_kind, kinds.split())
    for name in names.split():
        assert name not in OPERATIONS, f"two meanings of {name}"
        is_scalar = name.startswith("s_")
        OPERATIONS[name] = Operation(
            result, tuple(operands), compute, frozenset(generations), is_scalar=is_scalar, **columns
        )


def _of(function: Any) -> Compute:
    return lambda call, *values: function(*values)


def _row(name: str, *more: Any, bits: int = 32, **immediates: int) -> Compute:
    """As the intrinsic computes; ``more``: operands behind those of the instruction; ``immediates``: ``_3=0``."""
    numbers = {int(key[1:]): value for key, value in immediates.items()}

    def compute(call: Call, *values: Array) -> Array:
        lanes = ROWS[f"llvm.{name}"].lanes
        assert lanes is not None, "it has a meaning"
        outcome: Array = lanes(replace(call, bits=bits, immediates=numbers), *values, *more)
        return outcome

    return compute


def _quieting(function: Any) -> Compute:
    """Minimum or maximum: in IEEE mode a signalling NaN becomes the result, quiet."""

    def pick(call: Call, a: Array, b: Array) -> Array:
        found = function(a, b)
        if call.is_ieee:
            for v in (b, a):
                found = np.where(is_class(v, 1), quiet(v), found)
        return np.asarray(found)

    return lambda call, *values: reduce(lambda a, b: pick(call, a, b), values)


def _all(function: Any) -> Compute:
    return lambda call, *values: reduce(function, values)


def _median(call: Call, a: Array, b: Array, c: Array) -> Array:
    return np.maximum(np.minimum(a, b), np.minimum(np.maximum(a, b), c))


def _shift(function: Any, bits: int, is_reversed: bool = True) -> Compute:
    """The amount comes first, and its low bits count."""

    def compute(call: Call, *values: Array) -> Array:
        amount, value = values if is_reversed else values[::-1]
        return np.asarray(function(value, (amount & amount.dtype.type(bits - 1)).astype(value.dtype)))

    return compute


def _left(a: Array, by: Array) -> Array:
    outcome: Array = a << (by & by.dtype.type(a.dtype.itemsize * 8 - 1))
    return outcome


def _high(call: Call, a: Array, b: Array) -> Array:
    wide = np.int64 if a.dtype.kind == "i" else np.uint64
    outcome: Array = (a.astype(wide) * b.astype(wide)) >> wide(32)
    return outcome


def _low24(is_signed: bool, shift: int = 0) -> Compute:
    def compute(call: Call, a: Array, b: Array, c: Array | None = None) -> Array:
        x, y = (v.astype(np.int64) & 0xFFFFFF for v in (a, b))
        if is_signed:
            x, y = ((v ^ 0x800000) - 0x800000 for v in (x, y))
        product = x * y >> shift
        total = product if c is None else product + c.astype(np.int64)
        return (total & 0xFFFFFFFF).astype(np.uint32)

    return compute


def _bit_mask(call: Call, width: Array, offset: Array) -> Array:
    one = np.uint32(1)
    return ((one << (width & np.uint32(31))) - one) << (offset & np.uint32(31))


def _scalar_field(is_signed: bool) -> Compute:
    """Offset and width stand in one operand."""

    def compute(call: Call, a: Array, both: Array) -> Array:
        offset, width = (
            (both & np.uint32(31)).astype(np.int64),
            (both >> np.uint32(16) & np.uint32(127)).astype(np.int64),
        )
        width = np.minimum(width, 32 - offset)
        field = a.astype(np.int64) >> offset & ((1 << width) - 1)
        if is_signed:
            sign = np.where(width > 0, field >> np.maximum(width - 1, 0) & 1, 0)
            field = field - (sign << width)
        return (field & 0xFFFFFFFF).astype(np.uint32)

    return compute


def _first_bit(count: Any, bits: int) -> Compute:
    """-1 where no bit is set."""

    def compute(call: Call, a: Array) -> Array:
        return np.where(a == 0, np.uint32(0xFFFFFFFF), count(a, bits).astype(np.uint32))

    return compute


def _select(call: Call, a: Array, b: Array, mask: Array) -> Array:
    lane = np.arange(call.size).astype(mask.dtype)
    return np.where(mask >> lane & mask.dtype.type(1) != 0, b, a)


def _to_integer(bits: int, is_signed: bool) -> Compute:
    return lambda call, a: to_integer(a, bits, is_signed)


def _cast(dtype: Any) -> Compute:
    return lambda call, a: a.astype(dtype)


def _ldexp(call: Call, a: Array, n: Array) -> Array:
    lanes = ROWS["llvm.ldexp"].lanes
    assert lanes is not None, "it has a meaning"
    outcome: Array = lanes(call, a, np.ascontiguousarray(n).view(f"u{n.itemsize}"))
    return outcome


def _dot(call: Call, a: Array, b: Array, c: Array) -> Array:
    total: Array = (a.astype(np.int64) * b.astype(np.int64)).sum(axis=1) + c.astype(np.int64)
    return total.astype(np.uint32)


def _nibbles(is_signed: bool) -> Compute:
    return _row("amdgcn.sdot8" if is_signed else "amdgcn.udot8", None, _3=0)


def _join(low: int, high: int) -> Compute:
    """Halves of two registers side by side."""

    def compute(call: Call, a: Array, b: Array) -> Array:
        low_part, high_part = (
            a >> np.uint32(16 * low) & np.uint32(0xFFFF),
            b >> np.uint32(16 * high) & np.uint32(0xFFFF),
        )
        return low_part | high_part << np.uint32(16)

    return compute


#: Generations whose assembler has the older and the newer names; where it has both, they are the same instruction.
_OLD, _NEW = (9, 11, 12), (10, 11, 12)
_function: Any
_LOGIC = {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor}
# whole numbers of 32 bits
for _letter in "ui":
    _same = f"{_letter}32"
    _triple = f"{_same} {_same} {_same}"
    for _name, _function in {"add": np.add, "sub": np.subtract}.items():
        _define(f"v_{_name}_{_same}", _triple, _of(_function), *_OLD)
        _define(f"v_{_name}_nc_{_same}", _triple, _of(_function), *_NEW)
        _define(f"s_{_name}_{_same}", _triple, _of(_function))
    for _name, _function in {"min": np.minimum, "max": np.maximum}.items():
        _define(f"v_{_name}_{_same} s_{_name}_{_same}", _triple, _of(_function))
        _define(f"v_{_name}3_{_same}", f"{_triple} {_same}", _all(_function))
    _define(f"v_med3_{_same}", f"{_triple} {_same}", _median)
    _define(f"v_mul_hi_{_same} s_mul_hi_{_same}", _triple, _high)
    _define(f"v_mul_{_same}_{_letter}24", "u32 u32 u32", _low24(_letter == "i"))
    _define(f"v_mul_hi_{_same}_{_letter}24", "u32 u32 u32", _low24(_letter == "i", 32))
    _define(f"v_mad_{_same}_{_letter}24", "u32 u32 u32 u32", _low24(_letter == "i"))
    _define(f"v_bfe_{_same}", "u32 u32 u32 u32", _row(f"amdgcn.{'s' if _letter == 'i' else 'u'}bfe"), bits=(0,))
    _define(f"s_bfe_{_same}", "u32 u32 u32", _scalar_field(_letter == "i"), bits=(0,))
_define("v_subrev_u32", "u32 u32 u32", _of(lambda a, b: b - a), *_OLD)
_define("v_subrev_nc_u32", "u32 u32 u32", _of(lambda a, b: b - a), *_NEW)
_define("v_mul_lo_u32 s_mul_i32", "u32 u32 u32", _of(np.multiply))
for _name, _function in _LOGIC.items():
    _define(f"v_{_name}_b32 s_{_name}_b32", "u32 u32 u32", _of(_function), bits=(0, 1))
    _define(f"s_{_name}_b64", "u64 u64 u64", _of(_function), bits=(0, 1))
_define("v_xnor_b32 s_xnor_b32", "u32 u32 u32", _of(lambda a, b: ~(a ^ b)), bits=(0, 1))
_define("s_andn2_b32", "u32 u32 u32", _of(lambda a, b: a & ~b), bits=(0, 1))
_define("s_and_not1_b32", "u32 u32 u32", _of(lambda a, b: a & ~b), 11, 12, bits=(0, 1))
_define("s_orn2_b32", "u32 u32 u32", _of(lambda a, b: a | ~b), bits=(0, 1))
_define("s_or_not1_b32", "u32 u32 u32", _of(lambda a, b: a | ~b), 11, 12, bits=(0, 1))
_define("v_not_b32 s_not_b32", "u32 u32", _of(np.invert), bits=(0,))
_define("s_not_b64", "u64 u64", _of(np.invert), bits=(0,))
_define("v_mov_b32 s_mov_b32", "u32 u32", _of(np.copy), bits=(0,))
_define("s_mov_b64", "u64 u64", _of(np.copy), bits=(0,))
_define("s_abs_i32", "i32 i32", _of(np.abs))
for _name, _kinds, _function in (
    ("lshl", "u", np.left_shift),
    ("lshr", "u", np.right_shift),
    ("ashr", "i", np.right_shift),
):
    for _bits in (32, 64):
        _word = f"{_kinds}{_bits}"
        _stem = f"{_name}rev_{'i' if _kinds == 'i' else 'b'}{_bits}"
        _define(f"v_{_stem}", f"{_word} u32 {_word}", _shift(_function, _bits), bits=(1,))
        _define(f"s_{_stem.replace('rev', '')}", f"{_word} {_word} u32", _shift(_function, _bits, False), bits=(0,))
    _half = f"{_kinds}16"
    _define(f"v_{_name}rev_{'i' if _kinds == 'i' else 'b'}16", f"{_half} u16 {_half}", _shift(_function, 16), bits=(1,))
    _define(
        f"v_pk_{_name}rev_{'i' if _kinds == 'i' else 'b'}16",
        f"2{_half} 2u16 2{_half}",
        _shift(_function, 16),
        bits=(1,),
    )
_define("v_lshl_add_u32", "u32 u32 u32 u32", _of(lambda a, b, c: _left(a, b) + c))
_define("v_add_lshl_u32", "u32 u32 u32 u32", _of(lambda a, b, c: _left(a + b, c)))
_define("v_lshl_or_b32", "u32 u32 u32 u32", _of(lambda a, b, c: _left(a, b) | c), bits=(0, 2))
_define("v_add3_u32", "u32 u32 u32 u32", _of(lambda a, b, c: a + b + c))
_define("v_xad_u32", "u32 u32 u32 u32", _of(lambda a, b, c: (a ^ b) + c))
_define("v_and_or_b32", "u32 u32 u32 u32", _of(lambda a, b, c: a & b | c), bits=(0, 1, 2))
_define("v_or3_b32", "u32 u32 u32 u32", _of(lambda a, b, c: a | b | c), bits=(0, 1, 2))
_define("v_xor3_b32", "u32 u32 u32 u32", _of(lambda a, b, c: a ^ b ^ c), *_NEW, bits=(0, 1, 2))
for _n in range(1, 5):
    _define(f"s_lshl{_n}_add_u32", "u32 u32 u32", _of(lambda a, b, n=_n: (a << np.uint32(n)) + b))
_define("v_bfi_b32", "u32 u32 u32 u32", _of(lambda a, b, c: a & b | ~a & c), bits=(0, 1, 2))
_define("v_bfm_b32 s_bfm_b32", "u32 u32 u32", _bit_mask)
_define("v_bfrev_b32 s_brev_b32", "u32 u32", _of(lambda a: reverse_bits(a, 32)), bits=(0,))
_define("s_brev_b64", "u64 u64", _of(lambda a: reverse_bits(a, 64)), bits=(0,))
_define("v_perm_b32", "u32 u32 u32 u32", _row("amdgcn.perm"), bits=(0, 1))
_define("v_alignbit_b32", "u32 u32 u32 u32", _row("amdgcn.alignbit"), bits=(0, 1))
_define("v_alignbyte_b32", "u32 u32 u32 u32", _row("amdgcn.alignbyte"), bits=(0, 1))
_define("v_sad_u8", "u32 u32 u32 u32", _row("amdgcn.sad.u8"))
_define("v_sad_u32", "u32 u32 u32 u32", _of(lambda a, b, c: np.maximum(a, b) - np.minimum(a, b) + c))
_define("v_bcnt_u32_b32", "u32 u32 u32", _of(lambda a, b: popcount(a) + b))
_define("s_bcnt1_i32_b32", "u32 u32", _of(popcount))
_define("s_bcnt1_i32_b64", "u32 u64", _of(lambda a: popcount(a).astype(np.uint32)))
_define("v_ffbh_u32 s_flbit_i32_b32", "u32 u32", _first_bit(leading_zeros, 32))
_define("v_clz_i32_u32 s_clz_i32_u32", "u32 u32", _first_bit(leading_zeros, 32), 11, 12)
_define("v_ffbl_b32 s_ff1_i32_b32", "u32 u32", _first_bit(trailing_zeros, 32))
_define("v_ctz_i32_b32 s_ctz_i32_b32", "u32 u32", _first_bit(trailing_zeros, 32), 11, 12)
_define("v_ffbh_i32", "u32 u32", _row("amdgcn.sffbh"))
_define("v_cls_i32", "u32 u32", _row("amdgcn.sffbh"), 11, 12)
_define("v_cndmask_b32", "u32 u32 u32 u64", _select, bits=(0, 1))
_define(
    "v_lshl_add_u64", "u64 u64 u32 u64", _of(lambda a, b, c: (a << (b & np.uint32(7)).astype(np.uint64)) + c), 9, 12
)
for _name, _parts in {"ll": (0, 0), "lh": (0, 1), "hh": (1, 1)}.items():
    _define(f"s_pack_{_name}_b32_b16", "u32 u32 u32", _join(*_parts), bits=(0, 1))
_define(
    "v_pack_b32_f16",
    "u32 u16 u16",
    _of(lambda a, b: a.astype(np.uint32) | b.astype(np.uint32) << np.uint32(16)),
    bits=(0, 1),
)
# whole numbers of 16 bits, one and two
for _letter in "ui":
    _one, _two = f"{_letter}16", f"2{_letter}16"
    for _name, _function in {"add": np.add, "sub": np.subtract}.items():
        _define(f"v_pk_{_name}_{_one}", f"{_two} {_two} {_two}", _of(_function))
        _define(f"v_{_name}_nc_{_one}", f"{_one} {_one} {_one}", _of(_function), *_NEW)
    for _name, _function in {"min": np.minimum, "max": np.maximum}.items():
        _define(f"v_pk_{_name}_{_one}", f"{_two} {_two} {_two}", _of(_function))
        _define(f"v_{_name}_{_one}", f"{_one} {_one} {_one}", _of(_function))
        _define(f"v_{_name}3_{_one}", f"{_one} {_one} {_one} {_one}", _all(_function))
    _define(f"v_med3_{_one}", f"{_one} {_one} {_one} {_one}", _median)
    _define(f"v_pk_mad_{_one}", f"{_two} {_two} {_two} {_two}", _of(lambda a, b, c: a * b + c))
    _define(f"v_mad_{_one}", f"{_one} {_one} {_one} {_one}", _of(lambda a, b, c: a * b + c))
_define("v_add_u16", "u16 u16 u16", _of(np.add), 9)
_define("v_sub_u16", "u16 u16 u16", _of(np.subtract), 9)
_define("v_mul_lo_u16", "u16 u16 u16", _of(np.multiply))
_define("v_pk_mul_lo_u16", "2u16 2u16 2u16", _of(np.multiply))
_define("v_mad_u32_u16", "u32 u16 u16 u32", _of(lambda a, b, c: a.astype(np.uint32) * b.astype(np.uint32) + c))
_define("v_mad_i32_i16", "i32 i16 i16 i32", _of(lambda a, b, c: a.astype(np.int32) * b.astype(np.int32) + c))
# floating point
_PICKS = {"min": minimum_number, "max": maximum_number}
_ROUNDED = {"floor": np.floor, "ceil": np.ceil, "trunc": np.trunc, "rndne": np.rint}
_HOSTS = {"exp": "exp2", "log": "log", "rcp": "rcp", "rsq": "rsq", "sqrt": "sqrt", "sin": "sin", "cos": "cos"}
for _f in ("f16", "f32", "f64"):
    _pair = f"{_f} {_f} {_f}"
    for _name, _function in {"add": np.add, "mul": np.multiply}.items():
        _define(f"v_{_name}_{_f}", _pair, _of(_function))
    _define(f"v_fma_{_f}", f"{_pair} {_f}", _of(fused_multiply_add))
    for _name, _function in _PICKS.items():
        _define(f"v_{_name}_{_f}", _pair, _quieting(_function))
        _define(f"v_{_name}_num_{_f}", _pair, _quieting(_function), 12)
    for _name, _function in {"minimum": minimum, "maximum": maximum}.items():
        _define(f"v_{_name}_{_f}", _pair, _of(_function), 12)
    for _name, _function in _ROUNDED.items():
        _define(f"v_{_name}_{_f}", f"{_f} {_f}", _of(_function))
    _define(f"v_fract_{_f}", f"{_f} {_f}", _row("amdgcn.fract"))
    _define(f"v_frexp_mant_{_f}", f"{_f} {_f}", _row("amdgcn.frexp.mant"))
    for _name, _intrinsic in _HOSTS.items():
        if _f != "f64" or _name in ("rcp", "rsq", "sqrt"):
            _define(f"v_{_name}_{_f}", f"{_f} {_f}", _row(f"amdgcn.{_intrinsic}"), exact=False)
    if _f == "f64":
        continue
    _define(f"v_sub_{_f}", _pair, _of(np.subtract))
    _define(f"v_subrev_{_f}", _pair, _of(lambda a, b: b - a))
    _define(f"v_fmac_{_f}", f"{_pair} {_f}", _of(fused_multiply_add), *(_NEW if _f == "f16" else ()), keeps=True)
    for _name, _function in _PICKS.items():
        _define(f"v_{_name}3_{_f}", f"{_pair} {_f}", _quieting(_function))
        _define(f"v_{_name}3_num_{_f}", f"{_pair} {_f}", _quieting(_function), 12)
    _define(f"v_med3_{_f}", f"{_pair} {_f}", _row("amdgcn.fmed3"))
    _define(f"v_med3_num_{_f}", f"{_pair} {_f}", _row("amdgcn.fmed3"), 12)
_define("v_ldexp_f32", "f32 f32 i32", _ldexp)
_define("v_ldexp_f64", "f64 f64 i32", _ldexp)
_define("v_ldexp_f16", "f16 f16 i16", _ldexp)
_define("v_frexp_exp_i32_f32", "u32 f32", _row("amdgcn.frexp.exp"))
_define("v_frexp_exp_i32_f64", "u32 f64", _row("amdgcn.frexp.exp"))
_define("v_frexp_exp_i16_f16", "u16 f16", _row("amdgcn.frexp.exp", bits=16))
# two numbers at once
for _f, _gens in (("f16", ()), ("f32", (9, 12)), ("bf16", (12,))):
    _two = f"2{_f}"
    for _name, _function in {"add": np.add, "mul": np.multiply}.items():
        _define(f"v_pk_{_name}_{_f}", f"{_two} {_two} {_two}", _of(_function), *_gens)
    _define(f"v_pk_fma_{_f}", f"{_two} {_two} {_two} {_two}", _of(fused_multiply_add), *_gens)
for _name, _function in _PICKS.items():
    _define(f"v_pk_{_name}_f16", "2f16 2f16 2f16", _quieting(_function))
    _define(f"v_pk_{_name}_num_f16", "2f16 2f16 2f16", _quieting(_function), 12)
# dot products; newer generations take signed ones for another instruction's unsigned form
_define("v_dot2_f32_f16", "f32 2f16 2f16 f32", _row("amdgcn.fdot2", None, _3=0), exact=False)
_define("v_dot2_i32_i16", "u32 2i16 2i16 i32", _dot, 9, 10)
_define("v_dot2_u32_u16", "u32 2u16 2u16 u32", _dot, 9, 10)
_define("v_dot4_i32_i8", "u32 4i8 4i8 i32", _dot, 9, 10)
_define("v_dot4_u32_u8", "u32 4u8 4u8 u32", _dot)
_define("v_dot8_i32_i4", "u32 u32 u32 u32", _nibbles(True), 9, 10)
_define("v_dot8_u32_u4", "u32 u32 u32 u32", _nibbles(False))
# conversions
for _name, _dtype in {"f32": np.float32, "f64": np.float64}.items():
    for _letter in "ui":
        _define(f"v_cvt_{_name}_{_letter}32", f"{_name} {_letter}32", _cast(_dtype))
        _define(f"v_cvt_{_letter}32_{_name}", f"u32 {_name}", _to_integer(32, _letter == "i"))
for _letter in "ui":
    _define(f"v_cvt_f16_{_letter}16", f"f16 {_letter}16", _cast(np.float16))
    _define(f"v_cvt_{_letter}16_f16", "u16 f16", _to_integer(16, _letter == "i"))
    _define(f"v_cvt_pk_{_letter}16_{_letter}32", "2u16 u32 u32", _row(f"amdgcn.cvt.pk.{_letter}16"))
    _define(f"v_cvt_pknorm_{_letter}16_f32", "2u16 f32 f32", _row(f"amdgcn.cvt.pknorm.{_letter}16"))
    _define(f"v_cvt_pk_norm_{_letter}16_f32", "2u16 f32 f32", _row(f"amdgcn.cvt.pknorm.{_letter}16"), 11, 12)
for _to, _from in (("f32", "f16"), ("f16", "f32"), ("f64", "f32"), ("f32", "f64")):
    _define(f"v_cvt_{_to}_{_from}", f"{_to} {_from}", _cast(FLOATS[int(_to[1:])]))
for _n in range(4):
    _define(f"v_cvt_f32_ubyte{_n}", "f32 u32", _row(f"amdgcn.cvt.f32.ubyte{_n}"))
_define("v_cvt_pkrtz_f16_f32", "2f16 f32 f32", _row("amdgcn.cvt.pkrtz"))
_define("v_cvt_pk_rtz_f16_f32", "2f16 f32 f32", _row("amdgcn.cvt.pkrtz"), 11, 12)
_define("v_cvt_pk_bf16_f32", "2bf16 f32 f32", _row("amdgcn.cvt.pk.bf16.f32"), 9, 12)
