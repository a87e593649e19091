"""First launches by engine: ``python benchmarks/execution/first_launch.py``.

Each kernel of ``tests/generators/long_kernels.py`` is launched with all checks by each engine in a process of its own: *first* is
the process's first launch, *next* the better of two launches of modules of the same text, read anew. Seconds, and what
``auto`` takes in times of the better engine. These keep no host code on disk.

Then, or alone with ``--kept``, the peers' matmul under all checks: the first launch of a process that finds no host code on
disk, and of later ones, which do; beside reading the module, loading it, and the second launch. Milliseconds, the best of
several processes; in brackets processor time, which is what a busy machine can tell. Behind it the same of kernels of
``long_kernels.py`` on buffers of 4 KB, by the number of their instructions: the first launch and the second.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in (".", "support", "generators"))]

ENGINES = ("reference", "wave", "auto")
#: Shapes and lengths of kernels whose host code is on disk.
KEPT = [(shape, count) for shape in ("straight", "barriers") for count in (100, 1000, 2000, 4000)]
SHAPES, COUNTS, GROUPS = ("straight", "barriers", "memory"), (20, 100, 400, 1500), (1, 4, 16, 64)


def launch(engine: str, shape: str, count: int, groups: int) -> None:
    """In a process of its own: prints both figures."""
    import numpy as np
    from long_kernels import make

    import swlds

    found = []
    for _ in range(3):
        module = swlds.parse(make(shape, count))
        given = [np.arange(256 * groups, dtype=np.uint32), np.zeros(256 * groups, np.uint32), np.uint32(3)]
        start = time.perf_counter()
        swlds.Device("gfx942", engine=engine).load(module)["k"].launch(groups, 256, given, checks="all")
        found.append(time.perf_counter() - start)
    print(found[0], min(found[1:]))


def launch_matmul() -> None:
    """In a process of its own, as ``launch_twice``."""
    import numpy as np

    a = np.ones((32, 32), np.float32)
    given = [a, a, np.zeros((32, 32), np.float32), np.int32(32)]
    launch_twice(str(ROOT / "testdata/peers/matmul.O1.ll"), "matmul", (2, 2), (16, 16), given)


def launch_long(shape: str, count: int) -> None:
    """In a process of its own, as ``launch_twice``."""
    import numpy as np
    from long_kernels import make

    given = [np.arange(1024, dtype=np.uint32), np.zeros(1024, np.uint32), np.uint32(3)]
    launch_twice(make(shape, count), "k", 4, 256, given)


def launch_twice(source: str, name: str, grid: Any, block: Any, given: list[Any]) -> None:
    """Prints wall and processor seconds of reading, loading, the first launch and the second."""
    import swlds

    found = []

    def note(start: tuple[float, float]) -> None:
        found.extend((time.perf_counter() - start[0], time.process_time() - start[1]))

    start = time.perf_counter(), time.process_time()
    module = swlds.parse(source)
    note(start)
    start = time.perf_counter(), time.process_time()
    kernel = swlds.Device("gfx942", engine="wave").load(module)[name]
    note(start)
    for _ in range(2):
        start = time.perf_counter(), time.process_time()
        kernel.launch(grid, block, given, checks="all").raise_for_findings()
        note(start)
    print(*found)


def compare_kept(rounds: int = 7) -> None:
    """A process that makes host code, and those after it."""
    print(f"\n{'milliseconds, all checks':34}{'parse':>18}{'load':>18}{'first launch':>18}{'second launch':>18}")
    with tempfile.TemporaryDirectory() as folder:
        places = {"SWLDS_CACHE_DIR": f"{folder}/cache", "XDG_STATE_HOME": f"{folder}/state"}
        _print_row("matmul, none on disk", _processes("--matmul", 1, SWLDS_CACHE_DIR=""))
        kernels = {"matmul": "--matmul"} | {f"{shape}, {n}": f"--long {shape} {n}" for shape, n in KEPT}
        for name, words in kernels.items():
            _print_row(f"{name}, writes it", _processes(words, 1, **places))
            _print_row(f"{name}, from the disk", _processes(words, rounds, **places))


def _print_row(name: str, rows: list[list[float]]) -> None:
    """Of each column the least."""
    row = [1000 * min(column) for column in zip(*rows, strict=True)]
    cells = "".join(f"{wall:9.1f} ({own:6.1f})" for wall, own in zip(row[::2], row[1::2], strict=True))
    print(f"{name:34}{cells}", flush=True)


def _processes(given: str, count: int, **variables: str) -> list[list[float]]:
    words = [sys.executable, __file__, *given.split()]
    runs = (
        subprocess.run(words, check=True, capture_output=True, text=True, env=os.environ | variables)
        for _ in range(count)
    )
    return [[float(word) for word in run.stdout.split()] for run in runs]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--one", nargs=4, help=argparse.SUPPRESS)
    parser.add_argument("--matmul", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--long", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--kept", action="store_true", help="only the launches with host code on disk")
    words = parser.parse_args()
    if words.matmul:
        launch_matmul()
        return
    if words.long:
        launch_long(words.long[0], int(words.long[1]))
        return
    if words.kept:
        compare_kept()
        return
    if words.one:
        engine, shape, count, groups = words.one
        launch(engine, shape, int(count), int(groups))
        return
    print(
        f"{'kernel':18}{'groups':>6}  {'first: reference, wave, auto':>30}{'ratio':>7}  {'next':>24}{'ratio':>7}",
        flush=True,
    )
    worst = [0.0, 0.0]
    for shape in SHAPES:
        for count in COUNTS:
            for groups in GROUPS:
                rows = [_measure(engine, shape, count, groups) for engine in ENGINES]
                ratios = [auto / min(a, b) for a, b, auto in zip(*rows, strict=True)]
                worst = [max(pair) for pair in zip(worst, ratios, strict=True)]
                texts = ["".join(f"{x:8.3f}" for x in times) for times in zip(*rows, strict=True)]
                print(
                    f"{shape:10}{count:8}{groups:6}  {texts[0]:>30}{ratios[0]:7.1f}  {texts[1]}{ratios[1]:7.1f}",
                    flush=True,
                )
    print(f"at most {worst[0]:.1f} and {worst[1]:.1f} times the better engine")
    compare_kept()


def _measure(engine: str, shape: str, count: int, groups: int) -> tuple[float, float]:
    words = [sys.executable, __file__, "--one", engine, shape, str(count), str(groups)]
    nothing_kept = os.environ | {"SWLDS_CACHE_DIR": ""}
    first, after = subprocess.run(words, check=True, capture_output=True, text=True, env=nothing_kept).stdout.split()
    return float(first), float(after)


if __name__ == "__main__":
    main()
