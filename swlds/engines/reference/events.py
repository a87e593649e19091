"""The one place that every access and everything that orders waves goes by, and who hears of it.

================  ============================================  ==========================================
event             told by                                       heard by
================  ============================================  ==========================================
access            ``memory.Port.access``                        memcheck, which may refuse lanes; then
                                                                racecheck, the counts of a profile, and who
                                                                counts patterns
exchanged         compare-exchanges, once it shows who wrote    racecheck
order             barriers, signals, waits, fences              racecheck (fences), the counts
counter_wait      ``s.waitcnt`` and its kin, assembly too        the counts
arrive, wait,     ``group.Group``: the phases of a barrier      racecheck
complete
fresh, ended      the heap, the end of a group's turn           racecheck
================  ============================================  ==========================================

initcheck follows the bits themselves: ``planes.Planes`` moves them, ``reports.Reports`` judges their use.
"""

from __future__ import annotations

from typing import Any, Protocol, final

import numpy as np

from swlds.device.address_space import LDS
from swlds.device.counts import COUNTED, CountKey, Counts, Order, Use
from swlds.device.launch import Launch
from swlds.device.patterns import AccessSite, PatternStream, has_passes
from swlds.device.waits import Waits
from swlds.engines.reference.granted import Granted, Wanted
from swlds.engines.reference.views import FrameView, GroupView, WaveView
from swlds.ir.model import Instruction


class Listener(Protocol):
    """Who hears of everything: racecheck (``races.Races``)."""

    def access(
        self, frame: FrameView, instruction: Instruction, granted: Granted, size: int, write: bool, atomic: str
    ) -> None: ...
    def fresh(self, address: int, size: int) -> None: ...
    def fence(self, frame: FrameView, instruction: Instruction) -> None: ...
    def wave_barrier(self, wave: WaveView) -> None: ...
    def arrive(self, wave: WaveView, key: Any, phase: int) -> None: ...
    def wait(self, wave: WaveView, key: Any, phase: int) -> None: ...
    def complete(self, group: GroupView, key: Any, phase: int) -> None: ...
    def flush(self) -> None: ...


@final
class Events:
    """Of one launch. Who hears of them is told what happens in its order."""

    def __init__(self, launch: Launch, races: Listener | None) -> None:
        self.races: Listener | None = races
        self.counts: Counts | None = launch.counts
        self.patterns: PatternStream | None = launch.patterns
        self._waves_per_group = launch.waves_per_group
        self._has_passes: dict[Instruction, bool] = {}

    # Memory --------------------------------------------------------------------------------------------------

    def access(self, want: Wanted, granted: Granted) -> None:
        """Lanes are about to access memory: ``want`` are all that try, ``granted`` those that may."""
        if self.races is not None and not want.is_exchange:
            self.races.access(want.frame, want.instruction, granted, want.size, want.write, want.atomic)
        if self.counts is not None and want.space in COUNTED:
            lanes, is_first = int(np.count_nonzero(want.lanes)), want.before is None or not want.before.any()
            key = CountKey(want.instruction, _use(want), want.space)
            self.counts.add(key, int(lanes > 0 and is_first), lanes, lanes * want.size)
        if self.patterns is not None and want.space == LDS:
            self._see(self.patterns, want)

    def _see(self, patterns: PatternStream, want: Wanted) -> None:
        known = self._has_passes.get(want.instruction)
        if known is None:
            known = self._has_passes[want.instruction] = has_passes(want.instruction)
        if known and want.lanes.any():
            wave = want.frame.wave
            number = wave.group.number * self._waves_per_group + wave.wave_number
            site = AccessSite(CountKey(want.instruction, _use(want), want.space), want.size)
            patterns.see(site, want.address, want.lanes, number)

    def exchanged(
        self, frame: FrameView, instruction: Instruction, granted: Granted, size: int, write: bool, ordering: str
    ) -> None:
        """Lanes of a compare-exchange have exchanged (``write``), or have only read."""
        if self.races is not None and granted.lanes.any():
            self.races.access(frame, instruction, granted, size, write, ordering)

    def fresh(self, address: int, size: int) -> None:
        """Memory is handed out anew."""
        if self.races is not None:
            self.races.fresh(address, size)

    # Order ---------------------------------------------------------------------------------------------------

    @property
    def hears_order(self) -> bool:
        """Somebody wants to know of instructions that do nothing but order."""
        return self.races is not None or self.counts is not None

    def order(self, frame: FrameView, instruction: Instruction, what: Order) -> None:
        """A wave executes an instruction that orders waves or their accesses."""
        if self.races is not None:
            if what == "fence":
                self.races.fence(frame, instruction)
            elif what == "wave barrier":
                self.races.wave_barrier(frame.wave)
        if self.counts is not None:
            self.counts.add(CountKey(instruction, what), 1, int(np.count_nonzero(frame.mask)), 0)

    @property
    def hears_waits(self) -> bool:
        """Somebody wants to know of waits for counters."""
        return self.counts is not None

    def counter_wait(self, frame: FrameView, instruction: Instruction, waits: Waits) -> None:
        """A wave waits until at most so many of its memory operations are open."""
        if self.counts is not None:
            self.counts.add(CountKey(instruction, "counter wait"), 1, int(np.count_nonzero(frame.mask)), 0)

    def arrive(self, wave: WaveView, key: Any, phase: int) -> None:
        """A wave arrives at a barrier."""
        if self.races is not None:
            self.races.arrive(wave, key, phase)

    def wait(self, wave: WaveView, key: Any, phase: int) -> None:
        """A wave waits for a phase."""
        if self.races is not None:
            self.races.wait(wave, key, phase)

    def complete(self, group: GroupView, key: Any, phase: int) -> None:
        """A phase is over."""
        if self.races is not None:
            self.races.complete(group, key, phase)

    def ended(self) -> None:
        """A group's turn is over: its last store has happened."""
        if self.races is not None:
            self.races.flush()


def _use(want: Wanted) -> Use:
    """Atomic loads and stores read and write; what does both is atomic."""
    if want.atomic and want.instruction.opcode not in ("load", "store"):
        return "atomic"
    return "write" if want.write else "read"
