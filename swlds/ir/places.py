"""Lines of the input as the user has it.

A module's lines are those of LLVM's canonical text. An error that names one is translated here, once, on its way out:
``with in_source(module): …``. Where the input was bitcode there are no lines, and the place is the file.
"""

from __future__ import annotations

import bisect
import contextlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import final

from swlds.errors import SwldsError
from swlds.ir import dialects
from swlds.ir.made_places import find_made
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.names import NAME, raw_name
from swlds.lazy import lazy_pattern

_DEFINE = lazy_pattern(rf"\s*(?:define|declare)\b.*?@({NAME})\s*\(")
_GLOBAL = lazy_pattern(rf"\s*@({NAME})\s*=")
_NOT_INSTRUCTION = lazy_pattern(rf"\s*(?:;|$|{NAME}:|\}})")


@contextlib.contextmanager
def in_source(module: Module) -> Iterator[None]:
    """Give errors that pass through the line of the module's original text; errors without a place get its name. Those of an
    instruction have the line that ``canonical_line`` gives."""
    try:
        yield
    except SwldsError as error:
        name = module.source_name
        if not error.location:
            error.location = name
        elif module.input_text is not None and (
            found := re.fullmatch(re.escape(name) + r":(\d+)(?::\d+)?", error.location)
        ):
            line = source_lines(module).find(int(found[1]))
            error.location = f"{name}:{line}:1" if line else name
        raise


def source_lines(module: Module) -> SourceLines:
    """The lines of a module's input, which are found once for as long as it lives."""
    known: SourceLines | None = module.kept.get("source lines")
    if known is None or known.text is not module.input_text:
        known = module.kept["source lines"] = SourceLines(module.input_text or "", module.source_name)
    return known


def canonical_line(instruction: Instruction) -> int:
    """The line of the canonical text of its module's input that the instruction came from; 0 where that is not known."""
    function, module = instruction.function, _module_of(instruction)
    if function is None or module is None or module.original is not None or module.made_of is None:
        return instruction.line
    return source_lines(module).find_made(function, instruction) if module.made_of else 0


def source_line(instruction: Instruction) -> int:
    """The line of its module's input that the instruction came from; 0 where that is not known."""
    line, module = canonical_line(instruction), _module_of(instruction)
    if not line or module is None or module.input_text is None:
        return line
    return source_lines(module).find(line) or 0


def _module_of(instruction: Instruction) -> Module | None:
    return None if instruction.function is None else instruction.function.module


