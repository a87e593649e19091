"""What a launch costs beside its kernel: ``python benchmarks/execution/launches.py [--rounds N]``.

Two buffers of 4 MB, and a kernel of one work-group, which takes a few microseconds: the rest is the launch. Processor and wall
milliseconds, medians, then the least processor time; buffers of NumPy (copied in; what the kernel may write is compared and
copied back) and device arrays, in turn.

The last columns hold NumPy's launch against the machine: the same copies alone, by ``np.copyto`` in the same run (both arrays
in, one out), and how many times as long a launch takes beyond one on device arrays.

The second table: launches that are not the one before again: two arrays that change places, two and three kernels of one module
in turn, two grids, a number that changes each time, and two devices; on device arrays and on NumPy arrays. The module with and
without debug information of 500 other variables.

The third table: sequences as programs have them (``list_sequences``), under memcheck, in processor milliseconds: of the medians
of each launch of a sequence the mean, and the dearest one. Kernels do next to nothing, to 1 KB a work-group.
"""

from __future__ import annotations

import argparse
import functools
import itertools
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
    """Three kernels with debug information, and so many parameters of a function that the module does not have."""
    for number in (4, 5, 6):
        text = text.replace(") {", f") !dbg !{number} {{", 1)
    lines = [
        "!llvm.dbg.cu = !{!0}",
        "!llvm.module.flags = !{!9}",
        f"!kept = !{{{', '.join(f'!{k + 10}' for k in range(count))}}}",
        "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)",
        '!1 = !DIFile(filename: "a.cl", directory: "/")',
        *(
            f'!{k} = distinct !DISubprogram(name: "f{k}", scope: !1, file: !1, unit: !0, spFlags: DISPFlagDefinition)'
            for k in (3, 4, 5, 6)
        ),
        '!9 = !{i32 2, !"Debug Info Version", i32 3}',
    ]
    lines += [f'!{k + 10} = !DILocalVariable(name: "v{k}", arg: {k + 1}, scope: !3, file: !1)' for k in range(count)]
    return text + "\n".join(lines) + "\n"


#: A third kernel, which takes a number.
SCALED = (
    IR.replace("%y)", "%y, i32 %n)")
    .replace("  %v =", "  %f = sitofp i32 %n to float\n  %v =")
    .format(name="scaled", second="fadd float %v, %f")
)
TURNS = "declare i32 @llvm.amdgcn.workitem.id.x()\n" + "".join(
    (KERNELS["y = x"], KERNELS["y = x + y"].replace("@k(", "@sum("), SCALED)
)


def list_turns(module: Any, x: Any, y: Any, other: Any) -> dict[str, list[Callable[[], swlds.Result]]]:
    """Launches in turn, by what changes. ``other``: a kernel of another device, and arrays of it."""

    def call(
        name: str, *args: Any, grid: int = 1, checks: str = "all", kernel: Any = None
    ) -> Callable[[], swlds.Result]:
        return functools.partial((kernel or module[name]).launch, grid, 256, list(args), checks=checks)

    counter = itertools.count()
    count: Callable[[], swlds.Result] = lambda: call("scaled", x, y, next(counter))()  # noqa: E731
    return {
        "arrays": [call("k", x, y), call("k", y, x)],
        "two kernels": [call("k", x, y), call("sum", x, y)],
        "three kernels": [call("k", x, y), call("sum", x, y), call("scaled", x, y, 3)],
        # under memcheck, as both groups write the same
        "grids": [call("k", x, y, checks="memcheck"), call("k", x, y, grid=2, checks="memcheck")],
        "numbers": [count],
        "devices": [call("k", x, y), call("k", *other[1:], kernel=other[0])],
    }


def measure_turns(rounds: int) -> None:
    """Print the second table."""
    print("\n| in turn | debug information | arrays | processor ms | wall ms | least |\n" + "|---" * 6 + "|")
    for is_large, on_device in itertools.product((False, True), (True, False)):
        text = with_debug_info(TURNS, 500) if is_large else TURNS
        with swlds.Device("gfx942", engine="wave") as device, swlds.Device("gfx942", engine="wave") as second:
            arrays = [np.ones(1 << 20, np.float32) for _ in range(4)]
            if on_device:
                arrays = [(device if k < 2 else second).array(a) for k, a in enumerate(arrays)]
            other = [second.load(swlds.parse(text))["k"], *arrays[2:]]
            for name, calls in list_turns(device.load(swlds.parse(text)), *arrays[:2], other).items():
                row = " | ".join(f"{ms:.2f}" for ms in measure_all(calls, rounds))
                print(f"| {name} | {'yes' if is_large else 'no'} | {'device' if on_device else 'NumPy'} | {row} |")
            for array in arrays if on_device else ():
                array.free()


