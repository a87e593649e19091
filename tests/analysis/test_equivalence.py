"""The comparison itself: what must not matter does not, and what matters is found and shown."""

# ruff: noqa: E501  (a table of edits)
from __future__ import annotations

import random
import re

import pytest
from generators.lds_modules import Knobs, random_module

import swlds
from swlds.analysis.equivalence import Difference, compare_modules
from swlds.errors import SwldsError
from swlds.ir.reader import read_module

BASE = """
%pair = type { i32, i32 }
@g = internal addrspace(1) global i32 0
@h = addrspace(1) global %pair { i32 1, i32 2 }, align 8
declare void @ext(i32)
define i32 @f(i32 %a, i32 %b) #0 !dbg !5 {
entry:
  %x = add i32 %a, %b, !dbg !8
  %y = mul i32 %a, 3, !dbg !9
  %l = load i32, ptr addrspace(1) @g, align 4
  %m = load i32, ptr addrspace(1) @h, align 4
  %c = icmp eq i32 %x, %y
  br i1 %c, label %left, label %right, !prof !10
left:
  store i32 %l, ptr addrspace(1) @g, align 4, !tbaa !11
  call void @ext(i32 %m), !dbg !8
  br label %join
right:
  br label %join
join:
  %p = phi i32 [ %x, %left ], [ %y, %right ]
  ret i32 %p
}
define void @other() #1 {
  ret void
}
attributes #0 = { nounwind "k"="v" }
attributes #1 = { noinline }
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !1)
!8 = !DILocation(line: 2, column: 1, scope: !5)
!9 = !DILocation(line: 3, column: 1, scope: !5)
!10 = !{!"branch_weights", i32 1, i32 9}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13}
!13 = !{!"root"}
"""
SAME = {
    "locals": [("%x", "%renamed"), ("%p", "%phi"), ("%a", "%first")],
    "labels": [("left", "links"), ("join", "together")],
    "unnamed": [("%l", '%"quoted name"')],
    "order of pure": [
        (
            "  %x = add i32 %a, %b, !dbg !8\n  %y = mul i32 %a, 3, !dbg !9\n",
            "  %y = mul i32 %a, 3, !dbg !9\n  %x = add i32 %a, %b, !dbg !8\n",
        ),
        ("  %l = load i32, ptr addrspace(1) @g, align 4\n", ""),
        ("@h, align 4\n", "@h, align 4\n  %l = load i32, ptr addrspace(1) @g, align 4\n"),
    ],
    "order of phi entries": [("[ %x, %left ], [ %y, %right ]", "[ %y, %right ], [ %x, %left ]")],
    "order of globals": [
        ("@g = internal addrspace(1) global i32 0\n", ""),
        ("declare void", "@g = internal addrspace(1) global i32 0\ndeclare void"),
    ],
    "metadata numbers": [("!10", "!77"), ("!12", "!78")],
    "attribute numbers": [("#0", "#7"), ("#1", "#0")],
}
DIFFERENT = {
    "constant": [("mul i32 %a, 3", "mul i32 %a, 4")],
    "operand": [("add i32 %a, %b", "add i32 %b, %b")],
    "order of operands": [("mul i32 %a, 3", "shl i32 %a, 3")],
    "flag": [("add i32 %a", "add nsw i32 %a")],
    "alignment": [("@g, align 4, !tbaa", "@g, align 2, !tbaa")],
    "volatile": [("store i32", "store volatile i32")],
    "location": [("3, !dbg !9", "3, !dbg !8")],
    "location content": [("line: 3, column: 1", "line: 3, column: 2")],
    "location missing": [("%b, !dbg !8", "%b")],
    "weights": [("i32 9}", "i32 8}")],
    "metadata deep": [('!"root"', '!"trunk"')],
    "attachment": [(", !tbaa !11", "")],
    "phi values": [("[ %x, %left ], [ %y, %right ]", "[ %y, %left ], [ %x, %right ]")],
    "branch targets": [("label %left, label %right", "label %right, label %left")],
    "missing effect": [("  call void @ext(i32 %m), !dbg !8\n", "")],
    "more effects": [("right:\n", "right:\n  call void @ext(i32 %m), !dbg !8\n")],
    "order of effects": [
        ("  store i32 %l, ptr addrspace(1) @g, align 4, !tbaa !11\n", ""),
        ("@ext(i32 %m), !dbg !8\n", "@ext(i32 %m), !dbg !8\n  store i32 %l, ptr addrspace(1) @g, align 4, !tbaa !11\n"),
    ],
    "load moved over store": [
        ("  %m = load i32, ptr addrspace(1) @h, align 4\n", ""),
        ("!tbaa !11\n", "!tbaa !11\n  %m = load i32, ptr addrspace(1) @h, align 4\n"),
    ],
    "pure in another block": [
        ("  %m = load i32, ptr addrspace(1) @h, align 4\n", ""),
        ("left:\n", "left:\n  %m = load i32, ptr addrspace(1) @h, align 4\n"),
    ],
    "initializer": [("i32 1, i32 2", "i32 1, i32 3")],
    "global kind": [("@g = internal", "@g = private")],
    "type": [
        ("%pair = type { i32, i32 }", "%pair = type <{ i32, i32 }>"),
        ("%pair { i32 1, i32 2 }", "%pair <{ i32 1, i32 2 }>"),
    ],
    "attribute": [("nounwind", "nounwind norecurse")],
    "string attribute": [('"k"="v"', '"k"="w"')],
    "linkage": [("define i32 @f", "define weak i32 @f")],
    "global name": [("@h", "@hh")],
    "function missing": [("define void @other() #1 {\n  ret void\n}", "")],
    "subprogram": [("line: 1, type", "line: 2, type")],
    "module flag": [
        ('!"Debug Info Version", i32 3}', '!"Debug Info Version", i32 3}\n!99 = !{i32 1, !"more", i32 1}'),
        ("!{!0}", "!{!0, !99}"),
    ],
}


