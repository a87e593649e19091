"""What is known of an intrinsic's result: its undefined bits, and the objects that lanes point to, from those of the operands.

Rules, by the row: lanes that move take what is known of them along, where what says from whom is defined; of bits that are moved
or chosen (``Row.bits``) those are undefined that another value of the undefined bits would change; else all of a scalar is
undefined where a bit of an operand is, in every lane where lanes see each other's operands.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.intrinsics import Call, Row
from swlds.device.lane_values import Rep, from_bits, rep_of, to_bits
from swlds.engines.reference import meta as metas
from swlds.engines.reference.meta import Meta, Metas, any_in_lane, make, spoil


def known_of_result(
    call: Call, row: Row, values: list[Array], data: Any, operands: list[Meta | None], rep: Rep
) -> Metas:
    """``data``: the result for the operands' ``values``; ``rep``: how it is held."""
    assert row.lanes is not None, "it computes"
    positions = row.find_bits(call) if row.find_bits is not None else row.bits
    marked = [i for i, m in enumerate(operands) if m is not None and m.shadow is not None]
    if positions and (row.shadows is None or all(i in positions for i in marked)):
        return _by_bits(call, row, positions, values, data, operands, rep)
    if row.shadows is not None:
        return _by_its_rule(call, row.shadows, operands)
    if row.facts.moves:
        moved = [m if i in row.facts.moves else None for i, m in enumerate(operands)]
        found = _moved_meta(call, row.lanes, values, moved, list(row.facts.moves), rep)
        return _beside(found, _lost_by_choice(call, row, operands, rep)) if row.facts.exchanges else found
    spoiled = _spoiled(operands, rep, call.size)
    return _spread(call, spoiled) if row.facts.exchanges else spoiled


def _lost_by_choice(call: Call, row: Row, operands: list[Meta | None], rep: Rep) -> Metas:
    """What is undefined because that which says from whom a lane gets its value is: in lanes that say it for themselves
    (``Row.own_choice``), else in all."""
    lost: Metas = _spoiled([m for i, m in enumerate(operands) if i not in row.facts.moves], rep, call.size)
    return lost if row.own_choice else _spread(call, lost)


def _beside(moved: Metas, lost: Metas) -> Metas:
    if moved is None or lost is None:
        return lost if moved is None else moved
    if isinstance(moved, tuple) or isinstance(lost, tuple):
        assert isinstance(moved, tuple) and isinstance(lost, tuple), "both are of one type"
        return tuple(itertools.starmap(_beside_one, zip(moved, lost, strict=True)))
    return _beside_one(moved, lost)


def _beside_one(moved: Meta | None, lost: Meta | None) -> Meta | None:
    if moved is None or lost is None:
        return lost if moved is None else moved
    assert lost.shadow is not None, "it is spoiled"
    shadow = lost.shadow if moved.shadow is None else moved.shadow | lost.shadow
    return make(moved.tag, shadow, metas.join_origins([lost, moved]))


def _spread(call: Call, known: Metas) -> Metas:
    """All lanes have a result that depends on every active one's operands."""
    if known is None or isinstance(known, tuple):
        return known
    assert known.shadow is not None, "it is spoiled"
    lost = np.bitwise_or.reduce(known.shadow[call.mask], axis=0, keepdims=True)
    shadow = np.broadcast_to(lost, known.shadow.shape).copy()
    return make(None, shadow, known.origin) if shadow.any() else None


def _by_bits(
    call: Call,
    row: Row,
    positions: tuple[int, ...],
    values: list[Array],
    data: Any,
    operands: list[Meta | None],
    rep: Rep,
) -> Metas:
    """A bit of the result that depends on one bit of each operand is undefined where some other choice of the undefined ones
    gives another bit. What chooses among them must be defined."""
    assert row.lanes is not None, "it computes"
    marked = [i for i, m in enumerate(operands) if m is not None and m.shadow is not None]
    if not marked:
        return None
    flipped = {i: _flip(values[i], operands[i], call.arguments[i]) for i in marked if i in positions}
    choosers = [operands[i] for i in marked if i not in positions]
    lost = _spoiled(choosers, rep, call.size)
    origin = _origin(row, operands)
    found = data if isinstance(data, tuple) else (data,)
    reps = [rep] if rep.members is None else [rep_of(t) for t in rep.members]
    shadows: list[Any] = [
        None if m is None else m.shadow for m in (lost if isinstance(lost, tuple) else [lost] * len(reps))
    ]
    for count in range(1, len(flipped) + 1):
        for chosen in itertools.combinations(flipped, count):
            others = row.lanes(call, *(flipped[i] if i in chosen else v for i, v in enumerate(values)))
            for k, other in enumerate(others if isinstance(others, tuple) else (others,)):
                changed = to_bits(found[k], reps[k]) ^ to_bits(other, reps[k])
                shadows[k] = changed if shadows[k] is None else shadows[k] | changed
    made = [make(None, s, origin) if s is not None and s.any() else None for s in shadows]
    if rep.members is None:
        return made[0]
    return tuple(made) if any(m is not None for m in made) else None


