"""Where lanes meet again: the order in which blocks run when the lanes of a wave are spread over several.

Both engines run waves so. The lanes at the block with the lowest key run first, so lanes meet wherever their paths meet,
early returns or not:
as in the linear code that AMDGPU's structurizer makes. Keys follow the control flow; a loop's blocks are contiguous and
lie in front of what follows it. Lanes that take a back edge wait, under a key at the loop's end, until no other
lane is left in this iteration.
For code without early exits this is reconvergence at the immediate post-dominator.
"""

from __future__ import annotations

from dataclasses import field
from functools import partial
from typing import Any, final

from swlds.analysis.graph import find_components
from swlds.lazy import dataclass


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


def order_blocks(blocks: list[Any], go_first: list[bool] | None = None) -> Order:
    """Number the blocks of a function, loops kept together; blocks that cannot be reached get no number. Blocks have
    ``successors`` and a ``terminator`` with ``targets``.

    ``go_first``: of each block, is it the first of a branch's targets to run? If not given: those without successors are.
    """
    number = {block: i for i, block in enumerate(blocks)}
    successors = [[number[s] for s in b.successors] if b.terminator.targets else [] for b in blocks]
    go_first = [not s for s in successors] if go_first is None else go_first
    for targets in successors:  # what is walked last comes first: lanes that end or trap do so at once
        targets.sort(key=go_first.__getitem__)
    order = Order()
    # An explicit stack of work: components to open, and loop ends to number. An entry below 0 is ``-1 - header``: the inside of
    # a loop without its header.
    work: list[tuple[str, int, set[int]]] = [("region", 0, set(range(len(blocks))))]
    while work:
        kind, entry, members = work.pop()
        if kind == "again":
            order.again[entry] = order.number()
            continue
        inside = partial(_inside, successors, members)
        starts = [entry] if entry >= 0 else inside(-1 - entry)
        for component in find_components(starts, inside):  # last first: the stack turns them round
            header = component[0]
            if len(component) == 1 and header not in successors[header]:
                work.append(("block", header, set()))
                continue
            work.append(("loop", header, set(component)))
        work = _number_front(order, successors, work)
    return order


def find_irreducible(order: Order, blocks: list[Any]) -> set[Any]:
    """The blocks of loops with several entries; ``blocks`` as they were ordered, all of them reachable."""
    number = {block: i for i, block in enumerate(blocks)}
    found: set[Any] = set()
    for block in blocks:
        here = order.first[number[block]]
        for successor in block.successors:
            start = order.first[number[successor]]
            if start <= here and order.key(number[block], number[successor]) <= here:
                found |= {b for b in blocks if start <= order.first[number[b]] <= here}
    return found


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


def _inside(successors: list[list[int]], members: set[int], block: int) -> list[int]:
    return [s for s in successors[block] if s in members]
