"""What a wave did since its last barrier, for the barriers that it does not come to any more.

``if (id >= n) return;`` ends whole waves in front of a barrier, and the others meet there. What the ended ones accessed in
front of a barrier that they came to is behind it, as for all; what they accessed later is in front of none. So a wave
that ends tells in which memory it accessed something since the last barrier whose fences order that memory. Most such waves have
accessed nothing.

The barrier of the grid orders what groups share, but for waves that have ended: their marks are looked for by all groups then
(``ended_marks.py``).

In kernels where a wave may have (``early_ends.py``) its marks since then are *pinned*: accesses look for them as long as the
group runs, and leave those of reads and atomics where they are, since whoever may not meet them may meet nobody. Marks of
other waves are behind the barriers as ever. In other kernels, where copies are in flight, and for what groups share that hand
over to one another, the epochs of that memory move no more (``unordered`` in the context, ``epochs.ll``).

Where waves have clocks, one that knows of what the ended wave released may meet its marks (``wave_clocks.ll``): barriers hand
on what one of the others knows of that. A pinned mark of reads or atomics that stays where somebody else comes by, who does
not know, is one of several waves then, and stands for what came since, too: only who did nothing of the kind in this epoch, or
is known with all of it, is none of them.

By the atomic with which it leaves a lowered block a wave has touched nothing, where nobody looks at that.

Copies in flight access LDS when they are issued and when they are complete. That the wave has waited for its accesses
(``DRAINED``) is a bit of its own: it counts at the barriers in front of which it did.

The wave keeps a number of its own, with the bits of ``fences.py``; each block with watched accesses adds to it once.
"""

from __future__ import annotations

from typing import final

from swlds.device.memory_order import GLOBAL_CLOCK, LDS_CLOCK
from swlds.engines.wave_compiler.host.context import DRAINED, ITEM, MANY, OFFSETS, PIN_COLUMNS, QUIET
from swlds.engines.wave_compiler.races.cells import SCALAR, RaceCells
from swlds.engines.wave_compiler.races.fences import BITS, BLOCK_BIT
from swlds.engines.wave_compiler.runtime import add_functions
from swlds.engines.wave_compiler.schedule.plan import PLAIN
from swlds.engines.wave_compiler.wave_code import WaveCode

#: What a barrier orders in LDS goes by several bits.
LDS_BITS = BITS[LDS_CLOCK] | DRAINED | QUIET
ALL_BITS = LDS_BITS | BITS[GLOBAL_CLOCK] | BLOCK_BIT
#: The bit of each row of ``pins``.
AREAS = (BITS[LDS_CLOCK], BITS[GLOBAL_CLOCK], BLOCK_BIT)


@final
class EndedWaves:
    """Of one kernel; in its bodies nothing is kept: a call counts as an access of everything, and their barriers as none."""

    def __init__(self, t: WaveCode, *, is_watched: bool) -> None:
        self.t = t
        self._is_kept = is_watched and t.kernel is t and t.kind != PLAIN
        #: The memory in which marks of ended waves are looked for, as bits.
        self.pinned = 0
        #: A lowered block has the numbers of LDS (``wave_clocks.py``).
        self.blocks_are_lds = False
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

    def pass_grid_barrier(self) -> None:
        """The wave comes to the barrier of the grid, which orders what groups share."""
        self.end_block()
        if self._is_kept:
            before = self.t.w.load("i32", self._slot)
            self.t.w.store("i32", self.t.w.emit(f"and i32 {before}, {ALL_BITS & ~BITS[GLOBAL_CLOCK]}"), self._slot)

    def end_wave(self) -> None:
        """The wave ends."""
        w, place = self.t.w, self.t.w.offset("%g", OFFSETS["unordered"])
        if not self._is_kept:
            w.store("i32", str(ALL_BITS), place)
            return
        before, mine = w.load("i32", place), w.load("i32", self._slot)
        if self.pinned:
            add_functions(w.declarations, "ended_waves", size=12 * PIN_COLUMNS, **_HOLES)
            fields = ("lds_epoch", "lds_tick") if self.blocks_are_lds else ("block_epoch", "global_tick")
            of_block = ", ".join(f"ptr {w.offset('%g', OFFSETS[name])}" for name in fields)
            pins = w.emit(f"and i32 {mine}, {self.pinned}")
            w.do(f"call void @pin_wave(ptr %g, i32 %w, i32 {pins}, {of_block})")
            mine = w.emit(f"and i32 {mine}, {~(self.pinned | (LDS_BITS if self.pinned & BITS[LDS_CLOCK] else 0))}")
        w.store("i32", w.emit(f"or i32 {before}, {mine}"), place)

    # What they left ----------------------------------------------------------------------------------------------

    def has_pins(self, area: int) -> str:
        """An i1: waves ended that had accessed this memory. ``area``: as in ``Watch``."""
        w = self.t.w
        pinned = w.load("i32", w.offset("%g", OFFSETS["pinned"]))
        return w.emit(f"icmp ne i32 {w.emit(f'and i32 {pinned}, {AREAS[area]}')}, 0")

    def find_marks(self, spots: RaceCells, area: int, cells: list[str]) -> list[str]:
        """Flags of the cells that may have such a wave's mark, or one of several waves among which it may be."""
        shape, kind = self.t.shape, "one" if spots.kind == SCALAR else "row"
        shift = shape.lanes.bit_length() - 1
        add_functions(self.t.w.declarations, "ended_marks", width=shape.width, shift=shift, item=ITEM, **_HOLES)
        call = f"call {spots.bit} @ended.{kind}(ptr %g, i32 {area}, {spots.type} {{}})"
        return [self.t.w.emit(call.format(c)) for c in cells]


#: Columns of ``pins`` behind the waves', and what says that several waves were there.
_HOLES = {"columns": PIN_COLUMNS, "least": PIN_COLUMNS - 2, "last": PIN_COLUMNS - 1, "many": MANY}

__all__ = ["ALL_BITS", "AREAS", "LDS_BITS", "EndedWaves"]
