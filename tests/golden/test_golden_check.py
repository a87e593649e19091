"""Running RUN lines and matching."""

from __future__ import annotations

import random
import re
import shutil
import warnings
from collections.abc import Sequence
from pathlib import Path

import pytest
from golden_support import IN_PROCESS, PAIR_NAMES, PAIRS, PRESENT, RECORDS, RunOne, printing, write

from swlds.golden.check import check_file
from swlds.golden.errors import GoldenError
from swlds.golden.filecheck.options import parse_options
from swlds.golden.matcher import CheckFile
from swlds.golden.matcher import match_output as match
from swlds.golden.runlines import expand, find_run_commands, parse_run_line
from swlds.golden.shell import parse_script
from swlds.golden.tools import ToolResult, run_program
from swlds.golden.update import regenerate

FUNCTION = "define i32 @f(i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n"
RUN = "; RUN: opt -S < %s | FileCheck %s\n"
FILECHECK = shutil.which("FileCheck-22") or shutil.which("/usr/lib/llvm-22/bin/FileCheck")


def match_output(words: list[str], checks: CheckFile, output: str) -> str | None:
    try:
        return match(parse_options(words[1:]), checks, output)
    except GoldenError as error:
        return str(error)


def pair_checks(name: str) -> list[tuple[list[str], CheckFile, str]]:
    """For each RUN line of a pair: the FileCheck words, the checks, opt's output."""
    path = PAIRS / f"{name}.out.ll"
    text = path.read_text(encoding="utf-8")
    found = []
    for index, (number, command) in enumerate(find_run_commands(text.split("\n")), 1):
        run = parse_run_line(str(path), number, command)
        assert run is not None
        output = (RECORDS / name / f"run-{index}.ll").read_text(encoding="utf-8")
        found.append((run.check_words, CheckFile(str(path), text), output))
    return found


@pytest.mark.parametrize("name", PAIR_NAMES)
def test_outputs_of_the_pairs_match(name: str) -> None:
    for words, checks, output in pair_checks(name):
        assert match_output(words, checks, output) is None


@pytest.mark.parametrize("name", PAIR_NAMES)
def test_altered_outputs_are_rejected(name: str) -> None:
    # Why: a matcher that takes the leftmost match must not take everything.
    source = random.Random(name)
    for words, checks, output in pair_checks(name):
        lines = output.split("\n")
        places = []
        is_checked = False
        for index, line in enumerate(lines):
            if line.startswith("define"):
                name_part = line[line.index("@") : line.index("(")] + "("
                is_checked = any("-LABEL:" in check and name_part in check for check in checks.text.split("\n"))
            if is_checked and re.match(r"  (?:%\S+ = )?(?:add|store|load|phi|br|or|zext) ", line):
                places.append(index)
        if "-NEXT:    " not in checks.text:  # with --filter not every line is checked
            continue
        for index in source.sample(places, min(4, len(places))):
            altered = lines.copy()
            altered[index] = re.sub(r"^(  (?:%\S+ = )?)[a-z]+", r"\1frobnicate", altered[index])
            assert match_output(words, checks, "\n".join(altered)) is not None, lines[index]


@pytest.mark.skipif(FILECHECK is None, reason="FileCheck 22 is not installed")
@pytest.mark.parametrize("name", PAIR_NAMES)
def test_llvm_filecheck_agrees(name: str) -> None:
    for words, checks, output in pair_checks(name):
        argv = [
            str(FILECHECK),
            *(checks.path if word == "%s" else word for word in words[1:]),
            "--allow-unused-prefixes",
        ]
        assert run_program(argv, output, ".").code == 0


def test_hexadecimal_number_matches_its_value() -> None:
    checks = CheckFile("t.ll", "; CHECK: @x = global i32 [[#0xff]]\n")
    assert match_output(["FileCheck", "t.ll"], checks, "@x = global i32 255\n") is None
    assert match_output(["FileCheck", "t.ll"], checks, "@x = global i32 254\n") is not None


