"""Accesses of LDS that compilers switch off for some lanes by an address beyond any LDS: the hardware drops these.

Triton masks loads, stores and copies of gfx1250 so. Before::

    %at = select i1 %mask, ptr addrspace(3) %p, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))
    store i32 %v, ptr addrspace(3) %at

After: a branch on ``%mask`` around ``store i32 %v, ptr addrspace(3) %p``; what a load or an atomic gives other lanes is 0.
Selects may nest, and phis and steps of constant size may stand between; vectors of pointers may be put together and taken
apart. Masked accesses and ``memcpy`` and its kin are as loads and stores of the same bytes: a copy from such an address writes
zeros. ``masked.gather`` and ``masked.scatter`` get the elements taken out of their masks.
Copies that are counted until they complete stay where engines execute them: a wave issues them with all lanes off, too. Those
leave the lanes out by the address (``is_off``).

Needs: nothing. Breaks: nothing.
"""

from __future__ import annotations

from typing import final

from swlds.ir.builder import Builder
from swlds.ir.intrinsics import find_facts
from swlds.ir.model import Block, Function, Instruction, Module
from swlds.ir.opcodes import POINTERS
from swlds.ir.types import I1, I8, VOID, FunctionType, PointerType, Type, VectorType, scalar_type
from swlds.ir.values import ConstantAggregate, ConstantExpr, ConstantInt, ConstantKeyword, Value
from swlds.lazy import lazy_pattern

#: Constant LDS addresses that switch a lane off: no device has as much LDS, and none is null.
FIRST_OFF, LAST_OFF = 0x7FFF_0000, 0x7FFF_FFFF
#: How constants between these begin in text.
_TEXT = "inttoptr (i32 21474"
_LDS = PointerType(3)
#: Values that one pointer may be made of; beyond, it is taken as it is.
_MOST = 64
#: Other intrinsics that access memory through LDS pointers.
_ACCESSES = lazy_pattern(
    r"llvm\.(?:(masked)\.(load|store|gather|scatter|expandload|compressstore)|(memcpy|memmove|memset)(?:\.inline)?)\."
)
#: Operands of the masked ones: pointer and mask.
_MASKED = {
    "load": (0, 1),
    "gather": (0, 1),
    "expandload": (0, 1),
    "store": (1, 2),
    "scatter": (1, 2),
    "compressstore": (1, 2),
}


def is_off(value: Value) -> bool:
    """The value is such a constant address."""
    if not isinstance(value, ConstantExpr) or value.opcode != "inttoptr" or value.type != _LDS:
        return False
    (number,) = value.operands
    return isinstance(number, ConstantInt) and FIRST_OFF <= number.value <= LAST_OFF


def is_switched(pointer: Value) -> bool:
    """Some lanes of an access through the pointer may be switched off."""
    return any(_has_off(v) for v in _sources(pointer))


def _has_off(value: Value) -> bool:
    """It is such an address, or a constant vector with one."""
    if not isinstance(value, ConstantAggregate):
        return is_off(value)
    is_of_pointers = isinstance(value.type, VectorType) and value.type.element == _LDS
    return is_of_pointers and any(map(is_off, value.elements))


def has_switched(module: Module) -> bool:
    """Some function may have such accesses."""
    return any(_mentions(f) for f in module.functions.values() if f.is_parsed or _TEXT in (f.body or ""))


def expand_switched(module: Module, *, with_copies: bool) -> None:
    """Rewrite the accesses of all functions. ``with_copies``: also counted copies, as a load and a store have no count."""
    for function in list(module.functions.values()):
        if _mentions(function):
            _Switches(function, with_copies).expand()


def _mentions(function: Function) -> bool:
    if function.is_declaration:
        return False
    if not function.is_parsed:
        return _TEXT in (function.body or "")
    return any(_has_off(o) for i in function.instructions() for o in i.operands)


def _is_copy(i: Instruction) -> bool:
    if i.opcode != "call" or i.called_function is None:
        return False
    facts = find_facts(i.called_function.name)
    return facts is not None and facts.lowering == "copy_async"


def _name(i: Instruction) -> str:
    """Which of the other intrinsics it calls: ``load``, …, ``memset``; "" for none of them."""
    callee = i.called_function if i.opcode == "call" else None
    found = _ACCESSES.match(callee.name) if callee is not None and callee.is_declaration else None
    return (found[2] or found[3]) if found is not None else ""


