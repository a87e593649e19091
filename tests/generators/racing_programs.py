"""Random kernels that race, or nearly: plain and atomic accesses of a few words, fences, barriers, several waves and groups.

``make_program(seed)`` gives a ``Program``: a module with the kernel ``k(ptr addrspace(1) out, ptr addrspace(1) both)`` and how to
launch it. Every program ends, and its accesses are inside their objects. Words are few, so that waves and groups meet; most
steps are guarded by who executes them, so that many programs are ordered. Lanes of a wave meet, too: at neighbours' words and
gathered ones, with volatile accesses, wave barriers and fences of all scopes between.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from ir_lines import IrLines

#: Words of each object.
WORDS = 160
_HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [160 x i32] poison, align 16
@g = internal addrspace(1) global [160 x i32] zeroinitializer, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.wave.barrier()
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %both) sanitize_address {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %wave = lshr i32 %x, 6
  %lane = and i32 %x, 63
  %groups = mul i32 %group, 16
"""
_TAIL = """  ret void
}
!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{!"amdgpu-synchronize-as", !"global"}
"""
_SCOPES = ("workgroup", "agent", "agent", "", "wavefront", "workgroup-one-as", "singlethread", "wavefront-one-as")
_TYPES = ((32, 4), (32, 4), (32, 4), (32, 4), (8, 1), (16, 2), (64, 8))


@dataclass(frozen=True)
class Program:
    """``text``: the module; ``grid``, ``block``: the launch."""

    text: str
    grid: int
    block: int


