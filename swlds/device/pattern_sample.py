"""The patterns of a site that are kept of a launch: those with the smallest hashes, each with all its executions."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import numpy as np

from swlds.device.patterns import Seen, masks_of, pattern_hashes
from swlds.layouts.distinct import distinct

#: Patterns that wait before they are looked at: most samples are never asked for, or once.
_WAITING = 4096

#: By hash, offsets and mask: executions.
_Kept = dict[tuple[int, bytes, int], int]


@final
class PatternSample:
    """Of one site, ``most`` different ones; which they are does not depend on the order in which they come."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: _Kept = {}
        self._was_all = self._has_all = True
        self._waiting: list[Callable[[], Seen]] = []
        self._count = 0

    def add(self, seen: Seen) -> None:
        """Executions of all patterns."""
        self.add_later(len(seen), lambda: seen)

    def add_later(self, count: int, read: Callable[[], Seen], *, is_complete: bool = True) -> None:
        """``count`` patterns, read when somebody asks. ``is_complete``: all; else those of more with the smallest hashes."""
        self._waiting.append(read)
        self._count += count
        self._was_all &= is_complete
        if self._count > _WAITING:
            self._look()

    @property
    def is_complete(self) -> bool:
        """Are all patterns kept?"""
        self._look()
        return self._was_all and self._has_all

    @property
    def patterns(self) -> list[tuple[bytes, int, int]]:
        """Offsets (i32), mask, and executions of each, in the order of their hashes."""
        self._look()
        return [(octets, mask, weight) for (_, octets, mask), weight in sorted(self._kept.items())]

    def _look(self) -> None:
        waiting, self._waiting, self._count = self._waiting, [], 0
        for read in waiting:
            if len(seen := read()):
                self._keep(seen)

    def _keep(self, seen: Seen) -> None:
        """A pattern whose hash is among the smallest of all was so whenever it came: its executions are complete."""
        hashes = pattern_hashes(seen)
        rows = np.arange(len(seen))
        if not self._has_all:
            rows = rows[hashes <= np.uint32(max(self._kept)[0])]
        elif len(different := distinct(hashes)) > self.most:
            rows = rows[hashes <= different[self.most]]
        masks, kept = masks_of(seen.active), self._kept
        for row in rows.tolist():
            key = (int(hashes[row]), seen.offsets[row].tobytes(), int(masks[row]))
            kept[key] = kept.get(key, 0) + int(seen.weights[row])
        if len(kept) > self.most:
            self._has_all = False
            self._kept = {key: kept[key] for key in _smallest(kept, self.most)}


def _smallest(kept: _Kept, most: int) -> list[tuple[int, bytes, int]]:
    """Their keys."""
    bound = sorted([key[0] for key in kept])[most - 1]
    small = [key for key in kept if key[0] <= bound]
    return sorted(small)[:most] if len(small) > most else small  # more where different ones have one hash
