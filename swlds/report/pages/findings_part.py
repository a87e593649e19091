"""Findings on a page: what, where, who, with both sites."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import final

from swlds.device.findings import Finding, Location, OtherSite, spelled_place
from swlds.lazy import dataclass
from swlds.report.copies_text import Block, fold_copies
from swlds.report.findings_text import describe_block, fold_calls, suppressions_of
from swlds.report.source_lines import SourceFiles
from swlds.report.words import NEAR


@final
@dataclass(frozen=True, slots=True)
class ShownSite:
    """``instruction``: where the source does not tell it."""

    what: str
    at: str
    excerpt: list[str]
    instruction: str


@final
@dataclass(frozen=True)
class ShownFinding:
    """``number``: of its section in the page; ``details``: sentences of who and how often."""

    number: int
    severity: str
    kind: str
    message: str
    at: str
    excerpt: list[str]
    calls: tuple[str, ...]
    related: list[ShownSite]
    details: list[str]
    instruction: str
    suppressions: list[str]
    locations: list[Location]


@final
@dataclass(frozen=True)
class Part:
    title: str
    shown: list[ShownFinding]
    more: int


def show_findings(
    title: str,
    findings: Sequence[Finding],
    sources: SourceFiles,
    numbers: Iterator[int] | None = None,
    limit: int = 60,
) -> Part:
    """The first of them; ``numbers``: of their sections, which differ in a page."""
    blocks = fold_copies(findings)
    numbers = itertools.count(1) if numbers is None else numbers
    return Part(title, [_show(block, next(numbers), sources) for block in blocks[:limit]], max(len(blocks) - limit, 0))


def _show_site(site: OtherSite, sources: SourceFiles) -> ShownSite:
    instruction = site.instruction if site.location is None and site.calls else ""
    return ShownSite(site.what, site.where, sources.excerpt(site.location), instruction)


def _show_near(finding: Finding, sources: SourceFiles) -> list[ShownSite]:
    return [ShownSite(NEAR, str(line), sources.excerpt(line), "") for line in finding.near]


def _show(block: Block, number: int, sources: SourceFiles) -> ShownFinding:
    finding = block.finding
    places = [finding.location, *(site.location for site in finding.related)]
    return ShownFinding(
        number,
        finding.severity,
        finding.kind,
        finding.message,
        spelled_place(finding.location, finding.calls),
        sources.excerpt(finding.location),
        tuple(fold_calls(finding.calls)),
        [*_show_near(finding, sources), *(_show_site(site, sources) for site in finding.related)],
        describe_block(block),
        finding.instruction,
        suppressions_of(block),
        [place for place in places if place is not None],
    )
