"""Waits for counters: they are told to who wants to know, and cost nothing where nobody does."""

from __future__ import annotations

from collections.abc import Callable

from swlds.device.intrinsics import Row
from swlds.device.waits import Waits, find_waits
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation, Wave
from swlds.engines.reference.used_reads import pins
from swlds.ir.model import Instruction


def build_counter_wait(decoder: Decoder, instruction: Instruction, row: Row) -> Operation | None:
    """An intrinsic that waits."""
    return with_waits(decoder, instruction, None)


def build_copy_hint(decoder: Decoder, instruction: Instruction, row: Row) -> Operation | None:
    """``asyncmark``; ``sched.barrier``, over which the compiler moves no access."""
    copies, races = decoder.machine.copies, decoder.machine.events.races
    listeners: list[Callable[[Wave], None]] = []
    if copies is not None:
        listeners.append(copies.mark if row.summary == "mark" else copies.hold)
    if races is not None and pins(instruction):
        listeners.append(races.pin)
    if not listeners:
        return None

    def tell(frame: Frame) -> None:
        for listener in listeners:
            listener(frame.wave)

    return tell


def with_waits(decoder: Decoder, instruction: Instruction, operation: Operation | None) -> Operation | None:
    """A call that waits in front of the operation, behind it, or both. A wave that blocks at the barrier in between waits before
    it goes on: nothing of its own comes between."""
    events = decoder.machine.events
    before, behind = find_waits(instruction, decoder.machine.launch.image.target) if events.hears_waits else ((), ())
    if not before and not behind:
        return operation

    def tell(frame: Frame, waits: Waits) -> None:
        if waits:
            events.counter_wait(frame, instruction, waits)

    def run(frame: Frame) -> int | None:
        tell(frame, before)
        result = operation(frame) if operation is not None else None
        tell(frame, behind)
        flight = frame.wave.flight
        if flight.awaited:
            loads, flight.awaited = flight.awaited, []
            return frame.wave.group.wait_for_loads(frame.wave, loads) or result
        return result

    return run
