"""What can be taken out of a module: lists of small edits, coarse to fine. Each is made on its own or with others.

An edit looks whether what it changes is still there; nothing that it makes has to be right, LLVM verifies the result.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

from swlds.analysis.lds_uses import LDS
from swlds.ir.attributes import Attributes
from swlds.ir.model import Alias, Block, Function, GlobalVariable, Instruction, Module
from swlds.ir.opcodes import CALLS, OPCODES, POINTERS, TERMINATORS, Form
from swlds.ir.types import METADATA, TOKEN, VOID, IntType, PointerType
from swlds.ir.values import Constant, ConstantInt, ConstantKeyword, MetadataOperand, User, Value
from swlds.reducer.control_flow import end_here, go_to, remove_instruction, zero_of
from swlds.reducer.launches import integer_of
from swlds.reducer.metadata import metadata
from swlds.reducer.shortcuts import calls, jumps, slots, use_instead
from swlds.run import RunRequest

_FEATURES = '"target-features"="'
Edit = Callable[[], None]
Find = Callable[[Module, str | None], list[Edit]]


def _bodies(module: Module) -> Iterator[Instruction]:
    for function in module.defined_functions:
        yield from function.instructions()


def functions(module: Module, kernel: str | None) -> list[Edit]:
    """Whole functions; their calls go, and give zero."""
    found = [f for f in module.functions.values() if f.name != kernel]
    return [functools.partial(_remove_global, module, f) for f in found]


def variables(module: Module, kernel: str | None) -> list[Edit]:
    """Global variables and aliases; what used them uses null, which those in LDS wait for to go."""
    aliases = [functools.partial(_remove_global, module, alias) for alias in module.aliases.values()]
    return [*aliases, *(functools.partial(_remove_global, module, variable) for variable in module.globals.values())]


def _remove_global(module: Module, entity: GlobalVariable | Alias | Function) -> None:
    if module.lookup(str(entity.name)) is not entity or _is_in_lds(entity) and entity.readers:
        return
    for user in entity.users:
        if isinstance(user, Instruction) and user.opcode in CALLS and user.callee is entity:
            end_here(user) if user.opcode in TERMINATORS else remove_instruction(user)
    if isinstance(entity, Function):
        for instruction in list(entity.instructions()):
            if instruction.type is not VOID:
                instruction.replace_all_uses_with(zero_of(instruction))
        for instruction in list(entity.instructions()):
            instruction.drop_operands()
    entity.replace_all_uses_with(ConstantKeyword(entity.type, "null"))
    module.remove(entity)


def bodies(module: Module, kernel: str | None) -> list[Edit]:
    """Functions that nothing launches lose what they do."""
    return [functools.partial(_declare, function) for function in module.defined_functions if function.name != kernel]


def _declare(function: Function) -> None:
    if function.is_declaration:
        return
    for instruction in list(function.instructions()):
        if instruction.type is not VOID:
            instruction.replace_all_uses_with(zero_of(instruction))
    function.drop_body()


def initial_values(module: Module, kernel: str | None) -> list[Edit]:
    """Initial values become zero, which poison is not."""
    return [
        functools.partial(v.set_initializer, ConstantKeyword(v.value_type, "zeroinitializer"))
        for v in module.globals.values()
        if v.initializer is not None and not isinstance(v.initializer, ConstantKeyword)
    ]


def returns(module: Module, kernel: str | None) -> list[Edit]:
    """Terminators that have targets return."""
    return [functools.partial(end_here, i) for i in _bodies(module) if i.opcode in TERMINATORS and i.targets]


def first_ways(module: Module, kernel: str | None) -> list[Edit]:
    """Terminators go to their first target."""
    return [functools.partial(go_to, instruction, ways[0]) for instruction, ways in _ways(module)]


def last_ways(module: Module, kernel: str | None) -> list[Edit]:
    """Terminators of more than one target go to their last one."""
    return [functools.partial(go_to, instruction, ways[-1]) for instruction, ways in _ways(module) if len(ways) > 1]


def other_ways(module: Module, kernel: str | None) -> list[Edit]:
    """Terminators of more than two targets go to one that is neither the first nor the last."""
    return [functools.partial(go_to, instruction, way) for instruction, ways in _ways(module) for way in ways[1:-1]]


def _ways(module: Module) -> Iterator[tuple[Instruction, list[Block]]]:
    """Terminators that could be a branch to one target, and the targets, each once."""
    for instruction in _bodies(module):
        is_branch = instruction.opcode in TERMINATORS and instruction.targets
        if is_branch and (len(instruction.targets) > 1 or instruction.opcode != "br"):
            yield instruction, list(dict.fromkeys(instruction.targets))


def instructions(module: Module, kernel: str | None) -> list[Edit]:
    """Single instructions that give or use values; what used their results uses zero."""
    return [functools.partial(remove_instruction, i) for i in _bodies(module) if _is_removable(i) and _has_values(i)]


def effects(module: Module, kernel: str | None) -> list[Edit]:
    """Single instructions that only do something: barriers, fences, waits, between which the others lie."""
    return [
        functools.partial(remove_instruction, i) for i in _bodies(module) if _is_removable(i) and not _has_values(i)
    ]


def _is_removable(instruction: Instruction) -> bool:
    return instruction.opcode not in TERMINATORS and instruction.type not in (TOKEN, METADATA)


def _has_values(instruction: Instruction) -> bool:
    is_call = instruction.opcode in CALLS  # whose last operand is what it calls
    return instruction.type is not VOID or len(instruction.operands) > is_call


def launch_values(module: Module, kernel: str | None, request: RunRequest) -> list[Edit]:
    """What a launch says becomes a constant: the index of a work-item that of the last one of its work-group, that of a
    work-group the last one's, integers that are arguments what they are."""
    edits: list[Edit] = []
    for word, sizes in (("workitem", request.block or ()), ("workgroup", request.grid)):
        for axis, size in zip("xyz", sizes, strict=False):
            called = module.functions.get(f"llvm.amdgcn.{word}.id.{axis}")
            found = [u for u in called.users if isinstance(u, Instruction)] if called else []
            edits += [functools.partial(use_instead, i, ConstantInt(i.type, size - 1)) for i in found]
    function = module.functions.get(kernel or "")
    for argument, spec in zip(function.arguments if function else (), request.args, strict=False):
        if argument.uses and isinstance(argument.type, IntType) and (value := integer_of(spec)) is not None:
            edits.append(functools.partial(argument.replace_all_uses_with, ConstantInt(argument.type, value)))
    return edits


