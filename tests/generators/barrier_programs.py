"""Random kernels with barriers of all kinds, rightly used and misused. Launch them with groups of 4 waves of 32.

``make_program(seed, misuse)``: phases, each of which all waves pass: a whole barrier, a signal with its wait further down, a
named barrier, a loop of barriers. Between them the waves count themselves in LDS and use the count, so a wave that goes on too
early or too late shows. ``misuse`` makes lanes or waves miss barriers, arrive at others, or end early.
"""

from __future__ import annotations

import random

_HEAD = """target triple = "amdgcn-amd-amdhsa"
@count = internal addrspace(3) global i32 poison, align 4
@first = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
@second = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32 immarg)
declare i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 immarg)
declare void @llvm.amdgcn.s.barrier.wait(i16 immarg)
declare void @llvm.amdgcn.s.barrier.init(ptr addrspace(3), i32 immarg)
declare void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3), i32 immarg)
declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3))
define void @callee() {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
"""
_START = """define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %mine = lshr i32 %item, 5
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %mine)
  %sum = alloca i32, align 4, addrspace(5)
  store i32 0, ptr addrspace(5) %sum, align 4
  %is.first = icmp eq i32 %item, 0
  br i1 %is.first, label %start, label %started
start:
  store i32 0, ptr addrspace(3) @count, align 4
  br label %started
started:
"""
_END = """  br label %end
end:
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %group, 128
  %index = add i32 %base, %item
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %index
  %total = load i32, ptr addrspace(5) %sum, align 4
  store i32 %total, ptr addrspace(1) %to, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx1250" }
"""
WAVES = 4


class _Program:
    def __init__(self, seed: int, misuse: bool) -> None:
        self.rng, self.misuse = random.Random(seed), misuse
        self.lines: list[str] = []
        self.number = 0

    def name(self, prefix: str) -> str:
        self.number += 1
        return f"{prefix}{self.number}"

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def emit(self, text: str) -> str:
        name = self.name("%v")
        self.do(f"{name} = {text}")
        return name

    def note(self, value: str) -> None:
        old = self.emit("load i32, ptr addrspace(5) %sum, align 4")
        scaled = self.emit(f"mul i32 {old}, 31")
        self.do(f"store i32 {self.emit(f'add i32 {scaled}, {value}')}, ptr addrspace(5) %sum, align 4")

    def tick(self) -> None:
        self.note(self.emit('atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic'))

    def fenced(self, *lines: str) -> None:
        for line in ('fence syncscope("workgroup") release', *lines, 'fence syncscope("workgroup") acquire'):
            self.do(line)

    def only(self, condition: str, body: list[str]) -> None:
        """Some lanes, or some waves."""
        then, after = self.name("b"), self.name("b")
        self.do(f"br i1 {condition}, label %{then}, label %{after}")
        self.lines.append(f"{then}:")
        for line in body:
            self.do(line)
        self.do(f"br label %{after}")
        self.lines.append(f"{after}:")

    def some_waves(self) -> str:
        return self.emit(f"icmp {self.rng.choice(('eq', 'ne', 'ult'))} i32 %wave, {self.rng.randrange(WAVES)}")

    def some_lanes(self) -> str:
        low = self.emit(f"and i32 %item, {self.rng.choice((1, 3, 31))}")
        return self.emit(f"icmp {self.rng.choice(('eq', 'ne'))} i32 {low}, {self.rng.randrange(3)}")

    # Phases ------------------------------------------------------------------------------------------------------

    def whole(self) -> None:
        self.fenced(self.rng.choice(("call void @llvm.amdgcn.s.barrier()", "call void @callee()")))

    def split(self) -> None:
        lines = ["call void @llvm.amdgcn.s.barrier.signal(i32 -1)", "call void @llvm.amdgcn.s.barrier.wait(i16 -1)"]
        if self.rng.random() < 0.4:
            self.fenced(*lines)
            return
        self.do('fence syncscope("workgroup") release')
        if self.rng.random() < 0.4:
            is_first = self.emit("call i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)")
            self.note(self.emit(f"zext i1 {is_first} to i32"))
        else:
            self.do(lines[0])
        if self.rng.random() < 0.7:
            self.tick()
        self.do(lines[1])
        self.do('fence syncscope("workgroup") acquire')

    def named(self) -> None:
        pointer = f"ptr addrspace(3) {self.rng.choice(('@first', '@second'))}"
        members = WAVES if not self.misuse else self.rng.choice((WAVES, WAVES, 2, WAVES + 1))
        self.do(f"call void @llvm.amdgcn.s.barrier.init({pointer}, i32 {members})")
        self.whole()
        self.do(f"call void @llvm.amdgcn.s.barrier.join({pointer})")
        self.tick()
        self.do(f"call void @llvm.amdgcn.s.barrier.signal.var({pointer}, i32 {self.rng.choice((0, members))})")
        if self.rng.random() < 0.5:
            self.tick()
        self.do("call void @llvm.amdgcn.s.barrier.wait(i16 1)")

    def loop(self) -> None:
        head, after = self.name("b"), self.name("b")
        counter = self.name("%c")
        self.lines.insert(0, f"  {counter} = alloca i32, align 4, addrspace(5)")
        self.do(f"store i32 0, ptr addrspace(5) {counter}, align 4")
        self.do(f"br label %{head}")
        self.lines.append(f"{head}:")
        self.tick()
        self.rng.choice((self.whole, self.split))()
        at = self.emit(f"load i32, ptr addrspace(5) {counter}, align 4")
        self.do(f"store i32 {self.emit(f'add i32 {at}, 1')}, ptr addrspace(5) {counter}, align 4")
        bound = str(self.rng.randint(1, 6))
        if self.misuse and self.rng.random() < 0.5:
            bound = self.emit(f"and i32 {self.rng.choice(('%wave', '%item'))}, 3")
        self.do(f"br i1 {self.emit(f'icmp ult i32 {at}, {bound}')}, label %{head}, label %{after}")
        self.lines.append(f"{after}:")

    def wrong(self) -> None:
        """Lanes or waves that miss a barrier, arrive without the others, or end."""
        condition = self.rng.choice((self.some_lanes, self.some_waves))()
        kind = self.rng.randrange(4)
        if kind < 2:
            self.leave(condition)
        elif kind == 2:
            self.only(condition, ["call void @llvm.amdgcn.s.barrier()"])
        else:
            self.only(condition, [f"call void @llvm.amdgcn.s.barrier.signal(i32 {self.rng.choice((-1, 3))})"])

    def leave(self, condition: str) -> None:
        after = self.name("b")
        self.do(f"br i1 {condition}, label %end, label %{after}")
        self.lines.append(f"{after}:")

    def run(self) -> str:
        self.fenced("call void @llvm.amdgcn.s.barrier()")
        for _ in range(self.rng.randint(2, 5)):
            self.tick()
            if self.misuse and self.rng.random() < 0.4:
                self.wrong()
            self.rng.choice((self.whole, self.split, self.named, self.loop))()
        self.tick()
        slots = [line for line in self.lines if "alloca" in line]
        body = [line for line in self.lines if "alloca" not in line]
        start = _START.replace("  %sum = alloca", "\n".join([*slots, "  %sum = alloca"]))
        return _HEAD + start + "\n".join([*body, _END])


def make_program(seed: int, misuse: bool) -> str:
    """The text of program ``seed``."""
    return _Program(seed, misuse).run()
