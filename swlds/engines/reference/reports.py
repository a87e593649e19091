"""From what a wave did wrong to a finding: site, call chain, work-item, object, second site."""

from __future__ import annotations

from dataclasses import field
from typing import Any, final

import numpy as np

from swlds.device.address_space import LDS, PRIVATE, Array
from swlds.device.check import Verdict
from swlds.device.checks import Severity
from swlds.device.findings import Finding, Index3, ObjectRef, OtherSite, Site
from swlds.device.launch import Launch
from swlds.device.objects import AMBIGUOUS, BLOCK, ObjectInfo
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.meta import COMPUTED, HOLLOW, NUMBER, PARTIAL, POISON, Meta, Tag, any_in_lane
from swlds.engines.reference.partial import find_partial
from swlds.engines.reference.stored_origins import NONE, StoredOrigins
from swlds.engines.reference.views import FrameView, WaveView
from swlds.ir.model import Instruction
from swlds.layouts.distinct import distinct
from swlds.lazy import dataclass

MAX_EVENTS = 1 << 16
#: Bytes of each lane whose origins are kept together.
_PIECE = 1 << 12


def site_of(launch: Launch, frame: FrameView, instruction: Instruction) -> Site:
    """The instruction, and the calls that lead to it."""
    return launch.sites.site(instruction, frame.wave.callers())


@final
@dataclass(slots=True)
class Event:
    """A load of bytes that were never written, by the lanes of a wave."""

    instruction: Instruction
    site: Site
    group: Index3
    wave: int
    first_item: int
    addresses: Array
    size: int
    numbers: Array
    #: The lane that findings name, -1: the one whose bytes they are.
    speaker: int
    #: Object number -> what it was, its start and its size.
    objects: dict[int, tuple[ObjectInfo, int, int]] = field(default_factory=dict)


