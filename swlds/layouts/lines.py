"""Which lines of memory the lanes of a wave want, and what that costs: global accesses as ``banks`` has those of LDS.

A *line* is what the caches move: 64 bytes in the L1 of gfx9 up to gfx90a, 128 elsewhere (Linux' KFD cache tables up to gfx90a
and for gfx10; rocprofiler-compute multiplies by 128 for gfx94x; later processors by their chip data, gfx950 and gfx12 without a
source).

``ta`` and ``tags`` are a model of CDNA's address unit: four lanes at a time ask for each block of 64 bytes that they want
(TCP_TOTAL_ACCESSES), and tags are looked up for sixteen lanes at a time, at 4 bytes a lane (TCP_TOTAL_CACHE_ACCESSES). It gives
the counters of two public measurements on MI300X: 16 and 64 accesses for a wave of 4 bytes a lane, contiguous and apart; 4 and
64 look-ups. rocprofiler-compute's coalescing in percent is 100 * 16 * waves / accesses.
"""

from __future__ import annotations

from typing import Any, final

import numpy as np

from swlds.lazy import dataclass, lazy_pattern

_BLOCK, _QUAD, _TAG_LANES, _TAG_BYTES = 64, 4, 16, 4
_OLD = lazy_pattern(r"gfx90[0-9a-f]\Z|gfx9-generic\Z")
_Lanes = Any


@final
@dataclass(frozen=True, slots=True)
class LineCount:
    """Sums over ``waves`` with an active lane. ``unique``: different bytes; ``requested``: bytes of all lanes; ``least``: lines
    that so many bytes need at the best place; ``ta``, ``tags``: None where the model does not hold."""

    unique: int = 0
    requested: int = 0
    lines: int = 0
    least: int = 0
    ta: int | None = 0
    tags: int | None = 0
    waves: int = 0

    @property
    def coalescing(self) -> float | None:
        """rocprofiler-compute's figure in percent, 100 at most (waves with few lanes); None where it is not modelled."""
        return min(100 * 16 * self.waves / self.ta, 100.0) if self.ta else None

    def __add__(self, other: LineCount) -> LineCount:
        ta = None if self.ta is None or other.ta is None else self.ta + other.ta
        tags = None if self.tags is None or other.tags is None else self.tags + other.tags
        return LineCount(
            self.unique + other.unique,
            self.requested + other.requested,
            self.lines + other.lines,
            self.least + other.least,
            ta,
            tags,
            self.waves + other.waves,
        )

    def __mul__(self, times: int) -> LineCount:
        ta, tags = (None if n is None else n * times for n in (self.ta, self.tags))
        unique, requested, lines, least = (n * times for n in (self.unique, self.requested, self.lines, self.least))
        return LineCount(unique, requested, lines, least, ta, tags, self.waves * times)


def line_bytes(processor: str) -> int:
    """Bytes of a line."""
    return 64 if _OLD.match(processor) else 128


def has_ta_model(processor: str) -> bool:
    """Are accesses of the address unit counted for the processor?"""
    return processor.startswith("gfx9")


def has_tag_model(processor: str, size: int) -> bool:
    """Are look-ups of tags counted for accesses of so many bytes a lane?"""
    return has_ta_model(processor) and size <= _TAG_BYTES


def count_lines(processor: str, size: int, addresses: _Lanes, active: _Lanes) -> LineCount:
    """Of waves: rows of u64 addresses and of active lanes, ``size`` bytes a lane from its address on. Sums over the rows."""
    line, addresses = line_bytes(processor), np.asarray(addresses, np.uint64)
    unique = count_bytes(size, addresses, active)
    least = -(-unique // line)
    ta = tags = None
    if has_ta_model(processor):
        ta = int(_in_groups(_BLOCK, size, addresses, active, _QUAD).sum())
        if has_tag_model(processor, size):
            tags = int(_in_groups(_BLOCK, size, addresses, active, _TAG_LANES).sum())
    lines = _in_groups(line, size, addresses, active, addresses.shape[1])
    return LineCount(int(unique.sum()), int(active.sum()) * size, int(lines.sum()), int(least.sum()), ta, tags,
                     int(active.any(axis=1).sum()))  # fmt: skip


def count_bytes(size: int, addresses: _Lanes, active: _Lanes) -> _Lanes:
    """Different bytes of each row."""
    ordered, count = _sorted(addresses, active)
    steps = np.minimum(ordered[:, 1:] - ordered[:, :-1], np.uint64(size)).astype(np.int64)
    inside = np.arange(1, addresses.shape[1])[None, :] < count[:, None]
    return (steps * inside).sum(axis=1) + size * (count > 0)


def _in_groups(block: int, size: int, addresses: _Lanes, active: _Lanes, lanes: int) -> _Lanes:
    """Different blocks of each so many lanes, summed over each row."""
    waves, width = addresses.shape
    whole = -(-width // lanes) * lanes
    if whole != width:
        addresses = np.pad(addresses, ((0, 0), (0, whole - width)))
        active = np.pad(active, ((0, 0), (0, whole - width)))
    starts = addresses.reshape(-1, lanes)
    here = active.reshape(-1, lanes)
    first = starts // np.uint64(block)
    last = (starts + np.uint64(size - 1)) // np.uint64(block)
    reach = int((last - first)[here].max(initial=0))
    wanted = [np.minimum(first + np.uint64(k), last) for k in range(reach + 1)]
    ordered, count = _sorted(np.concatenate(wanted, axis=1), np.concatenate([here] * (reach + 1), axis=1))
    inside = np.arange(1, ordered.shape[1])[None, :] < count[:, None]
    found = ((ordered[:, 1:] != ordered[:, :-1]) & inside).sum(axis=1) + (count > 0)
    return found.reshape(waves, -1).sum(axis=1)


def _sorted(numbers: _Lanes, active: _Lanes) -> tuple[_Lanes, _Lanes]:
    """Active lanes' numbers in front, in order, and how many they are."""
    most = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
    return np.sort(np.where(active, numbers, most), axis=1), active.sum(axis=1)
