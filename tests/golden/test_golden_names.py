"""Names of variables; what is expected here is what update_test_checks.py of LLVM 22.1.8 writes."""

from __future__ import annotations

import pytest
from golden_support import PRESENT, printing

from swlds.golden.update import regenerate

RUN = "; RUN: opt -S < %s | FileCheck %s\n"


def function(*lines: str, head: str = "define void @f()") -> str:
    return f"{head} {{\n" + "".join(line + "\n" for line in lines) + "}\n"


def body_checks(text: str) -> list[str]:
    """What stands behind -NEXT and plain checks of function bodies."""
    return [
        line.split(":", 1)[1].strip() for line in text.split("\n") if line.startswith(("; CHECK-NEXT:", "; CHECK: "))
    ]


def checks(*lines: str, words: tuple[str, ...] = ()) -> list[str]:
    text = function(*lines)
    return body_checks(regenerate("t.ll", RUN + text, [*PRESENT, *words], printing(text)).text)


def checks_again(old: tuple[str, ...], new: tuple[str, ...]) -> list[str]:
    """The checks after the tool prints `new`, on a test generated when it printed `old`."""
    before = regenerate("t.ll", RUN + function(*old), PRESENT, printing(function(*old))).text
    return body_checks(regenerate("t.ll", before, PRESENT, printing(function(*new))).text)


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        ("4", ["entry:", "br label [[NEXT:%.*]]", "next:"]),
        ("5", ["[[ENTRY:.*:]]", "br label %[[NEXT:.*]]", "[[NEXT]]:"]),
    ],
)
def test_blocks_are_variables_from_version_5(version: str, expected: list[str]) -> None:
    assert checks("entry:", "  br label %next", "next:", words=("--version", version)) == expected


def test_a_block_that_is_used_after_its_label() -> None:
    assert checks("loop:", "  %i = phi i32 [ 0, %loop ]") == ["[[LOOP:.*]]:", "[[I:%.*]] = phi i32 [ 0, %[[LOOP]] ]"]


def test_prefix_for_names_that_look_numbered() -> None:
    lines = ("  %tmp1 = add i32 %x, %bb2", "  br label %bb2")
    assert checks(*lines, words=("--prefix-filecheck-ir-name", "P_"))[0].startswith(
        "[[P_TMP1:%.*]] = add i32 [[X:%.*]], %[[BB2:"
    )
    assert checks(*lines)[0].startswith("[[TMP1:%.*]] = add")


def test_tabs_are_two_columns() -> None:
    made = regenerate("t.ll", RUN + function("  x"), PRESENT, printing(function("\tret\tvoid", "   three")))
    assert "; CHECK-NEXT:    ret void\n; CHECK-NEXT:     three\n" in made.text


def test_a_form_feed_ends_no_line() -> None:
    """FileCheck has it within its line, so a check of each half would fail."""
    line = 'call void asm "x\fy\x85z\x1cw", ""()'
    assert checks(f"  {line}") == checks(f"  {line}", words=("--filter", "call|y")) == [line]


def test_a_call_that_returns_a_struct() -> None:
    pattern = r"[a-zA-Z0-9_$\"\\.-]*[a-zA-Z_$\"\\.-][a-zA-Z0-9_$\"\\.-]*"
    assert checks("  %r = call %T @get(ptr @g)") == [f"[[R:%.*]] = call [[T:%.*]] @[[GET:{pattern}]](ptr @g)"]


def test_a_prefix_cannot_check_what_its_first_run_line_did_not_print() -> None:
    both = function("  ret void") + function("  ret void", head="define void @g()")
    text = RUN + "; RUN: opt -n2 -S < %s | FileCheck %s --check-prefixes=CHECK,B\n" + both
    made = regenerate("t.ll", text, PRESENT, printing(function("  ret void"), both)).text
    assert "; CHECK-LABEL: define void @f() {" in made
    assert "; B-LABEL: define void @g() {" in made and "; CHECK-LABEL: define void @g() {" not in made


@pytest.mark.parametrize(("others", "name"), [(1, "B0"), (2, "A0")])
def test_lines_that_repeat_too_often_tie_no_names(others: int, name: str) -> None:
    # Why: five equal lines offer 25 pairs; twice the number of lines bounds them (24 or 28).
    old = (*(f"  call void @x(i32 %a{n})" for n in range(5)), *(f"  old{n}" for n in range(others)))
    new = (*(f"  call void @x(i32 %b{n})" for n in range(5)), *(f"  new{n}" for n in range(others)))
    assert checks_again(old, new)[0] == f"call void @x(i32 [[{name}:%.*]])"


def test_two_values_of_a_line_do_not_get_one_name() -> None:
    assert checks_again(("  %q = add i32 %a, %a",), ("  %q = add i32 %b, %c",)) == [
        "[[Q:%.*]] = add i32 [[B:%.*]], [[C:%.*]]"
    ]
    assert checks_again(("  %q = add i32 %b, %c",), ("  %r = add i32 %a, %a",)) == [
        "[[R:%.*]] = add i32 [[A:%.*]], [[A]]"
    ]


def test_names_stay_when_numbers_shift() -> None:
    old = ("  %1 = load i32, ptr @g", "  %2 = mul i32 %1, 3", "  ret i32 %2")
    new = ("  %1 = fence", "  %2 = load i32, ptr @g", "  %3 = mul i32 %2, 3", "  ret i32 %3")
    assert checks_again(old, new) == [
        "[[TMP3:%.*]] = fence", "[[TMP1:%.*]] = load i32, ptr @g", "[[TMP2:%.*]] = mul i32 [[TMP1]], 3", "ret i32 [[TMP2]]",
    ]  # fmt: skip


def test_a_contested_name_goes_where_most_lines_want_it() -> None:
    old = ("  xx i32 %p", "  yy i32 %p", "  zz i32 %p")
    new = ("  xx i32 %m", "  yy i32 %n", "  zz i32 %n")
    assert checks_again(old, new) == ["xx i32 [[M:%.*]]", "yy i32 [[P:%.*]]", "zz i32 [[P]]"]
