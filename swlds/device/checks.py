"""The checks that a launch can ask for, and how grave a finding is; words only, so that the command line starts quickly."""

from __future__ import annotations

from typing import Literal

from swlds.errors import LaunchError
from swlds.words import shown

#: The checks that ``all`` stands for; those of costs, which a launch has only where it names them. The fidelity statement names
#: what was not looked for.
TOOLS = ("memcheck", "racecheck", "barriercheck", "initcheck", "asynccheck")
COST_CHECKS = ("bankcheck",)
#: What each finds, in a few words.
TOOL_HELP = {
    "memcheck": "accesses out of bounds, misaligned, to freed or constant memory; invalid frees, leaks",
    "racecheck": "accesses of a byte, one of them a write, that nothing orders",
    "barriercheck": "lanes that miss a barrier, deadlock, barriers without fences",
    "initcheck": "uninitialised data that reach a branch, an address, a divisor or a buffer",
    "asynccheck": "copies between global memory and LDS that nobody waits for",
    "bankcheck": "what bank conflicts of LDS accesses cost; only where it is named: all,bankcheck",
}
Severity = Literal["error", "warning", "note"]
#: The gravest first.
SEVERITIES: tuple[Severity, ...] = ("error", "warning", "note")
#: The least grave finding that counts as a failure.
FailOn = Literal["error", "warning", "note", "never"]
FAIL_ON: tuple[FailOn, ...] = (*SEVERITIES, "never")


def parse_checks(text: str | None) -> frozenset[str]:
    """``all``, ``none`` or a comma-separated list of tools, in which ``all`` may stand before checks of costs. LaunchError for
    what is no tool."""
    names = [] if text == "none" else [name.strip() for name in str("all" if text is None else text).split(",")]
    if names[:1] == ["all"] and set(names[1:]) <= set(COST_CHECKS):
        names[:1] = TOOLS
    for name in names:
        if name not in (*TOOLS, *COST_CHECKS, "all", "none"):
            raise LaunchError(f"unknown check {shown(name)}", hint=f"known: all, none, {', '.join((*TOOLS, *COST_CHECKS))}")
    if len(names) > 1 and (word := "all" if "all" in names else "none") in names:
        raise LaunchError(f"the check {word!r} stands alone", hint="checks of costs may follow 'all': all,bankcheck")
    return frozenset(names)


def unchecked(checks: frozenset[str]) -> list[str]:
    """What such a launch does not look for."""
    return [tool for tool in (*TOOLS, *COST_CHECKS) if tool not in checks]


def fails(severity: Severity, fail_on: FailOn) -> bool:
    """Is a finding of this severity at least as grave as ``fail_on``?"""
    return fail_on != "never" and SEVERITIES.index(severity) <= SEVERITIES.index(fail_on)
