"""Every access of a function to memory, with the objects it can reach and its address."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import final

from swlds.analysis.addresses.expression import (
    Expression,
    Kind,
    Symbol,
    add,
    constant,
    leaf,
    multiply,
    subtract,
)
from swlds.analysis.addresses.objects import UNKNOWN, Object, Objects
from swlds.analysis.addresses.values import FunctionValues, facts_of
from swlds.analysis.direct_copies import lane_stride
from swlds.analysis.graph import find_post_order
from swlds.ir.intrinsics import Touch
from swlds.ir.model import Argument, Block, Function, Instruction, Module
from swlds.ir.opcodes import CALLS, POINTERS
from swlds.ir.types import VOID, PointerType, Type, VectorType, scalar_type
from swlds.ir.values import ConstantInt, Value
from swlds.lazy import dataclass


@final
@dataclass(frozen=True, eq=False)
class Access:
    """What one instruction does with memory through one pointer; a copy is two accesses.

    ``bytes`` are those that one lane touches from ``address`` on, None where only the run knows. ``address`` counts in address
    space ``space``: where a flat pointer was cast from LDS or stack, that is theirs. It is None where it is no number: vectors of
    addresses, buffers with an index. ``is_relative``: it counts from the base of a buffer's resource. A resource or descriptor
    that is a vector of numbers counts as a flat pointer to an unknown object.
    """

    instruction: Instruction
    pointer: Value
    reads: bool
    writes: bool
    bytes: int | None
    space: int
    address: Expression | None
    objects: frozenset[Object]
    is_relative: bool = False

    @property
    def object(self) -> Value | None:
        """The only object that it can reach, None where there may be others."""
        found = next(iter(self.objects)) if len(self.objects) == 1 else None
        return found if isinstance(found, Value) else None

    def may_touch(self, variable: Object) -> bool:
        """It can reach the variable (or argument, or stack slot), by what is known."""
        space = getattr(getattr(variable, "type", None), "addrspace", 0)
        return variable in self.objects or (
            UNKNOWN in self.objects and (0 in (self.space, space) or self.space == space)
        )

    @cached_property
    def offset(self) -> Expression | None:
        """Bytes from the start of ``object``, modulo 2^32 in LDS and 2^64 in global memory; None where that is not known."""
        if self.address is None or self.object is None or self.is_relative:
            return None
        start = Symbol(Kind.UNIFORM, self.object, (1 << self.address.bits) - 1)
        return subtract(self.address, leaf(start, self.address.bits)) if self.address.factor(start) == 1 else None


@final
class AddressAnalysis:
    """Answers about one module as it is; after a change, make a new one. Functions are analysed when they are asked for.

    ``limits``: the largest numbers of a launch by name, such as ``{"workgroup.id.x": 63}``. Then fewer sums may wrap, and an
    answer holds for launches within them. ``numbers``: what integers a kernel is given, where answers need hold for no others.
    """

    def __init__(
        self, module: Module, limits: Mapping[str, int] | None = None, numbers: Mapping[Argument, int] | None = None
    ) -> None:
        self.module, self.layout, self._limits, self._numbers = module, module.data_layout, limits or {}, numbers or {}
        self._objects = Objects()
        self._values: dict[Function, FunctionValues] = {}

    def objects(self, pointer: Value) -> frozenset[Object]:
        """What a pointer can lead to."""
        return self._objects.of(pointer)

    def expression(self, value: Value, block: Block) -> Expression:
        """An integer of at most 64 bits or a pointer, as ``block`` reads it."""
        assert block.function is not None, "a block of a function"
        return self.values(block.function).at(value, block)

    def values(self, function: Function) -> FunctionValues:
        """The expressions of a function's values. Its known callers come first: they say which arguments are uniform."""
        if function not in self._values:
            for each in find_post_order([function], self._callers):
                if each not in self._values:
                    self._values[each] = FunctionValues(
                        each, {a for a in each.arguments if self._is_uniform(a)}, self._limits, self._numbers
                    )
        return self._values[function]

    def accesses(self, function: Function) -> list[Access]:
        """All that the function itself does, in the order of its blocks; what cannot be reached is left out."""
        if function.is_declaration:
            return []
        values = self.values(function)
        return [a for block in values.blocks for i in block for a in self._of_instruction(i, values)]

    def _callers(self, function: Function) -> list[Function]:
        return [c.function for c in self._objects.callers(function) or () if c.function is not None]

    def _is_uniform(self, argument: Argument) -> bool:
        assert argument.function is not None
        if argument.function.is_kernel:
            return True
        callers = self._objects.callers(argument.function)
        return callers is not None and all(self._gives_uniform(c, argument.index) for c in callers)

    def _gives_uniform(self, call: Instruction, index: int) -> bool:
        known = self._values.get(call.function) if call.function is not None else None
        return known is not None and known.is_uniform(call.operands[index])

    def _of_instruction(self, i: Instruction, values: FunctionValues) -> Iterator[Access]:
        if (pointer := POINTERS.get(i.opcode)) is not None:
            value = i.operands[0 if i.opcode == "store" else -1].type if i.opcode != "load" else i.type
            size = None if i.opcode == "va_arg" else self._size(value)
            yield self._access(i, Touch(pointer, {"load": "r", "store": "w"}.get(i.opcode, "rw"), size), values)
        elif i.opcode in CALLS:
            facts = facts_of(i)
            if facts is not None and facts.touches is not None:
                yield from (self._access(i, touch, values) for touch in facts.accesses())
            elif self._may_access(i):
                places = [k for k, a in enumerate(i.call_arguments) if isinstance(scalar_type(a.type), PointerType)]
                yield from (self._access(i, Touch(k, "rw", None), values) for k in places)

    def _may_access(self, call: Instruction) -> bool:
        """The function's own accesses are found in it; of others, all is possible."""
        function = call.called_function
        return function is None or (function.is_declaration and function.find_attribute("memory") != "none")

    def _size(self, type_: Type) -> int | None:
        is_scalable = isinstance(type_, VectorType) and type_.scalable
        return None if is_scalable or type_ == VOID else self.layout.store_size(type_)

    def _access(self, i: Instruction, touch: Touch, values: FunctionValues) -> Access:
        pointer = i.operands[touch.pointer]
        type_ = scalar_type(pointer.type)
        space = type_.addrspace if isinstance(type_, PointerType) else 0
        size = touch.bytes
        if touch.length is not None:
            length = i.operands[touch.length]
            size = length.value if isinstance(length, ConstantInt) else None
        elif isinstance(size, str):  # "result", or "type N"
            number = size.partition(" ")[2]
            size = self._size(i.operands[int(number)].type if number else i.type)
        address = self._address(i, touch, values, size)
        if address is not None and isinstance(type_, PointerType) and space == 0:
            assert i.block is not None, "an instruction of a block"
            space, address = values.localize(address, i.block) or (0, address)
        if touch.kind == "wave" and isinstance(size, int):
            size = max(size, 4)  # less is filled up to a word
        reads, writes = "r" in touch.uses, "w" in touch.uses
        return Access(i, pointer, reads, writes, size, space, address, self.objects(pointer), touch.kind == "raw")

    def _address(self, i: Instruction, touch: Touch, values: FunctionValues, size: int | None) -> Expression | None:
        assert i.block is not None, "an instruction of a block"
        pointer = i.operands[touch.pointer]
        if touch.kind in ("indexed", "other") or (touch.kind != "raw" and not values.width(pointer.type)):
            return None
        total = constant(0, 32) if touch.kind == "raw" else values.at(pointer, i.block)
        if touch.kind == "wave":  # the first active lane's pointer counts for all
            if not total.is_uniform() or size is None:
                return None
            for half in ("lo", "hi"):
                lane = leaf(Symbol(Kind.LANE, f"mbcnt.{half}", 32), total.bits)
                total = add(total, multiply(lane, constant(lane_stride(size), total.bits)))
        for k in touch.offsets:
            given = values.at(i.operands[k], i.block)
            if isinstance(i.operands[k], ConstantInt):
                given = constant(given.constant - (given.constant >> (given.bits - 1) << given.bits), total.bits)
            total = add(total, given)
        return total


def find_accesses(function: Function) -> list[Access]:
    """The accesses of one function. For several functions of a module, make one ``AddressAnalysis``."""
    assert function.module is not None, "a function of a module"
    return AddressAnalysis(function.module).accesses(function)
