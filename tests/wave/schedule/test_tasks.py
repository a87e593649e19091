"""Waves with different tasks: workers meet in a loop that asks LDS what to do, the others at barriers of their own. All meet
equally often, so it is a note, whatever debug information says; what nothing orders between the tasks is found all the same."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.device.findings import Finding

RELEASE, ACQUIRE = '  fence syncscope("workgroup") release\n', '  fence syncscope("workgroup") acquire\n'
BARRIER = f"{RELEASE}  call void @llvm.amdgcn.s.barrier()\n{ACQUIRE}"

#: Waves 2 and 3 work: task 0 is to fill @data, 1 to end. Waves 0 and 1 give the tasks, and read what was put there.
TASKS = f"""target triple = "amdgcn-amd-amdhsa"
@task = internal addrspace(3) global i8 poison
@data = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.wave.id()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {{
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %item, 63
  %p = getelementptr i32, ptr addrspace(3) @data, i32 %lane
  %wave = call i32 @llvm.amdgcn.wave.id()
  %gives = icmp ult i32 %wave, 2
  br i1 %gives, label %give, label %work
work:
{BARRIER}  %what = load i8, ptr addrspace(3) @task
  switch i8 %what, label %over [ i8 0, label %fill ]
fill:
; taken
{BARRIER}  store i32 %item, ptr addrspace(3) %p, align 4
; filled
{BARRIER}  br label %work
give:
  store i8 0, ptr addrspace(3) @task
; given
{BARRIER}; seen
{BARRIER}; waited
{BARRIER}  %v = load i32, ptr addrspace(3) %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %item
  store i32 %v, ptr addrspace(1) %o, align 4
  store i8 1, ptr addrspace(3) @task
; ended
{BARRIER}  br label %over
over:
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx1250" }}
"""


def launch(text: str, is_lowered: bool, engine: str, timeout: float = 20) -> tuple[list[int], list[Finding]]:
    module = swlds.parse(text)
    out = np.zeros(64, np.uint32)
    kernel = swlds.Device("gfx1250").load(swlds.lower(module) if is_lowered else module)["k"]
    result = kernel.launch(1, 128, [out], engine=engine, timeout=timeout)
    return out.tolist(), result.findings


def found(text: str) -> list[tuple[str, str]]:
    """Kinds and severities, on both engines, lowered alike."""
    ways = ((False, "wave"), (False, "reference"), (True, "reference"))
    results = [sorted({(f.kind, f.severity) for f in launch(text, *way)[1]}) for way in ways]
    assert all(r == results[0] for r in results)
    return results[0]


NOTE, ERROR = ("divergent-barrier", "note"), ("divergent-barrier", "error")


def test_it_is_one_note() -> None:
    out, findings = launch(TASKS, False, "wave")
    assert out == list(range(64, 128))
    [note] = findings
    assert (note.kind, note.severity) == NOTE and "as where they have different tasks" in note.message
    assert found(TASKS) == [NOTE]
    assert [(f.kind, f.severity) for f in launch(TASKS, True, "wave")[1]] == [NOTE]


#: Which barriers have a line, and which line.
LINES = {"all": "12345", "some": "1 1 1", "one": "    2", "the workers'": "11   ", "two": "11222"}


@pytest.mark.parametrize("lines", LINES.values(), ids=LINES)
def test_lines_of_barriers_make_no_error(lines: str) -> None:
    call = "call void @llvm.amdgcn.s.barrier()"
    text, *others = TASKS.replace("#0 {", "#0 !dbg !3 {").split(call)
    for at, other in zip((lines * 2)[: len(others)], others, strict=True):
        text += call + ("" if at == " " else f", !dbg !1{at}") + other
    debug = """!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: LineTablesOnly)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "mm.py", directory: "/")
