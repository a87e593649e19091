"""A newcomer's walk through docs/first-steps.md: its files, its commands, and what they show."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from cli_support import run_cli
from paths import ROOT, TESTDATA

PAGE = (ROOT / "docs" / "first-steps.md").read_text()
FILES = TESTDATA / "first-steps"
BLOCKS = dict(re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL))
#: (command, the lines that are shown of what it prints)
COMMANDS = [
    (found[0], [line[4:] for line in found[1].splitlines()])
    for found in re.findall(r"^    \$ (swlds .*)\n((?:    (?!\$).*\n)*)", PAGE, re.MULTILINE)
]
SOURCES = {"hip": "reverse.hip", "opencl": "rotate.cl"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the user is: the page's sources, and what the producers made."""
    for file in FILES.iterdir():
        shutil.copy(file, tmp_path)
    shutil.copy(TESTDATA / "producers" / "triton_vadd.gfx942.ll", tmp_path / "vadd.llir")
    shutil.copy(TESTDATA / "producers" / "iree_softmax.gfx942.ll", tmp_path / "softmax.ll")
    return tmp_path


@pytest.mark.parametrize("language", SOURCES)
def test_the_files_are_those_of_the_page(language: str) -> None:
    assert (FILES / SOURCES[language]).read_text() == BLOCKS[language]


def _walk(folder: Path, commands: list[tuple[str, list[str]]]) -> None:
    for command, shown in commands:
        done = run_cli(*shlex.split(command)[1:], cwd=folder)
        lines = iter(done.stdout.splitlines())
        for line in shown:  # in this order; others may lie between
            assert line in lines, f"{command}\nshows no line\n{line}\n{done.stdout}{done.stderr}"
        assert done.code == (1 if any(" at @" in line for line in shown) else 0), command


def test_the_walk(folder: Path) -> None:
    assert len(COMMANDS) == 7
    _walk(folder, COMMANDS)


def _compilers() -> list[list[str]]:
    """The page's clang commands, with a clang of this machine; none where there is none for AMD GPUs."""
    names = ["clang", *(f"clang-{number}" for number in range(25, 16, -1))]
    for name in filter(shutil.which, names):
        targets = subprocess.run([name, "--print-targets"], capture_output=True, text=True, check=False).stdout
        if "amdgcn" in targets:
            return [[name, *line.split()[1:]] for line in re.findall(r"^    (clang .*)$", PAGE, re.MULTILINE)]
    return []


def test_the_walk_with_a_compiler(folder: Path) -> None:
    """Where this machine has one: its IR in place of the IR that was stored."""
    commands = _compilers()
    if not commands:
        pytest.skip("no clang for AMD GPUs")
    for command in commands:
        (folder / command[-1]).unlink()
        subprocess.run(command, cwd=folder, check=True)
    _walk(folder, [(c, shown) for c, shown in COMMANDS if "reverse" in c or "rotate" in c])


def test_the_golden_test(folder: Path) -> None:
    """It runs as a command, and below pytest with the page's ini file."""
    golden = folder / "golden" / "vadd.ll"
    golden.parent.mkdir()
    golden.write_text(BLOCKS["llvm"] + (folder / "vadd.llir").read_text())
    done = run_cli("check", "golden/vadd.ll", cwd=folder)
    assert done.code == 0, done.stdout
    golden.write_text(golden.read_text().replace("1 2 3 4", "1 2 3 5", 1))
    assert run_cli("check", "golden/vadd.ll", cwd=folder).code == 1


def test_completion(tmp_path: Path) -> None:
    """The shells' commands are there, and words are completed."""
    for shell in ("bash", "zsh", "fish"):
        assert f"_SWLDS_COMPLETE={shell}_source swlds" in PAGE
        done = run_cli(env={"_SWLDS_COMPLETE": f"{shell}_source"})
        assert "_SWLDS_COMPLETE" in done.stdout, done.stderr
    words = {"_SWLDS_COMPLETE": "bash_complete", "COMP_WORDS": "swlds lo", "COMP_CWORD": "1"}
    assert run_cli(env=words).stdout.split() == ["plain,lower"]
