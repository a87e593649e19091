"""Statements of runnable programs: each leaves the accumulator with what it computed, and touches only memory that the
work-item owns, but for the units with barriers."""

from __future__ import annotations

import random
from collections.abc import Callable

from generators.writer import Variable, Writer

EXTRA = 4
SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "float": 4, "double": 8, "<2 x i32>": 8, "<4 x i8>": 4}
ELEMENTS = tuple(SIZES)
BARRIER = (
    'fence syncscope("workgroup") release',
    "call void @llvm.amdgcn.s.barrier()",
    'fence syncscope("workgroup") acquire',
)


def from_i32(w: Writer, type_: str, value: str) -> str:
    """``value`` as the element type."""
    if type_ == "i32":
        return value
    if type_ in ("i8", "i16"):
        return w.value(f"trunc i32 {value} to {type_}")
    if type_ == "i64":
        return w.value(f"zext i32 {value} to i64")
    if type_ in ("float", "double"):
        low = w.value(f"and i32 {value}, 65535")
        return w.value(f"uitofp i32 {low} to {type_}")
    if type_ == "<4 x i8>":
        return w.value(f"bitcast i32 {value} to <4 x i8>")
    return w.value(f"insertelement <2 x i32> <i32 7, i32 9>, i32 {value}, i32 {w.rng.randrange(2)}")


def to_i32(w: Writer, type_: str, value: str) -> str:
    """The element as i32."""
    if type_ == "i32":
        return value
    if type_ in ("i8", "i16"):
        return w.value(f"{w.rng.choice(('zext', 'sext'))} {type_} {value} to i32")
    if type_ == "i64":
        return w.value(f"trunc i64 {value} to i32")
    if type_ in ("float", "double"):
        return w.value(f"fptoui {type_} {value} to i32")
    if type_ == "<4 x i8>":
        return w.value(f"bitcast <4 x i8> {value} to i32")
    return w.value(f"extractelement <2 x i32> {value}, i32 {w.rng.randrange(2)}")


def access(w: Writer, variable: Variable, pointer: str | None = None, space: str = " addrspace(3)") -> None:
    """Store to an element, load it back; plain, volatile or atomic."""
    type_, r = variable.element, w.rng
    pointer = pointer or w.address(variable)
    value = from_i32(w, type_, w.accumulator)
    size = SIZES[type_]
    if type_[0] == "i" and r.random() < 0.25:
        scope = r.choice(("", 'syncscope("workgroup") ', 'syncscope("agent") '))
        w.emit(
            f"store atomic {type_} {value}, ptr{space} {pointer} {scope}{r.choice(('monotonic', 'release'))}, align {size}"
        )
        loaded = w.value(
            f"load atomic {type_}, ptr{space} {pointer} {scope}{r.choice(('monotonic', 'acquire'))}, align {size}"
        )
    else:
        volatile = "volatile " if r.random() < 0.2 else ""
        align = r.choice((1, size, size))
        w.emit(f"store {volatile}{type_} {value}, ptr{space} {pointer}, align {align}")
        loaded = w.value(f"load {volatile}{type_}, ptr{space} {pointer}, align {align}")
    w.mix(to_i32(w, type_, loaded))


def flat_access(w: Writer, variable: Variable) -> None:
    """The same through a flat pointer."""
    pointer = w.address(variable)
    access(w, variable, w.value(f"addrspacecast ptr addrspace(3) {pointer} to ptr"), "")


def atomic(w: Writer, variable: Variable) -> None:
    """atomicrmw or cmpxchg on the own element."""
    type_ = variable.element
    if type_ not in ("i32", "i64"):
        access(w, variable)
        return
    pointer = w.address(variable)
    value = from_i32(w, type_, w.accumulator)
    w.emit(f"store {type_} {value}, ptr addrspace(3) {pointer}")
    scope = w.rng.choice(("", 'syncscope("workgroup") '))
    if w.rng.random() < 0.4:
        new = f"{type_} {w.rng.randrange(99)}"
        pair = w.value(f"cmpxchg ptr addrspace(3) {pointer}, {type_} {value}, {new} {scope}seq_cst monotonic")
        old = w.value(f"extractvalue {{ {type_}, i1 }} {pair}, 0")
    else:
        operation = w.rng.choice(("add", "sub", "and", "or", "xor", "xchg", "umax", "min"))
        old = w.value(
            f"atomicrmw {operation} ptr addrspace(3) {pointer}, {type_} {w.rng.randrange(1, 99)} {scope}monotonic"
        )
    w.mix(to_i32(w, type_, old))
    w.mix(to_i32(w, type_, w.value(f"load {type_}, ptr addrspace(3) {pointer}")))


def memory_set(w: Writer, variable: Variable) -> None:
    """memset of the own element."""
    pointer, size = w.address(variable), SIZES[variable.element]
    byte = w.value(f"trunc i32 {w.accumulator} to i8") if variable.element[0] in "i<" else "0"
    w.emit(f"call void @llvm.memset.p3.i32(ptr addrspace(3) {pointer}, i8 {byte}, i32 {size}, i1 false)")
    w.mix(to_i32(w, variable.element, w.value(f"load {variable.element}, ptr addrspace(3) {pointer}")))


