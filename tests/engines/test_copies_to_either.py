"""Copies to one of several LDS variables, which only run time knows: host code executes them, and both engines say the same."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import swlds
from tests.support.copies import WORDS, run

COPIES = {
    "gfx942": "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %gi, ptr addrspace(3) %to, i32 4, i32 0, i32 0)",
    "gfx90a": """%r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %src, i16 0, i64 LIMIT,
    i32 FLAGS)
  %n = add i32 %go, %id
  %o = shl i32 %n, 2
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %to, i32 4, i32 %o,
    i32 0, i32 0, i32 0)""",
    "gfx1250": "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %gi, ptr addrspace(3) %to, i32 0, i32 0)",
}
CHOICES = {
    "select": "%bs = select i1 %oc, ptr addrspace(3) @l, ptr addrspace(3) @m",
    "phi": """br i1 %oc, label %odd, label %even
odd:
  br label %meet
even:
  br label %meet
meet:
  %bs = phi ptr addrspace(3) [ @l, %odd ], [ @m, %even ]""",
    "three": """%third = icmp eq i32 %i, 3
  %b0 = select i1 %oc, ptr addrspace(3) @l, ptr addrspace(3) @m
  %bs = select i1 %third, ptr addrspace(3) @n, ptr addrspace(3) %b0""",
}
#: Two buffers in turn: a tile of a round is copied behind the barrier at which the one before it is read.
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@l = internal addrspace(3) global [128 x i32] poison, align 16
@m = internal addrspace(3) global [128 x i32] poison, align 16
@n = internal addrspace(3) global [160 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %base = add i32 BASE, 0
  %g = getelementptr i32, ptr addrspace(1) %src, i32 %id
  %x = xor i32 %id, WAVE
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %last ]
  %s = phi i32 [ 0, %entry ], [ %sum, %last ]
  %i1 = add i32 %i, 1
  %go = mul i32 %i, THREADS
  %od = and i32 %i, 1
  %oc = icmp eq i32 %od, 0
  CHOICE
  %to = getelementptr i32, ptr addrspace(3) %bs, i32 %base
  %from = getelementptr i32, ptr addrspace(3) %bs, i32 %x
  %gi = getelementptr i32, ptr addrspace(1) %g, i32 %go
  COPY
  WAIT
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %from
  %s3 = mul i32 %s, 3
  %sum = add i32 %s3, %v
  br label %last
last:
  %c = icmp ult i32 %i1, 6
  br i1 %c, label %loop, label %done
done:
  %wg = call i32 @llvm.amdgcn.workgroup.id.x()
  %go2 = mul i32 %wg, THREADS
  %at = add i32 %go2, %id
  %oo = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %sum, ptr addrspace(1) %oo
  ret void
}
"""


def _text(target: str, choice: str, *, waits: bool = True) -> str:
    is_async, lanes = target == "gfx1250", 32 if target == "gfx1250" else 64
    wait = "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)" if is_async else "call void @llvm.amdgcn.s.waitcnt(i32 3952)"
    words = {
        "CHOICE": CHOICES[choice],
        "COPY": COPIES[target],
        "WAIT": wait if waits else "",
        "BASE": "%id" if is_async else "%b",
        "WAVE": str(lanes),
        "THREADS": str(2 * lanes),
        "LIMIT": str(4 * 11 * lanes + 8),
        "FLAGS": "159744",
    }
    text = KERNEL
    for word, value in words.items():
        text = text.replace(word, value)
    return text


