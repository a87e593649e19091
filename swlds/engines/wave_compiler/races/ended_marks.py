"""What waves left in memory that groups share which ended in front of the barrier of the grid: no group is behind that.

The barrier orders what all other waves did: their marks are below the numbers of the next phase. Those of ended waves become
marks of several groups in each phase that comes, so whoever may not meet them conflicts. In front of the barrier the group
itself looks for them, and leaves them where they are (``ended_waves.py``); to others they are an earlier group's. Where several
groups read a cell or accessed it atomically in that phase, an ended wave may have been one of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.memory_order import GLOBAL_CLOCK
from swlds.engines.wave_compiler.host.context import ITEM, MANY, PIN_COLUMNS, Context
from swlds.engines.wave_compiler.races.ended_waves import AREAS
from swlds.engines.wave_compiler.races.fences import BITS
from swlds.engines.wave_compiler.races.object_uses import WRITE
from swlds.engines.wave_compiler.races.planes import PLANES, Planes

_AREA = AREAS.index(BITS[GLOBAL_CLOCK])
#: Columns of a row of pins: those of waves come first.
_WAVES, _LAST = PIN_COLUMNS - 2, PIN_COLUMNS - 1
#: A number above all marks.
_NEVER = 1 << 32


@final
class EndedMarks:
    """Of one launch. ``shift``: lanes of a wave, as a power of two."""

    def __init__(self, shift: int) -> None:
        self._shift = shift
        #: Use -> the cells that have such marks.
        self._cells: dict[int, Array] = {}
        #: The rows of pins that have been looked at, by context.
        self._known: dict[int, bytes] = {}

    def gather(self, planes: Planes, contexts: Iterable[Context], base: int) -> None:
        """A phase is over, whose first number was ``base``: find what waves left that ended in it."""
        rows = [row for k, context in enumerate(contexts) if (row := self._new_row(k, context)) is not None]
        if not rows:
            return
        starts = np.array(rows, np.int64)
        starts, lasts = starts[:, :_WAVES], starts[:, _LAST]
        starts[starts < base] = _NEVER  # of waves that ended in an earlier phase
        first = starts.min(axis=1)
        order = np.argsort(first)  # groups ran one after the other: each has numbers of its own
        starts, first, lasts = starts[order], first[order], lasts[order]
        for extent in planes.extents:
            for use in PLANES:
                for piece in planes.pieces(extent) if extent.needs & use else ():
                    cells = planes.cells(use, piece)
                    if cells is not None:
                        self._add(use, piece.start, cells, base, (starts, first, lasts))

    def _new_row(self, which: int, context: Context) -> Array | None:
        """The pins of a group of which waves ended since somebody looked."""
        if not context.get("pinned") & BITS[GLOBAL_CLOCK]:
            return None
        row: Array = context.pins.reshape(-1, PIN_COLUMNS)[_AREA]
        found = row.tobytes()
        is_known, self._known[which] = self._known.get(which) == found, found
        return None if is_known else row

    def _add(self, use: int, start: int, cells: Array, base: int, pins: tuple[Array, Array, Array]) -> None:
        where = np.flatnonzero(cells >= np.uint32(base))
        marks = cells[where].astype(np.int64)
        starts, first, lasts = pins
        group = np.maximum(np.searchsorted(first, marks, "right") - 1, 0)
        is_many = marks & MANY == MANY
        low = np.where(is_many, first[group], starts[group, (marks & ITEM) >> self._shift])
        is_found = (marks >= low) & (marks <= lasts[group])
        if use != WRITE:
            is_found |= marks == base | MANY
        if is_found.any():
            self._cells[use] = np.union1d(self._cells.get(use, np.zeros(0, np.int64)), start + where[is_found])

    def put(self, planes: Planes, base: int) -> None:
        """A phase begins, whose first number is ``base``."""
        for use, cells in self._cells.items():
            planes.sheets[use].cells[cells] = base | MANY


__all__ = ["EndedMarks"]
