"""The host code around ``@wave``: takes work-groups from a counter, prepares LDS, runs the waves.

It is a module of its own, which knows ``@wave`` by its address in the context: compiled once in a process, not with each kernel.

``run_groups`` works until the counter is through. Where the order of the groups matters, Python takes its place:
``begin_group`` and ``run_turn`` for one group after the other, in the reference engine's turns (``preemption.py``).
"""

from __future__ import annotations

import functools
import re

from swlds.device.address_space import HEAP_START
from swlds.engines.wave_compiler.host.context import (
    DRAINED,
    DRAW_ORDER,
    EPOCH_LIMIT,
    GIVES_WAY,
    ITEM,
    ITEM_BITS,
    MANY,
    MATES,
    MISSED_ROWS,
    OVER,
    PIN_COLUMNS,
    QUIET,
    STANDING_ROW,
    SUSPICIOUS,
    TELL_MISSED,
    WAITS,
)
from swlds.engines.wave_compiler.host.parts import PLACE_BITS
from swlds.engines.wave_compiler.races import release_acquire_state as state
from swlds.engines.wave_compiler.races import wave_clocks_state as clocks
from swlds.engines.wave_compiler.runtime import runtime_text
from swlds.engines.wave_compiler.schedule import transfers
from swlds.engines.wave_compiler.schedule.plan import COROUTINE, PARTS, Around
from swlds.engines.wave_compiler.schedule.sizes import (
    ASKED_SIZE,
    AT_BARRIER,
    AT_GRID,
    AT_LOAD,
    COPY_ADDRESSES,
    COPY_QUEUE,
    MAX_BARRIERS,
    OPEN_COPIES,
    STACK_ROOM,
)

#: From one epoch of race cells to the next, and the last one.
EPOCH_STEP = 1 << ITEM_BITS
LAST_EPOCH = (EPOCH_LIMIT << ITEM_BITS) % (1 << 32)
#: Numbers of a phase of split barriers: the waves' own ones, too.
PHASE_NUMBERS = 16


@functools.cache
def scheduler(around: Around) -> str:
    """The module."""
    ends = {"over": OVER, "suspicious": SUSPICIOUS}
    parts = [
        runtime_text(
            "transfers",
            patience=transfers.PATIENCE,
            piece=transfers.PIECE,
            spans=transfers.SPANS,
            suspicious=transfers.SUSPICIOUS,
            met=transfers.MET,
            **transfers.PLACES,
        ),
        runtime_text(
            "groups",
            endless=(1 << 63) - 1,
            suspicious=SUSPICIOUS,
            stack_room=STACK_ROOM,
            standing_row=STANDING_ROW,
            standing_last=STANDING_ROW - 1,
        ),
        runtime_text(
            "epochs",
            quiet=QUIET,
            step=EPOCH_STEP,
            last=LAST_EPOCH,
            half=LAST_EPOCH // 2,
            first=2 * EPOCH_STEP,
            several=EPOCH_STEP | MANY,
        ),
        *(_handovers(around.handover_width) if around.handover_width else [runtime_text("no_spans")]),
        _clocks(around.clock_width) if around.clock_width else runtime_text("no_wave_clocks"),
        *(_split_epochs() if around.splits else _lane_numbers()),
        _copies() if around.flies else runtime_text("no_copies"),
        _clusters()
        if around.clusters
        else runtime_text("grid", at_grid=AT_GRID)
        if around.grid
        else runtime_text("no_clusters"),
    ]
    if around.kind == COROUTINE:
        rows = {"max_barriers": MAX_BARRIERS, "signalled_size": 4 * MAX_BARRIERS}
        numbers = {"gives_way": GIVES_WAY, "waits": WAITS, "draw_order": DRAW_ORDER}
        parts += [runtime_text("barriers", **rows), runtime_text("rounds", **ends, **numbers), _missed()]
    elif around.kind == PARTS:
        bits = {"part_mask": (1 << PLACE_BITS) - 1, "place_at": PLACE_BITS, "site_at": 2 * PLACE_BITS}
        parts += [runtime_text("parts", **ends, **bits), _missed()]
    else:
        parts.append(runtime_text("plain", **ends))
    return "\n".join(parts)


