"""The matcher against LLVM's FileCheck: recorded verdicts on random check files, and what its regular expressions match."""

from __future__ import annotations

import contextlib
import json
import math
import re
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paths import ROOT

from swlds.golden.check import check_file
from swlds.golden.errors import GoldenError
from swlds.golden.filecheck import posix
from swlds.golden.filecheck.dissection import Dissection
from swlds.golden.filecheck.options import parse_options
from swlds.golden.filecheck.posix import Regex
from swlds.golden.matcher import CheckFile, match_output
from swlds.golden.update import update_file

RECORDS = ROOT / "testdata" / "filecheck"
CASES: list[dict[str, Any]] = json.loads((RECORDS / "cases.json").read_text(encoding="utf-8"))
GROUPS: list[dict[str, Any]] = json.loads((RECORDS / "groups.json").read_text(encoding="utf-8"))
FILECHECK = shutil.which("FileCheck-22") or shutil.which("/usr/lib/llvm-22/bin/FileCheck")


def verdict(checks: str, output: str, *options: str) -> str | None:
    try:
        return match_output(parse_options(["t.ll", *options]), CheckFile("t.ll", checks), output)
    except GoldenError as error:
        return str(error)


def test_recorded_verdicts() -> None:
    """Who complains about what line is the same in 600 files, 200 of them good, 200 that do not match, 200 that are wrong."""
    assert [sum(case["code"] == code for case in CASES) for code in (0, 1, 2)] == [200, 200, 200]
    for number, case in enumerate(CASES):
        said = verdict(case["checks"], case["input"], *case["options"])
        assert (said is None) == (case["code"] == 0), (number, case, said)
        if case["line"] is not None:
            assert said is not None and said.startswith(f"t.ll:{case['line']}:"), (number, case, said)


def test_recorded_groups() -> None:
    for number, case in enumerate(GROUPS):
        first, second, third = case["parts"]
        checks = f"CHECK: {{{{{first}}}}}[[V:{second}]]{{{{{third}}}}}\nCHECK: <[[V]]>\n"
        found = case["value"]
        assert (verdict(checks, f"{case['text']}\n<{found}>\n") is None) == (found is not None), (number, case)
        if found is not None:
            assert verdict(checks, f"{case['text']}\n<{found}z>\n") is not None, (number, case)


@pytest.mark.skipif(FILECHECK is None, reason="FileCheck 22 is not installed")
def test_installed_filecheck_agrees(tmp_path: Path) -> None:
    path = tmp_path / "t.ll"
    for case in CASES:
        path.write_bytes(case["checks"].encode())
        done = subprocess.run([str(FILECHECK), str(path), *case["options"]], input=case["input"].encode(), check=False)
        assert done.returncode == case["code"], case


#: Checks, input, words of ``-D``, and the exit code of FileCheck 22.1.
REPEATED_DEFINITIONS = [
    ("CHECK: {{^}}[[V]]{{$}}", "a", "-DV=a -DV=b", 0),
    ("CHECK: {{^}}[[V]]{{$}}", "b", "-DV=a -DV=b", 1),
    ("CHECK: {{^}}[[V]]{{$}}", "a", "-DV=a -DV=a -DV=b", 0),
    ("CHECK: x[[V]]y", "xy", "-DV= -DV=z", 0),
    ("CHECK: x[[V]]y", "xzy", "-DV= -DV=z", 1),
    ("CHECK: x[[V]]y", "xzy", "-DV=z -DV=", 0),
    ("CHECK: [[$V]]", "b", "-D$V=a -D$V=b", 1),
    ("CHECK: [[$V]]", "a", "-D$V=a -D$V=b --enable-var-scope", 0),
    ("CHECK: [[V:b]]\nCHECK: [[V]]", "b\nb", "-DV=a -DV=c", 0),
    ("CHECK: {{^}}[[#V]]{{$}}", "1", "-D#V=1 -D#V=2", 1),
    ("CHECK: {{^}}[[#V]]{{$}}", "2", "-D#V=1 -D#V=2", 0),
    ("CHECK: {{^}}[[#V]]{{$}}", "2", "-D#V=1 -D#V=V+1", 0),
    ("CHECK: {{^}}[[#V]]{{$}}", "2", "-D#W=1 -D#V=W+1 -D#W=5", 0),
    ("CHECK: {{^}}[[#V]]{{$}}", "2", "-D#V=1 -DW=a -DW=b -D#V=2", 0),
    ("CHECK: [[V]]", "a", "-DV=a -D#V=1", 2),
    ("CHECK: [[V]]", "a", "-DV=a -DV=b -D#V=1", 2),
    ("CHECK: [[V]]", "a", "-D#V=1 -DV=a", 2),
    ("CHECK: [[#V]]", "1", "-D#V=1 -D#%x,V=1", 2),
]


