"""Writes one function of a random program: fresh names, blocks, and how its locals are spelled in the end."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

LOCAL = re.compile(r"%(v\d+|L\d+|out|n|tid|x|depth|p)\b")
_LABEL = re.compile(r"(L\d+):$")
_RESULT = re.compile(r"%(v\d+) = ")


@dataclass(frozen=True)
class Variable:
    """An LDS array of ``block + EXTRA`` elements; the elements behind ``block`` belong to work-item 0."""

    name: str
    element: str
    count: int
    is_dynamic: bool = False

    @property
    def pointer(self) -> str:
        return f"ptr addrspace(3) @{self.name}"


@dataclass
class Debug:
    """Debug locations of one function: reference of its subprogram, of its locations and of a local variable."""

    subprogram: str
    locations: list[str]
    variable: str
    density: float = 0.8


@dataclass
class Writer:
    """Lines of one function. ``accumulator`` is the i32 value that the program computes."""

    rng: random.Random
    accumulator: str = "%n"
    index: str = "%tid"
    block: int = 64
    debug: Debug | None = None
    lines: list[str] = field(default_factory=lambda: ["L0:"])
    label: str = "L0"
    count: int = 0
    #: How deep in nested control flow; limits nesting.
    depth: int = 0
    #: A kernel with an LDS pointer %p among its parameters.
    has_lds_parameter: bool = False

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def value(self, text: str) -> str:
        """Append ``%new = text``; returns the new name."""
        name = self.fresh()
        self.lines.append(f"{name} = {text}")
        return name

    def emit(self, text: str) -> None:
        self.lines.append(text)

    def new_label(self) -> str:
        self.count += 1
        return f"L{self.count}"

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.label = label

    def mix(self, value: str) -> None:
        """Fold an i32 into the accumulator."""
        shifted = self.value(f"mul i32 {self.accumulator}, {self.rng.choice((3, 5, 17, 31))}")
        self.accumulator = self.value(f"{self.rng.choice(('add', 'xor'))} i32 {shifted}, {value}")

    def address(self, variable: Variable, index: str | None = None) -> str:
        """A new pointer to an element; by default the work-item's own."""
        index = index or self.index
        if self.rng.random() < 0.5:
            return self.value(f"getelementptr {variable.element}, {variable.pointer}, i32 {index}")
        count = 0 if variable.is_dynamic else variable.count
        return self.value(
            f"getelementptr inbounds [{count} x {variable.element}], {variable.pointer}, i32 0, i32 {index}"
        )

    def finish(self, head: str, tail: str) -> str:
        """The definition; ``head`` ends with the parameter list."""
        style = self.rng.choice(("named", "named", "unnamed", "quoted"))
        body = [self._located(line) for line in self.lines]
        text = "\n".join(line if _LABEL.match(line) else f"  {line}" for line in body)
        if style == "named":
            return f"{head} {tail} {{\n{text}\n}}\n"
        if style == "quoted":
            labels = [line[:-1] for line in body if _LABEL.match(line)]
            rename = {name: f'"{name} %{{é}}"' for name in [*LOCAL.findall(f"{head} {text}"), *labels]}
        else:
            order = LOCAL.findall(head)
            for line in body:
                matched = _LABEL.match(line) or _RESULT.match(line)
                if matched:
                    order.append(matched[1])
            rename = {name: str(i) for i, name in enumerate(order)}
            text = text.removeprefix("L0:\n")
        full = LOCAL.sub(lambda m: f"%{rename.get(m[1], m[1])}", f"{head} {tail} {{\n{text}\n}}\n")
        return re.sub(r"^(L\d+):$", lambda m: f"{rename[m[1]]}:", full, flags=re.MULTILINE)

    def _located(self, line: str) -> str:
        if self.debug is None or _LABEL.match(line) or line.startswith("#dbg"):
            return line
        is_call = "call " in line and "@llvm." not in line
        if not is_call and self.rng.random() > self.debug.density:
            return line
        return f"{line}, !dbg {self.rng.choice(self.debug.locations)}"
