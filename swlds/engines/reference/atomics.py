"""atomicrmw, cmpxchg and the atomic intrinsics. Lanes that hit one address take turns, lowest lane first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, final

import numpy as np

from swlds.device.absorbing import absorbing_operand
from swlds.device.address_space import Array
from swlds.device.bits import round_bfloat, signed, unsigned, wrap
from swlds.device.intrinsics import Row
from swlds.device.intrinsics.minimum import maximum, maximum_number, minimum, minimum_number
from swlds.device.lane_values import Rep, rep_of, select, zeros
from swlds.engines.reference import meta as metas
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.integer_shadows import integer_shadow
from swlds.engines.reference.memory_operations import pointer_space
from swlds.engines.reference.meta import COMPUTED, Meta, make, spoil, tag_of
from swlds.engines.reference.transfer import load_value, store_value
from swlds.ir.model import Instruction
from swlds.ir.types import I32
from swlds.ir.values import Value

Update = Callable[[Array, Array, Rep], Array]


def _signed(function: Any) -> Update:
    return lambda a, b, rep: unsigned(function(signed(a, rep.bits), signed(b, rep.bits)), rep.bits)


def _one(rep: Rep) -> Any:
    return rep.dtype.type(1)


UPDATES: dict[str, Update] = {
    "xchg": lambda a, b, rep: b,
    "add": lambda a, b, rep: wrap(a + b, rep.bits),
    "sub": lambda a, b, rep: wrap(a - b, rep.bits),
    "and": lambda a, b, rep: a & b,
    "nand": lambda a, b, rep: wrap(~(a & b), rep.bits),
    "or": lambda a, b, rep: a | b,
    "xor": lambda a, b, rep: a ^ b,
    "max": _signed(np.maximum),
    "min": _signed(np.minimum),
    "umax": lambda a, b, rep: np.maximum(a, b),
    "umin": lambda a, b, rep: np.minimum(a, b),
    "fadd": lambda a, b, rep: a + b,
    "fsub": lambda a, b, rep: a - b,
    "fmax": lambda a, b, rep: maximum_number(a, b),
    "fmin": lambda a, b, rep: minimum_number(a, b),
    "fmaximum": lambda a, b, rep: maximum(a, b),
    "fminimum": lambda a, b, rep: minimum(a, b),
    "uinc_wrap": lambda a, b, rep: np.where(a >= b, a * 0, a + _one(rep)),
    "udec_wrap": lambda a, b, rep: np.where((a == 0) | (a > b), b, a - _one(rep)),
    "usub_cond": lambda a, b, rep: np.where(a >= b, a - b, a),
    "usub_sat": lambda a, b, rep: np.where(a >= b, a - b, a * 0),
}
#: Operations that NumPy applies to repeated addresses in one call, where nobody wants the old value.
IN_PLACE: dict[str, Any] = {
    "add": np.add,
    "sub": np.subtract,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "umax": np.maximum,
    "umin": np.minimum,
}


#: Operations whose bits depend on one bit of each side -> the instruction whose rule says which of them are undefined.
_BITWISE = {"and": "and", "nand": "and", "or": "or", "xor": "xor"}


@final
class Atomic:
    """One atomic operation: as atomicrmw calls it, or ``cmpxchg`` with a value to compare with."""

    def __init__(
        self,
        decoder: Decoder,
        instruction: Instruction,
        operation: str,
        value: Value,
        expected: Value | None = None,
        align: int = 0,
    ) -> None:
        self.instruction, self.operation, self.type = instruction, operation, value.type
        self.operand = decoder.slot(value)
        self.expected = decoder.slot(expected) if expected is not None else -1
        self.rep, self.size = rep_of(value.type), decoder.image.layout.store_size(value.type)
        self.align, self.port = align or self.size, decoder.machine.port
        self.scope = f"{instruction.field('ordering') or 'monotonic'}"
        is_plain = self.rep.bits in (32, 64) and not self.rep.count and not self.rep.is_float
        self.absorbing = absorbing_operand(operation, self.rep.bits)
        self.quick = IN_PLACE.get(operation) if not instruction.readers and is_plain else None

    def run(
        self, frame: Frame, space: int, address: Array, pointer: Meta | None, mask: Array | None = None
    ) -> tuple[Array, Meta | None]:
        """Do it in the lanes of the mask (None: all active ones): the old values and what is known of them."""
        granted = self._access(frame, space, address, pointer, mask)
        if self.expected >= 0:
            old, meta, _ = self._exchange(frame, granted, pointer)
            return old, meta
        known = frame.meta[self.operand]
        old, old_meta = zeros(self.rep, len(frame.mask)), None
        for part in granted:
            values = frame.env[self.operand]
            if self.quick is not None and known is None and _in_place(frame, part, self.quick, values, self.size):
                continue
            for turn in turns(part):
                found, meta = load_value(self.port, frame, self.instruction, [turn], self.type, tag_of(pointer))
                new = UPDATES[self.operation](found, values, self.rep)
                new = round_bfloat(new) if self.rep.is_bfloat else new
                result = known if self.operation == "xchg" else self._known_after(found, values, meta, known)
                store_value(self.port, frame, self.instruction, [turn], self.type, new, result)
                old, old_meta = select(turn.lanes, found, old), metas.merge(turn.lanes, meta, old_meta, len(frame.mask))
        return old, old_meta

    def _known_after(self, found: Array, values: Array, old: Meta | None, operand: Meta | None) -> Meta | None:
        """What is known of the new values: bits that the operand of ``and``, ``or`` or ``nand`` fixes are defined whatever was
        there. It is no copy of that: what stays undefined is found where a buffer gets it."""
        rule = _BITWISE.get(self.operation)
        if rule is None:
            return _updated_meta(self._what_is_left(old, values), operand, self.rep, len(found))
        shadow, origin = integer_shadow(rule, found, values, old, operand, self.rep)
        return None if shadow is None else make(None, shadow, origin | COMPUTED)

    def _what_is_left(self, old: Meta | None, values: Array) -> Meta | None:
        """What is known of the old values where the operands let them show in the new ones."""
        if old is None or old.shadow is None or self.absorbing is None:
            return old
        nothing = np.array(0, old.shadow.dtype)
        return make(None, np.where(values == self.absorbing, nothing, old.shadow), old.origin)

    def compare_exchange(
        self, frame: Frame, space: int, address: Array, pointer: Meta | None
    ) -> tuple[Array, Meta | None, Array]:
        """The old values, what is known of them, and the lanes that exchanged."""
        return self._exchange(frame, self._access(frame, space, address, pointer, None), pointer)

    def _access(
        self, frame: Frame, space: int, address: Array, pointer: Meta | None, mask: Array | None
    ) -> list[Granted]:
        """A compare-exchange reads; which lanes write, ``_win`` says."""
        is_exchange = self.expected >= 0
        return self.port.access(
            frame,
            self.instruction,
            space,
            address,
            pointer,
            self.size,
            write=not is_exchange,
            align=self.align,
            mask=mask,
            atomic=self.scope,
            is_exchange=is_exchange,
        )

    def _exchange(self, frame: Frame, granted: list[Granted], pointer: Meta | None) -> tuple[Array, Meta | None, Array]:
        env, known, lanes = frame.env, frame.meta, len(frame.mask)
        old, old_meta, done = zeros(self.rep, lanes), None, np.zeros(lanes, np.bool_)
        for part in granted:
            for turn in turns(part):
                found, meta = load_value(self.port, frame, self.instruction, [turn], self.type, tag_of(pointer))
                equal = turn.lanes & (found == env[self.expected])
                if equal.any():
                    winner = self._win(frame, narrowed(turn, equal), pointer)
                    new, result = env[self.operand], known[self.operand]
                    for compared in (meta, known[self.expected]):  # what is undefined decides whether the word is the new one
                        result = _updated_meta(compared, result, self.rep, lanes) or result
                    store_value(self.port, frame, self.instruction, [winner], self.type, new, result)
                done = done | equal
                old, old_meta = select(turn.lanes, found, old), metas.merge(turn.lanes, meta, old_meta, lanes)
            self._note(frame, narrowed(part, part.lanes & ~done), write=False)
        return old, old_meta, done

    def _win(self, frame: Frame, granted: Granted, pointer: Meta | None) -> Granted:
        """Lanes that exchange: what of them may write."""
        refused = self.port.refuse_write(frame, self.instruction, granted, tag_of(pointer), self.size)
        if refused is not None:
            granted = narrowed(granted, granted.lanes & ~refused)
        self._note(frame, granted, write=True)
        return granted

    def _note(self, frame: Frame, granted: Granted, *, write: bool) -> None:
        """Races of lanes that exchange, or that only read: with the ordering for failure, which intrinsics do not name."""
        ordering = self.scope if write else self.instruction.field("failure_ordering") or "monotonic"
        frame.wave.machine.events.exchanged(frame, self.instruction, granted, self.size, write, ordering)


def narrowed(granted: Granted, lanes: Array) -> Granted:
    """Only some of the lanes."""
    return replace(granted, lanes=lanes, whole=False, physical=np.where(lanes, granted.physical, np.uint64(0)))


def build_atomicrmw(decoder: Decoder, instruction: Instruction) -> Operation:
    pointer, value = instruction.operands
    return _build(decoder, instruction, pointer, value, instruction.field("operation"), instruction.field("align") or 1)


def build_atomic_intrinsic(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """``ds.fadd`` and its like; the operation is the row's summary word."""
    pointer, value = instruction.call_arguments[:2]
    return _build(decoder, instruction, pointer, value, row.summary, 0)


