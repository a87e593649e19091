"""The first lines of a reduced file: `swlds check` passes on each, from any folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_support import Done, run_cli

COPY = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [128 x i32] undef, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %in, ptr addrspace(3) @s, i32 4, i32 0, i32 0)
  store i32 1, ptr addrspace(1) %out
  ret void
}
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
"""
BANKS = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [2048 x i32] undef, align 4
define amdgpu_kernel void @k() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %t, 32
  %g = getelementptr i32, ptr addrspace(3) @s, i32 %m
  store i32 %t, ptr addrspace(3) %g
  ret void
}
"""


def reduce_and_check(folder: Path, text: str, *words: str, name: str = "out.ll", lines: int = 1) -> tuple[str, Done]:
    """The reduced text, on which `swlds check` passes in another folder, with as many RUN lines; and what `swlds reduce` said."""
    (folder / "in.ll").write_text(text)
    (folder / name).parent.mkdir(exist_ok=True)
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir(exist_ok=True)
    done = run_cli("reduce", "in.ll", "-o", name, *words, cwd=folder)
    assert done.code == 0, done.stderr
    made = (folder / name).read_text()
    assert made.count("\n; RUN: ") == lines, made
    checked = run_cli("check", folder / name, cwd=elsewhere)
    assert (checked.code, "1 good" in checked.stdout) == (0, True), made + checked.stdout + checked.stderr
    return made, done


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (COPY, ["--block", "1", "--arg", "i32[4]", "--arg", "i32[4]"]),
        (BANKS, ["--block", "64", "--check", "all,bankcheck"]),
    ],
)
def test_a_finding_that_is_a_note(text: str, words: list[str], tmp_path: Path) -> None:
    made, _ = reduce_and_check(tmp_path, text, *words)
    assert "--fail-on note" in made and "; EXPECT: " in made