def through_private(w: Writer, variable: Variable) -> None:
    """The pointer goes through private memory."""
    place = w.value("alloca ptr addrspace(3), addrspace(5)")
    w.emit(f"store ptr addrspace(3) {w.address(variable)}, ptr addrspace(5) {place}")
    access(w, variable, w.value(f"load ptr addrspace(3), ptr addrspace(5) {place}"))


def by_integer(w: Writer, variable: Variable) -> None:
    """The pointer goes through an integer."""
    number = w.value(f"ptrtoint ptr addrspace(3) {w.address(variable)} to i32")
    access(w, variable, w.value(f"inttoptr i32 {number} to ptr addrspace(3)"))


def constant_element(w: Writer, variable: Variable) -> None:
    """Work-item 0 uses its extra elements through constant expressions."""
    if variable.is_dynamic:
        access(w, variable)
        return
    is_first = w.value(f"icmp eq i32 {w.index}, 0")
    before, then, after = w.accumulator, w.new_label(), w.new_label()
    start = w.label
    w.emit(f"br i1 {is_first}, label %{then}, label %{after}")
    w.start(then)
    for extra in w.rng.sample(range(EXTRA), w.rng.randrange(1, EXTRA)):
        number = variable.count - EXTRA + extra
        gep = (
            f"getelementptr inbounds ([{variable.count} x {variable.element}], {variable.pointer}, i32 0, i32 {number})"
        )
        if w.rng.random() < 0.5:
            gep = f"getelementptr (i8, {variable.pointer}, i32 {number * SIZES[variable.element]})"
        if w.rng.random() < 0.4:
            access(w, variable, f"addrspacecast (ptr addrspace(3) {gep} to ptr)", "")
        else:
            access(w, variable, gep)
    end = w.label
    w.emit(f"br label %{after}")
    w.start(after)
    w.accumulator = w.value(f"phi i32 [ {before}, %{start} ], [ {w.accumulator}, %{end} ]")


def choose(w: Writer, variable: Variable, other: Variable) -> None:
    """The element of one of two variables, by select or by phi."""
    if other.element != variable.element:
        access(w, variable)
        return
    condition = w.value(f"trunc i32 {w.accumulator} to i1")
    if w.rng.random() < 0.5:
        base = w.value(f"select i1 {condition}, {variable.pointer}, {other.pointer}")
    else:
        left, join, start = w.new_label(), w.new_label(), w.label
        w.emit(f"br i1 {condition}, label %{left}, label %{join}")
        w.start(left)
        w.emit(f"br label %{join}")
        w.start(join)
        base = w.value(f"phi ptr addrspace(3) [ @{variable.name}, %{start} ], [ @{other.name}, %{left} ]")
    access(w, variable, w.value(f"getelementptr {variable.element}, ptr addrspace(3) {base}, i32 {w.index}"))


Unit = Callable[[Writer, Variable], None]
PLAIN: tuple[Unit, ...] = (
    access,
    access,
    flat_access,
    atomic,
    memory_set,
    through_private,
    by_integer,
    constant_element,
)


def neighbour(w: Writer, variable: Variable) -> None:
    """Read another work-item's element between barriers; for uniform control flow."""
    access(w, variable)
    for line in BARRIER:
        w.emit(line)
    moved = w.value(f"add i32 {w.index}, {w.rng.randrange(1, 9)}")
    pointer = w.address(variable, w.value(f"urem i32 {moved}, {w.block}"))
    loaded = w.value(f"load {variable.element}, ptr addrspace(3) {pointer}")
    w.mix(to_i32(w, variable.element, loaded))
    for line in BARRIER:
        w.emit(line)


def loop(w: Writer, body: Callable[[], None]) -> None:
    """A few rounds of ``body``."""
    head, done, start, before = w.new_label(), w.new_label(), w.label, w.accumulator
    counter, following, merged = w.fresh(), w.fresh(), w.fresh()
    w.emit(f"br label %{head}")
    w.start(head)
    place = len(w.lines)
    w.accumulator = merged
    body()
    w.lines[place:place] = [
        f"{counter} = phi i32 [ 0, %{start} ], [ {following}, %{w.label} ]",
        f"{merged} = phi i32 [ {before}, %{start} ], [ {w.accumulator}, %{w.label} ]",
    ]
    w.emit(f"{following} = add nuw i32 {counter}, 1")
    again = w.value(f"icmp ult i32 {following}, {w.rng.randrange(1, 4)}")
    w.emit(f"br i1 {again}, label %{head}, label %{done}")
    w.start(done)


def switch(w: Writer, body: Callable[[], None]) -> None:
    """One of a few ``body``s, by the accumulator."""
    count = w.rng.randrange(1, 4)
    selector, before, start, join = w.value(f"and i32 {w.accumulator}, 3"), w.accumulator, w.label, w.new_label()
    labels = [w.new_label() for _ in range(count)]
    cases = " ".join(f"i32 {i}, label %{label}" for i, label in enumerate(labels))
    w.emit(f"switch i32 {selector}, label %{join} [ {cases} ]")
    incoming = [f"[ {before}, %{start} ]"]
    for label in labels:
        w.start(label)
        w.accumulator = before
        body()
        incoming.append(f"[ {w.accumulator}, %{w.label} ]")
        w.emit(f"br label %{join}")
    w.start(join)
    w.accumulator = w.value(f"phi i32 {', '.join(incoming)}")


def pick(rng: random.Random, variables: list[Variable]) -> Variable:
    return rng.choice(variables)
