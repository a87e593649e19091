"""Writes the body of one function of the library, as LLVM IR."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import final

from swlds.ir.device_library.mangling import Parameter
from swlds.lazy import dataclass


@final
@dataclass(frozen=True, slots=True)
class Operand:
    """A value: its type and how it is spelled. ``constant``: the number, of an argument that is one in the call."""

    type: str
    name: str
    constant: int | None = None

    def __str__(self) -> str:
        return f"{self.type} {self.name}"

    @property
    def count(self) -> int:
        """Elements of a vector, 0 for a scalar."""
        return int(self.type[1:].split(" ", 1)[0]) if self.type.startswith("<") else 0

    @property
    def scalar(self) -> str:
        return self.type[1:-1].split(" x ")[1] if self.type.startswith("<") else self.type


@final
@dataclass(frozen=True, slots=True)
class Callee:
    """A function as the module declares it: ``parameters`` as its name says (of what has no mangled name: as the types say),
    ``arguments`` and ``result`` by their types in LLVM IR."""

    name: str
    result: str
    parameters: tuple[Parameter, ...]
    arguments: tuple[Operand, ...]


def like(type_: str, scalar: str) -> str:
    """The type with as many elements as ``type_`` has, of ``scalar``."""
    return f"<{type_[1:].split(' ', 1)[0]} x {scalar}>" if type_.startswith("<") else scalar


def suffix(type_: str) -> str:
    """How the name of an intrinsic spells a type: ``v4f32``, ``i64``, ``p1``."""
    words = {"half": "f16", "float": "f32", "double": "f64", "bfloat": "bf16", "ptr": "p0"}
    if type_.startswith("<"):
        count, scalar = type_[1:-1].split(" x ")
        return f"v{count}{suffix(scalar)}"
    if type_.startswith("ptr addrspace("):
        return f"p{type_[14:-1]}"
    return words.get(type_, type_)


def number(type_: str, value: float) -> Operand:
    """A constant, in each element of a vector. ``value`` of a floating-point type is rounded to it."""
    scalar = type_[1:-1].split(" x ")[1] if type_.startswith("<") else type_
    if scalar.startswith("i"):
        text = str(int(value)) if scalar != "i1" else "true" if value else "false"
    elif scalar == "half":
        text = f"0xH{struct.unpack('<H', struct.pack('<e', value))[0]:04X}"
    else:
        rounded = struct.unpack("<f", struct.pack("<f", value))[0] if scalar == "float" else value
        text = f"0x{struct.unpack('<Q', struct.pack('<d', rounded))[0]:016X}"
    return Operand(type_, f"splat ({scalar} {text})" if type_.startswith("<") else text)


@final
class Writer:
    """``lines`` of the body so far; ``declarations``: functions that it calls; ``variables``: that it has, what follows
    ``@name =``; ``is_straight``: it is one block."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.declarations: dict[str, str] = {}
        self.variables: dict[str, str] = {}
        self.is_straight = True
        self._next = 0

    def fresh(self, prefix: str = "v") -> str:
        self._next += 1
        return f"%{prefix}{self._next}"

    def do(self, text: str) -> None:
        """An instruction without a result."""
        self.lines.append(f"  {text}")

    def get(self, type_: str, text: str) -> Operand:
        """An instruction with a result."""
        name = self.fresh()
        self.lines.append(f"  {name} = {text}")
        return Operand(type_, name)

    def op(self, opcode: str, *operands: Operand) -> Operand:
        """An operation whose operands and result have one type: ``add``, ``fneg``, ``frem`` …"""
        return self.get(operands[0].type, f"{opcode} {operands[0]}" + "".join(f", {o.name}" for o in operands[1:]))

    def cast(self, opcode: str, value: Operand, type_: str) -> Operand:
        return value if value.type == type_ else self.get(type_, f"{opcode} {value} to {type_}")

    def compare(self, predicate: str, a: Operand, b: Operand) -> Operand:
        opcode = "icmp" if a.scalar.startswith(("i", "ptr")) else "fcmp"
        return self.get(like(a.type, "i1"), f"{opcode} {predicate} {a}, {b.name}")

    def select(self, condition: Operand, a: Operand, b: Operand) -> Operand:
        return self.get(a.type, f"select {condition}, {a}, {b}")

    def call(self, name: str, type_: str, *operands: Operand) -> Operand:
        """A call of a function, which is declared; ``void`` gives nothing that may be used."""
        types = ", ".join(o.type for o in operands)
        self.declarations[name] = f"declare {type_} @{name}({types})"
        text = f"call {type_} @{name}({', '.join(map(str, operands))})"
        if type_ == "void":
            self.do(text)
            return Operand("void", "")
        return self.get(type_, text)

    def intrinsic(self, stem: str, *operands: Operand, type_: str = "") -> Operand:
        """LLVM's intrinsic that is overloaded by the type of its first operand, which the result has, too."""
        kind = operands[0].type
        return self.call(f"llvm.{stem}.{suffix(kind)}", type_ or kind, *operands)

    def splat(self, value: Operand, count: int) -> Operand:
        """The scalar in each element of a vector; itself for no vector."""
        if not count:
            return value
        whole = f"<{count} x {value.type}>"
        first = self.get(whole, f"insertelement {whole} poison, {value}, i32 0")
        return self.get(whole, f"shufflevector {first}, {whole} poison, <{count} x i32> zeroinitializer")

    def element(self, vector: Operand, index: int) -> Operand:
        return self.get(vector.scalar, f"extractelement {vector}, i32 {index}")

    def vector(self, elements: Sequence[Operand]) -> Operand:
        """A vector of scalars."""
        type_ = f"<{len(elements)} x {elements[0].type}>"
        made = Operand(type_, "poison")
        for k, element in enumerate(elements):
            made = self.get(type_, f"insertelement {made}, {element}, i32 {k}")
        return made

    def elementwise(self, function: Callable[..., Operand], *operands: Operand) -> Operand:
        """``function`` of the elements, one by one."""
        if not operands[0].count:
            return function(*operands)
        return self.vector([function(*(self.element(o, k) for o in operands)) for k in range(operands[0].count)])

    def offset(self, pointer: Operand, type_: str, index: Operand) -> Operand:
        return self.get(pointer.type, f"getelementptr {type_}, {pointer}, {index}")

    def load(self, type_: str, pointer: Operand, align: int) -> Operand:
        return self.get(type_, f"load {type_}, {pointer}, align {align}")

    def store(self, value: Operand, pointer: Operand, align: int) -> None:
        self.do(f"store {value}, {pointer}, align {align}")

    # Several blocks

    def label(self, name: str) -> None:
        self.is_straight = False
        self.lines.append(f"{name}:")

    def ret(self, value: Operand | None) -> None:
        self.do("ret void" if value is None else f"ret {value}")
