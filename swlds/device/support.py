"""What of a program cannot be executed, found before the launch: unknown intrinsics, wrong immediates, missing functions.

``find_unsupported`` lists every problem; an engine refuses the launch on the first, and on all missing functions at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from swlds.device.assembly import wrong_assembly
from swlds.device.intrinsics import Row, find_intrinsic
from swlds.device.intrinsics.refused import why_refused
from swlds.device.intrinsics.signatures import wrong_types
from swlds.device.intrinsics.table import NOTHING
from swlds.device.program import Program, callee_of
from swlds.device.runtime import RUNTIME, wrong_call
from swlds.device.sites import SiteTable
from swlds.device.target import Target
from swlds.device.types import scalar_count
from swlds.device.whole_wave import find_whole_wave
from swlds.errors import UnsupportedError
from swlds.ir.device_library import is_library_name
from swlds.ir.model import Function, Instruction
from swlds.ir.names import display_name
from swlds.ir.opcodes import POINTERS
from swlds.ir.places import canonical_line
from swlds.ir.types import IntType, PointerType, SimpleType, Type, scalar_type
from swlds.ir.values import ConstantInt, InlineAsm
from swlds.lazy import dataclass

REFUSED_OPCODES = {
    "indirectbr": "indirect branches",
    "invoke": "exceptions",
    "callbr": "asm goto",
    "landingpad": "exceptions",
    "resume": "exceptions",
    "catchswitch": "exceptions",
    "catchpad": "exceptions",
    "cleanuppad": "exceptions",
    "va_arg": "variable arguments",
}
#: Scalars of one value: each is an array of a number for each lane.
MAX_SCALARS = 1 << 16
#: Address spaces of pointers that are executed: without a buffer resource, and all; those of resources are ``_fat_space``'s.
_USUAL = (0, 1, 3, 4, 5)
_SPACES = (*_USUAL, 8)


@final
@dataclass(frozen=True, slots=True)
class Unsupported:
    """One thing that cannot be executed. ``undefined``: the function that is called and defined nowhere, if it is that."""

    what: str
    function: str
    place: str
    instruction: str
    undefined: str = ""

    def error(self) -> UnsupportedError:
        hint = _hint([self.undefined]) if self.undefined else ""
        return UnsupportedError(f"{self.what}, in @{self.function}: {self.instruction}", location=self.place, hint=hint)


def error_of(found: Sequence[Unsupported]) -> UnsupportedError:
    """The first thing that cannot be executed, and of how many; where functions are defined nowhere, all of these at once."""
    names = list(dict.fromkeys(u.undefined for u in found if u.undefined))
    first = next((u for u in found if u.undefined), found[0])
    if len(names) < 2:
        error, others = first.error(), len(dict.fromkeys(found)) - 1
        if others:
            more = f"{others} more that cannot be executed: swlds run --list-unsupported"
            error.hint = f"{error.hint}; {more}" if error.hint else more
        return error
    listed = ", ".join(f"@{name}" for name in names)
    return UnsupportedError(
        f"{len(names)} functions are called and defined nowhere: {listed}", location=first.place, hint=_hint(names)
    )


#: Beginnings of names that ROCm's device libraries define.
_DEVICE_LIBRARIES = ("_Z", "__ocml_", "__ockl_", "__hip_", "__oclc_")


def _hint(names: Sequence[str]) -> str:
    """What to link."""
    if all(name.startswith(_DEVICE_LIBRARIES) for name in names):
        return (
            "not in the device library of swlds (docs/device-library.md): link the module that defines them (--link FILE),"
            " or ROCm's own libraries where they are installed (--rocm-device-libs)"
        )
    return "link the module that defines them (--link FILE)"


def find_unsupported(program: Program, target: Target, sites: SiteTable) -> list[Unsupported]:
    """Every call and instruction of the program that the device has no meaning for."""
    found = []
    for function in program.functions.values():
        if function.is_declaration:
            continue
        unknown = find_whole_wave(function).problems
        for instruction in function.instructions():
            what = _problem(instruction, target)
            if what is None and instruction in unknown:
                name = getattr(callee_of(instruction), "name", "")
                what = f"{display_name(name)} is not executed here: {unknown[instruction]}"
            if what:
                site = sites.site(instruction)
                place = str(site.location) if site.location else f"{program.module.source_name}:{canonical_line(instruction)}"
                undefined = _undefined(instruction)
                found.append(Unsupported(what, display_name(function.name), place, site.instruction, undefined))
    return found


def support_fact(target: str) -> tuple[object, ...]:
    """By which it is known of a program that all of it can be executed."""
    return find_unsupported, target


def _undefined(instruction: Instruction) -> str:
    """The function that it calls, where neither the module nor the device defines it."""
    callee = callee_of(instruction) if instruction.opcode == "call" else None
    if not isinstance(callee, Function) or not callee.is_declaration:
        return ""
    name = display_name(callee.name)
    is_known = name.startswith("llvm.") or name in RUNTIME or why_refused(name) or _wrong_signature(callee)
    return "" if is_known else name


def _wrong_signature(callee: Function) -> str:
    """Of a function that the device library has, but of other types than it is declared with; else ""."""
    if not is_library_name(callee.name):
        return ""
    from swlds.ir.device_library.find import find_signature
    from swlds.ir.device_library.link import is_library_function

    if not is_library_function(callee):
        return ""
    type_ = callee.function_type
    known = find_signature(callee.name, tuple(map(str, type_.params)), str(type_.result))
    return f"@{display_name(callee.name)} is declared as {type_}, and is {known} in the device library" if known else ""


def _problem(instruction: Instruction, target: Target) -> str | None:
    if instruction.opcode in REFUSED_OPCODES:
        return f"{REFUSED_OPCODES[instruction.opcode]} ({instruction.opcode}) are not executed"
    types = _value_types(instruction)
    if not all(map(_is_usual, types)):
        if space := _fat_space(instruction):
            return f"pointers with a buffer resource in them, ptr addrspace({space}), are not executed"
        if space := _strange_space(instruction):
            return f"accesses of address space {space} are not executed"
        if long := next((t for t in types if scalar_count(t) > MAX_SCALARS), None):
            return f"values of {scalar_count(long)} scalars are not executed: {long}"
    if instruction.opcode != "call":
        return None
    callee = instruction.operands[-1]
    if isinstance(callee, InlineAsm):
        return wrong_assembly(instruction, callee, target) or None
    callee = callee_of(instruction)
    if not isinstance(callee, Function) or not callee.is_declaration:
        return None
    name = display_name(callee.name)
    if not name.startswith("llvm."):
        row = RUNTIME.get(name)
        if row is None:
            reason = why_refused(name)
            if reason:
                return f"@{name} is not executed: {reason}"
            return _wrong_signature(callee) or f"@{name} is declared here and defined nowhere"
        return wrong_call(row, name, instruction.type, _types(instruction)) or None
    meaning = find_intrinsic(name)
    if meaning is None:
        reason = why_refused(name)
        return f"the intrinsic {name} is not executed: {reason}" if reason else f"the intrinsic {name} is not known"
    return _check_row(meaning, name, instruction, target)


def _value_types(instruction: Instruction) -> tuple[Type, ...]:
    return instruction.type, *(o.type for o in instruction.operands)


def _is_usual(type_: Type) -> bool:
    """A scalar that every instruction may have; looked at first, as most are."""
    return type_.addrspace in _USUAL if isinstance(type_, PointerType) else isinstance(type_, (IntType, SimpleType))


def _fat_space(instruction: Instruction) -> int:
    """The address space of a fat pointer that is used, or of a resource that is used as one; else 0."""
    for type_ in _value_types(instruction):
        space = getattr(scalar_type(type_), "addrspace", 0)
        if space in (7, 9):
            return int(space)
    position = POINTERS.get(instruction.opcode)
    return 8 if position is not None and instruction.operands[position].type == PointerType(8) else 0


def _strange_space(instruction: Instruction) -> int:
    """The address space of a pointer to memory that the device does not have, in what may access it; else 0. Which upper half
    32-bit pointers to constant memory (6) have is the driver's to say."""
    is_access = instruction.opcode in POINTERS or instruction.opcode == "call"
    spaces = [getattr(scalar_type(t), "addrspace", 0) for t in _value_types(instruction)] if is_access else []
    return next((int(s) for s in spaces if s not in _SPACES), 0)


