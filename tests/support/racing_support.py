"""Random programs of ``generators/racing_programs.py``, ``flag_programs.py``, ``grid_programs.py``,
``handover_programs.py`` on both engines: what differs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import flag_programs
import grid_programs
import handover_programs
import heap_programs
import numpy as np
from exec_support import available_hosts
from racing_programs import WORDS, make_program

import swlds


@dataclass(frozen=True)
class Outcome:
    """``outcome``: silent or racy on both engines, or different; then ``text`` says how. ``is_native``: by host code alone."""

    outcome: str
    text: str = ""
    is_native: bool = True


def compare_program(seed: int) -> Outcome:
    """One program, original or lowered, with a schedule, a number of threads and host vectors that the seed chooses."""
    program = make_program(seed)
    module = swlds.parse(program.text)
    versions = [module, swlds.lower(module, instrument=seed % 4 == 1)]
    return _compare(versions, program.grid, program.block, WORDS, seed, {})


def compare_flags(
    seed: int,
    *,
    between_groups: bool,
    same_values: bool = False,
    mixed_scopes: bool = False,
    updates: bool = False,
) -> Outcome:
    """The same of a program whose waves hand data to one another; lowered, too, where the seed is even."""
    program = flag_programs.make_program(
        seed, between_groups=between_groups, same_values=same_values, mixed_scopes=mixed_scopes, updates=updates
    )
    module = swlds.parse(program.text)
    versions = [module] if seed % 2 else [module, swlds.lower(module, instrument=seed % 4 == 0)]
    return _compare(versions, program.grid, program.block, flag_programs.WORDS, seed, {"preempt": program.preempt})


def compare_handovers(seed: int, *, leaves: bool = False) -> Outcome:
    """The same of a program whose groups hand over to one another, one after the other."""
    text, grid, block = handover_programs.make_program(seed, leaves=leaves)
    return _compare([swlds.parse(text)], grid, block, handover_programs.WORDS, seed, {})


def compare_heap(seed: int) -> Outcome:
    """The same of a program whose waves share blocks of the heap; lowered, too, where the seed is even."""
    program = heap_programs.make_program(seed)
    module = swlds.parse(program.text)
    versions = [module] if seed % 2 else [module, swlds.lower(module, instrument=seed % 4 == 0)]
    return _compare(versions, program.grid, program.block, heap_programs.WORDS, seed, {"preempt": 500}, buffers=1)


def compare_grids(seed: int) -> Outcome:
    """The same of a program whose groups meet at the barrier of the grid; lowered, too, where the seed is even."""
    text, grid, block = grid_programs.make_program(seed)
    module = swlds.parse(text)
    versions = [module] if seed % 2 else [module, swlds.lower(module, instrument=seed % 4 == 0)]
    return _compare(versions, grid, block, grid_programs.WORDS, seed, {})


def _compare(
    versions: list[Any], grid: int, block: int, words: int, seed: int, options: dict[str, Any], *, buffers: int = 2
) -> Outcome:
    hosts = ["native", *available_hosts()]
    host = hosts[seed // 3 % len(hosts)]
    outcome, is_native = "silent", True
    for version in versions:
        runs = []
        for engine, jobs in (("reference", None), ("wave", 1 + seed % 3)):
            arrays = (np.arange(words, dtype=np.uint32), np.zeros(words, np.uint32))[:buffers]
            kernel = swlds.Device("gfx942").load(version)["k"]
            result = kernel.launch(
                grid, block, list(arrays), engine=engine, jobs=jobs, host=host, seed=seed % 5 == 4, **options
            )
            runs.append((result.findings, arrays))
        is_native = is_native and not result.fidelity.executed
        (expected, wanted), (found, given) = runs
        where = "the original" if version is versions[0] else "the lowered module"
        if found != expected:
            return Outcome("different", f"{where}: {_difference(expected, found)}")
        for a, b in zip(wanted, given, strict=True):
            if not np.array_equal(a, b):
                return Outcome("different", f"{where}: words {np.flatnonzero(a != b)[:8].tolist()} of a buffer")
        if expected:
            outcome = "racy"
    return Outcome(outcome, is_native=is_native)


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
