"""Loads, stores and atomics of a wave: address spaces, checks, races.

``access`` splits flat addresses by aperture, tests every lane against its object, and hands physical (window) addresses of
the lanes that may go on. An access that is refused is reported and left out: a load gives zero, a store nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, final

import numpy as np

from swlds.device.address_space import (
    CONSTANT,
    CONSTANT_32,
    FLAT,
    GLOBAL,
    LDS,
    LDS_APERTURE,
    PRIVATE,
    PRIVATE_APERTURE,
    Array,
)
from swlds.device.launch import Launch
from swlds.device.objects import AMBIGUOUS, BUFFER
from swlds.engines.reference.bounds import Bounds
from swlds.engines.reference.events import Events
from swlds.engines.reference.granted import Granted, Wanted
from swlds.engines.reference.meta import Meta, Tag, any_in_lane
from swlds.engines.reference.planes import Planes
from swlds.engines.reference.races import Races
from swlds.engines.reference.reports import Origins, Reports
from swlds.engines.reference.views import FrameView
from swlds.ir.model import Instruction

SPACES = {FLAT: GLOBAL, GLOBAL: GLOBAL, CONSTANT: GLOBAL, CONSTANT_32: GLOBAL, LDS: LDS, PRIVATE: PRIVATE}


@final
class Port:
    """The memory of one launch as waves see it."""

    def __init__(self, launch: Launch, reports: Reports, origins: Origins, races: Races | None, events: Events) -> None:
        self.reports, self.origins, self.races, self.events = reports, origins, races, events
        self.image = launch.image
        self.space, self.objects = self.image.memory.space, self.image.memory.objects
        self.bounds, self.planes = Bounds(launch, reports), Planes(launch, races)
        self.check_bounds, self.check_init = self.bounds.checks, self.planes.check_init

    def access(
        self,
        frame: FrameView,
        instruction: Instruction,
        space: int,
        address: Array,
        known: Meta | None,
        size: int,
        *,
        write: bool,
        align: int = 1,
        mask: Array | None = None,
        atomic: str = "",
        is_exchange: bool = False,
        before: Array | None = None,
        speaker: int = -1,
    ) -> list[Granted]:
        """Test an access of ``size`` bytes by the active lanes; one Granted for each address space that they touch. One of no
        bytes touches nothing."""
        mask, guessed = frame.mask if mask is None else mask, None
        if known is not None and known.shadow is not None:
            mask, guessed = self._leave_undefined(frame, instruction, space, address, known, mask, write=write)
        if not size:
            return []
        tag = None if known is None else known.tag
        wide = address.astype(np.uint64)
        how = write, align, mask, atomic, is_exchange, before, speaker, guessed
        want = Wanted(frame, instruction, SPACES[space], wide, tag, size, *how)
        return self._split(want) if space == FLAT else [self._grant(want)]

    def _leave_undefined(
        self,
        frame: FrameView,
        instruction: Instruction,
        space: int,
        address: Array,
        known: Meta,
        mask: Array,
        *,
        write: bool,
    ) -> tuple[Array, Array | None]:
        """The lanes that go on where bits of addresses are undefined, and those that are reported for it. A check's look at the
        shadow finds nothing there, the access behind it is reported. An undefined pointer to LDS of which not even the object is
        known leads nowhere: what lies at its address in LDS is not what lies there in a lowered block."""
        assert known.shadow is not None, "the caller has looked"
        undefined = any_in_lane(known.shadow) & mask
        if not self.check_init or not undefined.any():
            return mask, None
        if not write and self.bounds.is_check(instruction):
            return mask & ~undefined, None
        self.reports.use_of_undefined(frame, instruction, known, mask, "address")
        tag = np.asarray(0 if known.tag is None else known.tag)
        in_lds: Any = space == LDS
        if space == FLAT:
            in_lds = address.astype(np.uint64) >> np.uint64(32) == np.uint64(LDS_APERTURE)
        lost: Array = undefined & ((in_lds & (tag <= AMBIGUOUS)) | self.bounds.is_block(tag))
        return mask & ~lost, undefined

    def _split(self, want: Wanted) -> list[Granted]:
        """Flat addresses by aperture."""
        upper, rest, before = want.address >> np.uint64(32), want.lanes, want.before
        granted = []
        for space, aperture in ((LDS, LDS_APERTURE), (PRIVATE, PRIVATE_APERTURE)):
            there = upper == np.uint64(aperture)
            inside, earlier = there & rest, None if before is None else there & before
            if inside.any():
                low = want.address & np.uint64(0xFFFF_FFFF)
                granted.append(self._grant(replace(want, space=space, address=low, lanes=inside, before=earlier)))
                rest = rest & ~inside
            before = None if before is None else before & ~there
        if rest.any() or not granted:
            granted.append(self._grant(replace(want, lanes=rest, before=before)))
        return granted

    def _grant(self, want: Wanted) -> Granted:
        refused, number = self.bounds.test(want)
        lanes = want.lanes if refused is None else want.lanes & ~refused
        physical, wave = want.address, want.frame.wave
        if want.space == LDS:
            physical = physical + np.uint64(wave.group.lds_base)
        elif want.space == PRIVATE:
            physical = physical + wave.private_lanes
        whole = bool(lanes.all())
        if not whole:
            physical = np.where(lanes, physical, np.uint64(0))
        granted = Granted(want.space, physical, lanes, whole, number, want.speaker, want.guessed)
        self.events.access(want, granted)
        return granted

    def refuse_write(
        self, frame: FrameView, instruction: Instruction, granted: Granted, tag: Tag, size: int
    ) -> Array | None:
        """Lanes that may read, and would write to a constant: None for none. They are reported."""
        if granted.space != GLOBAL:
            return None
        want = Wanted(frame, instruction, GLOBAL, granted.physical, tag, size, True, 1, granted.lanes, "", True)
        return self.bounds.test(want)[0]

    def origins_of(
        self,
        frame: FrameView,
        instruction: Instruction,
        granted: Granted,
        shadow: Array,
        tag: Tag,
        size: int,
        unit: int,
    ) -> tuple[Array, Array]:
        """Origin numbers of undefined bits that a load found, by lane and by byte: where they were stored from, else this load.
        ``unit``: bytes of what it loads together, an element of a vector."""
        return self.origins.of_load(frame, instruction, granted, shadow, tag, size, unit)

    def reports_stores(self, granted: Granted) -> bool:
        """True when an undefined store there is a finding: buffers and variables of the module, not heap, LDS or stack."""
        if granted.space != GLOBAL:
            return False
        if granted.number:
            return bool(self.objects.flags[granted.number] & BUFFER)
        first = int(granted.physical[granted.lanes][0]) if granted.lanes.any() else 0
        number = self.objects.find_global(first)
        return bool(number and self.objects.flags[number] & BUFFER)
