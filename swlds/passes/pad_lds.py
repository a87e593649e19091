"""Rows of LDS arrays get some bytes more, so that a column no longer lies in one bank.

Before, with rows of 128 bytes::

    @t = internal addrspace(3) global [32 x [32 x float]] poison
    %v = load float, ptr addrspace(3) %p, align 4

After, with 4 bytes behind each row::

    @t = internal addrspace(3) global [4224 x i8] poison, align 16
    %number = ptrtoint ptr addrspace(3) %p to i32
    %offset = sub i32 %number, ptrtoint (ptr addrspace(3) @t to i32)
    %row = udiv i32 %offset, 128
    %padding = mul i32 %row, 4
    %padded = add i32 %offset, %padding
    %to = getelementptr i8, ptr addrspace(3) @t, i32 %padded
    %v = load float, ptr addrspace(3) %to, align 4

The pad is searched: the fewest cycles over the patterns of all accesses, then the fewest bytes. What the changed alignment does
to wide accesses (two instructions where there was one) is counted. A remark says cycles, bytes as allocated, and how many groups
fit into a compute unit before and after. ``swizzle-lds`` needs no bytes and clears more.

Needs: the size of groups (``--block``, reqd_work_group_size, or a fixed amdgpu-flat-work-group-size). Breaks: nothing.
"""

from __future__ import annotations

from typing import final

from swlds.analysis.lds_uses import find_lds_uses
from swlds.errors import OptionError
from swlds.ir.model import GlobalVariable, Module
from swlds.lazy import dataclass
from swlds.passes.base import Pass, Remarks, Target, parameter
from swlds.passes.lds_arrays.kernels import find_kernels
from swlds.passes.lds_arrays.padding import STEP, Padder, PadPlan, apply_padding
from swlds.passes.lds_arrays.traffic import TrafficSource
from swlds.passes.lds_arrays.variable import Refusal, Variables, choose


@final
@dataclass(frozen=True, slots=True)
class PadLds:
    max: int = parameter(64, "The most bytes behind a row; multiples of 4 are tried.", least=STEP)
    bytes: int = parameter(0, "So many bytes behind each row, if that helps; 0: search.", least=0)
    row: int = parameter(0, "Bytes of a row; 0: those of the innermost arrays.", least=0)
    variable: str = parameter("", "Only the variable of this name.")
    patterns: str = parameter("", "A file of `swlds profile --patterns`: go by what a launch did.")


def run(module: Module, options: PadLds, target: Target, remarks: Remarks) -> Module:
    """Pad each variable for which that costs fewer cycles."""
    if options.bytes % STEP:
        raise OptionError(f"pad-lds: {options.bytes} bytes are no multiple of {STEP}", hint="a bank has 4 bytes")
    uses = find_lds_uses(module)
    variables = Variables(module)
    chosen = choose(variables.all, options.variable, "pad-lds")
    if not chosen:
        remarks.add("analysis", "NothingToPad", "the module has no LDS variable")
    pads = [options.bytes] if options.bytes else range(STEP, options.max + 1, STEP)
    padder, source = Padder(pads, options.row), TrafficSource(module, uses, options.patterns)

    def plan(variable: GlobalVariable) -> PadPlan | Refusal:
        found = variables.judge(variable)
        if isinstance(found, Refusal):
            return found
        kernels = find_kernels(uses, variable, target)
        traffic = source.of(found, kernels)
        return traffic if isinstance(traffic, Refusal) else padder.plan(found, traffic, kernels)

    plans = [(variable, plan(variable)) for variable in chosen]  # all of them before anything changes
    for variable, found in plans:
        if isinstance(found, Refusal):
            remarks.add("missed", "NotPadded", f"{variable.brief}: {found.reason}", found.at)
        else:
            apply_padding(found, remarks)
    return module


PAD_LDS = Pass("pad-lds", PadLds, run, __doc__)
