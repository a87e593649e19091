"""Which blocks whole waves come to: what decides, and what does not."""

from __future__ import annotations

import pytest

import swlds
from swlds.analysis.wave_choices import WaveChoiceFinder
from swlds.ir.types import VOID

HEAD = """target triple = "amdgcn-amd-amdhsa"
@task = internal addrspace(3) global [64 x i8] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.wave.id()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare void @llvm.trap()
define {0} @k(i32 %n) {{
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = call i32 @llvm.amdgcn.wave.id()
"""
IF = "  br i1 %c, label %in, label %on\nin:\n  br label %on\non:\n  ret void\n}}\n"


def blocks(body: str, kind: str = "amdgpu_kernel void") -> set[str]:
    """The names of the blocks behind the entry."""
    function = swlds.parse(HEAD.format(kind) + body.replace("}}", "}")).functions["k"]
    varying = frozenset(a.index for a in function.arguments if "kernel" not in kind)
    whole = WaveChoiceFinder().find(function, varying).whole
    return {b.name for b in function.blocks if b in whole} & {"in", "on", "deep"}


@pytest.mark.parametrize(
    ("condition", "whole"),
    [
        ("  %c = icmp ult i32 %wave, 2\n", True),
        ("  %c = icmp ult i32 %item, 64\n", False),
        ("  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %item)\n  %c = icmp ult i32 %f, 64\n", True),
        ("  %d = icmp ult i32 %item, 9\n  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %d)\n  %c = icmp ne i64 %b, 0\n", True),
        ("  %c = icmp ult i32 %n, 2\n", True),
        (
            "  %p = getelementptr i8, ptr addrspace(3) @task, i32 %wave\n  %v = load i8, ptr addrspace(3) %p\n"
            "  %c = icmp eq i8 %v, 0\n",
            True,
        ),
        (
            "  %p = getelementptr i8, ptr addrspace(3) @task, i32 %item\n  %v = load i8, ptr addrspace(3) %p\n"
            "  %c = icmp eq i8 %v, 0\n",
            False,
        ),
        ("  %p = alloca i32, addrspace(5)\n  %v = load i32, ptr addrspace(5) %p\n  %c = icmp eq i32 %v, 0\n", False),
        ("  %p = atomicrmw add ptr addrspace(3) @task, i32 1 monotonic\n  %c = icmp eq i32 %p, 0\n", False),
    ],
)
def test_what_decides(condition: str, whole: bool) -> None:
    assert blocks(condition + IF) == ({"in", "on"} if whole else {"on"})


def test_arguments_of_a_function_may_differ() -> None:
    assert blocks("  %c = icmp ult i32 %n, 2\n" + IF, "void") == {"on"}
    direct = "  switch i32 %n, label %on [ i32 0, label %in ]\nin:\n  br label %on\non:\n  ret void\n}\n"
    assert blocks(direct, "void") == {"on"}
    assert blocks(direct) == {"in", "on"}


def test_ways_that_never_return_part_nobody() -> None:
    """Also one within a branch of the lanes: all that go on meet behind it."""
    body = """  %c = icmp ult i32 %item, 64
  br i1 %c, label %in, label %on
in:
  %bad = icmp ugt i32 %item, 9
  br i1 %bad, label %trap, label %deep
trap:
  call void @llvm.trap()
  unreachable
deep:
  br label %on
on:
  ret void
}
"""
    assert blocks(body) == {"on"}
    assert blocks(body.replace("ult i32 %item", "ult i32 %wave")) == {"in", "on", "deep"}


def test_a_branch_around_the_branch_counts() -> None:
    body = """  %c = icmp ult i32 %item, 64
  %d = icmp ult i32 %wave, 2
  br i1 %c, label %in, label %on
in:
  br i1 %d, label %deep, label %on
deep:
  br label %on
on:
  ret void
}
"""
    assert blocks(body) == {"on"}
    assert blocks(body.replace("ult i32 %item", "ult i32 %wave")) == {"in", "on", "deep"}


