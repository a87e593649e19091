"""Stack slots: their places in private memory, and the stack pointer where only run time knows it.

A kernel's slots have fixed places. A body (``flatten.py``) gets the stack pointer from its caller, and its slots have fixed
distances from it. A slot of variable size, or one in a loop, which is a new one each time, moves the stack pointer when it
is executed. Host code never uses less stack than the reference engine, so it notices every overflow.

Sizes and alignments are as large as the program wants. Where slots cannot fit, which Python knows, the function is suspicious
when it begins, and no place of theirs is ever written into host code (``is_too_large``). What only run time knows is computed
and compared in 64 bits, where no sum or product of what has passed the checks before wraps around.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from swlds.device.address_space import PRIVATE_APERTURE, PRIVATE_START
from swlds.device.by_value import shape_of_copy
from swlds.device.padding import slot_elements
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.flat.outline import has_loop_around, is_dynamic, is_stack_call
from swlds.engines.wave_compiler.flat.promote import callee_name
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.runtime import add_functions, bytes_constant
from swlds.engines.wave_compiler.tags.object_table import field
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.elements import RAW, Elements
from swlds.ir.types import IntType


@final
class Stack:
    """The stack slots of one host function, ``of`` the kernel whose body it is. ``start`` and ``size`` of all of them together;
    ``stride``: bytes a lane; ``private``, ``private_init``: host pointers to the wave's, once the entry is written."""

    def __init__(self, t: WaveCode, of: Stack | None) -> None:
        self.t = t
        found = [i for b in t.code.blocks for i in b.instructions if i.opcode in ("alloca", "byval")]
        self.dynamic = {
            i: ("", "") for i in found if i.opcode == "alloca" and is_dynamic(i.source, has_loop_around(i.source))
        }
        fixed = [i for i in found if i not in self.dynamic]
        calls = (callee_name(i) for b in t.code.blocks for i in b.instructions if i.opcode == "call")
        self.moves = bool(self.dynamic) or any(is_stack_call(name) for name in calls)
        self.is_body = of is not None
        is_fixed = not (self.moves or t.kernel.code.bodies)
        self.slots, self.end = self._layout(fixed if is_fixed else [*t.code.promoted, *fixed])
        #: Slots of fixed size that can never fit: the function is suspicious when it begins.
        self.is_too_large = max(self.end, self._layout([*t.code.promoted, *fixed])[1]) > t.options.private_size
        if self.is_too_large:
            self.slots, self.end = dict.fromkeys(self.slots, (PRIVATE_START, 0)), PRIVATE_START
        self.align = max([16, *(self._align(i) for i in self.slots)])
        self.stride = t.options.private_size + 16
        if is_fixed:
            end = self.end + 4
            self.stride = end + -end % 16 if self.slots else 16
        if of is not None:
            self.stride = of.stride
        self.is_used = bool(self.slots) or not is_fixed
        self.base, self.top = "", str(max(self.end, PRIVATE_START))

    # Places ----------------------------------------------------------------------------------------------------

    def _align(self, i: FlatInstruction) -> int:
        if i.opcode == "byval":
            return by_value_shape(self.t, i)[1]
        return i.source.field("align") or 1

    def _size(self, i: FlatInstruction) -> int:
        if i.opcode == "byval":
            return by_value_shape(self.t, i)[0]
        count = getattr(i.operands[0], "value", 1) if i.operands else 1
        return self.t.layout.size_of(i.source.field("allocated_type")) * count

    def _layout(self, found: Iterable[FlatInstruction]) -> tuple[dict[FlatInstruction, tuple[int, int]], int]:
        """(start, size) of each slot, and the end of all: functions that are not called at the same time share their places."""
        slots: dict[FlatInstruction, tuple[int, int]] = {}
        ends: dict[tuple[int, ...], int] = {(): 0 if self.is_body else PRIVATE_START}
        for i in sorted(found, key=lambda i: len(i.block.scope)):
            scope = outer = i.block.scope
            while outer not in ends:
                outer = outer[:-1]
            align, size = self._align(i), self._size(i)
            start = -(-ends[outer] // align) * align
            slots[i] = (start, size)
            ends[scope] = start + size
        return slots, max(ends.values())

    def is_where_executed(self, i: FlatInstruction) -> bool:
        """The slot is known to have the address that it has in the reference engine, which makes slots in the order of execution:
        one of those at the kernel's begin, of which none became a value."""
        code, entry = self.t.code, self.t.code.blocks[0]
        if self.is_body or code.promoted or self.dynamic:
            return False
        return i.block is entry and all(s.block is entry for s in self.slots if s.block.scope == entry.scope)

    def extent(self, i: FlatInstruction) -> tuple[str, str] | None:
        """(first address, bytes) of a slot as texts of i64; None when lanes have different ones."""
        if i in self.dynamic:
            return None if i in self.t.flow.divergent or i in self.t.flow.unstable else self._load(i)
        start, size = self.slots[i]
        return self._address(start), str(size)

    def _load(self, i: FlatInstruction) -> tuple[str, str]:
        low, size = self.dynamic[i]
        return self.t.w.load("i64", low), self.t.w.load("i64", size)

    def _address(self, start: int) -> str:
        if not self.is_body:
            return str(start)
        return self.t.w.pure(f"add i64 {self.base}, {start}")

    # Host code -------------------------------------------------------------------------------------------------

    def write_entry(self) -> None:
        """Where the slots begin; suspicious when they do not fit."""
        w = self.t.w
        if self.is_used:
            start = w.emit(f"mul i32 %w, {self.stride * self.t.options.wave_size}")
            self.private = w.offset(w.load("ptr", w.offset("%g", OFFSETS["private"])), start, "i32")
            self.private_init = w.offset(w.load("ptr", w.offset("%g", OFFSETS["private_init"])), start, "i32")
        if self.is_too_large:
            self.t.suspect()
        if self.is_body:
            self.base = self._aligned(w.emit("zext i32 %sp to i64"), self.align)
            top = w.emit(f"add i64 {self.base}, {self.end}")
            self._suspect_beyond(top)
            self.top = w.emit(f"trunc i64 {top} to i32")
        if self.moves:
            self.pointer = w.slot("i32", "sp")
            w.store("i32", self.top, self.pointer)
        for i in self.dynamic:
            self.dynamic[i] = (w.slot("i64", "low"), w.slot("i64", "size"))

    def tag_plane(self) -> str:
        """The tags beside the wave's stack slots."""
        start = self.t.w.pure(f"mul i32 %w, {self.stride * self.t.options.wave_size}")
        return self.t.w.offset(field(self.t, "private_tags"), start, "i32")

    def _aligned(self, address: str, align: int) -> str:
        """An i64 within the stack, rounded up: alignments have up to 33 bits."""
        return self.t.w.emit(f"and i64 {self.t.w.emit(f'add i64 {address}, {align - 1}')}, {-align}")

    def _suspect_beyond(self, end: str) -> None:
        """An i64 that is not within the stack."""
        self.t.suspect_if(Lanes("i1", uniform=self.t.w.emit(f"icmp ugt i64 {end}, {self.t.options.private_size}")))

    def current_top(self) -> str:
        """The stack pointer, an i32."""
        return self.t.w.load("i32", self.pointer) if self.moves else self.top

    def set_top(self, value: str) -> None:
        """Move the stack pointer to an i32; suspicious when it leaves what this function may use."""
        low = self.t.w.emit(f"icmp ult i32 {value}, {self.top}")
        high = self.t.w.emit(f"icmp ugt i32 {value}, {self.t.options.private_size}")
        self.t.suspect_if(Lanes("i1", uniform=self.t.w.emit(f"or i1 {low}, {high}")))
        self.t.w.store("i32", value, self.pointer)

    def make_fresh(self, i: FlatInstruction, start: str, size: str) -> None:
        """The bytes of an alloca's slot become uninitialised but for padding, and lose their tags, in every lane. Where nobody
        asks what is initialised, or some is padding, they become zero: a load finds what the reference engine does."""
        if size == "0":
            return
        is_checked = "initcheck" in self.t.options.checks
        elements = slot_elements(self.t.layout, i.source) if is_checked and i.opcode == "alloca" else RAW
        planes = [(self.private_init, start, size)] if is_checked else []
        if not is_checked or elements.gaps:
            planes.append((self.private, start, size))
        if self.t.tags.is_tracked:
            planes.append((self.tag_plane(), *self._words(start, size)))
        for plane, *extent in planes:
            numbers = (*extent, str(self.stride), str(self.t.shape.lanes))
            self.t.w.call("void", "private_fresh", [("ptr", plane), *(("i64", n) for n in numbers)])
        self._pad(elements, start, size)

    def _pad(self, elements: Elements, start: str, size: str) -> None:
        if not elements.gaps:
            return
        declarations = self.t.w.declarations
        mask = bytes_constant(declarations, elements.padding(elements.period))
        add_functions(declarations, "padding")
        numbers = (start, size, str(self.stride), str(self.t.shape.lanes), str(elements.period))
        given = ", ".join(f"i64 {n}" for n in numbers)
        self.t.w.do(f"call void @private_padded(ptr {self.private_init}, ptr {mask}, {given})")

    def _words(self, start: str, size: str) -> tuple[str, str]:
        """The words that a slot touches: (first byte, bytes)."""
        if start.isdigit() and size.isdigit():
            first = int(start) & -4
            return str(first), str((int(start) + int(size) + 3 & -4) - first)
        w = self.t.w
        first_name, end = w.emit(f"and i64 {start}, -4"), w.emit(f"add i64 {start}, {size}")
        stop = w.emit(f"and i64 {w.emit(f'add i64 {end}, 3')}, -4")
        return first_name, w.emit(f"sub i64 {stop}, {first_name}")

    def allocate(self, i: FlatInstruction) -> Lanes:
        """Execute an alloca: its address."""
        if i in self.dynamic:
            self._move(i)
            start, size = self._load(i)
        else:
            start, size = self._address(self.slots[i][0]), str(self.slots[i][1])
        self.make_fresh(i, start, size)
        type_ = self.t.components(i.type)[0].type
        if not start.startswith("%"):
            return Lanes(type_, uniform=str(int(start) + (PRIVATE_APERTURE << 32 if type_ == "i64" else 0)))
        if type_ == "i64":
            return Lanes(type_, uniform=self.t.w.pure(f"add i64 {start}, {PRIVATE_APERTURE << 32}"))
        return Lanes(type_, uniform=self.t.w.pure(f"trunc i64 {start} to {type_}"))

    def _move(self, i: FlatInstruction) -> None:
        """Take a new slot from the top of the stack: as many elements as the lane that wants most."""
        w, size = self.t.w, self._dynamic_size(i)
        top = w.emit(f"zext i32 {self.current_top()} to i64")
        start = self._aligned(top, self._align(i))
        end = w.emit(f"add i64 {start}, {size}")
        self._suspect_beyond(end)
        w.store("i32", w.emit(f"trunc i64 {end} to i32"), self.pointer)
        for slot, value in zip(self.dynamic[i], (start, size), strict=True):
            w.store("i64", value, slot)

    def _dynamic_size(self, i: FlatInstruction) -> str:
        """Bytes of a new slot as an i64; suspicious where they, or one element, are more than the whole stack."""
        w, room = self.t.w, self.t.options.private_size
        is_counted = i.operands and isinstance(i.operands[0].type, IntType) and not hasattr(i.operands[0], "value")
        size = self._size(i)
        if not is_counted:
            if size > room:
                self.t.suspect()
            return str(min(size, room))
        self.t.check_defined(i.operands[0])
        count = largest(self.t, self.t.value(i.operands[0])[0])
        most = room if size <= room else 0
        self.t.suspect_if(Lanes("i1", uniform=w.emit(f"icmp ugt i64 {count}, {most}")))
        return w.emit(f"mul i64 {count}, {min(size, room)}")


def by_value_shape(t: WaveCode, i: FlatInstruction) -> tuple[int, int]:
    """(bytes, alignment) of the copy that a ``byval`` parameter points to."""
    shape = shape_of_copy(t.code.by_value[i], t.layout, t.image.program.module)
    assert shape is not None, "a byval instruction copies a byval parameter"
    return shape


def largest(t: WaveCode, value: Lanes) -> str:
    """The highest value of the active lanes, as i64; suspicious when it is none."""
    w, shape = t.w, t.shape
    bits = int(value.type[1:])
    if value.uniform is not None:
        found = value.uniform
    else:
        active = shape.blend(value.type, t.mask, shape.chunks(value), ["zeroinitializer"] * shape.count)
        name = f"llvm.vector.reduce.umax.v{shape.width}{value.type}"
        each = [w.call(value.type, name, [(shape.vector(value.type), c)]) for c in active]
        found = each[0]
        for other in each[1:]:
            found = w.call(value.type, f"llvm.umax.{value.type}", [(value.type, found), (value.type, other)])
    if bits == 64:
        return found
    if bits > 64:
        t.suspect_if(Lanes("i1", uniform=w.emit(f"icmp ugt {value.type} {found}, {(1 << 64) - 1}")))
    return w.emit(f"{'zext' if bits < 64 else 'trunc'} {value.type} {found} to i64")
