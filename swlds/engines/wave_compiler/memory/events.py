"""The one place that every access and everything that orders waves goes by in host code, and what is written for whom there.

==============  ===========================================================  ============================================
event           told by                                                      written for
==============  ===========================================================  ============================================
access          loads, stores, atomics: each form of each, at a known        memcheck (``bounds``), initcheck
                object                                                       (``initialised``), racecheck (``races``), counts,
                                                                             who counts patterns (``patterns``), lines (``lines``)
access_range    copies and fills of many bytes (``ranges``)                  the same
exchanged       compare-exchanges, once it shows who wrote                   racecheck
order           barriers, signals, waits, fences                             copies (``flights``), racecheck (``lane_order`` ...),
                                                                             counts
counter_wait    ``s.waitcnt`` and its kin, assembly, too                     copies, counts
==============  ===========================================================  ============================================

Checks only say "suspicious". Counts are added up in a table of the thread, three i64 a site: executions, lanes, and bytes
where a site's accesses differ in size; accesses whose patterns or lines are counted have no row there, these tell as much. Those
of groups that the reference engine executes are its own (``execution.py``).
"""

from __future__ import annotations

from typing import final

from swlds.device.address_space import GLOBAL, LDS
from swlds.device.counts import COUNTED, CountKey, Order, Use
from swlds.device.waits import Waits
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Component, Lanes
from swlds.engines.wave_compiler.memory import bounds, initialised, range_checks
from swlds.engines.wave_compiler.memory.flights import Flights
from swlds.engines.wave_compiler.memory.lines import LineCode, is_part
from swlds.engines.wave_compiler.memory.patterns import PatternCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.memory.seen import wave_number
from swlds.engines.wave_compiler.races.races import Races
from swlds.engines.wave_compiler.races.same_values import Stored
from swlds.engines.wave_compiler.wave_code import WaveCode

#: Bytes of a row of the table, and where its columns lie.
ROW, LANES, BYTES = 24, 8, 16


