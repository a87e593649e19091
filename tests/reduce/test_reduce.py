"""`swlds reduce`: what comes out fails in the same way and in no other, is small, and says how to do it again."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cli_support import run_cli
from hypothesis import given
from hypothesis import strategies as st
from paths import ROOT

from swlds.errors import InputError
from swlds.golden.launch_lines import parse_launches
from swlds.ir.llvm import verify_text
from swlds.ir.model import Module
from swlds.printable import plain
from swlds.reducer.ddmin import minimise
from swlds.reducer.launches import smaller_arguments, smaller_numbers, without_argument
from swlds.reducer.observe import observe
from swlds.reducer.reduce import ReduceOptions, reduce_case
from swlds.reducer.reduction import Reduction
from swlds.run import RunRequest, run

EXEC = ROOT / "tests" / "exec"
#: Program -> kind, object, instructions that are needed at most.
FINDINGS = {
    "negative/lds-past-end.ll": ("out-of-bounds", "t", 5),
    "negative/lds-in-callee.ll": ("out-of-bounds", "t", 7),
    "negative/heap-use-after-free.ll": ("use-after-free", None, 6),
    "negative/different-barriers.ll": ("divergent-barrier", "", 7),
    "racy/waw-two-waves.ll": ("race-waw", "a", 3),
    "racy/raw-no-barrier.ll": ("race-raw", "a", 7),
}
REFUSED = """define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %then, label %done
then:
  %v = call i32 @far(i32 %n)
  store i32 %v, ptr addrspace(1) %out
  br label %done
done:
  ret void
}
declare i32 @far(i32)
"""


def reduce_program(name: str, options: ReduceOptions | None = None) -> Reduction:
    path = EXEC / name
    launch = parse_launches(str(path), path.read_text())[0]
    words = tuple(spec.text for spec in launch.arguments)
    request = RunRequest(str(path), launch.kernel, launch.grid, launch.block, words, launch.mcpu, launch.options)
    return reduce_case(path.read_bytes(), request, options or ReduceOptions())


@pytest.mark.parametrize("name", FINDINGS)
def test_a_finding_stays_and_its_program_shrinks(name: str, tmp_path: Path) -> None:
    kind, of, least = FINDINGS[name]
    found = reduce_program(name, ReduceOptions(kind=kind))
    assert found.instructions <= least
    assert of is None or found.bucket.object == of
    verify_text(found.text)
    reduced = tmp_path / "reduced.ll"
    reduced.write_text(found.text)
    report = run(RunRequest(str(reduced), *(getattr(found.request, n) for n in ("kernel", "grid", "block", "args"))))
    assert kind in {f.kind for f in report.findings}
    done = run_cli("check", reduced)
    assert done.code == 0, done.stdout + done.stderr
    assert "1 test: 1 good" in done.stdout


def test_what_accesses_are_left_is_chosen_before_branches() -> None:
    """The load that a later store races with, not one that a barrier still keeps apart from an earlier one. The fence keeps
    the lanes of a wave in order: without it there would be a read-after-write race, too."""
    text = (ROOT / "testdata" / "peers" / "reduce.O2.ll").read_text()
    barriers = list(re.finditer(r"^ .*call void @llvm\.amdgcn\.s\.barrier\(\).*\n", text, re.MULTILINE))
    text = text[: barriers[1].start()] + text[barriers[1].end() :]
    request = RunRequest("in.ll", None, (2,), (256,), ("f32[512]=iota", "f32[2]"))
    found = reduce_case(text, request, ReduceOptions(kind="race-war"))
    assert found.bucket.kind == "race-war" and found.instructions <= 4, found.text


def test_it_is_deterministic() -> None:
    one, two = (reduce_program("racy/waw-two-waves.ll", ReduceOptions(jobs=jobs)) for jobs in (1, 2))
    assert one.text == two.text


def test_host_code_that_takes_long_to_make(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials on the reference engine have less time than the last look on the engine that was asked for needs."""

    def slow(module: Module, request: RunRequest, *words: Any) -> Any:
        end = time.process_time() + (0.0 if request.options.engine == "reference" else 0.8)
        while time.process_time() < end:
            pass
        return observe(module, request, *words)

    text = """@s = internal addrspace(3) global [4 x i32] poison, align 4
define amdgpu_kernel void @k() {
  store i32 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 16)
  store i32 1, ptr addrspace(3) @s
  ret void
}
"""
    monkeypatch.setattr("swlds.reducer.reduce.LEAST_SECONDS", 0.2)
    monkeypatch.setattr("swlds.reducer.reduce.observe", slow)
    found = reduce_case(text, RunRequest("in.ll", None, (1,), (8,)), ReduceOptions())
    assert (found.instructions, found.request.block) == (2, (1,))


