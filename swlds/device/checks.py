"""The checks that a launch can ask for, and how grave a finding is; words only, so that the command line starts quickly."""

from __future__ import annotations

from typing import Literal

from swlds.errors import LaunchError

#: The checks that a launch can ask for, and those that the engines do not have yet: the fidelity statement names them.
TOOLS = ("memcheck", "racecheck", "barriercheck", "initcheck")
MISSING_CHECKS = ("asynccheck", "bankcheck")
Severity = Literal["error", "warning", "note"]
#: The gravest first.
SEVERITIES: tuple[Severity, ...] = ("error", "warning", "note")


def parse_checks(text: str | None) -> frozenset[str]:
    """``all``, ``none`` or a comma-separated list of tools. LaunchError for what is no tool, or none that exists yet."""
    if text in (None, "all"):
        return frozenset(TOOLS)
    names = [] if text == "none" else [name.strip() for name in str(text).split(",")]
    for name in names:
        if name not in TOOLS:
            problem = f"check {name!r} does not exist yet" if name in MISSING_CHECKS else f"unknown check {name!r}"
            raise LaunchError(problem, hint=f"known: all, none, {', '.join(TOOLS)}")
    return frozenset(names)


def fails(severity: Severity, fail_on: Severity) -> bool:
    """Is a finding of this severity at least as grave as ``fail_on``?"""
    return SEVERITIES.index(severity) <= SEVERITIES.index(fail_on)
