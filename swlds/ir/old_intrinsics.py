"""Signatures that LLVM takes on trust.

Where LLVM replaces an intrinsic of an older version by what it is today, or checks what its generic types have in common, it does
not look whether the declaration fits the name, and ends the process where it does not. So this is looked at before. Found by
declaring every intrinsic of LLVM 22.1 with types that it does not have.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import final

from swlds.errors import VerifyError
from swlds.ir.names import raw_name
from swlds.lazy import dataclass, lazy_pattern

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
    # Of a declaration of an older version that nothing calls LLVM makes this one.
    (r"lifetime\.(?:start|end)\.i\d+", _signature("void", r"i\d+")),
    (r"lifetime\.(?:start|end)(?:\..*)?", _signature("void", r"?i\d+", _POINTER)),
    (r"mem(?:cpy|move)(?:\.inline)?(?:\.p.*)?", _signature("void", _POINTER, _POINTER, r"i\d+", "?i32", "i1")),
    (r"memset(?:\.inline)?(?:\.p.*)?", _signature("void", _POINTER, "i8", r"i\d+", "?i32", "i1")),
    (r"mem(?:cpy|move)\.element\.unordered\.atomic\b.*", _signature("void", _POINTER, _POINTER, r"i\d+", "i32")),
    (r"memset\.element\.unordered\.atomic\b.*", _signature("void", _POINTER, "i8", r"i\d+", "i32")),
    (r"objectsize\..*", _signature(r"i\d+", _POINTER, "i1", "?i1", "?i1")),
    (r"ptr\.annotation\..*", _signature(_POINTER, _POINTER, _POINTER, _POINTER, "i32", f"?{_POINTER}")),
    (r"thread\.pointer(?:\..*)?", _signature(_POINTER)),
)
#: Compiled, as the rows, where a module mentions one of them.
_NAMES = r"llvm\.(?:" + "|".join(rf"({name})\Z" for name, _ in _ROWS) + ")"
#: How the names of the rows begin.
_WITH_ROW = (
    b"amdgcn.alignbit", b"amdgcn.atomic.", b"amdgcn.ldexp.", b"amdgcn.wmma.i32.", b"coro.end", b"ctlz.", b"cttz.", b"dbg.addr",
    b"dbg.label", b"experimental.vector.", b"flt.rounds", b"lifetime.", b"mem", b"objectsize.", b"ptr.annotation.",
    b"thread.pointer", b"vector.interleave", b"vector.splice",
)  # fmt: skip
#: How those begin that LLVM replaces, too, with no row here: by what they are, and of other targets.
_WITHOUT_ROW = (
    b"aarch64.", b"arm.", b"experimental.vector.", b"invariant.group.barrier", b"nvvm.", b"riscv.", b"wasm.", b"x86.",
)  # fmt: skip
#: A name, and behind it the bracket, or what may stand in front of one.
_MENTION = lazy_pattern(rb"@llvm\.([-\w$.]+)(\(|[ \t\r\n]*[(;/])?")
#: The same of names with quotes. Nothing is skipped: where the quote closes a string, the next one is none.
_QUOTED = lazy_pattern(rb'@(?=("[^"]*")([ \t\r\n]*[(;/])?)')
#: What stands in front of the name in a line as LLVM writes it, with the type of the result.
_HEAD = lazy_pattern(rb"(?:declare| +(?:%[-\w$.]+ = )?(?:(?:tail|musttail|notail) )?call) ([^%@]*[^%@)]) \Z")
#: What no such line has. With none of them it is in no string or comment, or all of it is.
_SPECIAL = lazy_pattern(rb'["/;\r]')
#: Most operands, between whose commas nothing has to be told apart.
_SIMPLE = lazy_pattern(rb"((?:[^\n(){}\[\]<>]|\(\d+\)|<\d+ x \w+>)+)\)")
_BRACKET = lazy_pattern(rb"[][(){}<>,]")


@final
@dataclass(frozen=True, slots=True)
class Undecided:
    """An intrinsic, in a line, of which LLVM alone can say whether it ends the process over it."""

    name: str
    line: int


def refuse_wrong_types(text: bytes, source_name: str) -> Undecided | None:
    """VerifyError for intrinsics in a module's text with types that would make LLVM end the process; the first of which that
    cannot be told."""
    names, is_plain = _find_names(text)
    if not names:
        return None
    rows = re.compile(_NAMES)
    if is_plain and all(
        _fits(rows, found[1].decode(), _plain_kinds(text, found)) for found in _find_plain(text, names)
    ):
        return None
    from swlds.ir.intrinsic_uses import find_uses  # few texts need it

    undecided = None
    for use in sorted(find_uses(text, names), key=lambda use: use.word != "declare"):
        fits = _fits(rows, use.name, use.kinds)
        if fits and use.word != "define":
            continue
        if fits is False and not use.has_named_types:
            raise VerifyError(
                f"{use.name} does not have these types: {use.kinds.rstrip(';').replace(';', ', ')}",
                location=f"{source_name}:{use.line}:1",
                hint="declare it as LLVM 22.1 does",
            )
        undecided = undecided or Undecided(use.name, use.line)
    return undecided


def _fits(rows: re.Pattern[str], name: str, kinds: str) -> bool | None:
    """Whether an intrinsic may have these types; None where that cannot be told."""
    if not kinds:
        return None
    row = rows.match(name)
    if row is not None and row.lastindex is not None:
        return re.fullmatch(_ROWS[row.lastindex - 1][1], kinds) is not None
    return None if name[len("llvm.") :].encode().startswith(_WITHOUT_ROW) else True


def _find_names(text: bytes) -> tuple[set[bytes], bool]:
    """Names, without ``llvm.``, of the intrinsics that have to be looked at: those of which LLVM takes something on trust, and
    those that are functions and stand somewhere else than in front of a bracket, too. Is each spelled as LLVM spells it?"""
    before_bracket: dict[bytes, bool] = {}
    alone = set()
    for name, behind in set(_MENTION.findall(text)):
        if behind:
            before_bracket[name] = before_bracket.get(name, True) and behind == b"("
        else:
            alone.add(name)
    if b'@"' in text:
        for quoted, behind in set(_QUOTED.findall(text)):
            name = raw_name(quoted.decode("utf-8", "surrogateescape"))
            if name.startswith(b"llvm."):
                if behind:
                    before_bracket[name[5:]] = False
                else:
                    alone.add(name[5:])
    names = {name for name in before_bracket if name in alone or name.startswith((*_WITH_ROW, *_WITHOUT_ROW))}
    return names, all(before_bracket[name] and name not in alone for name in names)


def _find_plain(text: bytes, names: Collection[bytes]) -> Iterator[re.Match[bytes]]:
    """Where the names stand in front of a bracket."""
    return re.finditer(rb"@(llvm\.(?:%b))\(" % b"|".join(map(re.escape, sorted(names))), text)


def _plain_kinds(text: bytes, found: re.Match[bytes]) -> str:
    """The types in a line as LLVM writes it; empty for another."""
    start = text.rfind(b"\n", 0, found.start()) + 1
    end = text.find(b"\n", found.end())
    end = len(text) if end < 0 else end
    head = _HEAD.match(text, start, found.start())
    if head is None or _SPECIAL.search(text, start, end):
        return ""
    simple = _SIMPLE.match(text, found.end(), end)
    operands = simple[1].split(b", ") if simple else _operands(text[found.end() : end])
    return b"".join(b"%b;" % kind for kind in (head[1], *operands)).decode("utf-8", "replace")


def _operands(text: bytes) -> list[bytes]:
    """The operands of a declaration or a call."""
    parts, depth, start = [], 0, 0
    for found in _BRACKET.finditer(text):
        depth += (found[0] in b"<{[(") - (found[0] in b">}])")
        if (found[0] == b"," and not depth) or depth < 0:
            parts.append(text[start : found.start()].strip())
            start = found.end()
            if depth < 0:
                break
    return parts
