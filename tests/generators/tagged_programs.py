"""Random kernels that choose among objects and keep pointers in memory: LDS variables, buffers, stack slots, globals, heap.

Every pointer is tagged in the reference engine; the wave compiler carries a tag beside those whose object only run time knows.
``make_program(seed)``: the text of kernel ``@k(ptr addrspace(1) in, ptr addrspace(1) out)``, for groups of 128 and buffers of
384 u32. With ``faults`` some accesses leave their object.
"""

from __future__ import annotations

import random

HEAD = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [128 x i32] poison, align 4
@b = internal addrspace(3) global [128 x i32] poison, align 4
@c = internal addrspace(3) global [136 x i32] poison, align 16
@lists = internal addrspace(3) global [128 x ptr addrspace(3)] poison, align 4
@flats = internal addrspace(3) global [128 x ptr] poison, align 8
@numbers = internal addrspace(3) global [128 x i64] poison, align 8
@g = internal addrspace(1) global [128 x i32] zeroinitializer, align 4
@h = internal addrspace(1) global [128 x i32] zeroinitializer, align 4
@fixed = internal addrspace(4) constant [2 x i32] [i32 5, i32 9], align 4
@table = internal addrspace(1) constant [2 x ptr addrspace(1)] [ptr addrspace(1) @g, ptr addrspace(1) @h], align 8
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare i64 @__ockl_dm_alloc(i64)
declare void @__ockl_dm_dealloc(i64)
define internal i32 @through(ptr addrspace(3) %p, i32 %v) noinline {
  %old = load i32, ptr addrspace(3) %p, align 4
  %new = add i32 %old, %v
  store i32 %new, ptr addrspace(3) %p, align 4
  ret i32 %old
}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %w = call i32 @llvm.amdgcn.workgroup.id.x()
  %s1 = alloca [8 x i32], align 4, addrspace(5)
  %s2 = alloca [8 x i32], align 4, addrspace(5)
  %sp = alloca [2 x ptr addrspace(5)], align 4, addrspace(5)
  %row = mul i32 %w, 128
  %at = add i32 %row, %x
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %word = load i32, ptr addrspace(1) %from, align 4
  %small = and i32 %x, 7
  %bit = and i32 %word, 1
  %lanes = icmp eq i32 %bit, 0
  %half = icmp ult i32 %x, 64
  %groups = icmp eq i32 %w, 1
  %mine.a = getelementptr i32, ptr addrspace(3) @a, i32 %x
  store i32 %x, ptr addrspace(3) %mine.a, align 4
  %mine.b = getelementptr i32, ptr addrspace(3) @b, i32 %x
  store i32 %word, ptr addrspace(3) %mine.b, align 4
  %mine.c = getelementptr i32, ptr addrspace(3) @c, i32 %x
  store i32 3, ptr addrspace(3) %mine.c, align 4
