# ruff: noqa: E501  (LLVM IR in strings)
"""Lines with constants over LDS are cut at them, and become what they become where they are parsed."""

from __future__ import annotations

import re

import pytest

import swlds
from swlds.ir import llvm
from swlds.ir.printer import print_brief
from swlds.passes.lower_lds import expand
from swlds.passes.lower_lds.expand_llvm import _Constants
from swlds.passes.lower_lds.memory import BodyRewriter

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
    # What is parsed: strings, names in quotes, calls, aggregates, other constants, deep ones.
    f'%b = atomicrmw add {NEXT_X}, i32 1 syncscope("agent") monotonic, align 4': 0,
    'store i32 1, ptr addrspacecast (ptr addrspace(3) @"q r" to ptr)': 0,
    f"call void @callee({FLAT_X}, {OVER_FLAT})\n call void @llvm.memset.p3.i64({NEXT_X}, i8 0, i64 4, i1 false)": 0,
    f"store <2 x ptr> <{FLAT_X}, ptr null>, ptr %p": 0,
    f"store {{ ptr, i32 }} {{ {FLAT_X}, i32 1 }}, ptr %p": 0,
    "store <2 x ptr addrspace(3)> getelementptr (i8, ptr addrspace(3) @x, <2 x i32> <i32 1, i32 2>), ptr %p": 1,
    "store i32 add (i32 ptrtoint (ptr addrspace(3) @x to i32), i32 ptrtoint (ptr addrspace(3) @y to i32)), ptr %p": 0,
    "store i8 1, ptr getelementptr (i8, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 5) to ptr), i64 ptrtoint (ptr addrspace(1) @g to i64)), i64 1)": 0,
    f"br i1 %c, label %then, label %end\nthen:\n store i32 1, {FLAT_X}\n br label %end\nend:\n %a = phi ptr [ %p, %0 ], [ {FLAT_X[4:]}, %then ]\n store i32 2, {FLAT_X}\n store i32 3, ptr %a": 3,
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
    parse = expand_llvm.parse_constant
    monkeypatch.setattr(expand_llvm, "parse_constant", lambda text, module: read.append(text) or parse(text, module))
    lowered(f"store i32 1, {FLAT_X}\n store i32 2, {FLAT_X}\n store i32 3, {OVER_FLAT}\n store i32 4, {FLAT_X}")
    assert read == [FLAT_X[4:], OVER_FLAT[4:]]


