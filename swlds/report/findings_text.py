"""Findings as text, in the shape that users of compute-sanitizer know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from swlds.device.findings import SEVERITIES
from swlds.device.wave_places import inflect, name_waves
from swlds.printable import printable
from swlds.report.words import count_noun

if TYPE_CHECKING:
    from swlds.run import RunReport, ValidateReport

BAR = "========="
PRINT_LIMIT = 100


def render_run(report: RunReport, limit: int = PRINT_LIMIT) -> str:
    """The report of one launch; at most ``limit`` findings, and a line that says so when there are more."""
    data = report.data
    known = [f"{key} {data[key]}" for key in ("kernel", "target", "engine") if data[key]]
    lines = [f"{BAR} SWLDS: {', '.join(known)}"]
    for finding in report.findings[:limit]:
        lines += _finding_lines(finding)
    if len(report.findings) > limit:
        lines.append(_limit_line(len(report.findings) - limit))
    lines.append(f"{BAR} {summary(report.findings)}")
    lines += _fidelity_lines(data.get("fidelity") or {})
    return "\n".join(map(printable, lines))


def _limit_line(more: int) -> str:
    return f"{BAR} Print limit reached: {count_noun(more, 'finding')} more not shown (--print-limit)"


def summary(findings: list[dict[str, Any]]) -> str:
    """``ERROR SUMMARY: 2 errors, 1 warning``."""
    counts = {severity: sum(f["severity"] == severity for f in findings) for severity in SEVERITIES}
    parts = [count_noun(count, severity) for severity, count in counts.items() if count or severity == "error"]
    return f"ERROR SUMMARY: {', '.join(parts)}"


def _finding_lines(finding: dict[str, Any]) -> Iterator[str]:
    word = "" if finding["severity"] == "error" else f"{finding['severity'].capitalize()}: "
    yield f"{BAR} {word}{finding['message']}"
    calls = finding.get("calls") or []
    place = _place(finding["location"])
    if calls or place:
        yield f"{BAR}     at {calls[0] if calls else 'kernel'}{f' in {place}' if place else ''}"
    for call in calls[1:]:
        yield f"{BAR}     called by {call}"
    if finding["workitem"] is not None:
        item, group = (_index(finding[k]) for k in ("workitem", "workgroup"))
        yield f"{BAR}     by work-item {item} in work-group {group} (wave {finding['wave']}, lane {finding['lane']})"
    elif finding["workgroup"] is not None:
        yield f"{BAR}     in work-group {_index(finding['workgroup'])}"
    if found := finding["object"]:
        yield f"{BAR}     object {found['name']} in {found['space']}: {found['size']} bytes, offset {found['offset']}"
    if finding["instruction"]:
        yield f"{BAR}     {finding['instruction']}"
    if other := finding["other"]:
        yield f"{BAR}     {other.get('what', 'other')}: {_place(other.get('location')) or other.get('instruction', '')}"
    yield from _place_lines(finding)
    if finding["count"] > 1:
        first = "; this is the first work-item" if finding["workitem"] is not None else ""
        yield f"{BAR}     seen {finding['count']} times{first}"
    yield BAR


def _place_lines(finding: dict[str, Any]) -> Iterator[str]:
    """Where the waves stand; the first place is the finding's own."""
    for number, place in enumerate(finding.get("places") or []):
        waves, more = name_waves(place["waves"]), place["count"] - len(place["waves"])
        others = f" and {count_noun(more, 'wave')} of other work-groups" if more else ""
        where = _place(place["location"])
        who = f"{waves} of work-group {_index(place['workgroup'])}{others}"
        at = f"{place['calls'][0]}{f' in {where}' if where else ''}"
        yield f"{BAR}     {who} {inflect(place['state'], place['count'])} at {at}"
        if number:
            yield from (f"{BAR}         called by {call}" for call in place["calls"][1:])
            yield f"{BAR}         {place['instruction']}"


def _place(location: dict[str, Any] | None) -> str:
    return f"{location['file']}:{location['line']}:{location['column']}" if location else ""


def _index(index: list[int] | None) -> str:
    return f"({','.join(map(str, index))})" if index else "?"


_FIDELITY = (
    ("exact", "Exact"),
    ("approximated", "Approximated"),
    ("not_modelled", "Not modelled"),
    ("not_checked", "Not checked"),
    ("executed", "Executed"),
)


def _fidelity_lines(fidelity: dict[str, list[str]]) -> Iterator[str]:
    for key, title in _FIDELITY:
        if entries := fidelity.get(key):
            yield f"{BAR} {title}: {'; '.join(entries)}"


def render_validate(report: ValidateReport, limit: int = PRINT_LIMIT) -> str:
    """Original against lowered: what differs, then the findings of both."""
    other = "LLVM's lowering" if report.against == "llvm" else "the lowered module"
    lines = []
    if report.failure:
        lines.append(f"{BAR} {other} could not be run: {report.failure}")
    elif report.differences:
        lines.append(f"{BAR} The original and {other} differ:")
        lines += [f"{BAR}     {line}" for line in report.differences[:limit]]
    else:
        buffers = count_noun(len(report.original.data["buffers"]), "buffer")
        findings = count_noun(len(report.original.findings), "finding")
        lines.append(f"{BAR} The original and {other} agree: {buffers}, {findings}")
    originals = report.original.findings
    for title, found in ((_title(report), originals), ("only in the lowered module", report.only_lowered)):
        if found:
            lines.append(f"{BAR} --- {title} ---")
            for finding in found[:limit]:
                lines += _finding_lines(finding)
            if len(found) > limit:
                lines.append(_limit_line(len(found) - limit))
    lines.append(f"{BAR} {summary(report.findings)}")
    return "\n".join(map(printable, lines))


def _title(report: ValidateReport) -> str:
    """Whose the findings of the original are: what differs has been said above, finding by finding."""
    return "original" if report.failure or report.differences else "original and lowered"
