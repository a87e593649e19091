"""Random kernels over LDS and stack of which only some bytes are written, that mask, shift, choose, cut and copy what they load.

Each lane has twice 16 bytes of its own in LDS, and 16 on the stack. Launched with two buffers of i64, of which lane ``x``
reads element ``x`` of the first and writes elements ``4 x`` to ``4 x + 3`` of the second, which nobody reads.
"""

from __future__ import annotations

import random

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p1.p3.i32(ptr addrspace(1), ptr addrspace(3), i32, i1)
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
@t = internal addrspace(3) global [128 x OBJECT] poison, align 8
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %far = mul i32 %x, 16
  %lds = getelementptr i8, ptr addrspace(3) @t, i32 %far
  %second = getelementptr i8, ptr addrspace(3) %lds, i32 1024
  %stack = alloca [16 x i8], align 8, addrspace(5)
  %pin = getelementptr i64, ptr addrspace(1) %in, i32 %x
  %v = load i64, ptr addrspace(1) %pin, align 8
  %v32 = trunc i64 %v to i32
"""
OBJECTS = ("[16 x i8]", "[4 x i32]", "{ i8, i32, i8, i16, i32 }", "{ i64, { i16, [6 x i8] } }")
SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "float": 4, "<2 x i16>": 4, "<4 x i8>": 4, "<2 x i32>": 8}
CASTS = (
    *(("i32", "float"), ("i32", "<2 x i16>"), ("<4 x i8>", "i32"), ("i64", "<2 x i32>")),
    ("<2 x i16>", "<4 x i8>"),
)
INTEGERS = ("i8", "i16", "i32", "i64")


class _Program:
    def __init__(self, rng: random.Random) -> None:
        self.rng, self.lines, self.count, self.depth = rng, [], 0, 0
        self.values: list[tuple[str, str]] = [("%v", "i64"), ("%v32", "i32"), ("%x", "i32")]
        self.block = "entry"

    def emit(self, type_: str, text: str) -> str:
        self.count += 1
        self.lines.append(f"  %t{self.count} = {text}")
        self.values.append((f"%t{self.count}", type_))
        return f"%t{self.count}"

    def start(self, name: str) -> None:
        self.lines.append(f"{name}:")
        self.block = name

    def label(self) -> str:
        self.count += 1
        return f"b{self.count}"

    def pick(self, type_: str) -> str:
        """A value of the type; mostly one that was made last."""
        found = [name for name, t in self.values if t == type_]
        if not found:
            return self.cast(type_)
        return self.rng.choice(found[-3:] if self.rng.random() < 0.8 else found)

    def cast(self, type_: str) -> str:
        if type_ in INTEGERS:
            bits = int(type_[1:])
            return self.emit(type_, f"trunc i64 %v to {type_}") if bits < 64 else "%v"
        source = f"i{8 * SIZES[type_]}"
        return self.emit(type_, f"bitcast {source} {self.pick(source)} to {type_}")

    def place(self, size: int) -> tuple[str, str]:
        space, base = self.rng.choice([("3", "%lds"), ("3", "%lds"), ("3", "%second"), ("5", "%stack")])
        at = self.rng.randrange(0, 16, size)
        return (
            f"ptr addrspace({space}) {self.emit('', f'getelementptr i8, ptr addrspace({space}) {base}, i32 {at}')}",
            space,
        )

    def condition(self) -> str:
        if self.rng.random() < 0.6:
            bit = self.emit("i32", f"lshr i32 {self.rng.choice(['%v32', '%x'])}, {self.rng.randrange(5)}")
            return self.emit("i1", f"trunc i32 {bit} to i1")
        type_ = self.rng.choice(INTEGERS)
        return self.emit(
            "i1", f"icmp {self.rng.choice(['eq', 'ult', 'sgt'])} {type_} {self.pick(type_)}, {self.pick(type_)}"
        )

    def statement(self) -> None:
        rng = self.rng
        type_ = rng.choice(INTEGERS)
        choices = ["load"] * 5 + ["store"] * 3 + ["and"] * 3 + ["shift", "cut", "choose"] * 2 + ["bits", "widen"]
        choices += [
            "freeze",
            "spoil",
            "cast",
            "element",
            "shuffle",
            "float",
            "if",
            "if",
            "loop",
            "show",
            "copy",
            "bytes",
            "move",
        ]
        what = rng.choice(choices)
        if what == "load":
            type_ = rng.choice(list(SIZES))
            self.emit(type_, f"load {type_}, {self.place(SIZES[type_])[0]}, align {SIZES[type_]}")
        elif what == "store":
            type_ = rng.choice(list(SIZES))
            value = self.pick(type_)
            self.lines.append(f"  store {type_} {value}, {self.place(SIZES[type_])[0]}, align {SIZES[type_]}")
        elif what in ("and", "bits"):
            opcode = "and" if what == "and" else rng.choice(["or", "xor", "and"])
            mask = (1 << 8 * rng.randint(0, SIZES[type_])) - 1
            other = rng.choice([str(mask), str(mask), str(rng.getrandbits(7)), self.pick(type_)])
            self.emit(type_, f"{opcode} {type_} {self.pick(type_)}, {other}")
        elif what == "shift":
            amount = str(rng.randrange(8 * SIZES[type_]))
            if rng.random() < 0.3:
                amount = self.emit(type_, f"and {type_} {self.pick(type_)}, 7")
            self.emit(type_, f"{rng.choice(['shl', 'lshr', 'ashr'])} {type_} {self.pick(type_)}, {amount}")
        elif what == "cut":
            k = rng.randrange(1, 4)
            to = INTEGERS[rng.randrange(k)]
            self.emit(to, f"trunc {INTEGERS[k]} {self.pick(INTEGERS[k])} to {to}")
        elif what == "widen":
            k = rng.randrange(3)
            to = INTEGERS[rng.randrange(k + 1, 4)]
            self.emit(to, f"{rng.choice(['zext', 'sext'])} {INTEGERS[k]} {self.pick(INTEGERS[k])} to {to}")
        elif what == "choose":
            type_ = rng.choice(list(SIZES))
            condition, a, b = self.condition(), self.pick(type_), self.pick(type_)
            self.emit(type_, f"select i1 {condition}, {type_} {a}, {type_} {b}")
        elif what == "freeze":
            self.emit(type_, f"freeze {type_} {self.pick(type_)}")
        elif what == "spoil":
            a, b = self.pick(type_), self.pick(type_)
            self.emit(type_, f"{rng.choice(['add', 'mul', 'sub'])} {type_} {a}, {b}")
        elif what == "cast":
            a, b = rng.choice(CASTS)
            self.emit(b, f"bitcast {a} {self.pick(a)} to {b}")
        elif what == "element":
            vector, element, count = rng.choice(
                [("<2 x i16>", "i16", 2), ("<4 x i8>", "i8", 4), ("<2 x i32>", "i32", 2)]
            )
            if rng.random() < 0.5:
                self.emit(element, f"extractelement {vector} {self.pick(vector)}, i32 {rng.randrange(count)}")
            else:
                a, b = self.pick(vector), self.pick(element)
                self.emit(vector, f"insertelement {vector} {a}, {element} {b}, i32 {rng.randrange(count)}")
        elif what == "shuffle":
            a, b = self.pick("<4 x i8>"), self.pick("<4 x i8>")
            order = ", ".join(f"i32 {rng.randrange(8)}" for _ in range(4))
            self.emit("<4 x i8>", f"shufflevector <4 x i8> {a}, <4 x i8> {b}, <4 x i32> <{order}>")
        elif what == "float":
            a, b = self.pick("float"), self.pick("float")
            self.emit("float", f"{rng.choice(['fadd', 'fmul'])} float {a}, {b}")
        elif what == "show":
            self.show()
        elif what == "copy":
            type_ = rng.choice(list(SIZES))
            value = self.emit(type_, f"load {type_}, {self.place(SIZES[type_])[0]}, align {SIZES[type_]}")
            self.lines.append(f"  store {type_} {value}, ptr addrspace(1) {self.target()}, align 8")
        elif what in ("bytes", "move"):
            size = rng.choice([4, 8, 8, 16, 16, 12])
            at = rng.randrange(0, 17 - size, 4)
            source = self.emit("", f"getelementptr i8, ptr addrspace(3) %lds, i32 {at}")
            space, to = ("1", self.target(2)) if what == "bytes" else ("3", "%second")
            pointers = f"ptr addrspace({space}) align 4 {to}, ptr addrspace(3) align 4 {source}"
            self.lines.append(f"  call void @llvm.memcpy.p{space}.p3.i32({pointers}, i32 {size}, i1 false)")
        elif self.depth < 2:
            self.branch() if what == "if" else self.loop()

    def show(self) -> None:
        type_ = self.rng.choice(INTEGERS)
        value = self.pick(type_)
        self.lines.append(f"  store {type_} {value}, ptr addrspace(1) {self.target()}, align 8")

    def target(self, step: int = 1) -> str:
        """Where the lane writes."""
        at = self.emit("i32", f"add i32 {self.emit('i32', 'mul i32 %x, 4')}, {self.rng.randrange(0, 4, step)}")
        return self.emit("", f"getelementptr i64, ptr addrspace(1) %out, i32 {at}")

    def branch(self) -> None:
        then, other, end = self.label(), self.label(), self.label()
        type_ = self.rng.choice(INTEGERS)
        self.lines.append(f"  br i1 {self.condition()}, label %{then}, label %{other}")
        ways = []
        for name in (then, other):
            known, self.depth = list(self.values), self.depth + 1
            self.start(name)
            self.some(3)
            ways.append(f"[ {self.pick(type_)}, %{self.block} ]")
            self.lines.append(f"  br label %{end}")
            self.values, self.depth = known, self.depth - 1
        self.start(end)
        self.emit(type_, f"phi {type_} " + ", ".join(ways))

    def loop(self) -> None:
        head, end, type_ = self.label(), self.label(), self.rng.choice(INTEGERS)
        first, before = self.pick(type_), self.block
        self.lines.append(f"  br label %{head}")
        self.start(head)
        known, self.depth = list(self.values), self.depth + 1
        carried, at = self.emit(type_, "CARRIED"), self.emit("i32", "ROUND")
        place = len(self.lines) - 2
        self.some(3)
        value = self.pick(type_)
        following = self.emit("i32", f"add i32 {at}, 1")
        more = self.emit("i1", f"icmp ult i32 {following}, 3")
        self.lines[place] = f"  {carried} = phi {type_} [ {first}, %{before} ], [ {value}, %{self.block} ]"
        self.lines[place + 1] = f"  {at} = phi i32 [ 0, %{before} ], [ {following}, %{self.block} ]"
        self.lines.append(f"  br i1 {more}, label %{head}, label %{end}")
        self.start(end)
        self.values, self.depth = [*known, (carried, type_), (value, type_)], self.depth - 1

    def some(self, most: int) -> None:
        for _ in range(self.rng.randint(1, most)):
            self.statement()


def make_program(rng: random.Random) -> str:
    """A kernel ``@k`` for 64 lanes of one group."""
    program = _Program(rng)
    for _ in range(rng.randint(5, 12)):
        type_ = rng.choice(INTEGERS)
        program.lines.append(
            f"  store {type_} {program.pick(type_)}, {program.place(SIZES[type_])[0]}, align {SIZES[type_]}"
        )
    for _ in range(rng.randint(5, 20)):
        program.statement()
    for _ in range(3):
        program.show()
    return HEAD.replace("OBJECT", rng.choice(OBJECTS)) + "\n".join(program.lines) + "\n  ret void\n}\n"


__all__ = ["make_program"]