class _Writer(IrLines):
    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        #: Some programs have words only, so that cells are words; some have no ordering between groups.
        self.narrow = self.rng.random() < 0.3
        self.volatile = self.rng.choice((0, 0, 0.2, 0.8))
        self.waves, self.groups = self.rng.choice((1, 2, 2, 3)), self.rng.choice((1, 2, 3, 5))
        self.block = 64 * self.waves - self.rng.choice((0, 0, 0, 7))

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def index(self) -> str:
        """A word: one's own, a neighbour's, the group's, one for all."""
        kind = self.rng.choice(("own", "own", "own", "other", "fixed", "group", "few", "grouped", "wave", "gathered"))
        if kind == "wave":  # another lane of the wave
            return self.emit(f"xor i32 %x, {self.rng.choice((1, 2, 31, 32, 63))}") if self.waves < 3 else "%lane"
        if kind == "gathered":  # no row: several lanes at one word, or each at its own
            scaled = self.emit(f"mul i32 %lane, {self.rng.choice((1, 2, 3, 5))}")
            return self.emit(f"and i32 {scaled}, {self.rng.choice((127, 63, 60))}")
        if kind == "fixed":
            return str(self.rng.randrange(4))
        if kind == "group":
            return self.emit(f"add i32 %group, {self.rng.randrange(3)}")
        if kind == "few":
            return self.emit(f"and i32 %x, {self.rng.choice((1, 3, 7, 15))}")
        if kind == "grouped":
            low = self.emit("and i32 %lane, 15")
            return self.emit(f"add i32 %groups, {low}")
        if kind == "other":
            return (
                self.emit(f"xor i32 %x, {self.rng.choice((1, 3, 63, 64))}")
                if self.waves == 2
                else self.emit("sub i32 159, %x")
            )
        return "%x" if self.waves < 3 or self.rng.random() < 0.5 else self.emit("and i32 %x, 127")

    def value(self) -> str:
        return self.rng.choice(("%x", "%group", "%lane", "%wave", "5", "0"))

    def pointer(self, size: int) -> tuple[str, str]:
        space, base = self.rng.choice(((3, "@t"), (3, "@t"), (1, "@g"), (1, "%both"), (1, "%both"), (1, "%out")))
        index = self.index()
        if size == 8:
            index = self.emit(f"and i32 {index}, 126")
        at = self.emit(f"getelementptr i32, ptr addrspace({space}) {base}, i32 {index}")
        if size < 4 and self.rng.random() < 0.5:
            at = self.emit(f"getelementptr i8, ptr addrspace({space}) {at}, i32 {size * self.rng.randrange(4 // size)}")
        return f"ptr addrspace({space})", at

    def access(self) -> None:
        bits, size = self.rng.choice(_TYPES) if self.narrow else (32, 4)
        kind, at = self.pointer(size)
        action = self.rng.choice(
            ("load", "load", "store", "store", "add", "load atomic", "store atomic", "cmpxchg", "load")
        )
        scope = f' syncscope("{self.rng.choice(_SCOPES)}")'.replace(' syncscope("")', "")
        if "atomic" in action or action in ("add", "cmpxchg"):
            bits, size = (32, 4) if size >= 4 else (bits, size)
        volatile = "volatile " if self.rng.random() < self.volatile else ""
        if action == "load":
            self.emit(f"load {volatile}i{bits}, {kind} {at}, align {size}")
        elif action == "load atomic":
            self.emit(
                f"load atomic i{bits}, {kind} {at}{scope} {self.rng.choice(('monotonic', 'acquire'))}, align {size}"
            )
        elif action == "add":
            ordering = self.rng.choice(("monotonic", "monotonic", "release", "acq_rel"))
            operation = self.rng.choice(("add", "add", "umax", "xchg"))
            self.emit(f"atomicrmw {operation} {kind} {at}, i{bits} 1{scope} {ordering}, align {size}")
        elif action == "cmpxchg":
            self.emit(f"cmpxchg {kind} {at}, i{bits} 0, i{bits} 1{scope} acq_rel monotonic, align {size}")
        else:
            value = self.value()
            if bits < 32 and value.startswith("%"):
                value = self.emit(f"trunc i32 {value} to i{bits}")
            elif bits > 32 and value.startswith("%"):
                value = self.emit(f"zext i32 {value} to i{bits}")
            ordering = f"{scope} {self.rng.choice(('monotonic', 'release'))}" if "atomic" in action else ""
            self.do(
                f"store {'atomic ' if ordering else ''}{volatile}i{bits} {value}, {kind} {at}{ordering}, align {size}"
            )

    def fence(self, ordering: str) -> None:
        scope = f' syncscope("{self.rng.choice(_SCOPES)}")'.replace(' syncscope("")', "")
        self.do(f"fence{scope} {ordering}{self.rng.choice(('', '', '', '', ', !mmra !0', ', !mmra !1'))}")

    def barrier(self) -> None:
        """Mostly with the fences that clang gives it."""
        if self.rng.random() < 0.6:
            self.do('fence syncscope("workgroup") release')
            self.do("call void @llvm.amdgcn.s.barrier()")
            self.do('fence syncscope("workgroup") acquire')
            return
        for ordering in self.rng.choice(((), ("release",), ("release", "acq_rel"))):
            self.fence(ordering)
        self.do("call void @llvm.amdgcn.s.barrier()")
        for ordering in self.rng.choice(((), ("acquire",), ("acquire", "seq_cst"))):
            self.fence(ordering)

    def guarded(self, depth: int) -> None:
        """Steps of one wave, one group, one lane or some of them."""
        name, constant = self.rng.choice((("wave", 0), ("wave", 1), ("group", 0), ("group", 1), ("lane", 0), ("x", 64)))
        if name == "wave" and self.waves == 1:
            name = "group"
        chosen = self.emit(f"icmp {self.rng.choice(('eq', 'eq', 'ne', 'ult'))} i32 %{name}, {constant}")
        self.count += 1
        yes, end = f"yes{self.count}", f"end{self.count}"
        self.do(f"br i1 {chosen}, label %{yes}, label %{end}")
        self.lines.append(f"{yes}:")
        for _ in range(self.rng.randrange(1, 4)):
            self.step(depth + 1)
        self.do(f"br label %{end}")
        self.lines.append(f"{end}:")

    def copy(self) -> None:
        """Lanes copy words, also from and to one another's."""
        size = self.rng.choice((4, 4, 8))
        own = [self.emit(f"and i32 {self.index()}, 126") for _ in range(2)]
        to, from_ = (self.emit(f"getelementptr i32, ptr addrspace(3) @t, i32 {i}") for i in own)
        given = f"ptr addrspace(3) align 4 {to}, ptr addrspace(3) align 4 {from_}, i32 {size}, i1 false"
        self.do(f"call void @llvm.memcpy.p3.p3.i32({given})")

    def step(self, depth: int) -> None:
        choice = self.rng.random()
        if self.rng.random() < 0.12:
            self.do("call void @llvm.amdgcn.wave.barrier()")
        elif self.rng.random() < 0.04:
            self.copy()
        elif choice < 0.45 or depth > 1:
            self.access()
        elif choice < 0.7:
            self.guarded(depth)
        elif choice < 0.8:
            self.fence(self.rng.choice(("release", "acquire", "acq_rel", "seq_cst")))
        elif depth == 0 and choice < 0.97:
            self.barrier()
        elif depth == 0 and self.waves > 1:
            self.return_early()
        else:
            self.access()

    def return_early(self) -> None:
        """A wave ends with an access."""
        self.count += 1
        label = self.count
        chosen = self.emit(f"icmp eq i32 %wave, {self.rng.randrange(self.waves)}")
        self.do(f"br i1 {chosen}, label %gone{label}, label %stays{label}")
        self.lines.append(f"gone{label}:")
        self.access()
        self.lines += ["  ret void", f"stays{label}:"]


def make_program(seed: int) -> Program:
    """The program of a seed."""
    writer = _Writer(seed)
    if writer.rng.random() < 0.7:  # most read LDS that somebody initialised
        own = writer.emit("getelementptr i32, ptr addrspace(3) @t, i32 %x")
        if writer.waves < 3:
            writer.do(f"store i32 0, ptr addrspace(3) {own}, align 4")
            writer.do('fence syncscope("workgroup") release')
            writer.do("call void @llvm.amdgcn.s.barrier()")
            writer.do('fence syncscope("workgroup") acquire')
    for _ in range(writer.rng.randrange(2, 8)):
        writer.step(0)
    return Program(_HEAD + "\n".join(writer.lines) + "\n" + _TAIL, writer.groups, writer.block)
