"""The pages of ``run``, ``profile`` and ``validate``, and the pictures on them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import field
from typing import Any, final

from swlds.device.findings import Finding
from swlds.ir.demangling import demangle
from swlds.layouts.bank_rows import has_rows
from swlds.layouts.banks import Pattern
from swlds.lazy import dataclass
from swlds.report.bank_costs import doubt
from swlds.report.findings_text import FIDELITY, summary
from swlds.report.lds_map import LdsMap, Mark
from swlds.report.pages.findings_part import Part, show_findings
from swlds.report.pages.render import render_page
from swlds.report.pages.source_table import find_files, without_line
from swlds.report.pictures.bank_heat import draw_bank_heat
from swlds.report.pictures.lane_strip import draw_lane_strip
from swlds.report.pictures.lds_map import draw_lds_map
from swlds.report.pictures.picture import Picture
from swlds.report.pictures.timeline import draw_timeline
from swlds.report.profile import Profile, SiteCount, with_common_places, worst_pattern
from swlds.report.profile_report import ProfileReport
from swlds.report.run_report import RunReport
from swlds.report.source_lines import SourceFiles
from swlds.report.trace import describe_cut
from swlds.report.validate_report import ValidateReport
from swlds.report.words import count_noun

#: Heat maps and strips of a page, rows of its table.
_HEATS, _STRIPS, _ROWS = 4, 6, 200


@final
@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture with the words above it."""

    title: str
    picture: Picture


@final
@dataclass
class Pictures:
    """What is drawn of a launch, or of two side by side."""

    lds_map: Picture | None = None
    heats: list[Drawn] = field(default_factory=list)
    more_heats: int = 0
    strips: list[Drawn] = field(default_factory=list)
    timeline: Picture | None = None

    def __iter__(self) -> Iterator[Picture]:
        yield from (picture for picture in (self.lds_map, self.timeline) if picture is not None)
        yield from (drawn.picture for drawn in (*self.heats, *self.strips))


def draw_launch(run: RunReport, against: RunReport | None = None, names: Sequence[str] = ("", "")) -> Pictures:
    """The pictures of a report that was made with ``is_drawn``, or of one from Python."""
    found = Pictures()
    if run.lds is not None and (run.lds.pieces or run.lds.block):
        block_marks = _marks(run.lds.block, run.findings) if run.lds.block else []
        found.lds_map = draw_lds_map("lds", run.lds, _marks(run.lds, run.findings), block_marks)
    if run.timeline is not None:
        found.timeline = draw_timeline("waves", run.timeline)
    if run.profile is None:
        return found
    other = against.profile if against is not None else None
    if run.target is not None and has_rows(run.target):
        _draw_heats(found, run.target, run.profile, other, names)
    _draw_strips(found, run.profile)
    return found


def _draw_strips(found: Pictures, profile: Profile) -> None:
    """Of the accesses with most lines beyond the fewest; those whose lanes lie alike are one picture."""
    lines = [(site.lines.lines - site.lines.least_lines, site) for site in profile.sites if site.lines is not None]
    drawn: dict[tuple[Any, ...], list[str]] = {}
    for _, site in sorted(lines, key=lambda entry: (-entry[0], entry[1].id)):
        if (strip := profile.strips.get(site.id)) is not None:
            key = (strip.offsets, strip.bytes, strip.line)
            if key in drawn:
                if (title := _site_title(site)) not in drawn[key]:
                    drawn[key].append(title)
            elif len(drawn) < _STRIPS:
                drawn[key] = [_site_title(site)]
                found.strips.append(Drawn("", draw_lane_strip(f"lines-{site.id}", strip)))
    for number, titles in enumerate(drawn.values()):
        more = f", and {len(titles) - 3} more" if len(titles) > 3 else ""
        found.strips[number] = Drawn("; ".join(titles[:3]) + more, found.strips[number].picture)


def _draw_heats(found: Pictures, target: str, profile: Profile, other: Profile | None, names: Sequence[str]) -> None:
    """Accesses of either that conflict, the other one's (before) on the left; what one has not stands alone."""
    if other is not None:
        other, profile = with_common_places(other, profile)
    sides = [_Side(other, names[0]), _Side(profile, names[1] if other is not None else "")]
    keys = [key for key in dict.fromkeys(key for side in sides for key in side.sites) if _worst_extra(sides, key)]
    keys.sort(key=lambda key: (-_worst_extra(sides, key), *map(str, key)))
    found.more_heats = max(len(keys) - _HEATS, 0)
    for number, key in enumerate(keys[:_HEATS]):
        drawn = []
        for side in sides:
            pattern = side.worst(target, key)
            if pattern is not None:
                drawn.append((_side_title(side.name, pattern), pattern))
        if drawn:
            words = " -> ".join(f"{side.extra(key):,}" for side in sides if key in side.sites)
            site = next(side.sites[key][0] for side in sides[::-1] if key in side.sites)
            picture = draw_bank_heat(f"banks-{number}", target, drawn)
            found.heats.append(Drawn(f"{_site_title(site)}: {words} extra cycles", picture))


