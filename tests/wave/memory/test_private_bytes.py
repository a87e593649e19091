"""Bytes and halves of private arrays at an index that lanes differ in: their neighbours in a word stay as they are."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memset.p5.i64(ptr addrspace(5), i8, i64, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %lanes) {{
entry:
  %s = alloca [7 x {t}], align 2, addrspace(5)
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 2 %s, i8 17, i64 {bytes}, i1 false)
  %p = getelementptr {t}, ptr addrspace(1) %in, i32 %x
  %v = load {t}, ptr addrspace(1) %p
  %k = urem i32 %x, 7
  %is = icmp ult i32 %x, %lanes
  br i1 %is, label %write, label %read
write:
  %q = getelementptr {t}, ptr addrspace(5) %s, i32 %k
  store {t} %v, ptr addrspace(5) %q, align {align}
  br label %read
read:
  %n = phi i32 [0, %entry], [0, %write], [%n1, %read]
  %r = getelementptr {t}, ptr addrspace(5) %s, i32 %n
  %w = load {t}, ptr addrspace(5) %r, align {align}
  %at = mul i32 %x, 7
  %at.n = add i32 %at, %n
  %o = getelementptr {t}, ptr addrspace(1) %out, i32 %at.n
  store {t} %w, ptr addrspace(1) %o
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 7
  br i1 %more, label %read, label %done
done:
  ret void
}}
"""


@pytest.mark.parametrize("lanes", [64, 37])
@pytest.mark.parametrize(("t", "align"), [("i8", 1), ("i16", 2), ("i16", 1), ("half", 2)])
def test_neighbours_stay(t: str, align: int, lanes: int) -> None:
    size = 1 if t == "i8" else 2
    given = np.random.default_rng(4).integers(0, 256, 64 * size, np.uint8)
    module = swlds.parse(KERNEL.format(t=t, align=align, bytes=7 * size))
    wanted = np.full((64, 7, size), 17, np.uint8)
    wanted[np.arange(lanes), np.arange(lanes) % 7] = given.reshape(64, size)[:lanes]
    for how in ({"engine": "reference"}, {"engine": "wave"}, {"engine": "wave", "host": "baseline"}):
        for checks in ("memcheck", "all"):
            out = np.zeros(64 * 7 * size, np.uint8)
            result = swlds.Device("gfx942").load(module)["k"].launch(1, 64, [given, out, lanes], checks=checks, **how)
            assert not result.findings and out.tolist() == wanted.ravel().tolist(), (how, checks)
            assert how["engine"] == "reference" or "reference" not in str(result.fidelity.as_json().get("executed"))
