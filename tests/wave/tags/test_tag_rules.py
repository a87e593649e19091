"""Tags of run time where a wrong one would let an access through: LDS variables stand side by side, and what is made of two tags
is judged by its address."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.objects import CAPACITY, ObjectTable
from swlds.engines.wave_compiler import engine

HEAD = """@a = internal addrspace(3) global [16 x i32] poison, align 4
@b = internal addrspace(3) global [16 x i32] poison, align 4
@c = internal addrspace(3) global [16 x i32] poison, align 4
@slots = internal addrspace(3) global [8 x i64] poison, align 8
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define i32 @deep(i32 %n) noinline {
  %over = icmp sle i32 %n, 0
  br i1 %over, label %stop, label %go
stop:
  %chosen = icmp eq i32 %n, -1
  %r = select i1 %chosen, i32 ptrtoint (ptr addrspace(3) @b to i32), i32 64
  ret i32 %r
go:
  %less = sub i32 %n, 1
  %s = call i32 @deep(i32 %less)
  ret i32 %s
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %a = ptrtoint ptr addrspace(3) @a to i32
  %b = ptrtoint ptr addrspace(3) @b to i32
  %c = ptrtoint ptr addrspace(3) @c to i32
"""
STORE = "%p = inttoptr i32 %at to ptr addrspace(3)\nstore i32 1, ptr addrspace(3) %p, align 4"
#: An address that a function of its own gives: host code does not know its tag.
DEEP = "%d = call i32 @deep(i32 2)\n"
SLOT = "%s = getelementptr i64, ptr addrspace(3) @slots, i32 %x\n"
#: A number is written over a pointer's; the sum of it and @b, 64 bytes on, leaves @b.
CLEARED = "store i32 %a, ptr addrspace(3) %s, align 4\n{}\n%o = load i32, ptr addrspace(3) %s, align 4\n%at = add i32 %b, %o\n"
#: %t is 64 with the tag of @a.
HALVES = """%cut = trunc i32 %a to i16
%plain = zext i16 %cut to i32
%rest = sub i32 64, %plain
%t = add i32 %a, %rest
%wide = zext i32 %t to i64
%wide.b = zext i32 %b to i64
%upper = getelementptr i32, ptr addrspace(3) %s, i32 1
{}
%o = load i64, ptr addrspace(3) %s, align 8
%sum = add i64 %wide.b, %o
%at = trunc i64 %sum to i32
"""
WIDE = "store i64 %wide, ptr addrspace(3) %s, align 8\n"
CASES = {
    "unknown-add": DEEP + "%at = add i32 %d, %a\n" + STORE,
    "unknown-or": DEEP + "%at = or i32 %d, %a\n" + STORE,
    "unknown-xor": DEEP + "%at = xor i32 %d, %a\n" + STORE,
    "unknown-sub": DEEP + "%at = sub i32 %c, %d\n" + STORE,
    "cleared-by-i32": SLOT + CLEARED.format("store i32 64, ptr addrspace(3) %s, align 4") + STORE,
    "cleared-by-float": SLOT + CLEARED.format("store float 0x3740000000000000, ptr addrspace(3) %s, align 4") + STORE,
    "cleared-by-i64": SLOT + CLEARED.format("store i64 64, ptr addrspace(3) %s, align 4") + STORE,
    "cleared-by-bytes": SLOT
    + CLEARED.format("store i24 64, ptr addrspace(3) %s, align 1\n%t = getelementptr i8, ptr addrspace(3) %s, i32 3")
    + "store i8 0, ptr addrspace(3) %t, align 1\n"
    + STORE,
    "upper-half-cleared": SLOT + HALVES.format(WIDE + "store i32 0, ptr addrspace(3) %upper, align 4") + STORE,
    "lower-half-cleared": SLOT + HALVES.format(WIDE + "store i32 64, ptr addrspace(3) %s, align 4") + STORE,
    "only-the-lower-half": SLOT
    + HALVES.format(WIDE + "store i64 0, ptr addrspace(3) %s, align 8\nstore i32 %t, ptr addrspace(3) %s, align 4")
    + STORE,
    "both-halves-cleared": SLOT
    + HALVES.format(
        "store i32 %t, ptr addrspace(3) %upper, align 4\nstore i64 0, ptr addrspace(3) %s, align 8\n"
        "store i32 %t, ptr addrspace(3) %s, align 4"
    )
    + STORE,
}


def launch(text: str, groups: int = 1, items: int = 1, **options: Any) -> Any:
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    return kernel.launch((groups,), (items,), [np.zeros(64, np.uint64), np.int32(0)], **options)


@pytest.mark.parametrize("name", CASES)
def test_the_next_variable(name: str) -> None:
    """Each leaves its variable for the one behind it, which only the right tag tells."""
    result = launch(f"{HEAD}{CASES[name]}\n  ret void\n}}")
    assert [f.kind for f in result.findings] == ["out-of-bounds"]


TABLE = """@a = internal addrspace(3) global [16 x i32] poison, align 4
@b = internal addrspace(3) global [32 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %other = getelementptr i32, ptr addrspace(3) @b, i32 %x
  store i32 %x, ptr addrspace(3) %other, align 4
  %at = add i32 %x, 24
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %at
  store i32 %x, ptr addrspace(3) %own, align 4
  ret void
}
"""
#: How the address of an offset in the lowering's table comes about: ``{0}`` is that of @a's, ``{1}`` that of @b's.
FROM_TABLE = {
    "chosen": "  %is.a = icmp eq i32 %n, 0\n  %e = select i1 %is.a, ptr addrspace(1) {0}, ptr addrspace(1) {1}\n",
    "by-lane": "  %is.a = icmp ult i32 %x, 64\n  %e = select i1 %is.a, ptr addrspace(1) {0}, ptr addrspace(1) {1}\n",
    "moved": "  %e = getelementptr i8, ptr addrspace(1) {0}, i32 %n\n",
    "or-a-buffer": "  %is.a = icmp eq i32 %n, 0\n  %e = select i1 %is.a, ptr addrspace(1) {0}, ptr addrspace(1) %out\n",
}


@pytest.mark.parametrize("way", FROM_TABLE)
def test_offsets_from_the_table_of_a_lowering(way: str) -> None:
    """An offset that is loaded from an address that only run time knows stands for its variable, too."""
    text = str(swlds.lower(swlds.parse(TABLE), instrument=False))
    entry = re.compile(
        r"  (\S+) = load i32, ptr addrspace\(1\) (getelementptr inbounds \(.*, i32 0, i32 1, i32 0\)), align 4"
    )
    (load,) = entry.finditer(text)
    item = "  %x.of.item = call i32 @llvm.amdgcn.workitem.id.x()\n"
    body = FROM_TABLE[way].format(load[2], load[2].replace("i32 1, i32 0)", "i32 2, i32 0)"))
    new = item + body.replace("%x,", "%x.of.item,") + f"  {load[1]} = load i32, ptr addrspace(1) %e, align 4"
    result = launch(text.replace(load[0], new), items=8)
    assert [(f.kind, f.object.name, f.count) for f in result.findings] == [("out-of-bounds", "a", 8)]


SLOT_IN_A_BUFFER = """declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %slot = alloca i32, i32 4, align 4, addrspace(5)
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %g, 0
  br i1 %first, label %give, label %take
give:
  store ptr addrspace(5) %slot, ptr addrspace(1) %out, align 4
  ret void
take:
  %fourth = icmp eq i32 %g, 3
  br i1 %fourth, label %use, label %end
use:
  %p = load ptr addrspace(5), ptr addrspace(1) %out, align 4
  %q = getelementptr i32, ptr addrspace(5) %p, i32 4
  store i32 1, ptr addrspace(5) %q, align 4
  br label %end
end:
  ret void
}
"""


def test_a_stack_slot_in_memory_of_all_groups(runs: list[engine.Run]) -> None:
    """The group that takes it is replayed and must find the reference engine's object: so the one that gives it is, too."""
    result = launch(SLOT_IN_A_BUFFER, groups=8, checks="memcheck")
    assert [(f.kind, f.object.name) for f in result.findings] == [("out-of-bounds", "slot")]
    assert runs[-1].replayed == 2


def test_the_last_object_of_the_table() -> None:
    """Host code reads words from the columns of bytes: their memory goes on behind the last one."""
    objects = ObjectTable()
    for column in (objects.state, objects.space, objects.flags):
        assert len(column) == CAPACITY
        assert (
            memoryview(column.base.obj if isinstance(column.base, memoryview) else column.base).nbytes >= CAPACITY + 3
        )
