"""Copies between global memory and LDS that pass no register: both sides are checked at the issue; ``copies`` moves the data.

``global.load.lds`` and its like: lane n writes at the first active lane's LDS pointer + offset + n * ``lane_stride``; of one or
two bytes it writes a word, filled with zero. The ``async`` forms have an LDS pointer for each lane.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from swlds.analysis.direct_copies import lane_stride
from swlds.analysis.switched_off import FIRST_OFF, LAST_OFF, is_switched
from swlds.device.address_space import FLAT, GLOBAL, LDS, Array
from swlds.device.checks import Severity
from swlds.device.intrinsics import Row
from swlds.device.lane_values import constant_int
from swlds.engines.reference.bulk import copy_lanes
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.flight import Copy, Side
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.memory_operations import pointer_space
from swlds.engines.reference.meta import of_lane
from swlds.engines.reference.transfer import shifted, store_value
from swlds.ir.model import Instruction
from swlds.ir.types import ArrayType, IntType


def build_load_lds(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """global.load.lds, load.to.lds: the offset counts for both sides."""
    source, target, size, offset, _ = instruction.call_arguments
    from_, to = decoder.slot(source), decoder.slot(target)
    count, step = constant_int(size) or 4, constant_int(offset) or 0
    space = pointer_space(source)

    def run(frame: Frame) -> None:
        address = frame.env[from_] + np.array(step).astype(frame.env[from_].dtype)
        port = frame.wave.machine.port
        reads = port.access(frame, instruction, space, address, frame.meta[from_], count, write=False)
        if space == FLAT:
            reads = [_refuse_source(frame, instruction, read) for read in reads]
        copy_to_lds(frame, instruction, [(read, 0, count) for read in reads], to, count, step)

    return run


def _refuse_source(frame: Frame, instruction: Instruction, read: Granted) -> Granted:
    """The instruction reads global memory only: LDS and the stack have no address there."""
    if read.space == GLOBAL or not read.lanes.any():
        return read
    where, lane = ("LDS" if read.space == LDS else "private memory"), int(np.argmax(read.lanes))
    message = (
        f"The source of a copy lies in {where}, of which the instruction reads nothing: it takes it for global memory"
    )
    frame.wave.machine.reports.add(frame, instruction, lane, "dma-range", message)
    none = np.zeros(len(read.lanes), np.bool_)
    return replace(read, lanes=none, whole=False, physical=np.zeros_like(read.physical))


#: Bytes that a copy reads: who may, where in a lane's bytes they go, and how many.
Read = tuple[Granted, int, int]


def copy_to_lds(frame: Frame, instruction: Instruction, reads: list[Read], to: int, count: int, step: int) -> None:
    """Copy ``count`` bytes a lane, as far as ``reads`` has them; active lanes write zero for the others."""
    port = frame.wave.machine.port
    first = int(np.argmax(frame.mask))
    lanes = np.arange(len(frame.mask), dtype=np.uint32)
    width = max(count, 4)
    target = frame.env[to][first] + np.uint32(step & 0xFFFF_FFFF) + lanes * np.uint32(lane_stride(count))
    check_pointers(frame, instruction, frame.env[to], lane_stride(count))
    writes = port.access(frame, instruction, LDS, target, of_lane(frame.meta[to], first), width, write=True)[0]

    def move() -> None:
        missing = np.repeat(writes.lanes[:, None], width, axis=1)
        for read, at, size in reads:
            both = read.lanes & writes.lanes
            if both.any():
                copy_lanes(frame, instruction, read, shifted(writes, at), both, size)
                missing[both, at : at + size] = False
        _fill(frame, instruction, writes, missing)

    sides = [*(Side(read, size, False) for read, _, size in reads), Side(writes, width, True)]
    _issue(frame, Copy(frame.wave, frame, instruction, "vmcnt", "load", sides, move))


def _fill(frame: Frame, instruction: Instruction, writes: Granted, missing: Array) -> None:
    """Write zero for the bytes that were not read: lanes with the same ones together."""
    for pattern in np.unique(missing[missing.any(axis=1)], axis=0):
        lanes = (missing == pattern).all(axis=1)
        edges = np.flatnonzero(np.diff(pattern, prepend=False, append=False))
        for start, end in edges.reshape(-1, 2).tolist():
            _store_zeros(frame, instruction, shifted(writes, start), lanes, end - start)


def _issue(frame: Frame, copy: Copy) -> None:
    copies = frame.wave.machine.copies
    assert copies is not None, "the program has copies"
    copies.issue(copy)


def check_pointers(frame: Frame, instruction: Instruction, pointers: Array, stride: int) -> None:
    """The hardware takes the first active lane's LDS pointer, and a multiple of 4 of it. asynccheck: what other lanes have is
    lost; where that is what the hardware comes to by itself, a warning."""
    machine, mask = frame.wave.machine, frame.mask
    if "asynccheck" not in machine.launch.options.checks:
        return
    first = int(np.argmax(mask))
    base = int(pointers[first])
    lanes = np.arange(len(mask), dtype=np.int64)
    others = mask & (pointers != pointers[first])
    if others.any():
        wanted = pointers.astype(np.int64)
        comes_to = (base + lanes * stride) & 0xFFFF_FFFF
        is_same = bool((wanted == comes_to)[mask].all())
        lane = int(np.argmax(others))
        where = "where the copy puts their data anyway" if is_same else "and the copy puts their data elsewhere"
        message = (
            f"The LDS pointer of a copy differs between lanes: lane {first} has {base:#x}, which counts for all, "
            f"lane {lane} has {int(pointers[lane]):#x}, {where}"
        )
        severity: Severity = "warning" if is_same else "error"
        machine.reports.add(frame, instruction, lane, "non-uniform-lds-address", message, severity=severity)
    if base & 3:
        message = f"The LDS pointer of a copy is {base:#x}: its two lowest bits are dropped"
        machine.reports.add(frame, instruction, first, "dma-range", message)


def _store_zeros(frame: Frame, instruction: Instruction, writes: Granted, lanes: Array, count: int) -> None:
    if not lanes.any():
        return
    granted = Granted(writes.space, np.where(lanes, writes.physical, np.uint64(0)), lanes, False, writes.number)
    octets = tuple(np.zeros(len(lanes), np.uint8) for _ in range(count))
    port = frame.wave.machine.port
    store_value(port, frame, instruction, [granted], ArrayType(count, IntType(8)), octets, None)


def build_async(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """global.load.async.to.lds.bN, global.store.async.from.lds.bN: each lane copies N bits; the offset counts for both sides.
    Lanes that are switched off (``analysis.switched_off``) copy nothing; the copy counts also without a lane."""
    outside, local, offset = instruction.call_arguments[:3]
    slots = decoder.slot(outside), decoder.slot(local)
    written, step = row.facts.written, constant_int(offset) or 0
    count, is_store = written.bytes, written.pointer == 0
    assert isinstance(count, int), "the intrinsic's name says how many"
    port, kind = decoder.machine.port, "store" if is_store else "load"
    may_be_off = is_switched(local)

    def run(frame: Frame) -> None:
        sides: list[Granted] = []
        mask = frame.mask
        if may_be_off:
            mask = mask & ~((frame.env[slots[1]] >= FIRST_OFF) & (frame.env[slots[1]] <= LAST_OFF))
        for slot, space, is_written in ((slots[0], GLOBAL, is_store), (slots[1], LDS, not is_store)):
            base = frame.env[slot]
            address = base + np.array(step).astype(base.dtype)
            align = min(count, 4) if space == LDS else 1
            sides += port.access(
                frame, instruction, space, address, frame.meta[slot], count, write=is_written, align=align, mask=mask
            )
        read, write = reversed(sides) if is_store else sides

        def move() -> None:
            both = read.lanes & write.lanes
            if both.any():
                copy_lanes(frame, instruction, read, write, both, count)
            _store_zeros(frame, instruction, write, write.lanes & ~read.lanes, count)

        both_sides = [Side(read, count, False), Side(write, count, True)]
        _issue(frame, Copy(frame.wave, frame, instruction, "asynccnt", kind, both_sides, move))

    return run
