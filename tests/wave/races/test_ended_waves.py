"""Waves that end in front of a barrier at which the others meet: what they accessed is behind the barriers that they came to
themselves, and behind no other."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine

HEAD = """@t = internal addrspace(3) global [256 x i32] poison, align 16
@f = internal addrspace(3) global [4 x i32] poison, align 4
@gf = internal addrspace(1) global [4 x i32] zeroinitializer, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
define internal void @touch(ptr addrspace(3) %p, i32 %n) noinline {
  store i32 7, ptr addrspace(3) %p, align 4
  %more = icmp ne i32 %n, 0
  br i1 %more, label %again, label %end
again:
  %less = sub i32 %n, 1
  call void @touch(ptr addrspace(3) %p, i32 %less)
  br label %end
end:
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-features"="+wavefrontsize64" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %wave = lshr i32 %x, 6
  %other = xor i32 %x, 64
  %start = mul i32 %group, 256
  %here = add i32 %start, %x
  %there = add i32 %start, %other
  %lds.own = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %lds.far = getelementptr i32, ptr addrspace(3) @t, i32 %other
  %out.own = getelementptr i32, ptr addrspace(1) %out, i32 %here
  %out.far = getelementptr i32, ptr addrspace(1) %out, i32 %there
  %lane = and i32 %x, 63
  %line = add i32 %start, %lane
  %lds.all = getelementptr i32, ptr addrspace(3) @t, i32 %lane
  %out.all = getelementptr i32, ptr addrspace(1) %out, i32 %line
"""
FENCE = 'fence syncscope("workgroup") {}{}'
MEET = "call void @llvm.amdgcn.s.barrier()"
LOCAL = ', !mmra !{!"amdgpu-synchronize-as", !"local"}'
GLOBAL = ', !mmra !{!"amdgpu-synchronize-as", !"global"}'


def fenced(only: str = "") -> str:
    return "\n".join((FENCE.format("release", only), MEET, FENCE.format("acquire", only)))


SPLIT = "\n".join(
    (
        FENCE.format("release", ""),
        "call void @llvm.amdgcn.s.barrier.signal(i32 -1)",
        "{}",
        "call void @llvm.amdgcn.s.barrier.wait(i16 -1)",
        FENCE.format("acquire", ""),
    )
)


def access(what: str, n: int) -> str:
    """``store``, ``load`` or ``add``, ``lds`` or ``out``, ``own``, ``far`` or ``all``: the same words for all waves."""
    verb, memory, whose = what.split()
    pointer = f"ptr addrspace({3 if memory == 'lds' else 1}) %{memory}.{whose}"
    if verb == "add":
        return f'%v{n} = atomicrmw add {pointer}, i32 {n} syncscope("workgroup") monotonic, align 4'
    return f"store i32 {n}, {pointer}, align 4" if verb == "store" else f"%v{n} = load i32, {pointer}, align 4"


def ends(limit: int, n: int, first: int = 0) -> str:
    """Waves from ``first`` on and below ``limit`` end."""
    return (
        f"%late{n} = icmp uge i32 %wave, {first}\n%below{n} = icmp ult i32 %wave, {limit}\n"
        f"%stop{n} = and i1 %late{n}, %below{n}\nbr i1 %stop{n}, label %end, label %on{n}\non{n}:"
    )


def only(wave: int, n: int, *steps: str) -> str:
    """One wave does it."""
    head = f"%is{n} = icmp eq i32 %wave, {wave}\nbr i1 %is{n}, label %do{n}, label %past{n}\ndo{n}:"
    return "\n".join((head, *steps, f"br label %past{n}\npast{n}:"))


def launch(body: list[str], *, lowered: bool = False, grid: int = 2, **options: Any) -> Any:
    text = HEAD + "\n".join(body) + "\nbr label %end\nend:\nret void\n}\n"
    out = np.zeros(512, np.int32)
    module = swlds.parse(text)
    kernel = swlds.Device("gfx1201").load(swlds.lower(module) if lowered else module)["k"]
    return kernel.launch((grid,), (256,), [out], **options)


S, L = "store lds own", "load lds far"
#: Waves 0 and 1 read one another's words, again and again.
EXCHANGES = {
    memory: [step for n in (20, 30) for step in (
        access(f"store {memory} own", n), fenced(), access(f"load {memory} far", n + 1), fenced(),
    )]
    for memory in ("lds", "out")
}  # fmt: skip
#: Waves 2 and 3 do.
EXCHANGES_OF_OTHERS = [fenced(), *EXCHANGES["lds"]]
#: Name -> (body, is it clean, are groups executed by the reference engine?)
CASES = {
    "at-once": ([ends(1, 0, 0), access("store out own", 1), fenced(), access("load out own", 2)], True, False),
    "behind-its-barrier": ([access(S, 1), fenced(), ends(2, 0), access(S, 2), fenced(), access(S, 3)], True, False),
    "read-what-it-left-behind": (
        [access(S, 1), fenced(), ends(1, 0), fenced(), access(L, 2)],
        True,
        False,
    ),
    "left-in-front": ([access(S, 1), ends(1, 0), fenced(), access(L, 2)], False, True),
    "read-in-front": ([access("load lds own", 1), ends(1, 0), fenced(), access("store lds far", 2)], False, True),
    "left-in-global-memory": (
        [access("store out own", 1), ends(1, 0), fenced(), access("load out far", 2)],
        False,
        True,
    ),
    "fences-of-lds-only": (
        [access("store out own", 1), fenced(LOCAL), ends(1, 0), fenced(), access("load out far", 2)],
        False,
        True,
    ),
    "fences-of-global-memory-only": (
        [access(S, 1), fenced(GLOBAL), ends(1, 0), fenced(), access(L, 2)],
        False,
        True,
    ),
    "in-a-recursive-function": (
        ["call void @touch(ptr addrspace(3) %lds.own, i32 1)", ends(1, 0), fenced(), access(L, 2)],
        False,
        True,
    ),
    "between-signal-and-wait": (
        [SPLIT.format(access(S, 1)), ends(1, 0), fenced(), access(L, 2)],
        False,
        True,
    ),
    "before-a-signal": ([access(S, 1), SPLIT.format(""), ends(1, 0), fenced(), access(L, 2)], True, False),
    "what-others-go-on-with": (
        [access("store lds all", 1), ends(4, 0, 1), fenced(), access("store lds all", 2)],
        False,
        True,
    ),
    "beside-what-others-go-on-with": ([access(S, 1), ends(4, 0, 2), *EXCHANGES["lds"]], True, False),
    "the-same-in-global-memory": ([access("store out own", 1), ends(4, 0, 2), *EXCHANGES["out"]], True, False),
    "ends-one-after-the-other": (
        # each in front of another barrier: what wave 2 did before the first one is ordered
        [access(S, 1), ends(4, 0, 3), fenced(), access("load lds own", 2), access("store out own", 9), ends(3, 3, 2),
         *EXCHANGES["lds"]],
        True,
        False,
    ),
    "read-again-by-others": (
        # what wave 1 read stays read by it, though wave 0 reads it since
        [access("load lds all", 1), ends(4, 0, 1), fenced(), access("load lds all", 2), fenced(), access("store lds all", 3)],
        False,
        True,
    ),
    "read-in-global-memory-again": (
        [access("load out all", 1), ends(4, 0, 1), fenced(), access("load out all", 2), fenced(),
         access("store out all", 3)],
        False,
        True,
    ),
    "added-to-again": (
        [access("add lds all", 1), ends(4, 0, 1), fenced(), access("add lds all", 2), fenced(), access("load lds all", 3)],
        False,
        True,
    ),
    "added-to-by-all": (
        [access("add out all", 1), ends(4, 0, 2), fenced(), access("add out all", 2), fenced(), access(S, 3)],
        True,
        False,
    ),
    "read-by-all-before": (
        # several waves read these words; those that ended are among them
        [access("load out all", 1), ends(4, 0, 2), fenced(), access("store out all", 2)],
        False,
        True,
    ),
    "in-lds-only": (
        # Global memory is ordered still, LDS is not, and nobody accesses it again.
        [access(S, 1), access("store out own", 3), fenced(), access(S, 4), ends(1, 0),
         access("store out far", 5), fenced(), access("load out own", 6)],
        False,
        True,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_ended_waves(name: str, runs: list[engine.Run]) -> None:
    body, is_clean, is_replayed = CASES[name]
    uninitialised = "racecheck,barriercheck,memcheck"
    result = launch(body, checks=uninitialised)
    if name == "in-lds-only":  # waves 0 and 1 swap words of global memory: wave 0 ended without doing its part
        assert [f.object.name for f in result.findings if f.object] != ["t"]
        return
    assert (not result.findings) == is_clean, result.findings
    assert bool(runs[0].replayed) == is_replayed


STEPS = [
    *(f"{verb} {memory} {whose}" for verb in ("store", "load") for memory in ("lds", "out") for whose in ("own", "far")),
    "load lds all", "load out all", "add lds all", "add out all",
    "barrier", "barrier", "barrier", "local", "global", "bare", "split", "end", "end",
]  # fmt: skip


#: Atomics and fences by which waves hand on what they did: memory of the flag -> where.
FLAGS = {"lds": "ptr addrspace(3) @f", "out": "ptr addrspace(1) @gf"}


def hand(step: str, n: int) -> str:
    """An atomic that releases (``gives``), acquires, or both, at a flag, or a fence."""
    how, _, memory = step.partition(" ")
    if not memory:
        return FENCE.format(how, "")
    if how == "takes":
        return f'%h{n} = load atomic i32, {FLAGS[memory]} syncscope("workgroup") acquire, align 4'
    ordering = {"gives": "release", "both": "acq_rel"}.get(how, how)
    return f'%h{n} = atomicrmw add {FLAGS[memory]}, i32 1 syncscope("workgroup") {ordering}, align 4'


def handing_body(seed: int) -> list[str]:
    """The first waves end behind what they did and mostly released, others mostly acquire it, and go on around barriers."""
    pick, n = random.Random(seed), iter(range(1, 99))
    memory = pick.choice(("lds", "lds", "out"))
    flag = pick.choice(("lds", "lds", "out"))
    barriers = pick.choice(((fenced(),), (fenced(),), (fenced(), fenced(LOCAL)), (fenced(), MEET)))

    def some(steps: list[str], most: int) -> list[str]:
        return [access(f"{step} {memory} {whose}", next(n)) for step, whose in
                (pick.choice(steps).split() for _ in range(pick.randint(0, most)))]  # fmt: skip

    def by_atomic(*kinds: str) -> list[str]:
        kind = pick.choice(kinds)
        if kind == "fenced":
            return [hand("release", 0), hand(f"monotonic {flag}", next(n)), hand("acquire", 0)]
        return [hand(f"{kind} {flag}", next(n))] if kind else []

    harmless = ["load own", "load all"] if pick.random() < 0.4 else ["store own", "load own"]
    body = ["store i32 0, ptr addrspace(3) @f", access(f"store {memory} own", next(n)), fenced()]
    body += [*some(harmless, 2), *by_atomic("gives", "both", "both", "fenced", ""), ends(pick.randint(1, 3), next(n))]
    body += by_atomic("takes", "both", "fenced", "") if pick.random() < 0.7 else []
    for _ in range(pick.randint(1, 4)):
        body.append(pick.choice(barriers))
        body += by_atomic("takes", "both", "fenced") if pick.random() < 0.2 else []
        if pick.random() < 0.3:
            body.append(ends(pick.randint(2, 3), next(n)))
        body += some([pick.choice(("load all", "load far", "load own", "store own", "store far", "add far"))], 2)
    # who comes when shows, beside an atomic that acquires
    shown = next(n)
    return [*body, fenced(), hand("both lds", shown), f"store i32 %h{shown}, ptr addrspace(1) %out.own, align 4"]


def random_body(seed: int) -> list[str]:
    pick, body = random.Random(seed), []
    for n in range(pick.randint(4, 12)):
        step = pick.choice(STEPS)
        if step == "end":
            first = pick.randint(0, 3)
            body.append(ends(pick.randint(first, 4), n, first))
        elif step == "split":
            body.append(SPLIT.format(access(pick.choice(STEPS[:8]), n) if pick.random() < 0.5 else ""))
        elif " " in step:
            body.append(access(step, n))
        else:
            body.append({"barrier": fenced(), "local": fenced(LOCAL), "global": fenced(GLOBAL), "bare": MEET}[step])
    return body


@pytest.mark.parametrize("seed", range(24))
def test_random_waves_that_end(seed: int) -> None:
    """Both engines run it, and must agree."""
    for lowered in (False, True):
        launch(random_body(seed), lowered=lowered, checks="racecheck,barriercheck,memcheck")


@pytest.mark.parametrize("seed", range(16))
def test_random_waves_that_hand_on_and_end(seed: int) -> None:
    """What those know of a wave that has ended which acquired what it released is no race."""
    launch(handing_body(seed), lowered=seed % 2 == 1, grid=1, checks="racecheck,barriercheck,memcheck")


#: Others go on exchanging, in a kernel that also releases and acquires; what they read of a wave that has ended was released.
KNOWING = {
    "beside-what-others-go-on-with": ([access(S, 1), ends(2, 0), *EXCHANGES_OF_OTHERS, hand("both lds", 7)], True),
    "what-it-released": (
        [access(S, 1), hand("both lds", 2), ends(1, 0), hand("both lds", 3), fenced(), access(L, 4)],
        True,
    ),
    "what-one-of-them-acquired": (
        [access(S, 1), only(0, 1, hand("gives lds", 2)), ends(1, 0), only(2, 3, hand("both lds", 3)), fenced(), access(L, 4),
         hand("both lds", 5)],
        True,
    ),
    "what-nobody-acquired": (
        # not even by an atomic that reads, in front of the barrier's fence
        [access(S, 1), f'store atomic i32 1, {FLAGS["lds"]} syncscope("workgroup") release, align 4', ends(1, 0), fenced(),
         access(L, 4), hand("both lds", 5)],
        False,
    ),
    "what-it-did-behind-its-release": (
        [hand("both lds", 2), access(S, 1), ends(1, 0), hand("both lds", 3), fenced(), access(L, 4)],
        False,
    ),
    "read-by-one-more": (
        # wave 1 reads what wave 0 has read, and does not know of that; who writes it knows of wave 0 only
        [access(S, 1), fenced(), only(0, 2, access("load lds all", 2), hand("gives lds", 3)), ends(1, 0), fenced(),
         only(1, 4, access("load lds all", 4)), only(2, 5, hand("both lds", 5), access("store lds all", 6))],
        False,
    ),
}  # fmt: skip


def launch_knowing(name: str, **options: Any) -> Any:
    """``KNOWING``, in a kernel that shows the order of waves."""
    clear, show = "store i32 0, ptr addrspace(3) @f", "store i32 %h98, ptr addrspace(1) %out.own, align 4"
    body = [clear, fenced(), *KNOWING[name][0], hand("both out", 98), show]
    return launch(body, grid=1, checks="racecheck,barriercheck,memcheck", **options)


@pytest.mark.parametrize("lowered", [False, True])
@pytest.mark.parametrize("name", KNOWING)
def test_what_waves_know_of_one_that_has_ended(name: str, lowered: bool) -> None:
    result, is_clean = launch_knowing(name, lowered=lowered), KNOWING[name][1]
    races = [f for f in result.findings if f.object and f.object.name == "t"]
    assert (not races) == is_clean, result.findings
    assert bool(result.fidelity.executed) == bool(result.findings)


def test_random_waves_are_of_both_kinds() -> None:
    found = [bool(launch(random_body(seed), checks="racecheck", engine="reference").findings) for seed in range(12)]
    assert True in found and False in found


HANDED = """@f = internal addrspace(1) global [4 x i32] zeroinitializer, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %data) "target-features"="+wavefrontsize64" {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %wave = lshr i32 %x, 6
  %low = and i32 %x, 63
  %first = icmp eq i32 %wave, 0
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %low
  %gives = icmp eq i32 %g, 0
  br i1 %gives, label %give, label %take
give:
  br i1 %first, label %write, label %end
write:
  store i32 7, ptr addrspace(1) %p, align 4
  fence syncscope("agent") release
  %o = atomicrmw add ptr addrspace(1) @f, i32 1 syncscope("agent") monotonic, align 4
  %odd = icmp eq i32 %o, 9
  br i1 %odd, label %write, label %end
take:
  br i1 %first, label %acquires, label %meet
acquires:
  %n = atomicrmw add ptr addrspace(1) @f, i32 1 syncscope("agent") monotonic, align 4
  fence syncscope("agent") acquire
  fence syncscope("workgroup") release
  %leaves = icmp ugt i32 %n, {most}
  br i1 %leaves, label %end, label %meet
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}}
"""


@pytest.mark.parametrize("is_looping", [False, True])
@pytest.mark.parametrize("leaves", [False, True])
def test_a_wave_that_ends_hands_on_nothing_at_the_barrier_of_the_others(leaves: bool, is_looping: bool) -> None:
    """It has acquired what another group released, and released that to its own; but it does not come to the barrier."""
    text = HANDED.format(most=0 if leaves else 1000)
    if not is_looping:  # known of groups in ranges, of waves by clocks else
        text = text.replace("br i1 %odd, label %write, label %end", "br label %end")
    results = []
    for engine_name in ("reference", "wave"):
        data = np.zeros(64, np.uint32)
        kernel = swlds.Device("gfx942", engine=engine_name).load(swlds.parse(text))["k"]
        result = kernel.launch(2, 256, [data], checks="racecheck")
        results.append([f.as_json() for f in result.findings])
    assert results[0] == results[1]
    assert bool(results[0]) == leaves
    assert bool(result.fidelity.executed) == leaves


COUNTED = """@t = internal addrspace(3) global [256 x i32] poison, align 16
@f = internal addrspace(1) global [4 x i32] zeroinitializer, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address "target-features"="+wavefrontsize64" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %x, 6
  %far = xor i32 %x, 64
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %q = getelementptr i32, ptr addrspace(3) @t, i32 %far
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %x, ptr addrspace(3) %p, align 4
  %first = icmp eq i32 %wave, 0
  br i1 %first, label %end, label %on
