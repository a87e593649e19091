"""Elements of stored values that are nothing of the program's. Both engines store zeros for them, wholly undefined.

A compiler fills up a vector that it moves whole: clang stores four for three. ``store <4 x i8> %v`` of
``%v = shufflevector <3 x i8> %a, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>``: the module says of the last one
that it is nothing.

Padding of a struct that was copied is a value of its own: ``store i32 %v`` of ``%v = phi i32 [ %x, %a ], [ undef, %b ]`` to
byte 12 of a ``{ <3 x float>, double }`` (``padding.py``). There one way on which it is nothing is enough: on no way is it a
value that the program could ask for.
"""

from __future__ import annotations

from typing import NamedTuple

from swlds.device.address_space import FLAT, GLOBAL
from swlds.device.lane_values import rep_of
from swlds.device.padding import is_all_padding, padding_behind
from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Instruction
from swlds.ir.opcodes import OPCODES, Form
from swlds.ir.types import PointerType
from swlds.ir.values import ConstantAggregate, ConstantInt, ConstantKeyword, Value, shuffle_mask

#: Values that are looked at from a store on.
_STEPS = 64
_ELEMENTWISE = (Form.BINARY, Form.CAST)
_BITS = (8, 16, 32, 64)
#: A vector, and which of its elements.
Element = tuple[Value, int]


def filler_elements(layout: DataLayout, store: Instruction) -> int:
    """Bits of the elements of a stored vector (1: the scalar) that are nothing of the program's."""
    rep = rep_of(store.operands[0].type)
    if rep.members is not None or rep.bits not in _BITS:
        return 0
    padding = [k for k in range(max(rep.count, 1)) if _is_padding(layout, store, k)]
    return _end_of_vector(store.operands[0], rep.count) | sum(1 << k for k in padding)


def _end_of_vector(value: Value, count: int) -> int:
    """Elements for which, or for what they are computed of, the module says ``undef`` or ``poison``; a vector without them would
    be moved as this one."""
    own = count
    while own and _is_left_out((value, own - 1)):
        own -= 1
    is_rounded = count & (count - 1) == 0 and count // 2 < own < count
    return (1 << count) - (1 << own) if is_rounded else 0


def _is_padding(layout: DataLayout, store: Instruction, at: int) -> bool:
    """The element goes to padding of memory that groups share, and on some way the module says that it is nothing."""
    value, pointer = store.operands
    type_ = pointer.type
    is_shared = isinstance(type_, PointerType) and type_.addrspace in (FLAT, GLOBAL) and not store.field("ordering")
    if not is_shared or not any(_is_said(*e) for e in _made_of((value, at))[0]):
        return False
    size = rep_of(value.type).bits // 8
    return is_all_padding(padding_behind(layout, pointer, size * (at + 1))[size * at :])


class _Made(NamedTuple):
    """What an element is made of. It is nothing if one of its sources is, or (``of_all``) if all of them are."""

    sources: list[Element] = []
    of_all: bool = False

    def is_nothing(self, known: set[Element]) -> bool:
        found = [source in known for source in self.sources]
        return any(found) and (all(found) or not self.of_all)


def _is_left_out(element: Element) -> bool:
    """Values may go round in loops: what is reached counts as nothing until it shows that it is something."""
    nothing, made = _made_of(element)
    while something := [e for e, m in made.items() if e in nothing and not m.is_nothing(nothing)]:
        nothing.difference_update(something)
    return element in nothing


def _made_of(element: Element) -> tuple[set[Element], dict[Element, _Made]]:
    """All that an element comes of, itself too, as far as it was looked at; and what each of them is made of, but for what the
    module says is nothing."""
    made: dict[Element, _Made] = {}
    reached, work = {element}, [element]
    while work and len(made) < _STEPS:
        at = work.pop()
        if not _is_said(*at):
            made[at] = _sources(*at)
            new = [source for source in made[at].sources if source not in reached]
            reached.update(new)
            work += new
    reached.difference_update(work)
    return reached, made


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


__all__ = ["filler_elements"]
