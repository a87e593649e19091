"""Pages of buffers that stay for the next launch: writing 4 MiB into fresh pages takes five times as long as copying them.

A buffer's whole pages stay where a launch ends, whatever they hold; if the next launch has a buffer in the same place, it is
written over all of them. Otherwise they go back to the host before anybody else gets the addresses. Their initialised bits all
stay set: nothing stays behind a launch that may have cleared some, as the reference engine does, and seldom host code.
Launches in turn that are executed again leave one another's alone (``engines/kept_launch.py``): nobody reaches them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from swlds.device.lazy_pages import whole_pages

#: Smaller buffers do not pay for it; bytes that stay at most.
LEAST, MOST = 1 << 14, 64 << 20


@final
class KeptPages:
    """Ranges of whole pages by their starts: those that an earlier launch has left, and those of this launch's buffers."""

    def __init__(self) -> None:
        self.left: dict[int, int] = {}
        self._used: dict[int, int] = {}
        self._may_stay = True

    def meets(self, start: int, stop: int) -> bool:
        """Something that was left lies in a range."""
        return any(low < stop and start < high for low, high in self.left.items())

    def take(self, address: int, size: int) -> tuple[int, int] | None:
        """The pages of a new buffer, if just these were left and nothing else is near; they are the buffer's now."""
        start, stop = whole_pages(address, size)
        if self.left.get(start) != stop:
            return None
        del self.left[start]
        return start, stop

    def claim(self, start: int, stop: int) -> None:
        """Of what was left these whole pages are not any more; others are."""
        left: dict[int, int] = {}
        for low, high in self.left.items():
            if low < min(high, start):
                left[low] = min(high, start)
            if max(low, stop) < high:
                left[max(low, stop)] = high
        self.left = left

    def note(self, address: int, size: int) -> None:
        """A buffer of this launch, all of whose bits are initialised."""
        start, stop = whole_pages(address, size)
        if size >= LEAST and start < stop:
            self._used[start] = stop

    def forbid(self) -> None:
        """Nothing of this launch stays: bits of its buffers may not be initialised any more."""
        self._may_stay = False

    def end_launch(self, *, keeps_left: bool = False) -> list[tuple[int, int]]:
        """What may stay of this launch's buffers is left; the caller gives back all other pages. ``keeps_left``: also what
        earlier ones have left, if there is room; what there is none for is returned."""
        room, earlier = MOST, self.left if keeps_left else {}
        left: dict[int, int] = {}
        gone: list[tuple[int, int]] = []
        for start, stop in ((self._used if self._may_stay else {}) | earlier).items():
            room -= stop - start
            if room >= 0:
                left[start] = stop
            elif start in earlier:
                gone.append((start, stop))
        self.left = left
        self._used, self._may_stay = {}, True
        return gone

    def gaps(self, start: int, stop: int) -> Iterator[tuple[int, int]]:
        """What of a range was not left."""
        for low, high in sorted(self.left.items()):
            if low < stop and start < high:
                if start < low:
                    yield start, low
                start = high
        if start < stop:
            yield start, stop
