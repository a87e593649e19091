"""What orders lanes of one wave between barriers: fences, wave barriers, ordered atomics, barriers without fences.

In a kernel with such places each wave has numbers of its own, one for LDS and one for other memory, that go up there
(``lane_ticks``): what the wave did at a lower one is ordered before what its lanes do next, though not for other waves. Where
fences stand directly around a barrier the epoch moves for all waves, and that is enough.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, final

from swlds.device.address_space import PRIVATE
from swlds.device.memory_order import (
    ACQUIRES,
    DEVICE_SCOPE,
    GLOBAL_CLOCK,
    LDS_CLOCK,
    RELEASES,
    WAVE_SCOPE,
    atomic_spaces,
    keeps_order,
    ordered_spaces,
    orders_blocks_as_lds,
    orders_lanes,
    scope_level,
)
from swlds.device.objects import READ_ONLY
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import effect_of
from swlds.engines.wave_compiler.races.fences import BITS, barrier_of, fenced_spaces
from swlds.engines.wave_compiler.races.object_uses import Key
from swlds.engines.wave_compiler.races.polls import Polls
from swlds.engines.wave_compiler.races.race_uses import atomic_scope, key_of
from swlds.engines.wave_compiler.races.release_acquire import may_hand_over
from swlds.engines.wave_compiler.races.segments import epoch_bits, find_lanes_apart
from swlds.engines.wave_compiler.races.watched import WatchedObjects
from swlds.engines.wave_compiler.races.wave_clocks import effects, is_leaving, may_know_waves
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import ORDERED

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.memory.place import Place

_ALL = BITS[LDS_CLOCK] | BITS[GLOBAL_CLOCK]


@final
class LaneOrder:
    """Emits the code for one kernel or body. ``is_on``: there are such places. ``knows_kept``: there are volatile accesses.
    ``knows_waves``: numbers also tell other waves what was before (``wave_clocks.py``)."""

    def __init__(
        self,
        t: WaveCode,
        watched: WatchedObjects,
        lane_planes: dict[Key, int],
        allows_bare: bool,
        of_kernel: LaneOrder | None,
    ) -> None:
        self.t, self._allows_bare = t, allows_bare
        self.polls: Polls = Polls(t)
        self.is_on: bool = False
        self.knows_kept: bool = False
        self.knows_waves: bool = False
        if of_kernel is not None:
            self.is_on, self.knows_kept = of_kernel.is_on, of_kernel.knows_kept
            self.knows_waves = of_kernel.knows_waves
            return
        self._watched = _spaces(watched) if watched.is_on else 0
        if not self._watched:
            return
        self._apart = find_lanes_apart(watched, lane_planes)
        self.knows_waves = may_know_waves(t) and self._hands_over()
        self.is_on = self.knows_waves
        for block in (b for code in t.code.all for b in code.blocks):
            self.is_on = self.is_on or any(self._orders(block, i) for i in block.instructions)
            self.knows_kept = self.knows_kept or any(_is_kept(i) for i in block.instructions)

    def _hands_over(self) -> bool:
        """The kernel releases and acquires beyond the wave, elsewhere than where the epochs move. Where groups know nothing of
        one another no such barrier may lie between: behind one a wave knows by the epoch what the others did in front of it."""
        is_far = may_hand_over(self.t)
        is_whole = is_far or len(self.t.code.all) > 1
        whole = [i for code in self.t.code.all for b in code.blocks for i in b.instructions]
        parts = [whole] if is_whole else self._between_barriers()
        return any(len(self._handed(part, is_far=is_far)) == 2 for part in parts)

    def _handed(self, instructions: Iterable[FlatInstruction], *, is_far: bool) -> set[str]:
        """Whether some of them release, and acquire."""
        found: set[str] = set()
        for i in instructions:
            is_own = self._is_of_barrier(i, is_far=is_far) if i.opcode == "fence" else is_leaving(self.t, i)
            found |= frozenset() if is_own else effects(i)
        return found

    def _between_barriers(self) -> Iterator[list[FlatInstruction]]:
        """What may come behind the kernel's beginning, or behind a barrier that moves the epochs, up to the next one."""
        blocks = self.t.code.blocks
        starts = [(b, k + 1) for b in blocks for k, i in enumerate(b.instructions) if self._is_moving(i)]
        for block, at in [(blocks[0], 0), *starts]:
            part, is_open = self._up_to_barrier(block.instructions[at:])
            work, seen = list(block.successors) if is_open else [], set[FlatBlock]()
            while work:
                if (other := work.pop()) not in seen:
                    seen.add(other)
                    more, is_open = self._up_to_barrier(other.instructions)
                    part += more
                    work += other.successors if is_open else []
            yield part

    def _up_to_barrier(self, instructions: list[FlatInstruction]) -> tuple[list[FlatInstruction], bool]:
        """The instructions in front of a barrier that moves the epochs; whether there is none."""
        at = next((k for k, i in enumerate(instructions) if self._is_moving(i)), None)
        return instructions[:at], at is None

    def _is_moving(self, i: FlatInstruction) -> bool:
        return effect_of(i) == "barrier" and self._is_moved(i)

    def _is_of_barrier(self, fence: FlatInstruction, *, is_far: bool) -> bool:
        """It does no more than move the epochs at a barrier. ``is_far``: other groups may know what it does."""
        reaches = is_far and scope_level(fence.source.field("syncscope")) == DEVICE_SCOPE
        return not reaches and self._is_moved(barrier_of(self.t, fence))

    def _orders(self, block: FlatBlock, i: FlatInstruction) -> bool:
        """A place that orders lanes, and is not part of a barrier that moves the epochs."""
        if i.opcode == "fence":
            counts = self._apart is None or i in self._apart
            return counts and orders_lanes(i.source.field("syncscope")) and not self._is_moved(barrier_of(self.t, i))
        if i.opcode in ORDERED:
            return bool(_moved(i, LDS_CLOCK, "ordering") or _moved(i, LDS_CLOCK, "failure_ordering"))
        effect = effect_of(i)
        if effect == "barrier":
            return not self._is_moved(i)
        return effect == "wave_barrier" or effect.startswith("barrier")

    def _is_moved(self, barrier: FlatInstruction | None) -> bool:
        """The epochs of all that is watched move there."""
        return barrier is not None and not self._watched & ~fenced_spaces(
            self.t, barrier, barrier, allows_bare=self._allows_bare
        )

    def fence(self, i: FlatInstruction) -> None:
        if orders_lanes(i.source.field("syncscope")):
            spaces = ordered_spaces(self.t.image.program.module, i.source)
            self.move(sum(BITS[s] for s in spaces))

    def move(self, spaces: int = _ALL) -> None:
        """What the wave did is ordered before what its lanes do next."""
        spaces = self._counted(spaces)
        if self.is_on and spaces:
            self.t.w.do(f"call void @order_lanes(ptr %g, i32 %w, i32 {spaces})")

    def atomic(self, place: Place, clock: int, *, before: bool, fails: bool) -> None:
        """In front of an access, or behind it: what an ordered atomic orders. ``clock``: the one of what it accesses."""
        i = self.t.current
        if i is None or not self._moves(i, place):
            return
        field = "failure_ordering" if fails else "ordering"
        if self.is_poll(place, fails=fails):
            first, behind = (self._bits(i, clock, field, orderings) for orderings in (RELEASES, ACQUIRES))
            self.polls.begin(first, behind) if before else self.polls.end(behind)
            return
        if self.polls.has(i):
            self.polls.forget()
        if i.source.field(field) in (RELEASES if before else ACQUIRES):
            self.move(sum(BITS[s] for s in _moved(i, clock, field)))

    def _moves(self, i: FlatInstruction, place: Place) -> bool:
        """An atomic access there may order the lanes."""
        if not self.is_on or i.opcode not in ORDERED or place.space == PRIVATE:
            return False
        key = key_of(self.t, place.symbol)
        return key is not None and not (key[0] == "object" and self.t.image.memory.objects.flags[key[1]] & READ_ONLY)

    def is_poll(self, place: Place, *, fails: bool) -> bool:
        """The access acquires and is the only one of its block: where it is over the wave has a number of its own."""
        i, field = self.t.current, "failure_ordering" if fails else "ordering"
        if i is None or not (self._moves(i, place) and self.polls.has(i)):
            return False
        return bool(self._bits(i, LDS_CLOCK, field, ACQUIRES))

    def _bits(self, i: FlatInstruction, clock: int, field: str, orderings: frozenset[str]) -> int:
        """The memory for which an access orders the lanes, if its ordering is one of those."""
        moved = _moved(i, clock, field) if i.source.field(field) in orderings else ()
        return self._counted(sum(BITS[s] for s in moved))

    def _counted(self, spaces: int) -> int:
        """Without clocks a lowered block has the numbers of other memory: where something orders one of the two only, those go up
        where all is ordered."""
        return spaces if spaces == _ALL or not self._mixes_numbers else spaces & BITS[LDS_CLOCK]

    @cached_property
    def _mixes_numbers(self) -> bool:
        return not self.knows_waves and orders_blocks_as_lds(self.t.image.program)


def _spaces(watched: WatchedObjects) -> int:
    """The epochs in which something is watched, as bits of ``fenced``."""
    found: set[int] = set()
    for key in watched.uses:
        bits = epoch_bits(watched, key)
        if watched.needs(key, BITS[GLOBAL_CLOCK] in bits):
            found |= bits
    return sum(found)


def _is_kept(i: FlatInstruction) -> bool:
    """A volatile access, or one that is atomic in the wave only: marks in the planes of plain accesses say so."""
    return i.opcode in ORDERED and atomic_scope(i) == WAVE_SCOPE and keeps_order(i.source)


def _moved(i: FlatInstruction, clock: int, field: str) -> tuple[int, ...]:
    """The clocks for which an atomic orders the lanes of its wave."""
    ordering, name = i.source.field(field), i.source.field("syncscope")
    if ordering not in RELEASES | ACQUIRES or not orders_lanes(name):
        return ()
    return atomic_spaces(name, clock)


__all__ = ["LaneOrder"]
