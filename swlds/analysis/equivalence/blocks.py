"""The blocks of a body as text, numbered along the control flow, and its parameters by position."""

from __future__ import annotations

import re
from dataclasses import field
from typing import final

from swlds.ir.model import Function
from swlds.ir.names import NAME
from swlds.lazy import dataclass, lazy_pattern

_LABEL = lazy_pattern(rf"({NAME}):")
_TARGET = lazy_pattern(rf"label (%{NAME})")


@final
@dataclass(slots=True)
class RawBlock:
    """A block as text: ``start`` is the index of its first line in the body's logical lines."""

    label: str
    start: int
    lines: list[str] = field(default_factory=list)


def logical_lines(body: str) -> list[str]:
    """The lines of a body without comments and blanks; what LLVM continues on further lines comes as one."""
    found: list[str] = []
    for line in body.split("\n"):
        if not line:
            continue
        if line[0] == " " and (line.startswith("  ]") or (line.startswith("    ") and line[4] != "#")) and found:
            found[-1] += " " + line.strip()
        else:
            found.append(line)
    return found


def split_blocks(function: Function) -> list[RawBlock]:
    """The blocks in the order in which they are written."""
    lines = logical_lines(function.body or "")
    blocks: list[RawBlock] = []
    if lines and lines[0][0] == " ":
        unnamed = [int(n[1:]) for n in argument_names(function) if n[1:].isdecimal()]
        blocks.append(RawBlock(f"%{max(unnamed, default=-1) + 1}", 0))
    for index, line in enumerate(lines):
        if line[0] == " ":
            blocks[-1].lines.append(line)
            continue
        matched = _LABEL.match(line)
        assert matched, "what is not indented in a body is a label"
        blocks.append(RawBlock(f"%{matched[1]}", index + 1))
    return blocks


def number_blocks(blocks: list[RawBlock]) -> dict[str, str]:
    """Label -> stand-in: depth first from the entry, then the unreachable ones in the order written."""
    by_label = {block.label: block for block in blocks}
    found: dict[str, str] = {}
    stack = [block.label for block in reversed(blocks)]
    # Roots come last: the stack holds all blocks as roots, the entry on top, and successors above them.
    while stack:
        label = stack.pop()
        if label in found:
            continue
        found[label] = f"%b{len(found)}"
        block = by_label[label]
        terminator = block.lines[-1] if block.lines else ""
        if "label " in terminator:
            stack.extend(t for t in reversed(_TARGET.findall(terminator)) if t not in found)
    return found


def argument_names(function: Function) -> dict[str, str]:
    """``%name`` of each parameter -> its stand-in."""
    header = function.header
    close = header.index("@" + function.name) + len(function.name) + 1
    found: dict[str, str] = {}
    depth = 0
    for matched in re.finditer(r'[(\[{<]|[)\]}>]|%("[^"]*"|[-\w$.]+)(?=[,)])|"[^"]*"|\\.', header[close:]):
        token = matched[0]
        if token in "([{<":
            depth += 1
        elif token in ")]}>":
            depth -= 1
            if depth == 0:
                break
        elif token[0] == "%" and depth == 1:
            found[token] = f"%a{len(found)}"
    return found
