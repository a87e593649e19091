"""Copies carry the objects of the pointers in them, in host code: word by word, wherever the pointers lead."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x i32] poison, align 8
@b = internal addrspace(3) global [64 x i32] poison, align 8
@from = internal addrspace(3) global [64 x [2 x ptr addrspace(3)]] poison, align 8
@to = internal addrspace(3) global [64 x [2 x ptr addrspace(3)]] poison, align 8
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %far) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %pb = getelementptr i32, ptr addrspace(3) @b, i32 %t
  %f0 = getelementptr [2 x ptr addrspace(3)], ptr addrspace(3) @from, i32 %t
  %f1 = getelementptr i8, ptr addrspace(3) %f0, i32 4
  store ptr addrspace(3) %pa, ptr addrspace(3) %f0
  store ptr addrspace(3) %pb, ptr addrspace(3) %f1
  %t0 = getelementptr [2 x ptr addrspace(3)], ptr addrspace(3) @to, i32 %t
  {places}
  {copy}
  %t1 = getelementptr i8, ptr addrspace(3) {target}, i32 4
  %q = load ptr addrspace(3), ptr addrspace(3) %t1
  %w = getelementptr i32, ptr addrspace(3) %q, i32 %far
  store i32 %t, ptr addrspace(3) %w
  %v = load i32, ptr addrspace(3) %pb
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}}
"""
#: The same places, by pointers that were in memory.
LOADED = """store ptr addrspace(3) %f0, ptr addrspace(3) %pa
  %f = load ptr addrspace(3), ptr addrspace(3) %pa
  store ptr addrspace(3) %t0, ptr addrspace(3) %pb
  %u = load ptr addrspace(3), ptr addrspace(3) %pb
  store ptr addrspace(3) %pa, ptr addrspace(3) %f0"""


def kernel_text(places: str, source: str, target: str, align: int) -> str:
    pointers = f"ptr addrspace(3) align {align} {target}, ptr addrspace(3) align {align} {source}"
    copy = f"call void @llvm.memcpy.p3.p3.i32({pointers}, i32 8, i1 false)"
    return KERNEL.format(places=places, target=target, copy=copy)


@pytest.mark.parametrize("align", [4, 8])
@pytest.mark.parametrize(
    ("places", "source", "target"), [("", "%f0", "%t0"), (LOADED, "%f", "%u")], ids=["known", "loaded"]
)
@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_two_pointers_in_one_copy(places: str, source: str, target: str, align: int, engine: str) -> None:
    text = kernel_text(places, source, target, align)
    kernel = swlds.Device().load(swlds.parse(text))["k"]
    out = np.zeros(64, np.uint32)
    result = kernel.launch(1, 64, [out, np.int32(0)], checks="memcheck", engine=engine)
    assert not result.findings and (out == np.arange(64)).all()
    if engine == "wave":
        assert result.fidelity.executed == []
    found = kernel.launch(1, 64, [out, np.int32(-64)], checks="memcheck", engine=engine).findings
    assert found and {(f.kind, f.object.name) for f in found} == {("out-of-bounds", "b")}


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_bytes_of_pointers_are_left_to_the_reference_engine(engine: str) -> None:
    text = kernel_text("", "%f0", "%t0", 2)
    result = (
        swlds.Device().load(swlds.parse(text))["k"].launch(1, 64, [np.zeros(64, np.uint32), np.int32(0)], engine=engine)
    )
    assert not [f for f in result.findings if f.kind == "out-of-bounds"]
    assert engine == "reference" or "host code failed" in "".join(result.fidelity.executed)
