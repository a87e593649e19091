"""What waves do between the halves of their group's barrier: signal it again, come to a whole one, or end.

A work-group has one barrier, which counts what arrives, not who: a wave that arrives twice in one phase stands for another one,
and that phase may be over before all are there. Nobody is hurt who does not wait for it, so a signal is told of once somebody
waits. Where the phase was complete in between, a signal is the next phase's; a whole barrier is not, if the wave waits for its
signal later: by LLVM's model of barriers no other phase may lie between the two (AMDGPUExecutionSynchronization, "barrier phase
separation").
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import field
from typing import final

from swlds.device.launch import Launch
from swlds.device.missed_barriers import report_second_arrival, report_unwaited
from swlds.engines.reference.frame import Wave
from swlds.engines.reference.phases import WORKGROUP, Place
from swlds.lazy import dataclass


@final
@dataclass(frozen=True, slots=True)
class _Second:
    """A wave arrives that has signalled (``first``) and not waited. ``is_signal``: it goes on at once again."""

    wave: int
    phase: int
    place: Place
    first: Place
    is_signal: bool


@final
@dataclass(slots=True)
class Halves:
    """Of one group. ``has_second``: a wave has arrived twice in a phase, or with another one between its halves: places tell no
    longer who meets whom."""

    launch: Launch
    group: int
    has_second: bool = False
    #: The last phase for which a wave waited; of each wave the last one to which it came.
    _awaited: int = -1
    _reached: dict[int, int] = field(default_factory=dict)
    #: Those of phases for which nobody has waited so far, in the order of phases; of each wave the last one.
    _open: deque[_Second] = field(default_factory=deque)
    _last: dict[int, _Second] = field(default_factory=dict)

    def arrive(self, wave: Wave, phase: int, place: Place, *, is_signal: bool) -> None:
        self._reached[wave.wave_number] = phase
        if WORKGROUP not in wave.signalled:
            return
        before, first = wave.signalled[WORKGROUP]
        second = self._last[wave.wave_number] = _Second(wave.wave_number, phase, place, first, is_signal)
        if before == phase:
            self.has_second = True
            self._open.append(second)
            self._tell_open()

    def wait(self, wave: Wave, phase: int) -> None:
        self._awaited = max(self._awaited, phase)
        self._tell_open()
        if self._reached.get(wave.wave_number, phase) > phase and self.launch.waves_per_group > 1:
            self.has_second = True
            self._tell(self._last[wave.wave_number])

    def end(self, waves: Iterable[Wave]) -> None:
        """All waves have ended: was a signal the last that one did at the barrier, while others waited?"""
        for wave in waves:
            phase, place = wave.signalled.get(WORKGROUP, (self._awaited + 1, ()))
            if phase <= self._awaited and phase == self._reached[wave.wave_number] and not self.has_second:
                site = self.launch.sites.site(place[0], place[1:])
                report_unwaited(self.launch, self.group, wave.wave_number, site, place)

    def _tell_open(self) -> None:
        while self._open and self._open[0].phase <= self._awaited:
            self._tell(self._open.popleft())

    def _tell(self, second: _Second) -> None:
        site, first = (self.launch.sites.site(place[0], place[1:]) for place in (second.place, second.first))
        instruction = second.place[0]
        report_second_arrival(
            self.launch, self.group, second.wave, site, first, instruction, is_signal=second.is_signal
        )
