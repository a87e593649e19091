"""initcheck: lanes that get another lane's value, where that which says from whom is undefined."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i64 @llvm.amdgcn.readlane.i64(i64, i32)
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.ds.permute(i32, i32)
declare i32 @llvm.amdgcn.permlane16.i32(i32, i32, i32, i32, i1, i1)
declare i32 @llvm.amdgcn.permlane16.var.i32(i32, i32, i32, i1, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %is.set = icmp ult i32 %x, SET
  br i1 %is.set, label %set, label %on
set:
  store i32 4, ptr addrspace(3) %p, align 4
  br label %on
on:
  %u = load i32, ptr addrspace(3) %p, align 4
  %v = mul i32 %x, 7
  %long = zext i32 %v to i64
"""
TAIL = """  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %w, ptr addrspace(1) %o, align 4
  ret void
}
"""
#: How the value comes, and the target that has it. ``%u`` says from whom.
CALLS = {
    "readlane": ("%w = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 %u)", "gfx942"),
    "long": ("%l = call i64 @llvm.amdgcn.readlane.i64(i64 %long, i32 %u)\n  %w = trunc i64 %l to i32", "gfx942"),
    "writelane": ("%w = call i32 @llvm.amdgcn.writelane.i32(i32 %v, i32 %u, i32 %x)", "gfx942"),
    "bpermute": ("%w = call i32 @llvm.amdgcn.ds.bpermute(i32 %u, i32 %v)", "gfx942"),
    "permute": ("%w = call i32 @llvm.amdgcn.ds.permute(i32 %u, i32 %v)", "gfx942"),
    "permlane16": (
        "%w = call i32 @llvm.amdgcn.permlane16.i32(i32 %v, i32 %v, i32 %u, i32 %u, i1 false, i1 false)",
        "gfx1100",
    ),
    "var": ("%w = call i32 @llvm.amdgcn.permlane16.var.i32(i32 %v, i32 %v, i32 %u, i1 false, i1 false)", "gfx1201"),
}


def launch(call: str, written: int, checks: str = "initcheck") -> tuple[np.ndarray, list[str]]:
    """The first ``written`` lanes have a lane's number, or its address."""
    line, target = CALLS[call]
    out = np.zeros(64, np.int32)
    text = f"{HEAD.replace('SET', str(written))}  {line}\n{TAIL}"
    result = swlds.Device(target).load(swlds.parse(text))["k"].launch(1, 64, [out], checks=checks)
    return out, [f"{f.kind} {f.count}" for f in result.findings]


@pytest.mark.parametrize("call", CALLS)
def test_who_is_asked_has_to_be_defined(call: str) -> None:
    """A table of lanes that was forgotten had no finding."""
    assert launch(call, 64)[1] == []
    (found,) = launch(call, 0)[1]
    assert found.startswith("uninitialized")


@pytest.mark.parametrize("call", ["bpermute", "var"])
def test_lanes_that_say_it_for_themselves(call: str) -> None:
    """Only those are undefined that nobody told from whom."""
    assert launch(call, 40)[1] == ["uninitialized 24"]
