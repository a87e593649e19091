"""Copies of tiles from global memory to LDS are dealt out anew, so that lanes lie one behind the other and widths are full.

Before: each work-item copies 64 bytes, and the lanes of a wave are 64 bytes apart; four loads of 32 lines (128 bytes) each::

    %at = shl i32 %tid, 6
    %from = getelementptr i8, ptr addrspace(1) %in, i32 %at
    %to = getelementptr i8, ptr addrspace(3) @tile, i32 %at
    %v0 = load <4 x float>, ptr addrspace(1) %from, align 16
    store <4 x float> %v0, ptr addrspace(3) %to, align 16
    ...                                                          three more, 16, 32 and 48 bytes farther

After: the first of four pieces; a wave's load uses 8 lines::

    %step = mul i32 %tid, -48
    %moved = getelementptr i8, ptr addrspace(1) %from, i32 %step
    %moved1 = getelementptr i8, ptr addrspace(3) %to, i32 %step
    %piece = load <4 x float>, ptr addrspace(1) %moved, align 16
    store <4 x float> %piece, ptr addrspace(3) %moved1, align 16

Rows may be an argument apart: the pieces of row r are then found at r times the argument.

Loops that only copy (``for (i = tid; i < 1024; i += 256)``) become straight code, whose last piece may be for some work-items
only. No byte changes its place. All work-items must come by, and between the barriers (with their fences) around the copy nothing
else may touch its LDS or write its source. What is left has a remark with the first thing that is in the way. The kernel says
from then on how large its groups are (``!reqd_work_group_size``), as other groups would copy something else.

Needs: the size of groups (``--block`` or reqd_work_group_size). Breaks: launches with groups of another size are refused.
"""

from __future__ import annotations

from typing import final

from swlds.analysis.axis import AxisAnalysis, Launch
from swlds.ir.model import Function, Module
from swlds.ir.names import display_name
from swlds.layouts.copy_map import CopyMap, count_part_lines, plan_copy
from swlds.layouts.lines import LineCount, line_bytes
from swlds.lazy import dataclass
from swlds.passes.base import Pass, Remarks, Target, parameter
from swlds.passes.coalesced_copies.groups import Group, Left, find_groups
from swlds.passes.coalesced_copies.intervals import Intervals
from swlds.passes.coalesced_copies.rewrite import Plan, Rewriter, is_copyable, make_plan
from swlds.passes.direct_copies.forms import Kernel
from swlds.passes.direct_copies.memory import Memory
from swlds.passes.direct_copies.pairs import Pair, find_pairs, name_no_kernel
from swlds.passes.slots import change_values

#: Rounds that are written out.
_MOST_PIECES = 32


@final
@dataclass(frozen=True, slots=True)
class CoalesceCopies:
    apart: bool = parameter(
        False, "Different arguments of a kernel are different memory, though they do not say noalias."
    )
    width: int = parameter(16, "The most bytes of a piece; 4 for direct copies that move no more.", least=1)


def run(module: Module, options: CoalesceCopies, target: Target, remarks: Remarks) -> Module:
    """Deal out every copy that can be."""

    def coalesce(module: Module, remarks: Remarks) -> Module | None:
        memory = Memory(module, target, apart=options.apart)
        changed = [_Coalescer(memory, kernel, target, options, remarks).run() for kernel in module.kernel_functions]
        for function in module.defined_functions:
            for pair in find_pairs(memory, function) if not function.is_kernel else ():
                remarks.add("missed", "NotCoalesced", f"{pair.text}: {name_no_kernel(pair)}", pair.store)
        if not remarks.found:
            remarks.add("analysis", "NothingToCoalesce", "no value goes straight from global memory to LDS")
        return module if any(changed) else None

    return change_values(module, COALESCE_COPIES.name, remarks, coalesce)


