"""Every integer literal of host text fits its type. LLVM's parser cuts one that does not, without a word: a bound of 2**32 as an
i32 would be 0, and what it guards the host's own memory.

Emitters reduce what may wrap around (``arithmetic.wrapped``) and compare in Python what cannot be in range; this is the one
place that checks that they did.
"""

from __future__ import annotations

import re

import numpy as np

from swlds.lazy import lazy_pattern

#: By character: whether it is no part of a name.
_OUTSIDE_NAME = np.array([not (chr(k).isalnum() or chr(k) in "_.$%@-") for k in range(256)])
_DIGITS = lazy_pattern(r"\d+")
#: Behind the text: more than is looked at behind a digit.
_END = "\n" * 12
#: Names, strings, comments, floating-point numbers, counts and alignments are not looked at; then types, then literals.
_TOKEN = lazy_pattern(
    r"""[%@\#!][\w.$-]+ | "[^"]*" | ;.* | \bc"[^"]*" | 0x\w+ | (?<![\w.$])-?\d+\.\d*(?:e[+-]?\d+)? | \b\d+\ x\b | \balign\ \d+
    | \baddrspace\(\d+\) | \bi(?P<bits>\d+)\b | (?P<other>\b(?:ptr|float|double|half|bfloat|label|extractvalue|insertvalue)\b)
    | (?<![\w.$])(?P<literal>-?\d+)\b""",
    re.VERBOSE,
)


def check_literals(text: str) -> None:
    """An error of ours where a literal of host text does not fit its type."""
    end = -1
    for at in _doubtful(text):
        if at < end:  # its line was looked at
            continue
        begin = text.rfind("\n", 0, at) + 1
        end = text.find("\n", at)
        end = end if end >= 0 else len(text)
        found = find_misfit(text[begin:end])
        assert found is None, f"the literal {found} of host code does not fit its type: {text[begin:end].strip()}"


def _doubtful(text: str) -> list[int]:
    """Where literals stand that may be too large, in order: of all lines at once, by the type that stands last in front of each.
    It is doubtful with any digit but 0 and 1 behind a type of up to 7 bits, with three behind one of up to 31, and with ten, but
    behind i64, or behind i32 from 1 to 3."""
    raw = np.frombuffer(f"\n\n{text}{_END}".encode("ascii", "replace"), np.uint8)
    is_digit = raw - np.uint8(48) < 10
    types = np.flatnonzero((raw[:-1] == ord("i")) & is_digit[1:])
    types = types[_OUTSIDE_NAME[raw[types - 1]]]
    is_before = (raw == ord(" ")) | (raw == ord("(")) | (raw == ord("["))
    begins = is_before[1:-1] | (raw[1:-1] == ord("-")) & is_before[:-2]
    literals = np.flatnonzero(begins & is_digit[2:]) + 2
    if not len(types):
        return []
    last = np.searchsorted(types, literals) - 1
    of = types[last]
    is_second, is_third = is_digit[of + 2], is_digit[of + 3]
    number = raw[of + 1] - np.uint8(48)
    bits = np.where(is_second, np.where(is_third, 128, 10 * number + raw[of + 2] - np.uint8(48)), number)
    is_plain = (raw[literals] <= ord("1")) & _OUTSIDE_NAME[raw[literals + 1]]
    has_three, has_ten = (is_digit[literals + 1] & is_digit[literals + k] for k in (2, 9))
    doubtful = np.where(bits < 8, ~is_plain, np.where(bits < 32, has_three, has_ten))
    doubtful &= last >= 0
    places = (literals[doubtful] - 2).tolist()
    return [at for at, width in zip(places, bits[doubtful].tolist(), strict=True) if not _is_usual(text, at, width)]


def _is_usual(text: str, at: int, bits: int) -> bool:
    """Ten digits that fit, which many lines have."""
    found = _DIGITS.match(text, at)
    assert found is not None, "a literal has digits"
    if bits < 32 or len(found[0]) > 10:
        return False
    return len(found[0]) < 10 or bits == 64 or (text[at] in "123" and text[at - 1] == " " and bits == 32)


def find_misfit(line: str) -> str | None:
    """A literal that does not fit the integer type in front of it; None when all do."""
    bits, is_indexed = 0, False
    for token in _TOKEN.finditer(line):
        if token["bits"]:
            bits = int(token["bits"])
        elif token["other"]:
            bits = 0
            is_indexed = is_indexed or token["other"].endswith("value")
        elif token["literal"] and bits and not is_indexed and not _fits(int(token["literal"]), bits):
            return token["literal"]
    return None


def _fits(value: int, bits: int) -> bool:
    return -(1 << (bits - 1)) <= value < 1 << bits
