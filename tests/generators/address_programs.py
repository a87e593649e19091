"""Random kernels that compute addresses in every way: all integer operations and widths, casts, loops, selects, structs.

``make_program(seed)`` is a module with the kernel ``k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, i64 %m)``: numbers
made of lane and group ids, arguments and what was loaded, with the flags that hold for small ones (nuw and nsw only where
nothing can wrap), some in loops and branches; each now and then is the address of an access to LDS or global memory, brought into
range by ``and`` or ``urem``. Buffers are of 4096 words.
"""

from __future__ import annotations

import random

HEAD = """target triple = "amdgcn-amd-amdhsa"
%pair = type { i16, [5 x i32], i8 }
@flat = internal addrspace(3) global [1024 x i32] zeroinitializer, align 16
@rows = internal addrspace(3) global [16 x [17 x i32]] zeroinitializer, align 4
@pairs = internal addrspace(3) global [32 x %pair] zeroinitializer, align 4
@table = internal addrspace(1) global [256 x i32] zeroinitializer, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i64 @llvm.expect.i64(i64, i64)
define internal i32 @helper(ptr addrspace(3) %p, i32 %i, i32 %u) {
  %j = add i32 %i, %u
  %k = and i32 %j, 255
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %k
  %v = load i32, ptr addrspace(3) %q, align 4
  ret i32 %v
}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 noundef %n, i64 %m) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %odd = call i32 @llvm.amdgcn.mbcnt.lo(i32 21845, i32 %x)
  %w = load i32, ptr addrspace(1) %in, align 4
  %px = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %l = load i32, ptr addrspace(1) %px, align 4
  %l8 = trunc i32 %l to i8
  %x8 = trunc i32 %x to i8
  %w16 = trunc i32 %w to i16
  %l16 = trunc i32 %l to i16
  %l64 = sext i32 %l to i64
  %s64 = add i64 %m, %l64
"""
#: Twice as often as others: what widens and narrows.
OPERATIONS = "add sub mul and or xor shl lshr ashr udiv urem sdiv srem select freeze" + 3 * " zext sext trunc"
CONSTANTS = (
    0,
    1,
    2,
    3,
    4,
    5,
    7,
    8,
    12,
    15,
    16,
    24,
    31,
    32,
    48,
    63,
    64,
    100,
    255,
    1023,
    -1,
    -2,
    -4,
    -8,
    -16,
    -64,
    1 << 30,
)
WIDTHS = (8, 16, 32, 64)