def _types(instruction: Instruction) -> tuple[Type, ...]:
    """Of the arguments, without those of bundles."""
    bundles = sum(count for _, count in instruction.field("bundles") or [])
    return tuple(a.type for a in instruction.operands[: len(instruction.operands) - 1 - bundles])


def _check_row(row: Row, name: str, instruction: Instruction, target: Target) -> str | None:
    arguments, types = instruction.operands[:-1], _types(instruction)
    count = len(types)
    is_asm = isinstance(instruction.operands[-1], InlineAsm)  # which has its numbers in its string
    if not is_asm and not row.arity[0] <= count <= row.arity[1]:
        return f"{name} takes {row.arity[0]} arguments, not {count}"
    if row.generations and target.generation not in row.generations:
        return f"{name} does not exist on {target.name} (gfx{', gfx'.join(map(str, sorted(row.generations)))} only)"
    for position, allowed in row.immediates.items():
        if position >= count:
            continue
        argument = arguments[position]
        if not isinstance(argument, ConstantInt):
            return f"argument {position} of {name} must be a constant"
        value = argument.signed if argument.signed < 0 else argument.value
        if allowed is not None and value not in allowed and argument.value not in allowed:
            return f"argument {position} of {name} cannot be {value}"
    if wrong := wrong_types(row.name, row.effect in NOTHING, name, instruction, types):
        return wrong
    return row.refuses(instruction, target) or None if row.refuses is not None else None
