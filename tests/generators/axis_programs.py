"""Random kernels of integers and pointers, and what each of their values is in every lane: what AxisInfo is held against.

A program is IR text; while it is written, each value is computed for ``SAMPLES`` choices of what the kernel is given, in all
lanes of a group (arrays of samples x lanes). A value remembers each time it was computed: numbers, and lanes that count: those
that were there and have no poison. Nothing here knows the analysis.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from axis_vectors import VectorWriter

SAMPLES = 6
SHAPES = (
    ((64, 1, 1), 64), ((256, 1, 1), 64), ((32, 8, 1), 64), ((16, 4, 2), 32), ((100, 1, 1), 64), ((7, 5, 3), 32),
    ((128, 1, 1), 32), ((1, 1, 1), 64), ((24, 2, 1), 32),
)  # fmt: skip
WIDTHS = (8, 16, 32, 32, 32, 64, 64)
U = np.uint64
#: What is done to an index.
_PARTS = (("lshr", 3), ("ashr", 4), ("and", 60), ("udiv", 24), ("urem", 24), ("sdiv", 8))


@dataclass
class Seen:
    """One value: its type, and the executions: (numbers u64, lanes that count)."""

    name: str
    bits: int
    is_pointer: bool = False
    times: list[tuple[Any, Any]] = field(default_factory=list)

    @property
    def numbers(self) -> Any:
        return self.times[-1][0]

    @property
    def good(self) -> Any:
        return self.times[-1][1]

    @property
    def type(self) -> str:
        return "ptr addrspace(1)" if self.is_pointer else f"i{self.bits}"


def mask(bits: int) -> np.uint64:
    return U((1 << bits) - 1)


def signed(bits: int, a: Any) -> Any:
    half = U(1 << (bits - 1))
    return np.asarray(np.subtract(np.asarray(a) ^ half, half)).astype(np.int64)


class Writer:
    """``text()`` is the module, ``values`` all values with what they are."""

    def __init__(self, seed: int, length: int, is_flat: bool = False) -> None:
        self.random = random.Random(seed)
        self.block, self.wave = self.random.choice(SHAPES)
        x, y, z = self.block
        self.items = x * y * z
        self.shape = (SAMPLES, self.items)
        self.lines: list[str] = []
        self.values: list[Seen] = []
        self.visible: list[Seen] = []
        #: Executions of loads: name, addresses, lanes that are there, lanes whose address has no poison.
        self.accesses: list[tuple[str, Any, Any, Any]] = []
        self.arguments: list[str] = []
        self.assumptions: list[str] = []
        self.count = 0
        self.here = "entry"
        self.active = np.ones(self.shape, bool)
        self.is_flat, self.depth = is_flat, 0
        self.is_quiet = False  # in rounds after the first: computed, not written
        self.given()
        self.body(length)

    # What the kernel is given ------------------------------------------------------------------------------------

    def given(self) -> None:
        for k in range(self.random.randint(1, 3)):
            self.argument(k)
        self.pointer_argument(len(self.arguments))
        item = np.arange(self.items, dtype=U)
        x, y, _ = map(U, self.block)
        for name, numbers in (("x", item % x), ("y", item // x % y), ("z", item // (x * y))):
            self.call(f"t{name}", f"call i32 @llvm.amdgcn.workitem.id.{name}()", numbers)
        self.call("g", "call i32 @llvm.amdgcn.workgroup.id.x()", self.uniform(32, 1, 0, ((1 << 32) - 1) // int(x) - 1))
        lane = item % U(self.wave)
        low = self.call("lo", "call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)", np.minimum(lane, U(32)))
        if self.wave == 64:
            self.call("lane", f"call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %{low.name})", lane)

    def uniform(self, bits: int, multiple: int = 1, low: int = 0, high: int | None = None) -> Any:
        high = (1 << bits) - 1 if high is None else high
        ends = [low, high, low + self.random.randrange(high - low + 1)]
        picks = [self.random.choice([*ends, min(low + self.random.randrange(40), high)]) for _ in range(SAMPLES)]
        picks += [self.random.randrange(low, high + 1)]
        numbers = [
            p // multiple * multiple if p // multiple * multiple >= low else -(-low // multiple) * multiple
            for p in picks
        ]
        return np.array(numbers[:SAMPLES], U)[:, None]

    def argument(self, k: int) -> None:
        bits, multiple = self.random.choice((32, 32, 64, 16)), 1
        low, high, attribute = 0, (1 << bits) - 1, ""
        if self.random.random() < 0.3:
            high = self.random.choice((1, 15, 64, 255, 1000))
            attribute = f"range(i{bits} 0, {high + 1}) "
        elif self.random.random() < 0.4:
            multiple = self.random.choice((2, 4, 16, 64, 256))
            self.assumptions.append(f"a{k}:divisible={multiple}")
        self.arguments.append(f"i{bits} {attribute}%a{k}")
        self.note(Seen(f"a{k}", bits), self.uniform(bits, multiple, low, high))

    def pointer_argument(self, k: int) -> None:
        multiple = self.random.choice((1, 4, 16, 128))
        self.arguments.append(f"ptr addrspace(1) align {multiple} %a{k}")
        self.note(Seen(f"a{k}", 64, True), self.uniform(64, multiple))

    # Values ------------------------------------------------------------------------------------------------------

    def note(self, seen: Seen, numbers: Any, good: Any = True) -> Seen:
        seen.times.append((np.broadcast_to(numbers, self.shape), np.logical_and(self.active, good)))
        if not self.is_quiet:
            self.values.append(seen)
            self.visible.append(seen)
        return seen

    def call(self, name: str, text: str, numbers: Any) -> Seen:
        self.lines.append(f"  %{name} = {text}")
        return self.note(Seen(name, 32), numbers)

    def name(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def pick(self, bits: int | None = None, is_pointer: bool = False) -> Seen:
        found = [
            v for v in self.visible if v.is_pointer == is_pointer and (v.bits == bits or bits is None) and v.bits > 1
        ]
        if found:
            return self.random.choice(found[-12:] if self.random.random() < 0.6 else found)
        assert bits is not None
        return self.resize(bits)

    def resize(self, bits: int) -> Seen:
        return self.cast(self.pick(self.random.choice([b for b in (32,) if b != bits] or [64])), bits)

    def operand(self, bits: int, is_small: bool = False) -> tuple[str, Any, Any]:
        """Spelling, numbers, lanes that count."""
        if self.random.random() < (0.8 if is_small else 0.4):
            k = self.random.randrange(bits)
            pool = [1 << k, (1 << k) - 1, -(1 << k), 3, 5, 12, 24, 7, 0, 1, 2, 96, self.random.getrandbits(bits)]
            number = (self.random.randrange(bits) if is_small else self.random.choice(pool)) & int(mask(bits))
            return str(int(signed(bits, U(number)))), U(number), True
        v = self.pick(bits)
        return f"%{v.name}", v.numbers, v.good

    def binary(self) -> Seen:
        bits = self.random.choice(WIDTHS)
        a = self.pick(bits)
        opcode = self.random.choice(
            "add add add sub mul mul shl shl lshr lshr ashr udiv urem sdiv srem and and and or or xor xor".split()
        )
        text, b, good = self.operand(bits, opcode in ("shl", "lshr", "ashr"))
        left, right = (f"%{a.name}", a.numbers), (text, b)
        if self.random.random() < 0.15:
            left, right = right, left
        flags = ""
        if opcode in ("add", "sub", "mul", "shl"):
            flags = "".join(f" {w}" for w in ("nuw", "nsw") if self.random.random() < 0.25)
        elif opcode == "or" and self.random.random() < 0.2:
            flags = " disjoint"
        numbers, fine = operate(opcode, bits, left[1], right[1], flags)
        name = self.name()
        self.lines.append(f"  %{name} = {opcode}{flags} i{bits} {left[0]}, {right[0]}")
        return self.note(Seen(name, bits), numbers, np.logical_and(a.good, good) & fine)

    def cast(self, a: Seen | None = None, bits: int | None = None) -> Seen:
        a = a or self.pick()
        bits = bits or self.random.choice([w for w in (8, 16, 32, 64) if w != a.bits])
        name, flag, fine = self.name(), "", True
        if bits < a.bits:
            opcode, numbers = "trunc", a.numbers & mask(bits)
        else:
            opcode = self.random.choice(("zext", "sext"))
            numbers = a.numbers if opcode == "zext" else signed(a.bits, a.numbers).astype(U) & mask(bits)
            if opcode == "zext" and self.random.random() < 0.2:
                flag, fine = " nneg", signed(a.bits, a.numbers) >= 0
        self.lines.append(f"  %{name} = {opcode}{flag} i{a.bits} %{a.name} to i{bits}")
        return self.note(Seen(name, bits), numbers, np.logical_and(a.good, fine))

    def index(self) -> Seen:
        """What kernels have most: a uniform number and a lane's, made wider, shifted or masked."""
        given = [v for v in self.visible if v.bits == 32 and v.name[0] == "a"]
        lanes = [v for v in self.visible if v.name in ("tx", "ty", "lo", "lane")]
        a, b = self.random.choice(given or lanes), self.random.choice(lanes)
        name, flags = self.name(), self.random.choice(("", "", " nuw", " nsw"))
        numbers, fine = operate("add", 32, a.numbers, b.numbers, flags)
        self.lines.append(f"  %{name} = add{flags} i32 %{a.name}, %{b.name}")
        found = self.note(Seen(name, 32), numbers, a.good & b.good & fine)
        opcode, by = self.random.choice((*_PARTS, *[("cast", 64)] * 5))
        if opcode == "cast":
            return self.cast(found, 64)
        numbers, fine = operate(opcode, 32, numbers, U(by), "")
        name = self.name()
        self.lines.append(f"  %{name} = {opcode} i32 %{found.name}, {by}")
        return self.note(Seen(name, 32), numbers, found.good & fine)

    def compare(self) -> Seen:
        bits = self.random.choice(WIDTHS)
        a, (text, b, good) = self.pick(bits), self.operand(bits)
        predicate = self.random.choice("eq ne ult ule ugt uge slt sle sgt sge".split())
        x, y = np.broadcast_arrays(a.numbers, b)
        if predicate[0] == "s":
            x, y = signed(bits, x), signed(bits, y)
        functions = {
            "eq": np.equal,
            "ne": np.not_equal,
            "lt": np.less,
            "le": np.less_equal,
            "gt": np.greater,
            "ge": np.greater_equal,
        }
        numbers = functions[predicate if predicate in functions else predicate[1:]](x, y).astype(U)
        name = self.name()
        self.lines.append(f"  %{name} = icmp {predicate} i{bits} %{a.name}, {text}")
        return self.note(Seen(name, 1), numbers, np.logical_and(a.good, good))

    def condition(self) -> Seen:
        found = [v for v in self.visible if v.bits == 1]
        return self.random.choice(found) if found and self.random.random() < 0.5 else self.compare()

    def select(self) -> Seen:
        c, bits = self.condition(), self.random.choice(WIDTHS)
        a, (text, b, good) = self.pick(bits), self.operand(bits)
        name = self.name()
        self.lines.append(f"  %{name} = select i1 %{c.name}, i{bits} %{a.name}, i{bits} {text}")
        chosen = c.numbers != 0
        fine = np.where(chosen, a.good, np.broadcast_to(good, self.shape))
        return self.note(Seen(name, bits), np.where(chosen, a.numbers, b), np.logical_and(c.good, fine))

    def extend(self) -> Seen:
        c, bits = self.condition(), self.random.choice((32, 64))
        name, opcode = self.name(), self.random.choice(("zext", "sext"))
        self.lines.append(f"  %{name} = {opcode} i1 %{c.name} to i{bits}")
        numbers = c.numbers if opcode == "zext" else np.where(c.numbers != 0, mask(bits), U(0))
        return self.note(Seen(name, bits), numbers, c.good)

    def connect(self) -> Seen:
        a, b = self.condition(), self.condition()
        name, opcode = self.name(), self.random.choice(("and", "or", "xor"))
        self.lines.append(f"  %{name} = {opcode} i1 %{a.name}, %{b.name}")
        numbers, _ = operate(opcode, 1, a.numbers, b.numbers, "")
        return self.note(Seen(name, 1), numbers, a.good & b.good)

    def minimum(self) -> Seen:
        bits = self.random.choice((32, 64))
        a, (text, b, good) = self.pick(bits), self.operand(bits)
        word = self.random.choice(("umin", "umax", "smin", "smax"))
        name = self.name()
        self.lines.append(f"  %{name} = call i{bits} @llvm.{word}.i{bits}(i{bits} %{a.name}, i{bits} {text})")
        x, y = (a.numbers, np.broadcast_to(b, self.shape))
        below = x < y if word[0] == "u" else signed(bits, x) < signed(bits, y)
        return self.note(Seen(name, bits), np.where(below == word.endswith("min"), x, y), np.logical_and(a.good, good))

    def gep(self) -> Seen:
        base, index = self.pick(64, True), self.pick(self.random.choice((32, 64)))
        size = self.random.choice((1, 4, 8, 12))
        kind = {1: "i8", 4: "i32", 8: "[2 x i32]", 12: "[3 x i32]"}[size]
        name = self.name()
        self.lines.append(
            f"  %{name} = getelementptr {kind}, ptr addrspace(1) %{base.name}, i{index.bits} %{index.name}"
        )
        numbers = base.numbers + signed(index.bits, index.numbers).astype(U) * U(size)
        return self.note(Seen(name, 64, True), numbers, base.good & index.good)

    def number_of(self) -> Seen:
        p, name = self.pick(64, True), self.name()
        self.lines.append(f"  %{name} = ptrtoint ptr addrspace(1) %{p.name} to i64")
        return self.note(Seen(name, 64), p.numbers, p.good)

    def load(self) -> Seen:
        """From memory that others write, so waves may read different numbers."""
        p, name, is_constant = self.pick(64, True), self.name(), self.random.random() < 0.5
        tail = ", !invariant.load !0" if is_constant else ""
        self.lines.append(f"  %{name} = load i32, ptr addrspace(1) %{p.name}, align 1{tail}")
        salt = 0 if is_constant else np.arange(self.items, dtype=U) // U(self.wave) + U(1000 * self.count)
        numbers = (
            p.numbers * U(0x9E3779B97F4A7C15) + U(salt) if is_constant else (p.numbers + salt) * U(0x9E3779B97F4A7C15)
        ) >> U(37)
        self.accesses.append((name, p.numbers, self.active, p.good))
        return self.note(Seen(name, 32), numbers & mask(32), p.good)

    def first_lane(self) -> Seen:
        a, name = self.pick(32), self.name()
        self.lines.append(f"  %{name} = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %{a.name})")
        item = np.arange(self.items)
        numbers, good = np.zeros(self.shape, U), np.zeros(self.shape, bool)
        for start in range(0, self.items, self.wave):
            lanes = (item >= start) & (item < start + self.wave)
            first = start + self.active[:, start : start + self.wave].argmax(axis=1)
            rows = np.arange(SAMPLES)
            numbers[:, lanes] = a.numbers[rows, first][:, None]
            good[:, lanes] = a.good[rows, first][:, None]
        return self.note(Seen(name, 32), numbers, good)

    def permute(self) -> Seen:
        """Only where all lanes are there: what a lane gets from one that is not is not said."""
        at, a, name = self.pick(32), self.pick(32), self.name()
        self.lines.append(f"  %{name} = call i32 @llvm.amdgcn.ds.bpermute(i32 %{at.name}, i32 %{a.name})")
        item = np.arange(self.items, dtype=U)
        place = item // U(self.wave) * U(self.wave) + (at.numbers >> U(2)) % U(self.wave)
        inside = (place < U(self.items)) & self.active.all(axis=1)[:, None]
        place = np.where(inside, place, U(0)).astype(np.int64)
        rows = np.arange(SAMPLES)[:, None]
        return self.note(Seen(name, 32), a.numbers[rows, place], at.good & a.good[rows, place] & inside)

    def vector(self) -> Seen:
        found: Seen = VectorWriter(self, operate).write()
        return found

    def seen(self, name: str, bits: int, numbers: Any, good: Any) -> Seen:
        """A number that was written elsewhere."""
        return self.note(Seen(name, bits), numbers, good)

    # Flow --------------------------------------------------------------------------------------------------------

    def body(self, length: int) -> None:
        kinds = [
            (self.binary, 12), (self.cast, 4), (self.select, 2), (self.compare, 2), (self.extend, 1), (self.connect, 1),
            (self.minimum, 1), (self.gep, 2), (self.number_of, 1), (self.load, 1), (self.first_lane, 1), (self.permute, 1),
            (self.index, 3), (self.vector, 1),
        ]  # fmt: skip
        functions, weights = zip(*kinds, strict=True)
        for _ in range(length):
            if not self.is_flat and self.depth < 2 and self.random.random() < 0.06:
                self.random.choice((self.diamond, self.loop))(max(length // 4, 2))
            else:
                self.random.choices(functions, weights)[0]()

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")
        self.here = name

    def branch_on(self, c: Seen) -> None:
        """A lane that branches on poison ends all that can be said: such samples do not go on."""
        self.active = self.active & ~(self.active & ~c.good).any(axis=1)[:, None]

    def diamond(self, length: int) -> None:
        c = self.condition()
        self.branch_on(c)
        before, number, visible, top = self.active, self.count, len(self.visible), self.here
        self.count += 1
        chosen = (c.numbers != 0) & c.good
        has_else = self.random.random() < 0.6
        self.lines.append(f"  br i1 %{c.name}, label %then{number}, label %{'else' if has_else else 'join'}{number}")
        starts = [self.operand(32), self.operand(32)]
        ends = []
        for word, lanes, given in (("then", chosen, starts[0]), ("else", ~chosen & c.good, starts[1])):
            if word == "else" and not has_else:
                ends.append((top, given, before & lanes & given[2]))
                continue
            self.label(f"{word}{number}")
            self.active, self.depth = before & lanes, self.depth + 1
            self.body(length)
            value = self.random.choice([given, self.operand(32)])
            ends.append((self.here, value, self.active & value[2]))
            self.depth -= 1
            self.lines.append(f"  br label %join{number}")
            del self.visible[visible:]
        self.active = before & c.good
        self.label(f"join{number}")
        name = self.name()
        self.lines.append(f"  %{name} = phi i32 " + ", ".join(f"[ {v[0]}, %{b} ]" for b, v, _ in ends))
        numbers = np.where(
            chosen, np.broadcast_to(ends[0][1][1], self.shape), np.broadcast_to(ends[1][1][1], self.shape)
        )
        good = np.where(chosen, ends[0][2], ends[1][2])
        self.note(Seen(name, 32), numbers, good)

    def loop(self, length: int) -> None:
        """Rounds count up; lanes leave when their count is over. The body is written once and computed for each round."""
        start, step = self.operand(32), self.random.choice((1, 3, 4, 16, 64, 256, -8))
        trips = self.pick(32)
        self.branch_on(trips)
        number, top, before, visible = self.count, self.here, self.active, len(self.visible)
        self.count += 1
        limit = np.minimum(trips.numbers % U(5), U(4))
        outside = f"q{number}"
        self.lines.append(f"  %{outside} = urem i32 %{trips.name}, 5")
        self.lines.append(f"  br label %loop{number}")
        self.label(f"loop{number}")
        first = len(self.lines)
        i, k = Seen(f"i{number}", 32), Seen(f"k{number}", 32)
        self.values += [i, k]
        self.visible += [i, k]
        self.lines += ["", ""]
        state, mark = self.random.getstate(), (self.count, len(self.lines), len(self.values))
        moving, rounds, good = start[1], np.zeros(self.shape, U), np.logical_and(start[2], trips.good)
        self.depth += 1
        made: list[Seen] = []
        last: Any = None
        while True:
            i.times.append((np.broadcast_to(moving, self.shape), self.active & good))
            k.times.append((rounds, self.active & trips.good))
            if made:
                self.random.setstate(state)
                self.count = mark[0]
                text, kept, seen = self.lines, self.values, self.visible
                self.lines, self.values, self.visible = (
                    list(text[: mark[1]]),
                    list(kept[: mark[2]]),
                    list(seen[: visible + 2]),
                )
                self.here = f"loop{number}"
                self.body_flat(length)
                for old, new in zip(made, self.values[mark[2] :], strict=True):
                    old.times += new.times
                self.lines, self.values, self.visible = text, kept, seen
            else:
                self.body_flat(length)
                made = self.values[mark[2] :]
                last = (len(self.lines), self.here)
            moving, rounds = (moving + U(step & 0xFFFFFFFF)) & mask(32), rounds + U(1)
            going = self.active & trips.good & (rounds <= limit)
            if not going.any():
                break
            self.active = going
        self.lines[first] = f"  %i{number} = phi i32 [ {start[0]}, %{top} ], [ %n{number}, %{last[1]} ]"
        self.lines[first + 1] = f"  %k{number} = phi i32 [ 0, %{top} ], [ %m{number}, %{last[1]} ]"
        self.lines += [f"  %n{number} = add i32 %i{number}, {step}", f"  %m{number} = add nuw nsw i32 %k{number}, 1",
                       f"  %e{number} = icmp ule i32 %m{number}, %{outside}",
                       f"  br i1 %e{number}, label %loop{number}, label %after{number}"]  # fmt: skip
        self.depth -= 1
        self.label(f"after{number}")
        self.active = before & trips.good
        del self.visible[visible:]
        name = self.name()
        self.lines.append(f"  %{name} = phi i32 [ %i{number}, %{last[1]} ]")
        total = np.broadcast_to(start[1], self.shape) + limit * U(step & 0xFFFFFFFF) & mask(32)
        self.note(Seen(name, 32), total, good)

    def body_flat(self, length: int) -> None:
        was, self.is_flat = self.is_flat, True
        self.body(length)
        self.is_flat = was

    def text(self) -> str:
        body = "\n".join(self.lines)
        return f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
{chr(10).join(f"declare i{b} @llvm.{w}.i{b}(i{b}, i{b})" for w in ("umin", "umax", "smin", "smax") for b in (32, 64))}
define amdgpu_kernel void @k({", ".join(self.arguments)}) {{
entry:
{body}
  ret void
}}
!0 = !{{}}
"""


def operate(opcode: str, bits: int, a: Any, b: Any, flags: str) -> tuple[Any, Any]:
    """(numbers, lanes without poison)."""
    a, b = np.broadcast_arrays(a, b)
    whole, x, y = mask(bits), signed(bits, a), signed(bits, b)
    fine = np.ones(np.shape(a), bool)
    with np.errstate(all="ignore"):
        if opcode in ("add", "sub", "mul"):
            exact = {"add": np.add, "sub": np.subtract, "mul": np.multiply}[opcode]
            numbers = exact(a, b) & whole
            if flags:
                natural = exact(a.astype(object), b.astype(object))
                integer = exact(x.astype(object), y.astype(object))
                if "nuw" in flags:
                    fine = fine & np.asarray((natural >= 0) & (natural < (1 << bits)), bool)
                if "nsw" in flags:
                    fine = fine & np.asarray((integer >= -(1 << (bits - 1))) & (integer < (1 << (bits - 1))), bool)
            return numbers, fine
        if opcode in ("shl", "lshr", "ashr"):
            fine = b < U(bits)
            by = np.where(fine, b, U(0))
            if opcode == "shl":
                numbers = (a << by) & whole
                if "nuw" in flags:
                    fine = fine & ((numbers >> by) == a)
                if "nsw" in flags:
                    fine = fine & ((signed(bits, numbers) >> by.astype(np.int64)) == x)
                return numbers, fine
            return (a >> by if opcode == "lshr" else (x >> by.astype(np.int64)).astype(U) & whole), fine
        if opcode in ("udiv", "urem"):
            fine = b != 0
            by = np.where(fine, b, U(1))
            return (a // by if opcode == "udiv" else a % by), fine
        if opcode in ("sdiv", "srem"):
            fine = (b != 0) & ~((y == -1) & (x == -(1 << (bits - 1))))
            by = np.where(fine, y, 1)
            quotient = np.abs(x.astype(object)) // np.abs(by.astype(object))
            quotient = np.where((x < 0) != (by < 0), -quotient, quotient)
            found = quotient if opcode == "sdiv" else x.astype(object) - quotient * by.astype(object)
            return np.asarray(found & int(whole), U), fine
        if opcode == "or" and "disjoint" in flags:
            fine = (a & b) == 0
        return {"and": a & b, "or": a | b, "xor": a ^ b}[opcode], fine
