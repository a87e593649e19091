"""Patterns that host code has seen, for whoever counts them: the tables and the log of a thread, as ``runtime/patterns.ll`` has
them.

Where only bank conflicts are counted, host code adds up the costs of patterns that give way (``runtime/pattern_costs.ll``)
and keeps a sample of them (``runtime/pattern_sample.ll``); the log has the worst ones. In the end all patterns do. A launch's own
counters get all of them.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from dataclasses import field
from functools import cached_property
from typing import Any, final

import numpy as np

from swlds.device.bank_counts import BankCounter
from swlds.device.lazy_pages import private_pages
from swlds.device.patterns import AccessSite, PatternStream, Seen, find_step, normalise
from swlds.engines.wave_compiler.host.context import aligned_bytes
from swlds.engines.wave_compiler.memory.near_words import near_room
from swlds.engines.wave_compiler.memory.pattern_places import (
    CURRENT,
    HEAD,
    LIMIT,
    LOG_ROOM,
    PLAN,
    SAMPLE,
    STAMPS,
    STEP,
    STRIDE,
    TABLE_HEAD,
    TOTALS,
    WORST,
    PatternTable,
    entry_size,
    sample_start,
)
from swlds.lazy import dataclass

#: In the words of an entry.
_COUNT, _WAVE, _ORDER, _START, _MASK, _TABLE, _, _WAYS = range(8)
_NEVER = (1 << 63) - 1


@final
@dataclass(frozen=True, slots=True)
class _Blank:
    """Tables of a thread without their addresses: ``octets``; ``currents``: the words that have the tables' own added;
    ``samples``: those that get the samples' addresses, which begin at ``starts`` of ``samples_size`` bytes, that of a table at
    ``start_of`` its number."""

    octets: Any
    currents: Any
    samples: Any
    starts: Any
    start_of: dict[int, int]
    samples_size: int


@final
@dataclass
class PatternLog:
    """Those of one launch. Tables and logs are bytes; ``lanes`` of a wave; ``banks``: counts bank conflicts, and nobody else
    counts anything; None where somebody does."""

    stream: PatternStream | None
    tables: list[PatternTable]
    lanes: int
    banks: BankCounter | None
    #: Of each table, None where Python counts.
    plans: list[Any] = field(init=False)
    #: Address of a thread's tables -> the samples of those with plans. Most are never full, so the memory is the system's own,
    #: which gives what is written only.
    _samples: dict[int, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        found = [self.banks.plan(table.site) if self.banks is not None else None for table in self.tables]
        once = {tuple(plan): np.array(plan, np.uint64) for plan in found if plan is not None}
        self.plans = [None if plan is None else once[tuple(plan)] for plan in found]

    def make(self) -> tuple[Any, Any, Any]:
        """(tables, log, stamps) of a thread, empty."""
        blank = self._blank
        octets = aligned_bytes(len(blank.octets))
        octets[:] = blank.octets
        address, words = int(octets.ctypes.data), octets.view(np.int64)
        words[blank.currents] += address
        if len(blank.samples):
            assert self.banks is not None, "there are plans"
            samples = np.frombuffer(private_pages(blank.samples_size), np.uint8)
            samples.view(np.int64)[blank.starts // 8 + 1] = self.banks.most
            words[blank.samples] = int(samples.ctypes.data) + blank.starts
            self._samples[address] = samples
        log = np.empty(LOG_ROOM * entry_size(self.lanes), np.uint8)
        return octets, log, aligned_bytes(4 * STAMPS + near_room(self.lanes))

    @cached_property
    def _blank(self) -> _Blank:
        octets = np.zeros(sum(table.size for table in self.tables), np.uint8)
        currents, samples, start_of, size = [], [], dict[int, int](), 0
        for number, table in enumerate(self.tables):
            entries, plan = _slots_of(table, octets), self.plans[number]
            _word(entries, _TABLE)[:] = number
            _word(entries, _WAVE)[:] = -1
            head = _head(table, octets)
            head[CURRENT // 8] = table.start + TABLE_HEAD
            currents.append((table.start + CURRENT) // 8)
            head[LIMIT // 8] = (1 << 32) - 1
            head[WORST // 8 : WORST // 8 + 3] = 1, _NEVER, _NEVER
            head[STRIDE // 8], head[STEP // 8] = table.stride & 0xFFFF_FFFF, -self._step(table) & 0xFFFF_FFFF
            if plan is not None:
                assert self.banks is not None, "there is a plan"
                head[PLAN // 8] = plan.ctypes.data
                samples.append((table.start + SAMPLE) // 8)
                start_of[number] = size
                size += sample_start(self.banks.most) + self.banks.most * entry_size(table.count)
        starts = np.array(list(start_of.values()), np.int64)
        return _Blank(octets, np.array(currents), np.array(samples, np.int64), starts, start_of, size)

    def end(self, context: int, octets: Any, functions: dict[int, Callable[[int, int], None]]) -> None:
        """Have all patterns give way at a thread's tables with plans. ``functions``: by the numbers of a pattern."""
        for table, plan in zip(self.tables, self.plans, strict=True):
            if plan is not None and len(octets):
                functions[table.count](context, int(octets[table.start :].ctypes.data))

    def take_at(self, address: int, count: int) -> None:
        """Hand on the first entries of the log at an address: it is full."""
        size = LOG_ROOM * entry_size(self.lanes)
        log = np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(address))
        self._take(log.reshape(-1, entry_size(self.lanes))[:count])

    def take_logs(self, logs: list[tuple[Any, int]]) -> None:
        """Hand on the first entries, so many, of the threads' logs."""
        size = entry_size(self.lanes)
        filled = [log.reshape(-1, size)[:count] for log, count in logs if count]
        if filled:
            self._take(np.concatenate(filled))

    def _take(self, entries: Any) -> None:
        numbers = _word(entries, _TABLE)
        found = sorted({*numbers.tolist()})
        for number in found:
            table, chosen = self.tables[number], entries if len(found) == 1 else entries[numbers == number]
            if self.plans[number] is None:
                self._add(table, chosen)
            else:
                assert self.stream is not None and self.banks is not None, "there is a plan"
                with self.stream.lock:
                    for site, start in _sites(table):
                        read = functools.partial(self._read, table, chosen, start)
                        self.banks.note(site, _word(chosen, _WAYS), read)

    def take_tables(self, threads: list[Any]) -> None:
        """Hand on what the threads' tables hold, those with plans after ``end``."""
        threads = [octets for octets in threads if len(octets)]
        for number, table in enumerate(self.tables if threads else ()):
            if self.plans[number] is not None:
                self._take_sums(number, threads)
                continue
            entries = np.concatenate([_slots_of(table, octets) for octets in threads])
            self._add(table, entries[_word(entries, _COUNT) > 0])

    def _take_sums(self, number: int, threads: list[Any]) -> None:
        """What gave way at a table that has a plan, which is all."""
        assert self.stream is not None and self.banks is not None, "there is a plan"
        table, kept, is_complete = self.tables[number], [], True
        totals = np.sum([_head(table, octets)[TOTALS // 8 : TOTALS // 8 + 6] for octets in threads], axis=0)
        executions, lanes, *sums = totals.tolist()
        if not executions:
            return
        for site, _ in _sites(table):
            self.banks.add(site, executions, sums)
            self.stream.count(site, executions, lanes)
        start = self._blank.start_of[number]
        for octets in threads:
            sample = self._samples[int(octets.ctypes.data)][start:]
            count, room, has_dropped = sample[:24].view(np.int64).tolist()
            kept.append(_sampled(sample, room, entry_size(table.count))[:count])
            is_complete &= not has_dropped
        if len(entries := np.concatenate(kept)):
            for site, start in _sites(table):
                read = functools.partial(self._read, table, entries, start)
                self.banks.keep(site, len(entries), read, is_complete=is_complete)

    def _step(self, table: PatternTable) -> int:
        return find_step(table.site.bytes, self.stream is not None and self.stream.is_exact)

    def _add(self, table: PatternTable, entries: Any) -> None:
        if len(entries) and self.stream is not None:
            for site, start in _sites(table):
                self.stream.add(site, self._read(table, entries, start))

    def _read(self, table: PatternTable, entries: Any, start: int, rows: Any = slice(None)) -> Seen:
        """What a site of the table has seen in some entries. ``start``: of its addresses in the word that has them."""
        entries = entries[rows]
        numbers = np.ascontiguousarray(entries[:, HEAD : HEAD + 4 * table.count]).view(np.int32)
        octets = np.ascontiguousarray(entries[:, 8 * _MASK : 8 * _MASK + 8])
        active = np.unpackbits(octets, axis=1, bitorder="little")[:, : self.lanes].astype(np.bool_)
        weights, waves, orders, starts = (_word(entries, k).copy() for k in (_COUNT, _WAVE, _ORDER, _START))
        if table.count < self.lanes:
            address = _lanes_of_rows(numbers, self.lanes // table.count, table.stride)
            numbers, moved = normalise(address, active, self._step(table))
            starts = starts + moved
        return Seen(numbers, active, weights, waves, orders, starts >> start & 0xFFFF_FFFF)


def _sampled(sample: Any, room: int, size: int) -> Any:
    """The entries of a sample, of so many bytes each."""
    start = sample_start(room)
    return sample[start : start + room * size].reshape(room, size)


def _head(table: PatternTable, octets: Any) -> Any:
    """The words in front of a table's slots."""
    return octets[table.start : table.start + TABLE_HEAD].view(np.int64)


def _slots_of(table: PatternTable, octets: Any) -> Any:
    start = table.start + TABLE_HEAD
    return octets[start : table.start + table.size].reshape(-1, entry_size(table.count))


def _sites(table: PatternTable) -> list[tuple[AccessSite, int]]:
    """Each with the bit where its addresses' start begins in their word."""
    return [(table.site, 0)] if table.twin is None else [(table.site, 0), (table.twin, 32)]


def _word(entries: Any, number: int) -> Any:
    """A column of the entries' heads."""
    return entries[:, 8 * number : 8 * number + 8].view(np.int64)[:, 0]


def _lanes_of_rows(numbers: Any, width: int, stride: int) -> Any:
    """The lanes' offsets, from those of the rows' first lanes."""
    steps = (np.arange(width) * stride).astype(np.int32)
    return (numbers[:, :, None] + steps).reshape(len(numbers), -1)