@final
class Origins:
    """Events by number: ``1 + event * lanes + lane``; and the origins of undefined bytes that were stored."""

    def __init__(self, launch: Launch) -> None:
        self.launch, self.lanes = launch, launch.wave_size
        self.events: list[Event] = []
        self.stored = StoredOrigins()

    def of_load(
        self,
        frame: FrameView,
        instruction: Instruction,
        granted: Granted,
        shadow: Array,
        tag: Tag,
        size: int,
        unit: int,
    ) -> tuple[Array, Array]:
        """Origins of the undefined bits that a load found, by lane (those of its first undefined byte) and by lane and byte;
        ``unit``: bytes of what it loads together."""
        event, bad = self._event(frame, instruction, granted, tag, size), any_in_lane(shadow)
        if len(self.events) < MAX_EVENTS:
            self.events.append(event)
        own = 1 + (len(self.events) - 1) * self.lanes + np.arange(self.lanes)
        undefined = np.ascontiguousarray(shadow).view(np.uint8).reshape(self.lanes, -1)
        partial = find_partial(self.launch.image, event.numbers, event.addresses, undefined, bad, unit)
        by_byte = self._stored(granted, undefined, own)
        return _by_lane(by_byte, undefined) | np.where(partial, PARTIAL, 0), by_byte

    def _stored(self, granted: Granted, undefined: Array, own: Array) -> Array:
        """By lane and byte: ``own`` origins, but those of bytes that were undefined when they were stored."""
        origins = np.broadcast_to(own[:, None], undefined.shape)
        if not self.stored:
            return origins
        lanes, octets = np.nonzero(undefined)
        found = self.stored.find(granted.physical[lanes] + octets.astype(np.uint64))
        origins = origins.copy()
        origins[lanes, octets] = np.where(found == NONE, own[lanes], found)
        return origins

    def _event(self, frame: FrameView, instruction: Instruction, granted: Granted, tag: Tag, size: int) -> Event:
        wave = frame.wave
        base: Any = {LDS: np.uint64(wave.group.lds_base), PRIVATE: wave.private_lanes}.get(granted.space, np.uint64(0))
        addresses = granted.physical - np.where(granted.lanes, base, np.uint64(0))
        image = self.launch.image
        if isinstance(tag, np.ndarray) and tag.ndim == 1:
            numbers = tag
        else:
            known = tag if isinstance(tag, int) and tag > AMBIGUOUS else granted.number
            numbers = np.full(self.lanes, known)
            if not known and granted.space == LDS:
                inside = np.minimum(addresses, np.uint64(len(image.lds_owner) - 1))
                numbers = image.lds_owner[inside].astype(np.int64)
        event = Event(
            instruction,
            site_of(self.launch, frame, instruction),
            wave.group.index,
            wave.wave_number,
            wave.wave_number * self.lanes,
            addresses,
            size,
            numbers,
            granted.speaker,
        )
        objects = image.memory.objects
        if image.has_parted_parameters:
            self._name_parameters(event, granted.lanes)
        for number in distinct(event.numbers[granted.lanes]).tolist():
            if number in objects.info:
                event.objects[number] = (objects.info[number], int(objects.low[number]), int(objects.size[number]))
        return event

    def _name_parameters(self, event: Event, lanes: Array) -> None:
        """What LDS parameters point to in a lowered block is no object of its own: here it gets a number, below 0."""
        image = self.launch.image
        event.numbers = event.numbers.copy()
        for lane in np.flatnonzero(lanes).tolist():
            block, address = int(event.numbers[lane]), int(event.addresses[lane])
            if not image.memory.objects.flags[block] & BLOCK or not (parameter := image.parameter_at(block, address)):
                continue
            number = -1 - image.parameters.index(parameter)
            info = ObjectInfo("lds", parameter.name, source_name=parameter.source_name)
            event.objects[number] = (info, image.block_start(block) + parameter.offset, parameter.size)
            event.numbers[lane] = number

    def remember(self, granted: Granted, size: int, shadow: Array, origin: Any) -> None:
        """Undefined bits are stored: keep where they come from. ``origin``: of all, by lane, or by lane and byte."""
        lanes = np.flatnonzero(any_in_lane(shadow) & granted.lanes)
        octets, origins = _octets(shadow, size)[lanes], np.asarray(origin) & ~(PARTIAL | HOLLOW)
        origins = np.broadcast_to(origins[:, None] if origins.ndim == 1 else origins, (self.lanes, size))[lanes]
        for first in range(0, size, _PIECE):
            some, places = np.nonzero(octets[:, first : first + _PIECE])
            places += first
            self.stored.keep(granted.physical[lanes[some]] + places.astype(np.uint64), origins[some, places])

    def forget(self, address: int, size: int) -> None:
        """Memory becomes fresh."""
        self.stored.forget(address, size)


def _by_lane(origins: Array, undefined: Array) -> Array:
    """The origin of each lane's first undefined byte; what any of them was computed with since goes for the lane."""
    first: Array = np.take_along_axis(origins, (undefined != 0).argmax(axis=1)[:, None], 1)[:, 0]
    computed: Array = np.bitwise_or.reduce(np.where(undefined != 0, origins & COMPUTED, 0), axis=1)
    return np.asarray(first | computed, np.int64)


def _octets(shadow: Array, size: int) -> Array:
    """Of a value of ``size`` bytes in memory: which have undefined bits; of odd values, and of a byte that is stored many times,
    all of a lane count that has any."""
    if not shadow.dtype.hasobject:
        octets = np.ascontiguousarray(shadow).view(np.uint8).reshape(len(shadow), -1)
        if octets.shape[1] == size:
            return np.asarray(octets != 0, np.bool_)
    return np.broadcast_to(any_in_lane(shadow)[:, None], (len(shadow), size))