def test_rounds_of_a_loop_that_lanes_leave() -> None:
    body = """  br label %in
in:
  %i = phi i32 [ 0, %0 ], [ %j, %in ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %item
  br i1 %c, label %in, label %on
on:
  %d = icmp ult i32 %j, 5
  br i1 %d, label %deep, label %end
deep:
  br label %end
end:
  ret void
}
"""
    assert blocks(body) == {"on"}
    assert blocks(body.replace("%j, %item", "%j, %n")) == {"in", "on", "deep"}


SLOT = """  %p = alloca i32, addrspace(5)
  %flat = addrspacecast ptr addrspace(5) %p to ptr
  store i32 {1}, ptr %flat
  {2}
  %v = load i32, ptr addrspace(5) %p
  %c = icmp eq i32 %v, 0
"""


@pytest.mark.parametrize(
    ("value", "then", "whole"),
    [
        ("%wave", "", True),
        ("%n", "store i32 7, ptr addrspace(5) %p", True),
        ("%item", "", False),
        ("%wave", "store i32 %item, ptr addrspace(5) %p", False),
        ("%wave", "%f = getelementptr i8, ptr %flat, i32 0\n  store i32 %n, ptr %f", True),
        ("%wave", "%f = getelementptr i8, ptr %flat, i32 0\n  store i32 %item, ptr %f", False),
        ("%wave", "store ptr %flat, ptr addrspace(3) @task", False),
        ("%wave", "store volatile i32 1, ptr addrspace(5) %p\n  %w = load volatile i32, ptr addrspace(5) %p", True),
        ("%wave", "store ptr %flat, ptr addrspace(5) %p", True),
        ("%wave", "%a = ptrtoint ptr %flat to i64\n  %b = add i64 %a, 1", False),
        ("%wave", "%a = ptrtoint ptr %flat to i64\n  %b = inttoptr i64 %a to ptr\n  store i32 %n, ptr %b", True),
        ("%wave", "%a = ptrtoint ptr %flat to i64\n  %b = inttoptr i64 %a to ptr\n  store i32 %item, ptr %b", False),
        ("%wave", 'call void asm sideeffect "; $0", "v"(ptr %flat)', False),
        ("%wave", "%a = atomicrmw add ptr %flat, i32 1 monotonic", False),
        ("%wave", "%a = icmp eq ptr %flat, null", True),
    ],
)
def test_slots_of_code_without_optimisation(value: str, then: str, whole: bool) -> None:
    body = SLOT.replace("{1}", value).replace("{2}", then)
    assert blocks(body + IF) == ({"in", "on"} if whole else {"on"})


def test_a_slot_that_some_lanes_store_into() -> None:
    body = """  %p = alloca i32, addrspace(5)
  store i32 0, ptr addrspace(5) %p
  %c = icmp ult i32 %item, 64
  br i1 %c, label %part, label %meet
part:
  store i32 1, ptr addrspace(5) %p
  br label %meet
meet:
  %v = load i32, ptr addrspace(5) %p
  %d = icmp eq i32 %v, 0
  br i1 %d, label %in, label %on
in:
  br label %on
on:
  ret void
}
"""
    assert blocks(body) == {"on"}
    assert blocks(body.replace("ult i32 %item", "ult i32 %wave")) == {"in", "on"}


def test_a_slot_by_way_of_another() -> None:
    """What the first turns out to hold differs, so the second does."""
    body = """  %p = alloca i32, addrspace(5)
  %q = alloca i32, addrspace(5)
  store i32 %item, ptr addrspace(5) %p
  %v = load i32, ptr addrspace(5) %p
  store i32 %v, ptr addrspace(5) %q
  %w = load i32, ptr addrspace(5) %q
  %c = icmp eq i32 %w, 0
"""
    assert blocks(body + IF) == {"on"}
    assert blocks(body.replace("store i32 %item", "store i32 %wave") + IF) == {"in", "on"}


def test_rounds_that_are_counted_in_a_slot() -> None:
    body = """  %p = alloca i32, addrspace(5)
  store i32 0, ptr addrspace(5) %p
  br label %in
in:
  %i = load i32, ptr addrspace(5) %p
  %j = add i32 %i, 1
  store i32 %j, ptr addrspace(5) %p
  %c = icmp ult i32 %j, %item
  br i1 %c, label %in, label %on
on:
  %l = load i32, ptr addrspace(5) %p
  %d = icmp ult i32 %l, 5
  br i1 %d, label %deep, label %end
deep:
  br label %end
end:
  ret void
}
"""
    assert blocks(body) == {"on"}
    assert blocks(body.replace("%j, %item", "%j, %n")) == {"in", "on", "deep"}


