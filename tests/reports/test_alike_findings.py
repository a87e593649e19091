"""Findings of one line, object and operation are one; names of functions and files in suppressions; where arrays were made."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import swlds
from swlds.device.checks import SEVERITIES
from swlds.device.findings import Call, Finding, FindingLog, Location, ObjectRef
from swlds.report.copies_text import Block, fold_copies
from swlds.report.suppressions import Suppressed, read_suppressions, suppression_line

#: One barrier is missing: waves race, and lanes of each wave do.
NEIGHBOUR = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [128 x i32] poison, align 4
define amdgpu_kernel void @neighbour(ptr addrspace(1) %o) !dbg !3 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(3) @s, i32 %x
  store i32 %x, ptr addrspace(3) %at, align 4, !dbg !5
  %next = add i32 %x, 1
  %near = and i32 %next, 127
  %from = getelementptr i32, ptr addrspace(3) @s, i32 %near
  %v = load i32, ptr addrspace(3) %from, align 4, !dbg !6
  %to = getelementptr i32, ptr addrspace(1) %o, i32 %x
  store i32 %v, ptr addrspace(1) %to, align 4, !dbg !6
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "c", emissionKind: FullDebug)
!1 = !DIFile(filename: "src/near.hip", directory: "/home/me/project")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "neighbour", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 3, column: 1, scope: !3)
!6 = !DILocation(line: 4, column: 1, scope: !7, inlinedAt: !8)
!7 = distinct !DISubprogram(name: "get", linkageName: "_ZN1A3getEi", file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!8 = distinct !DILocation(line: 5, column: 1, scope: !3)
"""

SCALE = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @scale(ptr addrspace(1) %o) {
  %v = load float, ptr addrspace(1) %o, align 4
  %w = fmul float %v, 2.0
  store float %w, ptr addrspace(1) %o, align 4
  ret void
}
"""


def _neighbour(engine: str = "auto") -> list[Finding]:
    kernel = swlds.Device("gfx942").load(swlds.parse(NEIGHBOUR))["neighbour"]
    return kernel.launch(1, 128, [np.zeros(128, np.int32)], checks="racecheck", engine=engine).findings


#: Where a barrier is missing a read comes too early, and races with the write. ``READ``: of which element.
EARLY = NEIGHBOUR.replace("  %near = and i32 %next, 127", "  %near = READ").replace(
    "  store i32 %v, ptr addrspace(1) %to", "  %w = add i32 %v, 1\n  store i32 %w, ptr addrspace(1) %to"
)
#: The element behind one's own, which another wave may write later.
NEXT = EARLY.replace("READ", "and i32 %next, 127")
#: The element before one's own, which is written earlier: the first is nobody's.
LAST = EARLY.replace("READ", "add i32 %x, 0").replace("[128 x i32]", "[129 x i32]").replace(
    "ptr addrspace(3) @s, i32 %x", "ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 4), i32 %x"
)


def _blocks(text: str, engine: str) -> tuple[list[Finding], list[Finding], list[Block]]:
    """Findings of both tools at the read, and all blocks."""
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["neighbour"]
    findings = kernel.launch(1, 128, [np.zeros(128, np.int32)], engine=engine).findings
    uninitialized = [f for f in findings if f.kind == "uninitialized"]
    return uninitialized, [f for f in findings if f.kind == "race-raw"], fold_copies(findings)


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_a_read_that_comes_too_early_is_one_block_of_its_race(engine: str) -> None:
    """Both are errors with one reason; JSON keeps both, and the summary counts both."""
    uninitialized, races, blocks = _blocks(NEXT, engine)
    assert [f.severity for f in [*uninitialized, *races]] == ["error", "error", "warning"]
    head = next(b for b in blocks if b.finding is races[0])
    assert head.also == [*uninitialized, races[1]]
    kernel = swlds.Device("gfx942").load(swlds.parse(NEXT))["neighbour"]
    text = kernel.launch(1, 128, [np.zeros(128, np.int32)], engine=engine).text()
    block = next(part for part in text.split("=========\n") if "    at A::get(int) in src/near.hip:4:1" in part)
    assert f"also, an error: {uninitialized[0].message}\n" in block and "also, a warning: Read" in block
    assert all(f"to suppress: {suppression_line(f)}" in block for f in [*uninitialized, *races])
    assert text.count("    at A::get(int) in src/near.hip:4:1") == 1 and "3 errors, 1 warning" in text


def test_a_read_that_comes_too_early_is_one_block_of_the_race_of_the_write() -> None:
    """Where all read first, no read finds what another wave has written: the write's race alone says why."""
    uninitialized, _, _ = _blocks(NEXT, "reference")
    kernel = swlds.Device("gfx942").load(swlds.parse(NEXT))["neighbour"]
    found = kernel.launch(1, 128, [np.zeros(128, np.int32)], engine="reference").findings
    late = next(f for f in found if f.kind == "race-war" and f.severity == "error")
    for findings in ([*uninitialized, late], [late, *uninitialized]):
        [block] = fold_copies(findings)
        assert block.finding is late and block.also == uninitialized
    assert late.other is not None and late.location is not None
    other = replace(late, other=replace(late.other, location=replace(late.location, line=99)))
    assert len(fold_copies([*uninitialized, other])) == 2


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_a_read_of_what_nobody_writes_is_a_block_beside_a_race(engine: str) -> None:
    """Its reason is not the race's: with a barrier it would stay."""
    uninitialized, races, blocks = _blocks(LAST, engine)
    assert [f.severity for f in [*uninitialized, *races]] == ["error", "error", "warning"]
    heads = [b.finding for b in blocks if b.finding.location and b.finding.location.line == 4]
    assert heads == [uninitialized[0], races[0]]


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_the_text_of_the_graver_of_two_races_at_a_line_names_the_other(engine: str, tmp_path: Path) -> None:
    kernel = swlds.Device("gfx942").load(swlds.parse(NEIGHBOUR))["neighbour"]
    result = kernel.launch(1, 128, [np.zeros(128, np.int32)], checks="racecheck", engine=engine)
    reads = [f for f in result.findings if f.kind == "race-raw"]
    assert [(f.severity, f.rule, f.count) for f in reads] == [
        ("error", "waves", reads[0].count),
        ("warning", "wave", 126),
    ]
    text = result.text()
    block = next(part for part in text.split("=========\n") if "Read-after-write race: " in part)
    assert f"also, a warning: {reads[1].message} (126 times)" in block
    assert re.findall("to suppress: (.*)", block) == list(map(suppression_line, reads))
    assert text.count("near.hip:4:1\n") == 2 and "2 errors, 1 warning" in text
    assert f"<li>also, a warning: {reads[1].message} (126 times)</li>" in str(result.html())
    for left in reads:  # each has a line of its own, and the other stays
        path = tmp_path / "known.txt"
        path.write_text(suppression_line(left))
        assert Suppressed(read_suppressions(str(path))).keep(reads) == [f for f in reads if f is not left]


