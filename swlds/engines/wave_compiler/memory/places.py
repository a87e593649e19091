"""Which object an access goes to, and where its bytes lie on the host."""

from __future__ import annotations

from collections.abc import Callable

from swlds.device.address_space import (
    APERTURES,
    CONSTANT,
    CONSTANT_32,
    FLAT,
    GLOBAL,
    LDS,
    PRIVATE,
    SHADOW_END,
    SHADOW_START,
)
from swlds.device.lowered import is_computed
from swlds.device.objects import LIVE, READ_ONLY
from swlds.device.shadow import looks_at_shadow
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.provenance import MIXED, Knowledge, Symbol
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.memory.memory_code import Memory
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.tags.object_table import SEGMENTS
from swlds.ir.types import PointerType, scalar_type

_NATIVE = {GLOBAL: GLOBAL, CONSTANT: GLOBAL, CONSTANT_32: GLOBAL, LDS: LDS, PRIVATE: PRIVATE}


def find_place(memory: Memory, pointer: FlatValue, is_write: bool) -> Place | None:
    """The object of an access; None when it is not known: then the access is suspicious."""
    return place_of(memory, memory.t.provenance.of(pointer), pointer, is_write)


def place_of(memory: Memory, symbol: Knowledge, pointer: FlatValue, is_write: bool) -> Place | None:
    """The same of one of the objects that the pointer may lead to."""
    type_ = scalar_type(pointer.type)
    # A buffer resource may be a vector of words.
    addrspace = type_.addrspace if isinstance(type_, PointerType) else GLOBAL
    if symbol is None:
        return _untagged(memory, addrspace, is_write or not looks_at_shadow(pointer))
    finder = _FINDERS.get(symbol.kind)
    place = finder(memory, symbol, is_write) if finder and symbol is not MIXED else None
    if place is None:
        return None
    place.holds_tags = memory.t.tags.may_hold(symbol)
    place.symbol = symbol
    place.is_computed = symbol.kind == "block" and memory.t.image.knows_block and is_computed(pointer)
    if addrspace == FLAT and place.space in APERTURES:
        start = APERTURES[place.space] << 32
        is_known = not place.low.startswith("%")
        place.low = str(start + int(place.low)) if is_known else memory.t.w.pure(f"add i64 {place.low}, {start}")
        return place
    return place if _NATIVE.get(addrspace, GLOBAL) == place.space else None


def _untagged(memory: Memory, space: int, is_other: bool) -> Place | None:
    """Without an object only the ASan shadow is known to be fine, but for what ``is_other`` than a check's look."""
    if _NATIVE.get(space, GLOBAL) != GLOBAL or is_other or not memory.t.image.shadow:
        return None
    return Place(GLOBAL, str(SHADOW_START), str(SHADOW_END - SHADOW_START), memory.host_base, None)


def _object(memory: Memory, symbol: Symbol, is_write: bool) -> Place | None:
    objects = memory.t.image.memory.objects
    number = symbol.number
    space = _NATIVE.get(int(objects.space[number]))
    if space is None or objects.state[number] != LIVE or (is_write and objects.flags[number] & READ_ONLY):
        return None
    low, size = int(objects.low[number]), int(objects.size[number])
    if space == LDS:
        return Place(LDS, str(low), str(size), memory.lds, memory.lds_init, watch=True, end=low + size)
    whole = memory.t.image.memory.space.init[low : low + size]
    is_whole = not size or (int(whole.min()) == 0xFF and not memory.t.partial.keeps(symbol))
    init = None if is_whole else memory.init_base
    return Place(GLOBAL, str(low), str(size), memory.host_base, init, watch=True)


def _argument(memory: Memory, symbol: Symbol, is_write: bool) -> Place | None:
    argument = memory.t.code.arguments[symbol.number]
    assert isinstance(argument.type, PointerType)
    space = _NATIVE.get(argument.type.addrspace, GLOBAL)
    if is_write and argument.type.addrspace in (CONSTANT, CONSTANT_32):
        return None
    low, size = memory.bounds[symbol.number]
    if space == LDS:
        return Place(LDS, low, size, memory.lds, memory.lds_init, watch=True)
    if space != GLOBAL:
        return None
    place = Place(GLOBAL, low, size, memory.host_base, None, watch=True)
    if memory.t.partial.keeps(symbol):
        place.init = memory.init_base
    if place.init and not memory.t.partial.may_show(symbol):  # only the next launch asks, where it is a device array
        floor = memory.arrays_floor
        place.is_asked = memory.t.w.hoist(f"icmp uge i64 {low}, {floor}", low, floor)
    return place


def _alloca(memory: Memory, symbol: Symbol, is_write: bool) -> Place | None:
    assert isinstance(symbol.key, FlatInstruction) and memory.t.current is not None
    scope = symbol.key.block.scope
    if memory.t.current.block.scope[: len(scope)] != scope:
        return None  # its function has returned
    return _stack_place(memory, memory.stack.extent(symbol.key))


def _given(memory: Memory, symbol: Symbol, is_write: bool) -> Place | None:
    """A stack slot of a caller, which said where it is."""
    assert isinstance(symbol.key, FlatInstruction)
    return _stack_place(memory, memory.t.given.get(symbol.key))


def _stack_place(memory: Memory, extent: tuple[str, str] | None) -> Place | None:
    if extent is None:
        return None
    return Place(PRIVATE, *extent, memory.stack.private, memory.stack.private_init, lane_stride=memory.stack.stride)


def _block(memory: Memory, symbol: Symbol, is_write: bool) -> Place | None:
    """The whole block that stands for a group's LDS. What ``Callbacks`` does not refuse has cells of races for all its bytes."""
    if memory.t.image.block_end > memory.t.image.block_room:
        return None
    low, size = (memory.t.w.load("i64", memory.t.w.offset("%g", OFFSETS[name])) for name in ("block", "block_size"))
    return Place(GLOBAL, low, size, memory.host_base, memory.init_base, watch=True, is_local=True)


def _part(memory: Memory, symbol: Symbol, is_write: bool) -> Place | None:
    """One variable in the lowered block, where it has cells also before there is a block."""
    if memory.t.image.block_end > memory.t.image.block_room:
        return None
    objects = memory.t.image.memory.objects
    w = memory.t.w
    start = w.load("i64", w.offset("%g", OFFSETS["block_start"]))
    return Place(
        GLOBAL,
        w.emit(f"add i64 {start}, {int(objects.low[symbol.number])}"),
        str(int(objects.size[symbol.number])),
        memory.host_base,
        memory.init_base,
        watch=True,
        is_local=True,
    )


def _segment(memory: Memory, symbol: Symbol, is_write: bool) -> Place | None:
    if is_write:
        return None
    low, size = memory.bounds[len(memory.t.code.arguments) + SEGMENTS.index(str(symbol.key))]
    return Place(GLOBAL, low, size, memory.host_base, None)


_FINDERS: dict[str, Callable[[Memory, Symbol, bool], Place | None]] = {
    "object": _object,
    "argument": _argument,
    "alloca": _alloca,
    "given": _given,
    "block": _block,
    "part": _part,
    "segment": _segment,
}
