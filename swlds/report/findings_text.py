"""Findings as text, in the shape that users of compute-sanitizer know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import final

from swlds.colour import paint
from swlds.device.checks import SEVERITIES
from swlds.device.fidelity import Fidelity
from swlds.device.findings import MAX_CALLERS, Call, Finding, Index3, Location
from swlds.device.wave_places import name_waves
from swlds.lazy import dataclass
from swlds.printable import printable
from swlds.report.copies_text import Block, fold_copies
from swlds.report.source_lines import SourceFiles
from swlds.report.suppressions import Suppressed, suppression_line
from swlds.report.words import NEAR, count_noun

BAR = "========="
PRINT_LIMIT = 100
#: Callers whose lines of the source are shown, and others that are named.
_SHOWN_CALLS, _SHOWN_CALLERS = 2, 8
#: Functions that call each other in a circle, of which the text says how often.
_LONGEST_CYCLE = 4


@final
@dataclass(frozen=True)
class TextOptions:
    """How a report is printed. ``limit``: findings; ``has_fidelity``: the whole statement, not only what is special to the
    launch; ``sources``: where lines of the source come from, None for no such lines."""

    limit: int = PRINT_LIMIT
    has_fidelity: bool = False
    is_coloured: bool = False
    sources: SourceFiles | None = field(default_factory=SourceFiles)


@final
@dataclass(frozen=True, slots=True)
class Line:
    """One line, with the style that it has where there are colours."""

    text: str
    style: str = ""

    def show(self, is_coloured: bool) -> str:
        text = printable(self.text)
        return paint(text, self.style) if is_coloured else text


def render_run(
    names: Sequence[str],
    findings: Sequence[Finding],
    fidelity: Fidelity | None = None,
    options: TextOptions | None = None,
    suppressed: Suppressed | None = None,
) -> str:
    """The report of one launch; at most ``limit`` findings, and a line that says so when there are more. ``names``: of the
    launch, such as ``kernel k``."""
    options = options or TextOptions()
    lines = [Line(f"{BAR} SWLDS: {', '.join(names)}", "heading"), *_limited(findings, options)]
    lines += [_summary_line(findings), *_suppressed_lines(suppressed), *fidelity_lines(fidelity, options.has_fidelity)]
    return _joined(lines, options)


def render_comparison(
    head: Sequence[Line],
    parts: Mapping[str, Sequence[Finding]],
    options: TextOptions | None = None,
    *,
    has_failed: bool = False,
    fidelity: Fidelity | None = None,
    suppressed: Suppressed | None = None,
) -> str:
    """``head`` says how two runs compare; ``parts``: title -> findings, those that are in no other part; ``has_failed``: one of
    the two could not be run, which is an error more."""
    options = options or TextOptions()
    lines = [Line(f"{BAR} {line.text}", line.style) for line in head]
    for title, findings in parts.items():
        if findings:
            lines += [Line(f"{BAR} --- {title} ---", "heading"), *_limited(findings, options)]
    lines.append(_summary_line([finding for findings in parts.values() for finding in findings], int(has_failed)))
    lines += [*_suppressed_lines(suppressed), *fidelity_lines(fidelity, options.has_fidelity)]
    return _joined(lines, options)


def _joined(lines: Iterable[Line], options: TextOptions) -> str:
    return "\n".join(line.show(options.is_coloured) for line in lines)


def summary(findings: Sequence[Finding], more_errors: int = 0) -> str:
    """``ERROR SUMMARY: 2 errors, 1 warning``."""
    counts = _count(findings, more_errors)
    parts = [count_noun(count, severity) for severity, count in counts.items() if count or severity == "error"]
    return f"ERROR SUMMARY: {', '.join(parts)}"


def _summary_line(findings: Sequence[Finding], more_errors: int = 0) -> Line:
    """In the style of the gravest."""
    worst = next((severity for severity, count in _count(findings, more_errors).items() if count), "good")
    return Line(f"{BAR} {summary(findings, more_errors)}", worst)


def _count(findings: Sequence[Finding], more_errors: int) -> dict[str, int]:
    shown = [finding for block in fold_copies(findings) for finding in (block.finding, *block.also)]
    counts: dict[str, int] = {severity: sum(f.severity == severity for f in shown) for severity in SEVERITIES}
    counts["error"] += more_errors
    return counts


def _limited(findings: Sequence[Finding], options: TextOptions) -> Iterator[Line]:
    blocks = fold_copies(findings)
    for block in blocks[: options.limit]:
        yield from _block_lines(block, options)
    if len(blocks) > options.limit:
        left_out = sum(1 + len(block.copies) + len(block.also) for block in blocks[options.limit :])
        more = count_noun(left_out, "finding")
        yield Line(f"{BAR} Print limit reached: {more} more not shown (--print-limit)", "warning")


def _block_lines(block: Block, options: TextOptions) -> Iterator[Line]:
    finding = block.finding
    word = "" if finding.severity == "error" else f"{finding.severity.capitalize()}: "
    yield Line(f"{BAR} {word}{finding.message}", finding.severity)
    yield from _place_lines(finding, options)
    yield from _who_lines(finding)
    yield from _object_lines(finding)
    if finding.instruction:
        yield Line(f"{BAR}     {finding.instruction}", "dim")
    for other in finding.related:
        yield Line(f"{BAR}     {other.what}: {other.where}")
        if other.location is None and other.calls:
            yield Line(f"{BAR}         {other.instruction}", "dim")
        yield from _excerpt(other.location, options)
        yield from _near_lines(other.near, options)
        yield from _caller_lines(other.calls[1:], options)
    yield from _waves_lines(finding)
    yield from _count_lines(block)
    yield from (Line(f"{BAR}     to suppress: {line}", "dim") for line in suppressions_of(block))
    yield Line(BAR)


def suppressions_of(block: Block) -> list[str]:
    """Lines that suppress all that the block says."""
    first = suppression_line(block.finding, with_copies=bool(block.copies))
    return [first, *map(suppression_line, block.also)]


def describe_block(block: Block) -> list[str]:
    """Who else called, who did it to what and how often, where all waves stand: the lines of the text without their bars."""
    finding = block.finding
    who = [*_other_caller_lines(finding), *_who_lines(finding)]
    lines = [*who, *_object_lines(finding), *_waves_lines(finding), *_count_lines(block)]
    return [line.text.removeprefix(BAR).strip() for line in lines]


def _object_lines(finding: Finding) -> Iterator[Line]:
    if found := finding.object:
        yield Line(f"{BAR}     object {found.title} in {found.space}: {found.size} bytes, offset {found.offset}")


def _count_lines(block: Block) -> Iterator[Line]:
    finding = block.finding
    if finding.count > 1:
        first = "; this is the first work-item" if finding.workitem is not None else ""
        copies = (
            f" by {finding.copies} instructions{' of this line' * bool(finding.place)}" if finding.copies > 1 else ""
        )
        yield Line(f"{BAR}     seen {finding.count} times{copies}{first}")
    if block.copies:
        yield Line(f"{BAR}     and by {block.describe_copies()}")
    for other in block.also:
        times = f" ({other.count} times)" if other.count > 1 else ""
        article = "an" if other.severity == "error" else "a"
        yield Line(f"{BAR}     also, {article} {other.severity}: {other.message}{times}", other.severity)


def _place_lines(finding: Finding, options: TextOptions) -> Iterator[Line]:
    calls = finding.calls
    if calls or finding.location:
        at = f"{calls[0] if calls else 'kernel'}{f' in {finding.location}' if finding.location else ''}"
        yield Line(f"{BAR}     at {at}", "place")
    yield from _excerpt(finding.location, options)
    yield from _near_lines(finding.near, options)
    yield from _caller_lines(calls[1:], options)
    yield from _other_caller_lines(finding)


def _caller_lines(calls: Sequence[Call], options: TextOptions) -> Iterator[Line]:
    for number, call in enumerate(fold_calls(calls)):
        yield Line(f"{BAR}     called by {call}")
        if number < _SHOWN_CALLS:
            yield from _excerpt(call.location, options)


def _near_lines(near: Sequence[Location], options: TextOptions) -> Iterator[Line]:
    for location in near:
        yield Line(f"{BAR}     {NEAR}: {location}")
        yield from _excerpt(location, options)


def fold_calls(calls: Sequence[Call]) -> list[Call]:
    """Callers for people: calls that follow each other again and again, as in recursion, once and how often."""
    found: list[Call] = []
    at = 0
    while at < len(calls):
        size, times = _repeated(calls, at)
        first = calls[at : at + size]
        if times == 1 or size > 1:
            found += first
        if times > 1:
            text = f"{first[0]} ({times} times)" if size == 1 else f"the same {size} again ({times - 1} times)"
            found.append(Call(text, first[0].location if size == 1 else None))
        at += size * times
    return found


def _repeated(calls: Sequence[Call], at: int) -> tuple[int, int]:
    """How many calls repeat from there on, the fewest, and how often they stand there."""
    for size in range(1, _LONGEST_CYCLE + 1):
        first, times = calls[at : at + size], 1
        while calls[at + size * times : at + size * (times + 1)] == first:
            times += 1
        if times > 1:
            return size, times
    return 1, 1


def _other_caller_lines(finding: Finding) -> Iterator[Line]:
    others = finding.other_callers
    for callers in others[:_SHOWN_CALLERS]:
        yield Line(f"{BAR}     also {_describe_callers(callers)}")
    if left_out := len(others[_SHOWN_CALLERS:]):
        more = " or more" if len(others) == MAX_CALLERS else ""
        yield Line(f"{BAR}     also called by {left_out}{more} other callers")


def _describe_callers(callers: Sequence[Call]) -> str:
    return f"called by {', by '.join(fold_calls(callers))}" if callers else "in the kernel itself"


def _excerpt(location: Location | None, options: TextOptions) -> Iterator[Line]:
    lines = options.sources.excerpt(location) if options.sources else []
    for number, line in enumerate(lines):
        yield Line(f"{BAR}         {line}", "caret" if number else "")


def _who_lines(finding: Finding) -> Iterator[Line]:
    if finding.workitem is not None:
        item, group = _index(finding.workitem), _index(finding.workgroup)
        yield Line(f"{BAR}     by work-item {item} in work-group {group} (wave {finding.wave}, lane {finding.lane})")
    elif finding.workgroup is not None:
        yield Line(f"{BAR}     in work-group {_index(finding.workgroup)}")


def _waves_lines(finding: Finding) -> Iterator[Line]:
    """Where the waves stand; the first place is the finding's own."""
    for number, place in enumerate(finding.places):
        site, more = place.site, place.count - len(place.waves)
        others = f" and {count_noun(more, 'wave')} of other work-groups" if more else ""
        who = f"{name_waves(place.waves)} of work-group {_index(place.workgroup)}{others}"
        at = f"{site.calls[0]}{f' in {site.location}' if site.location else ''}"
        yield Line(f"{BAR}     {who} {place.verb} at {at}")
        if number:
            yield from (Line(f"{BAR}         called by {call}") for call in fold_calls(site.calls[1:]))
            yield Line(f"{BAR}         {site.instruction}", "dim")


