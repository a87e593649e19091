"""gather-to-lds of a table that each wave stages for itself: the same bytes to the same place are no race, before and behind."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@table = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, LAST
  %from = FROM
  %g = getelementptr i32, ptr addrspace(1) %in, i32 %from
  %l = getelementptr i32, ptr addrspace(3) @table, i32 %lane
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %q = load i32, ptr addrspace(1) %g
  store i32 %q, ptr addrspace(3) %l
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %l
  store i32 %v, ptr addrspace(1) %o
  ret void
}
"""


@pytest.mark.parametrize("target", ["gfx942", "gfx950", "gfx1250"])
@pytest.mark.parametrize(("source", "is_clean"), [("and i32 %t, LAST", True), ("add i32 %t, 0", False)])
def test_waves_that_stage_the_same_bytes(target: str, source: str, is_clean: bool) -> None:
    last, items = ("31", 64) if target == "gfx1250" else ("63", 128)
    module = swlds.parse(KERNEL.replace("FROM", source).replace("LAST", last))
    made = swlds.opt(module, "gather-to-lds", mcpu=target, kernel="k", block=(items,))
    assert "to.lds" in str(made)
    for text in (module, made):
        buffers = [np.arange(500, 628, dtype=np.int32), np.zeros(128, np.int32)]
        result = swlds.Device(target).load(text)["k"].launch(1, items, buffers, checks="all")
        kinds = {f.kind for f in result.findings if f.severity == "error"}
        assert (not kinds) if is_clean else "race-waw" in kinds
        if is_clean:
            assert buffers[1][:items].tolist() == [500 + i % (int(last) + 1) for i in range(items)]