def _build(
    decoder: Decoder, instruction: Instruction, pointer: Value, value: Value, operation: str, align: int
) -> Operation:
    atomic = Atomic(decoder, instruction, operation, value, align=align)
    address, space, dst = decoder.slot(pointer), pointer_space(pointer), decoder.slot(instruction)

    def run(frame: Frame) -> None:
        frame.put(dst, *atomic.run(frame, space, frame.env[address], frame.meta[address]))

    return run


def _in_place(frame: Frame, granted: Granted, function: Any, values: Array, size: int) -> bool:
    """The quick way, where all bytes are initialised and aligned."""
    port = frame.wave.machine.port
    at = granted.physical[granted.lanes]
    if (
        (at & np.uint64(size - 1)).any()
        or port.planes.undefined_bits(granted, None, size) is not None
        or port.space.has_tags
    ):
        return False
    shift = size.bit_length() - 1
    function.at(port.space.data_views[shift], at >> np.uint64(shift), values[granted.lanes])
    return True


def _updated_meta(old: Meta | None, operand: Meta | None, rep: Rep, lanes: int) -> Meta | None:
    if (old is None or old.shadow is None) and (operand is None or operand.shadow is None):
        return None
    shadow, origin = spoil([old, operand], rep.raw, rep.ones, rep.shape(lanes))
    return make(None, shadow, origin)


