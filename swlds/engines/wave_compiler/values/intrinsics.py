"""Emitters of the intrinsics that kernels use most: ids, lane moves, integer and floating-point arithmetic."""

from __future__ import annotations

import math
from collections.abc import Callable

from swlds.device.intrinsics import find_intrinsic, lane_ops
from swlds.device.intrinsics.registers import first_bit
from swlds.device.intrinsics.small_conversions import takes_second_byte
from swlds.device.kernel_attributes import kernel_number
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.promote import callee_name
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.stack import largest
from swlds.engines.wave_compiler.schedule.barriers import BARRIERS
from swlds.engines.wave_compiler.schedule.preemption import TurnCode
from swlds.engines.wave_compiler.tags.object_table import SEGMENTS
from swlds.engines.wave_compiler.values import arithmetic, wide
from swlds.engines.wave_compiler.values.clusters import NUMBERS
from swlds.engines.wave_compiler.values.fused import emit_fused
from swlds.engines.wave_compiler.values.one_lane import first_lane, pick
from swlds.engines.wave_compiler.values.traced_calls import trace
from swlds.ir.intrinsics import find_facts
from swlds.ir.values import ConstantInt

Parts = list[Lanes]
Emitter = Callable[[MemoryCode, FlatInstruction, str], Parts]


# Ids ---------------------------------------------------------------------------------------------------------------


