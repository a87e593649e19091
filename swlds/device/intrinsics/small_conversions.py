"""Rows of conversions from and to numbers of 8, 6 and 4 bits (gfx940 and later), with and without a scale.

A scale of float counts by its exponent only: numbers are divided by it on their way to 8 bits and multiplied on their way
back. What is too large becomes infinite or no number, or the largest number where the function switches ``MODE.FP16_OVFL`` on.
``2xpk16`` takes its numbers from two vectors in turn. Rows with stochastic rounding stand in ``stochastic``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import bf16_to_f32, f32_to_bf16
from swlds.device.intrinsics.small_floats import bits_of, decode, encode, format_on, join, scale_of, unpack
from swlds.device.intrinsics.table import Call, add_lanewise, only_on
from swlds.errors import UnsupportedError

_BOOL: Any = frozenset((0, 1))
Convert = Callable[..., Array]


def power_of(scale: Array) -> Array:
    """The power of two in a float's exponent."""
    return scale_of(scale.view(np.uint32) >> np.uint32(23) & np.uint32(0xFF))


def _codes(words: Array, bits: int, first: int, count: int) -> Array:
    """(lanes, count) codes from code ``first`` on of a word, or of words."""
    return unpack(words, bits)[:, first : first + count]


def _result(call: Call, values: Array) -> Array:
    """As the type of the call has it: half, bfloat or float."""
    with np.errstate(over="ignore"):
        if "half" in str(call.result):
            return values.astype(np.float16)
        return bf16_to_f32(f32_to_bf16(values)) if "bfloat" in str(call.result) else values.astype(np.float32)


def put(old: Array, codes: Array, bits: int, first: int) -> Array:
    """``old`` (a word, or two halves of one) with codes from ``first`` on in place of its own."""
    kept = unpack(old, bits)
    columns = [kept[:, k] for k in range(kept.shape[1])]
    columns[first : first + codes.shape[1]] = [codes[:, k] for k in range(codes.shape[1])]
    words = join(np.stack(columns, axis=1), bits, 8 * old.dtype.itemsize)
    return words[0] if old.ndim == 1 else np.stack(words, axis=1)


def _whole(call: Call, codes: Array, bits: int) -> Array:
    """A result of codes only: half a word, a word or words."""
    width = 16 if call.bits == 16 else 32
    words = join(codes, bits, width)
    return words[0] if len(words) == 1 else np.stack(words, axis=1)


def _unpacked(word: str, count: int, place: int | None, scale: int | None) -> Convert:
    """``place``: the operand that says which codes; ``scale``: that of the scale."""

    def convert(call: Call, words: Array, *rest: Array) -> Array:
        operands = (words, *rest)
        first = call.immediates[place] * count if place is not None else 0
        values = decode(_codes(words, bits_of(word), first, count), format_on(word, call.wave.target)).astype(
            np.float64
        )
        if scale is not None:
            values = values * power_of(operands[scale])[:, None]
        return _result(call, values[:, 0] if count == 1 else values)

    return convert


def _in_turn(operands: tuple[Array, ...], sources: tuple[int, ...]) -> Array:
    """(lanes, numbers) of the first of each source, the second of each, and so on."""
    columns = [[v] if v.ndim == 1 else [v[:, k] for k in range(v.shape[1])] for v in (operands[s] for s in sources)]
    return np.stack([column for row in zip(*columns, strict=True) for column in row], axis=1)


def _packed(word: str, sources: tuple[int, ...], old: int | None, scale: int | None, place: int | None) -> Convert:
    """``old``: the word that keeps its other codes, None for a result of new ones only."""

    def convert(call: Call, *operands: Array) -> Array:
        values = _in_turn(operands, sources).astype(np.float64)
        if scale is not None:
            values = values / power_of(operands[scale])[:, None]
        codes = encode(values, format_on(word, call.wave.target), call.saturates)
        if old is None:
            return _whole(call, codes, bits_of(word))
        first = call.immediates[place] * values.shape[1] if place is not None else 0
        return put(operands[old], codes, bits_of(word), first)

    return convert


def _scaled_by_lanes(word: str, count: int) -> Convert:
    """gfx1250's: the scale is E8M0, a byte of a word. Whose, and which, is told in two ways that are the same where it is run.

    MLIR (``amdgpu.scaled_ext_packed_matrix``), Triton (ScaledUpcastToLLVM, CvtScalePk) and HIP's header: lanes L and L + 16 take
    it from lane L; the upper one takes byte 1 instead of 0, but that of 8 bits with ``scale_sel`` 0, which takes 0, too.
    rocjitsu: each lane its own byte 0. Triton writes words in which that is the same scale.
    """

    def convert(call: Call, words: Array, scale: Array, _: Array) -> Array:
        if isinstance(scale, np.ndarray):  # host code has looked itself
            _refuse_other_scales(call, scale, takes_second_byte(word, call.immediates[2]))
        values = decode(_codes(words, bits_of(word), 0, count), word).astype(np.float64)
        worth = scale_of(scale & np.uint32(0xFF))
        return _result(call, values * (worth[:, None] if worth.ndim else worth))

    return convert