on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %second = icmp eq i32 %wave, 1
  br i1 %second, label %read, label %count
read:
  %v = load i32, ptr addrspace(3) %q, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  br label %count
count:
  %n = atomicrmw add ptr addrspace(1) @f, i32 1 syncscope("agent") acq_rel, align 4
  %odd = icmp eq i32 %n, 100000
  br i1 %odd, label %count, label %end
end:
  ret void
}
"""


@pytest.mark.parametrize("lowered", [False, True])
def test_groups_that_know_one_another_see_what_an_ended_wave_left_in_their_block(lowered: bool) -> None:
    """The epochs of global memory move, but not for what a wave left in a lowered block that ended in front of the barrier."""
    module = swlds.parse(COUNTED)
    module = swlds.lower(module) if lowered else module
    kernel = swlds.Device("gfx942").load(module)["k"]
    result = kernel.launch(2, 256, [np.zeros(256, np.uint32)], checks="racecheck,barriercheck")
    assert [f.kind for f in result.findings] == ["unfenced-barrier"]


#: Waves add to a word behind their last barrier with waves that end there, or beside them.
ADDED = """@t = internal addrspace(3) global [256 x i32] poison, align 16
@n = internal addrspace(3) global i32 poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address "target-features"="+wavefrontsize64" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %x, ptr addrspace(3) %p, align 4
  %leads = icmp eq i32 %x, 0
  br i1 %leads, label %clear, label %meet