@pytest.mark.parametrize(("checks", "output", "words", "code"), REPEATED_DEFINITIONS)
def test_definitions_of_one_name(checks: str, output: str, words: str, code: int, tmp_path: Path) -> None:
    """Of a text the first holds, of a number the last; one name is not both: in the matcher and in a RUN line."""
    said = verdict(f"{checks}\n", f"{output}\n", *words.split())
    assert (said is None) == (code == 0), said
    assert (said is not None and "-D" in said) == (code == 2), said
    (tmp_path / "in.txt").write_text(f"{output}\n", encoding="utf-8")
    test = tmp_path / "t.ll"
    quoted = " ".join(f"'{word}'" for word in words.split())
    test.write_text(f"; RUN: FileCheck %s --input-file=%S/in.txt {quoted}\n{checks}\n", encoding="utf-8")
    assert check_file(str(test)).is_good == (code == 0)
    if FILECHECK is not None:
        command = [FILECHECK, str(test), f"--input-file={tmp_path / 'in.txt'}", *words.split()]
        assert subprocess.run(command, capture_output=True, check=False).returncode == code


#: Checks and input, which need not be UTF-8, and the exit code of FileCheck 22.1.
BYTES = [
    (b"CHECK: \xff\n", b"a\xffb\n", "", 0),
    (b"CHECK: \xff\n", b"a\xfeb\n", "", 1),
    (b"\xffCHECK: a\n", b"a\n", "", 0),
    (b"CHECK: a{{.}}b\n", b"a\xfeb\n", "", 0),
    (b"CHECK: a{{.}}b\n", b"a\xc3\xa4b\n", "", 1),
    (b"CHECK: a{{[^x]}}b\n", b"a\x00b\n", "", 0),
    (b"CHECK: a{{[\xf0-\xff]}}b\n", b"a\xfeb\n", "", 0),
    (b"CHECK: a{{[a-\xff]}}b\n", b"a\xfeb\n", "", 2),
    (b"CHECK: a[[V:.]]b\nCHECK: {{^}}[[V]]c\n", b"a\xfeb\n\xfec\n", "", 0),
    (b"CHECK: a[[V:.]]b\nCHECK: {{^}}[[V]]c\n", b"a\xfeb\n\xffc\n", "", 1),
    (b"CHECK: {{\xe4}}\n", b"\xc4\n", "--ignore-case", 1),
    (b"CHECK: {{[[:alpha:]]}}\n", b"\xe4\n", "", 1),
    (b"CHECK{LITERAL}: \xc3\n", b"\xc3\xa4\n", "", 0),
    (b"CHECK: a\nCHECK-NOT: \x80\n", b"a\n\xe2\x80\x99\n", "", 1),
]


@pytest.mark.parametrize(("checks", "output", "words", "code"), BYTES)
def test_bytes_are_matched_that_are_no_text(checks: bytes, output: bytes, words: str, code: int, tmp_path: Path) -> None:
    """As a check file of its own, and in the test itself; update-checks, which writes text, refuses such a test."""
    (tmp_path / "in.txt").write_bytes(output)
    (tmp_path / "checks.txt").write_bytes(checks)
    test = tmp_path / "t.test"
    for where, more in (("%S/checks.txt", b""), ("%s", checks)):
        test.write_bytes(f"; RUN: FileCheck {where} --input-file=%S/in.txt {words}\n".encode() + more)
        result = check_file(str(test))
        assert result.is_good == (code == 0) and "\udcff" not in "".join(map(str, result.complaints))
    if FILECHECK is not None:
        command = [FILECHECK, str(tmp_path / "checks.txt"), f"--input-file={tmp_path / 'in.txt'}", *words.split()]
        assert subprocess.run(command, capture_output=True, check=False).returncode == code


