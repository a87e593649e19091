"""Where a module's text declares, defines, calls or only names intrinsics, however it is spelled.

LLVM's tokens are all that is known of the text: nothing has parsed it yet, and perhaps nothing can.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import final

from swlds.ir.dialects.syntax import TOKEN
from swlds.ir.line_numbers import LineNumbers
from swlds.ir.names import raw_name
from swlds.lazy import dataclass

_CALLS = (b"call", b"invoke", b"callbr")
_WORDS = frozenset((b"declare", b"define", *_CALLS))
#: Tokens between such a word and the name at most: types and attributes.
_MOST = 1_000
_OPENING, _CLOSING = (b"(", b"[", b"{", b"<"), (b")", b"]", b"}", b">")
_NO_BLANK_BEFORE, _NO_BLANK_BEHIND = (b")", b">", b"]", b",", b"*", b"("), (b"(", b"<", b"[")


@final
@dataclass(frozen=True, slots=True)
class Use:
    """``word``: ``declare``, ``define`` or that of a call. ``kinds``: types of the result and the operands, each with what stands
    behind it and a semicolon. Both are empty where the name is none of it."""

    name: str
    line: int
    word: str = ""
    kinds: str = ""
    #: The text has names of its own for some of the types.
    has_named_types: bool = False


def find_uses(text: bytes, names: Collection[bytes]) -> Iterator[Use]:
    """The uses of intrinsics (``names``: without ``llvm.``). One only named counts where it is a function."""
    tokens, offsets = [], []
    for found in TOKEN.finditer(text):
        if found[1] is not None:
            tokens.append(found[1])
            offsets.append(found.start())
    tokens.append(b"")
    places = []
    for index, token in enumerate(tokens):
        if token.startswith((b"@llvm.", b'@"')):
            name = raw_name(token[1:].decode("utf-8", "surrogateescape"))
            if name.startswith(b"llvm.") and name[5:] in names:
                places.append((index, name))
    functions = {name for index, name in places if tokens[index + 1] == b"("}
    lines = LineNumbers(text)
    for index, name in places:
        if name in functions:
            start = _find_word(tokens, index)
            line = lines.line_of(offsets[index if start is None else start])
            yield _read_use(tokens, start, index, name.decode("utf-8", "replace"), line)


def _find_word(tokens: list[bytes], index: int) -> int | None:
    """Where the declaration or the call of the name at ``index`` begins; None where it is only named."""
    if tokens[index + 1] != b"(":
        return None
    return next((at for at in range(index - 1, max(-1, index - _MOST), -1) if tokens[at] in _WORDS), None)


def _read_use(tokens: list[bytes], start: int | None, index: int, name: str, line: int) -> Use:
    end = None if start is None else _end_of_group(tokens, index + 1)
    if start is None or end is None:
        return Use(name, line)
    result, inside = tokens[start + 1 : index], tokens[index + 2 : end]
    if tokens[start] in _CALLS and result[-1:] == [b")"]:
        opening = _start_of_group(result)
        if result[opening - 1] != b"addrspace":  # a whole type: the operands are those that it says
            result, inside = result[:opening], result[opening + 1 : -1]
    operands = _split(inside)
    has_names = any(part[:1] and part[0].startswith(b"%") for part in (result[-1:], *operands))
    kinds = "".join(f"{_spell(part)};" for part in (result, *operands))
    return Use(name, line, tokens[start].decode(), kinds, has_names)


def _end_of_group(tokens: list[bytes], opening: int) -> int | None:
    depth = 0
    for at in range(opening, len(tokens)):
        depth += (tokens[at] in _OPENING) - (tokens[at] in _CLOSING)
        if not depth:
            return at
    return None


def _start_of_group(tokens: list[bytes]) -> int:
    """Of the group that the last token closes."""
    depth = 0
    for at in range(len(tokens) - 1, -1, -1):
        depth += (tokens[at] in _CLOSING) - (tokens[at] in _OPENING)
        if not depth:
            return at
    return 0


def _split(tokens: list[bytes]) -> list[list[bytes]]:
    """What commas part; nothing of nothing."""
    parts: list[list[bytes]] = [[]]
    depth = 0
    for token in tokens:
        depth += (token in _OPENING) - (token in _CLOSING)
        if token == b"," and not depth:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts if tokens else []


def _spell(tokens: list[bytes]) -> str:
    """The tokens as LLVM prints them, without strings: of attributes, and of names, where they may hold anything."""
    spelled, last = "", b"("
    for token in tokens:
        if token[:1] in b'"=':
            continue
        if b'"' in token:
            token = token[:1] + b"_"
        blank = token not in _NO_BLANK_BEFORE and last not in _NO_BLANK_BEHIND
        spelled += " " * blank + token.decode("utf-8", "replace")
        last = token
    return spelled
