"""Random kernels that attack the sandbox: sizes, offsets and alignments near 2**31, 2**32, 2**63 and 2**64, in every form of
access to every kind of memory.

``make_program(seed)``: the text of ``@k(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(4) %con, i64 %n, i32 %m, ptr
addrspace(3) %loc)`` for a group of 64 and buffers of ``WORDS`` words, and how to launch it. Most programs are wrong, many are
right up to one access. Nobody races: work-items write at places of their own, or all the same.
"""

# ruff: noqa: E501  # a line of IR is a line of text
from __future__ import annotations

import random
from dataclasses import dataclass

from ir_lines import IrLines

WORDS = 256
_NEAR = (
    0,
    4,
    64,
    255,
    1 << 10,
    1 << 16,
    1 << 20,
    1 << 30,
    1 << 31,
    1 << 32,
    1 << 33,
    1 << 34,
    1 << 40,
    1 << 47,
    1 << 62,
    1 << 63,
    1 << 64,
)
_TYPES = {
    "i8": 1,
    "i16": 2,
    "i32": 4,
    "i64": 8,
    "float": 4,
    "<2 x i32>": 8,
    "<4 x i32>": 16,
    "<3 x i16>": 6,
    "{ i32, i64 }": 16,
    "[3 x i32]": 12,
    "i128": 16,
}
_SPACES = {
    "out": 1,
    "in": 1,
    "con": 4,
    "loc": 3,
    "lds": 3,
    "dyn": 3,
    "slot": 5,
    "big": 5,
    "var": 5,
    "flat": 0,
    "flatlds": 0,
    "flatslot": 0,
    "glob": 1,
    "heap": 1,
    "any": 1,
    "anyflat": 0,
    "anylds": 3,
    "anyslot": 5,
}
_HEAD = """target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [256 x i32] poison, align 16
@dyn = external addrspace(3) global [0 x i8], align 16
@glob = internal addrspace(1) global [64 x i32] zeroinitializer, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @malloc(i64)
declare void @free(i64)
declare void @__asan_poison_region(i64, i64)
declare void @__asan_unpoison_region(i64, i64)
declare ptr addrspace(5) @llvm.stacksave.p5()
declare void @llvm.stackrestore.p5(ptr addrspace(5))
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)
declare <4 x i32> @llvm.amdgcn.struct.ptr.buffer.load.v4i32(ptr addrspace(8), i32, i32, i32, i32 immarg)
declare void @llvm.amdgcn.struct.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32, i32 immarg)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32 immarg, i32, i32, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1 immarg)
"""


@dataclass(frozen=True)
class Program:
    """``n`` and ``m``: the scalar arguments."""

    text: str
    n: int
    m: int
    dynamic_lds: int
    local: int
    block: int


def make_program(seed: int) -> Program:
    return _Maker(seed).run()


