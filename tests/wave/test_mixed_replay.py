"""A launch divided between the engines: what groups in host code leave in memory for groups that are replayed, and the other way.

Each program has nine groups that read what the group before them left; the even ones do what host code cannot.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine

HEAD = """@cell = addrspace(1) global ptr addrspace(3) null, align 8
@list = addrspace(1) global [16 x ptr addrspace(1)] zeroinitializer, align 8
@table = addrspace(1) global [2 x ptr addrspace(1)] [ptr addrspace(1) @x, ptr addrspace(1) @y], align 8
@x = addrspace(1) global [4 x i32] zeroinitializer, align 4
@y = addrspace(1) global [4 x i32] zeroinitializer, align 4
@l = internal addrspace(3) global [4 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1), ptr addrspace(5), i64, i1)
declare void @llvm.masked.store.v2p1.p1(<2 x ptr addrspace(1)>, ptr addrspace(1), i32, <2 x i1>)
define amdgpu_kernel void @k(ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %w = call i32 @llvm.amdgcn.workgroup.id.x()
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %w
  %first = icmp eq i32 %w, 0
  %is0 = icmp eq i32 %w, 5
  %p0 = getelementptr ptr addrspace(1), ptr addrspace(1) @list, i32 0
  %b.at = getelementptr i32, ptr addrspace(1) %b, i32 2
  %slot = alloca [2 x ptr addrspace(1)], align 8, addrspace(5)
  %s0 = getelementptr ptr addrspace(1), ptr addrspace(5) %slot, i32 0
"""
#: Group 2 leaves a pointer to @x, group 5 goes from there to @y: only the tag tells that this is wrong.
USE = """  br i1 %is0, label %use, label %end
use:
  %found = load ptr addrspace(1), ptr addrspace(1) %p0, align 8
  %xn = ptrtoint ptr addrspace(1) @x to i64
  %yn = ptrtoint ptr addrspace(1) @y to i64
  %d = sub i64 %yn, %xn
  %distance = mul i64 %d, 1
  %far = getelementptr i8, ptr addrspace(1) %found, i64 %distance
  store i32 9, ptr addrspace(1) %far, align 4
  br label %end
end:
  store i32 %w, ptr addrspace(1) %to, align 4
  ret void
}
"""
LEAVE = "  %leaves = icmp eq i32 %w, 2\n  br i1 %leaves, label %leave, label %on\nleave:\nWAY  br label %on\non:\n"
WAYS = {
    "store": "  store ptr addrspace(1) @x, ptr addrspace(1) %p0, align 8\n",
    "exchange": "  %o = atomicrmw xchg ptr addrspace(1) %p0, ptr addrspace(1) @x monotonic, align 8\n",
    "compare": "  %o = cmpxchg ptr addrspace(1) %p0, ptr addrspace(1) null, ptr addrspace(1) @x monotonic monotonic, align 8\n",
    "copy": """  store ptr addrspace(1) @x, ptr addrspace(5) %s0, align 8
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 8 %p0, ptr addrspace(5) align 8 %s0, i64 8, i1 false)
""",
    "mask": """  %v0 = insertelement <2 x ptr addrspace(1)> zeroinitializer, ptr addrspace(1) @x, i32 0
  call void @llvm.masked.store.v2p1.p1(<2 x ptr addrspace(1)> %v0, ptr addrspace(1) %p0, i32 8, <2 x i1> <i1 1, i1 0>)
""",
    "number": """  %n = ptrtoint ptr addrspace(1) @x to i64
  store i64 %n, ptr addrspace(1) %p0, align 8
""",
}
#: A pointer that lies there is overwritten by a number: the address is the same, the tag is gone.
CLEAR = """  %clears = icmp eq i32 %w, 3
  br i1 %clears, label %clear, label %kept
clear:
  %words = load <2 x i32>, ptr addrspace(1) %p0, align 8
  %w0 = extractelement <2 x i32> %words, i32 0
  %w1 = extractelement <2 x i32> %words, i32 1
  %m0 = mul i32 %w0, 1
  %m1 = mul i32 %w1, 1
  %p1 = getelementptr i32, ptr addrspace(1) %p0, i32 1
  store i32 %m0, ptr addrspace(1) %p0, align 4
  store i32 %m1, ptr addrspace(1) %p1, align 4
  br label %kept