@final
class Reports:
    """Writes findings of one launch."""

    def __init__(self, launch: Launch, origins: Origins) -> None:
        self.launch, self.log, self._origins = launch, launch.log, origins
        self._checks_init = "initcheck" in launch.options.checks

    def item(self, wave: WaveView, lane: int) -> Index3:
        return self.launch.geometry.item_index(wave.wave_number * wave.wave_size + lane)

    def add(
        self,
        frame: FrameView,
        instruction: Instruction,
        lane: int,
        kind: str,
        message: str,
        *,
        object_: ObjectRef | None = None,
        other: OtherSite | None = None,
        allocated: OtherSite | None = None,
        severity: Severity = "error",
    ) -> None:
        """A finding of the active wave at an instruction."""
        wave = frame.wave
        site = site_of(self.launch, frame, instruction)
        self.log.add(
            Finding.at(
                site,
                kind,
                message,
                severity=severity,
                workgroup=wave.group.index,
                workitem=self.item(wave, lane),
                wave=wave.wave_number,
                lane=lane,
                object=object_,
                other=other,
                allocated=allocated,
            ),
            instruction,
        )

    def access(self, frame: FrameView, instruction: Instruction, lane: int, verdict: Verdict) -> None:
        kind, message, found = verdict.kind, verdict.message, verdict.object
        other, allocated = life_of(verdict.freed, verdict.allocated)
        self.add(frame, instruction, lane, kind, message, object_=found, other=other, allocated=allocated)

    def misaligned(
        self,
        frame: FrameView,
        instruction: Instruction,
        lane: int,
        address: int,
        number: int,
        align: int,
        write: bool,
        space: int,
    ) -> None:
        image = self.launch.image
        objects = image.memory.objects
        if not number:
            number = (
                int(image.lds_owner[address])
                if space == LDS and address < len(image.lds_owner)
                else objects.find_global(address)
                if space != LDS
                else 0
            )
        reference, name = None, f"address {address:#x}"
        if number in objects.info:
            reference = objects.reference(number, address)
            name = f"{reference.title} at offset {reference.offset}"
        verb = "write to" if write else "read of"
        who = "its align promises" if instruction.opcode in ("load", "store") else "the instruction wants"
        message = f"Misaligned {verb} {name}: {who} a multiple of {align}, the address is {address % align} off"
        self.add(frame, instruction, lane, "misaligned", message, object_=reference)

    def use_of_undefined(self, frame: FrameView, instruction: Instruction, known: Meta, mask: Array, what: str) -> None:
        """Undefined bits reach a branch, an address, a divisor or a buffer."""
        if not self._checks_init or known.shadow is None:
            return
        bad = any_in_lane(known.shadow) & mask
        origins = np.broadcast_to(np.asarray(known.origin), bad.shape)
        for lane in np.flatnonzero(bad).tolist():
            self._undefined(frame, instruction, lane, int(origins[lane]) & NUMBER, what)

    def _undefined(self, frame: FrameView, instruction: Instruction, lane: int, origin: int, what: str) -> None:
        use = site_of(self.launch, frame, instruction)
        if origin == POISON:
            self.add(frame, instruction, lane, "uninitialized", f"undef or poison is used as {what}")
            return
        lanes = self.launch.wave_size
        event, at = self._origins.events[(origin - 1) // lanes], (origin - 1) % lanes
        address = int(event.addresses[at])
        reference, name = None, f"address {address:#x}"
        if found := event.objects.get(int(event.numbers[at])):
            info, low, size = found
            reference = info.reference(size, address - low)
            name = f"{info.title} at offset {address - low} ({size} bytes)"
        named = at if event.speaker < 0 else event.speaker
        item = self.launch.geometry.item_index(event.first_item + named)
        other = OtherSite.at(f"used as {what} here", use, workitem=self.item(frame.wave, lane))
        message = f"Uninitialized read of size {event.size} of {name}; used as {what}"
        self.log.add(
            Finding.at(
                event.site,
                "uninitialized",
                message,
                workgroup=event.group,
                workitem=item,
                wave=event.wave,
                lane=named,
                object=reference,
                other=other,
            ),
            event.instruction,
        )


def life_of(freed: Site | None, allocated: Site | None) -> tuple[OtherSite | None, OtherSite | None]:
    """``other`` and ``allocated`` of a finding on an object: where it was freed, if it was, and where it was allocated."""
    made = OtherSite.at("allocated here", allocated) if allocated else None
    return (OtherSite.at("freed here", freed), made) if freed else (made, None)
