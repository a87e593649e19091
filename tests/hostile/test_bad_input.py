"""Whatever the input is: one line with place and advice, exit code 1, and no output file."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cli_support import GOOD, KERNEL, run_cli

import swlds
from swlds.errors import InputError, ParseError
from swlds.ir import llvm

DEEP = 100_000
STORE = "  store i32 1, ptr addrspace(3) @lds\n"


def with_body(line: str, before: str = "") -> str:
    return before + GOOD.replace(STORE, f"{STORE}  {line}\n")


#: Name -> (input, what the line must match).
TEXTS: dict[str, tuple[str, str]] = {
    "wrong constant": (f"{KERNEL}  %x = add i32 1, 2.0\n  ret void\n}}\n", r"in\.ll:2:19: floating point constant"),
    "unknown instruction": (f"{KERNEL}  %x = frob i32 1\n  ret void\n}}\n", r"in\.ll:2:8: expected instruction opcode"),
    "error in line 1": ("@g = global i33333333333 0\n", r"in\.ll:1:13: "),
    "no end": (GOOD.removesuffix("}\n"), r"in\.ll:\d+:\d+: "),
    "verifier": (
        f"{KERNEL}  br label %a\na:\n  %x = phi i32 [ 1, %a ]\n  ret void\n}}\n", r"in\.ll: LLVM's verifier rejects .*PHI"),
    "broken debug info": (
        GOOD + '!llvm.dbg.cu = !{!0}\n!0 = !{i32 1}\n!llvm.module.flags = !{!1}\n!1 = !{i32 2, !"Debug Info Version", i32 3}\n',
        r"in\.ll: LLVM's verifier rejects .*invalid compile unit"),
    "empty": ("", r"in\.ll: is empty \(expected LLVM IR text or bitcode\)"),
    "blank": (" \n\n", r"in\.ll: is empty"),
    "NUL byte": (GOOD.replace("store", "st\0ore"), r"in\.ll: holds a NUL byte at offset \d+"),
    "other target": (
        'target triple = "x86_64-pc-linux-gnu"\ndefine void @f() {\n  ret void\n}\n',
        r"in\.ll: is for target 'x86_64-pc-linux-gnu', .*\(compile for amdgcn-amd-amdhsa\)"),
    "data layout": ('target datalayout = "e-p:x"\n' + GOOD, r"in\.ll:1:\d+: malformed specification"),
    "brackets on one line": (f"@g = global {'[1 x ' * DEEP}i32{']' * DEEP} poison\n", r"in\.ll:1:1: nests over 2000 brackets"),
    "brackets on many lines": (
        "@g = global " + "[1 x\n" * DEEP + "i32" + "]\n" * DEEP + " poison\n", r"in\.ll:2001:1: nests over 2000 brackets"),
    "braces on many lines": ("!0 = " + "!{\n" * DEEP + "}" * DEEP + "\n", r"in\.ll:2001:1: nests over 2000 brackets"),
    "only opening brackets": ("@g = global " + "(" * DEEP, r"in\.ll:1:1: nests over 2000 brackets"),
    "types nested by name": (
        "".join(f"%t{i} = type {{ %t{i + 1} }}\n" for i in range(DEEP)) + f"%t{DEEP} = type {{ i32 }}\n"
        "@g = addrspace(3) global %t0 poison\n", r"in\.ll: .*"),
    "dynamic LDS in code object v4": (
        f"@d = external addrspace(3) global [0 x i32], align 4\n{KERNEL}  store i32 1, ptr addrspace(3) @d\n  ret void\n}}\n"
        '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"amdhsa_code_object_version", i32 400}\n',
        r"in\.ll: kernel @k uses dynamic LDS.*code object v4 \(compile with -mcode-object-version=5\)"),
    "initialised LDS": (
        "\n\n" + GOOD.replace("poison", "zeroinitializer"),
        r"in\.ll:3:1: LDS variable @lds has an initializer; .*\(initialise it in"),
    "mixed absolute symbols": (
        "@a = internal addrspace(3) global i32 poison, !absolute_symbol !0\n@b = internal addrspace(3) global i32 poison\n"
        f"{KERNEL}  store i32 1, ptr addrspace(3) @a\n  store i32 1, ptr addrspace(3) @b\n  ret void\n}}\n"
        "!0 = !{i32 0, i32 1}\n",
        r"in\.ll: LDS variables with and without !absolute_symbol are mixed: @a .*@b .*\(lower all"),
    "inline assembly on LDS": (
        with_body('call void asm sideeffect "ds_write_b32 $0, $1", "v,v"(ptr addrspace(3) @lds, i32 1)'),
        r"in\.ll:4:1: in @k: inline assembly .*ds_write_b32.*\(use LLVM IR"),
    "LDS pointer to an external function": (
        with_body("call void @f(ptr addrspace(3) @lds)", "declare void @f(ptr addrspace(3))\n"),
        r"in\.ll:5:1: in @k: external function @f takes an LDS pointer: .*\(link its definition"),
    "LDS without a kernel": (GOOD.replace("amdgpu_kernel ", ""), r"in\.ll:2:1: function @k uses LDS, but no kernel .*\(link"),
    "LDS in a function's prologue": (
        GOOD + "define void @f() prologue ptr addrspace(3) @lds {\n  ret void\n}\n",
        r"in\.ll:6:1: the header of @f holds the address of LDS variable @lds"),
    "other pointers": (
        'target datalayout = "e-p3:64:64"\n' + GOOD,
        r"in\.ll: has the data layout 'e-p3:64:64', which is not an AMD GPU's: .*pointers of 32 bits in address space 3 \(leave"),
    "4 GiB of LDS": (
        "@big = internal addrspace(3) global [4294967295 x i8] poison\n"
        f"{KERNEL}  store i8 1, ptr addrspace(3) @big\n  ret void\n}}\n",
        r"in\.ll: LDS of kernel @k takes \d+ bytes, over the limit"),
}  # fmt: skip


@pytest.mark.parametrize("name", TEXTS)
def test_text(name: str, tmp_path: Path) -> None:
    text, expected = TEXTS[name]
    (tmp_path / "in.ll").write_text(text)
    check_refused(tmp_path, expected)


#: More digits than Python makes a number of.
MANY_DIGITS = "9" * 5000


def check_refused(folder: Path, expected: str, *words: str, code: int = 1, source: str = "in.ll") -> None:
    before = sorted(os.listdir(folder))
    done = run_cli("lower", source, "-o", "out.ll", *words, cwd=folder)
    assert done.code == code, done
    assert done.stdout == ""
    assert re.match(f"swlds: error: {expected}", done.error), done.error
    assert "Traceback" not in done.stderr
    assert sorted(os.listdir(folder)) == before, "something was written"


def test_the_example_is_good(tmp_path: Path) -> None:
    """Else the refusals above could have another cause."""
    (tmp_path / "in.ll").write_text(GOOD)
    assert run_cli("lower", "in.ll", "-o", "out.ll", cwd=tmp_path).code == 0
    assert (tmp_path / "out.ll").read_text().startswith("; ModuleID")


@pytest.mark.parametrize("kept", ["4", "5", "17", "half", "all but one"])
def test_truncated_bitcode(kept: str, tmp_path: Path) -> None:
    data = llvm.to_bitcode(GOOD)
    length = {"half": len(data) // 2, "all but one": len(data) - 1}.get(kept) or int(kept)
    (tmp_path / "in.bc").write_bytes(data[:length])
    check_refused(tmp_path, r"in\.bc: is not readable bitcode: .*\(truncated", source="in.bc")


def test_garbled_bitcode(tmp_path: Path) -> None:
    data = llvm.to_bitcode(GOOD)
    (tmp_path / "in.bc").write_bytes(data[:200] + bytes(b ^ 0x5A for b in data[200:600]) + data[600:])
    check_refused(tmp_path, r"in\.bc: ", source="in.bc")


def test_binary_garbage(tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_bytes(bytes((i * i * 31 + i * 7) % 251 + 1 for i in range(5000)))
    check_refused(tmp_path, r"in\.ll: is not UTF-8 text")


def test_directory(tmp_path: Path) -> None:
    (tmp_path / "in.ll").mkdir()
    check_refused(tmp_path, r"in\.ll: is a directory, not an LLVM IR file \(give")


def test_missing_file(tmp_path: Path) -> None:
    check_refused(tmp_path, r"in\.ll: cannot read: No such file or directory \(check")


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_unreadable_file(tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(GOOD)
    (tmp_path / "in.ll").chmod(0)
    check_refused(tmp_path, r"in\.ll: cannot read: Permission denied \(check")


@pytest.mark.skipif(not os.path.exists("/proc/self/mem"), reason="needs Linux' /proc")
def test_file_that_fails_when_read(tmp_path: Path) -> None:
    check_refused(tmp_path, r"/proc/self/mem: cannot read: Input/output error", source="/proc/self/mem")


def test_stdin_is_named(tmp_path: Path) -> None:
    done = run_cli("lower", "-", stdin=f"{KERNEL}  %x = frob i32 1\n  ret void\n}}\n")
    assert done.code == 1
    assert done.error.startswith("swlds: error: <stdin>:2:8: expected instruction opcode")


class TestOutput:
    def test_folder_missing(self, tmp_path: Path) -> None:
        (tmp_path / "in.ll").write_text(GOOD)
        done = run_cli("lower", "in.ll", "-o", "no/such/out.ll", cwd=tmp_path)
        assert (done.code, os.listdir(tmp_path)) == (1, ["in.ll"])
        assert re.fullmatch(r"swlds: error: no/such/out\.ll: cannot write: .*\(check the folder .*\)", done.error)

    def test_is_a_directory(self, tmp_path: Path) -> None:
        (tmp_path / "in.ll").write_text(GOOD)
        (tmp_path / "out.ll").mkdir()
        done = run_cli("lower", "in.ll", "-o", "out.ll", cwd=tmp_path)
        assert done.code == 1
        assert "out.ll: cannot write: is a directory" in done.error

    @pytest.mark.skipif(os.geteuid() == 0, reason="root writes everything")
    def test_unwritable_file(self, tmp_path: Path) -> None:
        (tmp_path / "in.ll").write_text(GOOD)
        (tmp_path / "out.ll").write_text("old")
        (tmp_path / "out.ll").chmod(0o444)
        done = run_cli("lower", "in.ll", "-o", "out.ll", cwd=tmp_path)
        assert done.code == 1
        assert "out.ll: cannot write: Permission denied" in done.error
        assert (tmp_path / "out.ll").read_text() == "old"

    @pytest.mark.skipif(not os.path.exists("/proc/version"), reason="needs Linux' /proc")
    def test_folder_that_takes_no_files(self, tmp_path: Path) -> None:
        (tmp_path / "in.ll").write_text(GOOD)
        done = run_cli("lower", "in.ll", "-o", "/proc/out.ll", cwd=tmp_path)
        assert done.code == 1
        assert "/proc/out.ll: cannot write: " in done.error

    def test_existing_file_is_left_when_the_input_is_bad(self, tmp_path: Path) -> None:
        (tmp_path / "in.ll").write_text("nonsense")
        (tmp_path / "out.ll").write_text("old")
        assert run_cli("lower", "in.ll", "-o", "out.ll", cwd=tmp_path).code == 1
        assert (tmp_path / "out.ll").read_text() == "old"

    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
    def test_full_disk(self, tmp_path: Path) -> None:
        (tmp_path / "in.ll").write_text(GOOD)
        done = run_cli("lower", "in.ll", "-o", "/dev/full", cwd=tmp_path)
        assert done.code == 1
        assert "/dev/full: cannot write: No space left on device" in done.error


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["uses"], "Missing argument 'IN'"),
        (["lower", "in.ll", "--profile", "best"], "'best' is not one of 'full', 'llvm'"),
        (["lower", "in.ll", "--dynamic", "x"], "'x' is not one of 'alias', 'stacked'"),
        (["lower", "in.ll", "--print-after", "x"], "'x' is not one of"),
        (["lower", "in.ll", "--timeout", "0"], "0"),
        (["lower", "in.ll", "--max-memory", "none"], "'none' is not a valid integer"),
        (["lower", "in.ll", "--frobnicate"], "No such option"),
        (["lower", "in.ll", "--allocator", "x"], "unknown allocator 'x' (choose asan, ockl, malloc"),
        (["lower", "in.ll", "--allocator", "malloc", "--instrument"], "instrumentation needs shadow memory"),
        (["lower", "in.ll", "--profile", "llvm", "--allocator", "malloc"], "profile llvm is LLVM's own output"),
        (["lower", "in.ll", "--mcpu", "gfx42x"], "unknown target 'gfx42x'"),
        (["uses", "in.ll", "--mcpu", "sm_90"], "unknown target 'sm_90'"),
        (["compare", "in.ll", "--mcpu", "sm_90"], "unknown target 'sm_90'"),
        (["run", "in.ll", "--block", "64,0"], "'64,0' is not one to three numbers of at least 1"),
        (["run", "in.ll", "--grid", "1,1,1,1"], "is not one to three numbers of at least 1"),
        (["run", "in.ll", "--save", "out.npy"], "is not a parameter's index and a file"),
        (["run", "in.ll", "--save", "0=-"], "is not a parameter's index and a file"),
        (["run", "in.ll", "--save", f"{MANY_DIGITS}=out.npy"], "is not a parameter's index and a file"),
        (["run", "in.ll", "--save", "0=a.npy", "--save", "0=b.npy"], "parameter 0 is saved twice"),
        (["run", "in.ll", "--grid", MANY_DIGITS], "is not one to three numbers of at least 1"),
        (["run", "in.ll", "--timeout", "nan"], "nan is no number of seconds"),
        (["run", "in.ll", "--timeout", "inf"], "inf is not in the range"),
        (["run", "in.ll", "--max-memory", MANY_DIGITS[:20]], "is not in the range"),
        (["run", "in.ll", "--html", "in.ll"], "in.ll is an input, which is kept"),
        (["uses", "in.ll", "--html", "./in.ll"], "./in.ll is an input, which is kept"),
        (["profile", "in.ll", "--trace", "in.ll"], "in.ll is an input, which is kept"),
        (["reduce", "in.ll", "-o", "out.ll", "--json", "in.ll"], "in.ll is an input, which is kept"),
        (["opt", "in.ll", "--passes", "pad-lds", "--remarks", "in.ll"], "in.ll is an input, which is kept"),
        (["run", "in.ll", "--json", "-", "--sarif", "-"], "two outputs go to stdout"),
        (["validate", "in.ll", "--json", "out", "--sarif", "out"], "two outputs go to out"),
        (["run", "in.ll", "--save", "0=out", "--json", "out"], "two outputs go to out"),
        (["uses", "in.ll", "--json", "--html", "-"], "two outputs go to stdout"),
        (["opt", "in.ll", "--passes", "pad-lds", "--remarks", "-"], "two outputs go to stdout"),
        (["campaign", "in.ll", "--json", "-", "--parquet", "-"], "two outputs go to stdout"),
        (["profile", "in.ll", "--patterns", "-"], "--patterns writes a file"),
        (["campaign", "in.ll", "--list", "--json", "-"], "--list runs nothing; leave out --json"),
        (["run", "in.ll", "--dump-host-ir", "--json", "-"], "--dump-host-ir runs nothing; leave out --json"),
        (["run", "in.ll", "--dump-host-ir", "--engine", "reference"], "leave out --engine reference"),
        (["run", "in.ll", "--list-unsupported", "--print", "0"], "--list-unsupported runs nothing; leave out --print"),
        (["run", "in.ll", "--engine", "fast"], "'fast' is not one of"),
        (["check"], "Missing argument"),
        (["update-checks", "--frobnicate", "in.ll"], "unrecognized arguments: --frobnicate"),
        (["update-checks", "--check"], "Missing argument"),
        (["frobnicate"], "No such command 'frobnicate'"),
    ],
)
def test_usage(words: list[str], expected: str, tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(GOOD)
    done = run_cli(*words, cwd=tmp_path)
    assert done.code == 2, done
    assert expected in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--arg", "i32[1]=some"], r"cannot read 'some' in the argument 'i32\[1\]=some' \(expected"),
        (["--arg", "f128=1"], r".*f128.*\(.*\)"),
        (["--arg", "i32[1]=@none.npy"], r"none\.npy: cannot read: No such file"),
        ([], r".*kernel @k takes 1 argument, 0 given"),
        (["--arg", "null", "--kernel", "other"], r".*no kernel 'other' \(kernels: k\)"),
        (["--arg", "null", "--check", "frobcheck"], r"unknown check 'frobcheck' \(known: "),
        (["--arg", "null", "--check", ""], r"unknown check '' \(known: "),
        (["--arg", f"i32[{MANY_DIGITS}]"], r"cannot read the argument 'i32\[9"),
        (["--arg", f"i32[4]=random:{MANY_DIGITS}"], r"cannot read 'random:9"),
        (["--arg", f"i32={MANY_DIGITS}"], r".*is no number of type i32"),
        (["--arg", "null", "--block", "2048"], r".*work-group of 2048 work-items"),
        (["--arg", "null", "--save", "0=out.npy"], r".*argument 0 is no buffer"),
        (["--arg", "i32[1]=zero", "--json", "no/such.json"], r"no/such\.json: cannot write: "),
    ],
)
def test_wrong_launch(words: list[str], expected: str, tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(GOOD)
    done = run_cli("run", "in.ll", *words, cwd=tmp_path)
    assert done.code == 1, done
    assert re.match(f"swlds: error: {expected}", done.error), done.error
    assert os.listdir(tmp_path) == ["in.ll"]


def test_unknown_kernel(tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(GOOD.replace("@k(", "@reduce("))
    done = run_cli("uses", "in.ll", "--kernel", "reduse", cwd=tmp_path)
    assert done.code == 1
    assert done.error == "swlds: error: in.ll: has no kernel 'reduse' (did you mean reduce?)"


def test_no_kernel(tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(GOOD.replace("amdgpu_kernel ", ""))
    done = run_cli("run", "in.ll", cwd=tmp_path)
    assert (done.code, done.stdout) == (1, "")
    assert done.error == "swlds: error: in.ll: the module has no kernel (kernels are amdgpu_kernel functions)"


def test_time_limit_where_nothing_runs(tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(GOOD)
    done = run_cli("run", "in.ll", "--arg", "null", "--dump-host-ir", "--timeout", "0.01", cwd=tmp_path)
    assert (done.code, done.stdout) == (1, "")
    assert "in.ll: no end after 0.01 s; stopped (" in done.error


@pytest.mark.parametrize(
    ("closed", "words", "code", "error"),
    [
        ("<&-", "run - --arg i32[1]", 1, "swlds: error: <stdin>: cannot read: it is closed\n"),
        ("<&-", "lower", 1, "swlds: error: <stdin>: cannot read: it is closed\n"),
        (">&-", "run in.ll --block 1 --arg i32[1]", 1, "swlds: error: <stdout>: cannot write: it is closed\n"),
        ("2>&-", "run in.ll --block 1 --arg i32[1]", 0, ""),
        ("2>&-", "run none.ll", 1, ""),
        ("<&- >&- 2>&-", "run in.ll --block 1 --arg i32[1]", 1, ""),
    ],
)
def test_closed_streams(closed: str, words: str, code: int, error: str, tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(GOOD)
    command = f"{sys.executable} -m swlds {words} {closed}"
    done = subprocess.run(["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (code, error)
    assert ("ERROR SUMMARY" in done.stdout) == (code == 0)


@pytest.mark.parametrize(("text", "place"), [
    (";\rx\n" + GOOD, "1:1"),
    ("@a = addrspace(1) global i32 0 ;\rx\n" + GOOD, "1:1"),
    (GOOD.replace("\n", "\r") + "define void @f() {\r bad\r}\r", "1:2"),
    ("@a = addrspace(1) global i32 x\rdefine\r\n", "1:30"),
])  # fmt: skip
def test_columns_where_a_line_has_a_lone_cr(text: str, place: str, tmp_path: Path) -> None:
    """There LLVM counts them anew."""
    with pytest.raises(ParseError, match=rf"in\.ll:{place}: "):
        llvm.canonical_text(text, "in.ll")


def test_a_name_with_a_form_feed_does_not_end_the_message() -> None:
    with pytest.raises(ParseError) as caught:
        llvm.canonical_text('define void @f() {\n  call void @"a\\0Cb\\C2\\85c"()\n  ret void\n}\n')
    assert caught.value.message == "use of undefined value '@a\fb\x85c'"


@pytest.mark.parametrize(
    "before",
    [f"/* {'(' * 2100} */", f"/* {'9' * 5000} */", f"; {'(' * 2100}\r", f'@s = constant [2100 x i8] c"{"(" * 2100}"\n'],
)
def test_what_stands_in_comments_is_no_syntax(before: str) -> None:
    assert "@lds" in llvm.canonical_text(f"{before}\n{GOOD}")


@pytest.mark.parametrize("before", ["; \r", "/* */", '@"x" = global i8 0\n'])
def test_what_stands_behind_comments_is_syntax(before: str) -> None:
    with pytest.raises(InputError, match="nests over 2000 brackets"):
        llvm.canonical_text(f"{before} @g = global {'(' * 2100}\n")
    with pytest.raises(ParseError, match="an integer of more than 4000 digits"):
        llvm.canonical_text(f"{before} @g = global i32 {'9' * 5000}\n")


def test_an_equivalent_that_llvm_does_not_read_back() -> None:
    text = 'target triple = "amdgcn-amd-amdhsa"\ndefine void @fn() {\n  ret void\n}\n@p = global ptr dso_local_equivalent @fn\n'
    with pytest.raises(
        ParseError, match=r"\(lowered\):\d+:\d+: dso_local_equivalent @fn stands in front of @fn: LLVM prints it so"
    ):
        swlds.lower(swlds.parse(text, "in.ll"))
    behind = "define void @fn() {\n  ret void\n}\ndefine ptr @g() {\n  ret ptr dso_local_equivalent @fn\n}\n"
    assert "dso_local_equivalent @fn" in str(swlds.lower(swlds.parse(behind)))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("define void @f() { ret void }", "is taken for a path: LLVM IR text is a string with a newline"),
        ("@a = global i32 0", "is taken for a path"),
        ("no/such.ll", "cannot read: No such file"),
        ("some kernel.ll", "cannot read: No such file"),
        ("such.ll\n", "such.ll: is taken for LLVM IR text .a path is a str without a newline"),
        (b"/no/such.bc", "/no/such.bc: is taken for bitcode or LLVM IR text"),
    ],
)
def test_text_and_paths_taken_for_each_other(given: str | bytes, said: str) -> None:
    """By the newline; where the other one was meant the error says so, and no more than that there is no such file."""
    with pytest.raises(InputError, match=said):
        swlds.parse(given)


def test_text_of_one_line() -> None:
    text = "define void @f() { ret void }"
    assert "@f" in str(swlds.parse(text + "\n")) and "@f" in str(swlds.parse(text.encode()))
    assert not swlds.parse("; such.ll\n").functions
