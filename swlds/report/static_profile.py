"""What a profile says of a kernel's instructions without execution: kept with the module, made once for launches of one shape."""

from __future__ import annotations

from functools import cached_property
from typing import Any, final

from swlds.analysis.addresses import Access, AddressAnalysis
from swlds.analysis.lds_patterns import Shape
from swlds.device.counts import CountKey
from swlds.device.findings import Site
from swlds.device.launch import Launch
from swlds.device.sites import SiteTable
from swlds.ir.model import Argument, Function, Instruction
from swlds.ir.source_names import ParameterTitles
from swlds.ir.values import Value
from swlds.report.static_costs import StaticCosts
from swlds.report.static_lines import StaticLineCosts

#: Shapes of launches that are remembered for a module.
_MOST = 16


@final
class StaticProfile:
    """Of one kernel, shape of work-groups, processor, and assumptions."""

    def __init__(self, launch: Launch) -> None:
        self.program, self._sites = launch.image.program, SiteTable(launch.image.program.module)
        shape = Shape(launch.geometry.block, launch.wave_size)
        self._analysis = AddressAnalysis(self.program.module, shape.limits)
        self.costs = StaticCosts(launch.image.target.name, self._analysis, shape)
        self.lines = StaticLineCosts(launch)
        self._accesses: dict[Function, dict[Instruction, list[Access]]] = {}
        self._parameters = ParameterTitles()
        self._objects: dict[CountKey, Value | None] = {}

    @cached_property
    def order(self) -> dict[Instruction, int]:
        """The place of each instruction in the module."""
        functions = self.program.functions.values()
        return {i: n for n, i in enumerate(i for function in functions for i in function.instructions())}

    def parameter_title(self, parameter: Argument) -> str:
        """As the source has it; empty where it has no name."""
        return self._parameters.title(parameter)

    def site(self, instruction: Instruction) -> Site:
        return self._sites.site(instruction)

    def object_of(self, key: CountKey) -> Value | None:
        """The only object that the instruction can reach this way."""
        if key not in self._objects:
            self._objects[key] = self._find_object(key)
        return self._objects[key]

    def _find_object(self, key: CountKey) -> Value | None:
        function = key.instruction.function
        assert function is not None, "an access stands in a function"
        if function not in self._accesses:
            known = self._accesses[function] = {}
            for access in self._analysis.accesses(function):
                known.setdefault(access.instruction, []).append(access)
        found = {
            access.object
            for access in self._accesses[function].get(key.instruction, [])
            if key.use == "atomic" or (access.reads if key.use == "read" else access.writes)
        }
        return next(iter(found)) if len(found) == 1 else None


def find_static(launch: Launch) -> StaticProfile:
    """What is known of the launch's kernel, or a new one."""
    program = launch.image.program
    key = (
        program.kernel.name,
        launch.geometry.block,
        launch.wave_size,
        launch.image.target.name,
        tuple(launch.options.assume),
    )
    table: dict[Any, StaticProfile] = program.module.kept.setdefault("static profiles", {})
    found = table.get(key)
    if found is None or found.program is not program:
        found = StaticProfile(launch)
        while len(table) >= _MOST:
            del table[next(iter(table))]
        table[key] = found
    return found
