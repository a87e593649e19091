"""Colour on a terminal in all commands: the same words, and nowhere else an escape sequence."""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys

import pytest
from test_whole_outputs import COMMANDS, FOLDER, ROOT

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
}


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
def test_colours_change_no_word(name: str) -> None:
    plain, coloured = _run(WORDS[name], NO_COLOR="1"), _run(WORDS[name], FORCE_COLOR="1")
    assert "\x1b" not in plain and ESCAPE.sub("", coloured) == plain
    assert ESCAPE.search(coloured)


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
