"""Steps of the reference engine: how many a wave takes in each block, so that host code can give way where it does.

A step is an operation that the reference engine executes. Its own decoder is asked which instructions become one; so what it
leaves out (hints, lifetime markers of nothing) costs nothing here, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.device.fidelity import Fidelity
from swlds.device.launch import Launch
from swlds.device.turns import may_end_behind
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.machine import Machine
from swlds.engines.reference.operations import BUILDERS, make_machine
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatCode, FlatInstruction
from swlds.ir.model import Function, Instruction

#: Flat instructions that stand for no operation.
_FREE = ("phi", "copy", "is_function", "suspect", "parameter", "byval")


@final
class Steps:
    """Costs of the blocks of flat code as it was before slots were promoted. ``costs`` counts them."""

    def __init__(self, code: FlatCode, launch: Launch, blocks: Callable[[FlatInstruction], bool]) -> None:
        """``blocks``: may the wave wait at this instruction?"""
        self.launch, self._may_block = launch, blocks
        self._instructions = {block: list(block.instructions) for part in code.all for block in part.blocks}
        self._decoders: dict[Function, Decoder] = {}
        self._known: dict[Instruction, int] = {}

    def costs(self) -> dict[FlatBlock, list[int]]:
        """Steps of each block, cut behind instructions at which the wave may wait, that call or, with a seed, may end a turn."""
        kept, self.launch.fidelity = self.launch.fidelity, Fidelity()
        machine = make_machine(self.launch)
        try:
            return {block: self._block(machine, found) for block, found in self._instructions.items()}
        finally:
            self.launch.fidelity = kept

    def _block(self, machine: Machine, instructions: list[FlatInstruction]) -> list[int]:
        parts, has_seed = [0], self.launch.options.seed != 0
        for i in instructions:
            if i.opcode not in _FREE:
                parts[-1] += self._cost(machine, i.source)
            if i.opcode == "enter" or self._may_block(i) or may_end_behind(i.opcode, has_seed=has_seed):
                parts.append(0)
        return parts

    def _cost(self, machine: Machine, source: Instruction) -> int:
        known = self._known.get(source)
        if known is None:
            function, builder = source.function, BUILDERS.get(source.opcode)
            assert function is not None
            if function not in self._decoders:
                self._decoders[function] = Decoder(machine, function)
            is_operation = builder is not None and builder(self._decoders[function], source) is not None
            known = self._known[source] = int(is_operation)
        return known
