"""Which object an access goes to, and where its bytes lie on the host."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

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
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.provenance import MIXED, Symbol
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.memory.place import Place
from swlds.ir.types import PointerType, scalar_type

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.memory.memory import MemoryPlan

_NATIVE = {GLOBAL: GLOBAL, CONSTANT: GLOBAL, CONSTANT_32: GLOBAL, LDS: LDS, PRIVATE: PRIVATE}
#: What the launch provides; it follows the arguments in the context's tables.
SEGMENTS = ("implicit", "kernarg", "packet", "queue")


def find_place(plan: MemoryPlan, pointer: FlatValue, is_write: bool) -> Place | None:
    """The object of an access; None when it is not known: then the access is suspicious."""
    symbol = plan.t.provenance.of(pointer)
    type_ = scalar_type(pointer.type)
    # A buffer resource may be a vector of words.
    addrspace = type_.addrspace if isinstance(type_, PointerType) else GLOBAL
    if symbol is None:
        return _untagged(plan, addrspace, is_write)
    finder = _FINDERS.get(symbol.kind)
    place = finder(plan, symbol, is_write) if finder and symbol is not MIXED else None
    if place is None:
        return None
    place.holds_tags = plan.t.tags.may_hold(symbol)
    place.symbol = symbol
    place.is_computed = symbol.kind == "block" and bool(plan.t.image.offset_entries) and is_computed(pointer)
    if addrspace == FLAT and place.space in APERTURES:
        start = APERTURES[place.space] << 32
        is_known = not place.low.startswith("%")
        place.low = str(start + int(place.low)) if is_known else plan.t.w.pure(f"add i64 {place.low}, {start}")
        return place
    return place if _NATIVE.get(addrspace, GLOBAL) == place.space else None


def _untagged(plan: MemoryPlan, space: int, is_write: bool) -> Place | None:
    """Without an object only the ASan shadow is known to be fine."""
    if _NATIVE.get(space, GLOBAL) != GLOBAL:
        return None
    return Place(GLOBAL, str(SHADOW_START), str(SHADOW_END - SHADOW_START), plan.host_base, None)


def _object(plan: MemoryPlan, symbol: Symbol, is_write: bool) -> Place | None:
    objects = plan.t.image.memory.objects
    number = symbol.number
    space = _NATIVE.get(int(objects.space[number]))
    if space is None or objects.state[number] != LIVE or (is_write and objects.flags[number] & READ_ONLY):
        return None
    low, size = int(objects.low[number]), int(objects.size[number])
    if space == LDS:
        return Place(LDS, str(low), str(size), plan.lds, plan.lds_init, watch=True)
    whole = plan.t.image.memory.space.init[low : low + size]
    init = None if not size or int(whole.min()) == 0xFF else plan.init_base
    return Place(GLOBAL, str(low), str(size), plan.host_base, init, watch=True)


def _argument(plan: MemoryPlan, symbol: Symbol, is_write: bool) -> Place | None:
    argument = plan.t.code.arguments[symbol.number]
    assert isinstance(argument.type, PointerType)
    space = _NATIVE.get(argument.type.addrspace, GLOBAL)
    if is_write and argument.type.addrspace in (CONSTANT, CONSTANT_32):
        return None
    low, size = plan.bounds[symbol.number]
    if space == LDS:
        return Place(LDS, low, size, plan.lds, plan.lds_init, watch=True)
    return Place(GLOBAL, low, size, plan.host_base, None, watch=True) if space == GLOBAL else None


def _alloca(plan: MemoryPlan, symbol: Symbol, is_write: bool) -> Place | None:
    assert isinstance(symbol.key, FlatInstruction) and plan.t.current is not None
    scope = symbol.key.block.scope
    if plan.t.current.block.scope[: len(scope)] != scope:
        return None  # its function has returned
    return _stack_place(plan, plan.stack.extent(symbol.key))


def _given(plan: MemoryPlan, symbol: Symbol, is_write: bool) -> Place | None:
    """A stack slot of a caller, which said where it is."""
    assert isinstance(symbol.key, FlatInstruction)
    return _stack_place(plan, plan.t.given.get(symbol.key))


def _stack_place(plan: MemoryPlan, extent: tuple[str, str] | None) -> Place | None:
    if extent is None:
        return None
    return Place(PRIVATE, *extent, plan.private, plan.private_init, lane_stride=plan.private_stride)


def _block(plan: MemoryPlan, symbol: Symbol, is_write: bool) -> Place | None:
    """The whole block that stands for a group's LDS. What ``Callbacks`` does not refuse has cells of races for all its bytes."""
    if plan.t.image.block_end > plan.t.image.block_room:
        return None
    low, size = (plan.t.w.load("i64", plan.t.w.offset("%g", OFFSETS[name])) for name in ("block", "block_size"))
    return Place(GLOBAL, low, size, plan.host_base, plan.init_base, watch=True, is_local=True)


def _part(plan: MemoryPlan, symbol: Symbol, is_write: bool) -> Place | None:
    """One variable in the lowered block, where it has cells also before there is a block."""
    if plan.t.image.block_end > plan.t.image.block_room:
        return None
    objects = plan.t.image.memory.objects
    w = plan.t.w
    start = w.load("i64", w.offset("%g", OFFSETS["block_start"]))
    return Place(
        GLOBAL,
        w.emit(f"add i64 {start}, {int(objects.low[symbol.number])}"),
        str(int(objects.size[symbol.number])),
        plan.host_base,
        plan.init_base,
        watch=True,
        is_local=True,
    )


def _segment(plan: MemoryPlan, symbol: Symbol, is_write: bool) -> Place | None:
    if is_write:
        return None
    low, size = plan.bounds[len(plan.t.code.arguments) + SEGMENTS.index(str(symbol.key))]
    return Place(GLOBAL, low, size, plan.host_base, None)


_FINDERS: dict[str, Callable[[MemoryPlan, Symbol, bool], Place | None]] = {
    "object": _object,
    "argument": _argument,
    "alloca": _alloca,
    "given": _given,
    "block": _block,
    "part": _part,
    "segment": _segment,
}
