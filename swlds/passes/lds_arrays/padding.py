"""Bytes behind each row of an LDS array: how many cost the fewest cycles, and the accesses rewritten for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from swlds.ir.builder import Builder
from swlds.ir.types import I8, I32, ArrayType
from swlds.ir.values import ConstantInt, Value
from swlds.layouts.banks import Kind, Pattern, count_costs
from swlds.passes.base import Remarks
from swlds.passes.lds_arrays.kernels import KernelLds
from swlds.passes.lds_arrays.rewrite import Rewriter, known_alignment
from swlds.passes.lds_arrays.traffic import Traffic
from swlds.passes.lds_arrays.variable import Movable, Refusal

#: Pads are multiples of a bank's bytes.
STEP = 4


@final
@dataclass(frozen=True, slots=True)
class PadPlan:
    """``pad`` bytes behind each ``row`` bytes, and what is said of that."""

    movable: Movable
    row: int
    pad: int
    text: str

    @property
    def growth(self) -> int:
        return self.movable.size // self.row * self.pad


def find_row(movable: Movable, given: int) -> int | Refusal:
    """Bytes of the rows of a variable: those of its innermost arrays, or as given."""
    if not movable.size or movable.variable.is_declaration:
        return Refusal("it is dynamic LDS, whose size the launch gives: it cannot grow here")
    if given:
        if movable.size % given:
            return Refusal(f"its {movable.size} bytes are no whole number of rows of {given}")
        return given
    type_ = movable.variable.value_type
    while isinstance(type_, ArrayType) and isinstance(type_.element, ArrayType):
        type_ = type_.element
    assert movable.variable.module is not None, "a variable of a module"
    row = movable.variable.module.data_layout.size_of(type_)
    if type_ is movable.variable.value_type or not row:
        return Refusal("its type has no rows: say row=BYTES")
    return row


def plan_padding(
    movable: Movable, traffic: Traffic, kernels: Sequence[KernelLds], row: int, pads: Sequence[int]
) -> PadPlan | Refusal:
    """The pad of the given ones that costs the fewest cycles, then the fewest bytes; or why there is none."""
    for access in movable.accesses:
        if reason := _rewriter(movable, row, STEP).refuse(access):
            return Refusal(reason, access.instruction)
        if (access.bytes or 0) > _within(known_alignment(access), row):
            return Refusal("it may reach over the end of a row", access.instruction)
    before = _count(traffic.patterns, traffic.processor, row, 0)
    found: list[tuple[int, int, int]] = []
    too_large: KernelLds | None = None
    for pad in pads:
        growth = movable.size // row * pad
        full = next((k for k in kernels if k.size is not None and k.size + growth > k.processor.lds_limit), None)
        too_large = too_large or full
        if full is None and _keeps_atomics(movable, pad):
            found.append((sum(_count(traffic.patterns, traffic.processor, row, pad)), growth, pad))
    best = min(found, default=None)
    if not before[1]:
        return Refusal(f"no bank conflicts: {before[0]} cycles{traffic.caveat}")
    if best is None or best[0] >= sum(before):
        limit = f"; more would pass the {too_large.processor.lds_limit} bytes of a group" if too_large else ""
        return Refusal(
            f"no padding costs less than {sum(before)} cycles ({before[1]} of bank conflicts){traffic.caveat}{limit}"
        )
    after = _count(traffic.patterns, traffic.processor, row, best[2])
    text = (
        f"{sum(before)} cycles ({before[1]} of bank conflicts) become {sum(after)} ({after[1]}), for each access executed once "
        f"by every wave of a group{traffic.caveat}; {_occupancy(kernels, best[1])}"
    )
    return PadPlan(movable, row, best[2], text)


def apply_padding(plan: PadPlan, remarks: Remarks) -> None:
    """Give the variable its new size, and send its accesses there."""
    variable, rows = plan.movable.variable, plan.movable.size // plan.row
    align = variable.align or 16
    first = plan.movable.accesses[0].instruction.function
    rewriter = _rewriter(plan.movable, plan.row, plan.pad)
    for access in plan.movable.accesses:
        rewriter.rewrite(access)
    variable.set_value_type(ArrayType(rows * (plan.row + plan.pad), I8))
    variable.signature.align = align
    words = f"{rows} rows of {plan.row} + {plan.pad} bytes, {plan.growth} more"
    remarks.add("passed", "Padded", f"{variable.brief}: {plan.text}; {words}", first)


def _rewriter(movable: Movable, row: int, pad: int) -> Rewriter:
    def move(builder: Builder, offset: Value) -> Value:
        number = builder.create_operator("udiv", offset, ConstantInt(I32, row), name="row")
        padding = builder.create_operator("mul", number, ConstantInt(I32, pad), name="padding")
        return builder.create_operator("add", offset, padding, name="padded")

    assert movable.variable.module is not None, "a variable of a module"
    return Rewriter(movable.variable, movable.variable.module.data_layout, move, None, pad & -pad)


def _within(align: int, row: int) -> int:
    """Bytes at a multiple of ``align`` that surely lie in one row."""
    return min(align, row & -row) if row % align else align


def _keeps_atomics(movable: Movable, pad: int) -> bool:
    """Atomics must stay aligned."""
    return all(
        pad % (a.bytes or 1) == 0 for a in movable.accesses if a.reads and a.writes or "atomic" in a.instruction.flags
    )


def _count(patterns: Sequence[Pattern], processor: str, row: int, pad: int) -> tuple[int, int]:
    """Cycles: (base, extra) of all patterns, by weight, behind the padding."""
    by_access: dict[tuple[Kind, int, int, int], list[Pattern]] = {}
    for p in patterns:
        align = min(p.align, pad & -pad) if pad else p.align
        by_access.setdefault((p.kind, p.bytes, align, len(p.offsets)), []).append(p)
    base = extra = 0
    for (kind, size, align, _), same in by_access.items():
        offsets = np.array([p.offsets for p in same], np.int64)
        weights = np.array([p.weight for p in same], np.int64)
        active = np.array([p.active for p in same])
        costs = count_costs(processor, kind, size, align, offsets + pad * (offsets // row), active)
        base += costs.base_cycles * int(weights.sum())
        extra += int((costs.extra_cycles * weights).sum())
    return base, extra


def _occupancy(kernels: Sequence[KernelLds], growth: int) -> str:
    """What the growth costs each kernel: bytes as they are allocated, and groups whose LDS a compute unit holds."""
    words = []
    for kernel in kernels:
        before, after = kernel.allocated(), kernel.allocated(growth)
        if before is None:
            continue
        step = f"{kernel.groups()} groups a compute unit"
        if kernel.groups(growth) != kernel.groups():
            step = f"{kernel.groups()} groups a compute unit become {kernel.groups(growth)}"
        words.append(f"@{kernel.function.name} is given {before} bytes, then {after}: {step}")
    return "; ".join(words[:4])
