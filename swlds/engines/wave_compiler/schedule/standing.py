"""Where the waves stand, for the report of a launch that was stopped.

A wave notes its place where it gives way: at a barrier, at the end of its slice, and where it finds, going back in a loop,
that the launch is halted: a number beside its status (``runtime/barriers.ll``), or in a body, a row of the context's ``standing``
(``note_place`` in ``runtime/groups.ll``) with one for each activation. A place is an instruction with the calls that were inlined
around it.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from swlds.device.findings import Call, Site
from swlds.device.launch import Launch
from swlds.device.sites import SiteTable
from swlds.device.wave_places import StandingWave
from swlds.engines.wave_compiler.host.context import OFFSETS, STANDING_ROW
from swlds.engines.wave_compiler.schedule.sizes import AT_GRID

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
    from swlds.engines.wave_compiler.host_module import Place
    from swlds.engines.wave_compiler.wave_code import WaveCode


#: Statuses of waves that wait, as the reference engine calls what they wait for.
_BARRIERS = {1: "the work-group's barrier", AT_GRID: "the barrier of the grid"}


def note_place(t: WaveCode, place: int | str) -> None:
    """Write: the wave stands at the place of that number, or name. Kernels do so without a call."""
    w = t.w
    if t.code is not t.kernel.code:
        w.do(f"call void @note_place(ptr %g, i32 %w, i32 %depth, i32 {place})")
        return
    status = w.load("ptr", w.offset("%g", OFFSETS["status"]))
    w.store("i32", str(place), w.emit(f"getelementptr [2 x i32], ptr {status}, i32 %w, i32 1"))


def note_call(t: WaveCode, i: FlatInstruction) -> None:
    """Write: the wave calls a body from here. What was inlined around the call has no row entries of its own."""
    depth = _depth(t)
    t.w.do(f"call void @note_call(ptr %g, i32 %w, i32 {depth}, i32 {t.place_number(i)})")
    for inlined in range(1, len(i.block.scope)):
        at = str(inlined) if t.code is t.kernel.code else t.w.emit(f"add i32 {depth}, {inlined}")
        t.w.do(f"call void @note_call(ptr %g, i32 %w, i32 {at}, i32 0)")


def _depth(t: WaveCode) -> str:
    return "0" if t.code is t.kernel.code else "%depth"


def standing_waves(launch: Launch, places: Sequence[Place], group: int, rows: Any, status: Any) -> list[StandingWave]:
    """The waves of a group that have begun and not ended. ``status``: as in ``runtime/barriers.ll``."""
    index, found = launch.geometry.group_index(group), []
    pairs = zip(rows.reshape(-1, STANDING_ROW).tolist(), status.reshape(-1, 2).tolist(), strict=True)
    for wave, (row, (barrier, place)) in enumerate(pairs):
        if not place:
            continue
        chain, count = chain_of_row(places, row if place < 0 else (1, place))
        waits = _BARRIERS.get(barrier, "a barrier")
        state = f"wait for {waits}" if barrier > 0 else "run"
        site = site_of_chain(launch.sites, chain, max(0, count - STANDING_ROW + 1))
        found.append(StandingWave(index, wave, state, site))
    return found


def chain_of_row(places: Sequence[Place], row: Sequence[int]) -> tuple[list[Place], int]:
    """The places of activations, outermost first, and how many there are: the innermost may have no room in the row."""
    count, *numbers = row
    return [places[number - 1] for number in numbers[: min(count, STANDING_ROW - 1)] if number], count


def site_of_chain(sites: SiteTable, chain: Sequence[Place], left_out: int) -> Site:
    """``chain``: outermost first; so many activations below the innermost have no room in a row."""
    (instruction, inlined), *outer = reversed(chain)
    callers = [call for place, calls in outer for call in (place, *calls)]
    if not left_out:
        return sites.site(instruction, (*inlined, *callers))
    site = sites.site(instruction, inlined)
    frames = itertools.chain.from_iterable(map(sites.call_frames, callers))
    return replace(site, calls=(*site.calls, Call(f"{left_out} more calls"), *frames))
