"""The memory of a worker thread: LDS, stacks, cells and records of waves. It stays with the machine code for its next launch.

Every launch finds it as a new one: what is expected to be zero is made so, which takes a tenth of the time of fresh pages. Large
ones do not stay.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from swlds.device.guards import address_of, beside, guarded
from swlds.device.launch import Launch
from swlds.device.lazy_pages import give_back, whole_pages
from swlds.device.memory_order import orders_blocks_as_lds
from swlds.engines.wave_compiler.host.context import (
    LDS_CELLS,
    MISSED_ROWS,
    PIN_COLUMNS,
    STANDING_ROW,
    Context,
    aligned_bytes,
)
from swlds.engines.wave_compiler.jit import Compiled
from swlds.engines.wave_compiler.memory_limit import is_limited
from swlds.engines.wave_compiler.races import wave_clocks_state as clocks
from swlds.engines.wave_compiler.schedule.plan import PLAIN
from swlds.engines.wave_compiler.schedule.sizes import ARENA, BARRIER_SIZE, COPY_QUEUE, MAX_BARRIERS

#: Bytes of the frames of one thread that stay committed.
KEPT_ARENA = 1 << 18
#: Bytes of frames of a launch whose groups are all in flight at once, together; the least for one of them.
ALL_ARENAS, LEAST_ARENA = 1 << 30, 2 << 20
MAX_FAILING, LEAST_FAILING = 1 << 20, 1 << 10
#: Marks of racecheck, a cell for each ``race_grain`` bytes.
CELL_PLANES = ("lds_writes", "lds_reads", "lds_atomics")
#: Bytes that are made zero at most, and how many workers' memory stays with one kernel.
MOST_ZEROED, MOST_KEPT = 1 << 20, 8


def arena_size(launch: Launch) -> int:
    """Bytes of coroutine frames of each context of a launch."""
    if not launch.meets_grid:
        return ARENA
    return max(LEAST_ARENA, min(ARENA, ALL_ARENAS // launch.geometry.group_count >> 12 << 12))


def take_memory(code: Compiled, launch: Launch) -> Context:
    """A context with all that does not depend on the launch's arguments."""
    try:
        context: Context = code.spare[_shape(launch)].pop()
    except (KeyError, IndexError):
        return _make(code, launch)
    context.forget_launch()
    return context


def give_memory(code: Compiled, launch: Launch, contexts: Iterable[Context]) -> None:
    """The threads have ended, and nobody looks into their contexts any more."""
    if code.host.handover_width or launch.patterns is not None or launch.lines is not None or is_limited():
        return
    kept = code.spare.setdefault(_shape(launch), [])
    if len(code.spare) > 1:  # a kernel is launched with one shape or with many
        code.spare = {_shape(launch): kept}
    for context in contexts:
        if len(kept) < MOST_KEPT and is_small(context):
            if code.host.kind != PLAIN:
                trim(context)
            kept.append(context)


def is_small(context: Context) -> bool:
    """To make it zero takes less time than new memory."""
    return sum(int(area.nbytes) for area in context.zeroed) <= MOST_ZEROED


def trim(context: Context) -> None:
    """Give back what frames have taken beyond what may stay."""
    give_back(*whole_pages(address_of(context.arena) + KEPT_ARENA, len(context.arena) - KEPT_ARENA))


def _shape(launch: Launch) -> tuple[int, ...]:
    """What sizes depend on; the code is made for one size of LDS and of work-groups."""
    image = launch.image
    return (
        launch.lds_size,
        launch.waves_per_group,
        image.block_room if image.lowered else 0,
        _failing_room(launch),
        arena_size(launch),
    )


def _failing_room(launch: Launch) -> int:
    """At least one a group, and the same for grids of about one size, which share what is kept."""
    return min(MAX_FAILING, max(LEAST_FAILING, 1 << (launch.geometry.group_count - 1).bit_length()))


