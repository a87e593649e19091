"""Findings that are printed as one: copies of an instruction, what is less grave at a line, what comes of a race.

Findings of instructions look like copies of one where no line of a source tells.

With debug information copies are one finding (``device.findings``). Without it nothing but their likeness tells, so they stay
findings of their own, each with its line, and only the text is shorter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any, final

from swlds.device.findings import Finding
from swlds.lazy import dataclass
from swlds.report.words import count_noun

#: Lines of copies that are listed.
_LISTED = 8
#: The tool that says why a read found what was not written yet.
_RACES = "racecheck"
_WAR = "race-war"


@final
@dataclass
class Block:
    """A finding as it is printed, and those that are like it; ``also``: others at its line, on its object, that it names."""

    finding: Finding
    copies: list[Finding] = field(default_factory=list)
    also: list[Finding] = field(default_factory=list)

    def names(self, finding: Finding) -> bool:
        """Is it said with the block's finding, at whose line it is? Two rules that are equally grave are said apart."""
        return (finding.severity, finding.tool) != (self.finding.severity, self.finding.tool)

    def take(self, finding: Finding) -> None:
        """Name it; of a race and an uninitialised read that are equally grave, the race comes first: it is why."""
        if finding.severity == self.finding.severity and finding.tool == _RACES:
            self.finding, finding = finding, self.finding
        self.also.append(finding)

    def describe_copies(self) -> str:
        """``3 instructions like it, 5 times: t.ll:7, t.ll:9, t.ll:12``; a lowered module has no lines."""
        places = sorted((finding.place for finding in self.copies if finding.has_line), key=_by_line)
        listed = ", ".join(places[:_LISTED]) + (", ..." if len(places) > _LISTED else "")
        times = sum(finding.count for finding in self.copies)
        counts = f"{count_noun(len(self.copies), 'instruction')} like it, {count_noun(times, 'time')}"
        return f"{counts}: {listed}" if listed else counts


def _by_line(place: str) -> tuple[str, int]:
    file, _, line = place.rpartition(":")
    return file, int(line) if line.isdecimal() else 0


def fold_copies(findings: Sequence[Finding]) -> list[Block]:
    """The findings in their order, the gravest first, each with those behind it that are like it."""
    found: dict[Any, Block] = {}
    first: dict[Any, Block] = {}
    early = {finding.other_access for finding in findings if finding.kind == _WAR}
    late = early - {finding.access for finding in findings if finding.kind == "race-raw"}
    for number, finding in enumerate(findings):
        key = number if _is_single(finding) else (finding.likeness, finding.place.rpartition(":")[0])
        lines = _line_keys(finding, early, late)
        head = next((first[line] for line in lines if line in first and first[line].names(finding)), None)
        if head is not None:
            head.take(finding)
        elif key in found:
            found[key].copies.append(finding)
        else:
            head = found[key] = Block(finding)
        if head is not None:
            for line in lines:
                first.setdefault(line, head)
    return list(found.values())


def _line_keys(
    finding: Finding, early: set[tuple[Any, ...] | None], late: set[tuple[Any, ...] | None]
) -> list[tuple[Any, ...]]:
    """What findings have in common that one block names. ``early``: reads of what is written later, and nothing orders the two.
    Such a read finds bytes that are not written yet, or races with who wrote them, for one reason, which is that of the
    write's race, too, with which it is where no read races (``late``). An uninitialised read of what nobody writes, or of
    what is written behind a barrier, has another reason than a race at its line."""
    is_early = finding.kind in ("uninitialized", "race-raw") and finding.access in early
    is_late = finding.kind == _WAR and finding.other_access in late
    keys = [finding.access] if is_early else [finding.line_key, finding.other_access if is_late else None]
    return [key for key in keys if key]


def _is_single(finding: Finding) -> bool:
    """It has a line of a source, or stands for others already: of no instruction, of waves at several places, of many lines."""
    return bool(finding.places) or finding.location is not None or not finding.calls
