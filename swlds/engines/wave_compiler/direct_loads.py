"""Loads from global memory straight to LDS: lane n writes to ``base + offset + n * max(size, 4)``, the base is the first lane's.

A copy of 4 bytes by each lane is a row in LDS; where the source is a row too, both are plain vector accesses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from swlds.engines.wave_compiler import arithmetic
from swlds.engines.wave_compiler.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.lanes import Component, Lanes
from swlds.engines.wave_compiler.places import Place
from swlds.engines.wave_compiler.shared_tags import may_move_tags
from swlds.ir.values import ConstantInt

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

Parts = list[Lanes]


@final
@dataclass
class Target:
    """Where in LDS the lanes write."""

    place: Place | None
    address: Lanes


def lds_target(t: Translator, pointer: FlatValue, size: int, step: int) -> Target:
    """The lanes' places behind the first active lane's base."""
    from swlds.engines.wave_compiler.intrinsics import first_lane, pick

    base = pick(t, t.value(pointer)[0], first_lane(t))
    stride, shape = max(size, 4), t.shape
    starts = [
        t.w.pure(f"add {base.type} {base.uniform}, {step + k * shape.width * stride}") for k in range(shape.count)
    ]
    return Target(t.memory.place(pointer, True), Lanes(base.type, bases=starts, stride=stride))


def copy_to_lds(t: Translator, source: Place | None, address: Lanes, to: Target, size: int) -> None:
    """Copy ``size`` bytes a lane, under the current mask."""
    if source is None or to.place is None:
        t.suspect()
        return
    parts = _pieces(size)
    align = 4 if size % 4 == 0 and t.memory.races.is_on else 1
    values = t.memory.load_at(source, address, parts, size, align)
    t.memory.store_at(to.place, to.address, parts, values, size, align)


def _pieces(size: int) -> list[Component]:
    """The scalars that so many bytes are copied as."""
    width = 4 if size % 4 == 0 else size
    return [Component(f"i{8 * width}", at, width, 8 * width) for at in range(0, size, width)]


def emit_load_lds(t: Translator, i: FlatInstruction, name: str) -> Parts:
    """global.load.lds, load.to.lds. The offset counts for the source too."""
    source, target = i.operands[:2]
    size, step = (x.value if isinstance(x, ConstantInt) else 0 for x in i.operands[2:4])
    for operand in (source, target):
        t.check_defined(operand)
    address = t.value(source)[0]
    moved = arithmetic.add(t, address, arithmetic.constant(address.type, step)) if step else address
    place = None if may_move_tags(t, source) else t.memory.place(source, False)
    copy_to_lds(t, place, moved, lds_target(t, target, size, step), size)
    return []
