"""Memory of ``pointer_programs`` that holds pointers: stack slots, LDS and global memory; stored, copied, exchanged.

Each function stores a pointer, and gives what is loaded from there. In LDS and global memory each work-item has an element of its
own.
"""

from __future__ import annotations

from collections.abc import Callable

from generators.pointer_helpers import helper
from generators.pointer_writer import Writer, pointer

Store = Callable[[Writer, int, str], str]


def size_of(space: int) -> int:
    """Bytes of a pointer."""
    return 4 if space in (3, 5) else 8


def _slot(w: Writer, space: int, place: str) -> str:
    """A slot of the stack that becomes a value, or whose address goes to a function."""
    type_, slot = pointer(space), w.alloca(pointer(space))
    if w.chance(0.5):
        w.do(f"store {type_} {place}, ptr addrspace(5) {slot}, align 8")
        return w.emit(f"load {type_}, ptr addrspace(5) {slot}, align 8")
    w.do(f"call void {helper(w, 'keep', space)}(ptr addrspace(5) {slot}, {type_} {place})")
    return w.emit(f"call {type_} {helper(w, 'kept', space)}(ptr addrspace(5) {slot})")


def _array(w: Writer, space: int, place: str) -> str:
    """An element of an array on the stack, by a number that is constant or each work-item's."""
    type_, array = pointer(space), w.alloca(f"[4 x {pointer(space)}]")
    at = w.step(array, 5, w.small(4), type_)
    if w.chance(0.5):
        for k in range(4):
            w.do(f"store {type_} {place}, ptr addrspace(5) {w.step(array, 5, str(k), type_)}, align {size_of(space)}")
        at = w.step(array, 5, w.small(4), type_)
    w.do(f"store {type_} {place}, ptr addrspace(5) {at}, align {size_of(space)}")
    return w.emit(f"load {type_}, ptr addrspace(5) {at}, align {size_of(space)}")


def _field(w: Writer, space: int, place: str) -> str:
    """A field of a struct on the stack; the struct is loaded whole, or copied."""
    type_ = f"{{ i32, {pointer(space)} }}"
    struct = w.alloca(type_)
    w.do(f"store i32 {w.read()}, ptr addrspace(5) {struct}, align 8")
    at = w.emit(f"getelementptr {type_}, ptr addrspace(5) {struct}, i32 0, i32 1")
    w.do(f"store {pointer(space)} {place}, ptr addrspace(5) {at}, align {size_of(space)}")
    kind = w.rng.randrange(3)
    if kind == 0:
        whole = w.emit(f"load {type_}, ptr addrspace(5) {struct}, align 8")
        return w.emit(f"extractvalue {type_} {whole}, 1")
    if kind == 1:
        struct = _copied(w, struct, 8 if size_of(space) == 4 else 16)
        at = w.emit(f"getelementptr {type_}, ptr addrspace(5) {struct}, i32 0, i32 1")
    return w.emit(f"load {pointer(space)}, ptr addrspace(5) {at}, align {size_of(space)}")


def _copied(w: Writer, struct: str, size: int) -> str:
    """A copy on the stack."""
    w.doubts.add("copies")
    name = w.rng.choice(("memcpy", "memmove", "memcpy.inline"))
    copy = w.declare("void", f"llvm.{name}.p5.p5.i32", "ptr addrspace(5), ptr addrspace(5), i32, i1 immarg")
    target = w.alloca(f"[{size} x i8]")
    w.do(
        f"call void {copy}(ptr addrspace(5) align 8 {target}, ptr addrspace(5) align 8 {struct}, i32 {size}, i1 false)"
    )
    return target


def _element(w: Writer, space: int, place: str) -> str:
    """The work-item's element of a list in LDS or global memory."""
    kind = "private" if space == 5 else w.rng.choice(("lds", "lds", "global"))
    if kind == "private":
        return _array(w, space, place)
    where, to = own_element(w, kind, space)
    w.do(f"store {pointer(space)} {place}, {to} {where}, align {size_of(space)}")
    return w.emit(f"load {pointer(space)}, {to} {where}, align {size_of(space)}")


def own_element(w: Writer, kind: str, space: int, index: str = "") -> tuple[str, str]:
    """(the address of a list's element, its type); the list is for pointers to ``space``."""
    type_, shape = pointer(space), w.shape
    if kind == "lds":
        list_, number, count, head = f"@list.{space}", index or "%x", shape.block, "internal addrspace(3) global"
    else:
        list_, number, count = f"@far.{space}", index or "%at", shape.block * shape.groups
        head = "internal addrspace(1) global"
        if space == 0:
            w.doubts.add("stack slots that memory of all groups points to")
    to = pointer(3 if kind == "lds" else 1)
    value = "poison" if kind == "lds" else "zeroinitializer"
    w.parts[list_] = f"{list_} = {head} [{count} x {type_}] {value}, align 8"
    return w.emit(f"getelementptr {type_}, {to} {list_}, i32 {number}"), to


