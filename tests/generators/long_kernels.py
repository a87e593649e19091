"""Kernels of any length in seven shapes, for measuring compile time: ``make(shape, count)`` is LLVM IR text.

=========== ============================================================================================
shape       what about ``count`` instructions do
=========== ============================================================================================
straight    arithmetic on lane values, a store now and then, in one block
loops       loops of ten instructions after one another, a third of them nested, a third of them divergent
branches    diamonds and early exits, nested up to three deep, half of them divergent
calls       calls of a small family of functions that call one another
memory      loads and stores of LDS and buffers, rows and scattered ones in turn
slots       the same arithmetic as clang -O0 spells it: every value in a stack slot
barriers    LDS exchanged across barriers, as a reduction does
=========== ============================================================================================
"""

from __future__ import annotations

import random

SHAPES = ("straight", "loops", "branches", "calls", "memory", "slots", "barriers")
_LDS = 256
_HEAD = f"""target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [{_LDS} x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
"""
_START = """entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %row = mul i32 %g, 256
  %i = add i32 %row, %x
  %wide = zext i32 %i to i64
  %pin = getelementptr i32, ptr addrspace(1) %in, i64 %wide
  %v0 = load i32, ptr addrspace(1) %pin, align 4
  %pout = getelementptr i32, ptr addrspace(1) %out, i64 %wide
  %pl0 = getelementptr i32, ptr addrspace(3) @lds, i32 %x
  store i32 %v0, ptr addrspace(3) %pl0, align 4
"""


class _Kernel:
    """The text of one kernel while it grows."""

    def __init__(self, count: int, seed: int) -> None:
        self.lines: list[str] = []
        self.functions: list[str] = []
        self.random = random.Random(seed)
        self.count, self.made, self.number = count, 0, 0
        self.values = ["%v0", "%i", "%x"]
        self.block = "entry"

    def name(self, prefix: str = "t") -> str:
        self.number += 1
        return f"%{prefix}{self.number}"

    def emit(self, text: str) -> str:
        name = self.name()
        self.do(f"{name} = {text}")
        return name

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")
        self.made += 1

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.block = label

    def one(self) -> str:
        """One more value from recent ones."""
        opcode = self.random.choice(("add", "mul", "xor", "sub", "and", "or", "lshr", "shl"))
        a, b = self.random.choice(self.values[-8:]), self.random.choice(self.values[-8:])
        if opcode in ("lshr", "shl"):
            b = str(self.random.randrange(1, 5))
        elif opcode in ("and", "or"):
            b = str(self.random.getrandbits(31))
        return self.keep(self.emit(f"{opcode} i32 {a}, {b}"))

    def keep(self, value: str) -> str:
        self.values.append(value)
        return value

    def recent(self) -> str:
        return self.values[-1]

    def is_more(self, ahead: int = 0) -> bool:
        return self.made + ahead < self.count


def _straight(k: _Kernel) -> None:
    while k.is_more():
        for _ in range(40):
            k.one()
        k.do(f"store i32 {k.recent()}, ptr addrspace(1) %pout, align 4")


def _loops(k: _Kernel) -> None:
    while k.is_more():
        _loop(k, k.random.randrange(3), 1 + k.random.randrange(2))


def _loop(k: _Kernel, kind: int, depth: int) -> None:
    """Kind 0: so many rounds; 1: with a loop inside; 2: lanes leave at different times."""
    k.number += 1
    n, before, start = k.number, k.block, k.recent()
    k.do(f"br label %loop{n}")
    k.start(f"loop{n}")
    at = len(k.lines)
    k.values = [start, f"%acc{n}", "%v0", f"%n{n}"]
    for _ in range(5):
        k.one()
    if kind == 1 and depth:
        _loop(k, 0, depth - 1)
    result = k.recent()
    following = k.emit(f"add i32 %n{n}, 1")
    bound = "%rounds"
    if kind == 2:
        bound = k.emit("and i32 %x, 7")
    more = k.emit(f"icmp ult i32 {following}, {bound}")
    k.lines[at:at] = [
        f"  %n{n} = phi i32 [0, %{before}], [{following}, %{k.block}]",
        f"  %acc{n} = phi i32 [{start}, %{before}], [{result}, %{k.block}]",
    ]
    k.do(f"br i1 {more}, label %loop{n}, label %after{n}")
    k.start(f"after{n}")
    k.values = ["%v0", "%i", result]


def _branches(k: _Kernel) -> None:
    while k.is_more():
        _diamond(k, k.random.randrange(3))


def _diamond(k: _Kernel, depth: int) -> None:
    k.number += 1
    n = k.number
    source = k.recent() if k.random.random() < 0.5 else "%rounds"
    bit = k.emit(f"and i32 {source}, {1 << k.random.randrange(6)}")
    test = k.emit(f"icmp eq i32 {bit}, 0")
    k.do(f"br i1 {test}, label %yes{n}, label %no{n}")
    ends, before = [], list(k.values)
    for label in (f"yes{n}", f"no{n}"):
        k.start(label)
        k.values = list(before)
        for _ in range(4):
            k.one()
        if depth:
            _diamond(k, depth - 1)
        ends.append((k.recent(), k.block))
        k.do(f"br label %join{n}")
    k.start(f"join{n}")
    k.values = before
    k.keep(k.emit(f"phi i32 [{ends[0][0]}, %{ends[0][1]}], [{ends[1][0]}, %{ends[1][1]}]"))
    if k.random.random() < 0.1:
        k.do(f"br i1 {test}, label %early{n}, label %on{n}")
        k.start(f"early{n}")
        k.do(f"store i32 {k.recent()}, ptr addrspace(1) %pout, align 4")
        k.do("ret void")
        k.start(f"on{n}")


