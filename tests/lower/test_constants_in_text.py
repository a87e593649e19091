# ruff: noqa: E501  (LLVM IR in strings)
"""Profile llvm: lines with constants over LDS are cut at them, and become what they become where they are parsed."""

from __future__ import annotations

import re

import pytest

import swlds
from swlds.ir import llvm
from swlds.passes.lower_lds.expand_llvm import _Constants

HEAD = """
target triple = "amdgcn-amd-amdhsa"
@x = internal addrspace(3) global [64 x i32] poison, align 16
@y = internal addrspace(3) global [64 x i32] poison, align 16
@"q r" = internal addrspace(3) global [64 x i32] poison, align 16
@g = addrspace(1) global [64 x i32] zeroinitializer
declare void @callee(ptr, ptr)
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)
define void @f(i32 %n, ptr %p, i1 %c) sanitize_address {
  %m = zext i32 %n to i64
"""
TAIL = """
  ret void
}
define amdgpu_kernel void @k() sanitize_address {
  call void @f(i32 1, ptr null, i1 true)
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nosanitize_address", i32 1}
!1 = !{i32 1}
"""
FLAT_X = "ptr addrspacecast (ptr addrspace(3) @x to ptr)"
NEXT_X = "ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @x, i32 4)"
FLAT_NEXT_Y = "ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @y, i32 8) to ptr)"
OVER_FLAT = "ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @y to ptr), i64 4)"


def lowered(lines: str) -> str:
    return swlds.lower_text(llvm.canonical_text(HEAD + lines + TAIL), profile="llvm")


#: Lines, and how many of them are cut.
LINES = {
    f"store i32 1, {NEXT_X}, align 4, !nontemporal !1": 1,
    f"%a = load volatile i32, {FLAT_X}, align 4\n store i32 %a, {FLAT_X}, align 4": 2,
    f"%a = getelementptr inbounds [64 x i32], {FLAT_NEXT_Y}, i64 0, i64 %m\n store i32 1, ptr %a": 1,
    f"store {FLAT_X}, {OVER_FLAT}, align 8": 1,
    f"store {OVER_FLAT}, ptr %p\n store {FLAT_X}, ptr %p\n store {OVER_FLAT}, ptr %p": 3,
    f"%a = icmp eq {FLAT_X}, {FLAT_NEXT_Y[4:]}": 1,
    f"%a = icmp eq {FLAT_X}, {FLAT_X[4:]}": 1,
    f"%a = select i1 %c, {FLAT_X}, ptr addrspacecast (ptr addrspace(1) @g to ptr)\n store i32 1, ptr %a": 1,
    "%a = add i32 %n, ptrtoint (ptr addrspace(3) @x to i32)\n %b = inttoptr i32 %a to ptr addrspace(3)\n store i32 1, ptr addrspace(3) %b": 1,
    f"%a = cmpxchg {NEXT_X}, i32 1, i32 %n monotonic monotonic, align 4\n %b = atomicrmw add {NEXT_X}, i32 1 monotonic, align 4": 2,
    # What is parsed: strings, names in quotes, calls, aggregates, phis, other constants, deep ones.
    f'%b = atomicrmw add {NEXT_X}, i32 1 syncscope("agent") monotonic, align 4': 0,
    'store i32 1, ptr addrspacecast (ptr addrspace(3) @"q r" to ptr)': 0,
    f"call void @callee({FLAT_X}, {OVER_FLAT})\n call void @llvm.memset.p3.i64({NEXT_X}, i8 0, i64 4, i1 false)": 0,
    f"store <2 x ptr> <{FLAT_X}, ptr null>, ptr %p": 0,
    f"store {{ ptr, i32 }} {{ {FLAT_X}, i32 1 }}, ptr %p": 0,
    "store <2 x ptr addrspace(3)> getelementptr (i8, ptr addrspace(3) @x, <2 x i32> <i32 1, i32 2>), ptr %p": 1,
    "store i32 add (i32 ptrtoint (ptr addrspace(3) @x to i32), i32 ptrtoint (ptr addrspace(3) @y to i32)), ptr %p": 0,
    "store i8 1, ptr getelementptr (i8, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 5) to ptr), i64 ptrtoint (ptr addrspace(1) @g to i64)), i64 1)": 0,
    f"br i1 %c, label %then, label %end\nthen:\n store i32 1, {FLAT_X}\n br label %end\nend:\n %a = phi ptr [ %p, %0 ], [ {FLAT_X[4:]}, %then ]\n store i32 2, {FLAT_X}\n store i32 3, ptr %a": 2,
}  # fmt: skip


@pytest.mark.parametrize("lines", LINES)
def test_cut_lines_become_what_parsed_ones_do(lines: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut, done = _Constants.cut, []

    def count(self: _Constants, line: str) -> object:
        found = cut(self, line)
        done.extend([line] * (found is not None))
        return found

    monkeypatch.setattr(_Constants, "cut", count)
    text = lowered(lines)
    assert len(done) == LINES[lines]
    body = text.partition("define void @f(")[2].partition("\n}")[0]
    assert not re.search(r'@(x|y|"q r")', body)
    monkeypatch.setattr(_Constants, "cut", lambda self, line: None)
    assert text == lowered(lines)


def test_a_constant_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from swlds.passes.lower_lds import expand_llvm

    read: list[str] = []
    parse = expand_llvm._parse_constant
    monkeypatch.setattr(expand_llvm, "_parse_constant", lambda text, module: read.append(text) or parse(text, module))
    lowered(f"store i32 1, {FLAT_X}\n store i32 2, {FLAT_X}\n store i32 3, {OVER_FLAT}\n store i32 4, {FLAT_X}")
    assert read == [FLAT_X[4:], OVER_FLAT[4:]]
