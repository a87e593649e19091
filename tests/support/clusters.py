# ruff: noqa: E501  (LLVM IR in strings)
"""Kernels of clusters, made of lines of LLVM IR; what lies around them is the same for all."""

from __future__ import annotations

from typing import Any

import numpy as np

import swlds

_HEAD = """target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [1024 x i32] poison, align 16
@more = internal addrspace(3) global [1024 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.amdgcn.workgroup.id.z()
declare i32 @llvm.amdgcn.cluster.id.x()
declare i32 @llvm.amdgcn.cluster.id.y()
declare i32 @llvm.amdgcn.cluster.id.z()
declare i32 @llvm.amdgcn.cluster.workgroup.id.x()
declare i32 @llvm.amdgcn.cluster.workgroup.id.y()
declare i32 @llvm.amdgcn.cluster.workgroup.id.z()
declare i32 @llvm.amdgcn.cluster.workgroup.max.id.x()
declare i32 @llvm.amdgcn.cluster.workgroup.max.id.y()
declare i32 @llvm.amdgcn.cluster.workgroup.max.id.z()
declare i32 @llvm.amdgcn.cluster.workgroup.flat.id()
declare i32 @llvm.amdgcn.cluster.workgroup.max.flat.id()
declare void @llvm.amdgcn.s.cluster.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.s.wait.loadcnt(i16)
declare void @llvm.amdgcn.s.wait.dscnt(i16)
declare void @llvm.amdgcn.wave.barrier()
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare i32 @llvm.amdgcn.cluster.load.b32.i32(ptr addrspace(1), i32, i32)
declare <2 x i32> @llvm.amdgcn.cluster.load.b64.v2i32(ptr addrspace(1), i32, i32)
declare <4 x i32> @llvm.amdgcn.cluster.load.b128.v4i32(ptr addrspace(1), i32, i32)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b8(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b64(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %other, ptr addrspace(1) %dst, i32 %n) ATTRIBUTES {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %wave = lshr i32 %first, 5
  %lane = and i32 %id, 31
  %gx = call i32 @llvm.amdgcn.workgroup.id.x()
  %gy = call i32 @llvm.amdgcn.workgroup.id.y()
  %flat = call i32 @llvm.amdgcn.cluster.workgroup.flat.id()
  %row = mul i32 %gy, %n
  %group = add i32 %gx, %row
  %from.lane = getelementptr TYPE, ptr addrspace(1) %src, i32 %id
  %from.other = getelementptr TYPE, ptr addrspace(1) %other, i32 %id
  %items = mul i32 %group, BLOCK
  %out = add i32 %items, %id
  %to = getelementptr TYPE, ptr addrspace(1) %dst, i32 %out
  %own = getelementptr TYPE, ptr addrspace(3) @lds, i32 %id
  %own.more = getelementptr TYPE, ptr addrspace(3) @more, i32 %id
"""
_TAIL = """  ret void
}
"""
TYPES = {32: "i32", 64: "<2 x i32>", 128: "<4 x i32>"}
_SUFFIX = {32: "b32.i32", 64: "b64.v2i32", 128: "b128.v4i32"}
WAIT = "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)\ncall void @llvm.amdgcn.wave.barrier()"
#: A barrier of the work-group with what makes memory visible.
SYNC = """fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier.signal(i32 -1)
call void @llvm.amdgcn.s.barrier.wait(i16 -1)
fence syncscope("workgroup") acquire"""
CLUSTER_SYNC = """fence syncscope("cluster") release
call void @llvm.amdgcn.s.cluster.barrier()
fence syncscope("cluster") acquire"""
SIGNAL = "call void @llvm.amdgcn.s.barrier.signal(i32 -3)"
AWAIT = "call void @llvm.amdgcn.s.barrier.wait(i16 -3)"


def load(bits: int, mask: int | str, pointer: str = "%from.lane", name: str = "%v") -> str:
    """A load to registers that the members of a mask share."""
    return f"{name} = call {TYPES[bits]} @llvm.amdgcn.cluster.load.{_SUFFIX[bits]}(ptr addrspace(1) {pointer}, i32 0, i32 {mask})"


def copy(bits: int, mask: int | str, pointer: str = "%from.lane", local: str = "%own", offset: int = 0) -> str:
    """The same as a copy to LDS."""
    name = f"@llvm.amdgcn.cluster.load.async.to.lds.b{bits}"
    return f"call void {name}(ptr addrspace(1) {pointer}, ptr addrspace(3) {local}, i32 {offset}, i32 0, i32 {mask})"


def plain_copy(bits: int, pointer: str = "%from.lane", local: str = "%own") -> str:
    name = f"@llvm.amdgcn.global.load.async.to.lds.b{bits}"
    return f"call void {name}(ptr addrspace(1) {pointer}, ptr addrspace(3) {local}, i32 0, i32 0)"


def store(bits: int, value: str = "%v", to: str = "%to") -> str:
    return f"store {TYPES[bits]} {value}, ptr addrspace(1) {to}, align 4"


def read(bits: int, local: str = "%own", name: str = "%v") -> str:
    """A load from LDS."""
    return f"{name} = load {TYPES[bits]}, ptr addrspace(3) {local}, align 4"


def only(condition: str, lines: str, label: str, otherwise: str = "") -> str:
    """Lines for the waves, or groups, of which a condition (lines that give ``%LABEL``) holds."""
    return "\n".join(
        [
            condition,
            f"br i1 %{label}, label %{label}.yes, label %{label}.no",
            f"{label}.yes:",
            lines,
            f"br label %{label}.end",
            f"{label}.no:",
            otherwise,
            f"br label %{label}.end",
            f"{label}.end:",
        ]
    )


def first_wave(lines: str, label: str = "lead") -> str:
    return only(f"%{label} = icmp eq i32 %wave, 0", lines, label)


def module(body: str, *, bits: int = 32, block: int = 32, attributes: str = "") -> str:
    """The text of a module with one kernel, ``@k``."""
    head = _HEAD.replace("TYPE", TYPES[bits]).replace("BLOCK", str(block)).replace("ATTRIBUTES", attributes)
    return head + body + "\n" + _TAIL


def run(
    text: str,
    grid: Any,
    block: int,
    src: Any,
    other: Any = None,
    *,
    words: int = 1,
    count: int | None = None,
    **options: Any,
) -> tuple[Any, swlds.Result]:
    """What the kernel stores, and the result. ``words``: of a lane; ``count``: of 32 bits that ``dst`` has."""
    groups = int(np.prod(grid))
    dst = np.zeros(count or groups * block * words, np.uint32)
    other = np.zeros(1, np.uint32) if other is None else other
    wide = grid[0] if isinstance(grid, tuple) else grid
    kernel = swlds.Device("gfx1250").load(swlds.parse(text))["k"]
    return dst, kernel.launch(grid, block, [src, other, dst, np.uint32(wide)], **options)


def kinds(result: swlds.Result) -> list[tuple[str, str]]:
    return [(f.kind, f.severity) for f in result.findings]
