"""What integers keep of the numbers of pointers, followed through a module.

A number is followed through operations, phis and selects, from arguments to parameters and from results to calls, and through
stack slots (``slots``). All other memory is one place: what is stored anywhere may be loaded anywhere. What an operation makes
of loaded numbers, and stores again, is not taken for one when it is loaded: else every loop that counts in memory would.
Lines of text are parsed where a question leads to them.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Flag, auto
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple, final

from swlds.ir.intrinsics import find_facts
from swlds.ir.model import Instruction
from swlds.ir.opcodes import CALLS, POINTERS
from swlds.ir.types import (
    I32,
    I64,
    PTR3,
    ArrayType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
    body_of,
    contains_pointer,
    scalar_type,
)
from swlds.ir.values import ConstantExpr, ConstantInt, GlobalReference, LocalReference, Value
from swlds.passes.lower_lds.bodies import Bodies, Place

_CONSTANT_MEMORY = 4
_UPPER = 0xFFFFFFFF << 32
#: Masks up to this take the bits of a number that alignment leaves.
_ALIGNMENT = 0xFFFF
FIRST_LANE = "llvm.amdgcn.readfirstlane."
_SAME = ("trunc", "zext", "freeze", FIRST_LANE)
_NUMBERS = ("ptrtoint", "ptrtoaddr")
_DISTANCE = ("add", "sub", "or", "and")
_CASTS = ("addrspacecast", "getelementptr", "freeze", "inttoptr", "call")
MERGE = "merge"
#: What is put together of several stores, or is a later part of one, in whole words; and across them.
PIECES = "pieces"
_BYTES = "bytes"
STORED = "stored"
#: What an atomic operation makes of memory and a number.
_CUT = "cut"
#: What a stack slot may hold at some place.
_SLOT = "slot"
_CHOICES = ("phi", "select", "insertelement", "extractelement", "shufflevector", "insertvalue", "extractvalue")
#: A cast pointer is followed through so many operations.
_DEPTH = 24
#: Of pseudo values; what reads them has types of its own.
_ANY = I64
#: Stands for all memory that is no stack slot, in a function of no name.
_MEMORY = LocalReference(I64, "memory")


class Kept(Flag):
    """What an integer may keep of a pointer's number. ``PART``: not all of its bits; ``FRESH``: it was in no memory since the
    pointer was made a number."""

    NOTHING = 0
    NUMBER = auto()
    PART = auto()
    FRESH = auto()


_NOTHING, _WHOLE, _PART = Kept.NOTHING, Kept.NUMBER, Kept.NUMBER | Kept.PART


class _Definition(NamedTuple):
    type: Type
    opcode: str
    operands: tuple[Place, ...]


@final
class NumberFlow:
    """Numbers of pointers to ``space`` in a module, as its bodies are now.

    ``through_memory``: what is stored is followed to where it may be loaded; ``bases``: numbers of other pointers: what is
    added to one is a distance."""

    def __init__(self, bodies: Bodies, space: int, *, through_memory: bool, bases: NumberFlow | None = None) -> None:
        self.space, self.bodies = space, bodies
        self._through_memory, self._bases = through_memory, bases
        self._definitions: dict[tuple[str, str], _Definition] = {}
        self._roots: dict[tuple[str, str], Value | None] = {}
        #: Loads of one place, by function, slot, offset and type.
        self._places: dict[tuple[str, str, int, Type], LocalReference] = {}
        self._kept_by_name: dict[tuple[str, str], Kept] = {}

    def kept(self, function: str, value: Value) -> Kept:
        """What the value may keep of a number."""
        if isinstance(value, ConstantExpr):
            return self._kept(value.opcode, value.type, tuple((function, part) for part in value.parts))
        if not isinstance(value, LocalReference):
            return _NOTHING
        if (function, value.name) not in self._kept_by_name:
            self._follow(function, value.name)
        return self._kept_by_name[function, value.name]

    def root(self, function: str, value: Value) -> Value | None:
        """The pointer of which ``value`` is the number, or lies at a distance of it, or an i64 that is such a number
        whole; None where there is not one, or the value is shorter than an LDS pointer."""
        if isinstance(value, ConstantExpr):
            return self._checked_root(function, value, value.opcode, value.parts)
        if not isinstance(value, LocalReference):
            return None
        if (function, value.name) not in self._roots:
            self._find_roots(function, value)
        return self._roots[function, value.name]

    def _find_roots(self, function: str, value: LocalReference) -> None:
        """Decide the name and all that it is computed from, operands first."""
        stack: list[tuple[LocalReference, bool]] = [(value, False)]
        while stack:
            at, is_left = stack.pop()
            _, opcode, operands = self.define(function, at.name)
            parts = tuple(operand for _, operand in operands) if opcode in (*_NUMBERS, *_SAME, *_DISTANCE) else ()
            if is_left:
                self._roots[function, at.name] = self._checked_root(function, at, opcode, parts)
            elif (function, at.name) not in self._roots:
                self._roots[function, at.name] = None
                stack.append((at, True))
                stack += [(part, False) for part in parts if isinstance(part, LocalReference)]

    def _checked_root(self, function: str, value: Value, opcode: str, parts: tuple[Value, ...]) -> Value | None:
        if isinstance(value.type, IntType) and value.type.bits < I32.bits:
            return None
        found = self._root(function, opcode, parts)
        kept = _NOTHING if found is not None or value.type != I64 else self.kept(function, value)
        return value if kept and not kept & Kept.PART else found

    def _follow(self, function: str, name: str) -> None:
        """Decide the name and all that it is computed from: operands first, then again as long as cycles add anything."""
        order: list[tuple[str, str]] = []
        stack = [((function, name), False)]
        while stack:
            at, is_left = stack.pop()
            if is_left:
                order.append(at)
            elif at not in self._kept_by_name:
                self._kept_by_name[at] = _NOTHING
                stack.append((at, True))
                stack += [
                    ((where, used), False) for where, value in self.define(*at).operands for used in _names(value)
                ]
        is_stable = False
        while not is_stable:
            is_stable = True
            for at in order:
                type_, opcode, operands = self.define(*at)
                before = self._kept_by_name[at]
                if (after := before | self._kept(opcode, type_, operands)) != before:
                    self._kept_by_name[at], is_stable = after, False

    # What defines a value ---------------------------------------------------------------------------------------------

    def define(self, function: str, name: str) -> _Definition:
        at = function, name
        if at not in self._definitions:
            if not function:
                self._definitions[at] = self._merge(name)
            elif (instruction := self.bodies.definition(function, name)) is not None:
                self._definitions[at] = self._parse(function, instruction)
            else:
                self._definitions[at] = self._parameter(function, name)
        return self._definitions[at]

    def _parse(self, function: str, instruction: Instruction) -> _Definition:
        """The definition of a name; an intrinsic's name is its operation."""
        opcode, type_, values = instruction.opcode, instruction.type, instruction.operands
        if not _may_hold_number(type_):
            return _Definition(type_, MERGE, ())
        if opcode == "load":
            return self._load(function, type_, values[0])
        if opcode in POINTERS or opcode == "va_arg":
            return _Definition(type_, MERGE, self._memory)
        if opcode not in CALLS:
            return _Definition(type_, opcode, tuple((function, value) for value in values))
        if (pointer := self.bodies.pointer_type(instruction)) is not None:
            return _Definition(type_, MERGE, (("", LocalReference(type_, f"result of {pointer}")),))
        if callees := self.bodies.callees(instruction):
            return _Definition(type_, MERGE, tuple(place for name in callees for place in self.bodies.returned(name)))
        operands = tuple((function, value) for value in instruction.call_arguments)
        name = values[-1].name if isinstance(values[-1], GlobalReference) else ""
        facts = find_facts(name)
        if facts is not None and facts.accesses("r"):
            operands += self._memory
        return _Definition(type_, FIRST_LANE if name.startswith(FIRST_LANE) else name, operands)

    def _parameter(self, function: str, name: str) -> _Definition:
        """What calls pass. Nobody passes a kernel the number of a pointer that exists in its run only."""
        known = self.bodies.module.functions[function]
        argument = next((a for a in known.arguments if a.name == name), None)
        if argument is None or known.is_kernel or not _may_hold_number(argument.type):
            return _Definition(I64, MERGE, ())
        passed = self.bodies.passed(function, argument.index)
        types = self.bodies.pointer_types(function)
        through = [("", LocalReference(argument.type, f"argument {argument.index} of {type_}")) for type_ in types]
        return _Definition(argument.type, MERGE, (*passed, *through))

    def _merge(self, name: str) -> _Definition:
        """What all memory holds, all calls through pointers to functions of a type pass, or such functions return."""
        if name == _MEMORY.name:
            return _Definition(I64, STORED, tuple(self._stored))
        if name.startswith(_CUT):
            function, value, _ = self._all_stored[int(name.removeprefix(_CUT))]
            return _Definition(value.type, _CUT, ((function, value),))
        kind, _, type_ = name.partition(" of ")
        if kind == "result":
            return _Definition(_ANY, MERGE, tuple(self.bodies.returned_through_pointers(type_)))
        index = int(kind.removeprefix("argument "))
        return _Definition(_ANY, MERGE, tuple(self.bodies.passed_through_pointers(type_, index)))

    # Memory -----------------------------------------------------------------------------------------------------------

    @property
    def _memory(self) -> tuple[Place, ...]:
        return (("", _MEMORY),) if self._through_memory else ()

    def loaded(self, function: str, instruction: Instruction) -> _Definition:
        """What an instruction may bring from memory."""
        if instruction.opcode == "load":
            return self._load(function, instruction.type, instruction.operands[0])
        callee = instruction.called_function
        facts = None if callee is None else find_facts(callee.name)
        is_read = instruction.opcode not in CALLS or (facts is not None and facts.accesses("r"))
        return _Definition(instruction.type, MERGE, self._memory if is_read else ())

    def _load(self, function: str, type_: Type, pointer: Value) -> _Definition:
        if isinstance(pointer.type, PointerType) and pointer.type.addrspace == _CONSTANT_MEMORY:
            return _Definition(type_, MERGE, ())
        slots, size = self.bodies.slots(function), self.bodies.layout.store_size(type_)
        if not slots.has(pointer):
            return _Definition(type_, MERGE, self._memory)
        assert isinstance(pointer, LocalReference), "a slot has a name"
        place = (function, *slots.places[pointer.name], type_)
        if place not in self._places:
            self._places[place] = found = LocalReference(
                I64 if self.holds_pointer(type_) else type_, f"{_SLOT} {len(self._places)}"
            )
            opcode = MERGE if slots.is_exact(pointer, size) else PIECES if slots.is_at_words(pointer, size) else _BYTES
            stored = slots.stored(pointer, size) or []
            self._definitions["", found.name] = _Definition(type_, opcode, tuple((function, v) for v in stored))
        return _Definition(type_, MERGE, (("", self._places[place]),))

    @cached_property
    def _stored(self) -> list[Place]:
        """All that a module stores, other than to stack slots."""
        held = [
            ("", LocalReference(value.type, f"{_CUT} {number}")) if is_cut else (function, value)
            for number, (function, value, is_cut) in enumerate(self._all_stored)
        ]
        return [(f, v) for f, v in held if self.holds_pointer(v.type) or _may_hold_number(v.type)]

    @cached_property
    def _all_stored(self) -> list[tuple[str, Value, bool]]:
        return list(self.bodies.stored())

    # What an operation keeps ------------------------------------------------------------------------------------------

    def holds_pointer(self, type_: Type) -> bool:
        return contains_pointer(type_, self.space)

    def _is_pointer(self, type_: Type) -> bool:
        scalar = scalar_type(type_)
        return isinstance(scalar, PointerType) and scalar.addrspace == self.space

    def _kept(self, opcode: str, type_: Type, operands: tuple[Place, ...]) -> Kept:
        if opcode in _NUMBERS:
            return self._kept_of_pointer(*operands[0], type_)
        holds = opcode in (MERGE, PIECES, _BYTES, STORED, "insertvalue")
        all_kept = [self.kept_of(operand) if holds else self.kept(*operand) for operand in operands]
        most = reduce(or_, all_kept, _NOTHING)
        if opcode == STORED:
            fresh = reduce(or_, (kept for kept in all_kept if kept & Kept.FRESH), _NOTHING)
            return fresh & ~Kept.FRESH
        if not most:
            return _NOTHING
        can_be_whole = type_ == I64 or isinstance(body_of(type_), (StructType, ArrayType))
        if opcode == "sub" and all_kept[1]:
            return self._kept_of_difference(type_, operands, *all_kept)
        if opcode in ("add", "or"):
            if self._is_number_of_base(operands):
                return _NOTHING
            if all_kept[0] == all_kept[1] == _WHOLE | Kept.FRESH:
                return most | Kept.PART  # a sum of two
        is_high = opcode in ("lshr", "ashr") and isinstance(operands[1][1], ConstantInt) and operands[1][1].value >= 32
        if is_high and not most & Kept.PART:
            return _NOTHING  # the aperture
        if opcode == "and" and not isinstance(type_, VectorType):
            mask = operands[1][1]
            keeps = isinstance(mask, ConstantInt) and _keeps_upper_bits(mask) and (mask.value & _UPPER) == _UPPER
            return most if keeps else most | Kept.PART
        if opcode in _DISTANCE and can_be_whole and _PART in all_kept:  # a loaded distance
            most = reduce(or_, (kept for kept in all_kept if kept != _PART), _NOTHING) or _PART
        return most if can_be_whole and opcode in (MERGE, *_SAME, *_DISTANCE, *_CHOICES) else most | Kept.PART

    def _kept_of_pointer(self, function: str, pointer: Value, type_: Type) -> Kept:
        """A pointer's number: of one to ``space``, or of one that was cast from there, or made of such a number."""
        origin, is_masked = self._origin(function, pointer)
        if isinstance(origin.type, (PointerType, VectorType)):
            kept = _WHOLE | Kept.FRESH if self._is_pointer(origin.type) else _NOTHING
        else:
            kept = self.kept(function, origin)
        return kept | Kept.PART if kept and (type_ != I64 or is_masked) else kept

    def _origin(self, function: str, pointer: Value) -> tuple[Value, bool]:
        """What a pointer to global, constant or private memory was cast from, or made of, at any distance; and whether a
        mask took upper bits away on the way. LDS pointers are what they are."""
        is_masked = False
        for _ in range(_DEPTH if self.space == 0 else 0):
            if scalar_type(pointer.type) == PTR3:
                break
            if isinstance(pointer, ConstantExpr):
                opcode, operands = pointer.opcode, pointer.parts
            elif isinstance(pointer, LocalReference) and (made := self.bodies.definition(function, pointer.name)):
                opcode, operands = made.opcode, made.operands
            else:
                break
            is_made = opcode == "inttoptr" and not self._is_pointer(pointer.type)
            if opcode == "call":
                callee, mask = operands[-1], operands[1] if len(operands) > 2 else None
                facts = find_facts(callee.name) if isinstance(callee, GlobalReference) else None
                if facts is None or not facts.is_masked:
                    break
                is_masked |= not (isinstance(mask, ConstantInt) and (mask.value & _UPPER) == _UPPER)
            elif opcode not in _CASTS or (opcode == "inttoptr" and not is_made):
                break
            if scalar_type(operands[0].type) == PTR3:
                break
            pointer = operands[0]
            if is_made:
                break
        return pointer, is_masked

    def _kept_of_difference(self, type_: Type, operands: tuple[Place, ...], left: Kept, right: Kept) -> Kept:
        """``left - right``, where the right one may be a number."""
        if self._is_alignment(*operands[1]):
            return left
        if left & right & Kept.FRESH:
            roots = [self.root(*operand) for operand in operands]
            return _NOTHING if None not in roots else left | right | Kept.PART
        if type_ == I64 and left and not (left | right) & Kept.PART and not right & Kept.FRESH:
            return left  # a distance or a number out of memory: the result shows at run time
        return left | right | Kept.PART

    def _is_alignment(self, function: str, value: Value) -> bool:
        """Some low bits of a number."""
        if not isinstance(value, LocalReference):
            return False
        _, opcode, operands = self.define(function, value.name)
        return opcode == "and" and isinstance(mask := operands[1][1], ConstantInt) and mask.value <= _ALIGNMENT

    def kept_of(self, place: Place) -> Kept:
        """A pointer where a number is meant was stored, and is loaded as its number."""
        return _WHOLE | Kept.FRESH if self.holds_pointer(place[1].type) else self.kept(*place)

    def _is_number_of_base(self, operands: tuple[Place, ...]) -> bool:
        """True where one operand surely is another pointer's number, and none surely is a number here."""
        if self._bases is None:
            return False
        bases = [self._bases.root(*operand) for operand in operands]
        roots = [self.root(*operand) for operand in operands]
        return any(base is not None and base.type != I64 for base in bases) and all(
            root is None or root.type == I64 for root in roots
        )

    def _root(self, function: str, opcode: str, operands: tuple[Value, ...]) -> Value | None:
        if not operands:
            return None
        first = operands[0]
        if opcode in _NUMBERS:
            is_meant = isinstance(first.type, PointerType) and first.type.addrspace == self.space
            return first if is_meant and not self._origin(function, first)[1] else None
        if opcode not in _SAME and opcode not in _DISTANCE or not isinstance(first.type, IntType):
            return None
        left = self.root(function, first)
        if opcode in _SAME:
            return left
        if opcode == "sub":
            is_distance = self._is_alignment(function, operands[1]) or not self.kept(function, operands[1])
            return left if is_distance else None
        right = self.root(function, operands[1])
        if opcode == "and" and not _keeps_upper_bits(operands[1]):
            return None
        return left if right is None else right if left is None else None


def _may_hold_number(type_: Type) -> bool:
    """False for pointers, single bits and nothing; what else may be cut and put together to a number."""
    scalar = scalar_type(type_)
    return not isinstance(scalar, PointerType) and str(scalar) not in ("void", "i1", "token")


def _names(value: Value) -> Iterator[str]:
    """Names that the value, or what a constant expression is made of, refers to."""
    if isinstance(value, LocalReference):
        yield value.name
    elif isinstance(value, ConstantExpr):
        for part in value.parts:
            yield from _names(part)


def _keeps_upper_bits(mask: Value) -> bool:
    """True for a constant that aligns, or cuts off what an LDS pointer does not have."""
    low = mask.value & 0xFFFFFFFF if isinstance(mask, ConstantInt) else 0
    return low >> 31 == 1 and (~low & 0xFFFFFFFF) & ((~low & 0xFFFFFFFF) + 1) == 0
