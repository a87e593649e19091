"""Barriers in host code: whole, split and named, rightly used and misused; findings are the reference engine's in every field.

A longer run: ``BARRIER_PROGRAMS=0:500 pytest tests/wave/schedule/test_barriers.py``.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest
from barrier_programs import make_program

import swlds
from swlds.engines.wave_compiler import engine

FIRST, LAST = (int(n) for n in os.environ.get("BARRIER_PROGRAMS", "0:16").split(":"))
CHECKS = ("memcheck,barriercheck,initcheck", "all")


def both(text: str, **options: Any) -> tuple[Any, Any]:
    """(buffer, findings) on the wave compiler, which are those of the reference engine."""
    results = []
    for name in ("wave", "reference"):
        out = np.zeros(256, np.uint32)
        kernel = swlds.Device("gfx1250").load(swlds.parse(text))["k"]
        result = kernel.launch((2,), (128,), [out], engine=name, timeout=60, **options)
        results.append((out.tolist(), result.findings))
    assert results[0] == results[1], text
    return results[0]


def test_random_barriers(runs: list[engine.Run]) -> None:
    """Rightly used ones run in host code and find nothing."""
    for number in range(FIRST, LAST):
        _, found = both(make_program(number, False), checks=CHECKS[0], seed=number % 3)
        assert not found and not runs[-1].replayed, f"program {number}"


def test_random_misuse() -> None:
    """Missing lanes, waves at different barriers, early ends, deadlocks; with and without the race checker."""
    kinds = set()
    for number in range(FIRST, LAST):
        _, found = both(make_program(number, True), checks=CHECKS[number % 2], seed=number // 2 % 2)
        kinds |= {f.kind for f in found}
    assert kinds >= {"divergent-barrier", "deadlock"}


def test_split_barrier_with_work_in_between_is_watched() -> None:
    """A store between signal and wait is not ordered before what the others read behind the barrier."""
    _, found = both(SPLIT, checks="all")
    assert {f.kind for f in found} == {"race-raw"}


#: What stands between signal and wait; is a race found?
STORE = "store i32 5, ptr addrspace(1) %mine, align 4"
BETWEEN = [
    ("%v = load i32, ptr addrspace(1) %far, align 4", False),
    (STORE, False),
    (f"{STORE}\n  %v = load i32, ptr addrspace(1) %mine, align 4", False),
    (f"{STORE}\n  %v = load i32, ptr addrspace(1) %far, align 4", True),
    ("store i32 %item, ptr addrspace(3) %own, align 4", True),
    ("%v = load i32, ptr addrspace(3) %other, align 4", True),
    ("%v = load i32, ptr addrspace(3) %own, align 4", False),
    ('fence syncscope("workgroup") acquire\n  %v = load i32, ptr addrspace(3) %other, align 4', True),
    ("br label %further\nfurther:", False),
]


def test_atomics_that_other_groups_may_see(runs: list[engine.Run]) -> None:
    """Groups run in turn then, and have no epochs between the halves: they are replayed."""
    between = "  store atomic i32 7, ptr addrspace(1) %mine monotonic, align 4\n"
    _, found = both(SPLIT.replace("  store i32 %item, ptr addrspace(3) %own, align 4\n", between), checks="all")
    assert not found and runs[-1].replayed == 2


@pytest.mark.parametrize(("between", "races"), BETWEEN)
def test_work_between_signal_and_wait(runs: list[engine.Run], between: str, races: bool) -> None:
    """What is ordered stays in host code, and what is not is found."""
    text = SPLIT.replace("  store i32 %item, ptr addrspace(3) %own, align 4\n", between + "\n")
    _, found = both(text, checks="all")
    assert bool(found) == races and runs[-1].replayed == 2 * races


def test_what_is_stored_between_is_not_ordered(runs: list[engine.Run]) -> None:
    """A store behind the signal and another wave's load behind the wait."""
    load = "  %value = load i32, ptr addrspace(3) %other, align 4\n"
    text = SPLIT.replace("  store i32 %item, ptr addrspace(3) %own, align 4\n", f"  {STORE}\n")
    _, found = both(text.replace(load, "  %value = load i32, ptr addrspace(1) %far, align 4\n"), checks="all")
    assert {f.kind for f in found} == {"race-raw"}


