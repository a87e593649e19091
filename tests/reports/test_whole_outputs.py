"""Whole outputs of commands. After a change that is meant: ``python tests/reports/test_whole_outputs.py`` writes them again."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER, EXPECTED = ROOT / "testdata" / "reports", Path(__file__).parent / "expected"
_REVERSE = "--kernel 'reverse<float*' --block 256 --arg f32[256]=iota --arg f32[2048]=zero"
_SHIFT = "--kernel shift --block 64 --arg f32[64]=iota --arg f32[64]=zero --arg i32=1"
_HALVES = "locals.ll --block 64 --arg i32[64]=iota --arg i32[64]=zero --arg local[200] --arg i32=63"

#: File with what is expected -> exit code, command line.
COMMANDS = {
    "run-missing-barrier": (1, f"run tiles.ll {_REVERSE}"),
    "run-without-debug-info": (1, f"run tiles-no-debug.ll {_REVERSE} --check racecheck"),
    "run-suppressed": (0, f"run tiles.ll {_REVERSE} --check racecheck --suppress known.txt"),
    "run-all-fidelity": (1, f"run tiles.ll {_SHIFT} --fidelity --fail-on warning"),
    "run-opencl": (0, f"run {_HALVES} --check memcheck --fail-on never"),
    "run-lowered": (1, f"run tiles.ll {_SHIFT} --lowered --check memcheck"),
    "validate": (1, f"validate tiles.ll {_SHIFT}"),
    "bankcheck": (0, "run columns.ll --block 64 --arg f32[256]=iota --arg f32[64]=zero --check bankcheck"),
    "uses": (0, "uses tiles.ll --kernel 'ops::shift*'"),
    "two-kernels": (1, "run tiles.ll --kernel reverse --block 64"),
}


def run_command(words: str) -> tuple[int, str]:
    """Exit code, and stdout with stderr behind it."""
    command = [sys.executable, "-m", "swlds", *shlex.split(words)]
    environment = {**os.environ, "SWLDS_ENGINE": "wave", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, capture_output=True, text=True, cwd=FOLDER, env=environment, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_output_is_as_expected(name: str) -> None:
    code, words = COMMANDS[name]
    assert run_command(words) == (code, (EXPECTED / f"{name}.txt").read_text())


def test_a_profile_ends_with_the_report_of_the_run() -> None:
    """Its table has tests of its own."""
    profile = run_command(f"profile tiles.ll {_SHIFT} --by line")[1]
    run = run_command(f"run tiles.ll {_SHIFT} --check memcheck")[1]
    assert run.startswith("=========") and profile.endswith(f"\n{run}") and "\ntiles.hip:21 " in profile


def test_the_example_of_the_documentation() -> None:
    text = (ROOT / "docs" / "reports.md").read_text()
    example = re.search(r"\n    \$ swlds (run .*)\n((?:    .*\n)+)", text)
    assert example is not None
    command, shown = example[1].replace("testdata/reports/", ""), re.sub(r"(?m)^    ", "", example[2])
    assert run_command(command)[1].startswith(shown)


if __name__ == "__main__":
    EXPECTED.mkdir(exist_ok=True)
    for name, (_, words) in COMMANDS.items():
        (EXPECTED / f"{name}.txt").write_text(run_command(words)[1])
