"""Tests run no tests, and what runs tests does not outlive who asked for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from cli_support import GOOD, run_cli
from golden_support import IN_PROCESS
from processes import is_alive, wait_until

from swlds.golden import check_files, update_files
from swlds.golden.batch import map_files
from swlds.golden.check import check_file
from swlds.golden.errors import GoldenError
from swlds.golden.guard import RUN_LINE, in_run_line
from swlds.golden.update import update_file

REFUSED = "a RUN line runs no tests"
SWLDS = f"{sys.executable} -m swlds"


def no_pool(*_: object, **__: object) -> None:
    raise AssertionError("a pool was made")


@pytest.mark.parametrize(
    "run", ["swlds check %s", "swlds check %s %s %s %s -j 4", "swlds update-checks inner.ll inner.ll -j 2"]
)
def test_a_test_that_checks_itself(run: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swlds.golden.batch.ProcessPoolExecutor", no_pool)
    (tmp_path / "inner.ll").write_text(f"; RUN: swlds uses %s | FileCheck %s\n{GOOD}")
    (tmp_path / "t.ll").write_text(f"; RUN: {run} | FileCheck %s\n; CHECK: good\n{GOOD}")
    path = str(tmp_path / "t.ll")
    [complaint] = check_file(path, run_one=IN_PROCESS).complaints
    assert complaint.line == 1 and REFUSED in complaint.message
    with pytest.raises(GoldenError, match=f"t\\.ll:1: RUN line failed with exit code 1: swlds: error: {REFUSED}"):
        update_file(path, run_one=IN_PROCESS)


@pytest.mark.parametrize("words", ["check %s %s -j 2", "update-checks %s"])
def test_a_program_that_checks_its_test(words: str, tmp_path: Path) -> None:
    (tmp_path / "t.ll").write_text(f"; RUN: {SWLDS} {words}\n{GOOD}")
    done = run_cli("check", "--test-timeout", "60", "t.ll", cwd=tmp_path)
    assert done.code == 1 and f"swlds: error: {REFUSED}" in done.stdout.splitlines()[0]


def test_the_library_within_a_run_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with in_run_line():
        for refused in (
            lambda: check_files(["t.ll"]),
            lambda: update_files(["t.ll"]),
            lambda: in_run_line().__enter__(),
        ):
            with pytest.raises(GoldenError, match=REFUSED):
                refused()
    assert map_files(str, ["t.ll"]) == ["t.ll"]
    monkeypatch.setenv(RUN_LINE, "1")
    with pytest.raises(GoldenError, match=REFUSED):
        check_files(["t.ll"])


POOL = """
import os, time
from swlds.golden.batch import map_files
def wait(path):
    open(f"{path}.{os.getpid()}", "w").close()
    time.sleep(600)
if __name__ == "__main__":
    map_files(wait, ["a", "b"], 2)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_pool_ends_with_its_parent(tmp_path: Path) -> None:
    (tmp_path / "pool.py").write_text(POOL)
    with subprocess.Popen([sys.executable, "pool.py"], cwd=tmp_path, start_new_session=True) as process:
        wait_until(lambda: len(list(tmp_path.glob("?.*"))) == 2)
        workers = [int(path.suffix[1:]) for path in tmp_path.glob("?.*")]
        process.kill()
    wait_until(lambda: not any(map(is_alive, workers)))


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_program_ends_with_its_check(tmp_path: Path) -> None:
    (tmp_path / "sleep.py").write_text("import os, time\nopen(f'p.{os.getpid()}', 'w').close()\ntime.sleep(600)")
    (tmp_path / "t.ll").write_text(f"; RUN: {sys.executable} sleep.py\n{GOOD}")
    done = run_cli("check", "--timeout", "5", "t.ll", cwd=tmp_path)
    [program] = [int(path.suffix[1:]) for path in tmp_path.glob("p.*")]
    assert done.error.startswith("swlds: error: no end after 5 s")
    wait_until(lambda: not is_alive(program))
