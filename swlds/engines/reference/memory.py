"""Loads, stores and atomics of a wave: address spaces, checks, initialisation, tags.

``access`` splits flat addresses by aperture, tests every lane against its object, and hands physical (window) addresses of
the lanes that may go on. An access that is refused is reported and left out: a load gives zero, a store nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, final

import numpy as np

from swlds.device.address_space import (
    CONSTANT,
    CONSTANT_32,
    FLAT,
    GLOBAL,
    GLOBAL_START,
    LDS,
    LDS_APERTURE,
    NULL_32,
    ONCHIP_END,
    PRIVATE,
    PRIVATE_APERTURE,
    WINDOW_END,
    Array,
)
from swlds.device.check import Access, judge_access
from swlds.device.objects import ALWAYS_INIT, AMBIGUOUS, BLOCK, BUFFER, LIVE, OFFSET_ONLY, READ_ONLY
from swlds.engines.reference.frame import Frame
from swlds.engines.reference.meta import Meta, Tag, squeeze
from swlds.ir.model import Instruction

if TYPE_CHECKING:
    from swlds.engines.reference.machine import Machine

WINDOW_TOP = WINDOW_END >> 32
SPACES = {FLAT: GLOBAL, GLOBAL: GLOBAL, CONSTANT: GLOBAL, CONSTANT_32: GLOBAL, LDS: LDS, PRIVATE: PRIVATE}


@final
@dataclass(slots=True)
class Granted:
    """Lanes of one address space that may access memory. ``physical``: window addresses (u64; 0 in other lanes);
    ``lanes``: the mask; ``whole``: all lanes of the wave; ``number``: the object, 0 when lanes differ or it is unknown."""

    space: int
    physical: Array
    lanes: Array
    whole: bool
    number: int


@final
class Port:
    """The memory of one launch as waves see it."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.image = machine.launch.image
        memory = self.image.memory
        self.space, self.objects = memory.space, memory.objects
        self.check_bounds = "memcheck" in machine.launch.options.checks
        self.check_init = "initcheck" in machine.launch.options.checks

    # Addresses -----------------------------------------------------------------------------------------------

    def access(
        self,
        frame: Frame,
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
    ) -> list[Granted]:
        """Test an access of ``size`` bytes by the active lanes; one Granted for each address space that they touch."""
        mask = frame.mask if mask is None else mask
        if known is not None and known.shadow is not None:
            self.machine.reports.use_of_undefined(frame, instruction, known, mask, "address")
        tag = None if known is None else known.tag
        if space == FLAT:
            return self._split(frame, instruction, address, tag, size, write, align, mask, atomic)
        return [self._grant(frame, instruction, SPACES[space], address, tag, size, write, align, mask, atomic)]

    def _split(
        self,
        frame: Frame,
        instruction: Instruction,
        address: Array,
        tag: Tag,
        size: int,
        write: bool,
        align: int,
        mask: Array,
        atomic: str,
    ) -> list[Granted]:
        upper = address >> np.uint64(32)
        granted = []
        for space, aperture in ((LDS, LDS_APERTURE), (PRIVATE, PRIVATE_APERTURE)):
            inside = (upper == np.uint64(aperture)) & mask
            if inside.any():
                granted.append(
                    self._grant(
                        frame, instruction, space, address.astype(np.uint32), tag, size, write, align, inside, atomic
                    )
                )
                mask = mask & ~inside
        if mask.any() or not granted:
            granted.append(self._grant(frame, instruction, GLOBAL, address, tag, size, write, align, mask, atomic))
        return granted

    def _grant(
        self,
        frame: Frame,
        instruction: Instruction,
        space: int,
        address: Array,
        tag: Tag,
        size: int,
        write: bool,
        align: int,
        mask: Array,
        atomic: str,
    ) -> Granted:
        wide = address.astype(np.uint64)
        if align > 1 and self.check_bounds:
            crooked = (wide & np.uint64(align - 1) != 0) & (wide != NULL_32) & mask
            if crooked.any():
                self._report_misaligned(frame, instruction, space, wide, tag, align, crooked, write)
        refused, number = self._test(frame, instruction, space, wide, tag, size, write, mask)
        lanes = mask if refused is None else mask & ~refused
        if space == LDS:
            physical = wide + np.uint64(frame.wave.group.lds_base)
        elif space == PRIVATE:
            physical = wide + frame.wave.private_lanes
        else:
            physical = wide
        whole = bool(lanes.all())
        if not whole:
            physical = np.where(lanes, physical, np.uint64(0))
        granted = Granted(space, physical, lanes, whole, number)
        if self.machine.races is not None:
            self.machine.races.access(frame, instruction, granted, size, write, atomic)
        return granted

    # Checks --------------------------------------------------------------------------------------------------

    def _test(
        self,
        frame: Frame,
        instruction: Instruction,
        space: int,
        address: Array,
        tag: Tag,
        size: int,
        write: bool,
        mask: Array,
    ) -> tuple[Array | None, int]:
        """(lanes that must not access, object number)."""
        if not self.check_bounds:
            return self._test_window(frame, instruction, space, address, size, write, mask)
        if isinstance(tag, int) and tag > AMBIGUOUS:
            number = tag
        elif isinstance(tag, np.ndarray):
            return self._test_each(frame, instruction, space, address, tag, size, write, mask), 0
        else:
            number = self._number_of(space, address, mask)
        if number:
            bad = self._outside(frame, space, address, number, size, write)
            if bad is None:
                return None, number
            bad = bad & mask
            if not bad.any():
                return None, number
            return self._judge(frame, instruction, space, address, tag, size, write, bad), number
        bad = mask & (address + np.uint64(size) > np.uint64(frame.wave.stack_pointer)) if space == PRIVATE else mask
        return self._judge(frame, instruction, space, address, tag, size, write, bad) if bad.any() else None, 0

    def _number_of(self, space: int, address: Array, mask: Array) -> int:
        """The one object that untagged addresses of all lanes lie in, else 0."""
        if space == PRIVATE:
            return 0
        active = address[mask]
        if space == LDS:
            top = int(active.max())
            owner = self.image.lds_owner
            if top >= len(owner):
                return 0
            first = int(owner[int(active[0])])
            return first if first and (owner[active] == first).all() else 0
        low, high = int(active.min()), int(active.max())
        number = self.objects.find_global(low) if high < WINDOW_END else 0
        if number and self.objects.flags[number] & BLOCK and self.image.offset_entries:
            return 0
        return number if number and number == self.objects.find_global(high) else 0

    def _outside(self, frame: Frame, space: int, address: Array, number: int, size: int, write: bool) -> Array | None:
        """Lanes that are not inside the object; None when all are."""
        objects = self.objects
        flags = int(objects.flags[number])
        limit = int(objects.size[number]) - size
        everything = np.ones(len(address), np.bool_)
        native = GLOBAL if (kind := int(objects.space[number])) == CONSTANT else kind
        if (
            objects.state[number] != LIVE
            or native != space
            or limit < 0
            or flags & OFFSET_ONLY
            or (write and flags & READ_ONLY)
        ):
            return everything
        if space == PRIVATE and int(objects.low[number]) + int(objects.size[number]) > frame.wave.stack_pointer:
            return everything
        outside = (address - objects.low[number]) > np.uint64(limit)
        return outside if outside.any() else None

    def _test_each(
        self,
        frame: Frame,
        instruction: Instruction,
        space: int,
        address: Array,
        tags: Array,
        size: int,
        write: bool,
        mask: Array,
    ) -> Array | None:
        objects = self.objects
        low, sizes = objects.low[tags], objects.size[tags]
        fine = (objects.state[tags] == LIVE) & (objects.space[tags] == space) & (sizes >= size) & (tags > AMBIGUOUS)
        fine &= (address - low) <= (sizes - np.uint64(size))
        banned = OFFSET_ONLY | (READ_ONLY if write else 0)
        fine &= objects.flags[tags] & np.uint8(banned) == 0
        if space == PRIVATE:
            fine &= low + sizes <= np.uint64(frame.wave.stack_pointer)
        bad = mask & ~fine
        return self._judge(frame, instruction, space, address, tags, size, write, bad) if bad.any() else None

    def _judge(
        self,
        frame: Frame,
        instruction: Instruction,
        space: int,
        address: Array,
        tag: Tag,
        size: int,
        write: bool,
        suspects: Array,
    ) -> Array | None:
        """Judge suspicious lanes one at a time; the ones that are wrong indeed, None for none."""
        refused = np.zeros(len(suspects), np.bool_)
        for lane in np.flatnonzero(suspects).tolist():
            number = tag if isinstance(tag, int) else 0 if tag is None else int(tag[lane])
            access = Access(space, int(address[lane]), size, number, write)
            verdict = judge_access(self.image, access, frame.wave.stack_pointer)
            if verdict is not None:
                refused[lane] = True
                frame.wave.reported.pop(lane, None)
                self.machine.reports.access(frame, instruction, lane, verdict)
        return refused if refused.any() else None

    def _test_window(
        self, frame: Frame, instruction: Instruction, space: int, address: Array, size: int, write: bool, mask: Array
    ) -> tuple[Array | None, int]:
        """Without memcheck: only what would leave the memory of its kind."""
        if space == LDS:
            end = self.machine.launch.lds_size
            bad = mask & (address + np.uint64(size) > np.uint64(end))
            return (bad if bad.any() else None), 0
        if space == PRIVATE:
            bad = mask & (address + np.uint64(size) > np.uint64(self.machine.stack_end))
            return (bad if bad.any() else None), 0
        shadow = (address >= np.uint64(ONCHIP_END)) & (address < np.uint64(GLOBAL_START))
        inside = (address >= np.uint64(GLOBAL_START)) & (address < np.uint64(max(WINDOW_END - size, 0)))
        bad = mask & ~(shadow | inside)
        return (self._judge(frame, instruction, space, address, None, size, write, bad) if bad.any() else None), 0

    def _report_misaligned(
        self,
        frame: Frame,
        instruction: Instruction,
        space: int,
        address: Array,
        tag: Tag,
        align: int,
        lanes: Array,
        write: bool,
    ) -> None:
        for lane in np.flatnonzero(lanes).tolist():
            number = tag if isinstance(tag, int) else 0 if tag is None else int(tag[lane])
            self.machine.reports.misaligned(frame, instruction, lane, int(address[lane]), number, align, write, space)

    # Planes --------------------------------------------------------------------------------------------------

    def gather(self, granted: Granted, offsets: Array | None, size: int) -> Array:
        """Bit patterns of ``size`` (1, 2, 4 or 8) bytes at each lane's address, plus offsets for vectors."""
        return self._gather(self.space.data, self.space.data_views, granted, offsets, size)

    def _gather(
        self, plane: Array, views: tuple[Array, ...], granted: Granted, offsets: Array | None, size: int
    ) -> Array:
        at = granted.physical if offsets is None else granted.physical[:, None] + offsets
        if size == 1:
            return plane[at]
        shift = size.bit_length() - 1
        if not (at & np.uint64(size - 1)).any():
            outcome: Array = views[shift][at >> np.uint64(shift)]
            return outcome
        octets = plane[at[..., None] + np.arange(size, dtype=np.uint64)]
        return octets.view(np.dtype(f"u{size}"))[..., 0]

    def undefined_bits(self, granted: Granted, offsets: Array | None, size: int) -> Array | None:
        """Uninitialised bits of what ``gather`` reads, None when there are none."""
        if not self.check_init or (granted.number and self.objects.flags[granted.number] & ALWAYS_INIT):
            return None
        known = self._gather(self.space.init, self.space.init_views, granted, offsets, size)
        full = known.dtype.type((1 << (8 * size)) - 1)
        if granted.whole and (known == full).all():
            return None
        lanes = granted.lanes if known.ndim == 1 else granted.lanes[:, None]
        missing = np.where(lanes, ~known, known.dtype.type(0))
        if granted.space == GLOBAL:
            in_shadow = granted.physical < np.uint64(GLOBAL_START)
            missing = np.where(in_shadow if known.ndim == 1 else in_shadow[:, None], known.dtype.type(0), missing)
        return missing if missing.any() else None

    def scatter(self, granted: Granted, offsets: Array | None, size: int, bits: Array, shadow: Array | None) -> None:
        """Store bit patterns and their definedness."""
        at = granted.physical if offsets is None else granted.physical[:, None] + offsets
        if not granted.whole:
            at, bits = at[granted.lanes], bits[granted.lanes]
            shadow = None if shadow is None else shadow[granted.lanes]
        if at.size == 0:
            return
        kind = np.dtype(f"u{size}")
        bits = bits.astype(kind, copy=False)
        full = kind.type((1 << (8 * size)) - 1)
        known: Any = full if shadow is None else ~shadow.astype(kind)
        shift = size.bit_length() - 1
        if size == 1 or not (at & np.uint64(size - 1)).any():
            index = at >> np.uint64(shift)
            self.space.data_views[shift][index] = bits
            if self.check_init:
                self.space.init_views[shift][index] = known
            self._compare_lanes(at, bits, size)
            return
        spread = at[..., None] + np.arange(size, dtype=np.uint64)
        self.space.data[spread] = np.ascontiguousarray(bits)[..., None].view(np.uint8)
        if self.check_init:
            whole = np.ascontiguousarray(np.broadcast_to(known, bits.shape))
            self.space.init[spread] = whole[..., None].view(np.uint8)
        self._compare_lanes(at, bits, size)

    def _compare_lanes(self, at: Array, bits: Array, size: int) -> None:
        """Lanes of one store that share bytes: have they written the same?"""
        races = self.machine.races
        if races is None or races.overlapping is None:
            return
        spread = at[..., None] + np.arange(size, dtype=np.uint64)
        octets = np.ascontiguousarray(bits)[..., None].view(np.uint8)
        races.stored(spread.reshape(len(at), -1), octets.reshape(len(at), -1))

    def load_tags(self, granted: Granted, offsets: Array | None, size: int) -> Tag:
        """Tags of pointers (4 or 8 bytes) in memory."""
        if granted.number in self.image.layout_objects:
            found = [self.image.layout_tags.get(int(a), 0) for a in granted.physical]
            return squeeze(np.where(granted.lanes, found, next((f for f in found if f), 0)))
        if not self.space.has_tags:
            return None
        at = granted.physical if offsets is None else granted.physical[:, None] + offsets
        word = at >> np.uint64(2)
        tags = self.space.tags[word].astype(np.int64)
        if not tags.any():
            return None
        if size == 8:
            tags = np.where(self.space.tags[word + np.uint64(1)] == tags, tags, 0)
        tags = np.where(
            (granted.lanes if tags.ndim == 1 else granted.lanes[:, None]),
            tags,
            int(tags[granted.lanes].flat[0]) if granted.lanes.any() else 0,
        )
        return squeeze(tags)

    def store_tags(self, granted: Granted, offsets: Array | None, size: int, tag: Tag) -> None:
        """Write (or clear) the tag cells of a store of ``size`` bytes a element."""
        space = self.space
        if tag is None and not space.has_tags:
            return
        at = granted.physical if offsets is None else granted.physical[:, None] + offsets
        at = at[granted.lanes] if not granted.whole else at
        word = at >> np.uint64(2)
        if tag is None or size < 4:
            for step in range(max(1, size // 4)):
                cells = word + np.uint64(step)
                if space.tags[cells].any():
                    space.tags[cells] = 0
            return
        space.has_tags = True
        value: Any = tag
        if isinstance(tag, np.ndarray):
            value = tag if tag.ndim == at.ndim else np.broadcast_to(tag[:, None], granted.physical[:, None].shape)
            value = value[granted.lanes] if not granted.whole else value
        for step in range(max(1, size // 4)):
            space.tags[word + np.uint64(step)] = value

    def origin_of(
        self, frame: Frame, instruction: Instruction, granted: Granted, shadow: Array, tag: Tag, size: int
    ) -> Any:
        """Origin numbers of undefined bits that a load found: where they were stored from, else this load."""
        return self.machine.origins.of_load(frame, instruction, granted, shadow, tag, size)

    def reports_stores(self, granted: Granted) -> bool:
        """True when an undefined store there is a finding: buffers and variables of the module, not heap, LDS or stack."""
        if granted.space != GLOBAL:
            return False
        if granted.number:
            return bool(self.objects.flags[granted.number] & BUFFER)
        first = int(granted.physical[granted.lanes][0]) if granted.lanes.any() else 0
        number = self.objects.find_global(first)
        return bool(number and self.objects.flags[number] & BUFFER)
