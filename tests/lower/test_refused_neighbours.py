"""Of a file that `lower` refuses a kernel can be run lowered, and be validated, where nothing that it reaches is what is refused;
the report says what was left out. Whole files are refused as ever."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from swlds.api import lower, parse
from swlds.errors import LayoutError, UnsupportedError
from swlds.reducer.observe import observe
from swlds.run import RunRequest, dump_host_ir, lower_for_launch, run, validate

GOOD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison, align 4
@u = internal addrspace(3) global [64 x i32] poison, align 4
@llvm.used = appending global [2 x ptr] [ptr @unreached, ptr @good], section "llvm.metadata"
@name = alias void (ptr addrspace(3)), ptr @unreached
declare i32 @llvm.amdgcn.workitem.id.x()
define internal void @helper(ptr addrspace(3) %p, i32 %v) noinline {
  store i32 %v, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @good(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %i
  call void @helper(ptr addrspace(3) %p, i32 %i)
  %v = load i32, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %q
  ret void
}
define void @unreached(ptr addrspace(3) %p) {
ASSEMBLY
  ret void
}
define amdgpu_kernel void @bad(ptr addrspace(1) %out) {
  call void @helper(ptr addrspace(3) @u, i32 7)
  call void @name(ptr addrspace(3) @u)
  ret void
}
"""
ASSEMBLY = '  call void asm sideeffect "ds_write_b32 $0, $0", "v"(ptr addrspace(3) %p)'
LARGE = "  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @large, i32 0)"
LARGE_VARIABLE = "@large = internal addrspace(3) global [4294967295 x i8] poison\n"
REFUSED = {
    "assembly": (GOOD.replace("ASSEMBLY", ASSEMBLY), UnsupportedError),
    "size": (GOOD.replace("ASSEMBLY", LARGE).replace("@t =", LARGE_VARIABLE + "@t ="), LayoutError),
}


def request(path: Path, text: str, kernel: str = "good", **more: object) -> RunRequest:
    module = path / "m.ll"
    module.write_text(text)
    return RunRequest(str(module), kernel, (1,), (64,), ("i32[64]",), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("refused", REFUSED)
def test_what_the_kernel_does_not_reach_is_left_out(refused: str, tmp_path: Path) -> None:
    text, error = REFUSED[refused]
    with pytest.raises(error) as told:
        lower(parse(text))
    asked = request(tmp_path, text, print_=(0,))
    report = validate(asked)
    assert report.exit_code == 0, report.text()
    line = next(line for line in report.text().splitlines() if "Not checked" in line)
    assert "what the kernel does not reach" in line and told.value.message in line
    lowered = run(replace(asked, lowered=True))
    assert lowered.exit_code == 0 and told.value.message in lowered.text()
    assert lowered.printed == report.original.printed and "63" in lowered.printed[0]
    assert "define" in dump_host_ir(replace(asked, lowered=True))
    assert observe(parse(text), asked, "validate") == ([], None)


@pytest.mark.parametrize(("kernel", "reason"), [("good", "ds_read_b32"), ("bad", "ds_write_b32")])
def test_what_it_reaches_is_refused(kernel: str, reason: str) -> None:
    """By its own reason, where another kernel is refused before it, too."""
    own = '  call void asm sideeffect "ds_read_b32 v0, $0", "v"(ptr addrspace(3) %p)\n  %v ='
    module = parse(REFUSED["assembly"][0].replace("  %v =", own))
    with pytest.raises(UnsupportedError, match=reason):
        lower_for_launch(module, RunRequest("m.ll", kernel))


def test_a_file_that_is_lowered_says_nothing(tmp_path: Path) -> None:
    report = validate(request(tmp_path, GOOD.replace("ASSEMBLY", "")))
    assert report.exit_code == 0 and "Not checked" not in report.text()


def test_places_stay_those_of_the_file(tmp_path: Path) -> None:
    """A finding of the lowered kernel names the line, behind functions that were left out, too."""
    start, end = GOOD.index("define internal void @helper"), GOOD.index("define void @unreached")
    reached = GOOD[start:end].replace("@t, i32 %i", "@t, i32 64")
    text = (GOOD[:start] + GOOD[end:] + reached).replace("ASSEMBLY", ASSEMBLY)
    report = run(request(tmp_path, text, lowered=True))
    line = text.count("\n", 0, text.index("store i32 %v, ptr addrspace(3)")) + 1
    assert report.findings and f"m.ll:{line}" in report.text()