def test_both_engines_and_what_is_sent_between_processes_have_it() -> None:
    wave, reference = _neighbour("wave"), _neighbour("reference")
    assert [f.as_json() for f in wave] == [f.as_json() for f in reference]
    assert [Finding.from_json(json.loads(json.dumps(f.as_json(calls=True)))) for f in wave] == wave


EVENTS = st.tuples(
    st.sampled_from(SEVERITIES), st.sampled_from(["", "wave", "waves"]), st.integers(0, 2), st.integers(0, 3)
)


@given(st.lists(EVENTS, max_size=12))
def test_nothing_goes_unsaid_and_no_order_matters(
    events: list[tuple[swlds.device.checks.Severity, str, int, int]],
) -> None:
    """All events are counted once, in a block or in what it also says; the gravest of a line comes first."""
    logs = FindingLog(), FindingLog()
    for log, given_events in zip(logs, (events, events[::-1]), strict=True):
        for severity, rule, line, item in given_events:
            made = Finding("racecheck", "race-raw", severity, f"{severity} {rule}", rule=rule, workitem=(item, 0, 0))
            made.location, made.object = Location("a.hip", line + 1, 1), ObjectRef("lds", "s", 4, 0)
            log.add(made)
    found, other = (sorted(log.sorted(), key=lambda f: (str(f.location), f.severity, f.rule)) for log in logs)
    assert found == other
    blocks = fold_copies(logs[0].sorted())
    assert sum(b.finding.count + sum(f.count for f in [*b.copies, *b.also]) for b in blocks) == len(events)
    for line in range(1, 4):
        here = [b for b in blocks if b.finding.location and b.finding.location.line == line]
        assert len({b.finding.severity for b in here}) <= 1
        wanted = {(severity, rule) for severity, rule, at, _ in events if at + 1 == line}
        assert {(f.severity, f.rule) for b in here for f in (b.finding, *b.also)} == wanted


@pytest.mark.parametrize(
    ("word", "fits"),
    [
        ("function=get", True), ("function=A::get", True), ('function="A::get(int)"', True), ("function=_ZN1A3getEi", True),
        ("function=A::*", True), ("function=neighbour", True), ("function=@neighbour", True), ("function=B::get", False),
        ("function=et", False), ("line=near.hip:4", True), ("line=src/near.hip:4", True), ("line=project/src/near.hip:4", True),
        ("line=/home/me/project/src/near.hip:4", True), ("line=ear.hip:4", False), ("line=near.hip:3", False),
        ("line=other/near.hip:4", False), ("object=s", True), ("object=@s", True), ("object=@t", False),
    ],
)  # fmt: skip
def test_inlined_functions_folders_and_symbols_in_suppressions(tmp_path: Path, word: str, fits: bool) -> None:
    path = tmp_path / "known.txt"
    path.write_text(f"race-raw {word}\n")
    finding = next(f for f in _neighbour() if f.kind == "race-raw")
    assert (not Suppressed(read_suppressions(str(path))).keep([finding])) == fits


def test_the_printed_line_is_as_before() -> None:
    finding = next(f for f in _neighbour() if f.kind == "race-raw")
    assert suppression_line(finding) == (
        "race-raw object=s function=@neighbour line=src/near.hip:4 severity=error operation=load rule=waves"
    )


def test_a_call_keeps_its_symbol_between_processes() -> None:
    call = Call("A::get(int) at a.hip:1:1", None, "_ZN1A3getEi")
    again = Call.from_json(json.loads(json.dumps(call.as_json())))
    assert (again, again.symbol, again.location) == (call, call.symbol, None)


def test_use_after_free_says_where_the_array_was_made_and_freed() -> None:
    device = swlds.Device("gfx942")
    kernel = device.load(swlds.parse(SCALE))["scale"]
    gone = device.array(np.ones(4, np.float32))
    gone.free()
    result = kernel.launch(1, 1, [gone])
    finding = next(f for f in result.findings if f.kind == "use-after-free")
    assert finding.other is not None and finding.allocated is not None
    lines = Path(__file__).read_text().splitlines()
    where = [lines[site.location.line - 1] for site in finding.related if site.location]
    assert "gone.free()" in where[0] and "device.array" in where[1]
    assert finding.as_json()["allocated"]["what"] == "allocated here"
    text = result.text()
    assert text.index("freed here: ") < text.index("allocated here: ")