def test_a_launch_wants_a_module_that_is_text(tmp_path: Path) -> None:
    """As ``swlds run`` does, also where just a comment is none."""
    test = tmp_path / "t.ll"
    kernel = b"define amdgpu_kernel void @k() {\n  ret void\n}\n"
    test.write_bytes(b"; \xe4\n; LAUNCH: @k grid=1 block=1\n" + kernel)
    complaints = check_file(str(test)).complaints
    assert complaints and all(c.line == 2 and "is not UTF-8 text" in c.message for c in complaints)


def test_update_checks_refuses_bytes_that_are_no_text(tmp_path: Path) -> None:
    test = tmp_path / "t.ll"
    test.write_bytes(b"; RUN: swlds lower %s -o - | FileCheck %s\n; \xff\ndefine void @f() {\n  ret void\n}\n")
    with pytest.raises(GoldenError, match="not UTF-8 text"):
        update_file(str(test), [])


#: Words of the command line, and the exit code of FileCheck 22.1 for a file without checks, and for ``CHECK: a``; input ``a b``.
BLANKS = [
    ("--implicit-check-not=", 0, 0),
    ("--implicit-check-not=' '", 0, 0),
    ("--implicit-check-not='\t '", 0, 0),
    ("--implicit-check-not='  ' --implicit-check-not=b", 1, 1),
    ("--implicit-check-not=b --implicit-check-not='  '", 1, 1),
    ("--implicit-check-not=' ' --strict-whitespace", 0, 0),
    ("--implicit-check-not=' ' --strict-whitespace --match-full-lines", 1, 1),
    ("--implicit-check-not=' ' --check-prefix=CHECK", 2, 0),
    ("--dump-input=help", 0, 0),
    ("--dump-input help --check-prefix=?", 0, 0),
    ("--dump-input=fail --dump-input=help --dump-input=never --check-prefix=B", 0, 0),
    ("--dump-input=help --ignore-case=x", 2, 2),
    ("--check-prefix=B", 2, 2),
]


@pytest.mark.parametrize(("words", "without", "with_checks"), BLANKS)
def test_implicit_checks_for_nothing_and_the_help_of_dumps(
    words: str, without: int, with_checks: int, tmp_path: Path
) -> None:
    (tmp_path / "in.txt").write_text("a b\n", encoding="utf-8")
    for checks, code in (("nothing\n", without), ("CHECK: a\n", with_checks)):
        said = verdict(checks, "a b\n", *shlex.split(words)) if "help" not in words else None
        assert "help" in words or (said is None) == (code == 0), said
        (tmp_path / "checks.txt").write_text(checks, encoding="utf-8")
        test = tmp_path / "t.test"
        for negation in ("", "not "):
            run = f"; RUN: {negation}FileCheck %S/checks.txt --input-file=%S/in.txt {words}\n"
            test.write_text(run, encoding="utf-8")
            assert check_file(str(test)).is_good == ((code == 0) == (not negation))
        if FILECHECK is not None:
            command = [FILECHECK, str(tmp_path / "checks.txt"), f"--input-file={tmp_path / 'in.txt'}", *shlex.split(words)]
            assert (subprocess.run(command, capture_output=True, check=False).returncode == 0) == (code == 0)


#: Pieces of checks and of inputs, as bytes.
PIECES = st.lists(st.sampled_from([b"a", b"b", b" ", b"\xff", b"\xc3\xa4", b"\x80", b"\x00", b"\t"]), min_size=1, max_size=3)
PATTERNS = st.one_of(
    PIECES.map(b"".join),
    PIECES.map(lambda one: b"{{[" + b"".join(one) + b"]}}"),
    PIECES.map(lambda one: b"a{{.}}" + b"".join(one)),
    PIECES.map(lambda one: b"{{" + b"".join(one) + b"+}}"),
    PIECES.map(lambda one: b"[[V:.]]" + b"".join(one)),
)


