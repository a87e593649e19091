"""What `validate` says of programs that access LDS through null, or through a pointer to something else that was cast."""

from dataclasses import replace
from pathlib import Path

import pytest

import swlds
from swlds.device.findings import HEAP_BLOCK, ObjectRef
from swlds.report.validate_report import ValidateReport, find_differences
from swlds.run import RunRequest, validate

#: ``c``: 0 is the variable, 1 a buffer, 2 the stack, 3 null.
CAST = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %c) "target-cpu"="gfx942" {
  %slot = alloca i32, addrspace(5)
  %l = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @t, i32 %l
  store i32 %l, ptr addrspace(3) %own
  %flat = addrspacecast ptr addrspace(3) @t to ptr
  %buffer = addrspacecast ptr addrspace(1) %out to ptr
  %stack = addrspacecast ptr addrspace(5) %slot to ptr
  %is.1 = icmp eq i32 %c, 1
  %is.2 = icmp eq i32 %c, 2
  %is.3 = icmp eq i32 %c, 3
  %p.1 = select i1 %is.1, ptr %buffer, ptr %flat
  %p.2 = select i1 %is.2, ptr %stack, ptr %p.1
  %p.3 = select i1 %is.3, ptr null, ptr %p.2
  %lds = addrspacecast ptr %p.3 to ptr addrspace(3)
  %p = getelementptr i32, ptr addrspace(3) %lds, i32 %l
  %v = load i32, ptr addrspace(3) %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %l
  store i32 %v, ptr addrspace(1) %o
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
"""


def _validate(tmp_path: Path, choice: int) -> ValidateReport:
    path = tmp_path / "k.ll"
    path.write_text(CAST)
    options = swlds.LaunchOptions(checks="memcheck")  # type: ignore[arg-type]
    return validate(RunRequest(str(path), "k", (1,), (64,), ("i32[64]", f"i32={choice}"), options=options))


@pytest.mark.parametrize(("choice", "title"), [(1, "out"), (2, "slot")])
def test_a_pointer_to_something_else_is_one_finding_of_both(tmp_path: Path, choice: int, title: str) -> None:
    # Why: the lowered module has its block's address with a number added, and can name nothing else.
    report = _validate(tmp_path, choice)
    assert report.lowered is not None and report.differences == [] and report.only_lowered == []
    (mine,), (theirs,) = report.original.findings, report.lowered.findings
    assert (mine.kind, mine.count) == (theirs.kind, theirs.count) == ("out-of-bounds", 64)
    assert mine.object is not None and title in mine.object.title
    assert theirs.object is not None and theirs.object.name == HEAP_BLOCK
    assert "agree: 1 buffer, 1 finding" in report.text()


def test_null_differs_in_how_often_it_shows_and_that_is_explained(tmp_path: Path) -> None:
    """In front of a block's variables are bytes that belong to nobody, in the original the first variable is there."""
    report = _validate(tmp_path, 3)
    assert report.lowered is not None
    sides = report.original.findings, report.lowered.findings
    counts = [next(f.count for f in found if f.kind == "null-pointer") for found in sides]
    assert counts[0] == 1 < counts[1]
    told = [line for line in report.differences if "null-pointer" in line]
    start = (
        f"in both, 1 time in the original and {counts[1]} times in the lowered module: null-pointer: Invalid LDS read"
    )
    assert len(told) == 1 and told[0].startswith(start)
    assert not any("misaligned" in line for line in report.differences) and report.only_lowered == []
    assert (
        "the program accesses LDS through null or a pointer to something else; what lies"
        in report.text().splitlines()[1]
    )
    assert report.exit_code == 1


def test_a_clean_cast_is_clean(tmp_path: Path) -> None:
    report = _validate(tmp_path, 0)
    assert report.differences == [] and report.findings == [] and report.exit_code == 0


def test_a_variable_that_a_lowering_lost_is_still_a_difference(tmp_path: Path) -> None:
    """Only what the original finds beside all LDS is compared without its object."""
    report = _validate(tmp_path, 1)
    assert report.lowered is not None
    (mine,) = report.original.findings
    report.original.findings = [replace(mine, object=ObjectRef("lds", "t", 256, 256))]
    first, second = find_differences(report.original, report.lowered)
    assert first.startswith("only in the lowered module: ") and second.startswith("only in the original: ")
    report.original.findings = [replace(mine, count=63)]
    assert len(find_differences(report.original, report.lowered)) == 2
    report.lowered.findings = [replace(mine, workitem=(5, 0, 0))]
    (only,) = find_differences(replace(report.original, findings=[mine]), report.lowered)
    assert only.startswith("in both, first in other work-items or at other bytes: out-of-bounds: ")
