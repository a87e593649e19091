"""Elements by which a compiler fills up a vector that it moves whole: clang stores four for three. The program has none of them.

``store <4 x i8> %v`` of ``%v = shufflevector <3 x i8> %a, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>``: the
module says of the last one that it is nothing. Both engines store zeros for it, all of whose bits are undefined.
"""

from __future__ import annotations

from typing import NamedTuple

from swlds.device.lane_values import rep_of
from swlds.ir.model import Instruction
from swlds.ir.opcodes import OPCODES, Form
from swlds.ir.values import ConstantAggregate, ConstantInt, ConstantKeyword, Value, shuffle_mask

#: Values that are looked at from a store on.
_STEPS = 64
_ELEMENTWISE = (Form.BINARY, Form.CAST)
_BITS = (8, 16, 32, 64)
#: A vector, and which of its elements.
Element = tuple[Value, int]


def own_elements(store: Instruction) -> int | None:
    """How many elements of a stored vector are the program's; None where all that is stored is. The module says ``undef`` or
    ``poison`` for each of the others, or for what it is computed of, and a vector without them would be moved as this one."""
    rep = rep_of(store.operands[0].type)
    own = rep.count
    while own and rep.bits in _BITS and _is_left_out((store.operands[0], own - 1)):
        own -= 1
    is_rounded = rep.count & (rep.count - 1) == 0 and rep.count // 2 < own < rep.count
    return own if is_rounded else None


class _Made(NamedTuple):
    """What an element is made of. It is nothing if one of its sources is, or (``of_all``) if all of them are."""

    sources: list[Element] = []
    of_all: bool = False

    def is_nothing(self, known: set[Element]) -> bool:
        found = [source in known for source in self.sources]
        return any(found) and (all(found) or not self.of_all)


def _is_left_out(element: Element) -> bool:
    """Values may go round in loops: what is reached counts as nothing until it shows that it is something."""
    made: dict[Element, _Made] = {}
    nothing, work = {element}, [element]
    while work and len(made) < _STEPS:
        at = work.pop()
        if not _is_said(*at):
            made[at] = _sources(*at)
            new = [source for source in made[at].sources if source not in nothing]
            nothing.update(new)
            work += new
    nothing.difference_update(work)
    while something := [e for e, m in made.items() if e in nothing and not m.is_nothing(nothing)]:
        nothing.difference_update(something)
    return element in nothing


def _is_said(value: Value, at: int) -> bool:
    """The module says that the element is nothing."""
    if isinstance(value, ConstantAggregate):
        value = value.elements[0 if value.splat else at]
    return isinstance(value, ConstantKeyword) and value.keyword in ("undef", "poison")


def _sources(i: Value, at: int) -> _Made:
    if not isinstance(i, Instruction):
        return _Made()
    if i.opcode in ("phi", "select"):
        return _Made([(operand, at) for operand in i.operands[i.opcode == "select" :]], of_all=True)
    if i.opcode == "insertelement" and isinstance(i.operands[2], ConstantInt):
        return _Made([(i.operands[1], 0) if i.operands[2].value == at else (i.operands[0], at)])
    is_shuffle = i.opcode == "shufflevector"
    if not is_shuffle and OPCODES[i.opcode].form not in _ELEMENTWISE:
        return _Made()
    made, taken = rep_of(i.type).count, rep_of(i.operands[0].type).count
    if not is_shuffle:
        return _Made([(operand, at) for operand in i.operands] if made == taken else [])
    number = shuffle_mask(i.operands[2], made)[at]
    if number < 0:
        return _Made([(ConstantKeyword(i.type, "poison"), at)])
    return _Made([(i.operands[number >= taken], number % taken)])


__all__ = ["own_elements"]
