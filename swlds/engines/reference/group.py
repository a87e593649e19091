"""A work-group: its waves, their schedule, barriers.

A barrier is a phase: a wave arrives, and waits until as many have arrived as take part. ``s.barrier`` and barrier -1 count the
waves that have not ended, as the device does; named barriers count what they were initialised with.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, final

import numpy as np

from swlds.analysis.wave_choices import WaveChoiceFinder
from swlds.device import turns
from swlds.device.address_space import LDS, Array
from swlds.device.findings import Finding, OtherSite
from swlds.device.image import Image
from swlds.device.implicit_args import Index3
from swlds.device.missed_barriers import report_missed
from swlds.device.wave_places import StandingWave
from swlds.engines.reference.apart import Apart, Case
from swlds.engines.reference.cluster import Cluster
from swlds.engines.reference.frame import BLOCKED, OVER, Frame, Wave
from swlds.engines.reference.halves import Halves
from swlds.engines.reference.happens_before import Meeting, Offers
from swlds.engines.reference.machine import Machine
from swlds.engines.reference.multicast import SharedLoad
from swlds.engines.reference.phases import CLUSTER, GRID, WORKGROUP, Barrier, Place
from swlds.engines.reference.values import constant
from swlds.ir.model import Instruction
from swlds.ir.names import display_name
from swlds.ir.types import PointerType
from swlds.ir.values import GlobalReference

_NAMES = {
    WORKGROUP: "the work-group's barrier",
    CLUSTER: "the cluster's barrier",
    GRID: "the barrier of the grid",
}


@final
class Group:
    """One resident work-group. ``member``: its flat number in its cluster."""

    def __init__(self, machine: Machine, number: int, slot: int, cluster: Cluster, member: int) -> None:
        self.cluster, self.member = cluster, member
        self.gathering = Barrier()
        self.machine, self.number, self.slot = machine, number, slot
        launch = machine.launch
        self.index: Index3 = launch.geometry.group_index(number)
        self.lds_base = launch.lds_base(slot)
        self.barriers: dict[Any, Barrier] = {WORKGROUP: Barrier()}
        #: Of the race checker: barriers by (key, phase); address of an atomic in LDS -> what its last write hands on.
        self.meetings: dict[tuple[Any, int], Meeting] = {}
        self.offers: dict[int, Offers] = {}
        #: How often each wave has met at the group's own barrier, and what is thought of waves at different places.
        self._arrivals = dict.fromkeys(range(launch.waves_per_group), 0)
        self._apart = Apart(launch.log.add)
        self._halves = Halves(launch, number) if "barriercheck" in launch.options.checks else None
        #: Work-items were stopped before they came to their end.
        self.was_cut = False
        #: A lane computed the address of an element of an array that has fewer.
        self.has_left_arrays = False
        self.is_over = False
        self._turn = turns.FIRST_TURN
        self._random = random.Random(turns.group_seed(launch.options.seed, number))
        launch.start_group(slot)
        machine.origins.forget(self.lds_base, launch.lds_size)
        code = machine.code(launch.image.program.kernel)
        arguments = [
            constant(v, p.type, machine.lanes, follows_undefined=machine.port.check_init)
            for v, p in zip(launch.arguments, launch.image.program.kernel.arguments, strict=False)
        ]
        self.waves = [self._wave(i) for i in range(launch.waves_per_group)]
        machine.resident[number] = self
        machine.events.group_began(self)
        for wave in self.waves:
            wave.enter(code, wave.initial_mask, None, None, [d for d, _ in arguments], [m for _, m in arguments])

    def _wave(self, number: int) -> Wave:
        machine = self.machine
        x, y, _ = machine.launch.geometry.block
        linear = np.arange(number * machine.lanes, (number + 1) * machine.lanes)
        mask = linear < machine.launch.geometry.group_size
        ids = (linear % x, linear // x % y, linear // (x * y))
        cut = tuple(np.where(mask, i, 0).astype(np.uint32) for i in ids)
        return Wave(machine, self, number, mask, (cut[0], cut[1], cut[2]))

    def private_lanes(self, wave: int, lanes: int) -> Array:
        """Window address of private byte 0 of each lane."""
        base = self.machine.launch.private_base(self.slot, wave)
        return np.uint64(base) + np.arange(lanes, dtype=np.uint64) * np.uint64(self.machine.launch.private_size)

    # Schedule ------------------------------------------------------------------------------------------------

    @property
    def live(self) -> list[Wave]:
        """The waves that have not ended."""
        return [w for w in self.waves if not w.is_over]

    @property
    def can_run(self) -> bool:
        """A wave waits for nobody."""
        return any(not (w.is_over or w.is_blocked) for w in self.waves)

    def run(self) -> None:
        """Run until no wave can go on, or the group has used its turn."""
        self._run()
        self.machine.events.ended()

    def end(self) -> None:
        """The group is over."""
        self.is_over = True
        self._apart.end(self._arrivals, was_cut=self.was_cut, may_be_chosen=not self.has_left_arrays)
        if self._halves is not None and not self.was_cut:
            self._halves.end(self.waves)
        self.machine.resident.pop(self.number, None)
        self.machine.events.group_ended(self.number)

    def _run(self) -> None:
        preempt = self.machine.launch.options.preempt
        left = self._turn
        self._turn = min(2 * self._turn, turns.LONGEST_TURN)
        while left > 0:
            ready = [w for w in self.waves if not (w.is_over or w.is_blocked)]
            if not ready:
                return
            for wave in self._order(ready):
                steps = wave.steps
                status = wave.run(self._slice(preempt))
                left -= wave.steps - steps + 1
                if status == OVER or wave.is_over:
                    self._settle()
                    self.machine.wave_ended()
                if self.is_over:
                    return
                if self.machine.is_late():
                    self.was_cut = True
                    self._apart.end(self._arrivals, was_cut=True, may_be_chosen=not self.has_left_arrays)
                    return

    def _order(self, ready: list[Wave]) -> list[Wave]:
        if self.machine.launch.options.seed:
            self._random.shuffle(ready)
        return ready

    def _slice(self, preempt: int) -> int:
        return turns.draw_slice(self._random, preempt) if self.machine.launch.options.seed else preempt

    def abort(self) -> None:
        """A trap: the whole group ends."""
        self.is_over = self.was_cut = True
        for wave in self.waves:
            wave.is_over = True

    # Barriers ------------------------------------------------------------------------------------------------

    def arrive(self, key: Any, wave: Wave, instruction: Instruction, *, is_signal: bool = False) -> int:
        """A wave arrives at a barrier, or signals it; returns the phase that it has to see the end of."""
        barrier = self.barriers.setdefault(key, Barrier())
        phase = barrier.phase
        if barrier.sites is None:
            barrier.sites = {}
        place = barrier.sites[wave.wave_number] = (instruction, *wave.callers())
        self.machine.events.arrive(wave, key, phase)
        if key == WORKGROUP:
            self._arrivals[wave.wave_number] += 1
            if self._halves is not None:
                self._halves.arrive(wave, phase, place, is_signal=is_signal)
        barrier.arrived += 1
        self._complete(key, barrier)
        return phase

    def wait(self, key: Any, wave: Wave, phase: int) -> int | None:
        """Block the wave until the phase is over; None when it is."""
        self.machine.events.wait(wave, key, phase)
        if key == WORKGROUP and self._halves is not None:
            self._halves.wait(wave, phase)
        if self.barriers.setdefault(key, Barrier()).phase != phase:
            return None
        wave.waiting = (key, phase)
        return BLOCKED

    def _settle(self) -> None:
        """A wave ended: barriers that count the live waves may be complete now."""
        for key, barrier in list(self.barriers.items()):
            if barrier.members is None:
                self._complete(key, barrier)
        self.cluster.settle(self)

    def signal_cluster(self, wave: Wave, instruction: Instruction) -> bool:
        """Signal the cluster's barrier for this group; was it the first signal?"""
        return self.cluster.signal(self, wave, instruction)

    def meet_cluster(self, wave: Wave, instruction: Instruction) -> int | None:
        """``s.cluster.barrier``: BLOCKED, or None where all are there."""
        return self.cluster.meet(self, wave, instruction)

    def wait_for_cluster(self, wave: Wave) -> int | None:
        """Wait for the cluster's barrier: BLOCKED, or None where it is complete."""
        return self.cluster.wait(wave)

    def wait_for_grid(self, wave: Wave) -> int:
        """A wave comes to the barrier of all groups: BLOCKED."""
        return self.machine.grid.wait(wave)

    def share_load(
        self, frame: Frame, instruction: Instruction, masks: Array, addresses: Array, size: int
    ) -> SharedLoad | None:
        """A load of the cluster is issued; None for one that waits for nobody."""
        load = self.cluster.multicast.issue(frame, instruction, self.member, masks, addresses, size)
        self.cluster.wake()
        return load

    def wait_for_loads(self, wave: Wave, loads: list[SharedLoad]) -> int | None:
        """BLOCKED until all members have come to the loads; None where they have."""
        return self.cluster.wait_for(wave, loads)

    def _complete(self, key: Any, barrier: Barrier) -> None:
        members = len(self.live) if barrier.members is None else barrier.members
        if not barrier.arrived or barrier.arrived < members:
            return
        if key == WORKGROUP and self._halves is not None and not self._halves.has_second:
            self._compare_sites(barrier)
            self._look_for_missing(barrier)
        self.machine.events.complete(self, key, barrier.phase)
        barrier.arrived, barrier.sites = 0, None
        barrier.phase += 1
        for wave in self.waves:
            if wave.waiting is not None and wave.waiting[0] == key:
                wave.waiting = None

    def _compare_sites(self, barrier: Barrier) -> None:
        """All waves have arrived: they should have arrived at the same barrier."""
        launch, places = self.machine.launch, dict(sorted((barrier.sites or {}).items()))
        if not (self._apart.is_open or len({*places.values()}) > 1):
            return
        lines = {wave: launch.sites.site(place[0]).location or place[0] for wave, place in places.items()}
        if self._apart.is_open or len({*lines.values()}) > 1:
            self._apart.phase(places, lines, lambda: self._different_barriers(places, lines))
        else:
            self._apart.meet_by_different_ways(places, lambda: self._different_barriers(places, places))

    def _look_for_missing(self, barrier: Barrier) -> None:
        """All waves that have not ended have arrived: others should have, too. ``Halves`` tells of those that ended behind a
        signal for which they did not wait."""
        launch, places = self.machine.launch, barrier.sites or {}
        if len(places) == len(self.waves) or self.was_cut:
            return
        gone = (w for w in self.waves if w.is_over and WORKGROUP not in w.signalled)
        ended = [w.wave_number for w in gone if w.wave_number not in places]
        if ended:
            place = places[min(places)]
            report_missed(launch, self.number, ended, launch.sites.site(place[0], place[1:]), place)

    def _different_barriers(self, places: dict[int, Place], lines: dict[int, Any]) -> Case:
        """``lines``: what tells the barriers apart."""
        by_line: dict[Any, list[int]] = {}
        for number, line in lines.items():
            by_line.setdefault(line, []).append(number)
        first, second = list(by_line.values())[:2]
        here, there = places[first[0]], places[second[0]]
        wave = self.waves[first[0]]
        lane = int(np.argmax(wave.initial_mask))
        site, other = (self.machine.launch.sites.site(i, callers) for i, *callers in (here, there))
        found = Finding.at(
            site,
            "divergent-barrier",
            f"Waves {_names(first)} wait at this barrier, waves {_names(second)} at another",
            workgroup=self.index,
            workitem=self.machine.reports.item(wave, lane),
            wave=first[0],
            lane=lane,
            other=OtherSite.at("other waves wait here", other),
        )
        return Case(found, here[0], self._are_chosen(places.values()))

    def _are_chosen(self, places: Iterable[Place]) -> bool:
        """No wave comes there by a branch that its lanes decide."""
        finder = self.machine.image.recall((WaveChoiceFinder,), WaveChoiceFinder)
        return all(finder.is_reached_by_whole_waves(place) for place in {*places})

    def standing(self) -> list[StandingWave]:
        """Where the waves stand that have not ended."""
        return [
            StandingWave(
                self.index,
                wave.wave_number,
                self._state(wave),
                self.machine.launch.sites.site(wave.standing(), wave.callers()),
            )
            for wave in self.waves
            if not wave.is_over
        ]

    def _state(self, wave: Wave) -> str:
        if wave.waiting is None:
            return "wait for the other members of a load" if wave.shared else "run"
        return f"wait for {self._barrier_name(wave.waiting[0])}"

    def _barrier_name(self, key: Any) -> str:
        if key in _NAMES:
            return _NAMES[key]
        if not isinstance(key, tuple):
            return f"barrier {key}"
        image = self.machine.image
        names = [name for name, value in image.program.globals.items() if _is_at(image, value, key[1])]
        return f"barrier @{display_name(names[0])}" if names else f"the barrier at {key[1]:#x}"


def _is_at(image: Image, value: GlobalReference, address: int) -> bool:
    return value.type == PointerType(LDS) and image.resolve(value)[0] == address


def _names(waves: list[int]) -> str:
    return ", ".join(map(str, waves))
