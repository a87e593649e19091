"""Loads that the members of a cluster share: ``cluster.load`` to registers, ``cluster.load.async.to.lds`` to LDS.

Each is the load or copy that it would be alone; ``multicast`` judges who takes part. Behind a load to registers the wave waits
for the other members at once, behind a copy at the wait that completes it.
"""

from __future__ import annotations

import numpy as np

from swlds.device.address_space import GLOBAL
from swlds.device.intrinsics import Row
from swlds.device.lane_values import constant_int
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.direct_loads import build_async
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.meta import tag_of
from swlds.engines.reference.multicast import SharedLoad
from swlds.engines.reference.transfer import load_value
from swlds.ir.model import Instruction


def build_cluster_load(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """(address, cpol, mask)."""
    pointer, _, mask = instruction.call_arguments
    from_, members = decoder.slot(pointer), decoder.slot(mask)
    type_, port = instruction.type, decoder.machine.port
    size = decoder.image.layout.store_size(type_)
    assign = decoder.assign(instruction)

    def run(frame: Frame) -> int | None:
        known = frame.meta[from_]
        granted = port.access(frame, instruction, GLOBAL, frame.env[from_], known, size, write=False, align=1)
        data, meta = load_value(port, frame, instruction, granted, type_, tag_of(known))
        assign(frame, data, meta)
        load = _share(frame, instruction, from_, members, 0, size)
        return None if load is None else frame.wave.group.wait_for_loads(frame.wave, [load])

    return run


def build_cluster_copy(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """(global address, LDS address, offset, cpol, mask)."""
    outside, _, offset, _, mask = instruction.call_arguments
    from_, members, step = decoder.slot(outside), decoder.slot(mask), constant_int(offset) or 0
    size = row.facts.written.bytes
    assert isinstance(size, int), "the intrinsic's name says how many"
    copy = build_async(decoder, instruction, row)

    def run(frame: Frame) -> None:
        copy(frame)
        frame.wave.flight.copies[-1].shared = _share(frame, instruction, from_, members, step, size)

    return run


def _share(
    frame: Frame, instruction: Instruction, pointer: int, members: int, step: int, size: int
) -> SharedLoad | None:
    known = frame.meta[members]
    if known is not None and known.shadow is not None:
        frame.wave.machine.reports.use_of_undefined(frame, instruction, known, frame.mask, "the mask of a cluster")
    addresses = frame.env[pointer] + np.array(step).astype(frame.env[pointer].dtype)
    return frame.wave.group.share_load(frame, instruction, frame.env[members], addresses, size)
