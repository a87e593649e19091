"""Programs that are executed: their header says how to launch them and what is found.

``; LAUNCH:`` options of ``swlds run``; ``; FINDING:`` one JSON object a finding (only the keys that are given are compared);
``; LOWERED: no`` where the lowered module cannot or need not behave alike.
"""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import swlds
from swlds.engines.api import Result
from swlds.engines.spec import make_arguments, parse_specs
from swlds.engines.wave_compiler.jit import HOSTS, native_host

EXEC = Path(__file__).parent / "exec"
LONG_RUN = False  # ``conftest.py`` sets it for ``pytest --long``


@dataclass
class ExecCase:
    """One program. ``options``: launch options by name, ``arguments``: SPECs."""

    path: Path
    options: dict[str, str]
    arguments: list[str]
    findings: list[dict[str, Any]]
    lowers: bool


def read_case(path: Path) -> ExecCase:
    """Read a program's header."""
    text = path.read_text()
    words = shlex.split(re.findall(r"^; LAUNCH: (.*)$", text, re.M)[0])
    options, arguments = {}, []
    for name, value in zip(words[::2], words[1::2], strict=False):
        if name == "--arg":
            arguments.append(value)
        else:
            options[name.removeprefix("--")] = value
    findings = [json.loads(line) for line in re.findall(r"^; FINDING: (.*)$", text, re.M)]
    return ExecCase(path, options, arguments, findings, "; LOWERED: no" not in text)


def launch_case(case: ExecCase, module: Any = None, **more: Any) -> tuple[Result, list[Any]]:
    """Launch a program (or what was made of it); the result and the argument values."""
    values = make_arguments(parse_specs(case.arguments))
    kernel = swlds.Device(case.options.get("mcpu")).load(module or swlds.parse(case.path))["k"]
    sizes = [tuple(int(n) for n in case.options[name].split(",")) for name in ("grid", "block")]
    timeout = case.options.get("timeout")
    result = kernel.launch(
        *sizes,
        values,
        dynamic_lds=int(case.options.get("dynamic-lds", 0)),
        timeout=float(timeout) if timeout else None,
        **more,
    )
    return result, values


def available_hosts() -> list[str]:
    """Names of host vectors that this machine has, narrow ones first."""
    names = ["baseline", "avx2", "avx512"]
    assert set(names) == set(HOSTS)
    return names[: names.index(native_host()) + 1]


def engine_for(seed: int, one_in: int) -> str | None:
    """For hundreds of programs that are alike: both engines for one seed in so many, else the reference engine alone; with
    ``--long`` both for all.

    A kernel takes the wave compiler a second, and ``test_wave_compiler.py`` has random programs of its own."""
    return None if LONG_RUN or seed % one_in == 0 else "reference"


def describe(finding: Any) -> dict[str, Any]:
    """A finding in the words of the headers."""
    return {
        "kind": finding.kind,
        "object": finding.object.name if finding.object else None,
        "offset": finding.object.offset if finding.object else None,
        "line": finding.location.line if finding.location else None,
        "workitem": list(finding.workitem) if finding.workitem else None,
        "workgroup": list(finding.workgroup) if finding.workgroup else None,
        "count": finding.count,
        "severity": finding.severity,
    }


def mismatches(expected: list[dict[str, Any]], found: list[Any]) -> list[str]:
    """What is missing and what is too much, as readable lines."""
    left = [describe(f) for f in found]
    wrong = []
    for wanted in expected:
        match = next((f for f in left if all(f[key] == value for key, value in wanted.items())), None)
        if match is None:
            wrong.append(f"not found: {wanted}")
        else:
            left.remove(match)
    return wrong + [f"not expected: {f}" for f in left]
