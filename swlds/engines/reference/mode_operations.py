"""Operations that write MODE, read it, or compute by it; only of programs in which that shows (``Machine.mode_bits``)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.findings import spelled_place
from swlds.device.intrinsics import Row
from swlds.device.intrinsics.flushing import (
    OPERANDS,
    RESULTS,
    exact_result,
    find_denormal,
    find_smallest,
    flush,
    flushes,
    is_flushed,
    is_plain,
)
from swlds.device.intrinsics.mode_fields import (
    DENORM_BITS,
    ROUND_BITS,
    ROUNDINGS,
    find_write,
    first_of,
    gets_rounding,
    read_bits,
    reads_register,
    sets_rounding,
)
from swlds.device.intrinsics.rounding import DIRECTIONS, in_direction, rounds_by, takes_several
from swlds.device.lane_values import rep_of
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation
from swlds.errors import UnsupportedError
from swlds.ir.model import Instruction

Compute = Callable[..., Any]
#: The first bit of FP_ROUND by the field's name.
_FIRST = {"single": 0, "others": 2}
#: What ``llvm.get.rounding`` gives for FP_ROUND.
_SPOKEN = {bits: number for number, bits in ROUNDINGS.items()}
_SEVERAL = "fdiv and sqrt by MODE: exactly; the device computes them in several instructions, whose last bit may differ"
_UNORDERED = (
    "MODE is written where lanes of a wave go several ways, and used or written on another of these; which way the wave goes "
    "first no source says"
)
_TWO_FIELDS = "FP_ROUND of MODE differs for f32 and for f64 and f16, and no source says by which this rounds"
_DENORMAL = "FP_DENORM of MODE flushes denormal numbers, and no source says what this makes of one"
_BORDER = "FP_DENORM of MODE flushes denormal results, and no source says whether also one that is denormal until it is rounded"


# The register ----------------------------------------------------------------------------------------------------


def build_setreg(decoder: Decoder, instruction: Instruction, row: Row) -> Operation | None:
    """``s.setreg`` and ``llvm.set.rounding``."""
    write = find_write(instruction)
    if not decoder.machine.mode_bits or write is None:
        return None
    source, bits = decoder.slot(instruction.call_arguments[-1]), write.bits
    take = _rounding_to_set if sets_rounding(instruction) else _number_to_set

    def run(frame: Frame) -> None:
        mode, known = frame.wave.mode, frame.meta[source]
        assert mode is not None, "the program changes it"
        if known is not None and known.shadow is not None:
            frame.wave.machine.reports.use_of_undefined(
                frame, instruction, known, frame.mask, "what is written to MODE"
            )
        number = take(frame, instruction, frame.env[source][frame.mask])
        if not mode.write(frame.mask, bits, number << first_of(bits)):
            raise _refused(frame, instruction, _UNORDERED)

    return run


def _number_to_set(frame: Frame, instruction: Instruction, values: Array) -> int:
    if (values != values[0]).any():
        raise _refused(frame, instruction, "lanes of a wave write different values to MODE, which is one for all")
    return int(values[0])


def _rounding_to_set(frame: Frame, instruction: Instruction, values: Array) -> int:
    """The first active lane's counts (AMDGPUUsage, of ``llvm.set.rounding``)."""
    found = ROUNDINGS.get(int(values[0]))
    if found is None:
        raise _refused(frame, instruction, f"{int(values[0])} is no rounding mode")
    return found


def _reading(decoder: Decoder, instruction: Instruction, usual: Compute) -> Compute:
    """``s.getreg`` and ``llvm.get.rounding``."""
    bits, lanes, kind = read_bits(instruction), decoder.lanes, rep_of(instruction.type).dtype
    if not bits:
        return usual
    is_spoken = gets_rounding(instruction)

    def compute(frame: Frame, *register: Array) -> Array:
        number = (_value(frame, instruction) & bits) >> first_of(bits)
        return np.full(lanes, _SPOKEN[number] if is_spoken else number, kind)

    return compute


# What computes by it ---------------------------------------------------------------------------------------------


def by_mode(decoder: Decoder, instruction: Instruction, usual: Compute) -> Compute:
    """``compute(frame, *operands)`` of an instruction by the wave's MODE; ``usual``: as where no program writes it."""
    shown = decoder.machine.mode_bits
    if shown and reads_register(instruction):
        return _reading(decoder, instruction, usual)
    if shown & ROUND_BITS and rounds_by(instruction):
        usual = _rounding(decoder, instruction, usual)
    if shown & DENORM_BITS and is_flushed(instruction):
        return _flushing(instruction, usual)
    return _plain(decoder, instruction, usual) if shown & DENORM_BITS and is_plain(instruction) else usual


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
        raise _refused(frame, instruction, _TWO_FIELDS)
    return DIRECTIONS[found.pop()]


def _flushing(instruction: Instruction, usual: Compute) -> Compute:
    """What flushes as sources say, but for results at the border of denormal numbers."""
    exact = exact_result(instruction)

    def compute(frame: Frame, *values: Array) -> Any:
        mode = _value(frame, instruction)
        operands = [flush(v, mode, OPERANDS) for v in values]
        result = usual(frame, *operands)
        if exact is not None and flushes(result, mode, RESULTS) and _is_at_border(frame, exact, operands, result):
            raise _refused(frame, instruction, _BORDER)
        return flush(result, mode, RESULTS)

    return compute


def _is_at_border(frame: Frame, exact: Callable[..., Fraction], operands: list[Array], result: Array) -> bool:
    """An active lane's result was made the smallest normal number of by rounding."""
    smallest = find_smallest(result[frame.mask])
    rows = zip(*(v[frame.mask][smallest].tolist() for v in operands), strict=True)
    least = Fraction(float(np.finfo(result.dtype).smallest_normal))
    return any(abs(exact(*map(Fraction, row))) < least for row in rows)


def _plain(decoder: Decoder, instruction: Instruction, usual: Compute) -> Compute:
    """What is executed where no number is denormal."""
    fidelity = decoder.machine.launch.fidelity

    def compute(frame: Frame, *values: Array) -> Any:
        mode, result = _value(frame, instruction), usual(frame, *values)
        results = result if isinstance(result, tuple) else (result,)
        at_risk = [v for v in (*values, *results) if flushes(v, mode, OPERANDS) or flushes(v, mode, RESULTS)]
        if any(find_denormal(v[frame.mask]).any() for v in at_risk) or any(
            find_smallest(v[frame.mask]).any() for v in results if flushes(v, mode, RESULTS)
        ):
            raise _refused(frame, instruction, _DENORMAL)
        if at_risk and takes_several(instruction):
            fidelity.add_approximated(_SEVERAL)
        return result

    return compute


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
