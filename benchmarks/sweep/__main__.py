"""Count the LDS bank conflicts of 110 attention shapes, in f16 and f32, with padding and with swizzles: ``make sweep``.

    python -m benchmarks.sweep                      # tables to stdout and to build/sweep, plots if matplotlib is there
    python -m benchmarks.sweep --write              # also put the tables into docs/sweep.md

One work-group of each of the kernels of testdata/sweep is executed with one, two and three trips of its loop; a launch costs
groups x (once + trips x one trip). Results are compared with NumPy's bit by bit. Minutes on two cores.
"""

from __future__ import annotations

import argparse
import importlib.util
import re
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

from benchmarks.sweep.kernels import KERNELS, Attention
from benchmarks.sweep.measure import TARGETS, Measured, measure
from benchmarks.sweep.report import Sweep, write_csv, write_shapes, write_summary

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "sweep.md"
_BETWEEN = re.compile(r"(?<=<!-- sweep: begin -->\n).*(?=<!-- sweep: end -->)", re.DOTALL)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sweep", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "sweep", help="folder for tables and plots")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/sweep.md")
    options = parser.parse_args()
    start = time.perf_counter()
    sweep = run(options.jobs)
    print(write_summary(sweep))
    for path in write_files(sweep, options.out):
        print(f"wrote {path}", file=sys.stderr)
    if options.write:
        PAGE.write_text(put_into(PAGE.read_text(), sweep))
    print(f"{time.perf_counter() - start:.0f} seconds", file=sys.stderr)
    return 0


def run(jobs: int) -> Sweep:
    """Measure all kernels on all targets."""
    tasks = list(product(TARGETS, (kernel for kernel in KERNELS if not kernel.pad)))
    with ProcessPoolExecutor(jobs) as pool:
        return Sweep(measured for part in pool.map(_measure, tasks) for measured in part)


def _measure(task: tuple[str, Attention]) -> list[Measured]:
    target, kernel = task
    return measure(kernel, target)


def write_files(sweep: Sweep, folder: Path) -> list[Path]:
    """sweep.md, sweep.csv, and the plots, if matplotlib is there: their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {"sweep.md": f"{write_summary(sweep)}\n\n{write_shapes(sweep)}\n", "sweep.csv": write_csv(sweep)}
    for name, text in texts.items():
        (folder / name).write_text(text)
    written = [folder / name for name in texts]
    if importlib.util.find_spec("matplotlib") is None:
        print("no plots: matplotlib is missing (pip install -e '.[plots]')", file=sys.stderr)
        return written
    from benchmarks.sweep.plots import write_plots

    return written + write_plots(sweep, folder)


def put_into(page: str, sweep: Sweep) -> str:
    """The page with the tables between its marks."""
    return _BETWEEN.sub(lambda _: f"\n{write_summary(sweep)}\n\n", page)


if __name__ == "__main__":
    sys.exit(main())
