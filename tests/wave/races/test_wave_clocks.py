"""Waves that hand data to one another by what they read stay in host code; what breaks the order is found as ever."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from racing_support import compare_flags

import swlds
from swlds.engines.wave_compiler.races import wave_clocks, wave_clocks_state

HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
@d = internal addrspace(3) global [256 x i32] poison, align 4
@f = internal addrspace(3) global i32 poison, align 4
@e = internal addrspace(3) global i32 poison, align 4
@gf = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %out) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %lane = and i32 %x, 63
  %wave = lshr i32 %x, 6
  %back = sub i32 63, %lane
  %leads = icmp eq i32 %lane, 0
  %own = getelementptr i32, ptr addrspace(3) @d, i32 %lane
  %other = getelementptr i32, ptr addrspace(3) @d, i32 %back
  %base = mul i32 %g, 256
  %at = add i32 %base, %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %at
"""
CLEAR = """  store i32 0, ptr addrspace(3) @f, align 4
  store i32 0, ptr addrspace(3) @e, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""
#: One word of each lane goes to and fro: the first wave writes, the second one reads, three times.
PING_PONG = (
    CLEAR
    + """  %first = icmp eq i32 %wave, 0
  br i1 %first, label %ping, label %pong
ping:
  %n = phi i32 [1, %entry], [%n1, %got]
  store i32 %n, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  store atomic i32 %n, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
  br label %answer
answer:
  %a = load atomic i32, ptr addrspace(3) @e syncscope("workgroup") monotonic, align 4
  %is.answer = icmp eq i32 %a, %n
  br i1 %is.answer, label %got, label %answer
got:
  fence syncscope("workgroup") acquire
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 4
  br i1 %more, label %ping, label %end
pong:
  %m = phi i32 [1, %entry], [%m1, %seen]
  br label %ask
ask:
  %b = load atomic i32, ptr addrspace(3) @f syncscope("workgroup") acquire, align 4
  %is.there = icmp eq i32 %b, %m
  br i1 %is.there, label %seen, label %ask
seen:
  %v = load i32, ptr addrspace(3) %other, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  store atomic i32 %m, ptr addrspace(3) @e syncscope("workgroup") release, align 4
  %m1 = add i32 %m, 1
  %more.pong = icmp ult i32 %m1, 4
  br i1 %more.pong, label %pong, label %end
end:
  ret void
}
"""
)
#: The first lane of each wave adds to one word under a lock.
LOCK = (
    CLEAR
    + """  br i1 %leads, label %lock, label %end
lock:
  %pair = cmpxchg ptr addrspace(3) @f, i32 0, i32 1 syncscope("workgroup") acquire monotonic, align 4
  %got = extractvalue { i32, i1 } %pair, 1
  br i1 %got, label %section, label %lock
section:
  %old = load i32, ptr addrspace(1) %data, align 4
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) %data, align 4
  store atomic i32 0, ptr addrspace(3) @f syncscope("workgroup") release, align 4
  br label %end
end:
  ret void
}
"""
)
#: Each wave writes a row and reads the first; the last to arrive reads all rows and writes the first one again.
LAST_WAVE = (
    CLEAR
    + """  %mine = getelementptr i32, ptr addrspace(3) @d, i32 %x
  store i32 %x, ptr addrspace(3) %mine, align 4
  fence syncscope("workgroup") release
  %n = atomicrmw add ptr addrspace(3) @e, i32 1 syncscope("workgroup") monotonic, align 4
  fence syncscope("workgroup") acquire
  %is.last = icmp eq i32 %n, 255
  br i1 %is.last, label %sum, label %end
sum:
  %next = phi i32 [0, %entry], [%next1, %sum]
  %total = phi i32 [0, %entry], [%total1, %sum]
  %p = getelementptr i32, ptr addrspace(3) @d, i32 %next
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 0, ptr addrspace(3) %p, align 4
  %total1 = add i32 %total, %v
  %next1 = add i32 %next, 1
  %more = icmp ult i32 %next1, 256
  br i1 %more, label %sum, label %done
done:
  store i32 %total1, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}
"""
)
#: Each group waits for the one behind it, and adds what that has summed.
CHAIN = """  %next = add i32 %g, 1
  %is.last = icmp eq i32 %next, 2
  %theirs = getelementptr i32, ptr addrspace(1) @gf, i32 %next
  %flag = getelementptr i32, ptr addrspace(1) @gf, i32 %g
  %row = mul i32 %g, 64
  %here = add i32 %row, %lane
  %there = add i32 %here, 64
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %here
  %q = getelementptr i32, ptr addrspace(1) %data, i32 %there
  br i1 %is.last, label %write, label %wait