def _number(w: Writer, space: int, place: str) -> str:
    """Stored as a number, loaded as a pointer, or the other way round."""
    width, slot = 8 * size_of(space), w.alloca("i64")
    if w.chance(0.5):
        number = w.emit(f"ptrtoint {pointer(space)} {place} to i{width}")
        w.do(f"store i{width} {number}, ptr addrspace(5) {slot}, align 8")
        return w.emit(f"load {pointer(space)}, ptr addrspace(5) {slot}, align 8")
    w.do(f"store {pointer(space)} {place}, ptr addrspace(5) {slot}, align 8")
    number = w.emit(f"load i{width}, ptr addrspace(5) {slot}, align 8")
    return w.emit(f"inttoptr i{width} {number} to {pointer(space)}")


def _vector(w: Writer, space: int, place: str) -> str:
    """A vector of pointers, as a whole or under a mask."""
    v, type_ = f"<2 x {pointer(space)}>", pointer(space)
    slot = w.alloca(v, 16)
    one = w.emit(f"insertelement {v} poison, {type_} {place}, i32 0")
    two = w.emit(f"shufflevector {v} {one}, {v} poison, <2 x i32> zeroinitializer")
    if w.chance(0.5):
        w.do(f"store {v} {two}, ptr addrspace(5) {slot}, align 16")
    else:
        w.doubts.add("masked")
        name = w.declare("void", f"llvm.masked.store.v2p{space}.p5", f"{v}, ptr addrspace(5), i32 immarg, <2 x i1>")
        w.do(f"store {v} zeroinitializer, ptr addrspace(5) {slot}, align 16")
        w.do(f"call void {name}({v} {two}, ptr addrspace(5) {slot}, i32 8, <2 x i1> <i1 false, i1 true>)")
        if w.chance(0.5):
            name = w.declare(v, f"llvm.masked.load.v2p{space}.p5", f"ptr addrspace(5), i32 immarg, <2 x i1>, {v}")
            mask = "<2 x i1> <i1 false, i1 true>"
            found = w.emit(f"call {v} {name}(ptr addrspace(5) {slot}, i32 8, {mask}, {v} {two})")
            return w.emit(f"extractelement {v} {found}, i32 {w.small(2)}")
    found = w.emit(f"load {v}, ptr addrspace(5) {slot}, align 16")
    return w.emit(f"extractelement {v} {found}, i32 1")


def _exchanged(w: Writer, space: int, place: str) -> str:
    """By an atomic operation."""
    if space == 5:
        return _slot(w, space, place)
    w.doubts.add("atomics")
    where, to = own_element(w, "lds", space)
    type_, align = pointer(space), size_of(space)
    w.do(f"store {type_} null, {to} {where}, align {align}")
    if w.chance(0.5):
        w.emit(f'atomicrmw xchg {to} {where}, {type_} {place} syncscope("workgroup") monotonic, align {align}')
    else:
        scope = 'syncscope("workgroup") monotonic monotonic'
        w.emit(f"cmpxchg {to} {where}, {type_} null, {type_} {place} {scope}, align {align}")
    if w.chance(0.5):
        return w.emit(f'atomicrmw xchg {to} {where}, {type_} null syncscope("workgroup") monotonic, align {align}')
    return w.emit(f"load {type_}, {to} {where}, align {align}")


def _by_value(w: Writer, space: int, place: str) -> str:
    """A struct that a function makes."""
    slot = w.alloca(f"{{ i32, {pointer(space)} }}")
    made = helper(w, "made", space)
    type_ = f"{{ i32, {pointer(space)} }}"
    w.do(f"call void {made}(ptr addrspace(5) sret({type_}) align 8 {slot}, {pointer(space)} {place})")
    at = w.emit(f"getelementptr {type_}, ptr addrspace(5) {slot}, i32 0, i32 1")
    return w.emit(f"load {pointer(space)}, ptr addrspace(5) {at}, align {size_of(space)}")


STORES: tuple[Store, ...] = (
    _slot, _slot, _array, _array, _field, _field, _element, _element, _number, _vector, _exchanged, _by_value,
)  # fmt: skip
