"""``ptr addrspace(7)``: LLVM's own pass makes resources and offsets of them; runs, lowered runs, lines, refusals."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError
from swlds.ir.fat_pointers import has_fat_pointers, lower_fat_pointers
from swlds.ir.places import SourceLines

KERNEL = """; a comment, so that lines differ from LLVM's own
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
@tile = internal addrspace(3) global [64 x float] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %bytes = mul i32 %n, 4
  %wide = zext i32 %bytes to i64
  %a = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 %wide, i32 159744)
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 256, i32 159744)
  %p = getelementptr float, ptr addrspace(7) %a, i32 %x
  %v = load float, ptr addrspace(7) %p, align 4
  %mine = getelementptr float, ptr addrspace(3) @tile, i32 %x
  store float %v, ptr addrspace(3) %mine, align 4
  call void @llvm.amdgcn.s.barrier()
  %other = xor i32 %x, 1
  %theirs = getelementptr float, ptr addrspace(3) @tile, i32 %other
  %w = load float, ptr addrspace(3) %theirs, align 4
  %is_odd = trunc i32 %x to i1
  br i1 %is_odd, label %one, label %two
one:
  %q1 = getelementptr float, ptr addrspace(7) %b, i32 %x
  br label %join
two:
  %q2 = getelementptr float, ptr addrspace(7) %b, i32 %x
  br label %join
join:
  %q = phi ptr addrspace(7) [ %q1, %one ], [ %q2, %two ]
  store float %w, ptr addrspace(7) %q, align 4
  ret void
}
"""


@pytest.mark.parametrize("is_lowered", [False, True])
def test_runs(is_lowered: bool) -> None:
    values, out = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    module = swlds.parse(KERNEL)
    module = swlds.lower(module) if is_lowered else module
    kernel = swlds.Device("gfx942", engine="both").load(module)["k"]
    kernel.launch(1, 64, [values, out, np.int32(60)]).raise_for_findings()
    expected = np.where(values < 60, values, 0).reshape(-1, 2)[:, ::-1].ravel()  # beyond the resource there are zeros
    assert (out == expected).all()


def test_the_module_stays_as_it_was() -> None:
    module = swlds.parse(KERNEL)
    before = str(module)
    lowered = lower_fat_pointers(module, "gfx942")
    assert str(module) == before and has_fat_pointers(module) and not has_fat_pointers(lowered)
    assert "swlds.line" not in str(lowered)


def test_lines_are_those_of_the_text() -> None:
    module = swlds.parse(KERNEL, "t.ll")
    lines = SourceLines(KERNEL, "t.ll")
    found = 0
    for instruction in lower_fat_pointers(module, "gfx942").functions["k"].instructions():
        for row, text in enumerate(KERNEL.split("\n"), 1):
            if instruction.name and text.startswith(f"  %{instruction.name} = "):
                assert lines.find(instruction.line) == row
                found += 1
    assert found > 8


def test_what_the_pass_cannot() -> None:
    text = """declare void @llvm.masked.scatter.v2f32.v2p7(<2 x float>, <2 x ptr addrspace(7)>, i32, <2 x i1>)
define amdgpu_kernel void @k(<2 x ptr addrspace(7)> %p, <2 x i1> %m) {
  call void @llvm.masked.scatter.v2f32.v2p7(<2 x float> zeroinitializer, <2 x ptr addrspace(7)> %p, i32 4, <2 x i1> %m)
  ret void
}
"""
    module = swlds.parse(text, "t.ll")
    with pytest.raises(UnsupportedError, match=r"t.ll:3.*masked.scatter.*is not executed"):
        swlds.Device("gfx942").load(module)
    with pytest.raises(UnsupportedError, match="masked.scatter"):
        swlds.lower(module)
