"""Rows of lanes side by side: a base that is aligned as the instruction wants does not make every lane so. LDS wants 16 bytes at
most, which host code knows."""

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


#: Rows of LDS are STEP bytes apart; a lane accesses a vector of its own row, plainly or by a flat pointer.
PADDED = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [2048 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %at = mul i32 %x, STEP
  %p = getelementptr i8, ptr addrspace(3) @t, i32 %at
  %flat = addrspacecast ptr addrspace(3) %p to ptr
  %given = insertelement <8 x i32> zeroinitializer, i32 %x, i32 0
  store <8 x i32> %given, PLACE, align ALIGN
  %v = load <8 x i32>, PLACE, align ALIGN
  %e = extractelement <8 x i32> %v, i32 0
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %e, ptr addrspace(1) %o
  ret void
}
"""


@pytest.mark.parametrize("is_lowered", [False, True], ids=["original", "lowered"])
@pytest.mark.parametrize("place", ["ptr addrspace(3) %p", "ptr %flat"])
@pytest.mark.parametrize(
    ("step", "align", "is_wrong"), [(48, 16, False), (48, 32, False), (48, 64, False), (40, 32, True)]
)
def test_vectors_in_padded_rows_of_lds(step: int, align: int, is_wrong: bool, place: str, is_lowered: bool) -> None:
    text = PADDED.replace("STEP", str(step)).replace("ALIGN", str(align)).replace("PLACE", place)
    module = swlds.lower(swlds.parse(text)) if is_lowered else swlds.parse(text)
    found = []
    for engine in ("wave", "reference"):
        out = np.zeros(64, np.int32)
        result = swlds.Device("gfx942").load(module)["k"].launch(1, 64, [out], engine=engine, checks="all")
        found.append(([f.as_json() for f in result.findings], out.tolist()))
        assert engine == "reference" or bool(result.fidelity.executed) == is_wrong
    assert found[0] == found[1] and found[0][1] == list(range(64))
    assert {f["kind"] for f in found[0][0]} == ({"misaligned"} if is_wrong else set())
