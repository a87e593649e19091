"""What the library has: definitions of functions by name and type."""

from __future__ import annotations

from typing import final

from swlds.ir.device_library import (
    amd_names,
    atomics,
    barriers,
    collectives,
    extensions,
    geometry,
    grids,
    integers,
    math,
    memory,
    sub_groups,
    work_groups,
    work_items,
)
from swlds.ir.device_library.conversions import find_conversion
from swlds.ir.device_library.mangling import IR_TYPES, Parameter, demangle
from swlds.ir.device_library.table import OPENCL, PLAIN, Entry, UnfitError
from swlds.ir.device_library.writer import Callee, Operand, Writer
from swlds.ir.model import Function
from swlds.lazy import dataclass

_FILLED = (amd_names, atomics, barriers, collectives, extensions, geometry, integers, math, memory, sub_groups)
assert all((*_FILLED, grids, work_groups, work_items)), "importing them fills the tables"

#: Constants of a call by position.
Constants = tuple[tuple[int, int], ...]
_WORDS = {ir: word for word, ir in IR_TYPES.items() if not word.startswith("u") and word != "bool"} | {"i1": "bool"}


@final
@dataclass(frozen=True, slots=True)
class Definition:
    """``text``: the function's definition without its name, from ``(`` on; ``result`` stands in front."""

    result: str
    text: str
    declarations: dict[str, str]
    variables: dict[str, str]
    is_straight: bool


def find_entry(name: str) -> tuple[Entry, tuple[Parameter, ...] | None] | None:
    """The entry of a name, and the parameters that a mangled one says; None for what the library does not have."""
    found = demangle(name)
    if found is not None:
        entry = OPENCL.get(found[0]) or find_conversion(found[0])
        return (entry, found[1]) if entry is not None else None
    entry = PLAIN.get(name) or amd_names.find_ocml(name)
    return (entry, None) if entry is not None else None


def define(function: Function, constants: Constants = ()) -> Definition | None:
    """The definition of a declared function, for calls with these constants; None where the library has none of that type."""
    known = find_entry(function.name)
    type_ = function.function_type
    if known is None or type_.vararg:
        return None
    entry, parameters = known
    types = [str(t) for t in type_.params]
    if parameters is None:
        parameters = tuple(_parameter(t) for t in types)
    if len(parameters) != len(types) or not all(map(Parameter.is_passed_as, parameters, types)):
        return None
    given = dict(constants)
    arguments = tuple(Operand(t, str(given[k]) if k in given else f"%a{k}", given.get(k)) for k, t in enumerate(types))
    w = Writer()
    try:
        result = entry.body(w, Callee(function.name, str(type_.result), parameters, arguments))
    except UnfitError:
        return None
    if not entry.is_whole:
        if (result.type if result is not None else "void") != str(type_.result):
            return None
        w.ret(result)
    header = ", ".join(f"{t} %a{k}" for k, t in enumerate(types))
    text = "\n".join([f"({header}) {{", *w.lines, "}"])
    return Definition(str(type_.result), text, w.declarations, w.variables, w.is_straight)


def _parameter(type_: str) -> Parameter:
    """What a type in LLVM IR says of a parameter."""
    if type_.startswith("ptr"):
        return Parameter("*", space=int(type_[14:-1]) if "(" in type_ else 0)
    if type_.startswith("<"):
        count, scalar = type_[1:-1].split(" x ")
        return Parameter(_WORDS.get(scalar, "?"), int(count))
    return Parameter(_WORDS.get(type_, "?"))
