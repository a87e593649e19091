"""Speed of the wave compiler against POCL and Oclgrind, in one run, and compile times.

``python benchmarks/execution/compare.py PEERS [--oclgrind]``: PEERS holds ``host.c``, ``kernels/*.cl`` and
``ir/*.O1.ll`` of eight OpenCL
kernels. POCL and Oclgrind are used where installed (Debian: pocl-opencl-icd, oclgrind, ocl-icd-opencl-dev). Kernel time is
the execution of all work-groups with data in place, best of several rounds in turn; both use two threads.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import swlds  # noqa: E402
from swlds.device.checks import parse_checks  # noqa: E402
from swlds.device.image import Image, Memory  # noqa: E402
from swlds.device.implicit_args import Geometry  # noqa: E402
from swlds.device.launch import Launch  # noqa: E402
from swlds.device.launch_options import LaunchOptions  # noqa: E402
from swlds.device.program import find_kernel, find_program  # noqa: E402
from swlds.device.target import find_target  # noqa: E402
from swlds.engines.wave_compiler import engine  # noqa: E402
from swlds.engines.wave_compiler.execution import Execution  # noqa: E402

JOBS = 2
ROUNDS = 3
#: Kernel -> (size for full runs, size for Oclgrind).
SIZES = {
    "reduce": (1 << 20, 1 << 14),
    "transpose_unpad": (1024, 128),
    "transpose_pad": (1024, 128),
    "matmul": (512, 64),
    "hist": (1 << 22, 1 << 16),
    "scan": (1 << 20, 1 << 14),
    "stencil": (1 << 22, 1 << 14),
    "bitonic": (1 << 20, 1 << 13),
}


def arguments(name: str, n: int) -> tuple[list[Any], tuple[int, int, int], tuple[int, int, int]]:
    """Arguments, grid and block of a kernel."""
    rng = np.random.default_rng(1)
    floats = lambda count: rng.integers(0, 8, count).astype(np.float32)  # noqa: E731
    if name == "reduce":
        return [floats(n), np.zeros(n // 256, np.float32)], (n // 256, 1, 1), (256, 1, 1)
    if name.startswith("transpose"):
        return [floats(n * n), np.zeros(n * n, np.float32), np.uint32(n)], (n // 32, n // 32, 1), (32, 8, 1)
    if name == "matmul":
        return (
            [floats(n * n), floats(n * n), np.zeros(n * n, np.float32), np.uint32(n)],
            (n // 16, n // 16, 1),
            (16, 16, 1),
        )
    if name == "hist":
        return (
            [rng.integers(0, 1 << 32, n // 4, dtype=np.uint32), np.zeros(256, np.uint32)],
            (n // 4096, 1, 1),
            (256, 1, 1),
        )
    if name == "stencil":
        return [floats(n), np.zeros(n, np.float32), np.uint32(n)], (n // 256, 1, 1), (256, 1, 1)
    return [rng.integers(0, 256, n, dtype=np.uint32), np.zeros(n, np.uint32)], (n // 512, 1, 1), (256, 1, 1)


def measure(memory: Memory, path: Path, name: str, n: int, checks: str, repeats: int) -> tuple[float, float, int]:
    """(compile seconds, work-items a second, suspicious groups)."""
    module = swlds.parse(path)
    program = find_program(module, find_kernel(module, name))
    args, grid, block = arguments(name, n)
    memory.reset()
    geometry = Geometry(grid, block)
    launch = Launch(
        Image(memory, program, find_target("gfx942"), 0), geometry, args, LaunchOptions(checks=parse_checks(checks))
    )
    start = time.perf_counter()
    code = engine.compiled(launch, "native")
    compile_seconds = time.perf_counter() - start
    best, failing = math.inf, 0
    for _ in range(repeats):
        execution = Execution(launch, code, None)
        start = time.perf_counter()
        execution.run(JOBS, None)
        best = min(best, time.perf_counter() - start)
        failing = len(execution.failing)
    return compile_seconds, geometry.group_count * geometry.group_size / best, failing


def run_host(host: Path, prefix: list[str], name: str, n: int, repeats: int) -> float:
    """Work-items a second of the OpenCL host program."""
    environment = {**os.environ, "POCL_MAX_PTHREAD_COUNT": str(JOBS)}
    done = subprocess.run(
        [*prefix, str(host), name, str(n), str(repeats)], capture_output=True, text=True, env=environment
    )
    line = json.loads(done.stdout.strip().splitlines()[-1])
    return float(line["wi"]) / float(line["min_s"])


def build_host(peers: Path) -> Path | None:
    """The OpenCL host program, None without a compiler or OpenCL."""
    folder = Path(tempfile.mkdtemp())
    shutil.copytree(peers / "kernels", folder / "kernels")
    try:
        subprocess.run(
            ["cc", "-O2", str(peers / "host.c"), "-o", str(folder / "host"), "-lOpenCL", "-lm"],
            check=True,
            capture_output=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return folder / "host"


def mean(values: list[float]) -> float:
    return math.exp(sum(map(math.log, values)) / len(values)) if values else math.nan


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peers", type=Path)
    parser.add_argument("--oclgrind", action="store_true", help="compare with Oclgrind too (minutes)")
    options = parser.parse_args()
    peers, host = options.peers, build_host(options.peers)
    oclgrind = options.oclgrind and shutil.which("oclgrind") and host
    memory = Memory()
    plain, full = [], []
    print(
        "| kernel | POCL M/s | memcheck M/s | over POCL | mem+race+init M/s | over POCL | over Oclgrind | compile s |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for name, (n, small) in SIZES.items():
        path = peers / "ir" / f"{name}.O1.ll"
        repeats = 5 if name == "matmul" else 15
        pocl = fast = checked = 0.0
        for _ in range(ROUNDS):  # in turn: what disturbs the machine disturbs all
            pocl = max(pocl, run_host(host, [], name, n, repeats) if host else math.nan)
            fast = max(fast, measure(memory, path, name, n, "memcheck", repeats)[1])
            seconds, speed, failing = measure(memory, path, name, n, "memcheck,racecheck,initcheck", repeats)
            checked = max(checked, speed)
            assert not failing, f"{name}: {failing} groups are suspicious"
        slow = (
            run_host(host, ["oclgrind", "--data-races", "--uninitialized"], name, small, 2)
            if host and oclgrind
            else math.nan
        )
        plain.append(fast / pocl)
        full.append(checked / pocl)
        print(
            f"| {name} | {pocl / 1e6:.2f} | {fast / 1e6:.2f} | {fast / pocl:.2f}x | {checked / 1e6:.2f} | {checked / pocl:.2f}x "
            f"| {checked / slow:.0f}x | {seconds:.2f} |",
            flush=True,
        )
    print(f"\nGeometric mean over POCL: memcheck {mean(plain):.2f}x, all three {mean(full):.2f}x")


if __name__ == "__main__":
    main()
