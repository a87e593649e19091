"""The pytest items of tests/ir."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from paths import ROOT

pytest_plugins = "pytester"

GOOD = """; RUN: grep -v '^;' %s | FileCheck %s
; CHECK: define void @f(
define void @f() {
  ret void
}
"""
LAUNCH = "; LAUNCH: @f grid=1 block=1 args=f32[1]:zero\n; EXPECT: arg0 = 1\n"
CONFTEST = """
from importlib.metadata import entry_points
import numpy as np, pytest
from swlds.golden import launches, pytest_items

pytest_plugins = [] if "swlds" in entry_points(group="pytest11").names else ["swlds.pytest_plugin"]

def execute(launch, module_text, engine, lowered):
    return launches.Outcome((np.array([VALUE], dtype=np.float32),), ())

pytest_items.check_launch = lambda launch, text: launches.check_launch(launch, text, execute)
"""


def run(pytester: pytest.Pytester, text: str, value: float = 1.0, ini: str = "") -> pytest.RunResult:
    pytester.makeconftest(CONFTEST.replace("VALUE", str(value)))
    pytester.makeini(f"[pytest]\nswlds_tests = tests/ir\n{ini}")
    folder = pytester.path / "tests" / "ir" / "deep"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "t.ll").write_text(text, encoding="utf-8")
    (pytester.path / "tests" / "other.ll").write_text("no test", encoding="utf-8")
    return pytester.runpytest_subprocess("-v", "-p", "no:cacheprovider")


def test_one_item_for_run_lines_and_one_for_each_launch(pytester: pytest.Pytester) -> None:
    result = run(pytester, GOOD + LAUNCH + LAUNCH)
    result.assert_outcomes(passed=3)
    result.stdout.fnmatch_lines(["*deep/t.ll::RUN PASSED*", "*t.ll::LAUNCH @f:6 PASSED*", "*t.ll::LAUNCH @f:8 PASSED*"])


def test_failure_shows_what_does_not_match(pytester: pytest.Pytester) -> None:
    result = run(pytester, GOOD.replace("void @f(\n", "void @g(\n", 1))
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*check: define void @g(*", "*to regenerate the checks: swlds update-checks *t.ll"])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_failing_launch_shows_the_value(pytester: pytest.Pytester) -> None:
    result = run(pytester, LAUNCH, value=2.0)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*t.ll:1: LAUNCH @f:1: arg0?0? is 2.0, expected 1.0"])


def test_a_file_that_cannot_be_read_is_one_failed_item(pytester: pytest.Pytester) -> None:
    """An error of collection would end the run before the first test."""
    (pytester.mkdir("tests") / "ir").mkdir()
    (pytester.path / "tests" / "ir" / "w.ll").write_text("; LAUNCH: f\n", encoding="utf-8")
    result = run(pytester, GOOD + LAUNCH)
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["*w.ll::READ FAILED*", "*w.ll:1: LAUNCH: expected '@KERNEL*"])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_a_file_with_bytes_that_are_no_text_is_a_test(pytester: pytest.Pytester) -> None:
    (pytester.mkdir("tests") / "ir").mkdir()
    (pytester.path / "tests" / "ir" / "w.ll").write_bytes(GOOD.encode() + b"; \xff\n")
    run(pytester, GOOD).assert_outcomes(passed=2)


def test_file_without_run_line_fails(pytester: pytest.Pytester) -> None:
    # Why: a test that does nothing must not look as if it passed.
    result = run(pytester, "define void @f() {\n  ret void\n}\n")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*no RUN line*"])


def test_missing_tool_is_a_skip_that_says_so(pytester: pytest.Pytester) -> None:
    result = run(pytester, GOOD.replace("grep -v", "no-such-tool"))
    result.assert_outcomes(skipped=1)


def test_files_named_test_are_tests_and_other_folders_are_not(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_one="def test_one(): pass")
    folder = pytester.mkdir("golden")
    (folder / "a.test").write_text("# RUN: echo words | FileCheck %s\n# CHECK: words\n", encoding="utf-8")
    (folder / "notes.txt").write_text("RUN: no-such-tool", encoding="utf-8")
    result = run(pytester, GOOD)
    result.assert_outcomes(passed=2)
    pytester.makeini("[pytest]\nswlds_tests = golden tests/ir\n")
    pytester.runpytest_subprocess("-p", "no:cacheprovider").assert_outcomes(passed=3)
    pytester.makeini("[pytest]\n")
    pytester.runpytest_subprocess("-p", "no:cacheprovider").assert_outcomes(passed=1)


def test_a_folder_that_is_not_there_is_an_error(pytester: pytest.Pytester) -> None:
    """Its tests would be missing, and nobody would notice."""
    pytester.makeini("[pytest]\nswlds_tests = nosuch\n")
    pytester.makepyfile(test_one="def test_one(): pass")
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*swlds_tests: there is no *nosuch*"])


def test_tools_that_run_lines_may_run(pytester: pytest.Pytester) -> None:
    result = run(pytester, GOOD, ini="swlds_tools = swlds opt\n")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*'grep' is not among --tools opt,swlds*"])


def test_the_entry_point_costs_little() -> None:
    """Every pytest of an environment with swlds loads it."""
    script = "import sys, swlds.pytest_plugin; print(*{'numpy', 'llvmlite', 'click'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_check_names_files_that_cannot_be_read_on_stderr(tmp_path: Path) -> None:
    """As the other commands do; verdicts and their sum stay on stdout."""
    (tmp_path / "good.ll").write_text(GOOD, encoding="utf-8")
    (tmp_path / "bad.ll").write_text(GOOD.replace("void @f(\n", "void @g(\n", 1), encoding="utf-8")
    (tmp_path / "odd.ll").mkdir()
    command = [sys.executable, "-m", "swlds", "check", "nofile.ll", "good.ll", "bad.ll", "odd.ll"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 1
    none, odd = done.stderr.splitlines()
    assert none == "swlds: error: nofile.ll: cannot read: No such file or directory"
    assert odd.startswith("swlds: error: odd.ll: cannot read: ")
    assert done.stdout.startswith("bad.ll:1: ") and done.stdout.endswith("4 tests: 1 good, 3 failed\n")
    assert "nofile" not in done.stdout and "odd" not in done.stdout


def test_files_below_inputs_are_data(pytester: pytest.Pytester) -> None:
    folder = pytester.mkdir("tests") / "ir" / "Inputs"
    folder.mkdir(parents=True)
    (folder / "data.ll").write_text("define void @f() {\n  ret void\n}\n", encoding="utf-8")
    run(pytester, GOOD).assert_outcomes(passed=1)
