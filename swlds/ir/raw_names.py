"""Names that LLVM prints as they are, without escapes: keys of attributes, names of garbage collectors, the triple.

A quote or a line feed in one of them would make the printed text another module than the one that LLVM verified. So a
module with such a name is refused before it is printed. In text every string is looked at, but for those in places whose
strings LLVM escapes. Of bitcode, the beginning is read as LLVM itself writes the module again: its blocks of attribute
groups hold every key, whatever it is attached to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import final

from swlds.ir.names import raw_name
from swlds.lazy import lazy_pattern

#: Comments and strings as LLVM's lexer has them; group 1 is set for a string with more than plain characters.
_STRINGS = lazy_pattern(rb';[^\r\n]*|/\*.*?\*/|"[ !#-\[\]-~]*"|"([^"]*)"', re.DOTALL)
#: What stands before a string that LLVM prints with escapes.
_ESCAPED = lazy_pattern(
    rb"(?:(?<![\w.$-])c|[@%$!:=,(\[]"
    rb"|(?<![\w.$-])(?:asm|sideeffect|alignstack|inteldialect|unwind|section|partition|source_filename))\s*\Z"
)
_LOOK_BACK = 40
_QUOTE = ord('"')
_VALUE_WITH_NUL = lazy_pattern(r'"="[^"]*\\00[^"]*"')
_PLAIN_BYTES = bytes(set(range(ord(" "), ord("~") + 1)) - set(b'"\\'))
_PLAIN = lazy_pattern(rb"[ !#-\[\]-~]*\Z")

_MODULE_BLOCK, _ATTRIBUTE_GROUP_BLOCK = 8, 10
_END_BLOCK, _ENTER_BLOCK, _DEFINE_ABBREVIATION, _RECORD = 0, 1, 2, 3
_GC_NAME = 11
_KEY, _KEY_AND_VALUE, _RANGE, _RANGES = 3, 4, 7, 8
#: Numbers behind the kind, by kind of attribute: without a value, with one, a type's place without and with the type.
_OPERANDS = {0: 1, 1: 2, 5: 1, 6: 2}


def find_in_text(text: bytes) -> tuple[int, str] | None:
    """Line and spelling of the first name that is not plain, in LLVM IR text that LLVM has parsed."""
    if _has_only_plain_strings(text):
        return None
    end_of_comment = 0
    for found in _STRINGS.finditer(text):
        start = found.start()
        if found.lastindex is None:
            if text[start] != _QUOTE:
                end_of_comment = found.end()
        elif text[found.end() : found.end() + 1] != b":" and not _ESCAPED.search(  # a label has one
            text, max(end_of_comment, start - _LOOK_BACK), start
        ):
            spelled = found[0].decode("utf-8", "surrogateescape")
            if not is_plain(raw_name(spelled)):
                return text.count(b"\n", 0, start) + 1, found[0].decode("utf-8", "backslashreplace")
    return None


def _has_only_plain_strings(text: bytes) -> bool:
    """Whether that is soon seen: what stands between the first quote and the second, the third and the fourth, and so on, is
    plain. Then each such pair is in one line, and at a line's end LLVM's lexer is outside of one, whatever comments hold."""
    return b"/*" not in text and not b"".join(text.split(b'"')[1::2]).translate(None, _PLAIN_BYTES)


def find_in_bitcode(bitcode: bytes, text: str) -> str | None:
    """The first name that is not plain, in bitcode and text that LLVM wrote for a module that it has read from bitcode.

    A string ends at a NUL byte in that bitcode, but a crafted one can hold NUL bytes all the same: in a value, behind which
    keys would not be found, or in a key, at which the text ends, in the middle of a line.
    """
    if found := _VALUE_WITH_NUL.search(text):
        return found[0]
    for name in _names(bitcode):
        if not is_plain(name):
            return f'"{name.decode("utf-8", "backslashreplace")}"'
    return None if text.endswith("\n") else text[text.rfind("\n") + 1 :]


def is_plain(name: bytes) -> bool:
    """Printable ASCII without quotes and backslashes: printed as it is, it is read as it was."""
    return _PLAIN.match(name) is not None


def _names(bitcode: bytes) -> Iterator[bytes]:
    bits = _Bits(bitcode)
    bits.position = 32
    while bits.position + 64 <= 8 * len(bitcode):
        assert bits.fixed(2) == _ENTER_BLOCK, "LLVM writes blocks only"
        block, width, end = bits.enter()
        if block == _MODULE_BLOCK:
            yield from _module_names(bits, width)
            return
        bits.position = end


def _module_names(bits: _Bits, width: int) -> Iterator[bytes]:
    """The names precede the module's first abbreviation."""
    while (code := bits.fixed(width)) in (_ENTER_BLOCK, _RECORD):
        if code == _RECORD:
            kind, values = bits.record()
            if kind == _GC_NAME:
                yield _as_bytes(values)
            continue
        block, inner, end = bits.enter()
        if block == _ATTRIBUTE_GROUP_BLOCK:
            while bits.fixed(inner) == _RECORD:
                yield from _keys(bits.record()[1])
        bits.position = end


