"""Who touched which byte last: cells in pages that appear when they are touched.

A cell is an aligned word while every access of the launch is made of whole aligned words, and a byte from the first access
on that is not; what is known of a word is then known of each of its bytes. Columns of a cell:

``writes``, ``write_sites``    era and site of the last plain write
``reads``, ``read_sites``      the last read of each wave, by its number in the group
``atomics``, ``atomic_sites``  the last atomic write of each wave; made when there is an atomic

A site is ``number << 6 | lane``. Waves of different groups share a column, so of readers of other groups the latest is known.
"""

from __future__ import annotations

from typing import final

import numpy as np

from swlds.device.address_space import WINDOW_END, Array

PAGE_SHIFT = 12
WORD_SHIFT = 2
#: Pages that there is room for at first; they are committed when they are touched.
FIRST_ROOM = 256


@final
class Cells:
    """``width``: waves of a group. ``shift``: 2 for words, 0 for bytes."""

    def __init__(self, width: int) -> None:
        self.width, self.shift = width, WORD_SHIFT
        #: Page of the window -> its place among the columns, 0 for none.
        self._rows = np.zeros(WINDOW_END >> PAGE_SHIFT, np.int32)
        self._used = 1
        self._room = FIRST_ROOM
        self.has_atomics = False
        self._make(self._room * self.page)

    @property
    def page(self) -> int:
        """Cells of a page."""
        return 1 << (PAGE_SHIFT - self.shift)

    def _make(self, count: int) -> None:
        self.writes, self.write_sites = np.zeros(count, np.int64), np.zeros(count, np.int64)
        self.reads, self.read_sites = np.zeros((count, self.width), np.int64), np.zeros((count, self.width), np.int64)
        self.atomics, self.atomic_sites = np.zeros((0, self.width), np.int64), np.zeros((0, self.width), np.int64)

    def _each_column(self) -> list[str]:
        names = ["writes", "write_sites", "reads", "read_sites"]
        return [*names, "atomics", "atomic_sites"] if self.has_atomics else names

    def add_atomics(self) -> None:
        """Columns for atomic writes, from the first one on."""
        if not self.has_atomics:
            self.has_atomics = True
            self.atomics, self.atomic_sites = np.zeros_like(self.reads), np.zeros_like(self.reads)

    def find(self, at: Array, size: int) -> Array:
        """Cells of ``size`` bytes at each address: shape (addresses, cells of one access)."""
        if self.shift and (size & 3 or (at & np.uint64(3)).any()):
            self._split_words()
        step = 1 << self.shift
        starts = at if size <= step else at[:, None] + np.arange(0, size, step, dtype=np.uint64)
        rows = self._rows[starts >> np.uint64(PAGE_SHIFT)]
        if not rows.all():
            self._add_pages(starts[rows == 0])
            rows = self._rows[starts >> np.uint64(PAGE_SHIFT)]
        inside = (starts & np.uint64((1 << PAGE_SHIFT) - 1)).astype(np.int64) >> self.shift
        cells: Array = (rows.astype(np.int64) << (PAGE_SHIFT - self.shift)) + inside
        return cells if cells.ndim == 2 else cells[:, None]

    def _add_pages(self, addresses: Array) -> None:
        pages = np.unique(addresses >> np.uint64(PAGE_SHIFT))
        while self._used + len(pages) > self._room:
            for name in self._each_column():
                column = getattr(self, name)
                setattr(self, name, np.concatenate([column, np.zeros_like(column)]))
            self._room *= 2
        self._rows[pages] = np.arange(self._used, self._used + len(pages))
        self._used += len(pages)

    def _split_words(self) -> None:
        for name in self._each_column():
            column = getattr(self, name)
            split = np.zeros((len(column) << WORD_SHIFT, *column.shape[1:]), np.int64)
            used = self._used * self.page
            split[: used << WORD_SHIFT] = np.repeat(column[:used], 1 << WORD_SHIFT, axis=0)
            setattr(self, name, split)
        self.shift = 0

    def clear(self, address: int, size: int) -> None:
        """Nobody has touched the bytes."""
        end = address + size
        while address < end:
            stop = min(end, ((address >> PAGE_SHIFT) + 1) << PAGE_SHIFT)
            row = int(self._rows[address >> PAGE_SHIFT])
            if row:
                base, mask = row << (PAGE_SHIFT - self.shift), (1 << PAGE_SHIFT) - 1
                first = base + ((address & mask) >> self.shift)
                last = base + (((stop - 1) & mask) >> self.shift) + 1
                for name in self._each_column():
                    getattr(self, name)[first:last] = 0
            address = stop
