"""What the host has no instruction for: division and conversion of integers wider than 64 bits, frem.

Wide division is a loop over the bits in a function of its own (``runtime/wide_divide.ll``), lane after lane. So is division of 64
bits, with an instruction of the host. Everything else that wide integers do, LLVM's code generator takes apart itself.
"""

from __future__ import annotations

from collections.abc import Callable

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.runtime import add_functions
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.wave_code import WaveCode

#: Bits up to which the host divides and converts by itself.
LIMIT = 64
#: (bits, bits of the mantissa, bias of the exponent)
_FORMATS = {"half": (16, 10, 15), "bfloat": (16, 7, 127), "float": (32, 23, 127), "double": (64, 52, 1023)}


def divide(t: WaveCode, opcode: str, a: Lanes, b: Lanes) -> Lanes:
    """udiv, urem, sdiv, srem. The divisor is not zero in an active lane."""
    if opcode[0] == "u":
        return _unsigned(t, opcode, a, b)
    zero = arithmetic.constant(a.type, 0)
    negative = [arithmetic.compare(t, "slt", x, zero) for x in (a, b)]
    plain = _unsigned(t, "u" + opcode[1:], _magnitude(t, a), _magnitude(t, b))
    flips = arithmetic.simple(t, "xor", *negative) if opcode == "sdiv" else negative[0]
    return arithmetic.choose(t, flips, arithmetic.simple(t, "sub", zero, plain), plain)


def _magnitude(t: WaveCode, a: Lanes) -> Lanes:
    zero = arithmetic.constant(a.type, 0)
    return arithmetic.choose(t, arithmetic.compare(t, "slt", a, zero), arithmetic.simple(t, "sub", zero, a), a)


def _unsigned(t: WaveCode, opcode: str, a: Lanes, b: Lanes) -> Lanes:
    w, kind, part = t.w, a.type, 0 if opcode == "udiv" else 1
    add_functions(w.declarations, "wide_divide", type=kind, bits=kind[1:])

    def step(x: str, y: str) -> str:
        both = w.emit(f"call {{ {kind}, {kind} }} @wide_divide_{kind}({kind} {x}, {kind} {y})")
        return w.emit(f"extractvalue {{ {kind}, {kind} }} {both}, {part}")

    return each_lane(t, a, b, step)


def each_lane(t: WaveCode, a: Lanes, b: Lanes, step: Callable[[str, str], str]) -> Lanes:
    """``step`` of two scalars of one type, active lane after lane, in a loop: for what the host does one number at a time, which
    LLVM would write out for each lane."""
    w, kind = t.w, a.type
    if a.uniform is not None and b.uniform is not None:
        return Lanes(kind, uniform=step(a.uniform, b.uniform))
    mask_type, stored = t.shape.mask_type, raw.storage(kind)
    (first, _), (second, _) = raw.spill(t, a), raw.spill(t, b)
    left = w.slot(mask_type, "left")
    w.store(mask_type, t.active, left)
    head, done = w.label("lane"), w.label("lanes")
    w.jump(head)
    w.start(head)
    rest = w.load(mask_type, left)
    lane = w.call(mask_type, f"llvm.cttz.{mask_type}", [(mask_type, rest), ("i1", "true")])
    places = [w.emit(f"getelementptr {stored}, ptr {p}, {mask_type} {lane}") for p in (first, second)]
    values = [w.load(stored, p) for p in places]
    if stored != kind:
        values = [w.emit(f"trunc {stored} {v} to {kind}") for v in values]
    found = step(values[0], values[1])
    w.store(stored, found if stored == kind else w.emit(f"zext {kind} {found} to {stored}"), places[0])
    fewer = t.shape.without_first(rest)
    w.store(mask_type, fewer, left)
    w.branch(w.emit(f"icmp eq {mask_type} {fewer}, 0"), done, head)
    w.start(done)
    return raw.unspill(t, first, kind)


def funnel(t: WaveCode, name: str, high: Lanes, low: Lanes, amount: Lanes) -> Lanes:
    """fshl, fshr. The host takes the amount modulo the width by a division where that is no power of two."""
    bits = arithmetic.bits_of(high.type)
    if bits <= LIMIT or bits & (bits - 1) == 0:
        return arithmetic.intrinsic(t, name, high.type, [high, low, amount], [high.type])
    is_left, width = name == "llvm.fshl", arithmetic.constant(high.type, bits)
    by = divide(t, "urem", amount, width)
    back = arithmetic.simple(t, "sub", width, by)
    left, right = (by, back) if is_left else (back, by)
    moved = arithmetic.simple(
        t, "or", arithmetic.simple(t, "shl", high, left), arithmetic.simple(t, "lshr", low, right)
    )
    none = arithmetic.compare(t, "eq", by, arithmetic.constant(high.type, 0))
    return arithmetic.choose(t, none, high if is_left else low, moved)


