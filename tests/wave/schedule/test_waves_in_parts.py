"""Kernels that are called part by part between barriers: what lives over a barrier, who ends early, who stands elsewhere."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.engines.wave_compiler import engine, jit, translator
from swlds.engines.wave_compiler.engine import kept_code
from swlds.engines.wave_compiler.host.parts import CannotSplitError, split_parts
from swlds.engines.wave_compiler.host.result_types import bytes_of, result_type
from swlds.engines.wave_compiler.jit import Compiled
from swlds.engines.wave_compiler.schedule.plan import COROUTINE, PARTS

BARRIER = (
    'fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n  fence syncscope("workgroup") acquire'
)
HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [256 x i32] poison, align 4
@halves = internal addrspace(3) global [512 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
  %wave = lshr i32 %w, 6
  %mine = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %to = sub i32 255, %x
  %other = getelementptr i32, ptr addrspace(3) @t, i32 %to
  %b = shl i32 %g, 8
  %i = add i32 %b, %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
"""
TAIL = "  store i32 %r, ptr addrspace(1) %o, align 4\n  ret void\n}\n"
#: What each wave stores, and reads of another behind a barrier.
SWAP = f"store i32 %V, ptr addrspace(3) %mine, align 4\n  {BARRIER}\n  %R = load i32, ptr addrspace(3) %other, align 4"
VALUES = """
  %old = load i32, ptr addrspace(1) %o, align 4
  %a = mul i32 %old, 7
  %a8 = trunc i32 %a to i8
  %a64 = mul i64 %wide, 123456789123
  %odd = and i32 %a, 1
  %bit = icmp eq i32 %odd, 0
  %f = uitofp i32 %old to float
  %h = fptrunc float %f to half
  %d = fpext float %f to double
  %v2 = insertelement <2 x i32> <i32 3, i32 4>, i32 %a, i32 1
  %small = call i32 @llvm.umin.i32(i32 %n, i32 %old)
"""
AFTER = """
  %z8 = zext i8 %a8 to i32
  %t64 = lshr i64 %a64, 17
  %z64 = trunc i64 %t64 to i32
  %zb = select i1 %bit, i32 100, i32 200
  %fh = fpext half %h to float
  %ih = fptoui float %fh to i32
  %id = fptoui double %d to i32
  %e = extractelement <2 x i32> %v2, i32 1
  %s1 = add i32 %z8, %z64
  %s2 = add i32 %s1, %zb
  %s3 = add i32 %s2, %ih
  %s4 = add i32 %s3, %id
  %s5 = add i32 %s4, %e
  %s6 = add i32 %s5, %small
  %r = add i32 %s6, %q
"""
LOOP = f"""
  br label %loop
loop:
  %j = phi i32 [0, %0], [%j1, %latch]
  %s = phi i32 [%x, %0], [%s2, %latch]
  %k = phi i32 [1, %0], [%k1, %latch]
  {SWAP.replace("%V", "%s").replace("%R", "%q")}
  %low = icmp ult i32 %x, %j
  br i1 %low, label %some, label %join
some:
  %m = mul i32 %q, 3
  br label %join
join:
  %p = phi i32 [%q, %loop], [%m, %some]
  {BARRIER}
  %s1 = mul i32 %s, 5
  %s2 = add i32 %s1, %p
  %twice = and i32 %j, 1
  %again = icmp eq i32 %twice, 0
  br i1 %again, label %more, label %latch
more:
  {SWAP.replace("%V", "%s2").replace("%R", "%q2")}
  {BARRIER}
  %k0 = add i32 %k, %q2
  br label %latch
latch:
  %k1 = phi i32 [%k, %join], [%k0, %more]
  %j1 = add i32 %j, 1
  %goes = icmp ult i32 %j1, %n
  br i1 %goes, label %loop, label %end
end:
  %r = xor i32 %s2, %k1
"""
#: Waves from 2 on end before the barrier, the others meet; then wave 1 ends.
ENDS = f"""
  %late = icmp uge i32 %wave, 2
  br i1 %late, label %gone, label %on
gone:
  ret void
on:
  store i32 %x, ptr addrspace(3) %mine, align 4
  {BARRIER}
  %near = xor i32 %x, 64
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %near
  %q = load i32, ptr addrspace(3) %p, align 4
  %second = icmp eq i32 %wave, 1
  br i1 %second, label %gone, label %alone
alone:
  {BARRIER}
  %r = add i32 %q, %n
"""
MEET = f"\ndefine internal void @meet() alwaysinline {{\n  {BARRIER}\n  ret void\n}}\n"
#: Waves 0 and 1 meet the others at another copy of one barrier (or at another barrier).
COPIES = """
  store i32 %x, ptr addrspace(3) %mine, align 4
  %first = icmp ult i32 %wave, 2
  br i1 %first, label %here, label %there
here:
  call void @meet()
  br label %both
there:
  CALL
  br label %both
both:
  %q = load i32, ptr addrspace(3) %other, align 4
  %r = add i32 %q, %n
"""
#: Behind the barrier, waves from 2 on of group 1 store outside.
OUTSIDE = f"""
  {SWAP.replace("%V", "%x").replace("%R", "%q")}
  %second = icmp eq i32 %g, 1
  %high = icmp uge i32 %wave, 2
  %both = and i1 %second, %high
  %far = select i1 %both, i32 100000, i32 0
  %f = getelementptr i32, ptr addrspace(1) %o, i32 %far
  store i32 1, ptr addrspace(1) %f, align 4
  %r = add i32 %q, %n
"""
#: Between two barriers one half of LDS is read and the other written: only epochs tell that from a race.
EPOCHS = f"""
  br label %loop
loop:
  %j = phi i32 [0, %0], [%j1, %loop]
  %s = phi i32 [%x, %0], [%q, %loop]
  %odd = and i32 %j, 1
  %half = shl i32 %odd, 8
  %at = add i32 %half, %x
  %across = add i32 %half, %to
  %p = getelementptr i32, ptr addrspace(3) @halves, i32 %at
  %f = getelementptr i32, ptr addrspace(3) @halves, i32 %across
  store i32 %s, ptr addrspace(3) %p, align 4
  {BARRIER}
  %q = load i32, ptr addrspace(3) %f, align 4
  %j1 = add i32 %j, 1
  %goes = icmp ult i32 %j1, %n
  br i1 %goes, label %loop, label %end
end:
  %r = add i32 %q, %n
"""
KERNELS = {
    "values": "  %wide = zext i32 %x to i64" + VALUES + "  " + SWAP.replace("%V", "%a").replace("%R", "%q") + AFTER,
    "loop": LOOP,
    "ends": ENDS,
    "copies": COPIES.replace("CALL", "call void @meet()"),
    "two barriers": COPIES.replace("CALL", BARRIER),
    "outside": OUTSIDE,
    "epochs": EPOCHS,
}
#: Findings that the kernel has, and groups that are replayed for it.
FOUND = {"two barriers": ({"divergent-barrier"}, 3), "outside": ({"out-of-bounds"}, 1)}


