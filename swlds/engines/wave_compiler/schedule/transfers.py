"""Arrays of the host that threads of a launch copy in before its first group, and back behind its last (``transfers.ll``).

Two threads copy nearly twice as fast as one, and those that run the groups are awake anyway. Nothing is copied back where
anything was suspicious: so they also compare what they have touched before (``races/planes.py``).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, final

from swlds.device.guards import address_of
from swlds.engines.wave_compiler.host.context import Context, aligned_bytes

#: Bytes that a thread copies at once: it holds up the others so long at most.
PIECE = 1 << 16
#: How often a thread looks whether others have ended before it gives its core away.
PATIENCE = 1000
#: Where numbers of the record lie. Threads count in the first ones, each of which has a line of 64 bytes.
PLACES = {
    **{name: 64 * k for k, name in enumerate(("in_done", "entered", "left", "unclean", "used", "cells_done"))},
    **{
        name: 384 + 8 * k
        for k, name in enumerate(("in_size", "in_end", "cells_size", "cells_end", "least", "back_end"))
    },
}
#: Bits of ``unclean``: a group or the end of the launch is suspicious; two threads may have met.
SUSPICIOUS, MET = 1, 2
#: Where its spans begin, a line each: what is copied in, compared, and copied back.
SPANS, _SPAN = 448, struct.Struct("<4Q")
_ENDS = struct.Struct("<6Q")
Span = tuple[int, int, int]


@final
class Transfers:
    """Those of one launch. ``host_base``: of its memory. Arrays stay the caller's, who keeps them alive."""

    def __init__(self, host_base: int) -> None:
        self._host_base = host_base
        self._record, self._address = aligned_bytes(SPANS), 0
        #: Where arrays lie, by where in device memory their buffers do.
        self._hosts: dict[int, int] = {}
        self._in: list[Span] = []
        self._back: list[Span] = []
        self._cells: list[Span] = []
        self._least, self._compares = 0, False

    def begin(self, hosts: dict[int, int]) -> None:
        """Nothing is to be copied. ``hosts``: buffer's place in device memory -> array's in the host's."""
        self._hosts, self._in, self._back, self._cells, self._least = hosts, [], [], [], 0

    def copy_in(self, address: int, data: Any, _jobs: int | None, parts: Sequence[slice] | None) -> None:
        """As ``AddressSpace.overwrite``, once the launch runs."""
        there, here = self._host_base + address, self._hosts[address]
        for part in [slice(0, data.nbytes)] if parts is None else parts:
            self._in.append((there + part.start, here + part.start, part.stop - part.start))

    def copy_back(self, address: int, part: slice) -> None:
        """What of these bytes of a buffer has changed goes to its array when the launch has ended and nothing was suspicious."""
        there, here = self._host_base + address, self._hosts[address]
        self._back.append((here + part.start, there + part.start, part.stop - part.start))

    def compare(self, cells: list[Span] | None, least: int) -> None:
        """Cells of two threads and their bytes: where both are at least ``least`` they may have met. ``least``: the epoch that
        all threads begin at. None where they cannot be compared so: then nothing is copied back."""
        self._cells, self._least, self._compares = cells or [], least, cells is not None
        if cells is None:
            self._back = []

    @property
    def is_clean(self) -> bool:
        """The launch has ended, and no thread has noted anything."""
        return not self._record[PLACES["unclean"]]

    @property
    def are_apart(self) -> bool:
        """The launch has ended, and its threads have seen that they did not meet."""
        return self._compares and self.is_clean

    @property
    def has_copied_back(self) -> bool:
        """The launch has ended, and what it has written is in the arrays."""
        return bool(self._back) and self.is_clean

    def point(self, contexts: Sequence[Context]) -> None:
        """All is said: let the threads know."""
        spans = [*self._in, *self._cells, *self._back]
        if len(self._record) < SPANS + 64 * len(spans) or not self._address:
            self._record = aligned_bytes(SPANS + 64 * len(spans))
            self._address = address_of(self._record)
        for k, span in enumerate(spans):
            _SPAN.pack_into(self._record, SPANS + 64 * k, 0, *span)
        first = self._address + SPANS
        in_end, back_end = first + 64 * len(self._in), first + 64 * len(spans)
        sizes = [sum(size for *_, size in those) for those in (self._in, self._cells)]
        ends = sizes[0], in_end, sizes[1], in_end + 64 * len(self._cells), self._least, back_end
        self._record[: PLACES["in_size"]] = 0
        _ENDS.pack_into(self._record, PLACES["in_size"], *ends)
        for context in contexts:
            context.set("transfers", self._address)


__all__ = ["MET", "PATIENCE", "PIECE", "PLACES", "SPANS", "SUSPICIOUS", "Span", "Transfers"]
