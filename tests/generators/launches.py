"""Random kernels that use LDS and can be launched: correct by construction, or with one index off.

Every variable is initialised first; a phase reads what earlier phases wrote and writes slots of its own; barriers with
fences between phases. The last phase stores an accumulator to the buffer.
"""

from __future__ import annotations

import random

BLOCK = 64
HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
FOOT = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1, !2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !DIFile(filename: "random.cl", directory: "/")
!4 = distinct !DISubprogram(name: "k", file: !3, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
"""


class LaunchableKernel:
    """Builds one kernel. ``mutate``: one memory access gets an index that is ``size`` too high for some work-items."""

    def __init__(self, seed: int, *, mutate: bool = False) -> None:
        self.rng = random.Random(seed)
        self.sizes = [
            BLOCK * self.rng.randint(1, 3) + self.rng.choice((0, 0, 4, 7)) for _ in range(self.rng.randint(1, 4))
        ]
        self.lines: list[str] = []
        self.functions: dict[str, str] = {}
        self.count = self.line = 0
        self.block = "%0"
        self.accesses = 0
        self.mutated = -1
        phases = self.rng.randint(2, 6)
        if mutate:
            rng_state = self.rng.getstate()
            self._build(phases)
            total, self.accesses, self.lines, self.functions = self.accesses, 0, [], {}
            self.count = self.line = 0
            self.block = "%0"
            self.rng.setstate(rng_state)
            self.mutated = random.Random(seed + 1).randrange(total)
        self._build(phases)

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text: str) -> None:
        self.line += 1
        self.lines.append(f"  {text}, !dbg !DILocation(line: {self.line}, column: 1, scope: !4)")

    def define(self, text: str) -> str:
        name = self.name()
        self.emit(f"{name} = {text}")
        return name

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")
        self.block = f"%{name}"

    def index(self, variable: int, base: str) -> str:
        """``base`` modulo the variable's size, or past its end where the mutation strikes."""
        size = self.sizes[variable]
        inside = self.define(f"urem i32 {base}, {size}")
        self.accesses += 1
        if self.accesses - 1 != self.mutated:
            return inside
        return self.define(f"add i32 {inside}, {size - BLOCK // 2}") if size > BLOCK // 2 else inside

    def pointer(self, variable: int, index: str) -> str:
        return self.define(f"getelementptr i32, ptr addrspace(3) @t{variable}, i32 {index}")

    def barrier(self) -> None:
        self.emit('fence syncscope("workgroup") release')
        self.emit("call void @llvm.amdgcn.s.barrier()")
        self.emit('fence syncscope("workgroup") acquire')

    def _build(self, phases: int) -> None:
        self.define_item()
        for variable, size in enumerate(self.sizes):
            for start in range(0, size, BLOCK):
                shifted = self.define(f"add i32 %i, {start}")
                slot = self.define(f"call i32 @llvm.umin.i32(i32 {shifted}, i32 {size - 1})")
                self.emit(f"store i32 {slot}, ptr addrspace(3) {self.pointer(variable, slot)}, align 4")
        self.accumulator = "%i"
        for _ in range(phases):
            self.barrier()
            self.rng.choice((self.read, self.read_in_branch, self.read_in_loop, self.read_in_function, self.atomic))()
            self.barrier()
            self.rng.choice((self.write, self.write_in_function, self.write_in_branch))()
        out = self.define("getelementptr i32, ptr addrspace(1) %out, i32 %i")
        self.emit(f"store i32 {self.accumulator}, ptr addrspace(1) {out}, align 4")
        self.emit("ret void")

    def define_item(self) -> None:
        self.emit("%i = call i32 @llvm.amdgcn.workitem.id.x()")

    def pick(self) -> int:
        return self.rng.randrange(len(self.sizes))

    def mixed(self) -> str:
        factor = self.define(f"mul i32 %i, {self.rng.choice((1, 3, 5, 7))}")
        return self.define(f"add i32 {factor}, {self.rng.randrange(50)}")

    def add_up(self, value: str) -> None:
        self.accumulator = self.define(f"{self.rng.choice(('add', 'xor', 'sub'))} i32 {self.accumulator}, {value}")

    def load(self) -> str:
        variable = self.pick()
        return self.define(
            f"load i32, ptr addrspace(3) {self.pointer(variable, self.index(variable, self.mixed()))}, align 4"
        )

    def read(self) -> None:
        self.add_up(self.load())

    def read_in_branch(self) -> None:
        number = self.count
        condition = self.define(f"icmp ult i32 %i, {self.rng.randrange(1, BLOCK)}")
        before = self.block
        self.emit(f"br i1 {condition}, label %a{number}, label %b{number}")
        self.label(f"a{number}")
        value = self.load()
        self.emit(f"br label %b{number}")
        self.label(f"b{number}")
        self.add_up(self.define(f"phi i32 [ 0, {before} ], [ {value}, %a{number} ]"))

    def read_in_loop(self) -> None:
        """Every lane takes as many turns as the last bits of its number say."""
        number, before = self.count, self.block
        limit = self.define(f"and i32 %i, {self.rng.choice((1, 3, 7))}")
        self.emit(f"br label %l{number}")
        self.label(f"l{number}")
        self.lines.append(f"  %n{number} = phi i32 [ 0, {before} ], [ %m{number}, %l{number} ]")
        self.lines.append(f"  %s{number} = phi i32 [ 0, {before} ], [ %u{number}, %l{number} ]")
        variable = self.pick()
        base = self.define(f"add i32 {self.mixed()}, %n{number}")
        value = self.define(f"load i32, ptr addrspace(3) {self.pointer(variable, self.index(variable, base))}, align 4")
        self.emit(f"%u{number} = add i32 %s{number}, {value}")
        self.emit(f"%m{number} = add i32 %n{number}, 1")
        again = self.define(f"icmp ule i32 %m{number}, {limit}")
        self.emit(f"br i1 {again}, label %l{number}, label %x{number}")
        self.label(f"x{number}")
        self.add_up(f"%u{number}")

    def read_in_function(self) -> None:
        """The function gets a pointer to the variable's start."""
        self.functions["get"] = (
            "define internal i32 @get(ptr addrspace(3) %p, i32 %x) noinline {\n"
            "  %q = getelementptr i32, ptr addrspace(3) %p, i32 %x\n"
            "  %v = load i32, ptr addrspace(3) %q, align 4\n  ret i32 %v\n}\n"
        )
        variable = self.pick()
        index = self.index(variable, self.mixed())
        self.add_up(self.define(f"call i32 @get(ptr addrspace(3) @t{variable}, i32 {index})"))

    def atomic(self) -> None:
        """Whose old value is not used: the order of lanes does not show."""
        variable = self.pick()
        pointer = self.pointer(variable, self.index(variable, self.mixed()))
        self.emit(f'atomicrmw add ptr addrspace(3) {pointer}, i32 %i syncscope("workgroup") monotonic, align 4')

    def own_index(self, variable: int) -> str:
        return self.index(variable, self.define(f"add i32 %i, {self.rng.randrange(self.sizes[variable] - BLOCK + 1)}"))

    def write(self) -> None:
        variable = self.pick()
        pointer = self.pointer(variable, self.own_index(variable))
        self.emit(f"store i32 {self.accumulator}, ptr addrspace(3) {pointer}, align 4")

    def write_in_function(self) -> None:
        """The function names the variable itself."""
        variable = self.pick()
        self.functions[f"put{variable}"] = (
            f"define internal void @put{variable}(i32 %x, i32 %v) noinline {{\n"
            f"  %q = getelementptr i32, ptr addrspace(3) @t{variable}, i32 %x\n"
            "  store i32 %v, ptr addrspace(3) %q, align 4\n  ret void\n}\n"
        )
        self.emit(f"call void @put{variable}(i32 {self.own_index(variable)}, i32 {self.accumulator})")

    def write_in_branch(self) -> None:
        number = self.count
        condition = self.define(f"icmp ugt i32 {self.accumulator}, {self.rng.randrange(1, 5000)}")
        self.emit(f"br i1 {condition}, label %a{number}, label %b{number}")
        self.label(f"a{number}")
        self.write()
        self.emit(f"br label %b{number}")
        self.label(f"b{number}")

    def __str__(self) -> str:
        variables = "".join(
            f"@t{n} = internal addrspace(3) global [{s} x i32] poison, align 4\n" for n, s in enumerate(self.sizes)
        )
        body = "\n".join(self.lines)
        kernel = f"define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address !dbg !4 {{\n{body}\n}}\n"
        return HEAD + variables + kernel + "".join(self.functions.values()) + FOOT