def _missed() -> str:
    """Barriers without waves that have ended."""
    return runtime_text("missed", tell_missed=TELL_MISSED, last_row=MISSED_ROWS - 1)


def _lane_numbers() -> list[str]:
    """Numbers of waves between epochs that all waves have together."""
    return [runtime_text("lane_numbers", step=EPOCH_STEP, last=LAST_EPOCH), runtime_text("no_split_epochs")]


def _split_epochs() -> list[str]:
    """Epochs where waves access memory between a signal and its wait."""
    phase = PHASE_NUMBERS * EPOCH_STEP
    text = runtime_text(
        "split_epochs",
        step=EPOCH_STEP,
        phase=phase,
        ahead=2 * phase,
        most=phase - EPOCH_STEP,
        last=LAST_EPOCH - 2 * phase,
        max_barriers=MAX_BARRIERS,
    )
    return [text]


def _copies() -> str:
    """Copies in flight."""
    return runtime_text(
        "copies",
        entries=OPEN_COPIES,
        addresses=COPY_ADDRESSES,
        queue_size=COPY_QUEUE,
        many=MANY,
        item=ITEM,
        drained=DRAINED,
    )


def _clusters() -> str:
    """Groups that run together."""
    return runtime_text(
        "clusters",
        endless=(1 << 63) - 1,
        over=OVER,
        suspicious=SUSPICIOUS,
        at_barrier=AT_BARRIER,
        at_load=AT_LOAD,
        asked_size=ASKED_SIZE,
    )


def _handovers(width: int) -> list[str]:
    """Release and acquire, for chunks of ``width`` lanes."""
    return [
        runtime_text(
            "spans",
            step=EPOCH_STEP,
            wave_size=state.WAVE_SIZE,
            table_size=state.ENTRY_SIZE << state.TABLE_BITS,
            stop_at=state.SPAN_BITS,
            version_at=2 * state.SPAN_BITS,
            span_mask=(1 << state.SPAN_BITS) - 1,
            versions=1 << state.VERSION_BITS,
        ),
        runtime_text(
            "handovers",
            heap_start=HEAP_START,
            table_shift=64 - state.TABLE_BITS,
            fence_acquires=state.FENCE_ACQUIRES,
            fence_releases=state.FENCE_RELEASES,
            fence_releases_device=state.FENCE_RELEASES_DEVICE,
            reads=state.READS,
            acquires=state.ACQUIRES,
            writes=state.WRITES,
            releases=state.RELEASES,
            stores=state.STORES,
            hands_on=state.HANDS_ON,
        ),
        runtime_text("handovers_of_chunks", width=width),
    ]


def _clocks(width: int) -> str:
    """What waves of a group know of one another, for chunks of ``width`` lanes."""
    return runtime_text(
        "wave_clocks",
        width=width,
        table_shift=64 - clocks.TABLE_BITS,
        table_half=1 << clocks.TABLE_BITS,
        heap_start=HEAP_START,
        many=MANY,
        mates=MATES,
        item=ITEM,
        item_bits=ITEM_BITS,
        columns=PIN_COLUMNS,
        least=PIN_COLUMNS - 2,
        last=PIN_COLUMNS - 1,
        fenced_lds=1 | DRAINED,
        fence_acquires=clocks.FENCE_ACQUIRES,
        fence_releases=clocks.FENCE_RELEASES,
        fence_device=clocks.FENCE_DEVICE,
        fence_lds=clocks.FENCE_LDS,
        fence_global=clocks.FENCE_GLOBAL,
        reads=clocks.READS,
        acquires=clocks.ACQUIRES,
        only_lds=clocks.ONLY_LDS,
        only_global=clocks.ONLY_GLOBAL,
        writes=clocks.WRITES,
        releases=clocks.RELEASES,
        stores=clocks.STORES,
        device=clocks.DEVICE,
        shared=clocks.SHARED,
        polls=clocks.POLLS,
    )


@functools.cache
def signatures(around: Around) -> dict[str, str]:
    """Functions of the scheduler, and LLVM's own that it declares: name -> declaration for a module that calls it."""
    lines = re.findall(r"^(?:define|declare(?= \S+ @llvm\.)) (\S+ @([\w.]+)\([^)]*\))", scheduler(around), re.M)
    return {name: f"declare {head}" for head, name in lines}
