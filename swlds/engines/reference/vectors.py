"""Vectors and aggregates: extract, insert, shuffle."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.lane_values import Rep, constant_int, rep_of
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.meta import (
    COMPUTED,
    HOLLOW,
    NUMBER,
    PARTIAL,
    POISON,
    Meta,
    any_in_lane,
    bad_lanes,
    join_origins,
    make,
    shadow_of,
    squeeze,
    tag_of,
)
from swlds.ir.model import Instruction
from swlds.ir.values import shuffle_mask


def element_meta(known: Meta | None, index: int | Array) -> Meta | None:
    """What is known of one element of a vector, by a fixed index or one a lane."""
    if known is None:
        return None
    pick: Any = index if isinstance(index, int) else (np.arange(len(index)), index)
    at: Any = (slice(None), index) if isinstance(index, int) else pick
    shadow = None if known.shadow is None else known.shadow[at]
    tag = known.tag
    if isinstance(tag, np.ndarray) and tag.ndim == 2:
        tag = squeeze(tag[at] if tag.shape[1] > 1 else tag[:, 0])
    return make(tag, shadow if shadow is not None and shadow.any() else None, known.origin)


def build_extractelement(decoder: Decoder, instruction: Instruction) -> Operation:
    vector, index = (decoder.slot(o) for o in instruction.operands)
    assign = decoder.assign(instruction)
    fixed = constant_int(instruction.operands[1])
    count, element = rep_of(instruction.operands[0].type).count, rep_of(instruction.type)
    follows_undefined = decoder.machine.port.check_init

    def run(frame: Frame) -> None:
        data, known = frame.env[vector], frame.meta[vector]
        if fixed is not None and 0 <= fixed < count:
            value, meta = data[:, fixed], element_meta(known, fixed)
        else:
            at, outside = _places(frame.env[index], count)
            value, meta = data[np.arange(len(at)), at], element_meta(known, at)
            meta = _poisoned(meta, outside, element) if follows_undefined else meta
            _report_index(frame, instruction, frame.meta[index])
        assign(frame, value, meta)

    return run


def _places(index: Array, count: int) -> tuple[Array, Array]:
    """Where the lanes' elements are, and whose index is past the last one."""
    outside = np.asarray(index >= count, dtype=np.bool_)
    return np.where(outside, 0, index).astype(np.int64), outside


def _poisoned(known: Meta | None, lanes: Array, rep: Rep) -> Meta | None:
    """What is known of a value that is poison in some lanes, all of it."""
    if not lanes.any():
        return known
    bad = np.broadcast_to(lanes[:, None], rep.shape(len(lanes))) if rep.count else lanes
    old = shadow_of(known)
    shadow = np.where(bad, np.array(rep.ones, rep.raw), np.zeros(bad.shape, rep.raw) if old is None else old)
    origin: Any = POISON if known is None or old is None else np.where(lanes, POISON, known.origin)
    return make(tag_of(known), shadow, origin)


def _report_index(frame: Frame, instruction: Instruction, known: Meta | None) -> None:
    if known is not None and known.shadow is not None:
        frame.wave.machine.reports.use_of_undefined(frame, instruction, known, frame.mask, "an element index")


def build_insertelement(decoder: Decoder, instruction: Instruction) -> Operation:
    vector, element, index = (decoder.slot(o) for o in instruction.operands)
    assign = decoder.assign(instruction)
    rep, follows_undefined = rep_of(instruction.type), decoder.machine.port.check_init

    def run(frame: Frame) -> None:
        at, outside = _places(frame.env[index], rep.count)
        lanes = np.arange(len(at))
        data = frame.env[vector].copy()
        data[lanes, at] = frame.env[element]
        known = _insert_meta(frame.meta[vector], frame.meta[element], lanes, at, rep)
        assign(frame, data, _poisoned(known, outside, rep) if follows_undefined else known)

    return run


def _insert_meta(vector: Meta | None, element: Meta | None, lanes: Array, at: Array, rep: Rep) -> Meta | None:
    if vector is None and element is None:
        return None
    shadow, sv, se = None, shadow_of(vector), shadow_of(element)
    origin: int | Array = POISON
    if sv is not None or se is not None:
        shadow = np.zeros(rep.shape(len(lanes)), rep.raw) if sv is None else sv.copy()
        shadow[lanes, at] = 0
        origin = _insert_origin(vector, element, shadow, rep)
        shadow[lanes, at] = 0 if se is None else se
    tag = _insert_tag(tag_of(vector), tag_of(element), lanes, at, rep)
    if shadow is None or not shadow.any():
        return make(tag, None)
    return make(tag, shadow, origin)


