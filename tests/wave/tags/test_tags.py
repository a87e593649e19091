"""Pointers whose object only run time knows: the wave compiler carries their tags, and finds what the reference engine finds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tagged_programs import HEAD, make_program

import swlds
from swlds.device.findings import Finding
from swlds.engines.wave_compiler import engine


def launch(module: Any, engine_name: str) -> tuple[np.ndarray, np.ndarray, list[Finding]]:
    given = np.random.default_rng(7).integers(0, 1 << 32, 384, dtype=np.uint32)
    out = np.zeros(384, np.uint32)
    result = swlds.Device("gfx942").load(module)["k"].launch((3,), (128,), [given, out], engine=engine_name)
    return given, out, result.findings


def agree(text: str, profile: str | None, runs: list[engine.Run]) -> tuple[list[Finding], int]:
    """The findings, which both engines make, and the number of suspicious groups."""
    module = swlds.parse(text)
    if profile is not None:
        module = swlds.lower(module, profile=profile)
    wave, reference = (launch(module, name) for name in ("wave", "reference"))
    assert wave[2] == reference[2]
    for a, b in zip(wave[:2], reference[:2], strict=True):
        np.testing.assert_array_equal(a, b)
    return reference[2], runs[-1].suspicious


@pytest.mark.parametrize("profile", [None, "full"], ids=["original", "lowered"])
@pytest.mark.parametrize("seed", range(6))
def test_clean_programs_run_in_host_code(seed: int, profile: str | None, runs: list[engine.Run]) -> None:
    """LDS variables, buffers, stack slots, globals and heap blocks chosen by lane, and lists of pointers in memory."""
    findings, suspicious = agree(make_program(seed, faults=False), profile, runs)
    assert findings == [] and suspicious == 0


@pytest.mark.parametrize("profile", [None, "full"], ids=["original", "lowered"])
@pytest.mark.parametrize("seed", range(6))
def test_faults_are_found(seed: int, profile: str | None, runs: list[engine.Run]) -> None:
    """Accesses that leave the chosen object, often for another one that is valid."""
    agree(make_program(seed, faults=True), profile, runs)


BODY = """  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %value, ptr addrspace(1) %to, align 4
  ret void
}
"""
CHOSEN = "  %p = select i1 %lanes, ptr addrspace(3) %mine.a, ptr addrspace(3) %mine.b\n"
#: Statements that give %value, and whether something is wrong with them.
CASES = {
    "chosen": (CHOSEN + "  %value = load i32, ptr addrspace(3) %p, align 4\n", False),
    "chosen-next-variable": (
        CHOSEN + "  %q = getelementptr i32, ptr addrspace(3) %p, i32 128\n"
        "  %value = load i32, ptr addrspace(3) %q, align 4\n",
        True,
    ),
    "uniform-next-variable": (
        "  %p = select i1 %groups, ptr addrspace(3) %mine.a, ptr addrspace(3) %mine.b\n"
        "  %q = getelementptr i32, ptr addrspace(3) %p, i32 128\n"
        "  %value = load i32, ptr addrspace(3) %q, align 4\n",
        True,
    ),
    "misaligned": (
        "  %own = getelementptr i32, ptr addrspace(1) @g, i32 %x\n"
        "  %p = select i1 %lanes, ptr addrspace(1) %own, ptr addrspace(1) %from\n"
        "  %q = getelementptr i8, ptr addrspace(1) %p, i32 2\n"
        "  %cut = select i1 %half, ptr addrspace(1) %q, ptr addrspace(1) %p\n"
        "  %value = load i32, ptr addrspace(1) %cut, align 4\n",
        True,
    ),
    "overwritten-by-data": (
        "  %w1 = getelementptr i64, ptr addrspace(3) @numbers, i32 %x\n"
        "  %n1 = ptrtoint ptr addrspace(1) %from to i64\n"
        "  store i64 %n1, ptr addrspace(3) %w1, align 8\n"
        "  %n2 = load i64, ptr addrspace(3) %w1, align 8\n"
        "  %n3 = lshr i64 %n2, 1\n  %n4 = shl i64 %n3, 1\n"
        "  store i64 %n4, ptr addrspace(3) %w1, align 8\n"
        "  %n5 = load i64, ptr addrspace(3) %w1, align 8\n"
        "  %p5 = inttoptr i64 %n5 to ptr addrspace(1)\n  %value = load i32, ptr addrspace(1) %p5, align 4\n",
        False,
    ),
    "constant-written": (
        "  %c4 = addrspacecast ptr addrspace(4) @fixed to ptr\n  %c3 = addrspacecast ptr addrspace(3) %mine.a to ptr\n"
        "  %p = select i1 %lanes, ptr %c4, ptr %c3\n  store i32 1, ptr %p, align 4\n"
        "  %value = load i32, ptr %p, align 4\n",
        True,
    ),
    "freed": (
        "  %n = call i64 @__ockl_dm_alloc(i64 16)\n  %p0 = inttoptr i64 %n to ptr addrspace(1)\n"
        "  store i32 %x, ptr addrspace(1) %p0, align 4\n  call void @__ockl_dm_dealloc(i64 %n)\n"
        "  %p = select i1 %lanes, ptr addrspace(1) %p0, ptr addrspace(1) %from\n"
        "  %value = load i32, ptr addrspace(1) %p, align 4\n",
        True,
    ),
    "moved-by-address": (
        "  %chosen = select i1 %half, ptr addrspace(3) @a, ptr addrspace(3) @b\n"
        "  %number = ptrtoint ptr addrspace(3) %chosen to i32\n  %other = xor i32 %x, 5\n  %index = mul i32 %other, 4\n"
        "  %moved = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %number)\n"
        "  %base = inttoptr i32 %moved to ptr addrspace(3)\n  %p = getelementptr i32, ptr addrspace(3) %base, i32 %x\n"
        "  %value = load i32, ptr addrspace(3) %p, align 4\n",
        False,
    ),
    "difference": (
        "  %n1 = ptrtoint ptr addrspace(3) @a to i32\n  %n2 = ptrtoint ptr addrspace(3) @b to i32\n"
        "  %n3 = ptrtoint ptr addrspace(3) %mine.a to i32\n  %n4 = sub i32 %n2, %n1\n  %n5 = add i32 %n3, %n4\n"
        "  %p = inttoptr i32 %n5 to ptr addrspace(3)\n  %value = load i32, ptr addrspace(3) %p, align 4\n",
        False,
    ),
    "undefined-divisor": (
        "  %maybe = select i1 %half, i32 4, i32 undef\n  %divisor = or i32 %maybe, 1\n"
        "  %q = udiv i32 %x, %divisor\n  %value = freeze i32 %q\n",
        True,
    ),
    "undefined-index": (
        "  %two = insertelement <2 x i32> <i32 3, i32 4>, i32 %x, i32 0\n  %index = and i32 undef, 1\n"
        "  %e = extractelement <2 x i32> %two, i32 %index\n  %value = freeze i32 %e\n",
        True,
    ),
    "index-past-the-end": (
        "  %two = insertelement <2 x i32> <i32 3, i32 4>, i32 %x, i32 0\n"
        "  %value = extractelement <2 x i32> %two, i32 %x\n",
        True,  # past the end is poison (LangRef)
    ),
    "chosen-by-a-large-number": (
        "  %far = icmp ugt i32 %word, -2147483648\n"
        "  %p = select i1 %far, ptr addrspace(3) %mine.a, ptr addrspace(3) %mine.b\n"
        "  %value = load i32, ptr addrspace(3) %p, align 4\n",
        False,
    ),
    "taken-out-by-a-large-number": (
        "  %p0 = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %mine.a, i32 0\n"
        "  %p1 = insertelement <2 x ptr addrspace(3)> %p0, ptr addrspace(3) %mine.b, i32 1\n"
        "  %far = or i32 %bit, -2147483648\n  %index = and i32 %far, 1\n"
        "  %p = extractelement <2 x ptr addrspace(3)> %p1, i32 %index\n"
        "  %value = load i32, ptr addrspace(3) %p, align 4\n",
        False,
    ),
    "loaded-as-a-number-and-moved": (
        "  %w1 = getelementptr ptr addrspace(3), ptr addrspace(3) @lists, i32 %x\n"
        "  store ptr addrspace(3) @a, ptr addrspace(3) %w1, align 4\n"
        "  %n1 = load i32, ptr addrspace(3) %w1, align 4\n"
        "  %n2 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n1)\n"
        "  %p = inttoptr i32 %n2 to ptr addrspace(3)\n  %q = getelementptr i32, ptr addrspace(3) %p, i32 132\n"
        "  %value = load i32, ptr addrspace(3) %q, align 4\n",
        True,
    ),
    "heap-not-written": (
        "  %n = call i64 @__ockl_dm_alloc(i64 16)\n  %p = inttoptr i64 %n to ptr addrspace(1)\n"
        "  %value = load i32, ptr addrspace(1) %p, align 4\n  call void @__ockl_dm_dealloc(i64 %n)\n",
        True,
    ),
}


#: Ways of two pointers from %one and %two to %p, which the reader cannot tell from %one; functions stand behind ``;;``.
AGGREGATES = {
    "given-to-a-function": """  %p = call ptr addrspace(3) @first([2 x ptr addrspace(3)] %both)
