"""Colour on a terminal in all commands: the same words, and nowhere else an escape sequence."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from test_whole_outputs import COMMANDS, FOLDER, ROOT

from swlds.cli import main
from swlds.colour import is_coloured, paint_lines, print_message

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
WORDS = {
    **{
        name: words
        for name, (_, words) in COMMANDS.items()
        if name in ("run-missing-barrier", "validate", "run-suppressed")
    },
    "profile": "profile tiles.ll --kernel shift --block 64 --arg f32[64]=iota --arg f32[64]=zero --arg i32=1",
    "axis": "axis tiles.ll --kernel shift --block 64",
    "compare": "compare tiles.ll",
    "passes": "passes",
    "opt": "opt tiles-no-debug.ll --passes pad-lds -v -o /dev/null",
    "lower": "lower tiles.ll -v -o /dev/null",
    "check": "check ../../tests/exec/negative/lds-past-end.ll --engine reference",
    "error": "lower nowhere.ll",
    "uses": "uses tiles.ll",
    "run": "run tiles.ll --list-unsupported",
    "update-checks": "update-checks --check {folder}/stale.ll",
    "update-checks-written": "update-checks {folder}/stale.ll",
    "campaign": "campaign {folder}/one.toml --out {folder}/results",
    "reduce": "reduce {folder}/small.ll --block 1 --arg i8[4] -o {folder}/reduced.ll",
}
STALE = "; RUN: swlds opt %s --passes pad-lds | FileCheck %s\ndefine void @f() {\n  ret void\n}\n"
CAMPAIGN = '[[inputs]]\nfiles = "tiles.ll"\n[[actions]]\ndo = "uses"\n'
SMALL = "define amdgpu_kernel void @k(ptr addrspace(1) %p) {\n  store i64 0, ptr addrspace(1) %p\n  ret void\n}\n"
SECONDS = re.compile(r"[0-9.]+ s\b")


def _words(name: str, folder: Path) -> str:
    """A command line, and fresh files for it."""
    shutil.rmtree(folder / "results", ignore_errors=True)
    (folder / "stale.ll").write_text(STALE, encoding="utf-8")
    (folder / "tiles.ll").write_bytes((FOLDER / "tiles.ll").read_bytes())
    (folder / "small.ll").write_text(SMALL, encoding="utf-8")
    (folder / "one.toml").write_text(CAMPAIGN, encoding="utf-8")
    return WORDS[name].format(folder=folder)


def test_each_command_is_among_them() -> None:
    assert set(main.commands) == {words.split()[0] for words in WORDS.values()}


def _run(words: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "swlds", *shlex.split(words)],
        capture_output=True,
        text=True,
        cwd=FOLDER,
        env={**os.environ, "PYTHONPATH": str(ROOT), "SWLDS_ENGINE": "wave", **environment},
        check=False,
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("name", WORDS)
def test_colours_change_no_word(name: str, tmp_path: Path) -> None:
    """FORCE_COLOR has them in a pipe, NO_COLOR takes them away also then, and is obeyed on terminals, which else have them."""
    plain = _run(_words(name, tmp_path), NO_COLOR="1", FORCE_COLOR="1")
    coloured = _run(_words(name, tmp_path), NO_COLOR="", FORCE_COLOR="1")
    assert "\x1b" not in plain and SECONDS.sub("", ESCAPE.sub("", coloured)) == SECONDS.sub("", plain)
    assert ESCAPE.search(coloured)
    assert ESCAPE.search(_on_terminal(_words(name, tmp_path), NO_COLOR="", FORCE_COLOR=""))
    assert not ESCAPE.search(_on_terminal(_words(name, tmp_path), NO_COLOR="1", FORCE_COLOR=""))


def _on_terminal(words: str, **environment: str) -> str:
    """All that a command writes to a terminal of its own."""
    mine, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SWLDS_ENGINE": "wave", "TERM": "xterm", **environment}
    command = [sys.executable, "-m", "swlds", *shlex.split(words)]
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, stdin=subprocess.DEVNULL, cwd=FOLDER, env=environment):
        os.close(theirs)
        written = b""
        with contextlib.suppress(OSError):  # what Linux says once nobody has the terminal open
            while piece := os.read(mine, 65536):
                written += piece
    os.close(mine)
    return written.decode()


def test_a_pipe_has_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert not is_coloured(io.StringIO()) and not is_coloured(None)
    assert paint_lines("a", [("", "error")], io.StringIO()) == "a"


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("name", "value", "has"), [("TERM", "xterm", True), ("TERM", "dumb", False), ("NO_COLOR", "1", False)]
)
def test_a_terminal_has_them_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, has: bool
) -> None:
    for other in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv(name, value)
    assert is_coloured(_Terminal()) is has


def test_only_the_head_of_an_error_is_red(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = _Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    print_message("error", "t.ll: what")
    assert stream.getvalue() == "\x1b[1;31mswlds: error:\x1b[0m t.ll: what\n"
