"""alloca, load, store, getelementptr, fence."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from swlds.analysis.array_indices import find_array_counts
from swlds.device.address_space import FLAT, LDS, PRIVATE_APERTURE, Array
from swlds.device.bits import signed
from swlds.device.filler import filler_elements
from swlds.device.lane_values import constant_int, rep_of
from swlds.device.objects import BLOCK, SLOT
from swlds.device.padding import padding_behind
from swlds.device.types import bit_width, member_offset
from swlds.engines.reference import meta as metas
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.meta import Meta, make, tag_of
from swlds.engines.reference.partial import allowed_bits
from swlds.engines.reference.tag_rules import combine
from swlds.engines.reference.transfer import load_value, store_value
from swlds.ir.elements import RAW, Elements
from swlds.ir.model import Instruction
from swlds.ir.types import PointerType, Type, VectorType, scalar_type
from swlds.ir.values import ConstantInt, Value


def pointer_space(value: Value) -> int:
    type_ = scalar_type(value.type)
    assert isinstance(type_, PointerType), f"{type_} is no pointer"
    return type_.addrspace


def build_load(decoder: Decoder, instruction: Instruction) -> Operation:
    pointer = decoder.slot(instruction.operands[0])
    assign = decoder.assign(instruction)
    space, type_ = pointer_space(instruction.operands[0]), instruction.type
    size, align = decoder.image.layout.store_size(type_), instruction.field("align") or 1
    port = decoder.machine.port
    atomic = instruction.field("ordering") or ""

    def run(frame: Frame) -> None:
        known = frame.meta[pointer]
        granted = port.access(
            frame, instruction, space, frame.env[pointer], known, size, write=False, align=align, atomic=atomic
        )
        data, meta = load_value(port, frame, instruction, granted, type_, tag_of(known))
        assign(frame, data, meta)

    return run


def build_store(decoder: Decoder, instruction: Instruction) -> Operation:
    value, pointer = (decoder.slot(o) for o in instruction.operands)
    space, type_ = pointer_space(instruction.operands[1]), instruction.operands[0].type
    size, align = decoder.image.layout.store_size(type_), instruction.field("align") or 1
    port = decoder.machine.port
    atomic = instruction.field("ordering") or ""
    is_slot = space == LDS and bool(decoder.image.lowered)
    fillers = filler_elements(decoder.image.layout, instruction) if port.check_init else 0

    @cache
    def allowed() -> Array | None:
        return allowed_bits(padding_behind(decoder.image.layout, instruction.operands[1], size), rep_of(type_), fillers)

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        granted = port.access(
            frame, instruction, space, env[pointer], known[pointer], size, write=True, align=align, atomic=atomic
        )
        store_value(port, frame, instruction, granted, type_, env[value], known[value], fillers, allowed)
        if is_slot:
            _bind_block(frame, tag_of(known[pointer]), tag_of(known[value]), env[value])

    return run


def _bind_block(frame: Frame, slot: Any, block: Any, address: Any) -> None:
    """A block's address goes into the slot of a lowered kernel."""
    image = frame.wave.machine.image
    if isinstance(slot, int) and isinstance(block, int) and image.memory.objects.flags[slot] & SLOT:
        image.bind_block(block, int(np.broadcast_to(address, frame.mask.shape)[frame.mask.argmax()]))


