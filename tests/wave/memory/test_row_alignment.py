"""Rows of lanes side by side: a base that is aligned as the instruction wants does not make every lane so."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %data) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %w = zext i32 %x to i64
  %p = getelementptr TYPE, ptr addrspace(1) %data, i64 %w
  USE, align ALIGN
  ret void
}
"""
USES = {"load": "%v = load volatile TYPE, ptr addrspace(1) %p", "store": "store TYPE 7, ptr addrspace(1) %p"}


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize(("type_", "align"), [("i8", 1), ("i8", 2), ("i16", 4), ("i32", 4), ("i32", 16), ("i64", 64)])
def test_each_lane_is_aligned(use: str, type_: str, align: int) -> None:
    text = KERNEL.replace("USE", USES[use]).replace("TYPE", type_).replace("ALIGN", str(align))
    result = (
        swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(1, 64, [np.ones(512, np.uint8)], checks="memcheck")
    )
    step = int(type_[1:]) // 8
    assert [(f.kind, f.count) for f in result.findings] == (
        [] if align <= step else [("misaligned", 64 - 64 * step // align)]
    )
