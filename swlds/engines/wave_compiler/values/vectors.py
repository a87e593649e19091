"""Vectors, structs and arrays: lists of scalars, so most instructions only choose among them."""

from __future__ import annotations

from collections.abc import Callable

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.flat.undef import member_range
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.values import Constant, ConstantInt, shuffle_mask

Parts = list[Lanes]


def emit_extractelement(t: WaveCode, i: FlatInstruction) -> Parts:
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


def _inside(t: WaveCode, number: Lanes, count: int) -> Lanes:
    """An index past the last element gives poison, which initcheck follows; the element is the first one."""
    if arithmetic.bits_of(number.type) < count.bit_length():
        return number
    limit = arithmetic.constant(number.type, count)
    outside = arithmetic.compare(t, "uge", number, limit)
    if t.checks_init:
        t.suspect_if(outside)
    return arithmetic.choose(t, outside, arithmetic.constant(number.type, 0), number)


def _reach(number: Lanes) -> int:
    """How many elements an index of that type tells apart."""
    return int(1 << arithmetic.bits_of(number.type))


def emit_insertelement(t: WaveCode, i: FlatInstruction) -> Parts:
    parts, new, index = list(t.value(i.operands[0])), t.value(i.operands[1])[0], i.operands[2]
    if isinstance(index, ConstantInt):
        parts[index.value if index.value < len(parts) else 0] = new
        return parts
    number = _inside(t, t.value(index)[0], len(parts))
    for k, part in list(enumerate(parts))[: _reach(number)]:
        is_here = arithmetic.compare(t, "eq", number, arithmetic.constant(number.type, k))
        parts[k] = arithmetic.choose(t, is_here, new, part)
    return parts


def emit_shufflevector(t: WaveCode, i: FlatInstruction) -> Parts:
    both = [*t.value(i.operands[0]), *t.value(i.operands[1])]
    mask = i.operands[2]
    assert isinstance(mask, Constant)
    return [both[k] if k >= 0 else both[0] for k in shuffle_mask(mask, len(t.components(i.type)))]


def emit_extractvalue(t: WaveCode, i: FlatInstruction) -> Parts:
    first, count = member_range(i.operands[0].type, i.source.field("indices"))
    return t.value(i.operands[0])[first : first + count]


def emit_insertvalue(t: WaveCode, i: FlatInstruction) -> Parts:
    first, count = member_range(i.type, i.source.field("indices"))
    parts = list(t.value(i.operands[0]))
    parts[first : first + count] = t.value(i.operands[1])
    return parts


EMITTERS: dict[str, Callable[[WaveCode, FlatInstruction], Parts]] = {
    "extractelement": emit_extractelement,
    "insertelement": emit_insertelement,
    "shufflevector": emit_shufflevector,
    "extractvalue": emit_extractvalue,
    "insertvalue": emit_insertvalue,
}