def _keys(values: list[int]) -> Iterator[bytes]:
    """The keys of one attribute group: its number, its place, and then the attributes, those with keys last.

    What follows a key and is none, or has no end, is the rest of a key with a NUL byte in it: then such a key comes out.
    """
    at, is_key = 2, False
    while at < len(values):
        kind = values[at]
        is_string = kind in (_KEY, _KEY_AND_VALUE)
        stops = _ends(values, at + 1, kind - _KEY + 1) if is_string else []
        if stops is None or (is_key and not is_string):
            yield b"\0"
            return
        is_key = is_string
        if is_string:
            yield _as_bytes(values[at + 1 : stops[0]])
            at = stops[-1] + 1
        elif kind == _RANGE:
            at = _skip_range(values, at + 3, values[at + 2])
        elif kind == _RANGES:
            count, bits = values[at + 2 : at + 4]
            at += 4
            for _ in range(count):
                at = _skip_range(values, at, bits)
        else:
            at += 1 + _OPERANDS[kind]


def _ends(values: list[int], at: int, count: int) -> list[int] | None:
    """Where the next strings end; None where the record ends before."""
    stops = []
    for _ in range(count):
        try:
            stops.append(values.index(0, at))
        except ValueError:
            return None
        at = stops[-1] + 1
    return stops


def _as_bytes(values: list[int]) -> bytes:
    """LLVM writes characters with their sign."""
    return bytes(value & 0xFF for value in values)


def _skip_range(values: list[int], at: int, bits: int) -> int:
    if bits <= 64:
        return at + 2
    words = values[at]
    return at + 1 + (words & 0xFFFFFFFF) + (words >> 32)


@final
class _Bits:
    """A position in LLVM's bitstream."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.position = 0

    def fixed(self, width: int) -> int:
        first, shift = divmod(self.position, 8)
        self.position += width
        chunk = int.from_bytes(self.data[first : (self.position + 7) // 8], "little")
        return chunk >> shift & ((1 << width) - 1)

    def variable(self, width: int) -> int:
        value, shift, more = 0, 0, 1 << (width - 1)
        while (piece := self.fixed(width)) & more:
            value |= (piece - more) << shift
            shift += width - 1
        return value | piece << shift

    def enter(self) -> tuple[int, int, int]:
        """The number of the block that begins here, the width of its codes, and where it ends."""
        block, width = self.variable(8), self.variable(4)
        self.position = (self.position + 31) // 32 * 32
        words = self.fixed(32)
        return block, width, self.position + 32 * words

    def record(self) -> tuple[int, list[int]]:
        kind, count = self.variable(6), self.variable(6)
        return kind, [self.variable(6) for _ in range(count)]
