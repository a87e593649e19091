"""The line that a report prints suppresses its finding and nothing else: with lines of the source and without, lowered or not."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli_support import run_cli
from debug_text import LINE, NO_LINE, with_debug_info

import swlds
from swlds.device.findings import Finding
from swlds.report.copies_text import fold_copies
from swlds.report.suppressions import Suppressed, read_suppressions, suppression_line

#: One line of a source has races of waves, of a wave and of an instruction, and reads and writes out of bounds, three of each.
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@w = internal addrspace(3) global i32 poison
@v = internal addrspace(3) global [128 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()DBG
  store i32 %x, ptr addrspace(3) @w, align 4DBG
  %n = sub i32 127, %xDBG
  %m = getelementptr i32, ptr addrspace(3) @v, i32 %nDBG
  store i32 %x, ptr addrspace(3) %m, align 4DBG
COPIES
  ret void
}
"""
COPY = """
  %iN = add i32 %x, NDBG
  %pN = getelementptr i32, ptr addrspace(3) @v, i32 %iNDBG
  %aN = load i32, ptr addrspace(3) %pN, align 4DBG
  %sN = add i32 %aN, 1DBG
  store i32 %sN, ptr addrspace(3) %pN, align 4DBG"""
ARGUMENTS = ("--block", 128, "--arg", "i32[128]")
PLACES = {"no debug information": "", "a line": LINE, "line 0": NO_LINE}


def _text(place: str) -> str:
    text = KERNEL.replace("COPIES", "".join(COPY.replace("N", str(n)) for n in (1, 2, 3)))
    return with_debug_info(text.replace("DBG", place)) if place else text.replace("DBG", "")


def _findings(place: str, *, lower: bool) -> list[Finding]:
    module = swlds.parse(_text(place))
    kernel = swlds.Device("gfx942").load(swlds.lower(module) if lower else module)["k"]
    found: list[Finding] = kernel.launch(1, 128, [np.zeros(128, np.int32)]).findings
    return found


def _keep(line: str, findings: list[Finding], folder: Path) -> list[Finding]:
    (folder / "s.txt").write_text(f"{line}\n")
    return Suppressed(read_suppressions(str(folder / "s.txt"))).keep(findings)


@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.parametrize("place", PLACES)
def test_a_line_hides_its_finding_and_no_other(place: str, lower: bool, tmp_path: Path) -> None:
    findings = _findings(PLACES[place], lower=lower)
    blocks = fold_copies(findings)
    assert {(f.kind, f.severity) for f in findings} >= {
        ("race-waw", "error"),
        ("race-waw", "warning"),
        ("out-of-bounds", "error"),
    }
    assert {f.rule for f in findings if f.kind == "race-waw"} == {"waves", "wave", "lanes"}
    assert len({suppression_line(f) for f in findings}) == len(findings)
    for block in blocks:
        line = suppression_line(block.finding, with_copies=bool(block.copies))
        assert _keep(line, findings, tmp_path) == [f for f in findings if f not in (block.finding, *block.copies)]
    for finding in findings:
        assert _keep(suppression_line(finding), findings, tmp_path) == [f for f in findings if f is not finding]


@pytest.mark.parametrize("place", PLACES)
def test_copies_are_one_whether_lowered_or_not(place: str) -> None:
    """Three instructions read out of bounds: one finding with a line, else three, which are printed as one."""
    blocks = [
        [
            (1 + len(block.copies), block.finding.copies)
            for block in fold_copies(_findings(PLACES[place], lower=lower))
            if block.finding.kind == "out-of-bounds"
        ]
        for lower in (False, True)
    ]
    assert blocks == [[(1, 3) if place == "a line" else (3, 1)] * 2] * 2


def test_copies_without_lines_say_how_many() -> None:
    texts = [swlds_text(lower=lower) for lower in (False, True)]
    assert all(len(re.findall("and by 2 instructions like it, [0-9]+ times", text)) >= 2 for text in texts)
    assert "times: " in texts[0] and "times: " not in texts[1]


