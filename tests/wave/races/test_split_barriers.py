"""What waves access between a signal of the group's barrier and its wait is in front of the next signal, and behind the wait
before: host code alone says what is ordered, and leaves to the reference engine what is not.

A longer run: ``SPLIT_PROGRAMS=0:500 pytest tests/wave/races/test_split_barriers.py``.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest
from split_programs import make_program

import swlds

FIRST, LAST = (int(n) for n in os.environ.get("SPLIT_PROGRAMS", "0:16").split(":"))
CHECKS = ("all", "racecheck", "racecheck,barriercheck", "memcheck,racecheck,initcheck")
HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.wave.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
define internal void @wait(ptr addrspace(3) %p) noinline {
  store i32 3, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-cpu"="gfx1250" {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %wave = lshr i32 %x, 5
  %y = xor i32 %x, 32
  %z = xor i32 %x, 1
  %base = mul i32 %g, 128
  %here = add i32 %base, %x
  %there = add i32 %base, %y
  %given = getelementptr i32, ptr addrspace(1) %in, i32 %here
  %out.own = getelementptr i32, ptr addrspace(1) %out, i32 %here
  %out.far = getelementptr i32, ptr addrspace(1) %out, i32 %there
  %own = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %far = getelementptr i32, ptr addrspace(3) @t, i32 %y
  %near = getelementptr i32, ptr addrspace(3) @t, i32 %z
  %second = getelementptr i32, ptr addrspace(3) @t, i32 128
  %own.2 = getelementptr i32, ptr addrspace(3) %second, i32 %x
  %far.2 = getelementptr i32, ptr addrspace(3) %second, i32 %y
  store i32 1, ptr addrspace(3) %own, align 4
  store i32 2, ptr addrspace(3) %own.2, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""
TAIL = "br label %end\nend:\n  ret void\n}\n"
RELEASE, ACQUIRE = (f'fence syncscope("workgroup") {n}' for n in ("release", "acquire"))
ARRIVE, WAITS = "call void @llvm.amdgcn.s.barrier.signal(i32 -1)", "call void @llvm.amdgcn.s.barrier.wait(i16 -1)"
SIGNAL, WAIT = f"{RELEASE}\n{ARRIVE}", f"{WAITS}\n{ACQUIRE}"
MEET = f"{RELEASE}\ncall void @llvm.amdgcn.s.barrier()\n{ACQUIRE}"
PUT, PUT_FAR, PUT_2 = (f"store i32 %x, ptr addrspace(3) %{n}, align 4" for n in ("own", "far", "own.2"))
STORE = "store i32 %x, ptr addrspace(1) %out.own, align 4"
ADD = '%old = atomicrmw add ptr addrspace(3) @t, i32 1 syncscope("workgroup") monotonic, align 4'
_number = iter(range(1 << 20))


def get(name: str = "far", space: int = 3) -> str:
    return f"%got{next(_number)} = load i32, ptr addrspace({space}) %{name}, align 4"


def unless(wave: int, *body: str) -> str:
    """Steps of all waves but one."""
    n = next(_number)
    head = f"%is{n} = icmp eq i32 %wave, {wave}\nbr i1 %is{n}, label %past{n}, label %do{n}\ndo{n}:\n"
    return head + "\n".join(body) + f"\nbr label %past{n}\npast{n}:"


def only(wave: int, *body: str) -> str:
    """Steps of one wave."""
    return unless(wave, *body).replace("icmp eq", "icmp ne", 1)


def leave(wave: int) -> str:
    n = next(_number)
    return f"%goes{n} = icmp eq i32 %wave, {wave}\nbr i1 %goes{n}, label %end, label %stay{n}\nstay{n}:"


def rounds(*body: str, count: int = 5) -> str:
    """A loop; ``%i`` and ``%j``: the round and the next one; own and far words of the buffers of both."""
    return "\n".join(
        (
            "br label %first\nfirst:\nbr label %head\nhead:\n%i = phi i32 [0, %first], [%j, %latch]\n%j = add i32 %i, 1",
            *(f"%p{n} = and i32 %{n}, 1\n%s{n} = mul i32 %p{n}, 128" for n in "ij"),
            *(
                f"%{w}.{n}.n = add i32 %s{n}, %{v}\n%{w}.{n} = getelementptr i32, ptr addrspace(3) @t, i32 %{w}.{n}.n"
                for n in "ij"
                for w, v in (("own", "x"), ("far", "y"))
            ),
            *body,
            f"br label %latch\nlatch:\n%more = icmp ult i32 %j, {count}\nbr i1 %more, label %head, label %past\npast:",
        )
    )


ONE = "%one = load i32, ptr addrspace(3) @t, align 4"
PUT_NEXT = "store i32 %x, ptr addrspace(3) %own.j, align 4"
#: Ordered, by halves of barriers.
CLEAN = {
    "own words between": [SIGNAL, PUT, get("own"), WAIT],
    "read between, written in front of the signal before": [PUT, MEET, SIGNAL, get(), WAIT, SIGNAL, WAIT, PUT],
    "written between, read behind the next wait": [SIGNAL, PUT, WAIT, SIGNAL, WAIT, get()],
    "read between, written behind the next wait": [SIGNAL, get(), WAIT, SIGNAL, WAIT, PUT],
    "written between, read between the next but one": [SIGNAL, PUT, WAIT, SIGNAL, WAIT, SIGNAL, get(), WAIT],
    "written in front, read behind": [PUT, SIGNAL, get("own.2"), WAIT, get()],
    "another buffer between": [PUT, SIGNAL, PUT_2, WAIT, get(), SIGNAL, WAIT, get("far.2")],
    "a whole barrier between": [SIGNAL, PUT, WAIT, MEET, get()],
    "in memory": [SIGNAL, STORE, get("given", 1), WAIT, SIGNAL, WAIT, get("out.far", 1)],
    "in memory, exchanged": [STORE, SIGNAL, get("own"), WAIT, get("out.far", 1), SIGNAL, WAIT, STORE],
    "double buffers": [rounds(SIGNAL, get("given", 1), WAIT, get("far.i"), PUT_NEXT)],
    "double buffers, pipelined": [SIGNAL, rounds(WAIT, get("far.i"), PUT_NEXT, SIGNAL, get("given", 1)), WAIT, get()],
    "the last signal is not waited for": [SIGNAL, rounds(WAIT, get("far.i"), PUT_NEXT, SIGNAL, get("given", 1))],
    "the last signal, and a store": [SIGNAL, rounds(WAIT, get("far.i"), PUT_NEXT, SIGNAL), STORE],
    "waits in another block": [PUT, SIGNAL, unless(1, get("own.2")), WAIT, get()],
    "waits in a function": [SIGNAL, "call void @wait(ptr addrspace(3) %own)", SIGNAL, WAIT, get()],
    "a wave ends": [leave(3), SIGNAL, get("own"), WAIT, SIGNAL, WAIT],
    "lanes, by the signal": [PUT, SIGNAL, get("near"), WAIT],
    "lanes, by the wait": [SIGNAL, PUT, WAIT, get("near")],
    "lanes, by a wave barrier between": [SIGNAL, PUT, "call void @llvm.amdgcn.wave.barrier()", get("near"), WAIT],
    "all waves store one value": [SIGNAL, "store i32 7, ptr addrspace(3) @t, align 4", WAIT, SIGNAL, WAIT, ONE],
    "atomics between": [SIGNAL, ADD, WAIT, SIGNAL, WAIT, ONE],
    "several waves read between, another one writes behind the next wait": [
        SIGNAL,
        ONE,
        WAIT,
        SIGNAL,
        WAIT,
        only(3, "store i32 9, ptr addrspace(3) @t, align 4"),
    ],
}
#: Not ordered, or not by what barriers are for.
RACY = {
    "written between, read behind the wait": [SIGNAL, PUT, WAIT, get()],
    "written in front, read between": [PUT, SIGNAL, get(), WAIT],
    "written between, read between": [SIGNAL, PUT, get(), WAIT],
    "written between, read between the next": [SIGNAL, PUT, WAIT, SIGNAL, get(), WAIT],
    "read between, written between the next": [SIGNAL, get(), WAIT, SIGNAL, PUT, WAIT],
    "read between, written behind the wait": [SIGNAL, get(), WAIT, PUT],
    "written in front, written between": [PUT, SIGNAL, PUT_FAR, WAIT],
    "read in front, written between": [get(), SIGNAL, PUT, WAIT],
    "in memory": [SIGNAL, STORE, WAIT, get("out.far", 1)],
    "one buffer": [rounds(SIGNAL, get("own"), WAIT, get("far.i"), "store i32 %x, ptr addrspace(3) %own.i, align 4")],
    "the next buffer too early": [rounds(SIGNAL, PUT_NEXT, WAIT, get("far.i"))],
    "pipelined, too late": [SIGNAL, rounds(WAIT, get("far.i"), SIGNAL, PUT_NEXT), WAIT],
    "behind the last signal": [SIGNAL, rounds(WAIT, get("own.i"), SIGNAL), PUT, get()],
    "the release is missing": [PUT, ARRIVE, get("own.2"), WAIT, get()],
    "the acquire is missing": [PUT, SIGNAL, get("own.2"), WAITS, get()],
    "the release is too early": [RELEASE, PUT, ARRIVE, get("own.2"), WAIT, get()],
    "a wave ends behind an access": [SIGNAL, PUT, WAIT, leave(0), SIGNAL, WAIT, get()],
    "a wave ends behind its signal": [PUT, SIGNAL, get("own"), leave(0), WAIT, get()],
    "a whole barrier behind a signal": [SIGNAL, MEET],
    "several waves read between, another one writes between the next": [
        SIGNAL,
        ONE,
        WAIT,
        SIGNAL,
        only(3, "store i32 9, ptr addrspace(3) @t, align 4"),
        WAIT,
    ],
    "several waves read between": [SIGNAL, ONE, WAIT, only(3, "store i32 9, ptr addrspace(3) @t, align 4")],
    "a wave signals twice": [PUT, SIGNAL, unless(1, SIGNAL), get("own"), WAIT, get()],
    "lanes between": [SIGNAL, PUT, get("near"), WAIT],
    "waves store two values": [SIGNAL, "store i32 %wave, ptr addrspace(3) @t, align 4", WAIT],
    "all waves store one value, read behind the wait": [SIGNAL, "store i32 7, ptr addrspace(3) @t, align 4", WAIT, ONE],
    "atomics between": [SIGNAL, ADD, WAIT, ONE],
}


#: Of two waves the second one, which runs first behind a barrier, ends before the first one reads its words, and barriers are
#: misused.
ENDS = {
    "the other one has not waited for it": [only(1, PUT), SIGNAL, only(1, WAIT), leave(1), SIGNAL, WAIT, get()],
    "it has come to a barrier twice": [
        only(1, PUT),
        "br label %before\nbefore:\nbr label %again\nagain:\n%n = phi i32 [0, %before], [1, %again]",
        SIGNAL,
        "%once = sub i32 1, %wave\n%sum = or i32 %n, %once\n%ends = icmp ne i32 %sum, 0",
        "br i1 %ends, label %over, label %again\nover:",
        WAIT,
        leave(1),
        get(),
    ],
}


def launch(module: Any, engine: str, *, block: int = 128, groups: int = 2, **options: Any) -> tuple[Any, list[int]]:
    given, out = np.arange(128 * groups, dtype=np.uint32), np.zeros(128 * groups, np.uint32)
    kernel = swlds.Device("gfx1250", engine=engine).load(module)["k"]
    return kernel.launch(groups, block, [given, out], **options), out.tolist()


def both(text: str, block: int, **options: Any) -> list[tuple[bool, bool]]:
    """Of the kernel as it is, and lowered: is something found, and does host code execute it alone? Both engines agree."""
    module = swlds.parse(text)
    outcomes = []
    for made in (module, swlds.lower(module)):
        (expected, wanted), (found, given) = (launch(made, e, block=block, **options) for e in ("reference", "wave"))
        assert ([f.as_json() for f in found.findings], given) == ([f.as_json() for f in expected.findings], wanted), (
            text
        )
        outcomes.append((bool(expected.findings), not found.fidelity.executed))
    return outcomes


def program(body: list[str]) -> str:
    return HEAD + "\n".join(body) + "\n" + TAIL


@pytest.mark.parametrize("name", CLEAN)
def test_ordered(name: str) -> None:
    assert both(program(CLEAN[name]), 128) == [(False, True)] * 2


@pytest.mark.parametrize("name", RACY)
def test_not_ordered(name: str) -> None:
    assert all(is_found for is_found, _ in both(program(RACY[name]), 128))


@pytest.mark.parametrize("name", ENDS)
def test_waves_that_have_ended(name: str) -> None:
    assert both(program(ENDS[name]), 64) == [(True, False)] * 2


def test_fences_that_order_local_memory_where_an_atomic_hands_on() -> None:
    """What a lowered block has between the halves is not ordered by them, though the fences around order LDS, which it was."""
    add = '%old = atomicrmw add ptr addrspace(3) %own.2, i32 1 syncscope("workgroup") monotonic, align 4'
    fence = 'fence syncscope("workgroup") seq_cst, !mmra !0'
    metadata = '!0 = !{!"amdgpu-synchronize-as", !"local"}\n'
    for between, kinds in (([get("own"), PUT_FAR], {"race-raw", "race-war"}), ([STORE], set())):
        module = swlds.parse(program([add, fence, ARRIVE, *between, WAITS, fence]) + metadata)
        for made in (module, swlds.lower(module, instrument=False)):
            results = [launch(made, engine, block=64)[0] for engine in ("reference", "wave")]
            assert [{f.kind for f in result.findings} for result in results] == [kinds] * 2
            assert kinds or not results[1].fidelity.executed


def test_waves_that_are_no_whole_ones() -> None:
    for body, expected in (
        (CLEAN["double buffers"], (False, True)),
        (RACY["written between, read between the next"], (True, False)),
    ):
        text = program(body).replace("%y = xor i32 %x, 32", "%y = and i32 %x, 63")  # what all of them have initialised
        assert both(text, 100) == [expected] * 2


def test_without_fences_where_nobody_asks_for_them() -> None:
    """Without barriercheck execution is enough for LDS."""
    body = [line.replace(RELEASE, "").replace(ACQUIRE, "") for line in CLEAN["another buffer between"]]
    for checks, expected in (("racecheck", (False, True)), ("racecheck,barriercheck", (True, False))):
        assert both(program(body), 128, checks=checks) == [expected] * 2


def test_many_phases() -> None:
    """The numbers of a thread's phases begin anew between its groups."""
    body = [SIGNAL, rounds(WAIT, get("far.i"), PUT_NEXT, SIGNAL, get("given", 1), count=3000), WAIT]
    result, _ = launch(swlds.parse(program(body)), "wave", groups=60)
    assert not result.findings and not result.fidelity.executed


def test_random_programs() -> None:
    """Findings and buffers are the reference engine's; most of what is silent is host code's alone."""
    silent = native = 0
    for seed in range(FIRST, LAST):
        made = make_program(seed)
        module = swlds.parse(made.text)
        for version in [module, swlds.lower(module, instrument=seed % 4 == 0)][: 2 - seed % 2]:
            runs = []
            for engine in ("reference", "wave"):
                out = np.zeros(1024, np.uint32)
                kernel = swlds.Device("gfx1250").load(version)["k"]
                options = {"checks": CHECKS[seed % 4], "seed": seed // 4 % 3, "timeout": 60}
                result = kernel.launch(2, made.block, [out], engine=engine, **options)
                runs.append(([f.as_json() for f in result.findings], out.tolist()))
            assert runs[0] == runs[1], f"program {seed}"
            silent += not runs[0][0]
            native += not runs[0][0] and not result.fidelity.executed
    assert native >= 0.8 * silent
