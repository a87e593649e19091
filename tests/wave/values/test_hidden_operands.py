"""An undefined old value of a lane move is no use of it where it shows in no lane: reductions of LLVM and Triton have poison."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.engines.wave_compiler import engine

TEXT = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.{name}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %v = call i32 @llvm.amdgcn.{call}
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}}
"""
DPP = "update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)"
PERM = "permlanex16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg)"
VAR = "permlane16.var.i32(i32, i32, i32, i1 immarg, i1 immarg)"
#: (declaration, call, is the old value of some lane seen?)
CALLS = [
    (DPP, "update.dpp.i32(i32 poison, i32 %x, i32 273, i32 15, i32 15, i1 true)", False),
    (DPP, "update.dpp.i32(i32 poison, i32 %x, i32 273, i32 15, i32 15, i1 false)", True),
    (DPP, "update.dpp.i32(i32 poison, i32 %x, i32 273, i32 5, i32 15, i1 true)", True),
    (DPP, "update.dpp.i32(i32 poison, i32 %x, i32 273, i32 15, i32 14, i1 true)", True),
    (DPP, "update.dpp.i32(i32 0, i32 poison, i32 273, i32 15, i32 15, i1 true)", True),
    (PERM, "permlanex16.i32(i32 poison, i32 %x, i32 -1, i32 -1, i1 true, i1 false)", False),
    (PERM, "permlanex16.i32(i32 poison, i32 %x, i32 -1, i32 -1, i1 false, i1 true)", False),
    (PERM, "permlanex16.i32(i32 %x, i32 poison, i32 -1, i32 -1, i1 true, i1 true)", True),
    (VAR, "permlane16.var.i32(i32 poison, i32 %x, i32 3, i1 false, i1 true)", False),
    (VAR, "permlane16.var.i32(i32 poison, i32 %x, i32 3, i1 true, i1 false)", False),
]


@pytest.mark.parametrize(("name", "call", "is_seen"), CALLS, ids=[call.partition("(")[2] for _, call, _ in CALLS])
def test_undefined_old_value(runs: list[engine.Run], name: str, call: str, is_seen: bool) -> None:
    out = np.zeros(64, np.int32)
    kernel = swlds.Device("gfx1201").load(swlds.parse(TEXT.format(name=name, call=call)))["k"]
    result = kernel.launch((1,), (64,), [out], checks="initcheck")
    assert [f.kind for f in result.findings] == ["uninitialized"] * is_seen
    assert bool(runs[0].replayed) == is_seen
