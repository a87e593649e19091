"""LDS variables whose accesses conflict in banks are swizzled: ``offset ^ L(offset)``, with the L that costs the fewest cycles.

Before: 16 lanes read a column, and all their words lie in one bank::

    %p = getelementptr [64 x [32 x float]], ptr addrspace(3) @t, i32 0, i32 %row, i32 %column
    %v = load float, ptr addrspace(3) %p, align 4

After, for a map of one shift, bits 7 to 11 onto bits 2 to 6::

    %number = ptrtoint ptr addrspace(3) %p to i32
    %offset = sub i32 %number, ptrtoint (ptr addrspace(3) @t to i32)
    %bits = and i32 %offset, 3968
    %shifted = lshr i32 %bits, 5
    %moved = xor i32 %offset, %shifted
    %to = getelementptr i8, ptr addrspace(3) @t, i32 %moved
    %v = load float, ptr addrspace(3) %to, align 4

The map is linear over F2 and permutes bytes inside of lines of 128 bytes (256 where the target reads from 64 banks), so the
variable does not grow. All accesses of a variable are rewritten with one map, or none is. Accesses that are wider than the groups
that the map keeps whole are split. Which map is best is searched over the patterns of all accesses at once, predicted from their
addresses for the groups that the kernels run in; a remark says cycles before and after, and whether no other map costs less.

Needs: the size of groups (``--block``, reqd_work_group_size, or a fixed amdgpu-flat-work-group-size); code without stack slots
for indices (at -O0 addresses are not known). Breaks: nothing.
"""

from __future__ import annotations

from typing import Literal, final

from swlds.analysis.lds_uses import LdsUses, find_lds_uses
from swlds.errors import OptionError
from swlds.ir.builder import Builder
from swlds.ir.model import GlobalVariable, Module
from swlds.ir.types import I32
from swlds.ir.values import ConstantInt, Value
from swlds.layouts.solver import GROUP_SIZES, SwizzleResult, best_swizzle
from swlds.layouts.swizzle import XorSwizzle
from swlds.lazy import dataclass
from swlds.passes.base import Pass, Remarks, Target, parameter
from swlds.passes.lds_arrays.given_maps import parse_map
from swlds.passes.lds_arrays.kernels import find_kernels
from swlds.passes.lds_arrays.padding import PADS, Padder, PadPlan, apply_padding
from swlds.passes.lds_arrays.pairs import count_lost_pairs
from swlds.passes.lds_arrays.rewrite import Rewriter
from swlds.passes.lds_arrays.traffic import Traffic, TrafficSource
from swlds.passes.lds_arrays.variable import Movable, Refusal, Variables, choose


@final
@dataclass(frozen=True, slots=True)
class SwizzleLds:
    limit: int = parameter(10, "Seconds that the search may take for a variable.", least=1)
    form: Literal["any", "iree"] = parameter("any", "iree: only maps that IREE's xor_shuffle expresses.")
    map: str = parameter("", "This map instead of the best: xor_shuffle(W,A,S,P)*BYTES or cute(B,M,S)*BYTES.")
    fallback: Literal["pad", "none"] = parameter("pad", "What is tried where no swizzle helps.")
    patterns: str = parameter("", "A file of `swlds profile --patterns`: go by what a launch did.")
    variable: str = parameter("", "Only the variable of this name.")
    dynamic_bytes: int = parameter(0, "Bytes of dynamic LDS in every launch.", least=0)


def run(module: Module, options: SwizzleLds, target: Target, remarks: Remarks) -> Module:
    """Swizzle each variable for which that costs fewer cycles."""
    given = parse_map(options.map) if options.map else None
    if given is not None and (options.form != "any" or options.patterns):
        raise OptionError(
            "swizzle-lds: map is given, and form or patterns, by which one is searched", hint="leave one out"
        )
    uses = find_lds_uses(module)
    variables = Variables(module, options.dynamic_bytes)
    chosen = choose(variables.all, options.variable, "swizzle-lds")
    if not chosen:
        remarks.add("analysis", "NothingToSwizzle", "the module has no LDS variable")
    source = TrafficSource(module, uses, options.patterns)
    planner = _Planner(options, given, target, uses, variables, source, Padder(PADS))
    plans = [(v, planner.plan(v)) for v in chosen]  # all of them before anything changes
    for variable, plan in plans:
        if isinstance(plan, Refusal):
            remarks.add("missed", "NotSwizzled", f"{variable.brief}: {plan.reason}", plan.at)
        elif isinstance(plan, PadPlan):
            apply_padding(plan, remarks)
        else:
            _apply(plan, remarks)
    return module


@final
@dataclass(frozen=True)
class _Plan:
    """How one variable is swizzled, and what is said of that."""

    movable: Movable
    swizzle: XorSwizzle
    text: str


