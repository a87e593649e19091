"""Code that keeps its numbers in stack slots, as at -O0: a copy with values in their place has the same accesses.

store i32 %t, ptr addrspace(5) %slot      the copy has neither, and %t where %i is read; other accesses and calls
%i = load i32, ptr addrspace(5) %slot     stay in their order, so each has a twin in the copy
"""

from __future__ import annotations

from swlds.ir import llvm
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.opcodes import POINTERS
from swlds.ir.reader import read_module
from swlds.ir.values import Value


def has_slots(function: Function) -> bool:
    """Does it allocate on the stack?"""
    return any(i.opcode == "alloca" for i in function.instructions())


def without_slots(module: Module) -> Module:
    """A copy with values instead of slots, as far as LLVM can make them."""
    return read_module(llvm.promote_slots(str(module), module.source_name), module.source_name)


def pair_accesses(function: Function, other: Function) -> dict[Instruction, Instruction] | None:
    """Accesses and calls of a function -> those of its copy without slots; None where the copy has others."""
    mine, theirs = _accesses(function), _accesses(other)
    same = [i.opcode for i in mine] == [i.opcode for i in theirs]
    return dict(zip(mine, theirs, strict=True)) if same else None


def _accesses(function: Function) -> list[Instruction]:
    """What touches memory other than through a stack slot's own address, and calls, in the order of the text."""
    return [
        i
        for i in function.instructions()
        if i.opcode in ("call", *POINTERS) and not (i.opcode in POINTERS and _is_slot(i.operands[POINTERS[i.opcode]]))
    ]


def _is_slot(pointer: Value) -> bool:
    while isinstance(pointer, Instruction) and pointer.opcode in ("getelementptr", "addrspacecast", "bitcast"):
        pointer = pointer.operands[0]
    return isinstance(pointer, Instruction) and pointer.opcode == "alloca"
