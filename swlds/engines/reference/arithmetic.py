"""Integer and floating-point arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import round_bfloat, signed, unsigned, wrap
from swlds.device.lane_values import Rep, rep_of
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.float_shadows import scaled_shadow
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.integer_shadows import integer_shadow
from swlds.engines.reference.meta import Meta, make, tag_of
from swlds.engines.reference.mode_operations import by_mode
from swlds.engines.reference.pure import build_pure
from swlds.engines.reference.shifts import ashr, lshr, shl
from swlds.engines.reference.tag_rules import combine_in
from swlds.ir.model import Instruction

Binary = Callable[[Array, Array, Rep], Array]


def _safe(b: Array) -> Array:
    return np.where(b == 0, b.dtype.type(1) if b.dtype != object else 1, b)


def _sdiv(a: Array, b: Array, rep: Rep) -> Array:
    x, y = signed(a, rep.bits).astype(object), signed(_safe(b), rep.bits).astype(object)
    return unsigned(
        np.asarray(np.where((x < 0) != (y < 0), -(abs(x) // abs(y)), abs(x) // abs(y)), dtype=object), rep.bits
    )


def _srem(a: Array, b: Array, rep: Rep) -> Array:
    x, y = signed(a, rep.bits).astype(object), signed(_safe(b), rep.bits).astype(object)
    rest = abs(x) % abs(y)
    return unsigned(np.asarray(np.where(x < 0, -rest, rest), dtype=object), rep.bits)


def _on_bool(integer: Binary, boolean: Binary) -> Binary:
    return lambda a, b, rep: boolean(a, b, rep) if a.dtype == np.bool_ else integer(a, b, rep)


def _xor(a: Array, b: Array, rep: Rep) -> Array:
    return a ^ b


INTEGER: dict[str, Binary] = {
    "add": _on_bool(lambda a, b, r: wrap(a + b, r.bits), _xor),
    "sub": _on_bool(lambda a, b, r: wrap(a - b, r.bits), _xor),
    "mul": _on_bool(lambda a, b, r: wrap(a * b, r.bits), lambda a, b, r: a & b),
    "udiv": _on_bool(lambda a, b, r: a // _safe(b), lambda a, b, r: a),
    "urem": _on_bool(lambda a, b, r: a % _safe(b), lambda a, b, r: a & False),
    "sdiv": _sdiv,
    "srem": _srem,
    "shl": shl,
    "lshr": lshr,
    "ashr": ashr,
    "and": lambda a, b, r: a & b,
    "or": lambda a, b, r: a | b,
    "xor": _xor,
}
FLOAT: dict[str, Callable[[Array, Array], Array]] = {
    "fadd": np.add,
    "fsub": np.subtract,
    "fmul": np.multiply,
    "fdiv": np.divide,
    "frem": np.fmod,
}
DIVISIONS = ("udiv", "urem", "sdiv", "srem")
#: Integer operations whose result keeps the tag of a pointer operand.
TAGGED = ("add", "sub", "and", "or", "xor")


def build_integer(decoder: Decoder, instruction: Instruction) -> Operation:
    a, b = (decoder.slot(o) for o in instruction.operands)
    assign = decoder.assign(instruction)
    rep, opcode = rep_of(instruction.type), instruction.opcode
    compute, machine = INTEGER[opcode], decoder.machine
    carries_tag = opcode in TAGGED and rep.bits >= 32
    divides = opcode in DIVISIONS

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        x, y = env[a], env[b]
        value = compute(x, y, rep)
        ma, mb = known[a], known[b]
        if divides:
            _check_divisor(frame, instruction, y, mb)
        result = None
        if ma is not None or mb is not None:
            tag = combine_in(machine, opcode, tag_of(ma), tag_of(mb)) if carries_tag else None
            shadow, origin = integer_shadow(opcode, x, y, ma, mb, rep)
            result = make(tag, shadow, origin)
        assign(frame, value, result)

    return run


def _check_divisor(frame: Frame, instruction: Instruction, divisor: Array, known: Meta | None) -> None:
    machine = frame.wave.machine
    if known is not None and known.shadow is not None:
        machine.reports.use_of_undefined(frame, instruction, known, frame.mask, "divisor")
    zero = (divisor == 0) if divisor.ndim == 1 else (divisor == 0).any(axis=1)
    for lane in np.flatnonzero(zero & frame.mask).tolist():
        machine.reports.add(frame, instruction, lane, "trap", "Integer division by zero: the result is undefined")


def build_float(decoder: Decoder, instruction: Instruction) -> Operation:
    a, b = (decoder.slot(o) for o in instruction.operands)
    rep = rep_of(instruction.type)
    function: Any = FLOAT[instruction.opcode]
    compute = (lambda x, y: round_bfloat(function(x, y))) if rep.is_bfloat else function
    # by MODE what overflows may end at the largest number
    is_exact = instruction.opcode == "fmul" and not decoder.machine.mode_bits
    usual = by_mode(decoder, instruction, lambda frame, x, y: compute(x, y))
    return build_pure(decoder, instruction, [a, b], usual, rep, scaled_shadow if is_exact else None)


def build_fneg(decoder: Decoder, instruction: Instruction) -> Operation:
    rep = rep_of(instruction.type)
    return build_pure(decoder, instruction, [decoder.slot(instruction.operands[0])], lambda frame, x: -x, rep)
