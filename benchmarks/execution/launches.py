"""What a launch costs beside its kernel: ``python benchmarks/execution/launches.py [--rounds N]``.

Two buffers of 4 MB, and a kernel of one work-group, which takes a few microseconds: the rest is the launch. Processor and wall
milliseconds, medians, then the least processor time; buffers of NumPy (copied in; what the kernel may write is compared and
copied back) and device arrays, in turn.

The last columns hold NumPy's launch against the machine: the same copies alone, by ``np.copyto`` in the same run (both arrays
in, one out), and how many times as long a launch takes beyond one on device arrays.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np  # noqa: E402

import swlds  # noqa: E402

IR = """define amdgpu_kernel void @{name}(ptr addrspace(1) %x, ptr addrspace(1) %y) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %x, i32 %i
  %q = getelementptr float, ptr addrspace(1) %y, i32 %i
  %v = load float, ptr addrspace(1) %p
  %w = {second}
  store float %w, ptr addrspace(1) %q
  ret void
}}
"""
KERNELS = {
    "y = x": IR.format(name="k", second="fadd float %v, 1.0"),
    "y = x + y": IR.format(name="k", second="fadd float %v, %u").replace(
        "  %w", "  %u = load float, ptr addrspace(1) %q\n  %w"
    ),
}


def measure(kernel: Any, args: list[Any], checks: str, rounds: int) -> tuple[float, float, float]:
    """Median (processor, wall) milliseconds of a launch, and the least of the processor."""
    for _ in range(5):
        kernel.launch(1, 256, args, checks=checks).raise_for_findings()
    spent = []
    for _ in range(rounds):
        start = time.process_time(), time.perf_counter()
        kernel.launch(1, 256, args, checks=checks)
        spent.append((time.process_time() - start[0], time.perf_counter() - start[1]))
    processor, wall = ([1000 * s[k] for s in spent] for k in (0, 1))
    return statistics.median(processor), statistics.median(wall), min(processor)


def measure_copies(rounds: int) -> float:
    """Processor milliseconds of copies of two buffers to others and of one back, the least."""
    x, y, x_there, y_there = (np.ones(1 << 20, np.float32) for _ in range(4))
    spent = []
    for _ in range(rounds):
        start = time.process_time()
        np.copyto(x_there, x)
        np.copyto(y_there, y)
        np.copyto(y, y_there)
        spent.append(time.process_time() - start)
    return 1000 * min(spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=200)
    rounds = parser.parse_args().rounds
    print(
        "| kernel | checks | NumPy: processor ms | wall ms | least | device: processor ms | wall ms | least "
        "| copies alone, ms | ratio |\n" + "|---" * 10 + "|"
    )
    for name, text in KERNELS.items():
        for checks in ("all", "memcheck"):
            with swlds.Device("gfx942", engine="wave") as device:
                kernel = device.load(swlds.parse(text))["k"]
                host = [np.ones(1 << 20, np.float32) for _ in range(2)]
                arrays = [device.array(a) for a in host]
                plain = swlds.Device("gfx942", engine="wave").load(swlds.parse(text))["k"]
                row = [*measure(plain, host, checks, rounds), *measure(kernel, arrays, checks, rounds)]
                for array in arrays:
                    array.free()
            row.append(measure_copies(rounds))
            row.append((row[2] - row[5]) / row[6])
            print(f"| {name} | {checks} | " + " | ".join(f"{ms:.2f}" for ms in row) + " |")


if __name__ == "__main__":
    main()