kept:
"""


def agree(text: str, checks: str) -> list[Any]:
    """The findings, which both engines make."""
    results = []
    for name in ("wave", "reference"):
        arrays = [np.zeros(16, np.uint32), np.zeros(16, np.uint32)]
        kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
        result = kernel.launch((9,), (1,), arrays, engine=name, checks=checks)
        results.append(([a.tolist() for a in arrays], result.findings))
    assert results[0] == results[1]
    return results[0][1]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("then", ["kept", "cleared"])
def test_pointers_between_groups(way: str, then: str, runs: list[engine.Run]) -> None:
    """A replayed group judges a pointer by the object that another group took it from."""
    clear = CLEAR if then == "cleared" else ""
    found = agree(HEAD + LEAVE.replace("WAY", WAYS[way]) + clear + USE, "memcheck")
    assert len(found) == (then == "kept") and (runs[0].suspicious or then == "cleared")


def test_pointers_of_a_table(runs: list[engine.Run]) -> None:
    """A table's pointers count as such until a number is stored there."""
    head = HEAD.replace("@list, i32 0", "@table, i32 0")
    assert len(agree(head + USE, "memcheck")) == 1
    assert agree(head + CLEAR + USE, "memcheck") == []


UNDEFINED = """  %stores = icmp eq i32 %w, 2
  br i1 %stores, label %leave, label %on
leave:
  %lp = getelementptr i32, ptr addrspace(3) @l, i32 %lane
  %u = load i32, ptr addrspace(3) %lp, align 4
  store i32 %u, ptr addrspace(1) %b.at, align 4
  br label %on
on:
  %reads = icmp eq i32 %w, READER
  br i1 %reads, label %look, label %late
look:
  %v = load i32, ptr addrspace(1) %b.at, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %to, align 4
  br label %no
no:
  br label %late
late:
  %mends = icmp eq i32 %w, MENDER
  br i1 %mends, label %mend, label %end
mend:
  store i32 3, ptr addrspace(1) %b.at, align 4
  br label %end
end:
  ret void
}
"""


@pytest.mark.parametrize(("reader", "mender", "uses"), [(5, 9, 2), (5, 3, 1), (5, 7, 2), (9, 9, 1)])
def test_undefined_bits_between_groups(reader: int, mender: int, uses: int, runs: list[engine.Run]) -> None:
    """What a replayed group leaves in a buffer is found by a group that ran in host code before."""
    text = HEAD + UNDEFINED.replace("READER", str(reader)).replace("MENDER", str(mender))
    found = agree(text, "memcheck,initcheck")
    assert [f.count for f in found] == [uses] and runs[0].suspicious == 1


def test_a_buffer_that_nobody_reads(runs: list[engine.Run]) -> None:
    """One group is replayed, not all."""
    text = HEAD + UNDEFINED.replace("READER", "9").replace("MENDER", "9")
    text = text.replace("%v = load i32, ptr addrspace(1) %b.at, align 4", "%v = mul i32 %w, 3")
    assert len(agree(text, "memcheck,initcheck")) == 1 and runs[0].replayed == 1


#: Group 2 stores undefined bits in a heap block and frees it; group 4 gets its place for a new block, which group 6 reads.
REUSED = """@u = internal addrspace(3) global [4 x i32] poison, align 4
@given = addrspace(1) global ptr null, align 8
declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr @malloc(i64)
declare void @free(ptr)
define amdgpu_kernel void @k(ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %w = call i32 @llvm.amdgcn.workgroup.id.x()
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %w
  switch i32 %w, label %end [i32 2, label %leave
                             i32 3, label %push
                             i32 4, label %give
                             i32 6, label %look]
leave:
  %h = call ptr @malloc(i64 5000000)
  %x = load i32, ptr addrspace(3) @u, align 4
  store i32 %x, ptr %h, align 4
  call void @free(ptr %h)
  br label %end
push:
  %i = call ptr @malloc(i64 5000000)
  call void @free(ptr %i)
  br label %end
give:
  %j = call ptr @malloc(i64 5000000)
  store ptr %j, ptr addrspace(1) @given, align 8
  br label %end
look:
  %p = load ptr, ptr addrspace(1) @given, align 8
  %v = load i32, ptr %p, align 4
  call void @free(ptr %p)
  %c = icmp eq i32 %v, 0
  br i1 %c, label %yes, label %end
yes:
  store i32 1, ptr addrspace(1) %to, align 4
  br label %end
end:
  ret void
}
"""


