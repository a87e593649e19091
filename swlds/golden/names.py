"""Names of IR values turned into FileCheck variables: `%sum` to `[[SUM:%.*]]` at first sight, `[[SUM]]` after.

before: %sum = add i32 %a, %0, !tbaa !7      after: [[SUM:%.*]] = add i32 [[A]], [[TMP0]], !tbaa [[INT_TBAA7:![0-9]+]]

Local values are forgotten after each function; attribute groups, metadata and unnamed globals are known for the whole
test (`GlobalNames`).  A number by itself is no name, so it gets a word before it: TMP, BB, ATTR, GLOB or META, and for
metadata the kind it is attached as where it is first seen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from typing import final

from swlds.golden.scrub import strip_comments
from swlds.lazy import dataclass, lazy_pattern

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

_END = r"(?=[,\s()\]}]|\Z)"
_KINDS = "|".join(re.escape(kind) for kind in _METADATA_WORDS)
_VALUE = lazy_pattern(
    r"(?:(?P<label>label )?%(?P<local>[\w$.-]+)"
    r"|(?P<attribute>\#[0-9]+)"
    r"|@(?P<unnamed>[0-9]+)"
    rf"|(?P<kind>{_KINDS})(?P<attached>![0-9]+)"
    r"|(?<=[, (])(?P<metadata>![0-9]+)"
    r")" + _END
)
# Where a value follows another one and the character behind that directly, names of globals are values too: upstream's
# outputs have `call [[T:%.*]] @[[F:…]](`.
_NAMED_GLOBAL = r"[a-zA-Z0-9_$\"\\.-]*[a-zA-Z_$\"\\.-][a-zA-Z0-9_$\"\\.-]*"
# The same names, found in linear time.
_GLOBAL_NAME = r"[0-9]*[a-zA-Z_$\"\\.-][a-zA-Z0-9_$\"\\.-]*"
_ADJACENT_VALUE = lazy_pattern(rf"(?:@(?P<named>{_GLOBAL_NAME})|(?P<metadata>![0-9]+)){_END}")
_GLOBAL_VALUE = lazy_pattern(
    rf"(?:(?<=^attributes )(?P<attribute>#[0-9]+)|@(?P<unnamed>[0-9]+)|(?P<metadata>![0-9]+)){_END}"
)
_TYPED_TAG = lazy_pattern(r"^.*_TBAA(?=[0-9]+$)")
_BLOCK_LINE = lazy_pattern(r"^(?P<name>[\w$.-]+):")
_PREDECESSORS = lazy_pattern(r"(?<!\s)\s*; preds = .*")


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

    `before` is what belongs to the value but not to its variable: a definition matches it together with `pattern`
    (`[[A:%.*]]`), unless the value also occurs with another `before` (`%[[LOOP:.*]]` and `[[LOOP]]:`).
    """

    key: Key
    name: str
    pattern: str
    before: str = ""
    after: str = ""

    @property
    def is_local(self) -> bool:
        """Whether the value is forgotten after its function."""
        return self.key[0] == "%"


Line = list["str | Value"]
"""A check line as text and values in turn."""


def metavar(word: str, spelling: str, prefix: str) -> str:
    """The variable for a value: `%a.b` to A_B, `%3` to TMP3; `prefix` goes before a name that looks like the latter."""
    if spelling.isdigit():
        return word + spelling
    is_like_number = re.fullmatch(rf"{word}[0-9]+", spelling, re.IGNORECASE)
    name = prefix + spelling if is_like_number else spelling
    return name.replace(".", "_").replace("-", "_").upper()


