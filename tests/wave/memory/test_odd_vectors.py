"""Vectors and structs of any number of elements, at a constant distance from lane to lane: moved by columns, and their race cells
passed over where a gap lies between two lanes."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
@t = internal addrspace(3) global [16640 x i8] undef, align 16
define amdgpu_kernel void @k(ptr addrspace(1) align 16 %from, ptr addrspace(1) align 16 %to, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %line = mul i32 %y, LINE
  %l = add i32 %line, %x
"""
BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""
#: By way of LDS, where each work-item loads what its mirror image has stored.
COPIES = (
    HEAD
    + """
  %i = mul i32 %l, STEP
  %start = mul i32 %g, SPAN
  %first = add i32 %start, BEGIN
  %at = add i32 %first, %i
  %p = getelementptr i8, ptr addrspace(1) %from, i32 %at
  %q = getelementptr i8, ptr addrspace(1) %to, i32 %at
  %here = add i32 %i, BEGIN
  %a = getelementptr i8, ptr addrspace(3) @t, i32 %here
  %back = sub i32 LAST, %l
  %j = mul i32 %back, STEP
  %there = add i32 %j, BEGIN
  %b = getelementptr i8, ptr addrspace(3) @t, i32 %there
  %some = icmp ult i32 %l, %n
  br i1 %some, label %put, label %meet
put:
  %v = load TYPE, ptr addrspace(1) %p, align ALIGN
  store TYPE %v, ptr addrspace(3) %a, align ALIGN
  br label %meet
meet:
"""
    + BARRIER
    + """
  %other = icmp ult i32 %back, %n
  br i1 %other, label %get, label %done
get:
  %w = load TYPE, ptr addrspace(3) %b, align ALIGN
  store TYPE %w, ptr addrspace(1) %q, align ALIGN
  br label %done
done:
  ret void
}
"""
)
#: One wave stores three words of four, another one what lies between, and one of them loads a word of each four.
GAPS = (
    HEAD
    + """
  %i = mul i32 %x, 16
  %p = getelementptr i8, ptr addrspace(SPACE) BASE, i32 %i
  %f = getelementptr i8, ptr addrspace(SPACE) %p, i32 12
  %r = getelementptr i8, ptr addrspace(SPACE) %p, i32 READ
  %is.wide = icmp eq i32 %y, WIDE
  br i1 %is.wide, label %wide, label %narrow
wide:
  %u = insertelement <3 x i32> splat (i32 7), i32 %l, i32 1
  store <3 x i32> %u, ptr addrspace(SPACE) %p, align 16
  br label %look
narrow:
  store i32 %l, ptr addrspace(SPACE) %f, align 4
  br label %look
look:
  %is.reader = icmp eq i32 %y, READER
  br i1 %is.reader, label %load, label %done
load:
  %w = load i32, ptr addrspace(SPACE) %r, align 4
  %o = getelementptr i32, ptr addrspace(1) %to, i32 %l
  store i32 %w, ptr addrspace(1) %o, align 4
  br label %done
done:
  ret void
}
"""
)
#: Types, and the smallest steps from lane to lane.
TYPES = {
    "<3 x i8>": 3, "<5 x i8>": 5, "<3 x i16>": 6, "<3 x half>": 6, "<5 x half>": 10, "<3 x bfloat>": 6, "<3 x i32>": 12,
    "<3 x float>": 12, "<5 x i32>": 20, "<6 x i32>": 24, "<8 x i32>": 32, "<16 x i32>": 64, "<8 x float>": 32, "<3 x i64>": 24,
    "<6 x i64>": 48, "<3 x double>": 24, "<8 x half>": 16, "<6 x i8>": 6, "<16 x i8>": 16, "i24": 3, "i48": 6, "i40": 5, "i16": 2,
    "i8": 1, "half": 2, "[3 x i32]": 12, "[5 x i16]": 10, "{ i32, i32, i32 }": 12, "{ i8, i64, i16 }": 24,
    "{ i16, <3 x half>, float }": 24, "{ i32, i16, i8 }": 8, "{ half, double, half, half }": 24,
}  # fmt: skip