def _calls(k: _Kernel) -> None:
    """Leaves of 16 instructions; their callers call four of them: a call of one stands for 70."""
    for f in range(4):
        body = [f"  %a{j} = {op} i32 %a{j - 1}, %b" for j, op in enumerate(("add", "mul", "xor", "sub") * 3, 1)]
        k.functions.append(
            f"define internal i32 @leaf{f}(i32 %a0, i32 %b) {{\nentry:\n" + "\n".join(body) + "\n"
            f"  %t = icmp ugt i32 %a12, {f * 1000}\n  br i1 %t, label %big, label %end\nbig:\n  %h = lshr i32 %a12, {f + 1}\n"
            "  br label %end\nend:\n  %r = phi i32 [%a12, %entry], [%h, %big]\n  ret i32 %r\n}\n"
        )
        calls = [
            f"  %c{j} = call i32 @leaf{(f + j) % 4}(i32 %{'a' if j == 1 else f'c{j - 1}'}, i32 %b)" for j in range(1, 5)
        ]
        k.functions.append(
            f"define internal i32 @middle{f}(i32 %a, i32 %b) {{\nentry:\n" + "\n".join(calls) + "\n  ret i32 %c4\n}\n"
        )
    turn = 0
    while k.is_more():
        turn += 1
        k.keep(k.emit(f"call i32 @middle{turn % 4}(i32 {k.recent()}, i32 {k.one()})"))
        k.made += 4 * 18


def _memory(k: _Kernel) -> None:
    while k.is_more():
        index = k.emit(f"and i32 {k.recent()}, {_LDS - 1}")
        place = k.emit(f"getelementptr i32, ptr addrspace(3) @lds, i32 {index}")
        k.keep(k.emit(f"load i32, ptr addrspace(3) {place}, align 4"))
        k.one()
        shifted = k.emit(f"xor i32 %i, {1 << k.random.randrange(4)}")
        wide = k.emit(f"zext i32 {shifted} to i64")
        far = k.emit(f"getelementptr i32, ptr addrspace(1) %in, i64 {wide}")
        k.keep(k.emit(f"load i32, ptr addrspace(1) {far}, align 4"))
        k.one()
        k.do(f"store i32 {k.recent()}, ptr addrspace(3) %pl0, align 4")
        near = k.emit(f"getelementptr i32, ptr addrspace(1) %out, i64 {'%wide'}")
        k.do(f"store i32 {k.recent()}, ptr addrspace(1) {near}, align 4")


def _slots(k: _Kernel) -> None:
    slots = [f"%slot{j}" for j in range(max(4, k.count // 40))]
    k.lines += [f"  {s} = alloca i32, align 4, addrspace(5)" for s in slots]
    k.lines += [f"  store i32 {j}, ptr addrspace(5) {s}, align 4" for j, s in enumerate(slots)]
    k.made += 2 * len(slots)
    turn = 0
    while k.is_more():
        chosen = [slots[(turn + j * 7) % len(slots)] for j in range(3)]
        a, b = (k.emit(f"load i32, ptr addrspace(5) {s}, align 4") for s in chosen[:2])
        c = k.emit(f"{k.random.choice(('add', 'mul', 'xor'))} i32 {a}, {b}")
        k.do(f"store i32 {k.emit(f'add i32 {c}, %x')}, ptr addrspace(5) {chosen[2]}, align 4")
        turn += 1
        if turn % 5 == 0:
            k.number += 1
            test = k.emit(f"icmp ugt i32 {c}, 99")
            k.do(f"br i1 {test}, label %then{k.number}, label %end{k.number}")
            n = k.number
            k.start(f"then{n}")
            k.do(f"store i32 {c}, ptr addrspace(5) {chosen[0]}, align 4")
            k.do(f"br label %end{n}")
            k.start(f"end{n}")
    for s in slots:
        k.keep(k.emit(f"load i32, ptr addrspace(5) {s}, align 4"))
        k.keep(k.emit(f"xor i32 {k.values[-1]}, {k.values[-2]}"))


def _barriers(k: _Kernel) -> None:
    while k.is_more():
        for _ in range(12):
            k.one()
        k.do(f"store i32 {k.recent()}, ptr addrspace(3) %pl0, align 4")
        _barrier(k)
        index = k.emit(f"xor i32 %x, {1 << k.random.randrange(7)}")
        place = k.emit(f"getelementptr i32, ptr addrspace(3) @lds, i32 {index}")
        k.keep(k.emit(f"load i32, ptr addrspace(3) {place}, align 4"))
        _barrier(k)


def _barrier(k: _Kernel) -> None:
    k.do('fence syncscope("workgroup") release')
    k.do("call void @llvm.amdgcn.s.barrier()")
    k.do('fence syncscope("workgroup") acquire')


_MAKERS = dict(zip(SHAPES, (_straight, _loops, _branches, _calls, _memory, _slots, _barriers), strict=True))


def make(shape: str, count: int, seed: int = 1) -> str:
    """A kernel ``@k(in, out, rounds)`` for groups of 256 work-items; ``in`` and ``out`` hold an i32 a work-item."""
    k = _Kernel(count, seed)
    k.made = 12
    _MAKERS[shape](k)
    parameters = "ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %rounds"
    end = f"  store i32 {k.recent()}, ptr addrspace(1) %pout, align 4\n  ret void\n}}\n"
    body = _START + "\n".join(k.lines) + "\n" + end
    return _HEAD + "".join(k.functions) + f"define amdgpu_kernel void @k({parameters}) {{\n{body}"