@final
class LineReader:
    """Splits the lines of one function, or one line outside functions, into text and values."""

    def __init__(self, style: NameStyle, global_names: Mapping[Key, str], *, keep_comments: bool = False) -> None:
        self._style = style
        self._names: dict[Key, str] = dict(global_names)
        self._keep_comments = keep_comments

    def name_of(self, key: Key) -> str:
        """The variable of a value that has been read."""
        return self._names[key]

    def taken(self, keys: Iterable[Key]) -> set[str]:
        """Variables that no local value may get: those of the values, of TBAA tags what they are called without a type."""
        return {_TYPED_TAG.sub("TBAA", self._names[key]) if key[0] == "!" else self._names[key] for key in keys}

    def globals_in(self, keys: Iterable[Key]) -> GlobalNames:
        """Those of the values that outlive a function, with their variables."""
        return {key: self._names[key] for key in keys if key[0] != "%"}

    def read_global(self, line: str) -> Line:
        """A line outside functions; only metadata and unnamed globals are values there."""
        line = self._clean(line)
        return [line] if self._style.keep else self._split(line, 0, _GLOBAL_VALUE)

    def read(self, lines: Sequence[str]) -> list[Line]:
        """The lines of a function, or its signature."""
        return [self._read_line(self._clean(line)) for line in lines]

    def _clean(self, line: str) -> str:
        line = line.replace("%.", "%dot")  # FileCheck would not take a dot at the beginning of a variable
        return _PREDECESSORS.sub("", line) if self._keep_comments else strip_comments(line)

    def _read_line(self, line: str) -> Line:
        if self._style.keep:
            return [line]
        block = _BLOCK_LINE.match(line) if self._style.version >= 5 else None
        if not block:
            return self._split(line, 0, _VALUE, _ADJACENT_VALUE)
        definition = self._local(block["name"], "BB", before="", after=":")
        return [definition, *self._split(line, block.end(), _VALUE, _ADJACENT_VALUE)]

    def _split(self, line: str, start: int, regex: re.Pattern[str], adjacent: re.Pattern[str] | None = None) -> Line:
        parts: Line = []
        done, position = start, start
        while True:
            found = (adjacent and adjacent.match(line, position)) or regex.search(line, position)
            if not found:
                break
            parts += [line[done : found.start()], *self._read_value(found.groupdict())]
            done = found.end()
            position = done + 1  # the character behind a value belongs to it
        return [part for part in [*parts, line[done:]] if part]

    def _read_value(self, found: Mapping[str, str | None]) -> Line:
        if name := found.get("local"):
            return self._read_local(name, found["label"] or "")
        if number := found.get("attribute"):
            return ["#", self._global("#", number, f"ATTR{number[1:]}", "[0-9]+")]
        if number := found.get("unnamed"):
            return ["@", self._global("@", number, f"GLOB{number}", "[0-9]+")]
        if name := found.get("named"):
            return ["@", self._global("@", name, metavar("GLOBNAMED", name, self._style.prefix), _NAMED_GLOBAL)]
        kind = found.get("kind") or ""
        spelling = found.get("attached") or found["metadata"]
        assert spelling is not None, "every alternative of the value patterns has been looked at"
        word = _METADATA_WORDS.get(kind, "META")
        if word == "TBAA" and spelling in self._style.tbaa:
            word = self._style.tbaa[spelling] + "_TBAA"
        return [kind, self._global("!", spelling, word + spelling[1:], "![0-9]+")]

    def _global(self, sort: str, spelling: str, name: str, pattern: str) -> Value:
        key = (sort, spelling)
        return Value(key, self._names.setdefault(key, name), pattern)

    def _read_local(self, name: str, label: str) -> Line:
        if label and self._style.version >= 5:
            return [self._local(name, "BB", before="label %")]
        return [label, self._local(name, "TMP", before="%")]

    def _local(self, name: str, word: str, *, before: str, after: str = "") -> Value:
        key = ("%", name)
        variable = self._names.setdefault(key, metavar(word, name, self._style.prefix))
        return Value(key, variable, ".*", before, after)


Forms = Mapping[Key, "set[str]"]
"""For each value all that stands before it in some line."""


def find_forms(lines: Sequence[Line]) -> Forms:
    """The forms of the values of one function."""
    forms: dict[Key, set[str]] = {}
    for line in lines:
        for part in line:
            if isinstance(part, Value):
                forms.setdefault(part.key, set()).add(part.before)
    return forms


BLANK = "\0"
"""What stands for a variable in a skeleton."""


def skeleton(line: Line) -> tuple[str, tuple[str, ...]]:
    """A line with its local values blanked, and their names in order.

    Round a blank stays what upstream compares: `label %`, the colon of a block, but never the `%` of another value.  A
    value from outside functions stays as the IR spells it, and so matches no old line.
    """
    text = "".join(part if isinstance(part, str) else _blank(part) for part in line)
    return text, tuple(part.name for part in line if isinstance(part, Value) and part.is_local)


def _blank(value: Value) -> str:
    if not value.is_local:
        return value.key[1]
    return f"{value.before if value.before != '%' else ''}{BLANK}{value.after}"


def render_lines(lines: Sequence[Line], forms: Forms, seen: set[Key], renamed: Mapping[str, str]) -> list[str]:
    """Check lines as text: the first occurrence of each value not yet `seen` defines its variable."""
    return ["".join(_render_part(part, forms, seen, renamed) for part in line) for line in lines]


def _render_part(part: str | Value, forms: Forms, seen: set[Key], renamed: Mapping[str, str]) -> str:
    if isinstance(part, str):
        return part
    name = renamed.get(part.name, part.name) if part.is_local else part.name
    is_new = part.key not in seen
    seen.add(part.key)
    if len(forms[part.key]) > 1:
        return (
            f"{part.before}[[{name}:{part.pattern}]]{part.after}" if is_new else f"{part.before}[[{name}]]{part.after}"
        )
    return f"[[{name}:{part.before}{part.pattern}{part.after}]]" if is_new else f"[[{name}]]"
