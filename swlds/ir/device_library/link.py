"""Puts definitions of the library in place of calls.

Before: ``%v = call <4 x float> @_Z6vload4mPU3AS3Kf(i64 %i, ptr addrspace(3) %p)``
After:  ``%q = getelementptr float, ptr addrspace(3) %p, i64 %k``, ``%v = load <4 x float>, ptr addrspace(3) %q``, %k being 4 * %i

A body of one block takes the call's place, so that findings name the call's line; one with branches becomes a function of the
module, marked ``"swlds-library"``. Only what is called is written, and LLVM parses it once.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import field
from typing import final

from swlds.ir import llvm
from swlds.ir.builder import Builder
from swlds.ir.device_library import is_library_name
from swlds.ir.device_library.find import Constants, Definition, define, find_entry
from swlds.ir.model import Function, GlobalVariable, Instruction, Module
from swlds.ir.printer import print_global
from swlds.ir.reader import read_module
from swlds.ir.types import VOID, PointerType
from swlds.ir.values import ConstantInt, Value
from swlds.lazy import dataclass, lazy_pattern

#: The attribute of functions that the library brings.
MARK = "swlds-library"
#: The name of a function that was made for certain arguments: its number, the name, the arguments.
_MADE = lazy_pattern(r"swlds\.\d+\.(.+?)(?:\.\d+)*")
_NODE = lazy_pattern(r"!(\d+)\b")


def has_library_calls(module: Module, wanted: Callable[[Function], bool] = lambda _: True) -> bool:
    """Whether the module declares a function that the library has, and that is wanted."""
    return any(is_library_function(f) and wanted(f) for f in module.functions.values())


def is_library_function(function: Function) -> bool:
    """Whether a function is declared that the library has."""
    if not function.is_declaration or not is_library_name(function.name) or find_entry(function.name) is None:
        return False
    return not (function.name.startswith("_Z") and function.module is not None and _is_hip(function.module))


def _is_hip(module: Module) -> bool:
    """Compiled from HIP: a mangled name is a function of the program, which may be called as one of OpenCL C's."""
    return module.flag("amdgpu_printf_kind") is not None or any(n.startswith("__hip_") for n in module.globals)


def link_library(module: Module, wanted: Callable[[Function], bool] = lambda _: True) -> None:
    """Replace the calls of all wanted functions that the library has, and take out declarations that nothing uses then."""
    calls = [
        call for f in list(module.functions.values()) if is_library_function(f) and wanted(f) for call in _calls(f)
    ]
    if not calls:
        return
    written = write_bodies(module, [site for _, site in calls])
    for call, site in calls:
        body = written.get(site.key)
        if body is not None:
            _put(module, call, site, body)
    for callee in dict.fromkeys(site.callee for _, site in calls):
        if callee.is_declaration and not callee.uses:
            module.remove(callee)


def written_name(function: Function) -> str:
    """What the program calls a function; of one that the library made for certain arguments, that without them."""
    made = _MADE.fullmatch(function.name) if function.find_attribute(MARK) is not None else None
    return made[1] if made else function.name


def has_to_do_with_lds(function: Function) -> bool:
    """It gets a pointer to LDS, asks whether one is such, or orders accesses of memory: what lowering must look into."""
    found = find_entry(function.name)
    if found is None:
        return False
    pointers = (t for t in function.function_type.params if isinstance(t, PointerType))
    return found[0].orders or found[0].asks_space or any(t.addrspace == 3 for t in pointers)


def brings_variables(function: Function) -> bool:
    """Its definition comes with variables of its own, such as the LDS in which waves meet."""
    made = define(function)
    return made is not None and bool(made.variables)


@final
@dataclass(frozen=True, slots=True)
class Site:
    """What a call wants: the function, and the constants for which a body is written of its own."""

    callee: Function
    constants: Constants

    @property
    def key(self) -> tuple[str, Constants]:
        return self.callee.name, self.constants


def _calls(function: Function) -> list[tuple[Instruction, Site]]:
    found = find_entry(function.name)
    assert found is not None, "the library has it"
    calls = []
    for user in dict.fromkeys(function.users):
        if not isinstance(user, Instruction) or user.opcode != "call" or user.called_function is not function:
            continue
        if user.field("function_type") != function.function_type or user.bundles:
            continue
        arguments = user.call_arguments
        fixed = ((k, arguments[k]) for k in found[0].fixed if k < len(arguments))
        constants = tuple((k, a.signed) for k, a in fixed if isinstance(a, ConstantInt))
        calls.append((user, Site(function, constants)))
    return calls


@final
@dataclass
class Body:
    """A definition as it was parsed."""

    function: Function
    is_straight: bool
    #: Where it is put into a module as a function.
    placed: dict[Module, Function] = field(default_factory=dict)


