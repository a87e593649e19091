"""Writing host LLVM IR as text: names, blocks, declarations."""

from __future__ import annotations

from typing import final


@final
class Writer:
    """Collects the text of one host function. ``emit`` returns the name of the result."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.entry: list[str] = []
        self.declarations: dict[str, str] = {}
        self.block = "entry"
        self._count = 0
        self.is_open = True
        self._memory: dict[tuple[str, ...], str] = {}

    def name(self, prefix: str = "v") -> str:
        self._count += 1
        return f"%{prefix}{self._count}"

    def emit(self, text: str, prefix: str = "v") -> str:
        """An instruction with a result."""
        name = self.name(prefix)
        self.lines.append(f"  {name} = {text}")
        return name

    def pure(self, text: str) -> str:
        """An instruction without side effects: written once a block."""
        known = self._memory.get((self.block, text))
        if known is None:
            known = self._memory[self.block, text] = self.emit(text)
        return known

    def do(self, text: str) -> None:
        """An instruction without a result."""
        self.lines.append(f"  {text}")

    def start(self, label: str) -> None:
        """Begin a block; the one before must be closed."""
        assert not self.is_open, f"block {self.block} is open"
        self.lines.append(f"{label}:")
        self.block, self.is_open = label, True

    def end(self, text: str) -> None:
        """A terminator."""
        assert self.is_open, "no open block"
        self.lines.append(f"  {text}")
        self.is_open = False

    def jump(self, label: str) -> None:
        self.end(f"br label %{label}")

    def branch(self, condition: str, yes: str, no: str) -> None:
        self.end(f"br i1 {condition}, label %{yes}, label %{no}")

    def label(self, prefix: str) -> str:
        self._count += 1
        return f"{prefix}{self._count}"

    def slot(self, type_: str, prefix: str = "s", align: int = 0) -> str:
        """A stack slot in the entry block."""
        name = self.name(prefix)
        self.entry.append(f"  {name} = alloca {type_}{f', align {align}' if align else ''}")
        return name

    def call(self, result: str, name: str, arguments: list[tuple[str, str]], attributes: str = "") -> str:
        """A call of a declared function; void calls return an empty name."""
        self.declarations.setdefault(name, f"declare {result} @{name}({', '.join(t for t, _ in arguments)})")
        text = f"call {result} @{name}({', '.join(f'{t} {v}' for t, v in arguments)}){attributes}"
        if result == "void":
            self.do(text)
            return ""
        return self.emit(text)

    def load(self, type_: str, pointer: str, align: int = 0) -> str:
        return self.emit(f"load {type_}, ptr {pointer}{f', align {align}' if align else ''}")

    def store(self, type_: str, value: str, pointer: str, align: int = 0) -> None:
        self.do(f"store {type_} {value}, ptr {pointer}{f', align {align}' if align else ''}")

    def offset(self, pointer: str, offset: int | str, type_: str = "i64") -> str:
        """``pointer`` plus bytes."""
        return pointer if offset == 0 else self.pure(f"getelementptr i8, ptr {pointer}, {type_} {offset}")
