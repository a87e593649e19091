"""Order between work-groups: what a group releases at device scope and a later one acquires is no race ("the last group sums").

Written for kernels whose groups run one after the other on one thread, in the reference engine's order, in a program that
releases and acquires at device scope. Fences, and atomics in memory that groups share, keep the state of
``runtime/spans.ll``. Where a check of ``races.py`` meets an earlier group's cell it asks whether that is ordered before
the wave. A launch that relies on the answer (``relies``) runs in host code as a whole, group after group: ``execution.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from swlds.device.address_space import LDS, PRIVATE
from swlds.device.memory_order import (
    ACQUIRES,
    DEVICE_SCOPE,
    GLOBAL_CLOCK,
    RELEASES,
    WAVE_SCOPE,
    ordered_spaces,
    orders_groups,
    scope_level,
)
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.races import release_acquire_state as state
from swlds.engines.wave_compiler.races.cells import SCALAR
from swlds.engines.wave_compiler.races.fences import is_behind_open_barrier
from swlds.engines.wave_compiler.races.object_uses import KINDS
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import ORDERED

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.memory.place import Place
    from swlds.engines.wave_compiler.races.cells import RaceCells


def may_hand_over(t: WaveCode) -> bool:
    """Is the kernel one for which the state is kept? Groups that wait for the whole grid do not run one after the other."""
    return (
        not t.options.grid
        and "racecheck" in t.options.checks
        and t.plan.is_sequential
        and orders_groups(t.image.program)
    )


def call_at_addresses(t: WaveCode, name: str, address: Lanes, what: int) -> None:
    """Tell the runtime what an access does at its i64 addresses: ``@name`` for a uniform one, ``@names`` for a chunk of lanes."""
    if address.uniform is not None:
        t.w.do(f"call void @{name}(ptr %g, i32 %w, i64 {address.uniform}, i32 {what})")
        return
    vector, bits = t.shape.vector("i64"), t.shape.bit_type
    for chunk, lanes in zip(t.shape.chunks(address), t.shape.bits(t.active), strict=False):
        t.w.do(f"call void @{name}s(ptr %g, i32 %w, {vector} {chunk}, {bits} {lanes}, i32 {what})")


@final
class ReleaseAcquire:
    """Emits the code for one kernel or body."""

    def __init__(self, t: WaveCode, of_kernel: ReleaseAcquire | None) -> None:
        self.t = t
        self.is_on: bool = of_kernel.is_on if of_kernel else may_hand_over(t)

    def fence(self, i: FlatInstruction) -> None:
        """A fence: it acquires, then it releases."""
        scope, ordering = scope_level(i.source.field("syncscope")), i.source.field("ordering")
        if not self.is_on or scope == WAVE_SCOPE:
            return
        if GLOBAL_CLOCK not in ordered_spaces(self.t.image.program.module, i.source):
            return
        what = state.FENCE_ACQUIRES if ordering in ACQUIRES and scope == DEVICE_SCOPE else 0
        if ordering in RELEASES and is_behind_open_barrier(self.t, i):
            self.t.w.do("call void @forget_kept(ptr %g, i32 %w)")
        elif ordering in RELEASES:
            what |= state.FENCE_RELEASES | (state.FENCE_RELEASES_DEVICE if scope == DEVICE_SCOPE else 0)
        if what:
            self.t.w.do(f"call void @hand_over_fence(ptr %g, i32 %w, i32 {what})")

    def touch(self, use: int) -> None:
        """The wave is about to touch a plane of shared memory."""
        if self.is_on:
            w = self.t.w
            records = w.pure(f"load ptr, ptr {w.offset('%g', OFFSETS['wave_records'])}")
            record = w.pure(f"getelementptr [{state.WAVE_SIZE} x i8], ptr {records}, i32 %w")
            w.store("i8", "3", w.offset(record, state.TOUCHED + KINDS[use]))

    def atomic(self, place: Place, address: Lanes, *, fails: bool = False) -> None:
        """An access was looked at: if it is atomic beyond the wave, keep what it reads and hands on."""
        i = self.t.current
        if not self.is_on or i is None or place.is_local or place.space in (LDS, PRIVATE):
            return
        what = _effect(i, fails)
        if not what:
            return
        call_at_addresses(self.t, "hand_over_atomic", address, what)

    def find_unknown(self, spots: RaceCells, plane: int, cells: list[str], flags: list[str]) -> list[str]:
        """Of the cells of a plane whose flag says that they are another group's: which access is not known to be ordered before
        the wave?"""
        w, shape, found = self.t.w, self.t.shape, []
        for cell, flag in zip(cells, spots.active(flags), strict=True):
            zero = "0" if spots.kind == SCALAR else "zeroinitializer"
            chosen = w.emit(f"select {spots.bit} {flag}, {spots.type} {cell}, {spots.type} {zero}")
            given = f"ptr %g, i32 %w, {spots.type} {chosen}, i32 {KINDS[plane]}"
            if spots.kind == SCALAR:
                found.append(w.emit(f"call i1 @is_late({given})"))
                continue
            word = w.emit(f"trunc i64 {w.emit(f'call i64 @late_lanes({given})')} to i{shape.width}")
            found.append(w.emit(f"bitcast i{shape.width} {word} to {spots.bit}"))
        return found


def _effect(i: FlatInstruction, fails: bool) -> int:
    """What an instruction of the module does to the table. Atomics of intrinsics hand on nothing; nor do those of a work-group,
    but a store of one replaces what others handed on. ``fails``: a compare-exchange that is a load."""
    ordering = i.source.field("ordering") if i.opcode in ORDERED else None
    scope = scope_level(i.source.field("syncscope")) if ordering else WAVE_SCOPE
    if scope == WAVE_SCOPE:
        return 0
    if fails:
        ordering = i.source.field("failure_ordering")
    if scope != DEVICE_SCOPE:
        return state.WRITES | state.STORES if i.opcode == "store" else 0
    what = 0
    if i.opcode != "store":
        what |= state.READS | (state.ACQUIRES if ordering in ACQUIRES else 0)
    if i.opcode != "load" and not fails:
        what |= state.WRITES | (state.RELEASES if ordering in RELEASES else state.HANDS_ON)
    return what | (state.STORES if i.opcode == "store" else 0)


__all__ = ["ReleaseAcquire", "call_at_addresses", "may_hand_over"]