wait:
  %a = load atomic i32, ptr addrspace(1) %theirs syncscope("agent") monotonic, align 4
  %is.there = icmp eq i32 %a, 1
  br i1 %is.there, label %seen, label %wait
seen:
  fence syncscope("agent") acquire
  %v = load i32, ptr addrspace(1) %q, align 4
  br label %write
write:
  %sum = phi i32 [0, %entry], [%v, %seen]
  %with = add i32 %sum, %g
  store i32 %with, ptr addrspace(1) %p, align 4
  fence syncscope("agent") release
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  ret void
}
"""
#: The waves of a group read a row, and one of them lets the next group write it, while another group reads elsewhere.
ROW_READ = """  %is.other = icmp eq i32 %g, 0
  %reads = icmp eq i32 %g, 1
  %row = select i1 %is.other, i32 64, i32 0
  %here = add i32 %row, %lane
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %here
  %is.first = icmp eq i32 %wave, 0
  %is.writer = icmp eq i32 %g, 2
  br i1 %is.writer, label %wait, label %read
read:
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  br i1 %reads, label %meet, label %end
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %is.first, label %give, label %end
give:
  store atomic i32 1, ptr addrspace(1) @gf syncscope("agent") release, align 4
  br label %end
wait:
  %a = load atomic i32, ptr addrspace(1) @gf syncscope("agent") acquire, align 4
  %is.there = icmp eq i32 %a, 1
  br i1 %is.there, label %write, label %wait
write:
  br i1 %is.first, label %put, label %end
put:
  store i32 %x, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}
"""
#: The last of 24 groups sums what all have written; each also counts in 64 words of its own.
COUNTED = """  store i32 0, ptr addrspace(3) %own, align 4
  br i1 %leads, label %put, label %count
put:
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %g
  store i32 %g, ptr addrspace(1) %p, align 4
  fence syncscope("agent") release
  %n = atomicrmw add ptr addrspace(1) @gf, i32 1 syncscope("agent") monotonic, align 4
  fence syncscope("agent") acquire
  %is.last = icmp eq i32 %n, 23
  br i1 %is.last, label %sum, label %count
sum:
  %i = phi i32 [0, %put], [%i1, %sum]
  %all = phi i32 [0, %put], [%all1, %sum]
  %q = getelementptr i32, ptr addrspace(1) %data, i32 %i
  %v = load i32, ptr addrspace(1) %q, align 4
  %all1 = add i32 %all, %v
  store i32 %all1, ptr addrspace(1) %out, align 4
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, 24
  br i1 %more, label %sum, label %count
