"""Random divergent programs on both engines; prints what differs, exit code 1 where anything does.

    python benchmarks/execution/fuzz.py 0 2000 --jobs 2 --lowered full --wave 32

Every program runs as it is at -O0 and, for odd numbers, after mem2reg. ``--lowered`` runs what the lowering makes of it,
``--wave 32`` runs it on gfx1100, ``--host`` chooses the vectors of the host code, ``--recursive`` takes programs whose functions
call themselves and each other.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in (".", "support", "generators"))]

from divergent_programs import make_program, promoted  # noqa: E402
from recursive_programs import make_recursive_program  # noqa: E402

import swlds  # noqa: E402
from swlds.engines.for_llvm import mark_for_llvm  # noqa: E402

SIZE = 384


@dataclass(frozen=True)
class Options:
    """``lowered``: no, full or llvm. ``wave``: lanes."""

    lowered: str = "no"
    wave: int = 64
    host: str = "native"
    seeds: int = 1
    recursive: bool = False


def program(number: int, options: Options) -> swlds.ir.model.Module:
    """The module of a program's number."""
    text = (make_recursive_program if options.recursive else make_program)(number)
    module = swlds.parse(promoted(text) if number % 2 else text)
    if options.lowered == "llvm":
        return swlds.lower(swlds.parse(mark_for_llvm(module)), profile="llvm")
    return swlds.lower(module) if options.lowered == "full" else module


def launch(kernel: Any, engine: str, seed: int, options: Options) -> tuple[np.ndarray, list[Any]]:
    """The buffer after a launch, and what was found."""
    given = np.random.default_rng(seed).integers(0, 1 << 32, SIZE, dtype=np.uint32)
    out = np.zeros(SIZE, np.uint32)
    result = kernel.launch(
        (3,), (128,), [given, out], engine=engine, host=options.host, timeout=None if options.seeds > 1 else 120
    )
    return out, [f.as_json() for f in result.findings]


def run(number: int, options: Options) -> str:
    """One program on both engines, with inputs of several seeds; what differs, or nothing."""
    try:
        module = program(number, options)
        kernel = swlds.Device("gfx1100" if options.wave == 32 else "gfx942").load(module)["k"]
        seeds = range(number, number + options.seeds)
        each = [[launch(kernel, engine, seed, options) for seed in seeds] for engine in ("wave", "reference")]
        for seed, (mine, found), (wanted, expected) in zip(seeds, *each, strict=True):
            if found != expected:
                return f"findings, inputs {seed}: {found[:2]} and {expected[:2]}"
            if not np.array_equal(mine, wanted):
                return f"buffers, inputs {seed}: {np.flatnonzero(mine != wanted)[:8]}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", type=int)
    parser.add_argument("stop", type=int)
    parser.add_argument("--lowered", choices=("no", "full", "llvm"), default="no")
    parser.add_argument("--wave", type=int, choices=(32, 64), default=64)
    parser.add_argument("--host", default="native")
    parser.add_argument(
        "--seeds",
        type=int,
        default=1,
        help="inputs for each program; from the second on most launches only run host code again",
    )
    parser.add_argument("--recursive", action="store_true", help="functions that call themselves and each other")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    words = parser.parse_args()
    options = Options(words.lowered, words.wave, words.host, words.seeds, words.recursive)
    bad, numbers = 0, range(words.first, words.stop)
    with ProcessPoolExecutor(words.jobs) as pool:
        for number, message in zip(numbers, pool.map(partial(run, options=options), numbers), strict=True):
            if message:
                bad += 1
                print(f"program {number}: {message}", flush=True)
    print(f"{len(numbers) - bad} of {len(numbers)} programs agree")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
