"""Vectors, structs and arrays: lists of scalars, so most instructions only choose among them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from swlds.device.types import element_types
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.values import arithmetic
from swlds.errors import UnsupportedError
from swlds.ir.types import Type
from swlds.ir.values import Constant, ConstantAggregate, ConstantInt, ConstantKeyword

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.translator import Translator

Parts = list[Lanes]


def emit_extractelement(t: Translator, i: FlatInstruction) -> Parts:
    parts, index = t.value(i.operands[0]), i.operands[1]
    if isinstance(index, ConstantInt):
        return [parts[index.value if index.value < len(parts) else 0]]
    t.check_defined(index)
    chosen, number = parts[0], _inside(t, t.value(index)[0], len(parts))
    for k, part in list(enumerate(parts))[1 : _reach(number)]:
        chosen = arithmetic.choose(
            t, arithmetic.compare(t, "eq", number, arithmetic.constant(number.type, k)), part, chosen
        )
    return [chosen]


def _inside(t: Translator, number: Lanes, count: int) -> Lanes:
    """An index past the last element gives poison, which initcheck follows; the element is the first one."""
    if arithmetic.bits_of(number.type) < count.bit_length():
        return number
    limit = arithmetic.constant(number.type, count)
    outside = arithmetic.compare(t, "uge", number, limit)
    if t.memory.checks_init:
        t.suspect_if(outside)
    return arithmetic.choose(t, outside, arithmetic.constant(number.type, 0), number)


def _reach(number: Lanes) -> int:
    """How many elements an index of that type tells apart."""
    return int(1 << arithmetic.bits_of(number.type))


def emit_insertelement(t: Translator, i: FlatInstruction) -> Parts:
    parts, new, index = list(t.value(i.operands[0])), t.value(i.operands[1])[0], i.operands[2]
    if isinstance(index, ConstantInt):
        parts[index.value if index.value < len(parts) else 0] = new
        return parts
    number = _inside(t, t.value(index)[0], len(parts))
    for k, part in list(enumerate(parts))[: _reach(number)]:
        is_here = arithmetic.compare(t, "eq", number, arithmetic.constant(number.type, k))
        parts[k] = arithmetic.choose(t, is_here, new, part)
    return parts


def shuffle_mask(mask: Constant, count: int) -> list[int]:
    """Element numbers of a shufflevector; -1 where undefined."""
    if isinstance(mask, ConstantKeyword):
        return [0 if mask.keyword == "zeroinitializer" else -1] * count
    assert isinstance(mask, ConstantAggregate)
    elements = mask.elements * count if mask.splat else mask.elements
    return [
        e.value if isinstance(e, ConstantInt) else 0 if getattr(e, "keyword", "") == "zeroinitializer" else -1
        for e in elements
    ]


def emit_shufflevector(t: Translator, i: FlatInstruction) -> Parts:
    both = [*t.value(i.operands[0]), *t.value(i.operands[1])]
    mask = i.operands[2]
    assert isinstance(mask, Constant)
    return [both[k] if k >= 0 else both[0] for k in shuffle_mask(mask, len(t.components(i.type)))]


def member_range(t: Translator, type_: Type, indices: list[int]) -> tuple[int, int]:
    """Which of the type's scalars extractvalue's indices lead to: (first, count)."""
    first = 0
    for index in indices:
        elements = element_types(type_)
        if elements is None:
            raise UnsupportedError(f"no member {index} of {type_}")
        first += sum(len(t.components(e)) for e in elements[:index])
        type_ = elements[index]
    return first, len(t.components(type_))


def emit_extractvalue(t: Translator, i: FlatInstruction) -> Parts:
    first, count = member_range(t, i.operands[0].type, i.source.field("indices"))
    return t.value(i.operands[0])[first : first + count]


def emit_insertvalue(t: Translator, i: FlatInstruction) -> Parts:
    first, count = member_range(t, i.type, i.source.field("indices"))
    parts = list(t.value(i.operands[0]))
    parts[first : first + count] = t.value(i.operands[1])
    return parts


EMITTERS: dict[str, Callable[[Translator, FlatInstruction], Parts]] = {
    "extractelement": emit_extractelement,
    "insertelement": emit_insertelement,
    "shufflevector": emit_shufflevector,
    "extractvalue": emit_extractvalue,
    "insertvalue": emit_insertvalue,
}
