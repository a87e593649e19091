"""``validate`` says of a finding that original and lowered module have how grave it is in each, where that differs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from swlds.device.checks import Severity
from swlds.device.fidelity import Fidelity
from swlds.device.findings import Finding, Location, Site
from swlds.report.run_report import RunReport
from swlds.report.validate_report import ValidateReport, find_differences

SITE = Site("store i32 %v, ptr addrspace(1) %p", Location("k.cl", 7, 3))


def report(severity: Severity, tool: str = "racecheck") -> RunReport:
    found = Finding.at(SITE, "race-war", f"Write-after-read race, as {severity}", severity=severity, workgroup=(0, 0, 0))
    return RunReport("k", "reference", "gfx942", findings=[replace(found, tool=tool)], fidelity=Fidelity())


def compare(original: RunReport, lowered: RunReport) -> ValidateReport:
    return ValidateReport(original, lowered, find_differences(original, lowered), "swlds")


@pytest.mark.parametrize("tool", ["racecheck", "asynccheck"])
@pytest.mark.parametrize(("mine", "theirs"), [("error", "note"), ("warning", "error")])
def test_severities_that_differ_are_said(mine: Severity, theirs: Severity, tool: str) -> None:
    found = compare(report(mine, tool), report(theirs))
    articles = {"error": "an error", "warning": "a warning", "note": "a note"}
    words = f"{articles[mine]} in the original, {articles[theirs]} in the lowered module: "
    assert len(found.severities) == 1 and found.severities[0].startswith(words)
    assert found.text().count(words) == 1
    assert found.as_json()["severities"] == found.severities
    # a copy that has become a load and a store is no difference
    assert found.differences == ([] if tool == "asynccheck" else found.severities)


@pytest.mark.parametrize("severity", ["error", "warning", "note"])
def test_nothing_is_said_where_they_are_alike(severity: Severity) -> None:
    found = compare(report(severity), report(severity))
    assert not found.severities and not found.differences
