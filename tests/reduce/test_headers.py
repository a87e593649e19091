"""The first lines of a reduced file: `swlds check` passes on each, from any folder."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from cli_support import Done, run_cli

from swlds.reducer.bucket import Bucket
from swlds.reducer.reduction import Reduction
from swlds.run import RunRequest

COPY = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [128 x i32] undef, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %in, ptr addrspace(3) @s, i32 4, i32 0, i32 0)
  store i32 1, ptr addrspace(1) %out
  ret void
}
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
"""
BANKS = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [2048 x i32] undef, align 4
define amdgpu_kernel void @k() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %t, 32
  %g = getelementptr i32, ptr addrspace(3) @s, i32 %m
  store i32 %t, ptr addrspace(3) %g
  ret void
}
"""
PAST_END = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [4 x i32] undef, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %in) {
  %n = load i32, ptr addrspace(1) %in
  %c = icmp eq i32 %n, 7
  br i1 %c, label %then, label %end
then:
  %g = getelementptr i32, ptr addrspace(3) @s, i32 %n
  store i32 1, ptr addrspace(3) %g
  br label %end
end:
  ret void
}
"""
RACE = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [128 x i32] undef, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  %u = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @s, i32 %u
  %v = load i32, ptr addrspace(3) %q
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}
"""
TILE = r'''@"my tile%p 'q' \22x\22"'''
XOR = "define i32 @f(i32 %a) {\n  %b = mul i32 %a, 3\n  %c = xor i32 %b, 5\n  ret i32 %c\n}\n"


def again(done: Done, folder: Path) -> subprocess.CompletedProcess[bytes]:
    """The line behind ``again:``, by a shell."""
    line = done.stdout.splitlines()[-1].removeprefix("again: ")
    swlds = f'swlds() {{ {sys.executable} -m swlds "$@"; }}'
    return subprocess.run(["sh", "-c", f"{swlds}\n{line}"], cwd=folder, capture_output=True, check=False)


def reduce_and_check(folder: Path, text: str, *words: str, name: str = "out.ll", lines: int = 1) -> tuple[str, Done]:
    """The reduced text, on which `swlds check` passes in another folder, with as many RUN lines; and what `swlds reduce` said."""
    (folder / "in.ll").write_text(text)
    (folder / name).parent.mkdir(exist_ok=True)
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir(exist_ok=True)
    done = run_cli("reduce", "in.ll", "-o", name, *words, cwd=folder)
    assert done.code == 0, done.stderr
    made = (folder / name).read_text()
    assert made.count("\n; RUN: ") == lines, made
    checked = run_cli("check", folder / name, cwd=elsewhere)
    assert (checked.code, "1 good" in checked.stdout) == (0, True), made + checked.stdout + checked.stderr
    return made, done


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (COPY, ["--block", "1", "--arg", "i32[4]", "--arg", "i32[4]"]),
        (BANKS, ["--block", "2", "--check", "bankcheck"]),
    ],
)
def test_a_finding_that_is_a_note(text: str, words: list[str], tmp_path: Path) -> None:
    made, _ = reduce_and_check(tmp_path, text, *words)
    assert "--fail-on note" in made and "; EXPECT: " in made


def test_passes_in_front_of_run(tmp_path: Path) -> None:
    words = [
        "--block",
        "128",
        "--arg",
        "i32[128]",
        "--arg",
        "i32=4",
        "--passes",
        "pad-lds,swizzle-lds",
        "--kind",
        "race-raw",
    ]
    made, done = reduce_and_check(tmp_path, RACE, *words)
    assert re.search(
        r"; RUN: swlds opt %s --passes pad-lds,swizzle-lds --kernel k --block \d+ \| not swlds run - ", made
    )
    assert b"race-raw" in again(done, tmp_path).stdout


@pytest.mark.parametrize("command", ["run", "lower"])
def test_passes_that_refuse(command: str, tmp_path: Path) -> None:
    asm = '  call void asm sideeffect "ds_write_b32 $0, $0", "v"(ptr addrspace(3) @s)\n'
    words = ["--passes", "lower-lds", "--command", command]
    words += ["--block", "4", "--arg", "i32[4]"] if command == "run" else []
    made, done = reduce_and_check(tmp_path, PAST_END.replace("then:\n", f"then:\n{asm}"), *words)
    assert "; RUN: not swlds opt %s --passes lower-lds" in made and "; CHECK: " in made
    assert again(done, tmp_path).returncode == 1


@pytest.mark.parametrize("folder", ["d %s x", "in 'q' \"d\" ; 2>&1", "a,b", "c:d=e", "out"])
def test_files_of_arguments(folder: str, tmp_path: Path) -> None:
    """Relative ones, too; what lies where the reduced file does moves with it."""
    (tmp_path / folder).mkdir()
    np.save(tmp_path / folder / "in put.npy", np.array([7], np.int32))
    text = PAST_END.replace("i32, ptr addrspace(3) @s", "i32, ptr addrspace(5) %s").replace(
        "addrspace(3) %g", "addrspace(5) %g"
    )
    text = text.replace(
        "  %n = ", "  %s = alloca [4 x i32], addrspace(5)\n  %n = "
    )  # a slot, whose index stays what it is
    made, done = reduce_and_check(
        tmp_path, text, "--block", "4", "--arg", f"i32[1]=@{folder}/in put.npy", name="out/small.ll"
    )
    assert ("; LAUNCH: " in made) == ("," not in folder)
    assert (str(tmp_path) in made) == (folder != "out")
    assert b"out-of-bounds" in again(done, tmp_path).stdout


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (r"k 'q' \22dq\22 %s ; x", []),
        (r"k 'q' \22dq\22 %s ; x", ["--lowered"]),
        (r"k 'q' \22dq\22 %s ; x", ["--command", "validate"]),
        (r"a\0A; RUN: b\1B", []),
        (r";\5C", []),
    ],
)
def test_names_of_kernels(name: str, words: list[str], tmp_path: Path) -> None:
    text = PAST_END.replace("@k(", f'@"{name}"(').replace("@s", TILE)
    np.save(tmp_path / "in.npy", np.array([7], np.int32))
    made, done = reduce_and_check(tmp_path, text, "--block", "4", "--arg", "i32[1]=@in.npy", *words)
    assert "--kernel" not in made + done.stdout
    assert ("; LAUNCH: " in made) == (not words and r"\0A" not in name)
    assert b"out-of-bounds" in again(done, tmp_path).stdout


@pytest.mark.parametrize(
    ("test", "run"),
    [
        ("'./has xor.sh'", "'./has xor.sh' %s"),
        ("'./has xor.sh' {}", "'./has xor.sh' %s"),
        ("sh -c 'grep -q \"[=] xor \" {} 2>&1'", """sh -c 'grep -q "[=] xor " %s 2>&1'"""),
        ('sh -c \'printf "%s" a; grep "[=] xor " {}\'', """sh -c 'printf "%%s" a; grep "[=] xor " %s'"""),
    ],
)
def test_a_program_decides(test: str, run: str, tmp_path: Path) -> None:
    script = tmp_path / "has xor.sh"
    script.write_text('#!/bin/sh\ngrep -q " xor " "$1"\n')
    script.chmod(0o755)
    made, done = reduce_and_check(tmp_path, XOR, "--test", test, name="out/x.ll")
    assert f"; RUN: env -C {tmp_path} {run}\n" in made
    assert "{}" not in done.stdout and again(done, tmp_path).returncode == 0
    (tmp_path / "out" / "x.ll").write_text(made.replace("%c = xor ", "%c = add "))
    assert run_cli("check", tmp_path / "out" / "x.ll").code == 1


def test_a_command_that_no_run_line_can_hold(tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(XOR)
    done = run_cli("reduce", "in.ll", "-o", "out.ll", "--test", "sh -c 'true\ngrep -q \"= xor \" {}'", cwd=tmp_path)
    assert done.code == 0
    assert done.error == "swlds: warning: out.ll has no RUN line, which cannot hold the words of its command"
    second = (tmp_path / "out.ll").read_text().splitlines()[1]
    assert second == r"""; no RUN line can hold the words of: sh -c $'true\012grep -q "= xor " out.ll'"""


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("lower", r"we \22ird\0A; RUN: rm  %s"),
        ("lower", "l ng " * 300),
        ("run", r"{{x}}\09[[y]] \5C_\E2\80\AE z"),
        ("run", "long" * 300),
    ],
)
def test_a_refusal_that_quotes_a_name(command: str, name: str, tmp_path: Path) -> None:
    text = PAST_END.replace("then:\n", f'then:\n  call void @"{name}"(ptr addrspace(3) @s)\n')
    text += f'declare void @"{name}"(ptr addrspace(3))\n'
    words = ["--block", "1", "--arg", "i32[1]=iota"] if command == "run" else []
    made, _ = reduce_and_check(tmp_path, text.replace("i32 %n, 7", "i32 %n, 0"), "--command", command, *words)
    assert "; CHECK: " in made


@pytest.mark.parametrize(
    ("words", "idle"),
    [
        ("--command lower --kernel k --grid 4 --block 3 --arg i32=1 --dynamic-lds 5 --mcpu gfx942 -j 1 --allocator malloc",
         "--kernel, --grid, --block, --arg, --dynamic-lds"),
        ("--command lower --passes lower-lds --block 3 --assume nowrap --engine wave --lowered", "--engine, --lowered"),
        ("--command lower --grid 1 --timeout 3", "--grid, --timeout"),
        ("--test true --block 64 --arg i32=3 --no-instrument --kind x --allow-other --max-memory 4096 -j 1 --mcpu gfx942",
         "--block, --arg, --mcpu, --no-instrument, --kind, --allow-other"),
        ("--test true --command run --passes lower-lds", "--passes, --command"),
        ("--test true --link in.ll --mcpu gfx942 --seed 1", "--seed"),
        ("--command validate --lowered --block 1", "--lowered"),
        ("--passes lower-lds --lowered --block 1", "--lowered"),
    ],
)  # fmt: skip
def test_options_that_say_nothing(words: str, idle: str, tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(XOR)
    done = run_cli("reduce", "in.ll", "-o", "out.ll", *words.split(), cwd=tmp_path)
    assert (done.code, done.stderr.splitlines()[-1].partition("; leave out ")[2]) == (2, idle), done.stderr


def test_options_of_a_lowering_beside_passes(tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(XOR)
    done = run_cli("reduce", "in.ll", "-o", "out.ll", "--passes", "lower-lds", "--allocator", "malloc", cwd=tmp_path)
    assert done.code == 2 and "--allocator: say them in lower-lds<...>" in done.stderr


ENDLESS = """define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  br label %loop
loop:
  store volatile i32 1, ptr addrspace(1) %out
  br label %loop
}
"""


def test_a_launch_without_an_end(tmp_path: Path) -> None:
    """Its line has one, by a bound as that of the trial."""
    words = ["--block", "1", "--arg", "i32[1]", "--kind", "time", "--trial-time", "0.5", "--engine", "reference"]
    made, done = reduce_and_check(tmp_path, ENDLESS, *words)
    assert "--timeout 0.5" in made and "--timeout 0.5" in done.stdout


@pytest.mark.parametrize(("stage", "kind", "words"), [
    ("run", "crash", "swlds validate o.ll --grid 1 --passes p"),
    ("run", "time", "swlds validate o.ll --grid 1 --passes p --timeout 10"),
    ("run", "trap", "swlds opt o.ll --passes p | swlds run - --grid 1"),
    ("read", "crash", "swlds opt o.ll --passes p"),
    ("opt", "LaunchError", "swlds opt o.ll --passes p"),
])  # fmt: skip
def test_which_of_two_commands_fails(stage: str, kind: str, words: str) -> None:
    request = RunRequest("in.ll", lowered=True, passes="p")
    assert Reduction("in.ll", "run", Bucket(stage, kind), "", request).again("o.ll") == words


def test_a_kernel_that_there_is_not_is_named() -> None:
    """Without its name the launch would be right."""
    found = Reduction(
        "in.ll", "run", Bucket("run", "LaunchError", "no kernel"), PAST_END, RunRequest("in.ll", "no such")
    )
    assert found.again("o.ll") == "swlds run o.ll --kernel 'no such' --grid 1"
    assert found.as_json()["command"] == ["run", "reduced.ll", "--kernel", "no such", "--grid", "1"]


@pytest.mark.parametrize("more", [[], ["--lowered"]])
def test_another_bug_does_not_pass_for_the_first(tmp_path: Path, more: list[str]) -> None:
    """The header asks for the finding's object; a launch's own one for its severity, too."""
    text = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [4 x i32] poison, align 4
@b = internal addrspace(3) global [4 x i32] poison, align 4
define amdgpu_kernel void @uninitialized(ptr addrspace(1) %out) {
  %v = load i32, ptr addrspace(3) @a, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
"""
    (tmp_path / "uninitialized.ll").write_text(text)
    out = tmp_path / "out.ll"
    assert (
        run_cli("reduce", tmp_path / "uninitialized.ll", "-o", out, "--block", "1", "--arg", "i32[4]", *more).code == 0
    )
    made = out.read_text()
    assert run_cli("check", out).code == 0
    out.write_text(
        made.replace("addrspace(3) @a,", "addrspace(3) @b,") + "@b = internal addrspace(3) global [4 x i32] poison\n"
    )
    assert run_cli("check", out).code == 1
    if not more:
        assert "severity=error" in made
        out.write_text(made.replace("severity=error", "severity=warning"))
        assert run_cli("check", out).code == 1


