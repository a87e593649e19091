"""What fails in other ways: original and lowered, crashes, endless trials, text that LLVM does not read, wrong words."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli_support import run_cli

import swlds
from swlds.errors import InputError, LaunchError, OptionError, ParseError, UnsupportedError
from swlds.reducer import observe as observing
from swlds.reducer import reduce as reducing
from swlds.reducer.lines import shorten_lines
from swlds.reducer.reduce import ReduceOptions, reduce_case
from swlds.reducer.trials import Job, OutOfTime, Trials
from swlds.run import RunRequest

ADDRESS = """@first = internal addrspace(3) global [8 x i32] poison, align 4
@second = internal addrspace(3) global [8 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @first, i32 %i
  store i32 %n, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(3) @second, i32 %i
  store i32 1, ptr addrspace(3) %q
  %a = ptrtoint ptr addrspace(3) %q to i32
  %b = add i32 %a, %n
  store i32 %b, ptr addrspace(1) %out
  ret void
}
"""
PAST_END = """@a = internal addrspace(3) global [8 x i32] poison, align 4
@b = internal addrspace(3) global [8 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %p = getelementptr i8, ptr addrspace(3) @a, i32 4096
  store i32 %n, ptr addrspace(3) %p
  %q = getelementptr i8, ptr addrspace(3) @b, i32 8192
  %v = load i32, ptr addrspace(3) %q
  store i32 7, ptr addrspace(1) %out
  ret void
}
"""
LAUNCH = RunRequest("k.ll", grid=(2,), block=(4,), args=("i32[4]", "i32=3"))


def test_original_and_lowered_differ(tmp_path: Path) -> None:
    source, out = tmp_path / "in.ll", tmp_path / "out.ll"
    source.write_text(ADDRESS)
    words = ["--block", "8", "--arg", "i32[8]=iota", "--arg", "i32[8]", "--arg", "i32=3", "--command", "validate"]
    done = run_cli("reduce", source, "-o", out, *words, "--json", tmp_path / "report.json")
    assert done.code == 0, done.stderr
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["bucket"] == {
        "stage": "validate", "kind": "difference", "what": "argument 1 differs after the launch", "object": ""
    }  # fmt: skip
    assert report["instructions"]["after"] <= 3
    assert report["done"] is True
    checked = run_cli("check", out)
    assert (checked.code, "1 good" in checked.stdout) == (0, True), checked.stdout
    # Its check is one: text that does not differ fails it.
    out.write_text(re.sub(r"store i32 .*, ptr addrspace\(1\)", "store i32 7, ptr addrspace(1)", out.read_text()))
    assert run_cli("check", out).code == 1


@pytest.mark.parametrize(("name", "opcode"), [("a", "store"), ("b", "load")])
def test_the_named_variable_stays(name: str, opcode: str) -> None:
    found = reduce_case(PAST_END, LAUNCH, ReduceOptions(object=name))
    assert (found.bucket.object, found.bucket.what) == (name, opcode)
    assert f"@{name} = " in found.module and "store i32 7" not in found.module
    assert found.instructions == 2
    assert (found.request.grid, found.request.block, found.request.args) == ((1,), (1,), ())


def test_a_crash_is_a_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler aborts at an xor: forks take the change over."""
    real = observing.lower_as_asked

    def crash(module: swlds.Module, request: RunRequest) -> swlds.Module:
        if any(i.opcode == "xor" for f in module.defined_functions for i in f.instructions()):
            os.write(2, b"LLVM ERROR: cannot select 17 of %this\n")
            os.abort()
        return real(module, request)

    monkeypatch.setattr(observing, "lower_as_asked", crash)
    text = ADDRESS.replace("  %b = add", "  %x = xor i32 %a, %n\n  %b = add").replace(
        "i32 %a, %n\n  store", "i32 %x, %n\n  store"
    )
    found = reduce_case(text, RunRequest("k.ll"), ReduceOptions("lower"))
    assert str(found.bucket) == "lower: crash (LLVM stopped on this input: LLVM ERROR: cannot select _ of _)"
    assert found.instructions == 2
    assert "= xor i32" in found.module


