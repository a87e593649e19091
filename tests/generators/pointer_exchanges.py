"""Statements of ``pointer_programs`` in which pointers, or what they point to, go from one work-item to another.

All work-items take part. A pointer to somebody else's cell is used between two barriers, while nobody uses a cell of his own.
"""

from __future__ import annotations

from collections.abc import Callable

from generators.pointer_helpers import sync
from generators.pointer_places import cell
from generators.pointer_slots import own_element, size_of
from generators.pointer_writer import CELL, Writer, pointer

Exchange = Callable[[Writer], None]


def _space(w: Writer) -> int:
    """Of pointers that all work-items may use; through global memory only where fences order it."""
    return 3 if w.shape.is_local else w.rng.choice((3, 3, 0, 1))


def _visit(w: Writer, place: str, space: int) -> None:
    """Another one's cell: read, perhaps written, before all go on."""
    at = w.step(place, space, str(w.rng.randrange(4)))
    value = w.emit(f"load i32, {pointer(space)} {at}, align 4")
    if w.chance(0.5):
        w.do(f"store i32 {w.emit(f'xor i32 {value}, %x')}, {pointer(space)} {at}, align 4")
    sync(w)
    w.mix(value)


def by_memory(w: Writer) -> None:
    """Through a list in LDS or global memory: everybody takes the pointer of somebody else."""
    space = _space(w)
    place = cell(w, space, shared=True)
    kind, w.keeps_pointers = "lds" if w.shape.is_local else w.rng.choice(("lds", "lds", "global")), True
    where, to = own_element(w, kind, space)
    w.do(f"store {pointer(space)} {place}, {to} {where}, align {size_of(space)}")
    sync(w)
    moved = w.emit(f"add i32 %x, {w.rng.randrange(w.shape.block)}")
    other = w.emit(f"urem i32 {moved}, {w.shape.block}")
    if kind == "global":
        other = w.emit(f"add i32 %row, {other}")
    there, to = own_element(w, kind, space, other)
    _visit(w, w.emit(f"load {pointer(space)}, {to} {there}, align {size_of(space)}"), space)


def by_lane(w: Writer) -> None:
    """Through the wave: the first lane's pointer, from which each makes its own; or the neighbour's."""
    place = cell(w, 3, shared=True)
    number = w.emit(f"ptrtoint ptr addrspace(3) {place} to i32")
    sync(w)
    if w.chance(0.5):
        lane = w.emit(f"mul i32 {w.emit('xor i32 %x, 1')}, 4")
        name = w.declare("i32", "llvm.amdgcn.ds.bpermute", "i32, i32")
        moved = w.emit(f"call i32 {name}(i32 {lane}, i32 {number})")
        _visit(w, w.emit(f"inttoptr i32 {moved} to ptr addrspace(3)"), 3)
        return
    name = w.declare("i32", "llvm.amdgcn.readfirstlane.i32", "i32")
    first = w.emit(f"inttoptr i32 {w.emit(f'call i32 {name}(i32 {number})')} to ptr addrspace(3)")
    w.mix(w.emit(f"load i32, ptr addrspace(3) {first}, align 4"))
    sync(w)


def by_data(w: Writer) -> None:
    """The pointer is known, what lies there is somebody else's."""
    space = 3 if w.shape.is_local else w.rng.choice((3, 3, 1))
    place = cell(w, space, shared=True, depth=1)
    sync(w)
    is_even = w.shape.block in (32, 64, 128)
    other = w.emit(f"xor i32 %x, {w.rng.choice((1, 2, w.shape.block // 2) if is_even else (1, 2, 4))}")
    distance = w.emit(f"mul i32 {w.emit(f'sub i32 {other}, %x')}, {CELL}")
    _visit(w, w.emit(f"getelementptr i8, {pointer(space)} {place}, i32 {distance}"), space)


EXCHANGES: tuple[Exchange, ...] = (by_memory, by_memory, by_lane, by_data)
