"""The device address window: one reserved range of host memory that holds everything a kernel can touch.

``device address = host address - AddressSpace.host_base``. The window is reserved once and committed by the
host's pages as they are touched; in front of it and behind it lie guard ranges (``guards.py``). Three planes, all indexed by
device address:

``data``    one byte of memory a byte.
``init``    one shadow byte a byte of memory: a set bit is an *initialised* bit (0xFF: all of the byte).
            Long ranges become it by mapping pages, see ``lazy_pages``.
``tags``    one u32 per aligned 4 bytes: the object number of a pointer (or of an integer made from one) that is
            stored there, 0 for none. An 8-byte pointer writes both of its words.

Map of the window (bytes)::

    0x0_0000_0000  null page, nothing lives here
    0x0_0001_0000  on-chip memory: LDS of the resident work-groups and private memory of their waves
    0x0_7fff_8000  the amdgcn ASan shadow of the whole window: (address >> 3) + 0x7fff8000
    0x1_0000_0000  code addresses (nothing stored), then constants, globals, kernel arguments, buffers
    0x2_0123_5000  the heap
    0x4_0000_0000  end

A flat pointer (addrspace 0) names LDS or private memory through the apertures: its upper 32 bits are then
``LDS_APERTURE`` or ``PRIVATE_APERTURE`` and the lower 32 bits the LDS or private pointer.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Sequence
from typing import Any, final

import numpy as np

from swlds.device.guards import U8, reserve
from swlds.device.kept_pages import KeptPages
from swlds.device.lazy_pages import CHUNK, give_back, map_ones, map_zeros, touched_pages, want_huge_pages, whole_pages
from swlds.device.wide_copy import in_parts
from swlds.errors import LaunchError

Array = np.ndarray[Any, np.dtype[Any]]

NULL_PAGE_END = 0x1_0000
ONCHIP_START, ONCHIP_END = 0x1_0000, 0x7FFF_8000
SHADOW_OFFSET = 0x7FFF_8000
GLOBAL_START, WINDOW_END = 0x1_0000_0000, 0x4_0000_0000
#: Bytes of address space that a device reserves: a window for each plane.
RESERVED = 3 * WINDOW_END
SHADOW_START, SHADOW_END = SHADOW_OFFSET, SHADOW_OFFSET + (WINDOW_END >> 3)
#: A range of no memory: start and stop before any is in it.
NOTHING = WINDOW_END, 0
CODE_START, CODE_END = GLOBAL_START, GLOBAL_START + 0x100_0000
#: Buffers, globals and kernel arguments lie below the heap, the heap reaches to the end of the window. No low bits of its
#: addresses look like LDS offsets: code that takes one for the other shows.
HEAP_START = 0x2_0123_5000
#: Upper halves of flat addresses that name LDS and private memory (as on gfx9: 0x1000'0'0000 << 16 is not fixed by
#: the architecture; the runtime sets the apertures, a kernel reads them from registers or the queue).
LDS_APERTURE, PRIVATE_APERTURE = 0x0001_0000, 0x0002_0000
#: Bytes of private memory a lane has, and where its first byte is: below lies nothing, as the literal null is address 0.
PRIVATE_STRIDE, PRIVATE_START = 64 << 10, 16
#: No access of LDS wants more than that of the widest instruction, ``ds_store_b128``: Triton gives vectors of 32 bytes their
#: natural ``align`` in padded rows, too.
LDS_ALIGN = 16
#: LDS and private pointers that a flat null casts to.
NULL_32 = 0xFFFF_FFFF

#: Bytes that are looked at together in large buffers.
PIECE = 1 << 18
#: From so many bytes on, pages are mapped to be initialised instead of written.
LONG = 2 * CHUNK

FLAT, GLOBAL, REGION, LDS, CONSTANT, PRIVATE, CONSTANT_32 = 0, 1, 2, 3, 4, 5, 6
#: Address space that flat addresses name by an aperture -> the aperture.
APERTURES = {LDS: LDS_APERTURE, PRIVATE: PRIVATE_APERTURE}
POINTER_BITS = {0: 64, 1: 64, 2: 32, 3: 32, 4: 64, 5: 32, 6: 32, 7: 160, 8: 128, 9: 192}


@final
class AddressSpace:
    """The planes of one device. Views share memory, so that an aligned access is one NumPy gather.

    ``data_views[k]``, ``init_views[k]`` view the plane as unsigned integers of ``1 << k`` bytes (k from 0 to 3);
    compiled code uses ``host_base`` (host address of device address 0) and ``init_base``, ``tags_base``.
    """

    def __init__(self) -> None:
        data, init, tags = _reserve()
        self.data: U8 = data
        self.init: U8 = init
        self.tags: Array = tags.view(np.uint32)
        dtypes = (np.uint8, np.uint16, np.uint32, np.uint64)
        self.data_views: tuple[Array, ...] = tuple(data.view(t) for t in dtypes)
        self.init_views: tuple[Array, ...] = tuple(init.view(t) for t in dtypes)
        self.host_base, self.init_base, self.tags_base = (p.ctypes.data for p in (self.data, self.init, self.tags))
        #: Ranges whose tags may be non-zero start False: stores skip the tag plane until a tagged store happens.
        self.has_tags = False
        #: Pages of buffers that outlive their launch.
        self.kept = KeptPages()
        #: Start and stop of pages of ``init`` that are mapped to hold 0xFF.
        self._mapped: list[tuple[int, int]] = []
        #: Start and stop of memory of which the shadow may be poisoned.
        self._shaded, self._shading = NOTHING, threading.Lock()

    def write(self, address: int, data: bytes | Array) -> None:
        """Write host data and mark it initialised."""
        raw = np.frombuffer(data, np.uint8) if isinstance(data, bytes) else data.reshape(-1).view(np.uint8)
        self.data[address : address + raw.size] = raw
        self.init[address : address + raw.size] = 0xFF

    def write_all(self, pieces: list[tuple[int, bytes]]) -> None:
        """``write`` small pieces, in the order of their addresses, into memory between them that nobody has used."""
        start, data, init = pieces[0][0], bytearray(), bytearray()
        for address, piece in pieces:
            gap = bytes(address - start - len(data))
            data += gap + piece
            init += gap + b"\xff" * len(piece)
        self.data[start : start + len(data)] = np.frombuffer(data, np.uint8)
        self.init[start : start + len(init)] = np.frombuffer(init, np.uint8)

    def write_fresh(self, address: int, data: Array, parts: Sequence[slice] | None = None) -> None:
        """``write`` into memory that nobody has used: pages that would hold zeros only stay untouched. ``parts``: the bytes that
        are written; all are marked."""
        raw = data.reshape(-1).view(np.uint8)
        for part in [slice(0, raw.size)] if parts is None else parts:
            for start in range(part.start, part.stop, PIECE):
                piece = raw[start : min(start + PIECE, part.stop)]
                if piece.any():
                    self.data[address + start : address + start + piece.size] = piece
        self.set_initialized(address, raw.size, True)

    def write_buffer(
        self, address: int, data: Array, jobs: int | None = None, parts: Sequence[slice] | None = None
    ) -> None:
        """``write_fresh`` for a buffer, whose pages the next launch may have again; bytes beside ``parts`` may hold anything.
        ``jobs``: threads at most. A large one asks for huge pages, as NumPy does for its arrays."""
        raw, pages = data.reshape(-1).view(np.uint8), self.kept.take(address, data.nbytes)
        if pages is None:
            self.drop_kept()
            if data.nbytes >= LONG:
                start, stop = whole_pages(self.host_base + address, data.nbytes)
                want_huge_pages(start, stop - start)
            self.write_fresh(address, data, parts)
        else:
            self.overwrite(address, raw, jobs, parts)
            self.init[address : pages[0]] = self.init[pages[1] : address + raw.size] = 0xFF
        self.kept.note(address, raw.size)

    def overwrite(
        self, address: int, data: Array, jobs: int | None = None, parts: Sequence[slice] | None = None
    ) -> None:
        """Other bytes for a buffer, or for ``parts`` of it: they are initialised already."""
        raw = data.reshape(-1).view(np.uint8)
        for part in [slice(0, raw.size)] if parts is None else parts:
            there, here = self.data[address + part.start : address + part.stop], raw[part]
            in_parts(here.size, jobs, functools.partial(_copy, there, here))

    def take_again(self, address: int, size: int) -> None:
        """``write_buffer`` in memory that other launches have had meanwhile, but for the bytes, which may be any."""
        for start, stop in self.kept.gaps(address, address + size):
            self.set_initialized(start, stop - start, True)
        self.kept.claim(*whole_pages(address, size))
        self.kept.note(address, size)

    def drop_kept(self, start: int = 0, stop: int = WINDOW_END) -> None:
        """Give back what earlier launches have left and this one has not taken, of the pages that meet a range."""
        low, high = touched_pages(start, stop)
        met = [(max(low, first), min(high, last)) for first, last in self.kept.left.items() if first < high and low < last]
        self.kept.claim(low, high)
        for first, last in met:
            self.release(first, last - first)

    def end_launch(self, *ranges: tuple[int, int]) -> None:
        """``release`` of all in these ranges, from start to stop, but the pages that are left for the next launch."""
        self.kept.end_launch()
        for start, stop in ranges:
            give_back(self.tags_base + start, self.tags_base + stop)
            for low, high in self.kept.gaps(start, stop):
                self._release(low, high)

    def clear_launch(self, start: int, stop: int) -> None:
        """``end_launch`` where nothing outside of one range was written: the host is not asked to look through all of them,
        which takes longer than zeros; and what earlier launches have left stays."""
        for low, high in self.kept.end_launch(keeps_left=True):
            self.release(low, high - low)
        for low, high in self.kept.gaps(start, stop):
            self.make_fresh(low, high - low)

    def read(self, address: int, size: int) -> bytes:
        """Bytes of device memory, initialised or not."""
        return self.data[address : address + size].tobytes()

    def set_initialized(self, address: int, size: int, initialized: bool) -> None:
        """All bits of a range become initialised or not. Where a long range becomes it, whole pages are not touched."""
        start, stop = address, address
        if initialized and size >= LONG:
            start, stop = whole_pages(address, size)
            self._mapped.append((start, stop))
            if not map_ones(self.init_base + start, self.init_base + stop):
                stop = start
        self.init[address:start] = self.init[stop : address + size] = 0xFF if initialized else 0

    def make_fresh(self, address: int, size: int) -> None:
        """Zero bytes, uninitialised and untagged. Whole pages of a long range go back to the host."""
        start, stop = whole_pages(address, size) if size >= LONG else (address, address)
        self.release(start, stop - start)
        for low, high in ((address, start), (stop, address + size)):
            self.data[low:high] = self.init[low:high] = 0
            self.clear_tags(low, high - low)

    def clear_tags(self, address: int, size: int) -> None:
        """Forget pointer tags in a range (rounded out to words)."""
        if self.has_tags:
            self.tags[address >> 2 : (address + size + 3) >> 2] = 0

    def poison_shadow(self, address: int, size: int, value: int) -> None:
        """Set the ASan shadow bytes of ``[address, address + size)``; ``value`` 0 makes it addressable.

        A range that does not start at a multiple of 8 leaves the bytes in front of it addressable, as the
        runtime's ``__asan_poison_region`` does; unpoisoning ends in a partial granule where the size does.
        """
        self.note_shaded(address, address + size)
        first, last = address >> 3, (address + size) >> 3
        shadow = self.data[SHADOW_START:SHADOW_END]
        head, tail = address & 7, (address + size) & 7
        if value:
            if head:
                shadow[first] = head
                first += 1
            shadow[first:last] = value
            return
        start, stop = whole_pages(SHADOW_START + first, last - first) if last - first >= LONG else (0, 0)
        if start < stop:
            give_back(self.host_base + start, self.host_base + stop)
            shadow[first : start - SHADOW_START] = shadow[stop - SHADOW_START : last] = 0
        else:
            shadow[first:last] = 0
        if tail:
            shadow[last] = tail

    def note_shaded(self, start: int, stop: int) -> None:
        """The shadow of these bytes has changed, or will have when the launch ends."""
        with self._shading:
            low, high = self._shaded
            self._shaded = min(low, start), max(high, stop)

    def clear_shadow(self) -> None:
        """No byte of the ASan shadow is poisoned. The host takes longer to look through all of it than for a few zeros."""
        (low, high), self._shaded = self._shaded, NOTHING
        if high - low >= LONG:
            give_back(self.host_base + SHADOW_START, self.host_base + SHADOW_END)
        else:
            self.data[SHADOW_START:SHADOW_END][low >> 3 : (high >> 3) + 1] = 0

    def release(self, address: int, size: int) -> None:
        """Give the pages inside a range back to the host (they read as zero, uninitialised, untagged)."""
        start, stop = whole_pages(address, size)
        if start < stop:
            give_back(self.tags_base + start, self.tags_base + stop)
            self._release(start, stop)

    def _release(self, start: int, stop: int) -> None:
        """Data and initialised bits of whole pages."""
        for base in (self.host_base, self.init_base):
            give_back(base + start, base + stop)
        kept = []
        for low, high in self._mapped:  # these would come back as 0xFF
            first, last = max(low, start), min(high, stop)
            if first < last and not map_zeros(self.init_base + first, self.init_base + last):
                self.init[first:last] = 0
            if low < start or high > stop:
                kept.append((low, high))
        self._mapped = kept


def _copy(there: Array, here: Array, part: slice) -> None:
    np.copyto(there[part], here[part])


def _reserve() -> list[U8]:
    """The planes, each with guards around it."""
    try:
        return reserve(*[WINDOW_END] * (RESERVED // WINDOW_END))
    except (OSError, MemoryError) as error:
        raise LaunchError(
            f"cannot reserve the device address window of {WINDOW_END >> 30} GiB: {error}",
            hint="raise the address-space limit (ulimit -v unlimited) or vm.overcommit_memory",
        ) from None
