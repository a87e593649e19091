"""Output that cannot be written is one line and exit code 1, also that of ``--help``; a reader that has gone is no news."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from paths import TESTDATA

SUMS = TESTDATA / "demo" / "sums.ll"
LAUNCH = ("--kernel", "block_sums", "--grid", "4", "--block", "256", "--arg", "f32[1024]=iota", "--arg", "f32[4]=zero")
COMMANDS = [
    ("--help",),
    ("--version",),
    ("run", "--help"),
    ("uses", SUMS),
    ("uses", SUMS, "--json"),
    ("lower", SUMS),
    ("compare", SUMS),
    ("check", SUMS.parent.parent.parent / "tests" / "ir" / "llvm" / "constants.ll"),
    ("run", SUMS, *LAUNCH),
    ("run", SUMS, *LAUNCH, "--json", "-"),
    ("run", SUMS, "--list-unsupported"),
]


def _start(words: tuple[object, ...], redirection: str) -> subprocess.CompletedProcess[bytes]:
    script = f'exec "$@" {redirection}'
    command = [sys.executable, "-m", "swlds", *map(str, words)]
    return subprocess.run(["sh", "-c", script, "sh", *command], stderr=subprocess.PIPE, check=False, timeout=120)


def _name(words: tuple[object, ...]) -> str:
    return " ".join(map(str, words[:1] + words[-1:]))[-40:]


class TestUnwritable:
    @pytest.mark.parametrize("words", COMMANDS, ids=_name)
    def test_full(self, words: tuple[object, ...]) -> None:
        done = _start(words, ">/dev/full")
        [line] = done.stderr.decode().splitlines()
        assert line.startswith("swlds: error: <stdout>: cannot write: No space left on device")
        assert done.returncode == 1

    @pytest.mark.parametrize("words", COMMANDS[2:7], ids=_name)
    def test_closed(self, words: tuple[object, ...]) -> None:
        done = _start(words, ">&-")
        assert done.stderr.decode().splitlines() == ["swlds: error: <stdout>: cannot write: it is closed"]
        assert done.returncode == 1

    @pytest.mark.parametrize("words", COMMANDS[2:4], ids=_name)
    def test_nobody_reads_stderr_either(self, words: tuple[object, ...]) -> None:
        assert _start(words, ">/dev/full 2>/dev/full").returncode == 1

    @pytest.mark.parametrize("words", COMMANDS[2:6], ids=_name)
    def test_reader_has_gone(self, words: tuple[object, ...]) -> None:
        reader, writer = os.pipe()
        os.close(reader)
        command = [sys.executable, "-m", "swlds", *map(str, words)]
        done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False, timeout=120)
        os.close(writer)
        assert done.stderr == b"" and done.returncode != 0


def test_update_checks_that_cannot_say_what_it_did(tmp_path: Path) -> None:
    path = tmp_path / "t.ll"
    path.write_text(f"; RUN: swlds lower %s -S -o - | FileCheck %s\n{SUMS.read_text()}")
    done = _start(("update-checks", path), ">/dev/full")
    assert done.returncode == 1 and len(done.stderr.decode().splitlines()) == 1
    assert "; CHECK" in path.read_text()
