"""Random kernels whose result shows in which order the blocks of a wave run: any branches, also into loops, and calls.

Each block counts in memory that all lanes share and folds what it found into the lane's result, so two blocks that change places
give another result. Functions call one another, also through pointers that differ by lane; every block uses up fuel,
so the program ends. Launched with one buffer: element 0 is the counter, the results follow.
"""

from __future__ import annotations

import random

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
"""
PARAMETERS = "ptr addrspace(1) %count, i32 %x, ptr addrspace(5) %fuel"
FUEL = 24


class _Function:
    """One function: blocks with any branches among them."""

    def __init__(self, rng: random.Random, name: str, callees: list[str]) -> None:
        self.rng, self.name, self.callees = rng, name, callees
        self.size = rng.randint(4, 7)
        self.count = 0
        self.lines: list[str] = []

    def emit(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"  %t{self.count} = {text}")
        return f"%t{self.count}"

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def mix(self, value: str) -> None:
        old = self.emit("load i32, ptr addrspace(5) %sum, align 4")
        mixed = self.emit(f"add i32 {self.emit(f'mul i32 {old}, 31')}, {value}")
        self.do(f"store i32 {mixed}, ptr addrspace(5) %sum, align 4")

    def bits(self, bits: int) -> str:
        """Some bits that differ by lane, and by what the lane did until now."""
        old = self.emit("load i32, ptr addrspace(5) %sum, align 4")
        mixed = self.emit(f"add i32 {self.emit(f'mul i32 %x, {self.rng.choice((1, 3, 5, 7, 13))}')}, {old}")
        return self.emit(f"and i32 {self.emit(f'lshr i32 {mixed}, {self.rng.randrange(4)}')}, {(1 << bits) - 1}")

    def target(self) -> str:
        return f"%b{self.rng.randrange(2, self.size)}"

    def call(self) -> None:
        callee = self.rng.choice(self.callees)
        if len(self.callees) > 1 and self.rng.random() < 0.5:
            callee = self.callees[0]
            for other in self.rng.sample(self.callees, self.rng.randint(1, len(self.callees) - 1)):
                callee = self.emit(
                    f"select i1 {self.emit(f'trunc i32 {self.bits(1)} to i1')}, ptr {other}, ptr {callee}"
                )
        self.mix(self.emit(f"call i32 {callee}(ptr addrspace(1) %count, i32 %x, ptr addrspace(5) %fuel)"))

    def leave(self) -> None:
        if self.name == "@k":
            self.do(f"store i32 {self.emit('load i32, ptr addrspace(5) %sum, align 4')}, ptr addrspace(1) %to, align 4")
            self.do("ret void")
        else:
            self.do(f"ret i32 {self.emit('load i32, ptr addrspace(5) %sum, align 4')}")

    def tick(self) -> None:
        """Who comes first finds less."""
        step = self.rng.randrange(1, 1000)
        self.mix(self.emit(f"atomicrmw add ptr addrspace(1) %count, i32 {step} monotonic, align 4"))

    def block(self, number: int) -> None:
        """Count; perhaps call; then go on while there is fuel."""
        self.lines.append(f"b{number}:")
        self.tick()
        if self.callees and self.rng.random() < 0.4:
            self.call()
        kind = self.rng.random()
        if kind < 0.3 and number > 1:
            self.leave()
            return
        left = self.emit(f"sub i32 {self.emit('load i32, ptr addrspace(5) %fuel, align 4')}, 1")
        self.do(f"store i32 {left}, ptr addrspace(5) %fuel, align 4")
        some = self.emit(f"icmp sgt i32 {left}, 0")
        if kind < 0.6:
            flag = self.emit(f"trunc i32 {self.bits(1)} to i1")
            if self.rng.random() < 0.5:
                self.do(f"br i1 {self.emit(f'and i1 {some}, {flag}')}, label {self.target()}, label %last")
            else:
                over = self.emit(f"xor i1 {some}, true")
                self.do(f"br i1 {self.emit(f'or i1 {over}, {flag}')}, label %last, label {self.target()}")
            return
        chosen = self.emit(f"select i1 {some}, i32 {self.bits(2)}, i32 99")
        cases = " ".join(f"i32 {k}, label {self.target()}" for k in range(4))
        self.do(f"switch i32 {chosen}, label %last [{cases}]")

    def write(self) -> str:
        head = f"define i32 {self.name}({PARAMETERS}) {{\nb0:\n"
        if self.name == "@k":
            head = "define amdgpu_kernel void @k(ptr addrspace(1) %count) {\nb0:\n"
            head += "  %x = call i32 @llvm.amdgcn.workitem.id.x()\n  %next = add i32 %x, 1\n"
            head += "  %to = getelementptr i32, ptr addrspace(1) %count, i32 %next\n"
            head += (
                f"  %fuel = alloca i32, align 4, addrspace(5)\n  store i32 {FUEL}, ptr addrspace(5) %fuel, align 4\n"
            )
        head += "  %sum = alloca i32, align 4, addrspace(5)\n  store i32 %x, ptr addrspace(5) %sum, align 4\n  br label %b1\n"
        for number in range(1, self.size):
            self.block(number)
        self.lines.append("last:")
        self.tick()
        self.leave()
        return head + "\n".join(self.lines) + "\n}\n"


def make_branching_program(seed: int) -> str:
    """The text of program ``seed``."""
    rng = random.Random(seed)
    names: list[str] = []
    functions = []
    for k in range(rng.randint(0, 3)):
        functions.append(_Function(rng, f"@f{k}", list(names)).write())
        names.append(f"@f{k}")
    functions.append(_Function(rng, "@k", names).write())
    return HEAD + "\n".join(functions)
