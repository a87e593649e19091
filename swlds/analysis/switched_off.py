"""Accesses of LDS that compilers switch off for some lanes by an address beyond any LDS: the hardware drops these.

Triton masks loads, stores and copies of gfx1250 so. Before::

    %at = select i1 %mask, ptr addrspace(3) %p, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))
    store i32 %v, ptr addrspace(3) %at

After: a branch on ``%mask`` around ``store i32 %v, ptr addrspace(3) %p``; what a load or an atomic gives other lanes is 0.
Selects may nest, and phis and steps of constant size may stand between. Copies that are counted until they complete stay
where engines execute them: a wave issues them with all lanes off, too. Those leave the lanes out by the address (``is_off``).

Needs: nothing. Breaks: nothing.
"""

from __future__ import annotations

from typing import final

from swlds.ir.builder import Builder
from swlds.ir.intrinsics import find_facts
from swlds.ir.model import Block, Function, Instruction, Module
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import I1, VOID, PointerType
from swlds.ir.values import ConstantExpr, ConstantInt, ConstantKeyword, Value

#: Constant LDS addresses that switch a lane off: no device has as much LDS, and none is null.
FIRST_OFF, LAST_OFF = 0x7FFF_0000, 0x7FFF_FFFF
#: How constants between these begin in text.
_TEXT = "inttoptr (i32 21474"
_LDS = PointerType(3)
#: Values that one pointer may be made of; beyond, it is taken as it is.
_MOST = 64


def is_off(value: Value) -> bool:
    """The value is such a constant address."""
    if not isinstance(value, ConstantExpr) or value.opcode != "inttoptr" or value.type != _LDS:
        return False
    (number,) = value.operands
    return isinstance(number, ConstantInt) and FIRST_OFF <= number.value <= LAST_OFF


def is_switched(pointer: Value) -> bool:
    """Some lanes of an access through the pointer may be switched off."""
    return any(is_off(v) for v in _sources(pointer))


def has_switched(module: Module) -> bool:
    """Some function may have such accesses."""
    return any(_mentions(f) for f in module.functions.values())


def expand_switched(module: Module, *, with_copies: bool) -> None:
    """Rewrite the accesses of all functions. ``with_copies``: also counted copies, as a load and a store have no count."""
    for function in module.functions.values():
        if _mentions(function):
            _Switches(function, with_copies).expand()


def _mentions(function: Function) -> bool:
    if function.is_declaration:
        return False
    if not function.is_parsed:
        return _TEXT in (function.body or "")
    return any(is_off(o) for i in function.instructions() for o in i.operands)


def _is_copy(i: Instruction) -> bool:
    if i.opcode != "call" or i.called_function is None:
        return False
    facts = find_facts(i.called_function.name)
    return facts is not None and facts.lowering == "copy_async"


def _pointer(i: Instruction) -> Value:
    """The pointer to LDS of an access or a copy."""
    return i.operands[_pointer_index(i)]


def _pointer_index(i: Instruction) -> int:
    return 1 if i.opcode == "call" else POINTERS[i.opcode]


def _steps(value: Value) -> list[Value]:
    """What a pointer is chosen among, or made from by a constant."""
    if not isinstance(value, Instruction) or value.type != _LDS:
        return []
    if value.opcode == "select" and value.operands[0].type == I1:
        return list(value.operands[1:])
    if value.opcode == "phi":
        return list(value.operands)
    is_constant = value.opcode == "getelementptr" and all(isinstance(o, ConstantInt) for o in value.operands[1:])
    return [value.operands[0]] if is_constant else []


def _sources(value: Value) -> list[Value]:
    """The pointer and all that it is chosen among; nothing where that is too much."""
    found, seen = [value], {id(value)}
    for value in found:
        for step in _steps(value):
            if id(step) not in seen:
                seen.add(id(step))
                found.append(step)
        if len(found) > _MOST:
            return []
    return found


