"""Golden tests without LLVM: recorded outputs in place of a tool."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from paths import ROOT

from swlds.cli import main
from swlds.golden.tools import InProcess, ToolResult

PAIRS = ROOT / "testdata" / "golden-pairs"
CASES = ROOT / "testdata" / "golden-cases"
RECORDS = ROOT / "tests" / "golden"
PAIR_NAMES = sorted(path.stem for path in PAIRS.glob("*.cmd"))
CASE_NAMES = sorted(path.name for path in CASES.iterdir() if path.is_dir())
#: Any program: it is looked for, but the recorded output is what is used.
PRESENT = ["--opt-binary", sys.executable]

IN_PROCESS = InProcess(main)
RunOne = Callable[[Sequence[str], "str | None", str], ToolResult]


def pair_words(name: str) -> list[str]:
    return shlex.split((PAIRS / f"{name}.cmd").read_text(encoding="utf-8"))


def recorded(name: str) -> RunOne:
    """Gives run-1.ll at the first call, run-2.ll at the second, and begins again after the last."""
    outputs = [path.read_text(encoding="utf-8") for path in sorted((RECORDS / name).glob("run-*.ll"))]
    assert outputs, f"no recorded output for {name}; see tests/golden/record.py"
    calls = 0

    def run(argv: Sequence[str], stdin: str | None, cwd: str) -> ToolResult:
        nonlocal calls
        calls += 1
        return ToolResult(0, outputs[(calls - 1) % len(outputs)], "")

    return run


def printing(*outputs: str) -> RunOne:
    """A tool that prints `outputs[N - 1]` when it is given `-nN`, else the first."""

    def run(argv: Sequence[str], stdin: str | None, cwd: str) -> ToolResult:
        number = next((int(word[2:]) for word in argv if word.startswith("-n")), 1)
        return ToolResult(0, outputs[number - 1], "")

    return run


def case_tool(name: str) -> RunOne:
    """The tool of a golden case."""
    folder = CASES / name

    def run(argv: Sequence[str], stdin: str | None, cwd: str) -> ToolResult:
        number = next((word for word in argv if word.startswith("-n")), "")
        return ToolResult(0, (folder / f"tool{number.replace('-n', '-')}.ll").read_text(encoding="utf-8"), "")

    return run


def write(folder: Path, text: str, name: str = "t.ll") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)