@pytest.mark.skipif(FILECHECK is None, reason="FileCheck 22 is not installed")
@given(st.lists(PATTERNS, min_size=1, max_size=3), st.lists(PIECES, min_size=1, max_size=4), st.sampled_from(["", "-NOT"]))
@settings(max_examples=100)
def test_installed_filecheck_agrees_on_bytes(patterns: list[bytes], pieces: list[list[bytes]], kind: str) -> None:
    checks = b"".join(b"CHECK" + (kind.encode() if n else b"") + b": " + p + b"\n" for n, p in enumerate(patterns))
    output = b"".join(b"".join(line) + b"\n" for line in pieces)
    with tempfile.NamedTemporaryFile() as file:
        file.write(checks)
        file.flush()
        done = subprocess.run([str(FILECHECK), file.name], input=output, capture_output=True, check=False)
    said = verdict(*(text.decode("utf-8", "surrogateescape") for text in (checks, output)))
    assert (said is None) == (done.returncode == 0), (checks, output, said, done.stderr)


#: Letters, sets and repeated bytes in groups: what Python's ``re`` finds is taken as it is.
PLAIN = st.lists(
    st.tuples(
        st.sampled_from(["a", "b", "c", ".", "[ab]", "[^a]", "[a-c]"]),
        st.sampled_from(["", "", "*", "+", "?", "{2}", "{1,2}", "{0,2}", "{2,}"]),
    ).map("".join),
    min_size=1,
    max_size=5,
)


@given(PLAIN, st.text("abc", max_size=9))
@settings(max_examples=1000)
def test_plain_expressions_need_no_dissection(pieces: list[str], text: str) -> None:
    regex = Regex("".join(f"({piece})" for piece in pieces).encode())
    found = regex.search(text.encode(), 0, len(text))
    if found is not None and found[0] is not None:
        assert found == Dissection(regex.expression, text.encode(), found[0][0], len(text)).spans()


#: Any expression, with what Python's ``re`` makes of it: the two languages have these in common.
ANY = st.recursive(
    st.sampled_from(["a", "b", ".", "[ab]", "[^b]"]),
    lambda inner: st.one_of(
        st.tuples(inner, inner).map("".join),
        st.tuples(inner, inner).map(lambda two: f"({two[0]}|{two[1]})"),
        st.tuples(inner, st.sampled_from(["*", "+", "?", "{1,2}", "{2}"])).map(lambda one: f"({one[0]}){one[1]}"),
    ),
    max_leaves=6,
)


@given(ANY, st.text("ab\n", max_size=8))
@settings(max_examples=500)
def test_the_leftmost_longest_match(pattern: str, text: str) -> None:
    """By brute force: no match begins earlier, none that begins there is longer."""
    found = Regex(pattern.encode()).search(text.encode(), 0, len(text))
    spelled = re.compile(pattern.replace("[^b]", "[^b\n]"))
    spans = [
        (start, end)
        for start in range(len(text) + 1)
        for end in range(start, len(text) + 1)
        if spelled.fullmatch(text, start, end)
    ]
    best = min(spans, key=lambda span: (span[0], -span[1]), default=None)
    assert (found and found[0]) == best


#: The same with ends of lines and words.
ANCHORED = st.lists(st.one_of(ANY, st.sampled_from(["^", "$", "[[:<:]]", "[[:>:]]"])), min_size=1, max_size=4).map("".join)


@given(ANCHORED, st.text("ab \n", max_size=9), st.integers(0, 3))
@settings(max_examples=1000)
def test_the_machine_finds_what_re_finds(pattern: str, text: str, start: int) -> None:
    wanted = text.encode()
    start = min(start, len(wanted))
    with mock.patch.object(posix, "_FEW", math.inf):
        by_re = Regex(pattern.encode())
    with mock.patch.object(posix, "_FEW", -1):
        by_machine = Regex(pattern.encode())
    assert by_machine.search(wanted, start, len(wanted)) == by_re.search(wanted, start, len(wanted))


