"""Loops in one another that lanes leave by many ways: host code against the reference engine."""

from __future__ import annotations

import numpy as np
import pytest
from divergent_programs import promoted
from loop_programs import make_loops

import swlds


def run(text: str, engine: str, target: str, seed: int) -> list[int]:
    given = np.random.default_rng(seed).integers(0, 1 << 32, 64, dtype=np.uint32)
    out = np.zeros(64, np.uint32)
    kernel = swlds.Device(target, engine=engine).load(swlds.parse(text))["k"]
    result = kernel.launch(1, 64, [given, out], checks="memcheck")
    assert not result.findings
    return out.tolist()


@pytest.mark.parametrize("is_promoted", [False, True], ids=["slots", "phis"])
@pytest.mark.parametrize("target", ["gfx942", "gfx1100"])
@pytest.mark.parametrize("seed", [4, 17, 18, 33, 42, 43, 45, *range(100, 112)])
def test_lanes_keep_what_they_left_a_loop_with(seed: int, target: str, is_promoted: bool) -> None:
    """The first seven were wrong while a loop counted as left only by branches that lead out of all loops around it."""
    text = promoted(make_loops(seed)) if is_promoted else make_loops(seed)
    assert run(text, "wave", target, seed) == run(text, "reference", target, seed)


def test_a_loop_is_left_with_the_one_around_it() -> None:
    """Lanes that break wait behind the inner loop while others count on in it, and then leave both at once."""
    text = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %pi
  br label %outer
outer:
  %sum = phi i32 [ 0, %entry ], [ %added, %behind ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %behind ]
  %more = icmp slt i32 %i, 4
  br i1 %more, label %before, label %end
before:
  br label %inner
inner:
  %j = phi i32 [ 0, %before ], [ %j.next, %latch ]
  %is.last = icmp eq i32 %j, 3
  br i1 %is.last, label %end, label %body
body:
  %breaks = trunc i32 %x to i1
  br i1 %breaks, label %behind, label %latch
latch:
  %j.next = add i32 %j, 1
  br label %inner
behind:
  %by = add i32 %j, 10
  %added = add i32 %sum, %by
  %i.next = add i32 %i, 1
  br label %outer
end:
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum, ptr addrspace(1) %po
  ret void
}
"""
    given = np.random.default_rng(1).integers(0, 1 << 32, 64, dtype=np.uint32)
    assert run(text, "wave", "gfx942", 1) == np.where(given & 1, 40, 0).tolist()