"""
FILL = "\n".join(
    f"  %f{n}.{k} = getelementptr i32, ptr addrspace(5) %s{n}, i32 {k}\n"
    f"  store i32 {10 * n + k}, ptr addrspace(5) %f{n}.{k}, align 4"
    for n in (1, 2)
    for k in range(8)
)
LDS, CONDITIONS = ("a", "b", "c"), ("lanes", "half", "groups")


class _Maker:
    def __init__(self, seed: int, faults: bool) -> None:
        self.random, self.faults = random.Random(seed), faults
        self.lines: list[str] = []
        self.count = 0
        self.values = ["%word"]

    def name(self) -> str:
        self.count += 1
        return f"%t{self.count}"

    def emit(self, text: str) -> str:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def choice(self, options: tuple[str, ...]) -> str:
        return self.random.choice(options)

    def choose(self, type_: str, yes: str, no: str) -> str:
        """By select or by a phi behind a branch, on a condition that is uniform or not."""
        condition = self.choice(CONDITIONS)
        if self.random.random() < 0.5:
            return self.emit(f"select i1 %{condition}, {type_} {yes}, {type_} {no}")
        self.count += 1
        then, join, other = (f"{word}{self.count}" for word in ("then", "join", "other"))
        self.do(f"br i1 %{condition}, label %{then}, label %{other}")
        self.lines += [f"{then}:", f"  br label %{join}", f"{other}:", f"  br label %{join}", f"{join}:"]
        return self.emit(f"phi {type_} [ {yes}, %{then} ], [ {no}, %{other} ]")

    def shift(self, pointer: str, space: str) -> str:
        """Further on, sometimes too far."""
        if not self.faults or self.random.random() < 0.8:
            return pointer
        step = self.random.choice((-1, 1, 4, 64, 128, 140, 1000))
        return self.emit(f"getelementptr i32, ptr {space}{pointer}, i32 {step}")

    def use(self, pointer: str, space: str) -> None:
        """Read, and sometimes write."""
        pointer = self.shift(pointer, space)
        self.values.append(self.emit(f"load i32, ptr {space}{pointer}, align 4"))
        if self.random.random() < 0.5:
            self.do(f"store i32 {self.choice(tuple(self.values))}, ptr {space}{pointer}, align 4")

    # Where pointers come from ----------------------------------------------------------------------------------

    def lds(self) -> str:
        found = f"%mine.{self.choice(LDS)}"
        for _ in range(self.random.randrange(1, 3)):
            found = self.choose("ptr addrspace(3)", found, f"%mine.{self.choice(LDS)}")
        return found

    def private(self) -> str:
        chosen = self.choose("ptr addrspace(5)", "%s1", "%s2")
        return self.emit(f"getelementptr i32, ptr addrspace(5) {chosen}, i32 %small")

    def buffer(self) -> str:
        other = self.emit(f"getelementptr i32, ptr addrspace(1) @{self.choice(('g', 'h'))}, i32 %x")
        return self.choose("ptr addrspace(1)", "%from", other)

    def flat(self) -> str:
        ways = [(self.lds, 3), (self.private, 5), (self.buffer, 1)]
        found = []
        for make, space in self.random.sample(ways, 2):
            found.append(self.emit(f"addrspacecast ptr addrspace({space}) {make()} to ptr"))
        return self.choose("ptr", found[0], found[1])

    # Statements ------------------------------------------------------------------------------------------------

    def use_lds(self) -> None:
        self.use(self.lds(), "addrspace(3) ")

    def use_private(self) -> None:
        self.use(self.private(), "addrspace(5) ")

    def use_buffer(self) -> None:
        pointer = self.shift(self.buffer(), "addrspace(1) ")
        self.values.append(self.emit(f"load i32, ptr addrspace(1) {pointer}, align 4"))

    def use_flat(self) -> None:
        pointer = self.shift(self.flat(), "")
        self.values.append(self.emit(f"load i32, ptr {pointer}, align 4"))

    def use_memory(self) -> None:
        """A list of pointers in LDS."""
        if self.random.random() < 0.5:
            where = self.emit("getelementptr ptr addrspace(3), ptr addrspace(3) @lists, i32 %x")
            self.do(f"store ptr addrspace(3) {self.lds()}, ptr addrspace(3) {where}, align 4")
            self.use(self.emit(f"load ptr addrspace(3), ptr addrspace(3) {where}, align 4"), "addrspace(3) ")
            return
        where = self.emit("getelementptr ptr, ptr addrspace(3) @flats, i32 %x")
        self.do(f"store ptr {self.flat()}, ptr addrspace(3) {where}, align 8")
        if self.random.random() < 0.1:
            self.do(f"store i32 0, ptr addrspace(3) {where}, align 8")
        pointer = self.shift(self.emit(f"load ptr, ptr addrspace(3) {where}, align 8"), "")
        self.values.append(self.emit(f"load i32, ptr {pointer}, align 4"))

    def use_numbers(self) -> None:
        """Pointers as integers in LDS."""
        where = self.emit("getelementptr i64, ptr addrspace(3) @numbers, i32 %x")
        self.do(
            f"store i64 {self.emit(f'ptrtoint ptr addrspace(1) {self.buffer()} to i64')}, ptr addrspace(3) {where}, align 8"
        )
        number = self.emit(f"load i64, ptr addrspace(3) {where}, align 8")
        pointer = self.shift(self.emit(f"inttoptr i64 {number} to ptr addrspace(1)"), "addrspace(1) ")
        self.values.append(self.emit(f"load i32, ptr addrspace(1) {pointer}, align 4"))

    def use_stack_of_pointers(self) -> None:
        where = self.emit(f"getelementptr ptr addrspace(5), ptr addrspace(5) %sp, i32 {self.random.randrange(2)}")
        self.do(f"store ptr addrspace(5) {self.private()}, ptr addrspace(5) {where}, align 4")
        self.use(self.emit(f"load ptr addrspace(5), ptr addrspace(5) {where}, align 4"), "addrspace(5) ")

    def use_table(self) -> None:
        index = self.choose("i32", "0", "1")
        slot = self.emit(f"getelementptr ptr addrspace(1), ptr addrspace(1) @table, i32 {index}")
        base = self.emit(f"load ptr addrspace(1), ptr addrspace(1) {slot}, align 8")
        pointer = self.shift(self.emit(f"getelementptr i32, ptr addrspace(1) {base}, i32 %x"), "addrspace(1) ")
        self.values.append(self.emit(f"load i32, ptr addrspace(1) {pointer}, align 4"))

    def use_vector(self) -> None:
        """Pointers through vectors and structs."""
        if self.random.random() < 0.5:
            one = self.emit(f"insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) {self.lds()}, i32 0")
            two = self.emit(f"insertelement <2 x ptr addrspace(3)> {one}, ptr addrspace(3) {self.lds()}, i32 1")
            turned = self.emit(
                f"shufflevector <2 x ptr addrspace(3)> {two}, <2 x ptr addrspace(3)> {two}, <2 x i32> <i32 1, i32 2>"
            )
            which = self.random.choice(("0", "1", "%bit"))
            self.use(self.emit(f"extractelement <2 x ptr addrspace(3)> {turned}, i32 {which}"), "addrspace(3) ")
            return
        one = self.emit(f"insertvalue {{ ptr addrspace(3), i32 }} poison, ptr addrspace(3) {self.lds()}, 0")
        two = self.emit(f"insertvalue {{ ptr addrspace(3), i32 }} {one}, i32 %x, 1")
        self.use(self.emit(f"extractvalue {{ ptr addrspace(3), i32 }} {two}, 0"), "addrspace(3) ")

    def use_call(self) -> None:
        self.values.append(
            self.emit(f"call i32 @through(ptr addrspace(3) {self.lds()}, i32 {self.random.randrange(9)})")
        )

    def use_moved(self) -> None:
        """The first lane's pointer, in all lanes."""
        number = self.emit(f"ptrtoint ptr addrspace(3) {self.choose('ptr addrspace(3)', '@a', '@b')} to i32")
        moved = self.emit(f"call i32 @llvm.amdgcn.readfirstlane.i32(i32 {number})")
        base = self.emit(f"inttoptr i32 {moved} to ptr addrspace(3)")
        self.use(self.emit(f"getelementptr i32, ptr addrspace(3) {base}, i32 %x"), "addrspace(3) ")

    def use_heap(self) -> None:
        number = self.emit(f"call i64 @__ockl_dm_alloc(i64 {self.random.choice((4, 16, 40))})")
        block = self.emit(f"inttoptr i64 {number} to ptr addrspace(1)")
        self.do(f"store i32 %x, ptr addrspace(1) {block}, align 4")
        chosen = self.choose("ptr addrspace(1)", block, "%from")
        pointer = self.shift(chosen, "addrspace(1) ")
        self.values.append(self.emit(f"load i32, ptr addrspace(1) {pointer}, align 4"))
        if not self.faults or self.random.random() < 0.9:
            self.do(f"call void @__ockl_dm_dealloc(i64 {number})")
        if self.faults and self.random.random() < 0.1:
            self.values.append(self.emit(f"load i32, ptr addrspace(1) {block}, align 4"))

    def use_arithmetic(self) -> None:
        """Two tags meet in integers."""
        one = self.emit(f"ptrtoint ptr addrspace(3) {self.lds()} to i32")
        two = self.emit("ptrtoint ptr addrspace(3) @a to i32")
        distance = self.emit(f"sub i32 {one}, {two}")
        back = self.emit(f"add i32 {two}, {distance}")
        self.use(self.emit(f"inttoptr i32 {back} to ptr addrspace(3)"), "addrspace(3) ")

    def run(self) -> str:
        statements = [
            self.use_lds, self.use_private, self.use_buffer, self.use_flat, self.use_memory, self.use_numbers,
            self.use_stack_of_pointers, self.use_table, self.use_vector, self.use_call, self.use_moved, self.use_heap,
        ]  # fmt: skip
        if self.faults:
            statements.append(self.use_arithmetic)
        for _ in range(self.random.randrange(3, 9)):
            self.random.choice(statements)()
        total = "%x"
        for value in self.values:
            total = self.emit(f"xor i32 {total}, {value}")
        self.do("%to = getelementptr i32, ptr addrspace(1) %out, i32 %at")
        self.do(f"store i32 {total}, ptr addrspace(1) %to, align 4")
        self.do("ret void")
        return "\n".join([HEAD + FILL, *self.lines, "}", ""])


def make_program(seed: int, *, faults: bool) -> str:
    return _Maker(seed, faults).run()