def to_float(t: WaveCode, a: Lanes, target: str, *, is_signed: bool) -> Lanes:
    """Through double, as the reference engine: the highest 64 bits, the rest as one sticky bit, then the exponent."""
    kind = a.type
    if is_signed:
        plain = to_float(t, _magnitude(t, a), target, is_signed=False)
        negative = arithmetic.compare(t, "slt", a, arithmetic.constant(kind, 0))
        return arithmetic.choose(t, negative, arithmetic.negate(t, plain), plain)
    bits = arithmetic.bits_of(kind)
    zeros = arithmetic.intrinsic(t, "llvm.ctlz", kind, [a], [kind], "i1 false")
    room = arithmetic.constant(kind, bits - LIMIT)
    small = arithmetic.compare(t, "uge", zeros, room)
    excess = arithmetic.choose(t, small, arithmetic.constant(kind, 0), arithmetic.simple(t, "sub", room, zeros))
    high = arithmetic.simple(t, "lshr", a, excess)
    lost = arithmetic.compare(t, "ne", arithmetic.simple(t, "shl", high, excess), a)
    whole = arithmetic.simple(
        t, "or", arithmetic.cast(t, "trunc", high, "i64"), arithmetic.cast(t, "zext", lost, "i64")
    )
    shift, most = arithmetic.cast(t, "trunc", excess, "i64"), arithmetic.constant("i64", 1024)
    if bits - LIMIT > 1024:  # beyond which the number is infinite, as is the factor
        shift = arithmetic.choose(t, arithmetic.compare(t, "ult", shift, most), shift, most)
    exponent = arithmetic.simple(t, "add", shift, arithmetic.constant("i64", 1023))
    factor = arithmetic.bitcast(t, arithmetic.simple(t, "shl", exponent, arithmetic.constant("i64", 52)), "double")
    found = arithmetic.simple(t, "fmul", arithmetic.cast(t, "uitofp", whole, "double"), factor)
    if target != "double":
        found = arithmetic.cast(t, "fptrunc", found, "float")
    return arithmetic.cast(t, "fptrunc", found, target) if target in ("half", "bfloat") else found


def to_integer(t: WaveCode, a: Lanes, target: str, *, is_signed: bool) -> Lanes:
    """Cut towards zero, with saturation, NaN to zero."""
    width, mantissa, bias = _FORMATS[a.type]
    kind, bits = f"i{width}", arithmetic.bits_of(target)
    raw_bits = arithmetic.bitcast(t, a, kind)

    def number(value: int) -> Lanes:
        return arithmetic.constant(kind, value)

    negative = arithmetic.compare(t, "slt", raw_bits, number(0))
    field = arithmetic.simple(
        t, "and", arithmetic.simple(t, "lshr", raw_bits, number(mantissa)), number((1 << (width - 1 - mantissa)) - 1)
    )
    fraction = arithmetic.simple(t, "and", raw_bits, number((1 << mantissa) - 1))
    value = arithmetic.cast(t, "zext", arithmetic.simple(t, "or", fraction, number(1 << mantissa)), target)
    power = arithmetic.simple(t, "sub", field, number(bias))
    below, is_left = (
        arithmetic.compare(t, "slt", power, number(0)),
        arithmetic.compare(t, "sge", power, number(mantissa)),
    )
    limit = bits - 1 if is_signed else bits
    past = (
        arithmetic.compare(t, "sge", power, number(limit))
        if limit < 1 << (width - 2 - mantissa)
        else arithmetic.compare(t, "eq", field, number((1 << (width - 1 - mantissa)) - 1))
    )
    up = arithmetic.choose(t, past, number(0), arithmetic.simple(t, "sub", power, number(mantissa)))
    down = arithmetic.simple(t, "sub", number(mantissa), power)
    safe_up = arithmetic.choose(t, is_left, up, number(0))
    safe_down = arithmetic.choose(t, arithmetic.simple(t, "or", is_left, below), number(0), down)
    moved = arithmetic.simple(t, "shl", value, arithmetic.cast(t, "zext", safe_up, target))
    moved = arithmetic.simple(t, "lshr", moved, arithmetic.cast(t, "zext", safe_down, target))
    zero, top = arithmetic.constant(target, 0), arithmetic.constant(target, (1 << limit) - 1)
    found = arithmetic.choose(t, below, zero, arithmetic.choose(t, past, top, moved))
    least = arithmetic.constant(target, -(1 << (bits - 1))) if is_signed else zero
    down_side = arithmetic.choose(t, past, least, arithmetic.simple(t, "sub", zero, found)) if is_signed else zero
    found = arithmetic.choose(t, negative, arithmetic.choose(t, below, zero, down_side), found)
    return arithmetic.choose(t, arithmetic.compare_floats(t, "uno", a, a), zero, found)


def emit_frem(t: WaveCode, i: FlatInstruction) -> list[Lanes]:
    first, second = (arithmetic.numbers(t, o) for o in i.operands)
    return [_remainder(t, a, b) for a, b in zip(first, second, strict=True)]


def _remainder(t: WaveCode, a: Lanes, b: Lanes) -> Lanes:
    """The host calls a function of its C library, for each lane."""
    return each_lane(t, a, b, lambda x, y: t.w.emit(f"frem {a.type} {x}, {y}"))


EMITTERS: dict[str, Callable[[WaveCode, FlatInstruction], list[Lanes]]] = {"frem": emit_frem}
