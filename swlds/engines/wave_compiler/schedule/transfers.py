"""Arrays of the host that threads of a launch copy in before its first group, and back behind its last (``transfers.ll``).

Two threads copy nearly twice as fast as one, and those that run the groups are awake anyway. Nothing is copied back where
anything was suspicious.
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
PLACES = {"in_done": 0, "entered": 64, "left": 128, "unclean": 192, "in_size": 256, "in_end": 264, "back_end": 272}
#: Where its spans begin, those of arrays that are copied in first; a line each.
SPANS, _SPAN = 320, struct.Struct("<4Q")
_ENDS = struct.Struct("<3Q")


@final
class Transfers:
    """Those of one launch. ``host_base``: of its memory. Arrays stay the caller's, who keeps them alive."""

    def __init__(self, host_base: int) -> None:
        self._host_base = host_base
        self._record, self._address = aligned_bytes(SPANS), 0
        #: Where arrays lie, by where in device memory their buffers do.
        self._hosts: dict[int, int] = {}
        self._in: list[tuple[int, int, int]] = []
        self._back: list[tuple[int, int, int]] = []

    def begin(self, hosts: dict[int, int]) -> None:
        """Nothing is to be copied. ``hosts``: buffer's place in device memory -> array's in the host's."""
        self._hosts, self._in, self._back = hosts, [], []

    def copy_in(self, address: int, data: Any, _jobs: int | None, parts: Sequence[slice] | None) -> None:
        """As ``AddressSpace.overwrite``, once the launch runs."""
        there, here = self._host_base + address, self._hosts[address]
        for part in [slice(0, data.nbytes)] if parts is None else parts:
            self._in.append((there + part.start, here + part.start, part.stop - part.start))

    def copy_back(self, address: int, part: slice) -> None:
        """What of these bytes of a buffer has changed goes to its array when the launch has ended and nothing was suspicious."""
        there, here = self._host_base + address, self._hosts[address]
        self._back.append((here + part.start, there + part.start, part.stop - part.start))

    @property
    def is_clean(self) -> bool:
        """The launch has ended, and no thread has noted anything suspicious."""
        return not self._record[PLACES["unclean"]]

    @property
    def copies_back(self) -> bool:
        """The threads are to do it."""
        return bool(self._back)

    def point(self, contexts: Sequence[Context]) -> None:
        """All is said: let the threads know."""
        spans = [*self._in, *self._back]
        if len(self._record) < SPANS + 64 * len(spans) or not self._address:
            self._record = aligned_bytes(SPANS + 64 * len(spans))
            self._address = address_of(self._record)
        for k, span in enumerate(spans):
            _SPAN.pack_into(self._record, SPANS + 64 * k, 0, *span)
        first = self._address + SPANS
        ends = first + 64 * len(self._in), first + 64 * len(spans)
        self._record[: PLACES["in_size"]] = 0
        _ENDS.pack_into(self._record, PLACES["in_size"], sum(size for *_, size in self._in), *ends)
        for context in contexts:
            context.set("transfers", self._address)


__all__ = ["PATIENCE", "PIECE", "PLACES", "SPANS", "Transfers"]
