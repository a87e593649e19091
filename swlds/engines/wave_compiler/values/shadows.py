"""Emitters of the instructions that ``flat/shadows.py`` adds: which bits of a result are undefined, and is one used?

The rules are those of the reference engine's ``integer_shadows.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swlds.device.constant_expressions import Scalar
from swlds.device.intrinsics import Row, called_intrinsic
from swlds.device.types import bit_width
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.values import arithmetic, vectors, wide
from swlds.engines.wave_compiler.values.integers import shift
from swlds.engines.wave_compiler.values.intrinsics import INTRINSICS
from swlds.engines.wave_compiler.values.traced_calls import trace_shadow
from swlds.engines.wave_compiler.wave_code import Parts, WaveCode
from swlds.ir.types import Type, scalar_type
from swlds.ir.values import Constant, shuffle_mask

#: Bits of the significand that are stored, by the host's type.
_STORED = {"half": 10, "float": 23, "double": 52}


def _and(t: WaveCode, a: Lanes, b: Lanes) -> Lanes:
    """Of a shadow and a value or shadow."""
    if 0 in (arithmetic.literal(a), arithmetic.literal(b)):
        return arithmetic.constant(a.type, 0)
    return arithmetic.simple(t, "and", a, b)


def _or(t: WaveCode, a: Lanes, b: Lanes) -> Lanes:
    for x, y in ((a, b), (b, a)):
        if arithmetic.literal(x) == 0:
            return y
    return arithmetic.simple(t, "or", a, b)


def _not(t: WaveCode, a: Lanes) -> Lanes:
    number = arithmetic.literal(a)
    ones = arithmetic.constant(a.type, -1)
    return arithmetic.simple(t, "xor", a, ones) if number is None else _number(a.type, ~number)


def _number(type_: str, value: int) -> Lanes:
    return arithmetic.constant(type_, arithmetic.wrapped(type_, value))


def _any(t: WaveCode, shadows: Parts) -> Lanes:
    """An i1: a bit of one of them is set."""
    total = arithmetic.constant("i1", 0)
    for shadow in shadows:
        if arithmetic.literal(shadow) != 0:
            total = _or(t, total, arithmetic.compare(t, "ne", shadow, arithmetic.constant(shadow.type, 0)))
    return total


def _spread(t: WaveCode, flag: Lanes, type_: str) -> Lanes:
    """All bits, where the flag is set."""
    if arithmetic.literal(flag) == 0:
        return arithmetic.constant(type_, 0)
    return flag if type_ == "i1" else arithmetic.cast(t, "sext", flag, type_)


def _spoil(t: WaveCode, type_: Type, operands: list[Parts]) -> Parts:
    """All bits of a scalar, where the operands have one: of vectors those of the same element."""
    kinds = [c.type for c in t.components(type_)]
    if all(len(o) == len(kinds) for o in operands):
        return [
            _spread(t, _any(t, list(row)), kind) for row, kind in zip(zip(*operands, strict=True), kinds, strict=True)
        ]
    flag = _any(t, [part for o in operands for part in o])
    return [_spread(t, flag, kind) for kind in kinds]


def emit_spoil(t: WaveCode, i: FlatInstruction) -> Parts:
    """All of what is computed."""
    return _spoil(t, i.type, [t.value(o) for o in i.operands])


def _bitwise(is_or: bool) -> Callable[[WaveCode, FlatInstruction], Parts]:
    """``and``, where a defined 0 hides what is undefined; ``or``, where a defined 1 does."""

    def emit(t: WaveCode, i: FlatInstruction) -> Parts:
        found = []
        for a, b, x, y in zip(*(t.value(o) for o in i.operands), strict=True):
            if is_or:
                x, y = _not(t, x), _not(t, y)
            found.append(_or(t, _and(t, a, b), _or(t, _and(t, a, y), _and(t, b, x))))
        return found

    return emit


def emit_either(t: WaveCode, i: FlatInstruction) -> Parts:
    return [_or(t, a, b) for a, b in zip(*(t.value(o) for o in i.operands), strict=True)]


def emit_shift(t: WaveCode, i: FlatInstruction) -> Parts:
    """By a defined amount the bits move; by another one all are undefined."""
    shadows, amounts, unknown = (t.value(o) for o in i.operands)
    opcode = i.opcode.removeprefix("shadow.")
    moved = [shift(t, opcode, a, b) for a, b in zip(shadows, amounts, strict=True)]
    return [_or(t, m, _spread(t, _any(t, [u]), m.type)) for m, u in zip(moved, unknown, strict=True)]


def emit_cast(t: WaveCode, i: FlatInstruction) -> Parts:
    opcode, kinds = i.opcode.removeprefix("shadow."), [c.type for c in t.components(i.type)]
    return [arithmetic.cast(t, opcode, a, kind) for a, kind in zip(t.value(i.operands[0]), kinds, strict=True)]


def emit_reverse(t: WaveCode, i: FlatInstruction) -> Parts:
    """Of ``bswap`` and ``bitreverse``."""
    name = i.opcode.replace("shadow", "llvm")
    shadows = t.value(i.operands[0])
    return [a if a.type == "i1" else arithmetic.intrinsic(t, name, a.type, [a], [a.type]) for a in shadows]


def emit_funnel(t: WaveCode, i: FlatInstruction) -> Parts:
    name = i.opcode.replace("shadow", "llvm")
    return [wide.funnel(t, name, *row) for row in zip(*(t.value(o) for o in i.operands), strict=True)]


def emit_product(t: WaveCode, i: FlatInstruction) -> Parts:
    """Of a product with powers of two from 1 on: trailing zeros of the significand stay (``float_shadows.py``)."""
    first, second, *factors = i.operands
    for shadow, other, value, scale in ((first, second, *factors), (second, first, *reversed(factors))):
        stored = _STORED.get(t.components(value.type)[0].type)
        if (
            stored is not None
            and isinstance(scale, Constant)
            and _is_defined(t, other)
            and _are_powers(t, scale, stored)
        ):
            return [_scaled(t, a, x, stored) for a, x in zip(t.value(shadow), t.value(value), strict=True)]
    return _spoil(t, i.type, [t.value(first), t.value(second)])


def _scaled(t: WaveCode, shadow: Lanes, value: Lanes, stored: int) -> Lanes:
    """From the lowest bit on that is set, or undefined, but no bit of the exponent."""
    type_ = shadow.type
    some = _or(t, arithmetic.bitcast(t, value, type_), shadow)
    lowest = arithmetic.simple(t, "and", some, arithmetic.simple(t, "sub", arithmetic.constant(type_, 0), some))
    cut = arithmetic.intrinsic(t, "llvm.umin", type_, [lowest, arithmetic.constant(type_, 1 << stored)], [type_])
    above = arithmetic.simple(t, "sub", arithmetic.constant(type_, 0), cut)
    return _and(t, _spread(t, _any(t, [shadow]), type_), above)


def _is_defined(t: WaveCode, shadow: FlatValue) -> bool:
    return isinstance(shadow, Constant) and all(arithmetic.literal(part) == 0 for part in t.value(shadow))


def _are_powers(t: WaveCode, scale: Constant, stored: int) -> bool:
    """All are powers of two from 1 on."""
    nested, width = t.image.evaluator.evaluate(scale), bit_width(scalar_type(scale.type))
    one, infinity = ((1 << width - stored - 2) - 1 << stored, (1 << width - stored - 1) - 1 << stored)
    scalars = nested if isinstance(nested, tuple) else (nested,)
    return all(isinstance(s, Scalar) and one <= s.bits < infinity and not s.bits % (1 << stored) for s in scalars)


def emit_shuffle(t: WaveCode, i: FlatInstruction) -> Parts:
    """Elements that the mask takes from nowhere are undefined."""
    chosen = shuffle_mask(i.operands[2], len(t.components(i.type)))  # type: ignore[arg-type]
    moved = vectors.emit_shufflevector(t, i)
    return [part if k >= 0 else _number(part.type, -1) for k, part in zip(chosen, moved, strict=True)]


def emit_move(t: MemoryCode, i: FlatInstruction) -> Parts:
    """Of an intrinsic that moves lanes: as it moves their values."""
    row = _called(i)
    return INTRINSICS[row.name](t, i, row.name)


def emit_rule(t: WaveCode, i: FlatInstruction) -> Parts:
    """As the row of the intrinsic says, or where that has no host code: all of the result."""
    row = _called(i)
    return trace_shadow(t, i, row.name, row) or emit_spoil(t, i)


def _called(i: FlatInstruction) -> Row:
    row = called_intrinsic(i.source)
    assert row is not None, "the shadow of what an intrinsic computes"
    return row


def emit_any(t: WaveCode, i: FlatInstruction) -> Parts:
    return [_any(t, t.value(i.operands[0]))]


def emit_check(t: WaveCode, i: FlatInstruction) -> Parts:
    """Suspicious where an active lane uses an undefined bit."""
    t.suspect_if(_any(t, t.value(i.operands[0])))
    return []


def emit_result(t: WaveCode, i: FlatInstruction) -> Parts:
    """The emitter of the load has left it; where it has no host code its lanes are suspicious."""
    source = i.operands[0]
    assert isinstance(source, FlatInstruction)
    nothing = [arithmetic.constant(c.type, 0) for c in t.components(i.type)]
    return t.shadow_results.pop(source, nothing)


EMITTERS: dict[str, Callable[[Any, FlatInstruction], Parts]] = {
    "shadow.result": emit_result,
    "shadow.check": emit_check,
    "shadow.spoil": emit_spoil,
    "shadow.fmul": emit_product,
    "shadow.any": emit_any,
    "shadow.shuffle": emit_shuffle,
    "shadow.move": emit_move,
    "shadow.rule": emit_rule,
    "shadow.and": _bitwise(False),
    "shadow.or": _bitwise(True),
    "shadow.xor": emit_either,
    **dict.fromkeys(("shadow.shl", "shadow.lshr", "shadow.ashr"), emit_shift),
    **dict.fromkeys(("shadow.bswap", "shadow.bitreverse"), emit_reverse),
    **dict.fromkeys(("shadow.fshl", "shadow.fshr"), emit_funnel),
    **dict.fromkeys(("shadow.trunc", "shadow.zext", "shadow.sext"), emit_cast),
}