#: A block of LDS, so that lowering has something to do: y[i] = x[i] + n, by LDS.
THROUGH_LDS = """@lds = internal addrspace(3) global [256 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
""" + IR.replace("%y)", "%y, i32 %n) sanitize_address").replace(
    "  %w =",
    """  %f = sitofp i32 %n to float
  %s = getelementptr float, ptr addrspace(3) @lds, i32 %i
  store float %v, ptr addrspace(3) %s
  %k = load float, ptr addrspace(3) %s
  %w =""",
).format(name="through", second="fadd float %k, %f") + """!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nosanitize_address", i32 1}
"""
#: Five kernels of a training step: y = f(x), three of which take a number.
STEP = "declare i32 @llvm.amdgcn.workitem.id.x()\n" + "".join(
    SCALED.replace("@scaled", f"@step{k}").replace("fadd float %v", f"{operation} float %v")
    for k, operation in enumerate(("fadd", "fmul", "fsub", "fadd", "fmul"))
)


def list_sequences(device: Any, second: Any, size: int) -> dict[str, list[Callable[[], swlds.Result]]]:
    """Launches in turn as programs have them. ``size``: elements of an array; the first ones are read and written."""
    step, loaded = device.load(swlds.parse(STEP)), device.load(swlds.parse(TURNS))
    lowered = {
        name: device.load(swlds.parse(swlds.lower_text(THROUGH_LDS, profile=name)))["through"] for name in ("full", "llvm")
    }
    there = second.load(swlds.parse(STEP))["step0"]
    host, other_host, half = np.ones(size, np.float32), np.ones(size, np.float32), np.ones(size // 2, np.float32)
    arrays = [device.array(host) for _ in range(24)]
    x, y, z = arrays[:3]
    remote = [second.array(host) for _ in range(2)]
    counter = itertools.count()

    def call(kernel: Any, *args: Any, grid: int = 1) -> Callable[[], swlds.Result]:
        return lambda: kernel.launch(
            grid, 256, [next(counter) if a is counter else a for a in args], checks="memcheck"
        )

    def with_new_input() -> swlds.Result:
        host[0] += 1
        return call(step["step0"], host, y, counter)()

    def with_new_array() -> swlds.Result:
        given = device.array(host[:256])
        result = call(step["step0"], given, y, counter)()
        given.free()
        return result

    rest = [call(step[f"step{k}"], arrays[k], arrays[k + 1], counter) for k in range(1, 5)]
    return {
        "training: five kernels, one NumPy input": [with_new_input, *rest],
        "training: five kernels, a new device array": [with_new_array, *rest],
        "training, all NumPy": [call(step[f"step{k}"], host, other_host, counter) for k in range(5)],
        "ping-pong, growing number": [call(loaded["scaled"], x, y, counter), call(loaded["scaled"], y, x, counter)],
        "ping-pong, NumPy": [call(loaded["scaled"], a, b, counter) for a, b in ((host, other_host), (other_host, host))],
        "two NumPy inputs of two sizes": [call(step["step0"], a, y, 1) for a in (host, half)],
        "NumPy input and output in turn": [call(step["step0"], host, y, 1), call(step["step1"], y, other_host, 1)],
        "24 arrays, one kernel": [call(loaded["k"], a, b) for a, b in itertools.pairwise(arrays)],
        "eight layers of five kernels": [
            call(step[f"step{k}"], arrays[2 * layer + k], arrays[2 * layer + k + 1], 3)
            for layer in range(8) for k in range(5)
        ],
        "six grids": [call(loaded["k"], x, y, grid=grid) for grid in (1, 2, 3, 4, 5, 6)],
        "24 grids": [call(loaded["k"], x, y, grid=grid) for grid in range(1, 25)],
        "lowered": [call(lowered["full"], x, y, 1)],
        "lowered, two in turn": [call(lowered["full"], x, y, 1), call(lowered["full"], y, z, counter)],
        "lowered, in turn with five": [call(lowered["full"], x, y, counter), *rest],
        "profile llvm": [call(lowered["llvm"], x, y, 1)],
        "profile llvm, in turn with five": [call(lowered["llvm"], x, y, counter), *rest],
        "two devices, one NumPy input each": [
            call(step["step0"], host, y, 1), call(step["step1"], y, z, 1),
            call(there, host, remote[0], 1), call(there, *remote, 1),
        ],
    }


def measure_each(launches: list[Callable[[], swlds.Result]], turns: int) -> list[float]:
    """Median processor milliseconds of each of the launches, which are made in turn."""
    spent: list[list[float]] = [[] for _ in launches]
    for turn in range(turns + 4):
        for launch, times in zip(launches, spent, strict=True):
            start = time.process_time()
            result = launch()
            if turn < 4:
                result.raise_for_findings()
            else:
                times.append(time.process_time() - start)
    return [1000 * statistics.median(times) for times in spent]


def measure_sequences(turns: int) -> None:
    """Print the third table."""
    print("\n| sequence | elements | one launch, ms | the dearest |\n" + "|---" * 4 + "|")
    for size in (1 << 11, 1 << 20):
        with swlds.Device("gfx942", engine="wave") as device, swlds.Device("gfx942", engine="wave") as second:
            for name, calls in list_sequences(device, second, size).items():
                each = measure_each(calls, turns)
                print(f"| {name} | {size} | {statistics.mean(each):.2f} | {max(each):.2f} |")


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
    measure_sequences(rounds // 5)


if __name__ == "__main__":
    main()