def test_no_other_failure_comes() -> None:
    """The access past the end needs its index: with anything else it would be another failure."""
    found = reduce_program("negative/lds-past-end.ll")
    assert {b.kind for b in [found.bucket, *found.others]} == {"out-of-bounds"}


#: Past the end of what is read; with fewer elements of the other, past the end of that, too.
SLIPPERY = """target triple = "amdgcn-amd-amdhsa"
declare void @llvm.memcpy.p1.p1.i32(ptr addrspace(1), ptr addrspace(1), i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  call void @llvm.memcpy.p1.p1.i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 64, i1 false)
  ret void
}
"""


def test_failures_on_other_objects_do_not_come() -> None:
    request = RunRequest("k.ll", grid=(1,), block=(1,), args=("i32[4]=iota", "i32[16]"))
    found = reduce_case(SLIPPERY, request, ReduceOptions(object="in"))
    assert (found.bucket.kind, found.bucket.object, found.others) == ("out-of-bounds", "in", [])
    assert found.instructions == 2 and found.request.args[1] == "i32[16]"
    found = reduce_case(SLIPPERY, request, ReduceOptions(object="in", allow_other=True))
    assert "i32[16]" not in found.request.args and found.others


def test_a_refusal_of_a_launch_keeps_its_call() -> None:
    request = RunRequest("k.ll", grid=(4,), block=(64,), args=("i32[64]=iota", "i32=3"))
    found = reduce_case(REFUSED, request, ReduceOptions())
    assert found.bucket.kind == "UnsupportedError"
    assert "@far" in found.bucket.what
    assert found.instructions == 2
    assert (found.request.grid, found.request.args) == ((1,), ())


def test_what_cannot_be_lowered() -> None:
    text = """@a = internal addrspace(3) global [4 x i32] poison
define void @f(ptr %p) {
  store i32 1, ptr %p
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  store i32 7, ptr addrspace(1) %out
  store i32 1, ptr addrspace(3) @a
  %x = call i32 asm sideeffect "ds_read_b32 $0, $1", "=v,v"(ptr addrspace(3) @a)
  store i32 %x, ptr addrspace(1) %out
  call void @f(ptr addrspacecast (ptr addrspace(3) @a to ptr))
  ret void
}
"""
    found = reduce_case(text, RunRequest("k.ll"), ReduceOptions(command="lower"))
    assert found.bucket.stage == "lower"
    assert found.instructions == 2
    assert "asm" in found.module


def test_nothing_fails() -> None:
    with pytest.raises(InputError, match="nothing that fits fails"):
        reduce_program("silent/last-element.ll")


def test_a_kind_that_is_not_there() -> None:
    with pytest.raises(InputError, match="out-of-bounds"):
        reduce_program("negative/lds-past-end.ll", ReduceOptions(kind="race-waw"))


def test_a_program_decides(tmp_path: Path) -> None:
    script = tmp_path / "has-xor.sh"
    script.write_text('#!/bin/sh\ngrep -q " xor " "$1"\n')
    script.chmod(0o755)
    source = tmp_path / "in.ll"
    source.write_text(
        "define i32 @f(i32 %a) {\n  %b = mul i32 %a, 3\n  %c = xor i32 %b, 5\n  %d = add i32 %c, %a\n  ret i32 %d\n}\n"
        "define i32 @g(i32 %a) {\n  %b = call i32 @f(i32 %a)\n  ret i32 %b\n}\n"
    )
    done = run_cli("reduce", source, "-o", tmp_path / "out.ll", "--test", f"{script} {{}}", "--json", "-")
    assert done.code == 0, done.stderr
    assert json.loads(done.stdout)["instructions"] == {"before": 6, "after": 2}
    assert "@g" not in (tmp_path / "out.ll").read_text()