count:
  %m = atomicrmw add ptr addrspace(3) %own, i32 1 syncscope("workgroup") monotonic, align 4
  ret void
}
"""
PROGRAMS = {
    "ping-pong": (PING_PONG, 2, 128),
    "lock": (LOCK, 1, 256),
    "last wave": (LAST_WAVE, 3, 256),
    "chain": (CHAIN, 2, 64),
    "row read": (ROW_READ, 3, 128),
    "counted": (COUNTED, 24, 64),
}
RELEASE = 'fence syncscope("workgroup") release\n  store atomic i32 %n'
#: What is taken out, what is put there instead.
BROKEN = {
    "no release": ("ping-pong", RELEASE, "store atomic i32 %n"),
    "released to the wave": ("ping-pong", RELEASE, RELEASE.replace('"workgroup"', '"wavefront"', 1)),
    "no acquire": ("ping-pong", '@f syncscope("workgroup") acquire', '@f syncscope("workgroup") monotonic'),
    "answer not acquired": ("ping-pong", 'got:\n  fence syncscope("workgroup") acquire', "got:"),
    "answer not released": (
        "ping-pong",
        '%m, ptr addrspace(3) @e syncscope("workgroup") release',
        '%m, ptr addrspace(3) @e syncscope("workgroup") monotonic',
    ),
    "written behind the release": (
        "ping-pong",
        "monotonic, align 4\n  br label %answer",
        "monotonic, align 4\n  store i32 %n, ptr addrspace(3) %own, align 4\n  br label %answer",
    ),
    "lock taken without acquire": ("lock", "acquire monotonic", "monotonic monotonic"),
    "lock given back without release": ("lock", '"workgroup") release, align', '"workgroup") monotonic, align'),
    "lock given back plainly": (
        "lock",
        'store atomic i32 0, ptr addrspace(3) @f syncscope("workgroup") release',
        "store i32 0, ptr addrspace(3) @f",
    ),
    "counter of the wave": (
        "last wave",
        'fence syncscope("workgroup") release\n  %n',
        'fence syncscope("wavefront") release\n  %n',
    ),
    "counted, not acquired": ("last wave", 'fence syncscope("workgroup") acquire\n  %is.last', "%is.last"),
    "group scope": ("chain", 'fence syncscope("agent") release', 'fence syncscope("workgroup") release'),
    "chain not acquired": ("chain", 'fence syncscope("agent") acquire', 'fence syncscope("workgroup") acquire'),
    "flag of the group": ("chain", '%theirs syncscope("agent")', '%theirs syncscope("workgroup")'),
    "row read, not met": (
        "row read",
        'fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n  fence syncscope("workgroup") acquire\n',
        "",
    ),
    "row read, met unfenced": ("row read", 'fence syncscope("workgroup") release\n', ""),
    "row read, not acquired": ("row read", '@gf syncscope("agent") acquire', '@gf syncscope("agent") monotonic'),
    "row read by another group": ("row read", "i1 %is.other, i32 64,", "i1 %is.other, i32 0,"),
    "counted, not released": ("counted", 'fence syncscope("agent") release\n', ""),
    "counted, not acquired by the last": ("counted", 'fence syncscope("agent") acquire\n', ""),
    "fence for LDS": ("chain", 'fence syncscope("agent") release', 'fence syncscope("agent") release, !mmra !0'),
}


TAIL = """!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{!"amdgpu-synchronize-as", !"global"}
"""


def launch(body: str, grid: int, block: int, engine: str, *, is_lowered: bool = False) -> tuple[Any, Any, Any]:
    """The result, and both buffers."""
    module = swlds.parse(HEAD + body + TAIL)
    module = swlds.lower(module) if is_lowered else module
    buffers = np.zeros(512, np.uint32), np.zeros(2048, np.uint32)
    result = swlds.Device("gfx942").load(module)["k"].launch(grid, block, list(buffers), engine=engine, preempt=300)
    return result, *buffers


@pytest.mark.parametrize("name", PROGRAMS)
def test_it_stays_in_host_code(name: str) -> None:
    body, grid, block = PROGRAMS[name]
    expected, *wanted = launch(body, grid, block, "reference")
    result, *found = launch(body, grid, block, "wave")
    assert not expected.findings
    assert not result.findings
    assert not result.fidelity.executed
    for a, b in zip(wanted, found, strict=True):
        assert (a == b).all()


@pytest.mark.parametrize("what", BROKEN)
def test_what_breaks_the_order_is_found(what: str) -> None:
    name, old, new = BROKEN[what]
    body, grid, block = PROGRAMS[name]
    assert body.count(old) == 1
    body = body.replace(old, new)
    expected, *_ = launch(body, grid, block, "reference")
    result, *_ = launch(body, grid, block, "wave")
    assert expected.findings
    assert result.findings == expected.findings


def narrowed(body: str, memory: int) -> str:
    """As OpenCL has it: atomics order their own memory only, and fences that of the data (0: LDS, 1: global)."""
    body = re.sub(r'(?m)^(.* (?:atomic|atomicrmw|cmpxchg) .*syncscope\("\w+)"', r'\1-one-as"', body)
    return re.sub(r"(?m)^(  fence .*)$", rf"\1, !mmra !{memory}", body)


#: The first barrier orders all.
CLEAR_LIMITED = [narrowed(CLEAR, memory) for memory in (0, 1)]


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize(("name", "memory"), [("ping-pong", 0), ("last wave", 0), ("chain", 1)])
def test_atomics_of_one_memory_order_it_in_host_code(name: str, memory: int, is_lowered: bool) -> None:
    body, grid, block = PROGRAMS[name]
    expected, *wanted = launch(narrowed(body, memory), grid, block, "reference", is_lowered=is_lowered)
    result, *found = launch(narrowed(body, memory), grid, block, "wave", is_lowered=is_lowered)
    assert not expected.findings
    assert not result.findings
    assert not result.fidelity.executed
    for a, b in zip(wanted, found, strict=True):
        assert (a == b).all()


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize(("name", "memory"), [("ping-pong", 1), ("last wave", 1), ("chain", 0)])
def test_atomics_and_fences_of_one_memory_order_no_other(name: str, memory: int, is_lowered: bool) -> None:
    body, grid, block = PROGRAMS[name]
    body = narrowed(body, memory).replace(CLEAR_LIMITED[memory], CLEAR)
    expected, *_ = launch(body, grid, block, "reference", is_lowered=is_lowered)
    result, *_ = launch(body, grid, block, "wave", is_lowered=is_lowered)
    assert expected.findings
    assert result.findings == expected.findings


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize("limited", ["cmpxchg", "store atomic", "cmpxchg|store atomic"])
def test_a_lock_in_lds_of_one_memory_orders_no_other(limited: str, is_lowered: bool) -> None:
    """Nor where it is lowered: there the block and what the lock protects are one memory."""
    body, grid, block = PROGRAMS["lock"]
    body = re.sub(rf'((?:{limited}) .*)"workgroup"', r'\1"workgroup-one-as"', body)
    expected, *_ = launch(body, grid, block, "reference", is_lowered=is_lowered)
    result, *_ = launch(body, grid, block, "wave", is_lowered=is_lowered)
    text = "the atomics between order LDS only (scope workgroup-one-as), this is global memory"
    assert "race-raw" in {f.kind for f in expected.findings}
    assert all(text in f.message for f in expected.findings)
    assert result.findings == expected.findings


def test_fences_of_a_lock_that_order_one_memory_are_named() -> None:
    body, grid, block = PROGRAMS["lock"]
    body = body.replace("acquire monotonic", "monotonic monotonic").replace(") release, align", ") monotonic, align")
    fence = '  fence syncscope("workgroup") {}, !mmra !0\n'
    body = body.replace("section:\n", "section:\n" + fence.format("acquire"))
    body = body.replace("  store atomic", fence.format("release") + "  store atomic")
    expected, *_ = launch(body, grid, block, "reference")
    assert expected.findings
    assert all("the fences between order LDS only, this is global memory" in f.message for f in expected.findings)


_SHARED = """  %own.p = getelementptr i32, ptr addrspace(1) %data, i32 %lane
  %other.p = getelementptr i32, ptr addrspace(1) %data, i32 %back
