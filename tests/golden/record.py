"""Records what `opt` 22 prints for the RUN lines of testdata/golden-pairs: tests/golden/NAME/run-N.ll.

Run as `python tests/golden/record.py [OPT]` after an input has changed; the tests then need no LLVM.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from swlds.golden.options import parse_options
from swlds.golden.tools import ToolResult, run_program
from swlds.golden.update import update_file

HERE = Path(__file__).parent
PAIRS = HERE.parent.parent / "testdata" / "golden-pairs"


def record(name: str, opt: str) -> None:
    """Record the outputs for one pair."""
    import shlex
    import tempfile

    folder = HERE / name
    folder.mkdir(exist_ok=True)
    count = 0

    def keep(argv: Sequence[str], stdin: str | None, cwd: str) -> ToolResult:
        nonlocal count
        count += 1
        result = run_program(argv, stdin, cwd)
        (folder / f"run-{count}.ll").write_text(result.stdout, encoding="utf-8")
        return result

    words = shlex.split((PAIRS / f"{name}.cmd").read_text(encoding="utf-8"))
    parse_options(words)
    with tempfile.TemporaryDirectory() as directory:
        test = Path(directory) / f"{name}.ll"
        test.write_bytes((PAIRS / f"{name}.in.ll").read_bytes())
        update_file(str(test), ["--opt-binary", opt, *words], run_one=keep)


if __name__ == "__main__":
    for pair in sorted(PAIRS.glob("*.cmd")):
        record(pair.stem, sys.argv[1] if len(sys.argv) > 1 else "opt-22")