def _pointer_indices(i: Instruction, with_copies: bool) -> tuple[int, ...]:
    """The pointers of an access, or of a copy, that may switch its lanes off."""
    if i.opcode in POINTERS:
        return (POINTERS[i.opcode],)
    if name := _name(i):
        return _MASKED[name][:1] if name in _MASKED else (0,) if name == "memset" else (0, 1)
    return (1,) if with_copies and _is_copy(i) else ()


def _steps(value: Value) -> list[Value]:
    """What a pointer, or a vector of pointers, is chosen among, or made from by a constant."""
    if not isinstance(value, Instruction) or scalar_type(value.type) != _LDS:
        return []
    if value.opcode == "select":
        return list(value.operands[1:])
    if value.opcode == "phi":
        return list(value.operands)
    if value.opcode in ("insertelement", "shufflevector"):
        return list(value.operands[:2])
    is_constant = value.opcode == "getelementptr" and all(map(_is_number, value.operands[1:]))
    return [value.operands[0]] if is_constant or value.opcode == "extractelement" else []


def _is_number(value: Value) -> bool:
    """A constant, or a vector of constants."""
    if isinstance(value, ConstantAggregate):
        return all(isinstance(e, ConstantInt) for e in value.elements)
    return isinstance(value, (ConstantInt, ConstantKeyword))


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
        found = [(i, at) for i in self.function.instructions() if (at := self._switched(i))]
        chosen = {id(v): v for i, at in found for k in at for v in _sources(i.operands[k])}
        for access, at in reversed(found):  # a split moves what stands behind it
            self._leave_out(access, at)
        for value in chosen.values():  # users stand in front of what they use here
            if isinstance(value, Instruction) and is_switched(value) and not value.readers:
                value.erase_unread()

    def _switched(self, i: Instruction) -> list[int]:
        return [k for k in _pointer_indices(i, self.with_copies) if is_switched(i.operands[k])]

    def _leave_out(self, access: Instruction, indices: list[int]) -> None:
        name = _name(access)
        if name in ("gather", "scatter"):
            self._mask(access, *_MASKED[name])
            return
        if name and 1 in indices and name not in _MASKED:
            self._copy_nothing(access)
            if 0 in indices:
                self._guard(access, 0)
            return
        self._guard(access, indices[0])

    def _mask(self, access: Instruction, pointer: int, mask: int) -> None:
        """Elements whose address is off are not accessed; a gather has 0 there."""
        builder = self._at(access, access)
        on, asked = self._on(access.operands[pointer]), access.operands[mask]
        made = [builder.create_operator("and", asked, on, name="on")]
        access.set_operand(mask, made[0])
        if access.type is not VOID:
            nothing = ConstantKeyword(access.type, "zeroinitializer")
            made.append(builder.create_operator("select", asked, nothing, access.operands[2], name="rest"))
            access.set_operand(2, made[1])
        for instruction in made:
            instruction.line = access.line

    def _copy_nothing(self, copy: Instruction) -> None:
        """A copy from an address that is off: in front of it zeros, which lanes copy over that are on."""
        builder, module = self._at(copy, copy), self.function.module
        assert module is not None, "a function of a module"
        target, _, length = copy.operands[:3]
        assert isinstance(target.type, PointerType), "LLVM has checked it"
        type_ = FunctionType(VOID, (target.type, I8, length.type, I1))
        callee = module.declare(f"llvm.memset.p{target.type.addrspace}.{length.type}", type_)
        on = self._on(copy.operands[1])
        none = ConstantInt(length.type, 0)
        rest = builder.create_operator("select", on, none, length, name="rest")
        zeros = builder.create_call(callee, [target, ConstantInt(I8, 0), rest, copy.operands[3]])
        rest.line = zeros.line = copy.line
        if is_switched(target):
            self._guard(zeros, 0)
        self._guard(copy, 1)

    def _nothing(self, access: Instruction) -> Value:
        """What lanes get that are off: 0, of a masked load where its mask is."""
        nothing = ConstantKeyword(access.type, "zeroinitializer")
        if _name(access) not in _MASKED:
            return nothing
        mask, other = access.operands[1:3]
        made = self._at(access, access).create_operator("select", mask, nothing, other, name="nothing")
        made.line = access.line
        return made

    def _guard(self, access: Instruction, index: int) -> None:
        """A branch around it."""
        pointer, function = access.operands[index], self.function
        on, real = self._on(pointer), _only_real(pointer)
        nothing = self._nothing(access) if access.type is not VOID else None
        block = access.block
        assert block is not None, "an access of a body"
        tail = block.split_before(access, function.fresh_name("joined"))
        then = function.insert_block_after(block, Block(function.fresh_name("switched.on")))
        made = [self._at(block, access).create_cond_br(on, then, tail)]
        access.detach()
        then.append(access)
        if real is not None:
            access.set_operand(index, real)
        made.append(self._at(then, access).create_br(tail))
        if nothing is not None:
            first = tail.first
            assert first is not None, "a block ends somewhere"
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
        """An i1 beside the pointer: the lane is on; beside a vector of pointers one for each."""
        if isinstance(pointer, ConstantAggregate):
            bits = tuple(ConstantInt(I1, not is_off(e)) for e in pointer.elements)
            return ConstantAggregate(_truth_of(pointer), bits, pointer.splat)
        if is_off(pointer):
            return ConstantInt(I1, 0)
        if not is_switched(pointer):
            return _always(_truth_of(pointer), True)
        if (known := self._lanes.get(pointer)) is not None:
            return known
        assert isinstance(pointer, Instruction), "only instructions choose"
        type_ = _truth_of(pointer)
        if pointer.opcode == "getelementptr":
            found = self._of_step(pointer, type_)
        elif pointer.opcode == "select":
            found = self._selected(pointer)
        elif pointer.opcode == "phi":
            off = _always(type_, False)
            phi = self._at(pointer, pointer).create_phi(type_, [(off, t) for t in pointer.targets], "on")
            phi.line, self._lanes[pointer] = pointer.line, phi
            for index, value in enumerate(pointer.operands):
                phi.set_operand(index, self._on(value))
            found = phi
        else:
            found = self._beside(pointer)
        self._lanes[pointer] = found
        return found

    def _of_step(self, pointer: Instruction, type_: Type) -> Value:
        """A vector of places at constant distances of one pointer is on with it."""
        on = self._on(pointer.operands[0])
        if on.type == type_:
            return on
        every, none = _always(type_, True), _always(type_, False)
        return self._made(pointer, self._at(pointer, pointer).create_operator("select", on, every, none, name="on"))

    def _beside(self, pointer: Instruction) -> Value:
        """The operation on vectors of pointers, of what is on."""
        count = 1 if pointer.opcode == "extractelement" else 2
        operands = [*map(self._on, pointer.operands[:count]), *pointer.operands[count:]]
        return self._made(pointer, self._at(pointer, pointer).create_operator(pointer.opcode, *operands, name="on"))

    def _made(self, pointer: Instruction, made: Instruction) -> Instruction:
        made.line = pointer.line
        return made

    def _selected(self, pointer: Instruction) -> Value:
        condition, yes, no = pointer.operands[0], self._on(pointer.operands[1]), self._on(pointer.operands[2])
        if isinstance(yes, ConstantInt) and yes.value and isinstance(no, ConstantInt) and not no.value:
            return condition
        return self._made(pointer, self._at(pointer, pointer).create_operator("select", condition, yes, no, name="on"))


def _truth_of(pointer: Value) -> Type:
    """i1, or a vector of as many."""
    return VectorType(pointer.type.count, I1) if isinstance(pointer.type, VectorType) else I1


def _always(type_: Type, truth: bool) -> Value:
    bit = ConstantInt(I1, int(truth))
    return bit if type_ == I1 else ConstantAggregate(type_, (bit,), splat=True)


def _only_real(pointer: Value) -> Value | None:
    """The one pointer that selects choose beside constants that switch off; None where there are several, or phis."""
    switched = [v for v in _sources(pointer) if is_switched(v) and not is_off(v)]
    if any(isinstance(v, Instruction) and v.opcode != "select" for v in switched):
        return None
    real = {id(s): s for v in switched for s in _steps(v) if not is_switched(s)}
    return next(iter(real.values())) if len(real) == 1 else None


__all__ = ["FIRST_OFF", "LAST_OFF", "expand_switched", "has_switched", "is_off", "is_switched"]
