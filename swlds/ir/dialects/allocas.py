"""Stack slots in address space 0: a producer that names no target, and so no data layout, writes them so (tinygrad).

Before: ``%r = alloca [4 x float], align 16``
After:  ``%private.r = alloca [4 x float], align 16, addrspace(5) %r = addrspacecast ptr addrspace(5) %private.r to ptr``

A line holds two instructions then. The first has a name, so that numbers of unnamed values stay.
"""

from __future__ import annotations

from typing import final

from swlds.ir.dialects.edits import Edits
from swlds.ir.dialects.syntax import TOKEN
from swlds.lazy import dataclass

_ALLOCA = b"alloca"
_OPENING, _CLOSING = (b"(", b"[", b"{", b"<"), (b")", b"]", b"}", b">")


def translate(text: bytes, edits: Edits) -> None:
    if _ALLOCA not in text:
        return
    prefix = b"private."
    while b"%" + prefix in text or b'%"' + prefix in text:
        prefix = b"_" + prefix
    tokens = [(found[1], found.start()) for found in TOKEN.finditer(text) if found[1] is not None]
    tokens += [(b"", len(text))] * 3
    for index, (token, _) in enumerate(tokens):
        if token == _ALLOCA and (slot := _read(tokens, index)):
            _translate(tokens, index, slot, prefix, edits)


@final
@dataclass(frozen=True, slots=True)
class _Slot:
    """Offsets: where an address space goes, and behind the metadata."""

    operands: int
    end: int


def _read(tokens: list[tuple[bytes, int]], at: int) -> _Slot | None:
    """An alloca without address space; None for one that has one, and for what is none."""
    at += 1
    while tokens[at][0] in (b"inalloca", b"swifterror"):
        at += 1
    if tokens[at][0] in (b":", b"="):
        return None
    at = _skip_value(tokens, at)
    if tokens[at][0] == b"addrspace":  # of a type of pointers
        at = _skip_value(tokens, at)
    while tokens[at][0] == b"," and not tokens[at + 1][0].startswith(b"!"):
        word = tokens[at + 1][0]
        if word == b"addrspace":
            return None
        at = _skip_value(tokens, at + 2 if word == b"align" else _skip_value(tokens, at + 1))
    operands = at
    while tokens[at][0] == b"," and tokens[at + 1][0].startswith(b"!"):
        at = _skip_value(tokens, at + 2)
    return _Slot(_end(tokens, operands - 1), _end(tokens, at - 1))


def _skip_value(tokens: list[tuple[bytes, int]], at: int) -> int:
    """Behind a type, a number, a constant or a node: a token, or a group, or a token and a group in round brackets."""
    if tokens[at][0] not in _OPENING:
        at += 1
        if tokens[at][0] != b"(" and not (tokens[at][0] == b"{" and tokens[at - 1][0] == b"!"):
            return at
    depth = 0
    while tokens[at][0]:
        depth += (tokens[at][0] in _OPENING) - (tokens[at][0] in _CLOSING)
        at += 1
        if not depth:
            break
    return at


def _end(tokens: list[tuple[bytes, int]], at: int) -> int:
    return tokens[at][1] + len(tokens[at][0])


def _translate(tokens: list[tuple[bytes, int]], index: int, slot: _Slot, prefix: bytes, edits: Edits) -> None:
    start = tokens[index][1]
    if index >= 2 and tokens[index - 1][0] == b"=" and tokens[index - 2][0].startswith(b"%"):
        name, at = tokens[index - 2]
        inside = 2 if name.startswith(b'%"') else 1
        edits.insert(at + inside, prefix)
        own, result = name[:inside] + prefix + name[inside:], name + b" = "
    else:  # it gets a number, and now the cast does
        own, result = b"%%%bat.%d" % (prefix, start), b""
        edits.insert(start, own + b" = ")
    edits.insert(slot.operands, b", addrspace(5)")
    edits.insert(slot.end, b" %baddrspacecast ptr addrspace(5) %b to ptr" % (result, own))
