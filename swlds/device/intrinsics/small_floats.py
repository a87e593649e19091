"""Numbers of 4 to 8 bits: what their codes are worth, and which code is nearest to a number.

============  ====  ======  ========================  ========================================================
word          bits  format  largest                   without a number
============  ====  ======  ========================  ========================================================
fp8           8     E4M3    448                       0x7F, 0xFF
bf8           8     E5M2    57344                     infinities 0x7C, 0xFC and what is above them
fp8.fnuz      8     E4M3    240                       0x80; gfx940 and gfx942 have this one, no negative zero
bf8.fnuz      8     E5M2    57344                     0x80; the same
fp6, bf6      6     E2M3    7.5                       none; bf6 is E3M2, up to 28
fp4           4     E2M1    6                         none
ufp8          8     UE5M3   122880                    0xFF; no sign
============  ====  ======  ========================  ========================================================

Source: the Open Compute Project's specifications of 8-bit floating point and of microscaling formats; AMD's guide for CDNA3; of
UE5M3 AMD's emulator rocjitsu and AMD's emulation of it in comgr.
"""

from __future__ import annotations

import functools
import operator

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import look_up, power_of_two, scaled, split
from swlds.device.target import Target

#: Bits of exponent and fraction, the exponent's bias, and the largest code without its sign.
_FORMATS = {
    "fp8": (4, 3, 7, 0x7E),
    "bf8": (5, 2, 15, 0x7B),
    "fp8.fnuz": (4, 3, 8, 0x7F),
    "bf8.fnuz": (5, 2, 16, 0x7F),
    "fp6": (2, 3, 1, 0x1F),
    "bf6": (3, 2, 3, 0x1F),
    "fp4": (2, 1, 1, 0x7),
    "ufp8": (5, 3, 15, 0xFE),
}
#: Formats of the operands of ``f8f6f4`` instructions, by their number.
BY_NUMBER = ("fp8", "bf8", "fp6", "bf6", "fp4")


def format_on(word: str, target: Target) -> str:
    """What ``fp8`` or ``bf8`` means on a target."""
    has_fnuz = target.name in ("gfx940", "gfx941", "gfx942", "gfx9-4-generic")
    return f"{word}.fnuz" if has_fnuz and word in ("fp8", "bf8") else word


def bits_of(word: str) -> int:
    """Bits of a number."""
    exponent, fraction, _, _ = _FORMATS[word]
    return exponent + fraction + (word != "ufp8")


@functools.cache
def values_of(word: str) -> Array:
    """The worth of each code, as float32."""
    exponent, fraction, _, largest = _FORMATS[word]
    top = 1 << (exponent + fraction)
    worth = np.array([_worth(word, code) if code <= largest else np.nan for code in range(top)], np.float32)
    if word == "bf8":
        worth[0x7C] = np.inf
    both = np.concatenate([worth, -worth])
    if word.endswith("fnuz"):
        both[top] = np.nan
    return both


def _worth(word: str, code: int) -> float:
    _, fraction, bias, _ = _FORMATS[word]
    power, rest = code >> fraction, (code & ((1 << fraction) - 1)) / (1 << fraction)
    return float(2.0 ** (power - bias) * (1 + rest) if power else 2.0 ** (1 - bias) * rest)


def decode(codes: Array, word: str) -> Array:
    """Float32 of codes, of any shape."""
    return look_up(values_of(word), codes)


def encode(values: Array, word: str, saturates: bool) -> Array:
    """The nearest code, even where two are; beyond the largest number what is none, or the largest where it ``saturates``."""
    _, fraction, bias, largest = _FORMATS[word]
    lowest = 1 - bias
    size = np.abs(np.where(np.isfinite(values), values, 0).astype(np.float64))
    power = np.maximum(split(size)[1] - np.int64(1), np.int64(lowest))
    power = np.where(size < 2.0**lowest, np.int64(lowest), power)
    units = np.rint(scaled(size, np.int64(fraction) - power)).astype(np.int64)
    code = ((power - np.int64(lowest)) << np.int64(fraction)) + units
    return _finished(np.minimum(code, np.int64(largest + 1)), values, word, saturates)


def encode_stochastic(values: Array, seeds: Array, word: str, saturates: bool) -> Array:
    """As ``encode``, but what is cut off and the seed's highest bits carry into the code: it is one more that often. ``seeds``:
    words of 32 bits. Source: AMD's guides for CDNA3 and RDNA4 (``S1[31:12]`` is added to the fraction before a conversion to fp8,
    ``S1[31:11]`` before one to bf8), AMD's emulators gem5 and rocjitsu, which cut."""
    _, fraction, bias, largest = _FORMATS[word]
    power, units = round_stochastic(values, seeds, fraction, 1 - bias)
    code = ((power - np.int64(1 - bias)) << np.int64(fraction)) + units
    return _finished(np.minimum(code, np.int64(largest + 1)), values, word, saturates)


