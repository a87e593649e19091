"""Random kernels that compute with ``undef`` and ``poison``: as constants, as elements that a shuffle or an index leaves out, by
ways of a phi, as ``old`` of moves between lanes, from lanes that are off.

Launched with two buffers of i32, of which lane ``x`` reads element ``x`` of the first and writes elements ``ROOM x`` to
``ROOM x + ROOM - 1`` of the second. No address, branch or divisor is undefined, and no number becomes a NaN.
"""

from __future__ import annotations

import random

#: Elements that a lane writes.
ROOM = 16
HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
declare i32 @llvm.amdgcn.mov.dpp.i32(i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.ds.permute(i32, i32)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.perm(i32, i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.cttz.i32(i32, i1 immarg)
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.alignbit(i32, i32, i32)
declare {i32, i1} @llvm.uadd.with.overflow.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
@t = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %far = mul i32 %x, ROOM
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %far
  %pin = getelementptr i32, ptr addrspace(1) %in, i32 %x
  %v = load i32, ptr addrspace(1) %pin, align 4
  %own = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %odd = and i32 %v, 1
  %c = icmp eq i32 %odd, 0
  %e = zext i32 %x to i64
"""
WORDS = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr")
CALLS = (
    "llvm.amdgcn.perm(i32 A, i32 B, i32 50462976)",
    "llvm.fshl.i32(i32 A, i32 B, i32 7)",
    "llvm.bswap.i32(i32 A)",
    "llvm.smax.i32(i32 A, i32 B)",
    "llvm.umin.i32(i32 A, i32 B)",
    "llvm.ctpop.i32(i32 A)",
    "llvm.cttz.i32(i32 A, i1 false)",
    "llvm.amdgcn.ubfe.i32(i32 A, i32 3, i32 9)",
    "llvm.amdgcn.alignbit(i32 A, i32 B, i32 5)",
    "llvm.usub.sat.i32(i32 A, i32 B)",
)
MOVES = (
    "llvm.amdgcn.update.dpp.i32(i32 A, i32 B, i32 DPP, i32 ROWS, i32 BANKS, i1 BOUND)",
    "llvm.amdgcn.update.dpp.i32(i32 poison, i32 B, i32 DPP, i32 ROWS, i32 BANKS, i1 BOUND)",
    "llvm.amdgcn.mov.dpp.i32(i32 A, i32 DPP, i32 ROWS, i32 BANKS, i1 BOUND)",
    "llvm.amdgcn.ds.bpermute(i32 %v, i32 A)",
    "llvm.amdgcn.ds.permute(i32 %v, i32 A)",
    "llvm.amdgcn.ds.swizzle(i32 A, i32 8223)",
    "llvm.amdgcn.readfirstlane.i32(i32 A)",
    "llvm.amdgcn.writelane.i32(i32 7, i32 3, i32 A)",
)
VECTOR = "<4 x i32>"


class _Program:
    def __init__(self, rng: random.Random) -> None:
        self.rng, self.lines, self.count, self.block, self.shown = rng, [], 0, "entry", 0
        self.words, self.vectors, self.flags = ["%v", "%x"], [], ["%c"]

    def emit(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"  %t{self.count} = {text}")
        return f"%t{self.count}"

    def word(self) -> str:
        draw = self.rng.random()
        if draw < 0.3:
            return self.rng.choice(["undef", "poison"])
        return str(self.rng.randrange(1, 1000)) if draw < 0.4 else self.rng.choice(self.words[-6:])

    def vector(self) -> str:
        parts = ", ".join(f"i32 {self.rng.choice(['poison', 'undef', '5', '77'])}" for _ in range(4))
        return self.rng.choice([*self.vectors[-3:], "poison", "undef", f"<{parts}>"])

    def flag(self) -> str:
        return self.rng.choice([*self.flags[-3:], "poison", "undef"])

    def statement(self) -> None:
        rng = self.rng
        kinds = ("word", "word", "call", "move", "choose", "choose", "compare", "flag", "freeze", "insert", "extract")
        kinds += ("at", "shuffle", "phi", "phi", "loop", "float", "lds", "narrow", "struct", "both")
        getattr(self, f"_{rng.choice(kinds)}")()

    def _word(self) -> None:
        flags = self.rng.choice(["", "", "nuw ", "nsw "])
        opcode = self.rng.choice(WORDS)
        flags = flags if opcode in ("add", "sub", "mul", "shl") else ""
        self.words.append(self.emit(f"{opcode} {flags}i32 {self.word()}, {self.word()}"))

    def _call(self) -> None:
        self._intrinsic(self.rng.choice(CALLS))

    def _move(self) -> None:
        self._intrinsic(self.rng.choice(MOVES))

    def _intrinsic(self, text: str) -> None:
        rng = self.rng
        name, _, arguments = text.partition("(")
        for word, value in (
            ("DPP", str(rng.choice([0x111, 0x121, 0x140, 0x142, 0x143, 0x1B, 0x138]))),
            ("ROWS", str(rng.choice([15, 15, 10, 3, 5]))),
            ("BANKS", str(rng.choice([15, 15, 6]))),
            ("BOUND", rng.choice(["true", "false"])),
        ):
            arguments = arguments.replace(word, value)
        arguments = arguments.replace("i32 A", f"i32 {self.word()}").replace("i32 B", f"i32 {self.word()}")
        self.words.append(self.emit(f"call i32 @{name}({arguments}"))

    def _choose(self) -> None:
        if self.rng.random() < 0.7:
            self.words.append(self.emit(f"select i1 {self.flag()}, i32 {self.word()}, i32 {self.word()}"))
        else:
            self.vectors.append(
                self.emit(f"select i1 {self.flag()}, {VECTOR} {self.vector()}, {VECTOR} {self.vector()}")
            )

    def _compare(self) -> None:
        predicate = self.rng.choice(["eq", "ne", "ult", "sgt", "uge", "sle"])
        self.flags.append(self.emit(f"icmp {predicate} i32 {self.word()}, {self.word()}"))

    def _flag(self) -> None:
        opcode = self.rng.choice(["and", "or", "xor"])
        self.flags.append(self.emit(f"{opcode} i1 {self.flag()}, {self.flag()}"))
        self.words.append(self.emit(f"{self.rng.choice(['zext', 'sext'])} i1 {self.flag()} to i32"))

    def _freeze(self) -> None:
        kind = self.rng.randrange(3)
        if kind == 0:
            self.words.append(self.emit(f"freeze i32 {self.word()}"))
        elif kind == 1:
            self.vectors.append(self.emit(f"freeze {VECTOR} {self.vector()}"))
        else:
            self.flags.append(self.emit(f"freeze i1 {self.flag()}"))

    def _insert(self) -> None:
        at = self.rng.choice(["0", "1", "2", "3", "5", "%odd"])
        self.vectors.append(self.emit(f"insertelement {VECTOR} {self.vector()}, i32 {self.word()}, i32 {at}"))

    def _extract(self) -> None:
        at = self.rng.choice(["0", "1", "2", "3", "7", "%odd"])
        self.words.append(self.emit(f"extractelement {VECTOR} {self.vector()}, i32 {at}"))

    def _at(self) -> None:
        at = self.emit(f"and i32 %v, {self.rng.choice([3, 7])}")
        self.words.append(self.emit(f"extractelement {VECTOR} {self.vector()}, i32 {at}"))
        self.vectors.append(self.emit(f"insertelement {VECTOR} {self.vector()}, i32 {self.word()}, i32 {at}"))

    def _shuffle(self) -> None:
        mask = ", ".join(f"i32 {self.rng.choice([*range(8), 'poison', 'undef'])}" for _ in range(4))
        a, b = self.vector(), self.vector()
        self.vectors.append(self.emit(f"shufflevector {VECTOR} {a}, {VECTOR} {b}, <4 x i32> <{mask}>"))

    def _phi(self) -> None:
        self.count += 1
        then, end, before = f"then{self.count}", f"end{self.count}", self.block
        other, condition = self.word(), self.rng.choice(["%c", self.emit("icmp ult i32 %v, 40")])
        self.lines.append(f"  br i1 {condition}, label %{then}, label %{end}")
        self.lines.append(f"{then}:")
        known, self.block = (list(self.words), list(self.vectors), list(self.flags)), then
        for _ in range(self.rng.randrange(3)):
            self._word() if self.rng.random() < 0.6 else self._move()
        value = self.word()
        self.lines += [f"  br label %{end}", f"{end}:"]
        self.words, self.vectors, self.flags = known
        self.words.append(self.emit(f"phi i32 [ {value}, %{self.block} ], [ {other}, %{before} ]"))
        self.block = end

    def _loop(self) -> None:
        self.count += 1
        head, end, before, first = f"head{self.count}", f"end{self.count}", self.block, self.word()
        at, carried, kept = f"%at{self.count}", f"%carried{self.count}", list(self.words)
        self.lines += [f"  br label %{head}", f"{head}:"]
        place, self.block = len(self.lines), head
        self.words += [carried, at]
        self._word()
        self._move()
        value, after = self.word(), self.emit(f"add i32 {at}, 1")
        more = self.emit(f"icmp ult i32 {after}, 3")
        self.lines[place:place] = [
            f"  {carried} = phi i32 [ {first}, %{before} ], [ {value}, %{head} ]",
            f"  {at} = phi i32 [ 0, %{before} ], [ {after}, %{head} ]",
        ]
        self.lines += [f"  br i1 {more}, label %{head}, label %{end}", f"{end}:"]
        self.words, self.block = [*kept, carried], end

    def _float(self) -> None:
        a = self.emit(f"uitofp i32 {self.word()} to float")
        b = self.rng.choice(["undef", "poison", "2.0", a])
        total = self.emit(f"{self.rng.choice(['fadd', 'fmul', 'fsub'])} float {a}, {b}")
        self.words.append(self.emit(f"bitcast float {total} to i32"))
        self.flags.append(self.emit(f"fcmp {self.rng.choice(['olt', 'ueq', 'une'])} float {total}, {b}"))

    def _lds(self) -> None:
        self.lines.append(f"  store i32 {self.word()}, ptr addrspace(3) %own, align 4")
        self.words.append(self.emit("load i32, ptr addrspace(3) %own, align 4"))

    def _narrow(self) -> None:
        type_ = self.rng.choice(["i8", "i16"])
        cut = self.emit(f"trunc i32 {self.word()} to {type_}")
        total = self.emit(f"add {type_} {cut}, {self.rng.choice(['poison', 'undef', '3', cut])}")
        self.words.append(self.emit(f"{self.rng.choice(['zext', 'sext'])} {type_} {total} to i32"))

    def _struct(self) -> None:
        pair = self.emit(f"insertvalue {{i32, i32}} {self.rng.choice(['poison', 'undef'])}, i32 {self.word()}, 1")
        self.words.append(self.emit(f"extractvalue {{i32, i32}} {pair}, {self.rng.randrange(2)}"))
        pair = self.emit(f"call {{i32, i1}} @llvm.uadd.with.overflow.i32(i32 {self.word()}, i32 {self.word()})")
        self.words.append(self.emit(f"extractvalue {{i32, i1}} {pair}, 0"))
        self.flags.append(self.emit(f"extractvalue {{i32, i1}} {pair}, 1"))

    def _both(self) -> None:
        opcode = self.rng.choice(["add", "and", "or", "xor", "mul"])
        self.vectors.append(self.emit(f"{opcode} {VECTOR} {self.vector()}, {self.vector()}"))

    def show(self) -> None:
        if self.shown == ROOM:
            return
        place = self.emit(f"getelementptr i32, ptr addrspace(1) %to, i32 {self.shown}")
        if self.vectors and self.rng.random() < 0.3 and self.shown <= ROOM - 4:
            self.lines.append(f"  store {VECTOR} {self.vector()}, ptr addrspace(1) {place}, align 4")
            self.shown += 4
        else:
            self.lines.append(f"  store i32 {self.word()}, ptr addrspace(1) {place}, align 4")
            self.shown += 1


def make_program(rng: random.Random) -> str:
    """A kernel ``@k`` for 64 lanes of one group."""
    program = _Program(rng)
    for _ in range(rng.randint(4, 16)):
        program.statement()
        if rng.random() < 0.5:
            program.show()
    for _ in range(4):
        program.show()
    return HEAD.replace("ROOM", str(ROOM)) + "\n".join(program.lines) + "\n  ret void\n}\n"


__all__ = ["ROOM", "make_program"]
