"""The memory of device arrays: it lasts from launch to launch, with its initialised bits and the tags of pointers in it.

Arrays lie at the end of the range of buffers and grow downwards, numbers of their objects count down as well: so a launch's own
objects have the places and numbers that they have without arrays, and machine code made for a kernel stays good. A freed array
rests in quarantine, where its pages are given back to the host and an access still finds its name.
"""

from __future__ import annotations

import mmap
import os
import sys
import threading
import weakref
from collections import deque
from collections.abc import Container, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from types import FrameType
from typing import Any, final

import numpy as np

from swlds.device.address_space import CODE_END, HEAP_START, PIECE, AddressSpace, Array
from swlds.device.array_addresses import ArrayAddresses
from swlds.device.findings import Finding, ObjectRef, Site
from swlds.device.guards import U8
from swlds.device.objects import BUFFER, LIVE, ObjectInfo, ObjectTable
from swlds.device.reach import LARGE as LARGE_REACH
from swlds.device.reach import Reach, clip
from swlds.errors import LaunchError
from swlds.lazy import dataclass

#: Chunks are multiples of it, so that the pages of one are nobody else's.
GRANULE = max(4096, mmap.PAGESIZE)
REDZONE = 256
#: Where the last array ends at most, and what launches keep for their own buffers and variables at least.
ARRAYS_END, LAUNCH_ROOM = HEAP_START >> 16 << 16, 64 << 20
QUARANTINE_BYTES, QUARANTINE_COUNT = 1 << 30, 1024
#: Bytes of an array from which on the room for its copies is not kept.
LARGE = 64 << 20


@final
@dataclass(eq=False, slots=True)
class Extent:
    """The memory of one array. ``number``: of its object; ``start`` and ``room``: of its chunk, redzones included."""

    number: int
    address: int
    size: int
    start: int
    room: int
    name: str
    is_named: bool
    #: Every bit is known to be initialised.
    is_whole: bool = False
    #: Goes up whenever its content may have changed.
    version: int = 0
    #: Room for a copy.
    spare: U8 | None = None
    #: Its elements may be addresses (``takes_addresses``).
    has_addresses: bool = True

    @property
    def bytes(self) -> slice:
        """Where it lies in the planes of data and of initialised bits."""
        return slice(self.address, self.address + self.size)

    @property
    def words(self) -> slice:
        """Where it lies in the plane of tags."""
        return slice(self.address >> 2, (self.address + self.size + 3) >> 2)


@final
@dataclass(frozen=True, slots=True)
class Copy:
    """What an array held: data from a byte ``start`` on, initialised bits (None: all), tags (None: none)."""

    extent: Extent
    data: Array
    init: Array | None
    tags: Array | None
    start: int = 0


#: All there are, for a fork.
_STORES: weakref.WeakSet[ArrayStore] = weakref.WeakSet()


