"""Emitters of the rarer intrinsics whose lanes see each other, or that ask the wave: permlanes, wave reductions, clocks.

``control/calls.py`` has looked before as for what is called back: what they get is defined. Lanes that are off are read where
what they hold is known (``control/off_lanes.py``). ``intrinsics.py`` has the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.intrinsics import lane_ops
from swlds.device.intrinsics.minimum import maximum_number, minimum_number
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.values.intrinsics import constant_row, known_lanes, number_of, permute
from swlds.engines.wave_compiler.values.one_lane import first_lane, pick
from swlds.engines.wave_compiler.values.traced import Traced
from swlds.ir.types import IntType

Parts = list[Lanes]
#: None: values of that type are called back.
Emitter = Callable[[MemoryCode, FlatInstruction, str], Parts | None]


# Permutations ------------------------------------------------------------------------------------------------------


def _row(t: MemoryCode, numbers: Array, type_: str = "i32") -> Lanes:
    """A number that is known for each lane."""
    return Lanes(type_, chunks=constant_row(t, numbers.astype(int).tolist(), type_))


def _dpp8(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    index = constant_row(t, lane_ops.dpp8_index(number_of(i, 1), np.arange(t.shape.lanes)).tolist())
    return [Lanes(v.type, chunks=permute(t, v, index)) for v in t.value(i.operands[0])]


def _permlane16(distance: int) -> Emitter:
    """(old, source, selectors of lanes 0 to 7 and of 8 to 15, fi, bound): from the lane of the row, or of the one at a distance,
    that the first active lane's selectors name."""

    def emit(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
        low, high = (pick(t, t.value(o)[0], first_lane(t)) for o in i.operands[2:4])
        at = np.arange(t.shape.lanes) % 16
        word = arithmetic.choose(t, _row(t, at < 8, "i1"), low, high)
        selector = arithmetic.simple(t, "lshr", word, _row(t, at % 8 * 4))
        return _from_row(t, i, selector, distance, flags=4)

    return emit


def _permlane16_var(distance: int) -> Emitter:
    """The same of (old, source, selector of each lane, fi, bound)."""
    return lambda t, i, name: _from_row(t, i, t.value(i.operands[2])[0], distance, flags=3)


def _from_row(t: MemoryCode, i: FlatInstruction, selector: Lanes, distance: int, *, flags: int) -> Parts:
    """The old value stays where the source is not active, unless the flags say another one."""
    rows = np.arange(t.shape.lanes) & ~15 ^ distance
    chosen = arithmetic.simple(t, "and", selector, arithmetic.constant("i32", 15))
    index = t.shape.chunks(arithmetic.simple(t, "or", chosen, _row(t, rows)))
    fetches_off = bool(number_of(i, flags))
    if fetches_off and (known := known_lanes(t, i, 1)) is not None:
        is_known = permute(t, Lanes("i1", chunks=t.shape.bits(known)), index, fetches_off=True)
        t.suspect_if(arithmetic.simple(t, "xor", Lanes("i1", chunks=is_known), arithmetic.constant("i1", 1)))
    moved = [Lanes(v.type, chunks=permute(t, v, index, fetches_off=fetches_off)) for v in t.value(i.operands[1])]
    if t.mask is None or fetches_off or number_of(i, flags + 1):
        return moved
    is_active = Lanes("i1", chunks=permute(t, Lanes("i1", uniform="true"), index))
    return [arithmetic.choose(t, is_active, m, o) for m, o in zip(moved, t.value(i.operands[0]), strict=True)]


def _swapped(t: MemoryCode, value: Lanes, distance: int) -> list[str]:
    """Chunks of what the lanes have whose number differs in that bit, which is no less than a chunk."""
    chunks = t.shape.chunks(value)
    return [chunks[k ^ distance // t.shape.width] for k in range(t.shape.count)]


def _suspect_unknown(t: MemoryCode, known: str | None, distance: int) -> None:
    """Active lanes read those whose number differs in that bit: they have to be known."""
    if known is None:
        return
    w, type_, lanes = t.w, t.shape.mask_type, range(t.shape.lanes)
    low = sum(1 << lane for lane in lanes if not lane & distance)
    up = w.emit(f"shl {type_} {w.emit(f'and {type_} {t.mask}, {low}')}, {distance}")
    down = w.emit(f"and {type_} {w.emit(f'lshr {type_} {t.mask}, {distance}')}, {low}")
    read = w.emit(f"or {type_} {up}, {down}")
    unknown = w.emit(f"and {type_} {read}, {w.emit(f'xor {type_} {known}, -1')}")
    t.suspect_if(Lanes("i1", uniform=w.emit(f"icmp ne {type_} {unknown}, 0")))


def _permlane64(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    values = t.value(i.operands[0])
    if t.shape.lanes == 32:
        return values
    _suspect_unknown(t, known_lanes(t, i, 0), 32)
    return [Lanes(v.type, chunks=_swapped(t, v, 32)) for v in values]


def _permlane_swap(distance: int) -> Emitter:
    """Odd rows of the first with even rows of the second."""

    def emit(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
        has_flags = number_of(i, 2) or number_of(i, 3)  # what they do then is not known
        _suspect_unknown(t, t.mask if has_flags else known_lanes(t, i, 0, 1), distance)
        (a,), (b,) = (t.value(o) for o in i.operands[:2])
        given = zip(t.shape.chunks(a), t.shape.chunks(b), _swapped(t, a, distance), _swapped(t, b, distance), strict=True)
        found: list[list[str]] = [[], []]
        for k, (own_a, own_b, other_a, other_b) in enumerate(given):
            is_odd = k * t.shape.width & distance
            found[0].append(other_b if is_odd else own_a)
            found[1].append(own_b if is_odd else other_a)
        return [Lanes(a.type, chunks=chunks) for chunks in found]

    return emit


def _writelane(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    first = first_lane(t)
    lane = arithmetic.simple(t, "and", pick(t, t.value(i.operands[1])[0], first), arithmetic.constant("i32", t.shape.lanes - 1))
    is_it = arithmetic.compare(t, "eq", _row(t, np.arange(t.shape.lanes)), lane)
    pairs = zip(t.value(i.operands[0]), t.value(i.operands[2]), strict=True)
    return [arithmetic.choose(t, is_it, pick(t, new, first), old) for new, old in pairs]


# Which lanes are active --------------------------------------------------------------------------------------------


def _set_inactive(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    pairs, shape = zip(*(t.value(o) for o in i.operands), strict=True), t.shape
    return [Lanes(a.type, chunks=shape.blend(a.type, t.mask, shape.chunks(a), shape.chunks(b))) for a, b in pairs]


def _live_mask(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    return [Lanes("i1", chunks=t.shape.bits(t.mask))]


def _inverse_ballot(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """Each lane's bit of a number."""
    (bits,), mask_type = t.value(i.operands[0]), t.shape.mask_type
    wide = arithmetic.cast(t, "zext" if arithmetic.bits_of(bits.type) < t.shape.lanes else "trunc", bits, mask_type)
    if wide.uniform is not None:
        return [Lanes("i1", chunks=t.shape.bits(wide.uniform))]
    moved = arithmetic.simple(t, "lshr", wide, _row(t, np.arange(t.shape.lanes), mask_type))
    return [arithmetic.cast(t, "trunc", moved, "i1")]


# Reductions --------------------------------------------------------------------------------------------------------


def _reduce(opcode: str, neutral: Callable[[int], int]) -> Emitter:
    """Of whole numbers, in any order. ``neutral``: by the width, the number that changes nothing."""

    def emit(t: MemoryCode, i: FlatInstruction, name: str) -> Parts | None:
        (value,) = t.value(i.operands[0])
        if not isinstance(i.type, IntType) or i.type.bits not in (8, 16, 32, 64):
            return None
        other = t.shape.splat(value.type, str(neutral(i.type.bits)))
        total, *rest = t.shape.blend(value.type, t.mask, t.shape.chunks(value), [other] * t.shape.count)
        for chunk in rest:
            total = _combine(t, opcode, t.shape.vector(value.type), total, chunk)
        vector = (t.shape.vector(value.type), total)
        name = f"llvm.vector.reduce.{opcode}.v{t.shape.width}{value.type}"
        return [Lanes(value.type, uniform=t.w.call(value.type, name, [vector]))]

    return emit


def _negated(reduce: Emitter) -> Emitter:
    """Zero less what a reduction gives."""

    def emit(t: MemoryCode, i: FlatInstruction, name: str) -> Parts | None:
        found = reduce(t, i, name)
        return found and [arithmetic.simple(t, "sub", arithmetic.constant(p.type, 0), p) for p in found]

    return emit


def _combine(t: MemoryCode, opcode: str, vector: str, a: str, b: str) -> str:
    if opcode in ("add", "and", "or", "xor"):
        return t.w.emit(f"{opcode} {vector} {a}, {b}")
    name = f"llvm.{opcode}.v{t.shape.width}{vector.split()[-1][:-1]}"
    return t.w.call(vector, name, [(vector, a), (vector, b)])


_KINDS = {"half": np.dtype("f2"), "float": np.dtype("f4"), "double": np.dtype("f8")}


def _fold(combine: Callable[..., Any], *, from_zero: bool = False) -> Emitter:
    """Of floating-point numbers: one active lane after the other, by the row's function of two; the first one with zero."""

    def emit(t: MemoryCode, i: FlatInstruction, name: str) -> Parts | None:
        (value,), w, type_ = t.value(i.operands[0]), t.w, t.shape.mask_type
        if value.type not in _KINDS:
            return None
        slot, _ = raw.spill(t, value)
        total, rest = w.slot(value.type, "total"), w.slot(type_, "rest")

        def of_lane(lane: str) -> str:
            return w.load(value.type, w.emit(f"getelementptr {value.type}, ptr {slot}, {type_} {lane}"))

        w.store(value.type, str(raw.zero(value.type).uniform) if from_zero else of_lane(first_lane(t)), total)
        w.store(type_, t.active if from_zero else t.shape.without_first(t.active), rest)
        look, add, done = (w.label(name) for name in ("fold", "lane", "folded"))
        w.jump(look)
        with w.branches():
            w.start(look)
            here = w.load(type_, rest)
            w.branch(w.emit(f"icmp ne {type_} {here}, 0"), add, done)
            w.start(add)
            lane = w.call(type_, f"llvm.cttz.{type_}", [(type_, here), ("i1", "true")])
            a, b = (Lanes(value.type, uniform=x) for x in (w.load(value.type, total), of_lane(lane)))
            w.store(value.type, _traced(t, combine, a, b), total)
            w.store(type_, t.shape.without_first(here), rest)
            w.jump(look)
        w.start(done)
        return [Lanes(value.type, uniform=w.load(value.type, total))]

    return emit


def _traced(t: MemoryCode, combine: Callable[..., Any], *operands: Lanes) -> str:
    """The name of what a function makes of scalars."""
    found = combine(*(Traced(t, _KINDS[o.type], [o], is_vector=False) for o in operands))
    return str(found.parts[0].uniform)


# What the wave knows -----------------------------------------------------------------------------------------------


def _wave_number(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    return [Lanes("i32", uniform="%w")]


def _steps(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """Clocks count the wave's steps."""
    table = t.w.load("ptr", t.w.offset("%g", OFFSETS["steps"]))
    place = t.w.emit(f"getelementptr i64, ptr {table}, i32 %w")
    return [arithmetic.cast(t, "trunc", Lanes("i64", uniform=t.w.load("i64", place)), t.components(i.type)[0].type)]


_ZERO: Callable[[int], int] = lambda bits: 0  # noqa: E731
_ONES: Callable[[int], int] = lambda bits: -1  # noqa: E731
#: Host code by the name of the row.
LANE_MOVES: dict[str, Emitter] = {
    f"llvm.{name}": emitter
    for name, emitter in {
        "amdgcn.mov.dpp8": _dpp8,
        "amdgcn.permlane16": _permlane16(0),
        "amdgcn.permlanex16": _permlane16(16),
        "amdgcn.permlane16.var": _permlane16_var(0),
        "amdgcn.permlanex16.var": _permlane16_var(16),
        "amdgcn.permlane64": _permlane64,
        **{f"amdgcn.permlane{n}.swap": _permlane_swap(n) for n in (16, 32)},
        "amdgcn.writelane": _writelane,
        **dict.fromkeys(("amdgcn.set.inactive", "amdgcn.set.inactive.chain.arg"), _set_inactive),
        "amdgcn.live.mask": _live_mask,
        "amdgcn.inverse.ballot": _inverse_ballot,
        **{f"amdgcn.wave.reduce.{o}": _reduce(o, _ZERO) for o in ("add", "or", "xor", "umax")},
        **{f"amdgcn.wave.reduce.{o}": _reduce(o, _ONES) for o in ("and", "umin")},
        "amdgcn.wave.reduce.sub": _negated(_reduce("add", _ZERO)),
        "amdgcn.wave.reduce.min": _reduce("smin", lambda bits: (1 << bits - 1) - 1),
        "amdgcn.wave.reduce.max": _reduce("smax", lambda bits: -1 << bits - 1),
        "amdgcn.wave.reduce.fadd": _fold(lane_ops.add_numbers),
        "amdgcn.wave.reduce.fsub": _fold(lane_ops.subtract_numbers, from_zero=True),
        "amdgcn.wave.reduce.fmin": _fold(minimum_number),
        "amdgcn.wave.reduce.fmax": _fold(maximum_number),
        "amdgcn.wave.id": _wave_number,
        **dict.fromkeys(("amdgcn.s.memtime", "amdgcn.s.memrealtime", "readcyclecounter", "readsteadycounter"), _steps),
    }.items()
}
