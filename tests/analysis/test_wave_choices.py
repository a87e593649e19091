"""Which blocks whole waves come to: what decides, and what does not."""

from __future__ import annotations

import pytest

import swlds
from swlds.analysis.wave_choices import find_wave_choices, is_reached_by_whole_waves
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
    whole = find_wave_choices(function, varying).whole
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
        ("%wave", "%f = getelementptr i8, ptr %flat, i32 0", False),
        ("%wave", "store ptr %flat, ptr addrspace(3) @task", False),
        ("%wave", "store volatile i32 1, ptr addrspace(5) %p\n  %w = load volatile i32, ptr addrspace(5) %p", False),
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
    assert is_reached_by_whole_waves([barrier, called], find_wave_choices) == whole
