"""Where the instructions of a module that a pass made stood in what it was made of.

``lower`` keeps the names of all that it copies or translates, and what it adds has names of its own. So an instruction with a
result, or a label, is found by its name. Stores, calls and others without a result stand between two names: they are the same
ones there where both texts have as many of their kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from swlds.ir.model import Function, Instruction
from swlds.ir.names import NAME, display_name
from swlds.lazy import lazy_pattern

Thing = TypeVar("Thing")
#: What a line or an instruction is known by (empty for what has no name), and its kind.
Key = tuple[str, str]

_REPORT = "__asan_report_"
_LABEL = lazy_pattern(rf"({NAME}):")
_NAMED = lazy_pattern(rf"  (%{NAME}) = ")
_UNNAMED = lazy_pattern(r"  (?:(?:tail|musttail|notail) )?([a-z]\w*)")
_CALLEE = lazy_pattern(rf"@({NAME})\(")
#: What the name of an intrinsic says of types and address spaces, which lowering changes.
_SUFFIX = lazy_pattern(r"\.[pvif]\d.*")


def find_made(function: Function, lines: Sequence[str]) -> dict[Instruction, int]:
    """Instructions of a function by the index of their line in ``lines``, the canonical text of the body that it was made of."""
    theirs = [(index, key) for index, line in enumerate(lines) if (key := _key_of_line(line))]
    ours = list(_keyed(function))
    places = {name: at for at, (_, (name, _)) in enumerate(theirs) if name}
    found: dict[Instruction, int] = {}
    start, gap = -1, list[tuple[Instruction, Key]]()
    for instruction, key in ours:
        name, _ = key
        if not name and instruction is not None:
            gap.append((instruction, key))
        elif name in places:
            stop = places[name]
            if gap:
                found.update(_match(gap, theirs[start + 1 : stop]))
            start, gap = stop, []
            if instruction is not None:
                found[instruction] = theirs[stop][0]
    found.update(_match(gap, theirs[start + 1 :]))
    _add_checks(function, found)
    return found


def _add_checks(function: Function, found: dict[Instruction, int]) -> None:
    """A check stands in front of the access that it is about, and what it reports is that one's."""
    behind: int | None = None
    for instruction in reversed(list(function.instructions())):
        callee = instruction.called_function if instruction.opcode == "call" else None
        if callee is not None and behind is not None and callee.name.startswith(_REPORT):
            found.setdefault(instruction, behind)
        behind = found.get(instruction, behind)


def _match(
    ours: Sequence[tuple[Instruction, Key]], theirs: Iterable[tuple[int, Key]]
) -> Iterator[tuple[Instruction, int]]:
    """Those without names, kind by kind, where there are as many."""
    mine, other = _by_key(ours), _by_key(theirs)
    for key, instructions in mine.items():
        if len(indices := other.get(key, [])) == len(instructions):
            yield from zip(instructions, indices, strict=True)


def _by_key(things: Iterable[tuple[Thing, Key]]) -> dict[Key, list[Thing]]:
    found: dict[Key, list[Thing]] = {}
    for thing, key in things:
        if not key[0]:
            found.setdefault(key, []).append(thing)
    return found


def _keyed(function: Function) -> Iterator[tuple[Instruction | None, Key]]:
    """Labels and instructions, debug records left out."""
    for block in function.blocks:
        yield None, (f"{block.name}:", "")
        for instruction in block:
            if instruction.is_record:
                continue
            name = f"%{instruction.name}" if instruction.name else ""
            callee = instruction.called_function if instruction.opcode == "call" else None
            yield instruction, (name, "" if name else _kind(instruction.opcode, callee.name if callee else ""))


def _key_of_line(line: str) -> Key | None:
    if label := _LABEL.match(line):
        return f"{label[1]}:", ""
    if named := _NAMED.match(line):
        return named[1], ""
    if unnamed := _UNNAMED.match(line):
        callee = _CALLEE.search(line) if unnamed[1] == "call" else None
        return "", _kind(unnamed[1], callee[1] if callee else "")
    return None


def _kind(opcode: str, callee: str) -> str:
    name = display_name(callee)
    return f"{opcode} {_SUFFIX.sub('', name) if name.startswith('llvm.') else name}"
