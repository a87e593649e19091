"""The bytes of a buffer that a launch copies in, keeps for groups that are replayed, and copies back, where that is not all."""

from __future__ import annotations

from swlds.analysis.addresses.reach import Range, Reach

#: Bytes of a launch's buffers from which on it pays to find out.
LARGE = 1 << 18
#: Ranges end at multiples of it.
LINE = 64


def clip(touched: Range | None, size: int) -> slice:
    """What of an object of so many bytes lies in a range, in whole lines."""
    start, stop = touched or (0, 0)
    return slice(min(start, size) // LINE * LINE, min(-(-min(stop, size) // LINE) * LINE, size))


__all__ = ["LARGE", "Range", "Reach", "clip"]
