"""Integer, floating-point, compare, cast and select instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from swlds.device.address_space import NULL_32, Array
from swlds.device.constants import APERTURES
from swlds.device.intrinsics.bits import bf16_to_f32, f32_to_bf16, signed, unsigned, wrap
from swlds.device.intrinsics.generic import to_integer
from swlds.device.objects import AMBIGUOUS, BLOCK, SLOT
from swlds.engines.reference import meta as metas
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.meta import Meta, Tag, make, same_tag, shadow_of, spoil, tag_of
from swlds.engines.reference.values import Rep, from_bits, rep_of, select, to_bits
from swlds.ir.model import Instruction
from swlds.ir.types import PointerType, scalar_type
from swlds.ir.values import ConstantAggregate, ConstantInt, Value

Binary = Callable[[Array, Array, Rep], Array]


def _shift_amount(b: Array, rep: Rep) -> Array:
    """Amounts of the width or more are poison; the device uses the low bits."""
    return b & b.dtype.type(rep.bits - 1) if rep.bits & (rep.bits - 1) == 0 and b.dtype != object else b % rep.bits


def _shl(a: Array, b: Array, rep: Rep) -> Array:
    return wrap(a << _shift_amount(b, rep), rep.bits) if rep.bits > 1 else a


def _lshr(a: Array, b: Array, rep: Rep) -> Array:
    return a >> _shift_amount(b, rep) if rep.bits > 1 else a


def _ashr(a: Array, b: Array, rep: Rep) -> Array:
    if rep.bits == 1:
        return a
    amount = _shift_amount(b, rep)
    wide = signed(a, rep.bits)
    return unsigned(wide >> (amount if amount.dtype == object else amount.view(wide.dtype)), rep.bits)


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
    "shl": _shl,
    "lshr": _lshr,
    "ashr": _ashr,
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


def round_bfloat(values: Array) -> Array:
    return bf16_to_f32(f32_to_bf16(values))


def combine(machine: Any, a: Tag, b: Tag, is_pointer: bool) -> Tag:
    """The tag rule for two tagged operands: offsets of lowered variables meet their block; see ``swlds.device``."""
    if a is None:
        return b
    if b is None:
        return a
    if isinstance(a, int) and isinstance(b, int):
        return _combine_one(machine, a, b, is_pointer)
    x, y = np.broadcast_arrays(np.asarray(a), np.asarray(b))
    pairs = {(int(p), int(q)) for p, q in zip(x.ravel(), y.ravel(), strict=False)}
    found = {(p, q): (q or p) if not (p and q) else _combine_one(machine, p, q, is_pointer) for p, q in pairs}
    flat = [found[int(p), int(q)] or 0 for p, q in zip(x.ravel(), y.ravel(), strict=False)]
    return metas.squeeze(np.array(flat).reshape(x.shape))


def _combine_one(machine: Any, a: int, b: int, is_pointer: bool) -> Tag:
    image = machine.image
    for base, offset in ((a, b), (b, a)):
        entry = image.offset_entries.get(offset)
        if entry is None:
            continue
        kind = int(image.memory.objects.flags[base])
        if kind & BLOCK:
            return int(image.part_of_block(base, offset))
        if kind & SLOT or base == offset:
            return offset
    return a if is_pointer or a == b else AMBIGUOUS


def build_integer(decoder: Decoder, instruction: Instruction) -> Operation:
    a, b = (decoder.slot(o) for o in instruction.operands)
    dst, live_out = decoder.target(instruction)
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
            tag = _integer_tag(machine, opcode, ma, mb) if carries_tag else None
            shadow, origin = _integer_shadow(opcode, x, y, ma, mb, rep)
            result = make(tag, shadow, origin)
        if live_out:
            frame.put(dst, value, result)
        else:
            env[dst] = value
            known[dst] = result

    return run


def _integer_tag(machine: Any, opcode: str, a: Meta | None, b: Meta | None) -> Tag:
    x, y = tag_of(a), tag_of(b)
    if x is None or y is None:
        return x if y is None else y
    return (
        combine(machine, x, y, False) if opcode in ("add", "or") else AMBIGUOUS if opcode == "sub" else same_tag(x, y)
    )


def _check_divisor(frame: Frame, instruction: Instruction, divisor: Array, known: Meta | None) -> None:
    machine = frame.wave.machine
    if known is not None and known.shadow is not None:
        machine.reports.use_of_undefined(frame, instruction, known, frame.mask, "divisor")
    zero = (divisor == 0) if divisor.ndim == 1 else (divisor == 0).any(axis=1)
    for lane in np.flatnonzero(zero & frame.mask).tolist():
        machine.reports.add(frame, instruction, lane, "trap", "Integer division by zero: the result is undefined")


def _integer_shadow(
    opcode: str, x: Array, y: Array, a: Meta | None, b: Meta | None, rep: Rep
) -> tuple[Array | None, Any]:
    sa, sb = shadow_of(a), shadow_of(b)
    if sa is None and sb is None:
        return None, 0
    origin = metas.join_origins([a, b])
    rule = _SHADOWS.get(opcode)
    exact = rule(x, y, sa, sb, rep) if rule else None
    if exact is None:
        return spoil([a, b], rep.raw, rep.ones, x.shape)
    return (exact, origin) if exact.any() else (None, 0)


def _or_zero(shadow: Array | None, like: Array) -> Array:
    return np.zeros_like(like) if shadow is None else shadow


def _shadow_and(x: Array, y: Array, a: Array | None, b: Array | None, rep: Rep) -> Array | None:
    sa, sb = _or_zero(a, x), _or_zero(b, x)
    return (sa & sb) | (sa & y) | (sb & x)


def _shadow_or(x: Array, y: Array, a: Array | None, b: Array | None, rep: Rep) -> Array | None:
    sa, sb = _or_zero(a, x), _or_zero(b, x)
    return (sa & sb) | (sa & ~y) | (sb & ~x)


def _shadow_shift(x: Array, y: Array, a: Array | None, b: Array | None, rep: Rep, shift: Binary) -> Array | None:
    return None if b is not None or a is None else shift(a, y, rep)


_SHADOWS: dict[str, Any] = {
    "and": _shadow_and,
    "or": _shadow_or,
    "xor": lambda x, y, a, b, rep: _or_zero(a, x) | _or_zero(b, x),
    "shl": lambda x, y, a, b, rep: _shadow_shift(x, y, a, b, rep, _shl),
    "lshr": lambda x, y, a, b, rep: _shadow_shift(x, y, a, b, rep, _lshr),
    "ashr": lambda x, y, a, b, rep: _shadow_shift(x, y, a, b, rep, _ashr),
}


def build_float(decoder: Decoder, instruction: Instruction) -> Operation:
    a, b = (decoder.slot(o) for o in instruction.operands)
    rep = rep_of(instruction.type)
    function: Any = FLOAT[instruction.opcode]
    compute = (lambda x, y: round_bfloat(function(x, y))) if rep.is_bfloat else function
    return build_pure(decoder, instruction, [a, b], lambda frame, x, y: compute(x, y), rep)


def build_fneg(decoder: Decoder, instruction: Instruction) -> Operation:
    rep = rep_of(instruction.type)
    return build_pure(decoder, instruction, [decoder.slot(instruction.operands[0])], lambda frame, x: -x, rep)


def build_pure(decoder: Decoder, instruction: Instruction, sources: list[int], compute: Any, rep: Rep) -> Operation:
    """An operation whose result is undefined where any operand is, and has no tag."""
    dst, live_out = decoder.target(instruction)
    lanes = decoder.lanes

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        value = compute(frame, *[env[s] for s in sources])
        result = None
        operands = [known[s] for s in sources]
        if any(m is not None and m.shadow is not None for m in operands):
            shadow, origin = spoil(operands, rep.raw, rep.ones, rep.shape(lanes))
            result = make(None, shadow, origin)
        if live_out:
            frame.put(dst, value, result)
        else:
            env[dst] = value
            known[dst] = result

    return run


_SIGNED_PREDICATES = {"sgt": np.greater, "sge": np.greater_equal, "slt": np.less, "sle": np.less_equal}
_PREDICATES = {
    "eq": np.equal,
    "ne": np.not_equal,
    "ugt": np.greater,
    "uge": np.greater_equal,
    "ult": np.less,
    "ule": np.less_equal,
}
_ORDERED = {"oeq": np.equal, "ogt": np.greater, "oge": np.greater_equal, "olt": np.less, "ole": np.less_equal}


def build_icmp(decoder: Decoder, instruction: Instruction) -> Operation:
    predicate = instruction.field("predicate")
    operands = rep_of(instruction.operands[0].type)
    sources = [decoder.slot(o) for o in instruction.operands]
    if predicate in _SIGNED_PREDICATES:
        compare: Any = _SIGNED_PREDICATES[predicate]

        def compute(frame: Frame, x: Array, y: Array) -> Array:
            return np.asarray(compare(signed(x, operands.bits), signed(y, operands.bits)), dtype=np.bool_)
    else:
        plain: Any = _PREDICATES[predicate]

        def compute(frame: Frame, x: Array, y: Array) -> Array:
            return np.asarray(plain(x, y), dtype=np.bool_)

    return build_pure(decoder, instruction, sources, compute, rep_of(instruction.type))


def _unordered(x: Array, y: Array) -> Array:
    return np.asarray(np.isnan(x) | np.isnan(y))


def _fcmp(predicate: str) -> Any:
    if predicate in ("true", "false"):
        return lambda x, y: np.full(x.shape, predicate == "true")
    if predicate in _ORDERED:
        return _ORDERED[predicate]
    rest: dict[str, Any] = {
        "ord": lambda x, y: ~_unordered(x, y),
        "uno": _unordered,
        "one": lambda x, y: (x < y) | (x > y),
        "ueq": lambda x, y: (x == y) | _unordered(x, y),
        "ugt": lambda x, y: ~(x <= y),
        "uge": lambda x, y: ~(x < y),
        "ult": lambda x, y: ~(x >= y),
        "ule": lambda x, y: ~(x > y),
        "une": lambda x, y: x != y,
    }
    return rest[predicate]


def build_fcmp(decoder: Decoder, instruction: Instruction) -> Operation:
    compare = _fcmp(instruction.field("predicate"))
    sources = [decoder.slot(o) for o in instruction.operands]
    return build_pure(decoder, instruction, sources, lambda frame, x, y: compare(x, y), rep_of(instruction.type))


def build_select(decoder: Decoder, instruction: Instruction) -> Operation:
    condition, yes, no = (decoder.slot(o) for o in instruction.operands)
    dst, live_out = decoder.target(instruction)
    lanes = decoder.lanes

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        chosen = env[condition]
        mc, my, mn = known[condition], known[yes], known[no]
        if chosen.ndim == 2:
            value, result = np.where(chosen, env[yes], env[no]), _select_vector(chosen, my, mn)
        else:
            value, result = select(chosen, env[yes], env[no]), metas.merge(chosen, my, mn, lanes)
        if mc is not None and mc.shadow is not None:
            result = _undefined_choice(instruction, result, mc, lanes)
        if live_out:
            frame.put(dst, value, result)
        else:
            env[dst] = value
            known[dst] = result

    return run


def _select_vector(chosen: Array, yes: Meta | None, no: Meta | None) -> Meta | None:
    if yes is None and no is None:
        return None
    sy, sn = shadow_of(yes), shadow_of(no)
    if sy is None and sn is None:
        ty, tn = (np.asarray(tag_of(m) or 0) for m in (yes, no))
        ty, tn = (t[:, None] if t.ndim == 1 else t for t in (ty, tn))
        return make(metas.squeeze(np.where(chosen, ty, tn)), None)
    like = sy if sy is not None else sn
    assert like is not None
    shadow = np.where(chosen, _or_zero(sy, like), _or_zero(sn, like))
    return make(None, shadow if shadow.any() else None, metas.join_origins([yes, no]))


def _undefined_choice(instruction: Instruction, result: Any, condition: Meta, lanes: int) -> Any:
    """An undefined condition makes the whole result undefined."""
    rep = rep_of(instruction.type)
    if rep.members is not None:
        return result
    shadow, origin = spoil([condition], rep.raw, rep.ones, rep.shape(lanes))
    old = shadow_of(result)
    if shadow is None:
        return result
    return Meta(tag_of(result), shadow if old is None else shadow | old, origin)


# Casts -------------------------------------------------------------------------------------------------------


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
        if target.bits == 16 or number.dtype == object:
            number = number.astype(np.float64)
        out = number.astype(target.dtype)
        return round_bfloat(out) if target.is_bfloat else out

    return compute


def _float_to_float(x: Array, source: Rep, target: Rep) -> Array:
    out = x.astype(target.dtype)
    return round_bfloat(out) if target.is_bfloat else out


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
    compute, opcode = CASTS[instruction.opcode], instruction.opcode
    if opcode not in MOVING:
        return build_pure(decoder, instruction, [a], lambda frame, x: compute(x, source, target), target)
    return _build_move(decoder, instruction, a, lambda x: compute(x, source, target), target.bits >= 32)


def _build_move(decoder: Decoder, instruction: Instruction, a: int, move: Any, keeps_tag: bool = True) -> Operation:
    """A result whose shadow moves exactly like its bits."""
    dst, live_out = decoder.target(instruction)

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        value = move(env[a])
        result = known[a]
        if result is not None and (result.shadow is not None or not keeps_tag):
            shadow = None if result.shadow is None else move(result.shadow)
            shadow = None if shadow is None or not shadow.any() else shadow
            result = make(result.tag if keeps_tag else None, shadow, result.origin)
        if live_out:
            frame.put(dst, value, result)
        else:
            env[dst] = value
            known[dst] = result

    return run


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
    dst, live_out = decoder.target(instruction)
    raw = rep_of(instruction.type).raw

    def run(frame: Frame) -> None:
        value = cast_space(frame.env[a], source.addrspace, target.addrspace)
        result = frame.meta[a]
        if result is not None and result.shadow is not None:
            result = Meta(result.tag, result.shadow.astype(raw), result.origin)
        if live_out:
            frame.put(dst, value, result)
        else:
            frame.env[dst], frame.meta[dst] = value, result

    return run


def build_bitcast(decoder: Decoder, instruction: Instruction) -> Operation:
    source, target = rep_of(instruction.operands[0].type), rep_of(instruction.type)
    a = decoder.slot(instruction.operands[0])
    lanes = decoder.lanes
    dst, live_out = decoder.target(instruction)

    def run(frame: Frame) -> None:
        value = from_bits(recut(to_bits(frame.env[a], source), source, target, lanes), target)
        result = frame.meta[a]
        if result is not None:
            shadow = None if result.shadow is None else recut(result.shadow, source, target, lanes)
            tag = result.tag if isinstance(result.tag, int) or source.count == target.count else None
            result = make(tag, shadow, result.origin)
        if live_out:
            frame.put(dst, value, result)
        else:
            frame.env[dst], frame.meta[dst] = value, result

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
    dst, live_out = decoder.target(instruction)

    def run(frame: Frame) -> None:
        value, known = frame.env[a], _defined(frame.meta[a])
        if live_out:
            frame.put(dst, value, known)
        else:
            frame.env[dst], frame.meta[dst] = value, known

    return run


def _defined(known: Any) -> Any:
    if isinstance(known, tuple):
        return tuple(_defined(k) for k in known)
    return None if known is None else make(known.tag, None)


def constant_int(value: Value) -> int | None:
    """The signed value of an integer constant (also a splat), None for anything else."""
    if isinstance(value, ConstantAggregate) and value.splat:
        value = value.elements[0]
    return value.signed if isinstance(value, ConstantInt) else None
