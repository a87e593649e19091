"""Functions that a call through a pointer may reach: those whose address is taken and whose type fits."""

from __future__ import annotations

import functools
from typing import final

from swlds.device.program import Program, callee_of
from swlds.ir.model import Function, Instruction
from swlds.ir.values import Constant, Value


@final
class Candidates:
    """Of one program, which is looked through at the first call."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def __call__(self, call: Instruction) -> list[Function]:
        wanted = call.field("function_type")
        return [f for f in self._taken if f.function_type == wanted]

    @functools.cached_property
    def _taken(self) -> list[Function]:
        taken: set[Value] = set()
        for function in self.program.functions.values():
            for instruction in [] if function.is_declaration else function.instructions():
                is_direct = instruction.opcode == "call" and isinstance(callee_of(instruction), Function)
                for operand in instruction.operands[:-1] if is_direct else instruction.operands:
                    taken.update(_functions_in(operand))
        for variable in self.program.globals.values():
            if variable.initializer is not None:
                taken.update(_functions_in(variable.initializer))
        found = [f for f in self.program.functions.values() if f in taken]
        return [f for f in found if not f.is_declaration and not f.is_kernel]


def _functions_in(value: Value) -> list[Value]:
    if isinstance(value, Constant):
        return list(value.mentioned)
    return [value] if isinstance(value, Function) else []
