"""Code of which debug information has no line, or the line 0: where it is said to be, and what of the source is told of it."""

import json
from pathlib import Path

import pytest

import swlds
from swlds.device.findings import Call, Finding, Location
from swlds.report.findings_text import TextOptions, fold_calls
from swlds.report.sarif import build_sarif
from swlds.report.source_lines import SourceFiles
from swlds.run import RunRequest, run, validate

SOURCE = """kernel void k(global int *o, int c) {
  local int s[4];
  if (c)
    s[4] = 1;
  else
    s[6] = 1;
}
"""
#: One store for both ways, at line 11 of the text. ``DBG``: what it has of debug information.
MERGED = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [4 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %c) !dbg !5 {
  %slot = alloca i32, addrspace(5)
  store i32 0, ptr addrspace(5) %slot
  %is = icmp eq i32 %c, 1, !dbg !10
  %a = getelementptr i32, ptr addrspace(3) @s, i32 4, !dbg !11
  %b = getelementptr i32, ptr addrspace(3) @s, i32 5, !dbg !12
  %p = select i1 %is, ptr addrspace(3) %a, ptr addrspace(3) %b
  %q = getelementptr i8, ptr addrspace(3) %p, i32 0, !dbg !13
  store i32 1, ptr addrspace(3) %qDBG
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 2, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!10 = !DILocation(line: 3, column: 7, scope: !5)
!11 = !DILocation(line: 4, column: 5, scope: !5)
!12 = !DILocation(line: 6, column: 5, scope: !5)
!13 = !DILocation(line: 0, scope: !5)
!14 = !DILocation(line: 0, scope: !6, inlinedAt: !15)
!15 = distinct !DILocation(line: 0, scope: !5)
"""
#: ``!dbg`` of the store, and its finding's functions.
STORES = {
    "": ("@k in k.ll:11",),
    ", !dbg !13": ("@k in k.ll:11",),
    ", !dbg !14": ("@put in k.ll:11", "@k (inlined)"),
}


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("k.cl").write_text(SOURCE)


def _request(text: str, block: int = 1, **options: object) -> RunRequest:
    Path("k.ll").write_text(text)
    launch = swlds.LaunchOptions(**options)  # type: ignore[arg-type]
    return RunRequest("k.ll", "k", (1,), (block,), ("i32[4]", "i32=1"), options=launch)


@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
@pytest.mark.parametrize("dbg", STORES)
def test_a_merged_store_names_its_line_of_the_module_and_the_lines_that_it_uses(dbg: str, engine: str) -> None:
    report = run(_request(MERGED.replace("DBG", dbg), engine=engine, checks="memcheck"))
    (found,) = report.findings
    assert (found.location, found.place, found.calls) == (None, "k.ll:11", STORES[dbg])
    assert found.near == (Location("k.cl", 3, 7), Location("k.cl", 4, 5), Location("k.cl", 6, 5))
    text = report.text(options=TextOptions(sources=SourceFiles())).replace("=========     ", "")
    callers = "".join(f"called by {call}\n" for call in STORES[dbg][1:])
    near = "what it uses: k.cl:3:7\n      if (c)\n          ^\n"
    near += "".join(f"what it uses: k.cl:{line}:5\n        s[{line}] = 1;\n        ^\n" for line in (4, 6))
    assert f"at {STORES[dbg][0]}\n{near}{callers}by work-item" in text
    assert "line=k.ll:11 " in text and ":0" not in text + report.json()
    (told,) = json.loads(report.json())["findings"]
    assert told["location"] is None and told["place"] == "k.ll:11" and [line["line"] for line in told["near"]] == [3, 4, 6]
    (result,) = build_sarif(report.findings)["runs"][0]["results"]
    lines = [
        (place["physicalLocation"]["region"]["startLine"], place["message"]["text"])
        for place in result["relatedLocations"]
    ]
    (where,) = (place["physicalLocation"] for place in result["locations"])
    assert (where["artifactLocation"]["uri"], where["region"]) == ("k.ll", {"startLine": 11})
    assert lines == [(line, "what it uses") for line in (3, 4, 6)]
    again = Finding.from_json(json.loads(json.dumps(found.as_json(calls=True))))
    assert (again, again.near) == (found, found.near)


@pytest.mark.parametrize("dbg", STORES)
def test_original_and_lowered_agree_on_a_merged_store(dbg: str) -> None:
    report = validate(_request(MERGED.replace("DBG", dbg), checks="memcheck"))
    assert report.differences == [] and ":0" not in report.text()
    assert [found.place for found in (report.lowered or report.original).findings] == ["k.ll:11"]


def test_the_second_site_of_a_finding() -> None:
    """Who wrote, where the write is a merged store."""
    text = MERGED.replace("i32 4, !dbg", "i32 0, !dbg").replace("DBG", ", !dbg !13")
    read = "  %r = load i32, ptr addrspace(3) @s, !dbg !10\n  store i32 %r, ptr addrspace(1) %o\n  ret void"
    report = run(_request(text.replace("  ret void", read), 128, checks="racecheck"))
    found = next(f for f in report.findings if f.kind == "race-raw" and f.other)
    assert found.other is not None and (found.other.where, found.other.place) == ("@k in k.ll:11", "k.ll:11")
    assert [line.line for line in found.other.near] == [3, 4, 6]
    assert found.other.as_json()["near"][0] == {"file": "k.cl", "line": 3, "column": 7}


def test_a_refusal_names_the_line_of_the_module() -> None:
    text = MERGED.replace("ptr addrspace(3) %qDBG", "ptr addrspace(3) inttoptr (i32 8 to ptr addrspace(3)), !dbg !13")
    with pytest.raises(swlds.UnsupportedError, match="fixed LDS address") as error:
        swlds.lower_text(text)
    assert error.value.location.endswith(":11:1")


SLOTS = """target triple = "amdgcn-amd-amdhsa"
define void @deep(i32 %n) !dbg !6 {
  %slot = alloca [6000 x i32], addrspace(5)
RECORD
  store volatile i32 0, ptr addrspace(5) %slot, !dbg !20
  call void @deep(i32 %n), !dbg !20
  ret void, !dbg !20
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %c) !dbg !5 {
  call void @deep(i32 3), !dbg !10
  ret void
}
!20 = !DILocation(line: 3, column: 3, scope: !6)
!21 = !DILocation(line: 4, column: 9, scope: !6)
!22 = !DILocalVariable(name: "slot", scope: !6, file: !1, line: 4, type: !23)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
""" + MERGED.partition("}\n")[2]  # fmt: skip
DECLARED = "#dbg_declare(ptr addrspace(5) %slot, !22, !DIExpression(), !21)"


@pytest.mark.parametrize(("record", "place"), [("", "k.cl:2"), (DECLARED, "k.cl:4:9")])
def test_a_stack_slot_stands_where_its_variable_does_else_where_the_function_does(record: str, place: str) -> None:
    # Why: clang gives a slot no place of its own, and a stack that overflows is one of the function.
    request = _request(SLOTS.replace("RECORD", record))
    report = run(request)
    (found,) = report.findings
    assert (found.kind, str(found.location)) == ("stack-overflow", place)
    assert f"called by @deep at k.cl:3:3 ({len(found.calls) - 2} times)" in report.text()
    assert json.loads(report.json())["findings"][0]["called_by"].count("@deep at k.cl:3:3") == len(found.calls) - 2
    assert validate(request).differences == []


def test_calls_that_come_again_and_again_are_told_once() -> None:
    def fold(word: str) -> list[str]:
        return list(map(str, fold_calls(list(map(Call, word)))))

    assert fold("") == [] and fold("abc") == ["a", "b", "c"] and fold("abca") == ["a", "b", "c", "a"]
    assert fold("aaab") == ["a (3 times)", "b"] and fold("baa") == ["b", "a (2 times)"]
    assert fold("ababa") == ["a", "b", "the same 2 again (1 times)", "a"]
    assert fold("xabcabcabcy") == ["x", "a", "b", "c", "the same 3 again (2 times)", "y"]
    assert fold("aabaab") == ["a (2 times)", "b", "a (2 times)", "b"]
