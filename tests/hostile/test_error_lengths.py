"""Error lines are of bounded length, whatever they quote; place and reason stay."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_support import GOOD, KERNEL, run_cli
from golden_support import IN_PROCESS

from swlds.errors import ParseError
from swlds.golden.check import check_file
from swlds.printable import LONGEST_LINE, LONGEST_QUOTATION, brief

LONG = 100_000
LDS = "@lds = internal addrspace(3) global [64 x i32] poison, align 4\n"
STORE = "  store i32 1, ptr addrspace(3) @lds\n"
NAME = "n" * LONG


@pytest.mark.parametrize(
    "text, start, reason",
    [
        (
            f'{LDS}{KERNEL}{STORE}  call void asm sideeffect "{"$(a$|" * (LONG // 5)}", ""()\n  ret void\n}}\n',
            "t.ll:4:1: in @k: inline assembly is not known (",
            '): call void asm sideeffect "$(a$|$(a$|',
        ),
        (
            f'{LDS}{KERNEL}{STORE}  call void asm sideeffect "{"a " * LONG}", ""()\n  ret void\n}}\n',
            "t.ll:4:1: in @k: inline assembly is not known (",
            '", ""()',
        ),
        (f"{LDS}{KERNEL}{STORE}  frob {NAME}\n", "t.ll:4:3: ", "expected instruction opcode"),
        (
            f'define void @f() {{\n  %a = add i32 %b, 1\n  %b = call i32 asm "{NAME}", "=r"()\n  ret void\n}}\n',
            "t.ll: ",
            "dominate all uses",
        ),
        (f"{LDS}@{NAME} = alias i32, ptr addrspace(3) @lds\n", "", ""),
    ],
    ids=["assembly", "blanks", "no instruction", "verifier", "alias"],
)
def test_lines_of_bounded_length(text: str, start: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "t.ll").write_text(text)
    done = run_cli("lower", "t.ll", cwd=tmp_path)
    if done.code:
        assert len(done.error) <= LONGEST_LINE + len("swlds: error: ")
        assert done.error.startswith(f"swlds: error: {start}") and reason in done.error


def test_complaints_of_bounded_length(tmp_path: Path) -> None:
    (tmp_path / "t.ll").write_text(
        f"; RUN: swlds uses {NAME}.ll\n; RUN: swlds uses {'x ' * 5000}\n; RUN: swlds uses %s | FileCheck %s\n"
        f"; CHECK: {NAME}\n{GOOD}"
    )
    result = check_file(str(tmp_path / "t.ll"), run_one=IN_PROCESS)
    assert [c.line for c in result.complaints][:2] == [1, 2] and len(result.complaints) == 3
    for complaint in result.complaints:
        assert all(len(line) < 2 * LONGEST_LINE for line in str(complaint).split("\n"))
        assert str(complaint).startswith(f"{tmp_path}/t.ll:")


def test_places_stay(tmp_path: Path) -> None:
    """Also of a test far down: what is cut of its path is the middle, and its line is found by the whole."""
    folder = tmp_path.joinpath(*["d" * 200] * 6)
    folder.mkdir(parents=True)
    (folder / "t.ll").write_text(f"{GOOD}; RUN: swlds uses %s > no/such/folder\n")
    [complaint] = check_file(str(folder / "t.ll"), run_one=IN_PROCESS).complaints
    assert complaint.line == 6 and str(complaint).startswith(f"{folder}/t.ll:6: cannot write no/such/folder")
    error = str(ParseError("a reason", location=f"{folder}/t.ll:7:8", hint="and a hint"))
    assert (
        len(error) < 600 and error.startswith(f"{tmp_path}/ddd") and error.endswith("/t.ll:7:8: a reason (and a hint)")
    )


def test_what_is_cut() -> None:
    for whole in ("", "a" * 399, " ".join(["ab"] * 300), '"' + "a b" * 120 + '"'):
        assert brief(whole) == whole
    name, text = "n" * 500, "a b" * 500
    assert brief(f'x: "{text}": y').count("a b") < LONGEST_QUOTATION // 3
    cut = brief(f'f.ll:1: in @{name}: why: "{text}" "{text}" "{text}" {name} "')
    assert len(cut) <= LONGEST_LINE and cut.startswith("f.ll:1: in @nnn") and ": why: " in cut