def _make(code: Compiled, launch: Launch) -> Context:
    host, context, waves = code.host, Context(), launch.waves_per_group
    lds = max(64, launch.lds_size + 64)
    program, has_marks = launch.image.program, _leaves_marks(code, launch)
    marks_blocks = has_marks and bool(launch.image.lowered)
    covered = LDS_CELLS + launch.image.block_room + 64 if marks_blocks else lds if has_marks else 0
    cells = _cell_bytes(covered, host.race_grain)
    #: The cells of a lowered block go by numbers of their own.
    has_blocks = marks_blocks and not (host.clock_width and orders_blocks_as_lds(program))
    private = max(64, (host.private_stride * launch.wave_size) * waves + 64)
    sizes = {
        **dict.fromkeys(("lds", "lds_init", "lds_tags"), lds),
        **dict.fromkeys(CELL_PLANES, cells),
        **dict.fromkeys(("private", "private_init"), private),
        "private_tags": private if host.tracks_tags else 64,
    }
    whole, areas = beside([*sizes.values()])
    #: Between the cells of LDS and those of a lowered block nobody leaves marks.
    gap = slice(_cell_bytes(lds, host.race_grain), 4 * LDS_CELLS // host.race_grain)
    for name, area in zip(sizes, areas, strict=True):
        context.point(name, area)
        if marks_blocks:
            context.zeroed += [area[: gap.start], area[gap.stop :]] if name in CELL_PLANES else [area]
    context.zeroed = context.zeroed or [whole]
    _add_rows(context, code, launch)
    (context.arena,) = guarded([arena_size(launch)])
    context.point("arena", context.arena)
    context.failing = np.zeros(_failing_room(launch), np.int64)
    context.point("failing", context.failing)
    numbers = {
        "tags_size": launch.lds_size if host.tracks_tags else 0,
        "arena_size": len(context.arena),
        "waves": waves,
        "lds_size": launch.lds_size,
        "lds_init_size": launch.lds_size if "initcheck" in launch.options.checks else 0,
        "cells_size": cells,
        "lds_cells": 4 * LDS_CELLS // host.race_grain if has_blocks else cells,
        "frame_lists_size": 8 * host.body_count,
        "failing_room": _failing_room(launch),
    }
    context.set_all(numbers)
    if host.clock_width:
        words = clocks.clock_words(0)
        context.set_all({"known_size": clocks.sizes(words)[0], "clock_words": words, "clock_lanes": launch.wave_size})
    if host.flies:
        context.set("copy_shift", 0 if host.race_grain == 4 else 2)
        context.set("copy_lanes", launch.wave_size)
        context.set("copies_only", int(host.cells_of_copies))
    context.note_own()
    return context


def _leaves_marks(code: Compiled, launch: Launch) -> bool:
    """In the cells of LDS and of blocks: racecheck and copies in flight do; else they are there for who clears them only."""
    return "racecheck" in launch.options.checks or code.host.flies


def _cell_bytes(covered: int, grain: int) -> int:
    """Bytes of a plane of cells for so many bytes, with room behind them."""
    return 4 * (covered // grain) + 256


def _add_rows(context: Context, code: Compiled, launch: Launch) -> None:
    """Small tables, in one piece."""
    host, waves = code.host, launch.waves_per_group
    tables: list[tuple[str, Any, int]] = [
        ("handles", np.int64, waves),
        ("ready", np.int32, waves),
        ("steps", np.int64, waves),
        ("limits", np.int64, waves),
        ("slices", np.int64, waves),
        ("barriers", np.uint8, MAX_BARRIERS * BARRIER_SIZE),
        ("signalled", np.int32, waves * MAX_BARRIERS),
        ("joined", np.int64, waves),
        ("lane_ticks", np.int32, 6 * waves),
        ("pins", np.uint32, 3 * PIN_COLUMNS),
        ("standing", np.int32, STANDING_ROW * waves),
        ("status", np.int32, 2 * waves),
        ("counters", np.int64, 3 * max(1, len(host.counted))),
        ("unsupported_sites", np.int64, max(1, len(host.unsupported_sites))),
        ("frame_lists", np.int64, max(1, host.body_count)),
        ("exchange", np.uint8, max((host.room, *(call.room for call in host.calls)))),
        ("parts", np.uint32, len(launch.image.offset_entries) + 1),
        *([("missed", np.int64, 2 * MISSED_ROWS)] if "barriercheck" in launch.options.checks else []),
        *([("copies", np.uint8, COPY_QUEUE * waves)] if host.flies else []),
        *([("split_epochs", np.uint32, 6 * waves)] if host.splits else []),
        *(_clock_tables(waves) if host.clock_width else []),
    ]
    rooms = [-(-np.dtype(kind).itemsize * count // 64) * 64 for _, kind, count in tables]
    block, at = aligned_bytes(sum(rooms)), 0
    context.zeroed.append(block)
    found = {}
    for (name, kind, count), room in zip(tables, rooms, strict=True):
        found[name] = block[at : at + np.dtype(kind).itemsize * count].view(kind)
        context.point(name, found[name])
        at += room
    context.standing, context.status, context.pins = found["standing"], found["status"], found["pins"]
    context.counters, context.unsupported_sites = found["counters"].reshape(-1, 3), found["unsupported_sites"]


def _clock_tables(waves: int) -> list[tuple[str, Any, int]]:
    """What the waves of a group know of one another."""
    known, table = clocks.sizes(words := clocks.clock_words(0))
    return [
        ("clocks", np.uint8, known * waves),
        ("touched", np.uint8, clocks.TOUCHED_SIZE * waves),
        ("flags", np.uint8, table),
        ("given_clock", np.int32, words),
    ]


__all__ = ["ARENA", "KEPT_ARENA", "MAX_FAILING", "arena_size", "give_memory", "is_small", "take_memory", "trim"]
