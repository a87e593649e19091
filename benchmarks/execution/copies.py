"""What copies straight to LDS cost: ``python benchmarks/execution/copies.py [--rounds N]``.

Processor seconds of kernels under checks, each compared with its twin in turn, the best of the rounds each: with asynccheck over
without it, for kernels that make copies; and kernels with copies over their twins that load to registers and store to LDS, under
all checks and under memcheck alone, for three processors.
"""

from __future__ import annotations

import argparse
import math
import re
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
from swlds.device.copies import has_copies  # noqa: E402
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
GROUPS, TILES, EDGE, ITEMS = 256, 64, 512, 1 << 19
PROCESSORS = ("gfx942", "gfx950", "gfx1250")
#: Kernels of clang's OpenCL -> grid and work-items of a group.
PEERS = {
    "matmul": ((EDGE // 16, EDGE // 16, 1), (16, 16, 1)),
    "transpose_unpad": ((2 * EDGE // 32, 2 * EDGE // 32, 1), (32, 8, 1)),
    "transpose_pad": ((2 * EDGE // 32, 2 * EDGE // 32, 1), (32, 8, 1)),
    "stencil": ((ITEMS // 256, 1, 1), (256, 1, 1)),
    "bitonic": ((ITEMS // 512, 1, 1), (256, 1, 1)),
}
#: Module, processor, kernel, grid, block, arguments, checks.
Run = tuple[Module, str, str, tuple[int, ...], tuple[int, ...], list[Any], str]


def seconds(memory: Memory, run: Run, jobs: int) -> float:
    module, cpu, name, grid, block, args, checks = run
    memory.reset()
    program = find_program(module, find_kernel(module, name))
    options = LaunchOptions(checks=parse_checks(checks))
    launch = Launch(Image(memory, program, find_target(cpu), 0), Geometry(grid, block), args, options)
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


def peer(name: str, cpu: str) -> tuple[Module, Module, list[Any]]:
    """A kernel that goes through registers, the same with copies, and its arguments."""
    text = (ROOT / "testdata" / "peers" / "asan" / f"{name}.O1.ll").read_text()
    text = re.sub(r'"target-features"="[^"]*" ?', "", re.sub(r'"target-cpu"="\w+"', f'"target-cpu"="{cpu}"', text))
    module = swlds.parse(text)
    copied = swlds.opt(module, "gather-to-lds", mcpu=cpu, block=PEERS[name][1][:2])
    edge = EDGE if name == "matmul" else 2 * EDGE
    size = ITEMS if name in ("stencil", "bitonic") else edge * edge
    count = 2 if name == "matmul" else 1
    type_ = np.uint32 if name == "bitonic" else np.float32
    given = [np.random.default_rng(k).integers(0, 8, size).astype(type_) for k in range(count)]
    number = {"bitonic": [], "stencil": [np.uint32(size)]}.get(name, [np.uint32(edge)])
    return module, copied, [*given, np.zeros(size, type_), *number]


def cases() -> dict[str, tuple[Run, Run]]:
    """What is measured -> the twin, and what is compared with it."""
    stages, args = pipeline(LGKM0)
    fenced, _ = pipeline('fence syncscope("workgroup") release')  # racecheck alone does not know what waits order
    staged = swlds.opt(stages, "lower-dma", mcpu="gfx942")

    def stage(module: Module, checks: str) -> Run:
        return module, "gfx942", "k", (GROUPS, 1, 1), (128, 1, 1), args, checks

    def of_peer(module: Module, cpu: str, name: str, given: list[Any], checks: str) -> Run:
        grid, block = PEERS[name]
        return module, cpu, name, grid, block, given, checks

    plain, copied, matrices = peer("matmul", "gfx942")
    found = {"pipeline, asynccheck": (stage(fenced, OTHERS), stage(fenced, ALL))}
    for name, made in (("matmul", copied), ("no copies", plain)):
        others, every = (of_peer(made, "gfx942", "matmul", matrices, checks) for checks in (OTHERS, ALL))
        found[f"{name}, asynccheck"] = (others, every)
    for checks in (ALL, "memcheck"):
        found[f"pipeline gfx942, {checks}"] = (stage(staged, checks), stage(stages, checks))
    for name in PEERS:
        for cpu in PROCESSORS:
            plain, copied, given = peer(name, cpu)
            for checks in (
                (ALL, "memcheck") if has_copies(copied) else ()
            ):  # those of a padded tile need lanes with addresses
                twins = [of_peer(made, cpu, name, given, checks) for made in (plain, copied)]
                found[f"{name} {cpu}, {checks}"] = (twins[0], twins[1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    jit.QUICK_FIRST = False
    memory = Memory()
    print(f"{'what':34} {'twin':>10} {'measured':>10} {'ratio':>6}")
    for name, pair in cases().items():
        best = [math.inf, math.inf]
        for _ in range(options.rounds):
            for k, run in enumerate(pair):
                best[k] = min(best[k], seconds(memory, run, options.jobs))
        print(f"{name:34} {1000 * best[0]:8.1f}ms {1000 * best[1]:8.1f}ms {best[1] / best[0]:6.2f}", flush=True)


if __name__ == "__main__":
    main()
