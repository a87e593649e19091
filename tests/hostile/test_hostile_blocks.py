"""Lowered modules whose numbers are lies: offsets and sizes of variables, the block's size, what is stored in its slot.

The slot of a lowered kernel is a word like any other: a program can store any number there, and pointers into the block are
made from it. Each launch runs in a child of its own: it wrote wherever the number led.
"""

from __future__ import annotations

import pytest
from hostile_support import launch_apart

PROGRAM = """target triple = "amdgcn-amd-amdhsa"
%item = type {{ i32, i32, i32 }}
%items = type {{ %item, %item }}
@llvm.amdgcn.sw.lds.k = internal addrspace(3) global ptr poison, no_sanitize_address, align 16
@llvm.amdgcn.sw.lds.k.md = internal addrspace(1) global %items {{
  %item {{ i32 0, i32 32, i32 64 }}, %item {{ i32 {offset}, i32 {size}, i32 {size} }} }}, no_sanitize_address
declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @__asan_malloc_impl(i64, i64)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %far = zext i32 %n to i64
  %farther = shl i64 %far, 32
  %is0 = icmp eq i32 %x, 0
  br i1 %is0, label %first, label %rest
first:
  %b = call i64 @__asan_malloc_impl(i64 {malloc}, i64 0)
  %bp = inttoptr i64 %b to ptr addrspace(1)
  {bind}
  br label %rest
rest:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %base = load ptr addrspace(1), ptr addrspace(3) @llvm.amdgcn.sw.lds.k, align 8
  %o = load i32, ptr addrspace(1) getelementptr (%items, ptr addrspace(1) @llvm.amdgcn.sw.lds.k.md, i32 0, i32 1, i32 0), align 4
  %p = getelementptr i8, ptr addrspace(1) %base, i32 %o
  {use}
  ret void
}}
"""
SLOT = "ptr addrspace(3) @llvm.amdgcn.sw.lds.k, align 8"
BIND = f"store ptr addrspace(1) %bp, {SLOT}"
USE = "store i32 77, ptr addrspace(1) %p"


FARTHER = f"%e = getelementptr i8, ptr addrspace(1) %bp, i64 %farther\n  store ptr addrspace(1) %e, {SLOT}"


def at(base: str, offset: int) -> str:
    return f"%q = getelementptr i8, ptr addrspace(1) {base}, i64 {offset}\n  store i32 77, ptr addrspace(1) %q"


CASES: dict[str, dict[str, object]] = {
    "honest": {},
    "any pointer": {"bind": FARTHER},
    "any number": {"bind": f"store i64 %farther, {SLOT}"},
    "no block": {"bind": f"store i64 0, {SLOT}", "offset": 1 << 30, "size": 1 << 29},
    "offset": {"offset": (1 << 32) - 32, "malloc": 7 << 30},
    "size": {"size": (1 << 32) - 96, "use": at("%p", 4000000000)},
    "long block": {"malloc": 1 << 28, "use": at("%base", 200000000)},
    "longer block": {"malloc": 5 << 30, "use": at("%base", 4494967200)},
}


@pytest.mark.parametrize("checks", [None, "none"])
@pytest.mark.parametrize("name", CASES)
def test_numbers_of_a_lowered_module(name: str, checks: str | None) -> None:
    text = PROGRAM.format(**{"offset": 32, "size": 1024, "malloc": 2048, "bind": BIND, "use": USE, **CASES[name]})
    options = {} if checks is None else {"checks": checks}
    found = sorted(launch_apart(text, n=0x7FFF, **options))
    kinds = ["leak"] if name == "honest" else ["leak", "out-of-bounds"]
    assert found == kinds if checks is None else set(found) <= {"out-of-bounds"}
