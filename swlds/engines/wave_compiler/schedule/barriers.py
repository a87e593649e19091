"""Emitters of the barrier intrinsics: whole, split and named. Their state is kept by ``runtime/barriers.ll``.

A wave that has to wait suspends; the rounds resume it. What is misused (lanes missing, no fences around it where races are
looked for) makes the group suspicious: the reference engine reports.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from swlds.device.assembly import barrier_number
from swlds.device.memory_order import GLOBAL_CLOCK, LDS_CLOCK
from swlds.device.waits import find_waits
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.flat.kinds import barrier_effect
from swlds.engines.wave_compiler.host.assembly import suspend
from swlds.engines.wave_compiler.host.context import OFFSETS, QUIET
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.host.parts import suspend_part
from swlds.engines.wave_compiler.races.fences import BITS, BLOCK_BIT, fenced_spaces
from swlds.engines.wave_compiler.races.split_pairs import is_group_half
from swlds.engines.wave_compiler.schedule.cluster_use import CLUSTER_BARRIER
from swlds.engines.wave_compiler.schedule.missed import BEHIND_CALLS, SIGNAL_BEHIND_CALLS
from swlds.engines.wave_compiler.schedule.plan import PARTS
from swlds.engines.wave_compiler.schedule.standing import note_place
from swlds.engines.wave_compiler.values.one_lane import first_lane, pick
from swlds.ir.types import VOID
from swlds.ir.values import ConstantInt

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.schedule.preemption import TurnCode

Parts = list[Lanes]
#: Keys of named barriers lie above the numbers of the others.
_NAMED = 1 << 32


def emit_barrier(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    """``s.barrier``: arrive, and wait for the others."""
    _check_lanes(t)
    splits = t.memory.races.splits
    if not splits.is_on:
        t.memory.races.ended.pass_barrier(_note_fences(t, i, i))
    t.memory.events.order(i, "barrier")
    if splits.is_on:
        splits.arrive(i)
    is_in_body = t.code is not t.kernel.code
    if t.kind == PARTS:
        t.part_count += 1
        suspend_part(t.w, t.site_number(i), t.place_number(i), t.part_count)
        return []
    if is_in_body:
        note_place(t, t.place_number(i))
    place = -1 if is_in_body else t.place_number(i)
    waits = t.w.emit(f"call i1 @meet(ptr %g, i32 %w, i32 {_site(t, i, BEHIND_CALLS)}, i32 {place})")
    block_if(t, i, waits, is_noted=True)
    if splits.is_on:
        splits.acquire(i)
    return []


def emit_cluster_barrier(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    """``s.cluster.barrier``: all waves of the cluster meet; those of the group as at its own barrier."""
    _check_lanes(t)
    _note_fences(t, i, i)
    t.memory.events.order(i, "barrier")
    block_if(t, i, t.w.emit(f"call i1 @meet_cluster(ptr %g, i32 %w, i32 {_site(t, i, BEHIND_CALLS)})"))
    return []


def emit_grid_barrier(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    """All waves of all groups: the wave waits until it is told to go on (``grids.py``)."""
    t.memory.races.ended.pass_grid_barrier()
    block_if(t, i, t.w.emit("call i1 @wait_for_grid(ptr %g, i32 %w)"))
    return []


def emit_signal(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    """Arrive and go on; ``isfirst`` tells whether nobody was there yet. For the cluster one wave of each group does."""
    _check_lanes(t)
    if _number(i) == CLUSTER_BARRIER:
        if barrier_effect(i) != "barrier_signal":
            raise t.unsupported("who signals the cluster's barrier first")
        t.memory.events.order(i, "signal")
        t.w.do("call void @signal_cluster(ptr %g)")
        return []
    if t.memory.races.splits.is_on and is_group_half(i, "barrier_signal"):
        t.memory.races.splits.arrive(i)
    else:
        _check_pair(t, i)
    first = _signal(t, i, _numbered(t, i))
    return [Lanes("i1", uniform=first)] if barrier_effect(i) == "barrier_signal_first" else []


def emit_wait(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    """Wait for the phase that the wave signalled; barrier 1 stands for the named one that it joined."""
    if _number(i) == CLUSTER_BARRIER:
        t.memory.events.order(i, "wait")
        block_if(t, i, t.w.emit("call i1 @wait_for_cluster(ptr %g, i32 %w)"))
        return []
    is_split = t.memory.races.splits.is_on and is_group_half(i, "barrier_wait")
    if not is_split:
        t.memory.races.ended.pass_barrier(_check_pair(t, i))
    t.memory.events.order(i, "wait")
    number, w = _number(i), t.w
    barrier = "0"
    if number >= 0:
        key = str(number)
        if number > 0:
            joined = w.load("i64", _joined(t))
            key = w.emit(f"select i1 {w.emit(f'icmp ne i64 {joined}, 0')}, i64 {joined}, i64 {number}")
        barrier = _find(t, key, -1)
    block_if(t, i, w.emit(f"call i1 @wait_barrier(ptr %g, i32 %w, i32 {barrier})"))
    if is_split:
        t.memory.races.splits.acquire(i)
    return []


def emit_named(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    """``s.barrier.init`` sets how many waves take part; ``s.barrier.signal.var`` arrives (and may set it)."""
    barrier = _find(t, _key(t, i), 0)
    members = i.operands[1]
    if isinstance(members, ConstantInt) and members.value:
        t.w.do(f"call void @set_members(ptr %g, i32 {barrier}, i32 {members.value & 0x7FFF_FFFF})")
    if barrier_effect(i) == "barrier_named_signal":
        _signal(t, i, barrier)
    return []


def emit_join(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    """The wave takes part in a named barrier: its waits for barrier 1 mean that one, which need not be there yet."""
    t.w.store("i64", _key(t, i), _joined(t))
    return []


def emit_leave(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    return [] if i.type == VOID else [Lanes("i1", uniform="0")]


def emit_wave_barrier(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    """The host executes in one order; what lanes do is ordered for racecheck."""
    t.memory.events.order(i, "wave barrier")
    return []


def _signal(t: TurnCode, i: FlatInstruction, barrier: str) -> str:
    t.memory.events.order(i, "signal")
    return t.w.emit(f"call i1 @signal_barrier(ptr %g, i32 %w, i32 {barrier}, i32 {_site(t, i, SIGNAL_BEHIND_CALLS)})")


def _site(t: TurnCode, i: FlatInstruction, behind: int) -> str:
    """What tells the barrier from others: the instruction; for barriercheck also the calls that lead to it, with the bit
    ``behind`` as the highest."""
    number = str(t.site_number(i))
    if t.code is t.kernel.code or "barriercheck" not in t.options.checks:
        return number
    mixed = t.w.emit(f"call i32 @site_behind_calls(ptr %g, i32 %w, i32 %depth, i32 {number})")
    return t.w.emit(f"or i32 {t.w.emit(f'and i32 {mixed}, {behind - 1}')}, {behind}")


def block_if(t: TurnCode, i: FlatInstruction, waits: str, *, is_noted: bool = False) -> None:
    """Suspend where the condition holds. ``is_noted``: it is known where the wave stands."""
    stop, go_on = t.w.label("stop"), t.w.label("resumed")
    t.preemption.pass_steps(i.block)
    t.w.branch(waits, stop, go_on)
    t.w.start(stop)
    if not is_noted:
        note_place(t, t.place_number(i))
    suspend(t.w, go_on)
    t.w.start(go_on)


# Which barrier -------------------------------------------------------------------------------------------------------


def _number(i: FlatInstruction) -> int:
    number = barrier_number(i.source)
    assert number is not None, "the check before the launch wants a constant"
    return number


def _numbered(t: TurnCode, i: FlatInstruction) -> str:
    """A barrier by its number; negative ones are the work-group's."""
    number = _number(i)
    return "0" if number < 0 else _find(t, str(number), -1)