def _insert_origin(vector: Meta | None, element: Meta | None, rest: Array, rep: Rep) -> Array:
    """Per lane, since where a vector is undefined, of which an element was replaced; ``rest``: what of the others is undefined.

    What is left of the poison that a vector is built in is nobody's: the element counts. It is a copy of what lay in memory
    (``PARTIAL``) where all that is undefined is."""
    new_bits = shadow_of(element)
    has_new = np.zeros(len(rest), np.bool_) if new_bits is None else any_in_lane(new_bits)
    old, new = (
        np.broadcast_to(np.asarray(POISON if m is None else m.origin), has_new.shape) for m in (vector, element)
    )
    is_whole = rest == rep.ones
    is_built = (old & NUMBER == POISON) & ~(bad_lanes(rest) & ~is_whole).any(axis=1)
    is_hollow = (is_built | (old & HOLLOW != 0)) & is_whole.any(axis=1)
    is_lost = (old & PARTIAL != 0) & (new & PARTIAL == 0)
    both = np.where(is_built | is_lost, new, old) | (old | new) & COMPUTED
    only = np.where(any_in_lane(rest), old, new)
    return np.asarray(np.where(has_new & any_in_lane(rest), both, only) & ~HOLLOW | np.where(is_hollow, HOLLOW, 0))


def _insert_tag(vector: Any, element: Any, lanes: Array, at: Array, rep: Rep) -> Any:
    if (
        vector is None
        and element is None
        or (isinstance(vector, int) and isinstance(element, int) and vector == element)
    ):
        return vector
    tags = np.zeros(rep.shape(len(lanes)), np.int64)
    if vector is not None:
        tags[...] = vector if np.ndim(vector) != 1 else np.asarray(vector)[:, None]
    tags[lanes, at] = 0 if element is None else element
    return squeeze(tags)


def build_shufflevector(decoder: Decoder, instruction: Instruction) -> Operation:
    a, b = (decoder.slot(o) for o in instruction.operands[:2])
    assign = decoder.assign(instruction)
    rep, width = rep_of(instruction.type), rep_of(instruction.operands[0].type).count
    mask = shuffle_mask(instruction.operands[2], rep.count)
    pick = np.array([max(m, 0) for m in mask])
    missing = np.array([m < 0 and decoder.machine.port.check_init for m in mask])

    def run(frame: Frame) -> None:
        data = np.concatenate([frame.env[a], frame.env[b]], axis=1)[:, pick]
        known = _shuffle_meta(frame.meta[a], frame.meta[b], rep, width, pick, missing, len(frame.mask))
        assign(frame, data, known)

    return run


def _shuffle_meta(
    a: Meta | None, b: Meta | None, rep: Rep, width: int, pick: Array, missing: Array, lanes: int
) -> Meta | None:
    has_missing = bool(missing.any())
    if a is None and b is None and not has_missing:
        return None
    shadow = None
    if has_missing or shadow_of(a) is not None or shadow_of(b) is not None:
        blank = np.zeros((lanes, width), rep.raw)
        both = np.concatenate([blank if (s := shadow_of(m)) is None else s for m in (a, b)], axis=1)[:, pick]
        shadow = np.where(missing, np.array(rep.ones, rep.raw), both)
        shadow = shadow if shadow.any() else None
    tag = None
    if tag_of(a) is not None or tag_of(b) is not None:
        wide = [np.broadcast_to(_columns(tag_of(m)), (lanes, width)) for m in (a, b)]
        tag = squeeze(np.concatenate(wide, axis=1)[:, pick])
    if shadow is None:
        return make(tag, None)
    marked = [m for m in (a, b) if shadow_of(m) is not None]
    return make(tag, shadow, join_origins(list(marked)) if marked else 0)


def _columns(tag: Any) -> Array:
    array = np.asarray(0 if tag is None else tag)
    return array[:, None] if array.ndim == 1 else array


def build_extractvalue(decoder: Decoder, instruction: Instruction) -> Operation:
    aggregate = decoder.slot(instruction.operands[0])
    assign = decoder.assign(instruction)
    indices = instruction.field("indices")

    def run(frame: Frame) -> None:
        data, known = frame.env[aggregate], frame.meta[aggregate]
        for index in indices:
            data = data[index]
            known = None if known is None else known[index]
        assign(frame, data, known)

    return run


def build_insertvalue(decoder: Decoder, instruction: Instruction) -> Operation:
    aggregate, element = (decoder.slot(o) for o in instruction.operands)
    assign = decoder.assign(instruction)
    indices = instruction.field("indices")

    def run(frame: Frame) -> None:
        data = _inserted(frame.env[aggregate], indices, frame.env[element])
        known = frame.meta[aggregate]
        if known is not None or frame.meta[element] is not None:
            known = _inserted_meta(frame.env[aggregate], known, indices, frame.meta[element])
        assign(frame, data, known)

    return run


def _inserted(aggregate: Any, indices: list[int], element: Any) -> Any:
    if not indices:
        return element
    first, *rest = indices
    return tuple(_inserted(part, rest, element) if i == first else part for i, part in enumerate(aggregate))


def _inserted_meta(aggregate: Any, known: Any, indices: list[int], element: Any) -> Any:
    if not indices:
        return element
    first, *rest = indices
    parts = known if known is not None else (None,) * len(aggregate)
    result = tuple(
        _inserted_meta(aggregate[i], part, rest, element) if i == first else part for i, part in enumerate(parts)
    )
    return result if any(part is not None for part in result) else None
