"""Random kernels whose waves share blocks of the heap, or nearly: through LDS behind a barrier, through memory behind a flag.

``make_program(seed)`` gives a ``Program`` with the kernel ``k(ptr addrspace(1) out)``. Some lanes allocate blocks and write
them, others find their addresses in a table, access them, and one frees each. Mostly what orders that is there; else a fence or
a barrier is left out, a flag is relaxed, a block is freed by somebody else, or not at all.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from ir_lines import IrLines

#: Words of the buffer.
WORDS = 1024
_HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [8 x ptr] poison, align 8
@gt = internal addrspace(1) global [8 x ptr] zeroinitializer, align 8
@gf = internal addrspace(1) global [8 x i32] zeroinitializer, align 4
@gn = internal addrspace(1) global [8 x i32] zeroinitializer, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %wave = lshr i32 %x, 6
  %lane = and i32 %x, 63
"""


@dataclass(frozen=True)
class Program:
    """``text``: the module; ``grid``, ``block``: the launch."""

    text: str
    grid: int
    block: int


class _Writer(IrLines):
    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = random.Random(f"heap {seed}")
        self.groups, self.waves = self.rng.choice((1, 2, 2, 3)), self.rng.choice((1, 2, 2, 3))
        #: How often a program does other than it should.
        self.sloppy = self.rng.choice((0, 0, 0, 0.05, 0.15))
        self.in_lds = self.rng.random() < 0.5
        self.words = self.rng.choice((4, 16, 64, 64))
        self.narrow = self.rng.random() < 0.2

    def is_sloppy(self) -> bool:
        return self.rng.random() < self.sloppy

    def only(self, condition: str) -> str:
        """Begin a part; the label of its end."""
        part, end = self.label("part"), self.label("end")
        self.lines += [f"  br i1 {condition}, label %{part}, label %{end}", f"{part}:"]
        return end

    def close(self, end: str) -> None:
        self.lines += [f"  br label %{end}", f"{end}:"]

    def is_(self, group: int, wave: int, lane: int) -> str:
        """An i1: that lane."""
        item = self.emit(f"icmp eq i32 %x, {64 * wave + lane}")
        if self.groups == 1 or group < 0:
            return item
        here = self.emit(f"icmp eq i32 %g, {group}")
        return self.emit(f"and i1 {item}, {here}")

    def barrier(self) -> None:
        if self.is_sloppy():
            return
        fences = [
            "" if self.is_sloppy() else f'  fence syncscope("workgroup") {order}' for order in ("release", "acquire")
        ]
        self.lines += [fences[0], "  call void @llvm.amdgcn.s.barrier()", fences[1]]

    def slot(self, number: int) -> str:
        table = "@t" if self.in_lds else "@gt"
        space = 3 if self.in_lds else 1
        return f"ptr addrspace({space}) " + self.emit(
            f"getelementptr ptr, ptr addrspace({space}) {table}, i32 {number}"
        )

    def word(self, block: str) -> str:
        """A pointer into a block."""
        index = self.rng.choice(("%lane", "%x", "%wave", str(self.rng.randrange(4))))
        inside = self.emit(f"urem i32 {index}, {self.words}")
        return self.emit(f"getelementptr i32, ptr {block}, i32 {inside}")

    def own_word(self, block: str) -> str:
        """A pointer to what no other lane of the group accesses."""
        return self.emit(f"getelementptr {'i8' if self.narrow else 'i32'}, ptr {block}, i32 %x")

    def access(self, block: str, kind: str) -> None:
        pointer = self.word(block) if kind != "store" or self.is_sloppy() else self.own_word(block)
        if kind == "load":
            value = self.emit(f"load i32, ptr {pointer}, align 4")
            at = self.emit(f"mul i32 %g, {64 * self.waves}")
            own = self.emit(f"add i32 {at}, %x")
            place = self.emit(f"getelementptr i32, ptr addrspace(1) %out, i32 {own}")
            self.lines.append(f"  store i32 {value}, ptr addrspace(1) {place}, align 4")
        elif kind == "store":
            type_ = "i8" if self.narrow else "i32"
            self.lines.append(
                f"  store {type_} {self.rng.randrange(100)}, ptr {pointer}, align {1 if self.narrow else 4}"
            )
        else:
            self.emit(f'atomicrmw add ptr {pointer}, i32 1 syncscope("agent") monotonic, align 4')

    def make(self, number: int, who: tuple[int, int, int]) -> None:
        """A lane allocates a block, writes it and shows it."""
        end = self.only(self.is_(*who))
        block = self.emit(f"call ptr @malloc(i64 {4 * self.words})")
        if not self.is_sloppy():
            self.lines.append(
                f"  call void @llvm.memset.p0.i64(ptr align 16 {block}, i8 1, i64 {4 * self.words}, i1 false)"
            )
        self.lines.append(f"  store ptr {block}, {self.slot(number)}, align 8")
        if not self.in_lds:
            ordering = "monotonic" if self.is_sloppy() else "release"
            flag = self.emit(f"getelementptr i32, ptr addrspace(1) @gf, i32 {number}")
            self.lines.append(f'  store atomic i32 1, ptr addrspace(1) {flag} syncscope("agent") {ordering}, align 4')
        self.close(end)

    def wait(self, number: int) -> None:
        """Poll for the block's flag, for a while."""
        before, head, seen = self.label("before"), self.label("poll"), self.label("seen")
        ordering = "monotonic" if self.is_sloppy() else "acquire"
        flag = self.emit(f"getelementptr i32, ptr addrspace(1) @gf, i32 {number}")
        self.lines += [f"  br label %{before}", f"{before}:", f"  br label %{head}", f"{head}:"]
        n, more = self.label("%n"), self.label("%m")
        self.lines.append(f"  {n} = phi i32 [0, %{before}], [{more}, %{head}]")
        now = self.emit(f'load atomic i32, ptr addrspace(1) {flag} syncscope("agent") {ordering}, align 4')
        self.lines.append(f"  {more} = add i32 {n}, 1")
        there, late = self.emit(f"icmp eq i32 {now}, 1"), self.emit(f"icmp uge i32 {n}, 400")
        self.lines += [f"  br i1 {self.emit(f'or i1 {there}, {late}')}, label %{seen}, label %{head}", f"{seen}:"]

    def use(self, number: int) -> None:
        """All lanes, or some, access a block."""
        if not self.in_lds:
            self.wait(number)
        chosen = self.emit(f"icmp ult i32 %lane, {self.rng.choice((1, 20, 64))}")
        end = self.only(chosen)
        block = self.emit(f"load ptr, {self.slot(number)}, align 8")
        is_room = self.in_lds and self.words >= 64 * self.waves
        kind = self.rng.choice(("load", "load", "atomic", *(["store", "store"] if is_room else [])))
        for _ in range(self.rng.randrange(1, 3)):
            self.access(block, self.rng.choice(("load", "store", "atomic")) if self.is_sloppy() else kind)
        self.close(end)

    def give_back(self, number: int, who: tuple[int, int, int]) -> None:
        """The last one frees the block: behind a barrier, or who counts to the end."""
        if self.is_sloppy():
            return
        end = self.only(self.is_(*who) if self.in_lds else self.emit("icmp eq i32 %x, 0"))
        last = ""
        if not self.in_lds:
            counter = self.emit(f"getelementptr i32, ptr addrspace(1) @gn, i32 {number}")
            ordering = "monotonic" if self.is_sloppy() else "acq_rel"
            old = self.emit(f'atomicrmw add ptr addrspace(1) {counter}, i32 1 syncscope("agent") {ordering}, align 4')
            last = self.only(self.emit(f"icmp eq i32 {old}, {self.groups - 1}"))
        block = self.emit(f"load ptr, {self.slot(number)}, align 8")
        self.lines.append(f"  call void @free(ptr {block})")
        if last:
            self.close(last)
        self.close(end)

    def lane(self) -> tuple[int, int, int]:
        group = -1 if self.in_lds else self.rng.randrange(self.groups)
        return group, self.rng.randrange(self.waves), self.rng.choice((0, 0, 5))

    def program(self) -> str:
        for _ in range(1 if not self.in_lds else self.rng.randrange(1, 3)):
            numbers = range(self.rng.randrange(1, 4))
            for number in numbers:
                self.make(number, self.lane())
            self.barrier()
            for number in numbers:
                self.use(number)
            for number in numbers if self.in_lds and self.rng.random() < 0.5 else ():
                self.barrier()
                self.use(number)
            self.barrier()
            for number in numbers:
                self.give_back(number, self.lane())
            self.barrier()
        return _HEAD + "\n".join(self.lines) + "\n  ret void\n}\n"


def make_program(seed: int) -> Program:
    """The program of a seed."""
    w = _Writer(seed)
    return Program(w.program(), w.groups, 64 * w.waves)
