"""Random programs that race, on both engines: ``python benchmarks/execution/fuzz_races.py FIRST STOP``; prints what differs.

With ``--flags waves`` or ``--flags groups`` programs whose waves hand data to one another, or nearly; of those without a finding
it also counts how many host code did not execute alone. With ``--same`` they also store what others store there, with
``--scopes`` atomics of one flag have scopes of their own. With ``--flags turns`` groups that hand over to one another in turn, of
which waves end early.

Compared are buffers and findings in all fields, of the original and of the lowered module, at different numbers of threads.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in (".", "support", "generators"))]

from racing_support import compare_flags, compare_grids, compare_handovers, compare_program  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", type=int)
    parser.add_argument("stop", type=int)
    parser.add_argument("--flags", choices=("waves", "groups", "turns", "grids"))
    parser.add_argument("--same", action="store_true")
    parser.add_argument("--scopes", action="store_true")
    options = parser.parse_args()
    counts = {"silent": 0, "racy": 0, "different": 0, "replayed though silent": 0}
    for seed in range(options.first, options.stop):
        found = (
            compare_handovers(seed, leaves=True)
            if options.flags == "turns"
            else compare_grids(seed)
            if options.flags == "grids"
            else compare_flags(
                seed, between_groups=options.flags == "groups", same_values=options.same, mixed_scopes=options.scopes
            )
            if options.flags
            else compare_program(seed)
        )
        counts[found.outcome] += 1
        counts["replayed though silent"] += found.outcome == "silent" and not found.is_native
        if found.outcome == "different":
            print(f"program {seed}: {found.text}", flush=True)
    print(counts)
    return 1 if counts["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
