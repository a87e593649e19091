"""Random programs whose pointers go everywhere, original and lowered, on both engines; prints what differs, exit code 1 where
anything does.

    python benchmarks/execution/fuzz_pointers.py 0 20000 --jobs 2 --seconds 300

``--seconds`` stops early, and says how far it came. ``--fast`` compiles host code with few of LLVM's passes: more programs in the
time, and LLVM's own mistakes are not what is looked for.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter, deque
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in (".", "support", "generators"))]

from pointer_support import check_program  # noqa: E402

from swlds.engines.wave_compiler import jit  # noqa: E402

#: Programs that a process takes at once.
BATCH = 20


def run(numbers: range) -> tuple[list[str], Counter[str]]:
    """What is wrong with these programs, and what the reference engine executed in place of host code."""
    wrong, fallbacks = [], Counter[str]()
    for number in numbers:
        try:
            fallbacks.update(re.sub(r"^\d+ of \d+|\d+ of them", "some", line) for line in check_program(number))
        except Exception as error:
            wrong.append(f"program {number}: {type(error).__name__}: {' '.join(str(error).split())[:300]}")
    return wrong, fallbacks


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", type=int)
    parser.add_argument("stop", type=int)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--fast", action="store_true", help="compile with few of LLVM's passes")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after that long")
    words = parser.parse_args()
    if words.fast:  # the processes that run programs are forked
        jit.LEVEL = jit.SMALL = jit.LARGE = 0
    deadline, bad, total, fallbacks = time.monotonic() + words.seconds, 0, 0, Counter[str]()
    batches = (range(s, min(s + BATCH, words.stop)) for s in range(words.first, words.stop, BATCH))
    with ProcessPoolExecutor(words.jobs) as pool:
        running = deque((batch, pool.submit(run, batch)) for batch in islice(batches, 2 * words.jobs))
        while running:
            batch, job = running.popleft()
            wrong, found = job.result()
            if time.monotonic() < deadline:
                running.extend((more, pool.submit(run, more)) for more in islice(batches, 1))
            bad, total, fallbacks = bad + len(wrong), total + len(batch), fallbacks + found
            print("".join(f"{line}\n" for line in wrong), end="", flush=True)
    for line, count in fallbacks.most_common():
        print(f"{count} launches: {line}")
    print(f"{total - bad} of {total} programs agree, {words.first} to {words.first + total - 1}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
