"""Findings of instructions that look like copies of one, in modules without debug information: printed as one.

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


@final
@dataclass
class Block:
    """A finding as it is printed, and those that are like it."""

    finding: Finding
    copies: list[Finding] = field(default_factory=list)

    def describe_copies(self) -> str:
        """``3 instructions like it: t.ll:7, t.ll:9, t.ll:12``."""
        places = sorted((finding.place for finding in self.copies), key=_by_line)
        listed = ", ".join(places[:_LISTED]) + (", ..." if len(places) > _LISTED else "")
        times = sum(finding.count for finding in self.copies)
        return f"{count_noun(len(self.copies), 'instruction')} like it, {count_noun(times, 'time')}: {listed}"


def _by_line(place: str) -> tuple[str, int]:
    file, _, line = place.rpartition(":")
    return file, int(line) if line.isdecimal() else 0


def fold_copies(findings: Sequence[Finding]) -> list[Block]:
    """The findings in their order, each with those behind it that are like it."""
    found: dict[Any, Block] = {}
    for number, finding in enumerate(findings):
        is_single = finding.location is not None or not finding.place or finding.places
        key = number if is_single else finding.likeness
        if key in found:
            found[key].copies.append(finding)
        else:
            found[key] = Block(finding)
    return list(found.values())