class _Kernel:
    """Values by width, of which it is known where they can be read; ``small`` ones are below 2^11 in every lane."""

    def __init__(self, seed: int) -> None:
        self.r = random.Random(seed)
        self.lines: list[str] = []
        self.count = 0
        self.values: dict[int, list[str]] = {
            8: ["%l8", "%x8"],
            16: ["%w16", "%l16"],
            32: "%x %y %g %lane %odd %w %l %n".split(),
            64: ["%m", "%l64", "%s64"],
        }
        self.small = ["%x", "%y", "%lane"]
        self.block = "entry"

    def emit(self, text: str, bits: int = 0) -> str:
        self.count += 1
        name = f"%t{self.count}"
        self.lines.append(f"  {name} = {text}")
        if bits:
            self.values[bits].append(name)
        return name

    def any(self, bits: int) -> str:
        known = self.values[bits]
        if self.r.random() < 0.95:
            return self.r.choice(known[-12:] if self.r.random() < 0.6 else known)
        return str(self.r.choice([c for c in CONSTANTS if c < 1 << (bits - 2)]))

    def constant(self, bits: int) -> int:
        return self.r.choice([c for c in CONSTANTS if abs(c) < 1 << (bits - 2)])

    def number(self, bits: int) -> str:
        """One operation."""
        r = self.r
        if bits == 32 and r.random() < 0.25:
            return self.small_number()
        a, b = self.any(bits), self.any(bits) if r.random() < 0.4 else str(self.constant(bits))
        operation = r.choice(OPERATIONS.split())
        if operation in ("shl", "lshr", "ashr"):
            return self.emit(f"{operation} i{bits} {a}, {r.randrange(bits)}", bits)
        if operation in ("udiv", "urem", "sdiv", "srem"):
            return self.emit(f"{operation} i{bits} {a}, {r.choice((1, 2, 3, 5, 8, 12, 16, 64))}", bits)
        if operation in ("zext", "sext"):
            return self.widened(a, bits, operation)
        if operation == "trunc":
            return self.narrowed(a, bits)
        if operation == "select":
            condition = self.emit(f"icmp {r.choice(('ult', 'slt', 'eq'))} i{bits} {self.any(bits)}, {b}")
            return self.emit(f"select i1 {condition}, i{bits} {a}, i{bits} {self.any(bits)}", bits)
        return self.emit(f"freeze i{bits} {a}" if operation == "freeze" else f"{operation} i{bits} {a}, {b}", bits)

    def widened(self, a: str, bits: int, operation: str) -> str:
        to = self.r.choice([b for b in WIDTHS if b > bits] or [0])
        if to and self.r.random() < 0.6:  # which may wrap
            a = self.emit(f"{self.r.choice(('add', 'sub', 'mul'))} i{bits} {a}, {self.constant(bits)}", bits)
        return self.emit(f"{operation} i{bits} {a} to i{to}", to) if to else a

    def narrowed(self, a: str, bits: int) -> str:
        to = self.r.choice([b for b in WIDTHS if b < bits] or [0])
        return self.emit(f"trunc i{bits} {a} to i{to}", to) if to else a

    def small_number(self) -> str:
        """Below 2^11, with flags that say so."""
        r = self.r
        a = r.choice(self.small)
        kind = r.randrange(6)
        if kind == 0:  # below 2^21: both flags hold
            found = self.emit(
                f"mul {r.choice(('nuw', 'nsw', 'nuw nsw'))} i32 {a}, {r.choice((2, 3, 4, 17, 64, 1000))}", 32
            )
            return self.emit(f"{r.choice(('zext', 'sext'))} i32 {self.offset(found)} to i64", 64)
        if kind == 1:
            base = self.emit(f"shl {r.choice(('nuw', 'nsw', 'nuw nsw'))} i32 {a}, {r.choice((4, 5, 6))}", 32)
            bits = self.emit(f"and i32 {self.any(32)}, {r.choice((7, 12, 15))}", 32)
            return self.emit(f"or {r.choice(('', 'disjoint '))}i32 {base}, {bits}", 32)
        if kind == 2:
            found = self.emit(f"{r.choice(('and', 'urem'))} i32 {self.any(32)}, {r.choice((3, 31, 64, 255))}", 32)
        elif kind == 3:
            found = self.emit(f"lshr i32 {a}, {r.choice((1, 3, 4))}", 32)
        elif kind == 4:
            found = self.emit(f"xor i32 {a}, {self.emit(f'lshr i32 {r.choice(self.small)}, 3', 32)}", 32)
        else:
            given = self.emit(f"call i32 @llvm.umin.i32(i32 {self.any(32)}, i32 255)", 32)
            found = self.emit(f"call i32 @llvm.amdgcn.readfirstlane.i32(i32 {given})", 32)
        self.small.append(found)
        return found

    def offset(self, value: str) -> str:
        """Some less or more, never less than the smallest signed number."""
        return self.emit(f"add nsw i32 {value}, {self.r.choice((-64, -1, 1, 4, 100))}", 32)

    def index(self, count: int) -> str:
        """A number below ``count`` as i32 or i64."""
        bits = self.r.choice((32, 32, 64))
        value = self.any(bits)
        if count & (count - 1) == 0 and self.r.random() < 0.6:
            return f"i{bits} {self.emit(f'and i{bits} {value}, {count - 1}', bits)}"
        return f"i{bits} {self.emit(f'urem i{bits} {value}, {count}', bits)}"

    def pointer(self) -> str:
        """Leads to a word."""
        r = self.r
        kind = r.randrange(8)
        if kind == 0:
            return f"ptr addrspace(3) {self.emit(f'getelementptr i32, ptr addrspace(3) @flat, {self.index(1024)}')}"
        if kind == 1:
            text = f"getelementptr inbounds [16 x [17 x i32]], ptr addrspace(3) @rows, i32 0, {self.index(16)}, {self.index(17)}"
            return f"ptr addrspace(3) {self.emit(text)}"
        if kind == 2:
            return f"ptr addrspace(3) {self.emit(f'getelementptr %pair, ptr addrspace(3) @pairs, {self.index(32)}, i32 1, {self.index(5)}')}"  # noqa: E501
        if kind == 3:
            return f"ptr addrspace(1) {self.emit(f'getelementptr i32, ptr addrspace(1) {self.buffer()}, {self.index(256)}')}"
        if kind == 4:
            return self.flat()
        if kind == 5:
            number = self.emit("ptrtoint ptr addrspace(3) @flat to i32")
            moved = self.emit(f"{r.choice(('add', 'xor'))} i32 {number}, {self.aligned()}")
            return f"ptr addrspace(3) {self.emit(f'inttoptr i32 {moved} to ptr addrspace(3)')}"
        if kind == 6:
            base = "getelementptr (i8, ptr addrspace(3) @flat, i32 64)"
            return f"ptr addrspace(3) {self.emit(f'getelementptr i8, ptr addrspace(3) {base}, i32 {self.aligned()}')}"
        condition = self.emit(f"icmp ult i32 {self.any(32)}, {self.any(32)}")
        chosen = self.emit(f"select i1 {condition}, ptr addrspace(3) @flat, ptr addrspace(3) @rows")
        return f"ptr addrspace(3) {self.emit(f'getelementptr i32, ptr addrspace(3) {chosen}, {self.index(256)}')}"

    def buffer(self) -> str:
        return self.r.choice(("%in", "@table"))

    def flat(self) -> str:
        base = self.emit(f"getelementptr i32, ptr addrspace(3) @flat, {self.index(256)}")
        cast = self.emit(f"addrspacecast ptr addrspace(3) {base} to ptr")
        return f"ptr {self.emit(f'getelementptr i32, ptr {cast}, {self.index(64)}')}"

    def aligned(self) -> str:
        return self.emit(f"and i32 {self.any(32)}, {self.r.choice((1020, 508, 60))}", 32)

    def access(self) -> None:
        pointer = self.pointer()
        if self.r.random() < 0.5:
            self.emit(f"load i32, {pointer}, align 4", 32)
        else:
            self.lines.append(f"  store i32 {self.any(32)}, {pointer}, align 4")

    def body(self, length: int) -> None:
        for _ in range(length):
            if self.r.random() < 0.25:
                self.access()
            else:
                self.number(self.r.choice((8, 16, 32, 32, 32, 64, 64)))

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")
        self.block = name

    def loop(self, depth: int) -> None:
        """Rounds that may differ by lane, with a counter, a number that steps and a pointer that steps."""
        r = self.r
        self.count += 1
        name, before = f"loop{self.count}", self.block
        rounds = r.choice((str(r.randint(1, 5)), self.emit(f"and i32 {self.any(32)}, 3")))
        bits = r.choice((16, 32, 64))
        start, by = (
            self.any(bits),
            r.choice((self.any(bits), str(self.constant(bits)), str(r.randrange(1 << (bits - 1))))),
        )
        flags = r.choice(("", "nuw ", "nsw ", "nuw nsw "))
        self.lines.append(f"  br label %{name}")
        kept = {b: list(v) for b, v in self.values.items()}, list(self.small)
        self.label(name)
        place = len(self.lines)
        self.values[32].append(f"%{name}.i")
        self.values[bits].append(f"%{name}.s")
        if bits < 64:
            self.emit(f"{r.choice(('zext', 'sext'))} i{bits} %{name}.s to i64", 64)
            self.emit(f"lshr i64 {self.values[64][-1]}, 1", 64)
        self.body(r.randint(2, 8))
        if depth and r.random() < 0.5:
            r.choice((self.loop, self.branch))(depth - 1)
        q = f"getelementptr i32, ptr addrspace(3) %{name}.p, {self.index(64)}"
        self.emit(f"load i32, ptr addrspace(3) {self.emit(q)}, align 4", 32)
        self.lines += [
            f"  %{name}.i2 = add {flags}i32 %{name}.i, {r.choice((1, 1, 3, 4))}",
            f"  %{name}.s2 = {r.choice(('add', 'add', 'sub'))} i{bits} %{name}.s, {by}",
            f"  %{name}.p2 = getelementptr i8, ptr addrspace(3) %{name}.p, i32 {r.choice((4, 64, 68))}",
            f"  %{name}.n2 = add i32 %{name}.n, 1",
            f"  %{name}.c = icmp ult i32 %{name}.n, {rounds}",
            f"  br i1 %{name}.c, label %{name}, label %{name}.end",
        ]
        self.lines[place:place] = [
            f"  %{name}.i = phi i32 [ {r.choice((0, 1, 8, '%x'))}, %{before} ], [ %{name}.i2, %{self.block} ]",
            f"  %{name}.s = phi i{bits} [ {start}, %{before} ], [ %{name}.s2, %{self.block} ]",
            f"  %{name}.p = phi ptr addrspace(3) [ @flat, %{before} ], [ %{name}.p2, %{self.block} ]",
            f"  %{name}.n = phi i32 [ 0, %{before} ], [ %{name}.n2, %{self.block} ]",
        ]
        self.label(f"{name}.end")
        inside = [self.any(32), f"%{name}.i", f"%{name}.n"]
        if r.random() < 0.5:
            self.values, self.small = kept
        for value in inside:  # read behind the loop
            self.emit(f"add i32 {value}, %n", 32)

    def branch(self, depth: int) -> None:
        """Two ways, and phis where they meet: of one number with itself, or of two."""
        r = self.r
        self.count += 1
        name = f"if{self.count}"
        condition = self.emit(f"icmp {r.choice(('ult', 'sgt'))} i32 {self.any(32)}, {self.any(32)}")
        common = self.any(32)
        self.lines.append(f"  br i1 {condition}, label %{name}.a, label %{name}.b")
        kept = {b: list(v) for b, v in self.values.items()}, list(self.small)
        ends = []
        for way in "ab":
            self.values, self.small = {b: list(v) for b, v in kept[0].items()}, list(kept[1])
            self.label(f"{name}.{way}")
            self.body(r.randint(1, 5))
            if depth and r.random() < 0.4:
                r.choice((self.loop, self.branch))(depth - 1)
            same = self.emit(f"add i32 {common}, 12")
            ends.append((self.any(32), same, self.block))
            self.lines.append(f"  br label %{name}.end")
        self.values, self.small = kept
        self.label(f"{name}.end")
        for k in (0, 1):
            self.emit(f"phi i32 {', '.join(f'[ {e[k]}, %{e[2]} ]' for e in ends)}", 32)


def make_program(seed: int) -> str:
    """See the module's docstring."""
    k = _Kernel(seed)
    for _ in range(k.r.randint(2, 5)):
        k.body(k.r.randint(3, 14))
        k.r.choice((k.loop, k.branch, lambda depth: None))(2)
    k.emit(f"call i32 @helper(ptr addrspace(3) @flat, i32 {k.any(32)}, i32 %n)", 32)
    k.body(4)
    return HEAD + "\n".join(k.lines) + "\n  ret void\n}\n"
