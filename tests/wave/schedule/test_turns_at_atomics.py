"""With a seed the turn of a wave may end behind an atomic inside a basic block, in both engines: races between two are found."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import swlds
from swlds.device.launch_options import LaunchOptions
from swlds.device.turns import draw_slice
from swlds.engines.wave_compiler import engine

HEAD = """target triple = "amdgcn-amd-amdhsa"
@lock = internal addrspace(3) global i32 poison, align 4
@t = internal addrspace(3) global i32 poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %x, 6
  %lane = and i32 %x, 63
  %first = icmp eq i32 %lane, 0
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 0, ptr addrspace(3) @lock, align 4
  store i32 5, ptr addrspace(3) @t, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %first, label %body, label %end
body:
"""
TAIL = "  br label %end\nend:\n  ret void\n}\n"


def steps(count: int, name: str) -> str:
    lines = [f"  %{name}0 = add i32 %x, 1"] + [f"  %{name}{n} = mul i32 %{name}{n - 1}, 3" for n in range(1, count)]
    return "\n".join(lines) + "\n"


#: A lock that does not wait: whoever comes second takes it, too, if the first has not given it back.
BROKEN = (
    steps(20, "a")
    + '  %was = atomicrmw xchg ptr addrspace(3) @lock, i32 1 syncscope("workgroup") acquire, align 4\n'
    + "  %v = load i32, ptr addrspace(3) @t, align 4\n  %w = add i32 %v, 1\n"
    + steps(5, "b")
    + "  store i32 %w, ptr addrspace(3) @t, align 4\n"
    + '  %is = atomicrmw xchg ptr addrspace(3) @lock, i32 0 syncscope("workgroup") release, align 4\n'
    + "  store i32 %was, ptr addrspace(1) %o, align 4\n"
)


def launch(
    body: str, seed: int, checks: str = "memcheck,racecheck", preempt: int = 40
) -> tuple[Any, list[tuple[str, int]]]:
    out = np.full(4 * 64, -1, np.int32)
    kernel = swlds.Device("gfx942").load(HEAD + body + TAIL)["k"]
    found = kernel.launch(1, 256, [out], seed=seed, checks=checks, preempt=preempt).findings
    return out, sorted({(f.kind, f.count) for f in found})


def test_a_lock_that_does_not_wait_is_found_with_a_seed() -> None:
    assert launch(BROKEN, 0)[1] == []
    found = {seed: launch(BROKEN, seed) for seed in range(1, 9)}
    assert any(kind.startswith("race") for _, findings in found.values() for kind, _ in findings)
    for seed, (out, findings) in list(found.items())[:3]:  # a seed finds the same each time
        again, same = launch(BROKEN, seed)
        assert same == findings and (again == out).all()


@pytest.mark.parametrize("seed", range(1, 7))
def test_both_engines_end_turns_at_the_same_atomics(seed: int, runs: list[engine.Run]) -> None:
    """Old values of counters tell the order of waves."""
    rng, body, used = random.Random(seed), "", []
    for n in range(rng.randint(2, 5)):
        body += steps(rng.randint(1, 25), f"s{n}_")
        if rng.random() < 0.3:
            body += f"  %e{n} = cmpxchg ptr addrspace(3) @t, i32 5, i32 %wave monotonic monotonic, align 4\n"
            body += f"  %v{n} = extractvalue {{ i32, i1 }} %e{n}, 0\n"
        else:
            kind = rng.choice(["add", "xchg", "umax"])
            body += f"  %v{n} = atomicrmw {kind} ptr addrspace(3) @lock, i32 {rng.choice(['1', '%wave'])} monotonic, align 4\n"
        if rng.random() < 0.4:
            body += f"  br label %b{n}\nb{n}:\n"
        used.append(f"%v{n}")
    total = "%wave"
    for n, value in enumerate(used):
        body += f"  %m{n} = mul i32 {total}, 7\n  %u{n} = add i32 %m{n}, {value}\n"
        total = f"%u{n}"
    body += f"  store i32 {total}, ptr addrspace(1) %o, align 4\n"
    for k, preempt in enumerate((20, 30, 60)):
        launch(body, seed + 10 * k, "memcheck", preempt=preempt)
    assert not any(run.replayed for run in runs)


#: Wave 0 puts sixty numbers into one place, and waits for nobody; wave 1 reads as many.
HASTY = """  %is.first = icmp eq i32 %wave, 0
  %is.second = icmp eq i32 %wave, 1
  br i1 %is.first, label %put, label %not.first
put:
  %n = phi i32 [ 0, %body ], [ %n.next, %put ]
  store i32 %n, ptr addrspace(3) @t, align 4
  %given = atomicrmw add ptr addrspace(3) @lock, i32 1 syncscope("workgroup") release, align 4
  %n.next = add i32 %n, 1
  %again = icmp ult i32 %n.next, 60
  br i1 %again, label %put, label %end
not.first:
  br i1 %is.second, label %take, label %end
take:
  %m = phi i32 [ 0, %not.first ], [ %m.next, %taken ]
  br label %poll
poll:
  %count = load atomic i32, ptr addrspace(3) @lock syncscope("workgroup") acquire, align 4
  %is.there = icmp ugt i32 %count, %m
  br i1 %is.there, label %taken, label %poll
taken:
  %v = load i32, ptr addrspace(3) @t, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  %m.next = add i32 %m, 1
  %more = icmp ult i32 %m.next, 60
  br i1 %more, label %take, label %end
"""


def test_a_producer_that_does_not_wait_is_found_with_a_seed() -> None:
    """Also where turns are as long as where nobody says: one wave of its few hundred steps is interrupted by some."""
    found = {seed: launch(HASTY, seed, "racecheck", preempt=LaunchOptions().preempt)[1] for seed in range(6)}
    assert found[0] == []
    assert sum(any(kind == "race-war" for kind, _ in findings) for findings in found.values()) >= 2


@given(st.integers(1, 1 << 62), st.integers(0, 1 << 30))
def test_slices(preempt: int, seed: int) -> None:
    drawn = [draw_slice(random.Random(seed + k), preempt) for k in range(20)]
    assert all(min(20, preempt) <= steps <= preempt for steps in drawn)


def test_short_slices_are_as_many_as_long_ones() -> None:
    numbers = random.Random(1)
    drawn = [draw_slice(numbers, 20_000) for _ in range(2000)]
    counts = [sum(low <= steps < 2 * low for steps in drawn) for low in (20, 160, 1280, 5120)]
    assert all(120 <= count <= 280 for count in counts)