"""
_ONE_AS = '  %old = atomicrmw add ptr addrspace({}) {}, i32 1 syncscope("workgroup-one-as") acq_rel, align 4\n'
#: The memory in which lanes of a wave hand over -> where: its own and the other lane's word, the atomic's word.
LANE_WORDS = {"LDS": (3, "%own", "%other", "@f"), "global": (1, "%own.p", "%other.p", "@gf")}


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize("by", LANE_WORDS)
@pytest.mark.parametrize("memory", LANE_WORDS)
def test_atomics_of_one_memory_order_lanes_there_only(memory: str, by: str, is_lowered: bool) -> None:
    """One wave, which keeps no clocks: a lowered block has the numbers of other memory, not its order."""
    space, own, other, _ = LANE_WORDS[memory]
    body = f"{CLEAR}{_SHARED}  store i32 %x, ptr addrspace({space}) {own}, align 4\n"
    body += _ONE_AS.format(LANE_WORDS[by][0], LANE_WORDS[by][3])
    body += f"  %v = load i32, ptr addrspace({space}) {other}, align 4\n"
    body += "  store i32 %v, ptr addrspace(1) %o, align 4\n  ret void\n}\n"
    expected, *wanted = launch(body, 1, 64, "reference", is_lowered=is_lowered)
    result, *found = launch(body, 1, 64, "wave", is_lowered=is_lowered)
    assert [f.kind for f in expected.findings] == ([] if by == memory else ["race-raw"])
    assert result.findings == expected.findings
    for a, b in zip(wanted, found, strict=True):
        assert (a == b).all()


def test_launches_of_more_waves_than_clocks_have_are_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wave_clocks_state, "MOST_FAR", 1)
    result, *_ = launch(*PROGRAMS["chain"], "wave")
    assert not result.findings
    assert result.fidelity.executed


@settings(max_examples=4)
@given(st.integers(0, 1 << 20), st.booleans(), st.booleans())
def test_random_programs_have_the_same_findings(seed: int, between_groups: bool, same_values: bool) -> None:
    found = compare_flags(seed, between_groups=between_groups, same_values=same_values)
    assert found.outcome != "different", found.text


#: Each group has a flag of its own: the second wave sets it, the others poll; %in.group: the group whose flag it is.
POLLED = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %flags, ptr addrspace(1) %d, ptr addrspace(1) %o) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %in.group = add i32 %g, 0
  %f = getelementptr i32, ptr addrspace(1) %flags, i32 %in.group
  %lane = and i32 %x, 63
  %wave = lshr i32 %x, 6
  %row = mul i32 %in.group, 64
  %at = add i32 %row, %lane
  %p = getelementptr i32, ptr addrspace(1) %d, i32 %at
  %mine = mul i32 %g, 1024
  %to = add i32 %mine, %x
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %to
  %gives = icmp eq i32 %wave, 1
  br i1 %gives, label %give, label %poll
give:
  store i32 1, ptr addrspace(1) %p, align 4
  store atomic i32 1, ptr addrspace(1) %f syncscope("workgroup") release, align 4
  ret void
poll:
  %now = load atomic i32, ptr addrspace(1) %f syncscope("agent") seq_cst, align 4
  %again = icmp eq i32 %now, 0
  br i1 %again, label %poll, label %take
take:
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
"""
#: Each wave adds to a word of its group three times, under a lock of the group's.
LOCKED = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %flags, ptr addrspace(1) %d, ptr addrspace(1) %o) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %in.group = add i32 %g, 0
  %f = getelementptr i32, ptr addrspace(1) %flags, i32 %in.group
  %p = getelementptr i32, ptr addrspace(1) %d, i32 %in.group
  %lane = and i32 %x, 63
  %leads = icmp eq i32 %lane, 0
  br label %round