def swlds_text(*, lower: bool) -> str:
    """``lower``: and forget from which lines."""
    module = swlds.parse(_text(""))
    if lower:
        module = swlds.lower(module)
        module.change_lines()
    kernel = swlds.Device("gfx942").load(module)["k"]
    return str(kernel.launch(1, 128, [np.zeros(128, np.int32)]).text())


def test_a_warning_and_an_error_of_one_instruction_are_two(tmp_path: Path) -> None:
    """Also without a line, where the instruction tells findings apart."""
    for place in PLACES.values():
        found = [f for f in _findings(place, lower=False) if f.object is not None and f.object.name == "w"]
        assert [(f.severity, f.rule) for f in found] == [("error", "waves"), ("warning", "lanes")]
        assert [f.severity for f in _keep(suppression_line(found[1]), found, tmp_path)] == ["error"]


@pytest.mark.parametrize("command", [("run",), ("run", "--lowered"), ("validate",), ("profile", "--check", "memcheck")])
def test_all_lines_of_a_report_leave_nothing(command: tuple[str, ...], tmp_path: Path) -> None:
    """``validate``: of two modules, whose instructions and places are others."""
    (tmp_path / "k.ll").write_text(_text(""))
    words = (command[0], "k.ll", *command[1:], *ARGUMENTS)
    first = run_cli(*words, cwd=tmp_path)
    lines = re.findall("to suppress: (.*)", first.stdout)
    assert first.code == 1 and lines
    (tmp_path / "s.txt").write_text("\n".join(lines))
    done = run_cli(*words, "--suppress", "s.txt", cwd=tmp_path)
    assert done.code == 0 and "0 errors" in done.stdout and "Unused" not in done.stdout
    for left_out in lines:
        (tmp_path / "s.txt").write_text("\n".join(line for line in lines if line != left_out))
        assert "0 errors" not in run_cli(*words, "--suppress", "s.txt", cwd=tmp_path).stdout or "warning" in left_out


def test_the_line_of_each_finding_stands_in_json(tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(_text(""))
    done = run_cli("run", "k.ll", *ARGUMENTS, "--lowered", "--json", "-", cwd=tmp_path)
    findings: list[dict[str, Any]] = json.loads(done.stdout)["findings"]
    assert len({f["suppress"] for f in findings}) == len(findings) > 6
    (tmp_path / "s.txt").write_text(findings[0]["suppress"])
    rest = json.loads(
        run_cli("run", "k.ll", *ARGUMENTS, "--lowered", "--json", "-", "--suppress", "s.txt", cwd=tmp_path).stdout
    )
    assert rest["findings"] == findings[1:]
    assert {f["rule"] for f in findings if f["kind"] == "race-waw"} == {"waves", "wave", "lanes"}


@pytest.mark.parametrize("line", ["out-of-bounds object=v function=k line=*:*", "out-of-bounds", "* object=*"])
def test_lines_of_older_files_fit_as_they_did(line: str, tmp_path: Path) -> None:
    findings = _findings("", lower=False)
    kept = _keep(line, findings, tmp_path)
    assert len(kept) < len(findings) and all(f.kind != "out-of-bounds" for f in kept)


def test_what_has_no_object_is_said_by_two_quotes(tmp_path: Path) -> None:
    [finding] = [f for f in _findings("", lower=False) if f.rule == "lanes"]
    nothing = Finding("memcheck", "out-of-bounds", "error", "", function="k")
    assert _keep('* object=""', [finding, nothing], tmp_path) == [finding]
    assert _keep("* object=*", [finding, nothing], tmp_path) == [nothing]


def test_beyond_the_limit_a_line_names_what_is_not_named_else(tmp_path: Path) -> None:
    """What stands for many findings is suppressed alone."""
    [one] = [f for f in _findings(LINE, lower=False) if f.kind == "out-of-bounds" and f.operation == "load"]
    findings = [one.without_place(), one.of_its_kind(), one]
    for finding in findings:
        assert _keep(suppression_line(finding), findings, tmp_path) == [f for f in findings if f is not finding]
