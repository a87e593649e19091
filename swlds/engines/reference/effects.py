"""What an engine does itself for an intrinsic: the builders by ``Row.effect``."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from swlds.device.address_space import Array
from swlds.device.intrinsics import Row
from swlds.device.lane_values import constant_int, rep_of
from swlds.engines.reference import buffers, bulk, direct_loads, masked
from swlds.engines.reference.atomics import build_append, build_atomic_intrinsic
from swlds.engines.reference.barriers import (
    build_barrier,
    build_barrier_join,
    build_barrier_named,
    build_barrier_signal,
    build_barrier_wait,
    build_cluster_barrier,
    build_grid_barrier,
    build_wave_barrier,
)
from swlds.engines.reference.cluster_loads import build_cluster_copy, build_cluster_load
from swlds.engines.reference.control import report_pending
from swlds.engines.reference.decode import Decoder, has_result
from swlds.engines.reference.frame import OVER, Frame, Operation
from swlds.engines.reference.meta import Meta, make
from swlds.engines.reference.mode_operations import build_setreg
from swlds.engines.reference.tensor_copies import build_tensor_copy
from swlds.engines.reference.waits import build_copy_hint, build_counter_wait
from swlds.ir.kernel_names import call_kernel
from swlds.ir.model import Instruction

Builder = Callable[[Decoder, Instruction, Row], Operation | None]


def _none(decoder: Decoder, instruction: Instruction, row: Row) -> Operation | None:
    return _constant(decoder, instruction, 0) if has_result(instruction) and str(instruction.type) != "token" else None


def _sleep(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    def run(frame: Frame) -> None:
        frame.wave.sleep()

    return run


def _constant(decoder: Decoder, instruction: Instruction, value: int, tag: int = 0) -> Operation:
    assign = decoder.assign(instruction)
    data = np.full(decoder.lanes, value, rep_of(instruction.type).dtype)
    known = Meta(tag) if tag else None

    def run(frame: Frame) -> None:
        assign(frame, data, known)

    return run


def _static_size(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    return _constant(decoder, instruction, decoder.machine.launch.image.lds.static_size)


def _kernel_id(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    launch = decoder.machine.launch
    if launch.kernel_number is None:
        from swlds.errors import LaunchError

        raise LaunchError(
            f"{row.name} is called, but kernel {call_kernel(launch.image.program.kernel.name)} "
            "has no !llvm.amdgcn.lds.kernel.id"
        )
    return _constant(decoder, instruction, launch.kernel_number)


def _address(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    address, tag = getattr(decoder.machine.launch, row.facts.provides)
    return _constant(decoder, instruction, address, tag)


def _return_address(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """The address of the calling kernel's code: good enough to tell call sites apart in a log, nothing more."""
    return _constant(decoder, instruction, decoder.image.resolve(decoder.function)[0] + (instruction.line % 256))


def _stacksave(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    assign = decoder.assign(instruction)
    kind = rep_of(instruction.type).dtype

    def run(frame: Frame) -> None:
        assign(frame, np.full(len(frame.mask), frame.wave.stack_pointer, kind), None)

    return run


def _stackrestore(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    source = decoder.slot(instruction.call_arguments[0])

    def run(frame: Frame) -> None:
        frame.wave.stack_pointer = int(frame.env[source][frame.mask].max()) & 0xFFFF_FFFF

    return run


def _trap(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    word = row.name.removeprefix("llvm.")

    def run(frame: Frame) -> int:
        wave = frame.wave
        for lane in np.flatnonzero(frame.mask).tolist():
            if not report_pending(frame, lane):
                wave.machine.reports.add(frame, instruction, lane, "trap", f"{word} executed; the work-group ends")
        wave.group.abort()
        return OVER

    return run


def _end(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    return lambda frame: frame.wave.end_lanes(frame.mask, is_cut=False)


def _ptrmask(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    pointer, mask = (decoder.slot(a) for a in instruction.call_arguments)
    assign = decoder.assign(instruction)

    def run(frame: Frame) -> None:
        known = frame.meta[pointer]
        data: Array = frame.env[pointer] & frame.env[mask].astype(frame.env[pointer].dtype)
        assign(frame, data, None if known is None else make(known.tag, known.shadow, known.origin))

    return run


def _objectsize(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    wants_minimum = constant_int(instruction.call_arguments[1]) not in (0, None)
    ones = (1 << rep_of(instruction.type).bits) - 1
    return _constant(decoder, instruction, 0 if wants_minimum else ones)


def _assume_zero(decoder: Decoder, instruction: Instruction, row: Row) -> Operation | None:
    return _constant(decoder, instruction, 0) if has_result(instruction) else None


EFFECTS: dict[str, Builder] = {
    "none": _none,
    "sleep": _sleep,
    "mode": build_setreg,
    "zero": _assume_zero,
    "one": lambda d, i, r: _constant(d, i, 1),
    "static_size": _static_size,
    "kernel_id": _kernel_id,
    "address": _address,
    "returnaddress": _return_address,
    "stacksave": _stacksave,
    "stackrestore": _stackrestore,
    "trap": _trap,
    "end": _end,
    "ptrmask": _ptrmask,
    "objectsize": _objectsize,
    "counter_wait": build_counter_wait,
    "copy_hint": build_copy_hint,
    "barrier": build_barrier,
    "barrier_signal": build_barrier_signal,
    "barrier_signal_first": build_barrier_signal,
    "barrier_wait": build_barrier_wait,
    "barrier_init": build_barrier_named,
    "barrier_named_signal": build_barrier_named,
    "barrier_join": build_barrier_join,
    "cluster_barrier": build_cluster_barrier,
    "grid_barrier": build_grid_barrier,
    "cluster_load": build_cluster_load,
    "cluster_lds": build_cluster_copy,
    "wave_barrier": build_wave_barrier,
    "barrier_leave": _assume_zero,
    "lifetime_start": bulk.build_lifetime,
    "lifetime_end": bulk.build_lifetime,
    "copy": bulk.build_copy,
    "set": bulk.build_set,
    "load_lds": direct_loads.build_load_lds,
    "async_lds": direct_loads.build_async,
    "tensor_lds": build_tensor_copy,
    "masked_load": masked.build_masked,
    "masked_store": masked.build_masked,
    "masked_gather": masked.build_masked,
    "masked_scatter": masked.build_masked,
    "masked_expand": masked.build_masked,
    "masked_compress": masked.build_masked,
    "atomic": build_atomic_intrinsic,
    "append": build_append,
    "make_buffer": buffers.build_make_buffer,
    "buffer_load": buffers.build_buffer,
    "buffer_store": buffers.build_buffer,
    "scalar_buffer_load": buffers.build_buffer,
    "buffer_load_lds": buffers.build_buffer_load_lds,
    "buffer_atomic": buffers.build_buffer_atomic,
}
