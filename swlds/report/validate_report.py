"""The report of ``validate``: original and lowered on the same inputs, and where they differ."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any, final

from swlds.device.checks import FailOn
from swlds.device.fidelity import Fidelity
from swlds.device.findings import COPY_CHECK, HEAP_BLOCK, SHARED_KINDS, Finding, is_astray, is_cost
from swlds.errors import SwldsError
from swlds.lazy import dataclass
from swlds.printable import describe_difference
from swlds.report.findings_text import PRINT_LIMIT, Line, TextOptions, render_comparison
from swlds.report.run_report import RunReport
from swlds.report.sarif import build_sarif
from swlds.report.suppressions import Suppressed
from swlds.report.words import count_noun

#: ``against`` -> what is compared with the original; others are pipelines of passes.
_NAMES = {"llvm": "LLVM's lowering", "swlds": "the lowered module"}


_Key = Callable[[Finding], Hashable]
_DOUBT = "the program races, so what it computes may depend on the order of its waves and work-groups"
_ASTRAY = (
    "the program accesses LDS through null or a pointer to something else; what lies there is not the same in the two modules, "
    "so what it reads and how many accesses are at fault may differ"
)


@final
@dataclass
class ValidateReport:
    """Original and lowered on the same inputs. ``differences``: one line each, empty when they agree.

    ``text``, ``json`` and ``sarif`` are what ``swlds validate`` writes, without the last line feed.
    """

    original: RunReport
    #: None where it could not be run.
    lowered: RunReport | None
    differences: list[str]
    against: str
    #: Error of the other lowering, when it made no module that could be run.
    failure: str = ""
    #: That error itself.
    error: SwldsError | None = None

    @property
    def is_compared(self) -> bool:
        """A launch whose engine died or overran left nothing to compare: that both did is no agreement."""
        return not (self.failure or self._unfinished)

    @property
    def _unfinished(self) -> str:
        dead = [self.original.is_dead, bool(self.lowered and self.lowered.is_dead)]
        if not any(dead):
            return ""
        return "neither was executed" if all(dead) else f"the {'original' if dead[0] else 'other'} was not executed"

    @property
    def only_lowered(self) -> list[Finding]:
        """Findings of the lowered module that the original has not."""
        return find_only_lowered(self.original, self.lowered) if self.lowered else []

    @property
    def drawn(self) -> RunReport:
        """The original; its LDS with the block that the lowered kernel has instead."""
        block = self.lowered.lds.block if self.lowered and self.lowered.lds else None
        lds = self.original.lds
        return self.original if lds is None else replace(self.original, lds=replace(lds, block=block))

    @property
    def _fidelity(self) -> Fidelity | None:
        """The original's, with what was not checked of the lowered module."""
        mine, theirs = self.original.fidelity, self.lowered.fidelity if self.lowered else None
        if mine is None or theirs is None:
            return mine
        return replace(mine, not_checked=list(dict.fromkeys([*mine.not_checked, *theirs.not_checked])))

    @property
    def findings(self) -> list[Finding]:
        """What was found, each once: what original and lowered agree on is one finding."""
        return [*self.original.findings, *self.only_lowered]

    def fails(self, fail_on: FailOn = "warning") -> bool:
        """Do the two differ, or did either find anything as grave as ``fail_on``?"""
        found = any(report.fails(fail_on) for report in (self.original, self.lowered) if report)
        return bool(self.differences) or not self.is_compared or found

    @property
    def exit_code(self) -> int:
        return int(self.fails())

    def suppress(self, suppressed: Suppressed) -> None:
        """Leave out what is suppressed, in both, whichever's words a line has; that the two differ stays."""
        twins = find_twins(self.original, self.lowered) if self.lowered is not None else {}
        self.original.suppress(suppressed, twins)
        if self.lowered is not None:
            self.lowered.suppress(suppressed, twins)

    def head(self, limit: int = PRINT_LIMIT) -> list[Line]:
        """How the two compare, and the first differences."""
        other = _NAMES.get(self.against, f"the module after {self.against}")
        if self.failure:
            return [Line(f"{other} could not be run: {self.failure}", "error")]
        if self._unfinished:
            text = f"The original and {other} could not be compared: {self._unfinished} to its end"
            return [Line(text, "error")]
        if self.differences:
            shown = self._by_races() if self.races else self.differences
            shown = [*shown, *(line for line in self.severities if line not in shown)]
            shown = [*([f"{_ASTRAY}:"] if any(map(is_astray, self.original.findings)) else []), *shown]
            return [
                Line(f"The original and {other} differ:", "error"),
                *(Line(f"    {line}") for line in shown[:limit]),
            ]
        buffers = count_noun(len(self.original.buffers), "buffer")
        found = count_noun(len(self.original.findings), "finding")
        agree = Line(f"The original and {other} agree: {buffers}, {found}", "good")
        doubt = [Line(f"    {_DOUBT}")] if self.races else []
        return [agree, *doubt, *(Line(f"    {line}") for line in self.severities[:limit])]

    @property
    def races(self) -> list[str]:
        """The races that either found, one line each: with them the order of waves and work-groups may show, which is not the
        same in the two modules."""
        return find_races(self.original, self.lowered) if self.lowered else []

    @property
    def severities(self) -> list[str]:
        """What both found, one as a graver thing than the other: one line each. Of copies that is no difference: a load and a
        store are not in flight."""
        return find_severities(self.original, self.lowered) if self.lowered else []

    def _by_races(self) -> list[str]:
        """The races, then what differs beside them."""
        found = [f for report in (self.original, self.lowered) if report for f in report.findings if is_race(f)]
        told = {_brief(f) for f in found}
        return [f"{_DOUBT}:", *self.races, *(d for d in self.differences if d.partition(": ")[2] not in told)]

    def text(self, limit: int = PRINT_LIMIT, options: TextOptions | None = None) -> str:
        """For people: what differs, then the findings of both, each at most as many as the limit says."""
        options = options or TextOptions(limit)
        head = self.head(options.limit)
        # What differs has been said, finding by finding; what agrees is said once.
        title = "original" if self.failure or self.differences else "original and lowered"
        parts = {title: self.original.findings, "only in the lowered module": self.only_lowered}
        run = self.original
        comparison = render_comparison(
            head, parts, options, has_failed=bool(self.failure), fidelity=self._fidelity, suppressed=run.suppressed
        )
        return "\n".join([comparison, *run.printed])

    def json(self) -> str:
        return json.dumps(self.as_json(), indent=2)

    def sarif(self, folder: str = "") -> str:
        """``folder``: of the module, where sources may lie."""
        return json.dumps(build_sarif(self.findings, folder), indent=2)

    def as_json(self) -> dict[str, Any]:
        """The JSON that scripts rely on."""
        return {
            "against": self.against,
            "equal": not self.differences and self.is_compared,
            "differences": self.differences,
            "races": self.races,
            "severities": self.severities,
            "failure": self.failure or None,
            "original": self.original.as_json(),
            "lowered": self.lowered.as_json() if self.lowered else {"findings": [], "buffers": {}},
        }


