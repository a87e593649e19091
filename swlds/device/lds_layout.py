"""Where the AMDGPU backend places each LDS variable of one kernel.

Follows LLVM's AMDGPULowerModuleLDS: the variables that a kernel uses, itself or through functions, become one struct;
alignments are raised by size (over 8 bytes: 16, over 4: 8, over 2: 4, over 1: 2), members sorted by falling alignment,
then falling size, then name. ``!absolute_symbol`` fixes an address. Dynamic LDS starts behind the static part, all of
it at one address, to whose alignment the static part is rounded up (AMDGPUMachineFunction::setDynLDSAlign). The one
liberty: a variable that functions share between kernels may on the device lie in a struct common to all kernels; here
each kernel has its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import final

from swlds.analysis.lds_uses import absolute_address, is_named_barrier, measure_variable
from swlds.device.lowered import PREFIX
from swlds.device.target import Target
from swlds.errors import LaunchError, LayoutError
from swlds.ir.datalayout import DataLayout
from swlds.ir.kernel_names import call_kernel
from swlds.ir.model import Function, GlobalVariable, Module
from swlds.ir.names import display_name, raw_name
from swlds.lazy import dataclass

#: Address of the first named barrier; each takes 16.
NAMED_BARRIERS = 0x0080_2000
_NO_LIMIT = 1 << 40


@final
@dataclass(frozen=True, slots=True)
class PlacedVariable:
    """An LDS variable of a kernel: ``offset`` and ``size`` in bytes. A named barrier has size 0 here and no storage."""

    name: str
    offset: int
    size: int
    align: int
    is_dynamic: bool = False
    is_barrier: bool = False


@final
@dataclass(frozen=True, slots=True)
class LdsPlacement:
    """All LDS of a kernel. ``static_size``: bytes in front of dynamic LDS, with what its alignment takes (what groupstaticsize
    answers, and the group_segment_fixed_size of the code object)."""

    variables: tuple[PlacedVariable, ...]
    static_size: int
    dynamic_size: int

    @property
    def total(self) -> int:
        return self.static_size + self.dynamic_size


def place_lds(module: Module, kernel: str, names: set[str], target: Target, dynamic_size: int) -> LdsPlacement:
    """Place the variables of those names. LayoutError when the sum is over the target's limit."""
    layout = module.data_layout
    fixed: list[PlacedVariable] = []
    movable: list[PlacedVariable] = []
    dynamic: list[PlacedVariable] = []
    barriers: list[PlacedVariable] = []
    for name in sorted(names, key=raw_name):
        variable = module.globals[name]
        placed = _measure(layout, module, variable)
        address = absolute_address(module, variable)
        if placed.is_barrier:
            barriers.append(placed)
        elif placed.is_dynamic:
            dynamic.append(placed if address is None else _move(placed, address))
        elif address is not None:
            if address < 0:
                raise LayoutError(f"LDS variable @{display_name(name)} is fixed at address {address}")
            fixed.append(_move(placed, address))
        else:
            movable.append(placed)
    cursor = max((v.offset + v.size for v in fixed), default=0)
    static = list(fixed)
    for placed in sorted(movable, key=lambda v: (-v.align, -v.size)):
        cursor = -(-cursor // placed.align) * placed.align
        static.append(_move(placed, cursor))
        cursor += placed.size
    if not movable:
        cursor = max(cursor, _reserved(module.functions[kernel]))
    return _with_dynamic(kernel, target, static, cursor, dynamic, dynamic_size, barriers)


def place_unlimited(module: Module, kernel: str, names: set[str], target: Target) -> LdsPlacement | None:
    """As ``place_lds``, also for a kernel over the limit; None where another module defines a variable."""
    try:
        return place_lds(module, kernel, names, replace(target, lds_limit=_NO_LIMIT), 0)
    except LaunchError:
        return None


def _reserved(kernel: Function) -> int:
    """Bytes of static LDS by ``"amdgpu-lds-size"="SIZE"`` or ``"SIZE,MAXIMUM"``. LLVM writes it itself where it places variables,
    and goes by it where none is left to place."""
    text = (kernel.find_attribute("amdgpu-lds-size") or "0").split(",")[0].strip()
    try:
        return int(text, 0)
    except ValueError:
        raise LaunchError(
            f'kernel {call_kernel(kernel.name)} has "amdgpu-lds-size"="{text}", which is no number',
            location=f"{kernel.module.source_name}:{kernel.line}:1" if kernel.module else "",
        ) from None


def _with_dynamic(
    kernel: str,
    target: Target,
    static: list[PlacedVariable],
    static_size: int,
    dynamic: list[PlacedVariable],
    dynamic_size: int,
    barriers: list[PlacedVariable],
) -> LdsPlacement:
    align = max((v.align for v in dynamic), default=1)
    static_size = -(-static_size // align) * align
    if fixed := [v.offset for v in dynamic if v.offset]:
        static_size = max(static_size, *fixed)
    placed = [PlacedVariable(v.name, static_size, dynamic_size, v.align, is_dynamic=True) for v in dynamic]
    total = static_size + dynamic_size
    # What is lowered has its dynamic LDS in a block, as it had it in LDS before, and only a pointer to that in LDS.
    is_lowered = any(v.name.startswith(PREFIX) for v in static)
    if (max(static_size, dynamic_size) if is_lowered else total) > target.lds_limit:
        raise LayoutError(
            f"kernel {call_kernel(kernel)} needs {total} bytes of LDS ({static_size} static, {dynamic_size} dynamic); "
            f"{target.name} has {target.lds_limit} a work-group",
            hint="make a variable smaller, or lower the module",
        )
    return LdsPlacement((*static, *placed, *_place_barriers(barriers)), static_size, dynamic_size)


def _place_barriers(barriers: list[PlacedVariable]) -> Iterator[PlacedVariable]:
    """Each barrier of a variable has an address of its own, behind those of the variables in front."""
    offset = NAMED_BARRIERS
    for barrier in barriers:
        yield PlacedVariable(barrier.name, offset, 0, barrier.align, is_barrier=True)
        offset += barrier.size


def _move(variable: PlacedVariable, offset: int) -> PlacedVariable:
    return PlacedVariable(variable.name, offset, variable.size, variable.align, variable.is_dynamic)


def _measure(layout: DataLayout, module: Module, variable: GlobalVariable) -> PlacedVariable:
    type_ = variable.value_type
    size = measure_variable(layout, variable)
    if is_named_barrier(variable):
        return PlacedVariable(variable.name, 0, size, 4, is_barrier=True)
    align = variable.align or layout.abi_align(type_)
    is_dynamic = size == 0
    if not is_dynamic and absolute_address(module, variable) is None:
        align = max(align, next((a for limit, a in ((8, 16), (4, 8), (2, 4), (1, 2)) if size > limit), 1))
    return PlacedVariable(variable.name, 0, size, align, is_dynamic)
