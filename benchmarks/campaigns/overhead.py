"""What a campaign costs beside its items: ``python benchmarks/campaigns/overhead.py [--items 10000] [--dask]``.

Many small modules are lowered, each in its process. *Work* is the seconds from each item's fork until it is gone, all of them
together; what the processes' time adds to it is the overhead: starting, planning, handing out, writing, summing up. The same
modules lowered in one process, without forks, stand beside it.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in (".", "support", "generators"))]

from generators.lds_modules import Knobs, random_module  # noqa: E402

import swlds  # noqa: E402

#: Different modules; more items than that are their copies, with a line that differs.
DIFFERENT = 100
SPEC = '[[inputs]]\nfiles = "*.ll"\n[[actions]]\ndo = "lower"\nexpect = ["PASS", "UNSUPPORTED"]\n'


def write_modules(folder: Path, count: int) -> list[str]:
    """Files of a campaign, and the different ones' text."""
    texts = [random_module(seed, Knobs(runnable=True)).text for seed in range(min(DIFFERENT, count))]
    for number in range(count):
        (folder / f"m{number}.ll").write_text(f"; {number}\n{texts[number % len(texts)]}")
    (folder / "pool.toml").write_text(SPEC)
    return texts


def lower_all(texts: list[str]) -> float:
    """Seconds a module, in this process."""
    for number in (0, 1):
        start = time.perf_counter()
        for text in texts:
            with contextlib.suppress(swlds.UnsupportedError):
                str(swlds.lower(swlds.parse(text)))
        if number:
            return (time.perf_counter() - start) / len(texts)
    raise AssertionError


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--items", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dask", action="store_true", help="also on a cluster of dask.distributed on this machine")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        alone = lower_all(write_modules(folder, options.items))
        print(f"{'':6} {'wall':>8} {'work':>8} {'overhead':>9}   {options.items} items, {options.jobs} processes")
        specs = [folder / "pool.toml"]
        if options.dask:
            specs.append(folder / "dask.toml")
            specs[1].write_text(f"{SPEC}[dask]\nworkers = {options.jobs}\n")
        for spec in specs:
            start = time.perf_counter()
            result = swlds.campaign(spec, out=folder / spec.stem, jobs=options.jobs)
            wall = time.perf_counter() - start
            assert result.exit_code == 0 and result.ran == options.items
            work = result.summary.seconds
            print(f"{spec.stem:6} {wall:7.1f}s {work:7.1f}s {100 * (wall * options.jobs / work - 1):8.1f}%", flush=True)
        print(f"one process, no forks: {alone * options.items:.1f}s")


if __name__ == "__main__":
    main()