def find_differences(original: RunReport, lowered: RunReport) -> list[str]:
    """What differs, one line each: buffers, then findings."""
    found = []
    for index, buffer in original.buffers.items():
        other = lowered.buffers.get(index)
        if other is None or buffer.sha256 is None or other.sha256 != buffer.sha256:
            found.append(f"argument {index} differs after the launch")
    for name, mine, theirs in (
        ("printed", original.output, lowered.output),
        ("printed to stderr", original.error_output, lowered.error_output),
    ):
        if mine != theirs:
            found.append(f"{name}: {describe_difference(mine, theirs, ('original', 'lowered'))}")
    before, after = ({identity(f): f for f in report.findings if _counts(f)} for report in (original, lowered))
    twins = find_twins(original, lowered)
    for key in before.keys() - after.keys():
        # a copy that has become a load and a store needs no wait, and shares nothing with the members of its cluster
        if (before[key].tool == COPY_CHECK and not lowered.has_copies) or before[key].kind in SHARED_KINDS:
            continue
        found += _describe_pair(before[key], twins.get(id(before[key])))
    found += [f"only in the lowered module: {_brief(f)}" for f in find_only_lowered(original, lowered) if _counts(f)]
    return sorted(found)


def is_race(finding: Finding) -> bool:
    """A race between waves or work-groups. Of lanes of one wave the order is fixed."""
    return finding.kind.startswith("race-") and finding.severity == "error"


def find_races(original: RunReport, lowered: RunReport) -> list[str]:
    """The races of both, one line each: in which work-items and how often one shows is a matter of the order."""
    mine, theirs = ({_sort(f): f for f in report.findings if is_race(f)} for report in (original, lowered))
    found = []
    for key, finding in {**theirs, **mine}.items():
        side = "original" if key in mine else "lowered module"
        where = "in both" if key in mine and key in theirs else f"only in the {side}"
        found.append(f"{where}: {_brief(finding)}")
    return sorted(found)


def find_severities(original: RunReport, lowered: RunReport) -> list[str]:
    """The findings of both that differ in how grave they are, one line each."""
    twins = find_twins(original, lowered)
    pairs = ((twins.get(id(theirs)), theirs) for theirs in lowered.findings if not is_cost(theirs))
    return sorted({_describe_severities(a, b) for a, b in pairs if a is not None and a.severity != b.severity})


