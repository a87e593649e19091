"""Findings as SARIF 2.1.0, for code scanning and editors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final
from urllib.parse import quote

from swlds.device.findings import KINDS, Call, Finding, Location, WavePlace
from swlds.lazy import dataclass
from swlds.report.source_lines import SourceFiles
from swlds.report.words import NEAR
from swlds.version import __version__

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
#: What paths of URIs may hold as it is, besides letters and digits (RFC 3986, 3.3): but for ``:``, which would end a scheme.
_PLAIN = "/!$&'()*+,;=@"


def build_sarif(findings: Sequence[Finding], folder: str = "") -> dict[str, Any]:
    """One run; a rule for each kind that occurs, a result for each finding. Severities have SARIF's own words. ``folder``: of the
    module, where sources may lie: columns count letters where the line can be read."""
    kinds = list(dict.fromkeys(f.kind for f in findings))
    rules = [{"id": k, "shortDescription": {"text": k}, "properties": {"tool": KINDS.get(k, "engine")}} for k in kinds]
    driver = {"name": "swlds", "version": __version__, "rules": rules}
    writer = _Writer(kinds, SourceFiles(folder))
    results = [writer.result(f) for f in findings]
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}],
    }


@final
@dataclass
class _Writer:
    """Writes the results of one run: ``kinds`` in the order of its rules."""

    kinds: list[str]
    sources: SourceFiles

    def result(self, finding: Finding) -> dict[str, Any]:
        properties = finding.as_json()
        result: dict[str, Any] = {
            "ruleId": finding.kind,
            "ruleIndex": self.kinds.index(finding.kind),
            "level": finding.severity,
            "message": {"text": finding.message},
            "occurrenceCount": finding.count,
            "properties": {
                k: properties[k] for k in ("workgroup", "workitem", "wave", "lane", "instruction", "object")
            },
        }
        if where := finding.location or _of_module(finding.place):
            result["locations"] = [self._location(where)]
        related = [(site.location or _of_module(site.place), site.what) for site in finding.related]
        related += [(line, NEAR) for lines in (finding.near, *(site.near for site in finding.related)) for line in lines]
        related += [(place.site.location, _describe_place(place)) for place in finding.places]
        if found := [{**self._location(where), "message": {"text": text}} for where, text in related if where]:
            result["relatedLocations"] = found
        stacks = [("call chain", finding.calls)]
        stacks += [("other callers", callers) for callers in finding.other_callers if callers]
        stacks += [(site.what, site.calls) for site in finding.related]
        stacks += [(_describe_place(place), place.site.calls) for place in finding.places]
        if made := [self._stack(text, calls) for text, calls in stacks if calls]:
            result["stacks"] = made
        return result

    def _stack(self, text: str, calls: Sequence[Call]) -> dict[str, Any]:
        return {"message": {"text": text}, "frames": [{"location": self._call_location(call)} for call in calls]}

    def _call_location(self, call: Call) -> dict[str, Any]:
        return {**(self._location(call.location) if call.location else {}), "message": {"text": str(call)}}

    def _location(self, place: Location) -> dict[str, Any]:
        region: dict[str, Any] = {"startLine": place.line}
        if place.column > 0:
            region["startColumn"] = self.sources.letter_of(place)
        return {"physicalLocation": {"artifactLocation": {"uri": _uri_of(place.file)}, "region": region}}


def _of_module(place: str) -> Location | None:
    """``FILE:LINE`` of a module, where no line of the source is known; None where neither is."""
    file, _, line = place.rpartition(":")
    return Location(file, int(line), 0) if file and line.isdecimal() else None


def _describe_place(place: WavePlace) -> str:
    group = ",".join(map(str, place.workgroup))
    return f"{place.count} waves, the first wave {place.waves[0]} of work-group ({group}): {place.state}"


def _uri_of(path: str) -> str:
    """The URI reference of a path (RFC 3986), bytes that are no UTF-8 included; two slashes in front would begin a host."""
    encoded = quote(path.encode("utf-8", "surrogateescape"), safe=_PLAIN)
    return "/" + encoded.lstrip("/") if encoded.startswith("//") else encoded
