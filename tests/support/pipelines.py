"""Pipelined kernels: each round copies a tile some rounds ahead straight to LDS, and reads the tile of its own."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

import swlds
from swlds.ir.model import Module

#: How the stage of a round is computed: definitions in the loop's header, and in its body, of %read and %write.
STAGES = {
    "modulo": (
        "",
        "  %read = urem i32 %k, {stages}\n  %ahead = add nuw nsw i32 %k, {ahead}\n  %write = urem i32 %ahead, {stages}",
        "",
    ),
    "wrapped": (
        "  %read = phi i32 [ 0, %entry ], [ %readn, %loop ]\n  %write = phi i32 [ {first}, %entry ], [ %writen, %loop ]\n",
        "",
        "  %r1 = add i32 %read, 1\n  %rc = icmp eq i32 %r1, {stages}\n  %readn = select i1 %rc, i32 0, i32 %r1\n"
        "  %w1 = add i32 %write, 1\n  %wc = icmp eq i32 %w1, {stages}\n  %writen = select i1 %wc, i32 0, i32 %w1\n",
    ),
    "masked": ("", "  %read = and i32 %k, 1\n  %write = xor i32 %read, 1", ""),
}
COPIES = {
    "gfx942": "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) {source}, ptr addrspace(3) {to}, i32 4, i32 0, i32 0)",
    "gfx950": "call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) {source}, ptr addrspace(3) {to}, i32 16, i32 0, i32 0)",
    "gfx1250": "call void @llvm.amdgcn.global.load.async.to.lds.b32("
    "ptr addrspace(1) {source}, ptr addrspace(3) {to}, i32 0, i32 0)",
}


@dataclass(frozen=True)
class Pipeline:
    """``stages``: tiles in LDS; a round copies the tile ``ahead`` rounds ahead; ``copies`` instructions a tile."""

    cpu: str
    stages: int = 2
    ahead: int = 1
    copies: int = 1
    stage: str = "modulo"
    rounds: int = 7
    items: int = 128
    wait: str = ""  #: in front of the barrier behind which a tile is read; "": none
    fenced: bool = False  #: the barrier in front of a copy has fences, as that in front of reads

    @property
    def width(self) -> int:
        return 16 if self.cpu == "gfx950" else 4

    @property
    def tile(self) -> int:
        """Bytes of a stage."""
        return self.items * self.width * self.copies

    def with_wait(self, n: int) -> Pipeline:
        """The right wait is for ``n``."""
        if self.cpu == "gfx1250":
            return replace(self, wait=f"  call void @llvm.amdgcn.s.wait.asynccnt(i16 {n})")
        return replace(self, wait=f"  call void @llvm.amdgcn.s.waitcnt(i32 {0x0F70 | n & 15 | n >> 4 << 14})")

    def copy(self, tag: str, number: str, stage: str) -> str:
        """All copies of tile ``number`` into ``stage``."""
        by_lane = self.cpu == "gfx1250"
        lines = [
            f"  %g{tag} = mul i32 {number}, {self.tile}",
            f"  %h{tag} = add i32 %g{tag}, %mine",
            f"  %l{tag} = mul i32 {stage}, {self.tile}",
            f"  %m{tag} = add i32 %l{tag}, {'%mine' if by_lane else '%base'}",
        ]
        for c in range(self.copies):
            step = c * self.items * self.width
            lines += [
                f"  %i{tag}{c} = add i32 %h{tag}, {step}",
                f"  %s{tag}{c} = getelementptr i8, ptr addrspace(1) %in, i32 %i{tag}{c}",
                f"  %j{tag}{c} = add i32 %m{tag}, {step}",
                f"  %d{tag}{c} = getelementptr i8, ptr addrspace(3) @tiles, i32 %j{tag}{c}",
                "  " + COPIES[self.cpu].format(source=f"%s{tag}{c}", to=f"%d{tag}{c}"),
            ]
        return "\n".join(lines)

    def text(self) -> str:
        words = {"stages": self.stages, "ahead": self.ahead, "first": self.ahead % self.stages}
        phis, body, behind = (part.format(**words) for part in STAGES[self.stage])
        prologue = "\n".join(self.copy(f"p{n}", str(n), str(n)) for n in range(self.ahead))
        fences = (
            ('  fence syncscope("workgroup") release\n', '\n  fence syncscope("workgroup") acquire')
            if self.fenced
            else ("", "")
        )
        drain = (
            "  call void @llvm.amdgcn.s.waitcnt(i32 49279)"
            if self.cpu != "gfx1250"
            else "  call void @llvm.amdgcn.s.wait.dscnt(i16 0)"
        )
        return f"""target triple = "amdgcn-amd-amdhsa"
