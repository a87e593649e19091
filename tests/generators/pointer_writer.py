"""What the parts of ``pointer_programs`` share: cells, the objects that they lie in, and the text that is being written.

Every work-item owns a *cell* of 16 bytes in each object. It may read and write its own cell at any time, and the cells of others
between barriers (``pointer_exchanges``); so a program has no races, whatever pointer leads to the cell.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

CELL = 16
SPACES = {"lds": 3, "private": 5, "global": 1}


def pointer(space: int) -> str:
    """The type of a pointer to an address space."""
    return f"ptr addrspace({space})" if space else "ptr"


@dataclass(frozen=True)
class Shape:
    """What a program consists of. ``block``: work-items of a group; ``groups``: work-groups."""

    block: int
    groups: int
    variables: int
    buffers: int
    slots: int
    has_dynamic: bool
    has_parameter: bool
    #: Fences name LDS alone; then nothing is handed over through global memory.
    is_local: bool
    has_faults: bool
    target: str


@dataclass
class Writer:
    """The text of one function. ``own``: pointers to the work-item's cell in each object, by address space."""

    rng: random.Random
    shape: Shape
    lines: list[str] = field(default_factory=list)
    allocas: list[str] = field(default_factory=list)
    #: Text at module level by name: helpers, variables, declarations.
    parts: dict[str, str] = field(default_factory=dict)
    own: dict[int, list[str]] = field(default_factory=lambda: {1: [], 3: [], 5: []})
    #: What of docs/wave-compiler.md makes groups suspicious that do nothing wrong.
    doubts: set[str] = field(default_factory=set)
    #: The same, but only where pointers are kept in memory.
    maybe_doubts: set[str] = field(default_factory=set)
    keeps_pointers: bool = False
    count: int = 0
    label: str = "entry"
    #: Work-items may be anywhere: no barriers, no lane moves.
    is_divergent: bool = False

    def fresh(self) -> int:
        self.count += 1
        return self.count

    def emit(self, text: str) -> str:
        name = f"%v{self.fresh()}"
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.label = label

    def labels(self, *words: str) -> list[str]:
        number = self.fresh()
        return [f"{word}{number}" for word in words]

    def chance(self, part: float) -> bool:
        return self.rng.random() < part

    def alloca(self, type_: str, align: int = 8) -> str:
        name = f"%s{self.fresh()}"
        self.allocas.append(f"  {name} = alloca {type_}, align {align}, addrspace(5)")
        return name

    def declare(self, result: str, name: str, parameters: str) -> str:
        """``@name``, declared."""
        self.parts[f"@{name}"] = f"declare {result} @{name}({parameters})"
        return f"@{name}"

    # The accumulator: every value that a program reads goes into it ------------------------------------------

    def read(self) -> str:
        return self.emit("load i32, ptr addrspace(5) %acc, align 4")

    def mix(self, value: str) -> None:
        turned = self.emit(f"mul i32 {self.read()}, {self.rng.choice((3, 5, 2654435761, -7))}")
        operation = self.rng.choice(("add", "xor", "sub"))
        self.do(f"store i32 {self.emit(f'{operation} i32 {turned}, {value}')}, ptr addrspace(5) %acc, align 4")

    def condition(self) -> str:
        """Uniform or not; constants of any size."""
        r = self.rng
        kind = r.randrange(6)
        if kind == 0:
            return self.emit(f"icmp ult i32 %x, {r.choice((1, self.shape.block // 2, 40))}")
        if kind == 1:
            return self.emit(f"icmp eq i32 %w, {r.randrange(2)}")
        if kind == 2:
            return self.emit(f"icmp sgt i32 {self.read()}, {r.choice((-2147483648, 0, 2147483647, 4194304, -1))}")
        if kind == 3:
            return self.emit(f"icmp ugt i32 %x, {r.choice((2000, 1 << 30))}")
        if kind == 4:
            return self.emit(f"trunc i32 {self.emit(f'lshr i32 {self.read()}, {r.randrange(31)}')} to i1")
        return self.emit(f"icmp eq i32 {self.emit(f'and i32 %x, {r.choice((1, 2, 5))}')}, 0")

    def small(self, limit: int) -> str:
        """A number below ``limit``: constant, or each work-item's."""
        if self.chance(0.4):
            return str(self.rng.randrange(limit))
        source = self.rng.choice(("%x", "%w", self.read()))
        return self.emit(f"urem i32 {source}, {limit}")

    def step(self, place: str, space: int, count: str, unit: str = "i32") -> str:
        inbounds = "" if self.shape.has_faults or self.chance(0.5) else "inbounds "
        return self.emit(f"getelementptr {inbounds}{unit}, {pointer(space)} {place}, i32 {count}")
