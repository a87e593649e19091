"""Kernels whose numbers are kept in stack slots, as those of -O0 are: passes that ask for addresses see them as values.

Before: ``store i32 %t, ptr addrspace(5) %slot`` and ``%i = load i32, ptr addrspace(5) %slot``. After: ``%t``
wherever ``%i`` was.
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.ir import llvm
from swlds.ir.model import Function, Module
from swlds.ir.reader import read_module
from swlds.passes.base import Remarks


def change_values(
    module: Module, pass_name: str, remarks: Remarks, change: Callable[[Module, Remarks], Module | None]
) -> Module:
    """What ``change`` makes of the module, or of that with values instead of slots; the one given where it changes nothing and
    so returns None. Functions that are not to be optimised keep their slots."""
    if not any(_has_slots(kernel) for kernel in module.kernel_functions):
        return change(module, remarks) or module
    text = llvm.promote_slots(str(module), module.source_name, keep_optnone=True)
    promoted = read_module(text, module.source_name)
    promoted.made_of = module.made_of
    promoted.change_lines()
    return change(promoted, Remarks(promoted, pass_name, remarks.found)) or module


def _has_slots(kernel: Function) -> bool:
    """Its numbers may be kept in the stack, as they are in code that was never optimised."""
    is_kept = kernel.find_attribute("optnone") is not None
    return not kernel.is_declaration and not is_kept and any(i.opcode == "alloca" for i in kernel.instructions())
