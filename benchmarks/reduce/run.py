"""Sizes and times of `swlds reduce` and of llvm-reduce on the twenty failures of ``cases.py``, in one run.

    python benchmarks/reduce/run.py [NAME ...] [--llvm-reduce PROGRAM] [--limit S] [--times N]

Both look for the same: llvm-reduce's test is a script that starts Python and looks for the same bucket by the same functions
(``still_fails.py``), or, where the case has a program that decides, that program itself. Instructions are counted alike.
Times are of the clock; swlds uses two cores, llvm-reduce one, as by default, or what ``--jobs`` says. *Then* is when swlds had a
module as short as llvm-reduce's last one: that is often the end of llvm-reduce, long before the smallest module; the ratio is
of these two times.
"""

from __future__ import annotations

import argparse
import contextlib
import math
import os
import pickle
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from cases import Case, cases

import swlds
from swlds.ir.llvm import canonical_text
from swlds.reducer.bucket import gravest
from swlds.reducer.observe import observe
from swlds.reducer.reduce import reduce_case
from swlds.reducer.reduction import Reduction, count_instructions

HERE = Path(__file__).resolve().parent


def by_llvm_reduce(program: str, case: Case, ours: Reduction, jobs: int, limit: float) -> tuple[int | None, float]:
    """(instructions, seconds) of what llvm-reduce makes of a case; None where it did not end in time."""
    with tempfile.TemporaryDirectory(prefix="bench-reduce-") as name:
        folder = Path(name)
        given, made, script = folder / "in.ll", folder / "out.ll", folder / "test.sh"
        given.write_text(canonical_text(case.text))
        if case.options.test:
            script.write_text(f'#!/bin/sh\nexec timeout 10 {shlex.join(case.options.test)} "$1"\n')
        else:
            first, _ = observe(swlds.parse(given), case.request, case.options.command, case.options.against)
            wanted = (case.request, case.options, ours.bucket, gravest(first))
            (folder / "looked-for").write_bytes(pickle.dumps(wanted))
            looks = [sys.executable, str(HERE / "still_fails.py"), str(folder / "looked-for")]
            start = time.perf_counter()
            subprocess.run([*looks, "60", str(given)], check=True, stderr=subprocess.DEVNULL)
            words = shlex.join([*looks, f"{1 + 2 * (time.perf_counter() - start):.1f}"])
            # Not exec: at a test that a signal ends, as the limit does, llvm-reduce gives up without a result.
            script.write_text(f'#!/bin/sh\n{words} "$1" 2> /dev/null || exit 1\n')
        script.chmod(0o755)
        start = time.perf_counter()
        process = subprocess.Popen(
            [program, f"--test={script}", f"-j={jobs}", "-o", str(made), str(given)],
            cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        try:
            process.wait(limit)
        except subprocess.TimeoutExpired:
            return None, time.perf_counter() - start
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        seconds = time.perf_counter() - start
        if not made.exists():
            raise SystemExit(f"error: {case.name}: {program} ended with {process.returncode} and wrote no module")
        return count_instructions(swlds.parse(made)), seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", help="cases (default: all)")
    parser.add_argument(
        "--llvm-reduce", default="llvm-reduce-22", help="the program; without it only swlds is measured"
    )
    parser.add_argument("--llc", default="llc-22", help="LLVM's code generator, which two of the cases crash")
    parser.add_argument("--jobs", type=int, default=1, help="llvm-reduce's -j")
    parser.add_argument("--limit", type=float, default=600.0, help="seconds for llvm-reduce")
    parser.add_argument("--times", type=float, default=0.0, help="at least as many times swlds' seconds for it")
    words = parser.parse_args()
    ratios: list[float] = []
    longer = 0
    head = f"{'case':20}{'kind':12}{'from':>6}{'swlds':>7}{'s':>8}{'trials':>8}{'llvm-reduce':>13}{'s':>8}{'then':>8}{'ratio':>7}"
    print(head, flush=True)
    for case in cases(shutil.which(words.llc)):
        if words.names and case.name not in words.names:
            continue
        reached: list[tuple[float, Reduction]] = []
        start = time.perf_counter()

        def note(name: str, best: Reduction, since: float = start, reached: list[Any] = reached) -> None:
            reached.append((time.perf_counter() - since, best))

        ours = reduce_case(case.text, case.request, case.options, note)
        seconds = time.perf_counter() - start
        row = f"{case.name:20}{case.group:12}{ours.before:6}{ours.instructions:7}{seconds:8.1f}{ours.trials:8}"
        if shutil.which(words.llvm_reduce):
            size, theirs = by_llvm_reduce(
                words.llvm_reduce, case, ours, words.jobs, max(words.limit, words.times * seconds)
            )
            then = seconds if size is None else next((t for t, best in reached if best.instructions <= size), seconds)
            ratios.append(theirs / then)
            longer += size is not None and ours.instructions > size
            row += f"{size if size is not None else 'no end':>13}{theirs:8.1f}{then:8.1f}{ratios[-1]:7.1f}"
        print(row, flush=True)
    if ratios:
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
        print(
            f"{len(ratios)} cases: swlds is longer in {longer}, faster {mean:.1f} times (geometric mean), least {min(ratios):.1f}"
        )


if __name__ == "__main__":
    main()
