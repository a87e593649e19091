"""LDS that is known to be initialised from a barrier on: accesses look no more, until bytes that are not come there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds

HEAD = """@t = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.memcpy.p3.p5.i32(ptr addrspace(3), ptr addrspace(5), i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-features"="+wavefrontsize64" {
  %nothing = alloca i32, align 4, addrspace(5)
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %n = load i32, ptr addrspace(1) %from, align 4
  %row = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %some = getelementptr i32, ptr addrspace(3) @t, i32 %n
"""
MEET = """fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire"""
STORE = "store i32 7, ptr addrspace(3) %row, align 4"
SCATTER = "store i32 %x, ptr addrspace(3) %some, align 4"
EVEN = """%low = and i32 %x, 1
%is.even = icmp eq i32 %low, 0
br i1 %is.even, label %store, label %then
store:
store i32 7, ptr addrspace(3) %row, align 4
br label %then
then:"""
#: Of a length that is known, and of one that only the launch knows.
COPY = "call void @llvm.memcpy.p3.p5.i32(ptr addrspace(3) {}, ptr addrspace(5) %nothing, i32 {}, i1 false)"
MOVE = """%u = load i32, ptr addrspace(5) %nothing, align 4
store i32 %u, ptr addrspace(3) {}, align 4"""
SIZE = "%four = load i32, ptr addrspace(1) %in, align 4\n%size = or i32 %four, 4"
CASES = {
    "all": ([STORE, MEET], True),
    "scattered": ([STORE, MEET, SCATTER, MEET], True),
    "a half": ([EVEN, MEET], False),
    "nothing, and a barrier": ([MEET], False),
    "a copy of nothing": ([STORE, MEET, COPY.format("%some", 4), MEET], False),
    "a copy of nothing, before the barrier": ([STORE, COPY.format("%row", 4), MEET], False),
    "a copy of nothing, of any size": ([STORE, MEET, SIZE, COPY.format("%row", "%size"), MEET], False),
    "a store of nothing": ([STORE, MEET, MOVE.format("%row"), MEET], False),
    "a store of nothing, lane by lane": ([STORE, MEET, MOVE.format("%some"), MEET], False),
    "a copy of nothing, and a store": ([STORE, MEET, COPY.format("%row", 4), MEET, SCATTER, MEET], True),
}


def findings(engine: str, body: list[str], how: str) -> tuple[list[Any], bytes]:
    text = "\n".join([HEAD, *body, f"%v = load i32, ptr addrspace(3) %{how}, align 4"])
    text += "\nstore i32 %v, ptr addrspace(1) %place, align 4\nret void\n}\n"
    numbers = np.arange(256, dtype=np.uint32)[:: 1 if "%size" in text else -1].copy()
    out = np.zeros(256, np.uint32)
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(text))["k"]
    result = kernel.launch((1, 1, 1), (256, 1, 1), [numbers, out], checks="memcheck,initcheck")
    return [f.as_json() for f in result.findings], out.tobytes()


@pytest.mark.parametrize("how", ["row", "some"])
@pytest.mark.parametrize("name", sorted(CASES))
def test_what_is_not_initialised_is_found(name: str, how: str) -> None:
    body, is_clean = CASES[name]
    found = findings("wave", body, how)
    assert found == findings("reference", body, how)
    assert (not found[0]) == is_clean
