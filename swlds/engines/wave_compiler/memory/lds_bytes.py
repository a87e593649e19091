"""Which bytes of LDS the kernel's own accesses touch: what can be known before the launch, for its groups.

An access of a variable stays within it where memcheck looks after that, or where its bytes are known.
"""

from __future__ import annotations

from functools import cached_property
from typing import final

from swlds.analysis.addresses import Access, AddressAnalysis
from swlds.analysis.endings import Endings
from swlds.analysis.graph import Loops
from swlds.analysis.lane_masks import LaneMasks
from swlds.analysis.lds_meetings import LOST, Meetings
from swlds.analysis.lds_patterns import Shape
from swlds.analysis.lds_uses import absolute_address
from swlds.device.address_space import LDS
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.model import Block, GlobalVariable, Instruction


@final
class LdsBytes:
    """Of one kernel, not of functions that are written into it."""

    def __init__(self, t: WaveCode) -> None:
        self.t, self._kernel = t, t.image.program.kernel
        self._is_checked = "memcheck" in t.options.checks

    @property
    def loops(self) -> Loops[Block]:
        """Of the kernel's own blocks."""
        return self._meetings.loops

    @cached_property
    def _meetings(self) -> Meetings:
        shape, values = self._shape, self._analysis.values(self._kernel)
        masks = LaneMasks(values, shape.lane_numbers(), shape.present(), Endings([self._kernel]))
        return Meetings(values, masks)

    @cached_property
    def _shape(self) -> Shape:
        return Shape(self.t.options.block, self.t.options.wave_size)

    @cached_property
    def _analysis(self) -> AddressAnalysis:
        return AddressAnalysis(self.t.image.program.module, self._shape.limits)

    @cached_property
    def _accesses(self) -> dict[Instruction, list[Access]]:
        found: dict[Instruction, list[Access]] = {}
        for access in self._analysis.accesses(self._kernel):
            found.setdefault(access.instruction, []).append(access)
        return found

    def is_own(self, i: FlatInstruction) -> bool:
        """It is the kernel's, and executed in no other place."""
        is_kernel = len(i.block.scope) == 1 and i.source.function is self._kernel
        return is_kernel and i.source.block in self.loops.around

    def of(self, i: FlatInstruction) -> list[Access]:
        """All that an own instruction does with memory."""
        return self._accesses.get(i.source, [])

    def target(self, copy: FlatInstruction) -> Access | None:
        """What a copy writes; None where that is not known."""
        found = [a for a in self.of(copy) if a.writes] if self.is_own(copy) else []
        return found[0] if len(found) == 1 and found[0].space == LDS else None

    def are_apart(self, first: Access, rounds: int | None, then: Access, *, other_wave: bool = False) -> bool:
        """Both surely touch no byte that is the same, in variables of LDS. ``rounds``: as ``Meetings`` counts them; below 0 those
        by which ``then`` comes earlier, None: not known. ``other_wave``: the second one's wave is another."""
        if first.object is then.object:
            if rounds is not None and rounds < 0:
                first, then, rounds = then, first, -rounds
            met = self._meetings.meets(first, LOST if rounds is None else rounds, then, is_apart=other_wave)
            return met is False
        return self._stays(first) and self._stays(then)

    def _stays(self, access: Access) -> bool:
        """It touches nothing but one variable, which shares its bytes with no other."""
        variable, module = access.object, self.t.image.program.module
        if not isinstance(variable, GlobalVariable) or variable.addrspace != LDS:
            return False
        size = module.data_layout.size_of(variable.value_type)
        if not size or absolute_address(module, variable) is not None:
            return False
        touched = None if self._is_checked else self._meetings.touched(access)
        if touched is None:
            return self._is_checked
        ends = (int(starts[-1]) + touched.bytes for waves in touched.starts for starts in waves if len(starts))
        return all(end <= size for end in ends)


__all__ = ["LdsBytes"]
