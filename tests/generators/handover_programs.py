"""Random kernels whose work-groups hand over to one another, or nearly: fences, flags and counters at agent scope, a few words.

``make_program(seed)`` gives the text of a module with the kernel ``k(ptr addrspace(1) data, ptr addrspace(1) out)``, and its grid
and block. The old value of a counter is used, so that the groups run in one order. Every program ends.
"""

from __future__ import annotations

import random

from ir_lines import IrLines

#: Words of each buffer.
WORDS = 64
_HEAD = """target triple = "amdgcn-amd-amdhsa"
@c = internal addrspace(1) global [4 x i32] zeroinitializer, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %out) sanitize_address {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %wave = lshr i32 %x, 6
"""
_TAIL = """  ret void
}
!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{!"amdgpu-synchronize-as", !"global"}
"""
_BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""


class _Writer(IrLines):
    def __init__(self, seed: int, *, leaves: bool) -> None:
        super().__init__()
        self.rng = random.Random(f"leaves {seed}" if leaves else seed)
        self.leaves = leaves
        #: What the last counter held.
        self.old = "0"
        #: How often a program does other than it should.
        self.sloppy = self.rng.choice((0, 0, 0.04, 0.1, 0.3))
        self.waves, self.groups = self.rng.choice((2, 3) if leaves else (1, 2, 2)), self.rng.choice((2, 3, 4, 6))

    def is_sloppy(self) -> bool:
        """Something is to be left out, or done otherwise."""
        return self.rng.random() < self.sloppy

    def scope(self) -> str:
        word = self.rng.choice(("workgroup", "wavefront", "agent-one-as", "")) if self.is_sloppy() else "agent"
        return f' syncscope("{word}")' if word else ""

    def fence(self, ordering: str) -> None:
        ordering = self.rng.choice(("release", "acquire", "acq_rel", "seq_cst")) if self.is_sloppy() else ordering
        limit = f", !mmra !{self.rng.randrange(2)}" if self.is_sloppy() else ""
        self.lines.append(f"  fence{self.scope()} {ordering}{limit}")

    def atomic(self) -> str:
        """An access of a counter; the value that it read."""
        at = self.emit(f"getelementptr i32, ptr addrspace(1) @c, i32 {int(self.is_sloppy())}")
        kind = self.rng.choice(("load", "store", "cmpxchg")) if self.is_sloppy() else "add"
        pointer = f"ptr addrspace(1) {at}"
        if kind == "load":
            return self.emit(
                f"load atomic i32, {pointer}{self.scope()} {self.rng.choice(('monotonic', 'acquire'))}, align 4"
            )
        if kind == "store":
            ordering = self.rng.choice(("monotonic", "release"))
            self.lines.append(f"  store atomic i32 %g, {pointer}{self.scope()} {ordering}, align 4")
            return "0"
        ordering = self.rng.choice(("monotonic", "monotonic", "acq_rel", "release", "acquire"))
        if kind == "cmpxchg":
            pair = self.emit(f"cmpxchg {pointer}, i32 0, i32 1{self.scope()} {ordering} monotonic, align 4")
            return self.emit(f"extractvalue {{ i32, i1 }} {pair}, 0")
        return self.emit(f"atomicrmw add {pointer}, i32 1{self.scope()} {ordering}, align 4")

    def plain(self, reads: bool | None = None) -> None:
        """A word of one's own group, of the one before, of the first, or of anyone."""
        reads = self.rng.random() < 0.5 if reads is None else reads
        index = self.rng.choice(("%g", "before", "0")) if reads else "own" if self.is_sloppy() else "%g"
        if index == "before":
            less = self.emit("sub i32 %g, 1")
            index = self.emit(f"call i32 @llvm.smax.i32(i32 {less}, i32 0)")
        elif index == "own":
            index = self.emit("and i32 %x, 7")
        at = self.emit(f"getelementptr i32, ptr addrspace(1) {'%out' if self.is_sloppy() else '%data'}, i32 {index}")
        if not reads:
            self.lines.append(f"  store i32 {self.rng.choice(('%x', '%g', '5'))}, ptr addrspace(1) {at}, align 4")
        else:
            self.emit(f"load i32, ptr addrspace(1) {at}, align 4")

    def guarded(self, depth: int, condition: str, count: int) -> None:
        chosen, old = self.emit(condition), self.old
        self.count += 1
        yes, end = f"yes{self.count}", f"end{self.count}"
        self.lines += [f"  br i1 {chosen}, label %{yes}, label %{end}", f"{yes}:"]
        for _ in range(count):
            self.step(depth + 1)
        self.old = old
        self.lines += [f"  br label %{end}", f"{end}:"]

    def hand_over(self, depth: int) -> None:
        """Write, release, count, acquire, read: mostly all of it, in this order."""
        steps = [
            lambda: self.plain(reads=False),
            lambda: self.fence("release"),
            self.count_group,
            lambda: self.fence("acquire"),
            lambda: self.plain(reads=True),
        ]
        if self.is_sloppy():
            one, two = self.rng.sample(range(5), 2)
            steps[one], steps[two] = steps[two], steps[one]
        for step in steps:
            if not self.is_sloppy():
                step()
        if depth < 2 and self.rng.random() < 0.5:
            self.guarded(depth, f"icmp eq i32 {self.old}, {self.groups - 1}", 2)

    def count_group(self) -> None:
        self.old = self.atomic()

    def leave(self) -> None:
        """A wave ends, perhaps behind a few steps of its own; or it acquires, and the others read what it knows of."""
        chosen = self.emit(f"icmp eq i32 %wave, {self.rng.randrange(self.waves)}")
        self.count += 1
        yes, end, old = f"leave{self.count}", f"stay{self.count}", self.old
        self.lines += [f"  br i1 {chosen}, label %{yes}, label %{end}", f"{yes}:"]
        takes = self.rng.random() < 0.5
        if takes:
            self.count_group()
            self.fence("acquire")
        for _ in range(0 if takes else self.rng.randrange(3)):
            self.hand_over(2) if self.rng.random() < 0.6 else self.plain()
        if self.rng.random() < 0.5:
            self.lines.append(f'  fence syncscope("{self.rng.choice(("workgroup", "agent"))}") release')
        self.lines += ["  ret void", f"{end}:"]
        self.old = old
        if takes:
            self.lines.append(_BARRIER)
            self.plain(reads=True)

    def step(self, depth: int) -> None:
        if depth == 0 and self.leaves and self.rng.random() < 0.25:
            self.leave()
            return
        choice = self.rng.random()
        if depth == 0 and choice < 0.7:
            who = self.rng.choice(("%wave, 0", "%x, 64", "%g, 0", "%g, 1")) if self.is_sloppy() else "%x, 0"
            self.guarded(depth, f"icmp eq i32 {who}", self.rng.randrange(1, 3))
        elif depth == 0 and choice < 0.95:
            self.lines.append(_BARRIER)
        elif choice < 0.3 or (depth == 1 and choice < 0.8):
            self.hand_over(depth)
        elif self.is_sloppy():
            self.fence(self.rng.choice(("release", "acquire", "acq_rel")))
        else:
            self.plain(reads=self.old != "0")


def make_program(seed: int, *, leaves: bool = False) -> tuple[str, int, int]:
    """Text, grid, block. ``leaves``: waves may end in front of barriers at which the others meet."""
    writer = _Writer(seed, leaves=leaves)
    for _ in range(writer.rng.randrange(2, 6)):
        writer.step(0)
    return _HEAD + "\n".join(writer.lines) + "\n" + _TAIL, writer.groups, 64 * writer.waves
