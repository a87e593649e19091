"""Vectors of pointers, and aggregates of them, through the instructions that only choose: each element keeps its own object."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

HEAD = """target triple = "amdgcn-amd-amdhsa"
@l = internal addrspace(3) global [128 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %few = icmp ult i32 %i, 7
  %all = icmp ugt i32 %n, 2
  %m0 = insertelement <2 x i1> poison, i1 %few, i32 0
  %mask = insertelement <2 x i1> %m0, i1 %all, i32 1
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %v0 = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) %pa, i32 0
  %v = insertelement <2 x ptr addrspace(1)> %v0, ptr addrspace(1) %pb, i32 1
  %w = shufflevector <2 x ptr addrspace(1)> %v, <2 x ptr addrspace(1)> poison, <2 x i32> <i32 1, i32 0>
"""
TAIL = """
  %e0 = extractelement <2 x ptr addrspace(1)> %r, i32 0
  %e1 = extractelement <2 x ptr addrspace(1)> %r, i32 1
  %x = load i32, ptr addrspace(1) %e0
  %y = load i32, ptr addrspace(1) %e1
  %t = mul i32 %x, 1000
  %s = add i32 %t, %y
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %s, ptr addrspace(1) %to
  ret void
}
"""
V = "<2 x ptr addrspace(1)>"
ITEMS = np.arange(64)
A, B, FEW = ITEMS + 100, ITEMS + 300, ITEMS < 7
#: name -> (how %r is made, what its two elements point to)
CASES = {
    "select by element": (f"%r = select <2 x i1> %mask, {V} %v, {V} %w", (np.where(FEW, A, B), B)),
    "select by lane": (f"%r = select i1 %few, {V} %v, {V} %w", (np.where(FEW, A, B), np.where(FEW, B, A))),
    "select by all": (f"%r = select i1 %all, {V} %v, {V} %w", (A, B)),
    "select with a compare": (
        f"%e = icmp eq {V} %v, %w\n  %r = select <2 x i1> %e, {V} %v, {V} %w",
        (B, A),
    ),
    "select with null": (
        f"%z = select <2 x i1> %mask, {V} %v, {V} zeroinitializer\n  %e = icmp eq {V} %z, zeroinitializer\n"
        f"  %r = select <2 x i1> %e, {V} %w, {V} %z",
        (np.where(FEW, A, B), B),
    ),
    "phi": (
        "br i1 %few, label %then, label %join\nthen:\n  br label %join\njoin:\n"
        f"  %r = phi {V} [ %v, %entry ], [ %w, %then ]",
        (np.where(FEW, B, A), np.where(FEW, A, B)),
    ),
    "insert at a lane's index": (
        f"%k = and i32 %i, 1\n  %r = insertelement {V} %v, ptr addrspace(1) %pb, i32 %k",
        (np.where(ITEMS % 2 == 0, B, A), B),
    ),
    "freeze": (f"%r = freeze {V} %w", (B, A)),
    "struct": (
        f"%p = insertvalue {{ i32, {V} }} poison, {V} %v, 1\n  %q = insertvalue {{ i32, {V} }} poison, {V} %w, 1\n"
        f"  %z = select i1 %few, {{ i32, {V} }} %p, {{ i32, {V} }} %q\n  %r = extractvalue {{ i32, {V} }} %z, 1",
        (np.where(FEW, A, B), np.where(FEW, B, A)),
    ),
    "array": (
        f"%p = insertvalue [2 x {V}] zeroinitializer, {V} %w, 1\n  %f = freeze [2 x {V}] %p\n"
        f"  %r = extractvalue [2 x {V}] %f, 1",
        (B, A),
    ),
    "flat and back": (
        f"%p = addrspacecast {V} %w to <2 x ptr>\n  %z = select <2 x i1> %mask, <2 x ptr> %p, <2 x ptr> zeroinitializer\n"
        f"  %s0 = addrspacecast <2 x ptr> %z to {V}\n  %e = icmp eq {V} %s0, zeroinitializer\n"
        f"  %r = select <2 x i1> %e, {V} %v, {V} %s0",
        (np.where(FEW, B, A), A),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_elements_keep_their_objects(name: str) -> None:
    text, (first, second) = CASES[name]
    module = swlds.parse(f"{HEAD}  {text}{TAIL}")
    out = np.zeros(64, np.uint32)
    arguments = [A.astype(np.uint32), B.astype(np.uint32), out, 3]
    swlds.Device("gfx942").load(module)["k"].launch(1, 64, arguments).raise_for_findings()
    assert out.tolist() == (first * 1000 + second).tolist()


@pytest.mark.parametrize("type_", ["{ i32, i32 }", "[2 x i32]"])
def test_an_undefined_condition_makes_an_aggregate_undefined(type_: str) -> None:
    text = (
        f"{HEAD}  %u = load i32, ptr addrspace(3) @l\n  %c = icmp eq i32 %u, 0\n"
        f"  %p = insertvalue {type_} zeroinitializer, i32 1, 0\n  %z = select i1 %c, {type_} %p, {type_} zeroinitializer\n"
        f"  %r = extractvalue {type_} %z, 0\n  store i32 %r, ptr addrspace(1) %pa\n  ret void\n}}\n"
    )
    arguments = [A.astype(np.uint32), B.astype(np.uint32), np.zeros(64, np.uint32), 3]
    result = swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(1, 64, arguments)
    assert [f.kind for f in result.findings] == ["uninitialized"]
