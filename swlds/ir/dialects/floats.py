"""Floating-point literals: ``f0x3F800000``, ``+inf``, ``-qnan``, ``+nan(0x3F)``, ``+snan(0x1)``, decimals that are not exact.

LLVM 23 and 24 write them by their own type; LLVM 22.1 reads hexadecimal of a double, also for a float, ``0xH…`` for half,
``0xR…`` for bfloat, and refuses decimals that the type does not have exactly. The type of a literal stands in front of it, or
is that of the operand before: the last type of a number that the text has named.
"""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

from swlds.ir.dialects.edits import Edits
from swlds.lazy import lazy_pattern

if TYPE_CHECKING:
    from fractions import Fraction

#: What such a literal ends with, and with its sign: a search for the end spares three for the rest in most text.
_ENDS = {b"inf": (b"+inf", b"-inf"), b"nan": tuple(s + w for s in (b"+", b"-") for w in (b"qnan", b"nan", b"snan"))}

#: A string or a comment; a type; a literal.
_TOKEN = lazy_pattern(
    rb'"[^"]*"|;[^\r\n]*|/\*.*?\*/'
    rb"|(?<![-\w$.%@!#])(?:(half|bfloat|float|double)(?![-\w$.:])"
    rb"|(f0x[0-9A-Fa-f]+|[+-](?:inf|qnan|s?nan\(0x[0-9A-Fa-f]+\)|nan)|[+-]?\d+\.\d*(?:[eE][+-]?\d+)?)(?![\w.$]))",
    re.DOTALL,
)
#: Bits, and bits of the fraction, by type.
_FORMATS = {b"half": (16, 10), b"bfloat": (16, 7), b"float": (32, 23), b"double": (64, 52)}
_LONGEST = 400


def may_hold_newer(text: bytes) -> bool:
    """Whether a text may hold a literal that LLVM 22.1 does not read."""
    return b"f0x" in text or any(end in text and any(word in text for word in words) for end, words in _ENDS.items())


def translate(text: bytes, edits: Edits) -> None:
    kind = b""
    for found in _TOKEN.finditer(text):
        if found[1]:
            kind = found[1]
        elif found[2] and kind:
            literal = found[2]
            bits = _bits_of(literal, kind)
            if bits is not None:
                edits.replace(found.start(2), found.end(2), _spell(bits, kind))


def _bits_of(literal: bytes, kind: bytes) -> int | None:
    """The bit pattern; None for what LLVM 22.1 reads as it is, or nobody reads."""
    width, fraction = _FORMATS[kind]
    if literal.startswith(b"f0x"):
        bits = int(literal[3:], 16)
        return bits if bits < 1 << width else None
    sign = (literal[0] == ord("-")) << (width - 1)
    top = (1 << (width - 1)) - (1 << fraction)
    word = literal.lstrip(b"+-")
    if word == b"inf":
        return sign | top
    if b"nan" in word:
        quiet = 0 if word.startswith(b"s") else 1 << (fraction - 1)
        payload = int(word[word.index(b"0x") + 2 : -1], 16) if b"(" in word else 0
        return sign | top | quiet | payload if payload < 1 << (fraction - 1) else None
    rounded = _round(word, kind)
    return None if rounded is None else sign | rounded


def _round(decimal: bytes, kind: bytes) -> int | None:
    """The bits of the nearest number, even where two are; None for a decimal that is exact, or beyond the type."""
    value = float(decimal)
    if kind == b"double" or not 0 < value < float("inf") or _is_exact(value, kind):
        return None
    from fractions import Fraction

    exact = Fraction(decimal.decode() if len(decimal) < _LONGEST else value)
    width, fraction = _FORMATS[kind]
    bias = (1 << (width - fraction - 2)) - 1
    exponent = max(_log2(exact), 1 - bias)
    scaled = round(exact / Fraction(2) ** (exponent - fraction))
    bits = scaled + ((exponent + bias - 1) << fraction)
    return bits if bits < (1 << (width - 1)) - (1 << fraction) else None


def _is_exact(value: float, kind: bytes) -> bool:
    try:
        if kind == b"half":
            return bool(struct.unpack("<e", struct.pack("<e", value))[0] == value)
        packed = struct.pack("<f", value)
    except OverflowError:
        return False
    return bool(struct.unpack("<f", packed)[0] == value) and (kind == b"float" or packed[:2] == b"\0\0")


def _log2(value: Fraction) -> int:
    """The exponent e with 2**e <= value < 2**(e + 1)."""
    two = type(value)(2)
    e = value.numerator.bit_length() - value.denominator.bit_length()
    return e if two**e <= value else e - 1


def _spell(bits: int, kind: bytes) -> bytes:
    if kind == b"half":
        return b"0xH%04X" % bits
    if kind == b"bfloat":
        return b"0xR%04X" % bits
    return b"0x%016X" % (bits if kind == b"double" else _double_of(bits))


def _double_of(bits: int) -> int:
    """The double of a float's value; bit by bit, as processors would make a signalling NaN quiet."""
    sign, exponent, fraction = bits >> 31 << 63, bits >> 23 & 0xFF, bits & 0x7FFFFF
    if exponent == 0xFF:
        return sign | 0x7FF << 52 | fraction << 29
    value: float = struct.unpack("<f", struct.pack("<I", bits & 0x7FFFFFFF))[0]
    return int(sign | struct.unpack("<Q", struct.pack("<d", value))[0])
