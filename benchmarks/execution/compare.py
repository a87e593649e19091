"""Speed of the wave compiler against POCL and Oclgrind, in one run, and compile times.

``python benchmarks/execution/compare.py PEERS [--oclgrind | --limits]``: PEERS holds ``host.c``, ``kernels/*.cl`` and
``ir/*.O1.ll`` of eight OpenCL kernels. POCL and Oclgrind are used where installed (Debian: pocl-opencl-icd, oclgrind,
ocl-icd-opencl-dev). Kernel time is the execution of all work-groups with data in place, in better code, best of several rounds
in turn; both use two threads.

*Whole* is ``kernel.launch`` with NumPy arrays, as users call it, once the kernel has its better code: arguments are copied in,
checked, executed, and what was written is copied back. It is held against POCL's kernel time, which has none of that.

The last table (alone: ``--limits``, a minute) holds kernels against the machine: bytes that a kernel must read and write over
those of the best copy of as many, in the same run: of arrays that no cache holds (*memory*), and of the small ones of the other
tables; matmul's multiplications and additions over those of NumPy's product of the same matrices.
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
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import swlds  # noqa: E402
from swlds.device.checks import parse_checks  # noqa: E402
from swlds.device.image import Image, Memory  # noqa: E402
from swlds.device.implicit_args import Geometry  # noqa: E402
from swlds.device.last_cache import last_cache  # noqa: E402
from swlds.device.launch import Launch  # noqa: E402
from swlds.device.launch_options import LaunchOptions  # noqa: E402
from swlds.device.program import find_kernel, find_program  # noqa: E402
from swlds.device.target import find_target  # noqa: E402
from swlds.engines.api import Kernel  # noqa: E402
from swlds.engines.wave_compiler import engine  # noqa: E402
from swlds.engines.wave_compiler.engine import kept_code  # noqa: E402
from swlds.engines.wave_compiler.execution import Execution  # noqa: E402
from swlds.engines.wave_compiler.jit import Compiled  # noqa: E402

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
#: What is measured against the machine only.
COPY = """define amdgpu_kernel void @copy(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, 256
  %i = add i32 %first, %item
  %p = getelementptr float, ptr addrspace(1) %from, i32 %i
  %q = getelementptr float, ptr addrspace(1) %to, i32 %i
  %v = load float, ptr addrspace(1) %p, align 4
  store float %v, ptr addrspace(1) %q, align 4
  ret void
}
"""
#: Checks of the two groups of columns.
CHECKS = ("memcheck", "memcheck,racecheck,initcheck")


def arguments(name: str, n: int) -> tuple[list[Any], tuple[int, int, int], tuple[int, int, int]]:
    """Arguments, grid and block of a kernel."""
    rng = np.random.default_rng(1)
    floats = lambda count: rng.integers(0, 8, count).astype(np.float32)  # noqa: E731
    if name == "reduce":
        return [floats(n), np.zeros(n // 256, np.float32)], (n // 256, 1, 1), (256, 1, 1)
    if name.startswith("transpose"):
        return [floats(n * n), np.zeros(n * n, np.float32), np.uint32(n)], (n // 32, n // 32, 1), (32, 8, 1)
    if name == "copy":
        return [floats(n), np.zeros(n, np.float32)], (n // 256, 1, 1), (256, 1, 1)
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


def measure(memory: Memory, path: Path | str, name: str, n: int, checks: str, repeats: int) -> tuple[float, float, int]:
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
    if code.improve_after is not None:  # else kernels of a millisecond are measured in the code that a first launch has
        code.improve()
    best, failing = math.inf, 0
    for _ in range(repeats):
        execution = Execution(launch, code, None)
        start = time.perf_counter()
        execution.run(JOBS, None)
        best = min(best, time.perf_counter() - start)
        failing = len(execution.failing)
        execution.give_memory()  # as a launch does
    return compile_seconds, geometry.group_count * geometry.group_size / best, failing


def loaded_kernel(path: Path | str, name: str) -> Kernel:
    """On a device of its own."""
    return swlds.Device("gfx942", engine="wave").load(swlds.parse(path))[name]


def measure_whole(kernel: Kernel, name: str, n: int, checks: str, repeats: int) -> float:
    """Seconds of a launch, the best, in better code."""
    args, grid, block = arguments(name, n)
    launch = lambda: kernel.launch(grid, block, args, checks=checks, jobs=JOBS)  # noqa: E731
    launch().raise_for_findings()
    while any(isinstance(c, Compiled) and c.improve_after is not None for c in kept_code(kernel.module).values()):
        launch()
    return least(launch, repeats)


def least(call: Callable[[], object], repeats: int) -> float:
    """Seconds of a call, the best."""
    best = math.inf
    for _ in range(repeats):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best


def copy_speed(size: int, repeats: int) -> float:
    """Bytes a second that a copy of so many bytes reads and writes, the best: by one thread and by as many as kernels have, of
    fresh arrays (which pages they get is luck), which begin at one place of a page and at two."""
    best = math.inf
    with ThreadPoolExecutor(JOBS) as pool:
        for start in (0, 0, 64, 2048):
            source, target = np.ones(size, np.uint8), np.ones(size + start, np.uint8)[start:]
            parts = [slice(k * size // JOBS, (k + 1) * size // JOBS) for k in range(JOBS)]
            for chosen in (parts, [slice(0, size)]):
                best = min(best, least(partial(copy_parts, pool, source, target, chosen), repeats))
    return 2 * size / best


def copy_parts(pool: ThreadPoolExecutor, source: Any, target: Any, parts: list[slice]) -> None:
    """At once."""
    list(pool.map(lambda part: np.copyto(target[part], source[part]), parts))


def product_speed(n: int, repeats: int) -> float:
    """Floating-point operations a second of NumPy's product of two matrices."""
    a, b = (np.ones((n, n), np.float32) for _ in range(2))
    return 2 * n**3 / least(lambda: a @ b, repeats)