def build_alloca(decoder: Decoder, instruction: Instruction) -> Operation:
    assign = decoder.assign(instruction)
    unit = decoder.image.layout.size_of(instruction.field("allocated_type"))
    align = instruction.field("align") or 1
    rep = rep_of(instruction.type)
    count = instruction.operands[0] if instruction.operands else None
    fixed = 1 if count is None else count.value if isinstance(count, ConstantInt) else None
    slot = -1 if count is None or fixed is not None else decoder.slot(count)
    flat = pointer_space(instruction) == FLAT
    machine = decoder.machine
    name = instruction.name if not instruction.name.isdigit() else f"stack slot %{instruction.name}"

    def run(frame: Frame) -> int | None:
        number = fixed if fixed is not None else int(frame.env[slot][frame.mask].max())
        size, wave = unit * number, frame.wave
        start = -(-wave.stack_pointer // align) * align
        if start + size > machine.stack_end:
            return overflow(frame, instruction, start + size)
        wave.stack_pointer = start + size
        tag = machine.stack_object(instruction, start, size, name)
        make_fresh(frame, start, size, machine.image.elements[tag])
        address = np.full(len(frame.mask), start | (0x0002_0000 << 32 if flat else 0), rep.dtype)
        assign(frame, address, Meta(tag))
        return None

    return run


def make_fresh(frame: Frame, start: int, size: int, elements: Elements = RAW) -> None:
    """Stack bytes of every lane become zero and uninitialised, but for padding."""
    machine, wave = frame.wave.machine, frame.wave
    space = machine.image.memory.space
    base = int(wave.private_lanes[0])
    stride = machine.launch.private_size
    whole = slice(base, base + wave.wave_size * stride)
    for plane in (space.data, space.init):
        plane[whole].reshape(wave.wave_size, stride)[:, start : start + size] = 0
    if elements.gaps:
        known = space.init[whole].reshape(wave.wave_size, stride)
        known[:, start : start + size] = np.frombuffer(elements.padding(size), np.uint8)
    if space.has_tags:
        words = space.tags[whole.start >> 2 : whole.stop >> 2].reshape(wave.wave_size, stride >> 2)
        words[:, start >> 2 : (start + size + 3) >> 2] = 0
    if machine.origins.stored:
        for lane in wave.private_lanes.tolist():
            machine.origins.forget(int(lane) + start, size)


def overflow(frame: Frame, instruction: Instruction, wanted: int) -> int | None:
    """The stack is full: a finding for each active lane, which ends."""
    machine = frame.wave.machine
    amount = str(wanted) if wanted < 1 << 64 else "2**64 or more"  # of an integer of any width
    for lane in np.flatnonzero(frame.mask).tolist():
        message = (
            f"Stack overflow: {amount} bytes of private memory wanted, a work-item has {frame.wave.machine.stack_end}"
        )
        machine.reports.add(frame, instruction, lane, "stack-overflow", message)
    return frame.wave.end_lanes(frame.mask)


def build_getelementptr(decoder: Decoder, instruction: Instruction) -> Operation:
    base, *indices = instruction.operands
    offset, plan = _plan(decoder, instruction.field("source_type"), indices)
    pointer = decoder.slot(base)
    is_watched = "barriercheck" in decoder.machine.launch.options.checks
    arrays = find_array_counts(instruction) if is_watched else {}
    counts = [
        (decoder.slot(o), bit_width(o.type), arrays[k]) for k, o in enumerate(instruction.operands) if k in arrays
    ]
    is_flat = bool(counts) and pointer_space(base) == FLAT
    assign = decoder.assign(instruction)
    rep = rep_of(instruction.type)
    kind, wide = rep.dtype, rep.count > 0
    start = offset if kind.hasobject else kind.type(offset % (1 << rep.bits))
    signed_kind: Any = np.int32 if rep.bits == 32 else np.int64
    steps = [(slot, np.array(scale % (1 << rep.bits), kind).view(signed_kind)[()], bits) for slot, scale, bits in plan]
    machine, image = decoder.machine, decoder.image
    flags = image.memory.objects.flags
    #: In a lowered kernel: the variable that a constant offset from the block leads to.
    fixed_part = image.offset_tag(offset) if image.offset_entries and not steps else 0

    def leaves_array(frame: Frame) -> bool:
        env, lanes = frame.env, frame.mask
        if is_flat:  # what flat pointers do in other memory says nothing of stacks
            lanes = lanes & (env[pointer].astype(np.uint64) >> np.uint64(32) == np.uint64(PRIVATE_APERTURE))
        indices = ((_index(env[slot], bits).astype(np.int64), count) for slot, bits, count in counts)
        return any((lanes & ((index < 0) | (index >= count))).any() for index, count in indices)

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        address = _wide(env[pointer], wide) + start
        result = known[pointer]
        tagged = False
        for slot, scale, bits in steps:
            index = _index(env[slot], bits).astype(signed_kind)
            address = address + _wide(index * scale, wide).view(kind)
            tagged = tagged or known[slot] is not None
        if counts and not frame.wave.group.has_left_arrays:
            frame.wave.group.has_left_arrays = leaves_array(frame)
        if tagged:
            result = _pointer_meta(machine, result, [known[slot] for slot, _, _ in steps], rep, frame.wave.wave_size)
        elif fixed_part and result is not None and isinstance(result.tag, int) and flags[result.tag] & BLOCK:
            result = Meta(image.part_of_block(result.tag, fixed_part), result.shadow, result.origin)
        if wide and result is not None:
            result = _widen(result, rep)
        address = np.broadcast_to(address, rep.shape(len(frame.mask)))
        assign(frame, address, result)

    return run


def _index(values: Array, bits: int) -> Array:
    """An index with its sign. Of one that has more bits than an address only the lower ones count."""
    if bits > 64:
        return (values & ((1 << 64) - 1)).astype(np.uint64).view(np.int64)
    return signed(values, bits)


def _wide(values: Array, wide: bool) -> Array:
    """Scalars beside vectors broadcast."""
    return np.ascontiguousarray(values[:, None] if wide and values.ndim == 1 else values)


def _widen(known: Meta, rep: Any) -> Meta | None:
    """Knowledge of a scalar base for a vector of pointers."""
    shadow = known.shadow
    if shadow is not None:
        shadow = np.broadcast_to(shadow[:, None] if shadow.ndim == 1 else shadow, rep.shape(len(shadow)))
    tag = known.tag
    if isinstance(tag, np.ndarray) and tag.ndim == 1:
        tag = tag[:, None]
    return make(tag, shadow, known.origin)


def _pointer_meta(machine: Any, base: Meta | None, indices: list[Meta | None], rep: Any, lanes: int) -> Meta | None:
    tag = tag_of(base)
    for meta in indices:
        if meta is not None and meta.tag is not None:
            tag = combine(machine, tag, meta.tag, True)
    shadow, origin = metas.spoil([base, *indices], rep.raw, rep.ones, rep.shape(lanes))
    return make(tag, shadow, origin)


def _plan(decoder: Decoder, type_: Type, indices: list[Value]) -> tuple[int, list[tuple[int, int, int]]]:
    """(constant offset, (slot, bytes a step, index bits)...) of a getelementptr."""
    layout, offset = decoder.image.layout, 0
    steps: list[tuple[int, int, int]] = []
    for position, index in enumerate(indices):
        fixed = None if isinstance(index.type, VectorType) and constant_int(index) is None else constant_int(index)
        if position == 0:
            scale, inner = layout.size_of(type_), type_
        else:
            known = fixed if fixed is not None else 0
            step, inner = member_offset(layout, type_, known)
            if fixed is not None:
                offset += step
                type_ = inner
                continue
            scale = member_offset(layout, type_, 1)[0]
        if fixed is not None:
            offset += fixed * scale
        else:
            steps.append((decoder.slot(index), scale, bit_width(scalar_type(index.type))))
        type_ = inner
    return offset, steps


def build_fence(decoder: Decoder, instruction: Instruction) -> Operation | None:
    events = decoder.machine.events
    return (lambda frame: events.order(frame, instruction, "fence")) if events.hears_order else None
