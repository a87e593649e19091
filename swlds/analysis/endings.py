"""Calls that lanes may not come back from: what ends a wave, or the lanes of a branch, at any depth below the kernel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from swlds.analysis.addresses.values import facts_of
from swlds.analysis.graph import find_components
from swlds.ir.model import Block, Function, Instruction
from swlds.ir.opcodes import CALLS
from swlds.ir.values import InlineAsm

#: Words of assembly that end a wave or lanes of it.
_ENDS = ("endpgm", "trap", "exec")


@final
class Endings:
    """Of some functions and all that they call."""

    def __init__(self, functions: Iterable[Function]) -> None:
        self._ending: set[Function] = set()
        for component in find_components(functions, _callees):
            if any(self.may_end(call) for function in component for call in _calls(function)):
                self._ending.update(component)

    def may_end(self, call: Instruction) -> bool:
        """Lanes that come to the call may not come back. Loops without end are none of these."""
        callee, known = call.called_function, facts_of(call)
        if callee is None:
            assembly = call.operands[-1]
            return not isinstance(assembly, InlineAsm) or any(word in assembly.code for word in _ENDS)
        if known is not None:
            return known.ends_wave
        if callee.find_attribute("noreturn") is not None:
            return True
        if not callee.is_declaration:
            return callee in self._ending
        return not callee.name.startswith("llvm.") and callee.find_attribute("willreturn") is None

    def thinned(self, blocks: list[Block]) -> dict[Block | Instruction, Instruction]:
        """Blocks of a function that may be entered behind such a call, and instructions behind one in their block: the call."""
        found: dict[Block | Instruction, Instruction] = {}
        work: list[tuple[Block, Instruction]] = []
        for block in blocks:
            call = None
            for i in block:
                if call is not None:
                    found[i] = call
                elif i.opcode in CALLS and self.may_end(i):
                    call = i
            if call is not None:
                work += [(target, call) for target in block.successors]
        while work:
            block, call = work.pop()
            if block not in found:
                found[block] = call
                work += [(target, call) for target in block.successors]
        return found


def _calls(function: Function) -> list[Instruction]:
    return [i for i in function.instructions() if i.opcode in CALLS]


def _callees(function: Function) -> list[Function]:
    found = [call.called_function for call in _calls(function)]
    return [f for f in found if f is not None and not f.is_declaration]
