"""The barrier of all work-groups of a cooperative launch.

A wave that comes to it waits, also the last one: a group has arrived when none of its waves can run and all that have not ended
are there. When all groups have arrived the waves go on. Everything before is then ordered before everything behind, for all
work-items: ``__ockl_grid_sync`` has fences at agent scope around. A group that has ended never arrives.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, final

from swlds.device.findings import Finding, Index3
from swlds.device.wave_places import MAX_PLACES, StandingWave, gather
from swlds.engines.reference.frame import BLOCKED, MachineView, Wave
from swlds.engines.reference.phases import GRID
from swlds.engines.reference.views import GroupView

#: Groups that have ended and that a finding names.
_NAMED = 3


class Member(GroupView, Protocol):
    """A work-group: ``group.Group``."""

    was_cut: bool

    @property
    def live(self) -> list[Wave]: ...
    def standing(self) -> list[StandingWave]: ...
    def abort(self) -> None: ...


@final
class Grid:
    """Of one launch."""

    def __init__(self, machine: MachineView) -> None:
        self.machine = machine
        self.phase = 0
        self._total = machine.launch.geometry.group_count
        self._arrived: dict[int, Member] = {}
        self._ended: list[Index3] = []
        #: Work-items of a group were stopped before they came to their end.
        self._is_cut = False

    def wait(self, wave: Wave) -> int:
        """A wave comes to the barrier."""
        if (clocks := self.machine.events.clocks) is not None:
            clocks.arrive(wave, GRID, self.phase)
            clocks.wait(wave, GRID, self.phase)
        wave.waiting = (GRID, self.phase)
        return BLOCKED

    def holds(self, groups: Sequence[Member]) -> bool:
        """Do the groups wait here? Some of their waves have not ended, and all of these are at the barrier."""
        live = [wave for group in groups for wave in group.live]
        return bool(live) and all(wave.waiting == (GRID, self.phase) for wave in live)

    def arrive(self, groups: Sequence[Member]) -> None:
        """None of the groups' waves can run; those that have ended before came to the barrier do not take part."""
        for group in groups:
            if group.live:
                self._arrived[group.number] = group
        self._settle()

    def end(self, groups: Sequence[Member]) -> None:
        """Groups have ended. (One that was at the barrier was stopped there.)"""
        for group in groups:
            self._arrived.pop(group.number, None)
            self._ended.append(group.index)
            self._is_cut |= group.was_cut
        self._settle()

    def _settle(self) -> None:
        if not self._arrived or len(self._arrived) + len(self._ended) < self._total:
            return
        if self._ended:
            self._deadlock()
        else:
            self._complete()

    def _complete(self) -> None:
        arrived, self._arrived = [*self._arrived.values()], {}
        phase, self.phase = self.phase, self.phase + 1
        if self.machine.races is not None:
            self.machine.races.meet_all(arrived)
        for group in arrived:
            if (clocks := self.machine.events.clocks) is not None:
                clocks.complete(group, GRID, phase)
            for wave in group.live:
                wave.waiting = None

    def _deadlock(self) -> None:
        """Those that wait are stopped. Where a group was stopped itself, that is what was wrong."""
        arrived, self._arrived = [*self._arrived.values()], {}
        if not self._is_cut:
            self._report(arrived)
        self._is_cut = True
        for group in arrived:
            group.abort()

    def _report(self, arrived: list[Member]) -> None:
        places = gather(wave for group in arrived for wave in group.standing())
        first = min(arrived, key=lambda group: group.number)
        wave = first.live[0]
        lane = int(wave.frame.mask.argmax())
        ended = sorted(self._ended, key=lambda index: index[::-1])
        names = ", ".join(f"({x},{y},{z})" for x, y, z in ended[:_NAMED])
        more = f" and {len(ended) - _NAMED} more" if len(ended) > _NAMED else ""
        has = "work-groups {} have" if len(ended) > 1 else "work-group {} has"
        message = (
            f"Deadlock: {sum(p.count for p in places)} waves of {len(arrived)} work-groups wait for the barrier of the grid; "
            f"{has.format(names + more)} ended without it"
        )
        self.machine.launch.log.add(
            Finding.at(
                self.machine.launch.sites.site(wave.standing(), wave.callers()),
                "deadlock",
                message,
                workgroup=first.index,
                workitem=self.machine.reports.item(wave, lane),
                wave=wave.wave_number,
                lane=lane,
                places=places[:MAX_PLACES],
            ),
            wave.standing(),
        )
