"""Mutated and outsized modules: a result or one error line each, in bounded time and memory.

Long runs of the mutants: benchmarks/input/fuzz.py.
"""

from __future__ import annotations

import functools
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_support import GOOD, KERNEL
from generators.hostile_runs import Outcome, run_all
from generators.mutations import mutate_bitcode, mutate_text
from paths import ROOT

import swlds
from swlds.errors import SwldsError
from swlds.ir import llvm


@functools.cache
def corpus() -> list[str]:
    """Small modules that LLVM takes."""
    made = []
    for folder in ("tests/ir", "testdata"):
        for path in sorted((ROOT / folder).rglob("*.ll")):
            if path.stat().st_size < 8_000:
                try:
                    llvm.verify_text(path.read_text())
                except (SwldsError, UnicodeDecodeError):
                    continue
                made.append(path.read_text())
    return made


@functools.cache
def bitcode() -> list[bytes]:
    return [llvm.to_bitcode(text) for text in corpus()]


def check(outcome: Outcome, least: int) -> None:
    assert not outcome.bugs, "\n".join(f"{number}: {text}" for number, text in outcome.bugs)
    lowered = sum(count for end, count in outcome.counts.items() if "full lowered" in end)
    assert lowered >= least, f"too few mutants are modules: {outcome.counts}"


def test_mutated_text() -> None:
    check(run_all(lambda number: mutate_text(number, corpus()), range(150)), 15)


def test_mutated_bitcode() -> None:
    check(run_all(lambda number: mutate_bitcode(number, bitcode()), range(80)), 8)


