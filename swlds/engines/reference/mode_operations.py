"""Operations that write MODE, read it, or compute by it; only of programs in which that shows (``Machine.changes_mode``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.findings import spelled_place
from swlds.device.intrinsics import Row
from swlds.device.intrinsics.mode_fields import bits_of_mode, find_write, reads_register
from swlds.device.intrinsics.rounding import DIRECTIONS, in_direction, rounds_by, takes_several
from swlds.device.lane_values import rep_of
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation
from swlds.errors import UnsupportedError
from swlds.ir.model import Instruction

Compute = Callable[..., Any]
#: The first bit of FP_ROUND by the field's name.
_FIRST = {"single": 0, "others": 2}
_SEVERAL = "fdiv and sqrt rounded by MODE: exactly; the device computes them in several instructions, whose last bit may differ"
_UNORDERED = (
    "MODE is written where lanes of a wave go several ways, and used or written on another of these; which way the wave goes "
    "first no source says"
)


def build_setreg(decoder: Decoder, instruction: Instruction, row: Row) -> Operation | None:
    """``s.setreg``."""
    write = find_write(instruction)
    if not decoder.machine.changes_mode or write is None:
        return None
    source = decoder.slot(instruction.call_arguments[1])
    bits = write.bits
    first = (bits & -bits).bit_length() - 1

    def run(frame: Frame) -> None:
        mode, known = frame.wave.mode, frame.meta[source]
        assert mode is not None, "the program changes it"
        if known is not None and known.shadow is not None:
            frame.wave.machine.reports.use_of_undefined(
                frame, instruction, known, frame.mask, "what is written to MODE"
            )
        values = frame.env[source][frame.mask]
        if (values != values[0]).any():
            raise _refused(frame, instruction, "lanes of a wave write different values to MODE, which is one for all")
        if not mode.write(frame.mask, bits, int(values[0]) << first):
            raise _refused(frame, instruction, _UNORDERED)

    return run


def by_mode(decoder: Decoder, instruction: Instruction, usual: Compute) -> Compute:
    """``compute(frame, *operands)`` of an instruction by the wave's MODE; ``usual``: as where no program writes it."""
    if not decoder.machine.changes_mode:
        return usual
    if reads_register(instruction):
        return _reading(instruction, decoder.lanes, usual)
    return _rounding(decoder, instruction, usual) if rounds_by(instruction) else usual


def _reading(instruction: Instruction, lanes: int, usual: Compute) -> Compute:
    """``s.getreg``."""
    bits = bits_of_mode(instruction.call_arguments[0])
    if not bits:
        return usual
    first, kind = (bits & -bits).bit_length() - 1, rep_of(instruction.type).dtype

    def compute(frame: Frame, register: Array) -> Array:
        return np.full(lanes, (_value(frame, instruction) & bits) >> first, kind)

    return compute


def _rounding(decoder: Decoder, instruction: Instruction, usual: Compute) -> Compute:
    field, directed = rounds_by(instruction), in_direction(instruction)
    fidelity = decoder.machine.launch.fidelity

    def compute(frame: Frame, *values: Array) -> Array:
        direction = _direction(frame, instruction, field)
        plain: Array = usual(frame, *values)
        if not direction:
            return plain
        if takes_several(instruction):
            fidelity.add_approximated(_SEVERAL)
        return np.where(np.isnan(plain), plain, directed(direction, *values))

    return compute


def _direction(frame: Frame, instruction: Instruction, field: str) -> str:
    """That of the field; of both, where they have to say the same."""
    value = _value(frame, instruction)
    found = {value >> first & 3 for name, first in _FIRST.items() if field in (name, "all")}
    if len(found) > 1:
        raise _refused(
            frame,
            instruction,
            "FP_ROUND of MODE differs for f32 and for f64 and f16, and no source says by which this rounds",
        )
    return DIRECTIONS[found.pop()]


def _value(frame: Frame, instruction: Instruction) -> int:
    """The register, for what the active lanes do with it."""
    mode = frame.wave.mode
    assert mode is not None, "the program changes it"
    if not mode.use(frame.mask):
        raise _refused(frame, instruction, _UNORDERED)
    return mode.value


def _refused(frame: Frame, instruction: Instruction, reason: str) -> UnsupportedError:
    site = frame.wave.machine.site(frame, instruction)
    return UnsupportedError(f"{reason}: {site.instruction}", location=spelled_place(site.location, site.calls))