def _find(t: TurnCode, key: str, members: int) -> str:
    """The barrier with that key; ``members``: of one that is named for the first time."""
    return t.w.emit(f"call i32 @find_barrier(ptr %g, i64 {key}, i32 {members})")


def _key(t: TurnCode, i: FlatInstruction) -> str:
    """The key of a named barrier: its address, which the first active lane has."""
    t.check_defined(i.operands[0])
    address = pick(t, t.value(i.operands[0])[0], first_lane(t))
    assert address.uniform is not None
    wide = address.uniform if address.type == "i64" else t.w.emit(f"zext {address.type} {address.uniform} to i64")
    return t.w.emit(f"add i64 {wide}, {_NAMED}")


def _joined(t: TurnCode) -> str:
    table = t.w.load("ptr", t.w.offset("%g", OFFSETS["joined"]))
    return t.w.emit(f"getelementptr i64, ptr {table}, i32 %w")


# What makes a group suspicious -----------------------------------------------------------------------------------------


def _check_lanes(t: TurnCode) -> None:
    """All lanes of the wave are here."""
    if t.mask is not None:
        t.suspect_if(Lanes("i1", uniform=t.w.emit(f"icmp ne {t.shape.mask_type} {t.mask}, {t.wave_mask}")))


def _check_pair(t: TurnCode, i: FlatInstruction) -> int:
    """Where races are looked for, and what stands between signals and waits has no epochs (``split_barriers.py``), the two stand
    in one block, with plain accesses of memory between: what is accessed there is as if there was no barrier. The address of
    a lowered block is not. What fences order there, as bits."""
    if not t.memory.races.is_on or t.memory.races.watched.has_copies_only:
        return 0
    pair = t.memory.races.pairs.of(i)
    is_late = pair is not None and t.options.flies and _waits_between(t, pair.signal, pair.wait)
    touched = None if pair is None or is_late else pair.touched
    if pair is None or touched is None or (touched & BITS[LDS_CLOCK] and t.memory.races.slots.is_on):
        t.suspect()
        return 0
    return _note_fences(t, pair.signal, pair.wait, touched)