@pytest.mark.parametrize(
    ("pattern", "text", "span"),
    [
        (rb"([a-z]+ ?)*;", b"define internal amdgpu_kernel void " * 9 + b"\n", None),
        (rb"([a-z]+ ?)*;", b"-" + b"define internal amdgpu kernel void " * 9 + b";", (1, 317)),
        (rb"(attributes|nounwind|[a-z ]+)*;", b"define internal amdgpu_kernel void " * 9, None),
        (rb"[0-9a-f]{1,64};", b"0123456789abcdef" * 9 + b"\n", None),
        (rb"[0-9a-f]{1,64};", b"0123456789abcdef" * 9 + b";", (80, 145)),
        (rb"f\(.*, .*, .*, .*, .*, .*, .*\) #1", b"f(" + b"i32 %1, " * 900 + b"i32 %2)\n", None),
        (rb"f\(.*, .*, .*, .*, .*, .*, .*\) #1", b"f(" + b"i32 %1, " * 900 + b"i32 %2) #1", (0, 7212)),
        (rb"((a*)*b?\2)*\1*c", b"a" * 3000 + b"b", None),
        (rb"(a*)(a*)(a*)(a*)\1\2\3\4c", b"a" * 3000 + b"b", None),
    ],
)
def test_no_expression_tries_all_ways(pattern: bytes, text: bytes, span: tuple[int, int] | None) -> None:
    """With ``re`` alone these take years."""
    found = Regex(pattern).search(text, 0, len(text))
    assert (found and found[0]) == span


@pytest.mark.parametrize(
    ("pattern", "message"),
    [
        ("(a", "parentheses not balanced"),
        ("a)", "parentheses not balanced"),
        ("", "empty (sub)expression"),
        ("a|", "empty (sub)expression"),
        ("a**", "repetition-operator operand invalid"),
        ("a*?", "repetition-operator operand invalid"),
        ("^*", "repetition-operator operand invalid"),
        ("a{2", "braces not balanced"),
        ("a{2,1}", "invalid repetition count(s)"),
        ("a{256}", "invalid repetition count(s)"),
        ("[a", "brackets ([ ]) not balanced"),
        ("[b-a]", "invalid character range"),
        ("[[:letter:]]", "invalid character class"),
        ("\\1", "invalid backreference number"),
        ("a\\", "trailing backslash (\\)"),
        ("((((((a{200}){200}){200}){200}){200}){200})", "out of memory"),
        ("(a{250})(\\1{250})(\\2{250})", "out of memory"),
        ("".join(["(aaaa[ab])", *("(" + f"\\{n}" * 99 + ")" for n in range(1, 7))]), "out of memory"),
        ("(" * 5000, "nests too deeply"),
    ],
)
def test_wrong_expressions(pattern: str, message: str) -> None:
    with pytest.raises(GoldenError, match=f"^{re.escape(message)}$"):
        Regex(pattern.encode())


@pytest.mark.parametrize(
    ("name", "character"),
    [("hyphen", "-"), ("hyphen-minus", "-"), ("period", "."), ("full-stop", "."), ("space", " "), ("nine", "9")]
    + [("commercial-at", "@"), ("left-square-bracket", "["), ("backslash", "\\"), ("tilde", "~"), ("DEL", "\x7f")]
    + [("IS1", "\x1f"), ("a", "a"), ("right-curly-bracket", "}"), ("ESC", "\x1b"), ("question-mark", "?")]
    + [("low-line", "_"), ("EM", "\x19")],
)
def test_names_of_characters(name: str, character: str) -> None:
    """As POSIX and ISO 646 have them; FileCheck 22.1.8 agrees on each."""
    for code in (f"[[.{name}.]]", f"[[={name}=]]"):
        assert verdict(f"CHECK: <{{{{{code}}}}}>\n", f"<{character}>\n") is None
        assert verdict(f"CHECK: <{{{{{code}}}}}>\n", "<b>\n") is not None
    assert (
        verdict(f"CHECK: <{{{{[[.{name}x.]]}}}}>\n", f"<{character}>\n")
        == "t.ll:1: invalid regex: invalid collating element"
    )