;;define internal ptr addrspace(3) @first([2 x ptr addrspace(3)] %v) {
  %p = extractvalue [2 x ptr addrspace(3)] %v, 0
  ret ptr addrspace(3) %p
}""",
    "given-to-a-recursive-function": """  %p = call ptr addrspace(3) @first(i32 %bit, [2 x ptr addrspace(3)] %both)
;;define internal ptr addrspace(3) @first(i32 %n, [2 x ptr addrspace(3)] %v) {
  %last = icmp eq i32 %n, 0
  br i1 %last, label %end, label %more
end:
  %p = extractvalue [2 x ptr addrspace(3)] %v, 0
  ret ptr addrspace(3) %p
more:
  %m = sub i32 %n, 1
  %q = call ptr addrspace(3) @first(i32 %m, [2 x ptr addrspace(3)] %v)
  ret ptr addrspace(3) %q
}""",
    "frozen": """  %frozen = freeze [2 x ptr addrspace(3)] %both
  %p = extractvalue [2 x ptr addrspace(3)] %frozen, 0
""",
    "made-by-a-recursive-function": """  %made = call { i32, ptr addrspace(3) } @made(i32 %bit, ptr addrspace(3) %one)
  %p = extractvalue { i32, ptr addrspace(3) } %made, 1
