"""The kernels that use a variable: for which processor and groups they were compiled, and how much LDS they have."""

from __future__ import annotations

import dataclasses
from typing import final

from swlds.analysis.lds_patterns import Shape
from swlds.analysis.lds_uses import LdsUses
from swlds.device.kernel_attributes import check_block, required_block, target_name, wave_size
from swlds.device.lds_layout import place_unlimited
from swlds.device.target import Target as Processor
from swlds.device.target import find_target
from swlds.ir.model import Function, GlobalVariable
from swlds.lazy import dataclass, lazy_pattern
from swlds.passes.base import Target

_RANGE = lazy_pattern(r"(\d{1,6}),(\d{1,6})\Z")


@final
@dataclass(frozen=True, slots=True)
class KernelLds:
    """A kernel that uses a variable. ``shape``: None where the size of its groups is not known; ``size``: its static LDS in
    bytes, None where another module has a part of it."""

    function: Function
    processor: Processor
    shape: Shape | None
    size: int | None

    def grow(self, growth: int) -> KernelLds:
        """The kernel with so many bytes more."""
        return self if self.size is None else dataclasses.replace(self, size=self.size + growth)

    def groups(self, growth: int = 0) -> int:
        """Work-groups whose LDS a compute unit holds at a time; 0 where one alone is too large, or the size is not known."""
        if self.size is None:
            return 0
        granule = self.processor.lds_granule
        whole = -(-max(self.size + growth, 1) // granule) * granule
        return self.processor.lds_limit // whole

    def allocated(self, growth: int = 0) -> int | None:
        """Bytes that the hardware gives a group."""
        granule = self.processor.lds_granule
        return None if self.size is None else -(-(self.size + growth) // granule) * granule


def find_kernels(uses: LdsUses, variable: GlobalVariable, target: Target) -> list[KernelLds]:
    """All kernels of the module that reach the variable, in name order; LaunchError for a processor that does not exist, and for
    groups that a kernel does not allow."""
    found = []
    for name in uses.kernels_with_lds():
        used = {**uses.direct.get(name, {}), **uses.indirect.get(name, {})}
        if variable.name in used:
            kernel = uses.module.functions[name]
            processor = find_target(target.mcpu or target_name(uses.module, kernel))
            if (given := target.block_of(kernel)) is not None:
                check_block(kernel, given)
            block = given or required_block(kernel) or _fixed_block(kernel)
            shape = None if block is None else Shape(block, wave_size(kernel, processor))
            placed = place_unlimited(uses.module, name, set(used), processor)
            found.append(KernelLds(kernel, processor, shape, None if placed is None else placed.static_size))
    return found


def _fixed_block(kernel: Function) -> tuple[int, int, int] | None:
    """Groups whose number of items is given and which lie in one row: no item has another y or z."""
    found = _RANGE.match(kernel.find_attribute("amdgpu-flat-work-group-size") or "")
    if found is None or found[1] != found[2] or not int(found[1]):
        return None
    return (int(found[1]), 1, 1)
