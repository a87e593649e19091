"""Random kernels that recurse, for running on both engines; launched as those of ``divergent_programs``.

Functions call themselves, one another and through pointers, each lane to its own depth; the depth is bounded by fuel, which
each call lowers. Some have stack arrays, get pointers into those of their callers or structs by value, take stack slots of
variable size and in loops; some exchange through LDS between barriers, where all lanes go the same way.
"""

from __future__ import annotations

import random
from typing import final

from divergent_programs import _HEAD, _Function

_STACK = """declare ptr addrspace(5) @llvm.stacksave.p5()
declare void @llvm.stackrestore.p5(ptr addrspace(5))
"""
SIGNATURE = "i32 %a, i32 %b, i32 %fuel, ptr addrspace(5) %slots"


@final
class _Recursive(_Function):
    """One function of a family that call each other. Behind ``SIGNATURE`` may come a struct by value."""

    def __init__(self, rng: random.Random, name: str, callees: list[str], family: dict[str, bool], waits: bool) -> None:
        super().__init__(rng, name, callees, name == "@k", waits)
        self.family = family
        self.is_uniform = waits
        self.calls_left = 2

    def array(self, pointer: str, bound: int) -> None:
        """Read and write one element of an array of i32 on the stack."""
        at = self.emit(f"and i32 {self.read()}, {bound - 1}")
        place = self.emit(f"getelementptr i32, ptr addrspace(5) {pointer}, i32 {at}")
        old = self.emit(f"load i32, ptr addrspace(5) {place}, align 4")
        self.do(f"store i32 {self.emit(f'add i32 {old}, {self.read()}')}, ptr addrspace(5) {place}, align 4")
        self.write(old)

    def simple(self) -> None:
        kind = self.rng.random()
        if kind < 0.2:
            self.array("%mine", 4)
        elif kind < 0.3 and not self.is_kernel:
            self.array("%slots", 4)
        elif kind < 0.36 and not self.is_kernel and self.family[self.name]:
            self.array("%copy", 4)
        elif kind < 0.42:
            self.variable_slot()
        elif kind < 0.5 and self.calls_left and not self.is_uniform:
            self.recurse(self.condition())
        else:
            super().simple()

    def variable_slot(self) -> None:
        """A slot of 4 to 7 elements, or in a loop; initialised before it is used."""
        saved = self.emit("call ptr addrspace(5) @llvm.stacksave.p5()") if self.rng.random() < 0.3 else ""
        count = self.emit(f"or i32 {self.emit(f'and i32 {self.read()}, 3')}, 4") if self.rng.random() < 0.6 else "4"
        slot = self.emit(f"alloca i32, i32 {count}, align 4, addrspace(5)")
        for k in range(4):
            place = self.emit(f"getelementptr i32, ptr addrspace(5) {slot}, i32 {k}")
            self.do(f"store i32 {self.read()}, ptr addrspace(5) {place}, align 4")
        self.array(slot, 4)
        if saved:
            self.do(f"call void @llvm.stackrestore.p5(ptr addrspace(5) {saved})")

    def recurse(self, condition: str) -> None:
        """``if (fuel && condition) v = callee(…, fuel - 1, …)``, directly or through a pointer."""
        self.calls_left -= 1
        call, join = self.fresh("b"), self.fresh("b")
        left = "3" if self.is_kernel else "%fuel"
        some = self.emit(f"and i1 {self.emit(f'icmp ne i32 {left}, 0')}, {condition}")
        self.do(f"br i1 {some}, label {call}, label {join}")
        self.label(call)
        fuel = self.emit(f"sub i32 {left}, 1")
        slots = "%mine" if self.is_kernel or self.rng.random() < 0.6 else "%slots"
        arguments = f"i32 {self.read()}, i32 {self.read()}, i32 {fuel}, ptr addrspace(5) {slots}"
        name = self.rng.choice(list(self.family))
        plain = [n for n, by_value in self.family.items() if not by_value]
        if self.family[name]:
            struct = "%mine" if self.is_kernel or self.rng.random() < 0.5 else slots
            arguments += f", ptr addrspace(5) byval([4 x i32]) align 4 {struct}"
        elif len(plain) > 1 and not self.is_uniform and self.rng.random() < 0.5:
            first, second = self.rng.sample(plain, 2)
            name = self.emit(f"select i1 {self.condition()}, ptr {first}, ptr {second}")
        self.write(self.emit(f"call i32 {name}({arguments})"))
        self.do(f"br label {join}")
        self.label(join)

    def write_recursive(self, budget: int) -> str:
        """The function's text."""
        if self.is_uniform:
            self.exchange()
            self.recurse("true")
            self.exchange()
        early = self.fresh("ret")
        self.statements(budget, "" if self.is_uniform else early, "")
        if not self.is_uniform and self.calls_left:
            self.recurse(self.condition())
        self.do(f"br label {early}")
        self.label(early)
        self.array("%mine", 4)
        return self._with_arrays(self._wrap())

    def _with_arrays(self, text: str) -> str:
        head, *lines = text.split("\n")
        by_value = (
            ", ptr addrspace(5) byval([4 x i32]) align 4 %copy" if not self.is_kernel and self.family[self.name] else ""
        )
        head = head.replace("i32 %a, i32 %b", SIGNATURE + by_value)
        slots = ["  %mine = alloca [4 x i32], align 4, addrspace(5)"]
        fill = []
        for k in range(4):
            fill.append(f"  %mine{k} = getelementptr i32, ptr addrspace(5) %mine, i32 {k}")
            fill.append(f"  store i32 {10 + k}, ptr addrspace(5) %mine{k}, align 4")
        last = max(i for i, line in enumerate(lines) if "alloca i32, align 4" in line)
        return "\n".join([head, *slots, *lines[: last + 1], *fill, *lines[last + 1 :]])


def make_recursive_program(seed: int) -> str:
    """The text of program ``seed``."""
    rng = random.Random(seed)
    callees, functions = [], []
    if rng.random() < 0.5:
        callees.append("@f0")
        functions.append(_Function(rng, "@f0", [], False, False).write_function(rng.random() < 0.3, 1))
    waits = rng.random() < 0.3
    family = {f"@r{i}": rng.random() < 0.3 for i in range(rng.randint(1, 3))}
    for name in family:
        functions.append(_Recursive(rng, name, callees, family, waits).write_recursive(rng.randint(0, 2)))
    functions.append(_Recursive(rng, "@k", callees, family, waits).write_recursive(rng.randint(1, 2)))
    return _HEAD + _STACK + "\n".join(functions)
