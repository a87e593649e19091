#!/usr/bin/env python3
"""Mutated modules through parse, uses and lower; prints how they ended, exit code 1 where one ended as none may.

    nice python benchmarks/input/fuzz.py text 0 100000
    nice python benchmarks/input/fuzz.py bitcode 0 100000 --corpus tests/ir testdata FOLDER

With ``--show N`` the mutant of that number is written to stdout. Inputs on which LLVM ends the process are given to the
command as well, which has to make one error line of it.
"""

from __future__ import annotations

import argparse
import functools
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / name) for name in (".", "support", "generators"))]

from hostile_runs import Outcome, run_all  # noqa: E402
from mutations import mutate_bitcode, mutate_text  # noqa: E402

from swlds.errors import SwldsError  # noqa: E402
from swlds.ir import llvm  # noqa: E402

LARGEST = 24_000


def read_corpus(folders: Sequence[Path]) -> list[str]:
    """The .ll files of the folders that LLVM takes, but for the large ones."""
    files = sorted(f for folder in folders for f in folder.rglob("*.ll") if f.stat().st_size <= LARGEST)
    return [text for f in files if is_good(text := f.read_text("utf-8", "replace"))]


def is_good(text: str) -> bool:
    """Whether LLVM takes it."""
    try:
        llvm.verify_text(text)
    except SwldsError:
        return False
    return True


def make(kind: str, corpus: list[str], coded: list[bytes], number: int) -> bytes | str:
    """The mutant of a number."""
    return mutate_text(number, corpus) if kind == "text" else mutate_bitcode(number, coded)


def check_command(data: bytes | str) -> str | None:
    """What is wrong with the command's end on this input; None where it is one error line or a result."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "in.ll")
        path.write_bytes(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)
        words = [sys.executable, "-m", "swlds", "lower", str(path), "-o", str(Path(folder, "out.ll"))]
        done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=ROOT)
        lines = done.stderr.splitlines()
        if done.returncode == 0 and not lines:
            return None
        is_error = done.returncode == 1 and len(lines) == 1 and lines[0].startswith("swlds: error: ")
        if is_error and len(list(Path(folder).iterdir())) == 1:
            return None
        return f"exit code {done.returncode}: {done.stderr[-2000:]}"


def report(outcome: Outcome, wrong: list[tuple[int, str]]) -> None:
    """Counts, then each thing that is wrong."""
    for end, count in outcome.counts.most_common():
        print(f"{count:8} {end}")
    for number, text in [*outcome.bugs, *wrong]:
        print(f"--- {number}: {text.strip()}")
    for number, seconds in outcome.slow:
        print(f"--- {number}: took {seconds:.1f} s")
    print(f"{sum(outcome.counts.values())} inputs, {outcome.seconds:.0f} s, {len(outcome.bugs) + len(wrong)} wrong")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["text", "bitcode"])
    parser.add_argument("first", type=int)
    parser.add_argument("end", type=int)
    parser.add_argument("--corpus", nargs="+", type=Path, default=[ROOT / "tests", ROOT / "testdata"])
    parser.add_argument("--show", type=int, metavar="N")
    parser.add_argument("--deaths", type=int, default=50, help="How many deaths are tried on the command.")
    options = parser.parse_args()
    corpus = read_corpus(options.corpus)
    coded = [llvm.to_bitcode(text) for text in corpus] if options.kind == "bitcode" else []
    case = functools.partial(make, options.kind, corpus, coded)
    if options.show is not None:
        data = case(options.show)
        sys.stdout.buffer.write(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)
        return 0
    outcome = run_all(case, range(options.first, options.end))
    wrong = [(n, text) for n in outcome.deaths[: options.deaths] if (text := check_command(case(n))) is not None]
    report(outcome, wrong)
    return 1 if outcome.bugs or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
