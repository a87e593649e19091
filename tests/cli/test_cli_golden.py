"""``swlds check`` and ``swlds update-checks`` on the command line: files, exit codes, what is printed where."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from cli_support import GOOD, run_cli

TEST = f"; RUN: swlds lower %s -S -o - --no-instrument | FileCheck %s\n{GOOD}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "t.ll").write_text(TEST)
    return tmp_path


def test_update_then_check(folder: Path) -> None:
    done = run_cli("update-checks", "t.ll", cwd=folder)
    assert (done.code, done.stdout, done.stderr) == (0, "updated t.ll\n", "")
    assert "; CHECK-LABEL: define amdgpu_kernel void @k(" in (folder / "t.ll").read_text()
    assert run_cli("update-checks", "t.ll", cwd=folder).stdout == "", "nothing to do the second time"
    done = run_cli("check", "t.ll", cwd=folder)
    assert (done.code, done.stdout, done.stderr) == (0, "1 test: 1 good, 0 failed\n", "")


def test_stale_checks(folder: Path) -> None:
    run_cli("update-checks", "t.ll", cwd=folder)
    stale = (
        (folder / "t.ll")
        .read_text()
        .replace("store i32 1, ptr addrspace(3) @lds", "store i32 2, ptr addrspace(3) @lds", 1)
    )
    (folder / "t.ll").write_text(stale)
    done = run_cli("check", "t.ll", cwd=folder)
    assert done.code == 1
    assert "t.ll:2: " in done.stdout
    assert "swlds update-checks t.ll" in done.stdout
    assert done.stdout.endswith("1 test: 0 good, 1 failed\n")
    report = json.loads(run_cli("check", "--json", "t.ll", cwd=folder).stdout)
    assert [(t["path"], t["good"], len(t["complaints"])) for t in report["tests"]] == [("t.ll", False, 1)]
    done = run_cli("update-checks", "--check", "t.ll", cwd=folder)
    assert done.code == 1
    assert "--- t.ll\n+++ t.ll (regenerated)" in done.stdout
    assert done.stdout.endswith("to regenerate: swlds update-checks t.ll\n")
    assert (folder / "t.ll").read_text() == stale, "--check writes nothing"


def test_one_bad_file_among_good_ones(folder: Path) -> None:
    (folder / "none.ll").write_text(GOOD)
    done = run_cli("update-checks", "none.ll", "t.ll", cwd=folder)
    assert done.code == 1
    assert done.error.startswith("swlds: error: none.ll: no RUN line")
    assert done.stdout == "updated t.ll\n"
    assert (folder / "none.ll").read_text() == GOOD


def test_many_files_on_processes(folder: Path) -> None:
    names = [f"t{i}.ll" for i in range(12)]
    for name in names:
        (folder / name).write_text(TEST)
    done = run_cli("update-checks", "-j", "2", *names, cwd=folder)
    assert (done.code, done.stdout) == (0, "".join(f"updated {name}\n" for name in names))
    assert run_cli("check", "-j", "2", *names, cwd=folder).stdout == "12 tests: 12 good, 0 failed\n"
    assert sorted(os.listdir(folder)) == sorted(["t.ll", *names])


def test_progress_on_a_terminal(folder: Path) -> None:
    import pty

    names = [f"t{i}.ll" for i in range(20)]
    for name in names:
        (folder / name).write_text(TEST.replace("; RUN: ", "; RUN: sleep 0.1\n; RUN: "))
    primary, secondary = pty.openpty()
    words = [sys.executable, "-m", "swlds", "check", "-j", "1", *names]
    done = subprocess.Popen(
        words, stdout=subprocess.DEVNULL, stderr=secondary, cwd=folder, env={**os.environ, "TERM": "xterm"}
    )
    os.close(secondary)
    text = b""
    while True:
        try:
            piece = os.read(primary, 65536)
        except OSError:
            break
        if not piece:
            break
        text += piece
    os.close(primary)
    assert done.wait() == 1, "tests without checks fail"
    assert b"/20 tests checked" in text and text.endswith(b"\r\x1b[K")
