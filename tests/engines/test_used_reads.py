"""Global memory that a wave reads and another one writes behind a barrier whose fences are for LDS only: a note where the value
that was read goes to LDS in front of the barrier, and what is written comes from there; an error else."""

from __future__ import annotations

import re

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.sched.barrier(i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare i32 @llvm.umax.i32(i32, i32)
declare <1 x i32> @llvm.masked.load.v1i32.p1(ptr addrspace(1), i32, <1 x i1>, <1 x i32>)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
define internal void @helper() noinline {
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %c) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %i, 64
  %low = icmp ult i32 %i, 200
  %p = getelementptr i32, ptr addrspace(1) %c, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %c, i32 %x
  %s = getelementptr i32, ptr addrspace(3) @t, i32 %i
  %l = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %base = getelementptr i32, ptr addrspace(3) @t, i32 %first
  br label %begin
begin:
"""
TAIL = """  ret void
}
!0 = !{!"amdgpu-synchronize-as", !"local"}
"""
#: A word -> its lines.
WORDS = {
    "read": "  %v = load i32, ptr addrspace(1) %p",
    "copy": "  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %p, ptr addrspace(3) %base, i32 4, i32 0, i32 0)",
    "wait": "  call void @llvm.amdgcn.s.waitcnt(i32 3952)",
    "add": "  %a = add i32 %v, 1",
    "into-lds": "  store i32 %v, ptr addrspace(3) %s",
    "sum-into-lds": "  store i32 %a, ptr addrspace(3) %s",
    "other-into-lds": "  store i32 %i, ptr addrspace(3) %s",
    "release": '  fence syncscope("workgroup") release, !mmra !0',
    "acquire": '  fence syncscope("workgroup") acquire, !mmra !0',
    "barrier": "  call void @llvm.amdgcn.s.barrier()",
    "from-lds": "  %r = load i32, ptr addrspace(3) %l",
    "twice": "  %w = mul i32 %r, 2",
    "write": "  store i32 %r, ptr addrspace(1) %q",
    "write-twice": "  store i32 %w, ptr addrspace(1) %q",
    "write-other": "  store i32 %i, ptr addrspace(1) %q",
    "hold": "  call void @llvm.amdgcn.sched.barrier(i32 0)",
    "call": "  call void @helper()",
    "use": "  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %v)",
    "if": "  br i1 %low, label %then, label %on\nthen:",
    "end": "  br label %on\non:",
    "masked-read": (
        "  %m = insertelement <1 x i1> poison, i1 %low, i32 0\n"
        "  %v1 = call <1 x i32> @llvm.masked.load.v1i32.p1(ptr addrspace(1) %p, i32 4, <1 x i1> %m, <1 x i32> zeroinitializer)\n"
        "  %v = extractelement <1 x i32> %v1, i32 0"
    ),
    "read-if": (
        "  br i1 %low, label %then, label %on\nthen:\n  %v0 = load i32, ptr addrspace(1) %p\n"
        "  br label %on\non:\n  %v = phi i32 [0, %begin], [%v0, %then]"
    ),
    "either": "  br i1 %low, label %then, label %on\nthen:\n  br label %on\non:\n  %a = phi i32 [0, %begin], [%v, %then]",
    "first-of-rounds": (
        "  br label %then\nthen:\n  %a = phi i32 [%v, %begin], [7, %then]\n  %n = phi i32 [0, %begin], [%n1, %then]\n"
        "  %n1 = add i32 %n, 1\n  %more = icmp ult i32 %n1, 2\n  br i1 %more, label %then, label %on\non:"
    ),
    "one-of-three": (
        "  switch i32 %i, label %on [i32 1, label %one\n    i32 2, label %two]\n"
        "one:\n  br label %met\ntwo:\n  br label %met\nmet:\n"
        "  %a0 = phi i32 [%v, %one], [7, %two]\n  br label %on\non:\n  %a = phi i32 [%v, %begin], [%a0, %met]"
    ),
    "most": "  %a = call i32 @llvm.umax.i32(i32 %v, i32 1)",
    "hidden": "  %a = call i32 @llvm.amdgcn.update.dpp.i32(i32 %v, i32 %i, i32 0, i32 15, i32 15, i1 true)",
    "most-from-lds": "  %r0 = load i32, ptr addrspace(3) %l\n  %r = call i32 @llvm.umax.i32(i32 %r0, i32 1)",
    "from-lds-if": (
        "  br i1 %low, label %then, label %on\nthen:\n  %r0 = load i32, ptr addrspace(3) %l\n"
        "  br label %on\non:\n  %r = phi i32 [0, %begin], [%r0, %then]"
    ),
    "from-lds-either": (
        "  %odd = trunc i32 %i to i1\n  br i1 %odd, label %then, label %else\n"
        "then:\n  %r0 = load i32, ptr addrspace(3) %l\n  br label %on\n"
        "else:\n  %r1 = load i32, ptr addrspace(3) %s\n  %r2 = add i32 %r1, 1\n  br label %on\n"
        "on:\n  %r = phi i32 [%r0, %then], [%r2, %else]"
    ),
    "early": "  %e = load i32, ptr addrspace(3) %l",
    "early-or-from-lds": (
        "  br i1 %low, label %then, label %on\nthen:\n  %r0 = load i32, ptr addrspace(3) %l\n  br label %on\n"
        "on:\n  %r = phi i32 [%e, %begin], [%r0, %then]"
    ),
    "acquire-if": (
        "  br i1 %low, label %then, label %on\nthen:\n"
        '  fence syncscope("workgroup") acquire, !mmra !0\n  br label %on\non:'
    ),
}
#: A read under a mask in a loop: what the rounds make of the value, and of nothing.
ROUNDS = """  br label %head
head:
  %n = phi i32 [0, %begin], [%n1, %latch]
  %kept = phi i32 [0, %begin], [%v, %latch]
  br i1 %low, label %body, label %latch
