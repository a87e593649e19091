"""What upstream's script does with less usual outputs: on stderr, with metadata on definitions, with names that look made."""

from __future__ import annotations

import pytest
from golden_support import PRESENT, printing

from swlds.golden.tbaa import tbaa_words
from swlds.golden.tools import ToolResult
from swlds.golden.update import regenerate


def checks(run: str, output: str, *words: str, version: str = "6") -> list[str]:
    """The check lines of @f, whose tool prints the output; on stderr where the RUN line says ``2>&1``."""
    text = f"; RUN: opt {run} | FileCheck %s\n\ndefine void @f() {{\n  ret void\n}}\n"

    def on_stderr(argv: object, stdin: str | None, cwd: str) -> ToolResult:
        return ToolResult(0, "", output)

    tool = on_stderr if "2>&1" in run else printing(output)
    made = regenerate("t.ll", text, [*PRESENT, *words, "--version", version], tool)
    return [line for line in made.text.split("\n") if line.startswith("; CHECK")]


ANALYSIS = """MemorySSA for function: f
define void @f(ptr %p) {
entry:
; 1 = MemoryDef(liveOnEntry)
  store i8 0, ptr %p, align 1
; MemoryUse(1)
  %v = load i8, ptr %p, align 1
  ret void
}
"""


@pytest.mark.parametrize("run", ["-passes='print<memoryssa>' -disable-output %s 2>&1", "-disable-output 2>&1 < %s"])
def test_analysis_printed_on_stderr(run: str) -> None:
    assert checks(run, ANALYSIS, "--check-inst-comments") == [
        "; CHECK-LABEL: define void @f(",
        "; CHECK-SAME: ptr [[P:%.*]]) {",
        "; CHECK-NEXT:  [[ENTRY:.*:]]",
        "; CHECK-NEXT:  ; 1 = MemoryDef(liveOnEntry)",
        "; CHECK-NEXT:    store i8 0, ptr [[P]], align 1",
        "; CHECK-NEXT:  ; MemoryUse(1)",
        "; CHECK-NEXT:    [[V:%.*]] = load i8, ptr [[P]], align 1",
        "; CHECK-NEXT:    ret void",
    ]


def test_stderr_is_left_out_without_redirection() -> None:
    output = "define void @f() {\n  ret void\n}\n"
    made = regenerate(
        "t.ll",
        f"; RUN: opt -S %s | FileCheck %s\n{output}",
        PRESENT,
        lambda argv, stdin, cwd: ToolResult(0, output, ANALYSIS),
    )
    assert "MemoryDef" not in made.text and "CHECK-LABEL: define void @f() {" in made.text


@pytest.mark.parametrize(
    ("metadata", "label"),
    [
        ("!prof !1", "() {{.*}}{"),
        ("!prof !1 !kernel_arg_type !2", "() {{.*}}{"),
        ("#0 !prof !1", "() #[[ATTR0:[0-9]+]] {{.*}}{"),
        ("!dbg !4 !prof !1", "() !dbg [[DBG4:![0-9]+]] {{.*}}{"),
        ("!prof !1 !dbg !4", "() {{.*}}!dbg [[DBG4:![0-9]+]] {"),
        ("!a.b !1", "() {{.*}}.b [[META1:![0-9]+]] {"),
        ("!a-b !1", "() {{.*}}-b [[META1:![0-9]+]] {"),
    ],
)
def test_metadata_of_definitions_that_nobody_checks(metadata: str, label: str) -> None:
    found = checks("-S %s", f"define void @f() {metadata} {{\n  ret void\n}}\n", "--check-globals", "none")
    assert "".join(line.split(": ", 1)[1] for line in found[:-1]).removeprefix("define void @f") == label


@pytest.mark.parametrize(
    ("prefix", "name", "variable"),
    [
        ("P_", "%tmp1", "P_TMP1"), ("p_", "%tmp1", "P_TMP1"), ("my.x-", "%TMP12", "MY_X_TMP12"),
        ("P_", "%tmp", "TMP"), ("P_", "%tmp1a", "TMP1A"), ("P_", "%tmp.1", "TMP_1"), ("", "%tmp1", "TMP1"),
    ],
)  # fmt: skip
def test_prefix_of_names_that_collide(prefix: str, name: str, variable: str) -> None:
    output = f"define void @f() {{\n  {name} = add i8 1, 1\n  ret void\n}}\n"
    words = ["--prefix-filecheck-ir-name", prefix] if prefix else []
    assert f"; CHECK-NEXT:    [[{variable}:%.*]] = add i8 1, 1" in checks("-S %s", output, *words)


TBAA = """define void @f(ptr %tbaa1) {
  %v = load i8, ptr %tbaa1, align 1, !tbaa !1
  ret void
}
!1 = !{!2, !2, i64 0}
!2 = !{!"NAME", !3, i64 0}
!3 = !{!"root"}
"""


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("int", "INT"), ("long long", "LONG_LONG"), ("omnipotent char", "CHAR"), ("any pointer", "ANYPTR"),
        ("any p2 pointer", "ANYPTR"), ("p1 int", "INTPTR"), ("p2 omnipotent char", "CHARPTR"),
        ("p1 _ZTS4node", "_ZTS4NODEPTR"), ("vtable pointer", "VTABLE_POINTER"), ("pair", "PAIR"),
    ],
)  # fmt: skip
def test_words_of_tbaa_tags(name: str, word: str) -> None:
    assert tbaa_words(TBAA.replace("NAME", name)) == {"!1": word}


def test_tags_of_the_newer_format_have_no_words() -> None:
    """Not even where one of them looks like the older."""
    newer = TBAA.replace("align 1, !tbaa !1", "align 1, !tbaa !1\n  store i8 0, ptr %tbaa1, !tbaa !5").replace(
        "NAME", "int"
    )
    assert tbaa_words(f'{newer}!5 = !{{!6, !6, i64 0, i64 4}}\n!6 = !{{!3, i64 4, !"int"}}\n') == {}


def test_prefix_and_tags() -> None:
    """The tag's variable has no prefix; a value that is called like one keeps its name."""
    found = checks("-S %s", TBAA.replace("NAME", "int"), "--prefix-filecheck-ir-name", "P_")
    assert "; CHECK-SAME: ptr [[TBAA1:%.*]]) {" in found
    assert "; CHECK-NEXT:    [[V:%.*]] = load i8, ptr [[TBAA1]], align 1, !tbaa [[INT_TBAA1:![0-9]+]]" in found