def test_attributes_and_what_kernels_do_go_one_by_one(tmp_path: Path) -> None:
    source, out = tmp_path / "in.ll", tmp_path / "out.ll"
    source.write_text(
        '@v = global i32 1\ndefine internal amdgpu_kernel void @f(ptr noalias readonly %p, i32 noundef %n) #0 section "s" {\n'
        "  store i32 %n, ptr %p\n  ret void\n}\n"
        "define amdgpu_kernel void @g(ptr %p) #0 {\n  call void @f(ptr %p, i32 1)\n  ret void\n}\n"
        'attributes #0 = { nounwind noinline "amdgpu-waves-per-eu"="1,2" "uniform-work-group-size"="true" '
        '"target-features"="+a,+dpp,-b,+c" }\n'
    )
    done = run_cli(
        "reduce",
        source,
        "-o",
        out,
        "--test",
        """sh -c 'grep -q waves "$0" && grep -q noalias "$0" && grep -q dpp "$0"'""",
    )
    assert done.code == 0, done.stderr
    lines = [line for line in out.read_text().splitlines() if line and not line.startswith((";", "target "))]
    group = 'attributes #0 = { "amdgpu-waves-per-eu"="1,2" "target-features"="+dpp" }'
    assert lines == ["declare amdgpu_kernel void @f(ptr noalias) #0", group]


@pytest.mark.parametrize("name", ['a"b.ll', "a;b c.ll", "a'%s.ll"])
def test_out_has_any_name(name: str, tmp_path: Path) -> None:
    source, out = tmp_path / "in.ll", tmp_path / name
    source.write_text(REFUSED)
    done = run_cli(
        "reduce", source, "-o", out, "--grid", "4", "--block", "64", "--arg", "i32[64]=iota", "--arg", "i32=3"
    )
    assert done.code == 0, done.stderr
    done = run_cli("check", out)
    assert done.code == 0, done.stdout + done.stderr


def test_a_kernel_whose_name_nobody_types(tmp_path: Path) -> None:
    source, out = tmp_path / "in.ll", tmp_path / "out.ll"
    source.write_text(SLIPPERY.replace("@k(", r'@"k\1b[31m\0a;x"('))
    done = run_cli("reduce", source, "-o", out, "--block", "1", "--arg", "i32[4]", "--arg", "i32[16]")
    assert done.code == 0, done.stderr
    assert "--kernel" not in done.stdout + done.stderr and "RUN: not swlds run" in out.read_text()
    done = run_cli("check", out)
    assert done.code == 0, done.stdout + done.stderr


def test_a_program_that_does_not_end_decides_nothing(tmp_path: Path) -> None:
    script = tmp_path / "hangs.sh"
    script.write_text("#!/bin/sh\nsleep 60\n")
    script.chmod(0o755)
    source = tmp_path / "in.ll"
    source.write_text(REFUSED)
    done = run_cli("reduce", source, "-o", tmp_path / "out.ll", "--test", str(script), "--trial-time", "1")
    assert done.code == 1 and not (tmp_path / "out.ll").exists()
    assert "the test does not end with 0 on the module given" in done.error


def test_a_program_may_be_this_one(tmp_path: Path) -> None:
    """Under the bound on memory that a trial has unless told otherwise; and what it says is told."""
    script, source, out = tmp_path / "runs.sh", tmp_path / "in.ll", tmp_path / "out.ll"
    words = f'{sys.executable} -m swlds run "$1" --block 1 --arg i32[4] --arg i32[16]'
    script.write_text(f'#!/bin/sh\n{words} 2>&1 | grep -q "race-\\|out-of-bounds\\|ERROR SUMMARY: [1-9]"\n')
    script.chmod(0o755)
    source.write_text(SLIPPERY)
    done = run_cli("reduce", source, "-o", out, "--test", str(script))
    assert done.code == 0 and out.exists(), done.stderr
    script.write_text(f"#!/bin/sh\n{words.replace('--block 1', '--block 0')}\n")
    done = run_cli("reduce", source, "-o", out, "--test", str(script))
    assert done.code == 1 and "on the module given, but with 2: Error: Invalid value for '--block'" in done.error


