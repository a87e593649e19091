"""What ``swlds profile`` writes: the profile of a launch, beside that of another where there is one, and what was found in it."""

from __future__ import annotations

import csv
import io
import json
from typing import Any, final

from swlds.colour import paint
from swlds.device.checks import FailOn
from swlds.lazy import dataclass
from swlds.printable import printable
from swlds.report.findings_text import PRINT_LIMIT, TextOptions
from swlds.report.profile import Profile, render_table, with_common_places
from swlds.report.run_report import RunReport
from swlds.report.suppressions import Suppressed


@final
@dataclass(frozen=True)
class ProfileReport:
    """``by``: what the rows of the text stand for. Without a profile (the worker died) only what was found. ``against``: the
    launch beside it, ``names`` what the two are called, the other one first."""

    run: RunReport
    by: str = "site"
    against: RunReport | None = None
    names: tuple[str, str] = ("before", "this")

    def fails(self, fail_on: FailOn = "warning") -> bool:
        """Was anything as grave as ``fail_on`` found?"""
        return self.run.fails(fail_on) or (self.against is not None and self.against.fails(fail_on))

    def suppress(self, suppressed: Suppressed) -> None:
        """Leave out what is suppressed, in both launches."""
        self.run.suppress(suppressed)
        if self.against is not None:
            self.against.findings = suppressed.keep(self.against.findings)

    def text(self, limit: int = PRINT_LIMIT, options: TextOptions | None = None) -> str:
        """The table, or that of both launches, then the report of the launch."""
        found = self.run.text(limit, options)
        if self.against is not None and self.against.findings:
            found += f"\n{printable(self.names[0])}:\n{self.against.text(limit, options)}"
        if self.run.profile is None:
            return found
        both = self._both()
        if both is None:
            table = self.run.profile.text(self.by).split("\n")
        else:
            head = f"{printable(self.names[0])} -> {printable(self.names[1])}"
            table = [head, *render_table(*both, titles_left=both[0].index(_COLUMNS[0]))]
        if options is not None and options.is_coloured:
            table[:2] = [paint(table[0], "heading"), paint(table[1], "dim")]
            table = [paint(line, "warning") if line.startswith(_WORST) else line for line in table]
        return "\n".join([*table, found])

    def csv(self) -> str:
        """The table for spreadsheets."""
        if self.run.profile is None:
            return ""
        both = self._both()
        if both is None:
            return self.run.profile.csv(self.by)
        stream = io.StringIO()
        titles, rows = both
        shown = ([printable(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
        csv.writer(stream, lineterminator="\n").writerows([titles, *shown])
        return stream.getvalue()

    def json(self) -> str:
        return json.dumps(self.as_json(), indent=2)

    def sarif(self, folder: str = "") -> str:
        return self.run.sarif(folder)

    def as_json(self) -> dict[str, Any]:
        """The JSON that scripts rely on: that of the run, with the profile's keys beside its own."""
        against = None if self.against is None else ProfileReport(self.against, self.by).as_json()
        whole = self.run.as_json()
        return {**whole, **(whole.pop("profile", None) or {}), "against": against}

    def _both(self) -> tuple[list[str], list[list[Any]]] | None:
        """One table of both profiles; None where there is one profile."""
        if self.run.profile is None or self.against is None or self.against.profile is None:
            return None
        return compare_profiles(self.against.profile, self.run.profile, self.by)


#: How the line begins that names the site which costs most.
_WORST = "Most extra cycles: "
#: What both profiles have of a row.
_COLUMNS = ("executions", "passes", "base", "extra")
#: And where one of them has lines of global memory.
_LINES = ("lines", "least")


def compare_profiles(first: Profile, second: Profile, by: str) -> tuple[list[str], list[list[Any]]]:
    """(titles, rows): what is accessed, then the numbers of one and of the other; a row that one has not is empty there."""
    first, second = with_common_places(first, second)
    names, old = first.grouped(by)
    _, new = second.grouped(by)
    has_lines = any(site.lines for profile in (first, second) for site in profile.sites)
    columns = (*_COLUMNS, *_LINES) if has_lines else _COLUMNS
    rows: list[list[Any]] = []
    for key in dict.fromkeys([*old, *new]):
        numbers: list[Any] = []
        for column in range(len(columns)):
            numbers += [old[key][column] if key in old else "", new[key][column] if key in new else ""]
        rows.append([*key, *numbers])
    for name, space in (("all of LDS", "lds"), ("all of global memory", "global"))[: 1 + has_lines]:
        totals = (_totals(profile, space, len(columns)) for profile in (first, second))
        rows.append(
            [name, *[""] * (len(names) - 1), *(number for pair in zip(*totals, strict=True) for number in pair)]
        )
    titles = [title for column in columns for title in (column, "->")]
    return [*names, *titles], rows


#: What totals have below the columns; a space has no other.
_KEYS = ("instructions", "passes", "base_cycles", "extra_cycles", "lines", "least_lines")


def _totals(profile: Profile, space: str, count: int) -> list[Any]:
    totals = profile.totals[space]
    found = [totals.get(key) for key in _KEYS[:count]]
    return ["" if number is None else number for number in found]