@final
class Events:
    """Those of one kernel, or of one of its bodies. ``sites``: what is counted in each row of the table, and the bytes of a lane
    (None: the row has them)."""

    def __init__(self, t: WaveCode, races: Races, flights: Flights, of: Events | None) -> None:
        self.t, self.races, self.flights = t, races, flights
        self.counts = t.options.profile
        self.sites: dict[tuple[CountKey, int | None], int] = of.sites if of else {}
        self.patterns: PatternCode = PatternCode(t, of.patterns.tables if of else {})
        self.lines: LineCode = LineCode(t, of.lines.tables if of else {})

    def write_entry(self) -> None:
        """Load the thread's tables."""
        w = self.t.w
        self._table = w.load("ptr", w.offset("%g", OFFSETS["counters"])) if self.counts else ""
        wave = wave_number(self.t) if self.counts or self.t.options.patterns else ""
        self.patterns.write_entry(wave)
        self.lines.write_entry(wave)

    def access(
        self,
        place: Place,
        address: Lanes,
        size: int,
        align: int,
        use: Use,
        parts: list[Component],
        *,
        is_row: bool = False,
        is_inside: bool = False,
        same: bool = False,
        is_exchange: bool = False,
        is_single: bool = False,
        stored: Stored | None = None,
    ) -> None:
        """Active lanes are about to access ``size`` bytes. ``parts``: the scalars in them that must be initialised;
        ``is_inside``: all lanes of the wave are known to be inside, at affine addresses, ``is_row``: side by side, or at one;
        ``same``: all store one value; ``stored``: what; ``is_exchange``: ``exchanged`` follows; ``is_single``: one of the active
        lanes does it for all."""
        t, is_inside = self.t, is_row or is_inside
        if not is_inside:
            bounds.check(t, place, address, size, align)
        initialised.check(t, place, address, parts, is_row)
        t.rows_inside = is_inside
        if use == "read":
            self.races.read(place, address, size)
        elif use == "write":
            self.races.write(place, address, size, same=same, stored=stored)
        elif not is_exchange:
            self.races.atomic(place, address, size)
        t.rows_inside = False
        if place.is_shadow or place.space not in COUNTED:
            return
        if place.space == LDS and self.patterns.is_on():
            self.patterns.see(place, address, size, use, is_row=is_inside, is_single=is_single)
        elif place.space == GLOBAL and self.lines.is_on():
            self.lines.see(place, address, size, use, is_row=is_inside, is_single=is_single)
        if not self._tells_all(place):
            self._count(use, place.space, size, None, place.before, is_single=is_single)

    def _tells_all(self, place: Place) -> bool:
        """Executions and lanes are counted with the patterns, or with the lines."""
        if place.space == LDS:
            return self.patterns.is_on()
        return place.space == GLOBAL and self.lines.is_on() and not is_part(place)

    def exchanged(self, place: Place, address: Lanes, size: int, *, fails: bool) -> None:
        """The active lanes have exchanged, or (``fails``) have only read."""
        self.races.atomic(place, address, size, fails=fails)

    def access_range(self, place: Place, address: Lanes, size: Lanes, use: Use) -> None:
        """Active lanes are about to access as many bytes (i64) as each of them wants."""
        range_checks.check(self.t, place, address, size)
        range_checks.watch(self.t, self.races, place, address, size, is_write=use == "write")
        if place.space in COUNTED:
            self._count(use, place.space, None, size)

    def order(self, i: FlatInstruction, what: Order) -> None:
        """The wave executes an instruction that orders waves or their accesses."""
        races = self.races
        self.flights.order(i, what)
        if what == "fence":
            races.release_acquire.fence(i)
            races.slots.fence(i)
            races.lane_order.fence(i)
            races.clocks.fence(i)
        else:
            races.lane_order.move()
        self._count(what, 0, 0)

    @property
    def hears_waits(self) -> bool:
        """Somebody wants to know of waits for counters."""
        return self.counts or self.flights.is_on

    def counter_wait(self, i: FlatInstruction, waits: Waits) -> None:
        """The wave waits until at most so many of its memory operations are open."""
        if waits:
            self.flights.counter_wait(i, waits)
            self._count("counter wait", 0, 0)

    # Counts ----------------------------------------------------------------------------------------------------

    def _count(
        self,
        use: Use | Order,
        space: int,
        size: int | None,
        sizes: Lanes | None = None,
        before: str | None = None,
        *,
        is_single: bool = False,
    ) -> None:
        """One execution, if there is an active lane and there were no lanes ``before``; all active lanes; their bytes."""
        if not self.counts:
            return
        t, w = self.t, self.t.w
        assert t.current is not None
        site = (CountKey(t.current.source, use, space), size)
        row = w.offset(self._table, ROW * self.sites.setdefault(site, len(self.sites)))
        mask, mask_type = t.active, t.shape.mask_type
        some, lanes = "1", str(t.shape.lanes)
        if mask.startswith("%"):
            lanes = w.pure(f"zext {mask_type} {self._bits(mask)} to i64") if mask_type != "i64" else self._bits(mask)
            some = w.pure(f"zext i1 {w.pure(f'icmp ne {mask_type} {mask}, 0')} to i64")
        if before is not None:
            first = w.pure(f"zext i1 {w.pure(f'icmp eq {mask_type} {before}, 0')} to i64")
            some = w.pure(f"and i64 {some}, {first}")
        self._add(row, some)
        self._add(w.offset(row, LANES), some if is_single else lanes)
        if sizes is not None:
            self._add(w.offset(row, BYTES), self._total(sizes, lanes))

    def _bits(self, mask: str) -> str:
        mask_type = self.t.shape.mask_type
        return self.t.w.call(mask_type, f"llvm.ctpop.{mask_type}", [(mask_type, mask)])

    def _add(self, counter: str, number: str) -> None:
        w = self.t.w
        w.store("i64", w.emit(f"add i64 {w.load('i64', counter)}, {number}"), counter)

    def _total(self, sizes: Lanes, lanes: str) -> str:
        """The sum of the active lanes' sizes."""
        t, w = self.t, self.t.w
        if sizes.uniform is not None:
            return w.emit(f"mul i64 {sizes.uniform}, {lanes}")
        zeros = ["zeroinitializer"] * t.shape.count
        vector, total = t.shape.vector("i64"), "0"
        for chunk in t.shape.blend("i64", t.mask, t.shape.chunks(sizes), zeros):
            name = f"llvm.vector.reduce.add.v{t.shape.width}i64"
            total = w.emit(f"add i64 {total}, {w.call('i64', name, [(vector, chunk)])}")
        return total


__all__ = ["ROW", "Events"]
