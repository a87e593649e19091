"""Many files in one call."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from swlds.golden import check_files, update_files
from swlds.golden.batch import map_files

FUNCTION = "define i32 @f{n}(i32 %a) {{\n  %b = add i32 %a, {n}\n  ret i32 %b\n}}\n"


@pytest.fixture
def tool(tmp_path: Path) -> Path:
    """A tool that prints its input without comments, as an `opt` without passes."""
    path = tmp_path / "opt"
    path.write_text("#!/bin/sh\nexec grep -v '^;'\n")
    path.chmod(0o755)
    return path


def write_files(folder: Path, count: int) -> list[str]:
    folder.mkdir()
    for number in range(count):
        text = "; RUN: opt -S < %s | FileCheck %s\n" + FUNCTION.format(n=number)
        (folder / f"{number:04d}.ll").write_text(text, encoding="utf-8")
    return [str(path) for path in sorted(folder.iterdir())]


def test_a_thousand_small_files_in_under_a_minute(tmp_path: Path, tool: Path) -> None:
    paths = write_files(tmp_path / "many", 1000)
    options = ["--opt-binary", str(tool)]
    done: list[None] = []
    start = time.monotonic()
    results = update_files(paths, options, on_done=lambda: done.append(None))
    seconds = time.monotonic() - start
    assert [result.path for result in results] == paths and len(done) == 1000
    assert all(result.is_changed and not result.error for result in results)
    assert seconds < 60
    assert "; CHECK-NEXT:    [[B:%.*]] = add i32 [[A]], 999\n" in Path(paths[-1]).read_text(encoding="utf-8")
    again = update_files(paths[:20], options, write=False)
    assert not any(result.is_changed for result in again)
    assert all(result.is_good for result in check_files(paths[:20], tool_binary=str(tool)))


def test_processes_and_one_process_agree(tmp_path: Path, tool: Path) -> None:
    paths = write_files(tmp_path / "few", 9)
    options = ["--opt-binary", str(tool)]
    assert update_files(paths, options, write=False, jobs=2) == update_files(paths, options, write=False, jobs=1)


def die_on_one(path: str) -> str:
    if path == "bad":
        os._exit(3)
    return path


def report_death(path: str) -> str:
    return f"{path} died"


def test_a_file_that_takes_its_process_along_costs_only_itself() -> None:
    # Why: LLVM ends the process on some malformed input.
    paths = [f"good{number}" for number in range(3)] + ["bad"] + [f"more{number}" for number in range(3)]
    assert map_files(die_on_one, paths, jobs=2, lost=report_death) == [*paths[:3], "bad died", *paths[4:]]
