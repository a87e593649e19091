"""Behind a call that lanes may not come back from nobody knows which lanes of a wave are left: for passes and predictions."""

from __future__ import annotations

import numpy as np
import pytest

import swlds
from swlds.analysis.addresses import AddressAnalysis
from swlds.analysis.lds_patterns import PatternAnalysis, Shape
from swlds.ir.model import Module

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x <4 x i32>] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.endpgm()
define internal void @check(i1 %c) noinline {
  br i1 %c, label %ends, label %goes
ends:
  END
goes:
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) noalias align 16 %in, ptr addrspace(1) noalias align 16 %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %x, 40
  call void @check(i1 %c)
  fence syncscope("workgroup") acq_rel
  %p = getelementptr <4 x i32>, ptr addrspace(1) %in, i32 %x
  %q = getelementptr <4 x i32>, ptr addrspace(3) @t, i32 %x
  %v = load <4 x i32>, ptr addrspace(1) %p
  store <4 x i32> %v, ptr addrspace(3) %q
  %w = load <4 x i32>, ptr addrspace(3) %q
  %o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %x
  store <4 x i32> %w, ptr addrspace(1) %o
  ret void
}
"""
ENDS = "call void @llvm.amdgcn.endpgm()\n  unreachable"


def module(ends: bool) -> Module:
    return swlds.parse(KERNEL.replace("END", ENDS if ends else "ret void"))


def run(made: Module) -> tuple[list[int], list[str]]:
    given, out = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)
    result = swlds.Device("gfx942", engine="both").load(made)["k"].launch(1, 64, [given, out])
    return out.tolist(), [f.kind for f in result.findings]


@pytest.mark.parametrize("ends", [True, False])
@pytest.mark.parametrize("passes", ["gather-to-lds", "coalesce-copies,gather-to-lds", "gather-to-lds,lower-dma"])
def test_copies_are_dealt_anew_only_where_all_lanes_are_left(passes: str, ends: bool) -> None:
    source = module(ends)
    made = swlds.opt(source, passes, mcpu="gfx942", block=(64,), verify_each=True)
    assert ("Gathered" in [r.name for r in made.remarks]) is not ends
    assert run(made) == run(source) == ([n if n >= 160 or not ends else 0 for n in range(256)], [])


@pytest.mark.parametrize("ends", [True, False])
def test_conflicts_are_predicted_only_where_all_lanes_are_left(ends: bool) -> None:
    source = module(ends)
    analysis = PatternAnalysis(AddressAnalysis(source), Shape((64, 1, 1), 64))
    predictions = list(analysis.predict(source.functions["k"]))
    assert len(predictions) == 2
    for prediction in predictions:
        assert prediction.verdict == ("under-assumption" if ends else "proved")
        assert any("lanes may end in the call" in why for why in prediction.premises) is ends
