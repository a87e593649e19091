"""Findings as text, in the shape that users of compute-sanitizer know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from swlds.device.checks import SEVERITIES
from swlds.device.fidelity import Fidelity
from swlds.device.findings import Finding, Index3
from swlds.device.wave_places import name_waves
from swlds.printable import printable
from swlds.report.words import count_noun

BAR = "========="
PRINT_LIMIT = 100


def render_run(
    names: Sequence[str], findings: Sequence[Finding], fidelity: Fidelity | None = None, limit: int = PRINT_LIMIT
) -> str:
    """The report of one launch; at most ``limit`` findings, and a line that says so when there are more. ``names``: of the
    launch, such as ``kernel k``."""
    lines = [f"{BAR} SWLDS: {', '.join(names)}", *_limited(findings, limit), f"{BAR} {summary(findings)}"]
    lines += _fidelity_lines(fidelity)
    return "\n".join(map(printable, lines))


def render_comparison(
    head: Sequence[str], parts: Mapping[str, Sequence[Finding]], limit: int = PRINT_LIMIT, has_failed: bool = False
) -> str:
    """``head`` says how two runs compare; ``parts``: title -> findings, those that are in no other part; ``has_failed``: one of
    the two could not be run, which is an error more."""
    lines = [f"{BAR} {line}" for line in head]
    for title, findings in parts.items():
        if findings:
            lines += [f"{BAR} --- {title} ---", *_limited(findings, limit)]
    lines.append(f"{BAR} {summary([finding for findings in parts.values() for finding in findings], int(has_failed))}")
    return "\n".join(map(printable, lines))


def summary(findings: Sequence[Finding], more_errors: int = 0) -> str:
    """``ERROR SUMMARY: 2 errors, 1 warning``."""
    counts = {severity: sum(f.severity == severity for f in findings) for severity in SEVERITIES}
    counts["error"] += more_errors
    parts = [count_noun(count, severity) for severity, count in counts.items() if count or severity == "error"]
    return f"ERROR SUMMARY: {', '.join(parts)}"


def _limited(findings: Sequence[Finding], limit: int) -> Iterator[str]:
    for finding in findings[:limit]:
        yield from _finding_lines(finding)
    if len(findings) > limit:
        more = count_noun(len(findings) - limit, "finding")
        yield f"{BAR} Print limit reached: {more} more not shown (--print-limit)"


def _finding_lines(finding: Finding) -> Iterator[str]:
    word = "" if finding.severity == "error" else f"{finding.severity.capitalize()}: "
    yield f"{BAR} {word}{finding.message}"
    calls = finding.calls
    if calls or finding.location:
        yield f"{BAR}     at {calls[0] if calls else 'kernel'}{f' in {finding.location}' if finding.location else ''}"
    for call in calls[1:]:
        yield f"{BAR}     called by {call}"
    if finding.workitem is not None:
        item, group = _index(finding.workitem), _index(finding.workgroup)
        yield f"{BAR}     by work-item {item} in work-group {group} (wave {finding.wave}, lane {finding.lane})"
    elif finding.workgroup is not None:
        yield f"{BAR}     in work-group {_index(finding.workgroup)}"
    if found := finding.object:
        yield f"{BAR}     object {found.name} in {found.space}: {found.size} bytes, offset {found.offset}"
    if finding.instruction:
        yield f"{BAR}     {finding.instruction}"
    if other := finding.other:
        yield f"{BAR}     {other.what}: {other.location or other.instruction}"
    yield from _place_lines(finding)
    if finding.count > 1:
        first = "; this is the first work-item" if finding.workitem is not None else ""
        yield f"{BAR}     seen {finding.count} times{first}"
    yield BAR


def _place_lines(finding: Finding) -> Iterator[str]:
    """Where the waves stand; the first place is the finding's own."""
    for number, place in enumerate(finding.places):
        site, more = place.site, place.count - len(place.waves)
        others = f" and {count_noun(more, 'wave')} of other work-groups" if more else ""
        who = f"{name_waves(place.waves)} of work-group {_index(place.workgroup)}{others}"
        at = f"{site.calls[0]}{f' in {site.location}' if site.location else ''}"
        yield f"{BAR}     {who} {place.verb} at {at}"
        if number:
            yield from (f"{BAR}         called by {call}" for call in site.calls[1:])
            yield f"{BAR}         {site.instruction}"


def _index(index: Index3 | None) -> str:
    return f"({','.join(map(str, index))})" if index else "?"


_FIDELITY = (
    ("exact", "Exact"),
    ("approximated", "Approximated"),
    ("not_modelled", "Not modelled"),
    ("not_checked", "Not checked"),
    ("executed", "Executed"),
)


def _fidelity_lines(fidelity: Fidelity | None) -> Iterator[str]:
    known = fidelity.as_json() if fidelity else {}
    for key, title in _FIDELITY:
        if entries := known.get(key):
            yield f"{BAR} {title}: {'; '.join(entries)}"
