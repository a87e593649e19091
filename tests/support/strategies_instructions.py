"""Random instructions over the values that are there: one entry a shape, each drawn as text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import strategies as st
from strategies_types import FLOATS, INTS, VECTOR_ELEMENTS, constants, first_class_types, types


@dataclass(frozen=True)
class Local:
    """A value by its spelling and type."""

    name: str
    type: str


@dataclass
class Pool:
    """What every function of the module may use."""

    globals: dict[str, str]
    structs: list[str]
    functions: list[tuple[str, str, list[str]]]


class Draw:
    """The function that is being drawn; ``seen`` are the values that dominate the end of ``lines``."""

    def __init__(self, draw: st.DrawFn, pool: Pool, seen: list[Local], lines: list[str]) -> None:
        self.draw = draw
        self.pool = pool
        self.seen = seen
        self.lines = lines
        self.count = 0

    def one(self, *choices: str) -> str:
        return self.draw(st.sampled_from(choices))

    def operand(self, type_: str) -> str:
        """A value of that type: one that is there, or a constant."""
        there = [v.name for v in self.seen if v.type == type_]
        if there and self.draw(st.integers(0, 3)):
            return self.draw(st.sampled_from(there[-6:]))
        return self.draw(constants(type_, list(self.pool.globals.items())))

    def define(self, type_: str, text: str) -> str:
        """Add ``%n = text``; values without a name of their own stay numbered."""
        self.count += 1
        name = self.one(f"%v{self.count}", f'%"v {self.count}"', f"%v-{self.count}.$")
        self.lines.append(f"  {name} = {text}")
        self.seen.append(Local(name, type_))
        return name

    def instructions(self) -> None:
        for _ in range(self.draw(st.integers(0, 6))):
            self.draw(st.sampled_from(INSTRUCTIONS))(self)

    def diamond(self, k: int) -> None:
        """A branch or switch over two arms, and a phi where they meet."""
        kind = self.one("br", "switch", "loop")
        before = list(self.seen)
        if kind == "loop":
            self.loop(k)
            return
        if kind == "br":
            self.lines.append(f"  br i1 {self.operand('i1')}, label %a{k}, label %b{k}")
        else:
            self.lines.append(
                f"  switch i32 {self.operand('i32')}, label %a{k} [ i32 7, label %b{k} i32 -3, label %a{k} ]"
            )
        type_ = self.draw(first_class_types())
        incoming = []
        for arm in "ab":
            self.lines += ["", f"{arm}{k}:"]
            self.seen[:] = before
            self.instructions()
            incoming.append(f"[ {self.operand(type_)}, %{arm}{k} ]")
            self.lines.append(f"  br label %m{k}")
        self.lines += ["", f"m{k}:"]
        self.seen[:] = before
        flags = self.one("", "fast ") if type_.rsplit(" ")[-1].rstrip(">") in FLOATS else ""
        self.define(type_, f"phi {flags}{type_} {', '.join(incoming)}")

    def loop(self, k: int) -> None:
        """A loop whose phi uses a value that is defined further down."""
        previous = next(line for line in reversed(self.lines) if line.endswith(":"))[:-1]
        self.lines += [f"  br label %l{k}", "", f"l{k}:"]
        self.lines.append(f"  %i{k} = phi i32 [ 0, %{previous} ], [ %n{k}, %l{k} ]")
        self.seen.append(Local(f"%i{k}", "i32"))
        self.instructions()
        self.lines += [f"  %n{k} = add i32 %i{k}, {self.operand('i32')}"]
        self.lines += [f"  %c{k} = icmp slt i32 %n{k}, 10", f"  br i1 %c{k}, label %l{k}, label %e{k}", "", f"e{k}:"]


def shaped(d: Draw, choices: list[str]) -> str:
    """A scalar of the choices, or a vector of it."""
    scalar = d.one(*choices)
    count = d.draw(st.sampled_from([0, 0, 0, 2, 3]))
    return f"<{count} x {scalar}>" if count and scalar in VECTOR_ELEMENTS else scalar


def integer_binary(d: Draw) -> None:
    op = d.one(
        "add", "add nuw", "sub nsw", "mul nuw nsw", "udiv", "udiv exact", "sdiv", "urem", "srem", "shl nuw", "lshr"
    )
    op = d.one(op, "ashr exact", "and", "or", "or disjoint", "xor")
    type_ = shaped(d, INTS)
    d.define(type_, f"{op} {type_} {d.operand(type_)}, {d.operand(type_)}")


def float_binary(d: Draw) -> None:
    type_ = shaped(d, list(FLOATS))
    flags = d.one("", "fast ", "nnan ninf ", "reassoc nsz arcp contract afn ")
    if d.draw(st.booleans()):
        d.define(type_, f"fneg {flags}{type_} {d.operand(type_)}")
        return
    d.define(
        type_, f"{d.one('fadd', 'fsub', 'fmul', 'fdiv', 'frem')} {flags}{type_} {d.operand(type_)}, {d.operand(type_)}"
    )


def compare(d: Draw) -> None:
    type_ = shaped(d, ["i32", "i64", "i1", "float", "double", "ptr", "ptr addrspace(3)"])
    result = f"<{type_[1]} x i1>" if type_[0] == "<" else "i1"
    if "float" in type_ or "double" in type_:
        op = f"fcmp {d.one('', 'nnan ')}{d.one('oeq', 'ult', 'uno', 'true')}"
    else:
        op = f"icmp {d.one('', 'samesign ')}{d.one('eq', 'ne', 'slt', 'uge')}"
    d.define(result, f"{op} {type_} {d.operand(type_)}, {d.operand(type_)}")


CASTS = [
    ("trunc", "i64", "i8"),
    ("trunc nuw nsw", "i32", "i1"),
    ("zext nneg", "i32", "i64"),
    ("sext", "i7", "i200"),
    ("fptrunc", "double", "half"),
    ("fpext fast", "float", "double"),
    ("uitofp nneg", "i32", "float"),
    ("sitofp", "i64", "bfloat"),
    ("fptoui", "double", "i32"),
    ("fptosi", "half", "i8"),
    ("ptrtoint", "ptr", "i64"),
    ("ptrtoaddr", "ptr", "i64"),
    ("inttoptr", "i32", "ptr addrspace(3)"),
    ("bitcast", "i32", "float"),
    ("addrspacecast", "ptr addrspace(3)", "ptr"),
    ("zext", "<2 x i8>", "<2 x i16>"),
    ("bitcast", "<2 x i16>", "i32"),
]


def cast(d: Draw) -> None:
    op, source, target = d.draw(st.sampled_from(CASTS))
    d.define(target, f"{op} {source} {d.operand(source)} to {target}")


def select(d: Draw) -> None:
    type_ = d.draw(types(d.pool.structs))
    d.define(type_, f"select i1 {d.operand('i1')}, {type_} {d.operand(type_)}, {type_} {d.operand(type_)}")


def freeze(d: Draw) -> None:
    type_ = d.draw(types(d.pool.structs))
    d.define(type_, f"freeze {type_} {d.operand(type_)}")


def memory(d: Draw) -> None:
    type_ = d.draw(types(d.pool.structs))
    space = d.one("ptr", "ptr addrspace(1)", "ptr addrspace(3)")
    pointer = f"{space} {d.operand(space)}"
    volatile, align = d.one("", "volatile "), d.one("", ", align 1", ", align 8")
    if d.draw(st.booleans()):
        d.lines.append(f"  store {volatile}{type_} {d.operand(type_)}, {pointer}{align}{d.one('', ', !note !1')}")
    else:
        d.define(type_, f"load {volatile}{type_}, {pointer}{align}{d.one('', ', !note !1, !other !0')}")


def atomic(d: Draw) -> None:
    scope = d.one("", ' syncscope("agent")', ' syncscope("workgroup-one-as")')
    pointer = f"ptr {d.operand('ptr')}"
    match d.one("load", "store", "rmw", "frmw", "cmpxchg", "fence"):
        case "load":
            d.define("i32", f"load atomic i32, {pointer}{scope} {d.one('monotonic', 'seq_cst')}, align 4")
        case "store":
            d.lines.append(f"  store atomic volatile i32 {d.operand('i32')}, {pointer}{scope} release, align 4")
        case "rmw":
            op = d.one("add", "xchg", "umax", "nand", "uinc_wrap", "usub_cond")
            d.define(
                "i64",
                f"atomicrmw {d.one('', 'volatile ')}{op} {pointer}, i64 {d.operand('i64')}{scope} acq_rel, align 8",
            )
        case "frmw":
            op = d.one("fadd", "fmax", "xchg", "fminimum")
            d.define("float", f"atomicrmw {op} {pointer}, float {d.operand('float')}{scope} monotonic, align 4")
        case "cmpxchg":
            operands = f"{pointer}, i32 {d.operand('i32')}, i32 {d.operand('i32')}"
            d.define("{ i32, i1 }", f"cmpxchg {d.one('', 'weak ')}{operands}{scope} seq_cst monotonic, align 4")
        case _:
            d.lines.append(f"  fence{scope} {d.one('acquire', 'release', 'seq_cst')}")


def address(d: Draw) -> None:
    space = d.one("ptr", "ptr addrspace(3)")
    flags = d.one("", "inbounds ", "nuw ", "nusw ", "inbounds nuw ")
    base = f"{space} {d.operand(space)}"
    index = d.operand("i64")
    match d.one("i8", "struct", "array", "vector"):
        case "i8":
            d.define(space, f"getelementptr {flags}i8, {base}, i64 {index}")
        case "struct":
            d.define(space, f"getelementptr {flags}{{ i32, [4 x half] }}, {base}, i64 {index}, i32 1, i64 {index}")
        case "array":
            d.define(space, f"getelementptr {flags}[7 x <2 x i32>], {base}, i32 0, i64 {index}")
        case _:
            d.define(f"<2 x {space}>", f"getelementptr {flags}i32, {base}, <2 x i64> {d.operand('<2 x i64>')}")


def alloca(d: Draw) -> None:
    type_ = d.draw(types(d.pool.structs))
    count = d.one("", f", i32 {d.operand('i32')}")
    d.define("ptr addrspace(5)", f"alloca {type_}{count}{d.one('', ', align 16')}, addrspace(5)")


def vector(d: Draw) -> None:
    element = d.one("i32", "float", "ptr")
    type_ = f"<3 x {element}>"
    match d.one("extract", "insert", "shuffle"):
        case "extract":
            d.define(element, f"extractelement {type_} {d.operand(type_)}, i32 {d.operand('i32')}")
        case "insert":
            operands = f"{type_} {d.operand(type_)}, {element} {d.operand(element)}, i64 {d.operand('i64')}"
            d.define(type_, f"insertelement {operands}")
        case _:
            mask = d.one("<i32 0, i32 5>", "zeroinitializer", "<i32 poison, i32 2>", "splat (i32 1)", "poison")
            operands = f"{type_} {d.operand(type_)}, {type_} {d.operand(type_)}, <2 x i32> {mask}"
            d.define(f"<2 x {element}>", f"shufflevector {operands}")


def aggregate(d: Draw) -> None:
    type_ = "{ i32, [2 x { i8, float }] }"
    if d.draw(st.booleans()):
        d.define("float", f"extractvalue {type_} {d.operand(type_)}, 1, {d.one('0', '1')}, 1")
    else:
        d.define(type_, f"insertvalue {type_} {d.operand(type_)}, i8 {d.operand('i8')}, 1, 1, 0")


def call(d: Draw) -> None:
    name, result, params = d.draw(st.sampled_from(d.pool.functions))
    tail = d.one("", "tail ", "notail ")
    attributes = d.one("", " nounwind", ' "a"="b" cold')
    bundle = d.one("", f' [ "deopt"(i32 {d.operand("i32")}, ptr null), "x"() ]')
    arguments = ", ".join(f"{t} {d.one('', 'noundef ')}{d.operand(t)}" for t in params)
    callee = d.one(f"@{name}", d.operand("ptr"))
    d.define(
        result,
        f"{tail}call {d.one('', 'noundef ', 'range(i32 0, 9) ')}{result} {callee}({arguments}){attributes}{bundle}",
    )


def inline_asm(d: Draw) -> None:
    flags = d.one("", "sideeffect ", "alignstack inteldialect ")
    d.define("i32", f'call i32 asm {flags}"v_mov $0, $1 ; \\22x\\22", "=v,v"(i32 {d.operand("i32")})')


INSTRUCTIONS: list[Callable[[Draw], None]] = [
    integer_binary,
    float_binary,
    compare,
    cast,
    select,
    freeze,
    memory,
    memory,
    atomic,
    address,
    alloca,
    vector,
    aggregate,
    call,
    inline_asm,
]