#: Names of variables that FileCheck, lit or suppressions would take for something else.
AWKWARD = (
    "a,b",
    "a b",
    "[[X]]",
    "{{.*}}",
    "%s",
    "a%t%{x}b",
    "a'b",
    "a\\22b",
    "a\\0Ab",
    "a\\0Db",
    "a\\09b",
    "\\FF",
    "a=b",
    "`ls`",
    "--x",
    "a\\5Cb",
)


@pytest.mark.parametrize("name", AWKWARD)
def test_the_check_line_has_the_object_whatever_its_name(name: str, tmp_path: Path) -> None:
    """A test of another object's failure fails."""
    text = f"""target triple = "amdgcn-amd-amdhsa"
@"{name}" = internal addrspace(3) global [4 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %p) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr [4 x i32], ptr addrspace(3) @"{name}", i32 0, i32 %t
  store i32 1, ptr addrspace(3) %q
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
"""
    (tmp_path / "k.ll").write_text(text)
    words = ["--kernel", "k", "--block", "8", "--arg", "i32[8]", "--lowered", "-o", "small.ll"]
    done = run_cli("reduce", "k.ll", *words, cwd=tmp_path)
    assert done.code == 0, done.stderr
    made = (tmp_path / "small.ll").read_text(errors="surrogateescape")
    assert " object=" in made.split("CHECK: ")[1].split("\n")[0], made
    assert run_cli("check", "small.ll", cwd=tmp_path).code == 0
    spelled = next(
        spelling for spelling in (f'@"{name}"', f"@{name}", '@"a\\\\b"') if spelling in made.split("target triple")[1]
    )
    (tmp_path / "small.ll").write_text(made.replace(spelled, "@other"), errors="surrogateescape")
    assert run_cli("check", "small.ll", cwd=tmp_path).code == 1