def write_bodies(module: Module, sites: list[Site]) -> dict[tuple[str, Constants], Body]:
    """The bodies that the sites want, parsed as a module of their own."""
    definitions: dict[tuple[str, Constants], tuple[str, Definition]] = {}
    for site in sites:
        if site.key not in definitions:
            made = define(site.callee, site.constants)
            if made is not None:
                words = "".join(f".{v & 0xFFFFFFFF}" for _, v in site.constants)
                definitions[site.key] = (f"swlds.{len(definitions)}.{site.callee.name}{words}", made)
    if not definitions:
        return {}
    parts = [f'target datalayout = "{module.datalayout_text}"', f'target triple = "{module.triple or llvm.TRIPLE}"']
    declared: dict[str, str] = {}
    variables: dict[str, str] = {}
    for name, made in definitions.values():
        parts.append(f"define internal {made.result} @{name}{made.text}")
        declared |= made.declarations
        variables |= {name: f"@{name} = {text}" for name, text in made.variables.items()}
    text = llvm.canonical_text("\n".join([*parts, *variables.values(), *declared.values(), ""]), "<device library>")
    library = read_module(text, "<device library>")
    return {key: Body(library.functions[name], made.is_straight) for key, (name, made) in definitions.items()}


def _put(module: Module, call: Instruction, site: Site, body: Body) -> None:
    if not body.is_straight:
        call.set_operand(len(call.operands) - 1, place_function(module, site, body))
        return
    _inline(module, call, body.function)


def _inline(module: Module, call: Instruction, function: Function) -> None:
    """The instructions of the only block in front of the call, whose result is what they return."""
    values: dict[Value, Value] = dict(zip(function.arguments, call.call_arguments, strict=True))
    builder = Builder(call)
    builder.debug_location = call.find_metadata("dbg")
    for source in function.entry:
        if source.opcode == "ret":
            if source.operands:
                call.replace_all_uses_with(_operand(module, values, source.operands[0]))
            break
        made = own_instruction(module, function, source, values)
        made.line = call.line
        builder.insert(made, "library" if made.type is not VOID else "")
        values[source] = made
    call.erase()


def own_instruction(module: Module, function: Function, source: Instruction, values: dict[Value, Value]) -> Instruction:
    """A copy of an instruction of a library's function for the module. ``values``: what operands become."""
    made = source.clone()
    made.set_operands([_operand(module, values, operand) for operand in source.operands])
    if "attributes" in made.fields:
        made.fields["attributes"].groups.clear()
    made.metadata = [(kind, _node(function, module, reference)) for kind, reference in source.metadata]
    return made


def _operand(module: Module, values: dict[Value, Value], operand: Value) -> Value:
    if operand in values:
        return values[operand]
    return module.declare(operand.name, operand.function_type) if isinstance(operand, Function) else operand


def _place_variable(module: Module, variable: GlobalVariable) -> str:
    """The name of the library's variable in the module, which gets it with the first function that has it; another name where the
    program has something else of that name."""
    own = print_global(variable)
    name, text, number = variable.name, own, 0
    while (found := module.lookup(name)) is not None:
        if isinstance(found, GlobalVariable) and print_global(found) == text:
            return name
        number += 1
        name = f"{variable.name}.{number}"
        text = own.replace(variable.name, name)
    module.add(GlobalVariable(name, text, variable.addrspace))
    return name


def _node(function: Function, module: Module, reference: str) -> str:
    """A metadata node of the library in the module."""
    assert function.module is not None, "a function of the library"
    return module.add_metadata(function.module.metadata[int(reference[1:])].text)


def place_function(module: Module, site: Site, body: Body) -> Function:
    """The function of a definition with several blocks, which the module gets once: the declared one, where all calls have it."""
    if module in body.placed:
        return body.placed[module]
    source = body.function
    library = source.module
    assert library is not None and source.body is not None, "it was read from text"
    for name in re.findall(r"@([-\w.$]+)\(", source.body):
        module.declare(name, library.functions[name].function_type)
    text = _NODE.sub(lambda m: _node(source, module, m[0]), re.sub(r" #\d+$", "", source.body, flags=re.MULTILINE))
    for variable in library.globals.values():
        if f"@{variable.name}" in text:
            text = text.replace(f"@{variable.name}", f"@{_place_variable(module, variable)}")
    header = f'{re.sub(r" #[0-9]+$", "", source.header.rstrip())} "{MARK}"'
    if site.constants:
        made = Function(source.name, header, text)
        module.add(made)
    else:
        made = site.callee
        made.replace_text(header=header.replace(f"@{source.name}(", f"@{made.name}("), body=text)
    body.placed[module] = made
    return made