@final
class _Side:
    """The LDS accesses of one profile by place, what is done and object: sites that are alike in these are drawn as one."""

    def __init__(self, profile: Profile | None, name: str) -> None:
        self.profile, self.name = profile, name
        self.sites: dict[tuple[Any, ...], list[SiteCount]] = {}
        for site in profile.sites if profile is not None else ():
            if site.lds is not None:
                self.sites.setdefault((site.place, site.what, site.object), []).append(site)

    def extra(self, key: tuple[Any, ...]) -> int:
        return sum(site.lds.extra_cycles for site in self.sites.get(key, ()) if site.lds is not None)

    def worst(self, target: str, key: tuple[Any, ...]) -> Pattern | None:
        """Of all sites."""
        if self.profile is None:
            return None
        of = self.profile
        return worst_pattern(target, [pattern for site in self.sites.get(key, ()) for pattern in of.patterns(site)])


def _worst_extra(sides: Sequence[_Side], key: tuple[Any, ...]) -> int:
    return max(side.extra(key) for side in sides)


def _side_title(name: str, pattern: Pattern) -> str:
    times = "" if pattern.weight == 1 else f", seen {count_noun(pattern.weight, 'time')}"
    return f"{name}: a wave's {pattern.kind}{times}" if name else f"a wave's {pattern.kind}{times}"


def _site_title(site: SiteCount) -> str:
    return f"{site.what}{f' of {site.object_title}' if site.object else ''} at {site.place}"


def _marks(lds: LdsMap, findings: Sequence[Finding]) -> list[Mark]:
    """Findings on bytes of LDS variables; a finding behind the end is drawn at the end."""
    starts = {piece.name: piece for piece in lds.pieces if piece.what in ("variable", "dynamic")}
    found = []
    for finding in findings[:100]:
        piece = starts.get(finding.object.title) if finding.object and finding.object.space == "lds" else None
        if piece is not None and finding.object is not None:
            at = min(max(piece.start + finding.object.offset, 0), lds.end)
            found.append(Mark(at, 0, f"{finding.kind}: {finding.message}"))
    return found


# Pages -------------------------------------------------------------------------------------------------------


def page_of(report: RunReport | ProfileReport | ValidateReport, folder: str = "") -> str:
    """The page of any of them; ``folder``: of the module, where sources may lie beside it."""
    sources = SourceFiles(folder)
    if isinstance(report, ProfileReport):
        return profile_page(report.run, report.against, report.names, sources)
    return validate_page(report, sources) if isinstance(report, ValidateReport) else run_page(report, sources)


def run_page(run: RunReport, sources: SourceFiles) -> str:
    """The page of one launch, with its profile where it has one."""
    return _render(f"swlds {'run' if run.profile is None else 'profile'}: {_kernel(run)}", run, None, ("", ""), sources)


def profile_page(run: RunReport, against: RunReport | None, names: Sequence[str], sources: SourceFiles) -> str:
    """The page of a profile, beside another where there is one."""
    return _render(f"swlds profile: {_kernel(run)}", run, against, names, sources)


def validate_page(report: ValidateReport, sources: SourceFiles) -> str:
    """Original and lowered."""
    head = report.head()
    numbers = itertools.count(1)
    title = "Findings" if not (report.failure or report.differences) else "Findings of the original"
    parts = [
        show_findings(title, report.original.findings, sources, numbers),
        show_findings("Only in the lowered module", report.only_lowered, sources, numbers),
    ]
    verdict = {"text": head[0].text.rstrip(":") + ".", "style": head[0].style}
    found = [line.text.strip() for line in head[1:]]
    run = report.drawn
    return _render(f"swlds validate: {_kernel(run)}", run, None, ("", ""), sources, parts, verdict, found)