round:
  %r = phi i32 [0, %entry], [%r1, %next]
  br i1 %leads, label %test, label %next
test:
  %now = load atomic i32, ptr addrspace(1) %f syncscope("agent") acquire, align 4
  %is.free = icmp eq i32 %now, 0
  br i1 %is.free, label %lock, label %test
lock:
  %pair = cmpxchg ptr addrspace(1) %f, i32 0, i32 1 syncscope("workgroup") acq_rel acquire, align 4
  %got = extractvalue { i32, i1 } %pair, 1
  br i1 %got, label %section, label %test
section:
  %old = load i32, ptr addrspace(1) %p, align 4
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) %p, align 4
  store atomic i32 0, ptr addrspace(1) %f syncscope("agent") release, align 4
  br label %next
next:
  %r1 = add i32 %r, 1
  %more = icmp ult i32 %r1, 3
  br i1 %more, label %round, label %end
end:
  ret void
}
"""
OWN_FLAGS = {"polled": POLLED, "locked": LOCKED}
#: What breaks it: what is taken out, what is put there.
BROKEN_OWN_FLAGS = {
    "polled, a flag of two groups": ("polled", "%in.group = add i32 %g, 0", "%in.group = lshr i32 %g, 1"),
    "polled, not released": ("polled", '%f syncscope("workgroup") release', '%f syncscope("workgroup") monotonic'),
    "polled, not acquired": ("polled", '%f syncscope("agent") seq_cst', '%f syncscope("agent") monotonic'),
    "polled, acquired in the wave": ("polled", '%f syncscope("agent") seq_cst', '%f syncscope("wavefront") seq_cst'),
    "polled, set plainly": (
        "polled",
        'store atomic i32 1, ptr addrspace(1) %f syncscope("workgroup") release',
        "store i32 1, ptr addrspace(1) %f",
    ),
    "polled, read by the last wave": (
        "polled",
        "br i1 %gives, label %give, label %poll\n",
        """%last = icmp eq i32 %wave, 15
  br i1 %last, label %late, label %others
late:
  %l1 = phi i32 [0, %entry], [%l2, %late]
  fence syncscope("workgroup") acq_rel
  %l2 = add i32 %l1, 1
  %l3 = icmp ult i32 %l2, 200
  br i1 %l3, label %late, label %touch
touch:
  store i32 1, ptr addrspace(1) %f, align 4
  ret void
others:
  br i1 %gives, label %give, label %poll
