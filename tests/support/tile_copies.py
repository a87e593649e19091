"""Kernels that copy a tile to LDS through registers and write it to memory in another order, in variants by keyword."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

import swlds
from swlds.ir.model import Module

TYPES = {1: "i8", 2: "i16", 4: "i32", 8: "<2 x i32>", 12: "<3 x i32>", 16: "<4 x i32>", 32: "<8 x i32>"}
FENCED = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""


@dataclass(frozen=True)
class TileCopy:
    """``bytes`` a work-item; the words are lines of IR that stand where the default ones do."""

    bytes: int = 4
    items: int = 256
    stride: int = 0  #: between items in LDS; 0: bytes
    type: str = ""
    load: str = "load {type}, ptr addrspace(1) %from, align {align}"
    store: str = "store {type} %v, ptr addrspace(3) %to, align {align}"
    number: str = "%n = add i32 %t, 0"  #: of the item in LDS
    source: str = "%m = add i32 %t, 0"  #: of the item in the source
    before: str = ""
    between: str = ""
    behind: str = FENCED
    guard: str = ""  #: a condition, as i1 %c
    arguments: str = "ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out"
    align: int = 0
    variable: str = "@tile = internal addrspace(3) global [{size} x i8] poison, align 16"

    @property
    def size(self) -> int:
        return self.items * (self.stride or self.bytes)

    def text(self) -> str:
        type_, align = (
            self.type or TYPES[self.bytes],
            self.align or (self.bytes & -self.bytes if self.bytes != 12 else 4),
        )
        words = {"type": type_, "align": align, "size": self.size + 64}
        copy = f"""  %v = {self.load.format(**words)}
{self.between.format(**words)}
  {self.store.format(**words)}"""
        if self.guard:
            copy = f"  {self.guard}\n  br i1 %c, label %then, label %end\nthen:\n{copy}\n  br label %end\nend:"
        return f"""target triple = "amdgcn-amd-amdhsa"
{self.variable.format(**words)}
@other = internal addrspace(3) global [{self.items} x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.wave.barrier()
declare void @elsewhere()
define amdgpu_kernel void @k({self.arguments}) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  {self.number}
  {self.source}
  %m64 = zext i32 %m to i64
  %at = mul i64 %m64, {self.bytes}
  %from = getelementptr i8, ptr addrspace(1) %in, i64 %at
  %place = mul i32 %n, {self.stride or self.bytes}
  %to = getelementptr i8, ptr addrspace(3) @tile, i32 %place
{self.before.format(**words)}
{copy}
{self.behind}
  %last = xor i32 %t, {self.items - 1}
  %back = mul i32 %last, {self.stride or self.bytes}
  %p = getelementptr i8, ptr addrspace(3) @tile, i32 %back
  %w = load {type_}, ptr addrspace(3) %p, align {align}
  %t64 = zext i32 %t to i64
  %o = mul i64 %t64, {self.bytes}
  %q = getelementptr i8, ptr addrspace(1) %out, i64 %o
  store {type_} %w, ptr addrspace(1) %q, align {align}
  ret void
}}
"""

    def run(self, module: Module, cpu: str, checks: str = "all") -> tuple[bytes, list[str]]:
        """What it writes, and the kinds of the findings, on both engines."""
        source = np.arange(self.items * self.bytes + 64, dtype=np.uint32).astype(np.uint8)
        out = np.zeros_like(source)
        kernel = swlds.Device(cpu, engine="both").load(module)["k"]
        result = kernel.launch((1,), (self.items,), [source, out], checks=checks)
        return out.tobytes(), [finding.kind for finding in result.findings]