def turns(granted: Granted) -> Iterator[Granted]:
    """The lanes in rounds, so that no address occurs twice in one."""
    left = np.flatnonzero(granted.lanes)
    while left.size:
        _, first = np.unique(granted.physical[left], return_index=True)
        if first.size == left.size and left.size == np.count_nonzero(granted.lanes):
            yield granted
            return
        lanes = np.zeros(len(granted.lanes), np.bool_)
        lanes[left[first]] = True
        yield narrowed(granted, lanes)
        left = np.delete(left, first)


def build_cmpxchg(decoder: Decoder, instruction: Instruction) -> Operation:
    pointer, expected, new = instruction.operands
    atomic = Atomic(decoder, instruction, "cmpxchg", new, expected, instruction.field("align") or 1)
    address, space = decoder.slot(pointer), pointer_space(pointer)
    before, dst = decoder.slot(expected), decoder.slot(instruction)

    def run(frame: Frame) -> None:
        old, old_meta, done = atomic.compare_exchange(frame, space, frame.env[address], frame.meta[address])
        shadow, origin = spoil([old_meta, frame.meta[before]], np.dtype(np.bool_), True, (len(frame.mask),))
        flag = make(None, shadow, origin)
        frame.put(dst, (old, done), None if old_meta is None and flag is None else (old_meta, flag))

    return run


def build_append(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """ds.append / ds.consume: the number of active lanes is added to (taken from) one LDS counter; all get the old value."""
    pointer = instruction.call_arguments[0]
    address, dst = decoder.slot(pointer), decoder.slot(instruction)
    space, port, type_ = pointer_space(pointer), decoder.machine.port, I32
    sign = 1 if row.summary == "add" else -1

    def run(frame: Frame) -> None:
        first = np.zeros(len(frame.mask), np.bool_)
        first[int(np.argmax(frame.mask))] = True
        granted = port.access(
            frame,
            instruction,
            space,
            frame.env[address],
            frame.meta[address],
            4,
            write=True,
            mask=first,
            align=4,
            atomic="monotonic",
        )
        old, meta = load_value(port, frame, instruction, granted, type_, None)
        new = old + np.uint32(sign * frame.active & 0xFFFF_FFFF)
        store_value(port, frame, instruction, granted, type_, new, _updated_meta(meta, None, rep_of(type_), len(first)))
        at = int(np.argmax(frame.mask))
        shadow = None if meta is None or meta.shadow is None else np.full_like(meta.shadow, meta.shadow[at])
        origin = 0 if meta is None else np.broadcast_to(np.asarray(meta.origin), first.shape)[at]
        frame.put(dst, np.full_like(old, old[at]), make(None, shadow, int(origin)))

    return run