class _Maker(IrLines):
    def __init__(self, seed: int) -> None:
        super().__init__()
        self.r = random.Random(seed)
        self.declared: set[str] = set()
        self.depth_name = ""

    # Numbers ---------------------------------------------------------------------------------------------------------

    def near(self) -> int:
        """A number near a power of two, of either sign."""
        value = self.r.choice(_NEAR) + self.r.choice((0, 0, -4, 4, -1, 1, -8, 64, self.r.randint(-4096, 4096)))
        return -value if self.r.random() < 0.3 else value

    def small(self) -> int:
        return 4 * self.r.randrange(0, 48)

    def size(self) -> int:
        """Bytes or elements: never negative."""
        return self.r.choice((0, 1, 4, 16, 64, 200)) if self.r.random() < 0.6 else max(0, abs(self.near())) % (1 << 64)

    def align(self) -> int:
        return 1 << self.r.choice((0, 0, 1, 2, 2, 2, 2, 3, 4, 6, 12, 20, 31, 32))

    def number(self, bits: int) -> str:
        """A value of that many bits: a literal, an argument, or something of both."""
        kind = self.r.random()
        if kind < 0.35:
            return str(self.small())
        if kind < 0.7:
            return str(self.near() % (1 << bits))
        source = "%x64" if self.r.random() < 0.5 else "%n"
        if bits == 32:
            source = "%x" if self.r.random() < 0.5 else "%m"
        name = self.emit(
            f"{self.r.choice(('add', 'mul', 'sub', 'shl' if bits == 64 else 'xor', 'or'))} i{bits} {source}, {self.near() % (1 << bits)}"
        )
        return self.emit(f"and i{bits} {name}, {self.r.choice(((1 << bits) - 1, 252, (1 << bits) - 4))}")

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def declare(self, text: str) -> None:
        self.declared.add(text)

    # Pointers --------------------------------------------------------------------------------------------------------

    def base(self, wanted: tuple[int, ...] | None = None) -> tuple[str, int]:
        names = [n for n, s in _SPACES.items() if wanted is None or s in wanted]
        name = self.r.choice(names)
        space = _SPACES[name]
        if name.startswith("any"):
            bits = 32 if space in (3, 5) else 64
            return self.emit(f"inttoptr i{bits} {self.number(bits)} to {pointer(space)}"), space
        globals_ = {"lds": "@lds", "dyn": "@dyn", "glob": "@glob"}
        return globals_.get(name, f"%{name}"), space

    def pointer(self, wanted: tuple[int, ...] | None = None, lanes: int = 4) -> tuple[str, int]:
        """A pointer and its address space: mostly each work-item's own."""
        name, space = self.base(wanted)
        kind = self.r.random()
        if kind < 0.45:
            name = self.emit(f"getelementptr [{lanes} x i8], {pointer(space)} {name}, i32 %x")
        elif kind < 0.6:
            name = self.emit(f"getelementptr i8, {pointer(space)} {name}, i64 {self.number(64)}")
        elif kind < 0.7:
            name = self.emit(f"getelementptr i8, {pointer(space)} {name}, i32 {self.number(32)}")
        elif kind < 0.85:
            bits = self.r.choice((32, 64))
            name = self.emit(
                f"getelementptr [{self.size()} x {self.r.choice(('i8', 'i32', '[7 x i64]'))}], {pointer(space)} {name}, i{bits} {self.number(bits)}"
            )
        elif kind < 0.9 and space in (1, 4):
            wide = self.emit(f"ptrtoint {pointer(space)} {name} to i64")
            wide = self.emit(f"{self.r.choice(('add', 'sub', 'xor'))} i64 {wide}, {self.number(64)}")
            name = self.emit(f"inttoptr i64 {wide} to {pointer(space)}")
        if self.r.random() < 0.1:
            name = self.emit(f"getelementptr i8, {pointer(space)} {name}, i64 {self.near() % (1 << 64)}")
        return name, space

    # Accesses --------------------------------------------------------------------------------------------------------

    def load(self) -> None:
        type_ = self.r.choice(list(_TYPES))
        name, space = self.pointer(lanes=_TYPES[type_])
        value = self.emit(f"load {type_}, {pointer(space)} {name}, align {self.align()}")
        if type_ == "i32":
            self.use(value)

    def use(self, value: str) -> None:
        self.do(f"store i32 {value}, ptr addrspace(1) %own, align 4")

    def store(self) -> None:
        type_ = self.r.choice(list(_TYPES))
        name, space = self.pointer(lanes=_TYPES[type_])
        value = (
            "%x"
            if type_ == "i32"
            else "%x64"
            if type_ == "i64"
            else "zeroinitializer"
            if type_[0] in "<{["
            else "1.5"
            if type_ == "float"
            else "7"
        )
        self.do(f"store {type_} {value}, {pointer(space)} {name}, align {self.align()}")

    def atomic(self) -> None:
        bits = self.r.choice((32, 64))
        name, space = self.pointer((0, 1, 3, 5), bits // 8)
        value = "%x" if bits == 32 else "%x64"
        self.emit(
            f"atomicrmw {self.r.choice(('add', 'umax', 'xor', 'or'))} {pointer(space)} {name}, i{bits} {value} monotonic, align {self.r.choice((bits // 8, 64))}"
        )

    def exchange(self) -> None:
        name, space = self.pointer((0, 1, 3, 5))
        self.emit(
            f"cmpxchg {pointer(space)} {name}, i32 {self.near() % (1 << 32)}, i32 %x monotonic monotonic, align 4"
        )

    def copy(self) -> None:
        (to, a), (from_, b) = self.pointer((0, 1, 3, 5), 16), self.pointer(None, 16)
        bits = self.r.choice((32, 64))
        name = f"llvm.mem{self.r.choice(('cpy', 'move'))}.p{a}.p{b}.i{bits}"
        self.declare(f"declare void @{name}({pointer(a)}, {pointer(b)}, i{bits}, i1 immarg)")
        self.do(f"call void @{name}({pointer(a)} {to}, {pointer(b)} {from_}, i{bits} {self.length(bits)}, i1 false)")

    def fill(self) -> None:
        to, space = self.pointer((0, 1, 3, 5), 16)
        bits = self.r.choice((32, 64))
        self.declare(f"declare void @llvm.memset.p{space}.i{bits}({pointer(space)}, i8, i{bits}, i1 immarg)")
        self.do(
            f"call void @llvm.memset.p{space}.i{bits}({pointer(space)} {to}, i8 {self.r.randrange(256)}, i{bits} {self.length(bits)}, i1 false)"
        )

    def length(self, bits: int) -> str:
        return str(self.r.choice((1, 3, 4, 8, 16))) if self.r.random() < 0.6 else self.number(bits)

    def masked(self) -> None:
        name, space = self.pointer(None, 16)
        mask = f"<4 x i1> <{', '.join(f'i1 {self.r.randrange(2)}' for _ in range(4))}>"
        if self.r.random() < 0.5:
            self.declare(f"declare <4 x i32> @llvm.masked.load.v4i32.p{space}({pointer(space)}, <4 x i1>, <4 x i32>)")
            self.emit(
                f"call <4 x i32> @llvm.masked.load.v4i32.p{space}({pointer(space)} align 4 {name}, {mask}, <4 x i32> zeroinitializer)"
            )
        elif space != 4:
            self.declare(f"declare void @llvm.masked.store.v4i32.p{space}(<4 x i32>, {pointer(space)}, <4 x i1>)")
            self.do(
                f"call void @llvm.masked.store.v4i32.p{space}(<4 x i32> zeroinitializer, {pointer(space)} align 4 {name}, {mask})"
            )

    def gather(self) -> None:
        (a, space) = self.pointer((1,), 4)
        b = self.emit(f"getelementptr i8, ptr addrspace(1) {a}, i64 {self.number(64)}")
        both = self.emit(f"insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) {a}, i32 0")
        both = self.emit(f"insertelement <2 x ptr addrspace(1)> {both}, ptr addrspace(1) {b}, i32 1")
        mask = f"<2 x i1> <i1 true, i1 {self.r.randrange(2)}>"
        if self.r.random() < 0.5:
            self.declare(
                "declare <2 x i32> @llvm.masked.gather.v2i32.v2p1(<2 x ptr addrspace(1)>, <2 x i1>, <2 x i32>)"
            )
            self.emit(
                f"call <2 x i32> @llvm.masked.gather.v2i32.v2p1(<2 x ptr addrspace(1)> align 4 {both}, {mask}, <2 x i32> zeroinitializer)"
            )
        else:
            self.declare("declare void @llvm.masked.scatter.v2i32.v2p1(<2 x i32>, <2 x ptr addrspace(1)>, <2 x i1>)")
            self.do(
                f"call void @llvm.masked.scatter.v2i32.v2p1(<2 x i32> zeroinitializer, <2 x ptr addrspace(1)> align 4 {both}, {mask})"
            )

    def buffer(self) -> None:
        base, _ = self.pointer((1,)) if self.r.random() < 0.3 else (self.r.choice(("%out", "%in")), 1)
        stride = self.r.choice((0, 0, 0, 4, 16, 16383))
        records = self.r.choice(("1024", "256", self.number(64)))
        resource = self.emit(
            f"call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) {base}, i16 {stride}, i64 {records}, i32 {self.r.choice((0, 159744, self.near() % (1 << 32)))})"
        )
        offset = self.emit("shl i32 %x, 2") if self.r.random() < 0.5 else self.number(32)
        scalar = self.r.choice(("0", "0", self.number(32)))
        tail = f"ptr addrspace(8) {resource}, i32 {offset}, i32 {scalar}, i32 0)"
        index = f"ptr addrspace(8) {resource}, i32 {self.r.choice(('%x', self.number(32)))}, i32 {offset}, i32 {scalar}, i32 0)"
        match self.r.randrange(6):
            case 0:
                self.use(self.emit(f"call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32({tail}"))
            case 1:
                self.do(f"call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %x, {tail}")
            case 2:
                self.emit(f"call <4 x i32> @llvm.amdgcn.struct.ptr.buffer.load.v4i32({index}")
            case 3:
                self.do(f"call void @llvm.amdgcn.struct.ptr.buffer.store.i32(i32 %x, {index}")
            case 4:
                self.emit(f"call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32 1, {tail}")
            case _:
                to, _ = self.pointer((3,))
                size, step = self.r.choice((1, 2, 4)), self.r.choice((0, 0, 16, self.near() % (1 << 32)))
                self.do(
                    f"call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) {resource}, ptr addrspace(3) {to}, i32 {size}, i32 {offset}, i32 {scalar}, i32 {step}, i32 0)"
                )

    def direct(self) -> None:
        (from_, _), (to, _) = self.pointer((1,)), self.pointer((3,))
        self.do(
            f"call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) {from_}, ptr addrspace(3) {to}, i32 {self.r.choice((1, 2, 4))}, i32 {self.r.choice((0, 0, 64, self.near() % (1 << 32)))}, i32 0)"
        )

    def append(self) -> None:
        name, _ = self.pointer((3,))
        self.emit(f"call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) {name}, i1 false)")

    def call(self) -> None:
        name, space = self.pointer((5,))
        self.use(self.emit(f"call i32 @recurse(i32 {self.r.randrange(4)}, i32 %x, ptr addrspace(5) {name})"))

    def by_value(self) -> None:
        name, space = self.pointer((5,), 16)
        self.do(
            f"call void @take(ptr addrspace(5) byval([{self.by_value_size} x i8]) align {self.by_value_align} {name}, i32 %x)"
        )

    def poison(self) -> None:
        verb = self.r.choice(("poison", "unpoison"))
        self.do(
            f"call void @__asan_{verb}_region(i64 {self.number(64)}, i64 {self.small() if self.r.random() < 0.7 else (1 << 63) + self.near() % (1 << 63)})"
        )

    def restore(self) -> None:
        saved = self.emit("call ptr addrspace(5) @llvm.stacksave.p5()")
        if self.r.random() < 0.5:
            saved = self.emit(f"getelementptr i8, ptr addrspace(5) {saved}, i32 {self.number(32)}")
        self.do(f"call void @llvm.stackrestore.p5(ptr addrspace(5) {saved})")

    # The program -----------------------------------------------------------------------------------------------------

    def run(self) -> Program:
        self.by_value_size, self.by_value_align = self.size() % (1 << 31), self.align()
        big = f"[{self.size()} x {self.r.choice(('i8', 'i32', '[3 x i64]'))}]"
        helpers = self.helpers()
        acts = [
            self.load,
            self.store,
            self.load,
            self.store,
            self.atomic,
            self.exchange,
            self.copy,
            self.fill,
            self.masked,
            self.gather,
            self.buffer,
            self.direct,
            self.append,
            self.call,
            self.by_value,
            self.poison,
            self.restore,
        ]
        var = f"alloca {self.r.choice(('i8', 'i32', f'[{self.size()} x i8]'))}, i{self.r.choice((32, 64))} "
        bits = 64 if " i64 " in var else 32
        for _ in range(self.r.randint(1, 4)):
            self.guarded(self.r.choice(acts))
        used = "\n".join(self.lines)
        self.lines = []
        if self.r.random() < 0.8:
            self.do("%big = alloca [64 x i32], align 16, addrspace(5)")
        else:
            self.do(f"%big = alloca {big}, align {self.align()}, addrspace(5)")
        count = self.r.choice(("4", "16", "200")) if self.r.random() < 0.8 else self.number(bits)
        self.do(
            f"%var = {var}{count}, align {self.r.choice((4, 4, 16, self.align()))}, addrspace(5)"
            if "%var" in used
            else "; no slot of variable size"
        )
        size = str(self.size()) if self.r.random() < 0.3 else "256"
        self.do(f"%block = call i64 @malloc(i64 {size})" if "%heap" in used else "; no heap")
        self.do("%heap = inttoptr i64 %block to ptr addrspace(1)" if "%heap" in used else "; no heap")
        head = "\n".join(self.lines)
        free = "  call void @free(i64 %block)\n" if "%heap" in used and self.r.random() < 0.9 else ""
        text = f"""{_HEAD}{chr(10).join(sorted(self.declared))}
{helpers}define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(4) %con, i64 %n, i32 %m, ptr addrspace(3) %loc) {{
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %x64 = zext i32 %x to i64
  %own = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %slot = alloca [64 x i32], align 16, addrspace(5)
{head}
  %flat = addrspacecast ptr addrspace(1) %in to ptr
  %flatlds = addrspacecast ptr addrspace(3) @lds to ptr
  %flatslot = addrspacecast ptr addrspace(5) %slot to ptr
  call void @llvm.memset.p5.i32(ptr addrspace(5) %slot, i8 1, i32 256, i1 false)
{used}
{free}  ret void
}}
declare void @llvm.memset.p5.i32(ptr addrspace(5), i8, i32, i1 immarg)
""".replace("declare void @llvm.memset.p5.i32(ptr addrspace(5), i8, i32, i1 immarg)\n{", "{")
        text = _once(text, "declare void @llvm.memset.p5.i32(ptr addrspace(5), i8, i32, i1 immarg)\n")
        n, m = self.near() % (1 << 64), self.near() % (1 << 32)
        return Program(
            text,
            n,
            m,
            self.r.choice((0, 0, 256, 4096)),
            self.r.choice((64, 256, 1024)),
            self.r.choice((64, 64, 64, 40)),
        )

    def guarded(self, act: object) -> None:
        """Half of the accesses are executed by some lanes only, some by none."""
        assert callable(act)
        if self.r.random() < 0.5:
            act()
            return
        self.count += 1
        number = self.count
        condition = self.emit(f"icmp {self.r.choice(('ult', 'ugt', 'eq'))} i32 %x, {self.r.choice((0, 5, 17, 63, 64))}")
        self.do(f"br i1 {condition}, label %then{number}, label %on{number}")
        self.lines.append(f"then{number}:")
        act()
        self.do(f"br label %on{number}")
        self.lines.append(f"on{number}:")

    def helpers(self) -> str:
        hostile = self.r.random() < 0.4
        size = self.size() if hostile else 8
        align = self.align() if hostile else 4
        place = self.r.choice(("i32 %d", f"i32 {self.near() % (1 << 32)}", "i32 1", "i32 2"))
        moving = (
            f"\n  %w = alloca i8, i32 {self.r.choice(('%d', '%x', str(self.near() % (1 << 32))))}, align {self.align()}, addrspace(5)"
            if self.r.random() < 0.2
            else ""
        )
        return f"""define internal i32 @recurse(i32 %d, i32 %x, ptr addrspace(5) %p) {{
  %a = alloca [{size} x {self.r.choice(("i8", "i32", "i64"))}], align {align}, addrspace(5)
  %b = alloca [8 x i32], align 4, addrspace(5){moving}
  %q = getelementptr i32, ptr addrspace(5) %b, {place}
  store i32 %x, ptr addrspace(5) %q, align 4
  %v = load i32, ptr addrspace(5) {self.r.choice(("%q", "%p", "%q"))}, align 4
  %z = icmp eq i32 %d, 0
  br i1 %z, label %end, label %go
go:
  %d1 = sub i32 %d, 1
  %s = call i32 @recurse(i32 %d1, i32 %x, ptr addrspace(5) {self.r.choice(("%b", "%p", "%a"))})
  %t = add i32 %s, %v
  ret i32 %t
end:
  ret i32 %v
}}
define internal void @take(ptr addrspace(5) byval([{self.by_value_size} x i8]) align {self.by_value_align} %p, i32 %x) {{
  %q = getelementptr i8, ptr addrspace(5) %p, i32 {self.r.choice(("0", "4", str(self.near() % (1 << 32))))}
  store i32 %x, ptr addrspace(5) %q, align 4
  ret void
}}
"""


def pointer(space: int) -> str:
    return f"ptr addrspace({space})" if space else "ptr"


def _once(text: str, line: str) -> str:
    first = text.index(line) + len(line)
    return text[:first] + text[first:].replace(line, "")
