"""Bytes behind each row of an LDS array: how many cost the fewest cycles, and the accesses rewritten for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import gcd
from typing import final

from swlds.analysis.addresses import Access
from swlds.ir.builder import Builder
from swlds.ir.intrinsics import find_facts
from swlds.ir.model import Function, Instruction
from swlds.ir.types import I8, I32, ArrayType
from swlds.ir.values import ConstantInt, Value
from swlds.layouts.banks import Pattern, sum_costs
from swlds.lazy import dataclass
from swlds.passes.base import Remarks
from swlds.passes.lds_arrays.kernels import KernelLds
from swlds.passes.lds_arrays.rewrite import Rewriter, known_alignment
from swlds.passes.lds_arrays.traffic import Traffic
from swlds.passes.lds_arrays.variable import Movable, Refusal

#: Pads are multiples of a bank's bytes.
STEP = 4
#: What is tried behind each row where nothing else is asked for.
PADS = range(STEP, 64 + 1, STEP)


@final
@dataclass(frozen=True, slots=True)
class PadPlan:
    """``pad`` bytes behind each ``row`` bytes, and what is said of that."""

    movable: Movable
    row: int
    pad: int
    text: str
    kernels: tuple[Function, ...] = ()

    @property
    def growth(self) -> int:
        return self.movable.size // self.row * self.pad


@final
class Padder:
    """Pads of the variables of one module: ``pads`` to choose from, ``row`` bytes of a row (0: what types say)."""

    def __init__(self, pads: Sequence[int], row: int = 0) -> None:
        self._pads, self._row = pads, row
        #: By how much kernels have grown for the variables before.
        self._grown: dict[str, int] = {}

    def plan(self, movable: Movable, traffic: Traffic, kernels: Sequence[KernelLds]) -> PadPlan | Refusal:
        """The pad that costs the fewest cycles, then the fewest bytes; or why there is none."""
        if size_of_lds := find_size_call(movable):
            return Refusal("its kernel may compute with the size of its LDS", size_of_lds)
        row = find_row(movable, self._row)
        if isinstance(row, Refusal):
            return row
        if refusal := _refuse(movable, row):
            return refusal
        larger = [k.grow(self._grown.get(k.function.name, 0)) for k in kernels]
        plan = self._search(movable, traffic, larger, row)
        if isinstance(plan, PadPlan):
            for kernel in kernels:
                self._grown[kernel.function.name] = self._grown.get(kernel.function.name, 0) + plan.growth
        return plan

    def _search(self, movable: Movable, traffic: Traffic, kernels: Sequence[KernelLds], row: int) -> PadPlan | Refusal:
        before = _count(traffic.patterns, traffic.processor, row, 0)
        if not before[1]:
            return Refusal(f"no bank conflicts: {traffic.cycles(before[0])} cycles{traffic.caveat}")
        found: list[tuple[int, int, int]] = []
        too_large: KernelLds | None = None
        for pad in self._pads:
            growth = movable.size // row * pad
            full = next((k for k in kernels if k.size is not None and k.size + growth > k.processor.lds_limit), None)
            too_large = too_large or full
            if full is None and _keeps_atomics(movable, pad):
                found.append((sum(_count(traffic.patterns, traffic.processor, row, pad)), growth, pad))
        best = min(found, default=None)
        if best is None or best[0] >= sum(before):
            limit = f"; more would pass the {too_large.processor.lds_limit} bytes of a group" if too_large else ""
            cycles = f"{traffic.cycles(sum(before))} cycles ({traffic.cycles(before[1])} of them bank conflicts)"
            return Refusal(f"no padding costs less than {cycles}{traffic.caveat}{limit}")
        after = _count(traffic.patterns, traffic.processor, row, best[2])
        was, conflicts, is_now, left = map(traffic.cycles, (sum(before), before[1], sum(after), after[1]))
        text = (
            f"{was} cycles ({conflicts} of them bank conflicts) become {is_now} ({left}), {traffic.unit}{traffic.caveat}; "
            f"{_occupancy(kernels, best[1])}"
        )
        return PadPlan(movable, row, best[2], text, tuple(kernel.function for kernel in kernels))


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


def find_size_call(movable: Movable) -> Instruction | None:
    """What asks how much LDS the kernel has: behind padding that is more."""
    assert movable.variable.module is not None, "a variable of a module"
    for function in movable.variable.module.functions.values():
        facts = find_facts(function.name) if function.is_declaration else None
        if facts is not None and facts.lowering == "static_size":
            return next((u for u in function.users if isinstance(u, Instruction)), None)
    return None


def _refuse(movable: Movable, row: int) -> Refusal | None:
    """Why accesses cannot be rewritten for padded rows."""
    for access in movable.accesses:
        if reason := _rewriter(movable, row, STEP).refuse(access):
            return Refusal(reason, access.instruction)
        if not _lies_in_row(access, row):
            return Refusal("it may reach over the end of a row", access.instruction)
    return None


def apply_padding(plan: PadPlan, remarks: Remarks) -> None:
    """Give the variable its new size, and send its accesses there."""
    variable, rows = plan.movable.variable, plan.movable.size // plan.row
    align = variable.align or 16
    first = plan.movable.accesses[0].instruction.function
    rewriter = _rewriter(plan.movable, plan.row, plan.pad)
    for access in plan.movable.accesses:
        rewriter.rewrite(access)
    for kernel in plan.kernels:  # LLVM counts anew without it
        kernel.drop_attribute("amdgpu-lds-size")
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


def _lies_in_row(access: Access, row: int) -> bool:
    """By its alignment, or by what its offset is modulo a divisor of the row: rows consist of whole cells of so many bytes."""
    size, align = access.bytes or 0, known_alignment(access)
    if size <= gcd(align, row):
        return True
    offset = access.offset
    if offset is None:
        return False
    # Modulo 2^bits only a power of two keeps its remainders, unless nothing wraps.
    cell = gcd(row, *(factor for _, factor in offset.terms), *(() if offset.fits else (1 << offset.bits,)))
    return offset.constant % cell + size <= cell


def _keeps_atomics(movable: Movable, pad: int) -> bool:
    """Atomics must stay aligned."""
    return all(
        pad % (a.bytes or 1) == 0 for a in movable.accesses if a.reads and a.writes or "atomic" in a.instruction.flags
    )


def _count(patterns: Sequence[Pattern], processor: str, row: int, pad: int) -> tuple[int, int]:
    """Cycles: (base, extra) of all patterns, by weight, behind the padding."""
    return sum_costs(processor, [_moved(p, row, pad) for p in patterns] if pad else patterns)


def _moved(pattern: Pattern, row: int, pad: int) -> Pattern:
    offsets = tuple(o + pad * (o // row) for o in pattern.offsets)
    return replace(pattern, offsets=offsets, align=min(pattern.align, pad & -pad))


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
