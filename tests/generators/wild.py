"""Statements of programs that need only be compiled: any operation on LDS, with no care for bounds or races."""

from __future__ import annotations

import re

from generators.shapes_constants import PHIS, USES
from generators.shapes_memory import ALL_TYPES, FLOAT_OPERATIONS, OPERATIONS, ORDERINGS, SCOPES
from generators.writer import Variable, Writer

_TEMPLATES = [body for name, body in USES.items() if "switch" not in name]
_OTHERS = (
    "call void @ext()",
    "call void @ext_quiet()",
    "store i32 1, ptr addrspace(3) @x, !nontemporal !81, !custom !82",
    "%r = load i32, ptr addrspace(3) @x, !noundef !82\nstore i32 %r, ptr addrspace(1) %out, !nontemporal !81",
    "%r = load i32, ptr addrspace(1) %out, !custom !82, !noundef !82",
    "call void @take(ptr addrspace(3) @x, ptr null, i32 %n)",
    'call void asm sideeffect "s_nop 0", ""()',
    'fence syncscope("workgroup") seq_cst',
    "%r = call i32 @llvm.amdgcn.groupstaticsize()",
    "%r = alloca i32, addrspace(5)\nstore i32 %n, ptr addrspace(5) %r",
    "%r = alloca [3 x i16], i32 %n, addrspace(5)",
    "%r = load i32, ptr addrspace(1) %out",
    "%r = load ptr addrspace(3), ptr addrspace(1) %out\nstore i32 1, ptr addrspace(3) %r",
    "store i32 5, ptr addrspace(3) null",
    "%r = load ptr, ptr addrspace(1) %out\ncall void %r()",
    "%r = load ptr, ptr addrspace(1) %out\n%s = addrspacecast ptr %r to ptr addrspace(3)\nstore i8 1, ptr addrspace(3) %s",
)


def wild_statement(w: Writer, variables: list[Variable]) -> None:
    """One or a few instructions."""
    kind = w.rng.choice((_template, _template, _typed, _typed, _atomic, _exchange, _phi, _other, _record))
    kind(w, variables)


def _inline(w: Writer, text: str, variables: list[Variable]) -> None:
    """Append a template over @x and @y with fresh locals."""
    x, y = w.rng.choice(variables).name, w.rng.choice(variables).name
    text = re.sub(r"@([xy])\b", lambda m: f"@{x if m[1] == 'x' else y}", text)
    names: dict[str, str] = {}
    for name in re.findall(r"%(\w+) = ", text):
        names[name] = w.fresh()[1:]
    text = re.sub(r"%(\w+)", lambda m: f"%{names.get(m[1], m[1])}", text)
    for line in text.strip().split("\n"):
        w.emit(line.strip())


def _template(w: Writer, variables: list[Variable]) -> None:
    _inline(w, w.rng.choice(_TEMPLATES), variables)


def _pointer(w: Writer, variables: list[Variable]) -> str:
    variable = w.rng.choice(variables)
    if w.has_lds_parameter and w.rng.random() < 0.3:
        return "%p"
    choice = w.rng.randrange(5)
    if choice == 0:
        return f"@{variable.name}"
    if choice == 1:
        return f"getelementptr inbounds (i8, {variable.pointer}, i32 {w.rng.randrange(1, 9)})"
    if choice == 2:
        return w.value(f"getelementptr i8, {variable.pointer}, i32 %n")
    if choice == 3:
        condition = w.value(f"icmp ult i32 %n, {w.rng.randrange(9)}")
        return w.value(f"select i1 {condition}, {variable.pointer}, {w.rng.choice(variables).pointer}")
    return w.address(variable, "%n")


def _typed(w: Writer, variables: list[Variable]) -> None:
    type_, align = w.rng.choice(ALL_TYPES), 1 << w.rng.randrange(6)
    volatile = w.rng.choice(("", "", "volatile "))
    loaded = w.value(f"load {volatile}{type_}, ptr addrspace(3) {_pointer(w, variables)}, align {align}")
    value = w.rng.choice((loaded, "poison", "zeroinitializer"))
    w.emit(f"store {volatile}{type_} {value}, ptr addrspace(3) {_pointer(w, variables)}")


def _atomic(w: Writer, variables: list[Variable]) -> None:
    pointer, scope, ordering = _pointer(w, variables), w.rng.choice(SCOPES), w.rng.choice(ORDERINGS)
    volatile = w.rng.choice(("", "volatile "))
    if w.rng.random() < 0.3:
        w.value(
            f"atomicrmw {volatile}{w.rng.choice(FLOAT_OPERATIONS)} ptr addrspace(3) {pointer}, float 1.0 {scope}{ordering}"
        )
    else:
        type_ = w.rng.choice(("i32", "i64", "i16"))
        operation = f"{volatile}{w.rng.choice(OPERATIONS)}"
        w.value(f"atomicrmw {operation} ptr addrspace(3) {pointer}, {type_} 3 {scope}{ordering}, align 8")


def _exchange(w: Writer, variables: list[Variable]) -> None:
    flags = w.rng.choice(("", "weak ", "volatile "))
    w.value(
        f"cmpxchg {flags}ptr addrspace(3) {_pointer(w, variables)}, i32 0, i32 %n {w.rng.choice(SCOPES)}acq_rel monotonic"
    )


def _phi(w: Writer, variables: list[Variable]) -> None:
    type_, first, second = w.rng.choice(list(PHIS.values()))
    x, y = w.rng.choice(variables).name, w.rng.choice(variables).name
    first, second = (re.sub(r"@x\b", f"@{n}", t) for t, n in ((first, x), (second, y)))
    condition, left, join, start = w.value("icmp eq i32 %n, 3"), w.new_label(), w.new_label(), w.label
    w.emit(f"br i1 {condition}, label %{left}, label %{join}")
    w.start(left)
    if w.rng.random() < 0.7:
        _template(w, variables)
    w.emit(f"br label %{join}")
    w.start(join)
    values = [
        w.value(f"phi {type_} [ {a}, %{start} ], [ {b}, %{left} ]") for a, b in ((first, second), (second, first))
    ]
    for value in values[: w.rng.randrange(3)]:
        w.emit(f"store {type_} {value}, ptr addrspace(1) %out")


def _other(w: Writer, variables: list[Variable]) -> None:
    _inline(w, w.rng.choice(_OTHERS), variables)


def _record(w: Writer, variables: list[Variable]) -> None:
    if w.debug is None:
        _typed(w, variables)
        return
    constant = f"ptr addrspacecast ({variables[0].pointer} to ptr)"
    value = w.rng.choice((w.rng.choice(variables).pointer, f"i32 {w.accumulator}", constant))
    w.emit(f"#dbg_value({value}, {w.debug.variable}, !DIExpression(), {w.debug.locations[0]})")
    _typed(w, variables)
