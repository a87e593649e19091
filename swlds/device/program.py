"""What a kernel can reach: functions, globals, intrinsics. Engines load and check exactly this, before the launch."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import field
from typing import Any, final

from swlds.device.assembly import stands_for
from swlds.device.lowered import names_in
from swlds.errors import LaunchError
from swlds.ir.kernel_names import list_kernels, match_kernels, near_kernel
from swlds.ir.model import Alias, Function, GlobalVariable, Instruction, Module
from swlds.ir.names import display_name
from swlds.ir.source_names import ParameterNames, variable_titles
from swlds.ir.types import PointerType
from swlds.ir.values import Constant, GlobalReference, InlineAsm, Value
from swlds.lazy import dataclass

CALLS = ("call", "invoke", "callbr")


@final
@dataclass
class Program:
    """The part of a module that one kernel can execute. Dicts keep the order in which things were found."""

    module: Module
    kernel: Function
    functions: dict[str, Function] = field(default_factory=dict)
    #: Names of declarations that are called: intrinsics, runtime functions, unknown externals.
    externals: dict[str, None] = field(default_factory=dict)
    globals: dict[str, GlobalVariable] = field(default_factory=dict)
    #: See ``fingerprint.facts_of``.
    facts: Facts | None = None
    #: The calls of ``externals``; None where nobody has walked through the bodies.
    _calls: dict[str, list[Instruction]] | None = None

    def calls_of(self, name: str) -> list[Instruction]:
        """The calls of a declaration, in the order of the walk."""
        if name not in self.externals:
            return []
        if self._calls is None:
            self._calls = find_program(self.module, self.kernel)._calls or {}
        return self._calls.get(name, [])

    @functools.cached_property
    def parameters(self) -> ParameterNames:
        """What the source calls the kernel's parameters."""
        return ParameterNames(self.kernel)

    def title(self, symbol: str) -> str:
        """What the source calls a variable; ``symbol``: its display name."""
        self.tell_apart([symbol])
        return self._titles[symbol]

    def tell_apart(self, symbols: Iterable[str]) -> None:
        """Variables that no metadata in the module names, but whoever lowered it: each gets a title that no other has."""
        if not self._titles.keys() >= (more := {*symbols}):
            self._titles = variable_titles(self.module, [*self._titles, *more])

    @functools.cached_property
    def _titles(self) -> dict[str, str]:
        return variable_titles(
            self.module,
            [*map(display_name, self.globals), *names_in(self.module).get(display_name(self.kernel.name), {}).values()],
        )


@final
@dataclass(eq=False)
class Facts:
    """What was found out about a program. ``reached``: the kernel's as it was then; ``state``: what it was printed from;
    ``unread``: functions whose bodies were text."""

    reached: Program
    state: list[object]
    found: dict[Any, Any] = field(default_factory=dict)
    unread: set[Function] = field(default_factory=set)


def find_kernel(module: Module, name: str | None, named_in: str | None = None) -> Function:
    """The kernel that ``match_kernels`` finds by that name (the only one when None); LaunchError lists what there is.
    ``named_in``: the file that the name is from, for messages."""
    kernels = list(module.kernel_functions)
    place = module.source_name
    if name is None and len(kernels) == 1:
        return kernels[0]
    if not kernels:
        raise LaunchError("the module has no kernel", location=place, hint="kernels are amdgpu_kernel functions")
    known = f"kernels: {list_kernels(kernels)}"
    if name is None:
        raise LaunchError(f"the module has {len(kernels)} kernels, name one", location=place, hint=known)
    found = match_kernels(kernels, name)
    if len(found) > 1:
        hint = f"they are {list_kernels(found)}"
        raise LaunchError(f"{len(found)} kernels are called {name!r}, name one", location=place, hint=hint)
    if not found:
        near = near_kernel(kernels, name)
        origin = f", which {named_in} names" if named_in else ""
        raise LaunchError(
            f"no kernel {name!r}{origin}", location=place, hint=f"did you mean {near}? {known}" if near else known
        )
    return found[0]


def find_program(module: Module, kernel: Function) -> Program:
    """Walk from the kernel through calls and address-taken functions."""
    calls: dict[str, list[Instruction]] = {}
    program = Program(module, kernel, _calls=calls)
    work: list[GlobalReference] = [kernel]
    seen: set[int] = set()
    while work:
        reference = work.pop()
        if id(reference) in seen:
            continue
        seen.add(id(reference))
        if isinstance(reference, Alias):
            work.extend(_mentioned(reference.target))
        elif isinstance(reference, GlobalVariable):
            program.globals[reference.name] = reference
            if reference.initializer is not None:
                work.extend(_mentioned(reference.initializer))
        elif isinstance(reference, Function):
            program.functions[reference.name] = reference
            if not reference.is_declaration:
                work.extend(_scan(calls, reference))
    program.externals = dict.fromkeys(calls)
    return program


def empty_others(program: Program) -> Module | None:
    """A copy of the module in which the functions that the kernel does not reach do nothing; None where it reaches all."""
    others = [f.name for f in program.module.defined_functions if f.name not in program.functions]
    if not others:
        return None
    copy = program.module.clone()
    for name in others:
        copy.functions[name].replace_text(body="  unreachable\n")
    return copy


def callee_of(call: Instruction) -> Value:
    """What a call calls: the last operand, aliases looked through; the intrinsic that assembly stands for."""
    callee = call.operands[-1]
    while isinstance(callee, Alias):
        callee = callee.target
    return (stands_for(call, callee) or callee) if isinstance(callee, InlineAsm) else callee


def _mentioned(value: Value) -> list[GlobalReference]:
    if isinstance(value, GlobalReference):
        return [value]
    return [g for g in value.mentioned if isinstance(g, GlobalReference)] if isinstance(value, Constant) else []


def _scan(calls: dict[str, list[Instruction]], function: Function) -> list[GlobalReference]:
    """What a body mentions, but for declarations that it calls, which go to ``calls``, and assembly."""
    found: list[GlobalReference] = []
    for instruction in function.instructions():
        if instruction.is_record:
            continue
        operands: tuple[Value, ...] = instruction.operands
        if instruction.opcode in CALLS:
            callee = callee_of(instruction)
            if isinstance(callee, Function) and callee.is_declaration:
                calls.setdefault(callee.name, []).append(instruction)
                operands = operands[:-1]
            elif isinstance(callee, InlineAsm):
                operands = operands[:-1]
        for operand in operands:
            found.extend(_mentioned(operand))
    return found


def address_space_of(value: Value) -> int:
    """The address space of a pointer value."""
    assert isinstance(value.type, PointerType), f"{value.type} is no pointer"
    return value.type.addrspace
