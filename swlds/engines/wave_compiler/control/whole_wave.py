"""Host code of operations that run in all lanes: what feeds ``strict.wwm`` (``device.whole_wave``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, final

from swlds.device.whole_wave import find_whole_wave
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import row_of
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.model import Function, Instruction

Parts = list[Lanes]
Code = TypeVar("Code", bound=WaveCode)


@final
class AllLanes:
    """Which operations these are, function by function."""

    def __init__(self) -> None:
        self._members: dict[Function, set[Instruction]] = {}

    def emit(self, t: Code, i: FlatInstruction, emitter: Callable[[Code, FlatInstruction], Parts]) -> Parts:
        """The operation, without a mask where all lanes run it."""
        function = i.source.function
        if i.source.opcode != i.opcode or function is None:
            return emitter(t, i)
        if function not in self._members:
            self._members[function] = find_whole_wave(function).members
        if i.source not in self._members[function]:
            return emitter(t, i)
        if any(isinstance(o, FlatInstruction) and o.block is not i.block for o in i.operands):
            t.suspect()  # a call between them: slots keep the active lanes only
        mask, t.mask = t.mask, None if i.opcode != "call" or not _tells_lanes(i) else t.mask
        try:
            return emitter(t, i)
        finally:
            t.mask = mask


def _tells_lanes(i: FlatInstruction) -> bool:
    """``set.inactive`` asks which lanes were active."""
    row = row_of(i)
    return row is not None and row.whole == "inactive"
