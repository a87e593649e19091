"""Values between registers and memory: any type, its undefined bits, its tags."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from swlds.device.address_space import Array
from swlds.device.lane_values import Data, Rep, from_bits, rep_of, select, to_bits, zeros
from swlds.device.types import member_offset
from swlds.engines.reference import meta as metas
from swlds.engines.reference.frame import Frame
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.meta import Meta, Metas, Tag
from swlds.engines.reference.partial import fill_up, leaves_undefined
from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Instruction
from swlds.ir.types import Type

if TYPE_CHECKING:
    from swlds.engines.reference.memory import Port

PLAIN_BITS = (8, 16, 32, 64)
#: Which bits of each element may be undefined in a buffer, for who asks.
Allowed = Callable[[], Array | None]


def nothing_allowed() -> Array | None:
    """All bits have to be defined."""
    return None


def load_value(
    port: Port, frame: Frame, instruction: Instruction, granted: list[Granted], type_: Type, tag: Tag
) -> tuple[Data, Metas]:
    """Load a value of a type; lanes that were not granted get zero. ``tag``: of the pointer."""
    if len(granted) == 1:
        return _load(port, frame, instruction, granted[0], type_, tag)
    data, known = zeros(rep_of(type_), frame.wave.wave_size), None
    for part in granted:
        new, meta = _load(port, frame, instruction, part, type_, tag)
        data, known = select(part.lanes, new, data), metas.merge(part.lanes, meta, known, frame.wave.wave_size)
    return data, known


def _load(
    port: Port, frame: Frame, instruction: Instruction, granted: Granted, type_: Type, tag: Tag
) -> tuple[Data, Metas]:
    rep = rep_of(type_)
    if rep.members is not None:
        parts = [
            _load(port, frame, instruction, shifted(granted, offset), member, tag)
            for offset, member in members(port.image.layout, type_, rep)
        ]
        known = tuple(m for _, m in parts)
        return tuple(d for d, _ in parts), known if any(m is not None for m in known) else None
    if rep.bits in PLAIN_BITS:
        return _load_plain(port, frame, instruction, granted, rep, tag)
    return _load_odd(port, frame, instruction, granted, rep, tag)


def _load_plain(
    port: Port, frame: Frame, instruction: Instruction, granted: Granted, rep: Rep, tag: Tag
) -> tuple[Data, Metas]:
    size = rep.bits // 8
    offsets = np.arange(rep.count, dtype=np.uint64) * np.uint64(size) if rep.count else None
    data = from_bits(port.planes.gather(granted, offsets, size), rep)
    if not granted.whole:
        lanes = granted.lanes if offsets is None else granted.lanes[:, None]
        data = np.where(lanes, data, data.dtype.type(0))
    shadow = port.planes.undefined_bits(granted, offsets, size)
    found = port.planes.load_tags(granted, offsets, size) if size >= 4 and not rep.is_float else None
    if shadow is None:
        return data, None if found is None else Meta(found)
    total = size * max(rep.count, 1)
    return data, Meta(found, shadow, port.origins_of(frame, instruction, granted, shadow, tag, total, size)[0])


def _load_odd(
    port: Port, frame: Frame, instruction: Instruction, granted: Granted, rep: Rep, tag: Tag
) -> tuple[Data, Metas]:
    """i1, i24, i128, vectors of i1 and the like: as bytes, little end first."""
    total = rep.bits * max(rep.count, 1)
    size = (total + 7) // 8
    offsets = np.arange(size, dtype=np.uint64)
    octets = port.planes.gather(granted, offsets, 1)
    if not granted.whole:
        octets = np.where(granted.lanes[:, None], octets, np.uint8(0))
    data = _from_octets(octets, rep)
    missing = port.planes.undefined_bits(granted, offsets, 1)
    if missing is None:
        return data, None
    shadow = _from_octets(missing, rep)
    if not shadow.any():
        return data, None
    return data, Meta(None, shadow, port.origins_of(frame, instruction, granted, missing, tag, size, size)[0])


def _from_octets(octets: Array, rep: Rep) -> Array:
    lanes = len(octets)
    whole = [int.from_bytes(row.tobytes(), "little") for row in octets]
    limit = (1 << rep.bits) - 1
    cut = [[(w >> (i * rep.bits)) & limit for i in range(max(rep.count, 1))] for w in whole]
    return np.array(cut, dtype=rep.raw).reshape(rep.shape(lanes))


def _to_octets(bits: Array, rep: Rep, fill: int = 0) -> Array:
    """Bytes of odd-sized values; ``fill``: what the bits above the value are."""
    lanes, size = len(bits), (rep.bits * max(rep.count, 1) + 7) // 8
    rows = bits.reshape(lanes, -1).tolist()
    top = rep.bits * max(rep.count, 1)
    high = ((1 << (8 * size)) - 1) >> top << top if fill else 0
    packed = [
        (sum(int(v) << (i * rep.bits) for i, v in enumerate(row)) | high).to_bytes(size, "little") for row in rows
    ]
    return np.frombuffer(b"".join(packed), np.uint8).reshape(lanes, size)


def store_value(
    port: Port,
    frame: Frame,
    instruction: Instruction,
    granted: list[Granted],
    type_: Type,
    data: Data,
    known: Metas,
    fillers: int = 0,
    allowed: Allowed = nothing_allowed,
) -> None:
    """Store a value of a type, its undefined bits and tags. What leaves undefined in a buffer is reported (``partial.py``),
    but for what is ``allowed``. ``fillers``: bits of elements that are nothing of the program's."""
    if fillers:
        known = fill_up(known, rep_of(type_), len(frame.mask), fillers)
    for part in granted:
        _store(port, frame, instruction, part, type_, data, known, allowed)


