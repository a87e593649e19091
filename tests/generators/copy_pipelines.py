# ruff: noqa: E501  (LLVM IR in strings)
"""Pipelines of copies to LDS: correct ones, by target and number of buffers, and random mistakes in them.

A step is a tuple: ``copy t k`` of tile t to buffer k, ``read k``, ``wait n`` until n copies are open, ``drain`` (wait for LDS),
``barrier``, ``acquire``, ``release``. Each thread reads what a thread of the other wave has copied.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

import swlds

Step = tuple[Any, ...]
#: How waits are written: as intrinsics, as assembly, as the release fence that completes everything, or as marks behind copies.
FORMS = ("wait", "assembly", "release", "marks")
TARGETS = ("gfx942", "gfx950", "gfx1250")


def pipeline(buffers: int, tiles: int, form: str) -> list[Step]:
    """Correct: ``buffers - 1`` tiles are copied ahead."""
    ahead = buffers - 1
    steps: list[Step] = [("copy", t, t) for t in range(min(ahead, tiles))]
    for t in range(tiles):
        follows = t + ahead < tiles
        if form == "release":  # it completes all that is open: at the end there is nothing left
            steps += [("release",)] if steps[-1][0] == "copy" or (t and follows) else []
        else:
            steps.append(("wait", min(ahead, tiles - t) - 1))
            if t and follows:
                steps.append(("drain",))
        steps += [("barrier",), ("acquire",), ("read", t % buffers)]
        if follows:
            steps.append(("copy", t + ahead, (t + ahead) % buffers))
    return steps


def mistake(steps: list[Step], rng: random.Random) -> list[Step]:
    """One to three steps are lost, doubled, exchanged with their neighbour, or wait for another number."""
    steps = list(steps)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(steps))
        what = rng.choice(("lose", "double", "exchange", "number"))
        if what == "lose" and len(steps) > 2:
            del steps[at]
        elif what == "double":
            steps.insert(at, steps[at])
        elif what == "exchange" and at + 1 < len(steps):
            steps[at], steps[at + 1] = steps[at + 1], steps[at]
        elif steps[at][0] == "wait":
            steps[at] = ("wait", max(0, steps[at][1] + rng.choice((-1, 1))))
    return steps


def text(steps: list[Step], target: str, form: str) -> str:
    """The kernel of two waves; tiles of one word a thread, of four on gfx950."""
    is_async, lanes = target == "gfx1250", 32 if target == "gfx1250" else 64
    width = 4 if target == "gfx950" else 1
    threads, buffers = 2 * lanes, 1 + max((s[2] for s in steps if s[0] == "copy"), default=0)
    buffers = max(buffers, 1 + max((s[1] for s in steps if s[0] == "read"), default=0))
    tile = 4 * width * threads
    lines = [
        "%id = call i32 @llvm.amdgcn.workitem.id.x()",
        "%b = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)",
        f"%base = mul i32 %{'id' if is_async else 'b'}, {4 * width}",
        f"%mine = mul i32 %id, {4 * width}",
        f"%other = xor i32 %id, {lanes}",
        f"%far = mul i32 %other, {4 * width}",
    ]
    acc = "0"
    for n, step in enumerate(steps):
        lines += _lines(n, step, target, form, tile, width)
        if step[0] == "read":
            lines += [f"%t{n} = mul i32 {acc}, 3", f"%s{n} = add i32 %t{n}, %v{n}"]
            acc = f"%s{n}"
    lines += [
        "%d = getelementptr i32, ptr addrspace(1) %dst, i32 %id",
        f"store i32 {acc}, ptr addrspace(1) %d, align 4",
        "ret void",
    ]
    return _HEAD.replace("SIZE", str(buffers * tile)) + "".join(f"  {line}\n" for line in lines) + "}\n"


def _lines(n: int, step: Step, target: str, form: str, tile: int, width: int) -> list[str]:
    is_async = target == "gfx1250"
    match step[0]:
        case "copy":
            from_ = [
                f"%o{n} = add i32 %mine, {step[1] * tile}",
                f"%g{n} = getelementptr i8, ptr addrspace(1) %src, i32 %o{n}",
            ]
            to = [
                f"%k{n} = add i32 %base, {step[2] * tile}",
                f"%u{n} = getelementptr i8, ptr addrspace(3) @buf, i32 %k{n}",
            ]
            if is_async:
                call = f"call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g{n}, ptr addrspace(3) %u{n}, i32 0, i32 0)"
            else:
                name = "load.async.to.lds" if form == "marks" else "load.to.lds"
                call = f"call void @llvm.amdgcn.{name}.p1(ptr addrspace(1) %g{n}, ptr addrspace(3) %u{n}, i32 {4 * width}, i32 0, i32 0)"
            return [*from_, *to, call, *(["call void @llvm.amdgcn.asyncmark()"] if form == "marks" else [])]
        case "read":
            return [
                f"%q{n} = add i32 %far, {step[1] * tile}",
                f"%p{n} = getelementptr i8, ptr addrspace(3) @buf, i32 %q{n}",
                f"%v{n} = load i32, ptr addrspace(3) %p{n}, align 4",
            ]
        case "wait" if form == "marks":
            return [f"call void @llvm.amdgcn.wait.asyncmark(i16 {step[1]})"]
        case "wait":
            if form == "assembly":
                words = f"s_wait_asynccnt {step[1]:#x}" if is_async else f"s_waitcnt vmcnt({step[1]})"
                return [f'call void asm sideeffect "{words}", "~{{memory}}"()']
            if is_async:
                return [f"call void @llvm.amdgcn.s.wait.asynccnt(i16 {step[1]})"]
            return [f"call void @llvm.amdgcn.s.waitcnt(i32 {0x0F70 + step[1]})"]
        case "drain":
            return [
                "call void @llvm.amdgcn.s.wait.dscnt(i16 0)"
                if is_async
                else "call void @llvm.amdgcn.s.waitcnt(i32 49279)"
            ]
        case "barrier":
            return ["call void @llvm.amdgcn.s.barrier()"]
        case "release":
            wait = ["call void @llvm.amdgcn.s.wait.asynccnt(i16 0)"] if is_async else []
            return [*wait, 'fence syncscope("workgroup") release']
    return ['fence syncscope("workgroup") acquire']


_HEAD = """target triple = "amdgcn-amd-amdhsa"
@buf = internal addrspace(3) global [SIZE x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.async.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.s.wait.dscnt(i16)
define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %dst) {
"""
CHECKS = "memcheck,racecheck,barriercheck,asynccheck"


def run(module: swlds.ir.model.Module, target: str, **options: Any) -> tuple[Any, np.ndarray[Any, Any]]:
    """The result of a launch, and what it wrote."""
    threads = 64 if target == "gfx1250" else 128
    out = np.zeros(threads, np.uint32)
    source = np.random.default_rng(7).integers(0, 1 << 32, 16 * threads * 4, np.uint32)
    result = swlds.Device(target).load(module)["k"].launch(1, threads, [source, out], **options)
    return result, out


def expected(tiles: int, target: str) -> np.ndarray[Any, Any]:
    """What a correct pipeline gives."""
    lanes, width = (32, 1) if target == "gfx1250" else (64, 4 if target == "gfx950" else 1)
    threads = 2 * lanes
    source = np.random.default_rng(7).integers(0, 1 << 32, 16 * threads * 4, np.uint32)
    total = np.zeros(threads, np.uint32)
    for t in range(tiles):
        row = source[t * threads * width : (t + 1) * threads * width : width]
        total = total * np.uint32(3) + row[np.arange(threads) ^ lanes]
    return total


__all__ = ["CHECKS", "FORMS", "TARGETS", "expected", "mistake", "pipeline", "run", "text"]
