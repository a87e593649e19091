"""Terminators: branches, switches, returns, unreachable."""

from __future__ import annotations

import numpy as np

from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Edge, Frame, Operation
from swlds.ir.model import Instruction
from swlds.ir.values import ConstantInt


def build_br(decoder: Decoder, instruction: Instruction) -> Operation:
    block = instruction.block
    assert block is not None
    edges = [decoder.edge(block, target) for target in instruction.targets]
    if len(edges) == 1 or instruction.targets[0] is instruction.targets[1]:
        only = edges[0]
        return lambda frame: frame.jump(only)
    return _conditional(decoder, instruction, edges[0], edges[1])


def _conditional(decoder: Decoder, instruction: Instruction, yes: Edge, no: Edge) -> Operation:
    condition = decoder.slot(instruction.operands[0])

    def run(frame: Frame) -> int:
        known = frame.meta[condition]
        if known is not None and known.shadow is not None:
            frame.wave.machine.reports.use_of_undefined(frame, instruction, known, frame.mask, "a branch condition")
        taken = frame.env[condition] & frame.mask
        count = int(np.count_nonzero(taken))
        if count == frame.active:
            return frame.jump(yes)
        if count == 0:
            return frame.jump(no)
        return frame.diverge([(yes, taken), (no, frame.mask & ~taken)])

    return run


def build_switch(decoder: Decoder, instruction: Instruction) -> Operation:
    block = instruction.block
    assert block is not None
    value = decoder.slot(instruction.operands[0])
    edges = {target: decoder.edge(block, target) for target in dict.fromkeys(instruction.targets)}
    default = edges[instruction.targets[0]]
    cases = []
    for constant, target in zip(instruction.operands[1:], instruction.targets[1:], strict=False):
        assert isinstance(constant, ConstantInt)
        cases.append((constant.value, edges[target]))

    def run(frame: Frame) -> int:
        known = frame.meta[value]
        if known is not None and known.shadow is not None:
            frame.wave.machine.reports.use_of_undefined(frame, instruction, known, frame.mask, "a switch value")
        chosen = frame.env[value]
        left = frame.mask
        ways: dict[int, tuple[Edge, np.ndarray]] = {}
        for number, edge in cases:
            lanes = left & (chosen == number)
            if lanes.any():
                left = left & ~lanes
                before = ways.get(edge.target)
                ways[edge.target] = (edge, lanes if before is None else lanes | before[1])
        if left.any():
            before = ways.get(default.target)
            ways[default.target] = (default, left if before is None else left | before[1])
        if len(ways) == 1:
            return frame.jump(next(iter(ways.values()))[0])
        return frame.diverge(list(ways.values()))

    return run


def build_ret(decoder: Decoder, instruction: Instruction) -> Operation:
    if not instruction.operands:
        return lambda frame: frame.give(None, None)
    value = decoder.slot(instruction.operands[0])
    return lambda frame: frame.give(frame.env[value], frame.meta[value])


def build_unreachable(decoder: Decoder, instruction: Instruction) -> Operation:
    """Lanes end here; a finding unless the ASan runtime has just spoken for them."""

    def run(frame: Frame) -> int | None:
        for lane in np.flatnonzero(frame.mask).tolist():
            if not report_pending(frame, lane):
                frame.wave.machine.reports.add(frame, instruction, lane, "trap", "Execution reached unreachable")
        return frame.wave.end_lanes(frame.mask)

    return run


def report_pending(frame: Frame, lane: int) -> bool:
    """Report what the ASan runtime refused for a lane that ends before the access; False when there is nothing."""
    pending = frame.wave.reported.pop(lane, None)
    if pending is None:
        return False
    instruction, verdict = pending
    if verdict is not None:
        frame.wave.machine.reports.access(frame, instruction, lane, verdict)
    return True
