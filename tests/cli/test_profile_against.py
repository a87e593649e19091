"""``swlds profile`` beside another module: one table, JSON and CSV of both; and after LLVM's vectoriser."""

from __future__ import annotations

import csv
import io
import json
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
    assert ["transpose_unpad.t", "load", "4", "B", "lds", *"64 64 64 64 128 128 3968 0".split()] in lines
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
