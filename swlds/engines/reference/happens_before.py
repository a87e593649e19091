"""What is ordered before what: vector clocks of the waves, moved by barriers, fences and atomics.

Time of a wave is cut into *eras*: numbers that never come back, a new one at each release. A wave's ``Clock`` says, for
each wave, up to which of its eras all accesses are ordered before now. LDS and global memory have a clock each, since a
fence may be limited to one of them (``!mmra`` ``amdgpu-synchronize-as``). ``executed`` is the order of execution alone,
what a barrier without fences gives.

====================  ===========================================================================================
event                 effect
====================  ===========================================================================================
release fence         what is ordered now is kept; barriers and atomics that follow hand it on
barrier               what each wave's last release fence kept is offered to the others
acquire fence         what barriers and atomic reads offered counts from here on
release, acquire      the same at once, through the location of the atomic
any of these,         lanes of the wave: what was before is ordered before what follows (``order_lanes``)
wave barrier
====================  ===========================================================================================

Scopes are those of ``device.memory_order``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import field
from typing import NamedTuple, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.memory_order import (
    ACQUIRES,
    BOTH,
    CLUSTER_SCOPE,
    DEVICE_SCOPE,
    GLOBAL_CLOCK,
    GROUP_SCOPE,
    LDS_CLOCK,
    RELEASES,
    WAVE_SCOPE,
    scope_level,
)
from swlds.lazy import dataclass

#: An era behind every other: a wave is ordered with itself.
ALWAYS = np.iinfo(np.int64).max


@final
@dataclass(slots=True, eq=False)
class Clock:
    """Eras by wave. ``near``: of the waves of group ``group``; ``far``: wave -> era of other groups."""

    group: int
    near: Array
    far: dict[int, int] = field(default_factory=dict)

    def copy(self) -> Clock:
        return Clock(self.group, self.near.copy(), dict(self.far))

    def era_of(self, wave: int) -> int:
        """Up to which era of a wave all is ordered."""
        slot = wave - self.group * len(self.near)
        return int(self.near[slot]) if 0 <= slot < len(self.near) else self.far.get(wave, 0)

    def join(self, other: Clock, own: int) -> None:
        """Take over what another clock knows. ``own``: the wave, among its group, that this clock is of."""
        if other.group == self.group:
            np.maximum(self.near, other.near, out=self.near)
            for wave, era in other.far.items():
                self.far[wave] = max(era, self.far.get(wave, 0))
        else:
            width = len(self.near)
            eras = [(other.group * width + i, era) for i, era in enumerate(other.near.tolist())]
            for wave, era in (*eras, *other.far.items()):
                slot = wave - self.group * width
                if 0 <= slot < width:
                    self.near[slot] = max(self.near[slot], era)
                else:
                    self.far[wave] = max(era, self.far.get(wave, 0))
        self.near[own] = ALWAYS


class Kept(NamedTuple):
    """What a release keeps: a clock of LDS and of global memory (None where it never covered that). ``limit``: the scope of the
    atomic that covers its own memory only."""

    local: Clock | None = None
    shared: Clock | None = None
    limit: str = ""


#: (wave, scope of the release) -> what it kept.
Offers = dict[tuple[int, int], Kept]


def add_offers(offers: Offers, more: Offers) -> None:
    """Add what was handed on. Of one wave the later release counts, in whichever order they are seen."""
    for key, kept in more.items():
        old = offers.get(key)
        if old is None or old is kept:
            offers[key] = kept
        else:
            local, shared = _later(old.local, kept.local, key[0]), _later(old.shared, kept.shared, key[0])
            offers[key] = Kept(local, shared, kept.limit or old.limit)


def _later(a: Clock | None, b: Clock | None, wave: int) -> Clock | None:
    """Of two clocks of a wave: what it knew later."""
    if a is None or b is None:
        return b if a is None else a
    slot = wave % len(a.near)
    return a if a.near[slot] > b.near[slot] else b


@final
@dataclass(slots=True, eq=False)
class Meeting:
    """One phase of a barrier. ``left``: waves that have still to take what is offered."""

    offers: Offers = field(default_factory=dict)
    executed: Array | None = None
    drained: Array | None = None
    left: int = 0


@final
class Eras:
    """Numbers of eras, and whose they are."""

    def __init__(self) -> None:
        self.waves = np.zeros(1024, np.int64)
        self.count = 1

    def start(self, wave: int) -> int:
        if self.count == len(self.waves):
            self.waves = np.concatenate([self.waves, np.zeros_like(self.waves)])
        self.waves[self.count] = wave
        self.count += 1
        return self.count - 1


@final
class WaveOrder:
    """What is ordered before the next access of one wave."""

    def __init__(
        self, eras: Eras, group: int, slot: int, width: int, cluster_of: Callable[[int], int] | None = None
    ) -> None:
        """``cluster_of``: the cluster of a group; None where all are in one."""
        self.eras, self.group, self.slot, self._cluster_of = eras, group, slot, cluster_of
        self.wave = group * width + slot
        self.era = eras.start(self.wave)
        self.clocks = tuple(Clock(group, np.zeros(width, np.int64)) for _ in BOTH)
        for clock in self.clocks:
            clock.near[slot] = ALWAYS
        self.executed = np.zeros(width, np.int64)
        self.executed[slot] = ALWAYS
        #: By clock: the era from which on nothing orders the wave's own lanes.
        self.since = [self.era, self.era]
        #: Scope -> what the last release fence of at least that scope kept.
        self.kept: dict[int, Kept] = {}
        #: Offered by barriers and atomic reads since the last acquire fence.
        self.offered: Offers = {}
        #: Barriers that the wave waits for: it is through them when it does anything.
        self.due: list[Meeting] = []
        #: For copies in flight: what was executed in front of the last acquire fence; the era before which the wave's accesses of
        #: LDS have happened, and the same of the other waves where they came to a barrier.
        self.seen = self.executed
        self.drained = self.era
        #: What was executed in front of the last ``sched.barrier(0)``: the compiler moves nothing over that.
        self.pinned = self.executed
        #: The era before which the wave's stores to global memory are there for copies that another counter counts.
        self.stored = self.era
        self.drained_by = np.zeros(width, np.int64)
        #: The era in which the wave came to its last barrier.
        self.arrived = 0
        #: The same of the last ones.
        self.arrivals: deque[int] = deque(maxlen=64)
        #: What atomics of one memory ordered in that, and the scope of the last one: for the text of a finding.
        self.limited = Clock(group, np.zeros(width, np.int64))
        self.limit = ""
        #: What barriers offered, of waves of the cluster: the cluster's barrier hands it on.
        self.relayed: Offers = {}

    @property
    def last_but_one(self) -> int:
        """The era in which the wave came to the barrier in front of its last one; 0 where it came to none."""
        return self.arrivals[-2] if len(self.arrivals) > 1 else 0

    @property
    def is_clustered(self) -> bool:
        return self._cluster_of is not None

    def shares_cluster(self, group: int) -> bool:
        """Is a group in the cluster of this wave?"""
        return self._cluster_of is None or self._cluster_of(group) == self._cluster_of(self.group)

    def missing_between(self, group: int) -> str:
        """Of a race with another work-group: what would order the two."""
        scopes = "cluster or agent" if self.is_clustered and self.shares_cluster(group) else "agent"
        return f"nothing at {scopes} scope orders the two work-groups"

    def reaches(self, group: int, scope: int) -> bool:
        """Does a scope of this wave reach a group?"""
        near = group == self.group or (scope == CLUSTER_SCOPE and self.shares_cluster(group))
        return near or scope == DEVICE_SCOPE

    def _needs(self, group: int) -> int:
        """The scope at which waves of another group are met."""
        return CLUSTER_SCOPE if self._cluster_of is not None and self.shares_cluster(group) else DEVICE_SCOPE

    def drain(self) -> None:
        """The wave's accesses of LDS up to here have happened."""
        self.era = self.drained = self.eras.start(self.wave)

    def pin(self) -> None:
        """The compiler moves no instruction of the wave over this place."""
        self.pinned = self.executed

    def drain_stores(self) -> None:
        """The wave's stores to global memory up to here have happened."""
        self.era = self.stored = self.eras.start(self.wave)

    def order_lanes(self, spaces: tuple[int, ...]) -> None:
        """What the wave's lanes did up to here is ordered before what they, and the others, do next."""
        self.era = self.eras.start(self.wave)
        for space in spaces:
            self.since[space] = self.era

    # Release and acquire -------------------------------------------------------------------------------------

    def release(self) -> Kept:
        """A copy of the clocks up to here; a new era starts."""
        copies = []
        for clock in self.clocks:
            copy = clock.copy()
            copy.near[self.slot] = self.era
            copies.append(copy)
        self.era = self.eras.start(self.wave)
        return Kept(copies[0], copies[1])

    def acquire(self, offers: Iterable[Kept], spaces: tuple[int, ...], limit: str = "") -> None:
        """``limit``: the scope of the atomic that acquires, where it orders its own memory only."""
        for kept in offers:
            for space in spaces:
                clock = kept.local if space == LDS_CLOCK else kept.shared
                if clock is None:
                    continue
                self.clocks[space].join(clock, self.slot)
                if word := limit or kept.limit:
                    self.limited.join(clock, self.slot)
                    self.limit = word

    def fence(self, ordering: str, scope: int, spaces: tuple[int, ...]) -> None:
        if scope == WAVE_SCOPE:
            return
        if ordering in ACQUIRES and self.offered:
            width = len(self.executed)
            taken = [k for k in self.offered if self.reaches(k[0] // width, scope)]
            self.acquire((self.offered[key] for key in taken), spaces)
            if spaces == BOTH:
                for key in taken:
                    del self.offered[key]
        if ordering in ACQUIRES and LDS_CLOCK in spaces:
            self.seen = self.executed
        if ordering in RELEASES:
            now = self.release()
            for level in range(GROUP_SCOPE, scope + 1):
                old = self.kept.get(level, Kept())
                self.kept[level] = Kept(
                    now.local if LDS_CLOCK in spaces else old.local,
                    now.shared if GLOBAL_CLOCK in spaces else old.shared,
                )
            if LDS_CLOCK in spaces:
                self.drained = self.era
            if GLOBAL_CLOCK in spaces:
                self.stored = self.era

    def is_by_atomics(self, wave: int, era: int) -> bool:
        """What a wave did up to an era is ordered by atomics of one memory, in that."""
        return bool(self.limit) and era <= self.limited.era_of(wave)

    # Barriers ------------------------------------------------------------------------------------------------

    def arrive(self, meeting: Meeting, *, is_clusters: bool = False) -> None:
        """Offer what was released; execution up to here is in front of what follows the barrier. ``is_clusters``: the barrier is
        the cluster's, which one wave of a group may signal for all."""
        if is_clusters:
            meeting.offers.update({k: o for k, o in self.relayed.items() if k[1] == CLUSTER_SCOPE})
        for level in (GROUP_SCOPE, CLUSTER_SCOPE) if self._cluster_of is not None else (GROUP_SCOPE,):
            if level in self.kept:
                meeting.offers[self.wave, level] = self.kept[level]
        executed = self.executed.copy()
        executed[self.slot] = self.arrived = self.era
        self.arrivals.append(self.era)
        self.order_lanes(BOTH)
        meeting.executed = executed if meeting.executed is None else np.maximum(meeting.executed, executed)
        drained = self.drained_by.copy()
        drained[self.slot] = self.drained
        meeting.drained = drained if meeting.drained is None else np.maximum(meeting.drained, drained)

    def pass_barriers(self) -> None:
        for meeting in self.due:
            add_offers(self.offered, meeting.offers)
            if self._cluster_of is not None:
                self.relayed.update(meeting.offers)
            if meeting.executed is not None:
                self.executed = np.maximum(self.executed, meeting.executed)
                self.executed[self.slot] = ALWAYS
            if meeting.drained is not None:
                self.drained_by = np.maximum(self.drained_by, meeting.drained)
        self.due.clear()

    # Atomics -------------------------------------------------------------------------------------------------

    def read_atomic(self, offers: Iterable[Offers], ordering: str, name: str | None, spaces: tuple[int, ...]) -> None:
        """An atomic read, of the ``syncscope`` ``name``, saw what was written with these offers."""
        scope = scope_level(name)
        width = len(self.executed)
        seen: Offers = {}
        for group in offers:
            for key, kept in group.items():
                wave, level = key
                group_ = wave // width
                if wave != self.wave and (group_ == self.group or level == self._needs(group_) <= scope):
                    add_offers(seen, {key: kept})
        if not seen:
            return
        if ordering in ACQUIRES:
            self.acquire(seen.values(), spaces, _limit(name, spaces))
        else:
            add_offers(self.offered, seen)

    def write_atomic(self, ordering: str, name: str | None, spaces: tuple[int, ...]) -> Offers:
        """What an atomic write of the ``syncscope`` ``name`` hands on."""
        scope = scope_level(name)
        if ordering in RELEASES:
            now = self.release()
            if LDS_CLOCK in spaces:
                self.drained = self.era
            if GLOBAL_CLOCK in spaces:
                self.stored = self.era
            local, shared = now.local if LDS_CLOCK in spaces else None, now.shared if GLOBAL_CLOCK in spaces else None
            kept = Kept(local, shared, _limit(name, spaces))
            return {(self.wave, level): kept for level in range(GROUP_SCOPE, scope + 1)}
        return {(self.wave, level): self.kept[level] for level in self.kept if level <= scope}


def _limit(name: str | None, spaces: tuple[int, ...]) -> str:
    """The scope of an atomic that orders only its own memory; of others nothing."""
    return "" if spaces == BOTH else (name or "").strip('"')
