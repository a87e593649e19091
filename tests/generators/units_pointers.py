"""Statements of runnable programs in which LDS pointers are data: in private memory, vectors and aggregates, chosen among, given
to helpers that name no LDS, behind calls that say what memory they touch."""

from __future__ import annotations

from collections.abc import Callable

from generators.units import access, from_i32, to_i32
from generators.writer import Variable, Writer

PointerUnit = Callable[[Writer, Variable, Variable], None]
POINTER = "ptr addrspace(3)"
#: Helpers, by what a program that needs one mentions.
_VISIT = """\
define internal i32 @visit_a(ptr addrspace(3) noalias align 4 %p, i32 %x) nosync nounwind willreturn memory(argmem: readwrite) {
  store i32 %x, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  ret i32 %v
}
define internal i32 @visit_b(ptr addrspace(3) %p, i32 %x) nosync memory(argmem: readwrite) {
  %y = xor i32 %x, 85
  %f = addrspacecast ptr addrspace(3) %p to ptr
  store i32 %y, ptr %f, !noalias.addrspace !72
  %v = load i32, ptr addrspace(3) %p
  ret i32 %v
}
@visit_alias = internal alias i32 (ptr addrspace(3), i32), ptr @visit_b
define internal i32 @hand_on(ptr addrspace(3) %p, i32 %x) memory(argmem: readwrite) {
  %r = call i32 @visit_a(ptr addrspace(3) %p, i32 %x) nosync memory(argmem: readwrite)
  %s = call i32 @flat(ptr addrspacecast (ptr addrspace(5) null to ptr), ptr addrspace(3) %p)
  %t = add i32 %r, %s
  ret i32 %t
}
define internal i32 @flat(ptr %none, ptr addrspace(3) %p) "amdgpu-no-lds-kernel-id" {
  %q = call ptr addrspace(3) @same(ptr addrspace(3) %p)
  %f = addrspacecast ptr addrspace(3) %q to ptr
  %v = call i32 @read(ptr %f) memory(argmem: read)
  ret i32 %v
}
define internal ptr addrspace(3) @same(ptr addrspace(3) %p) memory(none) {
  ret ptr addrspace(3) %p
}
define internal i32 @read(ptr %f) memory(argmem: read) {
  %v = load i32, ptr %f, !noalias.addrspace !72
  ret i32 %v
}
!71 = !{ptr @visit_a, ptr @visit_alias}
!72 = !{i32 1, i32 2}
"""
_ORDER = """\
define internal void @order() {
  fence syncscope("workgroup") release, !mmra !70
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !70
  ret void
}
!70 = !{!"amdgpu-synchronize-as", !"local"}
"""
POINTER_HELPERS = {"@visit_": _VISIT, "@hand_on": _VISIT, "@order()": _ORDER}


def _own(w: Writer, variable: Variable, other: Variable) -> tuple[str, str]:
    """Two pointers to elements of the work-item's, of one type."""
    return w.address(variable), w.address(other if other.element == variable.element else variable)


def masked_data(w: Writer, variable: Variable, other: Variable) -> None:
    """A vector of pointers through private memory, under masks."""
    first, second = _own(w, variable, other)
    place = w.value(f"alloca [2 x {POINTER}], addrspace(5)")
    one = w.value(f"insertelement <2 x {POINTER}> poison, {POINTER} {first}, i32 0")
    both = w.value(f"insertelement <2 x {POINTER}> {one}, {POINTER} {second}, i32 1")
    mask = "<2 x i1> <i1 true, i1 true>"
    w.emit(f"call void @llvm.masked.store.v2p3.p5(<2 x {POINTER}> {both}, ptr addrspace(5) align 4 {place}, {mask})")
    some = f"<2 x i1> <i1 {w.rng.choice(('true', 'false'))}, i1 true>"
    loaded = w.value(
        f"call <2 x {POINTER}> @llvm.masked.load.v2p3.p5(ptr addrspace(5) align 4 {place}, {some}, <2 x {POINTER}> {both})"
    )
    access(w, variable, w.value(f"extractelement <2 x {POINTER}> {loaded}, i32 {w.rng.randrange(2)}"))


def gathered(w: Writer, variable: Variable, other: Variable) -> None:
    """Elements stored and loaded through a vector of pointers."""
    if variable.element not in ("i32", "i64") or variable.name == other.name or other.element != variable.element:
        access(w, variable)
        return
    type_, first, second = variable.element, w.address(variable), w.address(other)
    one = w.value(f"insertelement <2 x {POINTER}> poison, {POINTER} {first}, i32 0")
    both = w.value(f"insertelement <2 x {POINTER}> {one}, {POINTER} {second}, i32 1")
    mangled, mask = f"v2{type_}.v2p3", "<2 x i1> <i1 true, i1 true>"
    start = w.value(
        f"insertelement <2 x {type_}> splat ({type_} 5), {type_} {from_i32(w, type_, w.accumulator)}, i32 1"
    )
    w.emit(f"call void @llvm.masked.scatter.{mangled}(<2 x {type_}> {start}, <2 x {POINTER}> align 4 {both}, {mask})")
    loaded = w.value(
        f"call <2 x {type_}> @llvm.masked.gather.{mangled}(<2 x {POINTER}> align 4 {both}, {mask}, <2 x {type_}> zeroinitializer)"
    )
    for index in range(2):
        w.mix(to_i32(w, type_, w.value(f"extractelement <2 x {type_}> {loaded}, i32 {index}")))


