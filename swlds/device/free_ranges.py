"""Which parts of a range of addresses are free; parts are taken from the end downwards."""

from __future__ import annotations

import bisect
from collections.abc import Sequence
from typing import final


@final
class FreeRanges:
    """Addresses from ``start`` to ``stop``, all free to begin with. Neighbours that are free are one."""

    def __init__(self, start: int, stop: int) -> None:
        self.stop = stop
        #: Start and size of what is free, by address.
        self._free: list[tuple[int, int]] = [(start, stop - start)]
        self._start = start

    @property
    def lowest_taken(self) -> int:
        """The lowest address that is taken; ``stop`` where none is."""
        start, size = self._free[0] if self._free else (self._start, 0)
        return start + size if start == self._start else self._start

    def take(self, size: int, barred: Sequence[tuple[int, int]] = ()) -> int | None:
        """The start of a part of so many bytes: the highest that is free. None where no free part is large enough. ``barred``:
        ranges from start to stop that it must not meet, the highest first."""
        for at in range(len(self._free) - 1, -1, -1):
            start, room = self._free[at]
            stop = start + room
            for low, high in barred:
                if low < stop and stop - size < high:
                    stop = low
            if stop - size >= start:
                left = [(start, stop - size - start), (stop, start + room - stop)]
                self._free[at : at + 1] = [part for part in left if part[1]]
                return stop - size
        return None

    def give(self, start: int, size: int) -> None:
        """A part that was taken is free again."""
        at = bisect.bisect(self._free, (start, size))
        if at < len(self._free) and self._free[at][0] == start + size:
            size += self._free.pop(at)[1]
        if at and sum(self._free[at - 1]) == start:
            start, before = self._free.pop(at - 1)
            size, at = size + before, at - 1
        self._free.insert(at, (start, size))


__all__ = ["FreeRanges"]
