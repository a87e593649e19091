"""What a profile can say of the lines of global memory without execution (``analysis.axis``), and how sure that is."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import final

from swlds.analysis.axis import AxisAnalysis, parse_assumptions
from swlds.analysis.axis.accesses import AxisAccess, predict_lines, widths_of
from swlds.analysis.axis.forms import ASSUMED
from swlds.analysis.axis.slots import find_through_slots
from swlds.device.counts import CountKey
from swlds.device.launch import Launch
from swlds.ir.model import Instruction
from swlds.report.axis import launch_of
from swlds.report.line_costs import StaticLines

#: What an access is called there.
_USES = {"read": "load", "write": "store", "atomic": "atomic"}
_UNKNOWN = StaticLines("unknown", ("it is not known which bytes lanes touch",), None, None)


@final
class StaticLineCosts:
    """Of one launch, with its assumptions; the kernel is looked at when one of its accesses is asked for."""

    def __init__(self, launch: Launch) -> None:
        self._launch = launch

    def of(self, key: CountKey) -> StaticLines:
        """Of one access to global memory."""
        found = [access for access in self._accesses.get(key.instruction, []) if access.use == _USES.get(key.use)]
        if len(found) != 1:
            return _UNKNOWN
        items = self._launch.geometry.group_size
        predicted = predict_lines(found[0], items, self._launch.wave_size, self._launch.image.target.name)
        widths = widths_of(found[0], self._launch.image.target.name)
        if predicted is None:
            return replace(_UNKNOWN, vector_bytes=widths.vector, why_not_wider=widths.why)
        assumed = {premise for premise in found[0].claim.premises if premise.startswith(ASSUMED)}
        premises = tuple(sorted({*predicted.premises, *assumed}))
        return StaticLines(
            predicted.verdict, premises, predicted.count.lines, predicted.count.waves, widths.vector, widths.why
        )

    @cached_property
    def _accesses(self) -> dict[Instruction, list[AxisAccess]]:
        launch = self._launch
        program, shape = launch.image.program, launch_of(launch.geometry.block, launch.wave_size)
        assumptions = parse_assumptions(launch.options.assume)
        found: dict[Instruction, list[AxisAccess]] = {}
        analysis = AxisAnalysis(program.module, program.kernel, shape, assumptions)
        for _, access, instruction in find_through_slots(analysis):
            found.setdefault(instruction, []).append(access)
        return found