""",
    ),
    "locked, a lock of two groups": ("locked", "%in.group = add i32 %g, 0", "%in.group = lshr i32 %g, 1"),
    "locked, given back without release": (
        "locked",
        '%f syncscope("agent") release',
        '%f syncscope("agent") monotonic',
    ),
}


def launch_own_flags(text: str, grid: int, block: int, engine: str) -> tuple[Any, Any, Any]:
    given = [np.zeros(grid, np.uint32), np.zeros(64 * grid, np.uint32), np.zeros(1024 * grid, np.uint32)]
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    result = kernel.launch(grid, block, given, checks="racecheck", engine=engine, preempt=200)
    return result, given[1], given[2]


@pytest.mark.parametrize(("grid", "block"), [(1, 128), (4, 128), (3, 1024)])
@pytest.mark.parametrize("name", OWN_FLAGS)
def test_flags_of_a_group_may_have_wider_scopes_than_they_need(name: str, grid: int, block: int) -> None:
    """What several waves of a group did at a flag concerns no other group: the marks say whose waves they were."""
    expected, *wanted = launch_own_flags(OWN_FLAGS[name], grid, block, "reference")
    result, *found = launch_own_flags(OWN_FLAGS[name], grid, block, "wave")
    assert not expected.findings
    assert not result.findings
    assert not result.fidelity.executed
    assert any(buffer.any() for buffer in found)
    for a, b in zip(wanted, found, strict=True):
        assert (a == b).all()


@pytest.mark.parametrize("what", BROKEN_OWN_FLAGS)
def test_what_breaks_the_order_of_such_flags_is_found(what: str) -> None:
    name, old, new = BROKEN_OWN_FLAGS[what]
    text = OWN_FLAGS[name]
    assert text.count(old) == 1
    text = text.replace(old, new)
    expected, *_ = launch_own_flags(text, 2, 1024, "reference")
    result, *_ = launch_own_flags(text, 2, 1024, "wave")
    assert expected.findings
    assert result.findings == expected.findings


@settings(max_examples=3)
@given(st.integers(0, 1 << 20), st.booleans())
def test_random_programs_of_many_scopes_have_the_same_findings(seed: int, between_groups: bool) -> None:
    found = compare_flags(seed, between_groups=between_groups, mixed_scopes=True)
    assert found.outcome != "different", found.text


#: Each lane counts in a word of its own, again and again.
COUNTS = """  br label %again
again:
  %n = phi i32 [0, %entry], [%n1, %again]
  %s = phi i32 [0, %entry], [%s1, %again]
  %old = atomicrmw add ptr addrspace(3) %own.word, i32 %n syncscope("agent") monotonic, align 4
{behind}  %s1 = add i32 %s, %old
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 5
  br i1 %more, label %again, label %end
end:
  store i32 %s1, ptr addrspace(1) %o, align 4
  ret void
}}
"""
ACQUIRE = '  fence syncscope("workgroup") acquire\n'
RELEASE = '  fence syncscope("workgroup") release\n'
#: ``barrier(CLK_LOCAL_MEM_FENCE)``: the epochs of global memory do not move there.
LOCAL_FENCE = '  fence syncscope("workgroup") seq_cst, !mmra !0\n'
BARRIER = f"{RELEASE}  call void @llvm.amdgcn.s.barrier()\n"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The functions that look up the words of atomics' lanes."""
    found: list[str] = []
    emit = wave_clocks.call_at_addresses

    def note(*given: Any) -> None:
        found.append(given[1])
        emit(*given)

    monkeypatch.setattr(wave_clocks, "call_at_addresses", note)
    return found


@pytest.mark.parametrize(
    ("behind", "asks"), [("", False), (RELEASE, False), (RELEASE + BARRIER + ACQUIRE, False), (RELEASE + ACQUIRE, True)]
)
def test_atomics_keep_clocks_only_where_a_wave_may_take_over(behind: str, asks: bool, asked: list[str]) -> None:
    """By an acquiring fence with no barrier between: looking up each lane's word is what takes the time."""
    word = "  %own.word = getelementptr i32, ptr addrspace(3) @d, i32 %x\n  store i32 0, ptr addrspace(3) %own.word\n"
    fenced = LOCAL_FENCE + BARRIER.removeprefix(RELEASE) + LOCAL_FENCE
    text = HEAD + word + fenced + COUNTS.format(behind=behind) + '!0 = !{!"amdgpu-synchronize-as", !"local"}\n'
    out = np.zeros(256, np.uint32)
    result = swlds.Device(engine="both").load(swlds.parse(text)).only(None).launch(1, 256, [out, out], checks="all")
    assert not result.findings and out.tolist() == [10] * 256
    assert not [line for line in result.fidelity.executed if "reference engine" in line]
    assert bool(asked) == asks


