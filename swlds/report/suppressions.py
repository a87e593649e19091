r"""Findings that are known and not to be reported: a file with a line for each.

    # a comment
    race-raw object=tile function="ops::reverse<float, 256>(float const*, float*)" line=tiles.hip:14
    uninitialized object=scratch

The kind comes first; object, function and line may follow, in any order, and what is not said may be anything. ``*`` stands for
any letters; ``\*``, ``\"`` and ``\\`` for themselves. Names are compared as reports print them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import field
from typing import Any, final

from swlds.device.findings import KINDS, Finding
from swlds.errors import InputError
from swlds.ir.kernel_names import source_words
from swlds.lazy import dataclass, lazy_pattern
from swlds.printable import printable, shorten
from swlds.reading import read_regular, reason_of

MAX_FILE = 1 << 20
FIELDS = ("object", "function", "line")
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
        return bool(self.kind.match(finding.kind)) and all(
            any(pattern.match(word) for word in words[name]) for name, pattern in self.fields.items()
        )


@final
@dataclass
class Suppressed:
    """What a file of suppressions did to the findings of one or several launches."""

    entries: Sequence[Suppression]
    counts: dict[int, int] = field(default_factory=dict)

    def keep(self, findings: Sequence[Finding]) -> list[Finding]:
        """Those that nothing suppresses; the others are counted, each by the first line that fits."""
        kept = []
        for finding in findings:
            number = next((n for n, entry in enumerate(self.entries) if entry.fits(finding)), None)
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
        text = read_regular(path, MAX_FILE).decode("utf-8", "surrogateescape")
    except (OSError, ValueError) as error:
        raise InputError(f"cannot read: {reason_of(error)}", location=path) from None
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            found.append(_parse(line.strip(), f"{path}:{number}"))
    return found


def suppression_line(finding: Finding, *, has_line: bool = True) -> str:
    """The line that suppresses the finding and what is like it at its place, or in its function, ready to be pasted."""
    words = [finding.kind]
    for name, values in _words_of(finding).items():
        if values and (has_line or name != "line"):
            words.append(f"{name}={_quoted(values[0])}")
    return " ".join(words)


def _words_of(finding: Finding) -> dict[str, list[str]]:
    """What the patterns of each field may match, what is printed first."""
    found = finding.object
    function = [finding.function_title, finding.function_title.removeprefix("@"), finding.function]
    place = finding.place
    words = {
        "object": [*found.names] if found else [],
        "function": [*function, *source_words(finding.function)] if finding.function else [],
        "line": [place, place.rpartition("/")[2]] if place else [],
    }
    return {name: [printable(word) for word in values] for name, values in words.items()}


def _quoted(word: str) -> str:
    escaped = re.sub(r'([\\*"])', r"\\\1", word)
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
        at = token.end()
    pattern = _pattern(kind, place)
    if not kind or not any(pattern.match(known) for known in KINDS):
        raise InputError(f"no kind of finding is {shorten(kind)!r}", location=place, hint=f"known: {', '.join(KINDS)}")
    return Suppression(place, line, pattern, fields)


_HINT = "expected a kind, then object=..., function=... or line=FILE:LINE, such as: race-raw object=tile line=a.hip:12"


def _pattern(value: str, place: str) -> re.Pattern[str]:
    """``*`` is any letters; runs of it are one."""
    inner = value[1:-1] if value.startswith('"') else value
    pieces = re.findall(r"\\.|\*+|[^\\*]+|\\\Z", inner, re.DOTALL)
    for piece in pieces:
        if piece.startswith("\\") and piece[1:] not in ("\\", "*", '"'):
            raise InputError(f"{piece} in {shorten(value)}", location=place, hint=r"a backslash is written \\")
    words = (".*" if p.startswith("*") else re.escape(p[1:] if p.startswith("\\") else p) for p in pieces)
    return re.compile("".join(words) + r"\Z", re.DOTALL)