CALLS = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.wave.id()
declare void @llvm.amdgcn.s.barrier()
@table = internal addrspace(4) constant [2 x ptr] [ptr @f, ptr @f]
define void @f(i32 %free, i32 %n) noinline {
  %c = icmp ult i32 %n, 2
  br i1 %c, label %in, label %on
in:
  call void @llvm.amdgcn.s.barrier()
  br label %on
on:
  ret void
}
define amdgpu_kernel void @k(i32 %n) {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = call i32 @llvm.amdgcn.wave.id()
  %at = getelementptr ptr, ptr addrspace(4) @table, i32 INDEX
  %callee = load ptr, ptr addrspace(4) %at
  call void CALLEE(i32 %item, i32 GIVEN)
  ret void
}
"""


@pytest.mark.parametrize(
    ("callee", "index", "given", "whole"),
    [
        ("@f", "0", "%wave", True),
        ("@f", "0", "%item", False),
        ("%callee", "%wave", "%n", True),
        ("%callee", "%item", "%n", False),
        ("%callee", "%wave", "%item", False),
    ],
)
def test_what_a_function_is_given_and_which_is_called(callee: str, index: str, given: str, whole: bool) -> None:
    text = CALLS.replace("CALLEE", callee).replace("INDEX", index).replace("GIVEN", given)
    module = swlds.parse(text)
    called = next(i for i in module.functions["k"].instructions() if i.type == VOID and i.opcode == "call")
    barrier = next(i for i in module.functions["f"].instructions() if i.opcode == "call")
    assert WaveChoiceFinder().is_reached_by_whole_waves([barrier, called]) == whole


#: Functions that say which task a wave has.
ROLES = """target triple = "amdgcn-amd-amdhsa"
@task = internal addrspace(3) global i32 poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.wave.id()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.nop(i16)
declare void @llvm.trap()
declare i32 @unknown(i32)
define i32 @same(i32 %x) noinline {
  ret i32 %x
}
define i32 @first(i32 %x) noinline {
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
  ret i32 %f
}
define i32 @seven(i32 %x) noinline {
  ret i32 7
}
define i32 @item() noinline {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  ret i32 %i
}
define i32 @wave() noinline {
  %i = call i32 @llvm.amdgcn.wave.id()
  ret i32 %i
}
define i32 @second(i32 %x, i32 %y) noinline {
  ret i32 %y
}
define i32 @shared(i32 %x) noinline {
  %v = load i32, ptr addrspace(3) @task
  ret i32 %v
}
define i32 @counted(i32 %x) noinline {
  %v = atomicrmw add ptr addrspace(3) @task, i32 1 monotonic
  ret i32 %v
}
define i32 @slot(i32 %x) noinline {
  %s = alloca i32, align 4, addrspace(5)
  store i32 %x, ptr addrspace(5) %s
  %v = load i32, ptr addrspace(5) %s
  ret i32 %v
}
define i32 @two(i32 %x) noinline {
  %c = icmp ult i32 %x, 2
  br i1 %c, label %low, label %high
low:
  ret i32 0
high:
  ret i32 1
}
define i32 @chosen(i32 %x) noinline {
  %c = icmp ult i32 %x, 2
  br i1 %c, label %low, label %high
low:
  br label %high
high:
  %v = phi i32 [0, %low], [1, %0]
  ret i32 %v
}
define i32 @or_trap(i32 %x) noinline {
  %c = icmp ult i32 %x, 2
  br i1 %c, label %low, label %high
low:
  ret i32 3
high:
  call void @llvm.trap()
  unreachable
}
define i32 @rounds(i32 %x) noinline {
  br label %loop
loop:
  %n = phi i32 [0, %0], [%n1, %loop]
  %n1 = add i32 %n, 1
  %c = icmp ult i32 %n1, %x
  br i1 %c, label %loop, label %on
on:
  ret i32 %n
}
define i32 @through(i32 %x) noinline {
  %v = call i32 @two(i32 %x)
  ret i32 %v
}
define i32 @itself(i32 %x) noinline {
  %c = icmp ult i32 %x, 1
  br i1 %c, label %low, label %high
low:
  ret i32 0
high:
  %y = sub i32 %x, 1
  %v = call i32 @itself(i32 %y)
  ret i32 %v
}
define i32 @after_itself(i32 %x) noinline {
  %v = call i32 @itself(i32 %x)
  ret i32 0
}
define amdgpu_kernel void @k(i32 %n, ptr %callee) {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = call i32 @llvm.amdgcn.wave.id()
  %r = ROLE
  %c = icmp ult i32 %r, 2
  br i1 %c, label %in, label %on
in:
  br label %on
on:
  ret void
}
"""


def knows_role(role: str, text: str = ROLES) -> bool:
    """Do whole waves come to where the branch on that value leads?"""
    function = swlds.parse(text.replace("ROLE", role)).functions["k"]
    whole = WaveChoiceFinder().find(function, frozenset()).whole
    return {b.name for b in function.blocks if b in whole} >= {"in", "on"}


@pytest.mark.parametrize(
    ("called", "of_wave", "of_item"),
    [
        ("@same(i32 X)", True, False),
        ("@first(i32 X)", True, True),
        ("@seven(i32 X)", True, True),
        ("@item()", False, False),
        ("@wave()", True, True),
        ("@second(i32 %item, i32 X)", True, False),
        ("@second(i32 X, i32 %item)", False, False),
        ("@shared(i32 X)", True, True),
        ("@counted(i32 X)", False, False),
        ("@slot(i32 X)", True, False),
        ("@two(i32 X)", True, False),
        ("@chosen(i32 X)", True, False),
        ("@or_trap(i32 X)", True, True),
        ("@rounds(i32 X)", True, False),
        ("@through(i32 X)", True, False),
        ("@itself(i32 X)", True, False),
        ("@after_itself(i32 X)", True, True),
        ("@unknown(i32 X)", False, False),
        ("%callee(i32 X)", False, False),
    ],
)
def test_what_a_function_gives_back(called: str, of_wave: bool, of_item: bool) -> None:
    assert (knows_role(f"call i32 {called.replace('X', '%wave')}"), knows_role(f"call i32 {called.replace('X', '%item')}")) == (
        of_wave,
        of_item,
    )


def test_what_one_function_gives_another_is_given() -> None:
    text = ROLES.replace("%r = ROLE", "%r0 = call i32 @ONE(i32 %item)\n  %r = call i32 @two(i32 %r0)")
    assert knows_role("", text.replace("ONE", "first")) and not knows_role("", text.replace("ONE", "same"))


def test_chains_of_calls() -> None:
    chain = "".join(
        f"define i32 @f{k}(i32 %x) noinline {{\n  %v = call i32 @f{k + 1}(i32 %x)\n  ret i32 %v\n}}\n" for k in range(1000)
    )
    text = ROLES + chain + "define i32 @f1000(i32 %x) noinline {\n  ret i32 %x\n}\n"
    assert knows_role("call i32 @f0(i32 %wave)", text) and not knows_role("call i32 @f0(i32 %item)", text)


#: The kernel keeps its wave and its item in a struct, and what leads to it in a slot; functions get a flat pointer.
TASKS = """target datalayout = "e-p:64:64-p1:64:64-p3:32:32-p5:32:32-i64:64-A5"
target triple = "amdgcn-amd-amdhsa"
%T = type { i32, i32, [2 x i32], ptr }
@there = internal addrspace(1) global ptr null
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.wave.id()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @unknown(ptr)
define internal i32 @read(ptr %p) noinline {
  %s = alloca ptr, addrspace(5)
  %f = addrspacecast ptr addrspace(5) %s to ptr
  store ptr %p, ptr %f
  %q = load ptr, ptr %f
  %v = load i32, ptr %q
  ret i32 %v
}
define internal void @write(ptr %p, i32 %v) noinline {
  store i32 %v, ptr %p
  ret void
}
define internal ptr @same(ptr %p) noinline {
  ret ptr %p
}
define internal ptr @second(ptr %p) noinline {
  %q = getelementptr %T, ptr %p, i32 0, i32 1
  ret ptr %q
}
define internal i32 @down(ptr %p, i32 %n) noinline {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %v = call i32 @down(ptr %p, i32 %m)
  ret i32 %v
end:
  %w = load i32, ptr %p
  ret i32 %w
}
define internal %T @give(ptr %p) noinline {
  %v = load %T, ptr %p
  ret %T %v
}
define internal i32 @take(%T %t, i32 %n) noinline {
  %a = alloca %T, addrspace(5)
  store %T %t, ptr addrspace(5) %a
  %v = load i32, ptr addrspace(5) %a
  ret i32 %v
}
define internal void @free(ptr %p) noinline {
  store ptr %p, ptr addrspace(1) @there
  ret void
}
define amdgpu_kernel void @k(i32 %n, ptr %callee) {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = call i32 @llvm.amdgcn.wave.id()
  %part = icmp ult i32 %item, 9
  %t5 = alloca %T, addrspace(5)
  %u5 = alloca %T, addrspace(5)
  %t = addrspacecast ptr addrspace(5) %t5 to ptr
  %u = addrspacecast ptr addrspace(5) %u5 to ptr
  %t1 = getelementptr %T, ptr %t, i32 0, i32 1
  %t2 = getelementptr %T, ptr %t, i32 0, i32 2
  %t3 = getelementptr %T, ptr %t, i32 0, i32 3
  store i32 %wave, ptr %t
  store i32 %item, ptr %t1
  store ptr %t, ptr %t3
  DO
  %c = icmp ult i32 %r, 2
  br i1 %c, label %in, label %on
in:
  br label %on
on:
  ret void
}
"""
PART = "br i1 %part, label %some, label %all\nsome:\n  {}\n  br label %all\nall:\n  "
READ = "\n  %r = call i32 @read(ptr %t)"
OF_ALL = "%p = getelementptr %T, ptr %t, i32 0, i32 2, i32 %n\n  store i32 %wave, ptr %p\n  %r = load i32, ptr %p"
ELEMENT = "%p = getelementptr %T, ptr %t, i32 0, i32 2, i32 %item\n  store {}, ptr %p"


@pytest.mark.parametrize(
    ("do", "whole"),
    [
        ("%r = call i32 @read(ptr %t)", True),
        ("%r = call i32 @read(ptr %t1)", False),
        ("%r0 = call i32 @read(ptr %t1)" + READ, True),
        ("%p = call ptr @same(ptr %t)\n  %r = load i32, ptr %p", True),
        ("%p = call ptr @second(ptr %t)\n  %r = load i32, ptr %p", False),
        ("%p = load ptr, ptr %t3\n  %r = load i32, ptr %p", True),
        ("%r = call i32 @down(ptr %t, i32 %n)", True),
        ("%r = call i32 @down(ptr %t1, i32 %n)", False),
        ("%r = call i32 @down(ptr %t, i32 %item)", False),
        ("call void @write(ptr %t, i32 %n)" + READ, True),
        ("call void @write(ptr %t1, i32 %n)" + READ, True),
        ("call void @write(ptr %t, i32 %item)" + READ, False),
        ("call void @write(ptr %t2, i32 %item)" + READ, True),
        (PART.format("call void @write(ptr %t, i32 %n)") + READ, False),
        (PART.format("call void @write(ptr %t2, i32 %n)") + READ, True),
        (PART.format("store i32 %n, ptr %t") + READ, False),
        ("%p = select i1 %part, ptr %t, ptr %t2\n  store i32 %n, ptr %p" + READ, False),
        ("%p = getelementptr i32, ptr %t2, i32 %n\n  store i32 %item, ptr %p" + READ, False),
        ("%p = getelementptr i32, ptr %t2, i32 %n\n  store i32 %wave, ptr %p" + READ, True),
        (ELEMENT.format("i32 %item") + READ, True),
        (ELEMENT.format("i32 %item") + "\n  %r = call i32 @read(ptr %t2)", False),
        (ELEMENT.format("i32 %wave") + "\n  %r = load i32, ptr %p", False),
        (OF_ALL, True),
        ("%a = getelementptr i32, ptr %t2, i32 %n\n  store i32 %item, ptr %a\n  " + OF_ALL, False),
        (ELEMENT.format("i64 1") + "\n  %q = load ptr, ptr %t3\n  %r = load i32, ptr %q", False),
        (ELEMENT.format("i32 %n") + "\n  %q = getelementptr i32, ptr %p, i32 -2\n  store i32 %item, ptr %q" + READ, False),
        (ELEMENT.format("i32 %n") + "\n  %q = getelementptr i32, ptr %p, i32 -1\n  store i32 %item, ptr %q" + READ, True),
        ("call void @llvm.memcpy.p0.p0.i64(ptr %u, ptr %t, i64 24, i1 false)\n  %r = call i32 @read(ptr %u)", True),
        ("call void @llvm.memcpy.p0.p0.i64(ptr %u, ptr %t1, i64 4, i1 false)\n  %r = call i32 @read(ptr %u)", False),
        ("call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %t1, i64 4, i1 false)" + READ, False),
        ("call void @llvm.memset.p0.i64(ptr %t, i8 0, i64 4, i1 false)" + READ, True),
        (PART.format("call void @llvm.memset.p0.i64(ptr %t, i8 0, i64 4, i1 false)") + READ, False),
        ("%r = call i32 @read(ptr %u)", False),
        ("%v = call %T @give(ptr %t)\n  %r = extractvalue %T %v, 0", True),
        ("%v = call %T @give(ptr %t)\n  %r = extractvalue %T %v, 1", False),
        ("%v = load %T, ptr %t\n  %r = call i32 @take(%T %v, i32 %item)", True),
        ("%v = load %T, ptr %t\n  %w = insertvalue %T %v, i32 %item, 2, 0\n  %r = call i32 @take(%T %w, i32 %n)", True),
        ("%v = load %T, ptr %t\n  %w = insertvalue %T %v, i32 %item, 0\n  %r = call i32 @take(%T %w, i32 %n)", False),
        ("%v = load [2 x i32], ptr %t\n  %r = extractvalue [2 x i32] %v, 0", True),
        ("call void @free(ptr %t)" + READ, False),
        ("call void @free(ptr %u)" + READ, True),
        ("call void @free(ptr %t3)\n  %p = load ptr, ptr %t3\n  %r = load i32, ptr %p", False),
        ("call void @unknown(ptr %t)" + READ, False),
        ("call void %callee(ptr %t1)" + READ, False),
        ("call void %callee(ptr null)" + READ, True),
        ("%p = load ptr, ptr addrspace(1) @there\n  %r = load i32, ptr %p", True),
        ("call void @free(ptr %u)\n  %p = load ptr, ptr addrspace(1) @there\n  %r = load i32, ptr %p", False),
        ("%a = add i64 1, 2\n  %p = inttoptr i64 %a to ptr\n  %r = load i32, ptr %p", False),
        ("%p = inttoptr i32 %n to ptr addrspace(5)\n  %r = load i32, ptr addrspace(5) %p", False),
    ],
)
def test_what_lies_where_pointers_lead(do: str, whole: bool) -> None:
    assert knows_role("", TASKS.replace("DO", do)) == whole


def test_a_function_is_told_apart_by_its_callers() -> None:
    """Up to a number of calls; then what one is given all are."""
    calls = "\n  ".join(f"%w{k} = call i32 @read(ptr %t)" for k in range(40))
    assert knows_role("", TASKS.replace("DO", calls + READ))
    assert not knows_role("", TASKS.replace("DO", calls + "\n  %i = call i32 @read(ptr %t1)" + READ))


def test_many_slots_one_by_way_of_another() -> None:
    count = 4000
    slots = "\n  ".join(f"%s{k} = alloca i32, addrspace(5)" for k in range(count))
    moves = "\n  ".join(
        f"store i32 %r{k}, ptr addrspace(5) %s{k}\n  %r{k + 1} = load i32, ptr addrspace(5) %s{k}" for k in range(count)
    )
    text = TASKS.replace("DO", f"{slots}\n  %r0 = add i32 FIRST, 0\n  {moves}\n  %r = add i32 %r{count}, 0")
    assert knows_role("", text.replace("FIRST", "%wave")) and not knows_role("", text.replace("FIRST", "%item"))
