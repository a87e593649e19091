# ruff: noqa: E501  (LLVM IR in strings)
"""Copies whose lanes lie side by side, and others: what another wave touches at their edges is found by both engines alike."""

from __future__ import annotations

import random

import numpy as np
import pytest

import swlds

_HEAD = """target triple = "amdgcn-amd-amdhsa"
@buf = internal addrspace(3) global [4096 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.bWIDTH(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %dst) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, LANES - 1
  %wide = zext i32 %lane to i64
  %bit = lshr i64 MASK, %wide
  %is = trunc i64 %bit to i1
  %first = icmp ORDER i32 %id, LANES
  %one = icmp eq i32 %lane, 0
  %other = xor i1 %first, true
  %second = and i1 %other, %one
  %copies = and i1 %first, %is
  %from = mul i32 %lane, SIZE
  %g = getelementptr i8, ptr addrspace(1) %src, i32 %from
"""
_COPY = """  br i1 %copies, label %copy, label %copied
copy:
LINES  br label %copied
copied:
"""
_TOUCH = """  br i1 %second, label %touch, label %touched
touch:
  %q = getelementptr i8, ptr addrspace(3) @buf, i32 AT
WORDS  br label %touched
touched:
"""
_SYNC_WAIT, _ASYNC_WAIT = "call void @llvm.amdgcn.s.waitcnt(i32 112)", "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)"
_BARRIER = ["call void @llvm.amdgcn.s.barrier()", 'fence syncscope("workgroup") acquire']
_TOUCHES = {
    "read": "  %v = load iBITS, ptr addrspace(3) %q, align ALIGN\n  store iBITS %v, ptr addrspace(1) %dst, align 4\n",
    "write": "  store iBITS 7, ptr addrspace(3) %q, align ALIGN\n",
}


def _masks(rng: random.Random, lanes: int) -> int:
    """All lanes, some side by side, or any."""
    every = (1 << lanes) - 1
    start, count = rng.randrange(lanes), rng.choice((1, 4, 16, 32, 48))
    some = sum(1 << lane for lane in rng.sample(range(lanes), lanes // 2))
    return rng.choice((every, every, ((1 << count) - 1) << start & every, rng.getrandbits(lanes) | 1, some, some))


def _block(lines: list[str]) -> str:
    return "".join(f"  {line}\n" for line in lines)


def _case(seed: int) -> tuple[str, str]:
    rng = random.Random(seed)
    target = rng.choice(("gfx950", "gfx1250"))
    is_async = target == "gfx1250"
    size = rng.choice((1, 4, 8, 16) if is_async else (1, 2, 4, 12, 16))
    lanes = 32 if is_async else 64
    start, mask = 16 * rng.randrange(8), _masks(rng, lanes)
    stride = rng.choice((size, size, size, 2 * size)) if is_async else 16 if size > 4 else 4
    if is_async:
        backwards = rng.random() < 0.4
        step = f"  %b = sub i32 {lanes - 1}, %lane\n" if backwards else "  %b = add i32 %lane, 0\n"
        lines = (
            f"{step}  %m = mul i32 %b, {stride}\n  %o = add i32 %m, {start}\n"
            "  %u = getelementptr i8, ptr addrspace(3) @buf, i32 %o\n"
            f"  call void @llvm.amdgcn.global.load.async.to.lds.b{8 * size}(ptr addrspace(1) %g, ptr addrspace(3) %u, i32 0, i32 0)\n"
        )
    else:
        lines = (
            f"  %u = getelementptr i8, ptr addrspace(3) @buf, i32 {start}\n"
            f"  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %u, i32 {size}, i32 0, i32 0)\n"
        )
    wait = [_ASYNC_WAIT if is_async else _SYNC_WAIT]
    release = ['fence syncscope("workgroup") release']
    between = rng.choice(
        ([], _BARRIER, release + _BARRIER, wait + _BARRIER, wait + release + _BARRIER, _BARRIER + wait, _BARRIER + wait)
    )
    touched = rng.choice((1, 4, 4))
    past = start + (lanes - 1) * stride + max(size, 1 if is_async else 4)
    edges = (start - touched, start, start + stride, past - touched, past - touched, past)
    at = max(0, rng.choice((*edges, *(start + stride * rng.randrange(lanes) for _ in range(4)))))
    at -= at % touched
    parts = [_COPY.replace("LINES", lines), _block(between)]
    parts.append(_TOUCH.replace("AT", str(at)).replace("WORDS", _TOUCHES[rng.choice(("read", "write"))]))
    text = _HEAD + "".join(rng.choice((parts, parts, parts[::-1]))) + _block([*wait, "ret void"]) + "}\n"
    text = text.replace("LANES - 1", str(lanes - 1)).replace("LANES", str(lanes)).replace("MASK", str(mask))
    text = text.replace("ORDER", rng.choice(("ult", "uge")))
    text = text.replace("SIZE", str(size)).replace("WIDTH", str(8 * size))
    return text.replace("BITS", str(8 * touched)).replace("ALIGN", str(touched)), target


def _run(seed: int) -> bool:
    """Whether something is found."""
    text, target = _case(seed)
    source = np.random.default_rng(seed).integers(0, 255, 2048, np.uint8)
    result = (
        swlds.Device(target)
        .load(swlds.parse(text, "k.ll"))["k"]
        .launch(
            1,
            64 if target == "gfx1250" else 128,
            [source, np.zeros(4, np.uint32)],
            checks="memcheck,racecheck,barriercheck,asynccheck",
            engine="both",
        )
    )
    return bool(result.findings)


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 10))])
def test_edges_of_copies(part: int) -> None:
    """160 random copies; 1,600 with --long."""
    found = sum(_run(seed) for seed in range(160 * part, 160 * part + 160))
    assert 16 < found < 144
