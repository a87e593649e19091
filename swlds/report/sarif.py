"""Findings as SARIF 2.1.0, for code scanning and editors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swlds.device.findings import KINDS, Call, Finding, Location, WavePlace
from swlds.version import __version__

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def build_sarif(findings: Sequence[Finding]) -> dict[str, Any]:
    """One run; a rule for each kind that occurs, a result for each finding. Severities have SARIF's own words."""
    kinds = list(dict.fromkeys(f.kind for f in findings))
    rules = [{"id": k, "shortDescription": {"text": k}, "properties": {"tool": KINDS.get(k, "engine")}} for k in kinds]
    driver = {"name": "swlds", "version": __version__, "rules": rules}
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "results": [_result(f, kinds) for f in findings]}],
    }


def _result(finding: Finding, kinds: list[str]) -> dict[str, Any]:
    properties = finding.as_json()
    result: dict[str, Any] = {
        "ruleId": finding.kind,
        "ruleIndex": kinds.index(finding.kind),
        "level": finding.severity,
        "message": {"text": finding.message},
        "occurrenceCount": finding.count,
        "properties": {k: properties[k] for k in ("workgroup", "workitem", "wave", "lane", "instruction", "object")},
    }
    if finding.location:
        result["locations"] = [_location(finding.location)]
    related = [(site.location, site.what) for site in finding.related]
    related += [(place.site.location, _describe_place(place)) for place in finding.places]
    if found := [{**_location(where), "message": {"text": text}} for where, text in related if where]:
        result["relatedLocations"] = found
    stacks = [("call chain", finding.calls)]
    stacks += [("other callers", callers) for callers in finding.other_callers if callers]
    stacks += [(site.what, site.calls) for site in finding.related]
    stacks += [(_describe_place(place), place.site.calls) for place in finding.places]
    if made := [_stack(text, calls) for text, calls in stacks if calls]:
        result["stacks"] = made
    return result


def _describe_place(place: WavePlace) -> str:
    group = ",".join(map(str, place.workgroup))
    return f"{place.count} waves, the first wave {place.waves[0]} of work-group ({group}): {place.state}"


def _stack(text: str, calls: Sequence[Call]) -> dict[str, Any]:
    return {"message": {"text": text}, "frames": [{"location": _call_location(call)} for call in calls]}


def _call_location(call: Call) -> dict[str, Any]:
    return {**(_location(call.location) if call.location else {}), "message": {"text": str(call)}}


def _location(place: Location) -> dict[str, Any]:
    region: dict[str, Any] = {"startLine": max(1, place.line)}
    if place.column > 0:
        region["startColumn"] = place.column
    return {"physicalLocation": {"artifactLocation": {"uri": place.file}, "region": region}}
