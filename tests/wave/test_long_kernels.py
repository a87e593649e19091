"""Long kernels of all shapes: equal results on both engines, and compile time that grows with their length, not faster."""

from __future__ import annotations

import time

import numpy as np
import pytest
from generators.long_kernels import SHAPES, make

import swlds
from swlds.analysis.graph import Dominators
from swlds.device.checks import parse_checks
from swlds.device.image import Image, Memory
from swlds.device.implicit_args import Geometry
from swlds.device.launch import Launch
from swlds.device.launch_options import LaunchOptions
from swlds.device.program import find_kernel, find_program
from swlds.device.target import find_target
from swlds.engines.wave_compiler import engine, jit
from swlds.engines.wave_compiler.flat.flatten import FlatBlock


def run(
    text: str, chosen: str, host: str = "native", checks: str = "memcheck,initcheck"
) -> tuple[list[int], list[str]]:
    """What two groups give: the output buffer, and the findings' messages."""
    given, out = np.random.default_rng(3).integers(0, 1 << 32, 512, dtype=np.uint32), np.zeros(512, np.uint32)
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    result = kernel.launch((2,), (256,), [given, out, np.uint32(3)], engine=chosen, host=host, checks=checks)
    return out.tolist(), [f.message for f in result.findings]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("shape", SHAPES)
def test_both_engines_agree(shape: str, seed: int) -> None:
    text = make(shape, 150, seed)
    wanted = run(text, "reference")
    assert run(text, "wave") == wanted
    assert run(text, "wave", "baseline") == wanted


def test_results_do_not_depend_on_the_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    text = make("barriers", 300)
    wanted = run(text, "wave")
    monkeypatch.setattr(jit, "SMALL", 0)
    assert run(text, "wave") == wanted


def launch(memory: Memory, shape: str, count: int) -> Launch:
    module = swlds.parse(make(shape, count))
    program = find_program(module, find_kernel(module, "k"))
    memory.reset()
    given = [np.zeros(256, np.uint32), np.zeros(256, np.uint32), np.uint32(3)]
    options = LaunchOptions(checks=parse_checks("all"))
    return Launch(Image(memory, program, find_target("gfx942"), 0), Geometry((1, 1, 1), (256, 1, 1)), given, options)


@pytest.mark.parametrize("shape", SHAPES)
def test_host_code_grows_with_the_kernel(shape: str) -> None:
    """Lines and stack slots of the host code: what LLVM's time goes by."""
    memory = Memory()
    short, long = (engine.translate(launch(memory, shape, count)).text for count in (500, 2000))
    assert long.count("\n") < 4.6 * short.count("\n")
    assert long.count("alloca") < 5 * short.count("alloca") + 8


def test_branches_compile_as_fast_as_straight_code() -> None:
    memory = Memory()

    def seconds(shape: str, count: int) -> float:
        start = time.process_time()
        jit.compile_host(engine.translate(launch(memory, shape, count)), "native")
        return time.process_time() - start

    seconds("straight", 50)  # the scheduler is compiled with the first
    straight, branches = (
        min(seconds(shape, count) for _ in range(3)) for shape, count in (("straight", 51), ("branches", 100))
    )
    assert branches < 4 * straight


def test_dominators_of_random_graphs() -> None:
    """By definition: without the first block, the second cannot be reached."""
    rng = np.random.default_rng(7)
    for _ in range(60):
        blocks = [FlatBlock(number=k) for k in range(9)]
        ways = {b: [blocks[int(t)] for t in rng.integers(0, 9, int(rng.integers(0, 4)))] for b in blocks}
        found = Dominators(blocks[0], ways.__getitem__)
        reached = _reach(blocks[0], ways, None)
        for first in reached:
            without = _reach(blocks[0], ways, first)
            assert {b.number for b in reached if found.has(first, b)} == {b.number for b in reached - without}


def _reach(start: FlatBlock, ways: dict[FlatBlock, list[FlatBlock]], wall: FlatBlock | None) -> set[FlatBlock]:
    seen, work = {start} - {wall}, [start]
    while work:
        block = work.pop()
        for target in ways[block] if block is not wall else []:
            if target is not wall and target not in seen:
                seen.add(target)
                work.append(target)
    return {b for b in seen if b is not None}