def results(module: Module, kernel: str | None) -> list[Edit]:
    """What used a result uses an operand of the same type instead, and the instruction goes."""
    return [
        functools.partial(_use_operand, instruction, operand)
        for instruction in _bodies(module)
        if instruction.opcode not in TERMINATORS and instruction.type is not VOID
        for operand in dict.fromkeys(instruction.operands)
        if operand.type == instruction.type and operand is not instruction and not isinstance(operand, MetadataOperand)
    ]


def _use_operand(instruction: Instruction, operand: Any) -> None:
    if operand in instruction.operands:
        use_instead(instruction, operand)


def operands(module: Module, kernel: str | None) -> list[Edit]:
    """Operands become zero, or constants one, pointers the variable or parameter that they point into; those of phis and of calls
    too, called functions do not."""
    edits: list[Edit] = []
    for instruction in _bodies(module):
        for index, operand in enumerate(instruction.operands):
            is_callee = instruction.opcode in CALLS and index == len(instruction.operands) - 1
            if is_callee or instruction.opcode == "switch" and index or operand.type in (METADATA, TOKEN):
                continue
            if (whole := _whole_of(operand)) is not operand:
                edits.append(functools.partial(_set_operand, instruction, index, operand, whole))
            if _is_zero(operand) or _is_one(operand) or _is_in_lds(operand):
                continue
            edits.append(functools.partial(_set_operand, instruction, index, operand, zero_of(operand)))
            if isinstance(operand.type, IntType):
                edits.append(functools.partial(_set_operand, instruction, index, operand, ConstantInt(operand.type, 1)))
    return edits


def _whole_of(pointer: Any) -> Any:
    while (
        isinstance(pointer, Instruction)
        and pointer.opcode == "getelementptr"
        and pointer.operands[0].type == pointer.type
    ):
        pointer = pointer.operands[0]
    return pointer


def _set_operand(user: User, index: int, old: Any, new: Value) -> None:
    if index < len(user.operands) and user.operands[index] is old:
        user.set_operand(index, new)


def _is_in_lds(value: Any) -> bool:
    """Null is the address of the first variable there."""
    return isinstance(value.type, PointerType) and value.type.addrspace == LDS


def _is_zero(value: Any) -> bool:
    return isinstance(value, ConstantKeyword) or isinstance(value, ConstantInt) and value.value == 0


def _is_one(value: Any) -> bool:
    return isinstance(value, ConstantInt) and value.value == 1


def attributes(module: Module, kernel: str | None) -> list[Edit]:
    """Attributes of functions, parameters, results, calls; flags of instructions that only promise something."""
    edits: list[Edit] = []
    for function in module.functions.values():
        header = function.signature
        lists = [header.attributes, header.result_attributes, *(a.attributes for a in header.arguments)]
        edits += [functools.partial(_forget, found) for found in lists if found]
    for instruction in _bodies(module):
        fields = instruction.fields
        lists = [fields[name] for name in ("attributes", "result_attributes") if name in fields]
        if any([*lists, *fields.get("argument_attributes", ())]):
            edits.append(functools.partial(_forget_call, instruction))
        if (
            instruction.flags
            and instruction.opcode not in POINTERS
            and OPCODES[instruction.opcode].form is not Form.ALLOCA
        ):
            edits.append(functools.partial(instruction.set_flags, ()))
    return edits