body:
  %v0 = load i32, ptr addrspace(1) %p
  %sum = add i32 %v0, SUM
  br label %latch
latch:
  %v = phi i32 [%sum, %body], [ELSE, %head]
  %a = add i32 %v, 1
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 2
  br i1 %more, label %head, label %on
on:"""
WORDS["sum-in-rounds"] = ROUNDS.replace("SUM", "%kept").replace("ELSE", "%kept")
WORDS["last-in-rounds"] = ROUNDS.replace("SUM", "7").replace("ELSE", "%kept")
WORDS["lost-in-rounds"] = ROUNDS.replace("SUM", "%kept").replace("ELSE", "7")
NESTED = """  br i1 %low, label %outer, label %on
outer:
  %odd = trunc i32 %i to i1
  br i1 %odd, label %inner, label %met
inner:
  %v0 = load i32, ptr addrspace(1) %p
  IN
  br label %met
met:
  %w0 = phi i32 [1, %outer], [%v0, %inner]
  BEHIND
  br label %on
on:
  %v = phi i32 [0, %begin], [WHAT, %met]"""
NOP = 'call void asm sideeffect "s_nop 0", ""()'
PLAIN = {"IN": "", "BEHIND": "", "WHAT": "%w0"}


def nested(**changed: str) -> str:
    """A read under two masks, one in the other."""
    return "".join((PLAIN | changed).get(part, part) for part in re.split("(IN|BEHIND|WHAT)", NESTED))


WORDS["nested-read"] = nested()
WORDS["nested-read-with-nops"] = nested(IN=NOP, BEHIND=NOP)
WORDS["nested-read-with-call"] = nested(BEHIND="call void @helper()")
WORDS["nested-read-lost"] = nested(WHAT="%i")
MORE = "  %a = add i32 %a1, 1\n  %more"
WORDS["one-more-than-last"] = WORDS["first-of-rounds"].replace("%a =", "%a1 =").replace("  %more", MORE)
WORDS["nop"] = "  " + NOP
WORDS["assembly-barrier"] = '  call void asm sideeffect "s_waitcnt lgkmcnt(0)\\0As_barrier", ""()'
WORDS["hide"] = '  %a = call i32 asm "", "=v,0"(i32 %v)'
WORDS["sync-in-assembly"] = "\n".join(WORDS[w] for w in ("release", "assembly-barrier", "acquire"))
WORDS["sync"] = "\n".join(WORDS[w] for w in ("release", "barrier", "acquire"))
WORDS["sync-all"] = WORDS["sync"].replace(", !mmra !0", "")
NOTE, ERROR = [("race-war", "note")], [("race-war", "error")]
TABLE = {
    "read into-lds sync from-lds write": NOTE,
    "read add sum-into-lds sync from-lds twice write-twice": NOTE,
    "read sync-all into-lds sync from-lds write": [],
    "read sync into-lds sync from-lds write": NOTE,
    "read into-lds sync from-lds if write end": NOTE,
    "read if end into-lds sync from-lds write": NOTE,
    "read into-lds sync-all from-lds write": [],
    "read into-lds sync hold write-other": NOTE,
    "read most sum-into-lds sync from-lds write": NOTE,
    "read into-lds sync most-from-lds write": NOTE,
    # What is written waits for LDS behind an earlier barrier, in front of which the read is over; or is not.
    "read into-lds sync from-lds sync write": NOTE,
    "read into-lds sync from-lds twice sync sync write-twice": NOTE,
    "other-into-lds sync from-lds read into-lds sync write": ERROR,
    "read sync from-lds into-lds sync write": ERROR,
    "read into-lds sync sync from-lds sync write": NOTE,
    "read into-lds sync from-lds call sync write": ERROR,
    # A masked read; the phi behind a read is no use, but has the value where all ways from the read bring it, the last time, too.
    "masked-read into-lds sync from-lds write": NOTE,
    "read-if into-lds sync from-lds write": NOTE,
    "read-if add sum-into-lds sync from-lds write": NOTE,
    "read-if hold other-into-lds sync from-lds write": ERROR,
    "read either sum-into-lds sync from-lds write": ERROR,
    "read first-of-rounds sum-into-lds sync from-lds write": ERROR,
    "read hidden sum-into-lds sync from-lds write": ERROR,
    # Phis of phis, nested and round after round: all ways bring the value, or one does not.
    "read one-of-three sum-into-lds sync from-lds write": ERROR,
    "read one-more-than-last sum-into-lds sync from-lds write": ERROR,
    "nested-read into-lds sync from-lds write": NOTE,
    "nested-read-lost into-lds sync from-lds write": ERROR,
    "sum-in-rounds into-lds sync from-lds write": NOTE,
    "sum-in-rounds sum-into-lds sync from-lds write": NOTE,
    "last-in-rounds into-lds sync from-lds write": NOTE,
    "lost-in-rounds into-lds sync from-lds write": ERROR,
    "lost-in-rounds sum-into-lds sync from-lds write": ERROR,
    # Assembly that is executed waits, hides a value, or is a barrier.
    "nested-read-with-nops into-lds sync from-lds write": NOTE,
    "nested-read-with-call into-lds sync from-lds write": ERROR,
    "read nop into-lds nop sync nop from-lds nop write": NOTE,
    "read hide sum-into-lds sync from-lds write": NOTE,
    "read into-lds sync-in-assembly from-lds write": NOTE,
    "read other-into-lds sync-in-assembly into-lds from-lds write": ERROR,
    "read sync-in-assembly into-lds sync from-lds write": NOTE,
    "read sync-in-assembly other-into-lds from-lds sync-in-assembly into-lds sync write": ERROR,
    "read into-lds sync from-lds-if write": ERROR,
    # It waits for one of two loads, or perhaps for none behind the barrier.
    "read into-lds sync from-lds-either write": NOTE,
    "read into-lds sync from-lds-either sync write": NOTE,
    "read into-lds sync-all from-lds-either write": [],
    "early read into-lds sync early-or-from-lds write": ERROR,
    "read into-lds release barrier acquire-if from-lds write": ERROR,
    # What is written does not wait for LDS.
    "read into-lds sync from-lds write-other": ERROR,
    "read into-lds hold sync write-other": ERROR,
    # What was read is not waited for in front of the barrier that counts.
    "read other-into-lds sync from-lds write": ERROR,
    "read add other-into-lds sync from-lds write": ERROR,
    "read other-into-lds sync into-lds from-lds write": ERROR,
    "read other-into-lds sync from-lds write into-lds sync": ERROR,
    "read other-into-lds sync from-lds write use hold sync": ERROR,
    "read use hold other-into-lds sync from-lds write": NOTE,
    # A direct copy that is complete in front of the barrier is as a load and a store to LDS, which it is in the lowered module.
    "copy wait sync from-lds write": NOTE,
    "copy sync from-lds write": NOTE,
    "copy wait sync-all from-lds write": [],
    "copy wait sync from-lds twice sync write-twice": NOTE,
    "copy wait sync hold write-other": NOTE,
    "copy wait sync from-lds write-other": ERROR,
    "other-into-lds sync from-lds copy wait sync write": ERROR,
    "copy wait sync from-lds call write": ERROR,
    # Nobody knows what a function waits for.
    "read call into-lds sync from-lds write": ERROR,
    "read into-lds sync call from-lds write": ERROR,
    "read into-lds sync from-lds call write": ERROR,
}


def find(words: str, engine: str, *, is_lowered: bool) -> list[tuple[str, str]]:
    module = swlds.parse(HEAD + "\n".join(WORDS[word] for word in words.split()) + "\n" + TAIL)
    module = swlds.lower(module) if is_lowered else module
    data = np.arange(128, dtype=np.int32)
    result = swlds.Device("gfx942").load(module)["k"].launch(1, 128, [data], engine=engine, checks="racecheck,asynccheck")
    return sorted(
        {(f.kind, f.severity) for f in result.findings if f.object is not None and f.object.space == "global"}
    )


@pytest.mark.parametrize("words", TABLE)
def test_what_is_written_behind_a_barrier_for_lds(words: str) -> None:
    found = [find(words, engine, is_lowered=lowered) for engine in ("wave", "reference") for lowered in (False, True)]
    assert found == 4 * [TABLE[words]]
