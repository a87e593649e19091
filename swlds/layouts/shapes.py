"""How the lanes of a wave lie to one another, in words: contiguous, broadcast, stride S, rows, permuted, gather."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.layouts.distinct import distinct


def describe_step(step: int, size: int) -> str:
    """Of lanes that are ``step`` bytes apart each, and want ``size`` bytes."""
    return {0: "broadcast", size: "contiguous"}.get(step, f"stride {step}")


def describe_shape(offsets: Any, size: int) -> str:
    """Of lanes' offsets in bytes (i64, two at least), in their order."""
    steps = np.diff(offsets)
    if (steps == steps[0]).all():
        return describe_step(int(steps[0]), size)
    different = distinct(offsets)
    first = int(steps[0])
    is_dense = len(different) == len(offsets) and int(different[-1] - different[0]) == size * (len(offsets) - 1)
    for within, word in ((size, f"{size} bytes"), (0, "one address"), (first, f"{size} bytes at stride {first}")):
        if is_dense and within != size:
            return "permuted"
        breaks = np.flatnonzero(steps != within) + 1
        run = int(breaks[0])
        whole = len(offsets) % run == 0 and run > 1 and np.array_equal(breaks, np.arange(run, len(offsets), run))
        if whole:
            pitch = distinct(steps[breaks - 1] + within * (run - 1))
            count = len(offsets) // run
            far = f", step {int(pitch[0])}" if len(pitch) == 1 else ""
            return f"{count} rows of {run} x {word}{far}"
    return "gather"


def widest_access(offsets: Any, active: Any, start: int, size: int, most: int = 16) -> int:
    """Bytes that each lane could access at once, were the ``size`` bytes of the lanes dealt out anew: a power of two up to
    ``most``. Aligned groups of lanes then are there together and lie one behind the other, from a multiple of that on.
    ``offsets`` (i64) are those of the lanes that are ``active`` (bool), from ``start`` on. A size that is no power of two, or is
    above, stays."""
    if size & (size - 1) or size >= most:
        return size
    lanes = len(offsets)
    places, there = offsets + start, active
    width = size
    while width < most:
        count = 2 * width // size
        short = -lanes % count
        rows = np.pad(places, (0, short)).reshape(-1, count)
        alike = np.pad(there, (0, short)).reshape(-1, count)
        wanted = alike.any(axis=1)
        is_run = (np.diff(rows[wanted], axis=1) == size).all() and (alike[wanted].all())
        if not is_run or (rows[wanted, 0] % (2 * width)).any():
            break
        width *= 2
    return width
