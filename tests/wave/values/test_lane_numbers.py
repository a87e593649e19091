"""A lane's number is a row to host code, and one lane's value of a row is computed, not looked up: all spellings and masks."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

LO, HI = "call i32 @llvm.amdgcn.mbcnt.lo(i32 {}, i32 {})", "call i32 @llvm.amdgcn.mbcnt.hi(i32 {}, i32 {})"
#: How a number comes to be in %v, from %id and the uniform %n = 9; what it is in each lane of a wave of so many, in Python.
SPELLINGS = {
    "both": (f"%a = {LO.format(-1, 0)}\n  %v = {HI.format(-1, '%a')}", lambda lane, lanes: lane),
    "behind a number": (f"%a = {LO.format(-1, '%n')}\n  %v = {HI.format(-1, '%a')}", lambda lane, lanes: lane + 9),
    "behind lanes": (f"%a = {LO.format(-1, '%id')}\n  %v = {HI.format(-1, '%a')}", None),
    "low": (f"%v = {LO.format(-1, 5)}", lambda lane, lanes: np.minimum(lane, 32) + 5),
    "high": (f"%v = {HI.format(-1, 5)}", lambda lane, lanes: np.maximum(lane, 32) - 27),
    "high first": (
        f"%a = {HI.format(-1, 0)}\n  %v = {LO.format(-1, '%a')}",
        lambda lane, lanes: lane,
    ),
    "half of a half": (
        f"%a = {LO.format(255, 0)}\n  %v = {HI.format(-1, '%a')}",
        lambda lane, lanes: np.minimum(lane, 8) + np.maximum(lane, 32) - 32,
    ),
    "no high one": (f"%a = {LO.format(-1, 0)}\n  %v = {HI.format(0, '%a')}", lambda lane, lanes: np.minimum(lane, 32)),
}
KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %first, i32 %n, i32 %from) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  SPELLING
  %w = mul i32 %v, -12
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %o, align 4
  %some = icmp uge i32 %id, %from
  br i1 %some, label %then, label %done
then:
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w)
  %g = call i32 @llvm.amdgcn.readlane.i32(i32 %w, i32 31)
  %h = add i32 %f, %g
  %p = getelementptr i32, ptr addrspace(1) %first, i32 %id
  store i32 %h, ptr addrspace(1) %p, align 4
  br label %done
done:
  ret void
}
"""


@pytest.mark.parametrize("start", (0, 5, 31))
@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("target", ("gfx942", "gfx1250"))
def test_numbers(target: str, spelling: str, start: int) -> None:
    text, number = SPELLINGS[spelling]
    lanes = 32 if target == "gfx1250" else 64
    out, first = np.zeros(128, np.int32), np.zeros(128, np.int32)
    kernel = swlds.Device(target).load(swlds.parse(KERNEL.replace("SPELLING", text)))["k"]
    result = kernel.launch(1, 128, [out, first, 9, start], engine="both", checks="memcheck")
    assert (result.findings, result.fidelity.executed) == ([], [])
    item = np.arange(128)
    values = item % lanes + item if number is None else number(item % lanes, lanes)
    assert out.tolist() == values.tolist()
    found = np.where(item < lanes, values[start] + values[31], 0)
    for wave in range(1, 128 // lanes):
        found += np.where(item // lanes == wave, values[wave * lanes] + values[wave * lanes + 31], 0)
    assert first.tolist() == np.where(item >= start, -12 * found, 0).tolist()


@pytest.mark.parametrize("past", (-1, 0, 1, 64))
@pytest.mark.parametrize("target", ("gfx942", "gfx1250"))
def test_a_row_at_the_edge_of_its_variable(target: str, past: int) -> None:
    """A row of all lanes is asked about at once: it is inside, or some lanes are not, at either end."""
    text = """target triple = "amdgcn-amd-amdhsa"
@before = internal addrspace(3) global [256 x i32] poison, align 16
@l = internal addrspace(3) global [64 x i32] poison, align 16
@behind = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %past) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = getelementptr i32, ptr addrspace(3) @before, i32 %id
  store i32 1, ptr addrspace(3) %b
  %c = getelementptr i32, ptr addrspace(3) @behind, i32 %id
  store i32 2, ptr addrspace(3) %c
  %at = add i32 %id, %past
  %p = getelementptr i32, ptr addrspace(3) @l, i32 %at
  store i32 %id, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %o
  ret void
}
"""
    out = np.zeros(64, np.uint32)
    kernel = swlds.Device(target).load(swlds.parse(text))["k"]
    result = kernel.launch(1, 64, [out, past], engine="both", checks="memcheck")
    assert {f.kind for f in result.findings} == ({"out-of-bounds"} if past else set())
    assert past or out.tolist() == list(range(64))