def _store(
    port: Port,
    frame: Frame,
    instruction: Instruction,
    granted: Granted,
    type_: Type,
    data: Data,
    known: Metas,
    allowed: Allowed = nothing_allowed,
) -> None:
    rep = rep_of(type_)
    if rep.members is not None:
        for i, (offset, member) in enumerate(members(port.image.layout, type_, rep)):
            meta = None if known is None else known[i]
            _store(port, frame, instruction, shifted(granted, offset), member, data[i], meta)
        return
    shadow = None if known is None else known.shadow
    if shadow is not None:
        size = (rep.bits * max(rep.count, 1) + 7) // 8
        note_undefined(port, frame, instruction, granted, known, size, rep.bits, allowed)
    if rep.bits in PLAIN_BITS:
        size = rep.bits // 8
        offsets = np.arange(rep.count, dtype=np.uint64) * np.uint64(size) if rep.count else None
        # tags first: where an exception ends the launch between the two, no address lies in an array without its tag
        port.planes.store_tags(granted, offsets, size, None if known is None or rep.is_float else known.tag)
        port.planes.scatter(granted, offsets, size, to_bits(data, rep), shadow)
        return
    octets = _to_octets(data, rep)
    missing = None if shadow is None else _to_octets(shadow, rep)
    offsets = np.arange(octets.shape[1], dtype=np.uint64)
    port.planes.scatter(granted, offsets, 1, octets, missing)
    port.planes.store_tags(granted, offsets, 1, None)


def note_undefined(
    port: Port,
    frame: Frame,
    instruction: Instruction,
    granted: Granted,
    known: Meta,
    size: int,
    bits: int,
    allowed: Allowed = nothing_allowed,
    by_byte: Array | None = None,
) -> None:
    """Undefined bits are about to be stored: ``size`` bytes a lane, ``bits`` of each scalar. ``allowed``: as of ``store_value``;
    ``by_byte``: their origins by lane and byte, None: those of the lane."""
    if not port.check_init or known.shadow is None:
        return
    bad = metas.any_in_lane(known.shadow) & granted.lanes
    if not bad.any():
        return
    origin = known.origin if by_byte is None else by_byte
    frame.wave.machine.origins.remember(granted, size, known.shadow, origin)
    if port.reports_stores(granted):
        lanes = granted.lanes & leaves_undefined(known, bits, allowed())
        frame.wave.machine.reports.use_of_undefined(frame, instruction, known, lanes, "a store to a buffer")


def shifted(granted: Granted, offset: int) -> Granted:
    """The same lanes, further on."""
    return granted if offset == 0 else replace(granted, physical=granted.physical + np.uint64(offset))


def members(layout: DataLayout, type_: Type, rep: Rep) -> list[tuple[int, Type]]:
    """(byte offset, type) of the members of a struct or array."""
    assert rep.members is not None
    return [member_offset(layout, type_, i) for i in range(len(rep.members))]
