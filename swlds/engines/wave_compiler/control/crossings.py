"""What crosses between a kernel and its bodies: arguments and results of ``enter``."""

from __future__ import annotations

from swlds.engines.wave_compiler.flat.flatten import FlatCode, FlatInstruction, FlatValue
from swlds.ir.model import Function


def find_sources(code: FlatCode) -> dict[FlatInstruction, list[FlatValue]]:
    """Values that cross between the kernel and its bodies: parameter -> what callers give, ``enter`` -> what is returned."""
    given: dict[FlatInstruction, list[FlatValue]] = {p: [] for body in code.bodies.values() for p in body.parameters}
    returned: dict[Function, list[FlatValue]] = {}
    calls: list[FlatInstruction] = []
    for function, part in [(code.kernel, code), *code.bodies.items()]:
        returned[function] = [o for b in part.blocks if b.terminator.opcode == "ret" for o in b.terminator.operands]
        calls += [i for b in part.blocks for i in b.instructions if i.opcode == "enter"]
    for call in calls:
        body = code.bodies[callee_of_enter(call)]
        for parameter, operand in zip(body.parameters, call.operands[1:], strict=True):
            given[parameter].append(operand)
        given[call] = returned[callee_of_enter(call)]
    return given


def callee_of_enter(call: FlatInstruction) -> Function:
    callee = call.operands[0]
    assert isinstance(callee, Function), "the first operand of enter is a function"
    return callee
