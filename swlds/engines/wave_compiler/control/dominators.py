"""Which blocks of host code have run when another begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.engines.wave_compiler.flat.flatten import FlatBlock


@final
class Dominators:
    """The dominator tree of a graph (Cooper, Harvey and Kennedy's iteration), asked in constant time."""

    def __init__(self, blocks: list[FlatBlock], ways: Callable[[FlatBlock], list[FlatBlock]]) -> None:
        order = _reverse_post_order(blocks[0], ways)
        before: dict[FlatBlock, list[FlatBlock]] = {b: [] for b in order}
        for block in order:
            for target in ways(block):
                before[target].append(block)
        position = {b: k for k, b in enumerate(order)}
        above = [0] + [-1] * (len(order) - 1)
        changed = True
        while changed:
            changed = False
            for k, block in enumerate(order[1:], 1):
                new = -1
                for p in before[block]:
                    if above[position[p]] >= 0:
                        new = position[p] if new < 0 else _meet(new, position[p], above)
                if above[k] != new:
                    above[k], changed = new, True
        self._span = _spans(order, above)

    def has(self, first: FlatBlock, second: FlatBlock) -> bool:
        """Every way to the second block leads through the first. Blocks that host code cannot reach count as anywhere."""
        if second not in self._span or first not in self._span:
            return second not in self._span
        low, high = self._span[first]
        return low <= self._span[second][0] < high


def _meet(a: int, b: int, above: list[int]) -> int:
    while a != b:
        if a > b:
            a = above[a]
        else:
            b = above[b]
    return a


def _reverse_post_order(entry: FlatBlock, ways: Callable[[FlatBlock], list[FlatBlock]]) -> list[FlatBlock]:
    order: list[FlatBlock] = []
    seen = {entry}
    stack = [(entry, iter(ways(entry)))]
    while stack:
        block, following = stack[-1]
        for target in following:
            if target not in seen:
                seen.add(target)
                stack.append((target, iter(ways(target))))
                break
        else:
            order.append(block)
            stack.pop()
    return order[::-1]


def _spans(order: list[FlatBlock], above: list[int]) -> dict[FlatBlock, tuple[int, int]]:
    """Block -> (its number in a walk of the tree, one behind the last number below it)."""
    sizes = [1] * len(order)
    for k in range(len(order) - 1, 0, -1):
        sizes[above[k]] += sizes[k]
    starts = [0] * len(order)
    used = [1] * len(order)
    for k in range(1, len(order)):
        parent = above[k]
        starts[k] = starts[parent] + used[parent]
        used[parent] += sizes[k]
    return {block: (starts[k], starts[k] + sizes[k]) for k, block in enumerate(order)}
