"""Loads from global memory whose value goes straight to LDS become copies that pass no register.

Before (gfx942)::

    %v = load float, ptr addrspace(1) %from, align 4
    store float %v, ptr addrspace(3) %to, align 4
    fence syncscope("workgroup") release
    call void @llvm.amdgcn.s.barrier()

After: lane l of the wave writes 4 * l bytes behind the wave's base; the wave waits before others may read::

    %back = mul i32 %lane, -4
    %place = getelementptr i8, ptr addrspace(3) %to, i32 %back
    %base = call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %place)
    call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %from, ptr addrspace(3) %base, i32 4, i32 0, i32 0)
    call void @llvm.amdgcn.s.waitcnt(i32 3952)
    fence syncscope("workgroup") release
    call void @llvm.amdgcn.s.barrier()

gfx9 and gfx10 copy 4 bytes a lane, gfx950 12 and 16, too; what is wider is dealt anew among the lanes where the source allows
it. On gfx1250 each lane has an LDS address of its own. Each pair of load and store that is left has a remark with the first
thing that is in the way.

Needs: the size of groups (``--block`` or reqd_work_group_size) where addresses come from work-item numbers. Breaks: nothing;
functions with copies become convergent.
"""

from __future__ import annotations

from typing import final

from swlds.ir.model import Module
from swlds.lazy import dataclass
from swlds.passes.base import Pass, Remarks, Target, parameter
from swlds.passes.direct_copies.convergence import make_convergent
from swlds.passes.direct_copies.forms import Form, Kernel, choose_form
from swlds.passes.direct_copies.history import History
from swlds.passes.direct_copies.memory import Memory
from swlds.passes.direct_copies.padded import Judged, undo_padding
from swlds.passes.direct_copies.pairs import Pair, find_pairs, judge, name_no_kernel
from swlds.passes.direct_copies.placing import place_waits
from swlds.passes.direct_copies.rewrite import Rewriter
from swlds.passes.slots import change_values


@final
@dataclass(frozen=True, slots=True)
class GatherToLds:
    width: int = parameter(16, "The most bytes of a lane that one copy moves.", least=1)
    apart: bool = parameter(
        False, "Different arguments of a kernel are different memory, though they do not say noalias."
    )
    permute: bool = parameter(
        False, "Lanes that are dealt anew ask one another for their addresses where those do not follow one another."
    )
    undo_padding: bool = parameter(
        True, "LDS arrays lose padding that keeps copies from being made; else those are left as they are."
    )


def run(module: Module, options: GatherToLds, target: Target, remarks: Remarks) -> Module:
    """Rewrite every pair that can be rewritten."""

    def gather(module: Module, remarks: Remarks) -> Module | None:
        return _gather(module, options, target, remarks)

    return change_values(module, GATHER_TO_LDS.name, remarks, gather)


def _gather(module: Module, options: GatherToLds, target: Target, remarks: Remarks) -> Module | None:
    """The module that was rewritten; None where nothing was."""
    judged = _judge_all(module, options, target)
    if options.undo_padding:
        changed = undo_padding(module, judged, lambda m: _judge_all(m, options, target), remarks)
        if changed is not module:
            module, remarks = changed, Remarks(changed, GATHER_TO_LDS.name, remarks.found)
            judged = _judge_all(module, options, target)
    chosen: dict[Kernel, _Chosen] = {}
    for pair, kernel, verdict in judged:
        if isinstance(verdict, str):
            remarks.add("missed", "NotGathered", f"{pair.text}: {verdict}", pair.store)
        else:
            assert kernel is not None, "judged so"
            chosen.setdefault(kernel, []).append((pair, verdict))
            remarks.add("passed", "Gathered", f"{pair.text}: {_describe(pair, verdict)}", pair.store)
    for kernel, pairs in chosen.items():
        rewriter = Rewriter(kernel)
        made = [copy for pair, form in pairs for copy in rewriter.rewrite(pair, form)]
        make_convergent([kernel.function])
        place_waits(kernel.function, target, made)
    if not remarks.found:
        remarks.add("analysis", "NothingToGather", "no value goes straight from global memory to LDS")
    return module if chosen else None


_Chosen = list[tuple[Pair, Form]]


def _judge_all(module: Module, options: GatherToLds, target: Target) -> list[Judged]:
    """All pairs of a module."""
    memory = Memory(module, target, apart=options.apart)
    found: list[Judged] = []
    for function in module.defined_functions:
        pairs = list(find_pairs(memory, function))
        if pairs:
            kernel = Kernel(function, target, memory.analysis.values(function)) if function.is_kernel else None
            history = History(memory, kernel) if kernel is not None else None
            found += [(pair, kernel, _judge(pair, memory, history, options)) for pair in pairs]
    return found


def _judge(pair: Pair, memory: Memory, history: History | None, options: GatherToLds) -> Form | str:
    if history is None:
        return name_no_kernel(pair)
    kernel = history.kernel
    if kernel.function.find_attribute("optnone") is not None:
        return "the kernel is not to be optimised (optnone)"
    if reason := judge(pair, memory):
        return reason
    form = choose_form(pair, kernel, options.width, permutes=options.permute)
    if isinstance(form, str):
        return form
    return history.judge(pair) or form


def _describe(pair: Pair, form: Form) -> str:
    unit = "by lanes" if not form.stride else "dealt anew among the lanes" if form.is_dealt else "through the wave"
    count = len(form.units)
    unit += ", which ask one another for their addresses" if form.is_permuted else ""
    copies = "a copy" if count == 1 else f"{count} copies"
    sizes = "/".join(map(str, dict.fromkeys(form.units)))
    rest = ", where they lie in the buffer" if pair.source.is_relative and not form.stride else ""
    return f"{pair.bytes} bytes a lane by {copies} of {sizes}, {unit}{rest}"


GATHER_TO_LDS = Pass("gather-to-lds", GatherToLds, run, __doc__)