@final
class _Switches:
    """Of one function: which lanes pointers leave on."""

    def __init__(self, function: Function, with_copies: bool) -> None:
        self.function, self.with_copies = function, with_copies
        self._lanes: dict[Value, Value] = {}

    def expand(self) -> None:
        found = [i for i in self.function.instructions() if self._is_wanted(i) and is_switched(_pointer(i))]
        chosen = {id(v): v for i in found for v in _sources(_pointer(i))}
        for access in reversed(found):  # a split moves what stands behind it
            self._guard(access)
        for value in chosen.values():  # users stand in front of what they use here
            if isinstance(value, Instruction) and is_switched(value) and not value.readers:
                value.erase_unread()

    def _is_wanted(self, i: Instruction) -> bool:
        return i.opcode in POINTERS or (self.with_copies and _is_copy(i))

    def _guard(self, access: Instruction) -> None:
        """A branch around it."""
        pointer, block, function = _pointer(access), access.block, self.function
        assert block is not None, "an access of a body"
        on, real = self._on(pointer), _only_real(pointer)
        tail = block.split_before(access, function.fresh_name("joined"))
        then = function.insert_block_after(block, Block(function.fresh_name("switched.on")))
        made = [self._at(block, access).create_cond_br(on, then, tail)]
        access.detach()
        then.append(access)
        if real is not None:
            access.set_operand(_pointer_index(access), real)
        made.append(self._at(then, access).create_br(tail))
        if access.type is not VOID:
            first = tail.first
            assert first is not None, "a block ends somewhere"
            nothing = ConstantKeyword(access.type, "zeroinitializer")
            result = self._at(first, access).create_phi(access.type, [(nothing, then), (nothing, block)], "value")
            access.replace_all_uses_with(result)
            result.set_operand(0, access)
            made.append(result)
        for instruction in made:
            instruction.line = access.line

    def _at(self, place: Block | Instruction, source: Instruction) -> Builder:
        builder = Builder(place)
        builder.debug_location = source.find_metadata("dbg")
        return builder

    def _on(self, pointer: Value) -> Value:
        """An i1 beside the pointer: the lane is on."""
        if is_off(pointer):
            return ConstantInt(I1, 0)
        if not is_switched(pointer):
            return ConstantInt(I1, 1)
        if (known := self._lanes.get(pointer)) is not None:
            return known
        assert isinstance(pointer, Instruction), "only instructions choose"
        if pointer.opcode == "getelementptr":
            found = self._on(pointer.operands[0])
        elif pointer.opcode == "select":
            found = self._selected(pointer)
        else:
            off = ConstantInt(I1, 0)
            phi = self._at(pointer, pointer).create_phi(I1, [(off, t) for t in pointer.targets], "on")
            phi.line, self._lanes[pointer] = pointer.line, phi
            for index, value in enumerate(pointer.operands):
                phi.set_operand(index, self._on(value))
            found = phi
        self._lanes[pointer] = found
        return found

    def _selected(self, pointer: Instruction) -> Value:
        condition, yes, no = pointer.operands[0], self._on(pointer.operands[1]), self._on(pointer.operands[2])
        if isinstance(yes, ConstantInt) and yes.value and isinstance(no, ConstantInt) and not no.value:
            return condition
        on = self._at(pointer, pointer).create_operator("select", condition, yes, no, name="on")
        on.line = pointer.line
        return on


def _only_real(pointer: Value) -> Value | None:
    """The one pointer that selects choose beside constants that switch off; None where there are several, or phis."""
    switched = [v for v in _sources(pointer) if is_switched(v) and not is_off(v)]
    if any(isinstance(v, Instruction) and v.opcode != "select" for v in switched):
        return None
    real = {id(s): s for v in switched for s in _steps(v) if not is_switched(s)}
    return next(iter(real.values())) if len(real) == 1 else None


__all__ = ["FIRST_OFF", "LAST_OFF", "expand_switched", "has_switched", "is_off", "is_switched"]