def test_refusals_are_checked_with_their_object(tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(
        'target triple = "amdgcn-amd-amdhsa"\n@"a_1=b" = internal addrspace(3) global [4 x i32] zeroinitializer\n'
        'define amdgpu_kernel void @k() {\n  store i32 1, ptr addrspace(3) @"a_1=b"\n  ret void\n}\n'
    )
    assert run_cli("reduce", "k.ll", "--command", "lower", "-o", "small.ll", cwd=tmp_path).code == 0
    made = (tmp_path / "small.ll").read_text()
    assert "; CHECK: LDS variable @a{{.*}}1=b has an initializer" in made, made
    assert run_cli("check", "small.ll", cwd=tmp_path).code == 0


def test_a_test_program_that_waits_and_one_without_an_interpreter_line(tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text("define amdgpu_kernel void @k() {\n  ret void\n}\n")
    for name, text in (("waits", "#!/bin/sh\nexec sleep 1000\n"), ("plain", 'grep -q amdgpu_kernel "$1"\n')):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    start = time.monotonic()
    done = run_cli("reduce", "k.ll", "-o", "o.ll", "--trial-time", "1", "--test", "./waits {}", cwd=tmp_path)
    assert done.code == 1 and "no end after 10 s" in done.stderr and time.monotonic() - start < 60
    done = run_cli("reduce", "k.ll", "-o", "o.ll", "--test", "./plain {}", "--json", "o.json", cwd=tmp_path)
    assert done.code == 0, done.stderr
    (tmp_path / "race.ll").write_text(
        'target triple = "amdgcn-amd-amdhsa"\n@t = internal addrspace(3) global i32 poison\n'
        "define amdgpu_kernel void @k() {\n  %v = load i32, ptr addrspace(3) inttoptr (i32 4096 to ptr addrspace(3))\n"
        "  store i32 %v, ptr addrspace(3) @t\n  ret void\n}\n"
    )
    done = run_cli("reduce", "race.ll", "--block", "2", "-o", "made.ll", "--json", "made.json", cwd=tmp_path)
    assert done.code == 0 and json.loads((tmp_path / "made.json").read_text())["command"][:2] == ["run", "made.ll"]