def takes_second_byte(word: str, select: int) -> bool:
    """Of the scale 16 lanes below, where that is told."""
    return select == 8 or bits_of(word) < 8


def _refuse_other_scales(call: Call, scale: Array, takes_second: bool) -> None:
    lanes = np.arange(call.size)
    shift = np.where(takes_second & (lanes & 16 != 0), 8, 0).astype(np.uint32)
    held = scale[lanes & ~16] >> shift & np.uint32(0xFF)
    if (call.mask & ((scale & np.uint32(0xFF) != held) | ~call.mask[lanes & ~16])).any():
        raise UnsupportedError(
            f"the scale of {call.name} in lanes 16 to 31 is another one by other sources: it must be the lowest byte there, "
            f"and byte {int(takes_second)} 16 lanes below, which must be active"
        )


def _scaled_by_lanes_shadow(word: str, count: int) -> Convert:
    """A number is undefined where a bit of its code or of the scale's byte is."""
    unscaled = _unpacked_shadow(word, count, None, 1)

    def shadow(call: Call, words: Array, scale: Array, *_: Array) -> Array:
        return unscaled(call, words, scale & np.uint32(0xFF))

    return shadow


def _scaled(word: str, count: int) -> dict[str, Any]:
    """The columns of gfx1250's conversion from codes."""
    selections = frozenset((0, 8) if bits_of(word) == 8 else (0,))
    known = {"lanes": _scaled_by_lanes(word, count), "shadows": _scaled_by_lanes_shadow(word, count)}
    return {**known, "immediates": {2: selections}}


def _half_of(word: str) -> Convert:
    """One code becomes one of two halves; the other stays."""

    def convert(call: Call, old: Array, words: Array, scale: Array, *_: Array) -> Array:
        codes = _codes(words, 8, call.immediates[3], 1)[:, 0]
        half = _result(call, decode(codes, word).astype(np.float64) * power_of(scale))
        return with_half(old, half, call.immediates[4])

    return convert


def with_half(old: Array, half: Array, at: int) -> Array:
    """A pair of halves with another one in place of number ``at``."""
    return np.stack([half if k == at else old[:, k] for k in range(2)], axis=1)


def _half_shadow(call: Call, old: Array, words: Array, scale: Array, *_: Array) -> Array:
    out = old.copy()
    is_undefined = (_codes(words, 8, call.immediates[3], 1)[:, 0] != 0) | (scale != 0)
    out[:, call.immediates[4]] = np.where(is_undefined, 0xFFFF, 0)
    return out


def _ones(is_undefined: Array, like: str) -> Array:
    """All bits of the elements."""
    kind: Any = {"half": np.uint16, "bfloat": np.uint16}.get(like, np.uint32)
    found: Array = np.where(is_undefined, kind(np.iinfo(kind).max), kind(0))
    return found


def _element(call: Call) -> str:
    return next((word for word in ("half", "bfloat") if word in str(call.result)), "float")


def _unpacked_shadow(word: str, count: int, place: int | None, scale: int | None) -> Convert:
    """A number is undefined where a bit of its code or of the scale is."""

    def shadow(call: Call, words: Array, *rest: Array) -> Array:
        first = call.immediates[place] * count if place is not None else 0
        is_undefined = _codes(words, bits_of(word), first, count) != 0
        if scale is not None:
            is_undefined = is_undefined | (rest[scale - 1] != 0)[:, None]
        out = _ones(is_undefined, _element(call))
        return out[:, 0] if count == 1 else out

    return shadow


def _packed_shadow(
    word: str, sources: tuple[int, ...], old: int | None, scale: int | None, place: int | None
) -> Convert:
    """A code is undefined where its number or the scale is; other codes stay as they were."""

    def shadow(call: Call, *given: Array) -> Array:
        is_undefined = _in_turn(given, sources) != 0
        if scale is not None:
            is_undefined = is_undefined | (given[scale] != 0)[:, None]
        codes = np.where(is_undefined, (1 << bits_of(word)) - 1, 0).astype(np.uint8)
        if old is None:
            return _whole(call, codes, bits_of(word))
        return put(
            given[old], codes, bits_of(word), call.immediates[place] * codes.shape[1] if place is not None else 0
        )

    return shadow


def _unpack(word: str, count: int, place: int | None, scale: int | None) -> dict[str, Any]:
    """The columns of a conversion from codes."""
    return {"lanes": _unpacked(word, count, place, scale), "shadows": _unpacked_shadow(word, count, place, scale)}


def _pack(word: str, sources: tuple[int, ...], old: int | None, scale: int | None, place: int | None) -> dict[str, Any]:
    """The columns of a conversion to codes."""
    where = (sources, old, scale, place)
    return {"lanes": _packed(word, *where), "shadows": _packed_shadow(word, *where)}


