"""memcpy, memmove, memset, lifetime markers, direct-to-LDS loads, buffer resources."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import GLOBAL, PRIVATE, Array
from swlds.device.intrinsics import Row
from swlds.device.intrinsics.bits import signed
from swlds.engines.reference.bounds import Granted
from swlds.engines.reference.calls import call_arguments
from swlds.engines.reference.casts import recut
from swlds.engines.reference.decode import Decoder, has_result
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.memory_operations import make_fresh, pointer_space
from swlds.engines.reference.meta import Meta, make, tag_of
from swlds.engines.reference.transfer import load_value, note_undefined, store_value
from swlds.engines.reference.values import constant_int, rep_of, zeros
from swlds.ir.model import Instruction
from swlds.ir.types import I32, IntType, PointerType, VectorType

#: Bytes from which on lanes copy one after the other: their index arrays would be large together.
LONG = 4096


def build_lifetime(decoder: Decoder, instruction: Instruction, row: Row) -> Operation | None:
    """The stack slot's bytes are uninitialised before and behind its lifetime."""
    pointer = call_arguments(instruction)[-1]
    if pointer_space(pointer) != PRIVATE:
        return None
    slot = decoder.slot(pointer)

    def run(frame: Frame) -> None:
        tag = tag_of(frame.meta[slot])
        if isinstance(tag, int) and not frame.partial:
            objects = frame.wave.machine.image.memory.objects
            make_fresh(frame, int(objects.low[tag]), int(objects.size[tag]))

    return run


def _sizes(frame: Frame, instruction: Instruction, slot: int) -> list[tuple[int, Array]]:
    """(size, lanes) of each different size."""
    known = frame.meta[slot]
    if known is not None and known.shadow is not None:
        frame.wave.machine.reports.use_of_undefined(frame, instruction, known, frame.mask, "a size")
    sizes = frame.env[slot]
    return [(int(s), frame.mask & (sizes == s)) for s in np.unique(sizes[frame.mask]) if s]


