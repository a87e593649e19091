"""Random programs of ``generators/racing_programs.py`` on both engines: what differs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from exec_support import available_hosts
from racing_programs import WORDS, make_program

import swlds


@dataclass(frozen=True)
class Outcome:
    """``outcome``: silent or racy on both engines, or different; then ``text`` says how."""

    outcome: str
    text: str = ""


def compare_program(seed: int) -> Outcome:
    """One program, original or lowered, with a schedule, a number of threads and host vectors that the seed chooses."""
    program = make_program(seed)
    hosts = ["native", *available_hosts()]
    host = hosts[seed // 3 % len(hosts)]
    module = swlds.parse(program.text)
    outcome = "silent"
    for version in (module, swlds.lower(module, instrument=seed % 4 == 1)):
        runs = []
        for engine, jobs in (("reference", None), ("wave", 1 + seed % 3)):
            buffers = np.arange(WORDS, dtype=np.uint32), np.zeros(WORDS, np.uint32)
            kernel = swlds.Device("gfx942").load(version)["k"]
            result = kernel.launch(
                program.grid, program.block, list(buffers), engine=engine, jobs=jobs, host=host, seed=seed % 5 == 4
            )
            runs.append((result.findings, buffers))
        (expected, wanted), (found, given) = runs
        where = "the original" if version is module else "the lowered module"
        if found != expected:
            return Outcome("different", f"{where}: {_difference(expected, found)}")
        for a, b in zip(wanted, given, strict=True):
            if not np.array_equal(a, b):
                return Outcome("different", f"{where}: words {np.flatnonzero(a != b)[:8].tolist()} of a buffer")
        if expected:
            outcome = "racy"
    return Outcome(outcome)


def run_reference(seed: int) -> list[Any]:
    """The findings of a program's original on the reference engine."""
    program = make_program(seed)
    buffers = [np.arange(WORDS, dtype=np.uint32), np.zeros(WORDS, np.uint32)]
    kernel = swlds.Device("gfx942").load(swlds.parse(program.text))["k"]
    return kernel.launch(program.grid, program.block, buffers, engine="reference", seed=seed % 5 == 4).findings


def _difference(expected: list[Any], found: list[Any]) -> str:
    return (
        f"missing {[f for f in expected if f not in found][:2]}, too many {[f for f in found if f not in expected][:2]}"
    )
