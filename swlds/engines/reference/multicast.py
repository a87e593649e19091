"""Loads that the members of a cluster share: who has asked for which, and what is wrong with one.

Each member issues the load itself, with a destination of its own. The n-th load that wave w of one member shares with another
member meets the n-th one that wave w there shares with the first: both must have the same mask, addresses and size. A load is
*complete* when all members of its mask have come. A wave goes on behind a load to registers, and behind a wait for a copy, when
it is. Loads with mask 0, and with the early time-out, wait for nobody.

====================================================================  ===========================================
what is wrong                                                         finding
====================================================================  ===========================================
lanes have different masks: the first active one's counts             mask-mismatch, warning
the kernel says that it is never in a cluster                         mask-mismatch, warning
the mask leaves the group itself out                                  mask-mismatch
two members differ in mask, size, addresses or order                  mask-mismatch
the mask names a member that the cluster does not have                missing-member
a member ends, or waits elsewhere, and never comes                    missing-member
====================================================================  ===========================================
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import field
from typing import Any, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.checks import Severity
from swlds.device.clusters import MAX_MEMBERS, MEMBER_BITS, TIME_OUT
from swlds.device.findings import Finding, OtherSite, WavePlace
from swlds.device.launch import Launch
from swlds.engines.reference.views import FrameView, WaveView
from swlds.ir.model import Instruction
from swlds.lazy import dataclass

#: Loads of a wave that are remembered, for words about one that nobody met.
_REMEMBERED = 16


@final
@dataclass(eq=False, slots=True)
class SharedLoad:
    """One load of a wave. ``addresses``: of its lanes, of which the ``lanes`` are active; ``missing``: members that have not
    come; ``is_wrong``: a finding says so already."""

    wave: WaveView
    member: int
    instruction: Instruction
    callers: list[Instruction]
    mask: int
    lanes: Array
    addresses: Array
    size: int
    missing: set[int] = field(default_factory=set)
    is_wrong: bool = False


@final
class Multicast:
    """The shared loads of one cluster of ``count`` members."""

    def __init__(self, launch: Launch, count: int) -> None:
        self.launch, self.count = launch, count
        self._is_on = "barriercheck" in launch.options.checks
        #: (wave, lesser member, greater member) -> loads of one of the two that the other one has not issued yet.
        self._pending: dict[tuple[int, int, int], deque[SharedLoad]] = {}
        self._last: dict[tuple[int, int], deque[SharedLoad]] = {}

    def issue(
        self, frame: FrameView, instruction: Instruction, member: int, masks: Array, addresses: Array, size: int
    ) -> SharedLoad | None:
        """A wave of a member issues a load; None where it waits for nobody."""
        first = int(np.argmax(frame.mask))
        mask = int(masks[first]) & (MEMBER_BITS | TIME_OUT)
        load = SharedLoad(
            frame.wave, member, instruction, frame.wave.callers(), mask, frame.mask.copy(), addresses.copy(), size
        )
        if (frame.mask & (masks != masks[first])).any():
            self._report(load, "mask-mismatch", _DIVERGENT.format(lane=first), severity="warning")
        if not mask & MEMBER_BITS:
            return None
        if self.launch.is_never_clustered:
            self._report(load, "mask-mismatch", _NEVER.format(mask=mask), severity="warning")
        self._last.setdefault((frame.wave.wave_number, member), deque(maxlen=_REMEMBERED)).append(load)
        if not mask >> member & 1:
            message = f"The mask {mask:#x} leaves out this work-group, member {member} of its cluster"
            self._report(load, "mask-mismatch", message)
            return None
        if mask & TIME_OUT:
            return None
        self._refuse_strangers(load)
        load.missing = {m for m in range(self.count) if mask >> m & 1 and m != member}
        for other in sorted(load.missing):
            self._meet(load, other)
        return load

    def _refuse_strangers(self, load: SharedLoad) -> None:
        strangers = [m for m in range(self.count, MAX_MEMBERS) if load.mask >> m & 1]
        if strangers:
            them = ", ".join(map(str, strangers))
            message = f"The mask {load.mask:#x} waits for member {them}; the cluster has {_size(self.count)}"
            self._report(load, "missing-member", message)

    def _meet(self, load: SharedLoad, other: int) -> None:
        key = (load.wave.wave_number, min(load.member, other), max(load.member, other))
        pending = self._pending.setdefault(key, deque())
        if not pending or pending[0].member == load.member:
            pending.append(load)
            return
        partner = pending.popleft()
        partner.missing.discard(load.member)
        load.missing.discard(other)
        self._compare(load, partner, pending)

    def _compare(self, load: SharedLoad, partner: SharedLoad, later: Iterable[SharedLoad]) -> None:
        difference = _difference(load, partner)
        if not difference:
            return
        if load.mask == partner.mask and any(not _difference(load, x) for x in later):
            difference = "the two issue their loads in another order"
        message = f"Members {partner.member} and {load.member} of the cluster share this load, but {difference}"
        self._report(load, "mask-mismatch", message, partner)
        load.is_wrong = partner.is_wrong = self._is_on

    # Who never comes -----------------------------------------------------------------------------------------

    def accuse(self, load: SharedLoad, whereabouts: Sequence[str], places: tuple[WavePlace, ...]) -> None:
        """Nobody can go on, or all is over, and members of a load have not come. ``whereabouts``: of the load's wave in each
        member, in words."""
        if load.is_wrong:
            return
        for member in sorted(load.missing):
            other = self._alike(load, member)
            if other is not None:
                message = (
                    f"Members {load.member} and {member} of the cluster issue this load with different masks, {load.mask:#x} and "
                    f"{other.mask:#x}"
                )
                self._report(load, "mask-mismatch", message, other, places=places, is_certain=True)
                return
        them = "; ".join(f"member {m} {whereabouts[m]}" for m in sorted(load.missing))
        head = (
            f"Member {load.member} of the cluster waits for a load that others in its mask {load.mask:#x} never issue"
        )
        self._report(load, "missing-member", f"{head}: {them}", places=places, is_certain=True)

    def _alike(self, load: SharedLoad, member: int) -> SharedLoad | None:
        """A load of the same bytes with another mask, of the same wave in a member."""
        found = self._last.get((load.wave.wave_number, member), ())
        return next((x for x in found if x.mask != load.mask and not _bytes_difference(x, load)), None)

    def left(self) -> list[SharedLoad]:
        """Loads whose members have not all come."""
        return list(dict.fromkeys(load for pending in self._pending.values() for load in pending if load.missing))

    def _report(
        self,
        load: SharedLoad,
        kind: str,
        message: str,
        partner: SharedLoad | None = None,
        *,
        severity: Severity = "error",
        places: tuple[WavePlace, ...] = (),
        is_certain: bool = False,
    ) -> None:
        """``is_certain``: said without barriercheck, too, as work-groups were stopped."""
        if not (self._is_on or is_certain):
            return
        lane = int(np.argmax(load.lanes))
        other = None
        if partner is not None:
            who = (partner.wave.group.index, self._item(partner.wave, partner.lanes), partner.wave.wave_number)
            other = OtherSite.at("issued here", self.launch.sites.site(partner.instruction, partner.callers), *who)
        found: Any = Finding.at(
            self.launch.sites.site(load.instruction, load.callers),
            kind,
            message,
            severity=severity,
            workgroup=load.wave.group.index,
            workitem=self._item(load.wave, load.lanes),
            wave=load.wave.wave_number,
            lane=lane,
            other=other,
            places=places,
            rule="alone" if partner is None else "together",
        )
        self.launch.log.add(found, load.instruction)

    def _item(self, wave: WaveView, lanes: Array) -> tuple[int, int, int]:
        return self.launch.geometry.item_index(wave.wave_number * wave.wave_size + int(np.argmax(lanes)))


def _difference(a: SharedLoad, b: SharedLoad) -> str:
    """In words; "" for none."""
    if a.mask != b.mask:
        return f"their masks are {b.mask:#x} and {a.mask:#x}"
    return _bytes_difference(a, b)


def _bytes_difference(a: SharedLoad, b: SharedLoad) -> str:
    if a.size != b.size:
        return f"one is of {b.size} bytes, the other of {a.size}"
    apart = a.lanes & b.lanes & (a.addresses != b.addresses)
    if apart.any():
        lane = int(np.argmax(apart))
        step = int(a.addresses[lane]) - int(b.addresses[lane])
        return f"their addresses differ: in lane {lane} by {step} bytes"
    return ""


def _size(members: int) -> str:
    return f"{members} work-groups" if members > 1 else "one work-group: the launch asks for no larger ones"


_DIVERGENT = (
    "Lanes pass different masks to one load of the cluster; that of lane {lane}, the first active one, counts for all"
)
_NEVER = (
    'A load with mask {mask:#x} in a kernel that says that it is never in a cluster ("amdgpu-cluster-dims"="0,0,0")'
)
