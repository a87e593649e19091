"""Who calls a function, told apart: one context for each way that calls lead to it, as far as that does not multiply.

    kernel -> read(%wave), read(%item)         two contexts of @read: what the one is given says nothing of the other

Functions that call themselves, at any depth, and those to which many ways lead have one context for all their callers; it is as
another root for what they call. So contexts are linear in the program. Only direct calls count, in blocks from which the
function's end is reached: from others no lane comes back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field
from typing import final

from swlds.analysis.graph import find_components, find_reachable, is_cycle
from swlds.ir.model import Block, Function, Instruction
from swlds.ir.opcodes import CALLS
from swlds.lazy import dataclass

#: So many ways to a function are told apart, the first of these with which the contexts have no more instructions in all.
_MOST_WAYS = (16, 4, 1)
_MOST_INSTRUCTIONS = 200_000


@final
@dataclass(slots=True, eq=False)
class Body:
    """What counts of a function: the blocks that are reached and from which its end is, the entry first; the calls in them that
    are followed; how many instructions there are."""

    function: Function
    blocks: list[Block]
    calls: dict[Instruction, Function]
    size: int


@final
@dataclass(slots=True, eq=False)
class Context:
    """A function as it is called by some ways. ``calls``: of each call that is followed, what it leads to; ``callers``: the calls
    that lead here, none for the root."""

    body: Body
    calls: dict[Instruction, Context] = field(default_factory=dict)
    callers: list[tuple[Context, Instruction]] = field(default_factory=list)


@final
class CallContexts:
    """Makes them. Bodies are kept as long as the functions stay as they are."""

    def __init__(self) -> None:
        self._bodies: dict[Function, Body] = {}

    def body(self, function: Function) -> Body:
        if function not in self._bodies:
            self._bodies[function] = _find_body(function)
        return self._bodies[function]

    def build(self, root: Function) -> list[Context]:
        """All contexts below a function, its own first."""
        shared = self._find_shared(root)
        known: dict[Function, Context] = {}
        found = [known.setdefault(root, Context(self.body(root)))]
        for context in found:
            for call, callee in context.body.calls.items():
                child = known.get(callee) if callee in shared or callee is root else None
                if child is None:
                    child = Context(self.body(callee))
                    found.append(child)
                    if callee in shared:
                        known[callee] = child
                context.calls[call] = child
                child.callers.append((context, call))
        return found

    def _find_shared(self, root: Function) -> set[Function]:
        """Functions with one context for all callers."""
        callers_first = [*find_components([root], self._callees)][::-1]
        recursive = {f for component in callers_first if is_cycle(component, self._callees) for f in component}
        order = [f for component in callers_first for f in component]
        for most in _MOST_WAYS:
            shared, size = self._share(order, recursive, most)
            if size <= _MOST_INSTRUCTIONS:
                break
        return shared

    def _share(self, order: Iterable[Function], recursive: set[Function], most: int) -> tuple[set[Function], int]:
        shared, size, ways = set(recursive), 0, dict[Function, int]()
        for function in order:
            count = ways.get(function, 1)
            if count > most:
                shared.add(function)
            count = 1 if function in shared else count
            body = self.body(function)
            size += count * body.size
            for callee in body.calls.values():
                ways[callee] = ways.get(callee, 0) + count
        return shared, size

    def _callees(self, function: Function) -> Iterable[Function]:
        return dict.fromkeys(self.body(function).calls.values())


def _find_body(function: Function) -> Body:
    blocks = _returning(function)
    instructions = [i for block in blocks for i in block]
    calls = {i: callee for i in instructions if (callee := _followed(i)) is not None}
    return Body(function, blocks, calls, len(instructions))


def _followed(instruction: Instruction) -> Function | None:
    """The function of a call that is one of its type, and has a body."""
    callee = instruction.called_function if instruction.opcode in CALLS else None
    if callee is None or callee.is_declaration:
        return None
    type_ = callee.function_type
    return callee if instruction.field("function_type") == type_ and not type_.vararg else None


def _returning(function: Function) -> list[Block]:
    before: Callable[[Block], list[Block]] = function.predecessors().__getitem__
    ends = find_reachable([b for b in function.blocks if b.terminator.opcode == "ret"], before)
    return [b for b in find_reachable([function.entry], lambda b: b.successors) if b in ends]
