"""What the work-groups of a cluster share: its barrier, and the loads that they make together.

The barrier counts work-groups. One wave of each group signals (``s.barrier.signal(-3)``), or all waves of a group come to
``s.cluster.barrier``; groups that have ended are not waited for. Its completion is told to each wave once: a wait that comes
later goes through at once.
"""

from __future__ import annotations

from typing import Protocol, final

from swlds.device.findings import Finding, WavePlace
from swlds.device.wave_places import StandingWave, gather, name_waves
from swlds.engines.reference.events import Events
from swlds.engines.reference.frame import BLOCKED, MachineView, Wave
from swlds.engines.reference.happens_before import Meeting, Offers
from swlds.engines.reference.multicast import Multicast, SharedLoad
from swlds.engines.reference.phases import CLUSTER, Barrier
from swlds.engines.reference.views import GroupView
from swlds.ir.model import Instruction


class Member(GroupView, Protocol):
    """A work-group of the cluster: ``group.Group``."""

    is_over: bool
    was_cut: bool
    #: Waves that are at ``s.cluster.barrier``.
    gathering: Barrier

    @property
    def member(self) -> int: ...
    @property
    def live(self) -> list[Wave]: ...
    def standing(self) -> list[StandingWave]: ...
    def abort(self) -> None: ...


