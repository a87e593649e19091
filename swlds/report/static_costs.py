"""What a profile can say of LDS accesses without their execution: predicted costs, and how sure they are."""

from __future__ import annotations

from typing import final

from swlds.analysis.addresses import AddressAnalysis
from swlds.analysis.lds_patterns import PatternAnalysis, Prediction, Shape
from swlds.device.address_space import LDS
from swlds.device.counts import CountKey
from swlds.ir.model import Function, Instruction
from swlds.layouts.bank_rows import has_rows
from swlds.layouts.banks import cost_of
from swlds.report.bank_costs import StaticCost


@final
class StaticCosts:
    """Of launches of one shape; each function is looked at once, when one of its accesses is asked for."""

    def __init__(self, processor: str, analysis: AddressAnalysis, shape: Shape) -> None:
        """``analysis``: of the launches' module, within the limits of ``shape``."""
        self._processor = processor
        self._patterns = PatternAnalysis(analysis, shape)
        self._known: dict[Function, dict[Instruction, list[Prediction]]] = {}
        self._costs: dict[CountKey, StaticCost] = {}

    def of(self, key: CountKey) -> StaticCost | None:
        """Of one access; None for what is no access to LDS, and for targets whose banks are not known."""
        if key.space != LDS or not has_rows(self._processor):
            return None
        if key not in self._costs:
            self._costs[key] = self._find(key)
        return self._costs[key]

    def _find(self, key: CountKey) -> StaticCost:
        found = [p for p in self._predictions(key.instruction) if _is_use(p, key.use)]
        if len(found) != 1:
            return StaticCost("unknown", ("it is not known which bytes the instruction touches",), None)
        extra = {cost_of(self._processor, pattern).extra_cycles for pattern in found[0].patterns}
        return StaticCost(found[0].verdict, found[0].premises, extra.pop() if len(extra) == 1 else None)

    def _predictions(self, instruction: Instruction) -> list[Prediction]:
        function = instruction.function
        assert function is not None, "an access stands in a function"
        if function not in self._known:
            self._known[function] = {}
            for prediction in self._patterns.predict(function):
                self._known[function].setdefault(prediction.access.instruction, []).append(prediction)
        return self._known[function].get(instruction, [])


def _is_use(prediction: Prediction, use: str) -> bool:
    access = prediction.access
    if use == "atomic":
        return access.reads and access.writes
    return access.reads if use == "read" else access.writes
