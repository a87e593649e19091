"""Vectors and aggregates in the random kernels of ``axis_programs``: built, computed with, and taken apart again."""

from __future__ import annotations

from typing import Any

import numpy as np

U = np.uint64
#: Numbers and lanes that count, element by element.
Elements = list[tuple[Any, Any]]


class VectorWriter:
    """One chain in a program; ``operate``: what an opcode gives."""

    def __init__(self, writer: Any, operate: Any) -> None:
        self.w, self.operate = writer, operate
        self.bits, self.count = writer.random.choice(((32, 2), (32, 4), (16, 4), (64, 2), (32, 3)))
        self.type = f"<{self.count} x i{self.bits}>"

    def emit(self, text: str) -> str:
        name = self.w.name()
        self.w.lines.append(f"  %{name} = {text}")
        return f"%{name}"

    def number(self) -> tuple[str, Any, Any]:
        """Spelling, numbers, lanes that count, of one element."""
        text, numbers, good = self.w.operand(self.bits)
        return text, np.broadcast_to(numbers, self.w.shape), np.broadcast_to(good, self.w.shape)

    def index(self) -> tuple[str, Any, Any]:
        """Of an element, which may be another in each lane."""
        v = self.w.pick(32)
        name = self.emit(f"urem i32 %{v.name}, {self.count}")
        return name, v.numbers % U(self.count), v.good

    def built(self) -> tuple[str, Elements]:
        random, name = self.w.random, "poison"
        found: Elements = [(np.zeros(self.w.shape, U), np.zeros(self.w.shape, bool))] * self.count
        for k in range(self.count):
            if random.random() < 0.1:
                continue
            text, numbers, good = self.number()
            name = self.emit(f"insertelement {self.type} {name}, i{self.bits} {text}, i32 {k}")
            found = [*found[:k], (numbers, good), *found[k + 1 :]]
        if random.random() < 0.2 and name != "poison":
            at, places, fine = self.index()
            text, numbers, good = self.number()
            name = self.emit(f"insertelement {self.type} {name}, i{self.bits} {text}, i32 {at}")
            found = [
                (np.where(places == U(k), numbers, n), fine & np.where(places == U(k), good, g))
                for k, (n, g) in enumerate(found)
            ]
        return name, found

    def changed(self, name: str, elements: Elements) -> tuple[str, Elements]:
        """By one operation on whole vectors."""
        random = self.w.random
        kind = random.choice(("binary", "binary", "constant", "shuffle", "select", "struct", "freeze"))
        if kind == "binary":
            other, right = self.built()
            return self.computed(name, other, elements, right)
        if kind == "constant":
            numbers = [random.choice((0, 1, 3, 4, 8, 15, 64, 255)) for _ in range(self.count)]
            text = "<" + ", ".join(f"i{self.bits} {n}" for n in numbers) + ">"
            if random.random() < 0.4:
                numbers, text = numbers[:1] * self.count, f"splat (i{self.bits} {numbers[0]})"
            full = [(np.full(self.w.shape, n, U), np.ones(self.w.shape, bool)) for n in numbers]
            return self.computed(name, text, elements, full)
        if kind == "shuffle":
            other, right = self.built()
            mask = [random.randrange(2 * self.count) for _ in range(self.count)]
            text = "<" + ", ".join(f"i32 {m}" for m in mask) + ">"
            found = self.emit(f"shufflevector {self.type} {name}, {self.type} {other}, <{self.count} x i32> {text}")
            return found, [(elements + right)[m] for m in mask]
        if kind == "select":
            other, right = self.built()
            test = self.emit(f"icmp ult {self.type} {name}, {other}")
            found = self.emit(f"select <{self.count} x i1> {test}, {self.type} {name}, {self.type} {other}")
            pairs = zip(elements, right, strict=True)
            return found, [(np.minimum(a, b), g & h) for (a, g), (b, h) in pairs]
        if kind == "struct":
            whole = f"{{ i32, {self.type} }}"
            first = self.emit(f"insertvalue {whole} poison, {self.type} {name}, 1")
            second = self.emit(f"insertvalue {whole} {first}, i32 7, 0")
            return self.emit(f"extractvalue {whole} {second}, 1"), elements
        return self.emit(f"freeze {self.type} {name}"), elements  # lanes with poison do not count

    def computed(self, a: str, b: str, left: Elements, right: Elements) -> tuple[str, Elements]:
        opcode = self.w.random.choice(("add", "add", "sub", "mul", "and", "or", "xor", "shl", "lshr"))
        found = self.emit(f"{opcode} {self.type} {a}, {b}")
        done: Elements = []
        for (x, g), (y, h) in zip(left, right, strict=True):
            numbers, fine = self.operate(opcode, self.bits, x, y, "")
            done.append((numbers, g & h & fine))
        return found, done

    def write(self) -> Any:
        """The number that is taken out in the end."""
        name, elements = self.built()
        for _ in range(self.w.random.randrange(3)):
            name, elements = self.changed(name, elements)
        if self.bits * self.count == 64 and self.w.random.random() < 0.4:
            numbers, good = U(0), True
            for k, (n, g) in enumerate(elements):
                numbers, good = numbers | n << U(k * self.bits), good & g
            return self.taken(f"bitcast {self.type} {name} to i64", 64, numbers, good)
        if self.w.random.random() < 0.25:
            at, places, fine = self.index()
            rows = [np.where(places == U(k), n, U(0)) for k, (n, _) in enumerate(elements)]
            lanes = [(places == U(k)) & g for k, (_, g) in enumerate(elements)]
            numbers, good = np.bitwise_or.reduce(rows), np.logical_or.reduce(lanes) & fine
            return self.taken(f"extractelement {self.type} {name}, i32 {at}", self.bits, numbers, good)
        k = self.w.random.randrange(self.count)
        return self.taken(f"extractelement {self.type} {name}, i32 {k}", self.bits, *elements[k])

    def taken(self, text: str, bits: int, numbers: Any, good: Any) -> Any:
        return self.w.seen(self.emit(text)[1:], bits, numbers, good)