@final
@dataclass(frozen=True)
class _Planner:
    """What is asked for every variable."""

    options: SwizzleLds
    given: XorSwizzle | None
    target: Target
    uses: LdsUses
    variables: Variables
    source: TrafficSource
    padder: Padder

    def plan(self, variable: GlobalVariable) -> _Plan | PadPlan | Refusal:
        """The best map for a variable, else the best padding, or why it stays as it is."""
        found = self.variables.judge(variable)
        if isinstance(found, Refusal):
            return found
        if self.given is not None:
            return self._plan_given(found, self.given)
        kernels = find_kernels(self.uses, variable, self.target)
        traffic = self.source.of(found, kernels)
        if isinstance(traffic, Refusal):
            return traffic
        plan = self._plan_best(found, traffic)
        if isinstance(plan, _Plan) or plan.is_clean or self.options.fallback == "none":
            return plan
        padding = self.padder.plan(found, traffic, kernels)
        if isinstance(padding, PadPlan):
            return padding
        return plan if padding.reason == plan.reason else Refusal(f"{plan.reason}; {padding.reason}", plan.at)

    def _plan_given(self, movable: Movable, given: XorSwizzle) -> _Plan | Refusal:
        # Bits that no offset has would be shifts by more than a number has.
        images = {bit: mask for bit, mask in given.images.items() if 1 << bit < movable.size}
        swizzle = XorSwizzle(images, given.group_bytes)
        if swizzle.is_identity:
            return Refusal(f"the map moves nothing in its {movable.size} bytes")
        if not swizzle.is_bijection(movable.size):
            multiple = swizzle.footprint_multiple
            return Refusal(
                f"its {movable.size} bytes are no multiple of the {multiple} within which the map moves them"
            )
        if refusal := self._refuse(movable, swizzle.group_bytes):
            return refusal
        return _Plan(movable, swizzle, "swizzled as asked")

    def _plan_best(self, movable: Movable, traffic: Traffic) -> _Plan | Refusal:
        refusals = {size: self._refuse(movable, size) for size in GROUP_SIZES}
        sizes = [size for size, refusal in refusals.items() if refusal is None]
        if not sizes:
            return next(r for r in refusals.values() if r is not None)
        result = best_swizzle(
            traffic.patterns,
            traffic.processor,
            self.options.limit,
            form=self.options.form,
            footprint=movable.size,
            group_sizes=sizes,
        )
        if not result.before_extra_cycles:
            return Refusal(f"no bank conflicts: {traffic.cycles(result.before)} cycles{traffic.caveat}", is_clean=True)
        if result.cost >= result.before:
            return Refusal(f"{_cycles(result, traffic)}; {_proof(result, traffic)}{traffic.caveat}")
        return _Plan(movable, result.swizzle, f"{_cycles(result, traffic)}{traffic.caveat}; {_proof(result, traffic)}")

    def _refuse(self, movable: Movable, group_bytes: int) -> Refusal | None:
        """Why its accesses cannot be rewritten for groups of that size."""
        rewriter = _rewriter(movable, XorSwizzle.identity(group_bytes))
        for access in movable.accesses:
            if reason := rewriter.refuse(access):
                return Refusal(reason, access.instruction)
        return None


def _cycles(result: SwizzleResult, traffic: Traffic) -> str:
    before, conflicts, after, left = map(
        traffic.cycles, (result.before, result.before_extra_cycles, result.cost, result.extra_cycles)
    )
    return f"{before} cycles ({conflicts} of them bank conflicts) become {after} ({left}), {traffic.unit}"


def _proof(result: SwizzleResult, traffic: Traffic) -> str:
    if result.proof == "bound":
        return "proved best of all maps that keep such groups whole"
    if result.proof == "family":
        return "proved best of all XOR swizzles"
    return f"best found in time; none costs less than {traffic.cycles(result.bound)}"


def _rewriter(movable: Movable, swizzle: XorSwizzle) -> Rewriter:
    def move(builder: Builder, offset: Value) -> Value:
        moved = offset
        for mask, shift in swizzle.steps:
            bits = builder.create_operator("and", offset, ConstantInt(I32, mask), name="bits")
            shifted = builder.create_operator("lshr", bits, ConstantInt(I32, shift), name="shifted")
            moved = builder.create_operator("xor", moved, shifted, name="moved")
        return moved

    assert movable.variable.module is not None, "a variable of a module"
    layout = movable.variable.module.data_layout
    return Rewriter(movable.variable, layout, move, swizzle.group_bytes, swizzle.group_bytes, swizzle)


def _apply(plan: _Plan, remarks: Remarks) -> None:
    variable, swizzle = plan.movable.variable, plan.swizzle
    variable.signature.align = max(variable.align, swizzle.group_bytes)
    rewriter = _rewriter(plan.movable, swizzle)
    lost = count_lost_pairs(plan.movable.accesses, swizzle)
    first = plan.movable.accesses[0].instruction.function
    pieces = sum(rewriter.rewrite(access) for access in plan.movable.accesses)
    count, steps = len(plan.movable.accesses), len(swizzle.steps)
    shuffle = swizzle.to_xor_shuffle()
    form = f", {shuffle} of bytes" if shuffle is not None else ""
    cost = f"{count} accesses become {pieces}, each with {3 * steps} instructions more for its address"
    if lost:
        cost += f", and {lost} pairs can no longer be one read2 or write2"
    remarks.add(
        "passed",
        "Swizzled",
        f"{variable.brief}: {plan.text}; {swizzle}{form}; {cost}; LDS stays at {plan.movable.size} bytes",
        first,
    )


SWIZZLE_LDS = Pass("swizzle-lds", SwizzleLds, run, __doc__)
