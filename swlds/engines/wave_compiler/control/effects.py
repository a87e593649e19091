"""Emitters of the intrinsics that an engine does itself, by ``Row.effect``."""

from __future__ import annotations

from collections.abc import Callable

from swlds.device.intrinsics.modes import mode_writes
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import (
    atomics,
    buffers,
    cluster_loads,
    copies,
    direct_loads,
    masked,
    resources,
    tiles,
)
from swlds.engines.wave_compiler.schedule.preemption import TurnCode
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.values.intrinsics import STATE_EFFECTS
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import VOID
from swlds.ir.values import ConstantInt

Parts = list[Lanes]
Emitter = Callable[[TurnCode, FlatInstruction, str], Parts]


def _number(value: int) -> Emitter:
    """The same answer always."""

    def emit(t: WaveCode, i: FlatInstruction, name: str) -> Parts:
        return [] if i.type == VOID else [arithmetic.constant(c.type, value) for c in t.components(i.type)]

    return emit


def _object_size(t: WaveCode, i: FlatInstruction, name: str) -> Parts:
    """Unknown: the least or the most that it can be."""
    least = i.operands[1]
    (c,) = t.components(i.type)
    wants_least = isinstance(least, ConstantInt) and least.value != 0
    return [arithmetic.constant(c.type, 0 if wants_least else (1 << c.bits) - 1)]


def _pointer_mask(t: WaveCode, i: FlatInstruction, name: str) -> Parts:
    """The mask may be narrower or wider than the pointer."""
    pointers, masks = (t.value(o) for o in i.operands)
    return [
        arithmetic.simple(
            t, "and", p, arithmetic.cast(t, "zext" if int(m.type[1:]) < int(p.type[1:]) else "trunc", m, p.type)
        )
        for p, m in zip(pointers, masks, strict=True)
    ]


def _mode(t: WaveCode, i: FlatInstruction, name: str) -> Parts:
    """A write of MODE: there is no register here, so what would show it is the reference engine's."""
    if mode_writes(t.image)[i.source]:
        raise t.unsupported("a write of MODE that something depends on")
    return []


def _sleep(t: TurnCode, i: FlatInstruction, name: str) -> Parts:
    t.preemption.sleep()
    return []


EFFECTS: dict[str, Emitter] = {
    **STATE_EFFECTS,
    "sleep": _sleep,
    "mode": _mode,
    "zero": _number(0),
    "one": _number(1),
    "objectsize": _object_size,
    "ptrmask": _pointer_mask,
    "copy": copies.emit_copy,
    "set": copies.emit_set,
    "load_lds": direct_loads.emit_load_lds,
    "async_lds": direct_loads.emit_async,
    "tensor_lds": tiles.emit_tile,
    "cluster_load": cluster_loads.emit_cluster_load,
    "cluster_lds": cluster_loads.emit_cluster_copy,
    "masked_load": masked.emit_masked_load,
    "masked_gather": masked.emit_masked_load,
    "masked_store": masked.emit_masked_store,
    "masked_scatter": masked.emit_masked_store,
    "masked_expand": masked.emit_masked_load,
    "masked_compress": masked.emit_masked_store,
    "make_buffer": resources.emit_make_buffer,
    "buffer_load": buffers.emit_buffer_load,
    "scalar_buffer_load": buffers.emit_buffer_load,
    "buffer_atomic": buffers.emit_buffer_atomic,
    "buffer_store": buffers.emit_buffer_store,
    "copy_hint": direct_loads.emit_hint,
    "buffer_load_lds": buffers.emit_buffer_load_lds,
    "atomic": atomics.emit_atomic_intrinsic,
    "append": atomics.emit_append,
}