def _waits_between(t: TurnCode, first: FlatInstruction, last: FlatInstruction) -> bool:
    """Copies may be completed between a signal and its wait: too late for who signalled before."""
    block = first.block.instructions
    between = block[block.index(first) + 1 : block.index(last)]
    return any(
        x.opcode == "fence" or (x.opcode == "call" and any(find_waits(x.source, t.image.target))) for x in between
    )


def _note_fences(t: TurnCode, first: FlatInstruction, last: FlatInstruction, touched: int = 0) -> int:
    """Say for which memory the epoch moves when the barrier is complete; the bits of it."""
    if t.memory.races.watched.has_copies_only:
        return 0
    if touched & BLOCK_BIT and t.memory.races.clocks.blocks_are_lds:
        touched |= BITS[LDS_CLOCK]
    touched |= BLOCK_BIT if touched & BITS[GLOBAL_CLOCK] else 0
    touched |= QUIET if touched & BITS[LDS_CLOCK] else 0
    alone = t.memory.copies.is_alone
    fenced = fenced_spaces(t, first, last, allows_bare=t.memory.races.allows_bare, allows_waits=alone)
    fenced &= ~touched
    t.w.store("i32", str(fenced), t.w.offset("%g", OFFSETS["fenced"]))
    return fenced


BARRIERS: dict[str, Callable[[TurnCode, FlatInstruction, str], Parts]] = {
    "barrier": emit_barrier,
    "cluster_barrier": emit_cluster_barrier,
    "grid_barrier": emit_grid_barrier,
    "wave_barrier": emit_wave_barrier,
    "barrier_signal": emit_signal,
    "barrier_signal_first": emit_signal,
    "barrier_wait": emit_wait,
    "barrier_init": emit_named,
    "barrier_named_signal": emit_named,
    "barrier_join": emit_join,
    "barrier_leave": emit_leave,
}
