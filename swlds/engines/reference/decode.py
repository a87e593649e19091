"""From a function to closures: one operation an instruction, made once, run for every wave.

Registers are slots of a list: arguments, results, and the constants that the function mentions (filled in the template).
A result that is used outside its block, or by a phi, is *live out*: it is assigned through ``Frame.put``, which keeps
the old value in lanes that are not active.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from swlds.analysis.reconvergence import order_blocks
from swlds.device.lane_values import Data
from swlds.device.whole_wave import find_whole_wave
from swlds.engines.reference.frame import Code, Edge, Frame, Operation
from swlds.engines.reference.meta import Metas
from swlds.ir.model import Argument, Block, Function, Instruction
from swlds.ir.types import METADATA, VOID
from swlds.ir.values import Constant, GlobalReference, Value

if TYPE_CHECKING:
    from collections.abc import Callable

    from swlds.engines.reference.machine import Machine

    Builder = Callable[["Decoder", Instruction], Operation | None]
    Assign = Callable[[Frame, Data, Metas], None]


@final
class Decoder:
    """Decodes one function."""

    def __init__(self, machine: Machine, function: Function) -> None:
        self.machine, self.function = machine, function
        self.image, self.lanes = machine.image, machine.lanes
        self.code = Code(function)
        self.number = {block: i for i, block in enumerate(function.blocks)}
        self.order = order_blocks(function.blocks)
        #: Instructions that run in all lanes.
        self.whole_wave = find_whole_wave(function).members

    def slot(self, value: Value) -> int:
        """The slot of an argument, instruction or constant."""
        known = self.code.slots.get(value)
        if known is not None:
            return known
        data: Data = None
        meta = None
        if isinstance(value, (Constant, GlobalReference)):
            data, meta = self.machine.constant(value)
        else:
            assert isinstance(value, (Argument, Instruction)), f"{type(value).__name__} is no register"
        index = self.code.slots[value] = len(self.code.template)
        self.code.template.append(data)
        self.code.template_meta.append(meta)
        return index

    def assign(self, instruction: Instruction) -> Assign:
        """What gives an instruction's register its value; see above."""
        slot = self.slot(instruction)
        if instruction.is_live_out:
            return lambda frame, data, meta: frame.put(slot, data, meta)

        def assign(frame: Frame, data: Data, meta: Metas) -> None:
            frame.env[slot], frame.meta[slot] = data, meta

        return assign

    def edge(self, source: Block, target: Block) -> Edge:
        """The edge with its phi moves."""
        start, end = self.number[source], self.number[target]
        edge = Edge(end, self.order.key(start, end) if start in self.order.first else 0)
        for phi in target.phis:
            for incoming, block in zip(phi.operands, phi.targets, strict=False):
                if block is source:
                    edge.moves.append((self.slot(phi), self.slot(incoming)))
                    break
        return edge


def has_result(instruction: Instruction) -> bool:
    """True when the instruction defines a register."""
    return instruction.type not in (VOID, METADATA)
