r"""Findings that are known and not to be reported: a file with a line for each.

    # a comment
    race-raw object=tile function="ops::reverse<float, 256>(float const*, float*)" line=tiles.hip:14
    uninitialized object=scratch

The kind comes first; words of ``FIELDS`` may follow, in any order, and what is not said may be anything. ``*`` stands for
any letters; ``\*``, ``\"`` and ``\\`` for themselves; ``""`` for nothing: what has no object, no line. Names are compared as
reports print them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, final

from swlds.device.checks import SEVERITIES
from swlds.device.findings import KINDS, Finding
from swlds.errors import InputError
from swlds.ir.kernel_names import scoped_words, source_words
from swlds.ir.source_names import function_title
from swlds.lazy import dataclass, lazy_pattern
from swlds.printable import printable, shorten, split_lines
from swlds.reading import read_regular, reason_of, without_mark

MAX_FILE = 1 << 20
FIELDS = ("object", "function", "line", "severity", "operation", "rule", "instruction")
#: Tools whose findings mostly are on an object: where one is not, that tells it from the others.
_OF_MEMORY = frozenset(("memcheck", "initcheck", "racecheck", "asynccheck", "bankcheck"))
#: The pattern of nothing.
_NOTHING = r"\Z"
#: What ``*`` becomes; a point that is meant has a backslash.
_ANY = ".*"
_TOKEN = lazy_pattern(r'\s*(?:(\w+)=)?("(?:[^"\\]|\\.)*"|[^\s"]+)')
_PLAIN = lazy_pattern(r'[^\s"#]+\Z')


@final
@dataclass(frozen=True)
class Suppression:
    """One line. ``place``: the file and the line; ``text``: as it is written."""

    place: str
    text: str
    kind: re.Pattern[str]
    fields: dict[str, re.Pattern[str]]

    def fits(self, finding: Finding) -> bool:
        words = _words_of(finding)
        wide = self.fields.get("function")
        if wide is not None and _ANY in wide.pattern:
            words["function"] += [printable(word) for symbol in finding.functions for word in source_words(symbol)]
        return bool(self.kind.match(finding.kind)) and all(
            any(pattern.match(word) for word in words[name]) or (not words[name] and pattern.pattern == _NOTHING)
            for name, pattern in self.fields.items()
        )


@final
@dataclass
class Suppressed:
    """What a file of suppressions did to the findings of one or several launches."""

    entries: Sequence[Suppression]
    counts: dict[int, int] = field(default_factory=dict)

    def keep(self, findings: Sequence[Finding], twins: Mapping[int, Finding] | None = None) -> list[Finding]:
        """Those that nothing suppresses; the others are counted, each by the first line that fits. ``twins``: by ``id``, what
        another launch found alike: a line that fits that one fits both."""
        kept = []
        for finding in findings:
            same = [finding, *([twins[id(finding)]] if twins and id(finding) in twins else [])]
            number = next((n for n, entry in enumerate(self.entries) if any(map(entry.fits, same))), None)
            if number is None:
                kept.append(finding)
            else:
                self.counts[number] = self.counts.get(number, 0) + 1
        return kept

    @property
    def used(self) -> list[tuple[Suppression, int]]:
        return [(self.entries[number], count) for number, count in sorted(self.counts.items())]

    @property
    def unused(self) -> list[Suppression]:
        return [entry for number, entry in enumerate(self.entries) if number not in self.counts]

    def as_json(self) -> list[dict[str, Any]]:
        """An entry a line of the file: where, what, and how many findings it suppressed."""
        numbered = enumerate(self.entries)
        return [{"place": e.place, "text": e.text, "findings": self.counts.get(number, 0)} for number, e in numbered]


def read_suppressions(path: str) -> list[Suppression]:
    """The lines of a file. InputError where it cannot be read, and for a line that says nothing or what nobody knows."""
    try:
        text = without_mark(read_regular(path, MAX_FILE)).decode("utf-8", "surrogateescape")
    except (OSError, ValueError) as error:
        raise InputError(f"cannot read: {reason_of(error)}", location=path) from None
    found = []
    for number, line in enumerate(split_lines(text), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            found.append(_parse(line.strip(), f"{path}:{number}"))
    return found


def suppression_line(finding: Finding, *, with_copies: bool = False) -> str:
    """The line that suppresses the finding and no other, ready to be pasted. ``with_copies``: also those of its function that
    are like it, at other lines of the module or at none."""
    words = [finding.kind]
    for name, values in _words_of(finding).items():
        if name == "line" and with_copies and values and finding.location is None:
            words.append(f"line={quoted(values[0].rpartition(':')[0] + ':', '*')}")
        elif _is_said(name, bool(values), finding, with_copies):
            words.append(f"{name}={quoted(values[0] if values else '')}")
    return " ".join(words)


def _is_said(name: str, has_word: bool, finding: Finding, with_copies: bool) -> bool:
    """Does it tell the finding from others? That there is no word does, where others have one."""
    if name == "instruction":  # its text changes with every compilation, and a line says as much
        return has_word and bool(finding.calls) and not (finding.has_line or with_copies)
    if name == "object":
        return has_word or finding.tool in _OF_MEMORY
    return has_word or name in ("function", "line")


def _words_of(finding: Finding) -> dict[str, list[str]]:
    """What the patterns of each field may match, what is printed first."""
    operation = finding.operation
    found = finding.object
    words: dict[str, list[str]] = {
        "object": [*found.names, f"@{found.name}"] if found else [],
        "function": [word for symbol in finding.functions for word in _function_words(symbol)],
        "line": _line_words(finding),
        "severity": [finding.severity],
        "operation": [operation[max(operation.find("@"), 0) :], operation] if operation else [],
        "rule": [finding.rule] if finding.rule else [],
        "instruction": [finding.instruction] if finding.instruction else [],
    }
    return {name: [printable(word) for word in values] for name, values in words.items()}


def _function_words(symbol: str) -> list[str]:
    title = function_title(symbol)
    return [title, title.removeprefix("@"), symbol, *scoped_words(symbol)]


def _line_words(finding: Finding) -> list[str]:
    place, location = finding.place, finding.location
    paths = [f"{path}:{location.line}" for path in location.paths] if location else [place.rpartition("/")[2]]
    return [place, *paths] if place else []


def quoted(word: str, more: str = "") -> str:
    """A word as lines of suppressions have it; ``more``: a pattern behind it."""
    escaped = re.sub(r'([\\*"])', r"\\\1", word) + more
    return escaped if _PLAIN.match(escaped) and "\\" not in escaped else f'"{escaped}"'


def _parse(line: str, place: str) -> Suppression:
    kind, fields, at = "", {}, 0
    while at < len(line):
        token = _TOKEN.match(line, at)
        if token is None or not line[token.end() : token.end() + 1].strip() == "":
            raise InputError(f"cannot read {shorten(line[at:])!r}", location=place, hint="a quote has no end")
        name, value = token[1], token[2]
        if name is None and at == 0:
            kind = value
        elif name not in FIELDS or name in fields:
            raise InputError(f"unexpected {shorten(token[0].strip())!r}", location=place, hint=_HINT)
        else:
            fields[name] = _pattern(value, place)
            if name == "severity" and not any(fields[name].match(known) for known in SEVERITIES):
                raise InputError(
                    f"no severity is {shorten(value)!r}", location=place, hint=f"known: {', '.join(SEVERITIES)}"
                )
        at = token.end()
    if not kind:
        raise InputError("names no kind of finding", location=place, hint=_HINT)
    pattern = _pattern(kind, place)
    if not any(pattern.match(known) for known in KINDS):
        raise InputError(f"no kind of finding is {shorten(kind)!r}", location=place, hint=f"known: {', '.join(KINDS)}")
    return Suppression(place, line, pattern, fields)


_HINT = f"expected a kind, then any of {', '.join(f'{name}=...' for name in FIELDS)}, such as: race-raw object=tile line=a.hip:12"


def _pattern(value: str, place: str) -> re.Pattern[str]:
    """``*`` is any letters; runs of it are one."""
    inner = value[1:-1] if value.startswith('"') else value
    pieces = re.findall(r"\\.|\*+|[^\\*]+|\\\Z", inner, re.DOTALL)
    for piece in pieces:
        if piece.startswith("\\") and piece[1:] not in ("\\", "*", '"'):
            raise InputError(f"{piece} in {shorten(value)}", location=place, hint=r"a backslash is written \\")
    words = (_ANY if p.startswith("*") else re.escape(p[1:] if p.startswith("\\") else p) for p in pieces)
    return re.compile("".join(words) + r"\Z", re.DOTALL)