def launch(text: str, block: tuple[int, ...], grid: int, n: int, *, lowered: bool = False, **options: Any) -> Any:
    """Findings and what was written, of both engines; gives the findings of the reference engine."""
    module, found = swlds.parse(text), []
    kernel = swlds.Device("gfx942").load(swlds.lower(module, instrument=True) if lowered else module)["k"]
    for engine in ("reference", "wave"):
        source = np.random.default_rng(5).integers(0, 256, 1 << 15, dtype=np.uint8)
        target = np.full(1 << 15, 0xEE, np.uint8)
        result = kernel.launch(grid, block, [source, target, n], **{"checks": "all", "engine": engine, **options})
        found.append(([(f.kind, f.count, str(f.location), f.message) for f in result.findings], target.tobytes()))
    assert found[0] == found[1]
    assert found[0][0] or not result.fidelity.executed
    return found[0][0]


def fill(text: str, **words: object) -> str:
    for name, word in words.items():
        text = text.replace(name, str(word))
    return text


def make(type_: str, chance: random.Random, block: tuple[int, ...]) -> tuple[str, bool]:
    """A kernel, and whether all of its accesses are aligned and inside."""
    least = TYPES[type_]
    step = chance.choice([s for s in (least, least + 1, -(-least // 4) * 4, -(-least // 8) * 8, 2 * least) if s <= 64])
    align = chance.choice([a for a in (1, 2, 4, 8, 16) if step % a == 0 or not chance.randrange(8)])
    begin = chance.choice([0, 0, align, 3])
    count = block[0] * (block[1] if len(block) > 1 else 1)
    words = {"TYPE": type_, "STEP": step, "ALIGN": align, "BEGIN": begin, "SPAN": 16384, "LAST": count - 1}
    is_shared = step < least
    return fill(COPIES, **words, LINE=block[0]), not is_shared and begin % align == 0 and step % align == 0


@pytest.mark.parametrize("type_", TYPES)
def test_all_types(type_: str) -> None:
    """Random steps, alignments and active lanes, whole and partial waves, in one line and several; plain and lowered."""
    chance = random.Random(type_)
    for k in range(2):
        block = chance.choice([(64,), (128,), (100,), (32, 4), (16, 8), (48, 2)])
        text, is_fine = make(type_, chance, block)
        n = chance.choice([1 << 20, 64, 40, 100])
        found = launch(
            text, block, 2, n, lowered=bool(k), checks=chance.choice(["all", "all", "memcheck", "memcheck,racecheck"])
        )
        assert not (is_fine and found)


@pytest.mark.parametrize("space", ["1", "3"])
@pytest.mark.parametrize(("wide", "read", "races"), [(0, 12, True), (1, 12, True), (0, 8, False), (1, 8, False)])
def test_gaps_are_others(space: str, wide: int, read: int, *, races: bool) -> None:
    """What lies between three words and the next three keeps the marks of who was there: reading it is a race, and reading
    what the wave itself has stored is none."""
    words = {"SPACE": space, "BASE": "@t" if space == "3" else "%from", "READER": wide, "WIDE": wide, "READ": read}
    found = launch(fill(GAPS, **words, LINE=64), (64, 2), 1, 0)
    assert bool(found) == races


@pytest.mark.parametrize("space", ["1", "3"])
def test_both_waves_store_the_same(space: str) -> None:
    """Eight numbers, and three of four: what is there already is no race, and code for the host compares it."""
    for type_, step in (("<8 x i32>", 32), ("<3 x i32>", 16), ("<3 x i16>", 16), ("<16 x i32>", 64)):
        kernel = (
            HEAD.replace("LINE", "64")
            + f"""
  %i = mul i32 %x, {step}
  %p = getelementptr i8, ptr addrspace({space}) {"@t" if space == "3" else "%to"}, i32 %i
  store {type_} zeroinitializer, ptr addrspace({space}) %p, align 16
  ret void
}}
"""
        )
        assert launch(kernel, (64, 2), 2, 0) == []
