"""Buffer resources: making one, and loads, stores and atomics through one. ``device.buffer_resource`` has the layout.

=======================  ==================================================================================
access                   inside when
=======================  ==================================================================================
raw, or without stride   offset + size <= number of records, which are bytes
struct on gfx9           index < number of records
struct on gfx10 to 12    as the resource's flags say; see ``_Operands._inside``
scalar                   offset + size <= number of records * max(stride, 1)
=======================  ==================================================================================

Lanes outside load zero and write nothing; an access of several words that crosses the end is refused.
"""

from __future__ import annotations

from typing import Any, final

import numpy as np

from swlds.device.address_space import GLOBAL, Array
from swlds.device.buffer_resource import (
    BYTES,
    CROSSING,
    INDEX_ONLY,
    NOT_EMPTY,
    SWIZZLED,
    UNCLEAR,
    WITH_OFFSET,
    WORD,
    Field,
    layout_of,
)
from swlds.device.intrinsics import Row
from swlds.device.intrinsics.bits import signed
from swlds.device.lane_values import constant_int, rep_of, zeros
from swlds.engines.reference.atomics import Atomic
from swlds.engines.reference.casts import recut
from swlds.engines.reference.decode import Decoder, has_result
from swlds.engines.reference.direct_loads import copy_to_lds
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.meta import Meta, make, tag_of
from swlds.engines.reference.transfer import load_value, store_value
from swlds.errors import UnsupportedError
from swlds.ir.model import Instruction
from swlds.ir.types import IntType, PointerType, VectorType
from swlds.ir.values import Value


