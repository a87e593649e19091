"""Which blocks whole waves come to: what decides, and what does not."""

from __future__ import annotations

import pytest

import swlds
from swlds.analysis.wave_choices import find_wave_blocks

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
    return {b.name for b in find_wave_blocks(function, is_kernel="kernel" in kind)} & {"in", "on", "deep"}


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
