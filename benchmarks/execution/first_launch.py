"""First launches by engine: ``python benchmarks/execution/first_launch.py``.

Each kernel of ``tests/generators/long_kernels.py`` is launched with all checks by each engine in a process of its own: *first* is
the process's first launch, *next* the better of two launches of modules of the same text, read anew. Seconds, and what
``auto`` takes in times of the better engine.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in (".", "support", "generators"))]

ENGINES = ("reference", "wave", "auto")
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--one", nargs=4, help=argparse.SUPPRESS)
    words = parser.parse_args()
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


def _measure(engine: str, shape: str, count: int, groups: int) -> tuple[float, float]:
    words = [sys.executable, __file__, "--one", engine, shape, str(count), str(groups)]
    first, after = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
    return float(first), float(after)


if __name__ == "__main__":
    main()
