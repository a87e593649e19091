"""Random kernels of loops in one another that lanes leave by many ways, for running on both engines.

``make_loops(seed)`` gives the text of a module with the kernel ``k(ptr addrspace(1) in, ptr addrspace(1) out)``: one i32 a
work-item of each. Loops count; in them lanes break, continue and jump out, of outer loops, too, by bits of what they have loaded
or by the counters, which are the same in all lanes of an iteration. Nothing but the counters ends a loop: what lanes share stays
known as such, and has to stop being so where they read it at different times.
"""

from __future__ import annotations

import random

_HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %x = load i32, ptr addrspace(1) %pi
  %y = and i32 %x, -1057
"""
_TAIL = """  br label %end
end:
  %r0 = load i32, ptr addrspace(5) %s0
  %r1 = load i32, ptr addrspace(5) %s1
  %m = mul i32 %r1, 31
  %r = add i32 %r0, %m
  store i32 %r, ptr addrspace(1) %po
  ret void
}
"""
_DEEPEST = 3


class _Program:
    """``loops``: the counters of the loops around what is written, the innermost last; ``endless``: those that end only in the
    middle of their bodies."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.lines: list[str] = []
        self.slots = ["s0", "s1"]
        self.loops: list[str] = []
        self.endless: set[str] = set()
        self.count = 0

    def emit(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"  %n{self.count} = {text}")
        return f"%n{self.count}"

    def load(self, slot: str) -> str:
        return self.emit(f"load i32, ptr addrspace(5) %{slot}")

    def store(self, value: str, slot: str) -> None:
        self.lines.append(f"  store i32 {value}, ptr addrspace(5) %{slot}")

    def label(self) -> str:
        self.count += 1
        return f"l{self.count}"

    def jump(self, label: str) -> None:
        self.lines.append(f"  br label %{label}")

    def branch(self, condition: str, yes: str, no: str) -> None:
        self.lines.append(f"  br i1 {condition}, label %{yes}, label %{no}")

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")

    def condition(self) -> str:
        """By the lane, by a counter, or by both."""
        kind = self.rng.random()
        if kind < 0.4 or not self.loops:
            return self.emit(f"trunc i32 {self.emit(f'lshr i32 %x, {self.rng.randrange(24)}')} to i1")
        counter = self.load(self.rng.choice(self.loops))
        if kind < 0.75:
            return self.emit(f"icmp {self.rng.choice(('eq', 'sgt'))} i32 {counter}, {self.rng.randrange(4)}")
        return self.emit(f"trunc i32 {self.emit(f'lshr i32 %x, {counter}')} to i1")

    def statements(self, most: int) -> None:
        for _ in range(self.rng.randint(1, most)):
            kind = self.rng.random()
            if kind < 0.35:
                self.sum()
            elif kind < 0.6 and self.loops:
                self.leave()
            elif kind < 0.8:
                self.choose()
            elif len(self.loops) < _DEEPEST:
                self.loop()

    def sum(self) -> None:
        slot = self.rng.choice(("s0", "s1"))
        tripled = self.emit(f"mul i32 {self.load(slot)}, 3")
        kind, value = self.rng.random(), "1"
        if self.loops and kind < 0.8:
            value = self.load(self.rng.choice(self.loops))
            if kind < 0.2:  # what inactive lanes do not read
                place = self.emit(f"getelementptr i32, ptr addrspace(1) %in, i32 {self.emit(f'and i32 {value}, 63')}")
                value = self.emit(f"load i32, ptr addrspace(1) {place}")
        self.store(self.emit(f"add i32 {tripled}, {value}"), slot)

    def leave(self) -> None:
        """break, continue, or out of all."""
        kind, loop = self.rng.choice(("exit", "latch")), self.rng.choice(self.loops)
        target, stay = "end" if self.rng.random() < 0.25 else f"{kind}.{loop}", self.label()
        may_turn = target == f"latch.{loop}" and loop in self.endless  # for ever, where all lanes' bits say so: none has 16
        self.branch(self.turn(loop) if may_turn else self.condition(), target, stay)
        self.start(stay)

    def turn(self, counter: str) -> str:
        """A bit of the lane, another one in each iteration; of sixteen, which are not all set."""
        place = self.emit(f"and i32 {self.load(counter)}, 15")
        return self.emit(f"trunc i32 {self.emit(f'lshr i32 %y, {place}')} to i1")

    def choose(self) -> None:
        yes, no, behind = self.label(), self.label(), self.label()
        self.branch(self.condition(), yes, no)
        self.start(yes)
        self.statements(2)
        self.jump(behind)
        self.start(no)
        if self.rng.random() < 0.5:
            self.statements(2)
        self.jump(behind)
        self.start(behind)

    def loop(self) -> None:
        counter, body = f"c{len(self.slots)}", self.label()
        self.slots.append(counter)
        self.store("0", counter)
        self.jump(f"head.{counter}")
        self.start(f"head.{counter}")
        trips = str(self.rng.randint(2, 5))
        if self.rng.random() < 0.3:
            trips = self.emit(f"and i32 {self.emit(f'lshr i32 %x, {self.rng.randrange(24)}')}, 3")
        if self.rng.random() < 0.3:
            self.endless.add(counter)
            self.jump(body)
        else:
            self.branch(self.emit(f"icmp slt i32 {self.load(counter)}, {trips}"), body, f"exit.{counter}")
        self.start(body)
        self.loops.append(counter)
        self.statements(4)
        if counter in self.endless:
            stay = self.label()
            self.branch(self.emit(f"icmp sge i32 {self.load(counter)}, {trips}"), f"exit.{counter}", stay)
            self.start(stay)
            self.statements(2)
        self.loops.pop()
        self.jump(f"latch.{counter}")
        self.start(f"latch.{counter}")
        self.store(self.emit(f"add i32 {self.load(counter)}, 1"), counter)
        self.jump(f"head.{counter}")
        self.start(f"exit.{counter}")


def make_loops(seed: int) -> str:
    """The text of a program."""
    program = _Program(seed)
    for _ in range(2):
        program.loop()
    slots = [f"  %{slot} = alloca i32, addrspace(5)" for slot in program.slots]
    slots += [f"  store i32 0, ptr addrspace(5) %{slot}" for slot in program.slots]
    return _HEAD + "\n".join(slots + program.lines) + "\n" + _TAIL
