"""Random kernels whose work-groups meet at the barrier of the grid, and of which waves end in between: in order, or nearly.

``make_program(seed)`` gives the text of a module with the kernel ``k(ptr addrspace(1) data, ptr addrspace(1) out)``, its grid and
block. Each wave has a row of its own, which it and, behind a barrier of the grid, others read and write; waves that end leave
rows behind that others touch now and then. No group ends as a whole before the last barrier.
"""

from __future__ import annotations

import random

from ir_lines import IrLines

#: Words of each buffer.
WORDS = 64 * 16
_HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier() #0
declare void @__ockl_grid_sync() #0
attributes #0 = { convergent nounwind }
define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %out) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %wave = lshr i32 %x, 6
  %lane = and i32 %x, 63
"""
_BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""
_SYNC = "  call void @__ockl_grid_sync()"


class _Writer(IrLines):
    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = random.Random(f"grids {seed}")
        self.groups, self.waves = self.rng.choice((2, 3, 4)), self.rng.choice((2, 2, 3))
        self.sloppy = self.rng.choice((0, 0, 0, 0.05, 0.2))
        #: Rows of waves that are there in all groups, and of those that have ended.
        self.live, self.ended = list(range(self.waves)), list[int]()
        #: Rows that a phase reads from others are not written in it.
        self.reads_next = self.rng.random() < 0.5

    def is_sloppy(self) -> bool:
        return self.rng.random() < self.sloppy

    def row(self, wave: str, *, of_next: bool, base: str = "%data") -> str:
        """The lane's word in the row of a wave of the group, or of the next one."""
        group = "%g"
        if of_next:
            more = self.emit("add i32 %g, 1")
            group = self.emit(f"urem i32 {more}, {self.groups}")
        first = self.emit(f"mul i32 {group}, {self.waves}")
        number = self.emit(f"add i32 {first}, {wave}")
        start = self.emit(f"shl i32 {number}, 6")
        index = self.emit(f"add i32 {start}, %lane")
        return "ptr addrspace(1) " + self.emit(f"getelementptr i32, ptr addrspace(1) {base}, i32 {index}")

    def access(self, kind: str, wave: str, *, of_next: bool) -> None:
        pointer = self.row(wave, of_next=of_next)
        if kind == "write":
            self.lines.append(f"  store i32 {self.rng.choice(('%x', '%g', '3'))}, {pointer}, align 4")
        elif kind == "read":
            value = self.emit(f"load i32, {pointer}, align 4")
            if self.rng.random() < 0.3:
                self.lines.append(f"  store i32 {value}, {self.row('%wave', of_next=False, base='%out')}, align 4")
        else:
            scope = self.rng.choice(("agent", "agent", "workgroup"))
            self.emit(f'atomicrmw add {pointer}, i32 1 syncscope("{scope}") monotonic, align 4')

    def phase(self) -> None:
        """Between two barriers of the grid: own rows are written and read, or others' read."""
        self.reads_next = not self.reads_next
        for _ in range(self.rng.randrange(1, 4)):
            wave, of_next = "%wave", False
            kind = self.rng.choice(("write", "read", "add"))
            if self.reads_next:
                kind, of_next = "read", self.rng.random() < 0.7
                if self.rng.random() < 0.4:
                    wave = str(self.rng.choice(self.live))
            if self.is_sloppy():
                of_next = not of_next
            if self.is_sloppy():
                kind = self.rng.choice(("write", "read", "add"))
            if self.ended and self.rng.random() < 0.1 + self.sloppy:
                wave = str(self.rng.choice(self.ended))
                kind = self.rng.choice((kind, "read"))
            self.access(kind, wave, of_next=of_next)
            if self.rng.random() < 0.3:
                self.lines.append(_BARRIER)
        if len(self.live) > 1 and self.rng.random() < 0.5:
            self.leave()
        if not self.is_sloppy():
            self.lines.append(_SYNC)

    def leave(self) -> None:
        """The last wave ends: of all groups, or of some."""
        wave = self.live.pop()
        self.ended.append(wave)
        here = self.emit(f"icmp eq i32 %wave, {wave}")
        if self.rng.random() < 0.3:
            those = self.emit(f"icmp ult i32 %g, {self.rng.randrange(1, self.groups)}")
            here = self.emit(f"and i1 {here}, {those}")
        self.count += 1
        yes, on = f"leave{self.count}", f"stay{self.count}"
        self.lines += [f"  br i1 {here}, label %{yes}, label %{on}", f"{yes}:"]
        if self.rng.random() < 0.5:
            self.access(self.rng.choice(("write", "read", "add")), "%wave", of_next=self.is_sloppy())
        self.lines += ["  ret void", f"{on}:"]


def make_program(seed: int) -> tuple[str, int, int]:
    """Text, grid, block."""
    w = _Writer(seed)
    for _ in range(w.rng.randrange(2, 6)):
        w.phase()
    return _HEAD + "\n".join(w.lines) + "\n  ret void\n}\n", w.groups, 64 * w.waves
