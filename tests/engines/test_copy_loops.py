# ruff: noqa: E501  (LLVM IR in strings)
"""A pipeline with a loop: three buffers, two tiles ahead. Host code executes it under all checks, and each lost wait is found."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from copies import LGKM0, VM0, waitcnt

import swlds

VM1 = waitcnt(3953)
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@buf = internal addrspace(3) global [3 x [128 x i32]] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %dst, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %wg = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %x = xor i32 %id, 64
  %n2 = add i32 %n, 2
  %per = mul i32 %n2, 128
  %at = mul i32 %wg, %per
  %mine = getelementptr i32, ptr addrspace(1) %src, i32 %at
  %g0 = getelementptr i32, ptr addrspace(1) %mine, i32 %id
  %g1 = getelementptr i32, ptr addrspace(1) %g0, i32 128
  %u0 = getelementptr [3 x [128 x i32]], ptr addrspace(3) @buf, i32 0, i32 0, i32 %b
  %u1 = getelementptr [3 x [128 x i32]], ptr addrspace(3) @buf, i32 0, i32 1, i32 %b
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g0, ptr addrspace(3) %u0, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g1, ptr addrspace(3) %u1, i32 4, i32 0, i32 0)
  br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %t1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s2, %loop ]
  VM1
  LGKM0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr [3 x [128 x i32]], ptr addrspace(3) @buf, i32 0, i32 %k, i32 %x
  %v = load i32, ptr addrspace(3) %p, align 4
  %s1 = mul i32 %s, 3
  %s2 = add i32 %s1, %v
  %next = add i32 %k, 2
  %k2 = urem i32 %next, 3
  %ahead = add i32 %t, 2
  %o = mul i32 %ahead, 128
  %g = getelementptr i32, ptr addrspace(1) %g0, i32 %o
  %u = getelementptr [3 x [128 x i32]], ptr addrspace(3) @buf, i32 0, i32 %k2, i32 %b
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %u, i32 4, i32 0, i32 0)
  %t1 = add i32 %t, 1
  %more.k = add i32 %k, 1
  %k1 = urem i32 %more.k, 3
  %more = icmp ult i32 %t1, %n
  br i1 %more, label %loop, label %exit
exit:
  VM0
  %q = mul i32 %wg, 128
  %r = add i32 %q, %id
  %d = getelementptr i32, ptr addrspace(1) %dst, i32 %r
  store i32 %s2, ptr addrspace(1) %d, align 4
  ret void
}
"""
TILES, GROUPS = 7, 3


def launch(**waits: str) -> tuple[Any, np.ndarray, np.ndarray]:
    """The result, the output, and what it should be. ``waits``: in place of those of the kernel."""
    text = KERNEL
    for name, wait in {"VM1": VM1, "LGKM0": LGKM0, "VM0": VM0, **waits}.items():
        text = text.replace(f"  {name}\n", f"  {wait}\n")
    source = np.random.default_rng(3).integers(0, 1 << 32, GROUPS * (TILES + 2) * 128, np.uint32)
    out = np.zeros(GROUPS * 128, np.uint32)
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    result = kernel.launch(GROUPS, 128, [source, out, np.uint32(TILES)])
    tiles = source.reshape(GROUPS, TILES + 2, 128)[:, :, np.arange(128) ^ 64]
    wanted = np.zeros((GROUPS, 128), np.uint32)
    for t in range(TILES):
        wanted = wanted * np.uint32(3) + tiles[:, t]
    return result, out, wanted.reshape(-1)


def test_host_code_executes_it() -> None:
    result, out, wanted = launch()
    assert result.findings == [] and result.fidelity.executed == []
    np.testing.assert_array_equal(out, wanted)


@pytest.mark.parametrize("name", ["VM1", "LGKM0", "VM0"])
def test_each_lost_wait_is_found(name: str) -> None:
    found = launch(**{name: "; nothing"})[0].findings
    assert (
        found
        and all(f.tool in ("asynccheck", "initcheck") for f in found)
        and any(f.tool == "asynccheck" for f in found)
    )


def test_a_wait_that_leaves_too_many_open_is_found() -> None:
    found = launch(VM1="call void @llvm.amdgcn.s.waitcnt(i32 3954)")[0].findings
    assert any("vmcnt(2) leaves it open, vmcnt(1) would not" in f.message for f in found)