def test_a_crash_while_llvm_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines go; there is no model."""

    def crash(data: str | bytes, name: str = "") -> str:
        text = data if isinstance(data, str) else data.decode()
        if "%bad" in text and "declare void @g" in text:
            os.abort()
        raise ParseError("cannot", location=name)

    monkeypatch.setattr(reducing, "canonical_text", crash)
    lines = [f"; line {n}" for n in range(40)]
    lines[7], lines[33] = "  %bad = type { i32 }", "declare void @g()"
    found = reduce_case("\n".join(lines), RunRequest("k.ll"), ReduceOptions("lower"))
    assert (found.bucket.stage, found.bucket.kind) == ("read", "crash")
    assert found.module.splitlines() == ["  %bad = type { i32 }", "declare void @g()"]
    assert found.instructions == 0 and "40" not in found.size


def test_shorten_lines() -> None:
    kept = []

    def find_first(tries: object) -> int | None:
        for index, text in enumerate(tries):  # type: ignore[var-annotated, arg-type]
            if "b" in text and "d" in text:
                kept.append(text)
                return index
        return None

    shorten_lines("a\nb\nc\nd\ne", find_first)
    assert kept[-1] == "b\nd"


def test_text_that_llvm_refuses_is_kept_where_it_is_asked_for() -> None:
    text = "; one\ndefine void @f() {\n  %x = nonsense i32 1\n  ret void\n}\n; two\n"
    with pytest.raises(ParseError, match="expected instruction opcode"):
        reduce_case(text, RunRequest("k.ll"), ReduceOptions("lower"))
    found = reduce_case(text, RunRequest("k.ll"), ReduceOptions("lower", kind="ParseError"))
    assert found.module.split("\n") == ["define void @f() {", "  %x = nonsense i32 1"]


def test_endless_trials_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its increment the loop runs for ever; the trial ends long before its ten seconds."""
    loop = """define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %next
  store i32 %i, ptr addrspace(1) %p
  ret void
}
"""
    limits: list[float] = []
    start = Trials._start

    def note(self: Trials, job: Job) -> object:
        limits.append(self.seconds)
        return start(self, job)

    monkeypatch.setattr(Trials, "_start", note)
    found = reduce_case(loop, RunRequest("k.ll", block=(4,), args=("i32[4]", "i32=9")), ReduceOptions(jobs=1))
    assert found.instructions <= 3
    assert limits[0] == 10 and limits[-1] < 5


def test_no_time_left() -> None:
    trials = Trials("run", 2, 10.0, None, 0.0)
    trials.run(lambda ready: ([], None))
    with pytest.raises(OutOfTime):
        trials.run(lambda ready: ([], None))


def test_what_was_reached_when_the_time_is_over(tmp_path: Path) -> None:
    source, out = tmp_path / "in.ll", tmp_path / "out.ll"
    source.write_text(PAST_END)
    words = ["--block", "4", "--arg", "i32[4]", "--arg", "i32=3", "--max-time", "0.001"]
    done = run_cli("reduce", source, "-o", out, *words)
    assert done.code == 0, done.stderr
    assert "stopped before the end" in done.stdout
    assert run_cli("check", out).code == 0


def test_another_reducer_comes_first(tmp_path: Path) -> None:
    """One with llvm-reduce's command line, which takes lines out as long as its test says yes."""
    program, asked = tmp_path / "by lines", tmp_path / "asked"
    program.write_text(
        f"""#!/bin/sh
for word; do case $word in --test=*) test=${{word#--test=}};; -o) ;; *.ll) files="$files $word";; esac; done
set -- $files
cp "$2" best.ll
for gone in '%n, ptr' '@b, i32' '%q' 'store i32 7'; do
  grep -v "$gone" best.ll > try.ll
  "$test" try.ll && cp try.ll best.ll && echo "$gone" >> '{asked}'
done
cp best.ll "$1"
"""
    )
    program.chmod(0o755)
    source, out = tmp_path / "in.ll", tmp_path / "out.ll"
    source.write_text(PAST_END)
    words = ["--block", "4", "--arg", "i32[4]", "--arg", "i32=3", "--object", "a"]
    done = run_cli("reduce", source, "-o", out, *words, "--with", program)
    assert done.code == 0, done.stderr
    # Not the store to @a, and not %q's definition before its use: what does not fail alike, or is no module, is refused.
    assert asked.read_text().splitlines() == ["%q", "store i32 7"]
    assert "2 in" in done.stdout


