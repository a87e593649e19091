"""What is written where an LDS access is counted by its pattern (``device.patterns``).

A pattern is held as one number where the lanes' addresses are one row, or one address; as one for each chunk where the chunks are
rows; else as one for each lane. Where a wave comes by with the pattern that came by last, a row's code only compares
and adds one; a function out of line does the rest (``runtime/patterns.ll``).
"""

from __future__ import annotations

from typing import final

from swlds.device.counts import CountKey, Use
from swlds.device.patterns import AccessSite, find_step, has_passes
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.pattern_places import CURRENT, FIRST_WAVE, HEAD, MASK, PatternTable
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.memory.seen import count_again, mask_of, numbers_given
from swlds.engines.wave_compiler.memory.twins import Twins
from swlds.engines.wave_compiler.wave_code import WaveCode

#: Site, stride, count and twin of each table.
Tables = dict[tuple[AccessSite, int, int, AccessSite | None], PatternTable]


@final
class PatternCode:
    """Those of one kernel, or of one of its bodies."""

    def __init__(self, t: WaveCode, tables: Tables) -> None:
        self.t, self.tables, self.twins = t, tables, Twins(t)
        self.slots = self.wave = ""

    def write_entry(self, wave: str) -> None:
        """Load the thread's slots. ``wave``: its number in the launch."""
        w = self.t.w
        if self.t.options.patterns:
            self.slots, self.wave = w.load("ptr", w.offset("%g", OFFSETS["pattern_slots"])), wave

    def is_on(self) -> bool:
        """Are patterns of the current instruction counted?"""
        assert self.t.current is not None
        return self.t.options.patterns and has_passes(self.t.current.source)

    def see(
        self, place: Place, address: Lanes, size: int, use: Use, *, is_row: bool = False, is_single: bool = False
    ) -> None:
        """Active lanes access ``size`` bytes in LDS. ``is_row``: the affine form of the addresses is known to hold."""
        t = self.t
        assert t.current is not None
        if place.is_seen or self.twins.is_told(t.current):
            return
        site = AccessSite(CountKey(t.current.source, use, place.space), size)
        twin, distance = (None, "0") if is_single else self._twin(site)
        mask = mask_of(t, t.active, is_single=is_single)
        if address.uniform is not None:
            self._see_rows(site, [address.uniform], 0, address.type, mask, twin, distance)
        elif address.bases is not None and (address.ok is None or is_row):
            bases = address.bases[:1] if t.shape.is_even(address) else address.bases
            self._see_rows(site, bases, address.stride, address.type, mask, twin, distance)
        else:
            table = self._table(site, 0, t.shape.lanes, twin)
            self._call(table, bounds.lane_offsets(t, place, address), mask, distance)

    def _twin(self, site: AccessSite) -> tuple[AccessSite | None, str]:
        """The current access's twin, and how far from it."""
        t = self.t
        assert t.current is not None
        if t.options.exact_patterns:
            return None, "0"
        found = self.twins.find(t.current, site.bytes, find_step(site.bytes))
        if found is None:
            return None, "0"
        other, distance = found
        return AccessSite(CountKey(other.source, site.key.use, site.key.space), site.bytes), distance

    def _see_rows(
        self,
        site: AccessSite,
        bases: list[str],
        stride: int,
        type_: str,
        mask: str,
        twin: AccessSite | None,
        distance: str,
    ) -> None:
        """The numbers are those that came by last, first in this wave or one before it: one execution more. Else out of line."""
        w = self.t.w
        if type_ == "i64":
            bases = [w.pure(f"trunc i64 {base} to i32") for base in bases]
        table = self._table(site, stride, len(bases), twin)
        start = w.pure(f"and i32 {bases[0]}, {-find_step(site.bytes, self.t.options.exact_patterns)}")
        slot = w.load("ptr", w.offset(self.slots, table.start + CURRENT))
        different = ""
        for k, base in enumerate(bases):
            old = w.load("i32", w.emit(f"getelementptr i8, ptr {slot}, i64 {HEAD + 4 * k}"))
            moved = w.emit(f"xor i32 {old}, {w.pure(f'sub i32 {base}, {start}')}")
            different = w.emit(f"or i32 {different}, {moved}") if different else moved
        old_mask, first = (
            w.load("i64", w.emit(f"getelementptr i8, ptr {slot}, i64 {at}")) for at in (MASK, FIRST_WAVE)
        )
        lanes, numbers = w.emit(f"xor i64 {old_mask}, {mask}"), w.emit(f"zext i32 {different} to i64")
        is_key = w.emit(f"icmp eq i64 {w.emit(f'or i64 {lanes}, {numbers}')}, 0")
        is_later = w.emit(f"icmp uge i64 {self.wave}, {first}")
        is_same = w.emit(f"and i1 {is_key}, {is_later}")
        count_again(w, is_same, slot, lambda: self._call(table, bases, mask, distance))

    def _table(self, site: AccessSite, stride: int, count: int, twin: AccessSite | None = None) -> PatternTable:
        table = self.tables.get((site, stride, count, twin))
        if table is None:
            last = next(reversed(self.tables.values()), None)
            start = 0 if last is None else last.start + last.size
            table = self.tables[site, stride, count, twin] = PatternTable(site, stride, count, twin, start)
        return table

    def _call(self, table: PatternTable, numbers: list[str], mask: str, distance: str = "0") -> None:
        """``distance``: from the table's site to its twin, an i32."""
        t, w = self.t, self.t.w
        name = _declare(t, table.count)
        kind = t.shape.vector("i32") if table.count == t.shape.lanes else "i32"
        given = ", ".join(f"{kind} {number}" for number in numbers)
        where, step = w.offset(self.slots, table.start), -find_step(table.site.bytes, t.options.exact_patterns)
        cold = " cold" if table.count < t.shape.lanes else ""  # rows come again: registers are saved where they do not
        w.do(
            f"call void @{name}(ptr %g, ptr {where}, i64 {self.wave}, i64 {mask}, i32 {step}, i32 {distance}, {given}){cold}"
        )


def _declare(t: WaveCode, count: int) -> str:
    """The function for patterns of so many numbers, beside the kernel."""
    name = f"see_pattern{count}"
    kind, given = numbers_given("i32", t.shape.lanes, t.shape.width, count)
    t.w.declarations.setdefault(
        name, f"declare void @{name}(ptr, ptr, i64, i64, i32, i32, {', '.join([kind] * given)})"
    )
    return name
