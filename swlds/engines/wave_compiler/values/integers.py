"""Integer instructions of two operands, of any width. Shift amounts are cut to the width; divisions by zero are suspicious (the
reference engine reports them)."""

from __future__ import annotations

from collections.abc import Callable

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.values import wide
from swlds.engines.wave_compiler.values.arithmetic import (
    add,
    bits_of,
    cast,
    choose,
    compare,
    constant,
    disjoint,
    literal,
    multiply,
    scale,
    simple,
)
from swlds.engines.wave_compiler.wave_code import WaveCode

Parts = list[Lanes]
#: (bits, type): floating-point numbers whose quotients tell those of integers of at most so many bits.
_EXACT = ((16, "float"), (32, "double"))


def shift(t: WaveCode, opcode: str, a: Lanes, b: Lanes) -> Lanes:
    bits = bits_of(a.type)
    if bits == 1:
        return a
    number = literal(b)
    if number is not None:
        if opcode == "shl" and a.bases is not None:
            return scale(t, a, 1 << (number % bits))
        return simple(t, opcode, a, constant(b.type, number % bits))
    if bits & (bits - 1):
        return simple(t, opcode, a, divide(t, "urem", b, constant(b.type, bits)))
    amount = simple(t, "and", b, constant(b.type, bits - 1))
    if bits > wide.LIMIT:  # LLVM takes them apart for each lane anew, five times as long
        return wide.each_lane(t, a, amount, lambda x, y: t.w.emit(f"{opcode} {a.type} {x}, {y}"))
    return simple(t, opcode, a, amount)


def divide(t: WaveCode, opcode: str, a: Lanes, b: Lanes) -> Lanes:
    is_wide = bits_of(a.type) > wide.LIMIT
    number = literal(b)
    if number is not None and number not in (0, (1 << bits_of(b.type)) - 1, -1):
        return wide.divide(t, opcode, a, b) if is_wide else simple(t, opcode, a, b)
    zero = constant(b.type, 0)
    is_zero = compare(t, "eq", b, zero)
    t.suspect_if(is_zero)
    if is_wide:
        return wide.divide(t, opcode, a, b)
    if b.type == "i1":
        return a if "div" in opcode else zero
    one = constant(b.type, 1)
    safe = choose(t, is_zero, one, b)
    if opcode not in ("sdiv", "srem"):
        return _quotient(t, opcode, a, safe)
    is_minus = compare(t, "eq", b, constant(b.type, -1))
    plain = _quotient(t, opcode, a, choose(t, is_minus, one, safe))
    return choose(t, is_minus, simple(t, "sub", zero, a) if opcode == "sdiv" else zero, plain)


def _quotient(t: WaveCode, opcode: str, a: Lanes, b: Lanes) -> Lanes:
    """Of lanes, the host divides no integers: up to 32 bits it divides numbers with twice as many digits, cut to an integer. The
    quotient of integers of n bits that is none lies more than a part in 2**n below the next one: no rounding comes to it."""
    if all(o.uniform is not None or (o.bases is not None and not o.stride and o.ok is None) for o in (a, b)):
        return simple(t, opcode, a, b)
    bits, is_signed = bits_of(a.type), opcode[0] == "s"
    if bits > _EXACT[-1][0]:
        return wide.each_lane(t, a, b, lambda x, y: t.w.emit(f"{opcode} {a.type} {x}, {y}"))
    number = next(name for most, name in _EXACT if bits <= most)
    x, y = (cast(t, "sitofp" if is_signed else "uitofp", o, number) for o in (a, b))
    quotient = cast(t, "fptosi" if is_signed else "fptoui", simple(t, "fdiv", x, y), a.type)
    return quotient if "div" in opcode else simple(t, "sub", a, simple(t, "mul", quotient, b))


def _xor_or(opcode: str) -> Callable[[WaveCode, Lanes, Lanes], Lanes]:
    return lambda t, a, b: simple(t, opcode, a, b)


INTEGER: dict[str, Callable[[WaveCode, Lanes, Lanes], Lanes]] = {
    "add": add,
    "sub": lambda t, a, b: add(t, a, b, "sub"),
    "mul": multiply,
    "and": _xor_or("and"),
    "or": _xor_or("or"),
    "xor": _xor_or("xor"),
    **{name: (lambda t, a, b, name=name: shift(t, name, a, b)) for name in ("shl", "lshr", "ashr")},  # type: ignore[misc]
    **{name: (lambda t, a, b, name=name: divide(t, name, a, b)) for name in ("udiv", "sdiv", "urem", "srem")},  # type: ignore[misc]
}
DIVISIONS = ("udiv", "sdiv", "urem", "srem")


def emit_integer(t: WaveCode, i: FlatInstruction) -> Parts:
    operation = INTEGER[i.opcode]
    if i.opcode == "or" and "disjoint" in i.source.flags:
        operation = disjoint
    if i.opcode in DIVISIONS:
        t.check_defined(i.operands[1])
    return [operation(t, a, b) for a, b in zip(t.value(i.operands[0]), t.value(i.operands[1]), strict=False)]


EMITTERS: dict[str, Callable[[WaveCode, FlatInstruction], Parts]] = dict.fromkeys(INTEGER, emit_integer)