!3 = distinct !DISubprogram(name: "k", file: !2, line: 1, type: !4, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
"""
    debug += "".join(f"!1{n} = !DILocation(line: {n}, column: 5, scope: !3)\n" for n in range(1, 6))
    assert found(text + debug) == [NOTE]


def without(place: str, what: str) -> str:
    """The program with less behind a mark in it."""
    before, behind = TASKS.split(f"; {place}\n")
    assert behind.startswith(BARRIER)
    return before + BARRIER.replace(what, "") + behind.removeprefix(BARRIER)


@pytest.mark.parametrize(
    ("place", "what", "kind"),
    [
        ("filled", BARRIER, "race-raw"),
        ("waited", BARRIER, "race-raw"),
        ("given", BARRIER, "race-raw"),
        ("filled", RELEASE, "unfenced-barrier"),
        ("waited", ACQUIRE, "unfenced-barrier"),
        ("given", RELEASE, "unfenced-barrier"),
        ("ended", RELEASE, "unfenced-barrier"),
    ],
)
def test_what_nothing_orders_is_found(place: str, what: str, kind: str) -> None:
    kinds = found(without(place, what))
    assert kind in {k for k, _ in kinds}
    assert (ERROR if what == BARRIER else NOTE) in kinds  # without a barrier, some meet less often


@pytest.mark.parametrize("engine", ["wave", "reference"])
@pytest.mark.parametrize(
    ("old", "new", "kinds"),
    [
        ("  store i8 1, ptr addrspace(3) @task\n", "", {"timeout", "divergent-barrier"}),
        ("  store i32 %item, ptr addrspace(3) %p", "  call void @llvm.trap()\n  store i32 %item, ptr addrspace(3) %p", {"trap"}),
    ],
    ids=["workers that never end", "a trap"],
)
def test_waves_that_are_stopped(old: str, new: str, kinds: set[str], engine: str) -> None:
    """Of waves that have met less often by more than the barrier in front of which they were stopped, it is known: an error."""
    text = TASKS.replace(old, new) + "declare void @llvm.trap()\n"
    found = {(f.kind, f.severity) for f in launch(text, False, engine, timeout=2)[1]}
    assert found == {(kind, "error") for kind in kinds}


def test_where_lanes_decide_it_is_an_error() -> None:
    text = TASKS.replace("icmp ult i32 %wave, 2", "icmp ult i32 %item, 64")
    assert found(text) == [ERROR]
    assert found(text.replace("%item, 64", "%first, 64").replace("  %gives", FIRST + "  %gives", 1)) == [NOTE]


FIRST = "  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %item)\n"


def test_a_function_may_say_who_works() -> None:
    role = "define internal i32 @role(i32 %item) noinline #0 {\n  %wave = lshr i32 %item, 5\n  RETURN\n}\n"
    first = FIRST.replace("%item", "%wave") + "  ret i32 %first"
    text = TASKS.replace("call i32 @llvm.amdgcn.wave.id()", "call i32 @role(i32 %item)") + role
    assert found(text.replace("RETURN", first)) == [NOTE]
    assert found(text.replace("RETURN", "ret i32 %wave")) == [ERROR]


#: As clang has it at -O0: what is known of a wave lies in a struct, and functions get a flat pointer to it.
BY_POINTER = """  %s = alloca { i32, i32 }, align 4, addrspace(5)
  %task = addrspacecast ptr addrspace(5) %s to ptr
  store i32 %wave, ptr %task, align 4
  %second = getelementptr { i32, i32 }, ptr %task, i32 0, i32 1
  store i32 %item, ptr %second, align 4
  %gives = call i1 @gives(ptr %task)
"""
GIVES = """define internal i1 @gives(ptr %p) noinline #0 {
  %s = alloca ptr, align 8, addrspace(5)
  %f = addrspacecast ptr addrspace(5) %s to ptr
  store ptr %p, ptr %f, align 8
  %q = load ptr, ptr %f, align 8
  %r = getelementptr { i32, i32 }, ptr %q, i32 0, i32 FIELD
  %v = load i32, ptr %r, align 4
  %c = icmp ult i32 %v, LIMIT
  ret i1 %c
}
"""


@pytest.mark.parametrize(("field", "limit", "expected"), [("0", "2", NOTE), ("1", "64", ERROR)], ids=["wave", "item"])
def test_who_works_may_lie_behind_a_flat_pointer(field: str, limit: str, expected: tuple[str, str]) -> None:
    gives = GIVES.replace("FIELD", field).replace("LIMIT", limit)
    text = TASKS.replace("  %gives = icmp ult i32 %wave, 2\n", BY_POINTER) + gives
    assert found(text) == [expected]


def test_waves_that_meet_less_often_by_a_flat_pointer() -> None:
    text = without("ended", BARRIER).replace("  %gives = icmp ult i32 %wave, 2\n", BY_POINTER)
    assert ERROR in found(text + GIVES.replace("FIELD", "0").replace("LIMIT", "2"))


#: Beside it lies an array into which lanes store different numbers, at places that are computed.
BY_ARRAY = """  %s = alloca {{ i32, [2 x i32], i32 }}, align 4, addrspace(5)
  %first = getelementptr {{ i32, [2 x i32], i32 }}, ptr addrspace(5) %s, i32 0, i32 0
  %last = getelementptr {{ i32, [2 x i32], i32 }}, ptr addrspace(5) %s, i32 0, i32 2
  store i32 %wave, ptr addrspace(5) %first, align 4
  store i32 %wave, ptr addrspace(5) %last, align 4
  %number = lshr i32 %item, 5
  %odd = and i32 %item, {}
  %k = add i32 %odd, {}
  %short = trunc i32 %k to {type}
  %e = getelementptr {{ i32, [2 x i32], i32 }}, ptr addrspace(5) %s, i32 0, i32 1, {type} %short
  store i32 %number, ptr addrspace(5) %e, align 4
  %has = load i32, ptr addrspace(5) {}, align 4
  %gives = icmp ult i32 %has, 2
"""


@pytest.mark.parametrize(
    ("mask", "least", "type_", "role", "expected"),
    [
        (1, 0, "i32", "%first", NOTE),
        (1, 0, "i64", "%last", NOTE),
        (0, 2, "i32", "%last", ERROR),
        (0, -1, "i8", "%first", ERROR),
    ],
    ids=["before", "behind", "left behind it", "left before it"],
)
def test_who_works_may_lie_beside_an_array(mask: int, least: int, type_: str, role: str, expected: tuple[str, str]) -> None:
    """LLVM lets an index lead to all bytes of the object: what is stored there counts if one did not stay in the array."""
    beside = BY_ARRAY.format(mask, least, role, type=type_).replace("trunc i32 %k to i32", "add i32 %k, 0")
    beside = beside.replace("trunc i32 %k to i64", "zext i32 %k to i64")
    assert found(TASKS.replace("  %gives = icmp ult i32 %wave, 2\n", beside)) == [expected]


def test_arrays_of_buffers_may_have_more_elements_than_their_type() -> None:
    """``struct { int n; float d[1]; }`` in a buffer says nothing of who works."""
    more = """  %buffer = addrspacecast ptr addrspace(1) %out to ptr
  %wide = zext i32 %lane to i64
  %e = getelementptr { i32, [1 x i32] }, ptr %buffer, i64 0, i32 1, i64 %wide
"""
    assert found(TASKS.replace("  %gives = icmp", more + "  %gives = icmp")) == [NOTE]
