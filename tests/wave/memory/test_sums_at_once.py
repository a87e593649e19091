"""Lanes that add one number to one place do it at once, and find what lanes below them left; bytes are gathered from words."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds

COUNT = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [4 x TYPE] poison, align 8
define amdgpu_kernel void @k(ptr addrspace(1) %place, ptr addrspace(1) %out, TYPE %by, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %hash = mul i32 %id, 2654435761
  %h = lshr i32 %hash, 27
  %c = CONDITION
  %seen = getelementptr TYPE, ptr addrspace(1) %out, i32 %id
  store TYPE START, ptr addrspace(SPACE) AT
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %c, label %yes, label %no
yes:
  %old = atomicrmw OPERATION ptr addrspace(SPACE) AT, TYPE BY syncscope("workgroup") monotonic
  USED
  br label %no
no:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %last = load TYPE, ptr addrspace(SPACE) AT
  %end = getelementptr TYPE, ptr addrspace(1) %seen, i32 128
  store TYPE %last, ptr addrspace(1) %end
  ret void
}
"""
CONDITIONS = {
    "all": "icmp ult i32 %id, 4096",
    "some": "icmp ult i32 %h, %n",
    "one": "icmp eq i32 %id, %n",
    "waves": "icmp ult i32 %id, 40",
}
DTYPES = {"i32": np.uint32, "i64": np.uint64, "i16": np.uint16, "i8": np.uint8}


def _both(text: str, target: str, *given_: Any, lowered: bool = False) -> list[list[int]]:
    """What the kernel left in its arrays, which is the same on both engines."""
    module = swlds.parse(text)
    module = swlds.lower(module) if lowered else module
    found = []
    for engine in ("wave", "reference"):
        arrays = [x.copy() if isinstance(x, np.ndarray) else x for x in given_]
        result = swlds.Device(target, engine=engine).load(module)["k"].launch(1, 128, arrays, checks="memcheck,initcheck")
        assert not result.findings and (engine == "reference" or not result.fidelity.executed)
        found.append([a.tolist() for a in arrays if isinstance(a, np.ndarray)])
    assert found[0] == found[1]
    return found[0]


@given(
    st.sampled_from(sorted(DTYPES)),
    st.sampled_from(("add", "sub")),
    st.sampled_from(sorted(CONDITIONS)),
    st.sampled_from(("%by", "1", "-3", "0")),
    st.sampled_from(("lds", "buffer", "lowered")),
    st.booleans(),
    st.sampled_from(("gfx942", "gfx1100")),
    st.integers(0, 33),
)  # fmt: skip
@settings(max_examples=16)
def test_sums(
    type_: str, operation: str, condition: str, by: str, where: str, is_used: bool, target: str, n: int
) -> None:
    space, at = (1, "%place") if where == "buffer" else (3, "@t")
    words = {
        "OPERATION": operation,
        "CONDITION": CONDITIONS[condition],
        "USED": "store TYPE %old, ptr addrspace(1) %seen" if is_used else "",
        "START": "250",
        "BY": by,
        "SPACE": str(space),
        "AT": at,
        "TYPE": type_,
    }
    text = COUNT
    for word, value in words.items():
        text = text.replace(word, value)
    kind = DTYPES[type_]
    arrays = np.zeros(1, kind), np.full(256, 7, kind)
    _, out = _both(text, target, *arrays, kind(201), np.uint32(n), lowered=where == "lowered")
    number = {"%by": 201}.get(by) or int(by)
    active = {"all": 128, "waves": 40, "one": int(n < 128)}.get(condition)
    if active is not None:
        total = 250 + active * number * (1 if operation == "add" else -1)
        assert out[128] == total % (1 << int(type_[1:]))


GATHER = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %at, ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %at, i32 %id
  %a = load i32, ptr addrspace(1) %pa
  %p = getelementptr TYPE, ptr addrspace(1) %in, i32 %a
  %q = getelementptr TYPE, ptr addrspace(1) %out, i32 %id
  %c = icmp ult i32 %a, %n
  br i1 %c, label %yes, label %no
yes:
  %v = load TYPE, ptr addrspace(1) %p, align ALIGN
  store TYPE %v, ptr addrspace(1) %q, align ALIGN
  br label %no
no:
  ret void
}
"""


PARTS = (("i8", 1), ("i16", 1), ("i16", 2), ("half", 2))


@given(st.sampled_from(PARTS), st.integers(1, 130), st.integers(0, 1 << 30))
@settings(max_examples=10)
def test_parts_of_words_from_anywhere(part: tuple[str, int], n: int, seed: int) -> None:
    """Also the last ones of a buffer, in some lanes."""
    type_, align = part
    text = GATHER.replace("TYPE", type_).replace("ALIGN", str(align))
    kind = {"i8": np.uint8, "i16": np.uint16, "half": np.float16}[type_]
    rng = np.random.default_rng(seed)
    values, places = rng.integers(0, 200, n).astype(kind), rng.integers(0, 2 * n, 128).astype(np.uint32)
    _, _, out = _both(text, "gfx942", values, places, np.full(128, 9, kind), np.uint32(n))
    assert out == np.where(places < n, values[places % n], kind(9)).tolist()


BLOCK = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [128 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [128 x i32], ptr addrspace(3) @t, i32 0, i32 %id
  store i32 %id, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %q
  ret void
}
"""


@pytest.mark.parametrize("lanes", [1, 2])
def test_several_lanes_that_allocate_the_block_are_the_reference_engines(lanes: int) -> None:
    """Host code takes it for one lane's."""
    text = str(swlds.lower(swlds.parse(BLOCK)))
    assert "%sw.first = icmp eq i32 %sw.xyz, 0" in text
    module = swlds.parse(text.replace("%sw.first = icmp eq i32 %sw.xyz, 0", f"%sw.first = icmp ult i32 %sw.xyz, {lanes}"))
    found = []
    for engine in ("wave", "reference"):
        out = np.zeros(64, np.uint32)
        result = swlds.Device("gfx942", engine=engine).load(module)["k"].launch(3, 64, [out], checks="memcheck")
        found.append(([(f.kind, f.count) for f in result.findings], out.tolist()))
        assert engine == "reference" or bool(result.fidelity.executed) == (lanes > 1)
    assert found[0] == found[1] and found[0][1] == list(range(64))