def launch(name: str, engine_name: str, checks: str) -> tuple[Any, list[Any], Any]:
    out = np.arange(3 * 256, dtype=np.uint32)
    kernel = swlds.Device("gfx942").load(swlds.parse(HEAD + KERNELS[name] + TAIL + MEET, "t.ll"))["k"]
    result = kernel.launch(3, 256, [out, np.uint32(5)], engine=engine_name, checks=checks, jobs=1)
    return out.tolist(), result.findings, kernel


def kinds(kernel: Any) -> set[int]:
    return {c.host.kind for c in kept_code(kernel.module).values() if isinstance(c, Compiled)}


@pytest.mark.parametrize("is_quick", [True, False])
@pytest.mark.parametrize(
    ("name", "checks"),  # what a wrong kernel does unchecked nobody says
    [(n, c) for n in KERNELS for c in ("memcheck,barriercheck", "all", "none") if c != "none" or n not in FOUND],
)
def test_parts_are_the_wave(
    name: str, checks: str, is_quick: bool, runs: list[engine.Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "QUICK_FIRST", is_quick)
    expected = launch(name, "reference", checks)
    out, found, kernel = launch(name, "wave", checks)
    assert (out, found) == expected[:2]
    assert kinds(kernel) == {PARTS}
    wrong, replayed = FOUND.get(name, (set(), 0))
    if name == "copies" and checks != "none":  # barriercheck counts who meets by which call
        replayed = 3
    assert runs[-1].suspicious == replayed
    assert {f.kind for f in found} >= wrong and bool(found) == bool(wrong)


@pytest.mark.parametrize("name", ["values", "loop"])
def test_frames_without_room(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has more to keep than there is room for becomes a coroutine."""
    monkeypatch.setattr(translator, "ARENA", 4 * 64)
    out, found, kernel = launch(name, "wave", "memcheck")
    assert (out, found) == launch(name, "reference", "memcheck")[:2] and kinds(kernel) == {COROUTINE}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("phi <16 x i32> [%a, %b1], [zeroinitializer, %b2]", "<16 x i32>"),
        ("load volatile i64, ptr %p", "i64"),
        ("add nuw nsw i8 %a, %b", "i8"),
        ("icmp samesign ult i32 %a, 4", "i1"),
        ("fcmp nnan oeq <16 x float> %a, %b", "<16 x i1>"),
        ("zext nneg <8 x i1> %a to <8 x i16>", "<8 x i16>"),
        ("getelementptr inbounds [2 x i32], ptr %s, i32 %w, i32 1", "ptr"),
        ("getelementptr i8, ptr %v9, <16 x i64> %v210", "<16 x ptr>"),
        ("select <16 x i1> %c, <16 x half> %a, <16 x half> %b", "<16 x half>"),
        ("extractelement <16 x i1> %c, i64 3", "i1"),
        ("extractvalue { i1, <16 x float>, i64 } %c, 1", "<16 x float>"),
        ("shufflevector <16 x ptr> %a, <16 x ptr> poison, <4 x i32> zeroinitializer", "<4 x ptr>"),
        ("insertelement <4 x double> poison, double %a, i64 0", "<4 x double>"),
        ("call <16 x float> @llvm.masked.load(ptr %p, <16 x i1> splat (i1 true))", "<16 x float>"),
        ("freeze ptr %p", "ptr"),
        ("cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst", None),
    ],
)
def test_types_by_text(text: str, expected: str | None) -> None:
    assert result_type(text) == expected


def test_what_a_part_begins_with() -> None:
    """Nobody waits at a barrier; a slot has what it had; the wave's number is there again; a sum of two loads is not."""
    slots = ["  %wait1 = alloca i64", "  %s1 = alloca i32"]
    entry = ["  %t1 = mul i32 %w, 64", "  %c1 = load volatile i32, ptr %g", "  br label %b0"]
    first = ["b0:", "  store i32 %c1, ptr %s1", "  suspend i64 1, label %resumed1"]
    second = ["resumed1:", "  %m1 = load i64, ptr %wait1", "  %v1 = load i32, ptr %s1", "  %v2 = add i32 %v1, %t1"]
    text = split_parts(slots, ["  store i64 0, ptr %wait1"], [*entry, *first, *second, "  ret i64 0"], 64)
    begin = text.partition("resumed1:\n")[2]
    assert "  store i64 0, ptr %wait1\n" in begin.partition("%m1")[0]
    assert "  %t1.p1 = mul i32 %w, 64\n" in begin and "  %v2 = add i32 %v1, %t1.p1\n" in begin
    assert "store i32 %s1.p1, ptr %s1\n" in begin and text.count("%c1 = load volatile") == 1
    with pytest.raises(CannotSplitError):
        split_parts(slots, [], [*entry, *first, *second, "  ret i64 0"], 63)


def test_bytes_of_types() -> None:
    sizes = {"i1": 1, "i17": 3, "ptr": 8, "<16 x i1>": 2, "<8 x half>": 16, "<16 x double>": 128}
    assert {type_: bytes_of(type_) for type_ in sizes} == sizes
    assert bytes_of("{ i32, i1 }") is None


RACY = f"""target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [8 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %ends, ptr addrspace(1) %out, i32 %rounds) {{
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
  %wave = lshr i32 %first, 6
  %e = getelementptr i32, ptr addrspace(1) %ends, i32 %wave
  %end = load i32, ptr addrspace(1) %e, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 1, ptr addrspace(3) @t, align 4
  {BARRIER}
  br label %loop
loop:
  %j = phi i32 [0, %entry], [%j1, %next]
  %s = phi i32 [%wave, %entry], [%s1, %next]
  %is = icmp eq i32 %j, %end
  br i1 %is, label %done, label %next
next:
  %v = load i32, ptr addrspace(3) @t, align 4
  %v5 = mul i32 %v, 5
  %v6 = add i32 %v5, %wave
  store i32 %v6, ptr addrspace(3) @t, align 4
  {BARRIER}
  %w = load i32, ptr addrspace(3) @t, align 4
  %w3 = mul i32 %w, 3
  store i32 %w3, ptr addrspace(3) @t, align 4
  %s7 = mul i32 %s, 7
  %s1 = add i32 %s7, %v
  {BARRIER}
  %j1 = add i32 %j, 1
  %more = icmp ult i32 %j1, %rounds
  br i1 %more, label %loop, label %done
done:
  %r = phi i32 [%s, %loop], [%s1, %next]
  store i32 %r, ptr addrspace(1) %o, align 4
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
"""


@settings(max_examples=60)
@given(st.lists(st.integers(0, 5), min_size=1, max_size=5), st.integers(1, 5))
def test_racy_kernels_show_the_reference_engines_order(ends: list[int], rounds: int) -> None:
    """Without racecheck: each wave reads and writes one place, some end before others."""
    outs = []
    for engine_name in ("reference", "wave"):
        out = np.zeros(64 * len(ends), np.int32)
        given_ends = np.array(ends, np.int32)
        kernel = swlds.Device("gfx942", engine=engine_name).load(_racy())["k"]
        result = kernel.launch(1, 64 * len(ends), [given_ends, out, np.int32(rounds)], checks="memcheck")
        assert not (engine_name == "wave" and result.fidelity.executed)
        outs.append(out.tolist())
    assert outs[0] == outs[1]


@functools.cache
def _racy() -> swlds.Module:
    return swlds.parse(RACY)