LONG_PHI = ", ".join(f"[ getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @x to ptr), i64 {i % 5}), %b{i} ]" for i in range(12))
MANY = "".join(f"i32 {i}, label %b{i}\n" for i in range(12))
#: Lines that name each kind of constant again and again, and those that are parsed, with another in between.
FULL_LINES = [
    *LINES,
    f"store {FLAT_X}, ptr %p\n store i32 1, {NEXT_X}\n store {OVER_FLAT}, ptr %p\n store i32 2, {NEXT_X}\n store {OVER_FLAT}, ptr %p\n"
    f" store {OVER_FLAT}, {OVER_FLAT}",
    f"%a = load i32, {NEXT_X}\n %b = load ptr addrspace(3), {OVER_FLAT}\n store i32 %a, ptr addrspace(3) %b\n"
    f" %d = load ptr addrspace(3), {NEXT_X}\n %e = load ptr addrspace(3), {NEXT_X}\n store ptr addrspace(3) %d, ptr addrspace(3) %e",
    f"%a = icmp eq {NEXT_X}, @y\n %b = select i1 %a, {NEXT_X}, ptr addrspace(3) @y\n store {NEXT_X}, ptr addrspace(3) %b",
    f"%a = select i1 %c, {OVER_FLAT}, ptr addrspacecast (ptr addrspace(3) null to ptr)\n store i32 1, ptr %a",
    f"%a = inttoptr i32 ptrtoint ({NEXT_X} to i32) to ptr addrspace(3)\n store i32 1, ptr addrspace(3) %a",
    f"%a = atomicrmw xchg {OVER_FLAT}, {OVER_FLAT} monotonic\n %b = cmpxchg {NEXT_X}, i32 1, i32 %n monotonic monotonic, align 4",
    "store i32 1, ptr addrspacecast (ptr addrspace(1) @g to ptr)\n store i32 ptrtoint (ptr addrspace(3) @x to i32), ptr addrspace(3) @y",
    f"switch i32 %n, label %end [\n{MANY}]\n"
    + "".join(f"b{i}:\n br label %end\n" for i in range(12))
    + f"end:\n %a = phi ptr [ %p, %0 ], {LONG_PHI}\n %b = phi ptr addrspace(3) [ @y, %0 ], "
    + ", ".join(f"[ {('@x', NEXT_X[17:], 'null')[i % 3]}, %b{i} ]" for i in range(12))
    + "\n store i32 1, ptr %a\n store i32 1, ptr addrspace(3) %b",
    f"br i1 %c, label %then, label %end\nthen:\n br label %end\nend:\n %a = phi ptr [ {OVER_FLAT[4:]}, %0 ], [ {FLAT_X[4:]}, %then ]\n"
    f" %b = phi ptr [ {FLAT_X[4:]}, %0 ], [ {FLAT_X[4:]}, %then ]\n %d = phi i32 [ 0, %0 ], [ ptrtoint (ptr addrspace(3) inttoptr (i32"
    " ptrtoint (ptr addrspace(3) @x to i32) to ptr addrspace(3)) to i32), %then ]\n store i32 %d, ptr %a\n store i32 1, ptr %b",
]  # fmt: skip
#: A subprogram for @f, and locations for all lines but each third.
DEBUG = """
!llvm.dbg.cu = !{!4}
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", file: !2, unit: !4, type: !6, spFlags: DISPFlagDefinition)
!4 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !DISubroutineType(types: !{})
!7 = !DILocation(line: 7, scope: !3)
!8 = !DILocation(line: 8, scope: !3)
"""


def full_texts(lines: str, *, has_debug: bool, instrument: bool) -> tuple[str, str]:
    """The lowered module, and what LLVM may read of it; or the error."""
    text = HEAD + lines + TAIL
    if has_debug:
        ends = ("[", "]", ":")
        located = [
            f"{line}, !dbg !{7 + number % 2}" if number % 3 and line and not line.endswith(ends) and " label %b" not in line else line
            for number, line in enumerate(lines.split("\n"))
        ]
        text = (HEAD + "\n".join(located) + TAIL + DEBUG).replace("i1 %c) sanitize_address {", "i1 %c) sanitize_address !dbg !3 {")
        text = text.replace("flags = !{!0}", "flags = !{!0, !5}")
    try:
        module = swlds.lower(swlds.parse(llvm.canonical_text(text)), profile="full", instrument=instrument, verify=False)
    except swlds.SwldsError as error:
        return str(error), ""
    llvm.verify_text(brief := print_brief(module))
    return str(module), brief


@pytest.mark.parametrize("instrument", [False, True])
@pytest.mark.parametrize("has_debug", [False, True])
@pytest.mark.parametrize("lines", FULL_LINES)
def test_cut_lines_of_profile_full_become_what_parsed_ones_do(
    lines: str, has_debug: bool, instrument: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut, brief = full_texts(lines, has_debug=has_debug, instrument=instrument)
    monkeypatch.setattr(BodyRewriter, "_expand_in_text", lambda *words: False)
    monkeypatch.setattr(expand, "_expand_phi_in_text", lambda *words: None)
    parsed, whole = full_texts(lines, has_debug=has_debug, instrument=instrument)
    assert brief and cut == parsed
    assert len(brief) <= len(whole)


def test_llvm_reads_what_computes_a_constant_once_in_a_function() -> None:
    cut, brief = full_texts(f"store {OVER_FLAT}, ptr %p\n" * 9, has_debug=False, instrument=False)
    assert cut.count(" = addrspacecast ptr addrspace(1)") == 9
    assert brief.count(" = addrspacecast ptr addrspace(1)") == 1 and brief.count(" = freeze ptr poison") == 8
