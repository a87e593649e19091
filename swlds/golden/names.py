"""Names of IR values turned into FileCheck variables: `%sum` to `[[SUM:%.*]]` at first sight, `[[SUM]]` after.

before: %sum = add i32 %a, %0, !tbaa !7      after: [[SUM:%.*]] = add i32 [[A]], [[TMP0]], !tbaa [[INT_TBAA7:![0-9]+]]

Local values are forgotten after each function; attribute groups, metadata and unnamed globals are known for the whole
test (`GlobalNames`).  A number by itself is no name, so it gets a word before it: TMP, BB, ATTR, GLOB or META, and for
metadata the kind it is attached as where it is first seen.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import final

from swlds.golden.scrub import strip_comment

Key = tuple[str, str]
"""The sort of a value (`%`, `label`, `#`, `!`, `@`) and how the IR spells it."""

GlobalNames = dict[Key, str]
"""Variables of values that outlive a function."""

_METADATA_WORDS = {
    "!dbg ": "DBG",
    "!DIAssignID ": "DIASSIGNID",
    "!prof ": "PROF",
    "!tbaa ": "TBAA",
    "!tbaa.struct ": "TBAA_STRUCT",
    "!range ": "RNG",
    "!llvm.loop ": "LOOP",
    "!llvm.access.group ": "ACC_GRP",
}
_DEFAULT_WORDS = ("TMP", "BB", "ATTR", "GLOB", *_METADATA_WORDS.values(), "META")

_VALUE = re.compile(
    r"(?:(?P<label>label )?%(?P<local>[\w$.-]+)"
    r"|(?P<attribute>\#[0-9]+)"
    r"|@(?P<unnamed>[0-9]+)"
    r"|(?P<kind>" + "|".join(re.escape(kind) for kind in _METADATA_WORDS) + r")?(?P<metadata>![0-9]+)"
    r")(?=[,\s()\]}]|\Z)"
)
_BLOCK_LINE = re.compile(r"^(?P<name>[\w$.-]+):")
_LOOKS_LIKE_DEFAULT = re.compile(rf"^(?:{'|'.join(_DEFAULT_WORDS)})[0-9]+$", re.I)


@final
@dataclass(frozen=True)
class NameStyle:
    """How values are named: the output version, the prefix for names that look numbered, names of TBAA nodes."""

    version: int
    prefix: str = ""
    tbaa: Mapping[str, str] = field(default_factory=dict)
    keep: bool = False


@final
@dataclass(frozen=True)
class Value:
    """One occurrence of a value in a line.

    `before` and `after` stand round the variable (`#` of `#[[ATTR0]]`), `pattern` is what its definition matches, and
    `after_definition` replaces `after` there.
    """

    key: Key
    name: str
    pattern: str
    before: str = ""
    after: str = ""


Line = list["str | Value"]
"""A check line as text and values in turn."""


def metavar(word: str, spelling: str, prefix: str) -> str:
    """The variable for a value: `%a.b` to A_B, `%3` to TMP3; `prefix` goes before what could be taken for the latter."""
    if spelling.isdigit():
        return word + spelling
    name = spelling.replace(".", "_").replace("-", "_").upper()
    return prefix + name if _LOOKS_LIKE_DEFAULT.match(name) else name


@final
class LineReader:
    """Splits the lines of one function (or one global) into text and values."""

    def __init__(self, style: NameStyle, global_names: Mapping[Key, str], *, keep_comments: bool = False, has_locals: bool = True) -> None:
        self._style = style
        self._names: dict[Key, str] = dict(global_names)
        self._keep_comments = keep_comments
        self._has_locals = has_locals
        self._blocks: frozenset[str] = frozenset()

    def read(self, lines: Sequence[str], *, is_body: bool = False) -> list[Line]:
        """The lines split; `is_body` says that labels in them define blocks."""
        if self._style.keep:
            return [[line] for line in lines]
        has_blocks = is_body and self._style.version >= 5
        if has_blocks:
            self._blocks = frozenset(found["name"] for line in lines if (found := _BLOCK_LINE.match(line)))
        return [self._read_line(line, has_blocks=has_blocks) for line in lines]

    def name_of(self, key: Key) -> str:
        """The variable of a value that has been read."""
        return self._names[key]

    def _read_line(self, line: str, *, has_blocks: bool) -> Line:
        # `%.` and `[[`… of FileCheck: a name that begins with a dot gets the word for it.
        line = line.replace("%.", "%dot")
        if not self._keep_comments:
            line = strip_comment(line)
        parts: Line = []
        position = 0
        block = _BLOCK_LINE.match(line) if has_blocks else None
        if block:
            parts.append(self._block_definition(block["name"]))
            position = block.end()
        for found in _VALUE.finditer(line, position):
            parts += [line[position : found.start()], *self._read_value(found)]
            position = found.end()
        return [part for part in [*parts, line[position:]] if part]

    def _block_definition(self, name: str) -> Value:
        return self._local(name, "BB", is_block_line=True)

    def _read_value(self, found: re.Match[str]) -> Line:
        if found["local"]:
            return self._read_local(found["local"], found["label"] or "")
        if found["attribute"]:
            number = found["attribute"][1:]
            return ["#", self._global("#", found["attribute"], f"ATTR{number}", "[0-9]+")]
        if found["unnamed"]:
            return ["@", self._global("@", found["unnamed"], f"GLOB{found['unnamed']}", "[0-9]+")]
        kind, spelling = found["kind"] or "", found["metadata"]
        word = _METADATA_WORDS.get(kind, "META")
        if word == "TBAA" and spelling in self._style.tbaa:
            word = self._style.tbaa[spelling] + "_TBAA"
        return [kind, self._global("!", spelling, word + spelling[1:], "![0-9]+")]

    def _global(self, sort: str, spelling: str, name: str, pattern: str) -> Value:
        key = (sort, spelling)
        return Value(key, self._names.setdefault(key, name), pattern)

    def _read_local(self, name: str, label: str) -> Line:
        if not self._has_locals:
            return [f"{label}%{name}"]
        if self._style.version < 5:
            return [label, self._local(name, "TMP")]
        if name in self._blocks:
            return [label, self._local(name, "BB" if label else "TMP")]
        if label:
            key = ("label", name)
            variable = self._names.setdefault(key, metavar("BB", name, self._style.prefix))
            return [Value(key, variable, "label %.*")]
        return [self._local(name, "TMP")]

    def _local(self, name: str, word: str, *, is_block_line: bool = False) -> Value:
        key = ("%", name)
        variable = self._names.setdefault(key, metavar(word, name, self._style.prefix))
        if name not in self._blocks:
            return Value(key, variable, "%.*")
        if is_block_line:
            return Value(key, variable, ".*", after=":")
        return Value(key, variable, ".*", before="%")


def skeleton(line: Line) -> tuple[str, tuple[str, ...]]:
    """A line with its variables taken out, and their names in order."""
    text = "".join(part if isinstance(part, str) else f"{part.before}\0{part.after}" for part in line)
    return text, tuple(part.name for part in line if isinstance(part, Value))


def render_lines(lines: Sequence[Line], seen: set[Key], renamed: Mapping[str, str]) -> list[str]:
    """Check lines as text: the first occurrence of each value not yet `seen` defines its variable."""
    uses: dict[Key, int] = {}
    for line in lines:
        for part in line:
            if isinstance(part, Value):
                uses[part.key] = uses.get(part.key, 0) + 1
    return ["".join(_render_part(part, seen, renamed, uses) for part in line) for line in lines]


def _render_part(part: str | Value, seen: set[Key], renamed: Mapping[str, str], uses: Mapping[Key, int]) -> str:
    if isinstance(part, str):
        return part
    name = renamed.get(part.name, part.name) if part.key[0] in ("%", "label") else part.name
    if part.key in seen:
        return f"{part.before}[[{name}]]{part.after}"
    seen.add(part.key)
    if part.after and uses[part.key] == 1:
        return f"[[{name}:{part.pattern}{part.after}]]"
    return f"{part.before}[[{name}:{part.pattern}]]{part.after}"
