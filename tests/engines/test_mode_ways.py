"""A write of MODE by lanes on one way counts for lanes of the wave that went another one, unless undone before they meet."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError

KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr float, ptr addrspace(1) %out, i32 %i
  %f = uitofp i32 %i to float
  %c = icmp ult i32 %i, %n
  br i1 %c, label %a, label %b
a:
WRITES
  br label ENDS
b:
USES
  store float %r, ptr addrspace(1) %o
  br label %e
e:
  ret void
x:
  ret void
}
define internal float @sum(float %f) noinline {
  %r = fadd float %f, 0x3E70000000000000
  ret float %r
}
"""
UP, NEAREST, FLUSH = (
    f"  call void @llvm.amdgcn.s.setreg(i32 {r}, i32 {v})" for r, v in ((6145, 5), (6145, 0), (6401, 0))
)
ADD = "  %r = fadd float %f, 0x3E70000000000000"
USES = {
    "add": (UP, ADD),
    "flush": (FLUSH, "  %r = fmul float %f, 0x3810000000000000"),
    "get": (UP, "  %g = call i32 @llvm.amdgcn.s.getreg(i32 6145)\n  %r = uitofp i32 %g to float"),
    "call": (UP, "  %r = call float @sum(float %f)"),
}


def _kernel(writes: str, uses: str, ends: str = "%e") -> swlds.Kernel:
    text = KERNEL.replace("WRITES", writes).replace("USES", uses).replace("ENDS", ends)
    return swlds.Device("gfx942").load(swlds.parse(text))["k"]


@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
@pytest.mark.parametrize("ends", ["%e", "%x"])
@pytest.mark.parametrize("name", USES)
def test_it_is_refused_where_lanes_go_both_ways(name: str, ends: str, engine: str) -> None:
    """They meet again, or end."""
    kernel = _kernel(*USES[name], ends)
    with pytest.raises(UnsupportedError, match="lanes of a wave go several ways"):
        kernel.launch(1, 64, [np.zeros(64, np.float32), np.int32(32)], engine=engine)
    for n in (0, 64):  # all of them one way
        assert kernel.launch(1, 64, [np.zeros(64, np.float32), np.int32(n)], engine=engine).findings == []


@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_what_is_undone_before_they_meet(engine: str) -> None:
    out = np.zeros(64, np.float32)
    result = _kernel(UP + "\n" + NEAREST, ADD).launch(1, 64, [out, np.int32(32)], engine=engine)
    assert result.findings == [] and out.tolist() == [0.0] * 32 + [*range(32, 64)]
    assert engine == "reference" or result.fidelity.executed == []
