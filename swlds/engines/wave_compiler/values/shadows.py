"""Emitters of the instructions that ``flat/shadows.py`` adds: which bits of a result are undefined, and is one used?

The rules are those of the reference engine's ``integer_shadows.py``.
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.values import arithmetic, wide
from swlds.engines.wave_compiler.values.integers import shift
from swlds.engines.wave_compiler.wave_code import Parts, WaveCode
from swlds.ir.types import Type


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


EMITTERS: dict[str, Callable[[WaveCode, FlatInstruction], Parts]] = {
    "shadow.result": emit_result,
    "shadow.check": emit_check,
    "shadow.spoil": emit_spoil,
    "shadow.and": _bitwise(False),
    "shadow.or": _bitwise(True),
    "shadow.xor": emit_either,
    **dict.fromkeys(("shadow.shl", "shadow.lshr", "shadow.ashr"), emit_shift),
    **dict.fromkeys(("shadow.bswap", "shadow.bitreverse"), emit_reverse),
    **dict.fromkeys(("shadow.fshl", "shadow.fshr"), emit_funnel),
    **dict.fromkeys(("shadow.trunc", "shadow.zext", "shadow.sext"), emit_cast),
}
