"""In which form a target copies what a load and a store move: how many bytes at once, and by whose address.

*Through the wave* (gfx9, gfx10): one LDS base for the wave, behind which lanes lie one after the other; so the store's lanes must
lie so, too. Where a lane has more than one copy moves, lanes are *dealt anew*: copy k moves the k-th part of the wave's bytes,
of which lane l takes the l-th piece, whoever loaded it before:

    16 bytes of a lane by copies of 4:   lane l of copy k moves the bytes from 256*k + 4*l on, to where they go

*By lanes* (gfx1250): each lane has an LDS address of its own.
"""

from __future__ import annotations

from functools import cached_property
from math import gcd
from typing import final

from swlds.analysis.addresses import Access, Symbol
from swlds.analysis.addresses.values import FunctionValues
from swlds.analysis.axis import AxisAnalysis, Launch
from swlds.analysis.axis.copy_loops import lies_in_waves, split_address
from swlds.analysis.axis.function import FunctionForms
from swlds.analysis.direct_copies import lane_stride
from swlds.analysis.endings import Endings
from swlds.analysis.lane_masks import LaneMasks
from swlds.analysis.lane_offsets import comes_whole, find_lane_offsets, lies_in_lanes
from swlds.analysis.lds_patterns import Shape
from swlds.device.kernel_attributes import check_block, required_block, target_name, wave_size
from swlds.device.target import Target as Processor
from swlds.device.target import find_target
from swlds.ir.model import Argument, Function, GlobalVariable
from swlds.ir.names import display_name
from swlds.layouts.direct_to_lds import direct_widths, has_lane_addresses
from swlds.lazy import dataclass
from swlds.passes.base import Target
from swlds.passes.direct_copies.buffers import judge_resource
from swlds.passes.direct_copies.pairs import Pair

WORD = 4
#: What wide copies through the wave want their LDS base to be a multiple of.
_WIDE_ALIGN = 16
#: Copies of one lane that take the place of one load, where each lane has its address.
_MOST_PIECES = 4


@final
@dataclass(frozen=True, slots=True)
class Form:
    """``unit``: bytes that one copy moves of a lane; ``offsets``: of the copies, for both sides; ``stride``: bytes between the
    lanes of the store, 0 where lanes have addresses of their own."""

    units: tuple[int, ...]
    offsets: tuple[int, ...]
    stride: int = 0
    #: Lanes ask others for their addresses.
    is_permuted: bool = False

    @property
    def is_dealt(self) -> bool:
        """Lanes move other bytes than they loaded."""
        return bool(self.stride) and len(self.units) > 1


@final
class Kernel:
    """A kernel, its processor and its waves. ``block``: None where the size of groups is not known; then only what counts
    lanes of the wave is."""

    def __init__(self, function: Function, target: Target, values: FunctionValues) -> None:
        module = function.module
        assert module is not None, "a kernel of a module"
        self.function, self._values = function, values
        self.processor: Processor = find_target(target.mcpu or target_name(module, function))
        self.wave_size = wave_size(function, self.processor)
        if (given := target.block_of(function)) is not None:
            check_block(function, given)
        self.block = given or required_block(function)

    @cached_property
    def masks(self) -> LaneMasks:
        """Which lanes come where."""
        shape = Shape(self.block or (self.wave_size, 1, 1), self.wave_size)
        numbers = shape.lane_numbers()
        if self.block is None:
            numbers = {name: found for name, found in numbers.items() if name.startswith("mbcnt")}
        return LaneMasks(self._values, numbers, shape.present(), Endings([self.function]))

    @cached_property
    def forms(self) -> FunctionForms | None:
        """What assumptions, ranges and bounds of the launch say of its addresses; None where the size of groups is not known."""
        module = self.function.module
        if self.block is None or module is None:
            return None
        return AxisAnalysis(module, self.function, Launch(self.block, self.wave_size)).functions[self.function]

    @property
    def name(self) -> str:
        return display_name(self.function.name)


def choose_form(pair: Pair, kernel: Kernel, most: int, *, permutes: bool = False) -> Form | str:
    """The widest copies, of at most ``most`` bytes a lane, that do what load and store do, else what keeps the widest from it.
    ``permutes``: lanes that are dealt anew may ask one another for addresses."""
    processor = kernel.processor.name
    widths = direct_widths(processor)
    if not widths:
        return f"{processor} has no copies from global memory to LDS"
    widths = tuple(w for w in widths if w <= most)
    if has_lane_addresses(processor):
        return _form_by_lanes(pair, widths)
    if pair.bytes < WORD:
        return f"it moves {pair.bytes} bytes a lane: a copy writes a whole dword"
    units = [w for w in sorted(widths, reverse=True) if pair.bytes % w == 0]
    if not units:
        return f"it moves {pair.bytes} bytes a lane, and copies of {processor} {_words(widths) or 'none'}"
    found = [_form_through_wave(pair, unit, kernel, permutes) for unit in units]
    return next((form for form in found if isinstance(form, Form)), found[0])


