"""The one place that every access and everything that orders waves goes by, and who hears of it.

================  ============================================  ==========================================
event             told by                                       heard by
================  ============================================  ==========================================
access            ``memory.Port.access``                        memcheck, which may refuse lanes; then copies
                                                                in flight, racecheck, the counts of a profile,
                                                                and who counts patterns
exchanged         compare-exchanges, once it shows who wrote    racecheck
order             barriers, signals, waits, fences              copies, racecheck (fences), the counts
counter_wait      ``s.waitcnt`` and its kin, assembly too        copies, the counts
called, returned  calls                                         copies
arrive, wait,     ``group.Group``: the phases of a barrier      racecheck; with the ends below, the
complete                                                        clocks of a timeline
group_began       a group's first turn                          the clocks of a timeline
fresh, freed,     the heap, the end of a group's turn           racecheck
ended
wave_ended,       the end of a wave, of a group                 copies
group_ended
================  ============================================  ==========================================

initcheck follows the bits themselves: ``planes.Planes`` moves them, ``reports.Reports`` judges their use.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol, final

import numpy as np

from swlds.device.address_space import GLOBAL, LDS, Array
from swlds.device.copies import stays_a_call
from swlds.device.counts import COUNTED, CountKey, Counts, Order, Use
from swlds.device.launch import Launch
from swlds.device.line_counts import LineCounter
from swlds.device.patterns import AccessSite, PatternStream, has_passes
from swlds.device.waits import Waits
from swlds.engines.reference.clocks import Clocks
from swlds.engines.reference.granted import Granted, Wanted
from swlds.engines.reference.views import FrameView, GroupView, WaveView
from swlds.ir.model import Function, Instruction
from swlds.ir.values import InlineAsm


class Listener(Protocol):
    """Who hears of everything: racecheck (``races.Races``)."""

    def access(
        self, frame: FrameView, instruction: Instruction, granted: Granted, size: int, write: bool, atomic: str
    ) -> None: ...
    def fresh(self, address: int, size: int) -> None: ...
    def freed(self, frame: FrameView, instruction: Instruction, blocks: dict[int, int]) -> None: ...
    def fence(self, frame: FrameView, instruction: Instruction) -> None: ...
    def wave_barrier(self, wave: WaveView) -> None: ...
    def pin(self, wave: WaveView) -> None: ...
    def arrive(self, wave: WaveView, key: Any, phase: int) -> None: ...
    def wait(self, wave: WaveView, key: Any, phase: int) -> None: ...
    def complete(self, group: GroupView, key: Any, phase: int) -> None: ...
    def flush(self) -> None: ...


class Copies(Protocol):
    """Copies in flight (``copies.Copies``)."""

    def access(
        self, frame: FrameView, instruction: Instruction, granted: Granted, size: int, write: bool, before: Array | None
    ) -> Array | None: ...
    def order(self, frame: FrameView, instruction: Instruction, what: str) -> None: ...
    def counter_wait(self, frame: FrameView, instruction: Instruction, waits: Waits, *, holds: bool) -> None: ...
    def called(self, wave: WaveView, instruction: Instruction) -> None: ...
    def returned(self, wave: WaveView, instruction: Instruction) -> None: ...
    def ended(self, wave: WaveView) -> None: ...
    def group_ended(self, number: int) -> None: ...


@final
class Events:
    """Of one launch. Who hears of them is told what happens in its order."""

    def __init__(self, launch: Launch, races: Listener | None, copies: Copies | None) -> None:
        self.races: Listener | None = races
        self.copies: Copies | None = copies
        self.counts: Counts | None = launch.counts
        self.patterns: PatternStream | None = launch.patterns
        self.lines: LineCounter | None = launch.lines
        self.clocks: Clocks | None = None if launch.timeline is None else Clocks(launch, launch.timeline)
        self._waves_per_group = launch.waves_per_group
        self._has_passes: dict[Instruction, bool] = {}

    # Memory --------------------------------------------------------------------------------------------------

    def access(self, want: Wanted, granted: Granted) -> None:
        """Lanes are about to access memory: ``want`` are all that try, ``granted`` those that may."""
        others = granted if self.copies is None else self._without_copies(self.copies, want, granted)
        if self.races is not None and not want.is_exchange:
            self.races.access(want.frame, want.instruction, others, want.size, want.write, want.atomic)
        if self.counts is not None and want.space in COUNTED:
            lanes, is_first = int(np.count_nonzero(want.lanes)), want.before is None or not want.before.any()
            key = CountKey(want.instruction, _use(want), want.space)
            self.counts.add(key, int(lanes > 0 and is_first), lanes, lanes * want.size)
        if self.patterns is not None and want.space == LDS:
            self._see(self.patterns, want)
        if self.lines is not None and want.space == GLOBAL:
            self._see(self.lines, want)

    def _without_copies(self, copies: Copies, want: Wanted, granted: Granted) -> Granted:
        """The lanes that do not meet a copy in flight: those were judged."""
        judged = copies.access(want.frame, want.instruction, granted, want.size, want.write, want.before)
        if judged is None:
            return granted
        lanes = granted.lanes & ~judged
        return replace(granted, lanes=lanes, whole=False, physical=np.where(lanes, granted.physical, np.uint64(0)))

    def _see(self, patterns: PatternStream | LineCounter, want: Wanted) -> None:
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

    def freed(self, frame: FrameView, instruction: Instruction, blocks: dict[int, int]) -> None:
        """Lanes are about to free heap blocks: lane -> the object's number."""
        if self.races is not None and blocks:
            self.races.freed(frame, instruction, blocks)

    # Order ---------------------------------------------------------------------------------------------------

    @property
    def hears_order(self) -> bool:
        """Somebody wants to know of instructions that do nothing but order."""
        return self.races is not None or self.counts is not None or self.copies is not None

    def order(self, frame: FrameView, instruction: Instruction, what: Order) -> None:
        """A wave executes an instruction that orders waves or their accesses."""
        if self.clocks is not None:
            self.clocks.order(frame.wave, instruction)
        if self.copies is not None:
            self.copies.order(frame, instruction, what)
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
        return self.counts is not None or self.copies is not None

    def counter_wait(self, frame: FrameView, instruction: Instruction, waits: Waits) -> None:
        """A wave waits until at most so many of its memory operations are open."""
        if self.copies is not None:
            self.copies.counter_wait(frame, instruction, waits, holds=keeps_accesses(instruction))
        if self.counts is not None:
            self.counts.add(CountKey(instruction, "counter wait"), 1, int(np.count_nonzero(frame.mask)), 0)

    def arrive(self, wave: WaveView, key: Any, phase: int) -> None:
        """A wave arrives at a barrier."""
        if self.clocks is not None:
            self.clocks.arrive(wave, key, phase)
        if self.races is not None:
            self.races.arrive(wave, key, phase)

    def wait(self, wave: WaveView, key: Any, phase: int) -> None:
        """A wave waits for a phase."""
        if self.clocks is not None:
            self.clocks.wait(wave, key, phase)
        if self.races is not None:
            self.races.wait(wave, key, phase)

    def complete(self, group: GroupView, key: Any, phase: int) -> None:
        """A phase is over."""
        if self.clocks is not None:
            self.clocks.complete(group, key, phase)
        if self.races is not None:
            self.races.complete(group, key, phase)

    def called(self, wave: WaveView, call: Instruction, function: Function) -> None:
        """A function is entered."""
        if self.copies is not None and stays_a_call(function):
            self.copies.called(wave, call)

    def returned(self, wave: WaveView, call: Instruction | None, function: Function) -> None:
        """A function is left."""
        if self.copies is not None and call is not None and stays_a_call(function):
            self.copies.returned(wave, call)

    def group_began(self, group: GroupView) -> None:
        """A group is resident."""
        if self.clocks is not None:
            self.clocks.group_began(group)

    def wave_ended(self, wave: WaveView) -> None:
        """A wave has come to its end."""
        if self.copies is not None:
            self.copies.ended(wave)
        if self.clocks is not None:
            self.clocks.wave_ended(wave)

    def group_ended(self, number: int) -> None:
        """A group is over."""
        if self.copies is not None:
            self.copies.group_ended(number)
        if self.clocks is not None:
            self.clocks.group_ended(number)

    def ended(self) -> None:
        """A group's turn is over: its last store has happened."""
        if self.races is not None:
            self.races.flush()


def keeps_accesses(instruction: Instruction) -> bool:
    """Assembly over which no compiler moves an access of memory."""
    callee = instruction.operands[-1] if instruction.operands else None
    if not isinstance(callee, InlineAsm):
        return False
    return "sideeffect" in callee.flags and "~{memory}" in callee.constraints.split(",")


def _use(want: Wanted) -> Use:
    """Atomic loads and stores read and write; what does both is atomic."""
    if want.atomic and want.instruction.opcode not in ("load", "store"):
        return "atomic"
    return "write" if want.write else "read"
