"""llvm.masked.load, store, gather, scatter, expandload and compressstore: element by element, each under its own mask."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.intrinsics import Row
from swlds.device.lane_values import rep_of
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.memory_operations import pointer_space
from swlds.engines.reference.meta import Meta, any_in_lane, bad_lanes, make, squeeze, tag_of
from swlds.engines.reference.transfer import load_value, store_value
from swlds.engines.reference.vectors import element_meta
from swlds.ir.model import Instruction
from swlds.ir.types import PointerType, VectorType
from swlds.ir.values import ConstantInt


def build_masked(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """Older signatures carry the alignment as an i32 operand; it is dropped.

    expandload and compressstore: what is chosen lies in memory without gaps.
    """
    is_store = not row.facts.accesses("r")
    is_dense = row.effect in ("masked_expand", "masked_compress")
    arguments = [
        a
        for i, a in enumerate(instruction.call_arguments)
        if not (isinstance(a, ConstantInt) and i == (2 if is_store else 1))
    ]
    value = arguments.pop(0) if is_store else None
    pointer, mask = arguments[0], arguments[1]
    other = None if is_store else arguments[2]
    type_ = value.type if value is not None else instruction.type
    assert isinstance(type_, VectorType)
    slots = [decoder.slot(v) if v is not None else -1 for v in (value, pointer, mask, other)]
    dst = -1 if is_store else decoder.slot(instruction)
    size = decoder.image.layout.store_size(type_.element)
    space, port = pointer_space(pointer), decoder.machine.port
    each = isinstance(pointer.type, VectorType)
    rep = rep_of(type_)

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        address, choice = env[slots[1]], env[slots[2]]
        _check_mask(frame, instruction, known[slots[2]])
        data = None if is_store else env[slots[3]].copy()
        shadow = None if is_store else _shadow_copy(known[slots[3]])
        tags = None if data is None else _tags_copy(known[slots[3]], type_, data)
        origin = 0 if is_store or known[slots[3]] is None else known[slots[3]].origin
        for i in range(type_.count):
            lanes = frame.mask & choice[:, i]
            if not lanes.any():
                continue
            before: Any = choice[:, :i].sum(axis=1, dtype=address.dtype) if is_dense else address.dtype.type(i)
            at = address[:, i] if each else address + before * address.dtype.type(size)
            meta = element_meta(known[slots[1]], i) if each else known[slots[1]]
            granted = port.access(frame, instruction, space, at, meta, size, write=is_store, mask=lanes)
            if is_store:
                store_value(
                    port,
                    frame,
                    instruction,
                    granted,
                    type_.element,
                    env[slots[0]][:, i],
                    element_meta(known[slots[0]], i),
                )
                continue
            assert data is not None
            loaded, found = load_value(port, frame, instruction, granted, type_.element, tag_of(meta))
            data[lanes, i] = loaded[lanes]
            if tags is not None:
                tags[lanes, i] = np.broadcast_to(_array_of(found), lanes.shape)[lanes]
            if found is not None and found.shadow is not None:
                shadow = np.zeros(rep.shape(len(lanes)), rep.raw) if shadow is None else shadow
                shadow[lanes, i] = 0
                origin = np.where(lanes & bad_lanes(found.shadow) & ~any_in_lane(shadow), found.origin, origin)
                shadow[lanes, i] = found.shadow[lanes]
            elif shadow is not None:
                shadow[lanes, i] = 0
        if not is_store:
            tag = squeeze(tags) if tags is not None and tags.any() else None
            frame.put(dst, data, make(tag, shadow if shadow is not None and shadow.any() else None, origin))

    return run


def _tags_copy(known: Meta | None, type_: VectorType, data: np.ndarray) -> np.ndarray | None:
    """The tags of a vector of pointers, for each element of each lane. Of integers none are kept: host code keeps none either."""
    if not isinstance(type_.element, PointerType):
        return None
    tag = _array_of(known)
    return np.broadcast_to(tag[:, None] if tag.ndim == 1 else tag, data.shape).copy()


def _array_of(known: Meta | None) -> np.ndarray:
    """Its tags, 0 for none."""
    tag = tag_of(known)
    return np.asarray(0 if tag is None else tag, np.int64)


def _shadow_copy(known: Meta | None) -> np.ndarray | None:
    return None if known is None or known.shadow is None else known.shadow.copy()


def _check_mask(frame: Frame, instruction: Instruction, known: Meta | None) -> None:
    if known is not None and known.shadow is not None and any_in_lane(known.shadow).any():
        frame.wave.machine.reports.use_of_undefined(frame, instruction, known, frame.mask, "a mask")