@final
class ArrayStore:
    """The arrays of one device memory. ``hold``: whoever reads or changes them, or runs a launch in that memory, does it."""

    def __init__(self, space: AddressSpace, objects: ObjectTable) -> None:
        self.space, self.objects = space, objects
        self._lock = threading.RLock()
        #: Another thread was at work here when this process was forked: it is not in this one, and did not come to an end.
        self._is_cut_off = False
        _STORES.add(self)
        #: Arrays that nobody refers to any more, until somebody holds the store: garbage collection finds that out in any thread,
        #: at any place, inside of any lock. What it calls takes no lock, and changes nothing else.
        self.dropped: deque[Extent] = deque()
        self.live: dict[int, Extent] = {}
        #: Arrays may hold tagged pointers.
        self.holds_pointers = False
        self.is_closed = False
        #: The frame of the call in which a launch is running in this memory, None where none is.
        self._runner: FrameType | None = None
        self._count = 0
        self._addresses = ArrayAddresses(CODE_END + LAUNCH_ROOM, ARRAYS_END)
        self._quarantine: deque[Extent] = deque()
        self._quarantined = 0
        self._saved: list[Copy] = []
        #: The launch that runs has not said yet what it may have written.
        self._has_ended = False
        self._renamed: list[Extent] = []
        #: The object that pointers to what has gone with its launch belong to, once there are some; 0 for none.
        self._gone = 0

    @property
    def made(self) -> int:
        """How many arrays there have been."""
        return self._count

    @property
    def floor(self) -> int:
        """The lowest address of an array's chunk."""
        return self._addresses.floor

    def hold(self) -> AbstractContextManager[object]:
        """Keep others away; a thread that does may do it again. Nobody does it with two devices at a time. It is the lock itself:
        no exception out of a signal handler comes between its ``__enter__`` and the statement's body. LaunchError in a process
        that was forked while another thread did."""
        if self._is_cut_off:
            raise LaunchError(
                "this process was forked while another thread was at work on the device",
                hint="take a new device in the child, or fork while no launch runs",
            )
        with self._lock:
            while self.dropped and not self.is_busy:
                self.free(self.dropped.popleft(), None)
        return self._lock

    def end_fork(self) -> None:
        """This process is a fork: of the parent's threads it has one."""
        if self._lock.acquire(blocking=False):
            self._lock.release()
        else:
            self._lock, self._is_cut_off = threading.RLock(), True

    @property
    def is_busy(self) -> bool:
        """A launch is running in this memory, or was when an exception ended it in the midst of its end."""
        return self._runner is not None

    def refuse_busy(self) -> None:
        """LaunchError for who holds it in the middle of a launch of its own: a ``progress`` function. Who holds it and is not
        called by the launch that was running has come behind its end: that is made good."""
        if self._runner is None:
            return
        frame: FrameType | None = sys._getframe()
        while frame is not None:
            if frame is self._runner:
                raise LaunchError("a launch is running on this device", hint="wait for its end, or take another device")
            frame = frame.f_back
        self.leave()

    def enter(self, runner: FrameType) -> None:
        """A launch begins, in the call of that frame. LaunchError where one is running."""
        self.refuse_busy()
        self._runner = runner

    # Arrays ----------------------------------------------------------------------------------------------------

    def allocate(self, size: int, name: str | None, site: Site | None, *, has_addresses: bool = True) -> Extent:
        """An array of so many bytes, none of them initialised. LaunchError where there is no room."""
        if self.is_closed:
            raise LaunchError("the device was closed meanwhile")
        self._count += 1
        room = -(-(size + 2 * REDZONE) // GRANULE) * GRANULE
        start = self._addresses.take(room)
        while start is None and self._quarantine:
            self._reuse()
            start = self._addresses.take(room)
        if start is None:
            raise LaunchError(
                f"a device array of {size} bytes does not fit into the device's memory",
                hint=f"{len(self.live)} arrays are live, with {sum(e.size for e in self.live.values())} bytes: free() some",
            )
        if self.space.kept.meets(start, start + room):
            self.space.drop_kept()
        called = name or f"array {self._count}"
        number = self.objects.keep(ObjectInfo("global", called, site), start + REDZONE, size, BUFFER)
        extent = Extent(number, start + REDZONE, size, start, room, called, name is not None, is_whole=not size)
        extent.has_addresses = has_addresses
        self.live[number] = extent
        return extent

    def free(self, extent: Extent, site: Site | None) -> None:
        """The array's memory is gone; accesses to it are use after free as long as it is in quarantine."""
        if self.live.pop(extent.number, None) is None:
            return
        self.objects.kill(extent.number)
        self.objects.info[extent.number].freed = site
        self.space.release(extent.start, extent.room)
        extent.spare = None
        self._quarantine.append(extent)
        self._quarantined += extent.room
        while self._quarantined > QUARANTINE_BYTES or len(self._quarantine) > QUARANTINE_COUNT:
            self._reuse()

    def _reuse(self) -> None:
        extent = self._quarantine.popleft()
        self._quarantined -= extent.room
        self.objects.forget(extent.number)
        self._end_pointers(extent.number)
        self._addresses.give(extent.start, extent.room)

    def knows(self, extent: Extent) -> bool:
        """The array is live, or freed and still known by its name."""
        return extent.number in self.live or extent in self._quarantine

    def write(self, extent: Extent, content: Array) -> None:
        """All of an array's bytes, from the host."""
        self.space.data[extent.bytes] = content.reshape(-1).view(np.uint8)
        extent.version += 1
        if not extent.is_whole:
            self.space.set_initialized(extent.address, extent.size, True)
            extent.is_whole = True
        if self.holds_pointers:
            self.space.tags[extent.words] = 0
        if self.tag_addresses(extent.address, content):
            self.holds_pointers = True

    def duplicate(self, source: Extent, target: Extent) -> None:
        """An array holds what another one of the same size does, also where that is not initialised or a pointer."""
        self.put_back([replace(self._copy(source, keeps_room=False), extent=target)])
        target.version = source.version

    def close(self) -> list[Finding]:
        """Free all arrays; a note for each of them: nobody else did."""
        notes = [self._leak(extent) for extent in self.live.values()]
        for extent in list(self.live.values()):
            self.free(extent, None)
        self._addresses.close()
        self.is_closed = True
        return notes

    def _leak(self, extent: Extent) -> Finding:
        site = self.objects.info[extent.number].allocated
        message = f"{extent.name} ({extent.size} bytes) is still there when the device is closed: free() it, or drop it"
        return Finding.at(
            site, "leak", message, severity="note", object=ObjectRef("global", extent.name, extent.size, 0)
        )

    # Pointers to arrays ----------------------------------------------------------------------------------------

    def tag_of(self, address: int) -> int:
        """The object of the array, live or freed, in which an address lies or at whose end; 0 for none."""
        number = self.objects.find_global(address) or self.objects.find_global(address - 1)
        return number if number in self.objects.kept else 0

    def may_lead_here(self, given: Any) -> bool:
        """An argument of a launch, which is no device array, may be or hold an address of an array: it is or holds a number that
        lies where these are. It takes about as long as copying it twice."""
        low, room = self._addresses.floor, ARRAYS_END + GRANULE - self._addresses.floor
        if isinstance(given, (int, np.integer)):
            return 0 <= int(given) % (1 << 64) - low < room
        if not isinstance(given, np.ndarray) or not takes_addresses(given.dtype):
            return False
        raw = np.ascontiguousarray(given).reshape(-1).view(np.uint8)
        words = raw[: len(raw) // 8 * 8].view(np.uint64)
        pieces = (words[start : start + PIECE // 8] for start in range(0, len(words), PIECE // 8))
        return any(int((piece - np.uint64(low)).min()) < room for piece in pieces)

    def tag_addresses(self, address: int, content: Array) -> bool:
        """Tag the aligned 8-byte words of what the host has written to an address that are addresses of arrays; True where some
        are. Only of data that may be addresses."""
        return takes_addresses(content.dtype) and self._tag_words(address, content.reshape(-1).view(np.uint8))

    def _tag_words(self, address: int, content: Array, tags: Array | None = None) -> bool:
        """Tag those of the 8-byte words at an address that are addresses of arrays; True where some are. ``tags``: what the words
        have; those that have one keep it."""
        if not self.objects.kept:
            return False
        lows = np.sort(np.fromiter(self.objects.kept.values(), np.uint64))
        numbers = np.array([self.tag_of(low) for low in lows.tolist()])
        sizes = np.maximum(self.objects.size[numbers], 1)  # where one ends, too
        is_tagged, count = False, len(content) // 8
        words = content[: 8 * count].view(np.uint64)
        for start in range(0, count, PIECE // 8):  # so that what is compared stays in the cache
            part = words[start : start + PIECE // 8]
            where = np.flatnonzero(part - lows[0] <= lows[-1] - lows[0] + sizes[-1])
            found = np.searchsorted(lows, part[where], "right") - 1
            is_inside = part[where] - lows[found] <= sizes[found]
            at, found = where[is_inside] + start, numbers[found[is_inside]]
            if tags is not None:
                is_lost = (tags[2 * at] == 0) | (tags[2 * at] != tags[2 * at + 1])
                at, found = at[is_lost], found[is_lost]
            first = (address >> 2) + 2 * at
            self.space.tags[first] = self.space.tags[first + 1] = found
            is_tagged |= bool(len(at))
        self.space.has_tags |= is_tagged
        return is_tagged

    def _find_pointers(self, extents: Iterable[Extent]) -> None:
        """What a launch has written there that is an array's address is a pointer to it, as if the host had written it: also what
        came there in pieces, or through numbers that carry no tag. A tag that a word has, it keeps."""
        for extent in extents:
            if extent.has_addresses and extent.number in self.live:
                data, tags = self.space.data[extent.bytes], self.space.tags[extent.words]
                self.holds_pointers |= self._tag_words(extent.address, data, tags)

    def _end_pointers(self, number: int | None = None) -> None:
        """Pointers in arrays to this object, None: to all that are no arrays, lead to memory that is gone."""
        if not self.holds_pointers:
            return
        self.holds_pointers = False
        kept = np.fromiter(self.objects.kept, np.int64)
        for extent in self.live.values():
            tags = self.space.tags[extent.words]
            used = np.flatnonzero(tags)
            ended = ~np.isin(tags[used], kept) if number is None else tags[used] == number
            if ended.any():
                tags[used[ended]] = self._gone_object()
            self.holds_pointers |= bool(len(used))

    def _gone_object(self) -> int:
        if not self._gone:
            start = self._addresses.take(GRANULE)
            what = "memory of an earlier launch, or of an array that is long gone"
            info = ObjectInfo("global", what, is_lost=True)
            self._gone = self.objects.keep(info, ARRAYS_END if start is None else start + REDZONE, 0, 0)
            self.objects.kill(self._gone)
        return self._gone

    # Launches --------------------------------------------------------------------------------------------------

    def is_whole(self, extent: Extent) -> bool:
        """Every bit of an array is initialised. Looked up as far as the first that is not."""
        if not extent.is_whole:
            init = self.space.init[extent.bytes]
            pieces = range(0, extent.size, PIECE)
            extent.is_whole = all(int(init[at : at + PIECE].min()) == 0xFF for at in pieces)
        return extent.is_whole

    def rename(self, extent: Extent, name: str, title: str) -> None:
        """Until the launch ends, an array that was given no name has those of the parameter it is given to: the IR's, and the
        source's."""
        if not extent.is_named and extent not in self._renamed:
            info = self.objects.info[extent.number]
            info.name, info.source_name = name, title
            self._renamed.append(extent)

    def save(self, numbers: Iterable[int], reach: Mapping[int, Reach] | None = None) -> None:
        """Keep what these arrays hold until the launch ends, so that it can start again. ``reach``: what of them it may write, if
        that is known."""
        found = [self.live[n] for n in numbers if n in self.live]
        self._saved = [self._copy(e, part=None if reach is None else _written(e, reach)) for e in found]

    def copy_all(self) -> list[Copy]:
        """What all arrays hold."""
        return [self._copy(extent, keeps_room=False) for extent in self.live.values()]

    def _copy(self, extent: Extent, *, keeps_room: bool = True, part: slice | None = None) -> Copy:
        space = self.space
        if part is not None and extent.is_whole and not self.holds_pointers:
            data = space.data[extent.address + part.start : extent.address + part.stop].copy()
            return Copy(extent, data, None, None, part.start)
        data = extent.spare if keeps_room and extent.spare is not None else np.empty(extent.size, np.uint8)
        np.copyto(data, space.data[extent.bytes])
        if keeps_room and extent.size < LARGE:
            extent.spare = data
        init = None if extent.is_whole else space.init[extent.bytes].copy()
        tags = space.tags[extent.words].copy() if self.holds_pointers else None
        return Copy(extent, data, init, tags)

    def put_back(self, copies: Iterable[Copy]) -> None:
        """Arrays hold what they held; those that were freed meanwhile are left alone."""
        space = self.space
        for copy in copies:
            extent = copy.extent
            if extent.number not in self.live:
                continue
            first = extent.address + copy.start
            space.data[first : first + len(copy.data)] = copy.data
            space.init[extent.bytes] = 0xFF if copy.init is None else copy.init
            space.tags[extent.words] = 0 if copy.tags is None else copy.tags
            extent.is_whole = copy.init is None
            self.holds_pointers |= copy.tags is not None

    def start_again(self) -> None:
        """A launch starts, maybe not for the first time: arrays hold what they held before it."""
        self.put_back(self._saved)
        self.space.has_tags = self.holds_pointers

    def end_launch(
        self,
        reached: Sequence[Extent] | None,
        *,
        checks_bounds: bool,
        checks_init: bool,
        may_hold_tags: bool,
        left: Container[int] | None,
    ) -> None:
        """Put in order what a launch has left. ``reached``: arrays that it may have written, None for any. Without initcheck
        nobody has noted what was initialised: all of them counts as it. ``left``: numbers of those in which something may have
        become undefined, None for any. Tags of objects that were the launch's own go."""
        for extent in self.live.values() if reached is None or not checks_bounds else reached:
            extent.version += 1
        if not checks_init:
            for extent in self.live.values() if reached is None else reached:
                if extent.number in self.live and not extent.is_whole:
                    self.space.set_initialized(extent.address, extent.size, True)
                    extent.is_whole = True
        for extent in self.live.values():
            if left is None or extent.number in left:
                extent.is_whole = not extent.size
        had_pointers = self.holds_pointers
        if may_hold_tags:
            self.holds_pointers = True
            self._end_pointers()
        if had_pointers or self.holds_pointers:
            self._find_pointers(self.live.values() if reached is None else reached)
        self._has_ended = True

    def leave(self) -> None:
        """The launch is over, however it ended."""
        self._saved = []
        if not self._has_ended:
            for extent in self.live.values():
                extent.version += 1
                extent.is_whole = not extent.size  # it may have stored what is not initialised
            if self.holds_pointers or self.space.has_tags:  # to what has gone with it, too
                self.holds_pointers = True
                self._end_pointers()
        for extent in self._renamed:
            if (info := self.objects.info.get(extent.number)) is not None:
                info.name, info.source_name = extent.name, ""
        self._renamed = []
        self._has_ended, self._runner = False, None

    def is_live(self, number: int) -> bool:
        """An array with that object is live."""
        return number in self.live and bool(self.objects.state[number] == LIVE)


def _end_fork() -> None:
    for store in list(_STORES):
        store.end_fork()


os.register_at_fork(after_in_child=_end_fork)


def takes_addresses(dtype: np.dtype[Any]) -> bool:
    """Data of that type may be addresses: whole numbers of 64 bits, bytes and structs."""
    return dtype.kind == "V" or (dtype.kind in "iu" and dtype.itemsize in (1, 8))


def _written(extent: Extent, reach: Mapping[int, Reach]) -> slice | None:
    """None for all of an array that is large and mostly written: room for that is kept."""
    part = clip(reach.get(extent.number, Reach()).written, extent.size)
    return part if 2 * (part.stop - part.start) < extent.size or extent.size < LARGE_REACH else None


__all__ = ["ArrayStore", "Copy", "Extent", "takes_addresses"]
