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


def launch(body: list[str], *, lowered: bool = False, **options: Any) -> Any:
    text = HEAD + "\n".join(body) + "\nbr label %end\nend:\nret void\n}\n"
    out = np.zeros(512, np.int32)
    module = swlds.parse(text)
    kernel = swlds.Device("gfx1201").load(swlds.lower(module) if lowered else module)["k"]
    return kernel.launch((2,), (256,), [out], **options)


S, L = "store lds own", "load lds far"
#: Waves 0 and 1 read one another's words, again and again.
EXCHANGES = {
    memory: [step for n in (20, 30) for step in (
        access(f"store {memory} own", n), fenced(), access(f"load {memory} far", n + 1), fenced(),
    )]
    for memory in ("lds", "out")
}  # fmt: skip
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