SPLIT = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [128 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier.signal(i32 immarg)
declare void @llvm.amdgcn.s.barrier.wait(i16 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %next = add i32 %item, 32
  %wrapped = and i32 %next, 127
  %own = getelementptr [128 x i32], ptr addrspace(3) @t, i32 0, i32 %item
  %other = getelementptr [128 x i32], ptr addrspace(3) @t, i32 0, i32 %wrapped
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %group, 128
  %at = add i32 %base, %item
  %mine = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %next.at = add i32 %base, %wrapped
  %far = getelementptr i32, ptr addrspace(1) %out, i32 %next.at
  store i32 0, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store i32 %item, ptr addrspace(3) %own, align 4
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %value = load i32, ptr addrspace(3) %other, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx1250" }
"""


@pytest.mark.parametrize("misuse", [False, True], ids=["right", "last-round-apart"])
def test_many_barriers(runs: list[engine.Run], misuse: bool) -> None:
    """1,200 barriers in a loop, in a callee; in the last round one wave arrives at another one."""
    _, found = both(MANY.replace("ODD", "2" if misuse else "9"), checks="barriercheck")
    assert [f.kind for f in found] == ["divergent-barrier"] * misuse
    assert runs[-1].replayed == 2 * misuse


MANY = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
define internal void @meet() noinline {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %mine = lshr i32 %item, 5
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %mine)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @meet()
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 1200
  br i1 %more, label %loop, label %last
last:
  %odd = icmp eq i32 %wave, ODD
  br i1 %odd, label %here, label %there
here:
  call void @llvm.amdgcn.s.barrier()
  br label %end
there:
  call void @meet()
  br label %end
end:
  ret void
}
attributes #0 = { "target-cpu"="gfx1250" }
"""


JOINS_EARLY = """target triple = "amdgcn-amd-amdhsa"
@bar = internal addrspace(3) global [4 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3))
declare void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3), i32)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %own = lshr i32 %x, 5
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %own)
  call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @bar)
  switch i32 %w, label %meet [ i32 0, label %wait
                               i32 1, label %signal ]
wait:
  call void @llvm.amdgcn.s.barrier.wait(i16 1)
  br label %meet
signal:
  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) @bar, i32 0)
  br label %meet
meet:
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}
"""


def test_joining_a_named_barrier_does_not_make_it() -> None:
    """A wait before anybody names it waits for all waves, so this one never ends."""
    _, found = both(JOINS_EARLY, checks="memcheck,barriercheck")
    assert [f.kind for f in found] == ["deadlock"]


ENDS_EARLY = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %behind = mul i32 %g, 128
  %at = add i32 %x, %behind
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %own = lshr i32 %x, 5
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %own)
  %ends = ENDS
  br label %round
round:
  %i = phi i32 [ 0, %0 ], [ %j, %meet ]
  %over = icmp eq i32 %i, %ends
  br i1 %over, label %end, label %meet
meet:
  call void @llvm.amdgcn.s.barrier()
  %j = add i32 %i, 1
  br label %round
end:
  store i32 %i, ptr addrspace(1) %to, align 4
  ret void
}
"""


@pytest.mark.parametrize("order", ["add i32 %w, 1", "sub i32 4, %w"], ids=["first", "last"])
def test_waves_that_end_while_others_wait(runs: list[engine.Run], order: str) -> None:
    """A barrier counts those that are left: the others go on, in host code, with a note."""
    out, found = both(ENDS_EARLY.replace("ENDS", order))
    counts = [1, 2, 3, 4] if "add" in order else [4, 3, 2, 1]
    assert out == [n for n in counts for _ in range(32)] * 2
    assert [(f.kind, f.severity) for f in found] == [("divergent-barrier", "note")] and not runs[-1].replayed


FEWER_LATER = JOINS_EARLY.replace("i32 0)\n  br label %meet", "i32 2)\n  br label %meet").replace(
    "i32 1, label %signal ]", "i32 1, label %signal\n                               i32 2, label %fewer ]"
)
FEWER_LATER = FEWER_LATER.replace(
    "meet:", "fewer:\n  call void @llvm.amdgcn.s.barrier.init(ptr addrspace(3) @bar, i32 1)\n  ret void\nmeet:"
).replace("declare void", "declare void @llvm.amdgcn.s.barrier.init(ptr addrspace(3), i32)\ndeclare void", 1)


def test_the_end_of_a_wave_completes_no_named_barrier() -> None:
    """Only an arrival does, also when fewer members are said to be enough in between."""
    _, found = both(FEWER_LATER, checks="memcheck,barriercheck")
    assert [f.kind for f in found] == ["deadlock"]
