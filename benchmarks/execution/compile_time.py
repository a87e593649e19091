"""Compile time of the wave compiler by length and shape of the kernel:
``python benchmarks/execution/compile_time.py [--quick] [--cold] [--checks C]``.

Prints processor seconds from the parsed module to machine code (all checks on, racecheck too, or C), what part is LLVM's, and
the growth exponent: least squares on log-log from 1,000 instructions on. First of the better code, then of the quick code,
which a first launch waits for, and with ``--cold`` of quick code that finds none of the functions that kernels share: of the
first kernel of its kind in a process without host code on disk. The kernels are those of ``tests/generators/long_kernels.py``.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in (".", "support", "generators"))]

from long_kernels import SHAPES, make  # noqa: E402

import swlds  # noqa: E402
from swlds.device.checks import parse_checks  # noqa: E402
from swlds.device.image import Image, Memory  # noqa: E402
from swlds.device.implicit_args import Geometry  # noqa: E402
from swlds.device.launch import Launch  # noqa: E402
from swlds.device.launch_options import LaunchOptions  # noqa: E402
from swlds.device.program import find_kernel, find_program  # noqa: E402
from swlds.device.target import find_target  # noqa: E402
from swlds.engines.wave_compiler import engine, jit  # noqa: E402
from swlds.engines.wave_compiler.host import alike  # noqa: E402

COUNTS = (100, 1000, 2000, 4000, 8000, 16000)
FIRST_OF_FIT = 1000


def prepare(memory: Memory, text: str, checks: str = "all") -> Launch:
    """A launch of ``@k`` with four groups of 256 work-items."""
    module = swlds.parse(text)
    program = find_program(module, find_kernel(module, "k"))
    memory.reset()
    given = [np.arange(1024, dtype=np.uint32), np.zeros(1024, np.uint32), np.uint32(3)]
    image = Image(memory, program, find_target("gfx942"), 0)
    return Launch(image, Geometry((4, 1, 1), (256, 1, 1)), given, LaunchOptions(checks=parse_checks(checks)))


def forget() -> None:
    """What other kernels of this process have made."""
    jit._shared_code.cache_clear()
    alike._KNOWN.clear()


def measure(
    memory: Memory, shape: str, count: int, checks: str = "all", *, is_quick: bool = False, is_cold: bool = False
) -> tuple[float, float]:
    """Processor seconds: (all of it, LLVM's part), the better of two runs up to 2,000 instructions."""
    text, best = make(shape, count), (math.inf, math.inf)
    for _ in range(2 if count <= 2000 else 1):
        launch = prepare(memory, text, checks)
        if is_cold:
            forget()
        start = time.process_time()
        host = engine.translate(launch)
        middle = time.process_time()
        jit.compile_host(host, "native", is_quick)
        end = time.process_time()
        best = min(best, (end - start, end - middle))
    return best


def exponent(points: dict[int, float]) -> float:
    """Slope of the least-squares line through the logarithms."""
    xs, ys = ([math.log(v) for v in column] for column in zip(*points.items(), strict=True))
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / sum((a - x) ** 2 for a in xs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="up to 2,000 instructions")
    parser.add_argument("--cold", action="store_true", help="also of the first kernel of its kind")
    parser.add_argument("--checks", default="all", help="as of `swlds run`")
    options = parser.parse_args()
    counts = COUNTS[:3] if options.quick else COUNTS
    memory = Memory()
    measure(memory, "straight", 100)  # imports and LLVM's own start
    kinds = [("better code", False, False), ("quick code", True, False), ("first quick code", True, True)]
    for name, is_quick, is_cold in kinds if options.cold else kinds[:2]:
        print(f"| {name} | ", end="")
        print(" | ".join(f"{c:,}" for c in counts) + " | LLVM's part | exponent |")
        print("|---|" + "---|" * (len(counts) + 2))
        for shape in SHAPES:
            how = {"is_quick": is_quick, "is_cold": is_cold}
            found = {count: measure(memory, shape, count, options.checks, **how) for count in counts}
            fit = {count: found[count][0] for count in counts if count >= FIRST_OF_FIT}
            part = found[counts[-1]][1] / found[counts[-1]][0]
            cells = " | ".join(f"{found[c][0]:.3f}" for c in counts)
            print(f"| {shape} | {cells} | {100 * part:.0f} % | {exponent(fit):.2f} |", flush=True)


if __name__ == "__main__":
    main()
