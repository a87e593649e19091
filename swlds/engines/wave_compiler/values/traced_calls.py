"""Calls of traced intrinsics (``traced.py``): what takes many instructions is a host function, compiled once and called for each
chunk of lanes; what takes few stands where it is called."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING, final

from swlds.device.intrinsics.described import make_call
from swlds.engines.wave_compiler.host.lanes import Lanes, Shape
from swlds.engines.wave_compiler.host.writer import Writer
from swlds.engines.wave_compiler.values.traced import apply
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.values import ConstantInt

if TYPE_CHECKING:
    from swlds.device.intrinsics import Call, Row
    from swlds.device.target import Target
    from swlds.engines.wave_compiler.flat.flatten import FlatInstruction

Parts = list[Lanes]
#: Instructions of a chunk that are no function of their own.
_FEW = 6


@final
class _Wave:
    """What is known of a wave before it runs; it has nothing else."""

    def __init__(self, target: Target, wave_size: int) -> None:
        self.target, self.wave_size = target, wave_size


def trace(t: WaveCode, i: FlatInstruction, name: str, row: Row) -> Parts | None:
    """The scalars of the result; None where the row has to be called back."""
    given = [None if isinstance(operand, ConstantInt) else t.value(operand) for operand in i.operands]
    return _trace(t, "traced", i, name, row, given)


def trace_shadow(t: WaveCode, i: FlatInstruction, name: str, row: Row) -> Parts | None:
    """What the row's rule says of undefined bits, from the shadows of a call's operands; None where it cannot be traced."""
    given = [None if k in row.immediates else t.value(operand) for k, operand in enumerate(i.operands)]
    return _trace(t, "shadow", i, name, replace(row, lanes=row.shadows), given)


def _trace(t: WaveCode, kind: str, i: FlatInstruction, name: str, row: Row, given: list[Parts | None]) -> Parts | None:
    call = describe(t, i, name)
    parts = [part for one in given if one is not None for part in one]
    if all(part.is_uniform for part in parts):
        return apply(t, i, call, row, given)
    function = name_of(kind, i, call)
    if function not in t.traced:
        t.traced[function] = _write(t, function, i, call, row, given)
    lines, types = t.traced[function]
    if types is None:
        return None
    if lines <= _FEW:
        return apply(t, i, call, row, given)
    return _call(t, function, parts, types)


def describe(t: WaveCode, i: FlatInstruction, name: str) -> Call:
    """A call as its row's function may know of it when host code is made."""
    return make_call(_Wave(t.image.target, t.options.wave_size), i.source, name, i.operands)  # type: ignore[arg-type]


def name_of(kind: str, i: FlatInstruction, call: Call) -> str:
    """Of a function: by all that its text depends on."""
    types = [(str(operand.type), isinstance(operand, ConstantInt)) for operand in i.operands]
    constants = [operand.value for operand in i.operands if isinstance(operand, ConstantInt)]
    key = (call.name, str(i.type), types, constants, call.has_ieee, call.saturates, call.assembly)
    return f"{kind}.{hashlib.sha256(repr(key).encode()).hexdigest()[:32]}"


def _write(
    t: WaveCode, function: str, i: FlatInstruction, call: Call, row: Row, given: list[Parts | None]
) -> tuple[int, list[str] | None]:
    """Declare the function, for one chunk, where it is long: how many instructions it has, and the types of its results (None:
    it cannot be traced)."""
    outer, shape, mask = t.w, t.shape, t.mask
    t.w, t.mask = Writer(), None
    t.w.declarations = outer.declarations
    t.shape = Shape(t.w, shape.width, shape.width)
    parameters: list[str] = []

    def take(part: Lanes) -> Lanes:
        parameters.append(f"{shape.vector(part.type)} %a{len(parameters)}")
        return Lanes(part.type, chunks=[parameters[-1].rsplit(" ", 1)[1]])

    try:
        found = apply(t, i, call, row, [None if one is None else [take(part) for part in one] for one in given])
        if found is None:
            return 0, None
        types = [part.type for part in found]
        chunks = [t.shape.chunks(part)[0] for part in found]
        lines, body = len(t.w.lines), _give_back(t, types, chunks)
    finally:
        t.w, t.shape, t.mask = outer, shape, mask
    if lines > _FEW:
        head = f"define internal {_result(shape, types)} @{function}({', '.join(parameters)}) noinline nounwind {{"
        t.w.declarations[function] = "\n".join([head, *body, "}"])
    return lines, types


def _give_back(t: WaveCode, types: list[str], chunks: list[str]) -> list[str]:
    result, whole = _result(t.shape, types), chunks[0]
    if len(types) > 1:
        whole = "poison"
        for k, (type_, chunk) in enumerate(zip(types, chunks, strict=True)):
            whole = t.w.emit(f"insertvalue {result} {whole}, {t.shape.vector(type_)} {chunk}, {k}")
    t.w.end(f"ret {result} {whole}")
    return t.w.lines


def _result(shape: Shape, types: list[str]) -> str:
    vectors = [shape.vector(type_) for type_ in types]
    return vectors[0] if len(vectors) == 1 else "{ " + ", ".join(vectors) + " }"


def _call(t: WaveCode, function: str, parts: Parts, types: list[str]) -> Parts:
    result, columns = _result(t.shape, types), [t.shape.chunks(part) for part in parts]
    found: list[list[str]] = [[] for _ in types]
    for row in zip(*columns, strict=True):
        arguments = ", ".join(f"{t.shape.vector(p.type)} {chunk}" for p, chunk in zip(parts, row, strict=True))
        whole = t.w.pure(f"call {result} @{function}({arguments})")
        for k, chunks in enumerate(found):
            chunks.append(whole if len(types) == 1 else t.w.pure(f"extractvalue {result} {whole}, {k}"))
    return [Lanes(type_, chunks=chunks) for type_, chunks in zip(types, found, strict=True)]


__all__ = ["describe", "name_of", "trace", "trace_shadow"]
