"""Reading and writing what lanes were granted: data, initialisation bits, tags."""

from __future__ import annotations

from typing import Any, final

import numpy as np

from swlds.device.address_space import GLOBAL, GLOBAL_START, Array
from swlds.device.launch import Launch
from swlds.device.objects import ALWAYS_INIT, BLOCK
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.meta import Tag, any_in_lane, squeeze
from swlds.engines.reference.races import Races


@final
class Planes:
    """The planes of the address window as waves read and write them."""

    def __init__(self, launch: Launch, races: Races | None) -> None:
        self.image, self._races = launch.image, races
        memory = self.image.memory
        self.space, self.objects = memory.space, memory.objects
        self.check_init = "initcheck" in launch.options.checks

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
        if shadow is not None:
            bits = self.without_undefined(granted, bits, shadow)
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

    def without_undefined(self, granted: Granted, bits: Array, shadow: Array) -> Array:
        """What of bit patterns goes to memory that groups share: zeros for undefined bits, whatever they were computed as."""
        lanes = any_in_lane(shadow) & granted.lanes if granted.space == GLOBAL else np.zeros(0, np.bool_)
        if not lanes.any():
            return bits
        for lane in np.flatnonzero(lanes).tolist() if self.image.lowered else ():
            number = self.objects.find_global(int(granted.physical[lane]))
            lanes[lane] = not self.objects.flags[number] & BLOCK
        return np.where(lanes if bits.ndim == 1 else lanes[:, None], bits & ~shadow.astype(bits.dtype), bits)

    def _compare_lanes(self, at: Array, bits: Array, size: int) -> None:
        """Lanes of one store that share bytes: have they written the same?"""
        races = self._races
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
