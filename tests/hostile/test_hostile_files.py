"""Files that raise, kill, have no end or lead nowhere cost one line, and what stands beside them goes on."""

from __future__ import annotations

import faulthandler
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli_support import GOOD, run_cli
from golden_support import IN_PROCESS

from swlds import run as runs
from swlds.engines.sandbox import run_in_worker
from swlds.golden.batch import map_files
from swlds.golden.check import check_file
from swlds.golden.errors import GoldenError
from swlds.golden.update import update_file
from swlds.output import remove_leftovers
from swlds.run import RunRequest, validate

DIGITS = "9" * 6000
RUN = "; RUN: swlds uses %s | FileCheck %s\n"
LAUNCH = "; LAUNCH: @k grid=1 block=1 args=i32[64]:zero\n"


@pytest.mark.parametrize(
    "text, line, message",
    [
        (f"{RUN}; CHECK-COUNT-{DIGITS}: @k\n", 2, "invalid count in -COUNT specification"),
        (f"{RUN}; CHECK: @k\n; CHECK: [[# @LINE + {DIGITS}]]\n", 3, "a number of too many digits"),
        (f"{RUN}; CHECK: @k\n; CHECK: [[#0x{DIGITS}]]\n", 3, "a number of too many digits"),
        (f"{LAUNCH}; EXPECT: arg{DIGITS} = 1\n", 2, "EXPECT: arg9999"),
        (f"{LAUNCH}; EXPECT: arg{DIGITS} sha256={'0' * 64}\n", 2, "EXPECT: arg9999"),
        (f"{LAUNCH}; EXPECT: arg0 = {DIGITS}\n", 1, ""),
        (f"; LAUNCH: @k grid={DIGITS} block=1\n", 1, "LAUNCH: '9"),
        (f"; LAUNCH: @k grid=1 block=1 seed={DIGITS}\n", 1, "LAUNCH: seed="),
        (f"; LAUNCH: @k grid=1 block=1 args=i32:{DIGITS}\n", 1, "LAUNCH: '9"),
        ("; RUN: swlds uses %s | FileCheck /dev/zero\n", 1, "/dev/zero: cannot read: no regular file"),
        ("; RUN: swlds uses - < /dev/zero\n", 1, "/dev/zero: cannot read: no regular file"),
        ("; RUN: swlds uses %s | FileCheck %s --input-file=/dev/zero\n", 1, "/dev/zero: cannot read: no regular file"),
        ("; LAUNCH: @k grid=1 block=1 args=bytes:@/dev/zero\n", 1, ""),
        ("; RUN: swlds uses /dev/zero\n", 1, "/dev/zero: cannot read: no regular file"),
    ],
    ids=lambda value: value.split("\n")[-2][:30] if isinstance(value, str) and "\n" in value else None,
)
def test_a_hostile_test_is_its_own_failure(text: str, line: int, message: str, tmp_path: Path) -> None:
    (tmp_path / "t.ll").write_text(text + GOOD)
    start = time.monotonic()
    result = check_file(str(tmp_path / "t.ll"), tools=["swlds"], engines=["reference"], run_one=IN_PROCESS)
    assert time.monotonic() - start < 60
    assert result.complaints[0].line == line and message in result.complaints[0].message
    try:
        update_file(str(tmp_path / "t.ll"), write=False, tools=["swlds"], run_one=IN_PROCESS)
    except GoldenError as error:
        assert str(error).startswith(f"{tmp_path}/t.ll:") and "\n" not in str(error)


@pytest.mark.parametrize(
    "run",
    [
        "FileCheck %S/pipe < %s",
        "FileCheck %s < %S/pipe",
        "FileCheck %s --input-file=pipe",
        "swlds uses %s > %S/pipe",
        "swlds uses %s >> pipe",
        "swlds uses pipe",
        "swlds lower %s -o %S/pipe",
        "swlds lower %s -o %S/pipe.bc",
        "swlds run %s --arg i32[64]=zero --json pipe",
        "swlds run %s --arg i32[64]=@pipe",
        "swlds opt %s --passes lower-lds --remarks pipe",
        "swlds uses %s < pipe | FileCheck %s",
        "swlds uses pipe | FileCheck %s",
        "swlds uses %s > pipe | swlds uses %s | FileCheck %s",
        "swlds uses %s > /dev/full",
    ],
)
@pytest.mark.parametrize("has_other_side", [False, True])
def test_pipes_in_run_lines(run: str, has_other_side: bool, tmp_path: Path) -> None:
    """Not even opening one may wait; neither for its other side, nor for what that never sends."""
    (tmp_path / "t.ll").write_text(f"; RUN: {run}\n; CHECK: @k\n{GOOD}")
    for name in ("pipe", "pipe.bc"):
        os.mkfifo(tmp_path / name)
    held = [os.open(tmp_path / name, os.O_RDWR) for name in ("pipe", "pipe.bc") if has_other_side]
    start = time.monotonic()
    result = check_file(str(tmp_path / "t.ll"), seconds=60, run_one=IN_PROCESS)
    assert [c.line for c in result.complaints] == [1] and "no regular file" in result.complaints[0].message
    if "| FileCheck" in run:
        with pytest.raises(GoldenError, match=r"t\.ll:1: [^\n]*no regular file"):
            update_file(str(tmp_path / "t.ll"), seconds=60, run_one=IN_PROCESS)
    assert time.monotonic() - start < 20
    list(map(os.close, held))