def test_what_a_program_starts_ends_with_its_trial(tmp_path: Path) -> None:
    script, numbers = tmp_path / "starts.sh", tmp_path / "numbers"
    script.write_text(f'#!/bin/sh\nsleep 300 &\necho $! >> {numbers}\ngrep -q " xor " "$1"\n')
    script.chmod(0o755)
    source = tmp_path / "in.ll"
    source.write_text("define i32 @f(i32 %a) {\n  %b = mul i32 %a, 3\n  %c = xor i32 %b, 5\n  ret i32 %c\n}\n")
    done = run_cli("reduce", source, "-o", tmp_path / "out.ll", "--test", f"{script} {{}}")
    assert done.code == 0, done.stderr
    started = [int(n) for n in numbers.read_text().split()]
    assert started and not [n for n in started if Path(f"/proc/{n}/exe").exists()]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--test", "'"], "--test"),
        (["--test", ""], "names no program"),
        (["--command", "nothing"], "nothing"),
        (["--trial-time", "nan"], "nan"),
    ],
)
def test_wrong_words(words: list[str], says: str, tmp_path: Path) -> None:
    done = run_cli("reduce", EXEC / "negative" / "lds-past-end.ll", "-o", tmp_path / "out.ll", *words)
    assert done.code == 2
    assert says in done.stderr
    assert not (tmp_path / "out.ll").exists()


def test_the_input_is_kept(tmp_path: Path) -> None:
    source = tmp_path / "in.ll"
    source.write_text(REFUSED)
    done = run_cli("reduce", source, "-o", source)
    assert done.code == 2
    assert source.read_text() == REFUSED


def test_text_that_is_no_module(tmp_path: Path) -> None:
    source = tmp_path / "in.ll"
    source.write_text("define void @f() {\n  nonsense\n}\n")
    done = run_cli("reduce", source, "-o", tmp_path / "out.ll", "--command", "lower")
    assert done.code == 1
    assert "in.ll:2:" in done.error
    assert not (tmp_path / "out.ll").exists()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_keeps_the_best_so_far(number: signal.Signals, tmp_path: Path) -> None:
    """A test program that takes its time: the first smaller module is there after two seconds, the end is not."""
    started = tmp_path / "started"
    script = tmp_path / "slow.sh"
    script.write_text(f'#!/bin/sh\necho x >> {started}\nsleep 0.2\ngrep -q "store i32 " "$1"\n')
    script.chmod(0o755)
    source, out = tmp_path / "in.ll", tmp_path / "out.ll"
    stores = "".join(f"  store i32 {n}, ptr %p{n}\n" for n in range(40))
    parameters = ", ".join(f"ptr %p{n}" for n in range(40))
    source.write_text(f"define void @g() {{\n  ret void\n}}\ndefine void @f({parameters}) {{\n{stores}  ret void\n}}\n")
    words = ["reduce", str(source), "-o", str(out), "--test", str(script), "-j", "1"]
    process = subprocess.Popen([sys.executable, "-m", "swlds", *words], stderr=subprocess.PIPE, stdout=subprocess.PIPE)
    deadline = time.monotonic() + 60
    while (not started.exists() or started.read_text().count("x") < 9) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(number)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 128 + number
    assert errors.decode().strip() == "swlds: interrupted"
    assert "@g" not in out.read_text()
    verify_text(out.read_text())


def test_ddmin_finds_what_is_needed() -> None:
    """All edits but three, which are needed together with none else; every list that was tried, in order."""
    needed = {3, 17, 40}

    def find_first(tries: object) -> int | None:
        for index, numbers in enumerate(tries):  # type: ignore[var-annotated, arg-type]
            if not needed & set(numbers):
                return index
        return None

    assert set(range(50)) - set(minimise(50, find_first)) == needed


@given(st.sets(st.integers(0, 39), max_size=6), st.integers(0, 40), st.integers(1, 8), st.none() | st.integers(1, 12))
def test_ddmin_keeps_what_is_needed(needed: set[int], count: int, first: int, last: int | None) -> None:
    """Whatever the pieces: nothing that is needed goes; with a piece for each all else does."""

    def find_first(tries: Iterator[list[int]]) -> int | None:
        for index, numbers in enumerate(tries):
            assert numbers == sorted(set(numbers)) and set(numbers) <= set(range(count))
            if not needed & set(numbers):
                next(tries, None)  # one that was begun beside it
                return index
        return None

    made = minimise(count, find_first, (min(first, max(count, 1)), last))
    assert not needed & set(made)
    if last is None:
        assert set(made) == set(range(count)) - needed


