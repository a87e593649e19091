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
============  ====  ======  ========================  ========================================================

Source: the Open Compute Project's specifications of 8-bit floating point and of microscaling formats; AMD's guide for CDNA3.
"""

from __future__ import annotations

import functools

import numpy as np

from swlds.device.address_space import Array
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
    return 1 + exponent + fraction


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
    return np.asarray(values_of(word)[codes])


def encode(values: Array, word: str, saturates: bool) -> Array:
    """The nearest code, even where two are; beyond the largest number what is none, or the largest where it ``saturates``."""
    _, _, _, largest = _FORMATS[word]
    sign = 1 << (bits_of(word) - 1)
    worth = np.array([_worth(word, code) for code in range(largest + 2)])
    middle = (worth[1:] + worth[:-1]) / 2
    size = np.abs(values.astype(np.float64))
    code = np.searchsorted(middle, size, side="left")
    code += (code <= largest) & (code % 2 == 1) & (size == middle[np.minimum(code, largest)])
    has_none = word in ("fp6", "bf6", "fp4")
    infinite = {"bf8": 0x7C, "fp8": 0x7F}.get(word, 0)
    beyond = largest if saturates or has_none else infinite
    negative = np.signbit(values)
    out = np.where(code > largest, beyond, code) | np.where(negative, sign, 0)
    if word.endswith("fnuz"):
        out = np.where((code == 0) | ((code > largest) & (not saturates)), 0, out)
        out = np.where((code > largest) & (not saturates), 0x80, out)
        return np.asarray(np.where(np.isnan(values), 0x80, out), np.uint8)
    nan = largest if has_none else 0x7F
    return np.asarray(np.where(np.isnan(values), nan | np.where(negative, sign, 0), out), np.uint8)


def unpack(words: Array, word: str) -> Array:
    """Codes in the bits of ``words``, the lowest first: (lanes, words) to (lanes, codes)."""
    octets = np.ascontiguousarray(words).reshape(len(words), -1).view(np.uint8)
    bits = bits_of(word)
    if bits == 8:
        return octets
    single = np.unpackbits(octets, axis=1, bitorder="little")
    count = single.shape[1] // bits
    weights = 1 << np.arange(bits)
    return np.asarray((single[:, : count * bits].reshape(len(words), count, bits) * weights).sum(axis=2), np.uint8)


def scale_of(codes: Array) -> Array:
    """E8M0: a power of two, NaN for 255."""
    return np.where(codes == 0xFF, np.nan, np.ldexp(1.0, codes.astype(np.int64) - 127))
