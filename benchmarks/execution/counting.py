"""What counting costs: ``python benchmarks/execution/counting.py PEERS [--rounds N]``, with the PEERS of ``compare.py``.

Processor seconds with all counters, over those without them: both with memcheck, in turn, the best of the rounds each. *Launch*:
of ``Kernel.launch(profile=True)``, from the arguments to the profile; *kernel*: of the work-groups alone.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

import numpy as np  # noqa: E402
from compare import SIZES, arguments, mean  # noqa: E402

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


def measure(memory: Memory, path: Path, name: str, rounds: int, jobs: int) -> tuple[float, float]:
    """Seconds (without counters, with them)."""
    module = swlds.parse(path)
    program = find_program(module, find_kernel(module, name))
    best = [math.inf, math.inf]
    args, grid, block = arguments(name, SIZES[name][0])
    for _ in range(rounds):
        for is_on in (False, True):
            memory.reset()
            options = LaunchOptions(checks=parse_checks("memcheck"), profile=is_on)
            launch = Launch(Image(memory, program, find_target("gfx942"), 0), Geometry(grid, block), args, options)
            execution = Execution(launch, engine.compiled(launch, "native"), None)
            start = time.process_time()
            execution.run(jobs, None)
            execution.add_counts()
            best[is_on] = min(best[is_on], time.process_time() - start)
            assert not execution.failing
    return best[0], best[1]


def measure_launches(path: Path, name: str, rounds: int, jobs: int) -> tuple[float, float]:
    """The same of launches as users make them."""
    kernel = swlds.Device("gfx942").load(swlds.parse(path))[name]
    args, grid, block = arguments(name, SIZES[name][0])
    best = [math.inf, math.inf]
    for _ in range(rounds):
        for is_on in (False, True):
            own = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
            start = time.process_time()
            kernel.launch(grid, block, own, checks="memcheck", profile=is_on, jobs=jobs)
            best[is_on] = min(best[is_on], time.process_time() - start)
    return best[0], best[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peers", type=Path)
    parser.add_argument("--only", nargs="*", help="these kernels only")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--quick", action="store_true", help="in quick code, as a kernel's first launches have it")
    options = parser.parse_args()
    jit.QUICK_FIRST = options.quick
    memory, kernels, launches = Memory(), [], []
    print(f"{'launch of':16} {'memcheck':>10} {'counted':>10} {'ratio':>6} {'kernel':>10} {'counted':>10} {'ratio':>6}")
    for name in options.only or SIZES:
        path = options.peers / "ir" / f"{name}.O1.ll"
        line = f"{name:16}"
        for ratios, (plain, counted) in (
            (launches, measure_launches(path, name, options.rounds, options.jobs)),
            (kernels, measure(memory, path, name, options.rounds, options.jobs)),
        ):
            ratios.append(counted / plain)
            line += f" {1000 * plain:8.1f}ms {1000 * counted:8.1f}ms {ratios[-1]:6.2f}"
        print(line, flush=True)
    for what, ratios in (("launches", launches), ("kernels", kernels)):
        print(f"{what}: mean {mean(ratios):.2f}, at most {max(ratios):.2f}")


if __name__ == "__main__":
    main()
