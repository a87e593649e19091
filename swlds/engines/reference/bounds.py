"""memcheck: is an access inside the object that its pointer belongs to?"""

from __future__ import annotations

from dataclasses import replace
from typing import final

import numpy as np

from swlds.device.address_space import (
    CONSTANT,
    GLOBAL,
    GLOBAL_START,
    LDS,
    LDS_ALIGN,
    NULL_32,
    ONCHIP_END,
    PRIVATE,
    PRIVATE_START,
    WINDOW_END,
    Array,
)
from swlds.device.check import Access, Verdict, judge_access
from swlds.device.heap import PRINTF_BUFFER
from swlds.device.hostcall import find_hostcalls, hostcall_error
from swlds.device.launch import Launch
from swlds.device.lowered import is_computed
from swlds.device.objects import AMBIGUOUS, BLOCK, LIVE, OFFSET_ONLY, READ_ONLY, SLOT
from swlds.device.shadow import is_made_of_shadow, looks_at_shadow
from swlds.engines.reference.granted import Wanted
from swlds.engines.reference.meta import Tag
from swlds.engines.reference.reports import Reports
from swlds.ir.model import Instruction
from swlds.ir.places import canonical_line, in_source
from swlds.ir.types import PointerType, scalar_type

#: Bytes of an access that may go anywhere in the window without memcheck; longer ones would take the host's memory.
LONG_RANGE = 1 << 20