@tiles = internal addrspace(3) global [{self.tile * self.stages} x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.s.wait.dscnt(i16)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #0 !reqd_work_group_size !0 {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %mine = mul i32 %t, {self.width}
  %wave = and i32 %t, -{32 if self.cpu == "gfx1250" else 64}
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %base = mul i32 %first, {self.width}
  %other = xor i32 %t, {self.items - 1}
  %theirs = mul i32 %other, {self.width}
{prologue}
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %kn, %loop ]
{phis}{body}
  %tile = add i32 %k, {self.ahead}
{self.copy("b", "%tile", "%write")}
{self.wait}
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !1
  %start = mul i32 %read, {self.tile}
  %at = add i32 %start, %theirs
  %p = getelementptr i8, ptr addrspace(3) @tiles, i32 %at
  %v0 = load i32, ptr addrspace(3) %p, align 4
{self.sum()}
  %n = mul i32 %k, {self.items}
  %o = add i32 %n, %t
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %o
  store i32 %v, ptr addrspace(1) %q, align 4
{drain}
{fences[0]}  call void @llvm.amdgcn.s.barrier(){fences[1]}
{behind}  %kn = add nuw nsw i32 %k, 1
  %again = icmp ult i32 %kn, {self.rounds}
  br i1 %again, label %loop, label %done
done:
  ret void
}}
attributes #0 = {{ "target-cpu"="{self.cpu}" }}
!0 = !{{i32 {self.items}, i32 1, i32 1}}
!1 = !{{!"amdgpu-synchronize-as", !"local"}}
"""

    def sum(self) -> str:
        """A word of each of the tile's copies, added up as %v."""
        lines = []
        for c in range(1, self.copies):
            lines += [
                f"  %at{c} = add i32 %at, {c * self.items * self.width}",
                f"  %p{c} = getelementptr i8, ptr addrspace(3) @tiles, i32 %at{c}",
                f"  %x{c} = load i32, ptr addrspace(3) %p{c}, align 4",
                f"  %v{c} = add i32 %v{c - 1}, %x{c}",
            ]
        return "\n".join([*lines, f"  %v = add i32 %v{self.copies - 1}, 0"])

    def expected(self, source: np.ndarray) -> np.ndarray:
        """What the kernel writes."""
        tiles = source.view(np.uint32)[: self.rounds * self.tile // 4].reshape(self.rounds, self.copies, -1)
        places = (np.arange(self.items) ^ (self.items - 1)) * self.width // 4
        return tiles[:, :, places].sum(axis=1, dtype=np.uint32)

    def run(self, module: Module, checks: str = "all", **options: object) -> tuple[bool, list[str]]:
        """Whether it writes that, and the kinds of findings, on both engines."""
        is_right, result = self.launch(module, checks=checks, **options)
        return is_right, [f.kind for f in result.findings]

    def launch(self, module: Module, **options: object) -> tuple[bool, swlds.Result]:
        """Whether it writes what it should, and all else."""
        source = np.arange((self.rounds + self.ahead) * self.tile // 4, dtype=np.uint32)
        out = np.zeros((self.rounds, self.items), np.uint32)
        kernel = swlds.Device(self.cpu, engine="both").load(module)["k"]
        result = kernel.launch((1,), (self.items,), [source, out], **options)
        return bool((out == self.expected(source)).all()), result