def test_unused_prefixes() -> None:
    checks = CheckFile("t.ll", "; CHECK: ret\n")
    words = ["FileCheck", "t.ll", "--check-prefixes=CHECK,B"]
    assert match_output([*words, "--allow-unused-prefixes"], checks, "ret\n") is None
    assert match_output([*words, "--allow-unused-prefixes=false"], checks, "ret\n") == (
        "t.ll: no check strings found with prefix 'B:'"
    )


def test_block_label_first_on_its_line() -> None:
    checks = CheckFile("t.ll", "; CHECK: x\n; CHECK-NEXT:  [[ENTRY:.*]]:\n; CHECK-NEXT: br %[[ENTRY]]\n")
    assert match_output(["FileCheck", "t.ll"], checks, "x\nentry:\n  br %entry\n") is None
    assert match_output(["FileCheck", "t.ll"], checks, "x\nentry:\n  br %other\n") is not None


def checked(folder: Path, text: str, run_one: RunOne) -> list[str]:
    result = check_file(write(folder, text), tool_binary=PRESENT[1], run_one=run_one)
    return [complaint.message for complaint in result.complaints]


def test_good_test_passes_and_a_stale_one_names_the_command(tmp_path: Path) -> None:
    good = regenerate("t.ll", RUN + FUNCTION, PRESENT, printing(FUNCTION)).text
    assert checked(tmp_path, good, printing(FUNCTION)) == []
    [complaint] = checked(tmp_path, good, printing(FUNCTION.replace("add", "mul")))
    assert "CHECK-NEXT: expected string not found in input\n  check: [[B:%.*]] = add i32 [[A]], 1\n" in complaint
    assert complaint.endswith(f"to regenerate the checks: swlds update-checks {tmp_path / 't.ll'}")


def test_no_run_line_is_a_complaint(tmp_path: Path) -> None:
    assert checked(tmp_path, FUNCTION, printing("")) == ["no RUN line; expected '; RUN: TOOL … %s | FileCheck %s'"]


def test_missing_tool_is_skipped_and_said(tmp_path: Path) -> None:
    result = check_file(write(tmp_path, RUN + FUNCTION), tool_binary="/no/such")
    assert result.is_good and [skipped.message for skipped in result.skipped] == ["needs opt, which is not on PATH"]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("not opt < %s", None),
        ("opt < %s", "'opt' failed with exit code 1: opt: error: no"),
        ("not opt < %s 2>&1 | FileCheck %s --check-prefix=ERR", None),
        (
            "not opt < %s 2>&1 | FileCheck %s --check-prefix=BAD",
            "BAD: expected string not found in input\n  check: absent\n",
        ),
        ("cat %s > %t && FileCheck %s --check-prefix=SELF < %t", None),
        ("cat %s > %t.2 ; FileCheck %s --check-prefix=SELF --input-file=%t.2", None),
        ("cat %s > %t.3 ; FileCheck --input-file %t.3 --check-prefix SELF %s", None),
        ("echo %{s:basename} | FileCheck %s --check-prefix=NAME", None),
        ("not echo 1", "'echo 1' succeeded, but is expected to fail"),
        ("| FileCheck %s", "a command is missing"),
    ],
)
def test_shell(line: str, complaint: str | None, tmp_path: Path) -> None:
    def run(argv: Sequence[str], stdin: str | None, cwd: str) -> ToolResult:
        return ToolResult(1, "", "opt: error: no\n") if argv[0] == PRESENT[1] else run_program(argv, stdin, cwd)

    checks = "; ERR: opt: error: no\n; BAD: absent\n; SELF: R{{U}}N:\n; NAME: {{^}}t.ll\n"
    complaints = checked(tmp_path, f"; RUN: {line}\n{checks}", run)
    if complaint is None:
        assert complaints == []
    else:
        assert len(complaints) == 1 and complaint in complaints[0].replace(PRESENT[1], "opt")


def test_quoted_bars_stay_words() -> None:
    [[command]] = parse_script("""swlds lower --x='a|b;c' "d && e" """, "t.ll", "t.ll:1")
    assert command.words == ["swlds", "lower", "--x=a|b;c", "d && e"]