def _flip(value: Array, known: Meta | None, type_: Any) -> Array:
    """The value with its undefined bits the other way."""
    assert known is not None and known.shadow is not None, "something is undefined"
    rep = rep_of(type_)
    return from_bits(to_bits(value, rep) ^ known.shadow, rep)


def _origin(row: Row, operands: list[Meta | None]) -> int | Array:
    """Where what is undefined comes from; of lanes that are exchanged it is the first operand's that any lane has."""
    origin = metas.join_origins(operands)
    if row.facts.exchanges and isinstance(origin, np.ndarray):
        undefined = next(m for m in operands if m is not None and m.shadow is not None)
        assert undefined.shadow is not None
        origin = int(origin[int(np.argmax(any_in_lane(undefined.shadow)))])
    return origin | metas.COMPUTED


def _by_its_rule(call: Call, rule: Any, operands: list[Meta | None]) -> Metas:
    """What the row says of undefined bits."""
    marked = [m for m in operands if m is not None and m.shadow is not None]
    if not marked:
        return None
    given = []
    for meta, type_ in zip(operands, call.arguments, strict=True):
        rep = rep_of(type_)
        is_known = meta is None or meta.shadow is None
        given.append(np.zeros(rep.shape(call.size), rep.raw) if is_known else meta.shadow)  # type: ignore[union-attr]
    found, origin = rule(call, *given), metas.join_origins(operands) | metas.COMPUTED
    made = [make(None, s, origin) if s.any() else None for s in (found if isinstance(found, tuple) else (found,))]
    if not isinstance(found, tuple):
        return made[0]
    return tuple(made) if any(m is not None for m in made) else None


def _spoiled(operands: list[Meta | None], rep: Any, lanes: int) -> Any:
    marked = [m for m in operands if isinstance(m, Meta) and m.shadow is not None]
    if not marked:
        return None
    if rep.members is not None:
        return tuple(_spoiled(operands, rep_of(t), lanes) for t in rep.members)
    shadow, origin = spoil(list(marked), rep.raw, rep.ones, rep.shape(lanes))
    return make(None, shadow, origin)


def _moved_meta(
    call: Call, function: Any, values: list[Array], operands: list[Meta | None], moved: list[int], rep: Any
) -> Any:
    """Shadows and tags go through the same moves as the value."""
    shadow, origin, tag = None, 0, None
    if any(m is not None and m.shadow is not None for m in operands):
        like = _shadow_like(operands)
        stand_in = list(values)
        for i in moved:
            meta = operands[i]
            stand_in[i] = np.zeros(values[i].shape, like) if meta is None or meta.shadow is None else meta.shadow
        shadow = function(call, *stand_in)
        origin = _moved_origin(call, function, values, operands, moved)
    if any(m is not None and m.tag is not None for m in operands):
        tag = _moved_tag(call, function, values, operands, moved)
    if rep.members is not None:
        shadows = shadow if shadow is not None else (None,) * len(rep.members)
        result = tuple(make(None, s if s is not None and s.any() else None, origin) for s in shadows)
        return result if any(r is not None for r in result) else None
    return make(tag, shadow if shadow is not None and shadow.any() else None, origin)


def _shadow_like(operands: list[Meta | None]) -> Any:
    return next(m.shadow.dtype for m in operands if m is not None and m.shadow is not None)


def _lane_numbers(call: Call, function: Any, values: list[Array], moved: list[int], numbers: list[Any]) -> Any:
    stand_in = list(values)
    for i, number in zip(moved, numbers, strict=False):
        stand_in[i] = np.broadcast_to(np.asarray(number), (call.size,)).astype(np.int64)
    return function(call, *stand_in)


def _moved_origin(call: Call, function: Any, values: list[Array], operands: list[Meta | None], moved: list[int]) -> Any:
    if any(v.ndim == 2 for v in values):
        return metas.join_origins(operands)
    numbers = [0 if (m := operands[i]) is None else m.origin for i in moved]
    result = _lane_numbers(call, function, values, moved, numbers)
    return result[0] if isinstance(result, tuple) else result


def _moved_tag(call: Call, function: Any, values: list[Array], operands: list[Meta | None], moved: list[int]) -> Any:
    numbers = [
        0 if (m := operands[i]) is None else m.tag or 0 if not isinstance(m.tag, np.ndarray) else m.tag for i in moved
    ]
    if any(v.ndim == 2 for v in values) or any(np.ndim(n) == 2 for n in numbers):
        return None
    result = _lane_numbers(call, function, values, moved, numbers)
    return None if isinstance(result, tuple) else metas.squeeze(result)
