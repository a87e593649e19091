"""Buffer resources: making one, and loads, stores and atomics through one. ``device.buffer_resource`` has the layout.

=======================  ==================================================================================
access                   inside when
=======================  ==================================================================================
raw, or without stride   offset + size <= number of records, which are bytes
struct on gfx9           index < number of records
struct on gfx10 to 12    as the resource's flags say; see ``_Operands._inside``
scalar                   offset + size <= number of records * max(stride, 1)
=======================  ==================================================================================

Lanes outside load zero and write nothing. Of loads and stores of several words, also scalar ones, each word is inside or not
by its own end where bytes are compared; an index, or ``records != 0``, decides for all of them. Atomics are whole.
"""

from __future__ import annotations

from typing import Any, final

import numpy as np

from swlds.device.address_space import GLOBAL, Array
from swlds.device.bits import signed
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
from swlds.device.findings import spelled_place
from swlds.device.intrinsics import Row
from swlds.device.lane_values import Data, constant_int, from_bits, rep_of, select, to_bits, zeros
from swlds.engines.reference.atomics import Atomic
from swlds.engines.reference.casts import recut
from swlds.engines.reference.decode import Decoder, has_result
from swlds.engines.reference.direct_loads import copy_to_lds
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.memory import Port
from swlds.engines.reference.meta import POISON, Meta, Metas, make, merge, tag_of
from swlds.engines.reference.transfer import load_value, store_value
from swlds.errors import UnsupportedError
from swlds.ir.model import Instruction
from swlds.ir.types import I32, IntType, PointerType, Type, VectorType
from swlds.ir.values import Value
from swlds.lazy import dataclass


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
@dataclass(frozen=True, slots=True)
class _Reached:
    """What the active lanes reach. ``whole``: lanes whose access is inside; ``words``: of those that cross the end, the lanes
    whose n-th word is inside (the last word never is), empty where none crosses; ``pointer``: what is known of it."""

    address: Array
    whole: Array
    words: list[Array]
    pointer: Meta | None


