"""Every integer literal of host text fits its type. LLVM's parser cuts one that does not, without a word: a bound of 2**32 as an
i32 would be 0, and what it guards the host's own memory.

Emitters reduce what may wrap around (``arithmetic.wrapped``) and compare in Python what cannot be in range; this is the one
place that checks that they did.
"""

from __future__ import annotations

import re

from swlds.lazy import lazy_pattern

#: Where a literal too large for its type may stand: ten digits, or a line with a type of so few bits that less is too much. Three
#: patterns, since each begins with what the engine of regular expressions finds quickly; each leaves out what is frequent and
#: fits: ten digits behind i64, or behind i32 up to 3999999999; the bit in front of what a function gives; the i8 in which
#: addresses are counted.
_CANDIDATES = (
    lazy_pattern(r"[0-9]{10}(?<!i64 [0-9]{10})(?<!i32 [1-3][0-9]{9})"),
    lazy_pattern(r"[ (\[<,{]i[1-7]\b(?<!extractvalue \{ i1)(?=[^\n]*?[ (]-?\d)"),
    lazy_pattern(r"[ (\[<,{]i(?:[89]|[12]\d|3[01])\b(?<!getelementptr i8)(?=[^\n]*?[ (]-?\d{3})"),
)
#: Names, strings, comments, floating-point numbers, counts and alignments are not looked at; then types, then literals.
_TOKEN = lazy_pattern(
    r"""[%@\#!][\w.$-]+ | "[^"]*" | ;.* | \bc"[^"]*" | 0x\w+ | (?<![\w.$])-?\d+\.\d*(?:e[+-]?\d+)? | \b\d+\ x\b | \balign\ \d+
    | \baddrspace\(\d+\) | \bi(?P<bits>\d+)\b | (?P<other>\b(?:ptr|float|double|half|bfloat|label|extractvalue|insertvalue)\b)
    | (?<![\w.$])(?P<literal>-?\d+)\b""",
    re.VERBOSE,
)


def check_literals(text: str) -> None:
    """An error of ours where a literal of host text does not fit its type."""
    for pattern in _CANDIDATES:
        end = -1
        for candidate in pattern.finditer(text):
            if candidate.start() < end:  # its line was looked at
                continue
            begin = text.rfind("\n", 0, candidate.start() + 1) + 1
            end = text.find("\n", candidate.end())
            line = text[begin : end if end >= 0 else len(text)]
            found = find_misfit(line)
            assert found is None, f"the literal {found} of host code does not fit its type: {line.strip()}"
            end = begin + len(line)


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
