"""Random kernels with divergent control flow, for running on both engines.

``make_program(seed)`` gives the text of a module with the kernel ``k(ptr addrspace(1) in, ptr addrspace(1) out)``:
two buffers of i32, at
least one element a work-item. Every program ends: loops have bounded trip counts, free flow has fuel. Kinds:

- structured: nested ifs, loops with breaks and continues on lane-dependent conditions, early returns, switches,
calls of functions with
  their own divergence, calls through pointers, barriers with LDS exchange at uniform places (also in callees);
- free: blocks that branch anywhere (irreducible loops, jumps into loops), each step costs fuel.

Variables live in stack slots, as in code from -O0; ``promoted`` runs LLVM's mem2reg over the text, which gives phis.
"""

from __future__ import annotations

import random

ITEMS = 4
_BINARY = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "srem")
_PREDICATES = ("eq", "ne", "ult", "ugt", "slt", "sge")
_HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [256 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
declare i64 @llvm.ctpop.i64(i64)
"""
_OFF = """declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.permlane64.i32(i32)
declare i32 @llvm.amdgcn.permlane16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg)
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1 immarg, i1 immarg)
"""
_COUNTERS = """@near0 = internal addrspace(3) global i32 poison, align 4
@near1 = internal addrspace(3) global i32 poison, align 4
@far0 = internal addrspace(1) global i32 0, align 4
@far1 = internal addrspace(1) global i32 7, align 4
"""


class _Function:
    """Writes one function; variables are the slots ``%v0`` … ``%v3``."""

    def __init__(self, rng: random.Random, name: str, callees: list[str], is_kernel: bool, exchanges: bool) -> None:
        self.rng, self.name, self.callees, self.is_kernel, self.exchanges = rng, name, callees, is_kernel, exchanges
        self.lines: list[str] = []
        self.slots: list[str] = []
        self.count = 0
        self.depth = 0
        #: Counters in LDS (3) and global memory (1) whose old values are used.
        self.ticks: tuple[int, ...] = ()
        #: What reads lanes that may be off, a word of ``off_lane``.
        self.reads: tuple[str, ...] = ()

    def fresh(self, prefix: str = "x") -> str:
        self.count += 1
        return f"%{prefix}{self.count}"

    def emit(self, text: str) -> str:
        name = self.fresh()
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def label(self, name: str) -> None:
        self.lines.append(f"{name[1:]}:")

    def read(self, index: int | None = None) -> str:
        chosen = self.rng.randrange(ITEMS) if index is None else index
        return self.emit(f"load i32, ptr addrspace(5) %v{chosen}")

    def write(self, value: str, index: int | None = None) -> None:
        chosen = self.rng.randrange(ITEMS) if index is None else index
        self.do(f"store i32 {value}, ptr addrspace(5) %v{chosen}")

    def operand(self) -> str:
        return str(self.rng.choice((0, 1, 2, 3, 7, 31, -1, 1000))) if self.rng.random() < 0.3 else self.read()

    def value(self) -> str:
        opcode = self.rng.choice(_BINARY)
        a, b = self.operand(), self.operand()
        if opcode in ("udiv", "srem"):
            b = self.emit(f"or i32 {b}, 1")
            if opcode == "srem":
                b = self.emit(f"and i32 {b}, 65535")
        if opcode in ("shl", "lshr", "ashr"):
            b = self.emit(f"and i32 {b}, 31")
        return self.emit(f"{opcode} i32 {a}, {b}")

    def wave_value(self) -> str:
        """Something that depends on which lanes are here together."""
        kind = self.rng.randrange(5)
        if kind == 0:
            bits = self.emit(f"call i64 @llvm.amdgcn.ballot.i64(i1 {self.condition()})")
            return self.emit(f"trunc i64 {self.emit(f'call i64 @llvm.ctpop.i64(i64 {bits})')} to i32")
        if kind == 1:
            return self.emit(f"call i32 @llvm.amdgcn.readfirstlane.i32(i32 {self.read()})")
        if kind == 2:
            return self.emit(f"call i32 @llvm.amdgcn.mbcnt.lo(i32 {self.read()}, i32 {self.read()})")
        if kind == 3:
            return self.emit(f"call i32 @llvm.amdgcn.ds.bpermute(i32 {self.read()}, i32 {self.read()})")
        control = self.rng.choice((0x111, 0x121, 0x142, 0x1B, 0x140))
        old, source, bound = self.read(), self.read(), self.rng.choice(("true", "false"))
        arguments = f"i32 {old}, i32 {source}, i32 {control}, i32 15, i32 15, i1 {bound}"
        return self.emit(f"call i32 @llvm.amdgcn.update.dpp.i32({arguments})")

    def off_lane(self) -> str:
        """What another lane holds, be it active or not."""
        kind, source = self.rng.choice(self.reads), self.rng.choice((self.read, self.value, self.loaded))()
        if kind == "readlane":
            lane = self.rng.choice((str(self.rng.randrange(64)), self.read()))
            return self.emit(f"call i32 @llvm.amdgcn.readlane.i32(i32 {source}, i32 {lane})")
        if kind == "permlane64":
            return self.emit(f"call i32 @llvm.amdgcn.permlane64.i32(i32 {source})")
        if kind == "permlane16":
            words = [self.read(), source, *(str(self.rng.getrandbits(32)) for _ in range(2))]
            operands = ", ".join(f"i32 {word}" for word in words)
            return self.emit(f"call i32 @llvm.amdgcn.permlane16.i32({operands}, i1 true, i1 false)")
        operands = f"i32 {source}, i32 {self.read()}, i1 false, i1 false"
        both = self.emit(f"call {{ i32, i32 }} @llvm.amdgcn.permlane32.swap({operands})")
        return self.emit(f"extractvalue {{ i32, i32 }} {both}, {self.rng.randrange(2)}")

    def loaded(self) -> str:
        """What the buffer ``in`` has at an index."""
        index = self.emit(f"and i32 {self.read()}, 127")
        where = self.emit(f"getelementptr i32, ptr addrspace(1) %in, i32 {index}") if self.is_kernel else ""
        return self.emit(f"load i32, ptr addrspace(1) {where}, align 4") if where else index

    def condition(self) -> str:
        low = self.emit(f"and i32 {self.read()}, {self.rng.choice((1, 3, 7, 15))}")
        return self.emit(f"icmp {self.rng.choice(_PREDICATES)} i32 {low}, {self.rng.randrange(6)}")

    def tick(self) -> str:
        """An atomic whose old value tells which wave was here first."""
        space = self.rng.choice(self.ticks)
        name, scope = ("@near", "workgroup") if space == 3 else ("@far", "agent")
        counter = f"ptr addrspace({space}) {name}{self.rng.randrange(2)}"
        kind = self.rng.randrange(6)
        if kind == 0:
            text = f'cmpxchg {counter}, i32 {self.operand()}, i32 {self.operand()} syncscope("{scope}") monotonic monotonic'
            return self.emit(f"extractvalue {{ i32, i1 }} {self.emit(text)}, 0")
        if kind == 1:
            self.do(f'store atomic i32 {self.operand()}, {counter} syncscope("{scope}") monotonic, align 4')
            return self.read()
        if kind == 2:
            return self.emit(f'load atomic i32, {counter} syncscope("{scope}") monotonic, align 4')
        operation = self.rng.choice(("add", "sub", "xchg", "umax", "xor"))
        return self.emit(f'atomicrmw {operation} {counter}, i32 {self.operand()} syncscope("{scope}") monotonic')

    def start_counters(self) -> None:
        first, go_on = self.fresh("b"), self.fresh("b")
        item = self.emit("call i32 @llvm.amdgcn.workitem.id.x()")
        self.do(f"br i1 {self.emit(f'icmp eq i32 {item}, 0')}, label {first}, label {go_on}")
        self.label(first)
        for k in (0, 1):
            self.do(f"store i32 0, ptr addrspace(3) @near{k}, align 4")
        self.do(f"br label {go_on}")
        self.label(go_on)
        self.barrier()

    def simple(self) -> None:
        if self.ticks and self.rng.random() < 0.6:
            self.write(self.tick())
            return
        if self.reads and self.rng.random() < 0.3:
            self.write(self.off_lane())
            return
        self.write(self.wave_value() if self.rng.random() < 0.15 else self.value())

    # Structured --------------------------------------------------------------------------------------------------

    def statements(self, budget: int, leave: str, again: str) -> None:
        for _ in range(self.rng.randint(1, 3)):
            kind = self.rng.random()
            if budget <= 0 or kind < 0.4:
                self.simple()
            elif kind < 0.62:
                self.if_else(budget - 1, leave, again)
            elif kind < 0.78:
                self.loop(budget - 1)
            elif kind < 0.86:
                self.switch(budget - 1, leave, again)
            elif self.callees:
                self.call()
            else:
                self.simple()

    def if_else(self, budget: int, leave: str, again: str) -> None:
        yes, no, join = (self.fresh("b") for _ in range(3))
        self.do(f"br i1 {self.condition()}, label {yes}, label {no}")
        self.label(yes)
        self.statements(budget, leave, again)
        escape = self.rng.random()
        self.do(f"br label {leave if escape < 0.12 and leave else again if escape < 0.2 and again else join}")
        self.label(no)
        if self.rng.random() < 0.5:
            self.statements(budget, leave, again)
        self.do(f"br label {join}")
        self.label(join)

    def loop(self, budget: int) -> None:
        head, body, again, leave = (self.fresh("b") for _ in range(4))
        counter = self.fresh("c")
        self.slots.append(counter)
        self.do(f"store i32 0, ptr addrspace(5) {counter}")
        self.do(f"br label {head}")
        self.label(head)
        at = self.emit(f"load i32, ptr addrspace(5) {counter}")
        bound = str(self.rng.randint(1, 5)) if self.rng.random() < 0.4 else self.emit(f"and i32 {self.read()}, 7")
        self.do(f"br i1 {self.emit(f'icmp ult i32 {at}, {bound}')}, label {body}, label {leave}")
        self.label(body)
        self.do(f"store i32 {self.emit(f'add i32 {at}, 1')}, ptr addrspace(5) {counter}")
        self.statements(budget, leave, again)
        self.do(f"br label {again}")
        self.label(again)
        limit = self.emit(f"icmp ult i32 {at}, 9")
        self.do(f"br i1 {limit}, label {head}, label {leave}")
        self.label(leave)

    def switch(self, budget: int, leave: str, again: str) -> None:
        join, *cases = (self.fresh("b") for _ in range(4))
        value = self.emit(f"and i32 {self.read()}, 3")
        self.do(
            f"switch i32 {value}, label {join} [ i32 0, label {cases[0]} i32 1, label {cases[1]} i32 2, label {cases[2]} ]"
        )
        for i, case in enumerate(cases):
            self.label(case)
            self.statements(budget - 1, leave, again)
            falls = i + 1 < len(cases) and self.rng.random() < 0.3
            self.do(f"br label {cases[i + 1] if falls else join}")
        self.label(join)

    def call(self) -> None:
        if self.rng.random() < 0.3 and len(self.callees) > 1:
            first, second = self.rng.sample(self.callees, 2)
            pointer = self.emit(f"select i1 {self.condition()}, ptr {first}, ptr {second}")
            self.write(self.emit(f"call i32 {pointer}(i32 {self.read()}, i32 {self.read()})"))
            return
        self.write(self.emit(f"call i32 {self.rng.choice(self.callees)}(i32 {self.read()}, i32 {self.read()})"))

    def exchange(self) -> None:
        """Through LDS, between barriers, all lanes: at a place that all lanes reach."""
        item = self.emit("call i32 @llvm.amdgcn.workitem.id.x()")
        own = self.emit(f"getelementptr [256 x i32], ptr addrspace(3) @t, i32 0, i32 {item}")
        other = self.emit(f"and i32 {self.emit(f'add i32 {item}, {self.rng.randrange(128)}')}, 127")
        there = self.emit(f"getelementptr [256 x i32], ptr addrspace(3) @t, i32 0, i32 {other}")
        self.do(f"store i32 {self.read()}, ptr addrspace(3) {own}, align 4")
        self.barrier()
        self.write(self.emit(f"load i32, ptr addrspace(3) {there}, align 4"))
        self.barrier()

    def barrier(self) -> None:
        for text in (
            'fence syncscope("workgroup") release',
            "call void @llvm.amdgcn.s.barrier()",
            'fence syncscope("workgroup") acquire',
        ):
            self.do(text)

    # Free flow ---------------------------------------------------------------------------------------------------

    def free(self, blocks: int) -> None:
        names = [self.fresh("f") for _ in range(blocks)]
        leave = self.fresh("b")
        self.slots.append("%fuel")
        self.do(f"store i32 {self.rng.randint(5, 40)}, ptr addrspace(5) %fuel")
        self.do(f"br label {names[0]}")
        for name in names:
            self.label(name)
            fuel = self.emit("load i32, ptr addrspace(5) %fuel")
            self.do(f"store i32 {self.emit(f'sub i32 {fuel}, 1')}, ptr addrspace(5) %fuel")
            go_on = self.fresh("b")
            self.do(f"br i1 {self.emit(f'icmp eq i32 {fuel}, 0')}, label {leave}, label {go_on}")
            self.label(go_on)
            for _ in range(self.rng.randint(0, 2)):
                self.simple()
            a, b = (self.rng.choice([*names, leave]) for _ in range(2))
            if self.rng.random() < 0.15:
                self.do(f"br label {a}")
            else:
                self.do(f"br i1 {self.condition()}, label {a}, label {b}")
        self.label(leave)

    # Whole functions ---------------------------------------------------------------------------------------------

    def write_function(self, is_free: bool, budget: int) -> str:
        early = self.fresh("ret")
        if self.exchanges:
            self.exchange()
        if is_free:
            self.free(self.rng.randint(3, 8))
        else:
            self.statements(budget, early if self.rng.random() < 0.5 and not self.exchanges else "", "")
        if self.ticks:
            self.write(self.tick())
        if self.exchanges and not is_free:
            self.exchange()
        self.do(f"br label {early}")
        self.label(early)
        return self._wrap()

    def _wrap(self) -> str:
        slots = [f"  {s} = alloca i32, align 4, addrspace(5)" for s in [*(f"%v{i}" for i in range(ITEMS)), *self.slots]]
        if not self.is_kernel:
            first = [
                "  store i32 %a, ptr addrspace(5) %v0",
                "  store i32 %b, ptr addrspace(5) %v1",
                "  store i32 %a, ptr addrspace(5) %v2",
                "  store i32 5, ptr addrspace(5) %v3",
            ]
            last = ["  %r = load i32, ptr addrspace(5) %v0", "  ret i32 %r", "}"]
            return "\n".join([f"define i32 {self.name}(i32 %a, i32 %b) {{", *slots, *first, *self.lines, *last, ""])
        first = [
            "  %item = call i32 @llvm.amdgcn.workitem.id.x()",
            "  %group = call i32 @llvm.amdgcn.workgroup.id.x()",
            "  %base = mul i32 %group, 128",
            "  %index = add i32 %base, %item",
            "  %wide = zext i32 %index to i64",
            "  %from = getelementptr i32, ptr addrspace(1) %in, i64 %wide",
            "  %loaded = load i32, ptr addrspace(1) %from, align 4",
            "  store i32 %loaded, ptr addrspace(5) %v0",
            "  store i32 %item, ptr addrspace(5) %v1",
            "  store i32 %group, ptr addrspace(5) %v2",
            "  store i32 3, ptr addrspace(5) %v3",
        ]
        last = ["  %to = getelementptr i32, ptr addrspace(1) %out, i64 %wide"]
        total = "0"
        for i in range(ITEMS):
            last += [
                f"  %o{i} = load i32, ptr addrspace(5) %v{i}",
                f"  %m{i} = mul i32 %o{i}, {2 * i + 1}",
                f"  %s{i} = add i32 {total}, %m{i}",
            ]
            total = f"%s{i}"
        last += [f"  store i32 {total}, ptr addrspace(1) %to, align 4", "  ret void", "}"]
        head = "define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {"
        return "\n".join([head, *slots, *first, *self.lines, *last, ""])


def make_program(seed: int, ticks: tuple[int, ...] = (), reads: tuple[str, ...] = ()) -> str:
    """The text of program ``seed``. Launch it with groups of 128 work-items.

    ``ticks``: address spaces (3, 1) with counters whose old values are used; then the result shows the order of the waves.
    ``reads``: what reads lanes that may be off: ``readlane``, ``permlane64``, ``permlane16``, ``swap``.
    """
    rng = random.Random(seed)
    callees: list[str] = []
    functions = []

    def function(name: str, is_kernel: bool, exchanges: bool) -> _Function:
        made = _Function(rng, name, callees if is_kernel else list(callees), is_kernel, exchanges)
        made.ticks, made.reads = ticks, reads
        return made

    for i in range(rng.randrange(3)):
        name = f"@f{i}"
        functions.append(function(name, False, False).write_function(rng.random() < 0.3, 2))
        callees.append(name)
    exchanging = function("@g", False, True).write_function(False, 1)
    kernel = function("@k", True, rng.random() < 0.4)
    if 3 in ticks:
        kernel.start_counters()
    if ticks:
        kernel.write(kernel.tick())
    if rng.random() < 0.3:
        kernel.write(kernel.emit(f"call i32 @g(i32 {kernel.read()}, i32 {kernel.read()})"))
        functions.append(exchanging)
    functions.append(kernel.write_function(rng.random() < 0.35, 3))
    return _HEAD + (_COUNTERS if ticks else "") + (_OFF if reads else "") + "\n".join(functions)


def promoted(text: str) -> str:
    """The program with its stack slots turned into phis by LLVM."""
    import llvmlite.binding as binding

    binding.initialize_native_target()
    module = binding.parse_assembly(text)
    machine = binding.Target.from_default_triple().create_target_machine()
    builder = binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=0))
    manager = binding.create_new_module_pass_manager()
    manager.add_sroa_pass()
    manager.run(module, builder)
    return str(module)
