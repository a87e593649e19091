"""The device heap: what ``__asan_malloc_impl``, ``__ockl_dm_alloc`` and ``malloc`` hand out.

A chunk is ``[redzone | user bytes | redzone]``; chunks come in size classes, a freed one rests in quarantine before
its address is used again. Addresses are multiples of 16 and deliberately of nothing more, so that code which needs
more alignment than the runtime promises is seen. The ASan shadow of a chunk is kept for instrumented modules.
"""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import field
from typing import final

from swlds.device.address_space import HEAP_START, WINDOW_END, AddressSpace
from swlds.device.findings import HEAP_BLOCK, Finding, FindingLog, LateSite, Site
from swlds.device.objects import DEAD, HEAP, LIVE, ObjectInfo, ObjectTable
from swlds.lazy import dataclass

LEFT_REDZONE, RIGHT_REDZONE, CHUNK_ALIGN = 48, 32, 128
QUARANTINE_BYTES = 8 << 20
#: What buffers of ``printf`` are called. clang and LLVM claim more alignment of what lies in them than they have.
PRINTF_BUFFER = "printf buffer"
#: ASan shadow bytes.
SHADOW_REDZONE, SHADOW_FREED, SHADOW_USER = 0xFA, 0xFD, 0xF7


@final
@dataclass
class Heap:
    """``limit``: bytes that may be allocated at once. ``fail_at``: the allocation (from 1) that returns null."""

    memory: AddressSpace
    objects: ObjectTable
    limit: int = WINDOW_END - HEAP_START
    fail_at: int | None = None
    allocations: int = 0
    live_bytes: int = 0
    #: True once an allocation failed because of ``limit``.
    exhausted: bool = False
    #: Work-groups that were stopped before they could free the block that stands for their LDS.
    excused: set[int] = field(default_factory=set)
    _top: int = HEAP_START
    _free: dict[int, list[int]] = field(default_factory=dict)
    #: (object number, chunk address, chunk size) of freed chunks, oldest first.
    _quarantine: deque[tuple[int, int, int]] = field(default_factory=deque)
    _quarantined: int = 0
    #: User address -> object number, live and quarantined.
    _by_address: dict[int, int] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def allocate(self, size: int, site: LateSite | None, group: int) -> int:
        """Allocate ``size`` bytes, uninitialised; returns the device address, 0 when it fails. ``site``: where, or what finds
        that out where a finding wants to know."""
        with self._lock:
            self.allocations += 1
            if self.allocations == self.fail_at:
                return 0
            chunk_size = _size_class(LEFT_REDZONE + size + RIGHT_REDZONE)
            if self.live_bytes + chunk_size > self.limit or self.objects.is_full:
                self.exhausted = True
                return 0
            chunk = self._take(chunk_size)
            if chunk == 0:
                self.exhausted = True
                return 0
            return self._place(chunk, chunk_size, size, ObjectInfo("heap", HEAP_BLOCK, site, group=group))

    def allocate_buffer(self, size: int, site: LateSite | None, skew: int) -> tuple[int, int]:
        """A buffer that the launch frees, not the program: address and object number, zeros when it fails. The address is
        ``skew`` (0 or 4) bytes behind a multiple of 16."""
        with self._lock:
            chunk_size = _size_class(LEFT_REDZONE + skew + size + RIGHT_REDZONE)
            is_full = self.live_bytes + chunk_size > self.limit or self.objects.is_full
            chunk = 0 if is_full else self._take(chunk_size)
            if chunk == 0:
                return 0, 0
            start = chunk + LEFT_REDZONE
            self._clear(chunk, chunk_size, skew + size)
            info = ObjectInfo("heap", PRINTF_BUFFER, site)
            return start + skew, self.objects.add(info, 1, start + skew, size, HEAP)

    def _take(self, chunk_size: int) -> int:
        free = self._free.get(chunk_size)
        if free:
            return free.pop()
        if self._top + chunk_size > WINDOW_END:
            return 0
        self._top += chunk_size
        return self._top - chunk_size

    def _place(self, chunk: int, chunk_size: int, size: int, info: ObjectInfo) -> int:
        address = chunk + LEFT_REDZONE
        self._clear(chunk, chunk_size, size)
        self._by_address[address] = self.objects.add(info, 1, address, size, HEAP)
        return address

    def _clear(self, chunk: int, chunk_size: int, size: int) -> None:
        """A chunk is in use: fresh memory of so many bytes between redzones."""
        address = chunk + LEFT_REDZONE
        self.live_bytes += chunk_size
        self.memory.make_fresh(chunk, chunk_size)
        last = address + (size & ~7)
        self.memory.poison_shadow(chunk, LEFT_REDZONE, SHADOW_REDZONE)
        self.memory.poison_shadow(last, chunk + chunk_size - last, SHADOW_REDZONE)
        self.memory.poison_shadow(address, size, 0)

    def start_again(self) -> None:
        """Be as it was made, once all its objects have gone: memory fresh, and no byte of the shadow poisoned, by whomever."""
        self.memory.make_fresh(HEAP_START, self._top - HEAP_START)
        self.memory.clear_shadow()
        self.allocations = self.live_bytes = self._quarantined = 0
        self.exhausted, self._top = False, HEAP_START
        for known in (self.excused, self._free, self._quarantine, self._by_address):
            known.clear()

    @property
    def top(self) -> int:
        """No block was ever at this address or a higher one."""
        return self._top

    def object_at(self, address: int) -> int:
        """The live or quarantined object that starts at the address, 0 for none."""
        return self._by_address.get(address, 0)

    def free(self, address: int, site: Site | None) -> str | None:
        """Free a block. None when all is well (freeing null is); else the kind of the finding."""
        if address == 0:
            return None
        with self._lock:
            number = self._by_address.get(address, 0)
            if number == 0:
                return "invalid-free"
            if self.objects.state[number] == DEAD:
                return "double-free"
            size = int(self.objects.size[number])
            chunk_size = _size_class(LEFT_REDZONE + size + RIGHT_REDZONE)
            self.objects.kill(number)
            self.objects.info[number].freed = site
            self.live_bytes -= chunk_size
            self.memory.poison_shadow(address, size + -size % 8, SHADOW_FREED)
            self._quarantine.append((number, address - LEFT_REDZONE, chunk_size))
            self._quarantined += chunk_size
            while self._quarantined > QUARANTINE_BYTES:
                self._reuse()
            return None

    def _reuse(self) -> None:
        number, chunk, chunk_size = self._quarantine.popleft()
        self._quarantined -= chunk_size
        del self._by_address[chunk + LEFT_REDZONE]
        self.objects.forget(number)
        self._free.setdefault(chunk_size, []).append(chunk)

    def live_objects(self) -> list[int]:
        """Object numbers of the blocks that are still allocated, in the order of their addresses."""
        return [n for _, n in sorted(self._by_address.items()) if self.objects.state[n] == LIVE]

    def report_leaks(self, log: FindingLog, numbers: list[int], group_index: dict[int, tuple[int, int, int]]) -> None:
        """One leak finding an allocation site for the given blocks."""
        for number in numbers:
            info = self.objects.info[number]
            size = int(self.objects.size[number])
            site = info.allocated
            log.add(
                Finding.at(
                    site,
                    "leak",
                    f"{size} bytes allocated here are never freed",
                    workgroup=group_index.get(info.group),
                    object=info.reference(size, 0),
                ),
                site.instruction if site else None,
            )


def _size_class(size: int) -> int:
    """Chunk sizes: multiples of 128 up to 1 KiB, then eight steps a power of two."""
    step = CHUNK_ALIGN if size <= 1024 else 1 << (size.bit_length() - 4)
    return -(-size // step) * step
