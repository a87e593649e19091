"""Writing host LLVM IR as text: names, blocks, declarations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import final

#: Ends a line that stores what is there already: for LLVM's passes, quick code leaves it out.
REPEATED = " ; again"


@final
class Writer:
    """Collects the text of one host function. ``emit`` returns the name of the result.

    What ``pure`` has written is used again wherever it is known to have run: further down in the block, in blocks that
    *follow* (``start``), in branches (``branches``), and everywhere when it stands in the entry (``hoist``).
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.entry: list[str] = []
        self.declarations: dict[str, str] = {}
        self.block = "entry"
        self._count = 0
        self.is_open = True
        #: Text of a pure instruction -> its name; the innermost branch last.
        self._known: list[dict[str, str]] = [{}]
        self._in_entry: dict[str, str] = {}
        self._entry_names = {"%g", "%w"}
        self._entry_end = 0
        self._hoisted: list[str] = []

    def name(self, prefix: str = "v") -> str:
        self._count += 1
        return f"%{prefix}{self._count}"

    def emit(self, text: str, prefix: str = "v") -> str:
        """An instruction with a result."""
        self._count += 1
        name = f"%{prefix}{self._count}"
        self.lines.append(f"  {name} = {text}")
        return name

    def pure(self, text: str) -> str:
        """An instruction without side effects: not written again where its result is known."""
        found = self._in_entry.get(text)
        if found is not None:
            return found
        for known in self._known:
            found = known.get(text)
            if found is not None:
                return found
        self._count += 1
        name = self._known[-1][text] = f"%v{self._count}"
        self.lines.append(f"  {name} = {text}")
        return name

    def hoist(self, text: str, *operands: str) -> str:
        """A pure instruction that goes to the entry when its operands are there: it is written once."""
        if not self._entry_end or not all(o in self._entry_names or not o.startswith("%") for o in operands):
            return self.pure(text)
        if text not in self._in_entry:
            name = self._in_entry[text] = self.name()
            self._entry_names.add(name)
            self._hoisted.append(f"  {name} = {text}")
        return self._in_entry[text]

    def leave_if(self, condition: str, label: str) -> None:
        """Go to ``label`` when the condition holds; where it is known not to hold nothing is written."""
        fact = f"not {condition}"
        if condition in ("false", "0") or any(fact in known for known in (self._in_entry, *self._known)):
            return
        go_on = self.label("on")
        self.branch(condition, label, go_on)
        self.start(go_on, follows=True)
        if condition.startswith("%"):
            self._known[-1][fact] = "true"

    def end_entry(self, label: str) -> None:
        """Close the entry block; its names stay usable."""
        self._in_entry = self._known[0]
        self._known = [{}]
        self._entry_names.update(re.findall(r"^  (%\w+) =", "\n".join(self.lines), re.MULTILINE))
        self._entry_end = len(self.lines)
        self.jump(label)

    def body(self) -> list[str]:
        """All blocks, what was hoisted in its place."""
        return self.lines[: self._entry_end] + self._hoisted + self.lines[self._entry_end :]

    def do(self, text: str) -> None:
        """An instruction without a result."""
        self.lines.append(f"  {text}")

    def note(self, text: str) -> None:
        """A comment."""
        self.lines.append(f"  ; {text}")

    def start(self, label: str, *, follows: bool = False) -> None:
        """Begin a block; the one before must be closed. ``follows``: every way to it leads through what is known here."""
        assert not self.is_open, f"block {self.block} is open"
        if not follows:
            for known in self._known:
                known.clear()
        self.lines.append(f"{label}:")
        self.block, self.is_open = label, True

    @contextmanager
    def branches(self) -> Iterator[dict[str, str]]:
        """What is written inside is known inside only; gives what is."""
        self._known.append({})
        yield self._known[-1]
        self._known.pop()

    def learn(self, known: dict[str, str]) -> None:
        """What was written inside stands where it does for all that follows."""
        self._known[-1].update(known)

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


def without_repeats(text: str) -> str:
    """Host IR without the lines that end with ``REPEATED``."""
    if f"{REPEATED}\n" not in text:
        return text
    return "\n".join([line for line in text.split("\n") if not line.endswith(REPEATED)])