def test_ddmin_needs_few_tries_where_much_goes() -> None:
    tries = 0

    def find_first(lists: Iterator[list[int]]) -> int | None:
        nonlocal tries
        for index, numbers in enumerate(lists):
            tries += 1
            if 77 not in numbers:
                return index
        return None

    assert len(minimise(1024, find_first)) == 1023
    assert tries < 45


def test_what_was_tried_is_not_tried_again(tmp_path: Path) -> None:
    """No text comes twice to the program but the best ones: the input's, and what is looked at last."""
    script, seen = tmp_path / "has-xor.sh", tmp_path / "seen"
    script.write_text(f'#!/bin/sh\nmd5sum < "$1" >> {seen}\ngrep -q " xor " "$1"\n')
    script.chmod(0o755)
    body = "".join(f"  %b{i} = mul i32 %a, {i + 3}\n" for i in range(12))
    text = f"define i32 @f(i32 %a) {{\n{body}  %c = xor i32 %b5, 5\n  ret i32 %c\n}}\n"
    options = ReduceOptions(test=(str(script),), jobs=1)
    assert reduce_case(text, RunRequest("in.ll"), options).instructions == 2
    lines = seen.read_text().splitlines()
    assert len(lines) - len(set(lines)) <= 3


def test_trials_leave_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those that are ended while the one before them is taken, nor what the program writes to its temporary folder."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    script = tmp_path / "has-xor.sh"
    script.write_text('#!/bin/sh\nmktemp > /dev/null\ngrep -q " xor " "$1" || sleep 1\ngrep -q " xor " "$1"\n')
    script.chmod(0o755)
    source = tmp_path / "in.ll"
    source.write_text("define i32 @f(i32 %a) {\n  %b = mul i32 %a, 3\n  %c = xor i32 %b, 5\n  ret i32 %c\n}\n")
    monkeypatch.setenv("TMPDIR", str(folder))
    done = run_cli("reduce", source, "-o", tmp_path / "out.ll", "--test", str(script), "-j", "4")
    assert done.code == 0, done.stderr
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("needs_names", [False, True])
def test_names_in_traces(needs_names: bool, tmp_path: Path) -> None:
    """A program that is slow with them is run without, unless it looks at them; the result is always as the program is given."""
    script = tmp_path / "crash.sh"
    looks = '[ -n "$LLVM_DISABLE_SYMBOLIZATION" ] && exit 1\n' if needs_names else ""
    slow = "i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done"
    seen = tmp_path / "seen"
    script.write_text(
        f'#!/bin/sh\necho "$LLVM_DISABLE_SYMBOLIZATION" >> {seen}\n{looks}'
        f'[ -n "$LLVM_DISABLE_SYMBOLIZATION" ] || {{ {slow}; }}\ngrep -q " xor " "$1"\n'
    )
    script.chmod(0o755)
    text = "define i32 @f(i32 %a) {\n  %b = mul i32 %a, 3\n  %c = xor i32 %b, 5\n  ret i32 %c\n}\n"
    found = reduce_case(text, RunRequest("in.ll"), ReduceOptions(test=(str(script),), jobs=1))
    assert found.instructions == 2 and found.test == (str(script),)
    lines = seen.read_text().splitlines()
    assert lines[0] == lines[-1] == "" and lines.count("1") == (1 if needs_names else len(lines) - 2)


def test_smaller() -> None:
    assert smaller_numbers(16, 1) == [1, 9, 13, 15]
    assert smaller_numbers(1, 1) == []
    assert list(smaller_arguments("f32[3]=iota")) == ["f32[1]=iota", "f32[2]=iota", "f32[3]"]
    assert list(smaller_arguments("i32=2")) == ["i32=0", "i32=1"]
    assert list(smaller_arguments("f32=-2.5")) == ["f32=0"]
    assert list(smaller_arguments("local[4]")) == ["local[0]", "local[2]", "local[3]"]
    assert list(smaller_arguments("null")) == []


def test_an_argument_that_another_one_names_stays() -> None:
    request = RunRequest("k.ll", args=("i32[4]", "i32=1", "arg0"))
    assert without_argument(request, 0) is None
    assert (less := without_argument(request, 1)) is not None and less.args == ("i32[4]", "arg0")


def test_messages_without_names_and_numbers() -> None:
    assert plain("%a.b at 17: @f of i32 in addrspace(3)") == "_ at _: @f of i32 in addrspace(_)"