def test_what_another_reducer_has_reached_when_a_signal_comes(tmp_path: Path) -> None:
    program, asked = tmp_path / "slow", tmp_path / "asked"
    program.write_text(
        f"""#!/bin/sh
for word; do case $word in --test=*) test=${{word#--test=}};; -o) ;; *.ll) files="$files $word";; esac; done
set -- $files
grep -v 'store i32 7' "$2" > try.ll
"$test" try.ll && echo yes > '{asked}'
sleep 100
"""
    )
    program.chmod(0o755)
    source, out = tmp_path / "in.ll", tmp_path / "out.ll"
    source.write_text(PAST_END)
    words = ["--block", "4", "--arg", "i32[4]", "--arg", "i32=3", "--object", "a", "--with", str(program)]
    line = [sys.executable, "-m", "swlds", "reduce", str(source), "-o", str(out), *words]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while not asked.exists() and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.05)
    process.terminate()
    said, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (143, "swlds: interrupted\n")
    assert "stopped before the end" in said and "store i32 7" not in out.read_text()


def test_another_reducer_that_fails(tmp_path: Path) -> None:
    program = tmp_path / "fails"
    program.write_text("#!/bin/sh\necho 'no \033[31mway' >&2\nexit 3\n")
    program.chmod(0o755)
    source = tmp_path / "in.ll"
    source.write_text(PAST_END)
    words = ["--block", "4", "--arg", "i32[4]", "--arg", "i32=3", "--with", program]
    done = run_cli("reduce", source, "-o", tmp_path / "out.ll", *words)
    assert done.code == 1
    assert "failed: no " in done.error and "\033" not in done.error
    assert not (tmp_path / "out.ll").exists()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (ReduceOptions(outside="/nowhere/llvm-reduce"), "--with: there is no program"),
        (ReduceOptions(test=("/nowhere/test",)), "--test: there is no program"),
        (ReduceOptions(command="walk"), "unknown command"),
    ],
)
def test_wrong_options(options: ReduceOptions, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        reduce_case(PAST_END, LAUNCH, options)


@pytest.mark.parametrize(
    "request_", [RunRequest("k.ll", "other"), RunRequest("k.ll", block=(4,)), RunRequest("k.ll", args=("i32[x]",))]
)
def test_a_wrong_launch_is_no_failure_of_the_module(request_: RunRequest) -> None:
    with pytest.raises(LaunchError):
        reduce_case(PAST_END, request_, ReduceOptions())


def test_a_wrong_launch_is_kept_where_it_is_asked_for() -> None:
    found = reduce_case(PAST_END, RunRequest("k.ll", block=(4,)), ReduceOptions(kind="LaunchError"))
    assert found.bucket.kind == "LaunchError"
    assert found.instructions == 1


def test_of_a_library() -> None:
    found = swlds.reduce(PAST_END, block=4, args=["i32[4]", "i32=3"], object="b")
    assert found.bucket.object == "b"
    with pytest.raises(OptionError, match="object"):
        swlds.reduce(PAST_END, objekt="b")
    with pytest.raises(OptionError, match="string"):
        swlds.reduce(PAST_END, test="./test.sh")
    with pytest.raises(InputError, match="empty"):
        swlds.reduce(b"")


def test_refusals_keep_their_message(tmp_path: Path) -> None:
    """Two that `lower` refuses: the first stays, the other does not slip in."""
    asm = '  call void asm sideeffect "ds_write_b32 $0, $0", "v"(ptr addrspace(3) @a)\n'
    text = PAST_END.replace("  ret void", f"{asm}  ret void")
    with pytest.raises(UnsupportedError) as raised:
        swlds.lower(swlds.parse(text))
    source, out = tmp_path / "in.ll", tmp_path / "out.ll"
    source.write_text(text)
    done = run_cli("reduce", source, "-o", out, "--command", "lower")
    assert done.code == 0, done.stderr
    assert "6 instructions became" not in done.stdout and "became 2" in done.stdout
    assert "asm" in str(raised.value)
    assert run_cli("check", out).code == 0


def test_trials_that_wait_end_with_the_time(tmp_path: Path) -> None:
    """A test program that sleeps uses no CPU time."""
    program, source, out = tmp_path / "waits", tmp_path / "in.ll", tmp_path / "out.ll"
    program.write_text('#!/bin/sh\ngrep -q "store i32 7" "$1" || sleep 1000\n')
    program.chmod(0o755)
    source.write_text(PAST_END)
    start = time.monotonic()
    done = run_cli("reduce", source, "-o", out, "--test", str(program), "--max-time", "3")
    assert done.code == 0 and "stopped before the end" in done.stdout, done.stderr
    assert time.monotonic() - start < 60  # ten times --trial-time is 200 s
    assert "store i32 7" in out.read_text()


def test_a_reduced_module_on_stdout(tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(PAST_END)
    words = ["--block", "4", "--arg", "i32[4]", "--arg", "i32=3", "--object", "a"]
    done = run_cli("reduce", "in.ll", "-o", "-", *words, cwd=tmp_path)
    assert done.code == 0 and done.stdout.startswith("; run: out-of-bounds (store) on a")
    assert (
        "became 2 in" in done.stderr
        and "again:" not in done.stderr
        and [p.name for p in tmp_path.iterdir()] == ["in.ll"]
    )
    (tmp_path / "out.ll").write_text(done.stdout)
    assert run_cli("check", "out.ll", cwd=tmp_path).code == 0


def test_the_gravest_failure_is_kept(tmp_path: Path) -> None:
    """Not the first by name, a warning."""
    text = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [128 x i32] poison, align 4
@b = internal addrspace(3) global [128 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier()
  %j = xor i32 %i, 64
  %q = getelementptr i32, ptr addrspace(3) @a, i32 %j
  %v = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %o, align 4
  %w = load i32, ptr addrspace(3) @b, align 4
  store i32 %w, ptr addrspace(1) %o, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" }
"""
    source, out = tmp_path / "in.ll", tmp_path / "out.ll"
    source.write_text(text)
    words = ["--block", "128", "--arg", "i32[256]"]
    found = json.loads(run_cli("run", source, *words, "--json", "-").stdout)["findings"]
    severities = {f["kind"]: f["severity"] for f in found}
    assert severities == {"unfenced-barrier": "warning", "uninitialized": "error"}
    assert run_cli("reduce", source, "-o", out, *words).code == 0
    assert "a warning" not in out.read_text().split("\n")[0]


def test_a_reduced_crash_is_a_test_of_itself(tmp_path: Path) -> None:
    """LLVM's parser asserts there, where llvmlite has one with assertions."""
    text = "; one\n!0 = !{!DIArgList(i32 0)}\n; two\ndefine void @f() {\n  ret void\n}\n"
    (tmp_path / "k.ll").write_text(text)
    if "LLVM stopped" not in run_cli("lower", "k.ll", cwd=tmp_path).stderr:
        pytest.skip("this LLVM has no assertions")
    reduced = run_cli("reduce", "k.ll", "-o", "small.ll", "--command", "lower", cwd=tmp_path)
    assert reduced.code == 0, reduced
    assert "; RUN: not swlds lower %s" in (tmp_path / "small.ll").read_text()
    (tmp_path / "other.ll").write_text(
        "; RUN: not swlds lower %s 2>&1 | FileCheck %s\n; CHECK: opcode\ndefine void @f() { x }\n"
    )
    for tests in (["small.ll"], ["other.ll", "small.ll"]):
        done = run_cli("check", *tests, cwd=tmp_path)
        assert done.code == 0, done
    (tmp_path / "wrong.ll").write_text(
        (tmp_path / "small.ll").read_text().replace("not swlds", "swlds") + "; CHECK: x\n"
    )
    assert "LLVM stopped on this input" in run_cli("check", "wrong.ll", cwd=tmp_path).stdout