def single_attributes(module: Module, kernel: str | None) -> list[Edit]:
    """One attribute of a function, a parameter or a result each, also of its groups; of a list of features one feature."""
    edits: list[Edit] = []
    for function in module.functions.values():
        header = function.signature
        for found in (header.attributes, header.result_attributes, *(a.attributes for a in header.arguments)):
            entries = [*found.entries, *(entry for group in found.groups for entry in module.attributes_of(group))]
            edits += [functools.partial(_forget_one, module, found, entry) for entry in entries]
            for feature in (f for entry in entries if entry.startswith(_FEATURES) for f in _features(entry)):
                edits.append(functools.partial(_forget_feature, module, found, feature))
    return edits


def _forget_one(module: Module, found: Attributes, entry: str, instead: str = "") -> None:
    kept = module.change_attributes(found, lambda other: other == entry, instead)
    if kept is not None:
        found.entries, found.groups = kept.entries, kept.groups


def _forget_feature(module: Module, found: Attributes, feature: str) -> None:
    entries = [*found.entries, *(entry for group in found.groups for entry in module.attributes_of(group))]
    entry = next((e for e in entries if e.startswith(_FEATURES)), None)
    if entry is None or feature not in (left := _features(entry)) or len(left) == 1:
        return
    left.remove(feature)
    _forget_one(module, found, entry, f'{_FEATURES}{",".join(left)}"')


def _features(entry: str) -> list[str]:
    return entry.removeprefix(_FEATURES).removesuffix('"').split(",")


def _forget(found: Attributes) -> None:
    found.entries.clear()
    found.groups.clear()


def _forget_call(instruction: Instruction) -> None:
    fields = instruction.fields
    for found in (fields["attributes"], fields["result_attributes"], *fields["argument_attributes"]):
        _forget(found)
    instruction.touch()


def _clear(entries: list[str]) -> None:
    entries.clear()


def module_text(module: Module, kernel: str | None) -> list[Edit]:
    """Assembly of the module, and the name of its source."""
    edits: list[Edit] = [functools.partial(_clear, module.module_asm)] if module.module_asm else []
    return [*edits, functools.partial(setattr, module, "source_filename", "")] if module.source_filename else edits


def parameters(module: Module, kernel: str | None) -> list[Edit]:
    """Parameters of functions that are only called; not the kernel's that is launched, which the launch gives."""
    edits: list[Edit] = []
    for function in module.functions.values():
        calls = [u for u in function.users if isinstance(u, Instruction) and u.opcode in CALLS and u.callee is function]
        is_fixed = function.name == kernel or function.name.startswith("llvm.")
        if is_fixed or len(calls) != len(function.uses) or function.signature.vararg:
            continue
        edits += [functools.partial(drop_parameter, function, a) for a in function.arguments]
    return edits


def drop_parameter(function: Function, argument: Any) -> None:
    """Take out a parameter; what used it uses the constant that all calls give, else zero, and they give one argument less."""
    if argument not in function.arguments:
        return
    at = function.arguments.index(argument)
    given = {u.operands[at] for u in function.users if isinstance(u, Instruction)}
    same = given.pop() if len(given) == 1 else None
    argument.replace_all_uses_with(same if isinstance(same, Constant) else zero_of(argument))
    del function.signature.arguments[at]
    for index, other in enumerate(function.arguments):
        other.index = index
    for call in [u for u in function.users if isinstance(u, Instruction)]:
        if call.block is not None:
            call.fields["argument_attributes"].pop(at)
            call.fields["function_type"] = function.function_type
            call.set_operands([o for i, o in enumerate(call.operands) if i != at])


#: In this order, from coarse to fine, as long as anything goes.
PHASES: dict[str, Find] = {
    "functions": functions,
    "bodies": bodies,
    "metadata": metadata,
    "jumps": jumps,
    "returns": returns,
    "first ways": first_ways,
    "last ways": last_ways,
    "other ways": other_ways,
    "slots": slots,
    "calls": calls,
    "instructions": instructions,
    "effects": effects,
    "variables": variables,
    "results": results,
    "operands": operands,
    "initial values": initial_values,
    "parameters": parameters,
    "attributes": attributes,
    "single attributes": single_attributes,
    "module": module_text,
}

#: Phases with which large parts of a module go in few trials: where nothing is executed, and where a launch shows what fails.
#: There instructions go before branches: which accesses are left, and in which order, decides how small it can get.
_WHOLE, _WAYS = ("functions", "bodies", "metadata"), ("jumps", "returns", "first ways", "last ways", "other ways")
_SOON = ("functions", "bodies", "first ways")
ROUGH = (*_SOON, *(name for name in tuple(PHASES)[: 1 + list(PHASES).index("variables")] if name not in _SOON))
ROUGH_OF_LAUNCHES = (*_WHOLE, "variables", "instructions", *_WAYS)

__all__ = ["PHASES", "ROUGH", "ROUGH_OF_LAUNCHES", "Edit", "Find", "drop_parameter", "launch_values"]