def round_stochastic(values: Array, seeds: Array, fraction: int, lowest: int) -> tuple[Array, Array]:
    """Size of each value as units of ``2 ** (power - fraction)``: (power, units); infinite and no numbers as 0. ``lowest``: the
    least power of a number that is not subnormal."""
    size = np.abs(np.where(np.isfinite(values), values, 0).astype(np.float64))
    power = np.where(size == 0, np.int64(lowest), np.maximum(split(size)[1] - np.int64(1), np.int64(lowest)))
    exact = scaled(size, np.int64(fraction) - power)
    units = np.floor(exact)
    width = 23 - fraction
    rest = np.floor((exact - units) * 2.0**width).astype(np.int64)
    carries = rest + (seeds.astype(np.int64) >> np.int64(9 + fraction)) >= np.int64(1 << width)
    return power, units.astype(np.int64) + carries


def _finished(code: Array, values: Array, word: str, saturates: bool) -> Array:
    """Codes of sizes, of which ``largest`` + 1 is any beyond the largest number, with signs, infinities and no numbers."""
    _, _, _, largest = _FORMATS[word]
    sign = 1 << (bits_of(word) - 1)
    has_none = word in ("fp6", "bf6", "fp4")
    infinite = {"bf8": 0x7C, "fp8": 0x7F}.get(word, 0)
    code = np.where(np.isinf(values), np.int64(largest + 1), code)
    beyond = largest if saturates or has_none else infinite
    negative = np.signbit(values)
    out = np.where(code > largest, np.int64(beyond), code) | np.where(negative, np.int64(sign), np.int64(0))
    if word.endswith("fnuz"):
        is_beyond = (code > largest) & np.bool_(not saturates)
        out = np.where(is_beyond, np.int64(0x80), np.where(code == 0, np.int64(0), out))
        return np.where(np.isnan(values), np.int64(0x80), out).astype(np.uint8)
    nan = largest if has_none else 0x7F
    none = np.where(negative, np.int64(nan | sign), np.int64(nan))
    return np.where(np.isnan(values), none, out).astype(np.uint8)


def join(codes: Array, bits: int, width: int) -> list[Array]:
    """Words of ``width`` bits that hold (lanes, codes) close together, the first lowest; they fill the words."""
    kind = np.dtype(f"u{width // 8}")
    parts: list[list[Array]] = [[] for _ in range(codes.shape[1] * bits // width)]
    for k in range(codes.shape[1]):
        code, (word, at) = codes[:, k].astype(kind), divmod(bits * k, width)
        parts[word].append(code << kind.type(at))
        if at + bits > width:
            parts[word + 1].append(code >> kind.type(width - at))
    return [functools.reduce(operator.or_, columns) for columns in parts]


def unpack(words: Array, bits: int) -> Array:
    """Codes in the bits of ``words``, the lowest first: (lanes, words) to (lanes, codes)."""
    if hasattr(words, "look_up"):
        return _unpack_words(words, bits)
    octets = np.ascontiguousarray(words).reshape(len(words), -1).view(np.uint8)
    if bits == 8:
        return octets
    if bits == 4:
        return np.stack([octets & np.uint8(15), octets >> np.uint8(4)], axis=2).reshape(len(words), -1)
    single = np.unpackbits(octets, axis=1, bitorder="little")
    count = single.shape[1] // bits
    weights = 1 << np.arange(bits)
    return np.asarray((single[:, : count * bits].reshape(len(words), count, bits) * weights).sum(axis=2), np.uint8)


def _unpack_words(words: Array, bits: int) -> Array:
    """The same of words that are traced (``values/traced.py`` of the wave compiler), by shifts."""
    parts = [words] if words.ndim == 1 else [words[:, k] for k in range(words.shape[1])]
    kind, width, codes = words.dtype.type, 8 * words.dtype.itemsize, []
    for first in range(0, len(parts) * width - bits + 1, bits):
        word, at = divmod(first, width)
        code = parts[word] >> kind(at)
        if at + bits > width:
            code = code | parts[word + 1] << kind(width - at)
        codes.append((code & kind((1 << bits) - 1)).astype(np.uint8))
    return np.stack(codes, axis=1)


def scale_of(codes: Array) -> Array:
    """E8M0: a power of two, NaN for 255."""
    return np.where(codes == 0xFF, np.nan, power_of_two(codes.astype(np.int64) - np.int64(127)))
