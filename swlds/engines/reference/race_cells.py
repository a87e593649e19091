"""Who touched which byte: cells in pages that appear when they are touched.

A cell is an aligned word while every access of the launch is made of whole aligned words, and a byte from the first access
on that is not; what is known of a word is then known of each of its bytes. A cell has a ``History`` for each kind of
access: the last plain write, and of each wave the last plain read, atomic write and atomic read; atomics whose scope ends
at the work-group (``narrow``) have their own, since they race with those of other groups. What lanes of one wave did has
histories of its own (``lane_races.py``): of the wave that came last, its last access and the last one by another lane.

A site is ``number << 6 | lane``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

import numpy as np

from swlds.device.address_space import GLOBAL_START, WINDOW_END, Array
from swlds.layouts.distinct import distinct

PAGE_SHIFT = 12
WORD_SHIFT = 2
#: Pages that there is room for at first; they are committed when they are touched.
FIRST_ROOM = 256
#: Kinds of accesses; all but ``WRITES`` are kept for each wave.
WRITES, READS, ATOMICS, ATOMIC_READS, NARROW, NARROW_READS = range(6)
#: Of the last wave, by lanes: plain reads, volatile and atomic reads, atomic writes.
LANE_READS, LANE_KEPT_READS, LANE_ATOMICS = range(6, 9)
#: Atomics whose scope ends at the cluster.
CLUSTERED, CLUSTERED_READS = 9, 10


@final
class History:
    """One kind of access. ``eras``, ``sites``: the last one, by the wave's number in its group; 0 for none.

    Waves of different groups share a column. What one of them takes from another group's, though nothing orders the two, moves
    to ``other_eras``, ``other_sites``: so of accesses by two groups there is one that is not of the next one's group. Where
    groups can be ordered with one another, a third and further one is kept in ``more``: cell -> wave -> (era, site).
    """

    def __init__(self, count: int, width: int) -> None:
        self.width = width
        self.eras, self.sites = np.zeros((count, width), np.int64), np.zeros((count, width), np.int64)
        self.has_others = False
        self.other_eras, self.other_sites = np.zeros((0, width), np.int64), np.zeros((0, width), np.int64)
        self.more: dict[int, dict[int, tuple[int, int]]] = {}

    def _columns(self) -> list[str]:
        return ["eras", "sites", "other_eras", "other_sites"] if self.has_others else ["eras", "sites"]

    def displace(self, cells: Array, slot: int, late: Array) -> None:
        """The accesses in a column that ``late`` marks are about to be overwritten: another group made them."""
        if not self.has_others:
            self.has_others = True
            self.other_eras, self.other_sites = np.zeros_like(self.eras), np.zeros_like(self.sites)
        chosen = cells[late]
        self.other_eras[chosen, slot] = self.eras[chosen, slot]
        self.other_sites[chosen, slot] = self.sites[chosen, slot]

    def keep(self, cells: Array, waves: Array, eras: Array, sites: Array) -> None:
        """Keep accesses that no column has room for."""
        for cell, wave, era, site in zip(*(a.tolist() for a in (cells, waves, eras, sites)), strict=True):
            self.more.setdefault(cell, {})[wave] = (era, site)

    def grow(self) -> None:
        """Twice as many cells."""
        for name in self._columns():
            column = getattr(self, name)
            setattr(self, name, np.concatenate([column, np.zeros_like(column)]))

    def split(self, used: int) -> None:
        """Each of the first ``used`` words becomes its bytes."""
        for name in self._columns():
            column = getattr(self, name)
            wide = np.zeros((len(column) << WORD_SHIFT, self.width), np.int64)
            wide[: used << WORD_SHIFT] = np.repeat(column[:used], 1 << WORD_SHIFT, axis=0)
            setattr(self, name, wide)
        self.more = {(c << WORD_SHIFT) + k: dict(m) for c, m in self.more.items() for k in range(1 << WORD_SHIFT)}

    def forget(self, rows: Array, page: int, keeps: Array | None) -> None:
        """Accesses in these pages of cells are behind all that comes. ``keeps``: era -> it stays nevertheless."""
        pairs = [("eras", "sites"), ("other_eras", "other_sites")][: 1 + self.has_others]
        for columns in pairs:
            eras, sites = (getattr(self, name).reshape(-1, page, self.width) for name in columns)
            if keeps is None:
                eras[rows] = sites[rows] = 0
            else:
                gone = ~keeps[eras[rows]]
                eras[rows], sites[rows] = (np.where(gone, 0, column[rows]) for column in (eras, sites))
        pages = {*rows.tolist()}
        for cell in [c for c in self.more if c // page in pages]:
            left = {} if keeps is None else {w: (era, site) for w, (era, site) in self.more[cell].items() if keeps[era]}
            if left:
                self.more[cell] = left
            else:
                del self.more[cell]

    def clear(self, first: int, last: int) -> None:
        for name in self._columns():
            getattr(self, name)[first:last] = 0
        for cell in [c for c in self.more if first <= c < last]:
            del self.more[cell]


@final
class Cells:
    """``width``: waves of a group. ``shift``: 2 for words, 0 for bytes."""

    def __init__(self, width: int) -> None:
        self.width, self.shift = width, WORD_SHIFT
        #: Page of the window -> its place among the columns, 0 for none.
        self._rows = np.zeros(WINDOW_END >> PAGE_SHIFT, np.int32)
        self._used = 1
        self._room = FIRST_ROOM
        #: By kind; made when there is such an access.
        self.histories: dict[int, History] = {}

    @property
    def page(self) -> int:
        """Cells of a page."""
        return 1 << (PAGE_SHIFT - self.shift)

    def history(self, kind: int) -> History:
        """The history of one kind of access."""
        found = self.histories.get(kind)
        if found is None:
            width = 1 if kind == WRITES else 2 if kind >= LANE_READS else self.width
            found = self.histories[kind] = History(self._room * self.page, width)
        return found

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

    def touched(self, kinds: tuple[int, ...], first: int, stop: int) -> tuple[Array, int]:
        """Addresses in a range (and bytes of a cell) that had an access of these kinds."""
        pages = np.flatnonzero(self._rows[first >> PAGE_SHIFT : (stop >> PAGE_SHIFT) + 1]) + (first >> PAGE_SHIFT)
        found = []
        for page in pages.tolist():
            base = int(self._rows[page]) << (PAGE_SHIFT - self.shift)
            flags = np.zeros(self.page, np.bool_)
            for kind in kinds:
                if kind in self.histories:
                    flags |= (self.histories[kind].eras[base : base + self.page] != 0).any(axis=1)
            found.append((page << PAGE_SHIFT) + (np.flatnonzero(flags) << self.shift))
        addresses = np.concatenate(found) if found else np.zeros(0, np.int64)
        return addresses[(addresses >= first) & (addresses < stop)], 1 << self.shift

    def find_known(self, address: int, size: int) -> Iterator[tuple[int, int]]:
        """The parts (address, size) of some memory that lie in pages with accesses."""
        end, low = address + size, address >> PAGE_SHIFT
        for page in (np.flatnonzero(self._rows[low : ((end - 1) >> PAGE_SHIFT) + 1]) + low).tolist():
            start = max(address, page << PAGE_SHIFT)
            yield start, min(end, (page + 1) << PAGE_SHIFT) - start

    def forget_shared(self, keeps: Array | None) -> None:
        """``History.forget`` in all memory that work-groups share."""
        first = GLOBAL_START >> PAGE_SHIFT
        rows = self._rows[first:][self._rows[first:] != 0]
        for history in self.histories.values():
            history.forget(rows, self.page, keeps)

    def _add_pages(self, addresses: Array) -> None:
        pages = distinct(addresses >> np.uint64(PAGE_SHIFT))
        while self._used + len(pages) > self._room:
            for history in self.histories.values():
                history.grow()
            self._room *= 2
        self._rows[pages] = np.arange(self._used, self._used + len(pages))
        self._used += len(pages)

    def _split_words(self) -> None:
        for history in self.histories.values():
            history.split(self._used * self.page)
        self.shift = 0

    def release(self) -> None:
        """Give the memory back; nobody may ask any more."""
        self._rows = self._rows[:0].copy()
        self.histories.clear()

    def clear(self, address: int, size: int) -> None:
        """Nobody has touched the bytes."""
        if size <= 0:
            return
        for start, part in self.find_known(address, size):
            base = int(self._rows[start >> PAGE_SHIFT]) << (PAGE_SHIFT - self.shift)
            inside = start & ((1 << PAGE_SHIFT) - 1)
            first, last = base + (inside >> self.shift), base + ((inside + part - 1) >> self.shift) + 1
            for history in self.histories.values():
                history.clear(first, last)
