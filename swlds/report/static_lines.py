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
    """Of launches of one shape and assumptions; the kernel is looked at when one of its accesses is asked for."""

    def __init__(self, launch: Launch) -> None:
        self._program, self._assume = launch.image.program, launch.options.assume
        self._items, self._wave_size = launch.geometry.group_size, launch.wave_size
        self._shape = launch_of(self._program.module, launch.geometry.block, launch.wave_size)
        self._processor = launch.image.target.name
        self._lines: dict[CountKey, StaticLines] = {}

    def of(self, key: CountKey) -> StaticLines:
        """Of one access to global memory."""
        if key not in self._lines:
            self._lines[key] = self._find(key)
        return self._lines[key]

    def _find(self, key: CountKey) -> StaticLines:
        found = [access for access in self._accesses.get(key.instruction, []) if access.use == _USES.get(key.use)]
        if len(found) != 1:
            return _UNKNOWN
        predicted = predict_lines(found[0], self._items, self._wave_size, self._processor)
        widths = widths_of(found[0], self._processor)
        if predicted is None:
            return replace(_UNKNOWN, vector_bytes=widths.vector, why_not_wider=widths.why)
        assumed = {premise for premise in found[0].claim.premises if premise.startswith(ASSUMED)}
        premises = tuple(sorted({*predicted.premises, *assumed}))
        return StaticLines(
            predicted.verdict, premises, predicted.count.lines, predicted.count.waves, widths.vector, widths.why
        )

    @cached_property
    def _accesses(self) -> dict[Instruction, list[AxisAccess]]:
        found: dict[Instruction, list[AxisAccess]] = {}
        assumptions = parse_assumptions(self._assume)
        analysis = AxisAnalysis(self._program.module, self._program.kernel, self._shape, assumptions)
        for _, access, instruction in find_through_slots(analysis):
            found.setdefault(instruction, []).append(access)
        return found
