"""What calls give: numbers of lanes and groups, values of other lanes, and what functions of the module return."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from swlds.analysis.addresses.values import facts_of, is_pure
from swlds.analysis.axis.bits import bit_and, exact, sign_extend, zero_extend
from swlds.analysis.axis.choices import least_or_most
from swlds.analysis.axis.forms import (
    Form,
    Unknown,
    all_zeros,
    constant,
    make,
    of_lanes,
    plus,
    same_lanes,
    take,
    truncate,
)
from swlds.analysis.axis.lanes import ALL
from swlds.analysis.axis.memory import same_in_wave
from swlds.analysis.axis.products import multiply
from swlds.analysis.axis.reader import FULL_WAVES, ONE_ROW, Reader
from swlds.ir.intrinsics import Facts, Spread
from swlds.ir.model import Block, Instruction
from swlds.layouts.distinct import distinct

_MINIMA = frozenset({"umin", "umax", "smin", "smax"})
_PRODUCT_BITS, _FACTOR_BITS = 32, 24
_ALONE = frozenset({"abs", "ctpop", "ctlz", "cttz"})


def compute_call(f: Reader, i: Instruction, block: Block, bits: int) -> Form | None:
    """None where nothing is known of the result."""
    facts = facts_of(i)
    if facts is None:
        function = i.called_function
        if function is not None and not function.is_declaration:
            return f.returned(i)
        return f.opaque(i, f.same_operands(i, block)) if is_pure(function) else None
    if facts.number is not None:
        return _count(f, i, facts, block, bits)
    if facts.provides:
        return f.provided(i)
    if not all(f.width(o) for o in i.call_arguments):
        return _by_spread(f, i, facts, block)
    forms = [f.read(o, block) for o in i.call_arguments]
    if facts.is_copy:
        return forms[0]
    if facts.is_masked and forms[1].bits == bits:
        return bit_and(f.context, forms[0], forms[1])
    known = _COMPUTED.get(facts.computes)
    found = known(f, i, block, bits, forms) if known is not None else None
    if found is not None and f.launch.is_any_wave and facts.exchanges:
        found = found.with_premises([FULL_WAVES])
    if found is None and facts.computes in _MINIMA:
        found = least_or_most(f.context, facts.computes, forms[0], forms[1])
    if found is None and facts.computes in _ALONE and forms[0].is_exact:
        found = exact(facts.computes, bits, forms[0], constant(0, bits))
    return found if found is not None else _by_spread(f, i, facts, block)


def _count(f: Reader, i: Instruction, facts: Facts, block: Block, bits: int) -> Form | None:
    """The number of a lane or a group."""
    assert facts.number is not None
    name, limit = facts.number
    if facts.spread is Spread.UNIFORM:
        return f.group_number(name, limit, bits)
    if not i.call_arguments:
        known = of_lanes(f.launch.lane_number(name), bits)
        return plus(known, _of_wave(f, name, limit, bits)) if f.launch.is_any_wave else known
    mask, base = (f.read(o, block) for o in i.call_arguments[:2])
    is_high = name.endswith("hi")
    lane = np.arange(f.launch.items, dtype=np.int64) % f.launch.wave_size
    below = np.clip(lane - 32 * is_high, 0, 32)
    if mask.is_exact:
        bits_below = (np.uint64(1) << below.astype(np.uint64)) - np.uint64(1)
        counted = exact("ctpop", 64, of_lanes(np.asarray(mask.unsigned()) & bits_below, 64), constant(0, 64))
        return plus(of_lanes(counted.base, bits), base)
    some = f.context.number(bits, 1, bounds=(0, int(below.max())), premises=mask.premises)
    return plus(some, base)


def _of_wave(f: Reader, name: str, limit: int, bits: int) -> Form:
    """What a wave has in common of its work-items' numbers, where the sizes of groups are not known."""
    key = f"{name} of a wave, {bits} bits"
    if key not in f.shared:
        step = f.launch.wave_size if name.endswith("x") else 1
        unknown = Unknown(f"{name} of the wave", ALL, 0, limit // step)
        f.shared[key] = make(bits, 0, ((unknown, step),), natural=True, signed=True, premises=frozenset([ONE_ROW]))
    return f.shared[key]


def _by_spread(f: Reader, i: Instruction, facts: Facts, block: Block) -> Form:
    """As far as lanes have the same operands; a result for the wave."""
    if facts.spread is Spread.UNIFORM:
        return f.opaque(i, f.context.wave)
    if facts.spread is Spread.LANEWISE:
        same = f.same_operands(i, block)
        return f.opaque(i, same_in_wave(f, i, block, same) if facts.touches else same)
    return f.opaque(i, 1)


_Computed = Callable[[Reader, Instruction, Block, int, list[Form]], "Form | None"]


def _first_lane(f: Reader, i: Instruction, block: Block, bits: int, forms: list[Form]) -> Form:
    """Of the first active lane of each wave."""
    form, wave = forms[0], f.context.wave
    if same_lanes(form) >= wave:
        return form
    active, _ = f.activity().of(block, i)
    if active is None:
        return f.opaque(i, wave, 1 << min(all_zeros(form), bits - 1))
    lanes = np.broadcast_to(np.asarray(active), f.launch.items)
    item = np.arange(f.launch.items)
    starts = item // f.launch.wave_size * f.launch.wave_size
    first = np.array([s + int(np.argmax(lanes[s : s + f.launch.wave_size])) for s in distinct(starts)])
    return _take(f, form, first[item // f.launch.wave_size])


def _lane(f: Reader, i: Instruction, block: Block, bits: int, forms: list[Form]) -> Form:
    """Of the lane with a number."""
    if same_lanes(forms[0]) == ALL and _is_computed_by_all(f, i, block):
        return forms[0]
    number = forms[1].number
    lanes = np.arange(f.launch.items) // f.launch.wave_size * f.launch.wave_size
    if number is None or not _is_computed_by_all(f, i, block):
        return f.opaque(i, f.context.wave)
    lanes = lanes + number % f.launch.wave_size
    return f.opaque(i, f.context.wave) if lanes.max() >= f.launch.items else _take(f, forms[0], lanes)


def _lane_at(f: Reader, i: Instruction, block: Block, bits: int, forms: list[Form]) -> Form | None:
    """Of the lane with a number times 4 (``ds.bpermute``: operand 0)."""
    place, form = forms
    same = same_lanes(place)
    if not _is_computed_by_all(f, i, block):
        return None
    multiple = 1 << min(all_zeros(form), bits - 1)
    if not place.is_exact:
        return f.opaque(i, min(same, f.context.wave), multiple)
    item, wave = np.arange(f.launch.items), f.launch.wave_size
    lanes = item // wave * wave + np.asarray(place.unsigned() >> np.uint64(2)).astype(np.int64) % wave
    if lanes.max() >= f.launch.items:
        return f.opaque(i, min(same, f.context.wave), multiple)
    return _take(f, form, lanes)


def _ballot(f: Reader, i: Instruction, block: Block, bits: int, forms: list[Form]) -> Form | None:
    """A bit for each active lane for which it is true."""
    active, _ = f.activity().of(block, i)
    if active is None or not forms[0].is_exact:
        return None
    chosen = np.broadcast_to(np.logical_and(np.asarray(forms[0].base) != 0, active), f.launch.items)
    item, wave = np.arange(f.launch.items), f.launch.wave_size
    bit = np.where(chosen, np.uint64(1) << (item % wave).astype(np.uint64), np.uint64(0))
    starts = np.arange(0, f.launch.items, wave)
    return of_lanes(np.bitwise_or.reduceat(bit, starts)[item // wave], bits)


def _wave_size(f: Reader, i: Instruction, block: Block, bits: int, forms: list[Form]) -> Form:
    return constant(f.launch.wave_size, bits)


def _product(f: Reader, i: Instruction, block: Block, bits: int, forms: list[Form]) -> Form | None:
    """Of the low 24 bits of two numbers, with a sign or without."""
    if bits != _PRODUCT_BITS:
        return None
    facts = facts_of(i)
    widen = sign_extend if facts is not None and facts.computes == "product i24" else zero_extend
    a, b = (widen(f.context, truncate(form, _FACTOR_BITS), bits) for form in forms)
    return multiply(f.context, a, b)


def _is_computed_by_all(f: Reader, i: Instruction, block: Block) -> bool:
    """All lanes of the group are here, and were where the operands come from, in the same rounds: so each lane has its value."""
    sources = [(o, o.block) for o in i.call_arguments if isinstance(o, Instruction) and o.block is not None]
    if any(not is_everyone(f, o) or f.flow.around[b] - f.flow.around[block] for o, b in sources):
        return False
    return is_everyone(f, i)


def is_everyone(f: Reader, i: Instruction) -> bool:
    """All lanes of the group come to the instruction."""
    assert i.block is not None, "an instruction of a block"
    lanes, _ = f.activity().of(i.block, i)
    return lanes is not None and bool(np.all(lanes))


def _take(f: Reader, form: Form, lanes: Any) -> Form:
    made: dict[Any, Any] = {}

    def unknown(old: Any, same: int) -> Any:
        if old not in made:
            made[old] = f.context.unknown(same, old.low, old.high, old.half, old.name)
        return made[old]

    return take(form, lanes, unknown)


_COMPUTED: dict[str, _Computed] = {
    "first lane": _first_lane,
    "lane": _lane,
    "lane at": _lane_at,
    "ballot": _ballot,
    "wave size": _wave_size,
    "product u24": _product,
    "product i24": _product,
}
