"""Loads that the members of a cluster share (``runtime/clusters.ll`` keeps who has issued which): ``cluster.load`` to registers,
``cluster.load.async.to.lds`` to LDS.

Each is the load or copy that it would be alone. Host code keeps a digest of masks and addresses; where that of two members
differs, or anything else is wrong with a mask, the cluster is suspicious and the reference engine says what it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from swlds.device.waits import Waits
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue
from swlds.engines.wave_compiler.flat.kinds import waits_for_members
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory.direct_loads import alignment, emit_async, moved
from swlds.engines.wave_compiler.memory.memory import load
from swlds.engines.wave_compiler.schedule.barriers import block_if
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.values.one_lane import first_lane, pick
from swlds.ir.values import ConstantInt

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.schedule.preemption import TurnCode

Parts = list[Lanes]


def emit_cluster_load(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    """(address, cpol, mask)."""
    pointer, _, mask = i.operands
    size = t.layout.store_size(i.type)
    found = load(t, pointer, i.type, size, alignment(t, size))
    waits = _share(t, mask, t.value(pointer)[0], size, is_copy=False)
    block_if(t, i, waits)
    return found


def emit_cluster_copy(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    """(global address, LDS address, offset, cpol, mask)."""
    emit_async(t, i, name)
    outside, _, offset, _, mask = i.operands
    step = offset.signed if isinstance(offset, ConstantInt) else 0
    _share(t, mask, moved(t, outside, step), _size(name), is_copy=True)
    return []


def _size(name: str) -> int:
    return int(name.rpartition(".b")[2]) // 8


def _share(t: TurnCode, mask: FlatValue, address: Lanes, size: int, *, is_copy: bool) -> str:
    """Tell the other members; does the wave have to wait for them?"""
    w, shape = t.w, t.shape
    t.check_defined(mask)
    masks = t.value(mask)[0]
    first = pick(t, masks, first_lane(t))
    if masks.uniform is None:
        t.suspect_if(arithmetic.compare(t, "ne", masks, first))
    table = w.load("ptr", w.offset("%g", OFFSETS["lane_addresses"]))
    for k, chunk in enumerate(shape.chunks(address)):
        w.store(shape.vector("i64"), chunk, w.offset(table, 8 * k * shape.width), 8)
    active = t.active if t.active.startswith("%") else str((1 << shape.lanes) - 1)
    if shape.mask_type != "i64" and active.startswith("%"):
        active = w.emit(f"zext {shape.mask_type} {active} to i64")
    given = f"i32 {first.uniform}, i64 {active}, i32 {size}, i1 {str(is_copy).lower()}"
    return w.emit(f"call i1 @share_load(ptr %g, i32 %w, {given})")


def wait_for_members(t: TurnCode, i: FlatInstruction, waits: Waits) -> None:
    """The copies that a wait completes are complete when the other members have come to them."""
    if t.options.cluster is None or not waits_for_members(i):
        return
    for wait in waits:
        if wait.counter == "asynccnt":
            block_if(t, i, t.w.emit(f"call i1 @wait_for_copies(ptr %g, i32 %w, i32 {wait.most})"))
        elif wait.counter == "asyncmark":
            raise t.unsupported("marks of copies that a cluster shares")
