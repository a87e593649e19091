"""What a user assumes of a kernel's parameters, as IR that passes and LLVM go by, and that launches are held against.

Before, with ``--assume a:align=128 --assume n:divisible=16 --assume m:range=0..63``::

    define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n, i32 %m) {

After::

    define amdgpu_kernel void @k(ptr addrspace(1) align 128 %a, i32 %n, i32 range(i32 0, 64) %m) #0 {
      %low = and i32 %n, 15
      %is.multiple = icmp eq i32 %low, 0
      call void @llvm.assume(i1 %is.multiple)
    ...
    attributes #0 = { "swlds-assume"="%a:align=128;%n:divisible=16;%m:range=0..63" }

A launch whose arguments contradict the attribute is refused. ``--assume groups=128,64`` becomes
``"amdgpu-max-num-workgroups"="128,64,1"``, which every launch is held against.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from swlds.analysis.axis.facts import (
    ASSUMED_ATTRIBUTE,
    GROUPS_ATTRIBUTE,
    NO_WRAP,
    Assumption,
    bound_groups,
    check_together,
    find_argument,
    fit_assumption,
    list_assumed,
    parse_assumptions,
)
from swlds.errors import OptionError
from swlds.ir.attributes import insert_sorted, key_of
from swlds.ir.builder import Builder
from swlds.ir.model import Argument, Function, Module
from swlds.ir.names import display_name
from swlds.ir.types import I1, VOID, FunctionType, PointerType
from swlds.ir.values import ConstantInt
from swlds.passes.base import Target


def assume(module: Module, texts: Sequence[str], target: Target) -> None:
    """Write SPECs into the kernel that the target names, else into each kernel that has such parameters. OptionError for a SPEC
    that is none, or fits no kernel."""
    given = parse_assumptions(texts)
    kernels = [
        k for k in module.kernel_functions if target.kernel in (None, display_name(k.name)) and not k.is_declaration
    ]
    for assumption in given:
        if assumption.text == NO_WRAP:
            why = "no launch could be held against it; `swlds axis` takes it"
            raise OptionError("--assume nowrap is nothing that passes may go by", hint=why)
        if assumption.groups is not None:
            if not kernels:
                raise OptionError(f"--assume {assumption.text!r}: the module has no such kernel")
            for kernel in kernels:
                _bound_groups(kernel, assumption)
            continue
        if not [_assume(kernel, assumption) for kernel in kernels if len(kernels) == 1 or _has(kernel, assumption)]:
            raise OptionError(f"no kernel of the module has a parameter {assumption.name!r}")


def _has(kernel: Function, assumption: Assumption) -> bool:
    try:
        find_argument(kernel, assumption.name)
    except OptionError:
        return False
    return True


def _assume(kernel: Function, assumption: Assumption) -> bool:
    argument = find_argument(kernel, assumption.name)
    fact = fit_assumption(assumption, argument)
    check_together(kernel, [assumption])
    words = ";".join([*list_assumed(kernel), f"{_word(kernel, argument)}:{assumption.text.rpartition(':')[2]}"])
    kernel.change_attributes(
        drop=lambda entry: key_of(entry) == ASSUMED_ATTRIBUTE, add=f'"{ASSUMED_ATTRIBUTE}"="{words}"'
    )
    if isinstance(argument.type, PointerType):
        _align(argument, fact.multiple)
    else:
        bits = argument.type.bits  # type: ignore[attr-defined]  # fit_assumption lets in no other
        if fact.bounds is not None:
            _bound(argument, fact.bounds, bits)
        if fact.multiple > 1:
            _divide(kernel, argument, min(fact.multiple, 1 << (bits - 1)))
    return True


def _bound_groups(kernel: Function, assumption: Assumption) -> None:
    """Launches are held against what the attribute says, as compilers write it."""
    known = bound_groups(kernel, [assumption])
    words = ",".join(str(known[direction][0]) for direction in "xyz")
    kernel.change_attributes(
        drop=lambda entry: key_of(entry) == GROUPS_ATTRIBUTE, add=f'"{GROUPS_ATTRIBUTE}"="{words}"'
    )


def _word(kernel: Function, argument: Argument) -> str:
    """What the parameter is called in a SPEC. Names of any characters have no place in an attribute."""
    name = display_name(argument.name)
    if re.fullmatch(r"[\w.$-]+", name, re.ASCII):
        return f"%{name}"
    word = f"arg{argument.index}"
    if find_argument(kernel, word) is not argument:
        raise OptionError(f"another parameter of @{display_name(kernel.name)} is called {word!r}", hint="rename it")
    return word


def _align(argument: Argument, number: int) -> None:
    said = argument.attributes.find("align") or "1"
    if number > int(said.strip("()")):
        argument.attributes.entries = insert_sorted(argument.attributes.entries, f"align {number}")


def _bound(argument: Argument, bounds: tuple[int, int], bits: int) -> None:
    """From the first number to below the second; one that has bounds keeps them, as does one that may be any number."""
    low, high = bounds[0], bounds[1] + 1
    if argument.attributes.find("range") is None and (high - low) % (1 << bits):
        signed = [(n + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1)) for n in (low, high)]
        argument.attributes.entries = insert_sorted(
            argument.attributes.entries, f"range(i{bits} {signed[0]}, {signed[1]})"
        )


def _divide(kernel: Function, argument: Argument, number: int) -> None:
    module = kernel.module
    assert module is not None, "a kernel of a module"
    builder = Builder(next(i for i in kernel.entry if i.opcode != "alloca"))
    low = builder.create_operator("and", argument, ConstantInt(argument.type, number - 1), name="low")
    is_multiple = builder.create_compare("eq", low, ConstantInt(argument.type, 0), "is.multiple")
    builder.create_call(module.declare("llvm.assume", FunctionType(VOID, (I1,))), [is_multiple])