def changed(edits: list[tuple[str, str]]) -> str:
    text = BASE
    for old, new in edits:
        assert re.search(re.escape(old) + r"(?!\w)", text), old
        text = re.sub(re.escape(old) + r"(?!\w)", lambda _, new=new: new, text)
    return text


@pytest.mark.parametrize("name", SAME)
def test_what_does_not_matter(name: str) -> None:
    assert compare_modules(BASE, changed(SAME[name])) is None


@pytest.mark.parametrize("name", DIFFERENT)
def test_what_matters(name: str) -> None:
    found = compare_modules(BASE, changed(DIFFERENT[name]))
    assert isinstance(found, Difference)
    assert compare_modules(changed(DIFFERENT[name]), BASE) is not None


def test_a_difference_shows_both_sides_in_context() -> None:
    found = compare_modules(BASE, changed(DIFFERENT["constant"]), left_name="a.ll", right_name="b.ll")
    assert found is not None
    shown = found.show("a.ll", "b.ll")
    assert shown.startswith("function @f, block %entry: pure instructions differ\n--- a.ll\n")
    assert ">   %y = mul i32 %a, 3" in shown
    assert ">   %y = mul i32 %a, 4" in shown
    assert "    %x = add i32 %a, %b" in shown


def test_distinct_nodes_of_equal_content_keep_their_identity() -> None:
    text = """
define void @f(ptr %p) {
  store i32 1, ptr %p, !alias.scope !0, !noalias !1
  store i32 2, ptr %p, !alias.scope !SECOND
  ret void
}
!0 = !{!2}
!1 = !{!3}
!2 = distinct !{!2, !4}
!3 = distinct !{!3, !4}
!4 = distinct !{!4}
"""
    ours = text.replace("!SECOND", "!0")
    assert compare_modules(ours, ours) is None
    nodes = text.replace(
        "store i32 1, ptr %p, !alias.scope !0, !noalias !1", "store i32 1, ptr %p, !custom !2, !more !3"
    )
    left, right = (
        nodes.replace("!alias.scope !SECOND", "!custom !2"),
        nodes.replace("!alias.scope !SECOND", "!custom !3"),
    )
    found = compare_modules(left, right)
    assert found is not None
    assert "identity" in found.what


def test_a_module_equals_itself_shuffled() -> None:
    """Functions in another order, and metadata numbered anew by it."""
    for seed in range(40):
        text = swlds.parse(random_module(seed, Knobs(debug=True)).text, "x")
        module = read_module(str(text))
        names = list(module.functions)
        random.Random(seed).shuffle(names)
        module.functions = {name: module.functions[name] for name in names}
        assert compare_modules(str(text), str(module)) is None


def test_deleting_any_line_of_a_body_is_noticed() -> None:
    """Every instruction of a lowered module counts."""
    text = swlds.lower_text(random_module(5, Knobs(debug=True)).text, profile="llvm", instrument=True)
    lines = text.split("\n")
    seen = 0
    for index, line in enumerate(lines):
        if not line.startswith("  ") or line.startswith("    i"):
            continue
        try:
            found = compare_modules(text, "\n".join(lines[:index] + lines[index + 1 :]))
        except SwldsError:
            continue  # no module any more
        assert found is not None, line
        seen += 1
    assert seen > 20


RECORDS = """
define void @f(i32 %a) !dbg !5 {
entry:
    #dbg_value(i32 %later, !6, !DIExpression(), !8)
    #dbg_value(!DIArgList(i32 %far, i32 %x), !6, !DIExpression(DW_OP_LLVM_arg, 0), !8)
  %x = add i32 %a, 1
  %later = mul i32 %x, 3
  br label %next
next:
    #dbg_value(i32 %far, !6, !DIExpression(), !8)
  %far = sub i32 %later, 7
  store i32 %far, ptr addrspace(1) null
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocation(line: 2, column: 1, scope: !5)
"""


@pytest.mark.parametrize("name", ["%later", "%far", "%x"])
def test_records_that_name_later_values(name: str) -> None:
    assert compare_modules(RECORDS, RECORDS.replace(name, "%other.name")) is None
    moved = RECORDS.replace(f"#dbg_value(i32 {name}", "#dbg_value(i32 %a")
    assert name == "%x" or compare_modules(RECORDS, moved) is not None
