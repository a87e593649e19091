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


MASKED = """
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare <2 x float> @llvm.masked.load.v2f32.p7(ptr addrspace(7), <2 x i1>, <2 x float>)
declare <2 x float> @llvm.masked.gather.v2f32.v2p7(<2 x ptr addrspace(7)>, <2 x i1>, <2 x float>)
declare void @llvm.masked.store.v2f32.p7(<2 x float>, ptr addrspace(7), <2 x i1>)
declare void @llvm.masked.scatter.v2f32.v2p7(<2 x float>, <2 x ptr addrspace(7)>, <2 x i1>)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 512, i32 159744)
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 1024, i32 159744)
  %first = and i32 %x, 1
  %c0 = trunc i32 %first to i1
  %c1 = icmp ult i32 %x, 40
  %m0 = insertelement <2 x i1> poison, i1 %c0, i32 0
  %m = insertelement <2 x i1> %m0, i1 %c1, i32 1
  %p = getelementptr <2 x float>, ptr addrspace(7) %a, i32 %x
  %v = call <2 x float> @llvm.masked.load.v2f32.p7(ptr addrspace(7) align 4 %p, <2 x i1> %m, <2 x float> splat (float -1.0))
  %two = mul i32 %x, 2
  %i0 = insertelement <2 x i32> poison, i32 %two, i32 0
  %i = insertelement <2 x i32> %i0, i32 %x, i32 1
  %ps = getelementptr float, ptr addrspace(7) %a, <2 x i32> %i
  %w = call <2 x float> @llvm.masked.gather.v2f32.v2p7(<2 x ptr addrspace(7)> align 4 %ps, <2 x i1> %m, <2 x float> %v)
  %q = getelementptr <2 x float>, ptr addrspace(7) %b, i32 %x
  call void @llvm.masked.store.v2f32.p7(<2 x float> %v, ptr addrspace(7) align 4 %q, <2 x i1> %m)
  %far = add i32 %x, 128
  %farther = add i32 %x, 192
  %j0 = insertelement <2 x i32> poison, i32 %far, i32 0
  %j = insertelement <2 x i32> %j0, i32 %farther, i32 1
  %qs = getelementptr float, ptr addrspace(7) %b, <2 x i32> %j
  call void @llvm.masked.scatter.v2f32.v2p7(<2 x float> %w, <2 x ptr addrspace(7)> align 4 %qs, <2 x i1> %m)
  ret void
}
"""


@pytest.mark.parametrize("is_lowered", [False, True])
def test_masked_accesses(is_lowered: bool) -> None:
    """LLVM's pass has no form for them: each element is a branch."""
    values, out = np.arange(128, dtype=np.float32), np.full(256, -7, np.float32)
    module = swlds.parse(MASKED)
    module = swlds.lower(module) if is_lowered else module
    swlds.Device("gfx942", engine="both").load(module)["k"].launch(1, 64, [values, out]).raise_for_findings()
    x = np.arange(64)
    masks = np.stack([x % 2 == 1, x < 40], axis=1)
    loaded = np.where(masks, values.reshape(64, 2), -1)
    gathered = np.where(masks, np.stack([values[2 * x], values[x]], axis=1), loaded)
    assert (out[:128].reshape(64, 2) == np.where(masks, loaded, -7)).all()
    assert (out[128:].reshape(2, 64).T == np.where(masks, gathered, -7)).all()


def test_masked_accesses_keep_their_lines() -> None:
    module = swlds.parse(MASKED, "t.ll")
    lines = SourceLines(MASKED, "t.ll")
    function = lower_fat_pointers(module, "gfx942").functions["k"]
    rows = {lines.find(i.line) for i in function.instructions() if "raw.ptr.buffer" in str(i.operands[-1:])}
    text = MASKED.split("\n")
    assert rows == {n for n, line in enumerate(text, 1) if "call" in line and "llvm.masked" in line}


def test_what_the_pass_cannot() -> None:
    text = """define amdgpu_kernel void @k(ptr addrspace(7) %p) {
  %q = addrspacecast ptr addrspace(7) %p to ptr
  store i32 1, ptr %q, align 4
  ret void
}
"""
    module = swlds.parse(text, "t.ll")
    with pytest.raises(UnsupportedError, match=r"t.ll: ptr addrspace\(7\) is not executed: LLVM's amdgpu-lower-buffer"):
        swlds.Device("gfx942").load(module)
    with pytest.raises(UnsupportedError, match="amdgpu-lower-buffer-fat-pointers fails"):
        swlds.lower(module)
