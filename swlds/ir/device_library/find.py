"""What the library has: definitions of functions by name and type."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence
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
#: An entry, and the parameters that a mangled name says.
Known = tuple[Entry, tuple[Parameter, ...] | None]
_WORDS = {ir: word for word, ir in IR_TYPES.items() if not word.startswith("u") and word != "bool"} | {"i1": "bool"}

#: What bodies end with where types are others than they take apart or look up.
_UNFIT = (UnfitError, LookupError, ValueError, OverflowError)
#: Types that functions with C names have, those that tell less behind those that tell more.
_TYPES = ("float", "double", "half", "<2 x half>", "i32", "i64", "i16", "i8", "i1", "ptr addrspace(5)", "ptr")
_POINTERS = tuple(f"ptr addrspace({space})" for space in (1, 3))
#: Parameters that functions with C names have at most.
_MOST = 4


@final
@dataclass(frozen=True, slots=True)
class Definition:
    """``text``: the function's definition without its name, from ``(`` on; ``result`` stands in front."""

    result: str
    text: str
    declarations: dict[str, str]
    variables: dict[str, str]
    is_straight: bool


def find_entry(name: str) -> Known | None:
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
    return _define(function.name, known, [str(t) for t in type_.params], str(type_.result), constants)


def _define(name: str, known: Known, types: Sequence[str], type_: str, constants: Constants = ()) -> Definition | None:
    """``types`` of the parameters, ``type_`` of the result."""
    entry, parameters = known
    if parameters is None:
        parameters = tuple(_parameter(t) for t in types)
    if len(parameters) != len(types) or not all(map(Parameter.is_passed_as, parameters, types)):
        return None
    if any(p.word == "?" for p in parameters):
        return None
    given = dict(constants)
    arguments = tuple(Operand(t, str(given[k]) if k in given else f"%a{k}", given.get(k)) for k, t in enumerate(types))
    w = Writer()
    try:
        result = entry.body(w, Callee(name, type_, parameters, arguments))
    except _UNFIT:
        return None
    if not entry.is_whole:
        if (result.type if result is not None else "void") != type_:
            return None
        w.ret(result)
    header = ", ".join(f"{t} %a{k}" for k, t in enumerate(types))
    text = "\n".join([f"({header}) {{", *w.lines, "}"])
    return Definition(type_, text, w.declarations, w.variables, w.is_straight)


@functools.lru_cache(1024)
def find_signature(name: str, types: tuple[str, ...], result: str) -> str:
    """``float (float, i32)``: what the library has under a name that is declared otherwise, as near to that as there is."""
    known = find_entry(name)
    if known is None or any(p.word.startswith("ocl_") for p in known[1] or ()):
        return ""
    for given in _signatures_near(types) if known[1] is None else [tuple(p.ir for p in known[1])]:
        for type_ in dict.fromkeys((result, *given[:1], "void", *_TYPES, *_POINTERS)):
            if _define(name, known, given, type_) is not None:
                return f"{type_} ({', '.join(given)})"
    return ""


def _signatures_near(types: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Parameters of which one is another; then of one type; then two are others; then of one type but for the last."""
    counts = sorted(range(_MOST + 1), key=lambda n: abs(n - len(types)))
    yield types
    yield from _with_others(types, 1)
    yield from ((t,) * n for n in counts for t in _TYPES)
    yield from _with_others(types, 2)
    yield from ((t,) * (n - 1) + (last,) for n in counts if n > 1 for t in _TYPES for last in _TYPES)


def _with_others(types: tuple[str, ...], count: int) -> Iterator[tuple[str, ...]]:
    for places in itertools.combinations(range(len(types) if len(types) <= _MOST else 0), count):
        for others in itertools.product(_TYPES, repeat=count):
            changed = dict(zip(places, others, strict=True))
            yield tuple(changed.get(k, t) for k, t in enumerate(types))


def _parameter(type_: str) -> Parameter:
    """What a type in LLVM IR says of a parameter."""
    if type_.startswith("ptr"):
        return Parameter("*", space=int(type_[14:-1]) if "(" in type_ else 0)
    if type_.startswith("<") and not type_.startswith("<vscale"):
        count, scalar = type_[1:-1].split(" x ")
        return Parameter(_WORDS.get(scalar, "?"), int(count))
    return Parameter(_WORDS.get(type_, "?"))
