"""Edits that cut what an address is computed from: an access goes where the failing one went, by a constant."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from swlds.device.findings import KINDS
from swlds.ir.constant_parser import gep_type
from swlds.ir.model import Argument, Function, GlobalVariable, Instruction, Module
from swlds.ir.names import display_name
from swlds.ir.opcodes import ORDERED
from swlds.ir.types import IntType
from swlds.ir.values import Constant, ConstantExpr, ConstantInt, Value
from swlds.lazy import lazy_pattern
from swlds.reducer.bucket import Bucket

Edit = Callable[[], None]
I8, I32, I64 = IntType(8), IntType(32), IntType(64)
_ARGUMENT = lazy_pattern(r"argument (\d+)\Z")
#: Failures for which one access is enough, wherever its address is from.
_OF_ONE_ACCESS = frozenset(("out-of-bounds", "misaligned", "write-to-constant"))


def addresses(module: Module, kernel: str | None, bucket: Bucket) -> list[Edit]:
    """Accesses of the opcode and the object of a finding whose address is computed: it becomes that of the finding. What the
    index hung on, a chain of a thousand instructions or a loaded value, has no users then."""
    if (
        bucket.offset is None
        or bucket.what not in ORDERED
        or bucket.kind not in _OF_ONE_ACCESS
        or bucket.kind not in KINDS
    ):
        return []
    function = module.functions.get(kernel or "")
    base = _find_object(module, function, bucket.object)
    if base is None:
        return []
    found = _accesses(module, bucket.what) if isinstance(base, GlobalVariable) else _accesses_in(function, bucket.what)
    return [functools.partial(_go_to, i, base, bucket.offset) for i in found if _may_be_of(i, base)]


def _find_object(module: Module, kernel: Function | None, name: str) -> Value | None:
    """The variable, or the parameter of the kernel, that findings call so."""
    if (number := _ARGUMENT.match(name)) is not None:
        index = int(number[1])
        return kernel.arguments[index] if kernel is not None and index < len(kernel.arguments) else None
    arguments = kernel.arguments if kernel is not None else ()
    return next((v for v in (*module.globals.values(), *arguments) if display_name(v.name) == name), None)


def _accesses(module: Module, opcode: str) -> Iterator[Instruction]:
    for function in module.defined_functions:
        yield from _accesses_in(function, opcode)


def _accesses_in(function: Function | None, opcode: str) -> Iterator[Instruction]:
    for i in function.instructions() if function is not None else ():
        if i.opcode == opcode and _is_computed(_address(i)):
            yield i


def _is_computed(pointer: Value) -> bool:
    """From anything but constants: what the edit makes is not made again."""
    while isinstance(pointer, Instruction) and pointer.opcode == "getelementptr":
        if not all(isinstance(index, Constant) for index in pointer.operands[1:]):
            return True
        pointer = pointer.operands[0]
    return isinstance(pointer, Instruction)


def _address(access: Instruction) -> Value:
    return access.operands[_place(access)]


def _place(access: Instruction) -> int:
    return 1 if access.opcode == "store" else 0


def _may_be_of(access: Instruction, base: Value) -> bool:
    """Is it that object, as far as the instruction tells?"""
    pointer = _address(access)
    if pointer.type != base.type:
        return False
    while isinstance(pointer, Instruction) and pointer.opcode == "getelementptr":
        pointer = pointer.operands[0]
    return pointer is base or not isinstance(pointer, (GlobalVariable, Argument))


def _go_to(access: Instruction, base: Value, offset: int) -> None:
    if access.block is None or isinstance(base, GlobalVariable) and base.name not in _globals_of(access):
        return
    index = ConstantInt(I32 if -(1 << 31) <= offset < 1 << 31 else I64, offset)
    if isinstance(base, GlobalVariable):
        access.set_operand(_place(access), ConstantExpr(base.type, "getelementptr", (base, index), (), I8))
        return
    made = Instruction("getelementptr", gep_type([base, index]), [base, index], fields={"source_type": I8})
    if access.function is not None:
        made.name = access.function.fresh_name("at")
    access.set_operand(_place(access), access.insert_before(made))


def _globals_of(access: Instruction) -> dict[str, GlobalVariable]:
    function = access.function
    module = function.module if function is not None else None
    return module.globals if module is not None else {}


__all__ = ["addresses"]
