"""Cuts LLVM IR text into tokens: one regular expression, and a cursor that the parsers share.

Tokens are plain strings, told apart by their first character; spans are worked out again only for an error
message, so that the common case pays nothing for them. ``ptr addrspace(3)`` and flat arrays and vectors of a
one-word element (``[4 x i32]``, ``<2 x half>``) are one token each: they are what a kernel's text is made of.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NoReturn, final

from swlds.errors import ParseError
from swlds.ir.integers import MAX_DIGITS, parse_integer
from swlds.lazy import lazy_pattern

if TYPE_CHECKING:
    from swlds.ir.model import Module
    from swlds.ir.scope import Scope

TOKEN = lazy_pattern(
    r"""(
      [%@$](?:[-\w$.]+|"[^"]*")               # %local  @global  $comdat
    | [,()=]
    | ptr\ addrspace\(\d+\)
    | [<\[]\d+\ x\ \w+[>\]]                   # flat vector or array
    | c?"[^"]*"                               # strings; LLVM writes quotes inside as \22
    | [A-Za-z_][\w.]*
    | [-+]?(?:0x[HKLMR]?[0-9A-Fa-f]+|\d+(?:\.\d*(?:[eE][-+]?\d+)?)?)
    | !(?:[-\w$.\\]+)?
    | \#\w+
    | \.\.\.
    | ;[^\n]*
    | /\*.*?\*/
    | \S
    )""",
    re.VERBOSE | re.ASCII | re.DOTALL,
)

#: How deep types and constants may nest; what a compiler writes stays below 20.
DEPTH_LIMIT = 128


def tokenize(text: str) -> list[str]:
    """The tokens of ``text``, closed by an empty one; comments are dropped."""
    tokens: list[str] = TOKEN.findall(text)
    if ";" in text or "/*" in text:
        tokens = [t for t in tokens if not t.startswith((";", "/*"))]
    tokens.append("")
    return tokens


def token_offsets(text: str) -> list[int]:
    """Where each token starts in ``text``; the end of the text for the closing one."""
    offsets = [m.start(1) for m in TOKEN.finditer(text) if not m.group(1).startswith((";", "/*"))]
    return [*offsets, len(text.rstrip())]


@final
class Cursor:
    """A position in the tokens of one entity, and what its names mean there.

    ``line`` is the file's line of the text's first character, ``column`` its column minus one.
    """

    __slots__ = ("_offsets", "column", "depth", "index", "line", "module", "scope", "text", "tokens")

    def __init__(self, text: str, module: Module, scope: Scope, line: int = 0, column: int = 0) -> None:
        self.text = text
        self.tokens = tokenize(text)
        self.index = 0
        self.module = module
        self.scope = scope
        self.line = line
        self.column = column
        self.depth = 0
        self._offsets: list[int] | None = None

    @property
    def token(self) -> str:
        """The token in front of the cursor; empty at the end."""
        return self.tokens[self.index]

    def take(self) -> str:
        """Step over the next token and return it."""
        token = self.tokens[self.index]
        if token:
            self.index += 1
        return token

    def accept(self, token: str) -> bool:
        """Step over ``token`` if it is next."""
        if self.tokens[self.index] != token:
            return False
        self.index += 1
        return True

    def expect(self, token: str) -> None:
        """Step over ``token``, which must be next."""
        if self.tokens[self.index] != token:
            self.fail(f"'{token}'")
        self.index += 1

    def take_int(self, what: str = "a number") -> int:
        """Step over a decimal number."""
        token = self.tokens[self.index]
        if not token.lstrip("-").isdecimal():
            self.fail(what)
        number = parse_integer(token, self.location() if len(token) > MAX_DIGITS else "")
        self.index += 1
        return number

    def take_parenthesised_int(self) -> int:
        """Step over ``(N)``."""
        self.expect("(")
        value = self.take_int()
        self.expect(")")
        return value

    def take_string(self, what: str = "a string") -> str:
        """Step over ``"…"`` and return what stands between the quotes, as spelled."""
        token = self.tokens[self.index]
        if not token.startswith('"') or len(token) < 2:
            self.fail(what)
        self.index += 1
        return token[1:-1]

    def skip_group(self) -> None:
        """Step over one balanced group; the cursor is at its opening bracket."""
        depth = 0
        while True:
            token = self.take()
            if token in OPENING:
                depth += 1
            elif token in CLOSING:
                depth -= 1
                if depth == 0:
                    return
            elif not token:
                self.fail("a closing bracket")

    def text_since(self, start: int) -> str:
        """The source text from token ``start`` up to the cursor."""
        if self.index == start + 1:
            return self.tokens[start]
        offsets = self.offsets
        return self.text[offsets[start] : offsets[self.index - 1] + len(self.tokens[self.index - 1])]

    @property
    def offsets(self) -> list[int]:
        """Where the tokens start; worked out when first asked for."""
        if self._offsets is None:
            self._offsets = token_offsets(self.text)
        return self._offsets

    def deepen(self) -> None:
        """Note one more level of nesting; the caller takes it back with ``depth -= 1``."""
        self.depth += 1
        if self.depth > DEPTH_LIMIT:
            raise ParseError(f"nested deeper than {DEPTH_LIMIT} levels", location=self.location())

    def location(self) -> str:
        """``file:line:column`` of the next token."""
        offset = self.offsets[self.index]
        before = self.text[:offset]
        line = self.line + before.count("\n")
        column = offset - (before.rfind("\n") + 1) + 1 + (0 if "\n" in before else self.column)
        return f"{self.module.source_name}:{line}:{column}"

    def fail(self, expected: str) -> NoReturn:
        """Raise a ParseError at the next token."""
        found = self.token
        shown = f"'{found if len(found) < 60 else found[:57] + '...'}'" if found else "the end of the line"
        raise ParseError(f"expected {expected}, found {shown}", location=self.location())


OPENING = frozenset("([{<")
CLOSING = frozenset(")]}>")
