"""Calls: of functions (also through pointers, lane by lane), intrinsics by their row, runtime functions, inline assembly."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.intrinsics import Row, find_intrinsic
from swlds.device.intrinsics.described import has_value, make_call
from swlds.device.lane_values import as_held, rep_of
from swlds.device.program import callee_of
from swlds.device.runtime import RUNTIME
from swlds.device.turns import MAX_DEPTH
from swlds.engines.reference.byval import make_copy
from swlds.engines.reference.call_shadows import known_of_result
from swlds.engines.reference.decode import Decoder, has_result
from swlds.engines.reference.effects import EFFECTS
from swlds.engines.reference.frame import MOVED, Frame, Operation
from swlds.engines.reference.meta import Meta
from swlds.engines.reference.mode_operations import by_mode
from swlds.engines.reference.runtime_calls import build_runtime
from swlds.engines.reference.waits import with_waits
from swlds.ir.model import Function, Instruction
from swlds.ir.names import display_name
from swlds.ir.values import InlineAsm, Value
from swlds.layouts.distinct import distinct


def build_call(decoder: Decoder, instruction: Instruction) -> Operation | None:
    callee = callee_of(instruction)
    if isinstance(instruction.operands[-1], InlineAsm):
        return with_waits(decoder, instruction, _build_callee(decoder, instruction, callee))
    return _build_callee(decoder, instruction, callee)


def _build_callee(decoder: Decoder, instruction: Instruction, callee: Value) -> Operation | None:
    if isinstance(callee, InlineAsm):
        return None
    if not isinstance(callee, Function):
        return _build_indirect(decoder, instruction, callee)
    if not callee.is_declaration:
        return _build_direct(decoder, instruction, callee)
    name = display_name(callee.name)
    if not name.startswith("llvm."):
        return build_runtime(decoder, instruction, RUNTIME[name], name)
    row = find_intrinsic(name)
    assert row is not None, f"{name} was let through by the check before the launch"
    if row.lanes is not None:
        return _build_lanes(decoder, instruction, row, name)
    return EFFECTS[row.effect](decoder, instruction, row)


# Functions ---------------------------------------------------------------------------------------------------


def _build_direct(decoder: Decoder, instruction: Instruction, callee: Function) -> Operation:
    sources = [decoder.slot(a) for a in instruction.call_arguments]
    slot = decoder.slot(instruction) if has_result(instruction) else None
    machine = decoder.machine
    wanted = instruction.field("function_type")
    if wanted != callee.function_type:
        return _build_wrong(
            instruction, f"Call of @{display_name(callee.name)} as {wanted}, it is {callee.function_type}"
        )

    def run(frame: Frame) -> int | None:
        return enter(frame, instruction, machine.code(callee), frame.mask, slot, sources)

    return run


def _build_wrong(instruction: Instruction, message: str) -> Operation:
    """A call that cannot be executed: its lanes end."""

    def run(frame: Frame) -> int | None:
        for lane in np.flatnonzero(frame.mask).tolist():
            frame.wave.machine.reports.add(frame, instruction, lane, "out-of-bounds", message)
        return frame.wave.end_lanes(frame.mask)

    return run


def enter(
    frame: Frame, instruction: Instruction, code: Any, mask: Array, slot: int | None, sources: list[int]
) -> int | None:
    """Call decoded code with some lanes; a finding when the calls are too deep."""
    wave = frame.wave
    if len(wave.frames) >= MAX_DEPTH:
        for lane in np.flatnonzero(mask).tolist():
            message = f"Stack overflow: {MAX_DEPTH} calls deep"
            wave.machine.reports.add(frame, instruction, lane, "stack-overflow", message)
        return wave.end_lanes(mask)
    wave.machine.events.called(wave, instruction, code.function)
    data, known = [frame.env[s] for s in sources], [frame.meta[s] for s in sources]
    if not code.copies:
        return wave.enter(code, mask, slot, instruction, data, known)
    before = wave.stack_pointer
    for copy in code.copies:
        made = make_copy(frame, instruction, sources[copy.position], copy, mask)
        if not isinstance(made, tuple):
            return made
        data[copy.position], known[copy.position] = made
    wave.enter(code, mask, slot, instruction, data, known)
    wave.frame.stack_pointer = before
    return MOVED


def _build_indirect(decoder: Decoder, instruction: Instruction, callee: Value) -> Operation:
    """Each different callee runs for the lanes that call it, one after the other."""
    sources = [decoder.slot(a) for a in instruction.call_arguments]
    pointer = decoder.slot(callee)
    slot = decoder.slot(instruction) if has_result(instruction) else None
    machine = decoder.machine

    def run(frame: Frame) -> int | None:
        if frame.pending is None:
            frame.pending = _callees(frame, instruction, frame.env[pointer], frame.meta[pointer])
            if not frame.pending:
                frame.pending = None
                return frame.wave.end_lanes(frame.mask)
        function, mask = frame.pending.pop(0)
        mask = mask & frame.mask
        if frame.pending:
            frame.ip -= 1
        else:
            frame.pending = None
        if not mask.any():
            return MOVED
        return enter(frame, instruction, machine.code(function), mask, slot, sources)

    return run


def _callees(
    frame: Frame, instruction: Instruction, address: Array, known: Meta | None
) -> list[tuple[Function, Array]]:
    machine = frame.wave.machine
    if known is not None and known.shadow is not None:
        machine.reports.use_of_undefined(frame, instruction, known, frame.mask, "the address of a function")
    found: list[tuple[Function, Array]] = []
    wild = np.zeros(len(address), np.bool_)
    for target in distinct(address[frame.mask]).tolist():
        lanes = frame.mask & (address == target)
        function = machine.image.functions_at.get(int(target))
        wanted = instruction.field("function_type")
        if function is None or function.is_declaration or function.function_type != wanted:
            wild |= lanes
            continue
        found.append((function, lanes))
    for lane in np.flatnonzero(wild).tolist():
        kind = "null-pointer" if int(address[lane]) == 0 else "out-of-bounds"
        machine.reports.add(
            frame, instruction, lane, kind, f"Call of address {int(address[lane]):#x}, which is no such function"
        )
    if wild.any() and found:
        frame.wave.end_lanes(wild)
    return found


# Intrinsics with a lane semantics ----------------------------------------------------------------------------


def _build_lanes(decoder: Decoder, instruction: Instruction, row: Row, name: str) -> Operation | None:
    if not has_result(instruction):
        return None
    arguments = instruction.call_arguments
    call = make_call(None, instruction, name, arguments)
    call.is_whole = instruction in decoder.whole_wave
    sources = [decoder.slot(a) for a in arguments if has_value(a.type)]
    assign = decoder.assign(instruction)
    rep = rep_of(instruction.type)
    lanes: Any = row.lanes
    has_mode = decoder.machine.mode_bits
    function = by_mode(decoder, instruction, lambda frame, *values: lanes(call, *values)) if has_mode else None
    if not row.exact:
        decoder.machine.launch.fidelity.add_hosts(name)

    def run(frame: Frame) -> None:
        call.wave = frame.wave
        env, known = frame.env, frame.meta
        values = [env[s] for s in sources]
        data = as_held(lanes(call, *values) if function is None else function(frame, *values), rep)
        operands = [known[s] for s in sources]
        marked = any(m is not None for m in operands)
        result = known_of_result(call, row, values, data, operands, rep) if marked else None
        assign(frame, data, result)

    return run