#: Lanes put numbers into each other's words, and read them behind a barrier.
EXCHANGED = (
    """  %p = getelementptr i32, ptr addrspace(3) @d, i32 %x
  store i32 %x, ptr addrspace(3) %p
"""
    + BARRIER
    + ACQUIRE
    + """  %far = xor i32 %x, 255
  %q = getelementptr i32, ptr addrspace(3) @d, i32 %far
  %old = atomicrmw xchg ptr addrspace(3) %q, i32 %x syncscope("workgroup") monotonic, align 4
"""
    + BARRIER
    + ACQUIRE
    + """  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
"""
)
#: What a lowered kernel does behind the count of the waves that leave its block: nothing; waves look at it again, or know more.
LEAVING = {
    "leaves": "",
    "looks again": "  %again = getelementptr i8, ptr addrspace(1) %sw.block, i64 40\n"
    "  %seen = load i32, ptr addrspace(1) %again\n",
    "acquires": ACQUIRE,
}


@pytest.mark.parametrize("is_narrow", [False, True])
@pytest.mark.parametrize("what", LEAVING)
def test_waves_that_leave_a_lowered_block_need_no_clocks_for_it(what: str, is_narrow: bool, asked: list[str]) -> None:
    """``is_narrow``: barriers of the kernel order LDS only."""
    kernel = re.sub(r"(fence [^\n]*)", r"\1, !mmra !0", EXCHANGED) if is_narrow else EXCHANGED
    lowered = swlds.lower_text(HEAD + kernel + TAIL)
    counted = re.search(r"(?m)^ *%[\w.]+ = atomicrmw sub [^\n]*\n", lowered)
    assert counted
    module = swlds.parse(lowered.replace(counted[0], counted[0] + LEAVING[what]))
    out = np.zeros(256, np.uint32)
    result = swlds.Device(engine="both").load(module).only(None).launch(1, 256, [out, out], checks="all")
    assert out.tolist() == list(range(255, -1, -1))
    assert not result.findings
    assert not [line for line in result.fidelity.executed if "reference engine" in line]
    assert bool(asked) == (what != "leaves")


#: Waves store with release and load with acquire, on both sides of a barrier, or twice.
AROUND = (
    """  %p = getelementptr i32, ptr addrspace(3) @d, i32 %x
  %far = xor i32 %x, 255
  %q = getelementptr i32, ptr addrspace(3) @d, i32 %far
  store atomic i32 %x, ptr addrspace(3) %p syncscope("workgroup") release, align 4
BETWEEN  %v = load atomic i32, ptr addrspace(3) %q syncscope("workgroup") acquire, align 4
"""
    + BARRIER
    + ACQUIRE
    + """  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
"""
)
BETWEEN = {
    "a barrier": (BARRIER + ACQUIRE, False),
    "a barrier of LDS only": (re.sub(r"(fence [^\n]*)", r"\1, !mmra !0", BARRIER + ACQUIRE), True),
    "a barrier, and a release": (
        BARRIER + ACQUIRE + '  store atomic i32 %x, ptr addrspace(3) %p syncscope("workgroup") release, align 4\n',
        True,
    ),
    "a barrier for some": (
        f"  %some = icmp ult i32 %g, 9\n  br i1 %some, label %meet, label %on\nmeet:\n{BARRIER}{ACQUIRE}  br label %on\non:\n",
        True,
    ),
}


@pytest.mark.parametrize("is_lowered", [False, True])
@pytest.mark.parametrize("name", BETWEEN)
def test_clocks_are_kept_where_no_barrier_lies_between_release_and_acquire(
    name: str, is_lowered: bool, asked: list[str]
) -> None:
    between, asks = BETWEEN[name]
    module = swlds.parse(HEAD + AROUND.replace("BETWEEN", between) + TAIL)
    module = swlds.lower(module) if is_lowered else module
    out = np.zeros(256, np.uint32)
    result = swlds.Device(engine="both").load(module).only(None).launch(1, 256, [out, out], checks="all")
    assert out.tolist() == list(range(255, -1, -1))
    assert not result.findings
    assert not [line for line in result.fidelity.executed if "reference engine" in line]
    assert bool(asked) == asks
