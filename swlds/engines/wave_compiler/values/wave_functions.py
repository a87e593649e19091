"""Host functions of intrinsics that take all lanes of a wave at once: what calls NumPy's loops, and what multiplies matrices.

Such a function reads the operands from exchanged memory, does what the row's NumPy function says (``traced.py``), and writes the
result there. It depends on nothing else, so kernels share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, final

from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Component, Lanes, Shape
from swlds.engines.wave_compiler.host.writer import Writer
from swlds.engines.wave_compiler.values.traced import apply
from swlds.engines.wave_compiler.values.traced_calls import describe, name_of
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.values import ConstantInt

if TYPE_CHECKING:
    from swlds.device.intrinsics import Call, Row
    from swlds.engines.wave_compiler.flat.flatten import FlatInstruction

Places = tuple[tuple[Component, int], ...]


@final
class Exchange(NamedTuple):
    """Where the scalars of operands and result lie in exchanged memory, of which they take ``room`` bytes."""

    arguments: tuple[Places, ...]
    results: Places
    room: int


def find_function(t: WaveCode, i: FlatInstruction, name: str, row: Row, exchange: Exchange) -> str | None:
    """The host function's name: ``void (ptr %g, ptr memory)``. None where the row has to be called back."""
    call = describe(t, i, name)
    function = name_of(f"whole.{t.shape.lanes}", i, call)
    if function not in t.whole:
        t.whole[function] = _write(t, function, i, call, row, exchange)
    return function if t.whole[function] else None


def _write(t: WaveCode, function: str, i: FlatInstruction, call: Call, row: Row, exchange: Exchange) -> bool:
    """Put the function beside the kernel; False where it cannot be written."""
    outer, shape, mask = t.w, t.shape, t.mask
    t.w, t.mask, t.is_whole = Writer(), None, True
    t.w.declarations = dict(outer.declarations)
    t.shape = Shape(t.w, shape.lanes, shape.width)
    try:
        given = [
            None if isinstance(operand, ConstantInt) and at in row.immediates else _read(t, places)
            for at, (operand, places) in enumerate(zip(i.operands, exchange.arguments, strict=True))
        ]
        found = apply(t, i, call, row, given)
        if found is None:
            return False
        for part, (_, place) in zip(found, exchange.results, strict=True):
            raw.write_lanes(t, "%m", place, part)
        t.w.end("ret void")
        head = f"define internal void @{function}(ptr %g, ptr %m) noinline nounwind {{"
        t.w.declarations[function] = "\n".join([head, *t.w.entry, *t.w.lines, "}"])
        outer.declarations.update(t.w.declarations)
        return True
    finally:
        t.w, t.shape, t.mask, t.is_whole = outer, shape, mask, False


def _read(t: WaveCode, places: Places) -> list[Lanes]:
    return [raw.read_lanes(t, "%m", place, c.type) for c, place in places]


__all__ = ["Exchange", "find_function"]
