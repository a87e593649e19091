"""What a wave did since its last barrier, for the barriers that it does not come to any more.

``if (id >= n) return;`` ends whole waves in front of a barrier, and the others meet there. What the ended ones accessed in
front of a barrier that they came to is behind it, as for all; what they accessed later is in front of none. So a wave
that ends tells which epochs may no longer move at the group's barriers (``unordered`` in the context, ``epochs.ll``): those
of memory that it accessed since the last barrier whose fences order that memory. Most such waves have accessed nothing.

Copies in flight access LDS when they are issued and when they are complete. That the wave has waited for its accesses
(``DRAINED``) is a bit of its own: it counts at the barriers in front of which it did.

The wave keeps a number of its own, with the bits of ``fences.py``; each block with watched accesses adds to it once.
"""

from __future__ import annotations

from typing import final

from swlds.device.memory_order import GLOBAL_CLOCK, LDS_CLOCK
from swlds.engines.wave_compiler.host.context import DRAINED, OFFSETS, QUIET
from swlds.engines.wave_compiler.races.fences import BITS, BLOCK_BIT
from swlds.engines.wave_compiler.schedule.plan import PLAIN
from swlds.engines.wave_compiler.wave_code import WaveCode

#: What a barrier orders in LDS goes by several bits.
LDS_BITS = BITS[LDS_CLOCK] | DRAINED | QUIET
ALL_BITS = LDS_BITS | BITS[GLOBAL_CLOCK] | BLOCK_BIT


@final
class EndedWaves:
    """Of one kernel; in its bodies nothing is kept: a call counts as an access of everything, and their barriers as none."""

    def __init__(self, t: WaveCode, *, is_watched: bool) -> None:
        self.t = t
        self._is_kept = is_watched and t.kernel is t and t.kind != PLAIN
        self._slot = ""
        #: What the block that is being written accessed, and the number does not have yet.
        self._pending = 0

    def write_entry(self) -> None:
        """Nothing was accessed."""
        if self._is_kept:
            self._slot = self.t.w.slot("i32", "touched")
            self.t.w.store("i32", "0", self._slot)

    def touch(self, bits: int) -> None:
        """The wave accesses memory whose epochs have these bits."""
        self._pending |= bits

    def end_block(self) -> None:
        """Before a wave may end: the number gets what is pending."""
        if self._is_kept and self._pending:
            before = self.t.w.load("i32", self._slot)
            self.t.w.store("i32", self.t.w.emit(f"or i32 {before}, {self._pending}"), self._slot)
        self._pending = 0

    def pass_barrier(self, fenced: int) -> None:
        """The wave comes to a barrier of the group whose fences order what the bits say."""
        self.end_block()
        ordered = fenced & ~QUIET | (QUIET if fenced & BITS[LDS_CLOCK] else 0)
        left = ALL_BITS & ~ordered
        if self._is_kept and left != ALL_BITS:
            before = self.t.w.load("i32", self._slot)
            self.t.w.store("i32", self.t.w.emit(f"and i32 {before}, {left}"), self._slot)

    def end_wave(self) -> None:
        """The wave ends."""
        w, place = self.t.w, self.t.w.offset("%g", OFFSETS["unordered"])
        if not self._is_kept:
            w.store("i32", str(ALL_BITS), place)
            return
        before, mine = w.load("i32", place), w.load("i32", self._slot)
        w.store("i32", w.emit(f"or i32 {before}, {mine}"), place)


__all__ = ["ALL_BITS", "LDS_BITS", "EndedWaves"]
