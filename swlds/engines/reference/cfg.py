"""The order in which blocks run when the lanes of a wave are spread over several.

The lanes at the block with the lowest key run first, so lanes meet wherever their paths meet, early returns or not:
as in the linear code that AMDGPU's structurizer makes. Keys follow the control flow; a loop's blocks are contiguous and
lie in front of what follows it. Lanes that take a back edge wait, under a key at the loop's end, until no other
lane is left in this iteration.
For code without early exits this is reconvergence at the immediate post-dominator.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from swlds.ir.model import Block


@final
@dataclass(slots=True)
class Order:
    """``first``: key of a block that is entered from in front; ``again``: of a loop header that is entered by a back edge."""

    first: dict[int, int] = field(default_factory=dict)
    again: dict[int, int] = field(default_factory=dict)
    _next: int = 0

    def key(self, source: int, target: int) -> int:
        """Key of the edge between two blocks."""
        is_back_edge = target in self.again and self.first[target] <= self.first[source] < self.again[target]
        return self.again[target] if is_back_edge else self.first[target]

    def number(self) -> int:
        self._next += 1
        return self._next


def order_blocks(blocks: list[Block], go_first: list[bool] | None = None) -> Order:
    """Number the blocks of a function, loops kept together; blocks that cannot be reached get no number.

    ``go_first``: of each block, is it the first of a branch's targets to run? If not given: those without successors are.
    """
    number = {block: i for i, block in enumerate(blocks)}
    successors = [[number[s] for s in b.successors] if b.terminator.targets else [] for b in blocks]
    go_first = [not s for s in successors] if go_first is None else go_first
    for targets in successors:  # what is walked last comes first: lanes that end or trap do so at once
        targets.sort(key=go_first.__getitem__)
    order = Order()
    # An explicit stack of work: components to open, and loop ends to number.
    work: list[tuple[str, int, set[int]]] = [("region", 0, set(range(len(blocks))))]
    while work:
        kind, entry, members = work.pop()
        if kind == "again":
            order.again[entry] = order.number()
            continue
        components = _components(successors, entry, members)
        for component in components:  # last first: the stack turns them round
            header = component[0]
            if len(component) == 1 and header not in successors[header]:
                work.append(("block", header, set()))
                continue
            work.append(("loop", header, set(component)))
        work = _number_front(order, successors, work)
    return order


def _number_front(
    order: Order, successors: list[list[int]], work: list[tuple[str, int, set[int]]]
) -> list[tuple[str, int, set[int]]]:
    """Number what is on top of the stack until a region has to be opened."""
    while work and work[-1][0] in ("block", "loop"):
        kind, header, members = work.pop()
        order.first[header] = order.number()
        if kind == "loop":
            inner = members - {header}
            work.append(("again", header, set()))
            if inner:
                work.append(("region", -1 - header, inner))
    return work


def _components(successors: list[list[int]], entry: int, members: set[int]) -> list[list[int]]:
    """Strongly connected components of a region, last in control flow first; the block that is reached first leads each.

    ``entry``: the block that the region starts at, or ``-1 - header`` for the inside of a loop without its header.
    """
    roots = [entry] if entry >= 0 else [s for s in successors[-1 - entry] if s in members]
    index: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    found: list[list[int]] = []
    for root in roots:
        if root in index:
            continue
        calls = [(root, iter(successors[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while calls:
            block, following = calls[-1]
            for target in following:
                if target not in members:
                    continue
                if target not in index:
                    index[target] = low[target] = len(index)
                    stack.append(target)
                    on_stack.add(target)
                    calls.append((target, iter(successors[target])))
                    break
                if target in on_stack:
                    low[block] = min(low[block], index[target])
            else:
                calls.pop()
                if calls:
                    low[calls[-1][0]] = min(low[calls[-1][0]], low[block])
                if low[block] == index[block]:
                    at = stack.index(block)
                    component = stack[at:]
                    del stack[at:]
                    on_stack.difference_update(component)
                    found.append(component)
    return found