def build_copy(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    target, source, size, _ = call_arguments(instruction)
    to, from_, length = (decoder.slot(v) for v in (target, source, size))
    spaces = pointer_space(target), pointer_space(source)
    port = decoder.machine.port

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        for count, lanes in _sizes(frame, instruction, length):
            reads = port.access(frame, instruction, spaces[1], env[from_], known[from_], count, write=False, mask=lanes)
            writes = port.access(frame, instruction, spaces[0], env[to], known[to], count, write=True, mask=lanes)
            for read in reads:
                for write in writes:
                    both = read.lanes & write.lanes
                    if both.any():
                        copy_lanes(frame, instruction, read, write, both, count)

    return run


def copy_lanes(frame: Frame, instruction: Instruction, read: Granted, write: Granted, lanes: Array, count: int) -> None:
    """Copy bytes, their initialisation and their tags, each lane on its own (long copies one lane after the other)."""
    if count > LONG and np.count_nonzero(lanes) > 1:
        for lane in np.flatnonzero(lanes):
            only = np.zeros_like(lanes)
            only[lane] = True
            copy_lanes(frame, instruction, read, write, only, count)
        return
    machine = frame.wave.machine
    space = machine.image.memory.space
    step = np.arange(count, dtype=np.uint64)
    source, target = read.physical[lanes][:, None] + step, write.physical[lanes][:, None] + step
    octets = space.data[source]
    space.data[target] = octets
    if machine.races is not None and machine.races.overlapping is not None:
        machine.races.stored(target, octets)
    if machine.port.check_init:
        _copy_definedness(frame, instruction, read, write, lanes, source, target, count)
    if not space.has_tags:
        return
    aligned = count % 4 == 0 and not ((source[:, :1] | target[:, :1]) & np.uint64(3)).any()
    words = target[:, ::4] >> np.uint64(2)
    space.tags[words] = space.tags[source[:, ::4] >> np.uint64(2)] if aligned else 0


def _copy_definedness(
    frame: Frame,
    instruction: Instruction,
    read: Granted,
    write: Granted,
    lanes: Array,
    source: Array,
    target: Array,
    count: int,
) -> None:
    port = frame.wave.machine.port
    space = frame.wave.machine.image.memory.space
    if (space.init[source] == 0xFF).all():
        space.init[target] = 0xFF
        return
    part = Granted(read.space, read.physical, lanes, bool(lanes.all()), read.number)
    missing = port.planes.undefined_bits(part, np.arange(count, dtype=np.uint64), 1)
    if missing is None:
        space.init[target] = 0xFF
        return
    origin = port.origin_of(frame, instruction, part, missing, None, count)
    note_undefined(
        port,
        frame,
        instruction,
        Granted(write.space, write.physical, lanes, False, write.number),
        Meta(None, missing, origin),
        count,
    )
    space.init[target] = ~missing[lanes]


def build_set(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    target, value, size, _ = call_arguments(instruction)
    to, byte, length = (decoder.slot(v) for v in (target, value, size))
    space_number = pointer_space(target)
    port = decoder.machine.port

    def run(frame: Frame) -> None:
        space = port.space
        for count, lanes in _sizes(frame, instruction, length):
            for granted in port.access(
                frame, instruction, space_number, frame.env[to], frame.meta[to], count, write=True, mask=lanes
            ):
                known = frame.meta[byte]
                if count > LONG:
                    _set_long(frame, instruction, granted, frame.env[byte], known, count)
                    continue
                at = granted.physical[granted.lanes][:, None] + np.arange(count, dtype=np.uint64)
                octets = np.broadcast_to(frame.env[byte][granted.lanes][:, None], at.shape)
                space.data[at] = octets
                if port.machine.races is not None and port.machine.races.overlapping is not None:
                    port.machine.races.stored(at, octets)
                if known is not None and known.shadow is not None:
                    note_undefined(port, frame, instruction, granted, known, count)
                    space.init[at] = ~known.shadow[granted.lanes][:, None]
                else:
                    space.init[at] = 0xFF
                if space.has_tags:
                    space.tags[at >> np.uint64(2)] = 0

    return run


def _set_long(frame: Frame, instruction: Instruction, granted: Granted, values: Array, known: Any, count: int) -> None:
    """memset of many bytes, lane by lane."""
    port = frame.wave.machine.port
    shadow = None if known is None else known.shadow
    if shadow is not None:
        note_undefined(port, frame, instruction, granted, known, count)
    for lane in np.flatnonzero(granted.lanes).tolist():
        start = int(granted.physical[lane])
        port.space.data[start : start + count] = values[lane]
        port.space.init[start : start + count] = 0xFF if shadow is None else ~shadow[lane]
        port.space.clear_tags(start, count)


# Direct-to-LDS loads and buffers -----------------------------------------------------------------------------


def build_load_lds(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """Each lane copies ``size`` bytes to LDS base + offset + lane * size; the base is the first lane's."""
    source, target, size, offset, _ = call_arguments(instruction)
    from_, to = decoder.slot(source), decoder.slot(target)
    count, step = constant_int(size) or 4, constant_int(offset) or 0
    space = pointer_space(source)

    def run(frame: Frame) -> None:
        address = frame.env[from_] + frame.env[from_].dtype.type(step)
        _to_lds(frame, instruction, space, address, frame.meta[from_], to, count, step, frame.mask)

    return run


def _to_lds(
    frame: Frame,
    instruction: Instruction,
    space: int,
    address: Array,
    known: Any,
    to: int,
    count: int,
    step: int,
    mask: Array,
) -> None:
    port = frame.wave.machine.port
    first = int(np.argmax(frame.mask))
    lanes = np.arange(len(frame.mask), dtype=np.uint32)
    target = frame.env[to][first] + np.uint32(step) + lanes * np.uint32(max(count, 4))
    reads = port.access(frame, instruction, space, address, known, count, write=False, mask=mask)
    writes = port.access(frame, instruction, 3, target, frame.meta[to], count, write=True, mask=mask)
    for read in reads:
        both = read.lanes & writes[0].lanes
        if both.any():
            copy_lanes(frame, instruction, read, writes[0], both, count)


def build_make_buffer(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """A resource: base address, stride, number of bytes, flags in 128 bits; it keeps the base's tag."""
    base, stride, records, flags = (decoder.slot(a) for a in call_arguments(instruction))
    dst = decoder.slot(instruction)

    def run(frame: Frame) -> None:
        env = frame.env
        wide = [env[s].astype(object) for s in (base, stride, records, flags)]
        value = (
            (wide[0] & ((1 << 48) - 1))
            | (wide[1] & 0x3FFF) << 48
            | (wide[2] & 0xFFFF_FFFF) << 64
            | (wide[3] & 0xFFFF_FFFF) << 96
        )
        known = frame.meta[base]
        frame.put(dst, np.asarray(value, dtype=object), None if known is None else make(known.tag, None))

    return run


def build_buffer(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """raw (ptr) buffer loads and stores. What is at or behind the resource's number of bytes reads 0 and is not written."""
    arguments = list(call_arguments(instruction))
    is_store, to_lds = row.effect == "buffer_store", row.effect == "buffer_load_lds"
    value = arguments.pop(0) if is_store else None
    target = arguments.pop(1) if to_lds else None
    count = constant_int(arguments.pop(1)) if to_lds else None
    resource, voffset, soffset = (decoder.slot(a) for a in arguments[:3])
    immediate = (constant_int(arguments[3]) or 0) if to_lds else 0
    type_ = value.type if value is not None else I32 if to_lds else instruction.type
    size = count or decoder.image.layout.store_size(type_)
    resource_type = arguments[0].type
    slots = [decoder.slot(v) if v is not None else -1 for v in (value, target)]
    dst = decoder.slot(instruction) if has_result(instruction) else -1
    port = decoder.machine.port

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        words = _resource_bits(env[resource], resource_type, len(frame.mask))
        base = np.asarray(words & ((1 << 48) - 1), dtype=object).astype(np.uint64)
        records = np.asarray(words >> 64 & 0xFFFF_FFFF, dtype=object).astype(np.uint64)
        offset = env[voffset].astype(np.uint64) + np.uint64(immediate)
        inside = frame.mask & (offset + np.uint64(size) <= records)
        address = base + offset + signed(env[soffset], 32).astype(np.int64).view(np.uint64)
        pointer = None if known[resource] is None else make(known[resource].tag, None)
        if to_lds:
            _to_lds(frame, instruction, GLOBAL, address, pointer, slots[1], size, immediate, inside)
            return
        data, meta = zeros(rep_of(type_), len(frame.mask)), None
        if inside.any():
            granted = port.access(frame, instruction, GLOBAL, address, pointer, size, write=is_store, mask=inside)
            if is_store:
                store_value(port, frame, instruction, granted, type_, env[slots[0]], known[slots[0]])
            else:
                data, meta = load_value(port, frame, instruction, granted, type_, tag_of(pointer))
        if dst >= 0:
            frame.put(dst, data, meta)

    return run


def _resource_bits(data: Array, type_: Any, lanes: int) -> Array:
    if isinstance(type_, PointerType):
        return data
    assert isinstance(type_, VectorType)
    return recut(data, rep_of(type_), rep_of(IntType(128)), lanes)