@final
class _Coalescer:
    """Of one kernel."""

    def __init__(
        self, memory: Memory, function: Function, target: Target, options: CoalesceCopies, remarks: Remarks
    ) -> None:
        self._memory, self._function, self._remarks, self._most = memory, function, remarks, options.width
        self._kernel = Kernel(function, target, memory.analysis.values(function))

    def run(self) -> bool:
        """Whether anything was changed."""
        found = list(find_pairs(self._memory, self._function))
        if not found:
            return False
        block = self._kernel.block
        if reason := self._refuse(block):
            for pair in found:
                self._miss([pair], reason)
            return False
        assert block is not None, "asked before"
        plans = self._plan(block)
        rewriter = Rewriter(self._function, block)
        for plan in plans:
            rewriter.rewrite(plan)
        if plans:
            rewriter.require_block()
        return bool(plans)

    def _refuse(self, block: tuple[int, int, int] | None) -> str:
        name = display_name(self._function.name)
        if self._function.find_attribute("optnone") is not None:
            return "the kernel is not to be optimised (optnone)"
        return "" if block is not None else f"the size of the groups of @{name} is not known: say --block"

    def _plan(self, block: tuple[int, int, int]) -> list[Plan]:
        launch = Launch(block, self._kernel.wave_size)
        analysis = AxisAnalysis(self._memory.module, self._function, launch)
        forms = analysis.functions[self._function]
        intervals = Intervals(self._memory, forms)
        plans = []
        for group in find_groups(self._memory, analysis, self._function):
            if isinstance(group, Left):
                self._miss(list(group.pairs), group.reason)
                continue
            plan = self._judge(group, intervals, launch.items)
            if isinstance(plan, str):
                self._miss(list(group.pairs), plan)
            else:
                plans.append(plan)
        return plans

    def _judge(self, group: Group, intervals: Intervals, items: int) -> Plan | str:
        if reason := intervals.judge(group):
            return reason
        pair = group.pairs[0]
        if not all(is_copyable(p, group.loop) for p in (pair.source.pointer, pair.target.pointer)):
            return "its address is not a number of the loop's first round alone"
        size = self._memory.module.data_layout.store_size(group.element)
        said = [int(i.field("align") or 1) for i in (pair.load, pair.store)]
        source_align = max(group.source.align, min(said[0], 16))
        map_ = plan_copy(group.parts, items, size, source_align, group.target.align, self._most)
        if isinstance(map_, str):
            return map_
        if len(map_.parts) > _MOST_PIECES:
            return f"it would take {len(map_.parts)} pieces of {map_.width} bytes a lane"
        before, after = self._count(group, None), self._count(group, map_)
        instructions = len(group.parts), len(map_.parts)
        if after.lines > before.lines or (after.lines == before.lines and instructions[0] <= instructions[1]):
            return f"there is nothing to gain: {self._word(before, instructions[0])}, {after.lines} at best"
        plan = make_plan(group, map_, items)
        if not isinstance(plan, str):
            steps = f"{self._word(before, instructions[0])}; now {self._word(after, instructions[1])}"
            where = ", were rows to begin where lines do" if group.pitch is not None else ""
            text = f"{_name(list(group.pairs))}: {steps}, of {map_.width} bytes a lane{where}"
            self._remarks.add("passed", "Coalesced", text, pair.store)
        return plan

    def _count(self, group: Group, map_: CopyMap | None) -> LineCount:
        parts = group.parts if map_ is None else map_.parts
        processor, align = self._kernel.processor.name, group.source.align
        return count_part_lines(processor, parts, self._kernel.wave_size, align)

    def _word(self, count: LineCount, instructions: int) -> str:
        line = line_bytes(self._kernel.processor.name)
        noun = "load" if instructions == 1 else "loads"
        return f"{instructions} {noun} a lane use {count.lines} lines of {line} bytes in a group (least {count.least})"

    def _miss(self, pairs: list[Pair], reason: str) -> None:
        self._remarks.add("missed", "NotCoalesced", f"{_name(pairs)}: {reason}", pairs[0].store)


def _name(pairs: list[Pair]) -> str:
    more = f" and {len(pairs) - 1} more" if len(pairs) > 1 else ""
    return pairs[0].text.replace(" to ", f"{more} to ", 1)


COALESCE_COPIES = Pass("coalesce-copies", CoalesceCopies, run, __doc__)