def build_make_buffer(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """A resource: base address, stride, number of records, flags in 128 bits; it keeps the base's tag."""
    slots = [decoder.slot(a) for a in instruction.call_arguments]
    dst = decoder.slot(instruction)
    parts = layout_of(decoder.machine.image.target).parts

    def run(frame: Frame) -> None:
        value: Any = 0
        for slot, field in zip(slots, parts, strict=True):
            value = value | (frame.env[slot].astype(object) & field.ones) << field.start
        known = frame.meta[slots[0]]
        frame.put(dst, np.asarray(value, dtype=object), None if known is None else make(known.tag, None))

    return run


@final
class _Operands:
    """The operands of an access that say where: resource, index of a struct form, offset, scalar offset."""

    def __init__(
        self, decoder: Decoder, instruction: Instruction, row: Row, operands: list[Value], size: int, immediate: int = 0
    ) -> None:
        self.instruction, self.size, self.immediate = instruction, size, immediate
        self.is_struct = row.facts.accesses()[0].kind == "indexed"
        self.is_scalar = row.effect == "scalar_buffer_load"
        slots = [decoder.slot(o) for o in operands]
        self.slots = slots
        self.resource, self.resource_type = slots[0], operands[0].type
        self.index = slots[1] if self.is_struct else -1
        self.offset = slots[2 if self.is_struct else 1]
        self.scalar = -1 if self.is_scalar else slots[-1]
        self.layout = layout_of(decoder.machine.image.target)

    def lanes(self, frame: Frame) -> tuple[Array, Array, Meta | None]:
        """(address, lanes inside, what is known of the pointer) of the active lanes."""
        env, known = frame.env, frame.meta
        for slot in self.slots[1:]:
            if known[slot] is not None:
                frame.wave.machine.reports.use_of_undefined(frame, self.instruction, known[slot], frame.mask, "address")
        words = _resource_bits(env[self.resource], self.resource_type, len(frame.mask))
        if any((_field(words, f) != 0)[frame.mask].any() for f in self.layout.refused):
            self._refuse(frame, SWIZZLED)
        offset = env[self.offset].astype(np.uint64) + np.uint64(self.immediate)
        address = _field(words, self.layout.base) + offset
        if self.scalar >= 0:
            address = address + signed(env[self.scalar], 32).astype(np.int64).view(np.uint64)
        stride, records = _field(words, self.layout.stride), _field(words, self.layout.records)
        end = offset + np.uint64(self.size)
        crosses = np.zeros_like(frame.mask)
        if self.is_scalar:
            room = records * np.maximum(stride, np.uint64(1))
            inside, crosses = end <= room, self._crosses(offset, room)
        elif self.is_struct:
            index = env[self.index].astype(np.uint64)
            address = address + index * stride
            inside, unclear = self._inside(words, index, offset, stride, records)
            if (unclear & frame.mask).any():
                self._refuse(frame, UNCLEAR)
            crosses = (stride == 0) & self._crosses(offset, records)
        else:
            inside, crosses = end <= records, self._crosses(offset, records)
        if (crosses & frame.mask).any():
            self._refuse(frame, CROSSING.format(size=self.size))
        pointer = known[self.resource]
        return address, frame.mask & inside, None if pointer is None else make(pointer.tag, None)

    def _crosses(self, offset: Array, room: Array) -> Array:
        """Lanes whose first word is inside, and the last is not."""
        first, last = np.uint64(min(self.size, WORD)), np.uint64(self.size)
        return (offset + first <= room) & (offset + last > room)

    def _inside(self, words: Array, index: Array, offset: Array, stride: Array, records: Array) -> tuple[Array, Array]:
        """(lanes inside, lanes of which nobody says whether they are)."""
        end, flat = offset + np.uint64(self.size), stride == 0
        in_bytes, counted = end <= records, index < records
        if self.layout.rule is None:
            known = flat if not self.layout.counts_records else np.ones_like(flat)
            return np.where(flat, in_bytes, counted), ~known
        rule = _field(words, self.layout.rule)
        inside = np.select(
            [rule == BYTES, rule == NOT_EMPTY, rule == INDEX_ONLY],
            [in_bytes, records != 0, counted],
            counted & (end <= stride),
        )
        crosses = (rule == WITH_OFFSET) & counted & (offset < stride) & (end > stride)
        return inside, np.where(flat, rule <= INDEX_ONLY, (rule == BYTES) | crosses)

    def _refuse(self, frame: Frame, reason: str) -> None:
        site = frame.wave.machine.site(frame, self.instruction)
        raise UnsupportedError(f"{reason}: {site.instruction}", location=str(site.location or site.calls[0]))


def build_buffer(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """Loads and stores, also scalar loads."""
    arguments = instruction.call_arguments[:-1]
    is_store = row.effect == "buffer_store"
    value = arguments.pop(0) if is_store else None
    type_ = value.type if value is not None else instruction.type
    size = decoder.image.layout.store_size(type_)
    where = _Operands(decoder, instruction, row, arguments, size)
    source = decoder.slot(value) if value is not None else -1
    dst = decoder.slot(instruction) if has_result(instruction) else -1
    port = decoder.machine.port
    align = min(size, 4) if where.is_scalar else 1

    def run(frame: Frame) -> None:
        address, inside, pointer = where.lanes(frame)
        data, meta = zeros(rep_of(type_), len(frame.mask)), None
        if inside.any():
            granted = port.access(
                frame, instruction, GLOBAL, address, pointer, size, write=is_store, align=align, mask=inside
            )
            if is_store:
                store_value(port, frame, instruction, granted, type_, frame.env[source], frame.meta[source])
            else:
                data, meta = load_value(port, frame, instruction, granted, type_, tag_of(pointer))
        if dst >= 0:
            frame.put(dst, data, meta)

    return run


def build_buffer_load_lds(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """Loads straight to LDS; active lanes outside write zero there."""
    resource, target, size, *rest = instruction.call_arguments
    count, immediate = constant_int(size) or 4, (constant_int(rest[-2]) or 0) & 0xFFFF_FFFF
    where = _Operands(decoder, instruction, row, [resource, *rest[:-2]], count, immediate)
    to = decoder.slot(target)

    def run(frame: Frame) -> None:
        address, inside, pointer = where.lanes(frame)
        copy_to_lds(frame, instruction, GLOBAL, address, pointer, to, count, immediate, inside)

    return run


def build_buffer_atomic(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """Atomics give the old value, zero in lanes outside."""
    operands = instruction.call_arguments[:-1]
    values = [operands.pop(0) for _ in range(2 if row.summary == "cmpxchg" else 1)]
    size = decoder.image.layout.store_size(values[0].type)
    where = _Operands(decoder, instruction, row, operands, size)
    atomic = Atomic(decoder, instruction, row.summary, values[0], values[1] if len(values) > 1 else None)
    dst = decoder.slot(instruction)

    def run(frame: Frame) -> None:
        address, inside, pointer = where.lanes(frame)
        frame.put(dst, *atomic.run(frame, GLOBAL, address, pointer, inside))

    return run


def _field(words: Array, field: Field) -> Array:
    return np.asarray(words >> field.start & field.ones, dtype=object).astype(np.uint64)


def _resource_bits(data: Array, type_: Any, lanes: int) -> Array:
    if isinstance(type_, PointerType):
        return data
    assert isinstance(type_, VectorType)
    return recut(data, rep_of(type_), rep_of(IntType(128)), lanes)