SINCE_940: Any = {"exact": False, "refuses": only_on("gfx940 gfx941 gfx942 gfx9-4 gfx950 gfx12", "conversion")}
GFX950: Any = {"exact": False, "refuses": only_on("gfx950", "conversion")}
GFX1250: Any = {"exact": False, "refuses": only_on("gfx1250 gfx1251", "conversion")}
for _word in ("fp8", "bf8"):
    add_lanewise(f"amdgcn.cvt.f32.{_word}", 2, **_unpack(_word, 1, 1, None), immediates={1: range(4)}, **SINCE_940)
    add_lanewise(f"amdgcn.cvt.pk.f32.{_word}", 2, **_unpack(_word, 2, 1, None), immediates={1: _BOOL}, **SINCE_940)
    add_lanewise(
        f"amdgcn.cvt.pk.{_word}.f32", 4, **_pack(_word, (0, 1), 2, None, 3), immediates={3: _BOOL}, **SINCE_940
    )
    _to = f"amdgcn.cvt.scalef32.pk.{_word}"
    add_lanewise(f"{_to}.f32", 5, **_pack(_word, (1, 2), 0, 3, 4), immediates={4: _BOOL}, **GFX950)
    add_lanewise(f"{_to}.f16 {_to}.bf16", 4, **_pack(_word, (1,), 0, 2, 3), immediates={3: _BOOL}, **GFX950)
    for _kind in ("f32", "f16", "bf16"):
        _from = f"amdgcn.cvt.scalef32.pk.{_kind}.{_word}"
        add_lanewise(_from, 3, **_unpack(_word, 2, 2, 1), immediates={2: _BOOL}, **GFX950)
add_lanewise("amdgcn.cvt.scalef32.f32.fp8", 3, **_unpack("fp8", 1, 2, 1), immediates={2: range(4)}, **GFX950)
add_lanewise("amdgcn.cvt.scalef32.f32.bf8", 3, **_unpack("bf8", 1, 2, 1), immediates={2: range(4)}, **GFX950)
for _kind in ("f32", "f16", "bf16"):
    _name = f"amdgcn.cvt.scalef32.pk.{_kind}.fp4"
    add_lanewise(_name, 3, **_unpack("fp4", 2, 2, 1), immediates={2: range(4)}, **GFX950)
    for _word in ("fp8", "bf8", "fp4"):
        add_lanewise(f"amdgcn.cvt.scalef32.pk8.{_word}.{_kind}", 2, **_pack(_word, (0,), None, 1, None), **GFX1250)
        add_lanewise(f"amdgcn.cvt.scale.pk8.{_kind}.{_word}", 3, **_scaled(_word, 8), **GFX1250)
add_lanewise("amdgcn.cvt.scalef32.pk.fp4.f32", 5, **_pack("fp4", (1, 2), 0, 3, 4), immediates={4: range(4)}, **GFX950)
for _kind in ("f16", "bf16"):
    add_lanewise(
        f"amdgcn.cvt.scalef32.pk.fp4.{_kind}", 4, **_pack("fp4", (1,), 0, 2, 3), immediates={3: range(4)}, **GFX950
    )
for _word in ("fp8", "bf8"):
    add_lanewise(f"amdgcn.cvt.f16.{_word}", 2, **_unpack(_word, 1, 1, None), immediates={1: range(4)}, **GFX1250)
    add_lanewise(f"amdgcn.cvt.pk.f16.{_word}", 1, **_unpack(_word, 2, None, None), **GFX1250)
    add_lanewise(f"amdgcn.cvt.pk.{_word}.f16", 1, **_pack(_word, (0,), None, None, None), **GFX1250)
    add_lanewise(
        f"amdgcn.cvt.scalef32.f16.{_word}",
        5,
        _half_of(_word),
        shadows=_half_shadow,
        immediates={3: range(4), 4: _BOOL},
        **GFX950,
    )
add_lanewise("amdgcn.cvt.f32.fp8.e5m3", 2, **_unpack("ufp8", 1, 1, None), immediates={1: range(4)}, **GFX1250)
for _word in ("fp6", "bf6"):
    for _kind in ("f32", "f16", "bf16"):
        add_lanewise(f"amdgcn.cvt.scalef32.pk32.{_kind}.{_word}", 2, **_unpack(_word, 32, None, 1), **GFX950)
        add_lanewise(f"amdgcn.cvt.scalef32.pk16.{_word}.{_kind}", 2, **_pack(_word, (0,), None, 1, None), **GFX1250)
        add_lanewise(f"amdgcn.cvt.scale.pk16.{_kind}.{_word}", 3, **_scaled(_word, 16), **GFX1250)
    for _kind in ("f16", "bf16"):
        add_lanewise(f"amdgcn.cvt.scalef32.pk32.{_word}.{_kind}", 2, **_pack(_word, (0,), None, 1, None), **GFX950)
    add_lanewise(f"amdgcn.cvt.scalef32.2xpk16.{_word}.f32", 3, **_pack(_word, (0, 1), None, 2, None), **GFX950)