def _index(index: Index3 | None) -> str:
    return f"({','.join(map(str, index))})" if index else "?"


def _suppressed_lines(suppressed: Suppressed | None) -> Iterator[Line]:
    if suppressed is None:
        return
    for entry, count in suppressed.used:
        yield Line(f"{BAR} Suppressed: {count_noun(count, 'finding')} by {entry.place}: {entry.text}", "dim")
    for entry in suppressed.unused:
        yield Line(f"{BAR} Unused suppression: {entry.place}: {entry.text}", "warning")


FIDELITY = (
    ("exact", "Exact"),
    ("approximated", "Approximated"),
    ("not_modelled", "Not modelled"),
    ("not_checked", "Not checked"),
    ("executed", "Executed"),
)


def fidelity_lines(fidelity: Fidelity | None, is_whole: bool) -> Iterator[Line]:
    """The statement; without ``is_whole`` what is special to the launch."""
    if fidelity is None:
        return
    known = fidelity.as_json() if is_whole else fidelity.special
    for key, title in FIDELITY:
        if entries := known.get(key):
            yield Line(f"{BAR} {title}: {'; '.join(entries)}", "dim")
    if not is_whole:
        yield Line(f"{BAR} What is exact, approximated and not modelled in all launches: --fidelity", "dim")
