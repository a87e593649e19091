"""The processor in the triple (``amdgpu9.42-amd-amdhsa``), ``denormal_fpenv(…)``, and ``target_mem`` of ``memory(…)``.

LLVM 24 names the processor in the triple; functions of LLVM 22.1 name it themselves. ``9.42`` is gfx942, ``12.50`` gfx1250; one
digit behind the point, or none, means a family: ``9.4`` is gfx9-4-generic, ``11`` gfx11-generic, ``9.5`` another word for the
former. Source: LLVM's Triple.cpp, tests of clang's driver.

``memory(…, target_mem: X)`` stands for ``target_mem0: X, target_mem1: X`` (llvm/llvm-project pull request 176968).
"""

from __future__ import annotations

import re

from swlds.ir.dialects.edits import Edits
from swlds.ir.dialects.syntax import end_of_group
from swlds.lazy import lazy_pattern

WORDS = (b'triple = "amdgpu', b"denormal_fpenv(", b"target_mem:")

_TRIPLE = lazy_pattern(rb'^target triple = "(amdgpu([0-9][0-9a-z.]*)?)-', re.MULTILINE)
_DENORMAL = lazy_pattern(rb'"[^"]*"|;[^\r\n]*|\bdenormal_fpenv\(([^()\n]*)\)')
_TARGET_MEMORY = lazy_pattern(rb'"[^"]*"|;[^\r\n]*|(?<![-\w$.%@])target_mem:\s*(none|read|write|readwrite)\b')
_DEFINE = lazy_pattern(rb'^define\b(?:[^@"\n]|"[^"\n]*")*@(?:"[^"\n]*"|[-\w$.]+)\(', re.MULTILINE)
_GROUP_WITH_CPU = lazy_pattern(rb'^attributes #(\d+) = \{[^\n]*"target-cpu"=', re.MULTILINE)
_BEFORE_ATTRIBUTES = lazy_pattern(rb"(?:\s*(?:local_unnamed_addr|unnamed_addr|addrspace\(\d+\)))*")
_GROUP = lazy_pattern(rb"#(\d+)")
_MODES = {
    b"ieee": b"ieee",
    b"preservesign": b"preserve-sign",
    b"positivezero": b"positive-zero",
    b"dynamic": b"dynamic",
}


def translate(text: bytes, edits: Edits) -> None:
    if triple := _TRIPLE.search(text):
        edits.replace(*triple.span(1), b"amdgcn")
        if triple[2]:
            _name_processor(text, _processor(triple[2]), edits)
    if b"denormal_fpenv(" in text:
        for found in _DENORMAL.finditer(text):
            if found[1] is not None and (strings := _denormal_strings(found[1])):
                edits.replace(*found.span(), strings)
    if b"target_mem:" in text:
        for found in _TARGET_MEMORY.finditer(text):
            if found[1] is not None:
                lines = b"\n" * found[0].count(b"\n")
                edits.replace(*found.span(), b"target_mem0: %s, target_mem1: %s" % (found[1], found[1] + lines))


def _processor(family: bytes) -> bytes:
    major, _, minor = family.partition(b".")
    if len(minor) >= 2:
        return b"gfx" + major + minor
    if (major, minor) == (b"9", b"5"):
        minor = b"4"
    return b"gfx" + major + (b"-" + minor if minor else b"") + b"-generic"


def _name_processor(text: bytes, processor: bytes, edits: Edits) -> None:
    """Give each function that names no processor the triple's."""
    named = set(_GROUP_WITH_CPU.findall(text))
    for define in _DEFINE.finditer(text):
        close = end_of_group(text, define.end() - 1)
        if close is None:
            return
        line_end = text.find(b"\n", close)
        rest = text[close : line_end if line_end >= 0 else len(text)]
        if b'"target-cpu"' not in rest and named.isdisjoint(_GROUP.findall(rest)):
            before = _BEFORE_ATTRIBUTES.match(text, close)
            assert before is not None, "it matches nothing, too"
            edits.insert(before.end(), b' "target-cpu"="%s"' % processor)


def _denormal_strings(words: bytes) -> bytes | None:
    """``preservesign|ieee, float: dynamic``: outputs and inputs of all types but float, and of float."""
    general, _, single = words.partition(b"float:")
    parts = []
    for key, modes in ((b"denormal-fp-math", general.strip(b", ")), (b"denormal-fp-math-f32", single.strip())):
        if modes:
            named = [_MODES.get(mode.strip()) for mode in re.split(rb"[|,]", modes)]
            if None in named or len(named) > 2:
                return None
            parts.append(b'"%s"="%s,%s"' % (key, named[0], named[-1]))
    return b" ".join(parts)
