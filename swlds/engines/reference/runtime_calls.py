"""Runtime functions: the device heap and the ASan runtime."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from swlds.device.address_space import CODE_END, WINDOW_END, Array
from swlds.device.check import Access, judge_access
from swlds.device.heap import SHADOW_USER
from swlds.device.lane_values import rep_of, zeros
from swlds.device.objects import LIVE
from swlds.device.printf.calls import reserve_buffer
from swlds.device.runtime import ASSERT_FAIL, RuntimeRow
from swlds.engines.reference import meta as metas
from swlds.engines.reference.decode import Decoder, has_result
from swlds.engines.reference.frame import OVER, Frame, Operation
from swlds.engines.reference.meta import Meta
from swlds.engines.reference.printf_calls import print_lanes
from swlds.engines.reference.reports import life_of
from swlds.ir.model import Instruction


def build_runtime(decoder: Decoder, instruction: Instruction, row: RuntimeRow, name: str) -> Operation:
    sources = [decoder.slot(a) for a in instruction.call_arguments]
    dst = decoder.slot(instruction) if has_result(instruction) else None
    rep = rep_of(instruction.type) if dst is not None else None
    if row.effect == "end":
        return _build_end(instruction, name, sources)
    types = [a.type for a in instruction.call_arguments]

    def run(frame: Frame) -> None:
        values = [frame.env[s] for s in sources]
        known = [frame.meta[s] for s in sources]
        for meta in known:
            if isinstance(meta, Meta) and meta.shadow is not None:
                frame.wave.machine.reports.use_of_undefined(
                    frame, instruction, meta, frame.mask, f"an argument of {name}"
                )
        if row.effect == "print":
            result: Any = (print_lanes(frame, instruction, name, types, values), None)
        else:
            result = _EFFECTS[row.effect](frame, instruction, row, values, known)
        if dst is not None and rep is not None:
            data, meta = result if result is not None else (zeros(rep, len(frame.mask)), None)
            frame.put(dst, data.astype(rep.dtype), meta)

    return run


#: Characters of a string that a finding quotes.
_LONGEST = 400


def _build_end(instruction: Instruction, name: str, sources: list[int]) -> Operation:
    """``abort`` and failed assertions: a finding, and the group ends."""

    def run(frame: Frame) -> int:
        wave = frame.wave
        values = [frame.env[s] for s in sources]
        for lane in np.flatnonzero(frame.mask).tolist():
            message = f"{name} is called; the work-group ends"
            if name == ASSERT_FAIL:
                what, file, line, function = (int(v[lane]) for v in values)
                where = f"{_string(frame, file)}:{line}, in {_string(frame, function)}"
                message = f"Assertion failed: {_string(frame, what)} ({where}); the work-group ends"
            wave.machine.reports.add(frame, instruction, lane, "trap", message)
        wave.group.abort()
        return OVER

    return run


def _string(frame: Frame, address: int) -> str:
    """The characters in global or constant memory from an address up to a NUL; "?" where there are none."""
    if not CODE_END <= address < WINDOW_END:
        return "?"
    space = frame.wave.machine.image.memory.space
    raw = space.read(address, min(_LONGEST, WINDOW_END - address)).split(b"\0", 1)[0]
    return raw.decode("utf-8", "backslashreplace") or "?"


def _allocate(frame: Frame, instruction: Instruction, row: RuntimeRow, values: list[Array], known: list[Any]) -> Any:
    machine, wave = frame.wave.machine, frame.wave
    heap, site = machine.launch.heap, functools.partial(machine.launch.sites.site, instruction, wave.callers())
    address = np.zeros(len(frame.mask), np.uint64)
    tags = np.zeros(len(frame.mask), np.int64)
    for lane in np.flatnonzero(frame.mask).tolist():
        was_exhausted = heap.exhausted
        size = int(values[0][lane])
        if row.is_printf:
            place = (wave.group.number, wave.wave_number * wave.wave_size + lane)
            address[lane], tags[lane] = reserve_buffer(machine.launch, place, size, site)
        else:
            address[lane] = heap.allocate(size, site, wave.group.number)
            tags[lane] = heap.object_at(int(address[lane]))
        if address[lane]:  # what failed has no bytes, however many were wanted
            machine.origins.forget(int(address[lane]), size)
            machine.events.fresh(int(address[lane]), size)
        if heap.exhausted and not was_exhausted:
            message = f"Out of memory: {size} bytes wanted, {heap.live_bytes} in use, the limit is {heap.limit}"
            machine.reports.add(frame, instruction, lane, "trap", message)
    tags = np.where(frame.mask, tags, tags[frame.mask][0])
    tag = metas.squeeze(tags)
    return address, None if tag is None else Meta(tag)


def _free(frame: Frame, instruction: Instruction, row: RuntimeRow, values: list[Array], known: list[Any]) -> None:
    machine = frame.wave.machine
    heap, site = machine.launch.heap, machine.site(frame, instruction)
    lanes = np.flatnonzero(frame.mask).tolist()
    freed = {lane: heap.object_at(int(values[0][lane])) for lane in lanes}
    machine.events.freed(frame, instruction, {k: n for k, n in freed.items() if n and heap.objects.state[n] == LIVE})
    for lane, number in freed.items():
        address = int(values[0][lane])
        kind = heap.free(address, site)
        if kind is not None:
            _report_free(frame, instruction, lane, kind, address, number)


def _report_free(frame: Frame, instruction: Instruction, lane: int, kind: str, address: int, number: int) -> None:
    machine = frame.wave.machine
    objects = machine.image.memory.objects
    reference, other, allocated = None, None, None
    number = number or (objects.find_global(address) if address < WINDOW_END else 0)
    if number in objects.info:
        info = objects.info[number]
        reference = objects.reference(number, address)
        other, allocated = life_of(info.freed if kind == "double-free" else None, info.allocated)
    what = "is already freed" if kind == "double-free" else "is not the start of a heap block"
    message = f"Free of address {address:#x}, which {what}"
    machine.reports.add(frame, instruction, lane, kind, message, object_=reference, other=other, allocated=allocated)


def _poison(frame: Frame, instruction: Instruction, row: RuntimeRow, values: list[Array], known: list[Any]) -> None:
    value = SHADOW_USER if row.effect == "poison" else 0
    space = frame.wave.machine.image.memory.space
    for lane in np.flatnonzero(frame.mask).tolist():
        address, size = int(values[0][lane]), int(values[1][lane])
        if address + size <= WINDOW_END:
            space.poison_shadow(address, size, value)


def _report(frame: Frame, instruction: Instruction, row: RuntimeRow, values: list[Array], known: list[Any]) -> None:
    """The inline check failed. memcheck reports the access when it happens, or here when the lane ends first."""
    machine, wave = frame.wave.machine, frame.wave
    tag = None if known[0] is None else known[0].tag
    for lane in np.flatnonzero(frame.mask).tolist():
        address = int(values[0][lane])
        size = row.size or int(values[1][lane])
        number = tag if isinstance(tag, int) else 0 if tag is None else int(tag[lane])
        access = Access(1, address, size, number, row.is_write, is_computed=True)
        verdict = judge_access(machine.image, access, wave.stack_pointer)
        if verdict is None:
            message = f"AddressSanitizer reports an invalid {'write' if row.is_write else 'read'} of size {size} at {address:#x}"
            machine.reports.add(frame, instruction, lane, "out-of-bounds", message)
        elif not machine.port.check_bounds:
            machine.reports.access(frame, instruction, lane, verdict)
            wave.refused[lane] = address, size
        wave.reported[lane] = (instruction, verdict if machine.port.check_bounds else None)


def _check(frame: Frame, instruction: Instruction, row: RuntimeRow, values: list[Array], known: list[Any]) -> None:
    """Outlined checks: the access that follows is judged by memcheck; without it, here."""
    machine = frame.wave.machine
    if machine.port.check_bounds:
        return
    for lane in np.flatnonzero(frame.mask).tolist():
        address, size = int(values[0][lane]), row.size or int(values[1][lane])
        access = Access(1, address, size, 0, row.is_write, is_computed=True)
        verdict = judge_access(machine.image, access, frame.wave.stack_pointer)
        if verdict is not None:
            machine.reports.access(frame, instruction, lane, verdict)
            frame.wave.refused[lane] = address, size


def _nothing(frame: Frame, instruction: Instruction, row: RuntimeRow, values: list[Array], known: list[Any]) -> None:
    return None


_EFFECTS: dict[str, Any] = {
    "allocate": _allocate,
    "free": _free,
    "poison": _poison,
    "unpoison": _poison,
    "report": _report,
    "check": _check,
    "nothing": _nothing,
}
