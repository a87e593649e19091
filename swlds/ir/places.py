"""Lines of the input as the user has it.

A module's lines are those of LLVM's canonical text. An error that names one is translated here, once, on its way out:
``with in_source(module): …``. Where the input was bitcode there are no lines, and the place is the file.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence

from swlds.errors import SwldsError
from swlds.ir.model import Module
from swlds.ir.names import NAME

_DEFINE = re.compile(rf"\s*(?:define|declare)\b.*?@({NAME})\s*\(")
_NOT_INSTRUCTION = re.compile(rf"\s*(?:;|$|{NAME}:|\}})")


@contextlib.contextmanager
def in_source(module: Module) -> Iterator[None]:
    """Give errors that pass through the line of the module's original text; errors without a place get its name."""
    try:
        yield
    except SwldsError as error:
        name = module.source_name
        if not error.location:
            error.location = name
        elif module.original is not None and (
            found := re.fullmatch(re.escape(name) + r":(\d+)(?::\d+)?", error.location)
        ):
            line = find_source_line(module.original, name, int(found[1]))
            error.location = f"{name}:{line}:1" if line else name
        raise


def find_source_line(original: str | bytes, name: str, line: int) -> int | None:
    """The line of the original that line ``line`` of its canonical text came from; None where that cannot be told."""
    from swlds.ir import llvm

    if isinstance(original, bytes):
        if original[:4] in llvm.BITCODE_MAGICS:
            return None
        original = original.decode("utf-8", "surrogateescape")
    canonical = llvm.canonical_text(original, name).split("\n")
    if not 1 <= line <= len(canonical):
        return None
    return _find(original.split("\n"), canonical, line - 1)


def _find(original: Sequence[str], canonical: Sequence[str], row: int) -> int | None:
    text = canonical[row]
    if text.startswith("@"):
        head = re.compile(rf"\s*{re.escape(text.split(' =', 1)[0])}\s*=")
        return next((i + 1 for i, line in enumerate(original) if head.match(line)), None)
    if text.startswith("module asm "):
        lines = [i + 1 for i, line in enumerate(original) if line.lstrip().startswith("module asm ")]
        return next((i for i in lines if _words(original[i - 1]) == _words(text)), lines[0] if lines else None)
    start = next((i for i in range(row, -1, -1) if _DEFINE.match(canonical[i])), None)
    function = _DEFINE.match(canonical[start]) if start is not None else None
    if start is None or function is None:
        return None
    begin = next((i for i, line in enumerate(original) if (d := _DEFINE.match(line)) and d[1] == function[1]), None)
    if begin is None or row == start:
        return None if begin is None else begin + 1
    end = next((i for i in range(begin + 1, len(original)) if original[i].startswith("}")), len(original))
    body = range(begin + 1, end)
    same = [i for i in body if _words(original[i]) == _words(text)]
    before = sum(_words(canonical[i]) == _words(text) for i in range(start + 1, row))
    if before < len(same):
        return same[before] + 1
    instructions = [i for i in body if not _NOT_INSTRUCTION.match(original[i])]
    count = sum(not _NOT_INSTRUCTION.match(canonical[i]) for i in range(start + 1, row))
    return (instructions[count] if count < len(instructions) else begin) + 1


def _words(line: str) -> list[str]:
    return line.split(";", 1)[0].replace(",", " ").split()