def private_table(w: Writer, variable: Variable, other: Variable) -> None:
    """One of several pointers in private memory, LDS or flat, by a number that each lane has of its own."""
    type_, space = (POINTER, " addrspace(3)") if w.rng.random() < 0.6 else ("ptr", "")
    table = w.value(f"alloca [4 x {type_}], addrspace(5)")
    pointers = [*_own(w, variable, other), *_own(w, other if other.element == variable.element else variable, variable)]
    for number, pointer in enumerate(pointers):
        if type_ == "ptr":
            pointer = w.value(f"addrspacecast {POINTER} {pointer} to ptr")
        place = w.value(f"getelementptr [4 x {type_}], ptr addrspace(5) {table}, i32 0, i32 {number}")
        w.emit(f"store {type_} {pointer}, ptr addrspace(5) {place}")
    number = w.value(f"and i32 {w.accumulator}, 3")
    place = w.value(f"getelementptr [4 x {type_}], ptr addrspace(5) {table}, i32 0, i32 {number}")
    access(w, variable, w.value(f"load {type_}, ptr addrspace(5) {place}"), space)


def chosen(w: Writer, variable: Variable, other: Variable) -> None:
    """A select among pointers to elements, LDS or flat, and back again."""
    first, second = _own(w, variable, other)
    condition = w.value(f"trunc i32 {w.accumulator} to i1")
    if w.rng.random() < 0.5:
        access(w, variable, w.value(f"select i1 {condition}, {POINTER} {first}, {POINTER} {second}"))
        return
    flat = [w.value(f"addrspacecast {POINTER} {p} to ptr") for p in (first, second)]
    picked = w.value(f"select i1 {condition}, ptr {flat[0]}, ptr {flat[1]}")
    if w.rng.random() < 0.5:
        access(w, variable, picked, "")
    else:
        access(w, variable, w.value(f"addrspacecast ptr {picked} to {POINTER}"))


def aggregate(w: Writer, variable: Variable, other: Variable) -> None:
    """Pointers in a struct, made by instructions or constant, with the pointer in a later field."""
    first, second = _own(w, variable, other)
    type_ = f"{{ i32, [2 x {POINTER}] }}"
    if w.rng.random() < 0.5:
        other = other if other.element == variable.element else variable
        constant = f"{{ i32 3, [2 x {POINTER}] [{variable.pointer}, {other.pointer}] }}"
        whole = w.value(f"insertvalue {type_} {constant}, i32 {w.accumulator}, 0")
        base = w.value(f"extractvalue {type_} {whole}, 1, {w.rng.randrange(2)}")
        access(w, variable, w.value(f"getelementptr {variable.element}, {POINTER} {base}, i32 {w.index}"))
        return
    one = w.value(f"insertvalue {type_} poison, {POINTER} {first}, 1, 0")
    both = w.value(f"insertvalue {type_} {one}, {POINTER} {second}, 1, 1")
    if w.rng.random() < 0.5:
        place = w.value(f"alloca {type_}, addrspace(5)")
        w.emit(f"store {type_} {w.value(f'insertvalue {type_} {both}, i32 1, 0')}, ptr addrspace(5) {place}")
        both = w.value(f"load {type_}, ptr addrspace(5) {place}")
    access(w, variable, w.value(f"extractvalue {type_} {both}, 1, {w.rng.randrange(2)}"))


def visited(w: Writer, variable: Variable, other: Variable) -> None:
    """A call, direct, through an alias or a pointer, that says it touches its arguments' memory only."""
    if variable.element != "i32":
        access(w, variable)
        return
    pointer = _own(w, variable, other)[0]
    callee, tail = w.rng.choice(("@visit_a", "@visit_alias", "@hand_on", "")), ""
    if not callee:
        condition = w.value(f"trunc i32 {w.accumulator} to i1")
        callee = w.value(f"select i1 {condition}, ptr @visit_a, ptr @visit_alias")
        tail = ", !callees !71" if w.rng.random() < 0.6 else ""
    said = w.rng.choice(("nosync memory(argmem: readwrite)", "memory(argmem: readwrite) nofree willreturn", ""))
    w.mix(w.value(f"call i32 {callee}({POINTER} {pointer}, i32 {w.accumulator}) {said}{tail}"))


def ordered_by_helper(w: Writer, variable: Variable) -> None:
    """Read another work-item's element behind a helper that orders LDS and names none; for uniform control flow."""
    access(w, variable)
    w.emit("call void @order()")
    moved = w.value(f"add i32 {w.index}, {w.rng.randrange(1, 9)}")
    pointer = w.address(variable, w.value(f"urem i32 {moved}, {w.block}"))
    w.mix(to_i32(w, variable.element, w.value(f"load {variable.element}, {POINTER} {pointer}")))
    w.emit("call void @order()")


POINTER_UNITS: tuple[PointerUnit, ...] = (
    masked_data,
    gathered,
    private_table,
    private_table,
    chosen,
    aggregate,
    visited,
    visited,
)
