"""Where the undefined bytes of memory come from: an origin for each byte that was stored undefined."""

from __future__ import annotations

from typing import final

import numpy as np

from swlds.device.address_space import Array
from swlds.layouts.distinct import distinct

#: A byte that nobody stored undefined since it was fresh.
NONE = -1
#: Stacks of lanes lie far apart: small pages.
_PAGE_SHIFT = 8
_PAGE = 1 << _PAGE_SHIFT


@final
class StoredOrigins:
    """Byte of the window -> origin (``meta.py``), in pages that appear when a byte of them is stored undefined. An origin stays
    when the byte is stored anew, and defined: it counts only while the byte is undefined."""

    def __init__(self) -> None:
        #: Page of the window -> its row; row 0 is the page where nothing is known.
        self._rows: dict[int, int] = {}
        self._cells = np.full((1, _PAGE), NONE, np.int64)

    def __bool__(self) -> bool:
        return bool(self._rows)

    def find(self, at: Array) -> Array:
        """The origins of bytes at these window addresses, ``NONE`` where there is none; shaped as they are."""
        found: Array = self._cells[self._rows_of(at), at & np.uint64(_PAGE - 1)]
        return found

    def keep(self, at: Array, origins: Array) -> None:
        """Bytes are stored undefined."""
        for page in distinct(at >> np.uint64(_PAGE_SHIFT)).tolist():
            self._rows.setdefault(page, len(self._rows) + 1)
        room = len(self._cells)
        if len(self._rows) >= room:
            more = max(room, len(self._rows) + 1 - room)
            self._cells = np.concatenate([self._cells, np.full((more, _PAGE), NONE, np.int64)])
        self._cells[self._rows_of(at), at & np.uint64(_PAGE - 1)] = origins

    def forget(self, address: int, size: int) -> None:
        """Memory becomes fresh."""
        if not self._rows or size <= 0:
            return
        end = address + size
        pages = range(address >> _PAGE_SHIFT, ((end - 1) >> _PAGE_SHIFT) + 1)
        known = (
            (p for p in pages if p in self._rows)
            if len(pages) < len(self._rows)
            else filter(pages.__contains__, self._rows)
        )
        for page in known:
            start = page << _PAGE_SHIFT
            self._cells[self._rows[page], max(address - start, 0) : end - start] = NONE

    def is_any_in(self, first: int, stop: int) -> bool:
        """Bytes of the window from ``first`` on, in front of ``stop``, have origins; both begin a page."""
        rows = [row for page, row in self._rows.items() if first <= page << _PAGE_SHIFT < stop]
        return bool((self._cells[rows] != NONE).any())

    def _rows_of(self, at: Array) -> Array:
        pages = at >> np.uint64(_PAGE_SHIFT)
        some = distinct(pages)
        rows = np.array([self._rows.get(page, 0) for page in some.tolist()], np.int64)
        return rows[np.searchsorted(some, pages)]