def sizes_of_limits() -> list[tuple[str, str, int]]:
    """(where the arrays lie, kernel, its size). The speed of memory is that of arrays of at least four times the last cache, each
    (STREAM's rule: McCalpin, "Memory Bandwidth and Machine Balance in Current High Performance Computers", 1995). Those of the
    other tables lie in the last cache of many a machine, and come behind."""
    floats = last_cache()  # of four bytes
    side = math.isqrt(floats - 1) // 256 * 256 + 256
    far = {"copy": floats, "stencil": floats, "transpose_unpad": side, "transpose_pad": side}
    near = {"copy": 1 << 22, **{name: SIZES[name][0] for name in list(far)[1:]}}
    rows = [("memory", *row) for row in far.items()] + [("small", *row) for row in near.items()]
    return [*rows, ("small", "matmul", SIZES["matmul"][0])]


def measure_limits(memory: Memory, folder: Path) -> None:
    """Print kernels against what the machine can do."""
    print("\n| kernel | arrays | unit | machine | memcheck | | mem+race+init | |\n|---|---|---|---|---|---|---|---|")
    copied = {"memory": 0.0, "small": 0.0}
    for where, name, n in sizes_of_limits():
        path = COPY if name == "copy" else folder / f"{name}.O1.ll"
        repeats, rounds = (5, 2) if where == "memory" else (30, ROUNDS)
        args, grid, block = arguments(name, n)
        octets = sum(a.nbytes for a in args if isinstance(a, np.ndarray))
        work, items = 2 * n**3 if name == "matmul" else octets, math.prod(grid) * math.prod(block)
        del args
        limit, speeds = 0.0, [0.0, 0.0]
        for _ in range(rounds):
            limit = max(limit, product_speed(n, 15) if name == "matmul" else copy_speed(octets // 2, repeats))
            for k, checks in enumerate(CHECKS):
                speeds[k] = max(speeds[k], work * measure(memory, path, name, n, checks, repeats)[1] / items)
        if name == "copy":
            copied[where] = speeds[0]
        if name != "matmul":  # a kernel of ours may copy faster than NumPy
            limit = max(limit, copied[where])
        unit = "GFlop/s" if name == "matmul" else "GB/s"
        shown = " | ".join(f"{s / 1e9:.1f} | {100 * s / limit:.0f} %" for s in speeds)
        print(f"| {name} | {octets / 1e6:.0f} MB, {where} | {unit} | {limit / 1e9:.1f} | {shown} |", flush=True)


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
    parser.add_argument("--limits", action="store_true", help="kernels against the machine alone")
    options = parser.parse_args()
    if options.limits:
        measure_limits(Memory(), options.peers / "ir")
        return
    peers, host = options.peers, build_host(options.peers)
    oclgrind = options.oclgrind and shutil.which("oclgrind") and host
    memory = Memory()
    means: dict[str, list[float]] = {}
    heads = [f"{what} {checks}" for what in ("kernel", "whole") for checks in ("memcheck", "mem+race+init")]
    heads.append("whole all checks")
    print(
        "| kernel | POCL M/s | "
        + " | ".join(f"{head} M/s | over POCL" for head in heads)
        + " | over Oclgrind | compile s |"
    )
    print("|---" * (2 * len(heads) + 4) + "|")
    for name, (n, small) in SIZES.items():
        path = peers / "ir" / f"{name}.O1.ll"
        repeats = 5 if name == "matmul" else 15
        kernel = loaded_kernel(path, name)
        _, grid, block = arguments(name, n)
        items = math.prod(grid) * math.prod(block)
        pocl, seconds = 0.0, 0.0
        best = dict.fromkeys(heads, 0.0)
        for _ in range(ROUNDS):  # in turn: what disturbs the machine disturbs all
            pocl = max(pocl, run_host(host, [], name, n, repeats) if host else math.nan)
            for head, checks in zip(heads[:2], CHECKS, strict=True):
                seconds, speed, failing = measure(memory, path, name, n, checks, repeats)
                best[head] = max(best[head], speed)
                assert not failing, f"{name}: {failing} groups are suspicious"
            for head, checks in zip(heads[2:], (*CHECKS, "all"), strict=True):
                best[head] = max(best[head], items / measure_whole(kernel, name, n, checks, repeats))
        slow = (
            run_host(host, ["oclgrind", "--data-races", "--uninitialized"], name, small, 2)
            if host and oclgrind
            else math.nan
        )
        shown = " | ".join(f"{speed / 1e6:.2f} | {speed / pocl:.2f}x" for speed in best.values())
        over = best[heads[1]] / slow
        print(f"| {name} | {pocl / 1e6:.2f} | {shown} | {over:.0f}x | {seconds:.2f} |", flush=True)
        for head, speed in best.items():
            means.setdefault(head, []).append(speed / pocl)
    print("\nGeometric mean over POCL (least):")
    for head, ratios in means.items():
        print(f"  {head}: {mean(ratios):.2f}x ({min(ratios):.2f}x)")
    measure_limits(memory, peers / "ir")


if __name__ == "__main__":
    main()
