"""Patterns that host code has seen, for whoever counts them: the tables and the log of a thread, as ``runtime/patterns.ll`` has
them."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any, final

import numpy as np

from swlds.device.patterns import PatternStream, Seen, find_step, normalise
from swlds.engines.wave_compiler.memory.patterns import (
    CURRENT,
    HEAD,
    LAST_WAVE,
    LOG_ROOM,
    TABLE_HEAD,
    PatternTable,
    entry_size,
)

#: In the words of an entry.
_COUNT, _WAVE, _ORDER, _START, _MASK, _TABLE = range(6)


@final
@dataclass
class PatternLog:
    """Those of one launch. Tables and logs are bytes; ``lanes`` of a wave."""

    stream: PatternStream | None
    tables: list[PatternTable]
    lanes: int

    def make(self) -> tuple[Any, Any]:
        """(tables, log) of a thread, empty."""
        raw = np.zeros(sum(table.size for table in self.tables) + 64, np.uint8)
        octets = raw[-int(raw.ctypes.data) % 64 :]
        for number, table in enumerate(self.tables):
            entries = _slots_of(table, octets)
            _word(entries, _TABLE)[:] = number
            _word(entries, LAST_WAVE // 8)[:] = -1
            first = octets[table.start + TABLE_HEAD :]
            octets[table.start + CURRENT : table.start + CURRENT + 8].view(np.uint64)[0] = first.ctypes.data
        return octets, np.zeros(LOG_ROOM * entry_size(self.lanes), np.uint8)

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

    def take_slots(self, octets: Any) -> None:
        """Hand on what the slots of tables hold."""
        for table in self.tables if len(octets) else ():
            entries = _slots_of(table, octets)
            self._hand_on(table, entries[_word(entries, _COUNT) > 0])

    def _hand_on(self, table: PatternTable, entries: Any) -> None:
        if not len(entries) or self.stream is None:
            return
        numbers = np.ascontiguousarray(entries[:, HEAD : HEAD + 4 * table.count]).view(np.int32)
        octets = np.ascontiguousarray(entries[:, 8 * _MASK : 8 * _MASK + 8])
        active = np.unpackbits(octets, axis=1, bitorder="little")[:, : self.lanes].astype(np.bool_)
        weights, waves, orders, starts = (_word(entries, k).copy() for k in (_COUNT, _WAVE, _ORDER, _START))
        if table.count < self.lanes:
            address = _lanes_of_rows(numbers, self.lanes // table.count, table.stride)
            numbers, moved = normalise(address, active, find_step(table.site.bytes))
            starts = starts + moved & 0xFFFF_FFFF
        self.stream.add(table.site, Seen(numbers, active, weights, waves, orders, starts))


def _slots_of(table: PatternTable, octets: Any) -> Any:
    start = table.start + TABLE_HEAD
    return octets[start : table.start + table.size].reshape(-1, entry_size(table.count))


def _word(entries: Any, number: int) -> Any:
    """A column of the entries' heads."""
    return entries[:, 8 * number : 8 * number + 8].view(np.int64)[:, 0]


def _lanes_of_rows(numbers: Any, width: int, stride: int) -> Any:
    """The lanes' offsets, from those of the rows' first lanes."""
    steps = (np.arange(width) * stride).astype(np.int32)
    return (numbers[:, :, None] + steps).reshape(len(numbers), -1)
