"""Checks of what stands outside functions: variables before the first function, attribute groups and metadata at the end."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import final

from swlds.golden.function_checks import CheckWriter
from swlds.golden.names import GlobalNames, Key, LineReader, find_forms, render_lines
from swlds.golden.options import Options
from swlds.golden.scrub import scrub_metadata
from swlds.golden.testfile import FENCE
from swlds.lazy import dataclass, lazy_pattern


@final
@dataclass(frozen=True)
class GlobalKind:
    """One kind of global line; `sort` is that of its `Key`, `pattern` finds the line and its `name`."""

    label: str
    sort: str
    pattern: re.Pattern[str]
    is_before_functions: bool = False


def _lines(name: str, right: str) -> re.Pattern[str]:
    return re.compile(rf"^{name}\s=\s(?P<right>{right})$", re.M)


KINDS = (
    GlobalKind("ATTR", "#", _lines(r"attributes (?P<name>#[0-9]+)", r"\{[^}]*\}")),
    GlobalKind("GLOB", "@", _lines(r"@(?P<name>[0-9]+)", r".+"), is_before_functions=True),
    GlobalKind(
        "GLOBNAMED",
        "@",
        _lines(r'@(?P<name>[0-9]*[a-zA-Z_$"\\.-][a-zA-Z0-9_$"\\.-]*)', r".+"),
        is_before_functions=True,
    ),
    GlobalKind("META", "!", _lines(r"(?P<name>![0-9]+)", r"(?:distinct |)!.*")),
)
_REFERENCE = lazy_pattern(r"(?P<metadata>![0-9]+)|@(?P<unnamed>[0-9]+)")


@final
@dataclass(frozen=True)
class GlobalLine:
    """A global line and where in the output it starts."""

    start: int
    key: Key
    text: str


@final
class GlobalTable:
    """For each prefix and kind the lines on which its RUN lines agree."""

    def __init__(self) -> None:
        self._lines: dict[tuple[str, str], list[GlobalLine] | None] = {}

    def add_output(self, output: str, prefixes: Sequence[str]) -> None:
        """Enter the global lines of one RUN line's output."""
        for kind in KINDS:
            lines = [
                GlobalLine(found.start(), (kind.sort, found["name"]), found[0])
                for found in kind.pattern.finditer(output)
            ]
            for prefix in prefixes:
                self._enter((prefix, kind.label), lines, is_last=prefix == prefixes[-1])

    def _enter(self, place: tuple[str, str], lines: list[GlobalLine], *, is_last: bool) -> None:
        """A RUN line's last prefix takes the line's own output, having nothing to fall back to; others give up."""
        if place not in self._lines or is_last:
            self._lines[place] = lines
        elif self._lines[place] != lines:
            self._lines[place] = None

    def get(self, prefix: str, kind: GlobalKind) -> list[GlobalLine]:
        """The lines of a kind that `prefix` can check."""
        return self._lines.get((prefix, kind.label)) or []


def write_globals(writer: CheckWriter, table: GlobalTable, options: Options, *, is_before_functions: bool) -> list[str]:
    """Check lines between `;.` fences."""
    blocks: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for kind in KINDS:
        if kind.is_before_functions != is_before_functions:
            continue
        for run in writer.runs:
            prefix, block = _choose_block(writer, table, kind, run.prefixes, options, blocks.keys())
            if block:
                blocks[prefix, kind.label] = block
    return _fence(blocks)


def _fence(blocks: Mapping[tuple[str, str], list[tuple[int, str]]]) -> list[str]:
    """The blocks with a fence before each and one at the end; named and unnamed variables share a block."""
    merged: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for (prefix, label), block in blocks.items():
        merged.setdefault((prefix, "GLOB" if label == "GLOBNAMED" else label), []).extend(block)
    lines: list[str] = []
    for block in merged.values():
        lines += [FENCE, *(text for _, text in sorted(block))]
    return [*lines, FENCE] if lines else []


def _choose_block(
    writer: CheckWriter,
    table: GlobalTable,
    kind: GlobalKind,
    prefixes: Sequence[str],
    options: Options,
    printed: Collection[tuple[str, str]],
) -> tuple[str, list[tuple[int, str]]]:
    for count, prefix in enumerate(prefixes, 1):
        if (prefix, kind.label) in printed:
            return prefix, []
        names = writer.names_for(prefixes[:count])
        lines = _wanted_lines(table.get(prefix, kind), kind, names, options)
        block = _write_lines(writer, prefix, lines, names, options)
        if block:
            return prefix, block
    return "", []


def _wanted_lines(
    lines: Sequence[GlobalLine], kind: GlobalKind, names: GlobalNames, options: Options
) -> Iterable[GlobalLine]:
    if options.check_globals == "smart":
        lines = [] if kind.sort == "#" else _reachable(lines, kind, names)
    if not options.global_value_regex:
        return lines
    wanted = [re.compile(rf"^[@!]{regex} = ") for regex in options.global_value_regex]
    return [line for line in lines if any(regex.match(line.text) for regex in wanted)]


def _reachable(lines: Sequence[GlobalLine], kind: GlobalKind, names: GlobalNames) -> list[GlobalLine]:
    """The lines that the checks written so far mention, directly or through each other."""
    mentions = {line.key: _mentioned(line, kind) for line in lines}
    reached: set[Key] = set()
    pending = [key for key in names if key[0] == kind.sort]
    while pending:
        key = pending.pop()
        if key not in reached:
            reached.add(key)
            pending += mentions.get(key, [])
    return [line for line in lines if line.key in reached]


def _mentioned(line: GlobalLine, kind: GlobalKind) -> list[Key]:
    return [
        (kind.sort, found["metadata"] or found["unnamed"])
        for found in _REFERENCE.finditer(line.text)
        if found["metadata" if kind.sort == "!" else "unnamed"]
    ]


def _write_lines(
    writer: CheckWriter, prefix: str, lines: Iterable[GlobalLine], names: GlobalNames, options: Options
) -> list[tuple[int, str]]:
    block: list[tuple[int, str]] = []
    for line in lines:
        reader = LineReader(writer.style, names)
        seen = set(names)
        parsed = [reader.read_global(_in_hex(line.text, options))]
        [text] = render_lines(parsed, find_forms(parsed), seen, {})
        names.update(reader.globals_in(seen))
        block.append((line.start, f"; {prefix}: {scrub_metadata(text)}"))
    if block:
        writer.learn(prefix, names)
    return block


def _in_hex(text: str, options: Options) -> str:
    """Integers of a matching variable's initialiser as FileCheck numbers in hexadecimal."""
    for regex in options.global_hex_value_regex:
        if re.match(rf"^@{regex} = ", text):
            text = re.sub(r"\bi([0-9]+) ([0-9]+)", lambda found: f"i{found[1]} [[#{int(found[2]):#x}]]", text)
    return text
