"""Immediate post-dominators: where all ways from a branch have met.

Blocks are numbered as in the function. The virtual exit has the number ``len(blocks)``; blocks that cannot reach an
exit (endless loops) count as leading to it. Cooper, Harvey and Kennedy's iteration on the reversed graph.
"""

from __future__ import annotations

from typing import Any


def find_post_dominators(blocks: list[Any]) -> list[int | None]:
    """Immediate post-dominator of each block, None where that is the virtual exit."""
    number = {block: i for i, block in enumerate(blocks)}
    exit_ = len(blocks)
    successors = [[number[s] for s in b.successors] if b.terminator.targets else [exit_] for b in blocks]
    predecessors: list[list[int]] = [[] for _ in range(exit_ + 1)]
    for block, targets in enumerate(successors):
        for target in targets:
            predecessors[target].append(block)
    _connect_endless(successors, predecessors, exit_)
    order = _postorder_reversed_graph(predecessors, exit_)
    position = {block: i for i, block in enumerate(order)}
    idom: dict[int, int] = {exit_: exit_}
    changed = True
    while changed:
        changed = False
        for block in reversed(order[:-1]):
            known = [s for s in successors[block] if s in idom]
            new = known[0]
            for other in known[1:]:
                new = _meet(new, other, idom, position)
            if idom.get(block) != new:
                idom[block] = new
                changed = True
    return [None if idom.get(b, exit_) == exit_ else idom[b] for b in range(exit_)]


def _meet(a: int, b: int, idom: dict[int, int], position: dict[int, int]) -> int:
    while a != b:
        while position[a] < position[b]:
            a = idom[a]
        while position[b] < position[a]:
            b = idom[b]
    return a


def _connect_endless(successors: list[list[int]], predecessors: list[list[int]], exit_: int) -> None:
    """Give every block a way to the exit: one edge from the last block of each endless region."""
    reached = _reach(predecessors, exit_)
    for block in reversed(range(exit_)):
        if block not in reached:
            successors[block].append(exit_)
            predecessors[exit_].append(block)
            reached |= _reach(predecessors, block)


def _reach(predecessors: list[list[int]], start: int) -> set[int]:
    seen, work = {start}, [start]
    while work:
        for before in predecessors[work.pop()]:
            if before not in seen:
                seen.add(before)
                work.append(before)
    return seen


def _postorder_reversed_graph(predecessors: list[list[int]], exit_: int) -> list[int]:
    """Post-order of the walk from the exit along predecessors; the exit comes last."""
    order: list[int] = []
    seen = {exit_}
    stack = [(exit_, iter(predecessors[exit_]))]
    while stack:
        block, following = stack[-1]
        for before in following:
            if before not in seen:
                seen.add(before)
                stack.append((before, iter(predecessors[before])))
                break
        else:
            order.append(block)
            stack.pop()
    return order
