"""Whom a finding names beside the instruction: functions that called, or into which others were inlined, with their lines."""

import json
from pathlib import Path

import pytest

import swlds
from swlds.device.findings import MAX_CALLERS, Call, Finding, FindingLog, Location, Site
from swlds.report.copies_text import Block
from swlds.report.findings_text import TextOptions, describe_block
from swlds.report.run_report import RunReport
from swlds.report.sarif import build_sarif
from swlds.report.source_lines import SourceFiles
from swlds.run import RunRequest, run

SOURCE = """// a header
int look(int *p, int j) { return p[j]; }
// ...
kernel void oob(global int *o) {
  o[0] = look(s, i + 1);
  o[1] = look(s, i * 2);
}
"""
#: ``look`` inlined at lines 5 and 6, at line 5 in two copies of an unrolled loop.
INLINED = """
target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [4 x i32] poison
define amdgpu_kernel void @oob(ptr addrspace(1) %o) !dbg !5 {
  %a = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 20), !dbg !10
  %b = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 24), !dbg !11
  %c = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 28), !dbg !12
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "FILE", directory: "FOLDER")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "oob", scope: !1, file: !1, line: 4, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "look", linkageName: "_Z4lookPij", scope: !1, file: !1, line: 2, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!7 = distinct !DILocation(line: 5, column: 10, scope: !5)
!8 = distinct !DILocation(line: 5, column: 10, scope: !5)
!9 = distinct !DILocation(line: 6, column: 10, scope: !5)
!10 = !DILocation(line: 2, column: 34, scope: !6, inlinedAt: !7)
!11 = !DILocation(line: 2, column: 34, scope: !6, inlinedAt: !8)
!12 = !DILocation(line: 2, column: 34, scope: !6, inlinedAt: !9)
"""  # noqa: E501


def _report(folder: Path, text: str, kernel: str, **options: object) -> RunReport:
    (folder / "k.cl").write_text(SOURCE)
    path = folder / "k.ll"
    path.write_text(text.replace("FILE", "k.cl").replace("FOLDER", str(folder)))
    request = RunRequest(str(path), kernel, (1,), (1,), ("i32[4]",), options=swlds.LaunchOptions(**options))  # type: ignore[arg-type]
    return run(request)


@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
def test_the_lines_that_a_function_was_inlined_at(tmp_path: Path, engine: str) -> None:
    report = _report(tmp_path, INLINED, "oob", engine=engine, checks="memcheck")
    text = report.text(options=TextOptions(sources=SourceFiles(str(tmp_path))))
    assert text.splitlines()[2:9] == [
        "=========     at look(int*, unsigned int) in k.cl:2:34",
        "=========         int look(int *p, int j) { return p[j]; }",
        "=========                                          ^",
        "=========     called by @oob at k.cl:5:10 (inlined)",
        "=========           o[0] = look(s, i + 1);",
        "=========                  ^",
        "=========     also called by @oob at k.cl:6:10 (inlined)",
    ]
    assert "seen 3 times by 3 instructions of this line" in text
    (found,) = json.loads(report.json())["findings"]
    assert found["function"] == "oob" and found["location"] == {"file": "k.cl", "line": 2, "column": 34}
    assert found["called_by"] == ["@oob at k.cl:5:10 (inlined)"]
    assert found["also_called_by"] == [["@oob at k.cl:6:10 (inlined)"]]
    stacks = build_sarif(report.findings)["runs"][0]["results"][0]["stacks"]
    lines = [f["location"]["physicalLocation"]["region"]["startLine"] for s in stacks for f in s["frames"][-1:]]
    assert lines == [5, 6]


def _called(inlined: str) -> str:
    """A function that two lines call; the calls are inlined into ``oob`` in the second form."""
    text = INLINED.replace("%a = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 20), !dbg !10",
                           f"call void @look(), !dbg {inlined}")  # fmt: skip
    text = text.replace(
        "%b = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 24), !dbg !11\n", ""
    )
    text = text.replace("%c = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 28), !dbg !12",
                        "call void @look(), !dbg !9")  # fmt: skip
    return text.replace("!llvm.dbg.cu", """define void @look() noinline !dbg !13 {
  %a = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 20), !dbg !14
  ret void
}
!13 = distinct !DISubprogram(name: "look", scope: !1, file: !1, line: 2, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!14 = !DILocation(line: 2, column: 34, scope: !13)
!15 = distinct !DISubprogram(name: "mid", scope: !1, file: !1, line: 3, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!16 = !DILocation(line: 3, column: 1, scope: !15, inlinedAt: !7)
!llvm.dbg.cu""", 1)  # fmt: skip


@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
def test_all_callers_of_a_function_are_named(tmp_path: Path, engine: str) -> None:
    (found,) = _report(tmp_path, _called("!7"), "oob", engine=engine, checks="memcheck").findings
    assert found.calls == ("@look", "@oob at k.cl:5:10") and found.other_callers == (("@oob at k.cl:6:10",),)
    (found,) = _report(tmp_path, _called("!16"), "oob", engine=engine, checks="memcheck").findings
    assert found.calls == ("@look", "@mid at k.cl:3:1", "@oob at k.cl:5:10 (inlined)")
    assert found.other_callers == (("@oob at k.cl:6:10",),)
    again = Finding.from_json(json.loads(json.dumps(found.as_json(calls=True))))
    assert again == found and again.calls[2].location == Location("k.cl", 5, 10)


def test_a_kernel_and_its_body_are_one(tmp_path: Path) -> None:
    """clang puts what an OpenCL kernel does into a function of its own, which it inlines."""
    text = INLINED.replace(
        'name: "look", linkageName: "_Z4lookPij"', 'name: "oob", linkageName: "__clang_ocl_kern_imp_oob"'
    )
    (found,) = _report(tmp_path, text, "oob", checks="memcheck").findings
    assert found.calls == ("@oob",) and not found.other_callers


def test_many_callers_have_a_bound_that_order_does_not_change() -> None:
    def log(numbers: range) -> Finding:
        found = FindingLog()
        for number in numbers:
            calls = Call("@f"), Call(f"@k at a.cl:{number:04}:1", Location("a.cl", number, 1))
            site = Site("store", Location("f.cl", 1, 1), calls, "f")
            found.add(Finding.at(site, "leak", "text", workgroup=(number, 0, 0)), number)
        return found.sorted()[0]

    up, down = log(range(1000)), log(range(999, -1, -1))
    assert up == down and len(up.other_callers) == MAX_CALLERS and up.calls[1] == "@k at a.cl:0000:1"
    assert up.other_callers[0] == ("@k at a.cl:0001:1",)
    assert "also called by 56 or more other callers" in describe_block(Block(up))


def test_a_long_chain_is_cut_in_its_middle(tmp_path: Path) -> None:
    """Metadata may say that a function was inlined into itself any number of times."""
    chain = [
        f"!{n} = distinct !DILocation(line: {n}, column: 1, scope: !6, inlinedAt: !{n + 1})" for n in range(20, 5000)
    ]
    chain.append("!5000 = distinct !DILocation(line: 9, column: 1, scope: !5)")
    text = INLINED.replace("scope: !6, inlinedAt: !7)", "scope: !6, inlinedAt: !20)") + "\n".join(chain)
    (found,) = _report(tmp_path, text, "oob", checks="memcheck").findings
    assert len(found.calls) == 42 and found.calls[33] == "4941 more calls"
    assert found.calls[-1] == "@oob at k.cl:9:1 (inlined)" and found.calls[1].endswith("k.cl:20:1 (inlined)")
