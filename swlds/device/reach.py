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


def needed(reach: Reach, size: int) -> list[slice]:
    """What of an object of so many bytes a launch must find there: all that it touches and does not surely fill without reading
    any of it. It may not be seen in another state than at its end."""
    touched, filled = clip(reach.touched, size), reach.filled
    if filled is None or (reach.read is not None and reach.read[0] < filled[1] and filled[0] < reach.read[1]):
        return [touched]
    sides = slice(touched.start, min(filled[0], touched.stop)), slice(max(touched.start, filled[1]), touched.stop)
    return [side for side in sides if side.start < side.stop]


__all__ = ["LARGE", "Range", "Reach", "clip", "needed"]
