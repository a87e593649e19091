"""Signatures that LLVM takes on trust.

Where LLVM replaces an intrinsic of an older version by what it is today, or checks what its generic types have in common, it does
not look whether the declaration fits the name, and ends the process where it does not. So this is looked at before. Found by
declaring every intrinsic of LLVM 22.1 with types that it does not have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from swlds.errors import VerifyError
from swlds.lazy import lazy_pattern

_POINTER = r"(?:ptr(?: addrspace\(\d+\))?|[^;]*\*)"
_VECTOR = r"<[^;<>]*>"


def _signature(result: str, *operands: str) -> str:
    """Types with whatever attributes; those of the result stand in front."""
    parts = "".join(
        rf"(?:{o}(?![\w.*])[^;]*;)" if not o.startswith("?") else rf"(?:{o[1:]}(?![\w.*])[^;]*;)?" for o in operands
    )
    return rf"(?:[^;]* )?{result};{parts}"


_NONE = r"(?!)"
#: Name and what its type must be: result and operands, each in front of a semicolon; ``?`` for one that may be left out.
_ROWS: tuple[tuple[str, str], ...] = (
    (r"amdgcn\.alignbit", _signature("i32", "i32", "i32", "i32")),
    # With its types in the name it is upgraded; without them never.
    (r"amdgcn\.atomic\.(?:inc|dec)", _NONE),
    (r"amdgcn\.ldexp\..*", _signature("(half|float|double)", r"\1", r"i\d+")),
    (
        r"amdgcn\.wmma\.i32\.16x16x64\.iu8\b.*",
        _signature("(<8 x i32>)", "i1", r"\1", "i1", r"\1", r"\1", "i1", "i1", "?i1"),
    ),
    (r"coro\.end", _signature("(?:i1|void)", _POINTER, "i1", "?token")),
    (r"ct[lt]z\..*", _signature(r"(i\d+|<[^;<>]*>)", r"\1", "?i1")),
    (r"dbg\.addr", _signature("void", *["metadata"] * 3)),
    (r"dbg\.label", _signature("void", "metadata")),
    (
        r"experimental\.vector\.extract\.last\.active\b.*",
        _signature(r"([^;<> ]+)", r"<(?:vscale x )?\d+ x \1>", r"<(?:vscale x )?\d+ x i1>", r"\1"),
    ),
    (r"experimental\.vector\.reduce\.v2\..*", _signature(r"([^;<> ]+)", r"\1", r"<(?:vscale x )?\d+ x \1>")),
    (r"experimental\.vector\.reduce\.(?!v2).*", _signature(r"([^;<> ]+)", r"(?:\1[^;]*;)?<(?:vscale x )?\d+ x \1>")),
    (r"(?:experimental\.)?vector\.splice\b.*", _signature(f"({_VECTOR})", r"\1", r"\1", "i32")),
    *((rf"vector\.interleave{n}\b.*", _signature(_VECTOR, f"({_VECTOR})", *[r"\1"] * (n - 1))) for n in range(2, 9)),
    (r"flt\.rounds", _signature("i32")),
    (r"mem(?:cpy|move)(?:\.inline)?(?:\.p.*)?", _signature("void", _POINTER, _POINTER, r"i\d+", "?i32", "i1")),
    (r"memset(?:\.inline)?(?:\.p.*)?", _signature("void", _POINTER, "i8", r"i\d+", "?i32", "i1")),
    (r"mem(?:cpy|move)\.element\.unordered\.atomic\b.*", _signature("void", _POINTER, _POINTER, r"i\d+", "i32")),
    (r"memset\.element\.unordered\.atomic\b.*", _signature("void", _POINTER, "i8", r"i\d+", "i32")),
    (r"objectsize\..*", _signature(r"i\d+", _POINTER, "i1", "?i1", "?i1")),
)
#: Compiled, as the rows, where a module declares an intrinsic.
_NAMES = r"llvm\.(?:" + "|".join(rf"({name})\Z" for name, _ in _ROWS) + ")"
_WORD = b"declare "
_DECLARATION = lazy_pattern(rb'^[ \t]*declare ([^@\n]*)@"?(llvm\.[-\w.$]+)"?\(([^\n]*)\)', re.MULTILINE)


def refuse_wrong_types(text: bytes, source_name: str) -> None:
    """VerifyError for a declaration in a module's text with types that would make LLVM end the process."""
    for found in _declarations(text):
        row = re.match(_NAMES, found[2].decode())
        if row is None or row.lastindex is None:
            continue
        kinds = (
            ";".join((found[1].decode("utf-8", "replace").strip(), *_operands(found[3].decode("utf-8", "replace"))))
            + ";"
        )
        if not re.fullmatch(_ROWS[row.lastindex - 1][1], kinds):
            line = text.count(b"\n", 0, found.start()) + 1
            raise VerifyError(
                f"{found[2].decode()} does not have these types: {kinds.rstrip(';').replace(';', ', ')}",
                location=f"{source_name}:{line}:1",
                hint="declare it as LLVM 22.1 does",
            )


def _declarations(text: bytes) -> Iterator[re.Match[bytes]]:
    """Declarations of intrinsics, by their word: next to no line of a module has it."""
    at = text.find(_WORD)
    while at >= 0:
        start = at
        while start and text[start - 1] in b" \t":
            start -= 1
        if found := _DECLARATION.match(text, start):
            yield found
        at = text.find(_WORD, at + len(_WORD))


def _operands(text: str) -> list[str]:
    """The operands of a declaration."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(text):
        depth += (char in "<{[(") - (char in ">}])")
        if char == "," and not depth or depth < 0:
            parts.append(text[start:at].strip())
            start = at + 1
            if depth < 0:
                return parts
    last = text[start:].strip()
    return [*parts, last] if last else parts
