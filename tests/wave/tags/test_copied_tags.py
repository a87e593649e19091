"""Copies carry the objects of the pointers in them, in host code: word by word, wherever the pointers lead."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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


OVERWRITTEN = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x i32] poison, align 256
@to = internal addrspace(3) global [64 x [4 x ptr addrspace(3)]] poison, align 8
@plain = internal addrspace(3) global [64 x [24 x i8]] poison, align 8
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %out) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = lshr i32 %t, 6
  %pa = getelementptr i32, ptr addrspace(3) @a, i32 %first
  store i32 %t, ptr addrspace(3) %pa
  %plain = getelementptr [24 x i8], ptr addrspace(3) @plain, i32 %t
  call void @llvm.memset.p3.i32(ptr addrspace(3) align 8 %plain, i8 0, i32 24, i1 false)
  %p0 = getelementptr [4 x ptr addrspace(3)], ptr addrspace(3) @to, i32 %t
  store ptr addrspace(3) %pa, ptr addrspace(3) %p0
  %p1 = getelementptr i8, ptr addrspace(3) %p0, i32 4
  store ptr addrspace(3) %pa, ptr addrspace(3) %p1
  %p2 = getelementptr i8, ptr addrspace(3) %p0, i32 8
  store ptr addrspace(3) %pa, ptr addrspace(3) %p2
  %p3 = getelementptr i8, ptr addrspace(3) %p0, i32 12
  store ptr addrspace(3) %pa, ptr addrspace(3) %p3
  %at = getelementptr i8, ptr addrspace(3) %p0, i32 {at}
  {write}
  %p = getelementptr i8, ptr addrspace(3) %p0, i32 {read}
  %q = load ptr addrspace(3), ptr addrspace(3) %p
  %w = getelementptr i8, ptr addrspace(3) %q, i32 {far}
  %v = load i32, ptr addrspace(3) %w
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}}
"""
WRITES = (
    "call void @llvm.memset.p3.i32(ptr addrspace(3) align {align} %at, i8 0, i32 {size}, i1 false)",
    "call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) align {align} %at, ptr addrspace(3) align {align} %plain,"
    " i32 {size}, i1 false)",
)


def _overwritten(
    write: str, align: int, at: int, size: int, read: int, far: int, engine: str
) -> tuple[bytes, list[object]]:
    """The numbers that lanes read through a pointer at ``read``, of which bytes may be gone, and the findings."""
    text = OVERWRITTEN.format(write=write.format(align=align, size=size), at=at, read=read, far=far)
    kernel = swlds.Device().load(swlds.parse(text))["k"]
    out = np.zeros(64, np.uint32)
    result = kernel.launch(1, 64, [out], checks="memcheck,initcheck", engine=engine)
    is_whole = read + 4 <= at or read >= at + size
    if engine == "wave" and not result.findings:  # where the object is gone host code asks the reference engine
        assert (result.fidelity.executed == []) == is_whole
    return out.tobytes(), [(f.kind, f.message, f.count) for f in result.findings]


@settings(max_examples=40)
@given(st.sampled_from(WRITES), st.sampled_from([1, 2]), st.data())
def test_plain_bytes_clear_the_objects_of_both_words_that_they_lie_in(write: str, align: int, data: st.DataObject) -> None:
    """Pieces of words that begin anywhere: the objects of whole pointers beside them stay."""
    size = data.draw(st.integers(1, 12))
    at = align * data.draw(st.integers(0, (16 - size) // align))
    read, far = 4 * data.draw(st.integers(0, 3)), data.draw(st.sampled_from([0, -256, 256]))
    found, wanted = (_overwritten(write, align, at, size, read, far, engine) for engine in ("wave", "reference"))
    assert found == wanted


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_a_copy_that_ends_in_a_pointer_takes_its_object(engine: str) -> None:
    """Bytes 3 to 6 are zeros, as those of the pointer at 4: nothing says any longer that @a was meant."""
    _, findings = _overwritten(WRITES[1], 1, 3, 4, 4, 256, engine)
    _, whole = _overwritten(WRITES[1], 1, 0, 4, 4, 256, engine)
    assert not any("of a (256 bytes)" in str(f) for f in findings) and "of a (256 bytes)" in str(whole)
    _overwritten(WRITES[1], 1, 3, 2, 4, 0, engine)  # its lowest byte alone
