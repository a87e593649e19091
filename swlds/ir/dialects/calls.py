"""Intrinsics whose signatures differ from those of LLVM 22.1: one row each.

A row gets the arguments of a call, or the types of a declaration, and edits them. What it does not know it leaves, and LLVM
says that the types are wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import final

from swlds.ir.dialects.edits import Edits
from swlds.ir.dialects.syntax import split_group
from swlds.lazy import dataclass, lazy_pattern

#: How all their names begin, and what each has besides.
_PREFIX = b"llvm.amdgcn."
_WORDS = (
    b"llvm.amdgcn.make.buffer.rsrc.",
    b"llvm.amdgcn.wmma.",
    b"llvm.amdgcn.swmmac.",
    b"llvm.amdgcn.tensor.",
    b".load.async.",
)

#: The attribute of calls whose intrinsic LLVM 24 calls asynchronous.
ASYNCHRONOUS = "swlds-async"
_STATEMENT = lazy_pattern(rb"[ \t]*(?:%[-\w$.]+ = )?(?:(?:tail|musttail|notail) )?call\b")
_INTEGER = lazy_pattern(rb"(-?\d+)\Z")
_RECORDS = lazy_pattern(rb"\.i\d+\Z")
_NARROW = lazy_pattern(rb"i(\d{1,2})\b")
_DECLARATION = lazy_pattern(rb"^declare[^\n;\"]*?@([-\w$.]+)\(", re.MULTILINE)
_EMPTY = (b"zeroinitializer", b"poison", b"undef")


@final
@dataclass(frozen=True, slots=True)
class _Use:
    """A name of an intrinsic with arguments behind it. ``name``: start and end of the name in the text."""

    text: bytes
    name: tuple[int, int]
    arguments: list[tuple[int, int]]
    is_declaration: bool
    line: int
    edits: Edits
    declared: _Declared

    def argument(self, index: int) -> bytes:
        start, end = self.arguments[index]
        return self.text[start:end].strip()

    def start(self, index: int) -> int:
        start, end = self.arguments[index]
        return end - len(self.text[start:end].lstrip())

    def cut_name(self, start: int, end: int) -> bool:
        """Take a part out of the name. A declaration of what the text declares already goes: two would be one too many.
        Is the use still there?"""
        old, (first, last) = self.text, self.name
        if self.is_declaration and self.declared.is_known(old[first:start] + old[end:last]):
            self._drop(self.arguments[-1][1])
            return False
        self.edits.replace(start, end, b"")
        return True

    def _drop(self, end: int) -> None:
        """The lines of a declaration become comments."""
        at = self.line
        while at < end:
            self.edits.insert(at, b"; ")
            at = self.text.find(b"\n", at) + 1 or end


@final
@dataclass(slots=True)
class _Declared:
    """Names that a text declares, and those that its declarations get."""

    text: bytes
    names: set[bytes] | None = None

    def is_known(self, name: bytes) -> bool:
        """Does the text declare the name, as it is written or by a declaration that was asked for before this one?"""
        if self.names is None:
            self.names = set(_DECLARATION.findall(self.text))
        is_known = name in self.names
        self.names.add(name)
        return is_known


def _make_buffer(use: _Use) -> None:
    """The number of records has 64 bits; its type is no part of the name. Newer text has as many as the target's resources:
    32, of gfx1250 45."""
    if len(use.arguments) != 4:
        return
    start, end = use.name
    suffix = _RECORDS.search(use.text, start, end)
    if suffix and not use.cut_name(suffix.start(), end):
        return
    given = _NARROW.match(use.argument(2))
    if not given or int(given[1]) >= 64:
        return
    if use.is_declaration:
        use.edits.replace(use.start(2), use.start(2) + given.end(1), b"i64")
    else:
        _widen(use, int(given[1]), use.argument(2).rpartition(b" ")[2])


def _widen(use: _Use, bits: int, value: bytes) -> None:
    start, end = use.start(2), use.arguments[2][1]
    if number := _INTEGER.match(value):
        use.edits.replace(start, end, b"i64 %d" % (int(number[1]) & ((1 << bits) - 1)))
    elif statement := _STATEMENT.match(use.text, use.line):
        wide = b"%%wide.%d" % use.name[0]
        first = len(statement[0]) - len(statement[0].lstrip())
        use.edits.insert(use.line + first, b"%s = zext i%d %s to i64 " % (wide, bits, value))
        use.edits.replace(start, end, b"i64 " + wide)


def _matrix_signs(use: _Use) -> None:
    """gfx1250's products of 16-bit and 32-bit numbers lost the operands that negate A and B, which could only be 0."""
    if len(use.arguments) < 6 or use.argument(0).startswith(b"i1"):
        return
    for index in (0, 1):
        use.edits.insert(use.start(index), b"i1 immarg, " if use.is_declaration else b"i1 false, ")


def _tensor(use: _Use) -> None:
    """The fifth group of a descriptor, which must be zero."""
    has_six = len(use.arguments) == 6 and use.argument(4).startswith(b"<8 x i32>")
    if has_six and (use.is_declaration or use.argument(4).endswith(_EMPTY)):
        use.edits.replace(use.arguments[4][0] - 1, use.arguments[4][1], b"")


def _asynchronous(use: _Use) -> None:
    """Copies to LDS that only marks wait for: those of LLVM 22.1 with ``ASYNCHRONOUS`` at the call."""
    start, end = use.name
    at = start + use.text[start:end].index(b".async")
    use.cut_name(at, at + len(b".async"))
    if not use.is_declaration:
        use.edits.insert(use.arguments[-1][1] + 1, b' "%s"' % ASYNCHRONOUS.encode())


_ROWS: tuple[tuple[bytes, Callable[[_Use], None]], ...] = (
    (rb"make\.buffer\.rsrc\.p[78]\.p\d+(?:\.i\d+)?", _make_buffer),
    (rb"wmma\.\w+\.16x16x(?:32\.b?f16|4\.f32)[\w.]*|swmmac\.\w+\.16x16x64\.b?f16[\w.]*", _matrix_signs),
    (rb"(?:(?:raw|struct)\.ptr\.buffer|global)\.load\.async\.lds|load\.async\.to\.lds(?:\.p\d+)?", _asynchronous),
    (rb"tensor\.(?:load\.to|store\.from)\.lds", _tensor),
)
_NAME = lazy_pattern(rb'"[^"]*"|;[^\r\n]*|@(llvm\.amdgcn\.(?:%s))\(' % b"|".join(b"(" + p + b")" for p, _ in _ROWS))


def may_hold_newer(text: bytes) -> bool:
    """Whether one of them may stand in a module's text."""
    return _PREFIX in text and any(word in text for word in _WORDS)


def translate(text: bytes, edits: Edits) -> None:
    if not may_hold_newer(text):
        return
    declared = _Declared(text)
    for found in _NAME.finditer(text):
        if found[1] and (arguments := split_group(text, found.end() - 1)):
            line = text.rfind(b"\n", 0, found.start()) + 1
            row = next(edit for n, (_, edit) in enumerate(_ROWS, 2) if found[n])
            row(_Use(text, found.span(1), arguments, text.startswith(b"declare", line), line, edits, declared))
