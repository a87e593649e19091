"""Launches of random programs that attack the sandbox; prints what differs between the engines, dies, or changes a canary.

python benchmarks/input/fuzz_launches.py FIRST STOP [--check none] [--fast]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in (".", "support", "generators"))]

from hostile_support import launch_all  # noqa: E402

from swlds.engines.wave_compiler import jit  # noqa: E402


def main() -> int:
    """Launch the programs of these seeds, and say every hundred how far it came."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", type=int)
    parser.add_argument("stop", type=int)
    parser.add_argument("--check")
    parser.add_argument("--fast", action="store_true", help="compile with few of LLVM's passes")
    words = parser.parse_args()
    if words.fast:  # the children are forked
        jit.LEVEL = jit.SMALL = jit.LARGE = 0
    total = 0
    for at in range(words.first, words.stop, 100):
        stop = min(at + 100, words.stop)
        for bad, text in launch_all(at, stop, words.check):
            total += 1
            print(f"seed {bad}: {text[:400]}", flush=True)
        print(f"{stop - words.first} programs, {total} wrong", flush=True)
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
