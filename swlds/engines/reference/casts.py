"""Casts, bitcast, addrspacecast and freeze."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from swlds.device.address_space import APERTURES, NULL_32, Array
from swlds.device.bits import bf16_to_f32, f32_to_bf16, round_bfloat, signed, unsigned
from swlds.device.intrinsics.generic import to_integer
from swlds.device.intrinsics.modes import is_bounded
from swlds.device.lane_values import Rep, from_bits, rep_of, to_bits
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.meta import Meta, make
from swlds.engines.reference.mode_operations import by_mode
from swlds.engines.reference.pure import build_move, build_pure
from swlds.ir.model import Instruction
from swlds.ir.types import PointerType, scalar_type


def _sext(x: Array, source: Rep, target: Rep) -> Array:
    wide = signed(x, source.bits)
    return unsigned(wide.astype(object) if target.bits > 64 else wide, target.bits)


def _trunc(x: Array, source: Rep, target: Rep) -> Array:
    return unsigned(x, target.bits)


def _zext(x: Array, source: Rep, target: Rep) -> Array:
    if x.dtype == np.bool_ and target.dtype == object:
        return x.astype(np.uint8).astype(object)
    return x.astype(target.dtype)


def _int_to_float(is_signed: bool) -> Any:
    def compute(x: Array, source: Rep, target: Rep) -> Array:
        number = signed(x, source.bits) if is_signed else x
        if number.dtype == object:
            number = np.array([_to_double(n) for n in number.ravel()], np.float64).reshape(number.shape)
        elif target.bits == 16:
            number = number.astype(np.float64)
        out = number.astype(target.dtype)
        return round_bfloat(out) if target.is_bfloat else out

    return compute


def _to_double(number: int) -> float:
    """Rounded, as a double has it: what is over its range is infinite."""
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


def _float_to_float(x: Array, source: Rep, target: Rep) -> Array:
    if target.is_bfloat:
        return bf16_to_f32(f32_to_bf16(_round_to_odd(x) if source.bits == 64 else x.astype(np.float32)))
    out = x.astype(target.dtype)
    if np.float16 in (x.dtype, out.dtype) and np.isnan(out).any():
        # NumPy converts half in software and leaves signalling NaNs so; a processor makes them quiet.
        raw = out.view(target.raw)
        quiet, payload = {16: (0x7E00, 10), 32: (0x7FC0_0000, 23), 64: (0x7FF8 << 48, 52)}[target.bits]
        given = x.view(source.raw).astype(np.uint64)
        kept = {16: 10, 32: 23, 64: 52}[source.bits] - payload
        moved = (given << np.uint64(max(-kept, 0))) >> np.uint64(max(kept, 0))
        moved &= np.uint64((1 << payload) - 1)
        sign = (given >> np.uint64(source.bits - 1)) << np.uint64(target.bits - 1)
        out = np.where(np.isnan(out), (sign | np.uint64(quiet) | moved).astype(target.raw), raw).view(target.dtype)
    return out


def _bounded_half(x: Array, source: Rep, target: Rep) -> Array:
    """``fptrunc`` to half with ``MODE.FP16_OVFL``: what overflows is the largest number of its sign, infinities stay."""
    out = _float_to_float(x, source, target)
    raw = out.view(target.raw)
    bounded: Array = raw - (np.isinf(out) & np.isfinite(x)).astype(target.raw)
    return bounded.view(target.dtype)


def _round_to_odd(x: Array) -> Array:
    """Doubles as floats whose last bit says whether anything was cut off: rounding these again is rounding once."""
    near = x.astype(np.float32)
    back = near.astype(np.float64)
    raw = near.view(np.uint32)
    cut = raw - (np.abs(back) > np.abs(x)).astype(np.uint32)
    inexact = ~np.isnan(x) & (back != x)
    return np.where(inexact, cut | np.uint32(1), raw).view(np.float32)


CASTS: dict[str, Any] = {
    "trunc": _trunc,
    "zext": _zext,
    "sext": _sext,
    "fptrunc": _float_to_float,
    "fpext": _float_to_float,
    "uitofp": _int_to_float(False),
    "sitofp": _int_to_float(True),
    "fptoui": lambda x, s, t: to_integer(x, t.bits, False),
    "fptosi": lambda x, s, t: to_integer(x, t.bits, True),
    "ptrtoint": _trunc,
    "ptrtoaddr": _trunc,
    "inttoptr": _trunc,
}
#: Casts that keep tags, and move shadows like data.
MOVING = ("trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr")


def build_cast(decoder: Decoder, instruction: Instruction) -> Operation:
    source, target = rep_of(instruction.operands[0].type), rep_of(instruction.type)
    a = decoder.slot(instruction.operands[0])
    compute = _bounded_half if is_bounded(instruction) else CASTS[instruction.opcode]
    opcode = instruction.opcode
    if opcode not in MOVING:
        usual = by_mode(decoder, instruction, lambda frame, x: compute(x, source, target))
        return build_pure(decoder, instruction, [a], usual, target)
    cuts = source.bits != target.bits
    return build_move(decoder, instruction, a, lambda x: compute(x, source, target), target.bits >= 32, cuts)


def cast_space(x: Array, source: int, target: int) -> Array:
    """``addrspacecast`` of lanes."""
    if source in APERTURES and target not in APERTURES:
        flat = x.astype(np.uint64) | np.uint64(APERTURES[source] << 32)
        return np.where(x == NULL_32, np.uint64(0), flat)
    if target in APERTURES and source not in APERTURES:
        return np.where(x == 0, np.uint32(NULL_32), x.astype(np.uint32))
    return x.astype(rep_of(PointerType(target)).dtype)


def build_addrspacecast(decoder: Decoder, instruction: Instruction) -> Operation:
    source, target = scalar_type(instruction.operands[0].type), scalar_type(instruction.type)
    assert isinstance(source, PointerType) and isinstance(target, PointerType)
    a = decoder.slot(instruction.operands[0])
    assign = decoder.assign(instruction)
    raw = rep_of(instruction.type).raw

    def run(frame: Frame) -> None:
        value = cast_space(frame.env[a], source.addrspace, target.addrspace)
        result = frame.meta[a]
        if result is not None and result.shadow is not None:
            result = Meta(result.tag, result.shadow.astype(raw), result.origin)
        assign(frame, value, result)

    return run


def build_bitcast(decoder: Decoder, instruction: Instruction) -> Operation:
    source, target = rep_of(instruction.operands[0].type), rep_of(instruction.type)
    a = decoder.slot(instruction.operands[0])
    lanes = decoder.lanes
    assign = decoder.assign(instruction)

    def run(frame: Frame) -> None:
        value = from_bits(recut(to_bits(frame.env[a], source), source, target, lanes), target)
        result = frame.meta[a]
        if result is not None:
            shadow = None if result.shadow is None else recut(result.shadow, source, target, lanes)
            tag = result.tag if isinstance(result.tag, int) or source.count == target.count else None
            result = make(tag, shadow, result.origin)
        assign(frame, value, result)

    return run


def recut(bits: Array, source: Rep, target: Rep, lanes: int) -> Array:
    """Bit patterns of one shape as another of the same total width, little end first."""
    if source.bits == target.bits and source.count == target.count:
        return bits
    octets = all(r.bits in (8, 16, 32, 64) for r in (source, target))
    if octets:
        flat = np.ascontiguousarray(bits).reshape(lanes, -1).view(target.raw)
        outcome: Array = flat.reshape(target.shape(lanes))
        return outcome
    parts = bits.reshape(lanes, -1).astype(object)
    whole = sum((parts[:, i] << (i * source.bits) for i in range(parts.shape[1])), np.zeros(lanes, object))
    limit = (1 << target.bits) - 1
    cut = [(whole >> (i * target.bits)) & limit for i in range(max(target.count, 1))]
    return np.stack(cut, axis=1).astype(target.raw).reshape(target.shape(lanes))


def build_freeze(decoder: Decoder, instruction: Instruction) -> Operation:
    a = decoder.slot(instruction.operands[0])
    assign = decoder.assign(instruction)

    def run(frame: Frame) -> None:
        value, known = frame.env[a], _defined(frame.meta[a])
        assign(frame, value, known)

    return run


def _defined(known: Any) -> Any:
    if isinstance(known, tuple):
        return tuple(_defined(k) for k in known)
    return None if known is None else make(known.tag, None)