;;define internal { i32, ptr addrspace(3) } @made(i32 %n, ptr addrspace(3) %p) {
  %last = icmp eq i32 %n, 0
  br i1 %last, label %end, label %more
end:
  %s = insertvalue { i32, ptr addrspace(3) } zeroinitializer, ptr addrspace(3) %p, 1
  ret { i32, ptr addrspace(3) } %s
more:
  %m = sub i32 %n, 1
  %t = call { i32, ptr addrspace(3) } @made(i32 %m, ptr addrspace(3) %p)
  ret { i32, ptr addrspace(3) } %t
}""",
    "of-a-constant": """  %s = insertvalue { ptr addrspace(3), i32 } { ptr addrspace(3) @a, i32 1 }, i32 %x, 1
  %base = extractvalue { ptr addrspace(3), i32 } %s, 0
  %p = getelementptr i32, ptr addrspace(3) %base, i32 %x
""",
}


@pytest.mark.parametrize("is_wrong", [False, True])
@pytest.mark.parametrize("name", AGGREGATES)
def test_pointers_in_aggregates(name: str, is_wrong: bool, runs: list[engine.Run]) -> None:
    """What lies behind an object is another one, in which the access would be fine."""
    way, _, functions = AGGREGATES[name].partition(";;")
    body = f"""  %one = select i1 %half, ptr addrspace(3) %mine.a, ptr addrspace(3) %mine.a
  %both0 = insertvalue [2 x ptr addrspace(3)] poison, ptr addrspace(3) %one, 0
  %both = insertvalue [2 x ptr addrspace(3)] %both0, ptr addrspace(3) %mine.b, 1
{way}  %q = getelementptr i32, ptr addrspace(3) %p, i32 {128 * is_wrong}
  %value = load i32, ptr addrspace(3) %q, align 4