def _words(widths: tuple[int, ...]) -> str:
    return ", ".join(map(str, widths))


def _form_through_wave(pair: Pair, unit: int, kernel: Kernel, permutes: bool) -> Form | str:
    place, count = pair.place, pair.bytes // unit
    stride = lane_stride(unit) if count == 1 else pair.bytes
    assert place.block is not None and pair.target.address is not None, "a store through a pointer"
    if (source_align := alignment_of(pair.source)) < WORD:
        return f"the source is aligned to {source_align}, not to {WORD} bytes"
    wanted = WORD if unit == WORD else _WIDE_ALIGN
    if (align := alignment_of(pair.target)) < wanted:
        return f"the place in LDS is aligned to {align}, not to the {wanted} bytes of a copy of {unit}"
    if reason := lies_in_lanes(pair.target.address, stride, place.block, kernel.masks):
        return f"in LDS the lanes do not lie one behind the other: {reason}{_hint(kernel, reason)}"
    if count > 1 and (reason := _refuse_dealing(pair, kernel, permutes)):
        return f"{pair.bytes} bytes a lane are more than a copy of {unit} moves, so lanes would be dealt anew: {reason}"
    step = kernel.wave_size * unit
    is_permuted = count > 1 and bool(_refuse_line(pair, kernel))
    return Form((unit,) * count, tuple(k * step for k in range(count)), stride, is_permuted)


def _refuse_dealing(pair: Pair, kernel: Kernel, permutes: bool) -> str:
    block = pair.place.block
    assert block is not None, "an instruction of a block"
    if pair.mixer is not None and pair.mixer.opcode == "select":
        return f"not all lanes store what they load: {pair.mixer.summary}"
    if pair.source.is_relative or pair.source.address is None:
        return "a buffer's end is looked for in other pieces then"
    if reason := comes_whole(block, kernel.masks):
        return reason
    reason = _refuse_line(pair, kernel)
    return "" if permutes and isinstance(pair.source.object, Argument | GlobalVariable) else reason


def _refuse_line(pair: Pair, kernel: Kernel) -> str:
    """Why the lanes' pieces do not lie one behind the other in the source, "" where they do."""
    block, address = pair.place.block, pair.source.address
    assert block is not None and address is not None, "asked before"
    reason = lies_in_lanes(address, pair.bytes, block, kernel.masks)
    if reason and isinstance(find_lane_offsets(address, kernel.masks), Symbol) and kernel.forms is not None:
        found = split_address(kernel.forms, pair.source.pointer, block)  # bounds of numbers may keep sums from wrapping
        reason = found if isinstance(found, str) else lies_in_waves(found, pair.bytes, kernel.wave_size)
    return f"in the source, {reason}{_hint(kernel, reason)}" if reason else ""


def _hint(kernel: Kernel, reason: str) -> str:
    return (
        " (say --block, or give the kernel reqd_work_group_size)" if not kernel.block and "workitem" in reason else ""
    )


def _form_by_lanes(pair: Pair, widths: tuple[int, ...]) -> Form | str:
    if pair.source.is_relative and (reason := judge_resource(pair)):
        return f"a copy by lanes does not go through a buffer resource, and {reason}"
    source_align = alignment_of(pair.source)
    align = min(alignment_of(pair.target), source_align if source_align < WORD else _WIDE_ALIGN)
    units: list[int] = []
    offsets: list[int] = []
    at = 0
    while at < pair.bytes:
        unit = max((w for w in widths if w <= min(pair.bytes - at, gcd(align, at or align))), default=1)
        units.append(unit)
        offsets.append(at)
        at += unit
    if len(units) > _MOST_PIECES:
        return f"{pair.bytes} bytes that are aligned to {align} would take {len(units)} copies"
    return Form(tuple(units), tuple(offsets))


def alignment_of(access: Access) -> int:
    """What the address is a multiple of: as the access says, or its object and its offset. A buffer is one of dwords."""
    said = int(access.instruction.field("align") or 1)
    known = access.object
    if access.is_relative:
        return WORD
    if access.offset is None:
        return said
    start = known.align if isinstance(known, GlobalVariable) else 0
    if isinstance(known, Argument):
        start = int(known.attributes.find("align") or 0)
    return max(said, gcd(start or 1, access.offset.known_multiple))
