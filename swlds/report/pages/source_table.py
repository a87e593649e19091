"""Source lines with what was counted and found at them; without debug information there are none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import final

from swlds.device.findings import Location
from swlds.lazy import dataclass
from swlds.printable import printable
from swlds.report.pages.findings_part import ShownFinding
from swlds.report.profile import Profile, SiteCount
from swlds.report.source_lines import SourceFiles
from swlds.report.words import count_noun

#: Lines around one with figures, lines of a page, and letters of a line.
_AROUND, MOST_LINES, _WIDTH = 2, 300, 200


@final
@dataclass(frozen=True, slots=True)
class Cell:
    """A figure of a line; ``most``: the largest of its column."""

    value: int | None
    most: int
    style: str


@final
@dataclass(frozen=True, slots=True)
class Row:
    line: int
    cells: list[Cell]
    findings: list[ShownFinding]
    text: str


@final
@dataclass(frozen=True)
class FileTable:
    """``rows``: None where lines are left out; ``is_there``: the source was found."""

    name: str
    columns: list[str]
    rows: list[Row | None]
    is_there: bool


@final
@dataclass
class _Line:
    figures: dict[str, int] = field(default_factory=dict)
    findings: list[ShownFinding] = field(default_factory=list)

    def add(self, site: SiteCount) -> None:
        """What was counted at one access, where it is known."""
        numbers = (
            site.executions,
            site.lds.extra_cycles if site.lds is not None else None,
            site.lines.lines - site.lines.least_lines if site.lines is not None else None,
        )
        for column, number in zip(_STYLES, numbers, strict=True):
            if number is not None:
                self.figures[column] = self.figures.get(column, 0) + number


#: What is counted, and how its bars look.
_STYLES = {"executions": "variable", "extra cycles of LDS": "h5", "lines beyond the fewest": "h4"}


def find_files(profile: Profile | None, findings: Sequence[ShownFinding], sources: SourceFiles) -> list[FileTable]:
    """A table for each source that something is known of, those with most first."""
    files: dict[str, dict[int, _Line]] = {}
    places: dict[str, Location] = {}

    def line_of(location: Location) -> _Line:
        known = places.setdefault(location.file, location)
        if location.checksum and not known.checksum:
            places[location.file] = location
        return files.setdefault(location.file, {}).setdefault(location.line, _Line())

    for site in profile.sites if profile is not None else ():
        if site.location is not None:
            line_of(site.location).add(site)
    for found in findings:
        for location in dict.fromkeys(found.locations):
            line_of(location).findings.append(found)
    columns = [c for c in _STYLES if any(c in line.figures for lines in files.values() for line in lines.values())]
    most = {
        c: max((line.figures.get(c, 0) for lines in files.values() for line in lines.values()), default=0)
        for c in columns
    }
    ordered = sorted(files, key=lambda name: (-len(files[name]), name))
    left, tables = MOST_LINES, []
    for name in ordered:
        rows = _rows(files[name], sources.lines(places[name]), columns, most)[:left]
        if rows:
            tables.append(FileTable(name, columns, rows, bool(sources.lines(places[name]))))
        left -= len(rows)
    return tables


def without_line(profile: Profile | None, findings: Sequence[ShownFinding]) -> str:
    """What the tables do not have, since the debug information has no line for it; empty where that is nothing."""
    rest = _Line()
    for site in profile.sites if profile is not None else ():
        if site.location is None:
            rest.add(site)
    words = [f"{rest.figures[name]:,} {name}" for name in _STYLES if rest.figures.get(name)]
    if number := sum(not found.locations for found in findings):
        words.append(count_noun(number, "finding"))
    return f"Without a line of a source: {', '.join(words)}." if words else ""


def _rows(lines: dict[int, _Line], text: list[str], columns: list[str], most: dict[str, int]) -> list[Row | None]:
    wanted = set(lines)
    if text:
        wanted |= {n for line in lines for n in range(line - _AROUND, line + _AROUND + 1) if 0 < n <= len(text)}
    rows: list[Row | None] = []
    before = None
    for number in sorted(wanted):
        if before is not None and number > before + 1:
            rows.append(None)
        before = number
        line = lines.get(number, _Line())
        cells = [Cell(line.figures.get(c), most[c], _STYLES[c]) for c in columns]
        shown = text[number - 1][:_WIDTH] if number <= len(text) else ""
        rows.append(Row(number, cells, line.findings, printable(shown)))
    return rows
