"""Formats of ``printf``, taken apart: those of C (C17, 7.21.6.1), and the vectors of OpenCL C (3.0, 6.15.14)."""

from __future__ import annotations

import functools
import re
from typing import Literal, final

from swlds.lazy import dataclass, lazy_pattern

#: The most characters of a conversion's width or precision: what C promises.
MOST_DIGITS = 4095
#: Bytes of a format that is read.
LONGEST_FORMAT = 1 << 16
#: Bits that a length modifier says, of an integer and of each element of a vector.
_LENGTHS = {b"hh": 8, b"h": 16, b"hl": 32, b"": 32, b"l": 64, b"ll": 64, b"j": 64, b"z": 64, b"t": 64, b"q": 64}
_CONVERSION = lazy_pattern(
    rb"%(?P<flags>[-+ #0]*)(?P<width>\*|\d+)?(?:\.(?P<precision>\*|-?\d*))?(?:v(?P<count>2|3|4|8|16))?"
    rb"(?P<length>hh|hl|h|ll|l|j|z|t|q|L)?(?P<letter>.)",
    re.DOTALL,
)


class PrintfError(Exception):
    """What is wrong with a call, in words."""


@final
@dataclass(frozen=True, slots=True)
class Conversion:
    """``width`` and ``precision``: None where there are none. ``count``: elements of a vector, 0 for a scalar. ``bits``: of an
    integer, or of an element where ``length`` says it; ``letter``: what it makes."""

    text: str
    flags: str
    width: int | Literal["*"] | None
    precision: int | Literal["*"] | None
    count: int
    length: str
    letter: str

    @property
    def bits(self) -> int:
        return _LENGTHS[self.length.encode()]


@functools.lru_cache(256)
def parse_format(text: bytes) -> tuple[bytes | Conversion, ...]:
    """Characters and conversions in their order. PrintfError at what is none."""
    found: list[bytes | Conversion] = []
    at = 0
    while at < len(text):
        start = text.find(b"%", at)
        if start < 0:
            start = len(text)
        if start > at:
            found.append(text[at:start])
        if start == len(text):
            break
        match = _CONVERSION.match(text, start)
        if match is None:
            raise PrintfError(f"the format ends within {_word(text[start:])}")
        found.append(_conversion(match))
        at = match.end()
    return tuple(found)


def _conversion(match: re.Match[bytes]) -> bytes | Conversion:
    word, letter, length = _word(match[0]), match["letter"].decode("latin-1"), match["length"] or b""
    if letter == "%":
        return b"%"
    if letter == "n":
        raise PrintfError(f"{word} writes to memory, which is not done here")
    if letter not in "diouxXcspfFeEgGaA":
        raise PrintfError(f"{word} is no conversion")
    if letter in "diouxX" and length == b"L" or letter in "csp" and length and not match["count"]:
        raise PrintfError(f"{word} is no conversion that devices have")
    if letter in "csp" and match["count"]:
        raise PrintfError(f"{word} is no conversion of vectors")
    flags = "".join(dict.fromkeys(match["flags"].decode()))
    sizes = (_size(match["width"], word), _size(match["precision"], word))
    return Conversion(word, flags, *sizes, int(match["count"] or 0), length.decode(), letter)


def _size(digits: bytes | None, word: str) -> int | Literal["*"] | None:
    if digits is None or digits == b"*":
        return None if digits is None else "*"
    if digits.startswith(b"-"):
        return None  # as if it were not there
    if len(digits) > 9 or int(digits or b"0") > MOST_DIGITS:
        raise PrintfError(f"{word}: a width or precision is more than {MOST_DIGITS}")
    return int(digits or b"0")


def _word(text: bytes) -> str:
    """A piece of a format in a message."""
    return text[:40].decode("utf-8", "backslashreplace")
