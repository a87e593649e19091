"""Barrier intrinsics: whole, split and named; divergence is reported here."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.assembly import barrier_number
from swlds.device.intrinsics import Row
from swlds.device.lane_values import constant_int
from swlds.device.missed_barriers import number_ranges
from swlds.engines.reference.decode import Decoder, has_result
from swlds.engines.reference.frame import Frame, Operation, Wave
from swlds.engines.reference.phases import CLUSTER, WORKGROUP, Barrier
from swlds.ir.model import Instruction


def build_barrier(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    def run(frame: Frame) -> int | None:
        check_divergence(frame, instruction)
        decoder.machine.events.order(frame, instruction, "barrier")
        group, wave = frame.wave.group, frame.wave
        phase = group.arrive(WORKGROUP, wave, instruction)
        return group.wait(WORKGROUP, wave, phase)

    return run


def build_cluster_barrier(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """All waves of all groups of the cluster."""

    def run(frame: Frame) -> int | None:
        check_divergence(frame, instruction)
        decoder.machine.events.order(frame, instruction, "barrier")
        return frame.wave.group.meet_cluster(frame.wave, instruction)

    return run


def build_grid_barrier(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """All waves of all groups. In front of it the group's own waves have met, where lanes that are not there were seen."""
    return lambda frame: frame.wave.group.wait_for_grid(frame.wave)


def check_divergence(frame: Frame, instruction: Instruction) -> None:
    """Lanes of the wave that are not here: an error; a warning where they have ended, or only have to."""
    wave = frame.wave
    missing = wave.initial_mask & ~frame.mask
    machine = wave.machine
    if not missing.any() or "barriercheck" not in machine.launch.options.checks:
        return
    lane = int(np.argmax(frame.mask))
    elsewhere = missing & wave.live_lanes()
    for at in np.flatnonzero(elsewhere).tolist():
        if _only_ends(frame, at):
            elsewhere[at] = False
    if elsewhere.any():
        message = f"Divergent barrier: lanes {lane_ranges(elsewhere)} of the wave do not reach it with the others"
        machine.reports.add(frame, instruction, lane, "divergent-barrier", message)
        return
    message = f"Barrier without lanes {lane_ranges(missing)} of the wave, which have ended (undefined in OpenCL)"
    machine.reports.add(frame, instruction, lane, "divergent-barrier", message, severity="warning")


def _only_ends(frame: Frame, lane: int) -> bool:
    """True when a lane waits where nothing but the end of the kernel follows."""
    wave = frame.wave
    holder = next(f for f in reversed(wave.frames) if f.alive[lane])
    waits = next((block for block, mask in holder.waiting.values() if mask[lane]), None)
    return holder is wave.frames[0] and waits is not None and wave.machine.ends_from(holder.code, waits)


def lane_ranges(lanes: Array) -> str:
    """``0-3, 9``."""
    return number_ranges(np.flatnonzero(lanes).tolist())


def _key(frame: Frame, decoder: Decoder, slot: int | None, fixed: int | None) -> Any:
    """Barrier -1 is the work-group's, -3 the cluster's; positive numbers and pointers name others."""
    if fixed is not None:
        return CLUSTER if fixed == CLUSTER else WORKGROUP if fixed < 0 else fixed
    assert slot is not None
    return ("named", int(frame.env[slot][np.argmax(frame.mask)]))


def _signal(wave: Wave, key: Any, instruction: Instruction) -> None:
    phase = wave.group.arrive(key, wave, instruction, is_signal=True)
    wave.signalled[key] = phase, (instruction, *wave.callers())


def build_barrier_signal(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    fixed = barrier_number(instruction)
    dst = decoder.slot(instruction) if has_result(instruction) else None

    def run(frame: Frame) -> None:
        check_divergence(frame, instruction)
        decoder.machine.events.order(frame, instruction, "signal")
        wave = frame.wave
        key = _key(frame, decoder, None, fixed)
        if key == CLUSTER:
            first = wave.group.signal_cluster(wave, instruction)
        else:
            first = wave.group.barriers.setdefault(key, Barrier()).arrived == 0
            _signal(wave, key, instruction)
        if dst is not None:
            frame.put(dst, np.full(len(frame.mask), first), None)

    return run


def build_barrier_wait(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    fixed = barrier_number(instruction)

    def run(frame: Frame) -> int | None:
        decoder.machine.events.order(frame, instruction, "wait")
        wave = frame.wave
        if fixed == CLUSTER:
            return wave.group.wait_for_cluster(wave)
        key = (
            wave.joined
            if fixed is not None and fixed > 0 and wave.joined is not None
            else _key(frame, decoder, None, fixed)
        )
        if (signalled := wave.signalled.pop(key, None)) is not None:
            return wave.group.wait(key, wave, signalled[0])
        return wave.group.wait(key, wave, wave.group.barriers.setdefault(key, Barrier()).phase)

    return run


def build_barrier_named(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """``s.barrier.init`` sets the count; ``s.barrier.signal.var`` arrives (and may set it)."""
    pointer, count = instruction.call_arguments
    slot, members = decoder.slot(pointer), constant_int(count) or 0
    is_signal = row.effect == "barrier_named_signal"

    def run(frame: Frame) -> None:
        wave = frame.wave
        key = _key(frame, decoder, slot, None)
        barrier = wave.group.barriers.setdefault(key, Barrier(members=0))
        if members:
            barrier.members = members
        if is_signal:
            decoder.machine.events.order(frame, instruction, "signal")
            _signal(wave, key, instruction)

    return run


def build_wave_barrier(decoder: Decoder, instruction: Instruction, row: Row) -> Operation | None:
    events = decoder.machine.events
    return (lambda frame: events.order(frame, instruction, "wave barrier")) if events.hears_order else None


def build_barrier_join(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    slot = decoder.slot(instruction.call_arguments[0])

    def run(frame: Frame) -> None:
        frame.wave.joined = _key(frame, decoder, slot, None)

    return run
