"""Random modules that use LDS.

>>> made = random_module(7, Knobs(runnable=True))
>>> made.launches[0].kernel
'k0'

The same seed and knobs give the same text. With ``runnable`` every kernel terminates, stays in bounds and has no races, so
that a module and what a pass makes of it can be executed and their output buffers compared. Without, anything goes that
LLVM accepts.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from generators.shapes_constants import HELPERS
from generators.text import module
from generators.units import ELEMENTS, EXTRA, PLAIN, SIZES, access, choose, loop, neighbour, switch
from generators.units_pointers import POINTER_HELPERS, POINTER_UNITS, ordered_by_helper
from generators.wild import wild_statement
from generators.writer import Debug, Variable, Writer

ATTRIBUTES = tuple(f'"amdgpu-no-{n}"' for n in (
    "workitem-id-x", "workitem-id-y", "workitem-id-z", "heap-ptr", "lds-kernel-id", "implicitarg-ptr", "dispatch-ptr"
))  # fmt: skip
_DECLARATIONS = """
%pair = type { i32, [3 x i16] }
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
"""


@dataclass(frozen=True)
class Knobs:
    """How large and how strange. None: the seed decides."""

    runnable: bool = False
    kernels: int | None = None
    functions: int | None = None
    variables: int | None = None
    statements: int | None = None
    #: Debug info: DISubprograms, !dbg locations, records.
    debug: bool | None = None
    #: Module flag nosanitize_address, without which LLVM's pass does nothing.
    flagged: bool = True
    #: False: no kernel has sanitize_address.
    sanitized: bool = True
    dynamic: bool | None = None
    pointers: bool = True
    #: False: no function reaches itself (and the table of functions is for kernels only).
    recursion: bool = True
    #: Statements in which LDS pointers are data, and helpers that name no LDS (``units_pointers``).
    combined: bool = False


@dataclass(frozen=True)
class Launch:
    """How to run a kernel: its arguments are a buffer of ``words`` i32 and the i32 ``n``."""

    kernel: str
    grid: int
    block: int
    words: int
    n: int
    dynamic_lds: int


@dataclass(frozen=True)
class LdsModule:
    """A module and, where it is runnable, how to launch its kernels."""

    name: str
    text: str
    launches: tuple[Launch, ...] = ()


def random_module(seed: int, knobs: Knobs | None = None) -> LdsModule:
    """The module of that seed."""
    return _Program(random.Random(seed), knobs or Knobs(), seed).build()


class _Program:
    def __init__(self, rng: random.Random, knobs: Knobs, seed: int) -> None:
        r = self.rng = rng
        self.knobs = replace(
            knobs,
            kernels=r.randrange(1, 4) if knobs.kernels is None else knobs.kernels,
            functions=r.randrange(0, 6) if knobs.functions is None else knobs.functions,
            variables=r.randrange(1, 7) if knobs.variables is None else knobs.variables,
            statements=r.randrange(1, 9) if knobs.statements is None else knobs.statements,
            debug=r.random() < 0.3 if knobs.debug is None else knobs.debug,
            dynamic=r.random() < 0.3 if knobs.dynamic is None else knobs.dynamic,
        )
        self.name = f"seed {seed}"
        self.block = r.choice((1, 7, 32, 64))
        self.variables = [self._variable(i) for i in range(self.knobs.variables or 0)]
        self.variables = self.variables or [Variable("lone", "i32", self.block + EXTRA)]
        quoted = r.random() < 0.15
        self.functions = [f'"f {i}"' if quoted else f"f{i}" for i in range(self.knobs.functions or 0)]
        self.helpers = [f"take{i}" for i in range(r.randrange(3))] if self.knobs.pointers else []
        self.is_table_used = bool(self.functions) and r.random() < 0.4
        self.nodes: list[str] = []
        self.records: list[str] = []

    def build(self) -> LdsModule:
        order = [
            *(self._function(name) for name in self.functions),
            *(self._helper(h, v) for h, v in self._helper_types()),
        ]
        kernels = [self._kernel(i) for i in range(self.knobs.kernels or 0)]
        parts = [*order, *kernels]
        if self.knobs.runnable:  # a function that no kernel reaches is refused by profile full
            parts = [p for p in parts if " @take" not in p.split("(", 1)[0] or _is_called(p, parts)]
        self.rng.shuffle(parts)
        globals_ = [self._definition(v) for v in self.variables]
        if self.is_table_used:
            entries = ", ".join(f"ptr @{f}" for f in self.functions)
            globals_.append(f"@table = internal addrspace(4) constant [{len(self.functions)} x ptr] [{entries}]\n")
        if not self.knobs.runnable:
            globals_ += self._odd_globals()
        if not self.knobs.runnable and self.rng.random() < 0.2:
            pointer = f"ptr addrspacecast ({self.rng.choice(self.variables).pointer} to ptr)"
            globals_.append(f'@llvm.used = appending global [1 x ptr] [{pointer}], section "llvm.metadata"\n')
        text = "\n".join([*globals_, *parts])
        return LdsModule(self.name, self._with_declarations(text), self._launches())

    def _odd_globals(self) -> list[str]:
        """Things that hold LDS addresses, and LDS that is not lowered."""
        r, found = self.rng, []
        for index, variable in enumerate(self.variables):
            if r.random() < 0.06:
                found.append(
                    f"@keep{index} = addrspace(1) global {{ i32, ptr addrspace(3) }} {{ i32 1, {variable.pointer} }}\n"
                )
            if r.random() < 0.06 and not variable.is_dynamic:
                found.append(
                    f"@alias{index} = internal alias i32, getelementptr (i8, {variable.pointer}, i32 {index})\n"
                )
        if r.random() < 0.1:
            found.append("@set = internal addrspace(3) global [4 x i32] zeroinitializer\n")
            found.append("@unused = internal addrspace(3) global i8 poison\n")
        return found

    def _with_declarations(self, text: str) -> str:
        parts = [_DECLARATIONS, text, *{h: None for word, h in POINTER_HELPERS.items() if word in text}]
        needed = {"@llvm.memset.p3": "declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)\n"}
        if self.knobs.runnable:
            parts += [line for name, line in needed.items() if name in text]
        else:
            parts += [HELPERS, "declare void @ext()\ndeclare i32 @llvm.amdgcn.groupstaticsize()\n"]
            parts.append(
                "declare void @ext_quiet() nocallback\ndeclare void @ext_takes(ptr)\n!81 = !{i32 1}\n!82 = !{}\n"
            )
        flags = ('!{i32 2, !"Debug Info Version", i32 3}',) if self.nodes else ()
        metadata = "\n".join(self.nodes) + ("\n!llvm.dbg.cu = !{!100}\n" if self.nodes else "")
        return module(*parts, flagged=self.knobs.flagged, metadata=metadata, more_flags=flags)

    def _variable(self, index: int) -> Variable:
        r = self.rng
        if self.knobs.dynamic and index < 2 and r.random() < 0.7:
            return Variable(f"dyn{index}", "i32", self.block, is_dynamic=True)
        name = r.choice((f"lds.{index}", f"a{index}", f"Z{index}", f'"v {index}"'))
        return Variable(name, r.choice(ELEMENTS), self.block + EXTRA)

    def _definition(self, v: Variable) -> str:
        r = self.rng
        if v.is_dynamic:
            return f"@{v.name} = external addrspace(3) global [0 x {v.element}], align {r.choice((4, 8, 16))}\n"
        align = r.choice(("", f", align {SIZES[v.element] << r.randrange(3)}", ", align 16"))
        head = r.choice(("internal", "internal unnamed_addr", "private", "", "weak hidden"))
        value = r.choice(("poison", "poison", "undef"))
        return f"@{v.name} = {head} addrspace(3) global [{v.count} x {v.element}] {value}{align}\n"

    def _writer(self, name: str) -> Writer:
        return Writer(self.rng, block=self.block, debug=self._debug(name) if self.knobs.debug else None)

    def _debug(self, name: str) -> Debug | None:
        r = self.rng
        if r.random() < 0.2:
            return None
        if not self.nodes:
            self.nodes += [
                "!100 = distinct !DICompileUnit(language: DW_LANG_C99, file: !101, isOptimized: true, emissionKind: FullDebug)",
                '!101 = !DIFile(filename: "a.c", directory: "/")',
                "!102 = !DISubroutineType(types: !{null})",
                '!103 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)',
            ]
        first = 100 + len(self.nodes)
        plain = name.strip('"')
        line = f"line: {r.randrange(1, 99)}, " if r.random() < 0.8 else ""
        self.nodes.append(
            f'!{first} = distinct !DISubprogram(name: "{plain}", scope: !101, file: !101, {line}type: !102, '
            "spFlags: DISPFlagDefinition, unit: !100)"
        )
        self.nodes.append(f'!{first + 1} = !DILocalVariable(name: "v", scope: !{first}, file: !101, type: !103)')
        count = r.randrange(1, 5)
        for i in range(count):
            self.nodes.append(f"!{first + 2 + i} = !DILocation(line: {100 + i}, column: {i}, scope: !{first})")
        return Debug(
            f"!{first}", [f"!{first + 2 + i}" for i in range(count)], f"!{first + 1}", r.choice((0.3, 0.9, 1.0))
        )

    def _attributes(self, *, kernel: bool = False) -> str:
        r = self.rng
        chosen = r.sample(ATTRIBUTES, r.randrange(len(ATTRIBUTES) + 1)) if r.random() < 0.5 else []
        if self.knobs.sanitized and (r.random() < 0.8 if kernel else r.random() < 0.5):
            chosen.append("sanitize_address")
        return " ".join([*chosen, *r.sample(("nounwind", "convergent", "noinline"), r.randrange(3))])

    def _statements(self, w: Writer, variables: list[Variable], *, uniform: bool) -> None:
        for _ in range(self.rng.randrange((self.knobs.statements or 1) + 1)):
            self._statement(w, variables, uniform=uniform)

    def _statement(self, w: Writer, variables: list[Variable], *, uniform: bool) -> None:
        r = self.rng
        if not self.knobs.runnable and r.random() < 0.5:
            if self.functions and r.random() < 0.05:
                w.emit(f"call void @ext_takes(ptr @{r.choice(self.functions)})")
            wild_statement(w, variables)
            return
        choice = r.random()
        variable = r.choice(variables)
        if self.knobs.combined and r.random() < 0.6:
            if uniform and r.random() < 0.2:
                ordered_by_helper(w, variable)
            else:
                r.choice(POINTER_UNITS)(w, variable, r.choice(variables))
            return
        if choice < 0.12 and w.depth < 2:
            w.depth += 1
            loop(w, lambda: self._statement(w, variables, uniform=uniform))
            w.depth -= 1
        elif choice < 0.22 and w.depth < 2:
            w.depth += 1
            switch(w, lambda: self._statement(w, variables, uniform=False))
            w.depth -= 1
        elif choice < 0.34 and uniform:
            neighbour(w, variable)
        elif choice < 0.46:
            choose(w, variable, r.choice(variables))
        elif choice < 0.56 and self.helpers:
            self._call_helper(w, variables)
        else:
            r.choice(PLAIN)(w, variable)

    def _helper_types(self) -> list[tuple[str, str]]:
        return [(name, ELEMENTS[int(name[4:]) % 3 + 2]) for name in self.helpers]

    def _call_helper(self, w: Writer, variables: list[Variable]) -> None:
        name, element = self.rng.choice(self._helper_types())
        fitting = [v for v in variables if v.element == element]
        if not fitting:
            return
        pointer = w.address(self.rng.choice(fitting))
        w.mix(w.value(f"call i32 @{name}(ptr addrspace(3) {pointer}, i32 {w.accumulator})"))

    def _helper(self, name: str, element: str) -> str:
        w = self._writer(name)
        w.accumulator = "%x"
        for _ in range(self.rng.randrange(1, 3)):
            access(w, Variable("", element, 0), "%p")
        w.emit(f"ret i32 {w.accumulator}")
        return w.finish(f"define i32 @{name}(ptr addrspace(3) %p, i32 %x)", self._tail(w))

    def _tail(self, w: Writer, *, kernel: bool = False) -> str:
        return self._attributes(kernel=kernel) + (f" !dbg {w.debug.subprogram}" if w.debug else "")

    def _calls(self, w: Writer, depth: str, count: int, caller: str | None = None) -> None:
        """Calls of other functions, directly or through the table; ``caller`` None is a kernel."""
        is_free = self.knobs.recursion or caller is None
        callable_ = self.functions if is_free else self.functions[self.functions.index(str(caller)) + 1 :]
        for _ in range(count if callable_ else 0):
            callee = f"@{self.rng.choice(callable_)}"
            if self.is_table_used and is_free and self.rng.random() < 0.5:
                number = w.value(f"urem i32 {w.accumulator}, {len(self.functions)}")
                slot = w.value(
                    f"getelementptr [{len(self.functions)} x ptr], ptr addrspace(4) @table, i32 0, i32 {number}"
                )
                callee = w.value(f"load ptr, ptr addrspace(4) {slot}")
            elif self.rng.random() < 0.15:
                condition = w.value(f"trunc i32 {w.accumulator} to i1")
                callee = w.value(f"select i1 {condition}, ptr {callee}, ptr @{self.rng.choice(callable_)}")
            arguments = f"i32 {w.index}, i32 {w.accumulator}, i32 {depth}, ptr addrspace(1) %out"
            w.mix(w.value(f"call i32 {callee}({arguments})"))

    def _some_variables(self) -> list[Variable]:
        return self.rng.sample(self.variables, self.rng.randrange(1, len(self.variables) + 1))

    def _function(self, name: str) -> str:
        """``i32 f(i32 tid, i32 n, i32 depth, ptr out)``; calls others while depth lasts."""
        r, w = self.rng, self._writer(name)
        variables = self._some_variables()
        if r.random() < 0.85:
            self._statements(w, variables, uniform=False)
        if r.random() < 0.6:
            more, stop = w.new_label(), w.new_label()
            condition = w.value("icmp sgt i32 %depth, 0")
            w.emit(f"br i1 {condition}, label %{more}, label %{stop}")
            w.start(stop)
            w.emit(f"ret i32 {w.accumulator}")
            w.start(more)
            self._calls(w, w.value("sub i32 %depth, 1"), r.randrange(1, 3), name)
            if r.random() < 0.5:
                self._statement(w, variables, uniform=False)
        w.emit(f"ret i32 {w.accumulator}")
        head = r.choice(("", "internal ", "internal ", "weak ", "hidden "))
        return w.finish(f"define {head}i32 @{name}(i32 %tid, i32 %n, i32 %depth, ptr addrspace(1) %out)", self._tail(w))

    def _kernel(self, index: int) -> str:
        r, w = self.rng, self._writer(f"k{index}")
        w.has_lds_parameter = not self.knobs.runnable and r.random() < 0.1
        variables = self._some_variables()
        w.index = w.value("call i32 @llvm.amdgcn.workitem.id.x()")
        group = w.value("call i32 @llvm.amdgcn.workgroup.id.x()")
        first = w.value(f"mul i32 {group}, {self.block}")
        place = w.value(f"add i32 {first}, {w.index}")
        w.mix(place)
        if self.knobs.runnable and index == 0:  # profile full refuses a module in which only dead functions use LDS
            access(w, variables[0])
        if r.random() < 0.85:
            self._statements(w, variables, uniform=True)
        if self.functions and r.random() < 0.8:
            self._calls(w, str(r.randrange(3)), r.randrange(1, 3))
        if r.random() < 0.5:
            self._statements(w, variables, uniform=True)
        pointer = w.value(f"getelementptr i32, ptr addrspace(1) %out, i32 {place}")
        if r.random() < 0.3:
            left, right = w.new_label(), w.new_label()
            condition = w.value(f"trunc i32 {w.accumulator} to i1")
            w.emit(f"br i1 {condition}, label %{left}, label %{right}")
            w.start(left)
            w.emit(f"store i32 1, ptr addrspace(1) {pointer}")
            w.emit("ret void")
            w.start(right)
        w.emit(f"store i32 {w.accumulator}, ptr addrspace(1) {pointer}")
        w.emit("ret void")
        more = ", ptr addrspace(3) %p" if w.has_lds_parameter else ""
        convention = "spir_kernel" if not self.knobs.runnable and r.random() < 0.1 else "amdgpu_kernel"
        head = f"define {convention} void @k{index}(ptr addrspace(1) %out, i32 %n{more})"
        return w.finish(head, self._tail(w, kernel=True))

    def _launches(self) -> tuple[Launch, ...]:
        if not self.knobs.runnable:
            return ()
        grid = self.rng.randrange(1, 4)
        is_dynamic = any(v.is_dynamic for v in self.variables)
        return tuple(
            Launch(
                f"k{i}",
                grid,
                self.block,
                grid * self.block,
                self.rng.randrange(1000),
                4 * self.block if is_dynamic else 0,
            )
            for i in range(self.knobs.kernels or 0)
        )


def _is_called(definition: str, parts: list[str]) -> bool:
    name = definition.split("(", 1)[0].rsplit("@", 1)[1]
    return any(f"call i32 @{name}(" in part for part in parts)
