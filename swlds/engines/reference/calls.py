"""Calls: of functions (also through pointers, lane by lane), intrinsics by their row, runtime functions, inline assembly."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.bits import round_bfloat
from swlds.device.intrinsics import Call, Row, find_intrinsic
from swlds.device.intrinsics.described import make_call
from swlds.device.lane_values import rep_of
from swlds.device.program import callee_of
from swlds.device.runtime import RUNTIME
from swlds.device.turns import MAX_DEPTH
from swlds.engines.reference import meta as metas
from swlds.engines.reference.byval import make_copy
from swlds.engines.reference.decode import Decoder, has_result
from swlds.engines.reference.effects import EFFECTS
from swlds.engines.reference.frame import MOVED, Frame, Operation
from swlds.engines.reference.meta import Meta, make, spoil
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
    sources = [decoder.slot(a) for a in arguments]
    assign = decoder.assign(instruction)
    rep = rep_of(instruction.type)
    function: Any = row.lanes
    lanes = decoder.lanes
    moved = list(row.facts.moves)
    if not row.exact:
        decoder.machine.launch.fidelity.add_hosts(name)

    def run(frame: Frame) -> None:
        call.wave = frame.wave
        env, known = frame.env, frame.meta
        values = [env[s] for s in sources]
        data = function(call, *values)
        if rep.members is None:
            data = round_bfloat(data) if rep.is_bfloat else data if data.dtype == rep.dtype else data.astype(rep.dtype)
        operands = [known[s] for s in sources]
        result = None
        if any(m is not None for m in operands):
            if row.shadows is not None:
                result = _by_its_rule(call, row.shadows, operands)
            elif moved:
                result = _moved_meta(call, function, values, operands, moved, rep)
            else:
                result = _spoiled(operands, rep, lanes)
        assign(frame, data, result)

    return run


def _by_its_rule(call: Call, rule: Any, operands: list[Meta | None]) -> Meta | None:
    """What the row says of undefined bits."""
    marked = [m for m in operands if m is not None and m.shadow is not None]
    if not marked:
        return None
    given = []
    for meta, type_ in zip(operands, call.arguments, strict=True):
        rep = rep_of(type_)
        is_known = meta is None or meta.shadow is None
        given.append(np.zeros(rep.shape(call.size), rep.raw) if is_known else meta.shadow)  # type: ignore[union-attr]
    shadow = rule(call, *given)
    return make(None, shadow, marked[0].origin | metas.COMPUTED) if shadow.any() else None


def _spoiled(operands: list[Meta | None], rep: Any, lanes: int) -> Any:
    marked = [m for m in operands if isinstance(m, Meta) and m.shadow is not None]
    if not marked:
        return None
    if rep.members is not None:
        return tuple(_spoiled(operands, rep_of(t), lanes) for t in rep.members)
    shadow, origin = spoil(list(marked), rep.raw, rep.ones, rep.shape(lanes))
    return make(None, shadow, origin)


def _moved_meta(
    call: Call, function: Any, values: list[Array], operands: list[Meta | None], moved: list[int], rep: Any
) -> Any:
    """Shadows and tags go through the same moves as the value."""
    shadow, origin, tag = None, 0, None
    if any(m is not None and m.shadow is not None for m in operands):
        like = _shadow_like(operands)
        stand_in = list(values)
        for i in moved:
            meta = operands[i]
            stand_in[i] = np.zeros(values[i].shape, like) if meta is None or meta.shadow is None else meta.shadow
        shadow = function(call, *stand_in)
        origin = _moved_origin(call, function, values, operands, moved)
    if any(m is not None and m.tag is not None for m in operands):
        tag = _moved_tag(call, function, values, operands, moved)
    if rep.members is not None:
        shadows = shadow if shadow is not None else (None,) * len(rep.members)
        result = tuple(make(None, s if s is not None and s.any() else None, origin) for s in shadows)
        return result if any(r is not None for r in result) else None
    return make(tag, shadow if shadow is not None and shadow.any() else None, origin)


def _shadow_like(operands: list[Meta | None]) -> Any:
    return next(m.shadow.dtype for m in operands if m is not None and m.shadow is not None)


def _lane_numbers(call: Call, function: Any, values: list[Array], moved: list[int], numbers: list[Any]) -> Any:
    stand_in = list(values)
    for i, number in zip(moved, numbers, strict=False):
        stand_in[i] = np.broadcast_to(np.asarray(number), (call.size,)).astype(np.int64)
    return function(call, *stand_in)


def _moved_origin(call: Call, function: Any, values: list[Array], operands: list[Meta | None], moved: list[int]) -> Any:
    if any(v.ndim == 2 for v in values):
        return metas.join_origins(operands)
    numbers = [0 if (m := operands[i]) is None else m.origin for i in moved]
    result = _lane_numbers(call, function, values, moved, numbers)
    return result[0] if isinstance(result, tuple) else result


def _moved_tag(call: Call, function: Any, values: list[Array], operands: list[Meta | None], moved: list[int]) -> Any:
    numbers = [
        0 if (m := operands[i]) is None else m.tag or 0 if not isinstance(m.tag, np.ndarray) else m.tag for i in moved
    ]
    if any(v.ndim == 2 for v in values) or any(np.ndim(n) == 2 for n in numbers):
        return None
    result = _lane_numbers(call, function, values, moved, numbers)
    return None if isinstance(result, tuple) else metas.squeeze(result)