def _render(
    title: str,
    run: RunReport,
    against: RunReport | None,
    names: Sequence[str],
    sources: SourceFiles,
    parts: list[Part] | None = None,
    verdict: dict[str, str] | None = None,
    differences: Sequence[str] = (),
) -> str:
    if parts is None:
        numbers = itertools.count(1)
        parts = [show_findings("Findings", run.findings, sources, numbers)]
        if against is not None:
            parts.append(show_findings(f"Findings of {names[0]}", against.findings, sources, numbers))
    pictures = draw_launch(run, against, names)
    shown = [finding for part in parts for finding in part.shown]
    profile, table = run.profile, None
    if profile is not None:
        titles, rows = profile.table()
        table = {
            "titles": titles,
            "rows": [_numbers_back(row) for row in rows[:_ROWS]],
            "more": max(len(rows) - _ROWS, 0),
        }
    return render_page(
        "launch.html",
        title=title,
        verdict=verdict or _verdict(run),
        sentences=_sentences(run, against, names),
        differences=differences,
        launch=_launch_words(run),
        parts=parts,
        files=find_files(profile, shown, sources),
        without_line=without_line(profile, shown),
        output=[(name, text) for name, text in (("stdout", run.output), ("stderr", run.error_output)) if text],
        lds_map=pictures.lds_map,
        heats=pictures.heats,
        more_heats=pictures.more_heats,
        heat_words=f", {names[0]} and {names[1]}" if against is not None else "",
        strips=pictures.strips,
        timeline=pictures.timeline,
        timeline_cut=describe_cut(run.timeline) if run.timeline is not None else "",
        table=table,
        doubts=doubt(profile.bank_rows or []) if profile is not None else [],
        fidelity=[
            (name, "; ".join(known[key])) for key, name in FIDELITY if (known := _fidelity(run)) and known.get(key)
        ],
    )  # fmt: skip


def _fidelity(run: RunReport) -> dict[str, list[str]]:
    return run.fidelity.as_json() if run.fidelity is not None else {}


def _numbers_back(row: list[Any]) -> list[Any]:
    """The first column counts sites; it is text in the table of a terminal."""
    return [int(row[0]) if str(row[0]).isdecimal() else row[0], *row[1:]]


def _kernel(run: RunReport) -> str:
    found = demangle(run.kernel or "")
    return found.text if found else run.kernel or "no kernel"


def _verdict(run: RunReport) -> dict[str, str]:
    if not run.findings:
        return {"text": "Nothing was found.", "style": "good"}
    grave = {finding.severity for finding in run.findings}
    style = next(severity for severity in ("error", "warning", "note") if severity in grave)
    return {"text": f"{summary(run.findings).partition(': ')[2]}.", "style": style}


def _sentences(run: RunReport, against: RunReport | None, names: Sequence[str]) -> list[str]:
    """What a profile says in words."""
    if run.profile is None:
        return []
    new = run.profile.totals
    found = []
    if new["lds"]["base_cycles"]:
        lds = new["lds"]
        rate = 100 * lds["extra_cycles"] / (lds["base_cycles"] + lds["extra_cycles"])
        found.append(
            f"LDS: {lds['base_cycles']:,} cycles of accesses and {lds['extra_cycles']:,} of bank conflicts, {rate:.1f} % of all."
        )
    if new["global"]["lines"]:
        g = new["global"]
        found.append(
            f"Global memory: {g['lines']:,} lines of {g['line_bytes']} bytes, where {g['least_lines']:,} would do; "
            f"{100 * g['efficiency']:.1f} % of the bytes moved are wanted."
        )
    if against is not None and against.profile is not None:
        old = against.profile.totals
        pairs = [("extra cycles of LDS", "lds", "extra_cycles"), ("lines of global memory", "global", "lines")]
        changes = [
            f"{text} {old[s][k]:,} -> {new[s][k]:,}" for text, s, k in pairs if None not in (old[s][k], new[s][k])
        ]
        found.insert(0, f"{names[0]} -> {names[1]}: {'; '.join(changes)}.")
    return found


def _launch_words(run: RunReport) -> list[tuple[str, str]]:
    words = [("kernel", run.kernel), ("target", run.target), ("engine", run.engine)]
    found = [(name, value) for name, value in words if value]
    for name, value in run.launch.items():
        text = ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
        found.append((name.replace("_", " "), text or "none"))
    if run.profile is not None:
        found.append(("waves", f"{run.profile.waves:,} of {run.profile.wave_size} lanes"))
    return found


__all__ = ["Pictures", "draw_launch", "page_of", "profile_page", "run_page", "validate_page"]
