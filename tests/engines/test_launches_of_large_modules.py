"""What a launch costs does not grow with what else the module holds: nothing of that is looked at again."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.device import image
from swlds.ir import llvm

TEXT = """@table = internal addrspace(3) global [64 x i32] poison, align 4
@other = internal addrspace(3) global [32 x i32] poison, align 4

define amdgpu_kernel void @says() {
  %b = call ptr addrspace(1) @__printf_alloc(i32 4)
  store i32 1, ptr addrspace(1) %b, align 4
  ret void
}
define amdgpu_kernel void @reads(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %s = getelementptr [64 x i32], ptr addrspace(3) @table, i32 0, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %q
  store i32 %v, ptr addrspace(3) %s
  %w = load i32, ptr addrspace(3) %s
  store i32 %w, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @leaves(ptr addrspace(1) %p) {
  %w = load i32, ptr addrspace(3) @other
  store i32 %w, ptr addrspace(1) %p
  ret void
}
declare ptr addrspace(1) @__printf_alloc(i32)
declare i32 @llvm.amdgcn.workitem.id.x()
!llvm.printf.fmts = !{!0}
!0 = !{!"1:0:seven\\n"}
"""


@pytest.mark.parametrize("engine", ("wave", "reference"))
def test_who_prints_needs_no_lines(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(TEXT))["says"]
    monkeypatch.setattr(llvm, "canonical_text", lambda *_: pytest.fail("the module is printed"))
    result = kernel.launch(2, 1, [], prints=False)
    assert (result.output, result.findings) == ("seven\nseven\n", [])


def test_lines_are_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    printed: list[str] = []
    made = llvm.canonical_text
    monkeypatch.setattr(llvm, "canonical_text", lambda raw, name: (printed.append(name), made(raw, name))[1])
    module = swlds.parse(TEXT, name="mine.ll")
    kernel = swlds.Device("gfx942").load(module)["leaves"]
    counts = []
    for _ in range(3):
        found = kernel.launch(1, 1, [np.zeros(1, np.int32)]).findings
        assert found and all("mine.ll:20" in str(f.calls[0]) for f in found)
        counts.append(len(printed))
    assert counts == [counts[0]] * 3


def test_blocks_of_a_lowered_module_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    for name in ("find_lowered", "table_columns", "elements_in"):
        find = getattr(image, name)
        monkeypatch.setattr(image, name, lambda *given, n=name, f=find: (read.append(n), f(*given))[1])
    module = swlds.lower(swlds.parse(TEXT))
    kernel = swlds.Device("gfx942").load(module)["leaves"]
    (before,) = {f.object.name for f in kernel.launch(1, 1, [np.zeros(1, np.int32)]).findings if f.object}
    counts = []
    for _ in range(3):
        kernel.launch(1, 1, [np.zeros(1, np.int32)])
        counts.append(len(read))
    assert counts == [counts[0]] * 3
    for node in module.metadata.values():
        node.text = node.text.replace('"other"', '"renamed"')
    (after,) = {f.object.name for f in kernel.launch(1, 1, [np.zeros(1, np.int32)]).findings if f.object}
    assert (before, after) == ("other", "renamed")