@pytest.mark.parametrize(
    ("checks", "output", "is_good"),
    [
        ("CHECK-LABEL: f [[#A:]]\nCHECK: [[#A]]\n", "f 1\n1\n", True),
        ("CHECK-LABEL: f [[#A:]]\nCHECK: [[#A]]\n", "f 1\n2\n", False),
        ("CHECK-LABEL: f [[#A:]]\nCHECK: a\nCHECK-LABEL: g [[#A:]]\nCHECK: [[#A]]\n", "f 1\na\ng 2\n2\n", True),
        ("CHECK: [[#A:]]\nCHECK-LABEL: f [[#A:]]\nCHECK: x[[#A]]\n", "7\nf 1\nx1\n", True),
        ("CHECK-LABEL: f [[#]]\n", "f 1\n", True),
        ("CHECK-LABEL: f [[#A:5+1]]\n", "f 6\n", False),
        ("CHECK-LABEL: f [[#5]]\n", "f 5\n", False),
        ("CHECK-LABEL: f [[A:x]]\n", "f x\n", False),
        ("CHECK-LABEL: f [[#@LINE]]\n", "f 1\n", False),
    ],
)
def test_numbers_are_defined_in_labels(checks: str, output: str, is_good: bool) -> None:
    """What uses a variable, an expression or a line's number is refused there, as FileCheck 22.1.8 does."""
    assert (verdict(checks, output) is None) == is_good


@pytest.mark.parametrize("prefix", ["1A", "_A", "9", "1-A", "A_", "-B"])
def test_prefixes_begin_with_anything_they_may_hold(prefix: str) -> None:
    checks = f"{prefix}: a\n{prefix}-NEXT: b\n"
    assert verdict(checks, "a\nb\n", f"--check-prefix={prefix}") is None
    assert verdict(checks, "a\n\nb\n", f"--check-prefix={prefix}") is not None
    assert verdict(f"CHECK: a\n{prefix}: CHECK: b\n", "a\n", f"--comment-prefixes={prefix}") is None


def test_a_backslash_makes_letters_ordinary() -> None:
    assert verdict("CHECK: {{\\d\\b}}\n", "db\n") is None
    assert verdict("CHECK: {{\\d}}\n", "1\n") is not None


def test_what_repeats_nothing_ends() -> None:
    """Nested repeats that take exponential time where branches are tried one by one, once they match."""
    assert verdict("CHECK: {{(a|a)*(b|)c}}\n".replace("|)", "|a)"), "a" * 40 + "bc\n") is None


def test_bytes_are_matched() -> None:
    """A letter beyond ASCII has several."""
    assert verdict("CHECK: {{^..$}}\n", "é\n") is None
    assert verdict("CHECK: é\nCHECK-SAME: {{^}}b\n", "éb\n") is None


def test_what_a_complaint_says() -> None:
    checks = "; CHECK: a\n; CHECK-NEXT: [[X:b+]]\n"
    assert verdict(checks, "a\nc\n") == (
        "t.ll:2: CHECK-NEXT: expected string not found in input\n  check: [[X:b+]]\n  scanning from output:1:2: a"
    )
    assert verdict(checks, "a\nc\nbb\n") == (
        "t.ll:2: CHECK-NEXT: is not on the line after the previous match\n  check: [[X:b+]]\n  found output:3:1: bb"
    )
    assert verdict("; CHECK-NOT: a\n", "b\n a\n") == (
        "t.ll:1: CHECK-NOT: excluded string found in input\n  check: a\n  found output:2:2:  a"
    )
    assert verdict("; CHECK: [[Y]]\n", "a\n") == (
        "t.ll:1: CHECK: undefined variable: Y\n  check: [[Y]]\n  scanning from output:1:1: a"
    )
    assert verdict("; CHECK-LABEL: [[Y]]\n", "a\n") == "t.ll:1: found 'CHECK-LABEL:' with variable definition or use"
    assert verdict("; CHECK: a\n", "") == "t.ll: the input is empty; --allow-empty takes that"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["t", "--check-prefix"], "--check-prefix requires a value"),
        (["t", "u"], "too many positional arguments: 'u'"),
        (["t", "--nonsense"], "unknown command line argument '--nonsense'"),
        (["t", "--ignore-case=x"], "--ignore-case=x: 'x' is invalid value for boolean argument! Try 0 or 1"),
        (["t", "--check-prefixes=A,A"], "supplied check prefix must be unique among check and comment prefixes: 'A'"),
    ],
)
def test_wrong_command_lines(words: list[str], message: str) -> None:
    with pytest.raises(GoldenError, match=f"^{re.escape(message)}$"):
        parse_options(words)