def _run(text: str, target: str, **options: Any) -> tuple[Any, np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    threads = 64 if target == "gfx1250" else 128
    source, out = (
        np.random.default_rng(1).integers(0, 1 << 32, 6 * threads, np.uint32),
        np.zeros(3 * threads, np.uint32),
    )
    result = swlds.Device(target).load(swlds.parse(text))["k"].launch(3, threads, [source, out], **options)
    if target == "gfx90a":
        source[11 * 64 + 2 :] = 0  # beyond the resource
    wanted = np.zeros(threads, np.uint32)
    for tile in source.reshape(6, threads):
        wanted = wanted * np.uint32(3) + tile[np.arange(threads) ^ (threads // 2)]
    return result, out, np.tile(wanted, 3)


@pytest.mark.parametrize("checks", ["none", "asynccheck", "racecheck", "memcheck,racecheck,barriercheck,asynccheck"])
@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("target", COPIES)
def test_buffers_in_turn_stay_in_host_code(target: str, choice: str, checks: str) -> None:
    for dma in ("late", "early"):
        result, out, wanted = _run(_text(target, choice), target, checks=checks, dma=dma)
        assert not result.findings and not result.fidelity.executed
        assert out.tolist() == wanted.tolist()


@pytest.mark.parametrize("choice", CHOICES)
def test_a_missing_wait_is_found(choice: str) -> None:
    result, *_ = _run(_text("gfx1250", choice, waits=False), "gfx1250", engine="both")
    assert "missing-wait" in {f.kind for f in result.findings if f.severity == "error"}


@pytest.mark.parametrize("target", ["gfx942", "gfx90a"])
def test_a_copy_that_leaves_the_chosen_variable_is_found(target: str) -> None:
    """@n has room for it, @l and @m have not."""
    text = (
        _text(target, "three")
        .replace("i32 %base\n", "i32 %far\n")
        .replace("%base = add i32 %b, 0", "%far = add i32 %b, 32")
    )
    result, *_ = _run(text, target, engine="both", checks="memcheck")
    assert {(f.kind, f.count) for f in result.findings} == {("out-of-bounds", 3 * 32 * n) for n in (3, 2)}


MORE = {
    "copy-wave": "%c.N = icmp eq i32 %b, 0\n%p.N = select i1 %c.N, ptr addrspace(3) %u, ptr addrspace(3) %w\n"
    "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %p.N, i32 4, i32 0, i32 0)",
    "copy-lane": "%c.N = icmp ult i32 %lane, 5\n%p.N = select i1 %c.N, ptr addrspace(3) %u, ptr addrspace(3) %w\n"
    "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %p.N, i32 4, i32 0, i32 0)",
    "copy-number": "%n.N = ptrtoint ptr addrspace(3) %w to i32\n%p.N = inttoptr i32 %n.N to ptr addrspace(3)\n"
    "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %p.N, i32 4, i32 0, i32 0)",
    "copy-past": "%c.N = icmp eq i32 %b, 0\n%p.N = select i1 %c.N, ptr addrspace(3) %u, ptr addrspace(3) %w\n"
    "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %p.N, i32 4, i32 640, i32 0)",
    "async-lane": "%c.N = icmp ult i32 %lane, 5\n%p.N = select i1 %c.N, ptr addrspace(3) %own, ptr addrspace(3) %own2\n"
    "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) %p.N, i32 0, i32 0)",
    "async-past": "%c.N = icmp ult i32 %lane, 5\n%p.N = select i1 %c.N, ptr addrspace(3) %own, ptr addrspace(3) %own2\n"
    "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) %p.N, i32 900, i32 0)",
    "read-lane": "%c.N = icmp ult i32 %lane, 5\n%p.N = select i1 %c.N, ptr addrspace(3) %own, ptr addrspace(3) %own2\n"
    "%v.N = load i32, ptr addrspace(3) %p.N, align 4\nstore i32 %v.N, ptr addrspace(1) %d, align 4",
    "copy-number2": "%n.N = ptrtoint ptr addrspace(3) %u to i32\n%q.N = xor i32 %n.N, 12\n%m.N = xor i32 %q.N, 12\n"
    "%p.N = inttoptr i32 %m.N to ptr addrspace(3)\n"
    "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %p.N, i32 4, i32 0, i32 0)",
}
STEPS = {
    "gfx942": (
        "copy-wave", "copy-either", "copy-lane", "copy-number", "copy-number2", "copy-past", "copy", "copy2",
        "vm0", "vm0", "vm1", "lgkm0", "sync", "sync", "barrier", "acquire", "read-either", "read-other", "read2", "write2",
    ),
    "gfx1250": (
        "async-lane", "async-lane", "async-past", "async", "async2", "asm-async0", "asm-async0", "async1", "ds0",
        "sync", "sync", "barrier", "acquire", "read-lane", "read-other", "read2", "write2",
    ),
}  # fmt: skip


@pytest.mark.parametrize("target", STEPS)
@pytest.mark.parametrize("part", range(4))
def test_engines_agree_on_random_sequences(target: str, part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for word, lines in MORE.items():
        monkeypatch.setitem(WORDS, word, lines)
    rng = random.Random(f"{target} {part}")
    stayed = 0
    for _ in range(15):
        words = " ".join(rng.choice(STEPS[target]) for _ in range(rng.randint(1, 9)))
        last = "asm-async0 sync read-lane read-other" if target == "gfx1250" else "vm0 sync read-either read-other"
        options = {"dma": rng.choice(("late", "early", "random")), "seed": rng.randrange(9)}
        checks = rng.choice(
            ("none", "memcheck", "asynccheck", "racecheck", "memcheck,racecheck,barriercheck,asynccheck")
        )
        result, _ = run(f"{words} {last}", target, engine="both", checks=checks, **options)
        stayed += not result.fidelity.executed
    assert stayed
