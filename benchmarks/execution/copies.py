"""What copies straight to LDS cost: ``python benchmarks/execution/copies.py [--rounds N]``.

Processor seconds of kernels under checks, each compared with its twin in turn, the best of the rounds each: with asynccheck over
without it, for kernels that make copies; and, under all checks, kernels with copies over their twins that load to registers and
store to LDS.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "engines"), str(ROOT / "tests" / "support")]

from test_copy_loops import KERNEL, LGKM0, VM0, VM1  # noqa: E402

import swlds  # noqa: E402
from swlds.device.checks import parse_checks  # noqa: E402
from swlds.device.image import Image, Memory  # noqa: E402
from swlds.device.implicit_args import Geometry  # noqa: E402
from swlds.device.launch import Launch  # noqa: E402
from swlds.device.launch_options import LaunchOptions  # noqa: E402
from swlds.device.program import find_kernel, find_program  # noqa: E402
from swlds.device.target import find_target  # noqa: E402
from swlds.engines.wave_compiler import engine, jit  # noqa: E402
from swlds.engines.wave_compiler.execution import Execution  # noqa: E402
from swlds.ir.model import Module  # noqa: E402

ALL, OTHERS = "all", "memcheck,initcheck,racecheck,barriercheck"
GROUPS, TILES, EDGE = 256, 64, 256
Run = tuple[Module, str, tuple[int, ...], tuple[int, ...], list[Any], str]


def seconds(memory: Memory, run: Run, jobs: int) -> float:
    module, name, grid, block, args, checks = run
    memory.reset()
    program = find_program(module, find_kernel(module, name))
    options = LaunchOptions(checks=parse_checks(checks))
    launch = Launch(Image(memory, program, find_target("gfx942"), 0), Geometry(grid, block), args, options)
    execution = Execution(launch, engine.compiled(launch, "native"), None)
    start = time.process_time()
    execution.run(jobs, None)
    taken = time.process_time() - start
    assert not execution.failing, "the reference engine would execute it"
    return taken


def pipeline(drain: str) -> tuple[Module, list[Any]]:
    """Three stages, two tiles ahead, each of 128 words. ``drain``: what stands in front of the barrier, behind the wait."""
    text = KERNEL.replace("  VM1\n", f"  {VM1}\n").replace("  LGKM0\n", f"  {drain}\n").replace("  VM0\n", f"  {VM0}\n")
    source = np.random.default_rng(3).integers(0, 1 << 32, GROUPS * (TILES + 2) * 128, np.uint32)
    return swlds.parse(text), [source, np.zeros(GROUPS * 128, np.uint32), np.uint32(TILES)]


def matmul() -> tuple[Module, Module, list[Any]]:
    """Products of tiles of 16 x 16: through registers, and with copies."""
    module = swlds.parse(ROOT / "testdata" / "peers" / "asan" / "matmul.O1.ll")
    copied = swlds.opt(module, "gather-to-lds", mcpu="gfx942", block=(16, 16))
    given = [np.random.default_rng(k).integers(0, 8, EDGE * EDGE).astype(np.float32) for k in range(2)]
    return module, copied, [*given, np.zeros(EDGE * EDGE, np.float32), np.uint32(EDGE)]


def cases() -> dict[str, tuple[Run, Run]]:
    """What is measured -> the twin, and what is compared with it."""
    stages, args = pipeline(LGKM0)
    fenced, _ = pipeline('fence syncscope("workgroup") release')  # racecheck alone does not know what waits order
    staged = swlds.opt(stages, "lower-dma", mcpu="gfx942")
    plain, copied, matrices = matmul()
    tiles = (EDGE // 16, EDGE // 16, 1)

    def stage(module: Module, checks: str) -> Run:
        return module, "k", (GROUPS, 1, 1), (128, 1, 1), args, checks

    def product(module: Module, checks: str) -> Run:
        return module, "matmul", tiles, (16, 16, 1), matrices, checks

    return {
        "pipeline, asynccheck": (stage(fenced, OTHERS), stage(fenced, ALL)),
        "matmul, asynccheck": (product(copied, OTHERS), product(copied, ALL)),
        "no copies, asynccheck": (product(plain, OTHERS), product(plain, ALL)),
        "pipeline, copies": (stage(staged, ALL), stage(stages, ALL)),
        "matmul, copies": (product(plain, ALL), product(copied, ALL)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    jit.QUICK_FIRST = False
    memory = Memory()
    print(f"{'what':24} {'twin':>10} {'measured':>10} {'ratio':>6}")
    for name, pair in cases().items():
        best = [math.inf, math.inf]
        for _ in range(options.rounds):
            for k, run in enumerate(pair):
                best[k] = min(best[k], seconds(memory, run, options.jobs))
        print(f"{name:24} {1000 * best[0]:8.1f}ms {1000 * best[1]:8.1f}ms {best[1] / best[0]:6.2f}", flush=True)


if __name__ == "__main__":
    main()