@pytest.mark.parametrize("pattern", ["{{(a{0})b}}", "[[V:a{0}]]", "{{a{0}|b}}", "{{(b|a{0})}}", "{{(a{0})*b}}"])
def test_a_branch_that_is_all_repeated_zero_times_is_empty(pattern: str) -> None:
    # Why: FileCheck 22 says so of each.
    assert "empty (sub)expression" in str(verdict(f"CHECK: {pattern}\n", "b\n"))
    assert verdict("CHECK: {{a{0}b}}\n", "b\n") is None


@pytest.mark.parametrize(
    ("pattern", "is_good"), [("x  b", True), ("  x", True), ("x\tb", True), ("x b", False), (" x", False)]
)
def test_blanks_of_an_implicit_not_stay(pattern: str, is_good: bool) -> None:
    # Why: FileCheck 22 squeezes the blanks of the input alone.
    assert (verdict("CHECK: a\n", "a  x  b\n", f"--implicit-check-not={pattern}") is None) == is_good


@pytest.mark.parametrize(
    "option", ["--dump-input=bogus", "--dump-input-filter=bogus", "--dump-input-context=x", "--dump-input"]
)
def test_wrong_values_of_what_is_shown(option: str) -> None:
    with pytest.raises(GoldenError):
        parse_options(["t.ll", option])
    parse_options(["t.ll", "--dump-input=fail", "--dump-input-filter", "all", "--dump-input-context=5"])


@pytest.mark.parametrize(
    ("pattern", "output", "is_found"),
    [
        ("{{(^)(a)\\1:}}", "a:", False),
        ("{{(^a)\\1:}}", "aa:", False),
        ("{{^}}[[B:(.)\\1.*]]:{{e|f}}", "aa:e", False),
        ("{{^(.)\\1}}", "aab", True),
        ("{{(a)\\1$}}", "aa", True),
        ("{{(.[[:>:]])-\\1}}", "a-ab", False),
        ("{{([[:<:]]a)-\\1}}", "a-a", True),
        ("{{(^)\\1a}}", "a", False),  # a machine of up to 64 states passes no anchor twice
        ("{{(^)\\1a}}" + "x" * 64, "a" + "x" * 64, True),
        ("{{([[:>:]])\\1}}", "a", False),
        ("{{((^)|b)\\2a}}", "ba", False),
    ],
)
def test_a_back_reference_repeats_the_anchors_of_its_group(
    pattern: str, output: str, is_found: bool, tmp_path: Path
) -> None:
    """LLVM's regcomp copies the group's body to the place of the reference, and there its anchors have to hold."""
    said = verdict(f"CHECK: {pattern}\n", output + "\n")
    assert (said is None) == is_found, said
    if FILECHECK is not None:
        (tmp_path / "checks.txt").write_text(f"CHECK: {pattern}\n")
        (tmp_path / "in.txt").write_text(output + "\n")
        command = [FILECHECK, str(tmp_path / "checks.txt"), f"--input-file={tmp_path / 'in.txt'}"]
        assert (subprocess.run(command, capture_output=True, check=False).returncode == 0) == is_found


@pytest.mark.parametrize(
    ("pattern", "text", "span"),
    [
        (b"(a|ab)(c|bcd)?\\1", b"abcda", (0, 5)),
        (b"(a*)(a|aa)?b?\\1", b"aab", (0, 3)),
        (b"(a)\\1$|(b)\\2[[:>:]]", b"aab bb-", (4, 6)),
    ],
)
def test_a_match_with_a_back_reference_is_the_longest(pattern: bytes, text: bytes, span: tuple[int, int]) -> None:
    found = Regex(pattern).search(text, 0, len(text))
    assert found is not None and found[0] == span


@pytest.mark.parametrize(("words", "error"), [
    (["a.chk", "--"], None),
    (["--ignore-case", "--", "-a.chk"], None),
    (["--", "a.chk", "--ignore-case"], "too many positional arguments"),
    (["a.chk", "--dump-input-label=foo"], "unknown command line argument"),
])  # fmt: skip
def test_words_behind_two_dashes_are_files(words: list[str], error: str | None) -> None:
    with pytest.raises(GoldenError, match=error) if error else contextlib.nullcontext():
        assert parse_options(words).check_file in words
