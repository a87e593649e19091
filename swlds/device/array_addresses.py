"""Which device of the process has its arrays at which addresses: no two at the same ones, as long as there are enough.

So a pointer to an array of another device misses a device's own: an access is a finding, not somebody else's number. Devices take
regions of addresses when they need them, from the end downwards, and give them back when they are closed or gone: the first one
has its arrays where it would have them alone.
"""

from __future__ import annotations

import os
import threading
import weakref
from collections import deque
from typing import final

from swlds.device.free_ranges import FreeRanges

REGION = 64 << 20


@final
class ArrayAddresses:
    """The addresses of one device's arrays, from ``start`` to ``stop``."""

    def __init__(self, start: int, stop: int) -> None:
        self._stop = stop
        self._free = FreeRanges(start, stop)
        self._owner = object()
        weakref.finalize(self, _GONE.append, self._owner).atexit = False

    @property
    def floor(self) -> int:
        """The lowest address that is taken; the end where none is."""
        return self._free.lowest_taken

    def take(self, size: int) -> int | None:
        """The start of so many bytes, where other devices have nothing if that is possible. None where nothing is free."""
        with _LOCK:
            _forget_gone()
            others = sorted((at for at, owner in _OWNERS.items() if owner is not self._owner), reverse=True)
            start = self._free.take(size, [(at, at + REGION) for at in others]) if others else None
            if start is None:
                start = self._free.take(size)
            if start is not None:
                for at in range(self._region(start), self._region(start + size - 1) + 1, REGION):
                    _OWNERS.setdefault(at, self._owner)
        return start

    def give(self, start: int, size: int) -> None:
        """What was taken is free again, for this device."""
        self._free.give(start, size)

    def close(self) -> None:
        """Its regions are anybody's."""
        _GONE.append(self._owner)

    def _region(self, address: int) -> int:
        """The start of the region of an address: they are counted from the end."""
        return self._stop - -(-(self._stop - address) // REGION) * REGION


#: Start of a region -> whose it is. A lock that is held for a moment, and no other is taken meanwhile.
_OWNERS: dict[int, object] = {}
_LOCK = threading.Lock()
#: Who needs none any more. Garbage collection, which may begin inside of any lock, only appends to it.
_GONE: deque[object] = deque()


def _forget_gone() -> None:
    while _GONE:
        gone = _GONE.popleft()
        for at in [at for at, owner in _OWNERS.items() if owner is gone]:
            del _OWNERS[at]


def _renew_lock() -> None:
    """A thread of the parent may have held it."""
    global _LOCK
    _LOCK = threading.Lock()


os.register_at_fork(after_in_child=_renew_lock)

__all__ = ["REGION", "ArrayAddresses"]