@final
class SourceLines:
    """Lines of one input by lines of its canonical text, which LLVM makes once, for any number of questions."""

    def __init__(self, original: str | bytes, name: str) -> None:
        from swlds.ir import llvm

        self.text = original
        self._original: list[str] = []
        self._canonical: list[str] = []
        #: Rows with an instruction more than there is in the user's text.
        self._doubled: frozenset[int] = frozenset()
        if isinstance(original, str) or original[:4] not in llvm.BITCODE_MAGICS:
            raw = original.encode("utf-8", "surrogateescape") if isinstance(original, str) else original
            self._canonical = llvm.canonical_text(raw, name).split("\n")
            if dialects.is_newer(raw):
                translation = dialects.translate(raw)
                raw, self._doubled = translation.text, frozenset(translation.two_instructions())
            self._original = raw.decode("utf-8", "surrogateescape").split("\n")
        #: Rows of the canonical text where functions begin, and the first row of the original that names each.
        self._starts = [row for row, line in enumerate(self._canonical) if _DEFINE.match(line)]
        self._begins: dict[bytes, int] = {}
        for row, line in enumerate(self._original):
            if found := _DEFINE.match(line):
                self._begins.setdefault(raw_name(found[1]), row)
        self._functions: dict[int, _FunctionLines] = {}
        self._made: dict[Function, dict[Instruction, int]] = {}

    def find(self, line: int) -> int | None:
        """The line of the original that line ``line`` of its canonical text came from; None where that cannot be told."""
        if not 1 <= line <= len(self._canonical):
            return None
        row, text = line - 1, self._canonical[line - 1]
        if text.startswith("@"):
            matches = (_GLOBAL.match(line) for line in self._original)
            heads = (None if found is None else raw_name(found[1]) for found in matches)
            wanted = _GLOBAL.match(text)
            return (
                None if wanted is None else next((i for i, n in enumerate(heads, 1) if n == raw_name(wanted[1])), None)
            )
        if text.startswith("module asm "):
            return self._find_assembly(text)
        function = bisect.bisect_right(self._starts, row) - 1
        found = _DEFINE.match(self._canonical[self._starts[function]]) if function >= 0 else None
        begin = self._begins.get(raw_name(found[1])) if found is not None else None
        if begin is None or row == self._starts[function]:
            return None if begin is None else begin + 1
        if function not in self._functions:
            self._functions[function] = self._read_function(function, begin)
        return self._functions[function].find(row - self._starts[function] - 1) + 1

    def find_made(self, function: Function, instruction: Instruction) -> int:
        """The line of the canonical text that an instruction of a function that was made of it came from, 0 for none."""
        if function not in self._made:
            start, lines = self._canonical_body(function.name)
            self._made[function] = {i: start + index + 2 for i, index in find_made(function, lines).items()}
        return self._made[function].get(instruction, 0)

    def _canonical_body(self, name: str) -> tuple[int, list[str]]:
        """The row where a function begins, and the lines behind that; no lines where there is no such function."""
        for position, row in enumerate(self._starts):
            found = _DEFINE.match(self._canonical[row])
            if found is not None and raw_name(found[1]) == raw_name(name):
                stop = self._starts[position + 1] if position + 1 < len(self._starts) else len(self._canonical)
                return row, self._canonical[row + 1 : stop]
        return 0, []

    def _find_assembly(self, text: str) -> int | None:
        lines = [i + 1 for i, line in enumerate(self._original) if line.lstrip().startswith("module asm ")]
        same = (i for i in lines if _words(self._original[i - 1]) == _words(text))
        return next(same, lines[0] if lines else None)

    def _read_function(self, function: int, begin: int) -> _FunctionLines:
        """``begin``: its row in the original."""
        stop = self._starts[function + 1] if function + 1 < len(self._starts) else len(self._canonical)
        rows = range(begin + 1, len(self._original))
        end = next((row for row in rows if self._original[row].startswith("}")), len(self._original))
        return _FunctionLines(
            self._canonical[self._starts[function] + 1 : stop], self._original[begin + 1 : end], begin, self._doubled
        )


@final
class _FunctionLines:
    """Of the lines behind a function's first: the nth of those that have the same words is the nth of them in the original;
    where LLVM spells it otherwise, the nth instruction is."""

    def __init__(self, canonical: Sequence[str], original: Sequence[str], begin: int, doubled: frozenset[int]) -> None:
        self._begin, self._canonical = begin, canonical
        self._same: dict[tuple[str, ...], list[int]] = {}
        for row, line in enumerate(original, begin + 1):
            self._same.setdefault(_words(line), []).append(row)
        self._instructions: list[int] = []
        for row, line in enumerate(original, begin + 1):
            self._instructions += [row] * (_is_instruction(line) + (row in doubled))
        #: Of each line: how many with the same words, and how many instructions, stand before it.
        self._before: list[tuple[int, int]] = []
        seen: Counter[tuple[str, ...]] = Counter()
        instructions = 0
        for line in canonical:
            words = _words(line)
            self._before.append((seen[words], instructions))
            seen[words] += 1
            instructions += _is_instruction(line)

    def find(self, index: int) -> int:
        """The row of the original for the line of that index."""
        (before, instructions), same = self._before[index], self._same.get(_words(self._canonical[index]), [])
        if before < len(same):
            return same[before]
        return self._instructions[instructions] if instructions < len(self._instructions) else self._begin


def _is_instruction(line: str) -> bool:
    return not _NOT_INSTRUCTION.match(line)


def _words(line: str) -> tuple[str, ...]:
    return tuple(line.split(";", 1)[0].replace(",", " ").split())