@final
class Bounds:
    """Tests accesses of waves. ``checks``: False without memcheck; then only what would leave the window is refused, and long
    ranges that are in no object."""

    def __init__(self, launch: Launch, reports: Reports) -> None:
        self.launch, self.image, self.reports = launch, launch.image, reports
        self.objects = self.image.memory.objects
        self.checks, self.checks_init = (tool in launch.options.checks for tool in ("memcheck", "initcheck"))
        self._computed: dict[Instruction, bool] = {}
        self._seeing: dict[Instruction, bool] = {}
        self._checking: dict[Instruction, bool] = {}

    def test(self, want: Wanted) -> tuple[Array | None, int]:
        """(lanes that must not access or None, object number or 0); wrong lanes are reported."""
        if not self.checks:
            return self._test_window(want), 0
        if want.align > 1:
            self._test_alignment(want)
        tag, address = want.tag, want.address
        if isinstance(tag, np.ndarray):
            return self._test_each(want, tag), 0
        number = tag if tag is not None and tag > AMBIGUOUS else self._number_of(want)
        if number and number == self.image.shadow and not self._sees_shadow(want.instruction):
            return self._judge(want, want.lanes), 0
        if number:
            bad = self._outside(want, number)
            return None if bad is None else self._judge(want, bad & want.lanes), number
        bad = want.lanes
        if want.space == PRIVATE:
            beyond = _reaches_beyond(address, want.size, want.frame.wave.stack_pointer)
            bad = bad & (beyond | (address < np.uint64(PRIVATE_START)))
        return self._judge(want, bad), 0

    def _test_alignment(self, want: Wanted) -> None:
        address = want.address
        crooked = (address & np.uint64(want.align - 1) != 0) & (address != NULL_32) & want.lanes
        if not crooked.any():
            return
        for lane in np.flatnonzero(crooked).tolist():
            number = _number_in(want.tag, lane)
            at = int(address[lane])
            if want.space == GLOBAL and self._is_printf_buffer(number or self.objects.find_global(at)):
                continue
            if number and self.image.is_null_in_block(number, at):
                continue  # is reported as that
            if want.space == LDS and at >= self.launch.lds_size:
                continue  # is reported as out of bounds
            is_lds = want.space == LDS or self._is_in_block(number or self.objects.find_global(at))
            align = min(want.align, LDS_ALIGN) if is_lds else want.align
            if at % align:
                self.reports.misaligned(want.frame, want.instruction, lane, at, number, align, want.write, want.space)

    def _is_in_block(self, number: int) -> bool:
        """Is it a lowered block, or a variable in one?"""
        info = self.objects.info.get(number)
        return bool(self.objects.flags[number] & BLOCK) or (info is not None and info.space == "lds")

    def _is_printf_buffer(self, number: int) -> bool:
        info = self.objects.info.get(number)
        return info is not None and info.space == "heap" and info.name == PRINTF_BUFFER

    def _number_of(self, want: Wanted) -> int:
        """The one object that untagged addresses of all lanes lie in, else 0."""
        active = want.address[want.lanes]
        if want.space == PRIVATE or not len(active):
            return 0
        if want.space == LDS:
            top = int(active.max())
            owner = self.image.lds_owner
            if top >= len(owner):
                return 0
            first = int(owner[int(active[0])])
            is_plain = first and not self.objects.flags[first] & SLOT
            return first if is_plain and (owner[active] == first).all() else 0
        low, high = int(active.min()), int(active.max())
        number = self.objects.find_global(low) if high < WINDOW_END else 0
        if number and self.objects.flags[number] & BLOCK and self.image.knows_block:
            return 0
        return number if number and number == self.objects.find_global(high) else 0

    def _outside(self, want: Wanted, number: int) -> Array | None:
        """Lanes that are not inside the object; None when all are."""
        objects = self.objects
        flags = int(objects.flags[number])
        if flags & BLOCK and self.image.knows_block and self._is_computed(want.instruction):
            return np.ones(len(want.address), np.bool_)  # which variable it is shows only by address
        limit = int(objects.size[number]) - want.size
        native = GLOBAL if (kind := int(objects.space[number])) == CONSTANT else kind
        top = int(objects.low[number]) + int(objects.size[number])
        if (
            objects.state[number] != LIVE
            or native != want.space
            or limit < 0
            or flags & OFFSET_ONLY
            or (want.write and flags & READ_ONLY)
            or (want.space == PRIVATE and top > want.frame.wave.stack_pointer)
        ):
            return np.ones(len(want.address), np.bool_)
        outside = (want.address - objects.low[number]) > np.uint64(limit)
        return outside if outside.any() else None

    def _is_computed(self, instruction: Instruction) -> bool:
        found = self._computed.get(instruction)
        if found is None:
            found = self._computed[instruction] = any(
                isinstance(scalar_type(o.type), PointerType) and is_computed(o) for o in instruction.operands
            )
        return found

    def is_check(self, instruction: Instruction) -> bool:
        """It surely looks at the shadow, for an access that follows."""
        found = self._checking.get(instruction)
        if found is None:
            looks = bool(self.image.shadow) and instruction.opcode == "load"
            found = self._checking[instruction] = looks and is_made_of_shadow(instruction.operands[0])
        return found

    def is_block(self, tags: Array) -> Array:
        """Of pointers with these tags: those into a lowered block of which the variable is not known."""
        return np.asarray((self.objects.flags[np.maximum(tags, 0)] & BLOCK) != 0) & self.image.knows_block

    def _sees_shadow(self, instruction: Instruction) -> bool:
        """It may be the look of a check: a load."""
        found = self._seeing.get(instruction)
        if found is None:
            found = instruction.opcode == "load" and looks_at_shadow(instruction.operands[0])
            self._seeing[instruction] = found
        return found

    def _test_each(self, want: Wanted, tags: Array) -> Array | None:
        """Lanes point to different objects."""
        objects = self.objects
        low, sizes = objects.low[tags], objects.size[tags]
        fine = (objects.state[tags] == LIVE) & (objects.space[tags] == want.space) & (sizes >= want.size)
        fine &= (tags > AMBIGUOUS) & ((want.address - low) <= (sizes - np.uint64(want.size)))
        banned = OFFSET_ONLY | (READ_ONLY if want.write else 0)
        if self.image.knows_block and self._is_computed(want.instruction):
            banned |= BLOCK
        fine &= objects.flags[tags] & np.uint8(banned) == 0
        if want.space == PRIVATE:
            fine &= low + sizes <= np.uint64(want.frame.wave.stack_pointer)
        return self._judge(want, want.lanes & ~fine)

    def _judge(self, want: Wanted, suspects: Array) -> Array | None:
        """Judge suspicious lanes one at a time; the ones that are wrong indeed, None for none."""
        if not suspects.any():
            return None
        frame, is_computed = want.frame, self._is_computed(want.instruction)
        sees_shadow = not self.image.shadow or self._sees_shadow(want.instruction)
        refused = np.zeros(len(suspects), np.bool_)
        for lane in np.flatnonzero(suspects).tolist():
            number = _number_in(want.tag, lane)
            access = Access(
                want.space, int(want.address[lane]), want.size, number, want.write, is_computed, sees_shadow
            )
            verdict = judge_access(self.image, access, frame.wave.stack_pointer)
            if verdict is not None:
                if verdict.kind == "null-pointer":
                    self._refuse_hostcall(want.instruction)
                refused[lane] = True
                named = lane if want.speaker < 0 else want.speaker
                frame.wave.reported.pop(named, None)
                self.reports.access(frame, want.instruction, named, verdict)
                if want.write:
                    self._count_as_written(want, lane, verdict)
        return refused if refused.any() else None

    def _count_as_written(self, want: Wanted, lane: int, verdict: Verdict) -> None:
        """A write across an object's end is dropped whole: its bytes inside are no finding of who reads them."""
        start, stop = verdict.inside(want.size)
        if start >= stop or not self.checks_init:
            return
        wave, base = want.frame.wave, 0
        if want.space == LDS:
            base = wave.group.lds_base
        elif want.space == PRIVATE:
            base = int(wave.private_lanes[lane])
        self.image.memory.space.init[base + start : base + stop] = 0xFF

    def _refuse_hostcall(self, instruction: Instruction) -> None:
        """Raise UnsupportedError where the null pointer is that to the buffer through which the host is called: code that waits
        for the host's answer has none to wait for."""
        module = self.image.program.module
        if instruction in self.image.recall((find_hostcalls,), lambda: find_hostcalls(module)):
            with in_source(module):
                raise hostcall_error(f"{module.source_name}:{canonical_line(instruction)}")

    def _test_window(self, want: Wanted) -> Array | None:
        """Without memcheck: only what a check in the code has reported, and what would leave the memory of its kind."""
        reported = _take_refused(want) if want.frame.wave.refused and want.space == GLOBAL else None
        beyond = self._test_ends(want if reported is None else replace(want, lanes=want.lanes & ~reported))
        return beyond if reported is None else reported if beyond is None else reported | beyond

    def _test_ends(self, want: Wanted) -> Array | None:
        address, size = want.address, want.size
        if want.space in (LDS, PRIVATE):
            end = self.launch.lds_size if want.space == LDS else self.launch.private_size
            bad = want.lanes & _reaches_beyond(address, size, end)
            return bad if bad.any() else None
        shadow = (address >= np.uint64(ONCHIP_END)) & ~_reaches_beyond(address, size, GLOBAL_START)
        inside = (address >= np.uint64(GLOBAL_START)) & ~_reaches_beyond(address, size, WINDOW_END)
        inside &= size <= LONG_RANGE
        return self._judge(replace(want, tag=None), want.lanes & ~(shadow | inside))


def _reaches_beyond(address: Array, size: int, end: int) -> Array:
    """``address + size > end``, where the sum may have more than 64 bits."""
    return np.ones(len(address), np.bool_) if size > end else address > np.uint64(end - size)


def _take_refused(want: Wanted) -> Array:
    """Lanes whose access a check in front of it has reported (``runtime_calls``): what they would see is nobody's."""
    refused = np.zeros(len(want.address), np.bool_)
    waiting = want.frame.wave.refused
    for lane, (first, size) in list(waiting.items()):
        at = int(want.address[lane])
        if want.lanes[lane] and at < first + size and first < at + want.size:
            refused[lane] = True
            del waiting[lane]
    return refused


def _number_in(tag: Tag, lane: int) -> int:
    """The object number of one lane, 0 for none."""
    return tag if isinstance(tag, int) else 0 if tag is None else int(tag[lane])