def test_the_null_device_in_run_lines(tmp_path: Path) -> None:
    (tmp_path / "t.ll").write_text(
        "; RUN: swlds uses %s > /dev/null && swlds lower %s -o /dev/null && not swlds uses - < /dev/null\n"
        f"; RUN: swlds uses %s > %t && FileCheck %s < %t\n; CHECK: @k\n{GOOD}"
    )
    assert check_file(str(tmp_path / "t.ll"), run_one=IN_PROCESS).complaints == []


def test_a_shorter_output_replaces_a_longer_one(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("x" * 100_000)
    (tmp_path / "t.ll").write_text(f"; RUN: swlds uses %s > out && swlds uses %s >> out\n{GOOD}")
    assert check_file(str(tmp_path / "t.ll"), run_one=IN_PROCESS).complaints == []
    text = (tmp_path / "out").read_text()
    assert "x" * 100 not in text and text[: len(text) // 2] == text[len(text) // 2 :] and "@k" in text


def test_the_others_go_on(tmp_path: Path) -> None:
    (tmp_path / "bad.ll").write_text(f"{RUN}; CHECK-COUNT-{DIGITS}: @k\n{GOOD}")
    (tmp_path / "good.ll").write_text(f"{RUN}; CHECK: @k\n{GOOD}")
    done = run_cli("check", "bad.ll", "good.ll", cwd=tmp_path)
    assert (done.code, done.stderr) == (1, "")
    assert (
        done.stdout == "bad.ll:2: invalid count in -COUNT specification on prefix 'CHECK'\n2 tests: 1 good, 1 failed\n"
    )


def die_over(path: str) -> str:
    if path == "bad":
        os.kill(os.getpid(), signal.SIGFPE)
    return path


def test_a_death_names_its_file() -> None:
    assert map_files(die_over, ["a", "bad", "c"], 1, None, "{} died".format, is_apart=True) == ["a", "bad died", "c"]


def test_what_is_done_after_a_death() -> None:
    """In a process of its own: pytest's streams are not."""
    code = (
        "import os, sys; from swlds.worker import run_isolated\n"
        "def die(): os.kill(os.getpid(), 8)\n"
        "sys.exit(run_isolated(die, after_death=lambda: 7) * 10 + run_isolated(die, after_death=die))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 71 and done.stderr.count("\n") == 1


def test_deaths_are_no_agreement(monkeypatch: pytest.MonkeyPatch) -> None:
    def die(job: object, **rest: object) -> dict[str, object]:
        def dead(tell: object) -> dict[str, object]:
            tell.ready()  # type: ignore[attr-defined]
            faulthandler.disable()
            os.kill(os.getpid(), signal.SIGFPE)
            return {}

        return run_in_worker(dead)

    monkeypatch.setattr(runs, "run_in_worker", die)
    report = validate(RunRequest("x.ll", "k", (1,), (1,)))
    assert "could not be compared: neither was executed to its end" in report.text()
    assert report.fails("error") and report.exit_code == 1 and not report.as_json()["equal"]


@pytest.mark.parametrize("words", [("-o",), ("-o", "loop/x")])
def test_links_that_lead_nowhere(words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "t.ll").write_text(GOOD)
    (tmp_path / "loop").symlink_to("loop")
    path = words[1] if len(words) > 1 else "loop"
    done = run_cli("lower", "t.ll", "-o", path, cwd=tmp_path)
    assert done.code == 1 and done.error.startswith(f"swlds: error: {path}: cannot write: Too many levels of")
    remove_leftovers(tmp_path / "loop", 1)


@pytest.mark.parametrize("option", [("--json", "loop"), ("--sarif", "loop"), ("--save", "0=loop")])
def test_reports_to_links_that_lead_nowhere(option: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "t.ll").write_text(GOOD)
    (tmp_path / "loop").symlink_to("loop")
    done = run_cli("run", "t.ll", "--arg", "i32[4]=zero", *option, cwd=tmp_path)
    assert done.code == 1 and done.error.startswith("swlds: error: loop: cannot write: Too many levels of")


def test_a_link_into_no_folder(tmp_path: Path) -> None:
    (tmp_path / "t.ll").write_text(GOOD)
    (tmp_path / "link").symlink_to("nodir/x")
    error = run_cli("lower", "t.ll", "-o", "link", cwd=tmp_path).error
    assert error.startswith(f"swlds: error: link: cannot write: there is no folder {tmp_path}/nodir")


def test_inputs_without_an_end(tmp_path: Path) -> None:
    with (tmp_path / "sparse").open("wb") as stream:
        stream.truncate(20 << 30)
    for path in ("/dev/zero", "sparse"):
        assert run_cli("uses", path, cwd=tmp_path).error.endswith(
            f"{path}: holds a NUL byte at offset 0: neither LLVM IR text nor bitcode"
        )


def test_a_pipe_as_an_array_does_not_wait(tmp_path: Path) -> None:
    (tmp_path / "t.ll").write_text(GOOD)
    os.mkfifo(tmp_path / "pipe")
    start = time.monotonic()
    done = run_cli("run", "t.ll", "--arg", "i32[4]=@pipe", cwd=tmp_path)
    assert done.error == "swlds: error: pipe: cannot read: no regular file" and time.monotonic() - start < 60
    assert done.code == 1