@final
class _Operands:
    """The operands of an access that say where: resource, index of a struct form, offset, scalar offset. ``is_whole``: its bytes
    are inside together."""

    def __init__(
        self,
        decoder: Decoder,
        instruction: Instruction,
        row: Row,
        operands: list[Value],
        size: int,
        immediate: int = 0,
        *,
        is_whole: bool = False,
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
        self.ends = [size] if is_whole or size <= WORD else [*range(WORD, size, WORD), size]

    def lanes(self, frame: Frame) -> _Reached:
        """What the active lanes reach."""
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
        if self.is_struct:
            index = env[self.index].astype(np.uint64)
            address = address + index * stride
            inside = self._inside(frame, words, index, offset, stride, records)
        else:
            room = records * np.maximum(stride, np.uint64(1)) if self.is_scalar else records
            inside = [offset + np.uint64(end) <= room for end in self.ends]
        whole = frame.mask & inside[-1]
        parts = [frame.mask & word & ~whole for word in inside[:-1]]
        if parts and parts[0].any():
            if self.size % WORD:
                self._refuse(frame, CROSSING.format(size=self.size))
        else:
            parts = []
        pointer = known[self.resource]
        return _Reached(address, whole, parts, None if pointer is None else make(pointer.tag, None))

    def _inside(
        self, frame: Frame, words: Array, index: Array, offset: Array, stride: Array, records: Array
    ) -> list[Array]:
        """Lanes inside, for each end. An access that nobody says of whether it is stops the launch."""
        flat, counted = stride == 0, index < records
        in_bytes = [offset + np.uint64(end) <= records for end in self.ends]
        if self.layout.rule is None:
            if not self.layout.counts_records and (~flat & frame.mask).any():
                self._refuse(frame, UNCLEAR)
            return [np.where(flat, here, counted) for here in in_bytes]
        rule = _field(words, self.layout.rule)
        room = stride - np.minimum(offset, stride)
        cuts_word = (room < self.size) & (room % np.uint64(WORD) != 0) & (rule == WITH_OFFSET) & counted
        if (np.where(flat, rule <= INDEX_ONLY, (rule == BYTES) | cuts_word) & frame.mask).any():
            self._refuse(frame, UNCLEAR)
        rules = [rule == BYTES, rule == NOT_EMPTY, rule == INDEX_ONLY]
        return [
            np.select(rules, [here, records != 0, counted], counted & (np.uint64(end) <= room))
            for here, end in zip(in_bytes, self.ends, strict=True)
        ]

    def _refuse(self, frame: Frame, reason: str) -> None:
        site = frame.wave.machine.site(frame, self.instruction)
        raise UnsupportedError(f"{reason}: {site.instruction}", location=spelled_place(site.location, site.calls))


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
        reached = where.lanes(frame)
        data, meta = zeros(rep_of(type_), len(frame.mask)), None
        if reached.whole.any():
            granted = port.access(
                frame,
                instruction,
                GLOBAL,
                reached.address,
                reached.pointer,
                size,
                write=is_store,
                align=align,
                mask=reached.whole,
            )
            if is_store:
                store_value(port, frame, instruction, granted, type_, frame.env[source], frame.meta[source])
            else:
                data, meta = load_value(port, frame, instruction, granted, type_, tag_of(reached.pointer))
        if reached.words and is_store:
            _store_words(port, frame, instruction, reached, type_, frame.env[source], frame.meta[source])
        elif reached.words:
            part, known = _load_words(port, frame, instruction, reached, type_, align)
            data = select(reached.words[0], part, data)
            meta = merge(reached.words[0], known, meta, len(frame.mask))
        if dst >= 0:
            frame.put(dst, data, meta)

    return run


def _word_access(
    port: Port, frame: Frame, instruction: Instruction, reached: _Reached, word: int, *, write: bool, align: int = 1
) -> list[Granted]:
    """Access one word in the lanes that cross the end and have it inside."""
    before = reached.whole | reached.words[0] if word else reached.whole
    at = reached.address + np.uint64(word * WORD)
    lanes = reached.words[word]
    return port.access(
        frame, instruction, GLOBAL, at, reached.pointer, WORD, write=write, align=align, mask=lanes, before=before
    )


def _load_words(
    port: Port, frame: Frame, instruction: Instruction, reached: _Reached, type_: Type, align: int
) -> tuple[Data, Metas]:
    """What lanes that cross the end load: the words inside, zero for the others."""
    lanes, count = len(frame.mask), len(reached.words) + 1
    pieces, rep = rep_of(VectorType(count, I32)), rep_of(type_)
    bits, shadow = np.zeros((lanes, count), np.uint32), np.zeros((lanes, count), np.uint32)
    origin: int | Array = POISON
    for word, mask in enumerate(reached.words):
        granted = _word_access(port, frame, instruction, reached, word, write=False, align=align)
        data, meta = load_value(port, frame, instruction, granted, I32, tag_of(reached.pointer))
        bits[mask, word] = data[mask]
        if meta is not None and meta.shadow is not None:
            is_first = mask & (meta.shadow != 0) & ~shadow.any(axis=1)
            origin = np.where(is_first, meta.origin, origin)
            shadow[mask, word] = meta.shadow[mask]
    value = from_bits(recut(bits, pieces, rep, lanes), rep)
    return value, make(None, recut(shadow, pieces, rep, lanes), origin) if shadow.any() else None


def _store_words(
    port: Port, frame: Frame, instruction: Instruction, reached: _Reached, type_: Type, data: Data, known: Metas
) -> None:
    """Store the words that are inside, of lanes that cross the end."""
    lanes, count = len(frame.mask), len(reached.words) + 1
    pieces, rep = rep_of(VectorType(count, I32)), rep_of(type_)
    bits = recut(to_bits(data, rep), rep, pieces, lanes)
    shadow = None if known is None or known.shadow is None else recut(known.shadow, rep, pieces, lanes)
    for word in range(len(reached.words)):
        granted = _word_access(port, frame, instruction, reached, word, write=True)
        meta = None if shadow is None else make(None, shadow[:, word], known.origin)
        store_value(port, frame, instruction, granted, I32, bits[:, word], meta)


def build_buffer_load_lds(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """Loads straight to LDS; active lanes outside write zero there."""
    resource, target, size, *rest = instruction.call_arguments
    count, immediate = constant_int(size) or 4, (constant_int(rest[-2]) or 0) & 0xFFFF_FFFF
    where = _Operands(decoder, instruction, row, [resource, *rest[:-2]], count, immediate)
    to = decoder.slot(target)

    def run(frame: Frame) -> None:
        reached = where.lanes(frame)
        reads = [
            (granted, 0, count)
            for granted in decoder.machine.port.access(
                frame, instruction, GLOBAL, reached.address, reached.pointer, count, write=False, mask=reached.whole
            )
        ]
        for word in range(len(reached.words)):
            granted_words = _word_access(decoder.machine.port, frame, instruction, reached, word, write=False)
            reads += [(granted, word * WORD, WORD) for granted in granted_words]
        copy_to_lds(frame, instruction, reads, to, count, immediate)

    return run


def build_buffer_atomic(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """Atomics give the old value, zero in lanes outside."""
    operands = instruction.call_arguments[:-1]
    values = [operands.pop(0) for _ in range(2 if row.summary == "cmpxchg" else 1)]
    size = decoder.image.layout.store_size(values[0].type)
    where = _Operands(decoder, instruction, row, operands, size, is_whole=True)
    atomic = Atomic(decoder, instruction, row.summary, values[0], values[1] if len(values) > 1 else None)
    dst = decoder.slot(instruction)

    def run(frame: Frame) -> None:
        reached = where.lanes(frame)
        frame.put(dst, *atomic.run(frame, GLOBAL, reached.address, reached.pointer, reached.whole))

    return run


def _field(words: Array, field: Field) -> Array:
    return np.asarray(words >> field.start & field.ones, dtype=object).astype(np.uint64)


def _resource_bits(data: Array, type_: Any, lanes: int) -> Array:
    if isinstance(type_, PointerType):
        return data
    assert isinstance(type_, VectorType)
    return recut(data, rep_of(type_), rep_of(IntType(128)), lanes)
