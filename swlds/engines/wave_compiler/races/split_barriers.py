"""Split barriers between whose signal and wait waves access memory: what is ordered there, and by which marks that is seen.

A wave signals (``s.barrier.signal``), goes on, and waits (``s.barrier.wait``). What it does between the two it does in front of
the next signal and behind the wait before: it belongs to two phases. With *r(a)*, the last phase to whose barrier the wave of an
access *a* has come, and *q(b)*, the last one for which the wave of *b* has waited,

    *a* is ordered before an access *b* of another wave where *r(a)* < *q(b)*, and by barriers only there.

For all waves signal in the phase *q(b)*; that of *a*'s wave is a later one than the last before *a*; and *b* lies behind the
wait. (A barrier of one piece is a signal and its wait.) That is of execution; of memory it holds where a release stands in front
of the signals and an acquire behind the wait. Where a wave ends behind its signal, or signals twice, a phase may be over to which
another one has not come: from then on nothing is ordered. Nor is for a wave that has not waited for each phase, once others have
ended.

So a mark has a number of *r(a)*, and *b* looks for marks from the one of *q(b)* on. Each phase has numbers of its own
(``runtime/split_epochs.ll``), the lowest of which is the epoch where the phase is over and something is released there; an
acquire behind the wait takes that over for the wave. Lanes of one wave are ordered by both halves: among the numbers of a phase
the wave takes a later one at the wait, and where lanes are ordered otherwise (``lane_order.py``).

What a wave that ends accessed since its last signal is behind no barrier: as in other kernels where no such end was expected
(``ended_waves.py``), the epochs of that memory stay where they are.

Barriers of which nothing stands between the halves are as good as whole ones, and kernels with such alone have the epochs of all
waves. Where waves or groups hand over otherwise, where groups run in turn, in clusters and grids, and where copies are in flight,
a group that comes to others is suspicious (``schedule/barriers.py``).
"""

from __future__ import annotations

from typing import final

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import effect_of
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.races.ended_waves import EndedWaves
from swlds.engines.wave_compiler.races.fences import acquired_spaces, released_spaces
from swlds.engines.wave_compiler.races.split_pairs import SplitPairs, is_group_half
from swlds.engines.wave_compiler.races.watched import WatchedObjects
from swlds.engines.wave_compiler.schedule.plan import COROUTINE, GROUPS
from swlds.engines.wave_compiler.wave_code import WaveCode


@final
class SplitBarriers:
    """Emits the code for one kernel or body. ``is_on``: marks have such numbers."""

    def __init__(self, t: WaveCode, ended: EndedWaves, *, is_on: bool, allows_bare: bool) -> None:
        self.t, self.is_on = t, is_on
        self._ended, self._allows_bare = ended, allows_bare

    def arrive(self, barrier: FlatInstruction) -> None:
        """The wave is about to come to a barrier of the group, or to signal it."""
        released = released_spaces(self.t, barrier, allows_bare=self._allows_bare)
        self._ended.pass_barrier(released)
        self.t.w.store("i32", str(released), self.t.w.offset("%g", OFFSETS["fenced"]))
        self.t.w.do("call void @arrive_split(ptr %g, i32 %w)")

    def known_epoch(self, area: int) -> str:
        """The epoch up to which the wave knows what others did, an i32. ``area``: as in ``Watch``."""
        w = self.t.w
        rows = w.pure(f"load ptr, ptr {w.offset('%g', OFFSETS['split_epochs'])}")
        return w.pure(f"load i32, ptr {w.pure(f'getelementptr [6 x i32], ptr {rows}, i32 %w, i32 {2 + area}')}")

    def acquire(self, barrier: FlatInstruction) -> None:
        """The wave has waited at a barrier of the group."""
        acquired = acquired_spaces(self.t, barrier, allows_bare=self._allows_bare)
        if acquired:
            self.t.w.do(f"call void @acquire_split(ptr %g, i32 %w, i32 {acquired})")


def needs_split(t: WaveCode, watched: WatchedObjects, pairs: SplitPairs) -> bool:
    """Something is accessed between a signal of the group's barrier and its wait, or may be, in a kernel whose waves are ordered
    by barriers alone."""
    options = t.options
    if not watched.sees_shared or t.kind != COROUTINE or t.plan.scope == GROUPS:
        return False
    if options.flies or options.grid or options.cluster is not None:
        return False
    barriers = [i for code in t.code.all for b in code.blocks for i in b.instructions if "barrier" in effect_of(i)]
    if any(effect_of(i).startswith("cluster") for i in barriers):
        return False
    halves = [i for i in barriers if is_group_half(i, "barrier_signal") or is_group_half(i, "barrier_wait")]
    return not all((pair := pairs.of(i)) is not None and pair.touched == 0 for i in halves)


__all__ = ["SplitBarriers", "needs_split"]