def test_streams_in_quotes_are_for_another_shell() -> None:
    [[first, second]] = parse_script(
        """sh -c 'a 2>&1 | b 2> /dev/null' 2>&1 | "c 2>&1" 2> /dev/null""", "t.ll", "t.ll:1"
    )
    assert first.words == ["sh", "-c", "a 2>&1 | b 2> /dev/null"] and first.merges_errors
    assert second.words == ["c 2>&1"] and not second.merges_errors


def test_continued_run_line() -> None:
    lines = ["; RUN: opt -S \\", "; RUN:   %s | \\", "; RUN:   FileCheck %s", "; RUN: true"]
    assert find_run_commands(lines) == [(1, "opt -S  %s |  FileCheck %s"), (4, "true")]


def test_expansions() -> None:
    assert expand("%s %S %p %t %T %% %{s} %{s:basename} %x", "/a/b.ll", "/tmp/o") == (
        "/a/b.ll /a /a /tmp/o/b.ll.tmp /tmp/o % /a/b.ll b.ll %x"
    )


def test_swlds_runs_in_process(tmp_path: Path) -> None:
    # Why: a test suite of swlds tests must not pay for a process and its imports at each RUN line.
    result = IN_PROCESS(["swlds", "--help"], None, str(tmp_path))
    assert result.code == 0 and "Usage: swlds" in result.stdout
    wrong = IN_PROCESS(["swlds", "lower", "nosuch.ll", "-o", "-"], None, str(tmp_path))
    assert wrong.code == 1 and "nosuch.ll" in wrong.stderr and wrong.stdout == ""
    assert IN_PROCESS(["swlds", "no-such-command"], None, str(tmp_path)).code == 2


def test_patterns_cause_no_warnings_of_python(tmp_path: Path) -> None:
    checks = "; CHECK: [[X:[a-z]+]][[X]][[Y:[[X]]]]\n"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        checked(tmp_path, f"; RUN: echo abab | FileCheck %s\n{checks}", run_program)


@pytest.mark.parametrize(
    "name", ["a;touch made;echo .ll", 'two words & "more".ll', "$(touch made).ll", "a|b>made.ll", "it's.ll"]
)
def test_the_name_of_a_file_is_one_word(name: str, tmp_path: Path) -> None:
    """It is no part of what the RUN line says."""
    path = tmp_path / name
    path.write_text("; RUN: cat %s | FileCheck %s --check-prefix=SELF\n; RUN: cat < %s > %t\n; SELF: R{{U}}N:\n")
    assert check_file(str(path)).is_good
    assert [p.name for p in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("other", ["", "checks.txt"])
def test_a_carriage_return_amid_a_line_of_checks_ends_none(tmp_path: Path, other: str) -> None:
    """FileCheck counts lines by LF."""
    run = f"; RUN: FileCheck {other or '%s'} < %S/in.txt\n"
    checks = "; x\ry\r\n; CHECK: foo\n; CHECK: bar\n"
    (tmp_path / "in.txt").write_text("foo\n")
    path = tmp_path / "t.ll"
    path.write_bytes((run + ("" if other else checks)).encode())
    (tmp_path / "checks.txt").write_bytes(checks.encode())
    [complaint] = check_file(str(path)).complaints
    place = f"{other or path}:{3 if other else 4}: CHECK: expected string not found"
    assert place in complaint.message


def test_run_words_are_those_of_lit_in_comments_of_their_own() -> None:
    # Why: lit runs what follows the word wherever it stands, which would make commands of a module's names.
    quiet = ["; RUN-FOO: q", "; RUN : q", "; XRUN: q", "; REQUIRES: RUN: q", 'define void @"; RUN: q"() {']
    assert find_run_commands([*quiet, "; RUN: a", "// RUN: b", "#RUN:c", "; END.", "; RUN: q"]) == [
        (6, "a"),
        (7, "b"),
        (8, "c"),
    ]