def _item_id(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """x, y or z of each lane: a row where the block's width is a multiple of the chunk's."""
    axis, (x, y, _), w, shape = "xyz".index(name[-1]), t.options.block, t.w, t.shape
    first = w.hoist(f"mul i32 %w, {shape.lanes}")
    starts = [w.hoist(f"add i32 {first}, {k * shape.width}", first) for k in range(shape.count)]
    if t.options.block[axis] == 1:
        return [arithmetic.constant("i32", 0)]
    is_line = x * y == t.options.block[0] * t.options.block[1] * t.options.block[2] and y == 1
    if is_line:
        return [Lanes("i32", bases=starts, stride=1, line=shape.count)]
    if x % shape.width == 0:
        line = math.gcd(x // shape.width, shape.count)  # chunks of one line of the group
        firsts = starts[::line]
        rows = [w.pure(f"udiv i32 {s}, {x}") for s in firsts]
        ids = {
            0: lambda: [w.pure(f"urem i32 {s}, {x}") for s in firsts],
            1: lambda: [w.pure(f"urem i32 {r}, {y}") for r in rows],
            2: lambda: [w.pure(f"udiv i32 {r}, {y}") for r in rows],
        }[axis]()
        stride = 1 if axis == 0 else 0
        steps = [k * shape.width * stride for k in range(line)]
        bases = [w.pure(f"add i32 {n}, {step}") if step else n for n in ids for step in steps]
        return [
            Lanes("i32", bases=bases, stride=stride, line=line, apart=_apart(axis, x // shape.width, y, shape.count))
        ]
    linear = Lanes("i32", chunks=shape.chunks(Lanes("i32", bases=starts, stride=1)))
    row = arithmetic.simple(t, "udiv", linear, arithmetic.constant("i32", x))
    if axis == 0:
        return [arithmetic.simple(t, "urem", linear, arithmetic.constant("i32", x))]
    return [arithmetic.simple(t, "urem" if axis == 1 else "udiv", row, arithmetic.constant("i32", y))]


def _apart(axis: int, line: int, y: int, count: int) -> int | None:
    """From one line of a group to the next within a wave: lines of so many chunks, of which a wave has ``count``."""
    is_whole = count % line == 0 and y % (count // line) == 0  # each wave begins with a line, and ends in the same z
    return (0, 1, 0)[axis] if is_whole else None


def _group_id(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    return [Lanes("i32", uniform=t.w.pure(f"load i32, ptr {t.w.offset('%g', OFFSETS['group_' + name[-1]])}"))]


def _segment(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    count = sum(len(t.components(a.type)) for a in t.code.arguments)
    facts = find_facts(name)
    assert facts is not None, "it provides something"
    place = 16 * (count + SEGMENTS.index(facts.provides))
    table = t.w.pure(f"load ptr, ptr {t.w.offset('%g', OFFSETS['arguments'])}")
    return [Lanes("i64", uniform=t.w.pure(f"load i64, ptr {t.w.offset(table, place)}"))]


def _wave_size(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    return [arithmetic.constant("i32", t.shape.lanes)]


def _static_size(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    return [arithmetic.constant("i32", t.image.lds.static_size)]


def _kernel_id(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    number = kernel_number(t.code.kernel)
    if number is None:
        raise t.unsupported("llvm.amdgcn.lds.kernel.id in a kernel without that metadata")
    return [arithmetic.constant("i32", number)]


# Lane moves --------------------------------------------------------------------------------------------------------


def _readfirstlane(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    return [pick(t, v, first_lane(t)) for v in t.value(i.operands[0])]


def known_lanes(t: MemoryCode, i: FlatInstruction, *operands: int) -> str | None:
    """A word of the lanes in which these operands are known, be they active or not; None: in all."""
    if t.mask is None:
        return None
    return t.entry_mask if all(t.knows_off(i, at) for at in operands) else t.mask


def _readlane(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    lane = pick(t, t.value(i.operands[1])[0], first_lane(t))
    wrapped = arithmetic.simple(t, "and", lane, arithmetic.constant("i32", t.shape.lanes - 1)).uniform
    index = wrapped if t.shape.lanes == 32 else t.w.emit(f"zext i32 {wrapped} to i64")
    known = known_lanes(t, i, 0)
    if known is not None:
        mask_type = t.shape.mask_type
        bit = t.w.emit(f"and {mask_type} {t.w.emit(f'lshr {mask_type} {known}, {index}')}, 1")
        t.suspect_if(Lanes("i1", uniform=t.w.emit(f"icmp eq {mask_type} {bit}, 0")))
    return [pick(t, v, str(index)) for v in t.value(i.operands[0])]


def _ballot(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    return [_vote(t, i, t.value(i.operands[0])[0])]


def _vote(t: MemoryCode, i: FlatInstruction, flags: Lanes) -> Lanes:
    """A bit for each active lane whose flag is set."""
    found = t.shape.join(t.shape.chunks(flags))
    if t.mask is not None:
        found = t.w.pure(f"and {t.shape.mask_type} {found}, {t.mask}")
    return _bits_of_lanes(t, i, found)


def _bits_of_lanes(t: MemoryCode, i: FlatInstruction, mask: str) -> Lanes:
    """A bit of each lane as the number that the instruction gives."""
    target = t.components(i.type)[0].type
    operation = "zext" if int(target[1:]) > t.shape.lanes else "trunc"
    return arithmetic.cast(t, operation, Lanes(t.shape.mask_type, uniform=mask), target)


#: By LLVM's numbers of them.
_PREDICATES = dict(enumerate(("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"), 32))


def _icmp(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    first, second = (t.value(operand)[0] for operand in i.operands[:2])
    return [_vote(t, i, arithmetic.compare(t, _PREDICATES[number_of(i, 2)], first, second))]


def _read_exec(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    first = first_bit(i.source)
    if first >= t.shape.lanes:
        return [arithmetic.constant(t.components(i.type)[0].type, 0)]
    return [_bits_of_lanes(t, i, t.w.pure(f"lshr {t.shape.mask_type} {t.active}, {first}"))]


def permute(t: MemoryCode, value: Lanes, index: list[str], *, fetches_off: bool = False) -> list[str]:
    """``value[index]`` in every lane; inactive source lanes give zero, unless theirs are fetched. ``index``: chunks of i32."""
    shape, w = t.shape, t.w
    slot, kind = raw.spill(t, value if fetches_off else raw.zeroed(t, value))
    pointers = [w.pure(f"getelementptr {kind}, ptr {slot}, {shape.vector('i32')} {x}") for x in index]
    found = raw.gather(t, kind, pointers, 1)
    return (
        [w.emit(f"trunc {shape.vector(kind)} {f} to {shape.vector(value.type)}") for f in found]
        if kind != value.type
        else found
    )


def _bpermute(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    index = _addressed_lanes(t, i)
    return [Lanes(v.type, chunks=permute(t, v, index)) for v in t.value(i.operands[1])]


def _addressed_lanes(t: MemoryCode, i: FlatInstruction) -> list[str]:
    """The lanes that the first operand names by addresses of words, as chunks of i32."""
    shifted = arithmetic.simple(t, "lshr", t.value(i.operands[0])[0], arithmetic.constant("i32", 2))
    return t.shape.chunks(arithmetic.simple(t, "and", shifted, arithmetic.constant("i32", t.shape.lanes - 1)))


def _push(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """``ds.permute``: to the lane that an active one names, the highest one of several; zero where none does."""
    target, found = _addressed_lanes(t, i), []
    for value in t.value(i.operands[1]):
        slot, kind = raw.spill(t, raw.zero(value.type))
        assert kind == value.type, "a word"
        places = [t.w.pure(f"getelementptr {kind}, ptr {slot}, {t.shape.vector('i32')} {x}") for x in target]
        raw.scatter(t, kind, t.shape.chunks(value), places, 4)
        found.append(raw.unspill(t, slot, value.type))
    return found


def constant_row(t: MemoryCode, numbers: list[int], type_: str = "i32") -> list[str]:
    """Chunks of a constant for each lane."""
    width = t.shape.width
    parts = [numbers[k : k + width] for k in range(0, len(numbers), width)]
    return ["<" + ", ".join(f"{type_} {n}" for n in part) + ">" for part in parts]


def number_of(i: FlatInstruction, at: int) -> int:
    """A constant operand."""
    operand = i.operands[at]
    assert isinstance(operand, ConstantInt), "the check before the launch refuses other immediates"
    return operand.value


def _swizzle(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    import numpy as np

    index = lane_ops.swizzle_index(number_of(i, 1), np.arange(t.shape.lanes)).tolist()
    return [Lanes(v.type, chunks=permute(t, v, constant_row(t, index))) for v in t.value(i.operands[0])]


def _dpp(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """update.dpp (old, source) and mov.dpp (source): a constant permutation, old values where it does not write."""
    import numpy as np

    first = len(i.operands) - 4
    has_old = first == 2
    control, row_mask, bank_mask, bound = (number_of(i, first + k) for k in range(4))
    lanes = np.arange(t.shape.lanes)
    index = lane_ops.dpp_index(control, lanes, t.shape.lanes)
    enabled = (row_mask >> (lanes >> 4 & 3) & 1 != 0) & (bank_mask >> (lanes >> 2 & 3) & 1 != 0)
    inside = index >= 0
    safe = constant_row(t, np.where(inside, index, 0).tolist())
    active = permute(t, Lanes("i1", uniform="true"), safe)
    in_range = constant_row(t, inside.astype(int).tolist(), "i1")
    writes = constant_row(t, enabled.astype(int).tolist(), "i1")
    found = []
    old = t.value(i.operands[0]) if has_old else None
    for k, source in enumerate(t.value(i.operands[first - 1])):
        before = t.shape.chunks(old[k]) if old else ["zeroinitializer"] * t.shape.count
        moved = permute(t, source, safe)
        found.append(
            Lanes(source.type, chunks=_dpp_chunks(t, source.type, moved, before, active, in_range, writes, bool(bound)))
        )
    return found


def _dpp_chunks(
    t: MemoryCode,
    type_: str,
    moved: list[str],
    old: list[str],
    active: list[str],
    inside: list[str],
    writes: list[str],
    bound: bool,
) -> list[str]:
    w, bit, vector = t.w, t.shape.bit_type, t.shape.vector(type_)
    found = []
    for m, o, a, r, e in zip(moved, old, active, inside, writes, strict=False):
        valid = w.emit(f"and {bit} {a}, {r}")
        value = w.emit(f"select {bit} {valid}, {vector} {m}, {vector} zeroinitializer")
        taken = e if bound else w.emit(f"and {bit} {e}, {valid}")
        found.append(w.emit(f"select {bit} {taken}, {vector} {value}, {vector} {o}"))
    return found


def _mbcnt(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    high = name.endswith("hi")
    if (number := _lane_number(t, i, high)) is not None:
        return [number]
    below = [(1 << min(max(lane - 32 if high else lane, 0), 32)) - 1 for lane in range(t.shape.lanes)]
    mask, base = t.value(i.operands[0])[0], t.value(i.operands[1])[0]
    cut = arithmetic.simple(
        t, "and", Lanes("i32", chunks=t.shape.chunks(mask)), Lanes("i32", chunks=constant_row(t, below))
    )
    return [arithmetic.simple(t, "add", arithmetic.intrinsic(t, "llvm.ctpop", "i32", [cut], ["i32"]), base)]


def _lane_number(t: MemoryCode, i: FlatInstruction, high: bool) -> Lanes | None:
    """Where all lanes below count: the lane's number behind what is the same in all lanes. Of 64 lanes that takes both halves."""
    base: FlatValue = i
    for stem in ("hi", "lo")[0 if high else 1 :]:
        if not isinstance(base, FlatInstruction) or callee_name(base) != f"llvm.amdgcn.mbcnt.{stem}":
            return None
        is_whole = arithmetic.literal(t.value(base.operands[0])[0]) in (-1, (1 << 32) - 1)
        if not is_whole and (stem == "lo" or t.shape.lanes == 64):
            return None
        base = base.operands[1]
    start = t.value(base)[0].uniform
    if start is None or (t.shape.lanes == 64 and not high):
        return None
    bases = [t.w.pure(f"add i32 {start}, {k * t.shape.width}") for k in range(t.shape.count)]
    return Lanes("i32", bases=bases, stride=1, line=t.shape.count)


def _scaled_by_lanes(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """gfx1250's conversions with scales of lanes: suspicious where the reference engine refuses one, as sources differ."""
    scale, row = t.value(i.operands[1])[0], find_intrinsic(name)
    assert row is not None, "an intrinsic that is called"
    for operand in i.operands:
        t.check_defined(operand)
    is_second = takes_second_byte(row.name.split(".")[-1], number_of(i, 2))
    numbers = range(t.shape.lanes)
    below = constant_row(t, [lane & ~16 for lane in numbers])
    shift = Lanes("i32", chunks=constant_row(t, [8 if is_second and lane & 16 else 0 for lane in numbers]))
    other = arithmetic.simple(t, "lshr", Lanes("i32", chunks=permute(t, scale, below)), shift)
    apart = arithmetic.simple(t, "and", arithmetic.simple(t, "xor", other, scale), arithmetic.constant("i32", 255))
    t.suspect_if(arithmetic.compare(t, "ne", apart, arithmetic.constant("i32", 0)))
    active = Lanes("i1", chunks=permute(t, Lanes("i1", uniform="true"), below))
    t.suspect_if(arithmetic.simple(t, "xor", active, arithmetic.constant("i1", 1)))
    found = trace(t, i, name, row)
    assert found is not None, "numbers of up to 64 bits, lane by lane"
    return found


# Arithmetic --------------------------------------------------------------------------------------------------------


def emit_same(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    return t.value(i.operands[0])


def _host(stem: str, count: int, tail: str = "") -> Emitter:
    """An intrinsic that the host's LLVM has with the same meaning."""

    def emit(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
        columns = list(zip(*(arithmetic.numbers(t, o) for o in i.operands[:count]), strict=False))
        if stem in _OF_BITS and columns[0][0].type == "i1":
            return [_of_bits(t, _OF_BITS[stem], *row) for row in columns]
        return [arithmetic.intrinsic(t, stem, row[0].type, list(row), [row[0].type], tail) for row in columns]

    return emit


#: What numbers of one bit, of which 1 is -1 to signed ones, make: LLVM's own code for vectors of them may end the process.
_OF_BITS = {
    **dict.fromkeys(("llvm.smin", "llvm.umax", "llvm.uadd.sat", "llvm.sadd.sat"), "or"),
    **dict.fromkeys(("llvm.smax", "llvm.umin"), "and"),
    **dict.fromkeys(("llvm.usub.sat", "llvm.ssub.sat"), "and not"),
    **dict.fromkeys(("llvm.ctpop", "llvm.bitreverse", "llvm.abs"), ""),
    **dict.fromkeys(("llvm.ctlz", "llvm.cttz"), "not"),
}


def _of_bits(t: MemoryCode, what: str, a: Lanes, *rest: Lanes) -> Lanes:
    one = arithmetic.constant("i1", 1)
    if what == "and not":
        return arithmetic.simple(t, "and", a, arithmetic.simple(t, "xor", rest[0], one))
    if what == "not":
        return arithmetic.simple(t, "xor", a, one)
    return arithmetic.simple(t, what, a, *rest) if what else a


def _fabs(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    return [_magnitude(t, a) for a in arithmetic.numbers(t, i.operands[0])]


def _magnitude(t: MemoryCode, a: Lanes) -> Lanes:
    if a.type != "bfloat":
        return arithmetic.intrinsic(t, "llvm.fabs", a.type, [a], [a.type])
    rest = arithmetic.simple(t, "xor", arithmetic.bfloat_sign(t), arithmetic.constant("i16", -1))
    return arithmetic.bitcast(t, arithmetic.simple(t, "and", arithmetic.bitcast(t, a, "i16"), rest), "bfloat")


def _copysign(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    first, second = (arithmetic.numbers(t, o) for o in i.operands)
    return [_with_sign(t, *pair) for pair in zip(first, second, strict=True)]


def _with_sign(t: MemoryCode, a: Lanes, b: Lanes) -> Lanes:
    if a.type != "bfloat":
        return arithmetic.intrinsic(t, "llvm.copysign", a.type, [a, b], [a.type])
    differ = arithmetic.simple(t, "xor", arithmetic.bitcast(t, a, "i16"), arithmetic.bitcast(t, b, "i16"))
    sign = arithmetic.simple(t, "and", differ, arithmetic.bfloat_sign(t))
    return arithmetic.bitcast(t, arithmetic.simple(t, "xor", arithmetic.bitcast(t, a, "i16"), sign), "bfloat")


def _funnel(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    columns = zip(*(t.value(o) for o in i.operands), strict=True)
    return [wide.funnel(t, name[:9], *row) for row in columns]


_FLOAT_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def _number_pair(predicate: str, join: str) -> Emitter:
    """minnum, maxnum: the other operand where one is NaN. ``join`` of the bits of equal numbers: the lesser, the greater zero."""

    def emit(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
        found = []
        for a, b in zip(*(arithmetic.numbers(t, o) for o in i.operands), strict=True):
            nan_a, nan_b, is_a, equal = (
                arithmetic.compare_floats(t, p, x, y)
                for p, x, y in (("uno", a, a), ("uno", b, b), (predicate, a, b), ("oeq", a, b))
            )
            kind = f"i{_FLOAT_BITS[a.type]}"
            bits = arithmetic.simple(t, join, arithmetic.bitcast(t, a, kind), arithmetic.bitcast(t, b, kind))
            plain = arithmetic.choose(t, equal, arithmetic.bitcast(t, bits, a.type), arithmetic.choose(t, is_a, a, b))
            found.append(arithmetic.choose(t, nan_b, a, arithmetic.choose(t, nan_a, b, plain)))
        return found

    return emit


def _canonicalize(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """NaN becomes quiet; LLVM cannot select its own instruction for bfloat."""
    found = []
    for a in arithmetic.numbers(t, i.operands[0]):
        bits, mantissa = {"half": (16, 10), "bfloat": (16, 7), "float": (32, 23), "double": (64, 52)}[a.type]
        kind = f"i{bits}"
        quiet = arithmetic.simple(
            t, "or", arithmetic.bitcast(t, a, kind), arithmetic.constant(kind, 1 << (mantissa - 1))
        )
        found.append(
            arithmetic.choose(t, arithmetic.compare_floats(t, "uno", a, a), arithmetic.bitcast(t, quiet, a.type), a)
        )
    return found


def _lifetime(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    symbol = t.provenance.of(i.operands[-1])
    if symbol is not None and symbol.kind == "alloca" and isinstance(symbol.key, FlatInstruction):
        extent = t.memory.stack.extent(symbol.key)
        if extent is None:
            t.suspect()
        else:
            t.memory.stack.make_fresh(symbol.key, *extent)
    return []


def _stacksave(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    return [
        arithmetic.cast(t, "zext", Lanes("i32", uniform=t.memory.stack.current_top()), t.components(i.type)[0].type)
    ]


def _stackrestore(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    t.memory.stack.set_top(t.w.emit(f"trunc i64 {largest(t, t.value(i.operands[0])[0])} to i32"))
    return []


def _trap(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    t.suspect()
    return []


def _return_address(t: MemoryCode, i: FlatInstruction, name: str) -> Parts:
    """What the reference engine answers: good enough to tell call sites apart."""
    function = i.source.function
    assert function is not None
    address = t.image.resolve(function)[0] + i.source.line % 256
    return [arithmetic.constant(t.components(i.type)[0].type, address)]


_FLOAT_UNARY = ("floor", "ceil", "trunc", "rint", "nearbyint", "roundeven", "sqrt")
_INTEGER_PAIRS = ("smin", "smax", "umin", "umax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat")
#: Host code for single rows, by name.
INTRINSICS: dict[str, Emitter] = {
    f"llvm.{name}": emitter
    for name, emitter in {
        **{f"amdgcn.workitem.id.{d}": _item_id for d in "xyz"},
        **{f"amdgcn.workgroup.id.{d}": _group_id for d in "xyz"},
        **NUMBERS,
        "amdgcn.wavefrontsize": _wave_size,
        "amdgcn.readfirstlane": _readfirstlane,
        "amdgcn.readlane": _readlane,
        "amdgcn.ballot": _ballot,
        "amdgcn.icmp": _icmp,
        "amdgcn.ds.permute": _push,
        **dict.fromkeys(("read_register", "read_volatile_register"), _read_exec),
        "amdgcn.ds.bpermute": _bpermute,
        "amdgcn.ds.swizzle": _swizzle,
        "amdgcn.update.dpp": _dpp,
        "amdgcn.mov.dpp": _dpp,
        "amdgcn.mbcnt.lo": _mbcnt,
        "amdgcn.mbcnt.hi": _mbcnt,
        **{n: _host(f"llvm.{n}", 1) for n in (*_FLOAT_UNARY, "ctpop", "bswap", "bitreverse")},
        **{n: _host(f"llvm.{n}", 2) for n in _INTEGER_PAIRS},
        **{
            f"amdgcn.cvt.scale.pk{16 if word[2] == '6' else 8}.{kind}.{word}": _scaled_by_lanes
            for kind in ("f32", "f16", "bf16")
            for word in ("fp8", "bf8", "fp4", "fp6", "bf6")
        },
        "fabs": _fabs,
        "copysign": _copysign,
        **{n: _host(f"llvm.{n}", 1, "i1 false") for n in ("abs", "ctlz", "cttz")},
        "fshl": _funnel,
        "fshr": _funnel,
        "canonicalize": _canonicalize,
        **dict.fromkeys(("fma", "fmuladd"), emit_fused),
        "minnum": _number_pair("olt", "or"),
        "maxnum": _number_pair("ogt", "and"),
    }.items()
}
#: Host code by ``Row.effect``: what asks the launch or ends the group.
STATE_EFFECTS: dict[str, Callable[[TurnCode, FlatInstruction, str], Parts]] = {
    **BARRIERS,
    "address": _segment,
    "static_size": _static_size,
    "kernel_id": _kernel_id,
    **dict.fromkeys(("lifetime_start", "lifetime_end"), _lifetime),
    "returnaddress": _return_address,
    "stacksave": _stacksave,
    "stackrestore": _stackrestore,
    **dict.fromkeys(("trap", "end"), _trap),
}
