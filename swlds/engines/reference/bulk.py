"""memcpy, memmove, memset, lifetime markers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from swlds.device.address_space import PRIVATE, Array
from swlds.device.intrinsics import Row
from swlds.device.padding import padding_of_copy
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.memory_operations import make_fresh, pointer_space
from swlds.engines.reference.meta import Meta, tag_of
from swlds.engines.reference.transfer import note_undefined
from swlds.ir.elements import RAW
from swlds.ir.model import Instruction
from swlds.layouts.distinct import distinct

if TYPE_CHECKING:
    from swlds.engines.reference.memory import Port

#: Bytes from which on lanes copy one after the other: their index arrays would be large together.
LONG = 4096


def build_lifetime(decoder: Decoder, instruction: Instruction, row: Row) -> Operation | None:
    """The stack slot's bytes are uninitialised before and behind its lifetime."""
    pointer = instruction.call_arguments[-1]
    if pointer_space(pointer) != PRIVATE:
        return None
    slot = decoder.slot(pointer)

    def run(frame: Frame) -> None:
        tag = tag_of(frame.meta[slot])
        if isinstance(tag, int) and not frame.partial:
            image = frame.wave.machine.image
            objects, elements = image.memory.objects, image.elements.get(tag, RAW)
            make_fresh(frame, int(objects.low[tag]), int(objects.size[tag]), elements)

    return run


def _sizes(frame: Frame, instruction: Instruction, slot: int) -> list[tuple[int, Array, Array]]:
    """(size, lanes, lanes of smaller ones) of each different size."""
    known = frame.meta[slot]
    if known is not None and known.shadow is not None:
        frame.wave.machine.reports.use_of_undefined(frame, instruction, known, frame.mask, "a size")
    sizes = frame.env[slot]
    some = frame.mask & (sizes != 0)
    return [(int(s), some & (sizes == s), some & (sizes < s)) for s in distinct(sizes[some])]


def build_copy(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    target, source, size, _ = instruction.call_arguments
    to, from_, length = (decoder.slot(v) for v in (target, source, size))
    spaces = pointer_space(target), pointer_space(source)
    port = decoder.machine.port

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        for count, lanes, before in _sizes(frame, instruction, length):
            reads, writes = (
                port.access(frame, instruction, s, env[at], known[at], count, write=w, mask=lanes, before=before)
                for s, at, w in ((spaces[1], from_, False), (spaces[0], to, True))
            )
            _count_as_copied(frame, reads, writes, count)
            for read in reads:
                for write in writes:
                    both = read.lanes & write.lanes
                    if both.any():
                        copy_lanes(frame, instruction, read, write, both, count)

    return run


def _count_as_copied(frame: Frame, reads: list[Granted], writes: list[Granted], count: int) -> None:
    """What would come from a source that was refused is no finding of who reads it: as zero in place of a load."""
    port = frame.wave.machine.port
    if not (port.check_bounds and port.check_init):
        return
    for write in writes:
        for lane in np.flatnonzero(write.lanes & ~np.logical_or.reduce([r.lanes for r in reads])).tolist():
            start = int(write.physical[lane])
            port.space.init[start : start + count] = 0xFF


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
    if machine.port.check_init:
        octets = _copy_definedness(frame, instruction, read, write, lanes, source, target, count, octets)
    if space.has_tags:  # first, as of stores
        aligned = count % 4 == 0 and not ((source[:, :1] | target[:, :1]) & np.uint64(3)).any()
        if aligned:
            space.tags[target[:, ::4] >> np.uint64(2)] = space.tags[source[:, ::4] >> np.uint64(2)]
        else:
            space.tags[target >> np.uint64(2)] = 0
    space.data[target] = octets
    if machine.races is not None and machine.races.overlapping is not None:
        machine.races.stored(target, octets)


def _copy_definedness(
    frame: Frame,
    instruction: Instruction,
    read: Granted,
    write: Granted,
    lanes: Array,
    source: Array,
    target: Array,
    count: int,
    octets: Array,
) -> Array:
    """Of the bytes ``octets``; gives those that are stored."""
    port = frame.wave.machine.port
    space = frame.wave.machine.image.memory.space
    if (space.init[source] == 0xFF).all():
        space.init[target] = 0xFF
        return octets
    part = replace(read, lanes=lanes, whole=bool(lanes.all()))
    missing = port.planes.undefined_bits(part, np.arange(count, dtype=np.uint64), 1)
    if missing is None:
        space.init[target] = 0xFF
        return octets
    origin, by_byte = port.origins_of(frame, instruction, part, missing, None, count, count)
    there = Granted(write.space, write.physical, lanes, False, write.number)
    known = Meta(None, missing, origin)
    note_undefined(
        port, frame, instruction, there, known, count, 8, lambda: _padding(port, instruction, count), by_byte
    )
    space.init[target] = ~missing[lanes]
    stored = np.zeros(missing.shape, np.uint8)
    stored[lanes] = octets
    return port.planes.without_undefined(there, stored, missing)[lanes]


def _padding(port: Port, copy: Instruction, count: int) -> Array | None:
    """The bits of each byte that a copy may leave undefined."""
    padding = padding_of_copy(port.image.layout, copy)
    return np.frombuffer(padding, np.uint8) if len(padding) == count and any(padding) else None


def build_set(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    target, value, size, _ = instruction.call_arguments
    to, byte, length = (decoder.slot(v) for v in (target, value, size))
    space_number = pointer_space(target)
    port = decoder.machine.port

    def run(frame: Frame) -> None:
        space = port.space
        for count, lanes, before in _sizes(frame, instruction, length):
            address, pointer, known = frame.env[to], frame.meta[to], frame.meta[byte]
            for granted in port.access(
                frame, instruction, space_number, address, pointer, count, write=True, mask=lanes, before=before
            ):
                if count > LONG:
                    _set_long(frame, instruction, granted, frame.env[byte], known, count)
                    continue
                at = granted.physical[granted.lanes][:, None] + np.arange(count, dtype=np.uint64)
                octets = np.broadcast_to(frame.env[byte][granted.lanes][:, None], at.shape)
                space.data[at] = octets
                if port.races is not None and port.races.overlapping is not None:
                    port.races.stored(at, octets)
                if known is not None and known.shadow is not None:
                    note_undefined(port, frame, instruction, granted, known, count, 8)
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
        note_undefined(port, frame, instruction, granted, known, count, 8)
    for lane in np.flatnonzero(granted.lanes).tolist():
        start = int(granted.physical[lane])
        port.space.data[start : start + count] = values[lane]
        port.space.init[start : start + count] = 0xFF if shadow is None else ~shadow[lane]
        port.space.clear_tags(start, count)