def test_undefined_bits_of_a_block_that_is_gone(runs: list[engine.Run]) -> None:
    """A new block's undefined bits do not come from what lay there before."""
    (found,) = agree(REUSED, "memcheck,initcheck")
    assert found.workgroup == (6, 0, 0) and runs[0].suspicious == 2


#: Groups 0 and 6 do what host code cannot, and then leave and take a word; group 3, in host code, stands between them.
ORDERED = """declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %small) {
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %flag = getelementptr i32, ptr addrspace(1) %data, i32 1
  %second = getelementptr i32, ptr addrspace(1) %data, i32 2
  %past = getelementptr i32, ptr addrspace(1) %small, i32 1
  switch i32 %g, label %end [ i32 0, label %first
                              i32 3, label %between
                              i32 6, label %last ]
first:
  store i32 1, ptr addrspace(1) %past, align 4
  store i32 7, ptr addrspace(1) %data, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") release, align 4
  ret void
between:
BETWEEN
  ret void
last:
  store i32 1, ptr addrspace(1) %past, align 4
  %told = load atomic i32, ptr addrspace(1) FLAG syncscope("agent") acquire, align 4
  %value = load i32, ptr addrspace(1) %data, align 4
  ret void
end:
  ret void
}
"""
PASSED_ON = """  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("agent") acquire, align 4
  store atomic i32 %seen, ptr addrspace(1) %second syncscope("agent") release, align 4"""
BROKEN_OFF = '  store atomic i32 2, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4'
GOES_ON = '  %o = atomicrmw add ptr addrspace(1) %flag, i32 1 syncscope("agent") monotonic'


@pytest.mark.parametrize(
    ("between", "flag", "races"),
    [(PASSED_ON, "%second", False), (BROKEN_OFF, "%flag", True), (GOES_ON, "%flag", False)],
    ids=["passed-on", "broken-off", "goes-on"],
)
def test_a_group_between_two_replayed_ones(between: str, flag: str, races: bool) -> None:
    """What it does orders them, or no longer does."""
    kernel = swlds.Device("gfx942").load(swlds.parse(ORDERED.replace("BETWEEN", between).replace("FLAG", flag)))["k"]
    result = kernel.launch((8,), (1,), [np.zeros(4, np.uint32), np.zeros(1, np.uint32)])
    assert {f.kind for f in result.findings} == {"out-of-bounds"} | ({"race-raw"} if races else set())


SCATTERED = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i64 @__ockl_dm_alloc(i64)
declare void @__ockl_dm_dealloc(i64)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  switch i32 %g, label %end [ i32 1, label %give
                              i32 5, label %take ]
give:
  %n = call i64 @__ockl_dm_alloc(i64 16)
  %h = inttoptr i64 %n to ptr addrspace(1)
  %is.first = icmp eq i32 %x, 0
  %p = select i1 %is.first, ptr addrspace(1) %h, ptr addrspace(1) %out
  store i32 undef, ptr addrspace(1) %p, align 4
  call void @__ockl_dm_dealloc(i64 %n)
  ret void
take:
  %v = load i32, ptr addrspace(1) %out, align 4
  %c = icmp eq i32 %v, 3
  br i1 %c, label %more, label %end
more:
  br label %end
end:
  ret void
}
"""


def test_undefined_bits_that_no_finding_goes_with() -> None:
    """Lanes of one store go to the heap and to a buffer; a group in host code reads the buffer."""
    kernel = swlds.Device("gfx942").load(swlds.parse(SCATTERED))["k"]
    result = kernel.launch((8,), (2,), [np.zeros(1, np.uint32)], checks="memcheck,initcheck")
    assert [(f.kind, f.workgroup) for f in result.findings] == [("uninitialized", (5, 0, 0))]