@final
class Cluster:
    """One cluster that runs. ``groups``: by their flat numbers."""

    def __init__(self, machine: MachineView) -> None:
        self.machine = machine
        self.groups: list[Member] = []
        self.multicast = Multicast(machine.launch, machine.launch.geometry.cluster_size)
        self.phase = 0
        #: Signals of this phase: member -> where.
        self._arrived: dict[int, Instruction] = {}
        self._signals = 0
        #: Of the race checker: what the groups offer one another in this phase, and in the one before.
        self._offers: dict[int, Offers] = {}

    @property
    def _events(self) -> Events:
        return self.machine.events

    # The barrier ---------------------------------------------------------------------------------------------

    def signal(self, group: Member, wave: Wave, instruction: Instruction) -> bool:
        """A wave signals for its group; was it the first signal of the phase?"""
        is_first = not self._signals
        self._prepare()
        self._events.arrive(wave, CLUSTER, self.phase)
        if group.member in self._arrived:
            self._report_twice(group, wave, instruction)
        self._arrive(group, instruction)
        return is_first

    def meet(self, group: Member, wave: Wave, instruction: Instruction) -> int | None:
        """A wave comes to ``s.cluster.barrier``; its group signals when all of its waves have."""
        phase = self.phase
        self._prepare()
        self._events.arrive(wave, CLUSTER, phase)
        self._events.wait(wave, CLUSTER, phase)
        wave.waiting = (CLUSTER, phase)
        group.gathering.arrived += 1
        self._gather(group, instruction)
        return None if self.phase != phase else BLOCKED

    def wait(self, wave: Wave) -> int | None:
        """A wave waits for a completion that it has not been told of."""
        self._prepare()
        if self.phase > wave.told:
            wave.told = self.phase
            self._events.wait(wave, CLUSTER, self.phase - 1)
            return None
        self._events.wait(wave, CLUSTER, self.phase)
        wave.waiting = (CLUSTER, self.phase)
        return BLOCKED

    def settle(self, group: Member) -> None:
        """A wave of a group ended."""
        if group.live:
            self._gather(group, None)
        self._complete()

    def _gather(self, group: Member, instruction: Instruction | None) -> None:
        if group.gathering.arrived and group.gathering.arrived >= len(group.live):
            group.gathering.arrived = 0
            self._arrive(group, instruction)

    def _arrive(self, group: Member, instruction: Instruction | None) -> None:
        self._signals += 1
        if instruction is not None:
            self._arrived[group.member] = instruction
        self._complete()

    def _prepare(self) -> None:
        """Meetings of the phase at which the groups' waves offer one another what they released."""
        if self.machine.races is None:
            return
        offers = self._offers.setdefault(self.phase, {})
        for group in self.groups:
            group.meetings.setdefault((CLUSTER, self.phase), Meeting(offers))
        self._offers = {p: o for p, o in self._offers.items() if p >= self.phase}

    def _complete(self) -> None:
        taking_part = sum(bool(group.live) for group in self.groups)
        if not self._signals or self._signals < taking_part:
            return
        phase = self.phase
        self.phase += 1
        self._signals, self._arrived = 0, {}
        for group in self.groups:
            self._events.complete(group, CLUSTER, phase)
            for wave in group.live:
                if wave.waiting == (CLUSTER, phase):
                    wave.waiting = None
                    wave.told = self.phase

    def _report_twice(self, group: Member, wave: Wave, instruction: Instruction) -> None:
        if "barriercheck" not in self.machine.launch.options.checks:
            return
        message = (
            "The work-group signals the cluster's barrier a second time; the barrier counts signals of work-groups, and is "
            "complete before others have come"
        )
        self.machine.reports.add(wave.frame, instruction, int(wave.frame.mask.argmax()), "divergent-barrier", message)

    # Shared loads --------------------------------------------------------------------------------------------

    def wait_for(self, wave: Wave, loads: list[SharedLoad]) -> int | None:
        """The wave goes on when all members have come to these loads."""
        wave.shared = [*wave.shared, *(load for load in loads if load.missing)]
        return BLOCKED if wave.shared else None

    def wake(self) -> None:
        """Members have come: whose loads are complete?"""
        for group in self.groups:
            for wave in group.live:
                if wave.shared:
                    wave.shared = [load for load in wave.shared if load.missing]

    # Ends ----------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """All groups are over: who never came to a load?"""
        if any(group.was_cut for group in self.groups):
            return
        for load in self.multicast.left():
            self.multicast.accuse(load, ["has ended"] * len(self.groups), ())

    def deadlock(self) -> None:
        """No wave of the cluster can go on."""
        standing = [wave for group in self.groups for wave in group.standing()]
        places = gather(standing)
        stuck = [load for group in self.groups for wave in group.live for load in wave.shared]
        if stuck:
            if not any(group.was_cut for group in self.groups):
                for load in stuck:
                    self.multicast.accuse(load, self._whereabouts(load), places)
        else:
            self._report_deadlock(standing)
        for group in self.groups:
            if group.live:
                group.abort()

    def _whereabouts(self, load: SharedLoad) -> list[str]:
        """What the load's wave does in each member."""
        number, words = load.wave.wave_number, []
        for group in self.groups:
            wave = next((w for w in group.live if w.wave_number == number), None)
            if wave is None:
                words.append("has ended" if not group.live else f"has ended its wave {number}")
                continue
            state = next(s for s in group.standing() if s.wave == number)
            where = state.site.location or state.site.instruction
            words.append(f"{state.state.replace('wait', 'waits', 1)} at {where}")
        return words

    def _report_deadlock(self, standing: list[StandingWave]) -> None:
        places = gather(standing)
        whom = ", ".join(self._name(place) for place in places)
        first = standing[0]
        group = next(g for g in self.groups if g.index == first.workgroup)
        wave = next(w for w in group.live if w.wave_number == first.wave)
        lane = int(wave.frame.mask.argmax())
        self.machine.launch.log.add(
            Finding.at(
                first.site,
                "deadlock",
                f"Deadlock: {whom}; nobody else can arrive",
                workgroup=group.index,
                workitem=self.machine.reports.item(wave, lane),
                wave=wave.wave_number,
                lane=lane,
                places=places,
            ),
            wave.standing(),
        )

    def _name(self, place: WavePlace) -> str:
        waves = name_waves(place.waves)
        if len(self.groups) > 1:
            waves = (
                f"{waves} of work-group {place.workgroup}"
                if place.count == len(place.waves)
                else f"{place.count} waves"
            )
        return f"{waves} {place.verb}"