"""
    for profile in (None, "full"):
        findings, _ = agree(HEAD + body + BODY + functions, profile, runs)
        assert bool(findings) == is_wrong


@pytest.mark.parametrize("profile", [None, "full"], ids=["original", "lowered"])
@pytest.mark.parametrize("name", CASES)
def test_by_hand(name: str, profile: str | None, runs: list[engine.Run]) -> None:
    """One way to go wrong each, in some lanes."""
    body, is_wrong = CASES[name]
    findings, suspicious = agree(HEAD + body + BODY, profile, runs)
    assert bool(findings) == is_wrong
    if is_wrong or (profile is None and name != "overwritten-by-data"):
        assert bool(suspicious) == is_wrong


PRIVATE = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %slot = alloca [4 x i32], align 4, addrspace(5)
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %x, ptr addrspace(5) %slot, align 4
  %v = load i32, ptr addrspace(5) %slot, align 4
  %small = icmp ult i32 %v, 7
  br i1 %small, label %then, label %end
then:
  br label %end
end:
  %r = phi i32 [ %v, %then ], [ 3, %0 ]
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, 128
  %index = add i32 %first, %x
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %index
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}
"""


def test_the_stack_differs_by_lane(runs: list[engine.Run]) -> None:
    """A load from a uniform address of the stack is not uniform."""
    assert agree(PRIVATE, None, runs)[1] == 0


NEIGHBOURS = """@a = internal addrspace(3) global [131 x i32] poison, align 4
@b = internal addrspace(3) global [131 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.lifetime.start.p5(i64, ptr addrspace(5))
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %half = alloca [1 x i16], align 2, addrspace(5)
  %small = alloca [1 x i16], align 2, addrspace(5)
  %list = alloca [2 x ptr addrspace(3)], align 4, addrspace(5)
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %x, 1
  %at = xor i32 %odd, 1
  %hp = getelementptr i16, ptr addrspace(5) %half, i32 0
  %sp = getelementptr [1 x i16], ptr addrspace(5) %small, i32 0, i32 0
  store i16 1, ptr addrspace(5) %hp, align 2
  store i16 1, ptr addrspace(5) %sp, align 2
  %p = getelementptr ptr addrspace(3), ptr addrspace(5) %list, i32 0
  store ptr addrspace(3) @a, ptr addrspace(5) %p, align 4
  %p1 = getelementptr ptr addrspace(3), ptr addrspace(5) %list, i32 1
  store ptr addrspace(3) @b, ptr addrspace(5) %p1, align 4
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %small)
  %q = getelementptr ptr addrspace(3), ptr addrspace(5) %list, i32 %at
  %found = load ptr addrspace(3), ptr addrspace(5) %q, align 4
  %index = add i32 %x, INDEX
  %behind = getelementptr i32, ptr addrspace(3) %found, i32 %index
  store i32 7, ptr addrspace(3) %behind, align 4
  ret void
}
"""


@pytest.mark.parametrize("index", [3, 4])
def test_a_fresh_slot_leaves_its_neighbours_tags(index: int, runs: list[engine.Run]) -> None:
    """The plane of tags has cells of four bytes, the slot ends in the middle of one."""
    findings, suspicious = agree(NEIGHBOURS.replace("INDEX", str(index)), None, runs)
    assert bool(findings) == bool(suspicious) == (index == 4)


