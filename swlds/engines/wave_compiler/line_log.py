"""Lines of global memory that host code has counted: the tables of a thread, as ``runtime/line_slots.ll`` has them."""

from __future__ import annotations

from typing import Any, final

import numpy as np

from swlds.device.line_counts import LineCounter
from swlds.engines.wave_compiler.host.context import aligned_bytes
from swlds.engines.wave_compiler.memory.line_places import (
    ADDRESSES,
    BITS,
    EXAMPLE,
    EXAMPLE_MASK,
    FIRST_WAVE,
    HEAD,
    LINE_SHIFT,
    NO_STEP,
    ROOM,
    SIZE,
    STEP,
    STEPS,
    STRIDE,
    TABLE_HEAD,
    TOTALS,
    LineTable,
    entry_size,
    room_bits,
)
from swlds.layouts.lines import LineCount, has_ta_model, has_tag_model
from swlds.lazy import dataclass

#: Executions, lanes, different bytes, lines, least lines, accesses, look-ups.
_SUMS = 7
_NEVER = (1 << 64) - 1


@final
@dataclass
class LineLog:
    """Those of one launch. ``lanes`` of a wave."""

    counter: LineCounter | None
    tables: list[LineTable]
    lanes: int

    def make(self) -> Any:
        """The tables of a thread, empty, and behind them the room to count in."""
        assert self.counter is not None, "there are tables"
        bits = max(room_bits(table.site.bytes, self.lanes) for table in self.tables)
        size = sum(table.size for table in self.tables)
        octets = aligned_bytes(size + ADDRESSES + 4 * (8 << bits))
        for table in self.tables:
            head = _head(table, octets)
            _slots(table, octets)[:, HEAD : HEAD + 8] = 255  # no execution has these numbers
            head[FIRST_WAVE // 8] = _NEVER
            head[SIZE // 8], head[STRIDE // 8] = table.site.bytes, table.stride & _NEVER
            head[BITS // 8] = room_bits(table.site.bytes, self.lanes)
            head[ROOM // 8] = octets[size:].ctypes.data
            head[LINE_SHIFT // 8] = self.counter.line.bit_length() - 1
        return octets

    def take(self, threads: list[Any]) -> None:
        """Hand on what the threads' tables hold."""
        size = sum(table.size for table in self.tables)
        threads = [octets[:size] for octets in threads if len(octets)]
        if not threads or not size:
            return
        rows = np.stack(threads)
        for table in self.tables:
            self._take(table, rows)

    def _take(self, table: LineTable, threads: Any) -> None:
        """``threads``: a row of bytes for each."""
        assert self.counter is not None, "there are tables"
        heads = threads[:, table.start : table.start + TABLE_HEAD].view(np.uint64)
        slots = threads[:, table.start + TABLE_HEAD : table.start + table.size]
        totals = heads[:, TOTALS // 8 : TOTALS // 8 + _SUMS].view(np.int64).sum(axis=0) + _of_slots(table, slots)
        executions, lanes, unique, lines, least, ta, tags = totals.tolist()
        if not executions:
            return
        site, processor = table.site, self.counter.processor
        found = self.counter.site(site)
        found.count += LineCount(
            unique,
            lanes * site.bytes,
            lines,
            least,
            ta if has_ta_model(processor) else None,
            tags if has_tag_model(processor, site.bytes) else None,
            executions,
        )
        if self.counter.counts is not None and not table.is_part:
            self.counter.counts.add(site.key, executions, lanes, lanes * site.bytes)
        signed, waves = heads.view(np.int64), heads[:, FIRST_WAVE // 8].tolist()
        for steps, step in signed[:, [STEPS // 8, STEP // 8]].tolist():
            if steps > 0:
                found.add_steps(None if step == NO_STEP else step, varies=steps > 1)
        if (wave := min(waves)) != _NEVER:
            head = heads[waves.index(wave)]
            octets = head[EXAMPLE_MASK // 8 : EXAMPLE_MASK // 8 + 1].view(np.uint8)
            active = np.unpackbits(octets, bitorder="little")[: self.lanes].astype(np.bool_)
            found.show(wave, head[EXAMPLE // 8 : EXAMPLE // 8 + self.lanes], active)


def _of_slots(table: LineTable, slots: Any) -> Any:
    """The sums over the executions that are in slots."""
    words = slots.reshape(-1, entry_size(table.count))[:, :HEAD].view(np.int64)
    counts = words[:, 0]
    return np.concatenate([counts.sum(keepdims=True), counts @ words[:, 2:8]])


def _head(table: LineTable, octets: Any) -> Any:
    return octets[table.start : table.start + TABLE_HEAD].view(np.uint64)


def _slots(table: LineTable, octets: Any) -> Any:
    return octets[table.start + TABLE_HEAD : table.start + table.size].reshape(-1, entry_size(table.count))
