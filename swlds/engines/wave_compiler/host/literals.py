"""Every integer literal of host text fits its type. LLVM's parser cuts one that does not, without a word: a bound of 2**32 as an
i32 would be 0, and what it guards the host's own memory.

Emitters reduce what may wrap around (``arithmetic.wrapped``) and compare in Python what cannot be in range; this is the one
place that checks that they did.
"""

from __future__ import annotations

import re

#: Lines that may hold a literal too large for its type: with three digits or more, or with an integer of a few bits.
_LINE = re.compile(r"^(?=.*?(?:(?<![\w%@.$-])-?\d{3}|\bi[1-7]\b)).*$", re.MULTILINE)
#: Names, strings, comments, floating-point numbers, counts and alignments are not looked at; then types, then literals.
_TOKEN = re.compile(
    r"""[%@\#!][\w.$-]+ | "[^"]*" | ;.* | \bc"[^"]*" | 0x\w+ | -?\d+\.\d*(?:e[+-]?\d+)? | \b\d+\ x\b | \balign\ \d+
    | \baddrspace\(\d+\) | \bi(?P<bits>\d+)\b | (?P<other>\b(?:ptr|float|double|half|bfloat|label|extractvalue|insertvalue)\b)
    | (?<![\w.$])(?P<literal>-?\d+)\b""",
    re.VERBOSE,
)


def check_literals(text: str) -> None:
    """An error of ours where a literal of host text does not fit its type."""
    for line in _LINE.finditer(text):
        found = find_misfit(line[0])
        assert found is None, f"the literal {found} of host code does not fit its type: {line[0].strip()}"


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