clear:
  store i32 0, ptr addrspace(3) @n, align 4
  br label %meet
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %late = icmp uge i32 %x, 128
  br i1 %late, label %leave, label %add
leave:
  BEFORE
  br label %end
add:
  %a = atomicrmw add ptr addrspace(3) @n, i32 1 syncscope("workgroup") monotonic, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) @n, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}
"""


def launch_added(*, adds: bool, **options: Any) -> Any:
    """``ADDED``, lowered. ``adds``: so do the waves that end."""
    before = '%b = atomicrmw add ptr addrspace(3) @n, i32 1 syncscope("workgroup") monotonic, align 4' if adds else ""
    kernel = swlds.Device("gfx942").load(swlds.lower(swlds.parse(ADDED.replace("BEFORE", before))))["k"]
    checks = "racecheck,barriercheck,memcheck"
    return kernel.launch(1, 256, [np.zeros(256, np.uint32)], checks=checks, **options)


@pytest.mark.parametrize("adds", [False, True])
def test_waves_that_leave_a_lowered_block_have_touched_nothing_by_that(adds: bool) -> None:
    """They count themselves out in its head, where nobody looks."""
    result = launch_added(adds=adds)
    assert bool(result.findings) == adds
    assert bool(result.fidelity.executed) == adds


def test_a_head_that_others_look_at_behind_a_barrier_counts() -> None:
    """A wave reads the count of those that left, of which it has acquired nothing."""
    text = str(swlds.lower(swlds.parse(ADDED.replace("BEFORE", ""))))
    peek = "  %peek = load i32, ptr addrspace(1) %sw.live, align 4\n"
    at = text.rindex('  fence syncscope("workgroup") acquire\n') + len('  fence syncscope("workgroup") acquire\n')
    module = swlds.parse(text[:at] + peek + text[at:])
    result = (
        swlds.Device("gfx942")
        .load(module)["k"]
        .launch(1, 256, [np.zeros(256, np.uint32)], checks="racecheck,barriercheck,memcheck")
    )
    assert result.findings
