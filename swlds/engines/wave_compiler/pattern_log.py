"""Patterns that host code has seen, for whoever counts them: the slots and the log of a thread, as ``runtime/patterns.ll`` has
them."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any, final

import numpy as np

from swlds.device.patterns import START_BITS, STEP, PatternStream, Seen, normalise
from swlds.engines.wave_compiler.memory.patterns import HEAD, LOG_ROOM, PatternTable, entry_size

#: In the words of an entry.
_COUNT, _FIRST, _MASK, _TABLE = range(4)


@final
@dataclass
class PatternLog:
    """Those of one launch. Slots and logs are bytes; ``lanes`` of a wave."""

    stream: PatternStream | None
    tables: list[PatternTable]
    lanes: int

    def make(self) -> tuple[Any, Any]:
        """(slots, log) of a thread, empty; each slot knows its table."""
        slots = np.zeros(max(64, sum(table.size for table in self.tables)), np.uint8)
        for number, table in enumerate(self.tables):
            _word(_slots_of(table, slots), _TABLE)[:] = number
        return slots, np.zeros(LOG_ROOM * entry_size(self.lanes), np.uint8)

    def take_at(self, address: int, count: int) -> None:
        """Hand on the first entries of the log at an address."""
        size = LOG_ROOM * entry_size(self.lanes)
        self.take(np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(address)), count)

    def take(self, log: Any, count: int) -> None:
        """Hand on the first entries of a log."""
        entries = log.reshape(-1, entry_size(self.lanes))[:count]
        numbers = _word(entries, _TABLE)
        for number in np.unique(numbers).tolist():
            self._hand_on(self.tables[number], entries[numbers == number])

    def take_slots(self, slots: Any) -> None:
        """Hand on what the slots hold."""
        for table in self.tables if len(slots) else ():
            entries = _slots_of(table, slots)
            self._hand_on(table, entries[_word(entries, _COUNT) > 0])

    def _hand_on(self, table: PatternTable, entries: Any) -> None:
        if not len(entries) or self.stream is None:
            return
        numbers = np.ascontiguousarray(entries[:, HEAD : HEAD + 4 * table.count]).view(np.int32)
        octets = np.ascontiguousarray(entries[:, 8 * _MASK : 8 * _MASK + 8])
        active = np.unpackbits(octets, axis=1, bitorder="little")[:, : self.lanes].astype(np.bool_)
        weights, firsts = _word(entries, _COUNT).copy(), _word(entries, _FIRST).copy()
        if table.stride is not None:
            address = _lanes_of_row(numbers, self.lanes // table.count, table.stride)
            numbers, starts = normalise(address, active, STEP)
            low = (firsts + starts) & (1 << START_BITS) - 1
            firsts = firsts >> START_BITS << START_BITS | low
        self.stream.add(table.site, Seen(numbers, active, weights, firsts))


def _slots_of(table: PatternTable, slots: Any) -> Any:
    return slots[table.start : table.start + table.size].reshape(-1, entry_size(table.count))


def _word(entries: Any, number: int) -> Any:
    """A column of the entries' heads."""
    return entries[:, 8 * number : 8 * number + 8].view(np.int64)[:, 0]


def _lanes_of_row(numbers: Any, width: int, stride: int) -> Any:
    """The lanes' offsets, from those of the chunks' first lanes."""
    steps = (np.arange(width) * stride).astype(np.int32)
    return (numbers[:, :, None] + steps).reshape(len(numbers), -1)
