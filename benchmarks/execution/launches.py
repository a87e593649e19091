"""What a launch costs beside its kernel: ``python benchmarks/execution/launches.py [--rounds N]``.

Two buffers of 4 MB, and a kernel of one work-group, which takes a few microseconds: the rest is the launch. Processor and wall
milliseconds, medians, then the least processor time; buffers of NumPy (copied in; what the kernel may write is compared and
copied back) and device arrays, in turn.

The last columns hold NumPy's launch against the machine: the same copies alone, by ``np.copyto`` in the same run (both arrays
in, one out), and how many times as long a launch takes beyond one on device arrays.

The second table: launches on device arrays that are not the one before again: two arrays that change places, two kernels of one
module in turn, and two grids; the module with and without debug information of 500 other variables.
"""

from __future__ import annotations

import argparse
import functools
import statistics
import sys
import time
from collections.abc import Callable
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
    """``measure_all`` of one launch again and again."""
    return measure_all([lambda: kernel.launch(1, 256, args, checks=checks)], rounds)


def measure_all(launches: list[Callable[[], swlds.Result]], rounds: int) -> tuple[float, float, float]:
    """Median (processor, wall) milliseconds of one of the launches, which are made in turn, and the least of the processor."""
    for _ in range(5):
        for launch in launches:
            launch().raise_for_findings()
    spent = []
    for k in range(rounds):
        launch = launches[k % len(launches)]
        start = time.process_time(), time.perf_counter()
        launch()
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


def with_debug_info(text: str, count: int) -> str:
    """Two kernels with debug information, and so many parameters of a function that the module does not have."""
    for number in (4, 5):
        text = text.replace(") {", f") !dbg !{number} {{", 1)
    lines = [
        "!llvm.dbg.cu = !{!0}",
        "!llvm.module.flags = !{!9}",
        f"!kept = !{{{', '.join(f'!{k + 10}' for k in range(count))}}}",
        "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)",
        '!1 = !DIFile(filename: "a.cl", directory: "/")',
        *(
            f'!{k} = distinct !DISubprogram(name: "f{k}", scope: !1, file: !1, unit: !0, spFlags: DISPFlagDefinition)'
            for k in (3, 4, 5)
        ),
        '!9 = !{i32 2, !"Debug Info Version", i32 3}',
    ]
    lines += [f'!{k + 10} = !DILocalVariable(name: "v{k}", arg: {k + 1}, scope: !3, file: !1)' for k in range(count)]
    return text + "\n".join(lines) + "\n"


def measure_turns(rounds: int) -> None:
    """Print the second table."""
    print("\n| in turn on device arrays | debug information | processor ms | wall ms | least |\n" + "|---" * 5 + "|")
    one, other = KERNELS["y = x"], KERNELS["y = x + y"].replace("@k(", "@sum(")
    text = f"declare i32 @llvm.amdgcn.workitem.id.x()\n{one}{other}"
    for is_large in (False, True):
        with swlds.Device("gfx942", engine="wave") as device:
            module = device.load(swlds.parse(with_debug_info(text, 500) if is_large else text))
            x, y = (device.array(np.ones(1 << 20, np.float32)) for _ in range(2))
            turns = {
                "arrays": [("k", 1, [x, y]), ("k", 1, [y, x])],
                "kernels": [("k", 1, [x, y]), ("sum", 1, [x, y])],
                "grids": [("k", 1, [x, y]), ("k", 2, [x, y])],
            }
            for name, launches in turns.items():
                checks = "memcheck" if name == "grids" else "all"  # both groups write the same
                calls = [functools.partial(module[k].launch, g, 256, a, checks=checks) for k, g, a in launches]
                row = measure_all(calls, rounds)
                print(f"| {name} | {'yes' if is_large else 'no'} | " + " | ".join(f"{ms:.2f}" for ms in row) + " |")
            for array in (x, y):
                array.free()


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
    measure_turns(rounds)


if __name__ == "__main__":
    main()
