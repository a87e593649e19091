"""``byval`` arguments: the callee gets the address of a copy of its own, on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from swlds.device.address_space import PRIVATE, Array
from swlds.device.by_value import shape_of_copy
from swlds.engines.reference.bulk import copy_lanes
from swlds.engines.reference.frame import Copy, Frame
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.memory_operations import make_fresh, overflow, pointer_space
from swlds.engines.reference.meta import Meta
from swlds.ir.model import Instruction

if TYPE_CHECKING:
    from swlds.engines.reference.decode import Decoder


def find_copies(decoder: Decoder) -> list[Copy]:
    """The ``byval`` parameters of a function."""
    module = decoder.function.module
    assert module is not None, "an executed function belongs to a module"
    found = []
    for position, parameter in enumerate(decoder.function.arguments):
        shape = shape_of_copy(parameter, decoder.image.layout, module)
        if shape is not None:
            found.append(Copy(position, pointer_space(parameter), *shape))
    return found


def make_copy(
    frame: Frame, instruction: Instruction, slot: int, copy: Copy, mask: Array
) -> tuple[np.ndarray, Meta] | int | None:
    """Copy one argument of the lanes that call to fresh stack; (address, what is known of it), or what stack overflow returns."""
    wave = frame.wave
    machine = wave.machine
    start = -(-wave.stack_pointer // copy.align) * copy.align
    if start + copy.size > machine.stack_end:
        return overflow(frame, instruction, start + copy.size)
    wave.stack_pointer = start + copy.size
    make_fresh(frame, start, copy.size)
    lanes = len(frame.mask)
    target = Granted(PRIVATE, wave.private_lanes + np.uint64(start), frame.mask, frame.active == lanes, 0)
    reads = machine.port.access(
        frame, instruction, copy.space, frame.env[slot], frame.meta[slot], copy.size, write=False, mask=mask
    )
    for read in reads:
        if read.lanes.any():
            copy_lanes(frame, instruction, read, target, read.lanes, copy.size)
    number = machine.stack_object(instruction, start, copy.size, f"copy of argument {copy.position}")
    return np.full(lanes, start, np.uint32), Meta(number)
