"""Findings as SARIF 2.1.0, for code scanning and editors."""

from __future__ import annotations

from typing import Any

from swlds import __version__
from swlds.device.findings import KINDS

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
LEVELS = {"error": "error", "warning": "warning", "note": "note"}


def build_sarif(findings: list[dict[str, Any]]) -> dict[str, Any]:
    """One run; a rule for each kind that occurs, a result for each finding."""
    kinds = list(dict.fromkeys(f["kind"] for f in findings))
    rules = [{"id": k, "shortDescription": {"text": k}, "properties": {"tool": KINDS.get(k, "engine")}} for k in kinds]
    driver = {"name": "swlds", "version": __version__, "rules": rules}
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "results": [_result(f, kinds) for f in findings]}],
    }


def _result(finding: dict[str, Any], kinds: list[str]) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": finding["kind"],
        "ruleIndex": kinds.index(finding["kind"]),
        "level": LEVELS[finding["severity"]],
        "message": {"text": finding["message"]},
        "occurrenceCount": finding["count"],
        "properties": {k: finding[k] for k in ("workgroup", "workitem", "wave", "lane", "instruction", "object")},
    }
    if finding["location"]:
        result["locations"] = [_location(finding["location"])]
    other = finding["other"] or {}
    places = finding.get("places") or []
    related = [(other.get("location"), other.get("what", "other site"))]
    related += [(place["location"], _describe_place(place)) for place in places]
    if found := [{**_location(where), "message": {"text": text}} for where, text in related if where]:
        result["relatedLocations"] = found
    stacks = [("call chain", finding.get("calls") or [])]
    stacks += [(_describe_place(place), place["calls"]) for place in places]
    if made := [_stack(text, calls) for text, calls in stacks if calls]:
        result["stacks"] = made
    return result


def _describe_place(place: dict[str, Any]) -> str:
    group = ",".join(map(str, place["workgroup"]))
    return f"{place['count']} waves, the first wave {place['waves'][0]} of work-group ({group}): {place['state']}"


def _stack(text: str, calls: list[str]) -> dict[str, Any]:
    return {"message": {"text": text}, "frames": [{"location": {"message": {"text": call}}} for call in calls]}


def _location(place: dict[str, Any]) -> dict[str, Any]:
    region: dict[str, Any] = {"startLine": max(1, place["line"])}
    if place["column"] > 0:
        region["startColumn"] = place["column"]
    return {"physicalLocation": {"artifactLocation": {"uri": place["file"]}, "region": region}}
