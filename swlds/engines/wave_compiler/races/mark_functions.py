"""Functions beside the kernel that judge and join marks where waves have numbers of their own, or accesses are volatile.

For one cell, or a vector of them. Written once in a kernel: in place they would be most of its code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.engines.wave_compiler.host.context import ITEM, KEPT, MANY, MATES, SEVERAL


@final
class _Text:
    """Instructions on cells."""

    def __init__(self, width: int | None) -> None:
        self.width = width
        self.type, self.bit = ("i32", "i1") if width is None else (f"<{width} x i32>", f"<{width} x i1>")
        self.lines: list[str] = []

    def op(self, text: str) -> str:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def splat(self, scalar: str) -> str:
        if self.width is None:
            return scalar
        if not scalar.startswith("%"):
            return f"splat (i32 {scalar})"
        one = self.op(f"insertelement {self.type} poison, i32 {scalar}, i64 0")
        return self.op(f"shufflevector {self.type} {one}, {self.type} poison, <{self.width} x i32> zeroinitializer")

    def both(self, opcode: str, a: str, b: str) -> str:
        return self.op(f"{opcode} {self.type} {a}, {b}")

    def flags(self, opcode: str, a: str, b: str) -> str:
        return self.op(f"{opcode} {self.bit} {a}, {b}")

    def choose(self, flag: str, yes: str, no: str) -> str:
        return self.op(f"select {self.bit} {flag}, {self.type} {yes}, {self.type} {no}")

    def agree(self, a: str, b: str, bits: int) -> str:
        """The marks have these bits alike."""
        return self.both("icmp eq", self.both("and", self.both("xor", a, b), self.splat(str(bits))), self.splat("0"))

    def is_wave(self, first: str, lanes: int) -> str:
        """The wave alone was there."""
        many = self.splat(str(MATES))  # and MANY
        is_one = self.both("icmp ne", self.both("and", "%cell", many), many)
        return self.flags("and", is_one, self.agree("%cell", first, ITEM & -lanes))

    def define(self, name: str, result: str, given: str, value: str) -> str:
        head = f"define internal {result} @{name}({self.type} %cell, {self.type} %mark, {given}) noinline nounwind {{"
        return "\n".join([head, *self.lines, f"  ret {result} {value}", "}"])


def _allowed(name: str, width: int | None, lanes: int) -> str:
    """``first``: the mark of the wave's first lane; ``since``: since when nothing orders its lanes; ``kept``: bits of marks with
    which the access does not race."""
    t = _Text(width)
    wave = t.is_wave(t.splat("%first"), lanes)
    ordered = t.both("icmp ult", "%cell", t.splat("%since"))
    kept = t.both("icmp ne", t.both("and", "%cell", t.splat("%kept")), t.splat("0"))
    itself = t.agree("%cell", "%mark", SEVERAL | ITEM)
    fine = t.flags("and", wave, t.flags("or", itself, t.flags("or", ordered, kept)))
    return t.define(name, t.bit, "i32 %first, i32 %since, i32 %kept", fine)


def _joined(name: str, width: int | None, lanes: int) -> str:
    """``mark``: what the lane leaves where nobody else was in this epoch; ``several``: what several waves leave that are not MANY
    already; see ``Marks``."""
    t = _Text(width)
    first, epoch = t.splat("%first"), t.splat("%epoch")
    wave = t.is_wave(first, lanes)
    live = t.both("icmp uge", "%cell", epoch)
    both = t.both("and", "%mark", t.both("or", "%cell", t.splat(str(~KEPT))))
    wide = t.both("or", t.both("and", first, t.splat(str(~KEPT))), t.splat(str(SEVERAL)))
    wide = t.both("or", wide, t.both("and", both, t.splat(str(KEPT))))
    joined = t.choose(t.agree("%cell", "%mark", SEVERAL | ITEM), both, wide)
    joined = t.choose(t.both("icmp ult", "%cell", t.splat("%since")), "%mark", joined)
    last = t.choose(t.both("icmp ugt", "%cell", "%mark"), "%cell", "%mark")
    # what else several waves are; they stay MANY, whose last number it is
    low = t.splat(str(MANY))
    is_many = t.both("icmp eq", t.both("and", "%cell", low), low)
    last = t.both("or", t.both("and", last, t.splat(str(~KEPT))), t.splat("%several"))
    many = t.choose(is_many, t.both("or", last, low), last)
    found = t.choose(live, t.choose(wave, joined, many), "%mark")
    return t.define(name, t.type, "i32 %first, i32 %since, i32 %epoch, i32 %several", found)


FUNCTIONS: dict[str, Callable[[str, int | None, int], str]] = {"allowed": _allowed, "joined": _joined}

__all__ = ["FUNCTIONS"]
