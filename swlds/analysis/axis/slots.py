"""Accesses of code that keeps its numbers in stack slots (-O0): those of a copy without slots say more."""

from __future__ import annotations

from swlds.analysis.axis.accesses import AxisAccess, find_accesses
from swlds.analysis.axis.module import AxisAnalysis
from swlds.analysis.slots import has_slots, pair_accesses, without_slots
from swlds.ir.model import Instruction


def find_through_slots(analysis: AxisAnalysis) -> list[tuple[AxisAnalysis, AxisAccess, Instruction]]:
    """(the analysis that knows most of it, the access there, the instruction of the module) of each access. Accesses of slots
    that become values are none."""
    plain = [(analysis, access, access.instruction) for access in find_accesses(analysis)]
    if not any(has_slots(function) for function in analysis.functions):
        return plain
    copy = without_slots(analysis.module)
    ours: dict[Instruction, Instruction] = {}
    for function in analysis.functions:
        pairs = pair_accesses(function, copy.functions[function.name])
        if pairs is None:
            return plain
        ours |= {theirs: mine for mine, theirs in pairs.items()}
    better = AxisAnalysis(copy, copy.functions[analysis.kernel.name], analysis.launch, analysis.assumptions)
    return [
        (better, access, ours[access.instruction]) for access in find_accesses(better) if access.instruction in ours
    ]
