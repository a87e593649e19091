"""Order between the waves of a group by what they read: flags, spin locks, counters. Vector clocks, as in the reference engine.

Written for kernels in which the order of waves shows and that release and acquire elsewhere than around barriers, by atomics
of LDS, where a wave may wait, or where one reads LDS behind an atomic: a kernel whose last group sums needs none
(``release_acquire.py``), and takes half of the time without. Nor does one in which no wave takes over what an atomic reads: to
look up the word of each lane takes 12 times as long as the rest of the atomic. Nor one that releases and acquires on different
sides of barriers only, or just where waves of a lowered kernel leave its block. Elsewhere each wave has a number of its own
(``lane_order.py``), a new one at each release; fences and atomics keep the clocks of ``runtime/wave_clocks.ll``, of the waves
of a group, and in small launches of all groups where they hand over. Where a check of ``races.py`` meets the mark of another
wave in this epoch it asks whether the wave's clock is beyond it.

This is ``reference.happens_before`` within a group, with less memory: a mark of several waves (``MANY``) has the highest number
of theirs, and is ordered before who knows that of every wave; the table of flags is small; barriers hand on nothing but by
epochs. So host code knows of less order than there is, never of more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from swlds.analysis.graph import find_reachable
from swlds.device.address_space import FLAT, LDS, PRIVATE
from swlds.device.implicit_args import Geometry
from swlds.device.memory_order import (
    ACQUIRES,
    BOTH,
    DEVICE_SCOPE,
    GLOBAL_CLOCK,
    LDS_CLOCK,
    RELEASES,
    WAVE_SCOPE,
    atomic_spaces,
    ordered_spaces,
    orders_blocks_as_lds,
    scope_level,
)
from swlds.engines.wave_compiler.flat.bodies import find_loops
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.flat.kinds import barrier_effect
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.races import wave_clocks_state as state
from swlds.engines.wave_compiler.races.cells import SCALAR, RaceCells
from swlds.engines.wave_compiler.races.fences import is_behind_open_barrier
from swlds.engines.wave_compiler.races.object_uses import KINDS
from swlds.engines.wave_compiler.races.release_acquire import call_at_addresses, may_hand_over
from swlds.engines.wave_compiler.races.same_values import is_of_head
from swlds.engines.wave_compiler.schedule.plan import NOBODY
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import ORDERED, POINTERS
from swlds.ir.types import PointerType, scalar_type

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.memory.place import Place


def may_know_waves(t: WaveCode) -> bool:
    """May waves of a group be ordered by what they read, in a way that the clocks tell?"""
    options = t.options
    if "racecheck" not in options.checks or t.plan.scope == NOBODY or options.flies:
        return False
    if options.cluster is not None or options.grid:
        return False
    is_alone = Geometry((1, 1, 1), options.block).group_size <= options.wave_size
    if is_alone and not may_hand_over(t):
        return False
    instructions = [i for code in t.code.all for b in code.blocks for i in b.instructions]
    ordered = [i for i in instructions if i.opcode in ORDERED and i.source.field("ordering")]
    atomics = [i for i in ordered if not is_leaving(t, i)]
    reads_behind = not is_alone and _comes_behind(t, lambda i: i.opcode == "load" and _is_local(i))
    if may_hand_over(t) and not (_may_wait(t, atomics) or any(map(_is_local, atomics)) or reads_behind):
        return False  # waves of a group are ordered by barriers, groups by what is known without clocks
    return bool(atomics) and (may_hand_over(t) or len(t.code.all) > 1 or _may_acquire(t, atomics))


def _may_acquire(t: WaveCode, atomics: list[FlatInstruction]) -> bool:
    """A wave takes over what it reads: by an atomic that acquires, or by a fence behind one that reads. Behind a barrier it knows
    by the epoch all that the others knew in front of it."""
    return any("acquire" in effects(i) for i in atomics) or _comes_behind(t, lambda i: "acquire" in effects(i))


def _may_wait(t: WaveCode, atomics: list[FlatInstruction]) -> bool:
    """A wave comes by an atomic again, or looks at one that others change."""
    again = set[FlatBlock]().union(*find_loops(t.flows))
    return any(i.opcode == "load" or i.block in again for i in atomics)


def _comes_behind(t: WaveCode, is_it: Callable[[FlatInstruction], bool]) -> bool:
    """Such an instruction, not one of those that read, lies behind an atomic that reads, with no barrier between: a load of LDS
    (it sees what another wave wrote, where the last one sums), a fence that acquires."""
    seen: set[FlatBlock] = set()
    work: list[FlatBlock] = []
    for block in (b for code in t.code.all for b in code.blocks):
        found, goes_on = _look_behind(block.instructions, is_it, is_behind=False)
        if found:
            return True
        work += block.successors if goes_on else []
    while work:
        block = work.pop()
        if block in seen:
            continue
        seen.add(block)
        found, goes_on = _look_behind(block.instructions, is_it, is_behind=True)
        if found:
            return True
        work += block.successors if goes_on else []
    return False


def _look_behind(
    instructions: list[FlatInstruction], is_it: Callable[[FlatInstruction], bool], *, is_behind: bool
) -> tuple[bool, bool]:
    """Whether such an instruction lies behind an atomic that reads; whether the end of the block does. ``is_behind``: its
    beginning does."""
    for i in instructions:
        if barrier_effect(i):
            is_behind = False
        elif i.opcode in ORDERED and i.source.field("ordering") and i.opcode != "store":
            is_behind = True
        elif is_behind and is_it(i):
            return True, True
    return False, is_behind


def _is_local(i: FlatInstruction) -> bool:
    """It may access LDS, of which only the waves of a group read."""
    type_ = scalar_type(i.operands[POINTERS[i.opcode]].type)
    return isinstance(type_, PointerType) and type_.addrspace in (FLAT, LDS)


def effects(i: FlatInstruction) -> frozenset[str]:
    """What a fence or an atomic does for other waves: ``release``, ``acquire``."""
    if (i.opcode != "fence" and i.opcode not in ORDERED) or scope_level(i.source.field("syncscope")) == WAVE_SCOPE:
        return frozenset()
    found = {i.source.field("ordering"), i.source.field("failure_ordering") if i.opcode == "cmpxchg" else None}
    kinds = (("release", RELEASES), ("acquire", ACQUIRES))
    return frozenset(kind for kind, orderings in kinds if found & orderings)


def is_leaving(t: WaveCode, i: FlatInstruction) -> bool:
    """The atomic by which a lowered kernel counts the waves that leave its block. Nobody needs what they hand on: behind it comes
    no more than giving the block back."""
    if i.opcode != "atomicrmw" or not (t.provenance.has_blocks and is_of_head(t, i)):
        return False
    own = i.block.instructions
    later = find_reachable(i.block.successors, lambda b: b.successors)
    behind = [*own[own.index(i) + 1 :], *(j for b in later for j in b.instructions)]
    return all(is_of_head(t, j) and not effects(j) for j in behind)


@final
class WaveClocks:
    """Emits the code for one kernel or body. ``is_far``: groups hand over to one another (``release_acquire.py``)."""

    def __init__(self, t: WaveCode, *, is_on: bool, is_far: bool) -> None:
        self.t, self.is_on, self.is_far = t, is_on, is_on and is_far
        #: A lowered block has the numbers and the clock of LDS.
        self.blocks_are_lds: bool = is_on and orders_blocks_as_lds(t.image.program)

    def half(self, place: Place) -> int:
        """The clock that orders accesses there."""
        is_lds = place.space == LDS or (place.is_local and self.blocks_are_lds)
        return LDS_CLOCK if is_lds else GLOBAL_CLOCK

    def fence(self, i: FlatInstruction) -> None:
        """A fence, behind ``LaneOrder.fence``: it acquires, then it releases."""
        ordering = i.source.field("ordering")
        if not self.is_on or scope_level(i.source.field("syncscope")) == WAVE_SCOPE:
            return
        spaces = ordered_spaces(self.t.image.program.module, i.source)
        what = state.FENCE_ACQUIRES if ordering in ACQUIRES else 0
        if ordering in RELEASES:
            if self.is_far and GLOBAL_CLOCK in spaces and is_behind_open_barrier(self.t, i):
                self.t.w.do("call void @forget_kept_clocks(ptr %g, i32 %w)")
            else:
                what |= state.FENCE_RELEASES
        if what:
            what |= state.FENCE_DEVICE if scope_level(i.source.field("syncscope")) == DEVICE_SCOPE else 0
            what |= sum(state.FENCE_LDS if s == LDS_CLOCK else state.FENCE_GLOBAL for s in spaces)
            self.t.w.do(f"call void @clock_fence(ptr %g, i32 %w, i32 {what})")

    def atomic(self, place: Place, address: Lanes, *, fails: bool, is_poll: bool) -> None:
        """An access was looked at: if it is atomic beyond the wave, keep what it reads and hands on. ``is_poll``: the wave has a
        number for that (``polls.py``)."""
        i = self.t.current
        if not self.is_on or i is None or place.space == PRIVATE:
            return
        what = _effect(i, fails)
        if not what:
            return
        what |= 0 if place.is_local or place.space == LDS else state.SHARED
        what |= state.POLLS if is_poll else 0
        only = atomic_spaces(i.source.field("syncscope"), self.half(place))
        if only != BOTH:
            what |= state.ONLY_LDS if LDS_CLOCK in only else state.ONLY_GLOBAL
        if address.type == "i32":
            address = arithmetic.cast(self.t, "zext", address, "i64")
        call_at_addresses(self.t, "clock_atomic", address, what)

    def touch(self, use: int, area: int, number: str) -> None:
        """The wave leaves marks with that number in a plane of an area: LDS, shared memory, the group's block."""
        w = self.t.w
        touched = w.pure(f"load ptr, ptr {w.offset('%g', OFFSETS['touched'])}")
        w.store("i32", number, w.pure(f"getelementptr [9 x i32], ptr {touched}, i32 %w, i32 {3 * area + KINDS[use]}"))

    def knows(
        self, spots: RaceCells, cells: list[str], flags: list[str], clock: int, area: int, plane: int
    ) -> list[str]:
        """Flags of the cells of a plane of an area whose marks of other waves of the group are ordered before the access, among
        those that have one: mostly none has, then nobody asks."""
        w, shape = self.t.w, self.t.shape
        slots = [w.slot(spots.bit, "known") for _ in cells]
        for slot in slots:
            w.store(spots.bit, "false" if spots.kind == SCALAR else "zeroinitializer", slot)
        tail = f"i32 {clock}, i32 {3 * area + KINDS[plane]}, i32 {shape.lanes.bit_length() - 1}"
        look, go_on = w.label("ask"), w.label("on")
        w.branch(spots.any(flags), look, go_on)
        with w.branches():
            w.start(look, follows=True)
            for slot, c, flag in zip(slots, cells, spots.active(flags), strict=True):
                if spots.kind == SCALAR:
                    found = w.emit(f"call i1 @clock_knows(ptr %g, i32 %w, i32 {c}, {tail})")
                    w.store("i1", w.emit(f"and i1 {found}, {flag}"), slot)
                    continue
                asked = w.emit(f"zext i{shape.width} {w.emit(f'bitcast {spots.bit} {flag} to i{shape.width}')} to i64")
                given = f"ptr %g, i32 %w, {spots.type} {c}, i64 {asked}, {tail}"
                word = w.emit(f"trunc i64 {w.emit(f'call i64 @clock_knows_chunk({given})')} to i{shape.width}")
                w.store(spots.bit, w.emit(f"bitcast i{shape.width} {word} to {spots.bit}"), slot)
            w.jump(go_on)
        w.start(go_on, follows=True)
        return [w.load(spots.bit, slot) for slot in slots]

    def beside_groups(
        self, spots: RaceCells, cells: list[str], flags: list[str], values: list[str], marks: list[str], plane: int
    ) -> list[str]:
        """``values``, or where a flag says that the cell may be another group's, what ``marks`` become beside that."""
        w = self.t.w
        slots = [w.slot(spots.type, "beside") for _ in values]
        for value, slot in zip(values, slots, strict=True):
            w.store(spots.type, value, slot)
        look, go_on = w.label("beside"), w.label("on")
        w.branch(spots.any(flags), look, go_on)
        with w.branches():
            w.start(look, follows=True)
            rows = zip(slots, cells, marks, values, spots.active(flags), strict=True)
            for slot, cell, mark, value, flag in rows:
                if spots.kind == SCALAR:
                    given = f"ptr %g, i32 %w, i32 {cell}, i32 {value}, i32 {mark}, i32 {KINDS[plane]}"
                    w.store("i32", w.emit(f"call i32 @clock_beside({given})"), slot)
                else:
                    given = (
                        f"{spots.type} {cell}, {spots.type} {mark}, {spots.bit} {flag}, i32 {KINDS[plane]}, ptr {slot}"
                    )
                    w.do(f"call void @clock_beside_chunk(ptr %g, i32 %w, {given})")
            w.jump(go_on)
        w.start(go_on, follows=True)
        return [w.load(spots.type, slot) for slot in slots]


def _effect(i: FlatInstruction, fails: bool) -> int:
    """What an instruction of the module does to the table. Atomics of intrinsics hand on nothing. ``fails``: a
    compare-exchange that is a load."""
    ordering = i.source.field("ordering") if i.opcode in ORDERED else None
    if not ordering or scope_level(i.source.field("syncscope")) == WAVE_SCOPE:
        return 0
    if fails:
        ordering = i.source.field("failure_ordering")
    what = state.DEVICE if scope_level(i.source.field("syncscope")) == DEVICE_SCOPE else 0
    if i.opcode != "store":
        what |= state.READS | (state.ACQUIRES if ordering in ACQUIRES else 0)
    if i.opcode != "load" and not fails:
        what |= state.WRITES | (state.RELEASES if ordering in RELEASES else 0)
    return what | (state.STORES if i.opcode == "store" else 0)


__all__ = ["WaveClocks", "effects", "is_leaving", "may_know_waves"]
