"""Rows of conversions of one number with stochastic rounding: ``cvt.sr`` of gfx940 and later, and the step of the generator.

A conversion cuts; what it cuts off and as many of the seed's highest bits carry into the result (``small_floats``). A scale
counts by its exponent only, numbers are divided by it. Of several numbers at once (``pk``) only the first one's seed is known:
AMD's emulator rocjitsu takes a step of the generator from one number to the next, AMD's gem5 none.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import scaled
from swlds.device.intrinsics.small_conversions import (
    GFX950,
    GFX1250,
    SINCE_940,
    Convert,
    power_of,
    put,
    with_half,
)
from swlds.device.intrinsics.small_floats import encode_stochastic, format_on, round_stochastic
from swlds.device.intrinsics.table import Call, add_lanewise, only_on

_BOOL: Any = frozenset((0, 1))


def _columns(word: str, old: int, source: int, seed: int, scale: int | None, place: int) -> dict[str, Any]:
    """``old``: the word that keeps its other codes; ``place``: the operand that says which is new."""

    def convert(call: Call, *operands: Array) -> Array:
        values = operands[source].astype(np.float64)
        if scale is not None:
            values = values / power_of(operands[scale])
        codes = encode_stochastic(values, operands[seed], format_on(word, call.wave.target), call.saturates)
        return put(operands[old], codes[:, None], 8, call.immediates[place])

    def shadow(call: Call, *given: Array) -> Array:
        is_undefined = (given[source] != 0) | (given[seed] != 0)
        if scale is not None:
            is_undefined = is_undefined | (given[scale] != 0)
        codes = np.where(is_undefined, 0xFF, 0).astype(np.uint8)
        return put(given[old], codes[:, None], 8, call.immediates[place])

    return {"lanes": convert, "shadows": shadow, "immediates": {place: range(4)}}


def _to_half(fraction: int, lowest: int, kind: Any) -> Convert:
    def convert(call: Call, old: Array, source: Array, seed: Array, _: Array) -> Array:
        power, units = round_stochastic(source, seed, fraction, lowest)
        with np.errstate(over="ignore"):
            size = scaled(units.astype(np.float64), power - np.int64(fraction)).astype(kind)
            cut = source.astype(kind)
        return with_half(old, np.where(np.isfinite(source), np.copysign(size, cut), cut), call.immediates[3])

    return convert


def _half_shadow(call: Call, old: Array, source: Array, seed: Array, _: Array) -> Array:
    out = old.copy()
    out[:, call.immediates[3]] = np.where((source != 0) | (seed != 0), 0xFFFF, 0)
    return out


def _prng(_: Call, seed: Array) -> Array:
    """A shift register of 32 bits with linear feedback."""
    return seed << np.uint32(1) ^ np.where(seed >> np.uint32(31), np.uint32(197), np.uint32(0))


for _word in ("fp8", "bf8"):
    add_lanewise(f"amdgcn.cvt.sr.{_word}.f32", 4, **_columns(_word, 2, 0, 1, None, 3), **SINCE_940)
    add_lanewise(f"amdgcn.cvt.sr.{_word}.f16", 4, **_columns(_word, 2, 0, 1, None, 3), **GFX1250)
    for _kind in ("f32", "f16", "bf16"):
        add_lanewise(f"amdgcn.cvt.scalef32.sr.{_word}.{_kind}", 5, **_columns(_word, 0, 1, 2, 3, 4), **GFX950)
for _kind, _fraction, _lowest, _type in (("f16", 10, -14, np.float16), ("bf16", 7, -126, np.float32)):
    add_lanewise(
        f"amdgcn.cvt.sr.{_kind}.f32",
        4,
        _to_half(_fraction, _lowest, _type),
        shadows=_half_shadow,
        immediates={3: _BOOL},
        **GFX950,
    )
add_lanewise("amdgcn.prng.b32", 1, _prng, refuses=only_on("gfx950 gfx1250 gfx1251", "conversion"))
