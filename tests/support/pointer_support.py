"""One program of ``generators/pointer_programs``: original and lowered, on both engines, and everything compared."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from generators.pointer_programs import Program, make_program

import swlds
from swlds.device.findings import comparable
from swlds.engines.api import Local, Result
from swlds.engines.wave_compiler.refusal import InternalError
from swlds.ir.model import Module

#: Ways of lowering. What has no instrumentation is half as large.
LOWERINGS: tuple[dict[str, Any], ...] = (
    {"instrument": False}, {"instrument": False}, {"allocator": "malloc"}, {"allocator": "ockl"}, {}, {"with_runtime": True},
    {"instrument": False, "dynamic": "stacked"},
)  # fmt: skip
#: Of a kernel that chooses among functions where the order of its waves shows (docs/wave-compiler.md).
LISTED = "not compiled: the order of waves that choose among functions to call"
#: Of groups that a linked runtime serves from one heap.
SHARED = "they touch the same memory"
CHECKS = ("all", "all", "memcheck", "memcheck,initcheck", "memcheck,racecheck")


def check_program(seed: int) -> list[str]:
    """What the wave compiler left to the reference engine, and why. Raises AssertionError where anything differs."""
    program, r = make_program(seed), random.Random(-seed)
    lowering, checks = r.choice(LOWERINGS), r.choice(CHECKS)
    if program.shape.has_faults and "with_runtime" in lowering:  # its blocks are part of one object
        lowering = {}
    module = swlds.parse(program.text, f"program {seed}")
    original = _run_on_both(module, program, checks, program.doubts)
    doubts = program.doubts | {"runtime"} if "with_runtime" in lowering else program.doubts
    lowered = _run_on_both(swlds.lower(module, **lowering), program, checks, doubts)
    if not (program.shape.has_faults and program.parameter):  # the lowered module does not know how long it is
        same = comparable(lowered[0].findings) == comparable(original[0].findings)
        assert same, f"the lowering changes findings: {lowering}"
        _compare(original[1], lowered[1], f"the lowering changes buffers: {lowering}")
    if not program.shape.has_faults:
        found = [f.message for f in original[0].findings]
        assert not found, f"a program that is right: {found[:2]}"
    return [*original[0].fidelity.executed, *lowered[0].fidelity.executed]


def _run_on_both(
    module: Module, program: Program, checks: str, doubts: frozenset[str]
) -> tuple[Result, list[np.ndarray]]:
    """The wave compiler's result, which is the reference engine's."""
    reference, expected = _run(module, program, checks, "reference")
    wave, buffers = _run(module, program, checks, "wave")
    found, wanted = ([f.as_json() for f in r.findings] for r in (wave, reference))
    assert found == wanted, f"the engines' findings: {found[:1]}, {wanted[:1]}"
    _compare(expected, buffers, "the engines' buffers")
    assert wave.profile == reference.profile, "the engines' profiles"
    if not program.shape.has_faults:
        for line in wave.fidelity.executed:
            is_listed = ("a check of host code failed" in line and doubts) or LISTED in line
            is_listed = is_listed or (SHARED in line and "runtime" in doubts)
            assert is_listed, f"a fallback that is not listed: {line}"
    assert not any(InternalError.reason in line for line in wave.fidelity.executed)
    return wave, buffers


def _run(module: Module, program: Program, checks: str, engine: str) -> tuple[Result, list[np.ndarray]]:
    """A launch, and the buffers after it."""
    shape = program.shape
    count = shape.block * shape.groups
    data = np.random.default_rng(7).integers(0, 1 << 32, 4 * count, dtype=np.uint32)
    buffers = [np.zeros(count, np.uint32), data]
    arguments = [*buffers, *([Local(program.parameter)] if program.parameter else [])]
    kernel = swlds.Device(shape.target).load(module)["k"]
    result = kernel.launch(
        shape.groups,
        shape.block,
        arguments,
        checks=checks,
        dynamic_lds=program.dynamic_lds,
        engine=engine,
        timeout=100,
        profile=True,
    )
    return result, buffers


def _compare(expected: list[np.ndarray], found: list[np.ndarray], what: str) -> None:
    for a, b in zip(expected, found, strict=True):
        different = np.flatnonzero(a != b)
        assert not len(different), f"{what}: {len(different)} words from {different[0]} on"
