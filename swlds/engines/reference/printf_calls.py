"""Calls of ``printf`` and its kin: lane by lane, with a finding for each that makes no sense."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import LDS
from swlds.device.lane_values import rep_of, to_bits
from swlds.device.printf.calls import FAILED, PrintCall, answer_call
from swlds.device.printf.formats import PrintfError
from swlds.device.printf.strings import StringError, Strings
from swlds.engines.reference.frame import Frame
from swlds.ir.model import Instruction
from swlds.ir.types import Type


def print_lanes(frame: Frame, instruction: Instruction, name: str, types: list[Type], values: list[Any]) -> Any:
    """What the call gives in each lane."""
    columns = [to_bits(v, rep_of(t)) for v, t in zip(values, types, strict=True)]
    found = np.zeros(len(frame.mask), np.int64)
    for lane in np.flatnonzero(frame.mask).tolist():
        bits = [tuple(int(x) for x in np.atleast_1d(column[lane])) for column in columns]
        found[lane] = _print(frame, instruction, name, types, bits, lane)
    return found


def _print(
    frame: Frame, instruction: Instruction, name: str, types: list[Type], bits: list[tuple[int, ...]], lane: int
) -> int:
    wave, machine = frame.wave, frame.wave.machine
    launch, reports = machine.launch, machine.reports

    def place(space: int, low: int) -> int:
        return low + (wave.group.lds_base if space == LDS else int(wave.private_lanes[lane]))

    item = wave.wave_number * wave.wave_size + lane
    strings = Strings(launch, place, wave.stack_pointer)
    try:
        return answer_call(launch, PrintCall(name, (wave.group.number, item), types, bits, strings))
    except PrintfError as error:
        reports.add(frame, instruction, lane, "invalid-printf", f"{name} cannot print: {error}")
    except StringError as error:
        if error.verdict is not None:
            reports.access(frame, instruction, lane, error.verdict)
        else:
            reports.add(frame, instruction, lane, "uninitialized", error.message)
    return FAILED