GATHERS = """@a = internal addrspace(3) global [128 x i32] poison, align 4
@b = internal addrspace(3) global [128 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)>, i32, <2 x i1>, <2 x i32>)
declare void @llvm.masked.scatter.v2i32.v2p3(<2 x i32>, <2 x ptr addrspace(3)>, i32, <2 x i1>)
declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, i32, <2 x i1>, <2 x i32>)
declare void @llvm.masked.store.v2i32.p0(<2 x i32>, ptr, i32, <2 x i1>)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) sanitize_address {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %w = call i32 @llvm.amdgcn.workgroup.id.x()
  %row = mul i32 %w, 128
  %at = add i32 %row, %x
  %odd = and i32 %x, 1
  %c = icmp eq i32 %odd, 0
  %near = icmp ult i32 %x, 126
  %moved = add i32 %x, MOVED
  %mine.a = getelementptr i32, ptr addrspace(3) @a, i32 %x
  %mine.b = getelementptr i32, ptr addrspace(3) @b, i32 %moved
  store i32 5, ptr addrspace(3) %mine.a, align 4
  %own.b = getelementptr i32, ptr addrspace(3) @b, i32 %x
  store i32 6, ptr addrspace(3) %own.b, align 4
  %p0 = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %mine.a, i32 0
  %p = insertelement <2 x ptr addrspace(3)> %p0, ptr addrspace(3) %mine.b, i32 1
  %m0 = insertelement <2 x i1> poison, i1 %c, i32 0
  %m = insertelement <2 x i1> %m0, i1 %near, i32 1
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %flat.in = addrspacecast ptr addrspace(1) %to to ptr
  %flat.a = addrspacecast ptr addrspace(3) %mine.a to ptr
  %either = select i1 %c, ptr %flat.in, ptr %flat.a
  %one = insertelement <2 x i1> zeroinitializer, i1 %near, i32 LAST
"""
ELEMENTS = {
    "gather": """  %nine = insertelement <2 x i32> splat (i32 9), i32 %at, i32 1
  %v = call <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)> %p, i32 4, <2 x i1> %m, <2 x i32> %nine)
""",
    "scatter": """  %given = insertelement <2 x i32> splat (i32 3), i32 %at, i32 1
  call void @llvm.masked.scatter.v2i32.v2p3(<2 x i32> %given, <2 x ptr addrspace(3)> %p, i32 4, <2 x i1> %m)
  %v0 = load i32, ptr addrspace(3) %own.b, align 4
  %v = insertelement <2 x i32> zeroinitializer, i32 %v0, i32 1
""",
    "load": """  %v = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr %either, i32 4, <2 x i1> %one, <2 x i32> splat (i32 9))
""",
    "store": """  %given = insertelement <2 x i32> splat (i32 3), i32 %at, i32 0
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %given, ptr %either, i32 4, <2 x i1> %one)
  %v = insertelement <2 x i32> zeroinitializer, i32 %x, i32 0
""",
}
SUM = """  %e0 = extractelement <2 x i32> %v, i32 0
  %e1 = extractelement <2 x i32> %v, i32 1
  %s = add i32 %e0, %e1
  store i32 %s, ptr addrspace(1) %to, align 4
  ret void
}
"""


@pytest.mark.parametrize("profile", [None, "full"], ids=["original", "lowered"])
@pytest.mark.parametrize("name", ELEMENTS)
def test_elements_of_several_objects(name: str, profile: str | None, runs: list[engine.Run]) -> None:
    """Masked accesses: each element goes to the object of its own pointer, in the lanes that choose it."""
    for moved, last in ((0, 0), (1, 0), (4, 0), (0, 1)):
        text = GATHERS.replace("MOVED", str(moved)).replace("LAST", str(last))
        findings, suspicious = agree(text + ELEMENTS[name] + SUM, profile, runs)
        if moved != 1 and not last:  # else lanes may race
            assert bool(findings) == (moved > 0 and name in ("gather", "scatter"))
            assert suspicious == 0 or profile is not None or findings