def _describe_severities(mine: Finding, theirs: Finding) -> str:
    words = [f"{'an' if f.severity == 'error' else 'a'} {f.severity}" for f in (mine, theirs)]
    return f"{words[0]} in the original, {words[1]} in the lowered module: {_brief(mine)}"


def _describe_pair(mine: Finding, theirs: Finding | None) -> list[str]:
    """A finding of the original and its twin in the lowered module, as a difference; none where the twin says what it can."""
    if theirs is None:
        return [f"only in the original: {_brief(mine)}"]
    if mine.severity != theirs.severity:
        return [_describe_severities(mine, theirs)]
    if (key := _key_astray(mine)) is not None and key == _key_in_block(theirs):
        return []
    if mine.count != theirs.count:
        times = [count_noun(finding.count, "time") for finding in (mine, theirs)]
        return [f"in both, {times[0]} in the original and {times[1]} in the lowered module: {_brief(mine)}"]
    return [f"in both, first in other work-items or at other bytes: {_brief(mine)}"]


def find_twins(original: RunReport, lowered: RunReport) -> dict[int, Finding]:
    """For each finding of either, by ``id``, the one of the other that is the same: their instructions may be others."""
    found: dict[int, Finding] = {}
    keys: tuple[tuple[_Key, _Key], ...] = (
        (identity, identity),
        (_key_astray, _key_in_block),
        (_key_of_words, _key_of_words),
        (_key_of_place, _key_of_place),
    )
    for own_key, other_key in keys:
        waiting: dict[Hashable, list[Finding]] = {}
        for mine in sorted(original.findings, key=lambda f: f.order):
            if id(mine) not in found:
                waiting.setdefault(own_key(mine), []).append(mine)
        for theirs in sorted(lowered.findings, key=lambda f: f.order):
            key = other_key(theirs) if id(theirs) not in found else None
            if key is not None and (alike := waiting.get(key)):
                mine = alike.pop(0)
                found |= {id(mine): theirs, id(theirs): mine}
    if not lowered.has_copies:
        copies = {_sort(f): f for f in original.findings if f.tool == COPY_CHECK}  # as find_only_lowered has it
        alone = [f for f in lowered.findings if id(f) not in found and _sort(f) in copies]
        found |= {id(theirs): copies[_sort(theirs)] for theirs in alone}
    return found


def _key_astray(mine: Finding) -> Hashable:
    """What a finding of the original has in common with one that a lowered module can only say of its whole block."""
    is_crooked = mine.kind == "misaligned" and mine.object is not None and mine.object.space == "lds"
    return (*_key(mine), mine.operation) if is_astray(mine) or is_crooked else None


def _key_in_block(theirs: Finding) -> Hashable:
    is_in_block = theirs.object is not None and (theirs.object.space, theirs.object.name) == ("heap", HEAP_BLOCK)
    return (*_key(theirs), theirs.operation) if is_in_block else None


def _key_of_words(finding: Finding) -> Hashable:
    """What findings have in common that differ in who did it and how often, at most."""
    return finding.tool, finding.kind, finding.severity, finding.message, finding.location


def _key_of_place(finding: Finding) -> Hashable:
    """What findings have in common that differ in how grave they are."""
    return finding.tool, _sort(finding)


def find_only_lowered(original: RunReport, lowered: RunReport) -> list[Finding]:
    """Findings that the original has not."""
    known: set[tuple[Any, ...]] = {identity(f) for f in original.findings}
    if not lowered.has_copies:  # then a race of copies is one of loads and stores, which racecheck finds
        known |= {_sort(f) for f in original.findings if f.tool == COPY_CHECK}
    twins = find_twins(original, lowered)
    alone = [f for f in lowered.findings if identity(f) not in known and _sort(f) not in known]
    return [f for f in alone if id(f) not in twins]


def _counts(finding: Finding) -> bool:
    """Both must have it. Costs, and copies that were open at once and completed in order, are no behaviour."""
    return not (is_cost(finding) or (finding.tool == COPY_CHECK and finding.severity == "note"))


def _sort(finding: Finding) -> tuple[Any, ...]:
    """What a race of copies and that of the loads and stores that they became have in common."""
    return finding.kind, finding.location, finding.object.name if finding.object else ""


def identity(finding: Finding) -> tuple[Any, ...]:
    """What original and lowered must agree on: not texts of instructions, not addresses in messages."""
    if finding.kind == "timeout":  # where the waves were when the time was over is no property of the program
        return finding.tool, finding.kind, finding.severity
    return (*_key(finding), finding.object)


def _key(finding: Finding) -> tuple[Any, ...]:
    """``identity`` whatever the object."""
    who = (finding.count, finding.workgroup, finding.workitem)
    return (finding.tool, finding.kind, finding.severity, *who, finding.location)


def _brief(finding: Finding) -> str:
    where = f"{finding.location}: " if finding.location else ""
    return f"{where}{finding.kind}: {finding.message}"
