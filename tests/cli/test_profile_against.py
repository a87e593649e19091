"""``swlds profile`` beside another module: one table, JSON and CSV of both; and after LLVM's vectoriser."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest
from cli_support import run_cli
from paths import TESTDATA

TRANSPOSE = str(TESTDATA / "peers" / "asan" / "transpose_unpad.O2.ll")
LAUNCH = ["--grid", "2,2", "--block", "32,8", "--arg", "f32[4096]=iota", "--arg", "f32[4096]=zero", "--arg", "i32=64"]


def test_before_and_after_a_pass(tmp_path: Path) -> None:
    shown = run_cli("profile", TRANSPOSE, *LAUNCH, "--passes", "swizzle-lds", "--by", "object", cwd=tmp_path)
    assert shown.code == 0, shown.stderr
    lines = [line.split() for line in shown.stdout.splitlines()]
    assert lines[0] == ["before", "->", "swizzle-lds"]
    assert ["t", "load", "4", "B", "lds", *"64 64 64 64 128 128 3968 0".split()] in lines
    assert ["all", "of", "LDS", *"128 128 128 128 256 256 3968 0".split()] in lines


def test_json_and_csv(tmp_path: Path) -> None:
    padded = tmp_path / "padded.ll"
    words = ["--passes", "pad-lds", "--block", "32,8", "-o", str(padded)]
    assert run_cli("opt", TRANSPOSE, *words, cwd=tmp_path).code == 0
    done = run_cli(
        "profile", TRANSPOSE, *LAUNCH, "--against", str(padded), "--json", "p.json", "--csv", "p.csv", cwd=tmp_path
    )
    assert done.code == 0, done.stderr
    found = json.loads((tmp_path / "p.json").read_text())
    extra = [report["totals"]["lds"]["extra_cycles"] for report in (found, found["against"])]
    assert extra == [3968, 0] and found["against"]["against"] is None
    rows = list(csv.reader(io.StringIO((tmp_path / "p.csv").read_text())))
    at = rows[0].index("extra")
    assert rows[-2][at : at + 2] == ["0", "3968"]  # the other one first
    assert rows[-1][0] == "all of global memory" and rows[-1][-4:] == ["256"] * 4


NEIGHBOURS = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %d = shl i32 %x, 1
  %p = getelementptr inbounds i32, ptr addrspace(3) @t, i32 %d
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  store i32 1, ptr addrspace(3) %p, align 8
  store i32 2, ptr addrspace(3) %q, align 4
  ret void
}
"""


@pytest.mark.parametrize(("words", "executions", "extra"), [([], 2, 4), (["--after-vectorizer"], 1, 0)])
def test_after_the_vectoriser(words: list[str], executions: int, extra: int, tmp_path: Path) -> None:
    """Two stores of a word with a stride of two collide; the one of two words that is issued does not."""
    (tmp_path / "n.ll").write_text(NEIGHBOURS)
    done = run_cli("profile", "n.ll", "--block", "64", "--arg", "i32[4]=zero", "--json", "-", *words, cwd=tmp_path)
    totals = json.loads(done.stdout)["totals"]["lds"]
    assert (totals["instructions"], totals["extra_cycles"]) == (executions, extra)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--passes", "swizle-lds"], "unknown pass 'swizle-lds'"),
        (["--passes", "swizzle-lds", "--lowered"], "say --passes a,lower-lds"),
        (["--against", "none.ll"], "none.ll"),
        (["--patterns", "p.json", "--after-vectorizer"], "leave out --after-vectorizer"),
    ],
)
def test_wrong_words(words: list[str], message: str, tmp_path: Path) -> None:
    done = run_cli("profile", TRANSPOSE, *LAUNCH, *words, cwd=tmp_path)
    assert done.code in (1, 2) and message in done.stderr and "Traceback" not in done.stderr
    assert not done.stdout


#: Columns of a tile, stored and read, without debug information; @{name} holds what a terminal would act on.
COLUMN = """target triple = "amdgcn-amd-amdhsa"
@"t\\1B[31m\\E2\\80\\AE" = internal addrspace(3) global [32 x [32 x i32]] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [32 x [32 x i32]], ptr addrspace(3) @"t\\1B[31m\\E2\\80\\AE", i32 0, i32 %x, i32 0
  store i32 %x, ptr addrspace(3) %p
  %q = getelementptr [32 x [32 x i32]], ptr addrspace(3) @"t\\1B[31m\\E2\\80\\AE", i32 0, i32 %x, i32 1
  store i32 %x, ptr addrspace(3) %q
  %v = load i32, ptr addrspace(3) %p
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %o
  ret void
}
"""


@pytest.mark.parametrize("by", ["site", "line", "object", "kernel"])
def test_accesses_without_debug_information_stand_in_one_row(by: str, tmp_path: Path) -> None:
    """Each with the one that it became; names come to the terminal as letters."""
    (tmp_path / "k.ll").write_text(COLUMN)
    done = run_cli(
        "profile", "k.ll", "--block", "32", "--arg", "i32[32]=zero", "--passes", "swizzle-lds", "--by", by,
        "--html", "p.html", cwd=tmp_path,
    )  # fmt: skip
    assert done.code == 0 and all(line.isprintable() for line in done.stdout.splitlines()), done
    rows = [line for line in done.stdout.splitlines() if " 4 B lds " in line]
    assert rows and all(re.search(r" (\d+)   \1 +(\d+)   \2 ", row) for row in rows), rows
    assert len(rows) == (3 if by in ("site", "line") else 2)
    page = (tmp_path / "p.html").read_text()
    assert page.count("before: a wave&#39;s") == page.count("swizzle-lds: a wave&#39;s") == 3


def test_where_one_module_has_more_accesses_they_are_one_row(tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(COLUMN)
    first = COLUMN.replace("  %v = load", "  store i32 7, ptr addrspace(3) %q\n  %v = load")
    (tmp_path / "more.ll").write_text(first)
    launch = ["--block", "32", "--arg", "i32[32]=zero"]
    done = run_cli("profile", "k.ll", *launch, "--against", "more.ll", cwd=tmp_path)
    [row] = [line for line in done.stdout.splitlines() if "store 4 B lds" in line]
    assert re.search(r" 3   2 ", row), row
