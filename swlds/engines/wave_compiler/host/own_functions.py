"""Host functions beside ``@wave``: code that a kernel would else hold many times is written once and called.

LLVM takes more than linear time for a function's length; a kernel with hundreds of scattered accesses is mostly their checks.
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.host.writer import Writer
from swlds.engines.wave_compiler.wave_code import WaveCode


def check_apart(t: WaveCode, name: str, values: list[Lanes], write: Callable[[list[Lanes]], None]) -> None:
    """Do what ``write`` writes, in the function ``name``: a check of varying values. Where it gives the group up the kernel does.

    The name stands for the code: ``write`` is called for the first access with that name only, and may use the values that it is
    given, ``%g``, ``%w`` and the mask.
    """
    t.suspect_if(Lanes("i1", uniform=call_apart(t, name, values, write)))


def call_apart(t: WaveCode, name: str, values: list[Lanes], write: Callable[[list[Lanes]], None]) -> str:
    """The same, and what it finds as an i1: nobody gives the group up."""
    shape, mask = t.shape, t.mask
    given = [("ptr", "%g"), ("i32", "%w")]
    given += [(shape.vector(v.type), chunk) for v in values for chunk in shape.chunks(v)]
    given += [(shape.mask_type, mask)] if mask is not None else []
    if name not in t.w.declarations:
        t.w.declarations[name] = _define(t, name, [type_ for type_, _ in given], values, write)
    arguments = ", ".join(f"{type_} {text}" for type_, text in given)
    return t.w.emit(f"call i1 @{name}({arguments})")


def _define(t: WaveCode, name: str, types: list[str], values: list[Lanes], write: Callable[[list[Lanes]], None]) -> str:
    outer, mask, abort, folds_rare = t.w, t.mask, t.abort_label, t.folds_rare
    names = ["%g", "%w", *(f"%a{k}" for k in range(len(types) - 2))]
    t.w = t.shape.w = Writer()
    t.w.declarations = outer.declarations
    t.mask, t.abort_label, t.folds_rare = None if mask is None else names[-1], "abort", False
    count = t.shape.count
    try:
        write([Lanes(v.type, chunks=names[2 + k * count : 2 + (k + 1) * count]) for k, v in enumerate(values)])
        t.w.end("ret i1 false")
        t.w.start("abort")
        t.w.end("ret i1 true")
        lines = t.w.entry + t.w.lines
    finally:
        t.w = t.shape.w = outer
        t.mask, t.abort_label, t.folds_rare = mask, abort, folds_rare
    head = ", ".join(f"{type_} {given}" for type_, given in zip(types, names, strict=True))
    return "\n".join([f"define internal i1 @{name}({head}) noinline nounwind {{", *lines, "}"])


__all__ = ["call_apart", "check_apart"]