def test_a_bug_and_a_death_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The harness itself: a wrong end is reported, and the next input gets a new process."""
    from generators import hostile_runs

    def end(data: bytes | str) -> str:
        if data == "die":
            os.abort()
        assert data != "bug", "a bug"
        return "good"

    monkeypatch.setattr(hostile_runs, "try_input", end)
    outcome = run_all(lambda number: ["good", "die", "bug", "good", "die"][number], range(5))
    assert outcome.counts == {"good": 2, "LLVM ends the process": 2, "bug": 1}
    assert [number for number, _ in outcome.bugs] == [2] and outcome.deaths == [1, 4]


@pytest.mark.long
def test_many_mutants() -> None:
    check(run_all(lambda number: mutate_text(number, corpus()), range(1_000, 101_000)), 10_000)
    check(run_all(lambda number: mutate_bitcode(number, bitcode()), range(1_000, 101_000)), 10_000)


def test_types_that_are_refused_are_refused_again() -> None:
    """They are parsed when somebody asks, and were taken for opaque by whoever asked next."""
    deep = f"%s = type {{ {'[1 x ' * 200}i32{']' * 200} }}\n"
    module = swlds.parse(deep + GOOD.replace("[64 x i32] poison", "%s poison"))
    for _ in range(2):
        with pytest.raises(SwldsError, match="nested deeper than 128 levels"):
            swlds.lower(module)


def functions(count: int) -> str:
    body = "  store i32 1, ptr addrspace(3) @lds\n  ret void\n}\n"
    return GOOD + "".join(f"define void @f{i}() {{\n{body}" for i in range(count))


def aliases(count: int) -> str:
    chain = "".join(f"@a{i} = alias i32, ptr addrspace(3) @{f'a{i - 1}' if i else 'lds'}\n" for i in range(count))
    return chain + GOOD.replace("ptr addrspace(3) @lds\n", f"ptr addrspace(3) @a{count - 1}\n")


def chain_of_calls(count: int) -> str:
    calls = "".join(f"define void @f{i}() {{\n  call void @f{i + 1}()\n  ret void\n}}\n" for i in range(count))
    last = f"define void @f{count}() {{\n  store i32 2, ptr addrspace(3) @lds\n  ret void\n}}\n"
    return GOOD.replace("ret void", "call void @f0()\n  ret void") + calls + last


def metadata(count: int) -> str:
    nodes = "".join(f"!{i} = !{{!{(i + 1) % count}, !{(7 * i + 3) % count}, !{i}}}\n" for i in range(count))
    return GOOD + "!x = !{!0}\n" + nodes


def blocks(count: int) -> str:
    return f"{GOOD.split('define')[0]}{KERNEL}  br label %b0\n" + "".join(
        f"b{i}:\n  store i32 {i}, ptr addrspace(3) @lds\n  br label %b{i + 1}\n" for i in range(count)
    ) + f"b{count}:\n  ret void\n}}\n"  # fmt: skip


def pointers(count: int) -> str:
    steps = "".join(
        f"  %p{i} = getelementptr i8, ptr addrspace(3) {f'%p{i - 1}' if i else '@lds'}, i32 0\n" for i in range(count)
    )
    return GOOD.replace("  store", f"{steps}  store i32 2, ptr addrspace(3) %p{count - 1}\n  store")


SIZES: dict[str, Callable[[], str]] = {
    "functions": lambda: functions(10_000),
    "a chain of calls": lambda: chain_of_calls(10_000),
    "globals": lambda: "".join(f"@g{i} = internal addrspace(3) global i32 poison\n" for i in range(100_000)) + GOOD,
    "used globals": lambda: "".join(f"@g{i} = internal addrspace(3) global i8 poison\n" for i in range(3_000))
    + GOOD.replace("  ret", "".join(f"  store i8 1, ptr addrspace(3) @g{i}\n" for i in range(3_000)) + "  ret"),
    "aliases": lambda: aliases(10_000),
    "metadata": lambda: metadata(100_000),
    "a long name": lambda: GOOD.replace("@lds", f'@"{"n" * 1_000_000}"').replace("@k", f"@{'k' * 1_000_000}"),
    "a long line": lambda: f'{GOOD}!0 = !{{!"{"x" * 50_000_000}"}}\n!x = !{{!0}}\n',
    "a long comment": lambda: "; " + '/* " ' * 10_000_000 + f"\n{GOOD}",
    "a long constant": lambda: f"@c = global [2000000 x i8] c\"{'a' * 2_000_000}\"\n{GOOD}",
    "a long signature": lambda: GOOD.replace("define", f"declare void @d({', '.join(['ptr addrspace(3)'] * 20_000)})\ndefine"),
    "many attributes": lambda: f"{GOOD}define void @f() " + " ".join(f'"k{i}"="v"' for i in range(50_000))
    + " {\n  ret void\n}\n",
    "blocks": lambda: blocks(50_000),
    "pointers on pointers": lambda: pointers(20_000),
    "struct of structs": lambda: "".join(f"%s{i} = type {{ %s{i + 1}, %s{i + 1} }}\n" for i in range(60))
    + "%s60 = type { i32 }\n@big = internal addrspace(3) global %s0 poison\n"
    + GOOD.replace("  ret", "  store i32 1, ptr addrspace(3) @big\n  ret"),
    "expressions": lambda: GOOD.replace("ptr addrspace(3) @lds\n", "ptr addrspace(3) "
    + "getelementptr (i8, ptr addrspace(3) " * 600
    + "@lds" + ", i32 1)" * 600 + "\n"),
}  # fmt: skip
QUICK = ("a long name", "struct of structs", "expressions")


@pytest.mark.parametrize("name", [n if n in QUICK else pytest.param(n, marks=pytest.mark.long) for n in SIZES])
def test_sizes(name: str, tmp_path: Path) -> None:
    """In seconds (of a processor of its own), and within 3 GiB."""
    (tmp_path / "in.ll").write_text(SIZES[name]())
    for command in (["uses"], ["lower", "-o", "out.ll"], ["lower", "--profile", "llvm", "-o", "out.bc"]):
        start = time.monotonic()
        words = [
            sys.executable,
            "-m",
            "swlds",
            command[0],
            "in.ll",
            *command[1:],
            "--timeout",
            "60",
            "--max-memory",
            "3000",
        ]
        done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
        seconds = time.monotonic() - start
        errors = done.stderr.splitlines()
        print(f"{name}: {command}: {seconds:.1f} s, exit {done.returncode} {errors[:1]}"[:300])
        assert done.returncode in (0, 1) and len(errors) == done.returncode, (done.returncode, done.stderr[-2000:])
        assert "no end after" not in done.stderr and "memory" not in done.stderr, done.stderr
