"""Which functions get a host function of their own instead of being written into their callers.

Those that call themselves, directly or through others or through pointers; those that move the stack pointer while they
run (stack slots of variable size or in loops), so that it comes back when they return; and of a large kernel, those that
are called from most places, until what is left is small enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import final

from swlds.analysis.graph import find_components, find_post_order, find_reachable, is_cycle
from swlds.device.intrinsics import find_intrinsic
from swlds.device.program import callee_of
from swlds.ir.model import Function, Instruction
from swlds.ir.values import ConstantInt, InlineAsm

#: Flat instructions of a kernel above which functions are taken out of it: LLVM needs 10 s for so many, and ever longer.
#: Calls inside each other above which likewise.
LARGE, DEEP = 6_000, 48


def called_function(call: Instruction) -> Function | None:
    """The function of the module that a direct call names. A module may define functions of the runtime itself."""
    callee = callee_of(call) if call.opcode == "call" else None
    return callee if isinstance(callee, Function) and not callee.is_declaration else None


def fits(call: Instruction, callee: Function) -> bool:
    """The call has the type of the function. Calling another one is a mistake, which the reference engine reports."""
    return bool(call.field("function_type") == callee.function_type)


def is_indirect(call: Instruction) -> bool:
    callee = callee_of(call) if call.opcode == "call" else None
    return callee is not None and not isinstance(callee, (Function, InlineAsm))


def moves_stack(function: Function) -> bool:
    """Has stack slots whose place only run time knows."""
    return any(
        (i.opcode == "alloca" and is_dynamic(i, has_loop_around(i)))
        or (i.opcode == "call" and is_stack_call(getattr(i.operands[-1], "name", "")))
        for i in function.instructions()
    )


def is_stack_call(name: str) -> bool:
    """It saves the stack pointer or sets it."""
    row = find_intrinsic(name)
    return row is not None and row.effect in ("stacksave", "stackrestore")


def is_dynamic(alloca: Instruction, is_looping: bool) -> bool:
    if alloca.opcode != "alloca":
        return False
    return is_looping or bool(alloca.operands and not isinstance(alloca.operands[0], ConstantInt))


def has_loop_around(instruction: Instruction) -> bool:
    """The function may come by the instruction again."""
    block = instruction.block
    assert block is not None and block.function is not None
    if block is block.function.entry:
        return False
    return block in find_reachable(block.successors, lambda b: b.successors)


@final
class Outline:
    """The calls of the functions that a kernel reaches. ``outlined``: those with a host function of their own."""

    def __init__(self, kernel: Function, candidates: Callable[[Instruction], list[Function]]) -> None:
        self.kernel = kernel
        self.calls: dict[Function, list[Function]] = {}
        self.sizes: dict[Function, int] = {}
        work = [kernel]
        while work:
            function = work.pop()
            if function in self.calls:
                continue
            self.calls[function] = found = []
            self.sizes[function] = 0
            for i in function.instructions():
                self.sizes[function] += 1
                direct = called_function(i)
                if direct is not None:
                    found += [direct] if fits(i, direct) else []
                elif is_indirect(i):
                    found += candidates(i)
            work += found
        self.outlined = {f for f in self._recursive() if f is not kernel}
        self.outlined |= {f for f in self.calls if f is not kernel and self.is_wanted(f)}
        self._cut_deep()
        self._cut_large()

    def is_wanted(self, function: Function) -> bool:
        """A function that does not recurse gets a host function nevertheless."""
        return moves_stack(function)

    def _recursive(self) -> Iterator[Function]:
        """Functions that reach themselves."""
        calls = self.calls.__getitem__
        for component in find_components([self.kernel], calls):
            if is_cycle(component, calls):
                yield from component

    def _callees_first(self) -> list[Function]:
        """All functions; a function behind those that are written into it."""
        return find_post_order([self.kernel, *self.calls], self._copied)

    def _copied(self, function: Function) -> list[Function]:
        return [f for f in self.calls[function] if f not in self.outlined]

    def _cut_deep(self) -> None:
        """No calls inside each other that are deeper than ``DEEP``."""
        height: dict[Function, int] = {}
        for function in self._callees_first():
            height[function] = 1 + max((height[f] for f in self._copied(function)), default=0)
            if height[function] >= DEEP and function is not self.kernel:
                self.outlined.add(function)

    def _cut_large(self) -> None:
        """Take functions out while the flat code is large: first what saves most."""
        while True:
            order = self._callees_first()
            total: dict[Function, int] = {}
            for function in order:
                total[function] = self.sizes[function] + sum(total[f] for f in self._copied(function))
            copies = dict.fromkeys(order, 0)
            for function in reversed(order):
                copies[function] += function is self.kernel or function in self.outlined
                for callee in self._copied(function):
                    copies[callee] += copies[function]
            if sum(total[f] for f in {self.kernel, *self.outlined}) <= LARGE:
                return
            saved = {f: (copies[f] - 1) * total[f] for f in order if f not in self.outlined and f is not self.kernel}
            best = max(saved, key=lambda f: saved[f], default=None)
            if best is None or saved[best] <= 0:
                return
            self.outlined.add(best)
