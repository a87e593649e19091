"""Tokens, brackets and arguments of a text that nothing has parsed yet."""

from __future__ import annotations

from swlds.lazy import lazy_pattern

#: A comment as LLVM's lexer has it: up to the end of the line, be that a lone CR, or as in C, which may have no end.
_COMMENT = rb";[^\r\n]*|/\*(?:[^*]|\*(?!/))*(?:\*/)?"
#: What LLVM's lexer skips, and (group 1) what it keeps: names with their sigils, strings, numbers, single characters.
TOKEN = lazy_pattern(_COMMENT + rb'|[ \t\r\n]+|([@%$!#^]?"[^"]*"|[@%$!#^]?[-\w$.]+|[^ \t\r\n])')
#: Comments and strings: what stands in them is no syntax.
NO_SYNTAX = lazy_pattern(_COMMENT + rb'|"[^"]*"')
_BRACKET = lazy_pattern(_COMMENT + rb'|"[^"]*"|[()\[\]{}<>,]')


def end_of_group(text: bytes, opening: int) -> int | None:
    """The offset behind the bracket that closes the one at ``opening``; None where there is none."""
    parts = split_group(text, opening)
    return None if parts is None else parts[-1][1] + 1


def split_group(text: bytes, opening: int) -> list[tuple[int, int]] | None:
    """Start and end of what commas part in the group that opens at ``opening``; at least one, which may be empty."""
    depth, start, parts = 0, opening + 1, []
    for found in _BRACKET.finditer(text, opening):
        token = found[0]
        if token in (b"(", b"[", b"{", b"<"):
            depth += 1
        elif token in (b")", b"]", b"}", b">"):
            depth -= 1
            if not depth:
                parts.append((start, found.start()))
                return parts
        elif token == b"," and depth == 1:
            parts.append((start, found.start()))
            start = found.end()
    return None
