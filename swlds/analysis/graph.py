"""Graph algorithms, once for all rooms: what is reached, orders, components, dominators, post-dominators.

A graph is given by its nodes (anything that can be a key) and a function from a node to its successors; blocks, functions,
names and numbers are nodes alike. Nothing recurses, so depth is no limit, and everything is linear but for dominators, which
are so on flow that programs have. In what order lanes run through a graph of blocks, and where they meet, is in
``reconvergence``; the call graph is a ``DirectedGraph``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Generic, TypeVar, final

N = TypeVar("N")
Successors = Callable[[N], Iterable[N]]


@final
class DirectedGraph(Generic[N]):
    """Nodes and edges, each once, in the order in which they were added; edges both ways."""

    def __init__(self) -> None:
        self._nodes: dict[N, None] = {}
        #: Of nodes that have some.
        self._after: dict[N, dict[N, None]] = {}
        self._before: dict[N, dict[N, None]] = {}

    def add_nodes(self, nodes: Iterable[N]) -> None:
        self._nodes.update(dict.fromkeys(nodes))

    def add_edges(self, source: N, targets: Collection[N]) -> None:
        """Nodes that are not there yet are added, ``source`` also where there are no targets."""
        self._nodes[source] = None
        self._nodes.update(dict.fromkeys(targets))
        if targets:
            self._after.setdefault(source, {}).update(dict.fromkeys(targets))
        for target in targets:
            self._before.setdefault(target, {})[source] = None

    def add_edges_to(self, target: N, sources: Collection[N]) -> None:
        """The same, from many nodes to one."""
        self._nodes.update(dict.fromkeys(sources))
        if sources:
            self._nodes[target] = None
            self._before.setdefault(target, {}).update(dict.fromkeys(sources))
        for source in sources:
            self._after.setdefault(source, {})[target] = None

    def successors(self, node: N) -> Collection[N]:
        return self._after.get(node, ())

    def predecessors(self, node: N) -> Collection[N]:
        return self._before.get(node, ())

    def __contains__(self, node: object) -> bool:
        return node in self._nodes

    def __iter__(self) -> Iterator[N]:
        return iter(self._nodes)


def find_reachable(starts: Iterable[N], successors: Successors[N], known: Iterable[N] = ()) -> dict[N, None]:
    """The nodes that are reached, ``starts`` included, as a set that keeps an order. What is ``known`` comes first, and nothing
    is looked for behind it."""
    found = dict.fromkeys(known)
    work = [s for s in dict.fromkeys(starts) if s not in found]
    found.update(dict.fromkeys(work))
    while work:
        for node in successors(work.pop()):
            if node not in found:
                found[node] = None
                work.append(node)
    return found


def find_post_order(starts: Iterable[N], successors: Successors[N]) -> list[N]:
    """Each node behind those that it leads to, but for edges that close a cycle. Reversed, it follows the flow."""
    order: list[N] = []
    seen: set[N] = set()
    for start in starts:
        if start in seen:
            continue
        seen.add(start)
        path = [(start, iter(successors(start)))]
        while path:
            node, following = path[-1]
            for target in following:
                if target not in seen:
                    seen.add(target)
                    path.append((target, iter(successors(target))))
                    break
            else:
                order.append(node)
                path.pop()
    return order


def find_components(starts: Iterable[N], successors: Successors[N]) -> Iterator[list[N]]:
    """Strongly connected components, each behind all that it leads to; the node that was reached first leads each (Tarjan)."""
    index: dict[N, int] = {}
    low: dict[N, int] = {}
    stack: list[N] = []
    open_: set[N] = set()
    for start in starts:
        if start in index:
            continue
        index[start] = low[start] = len(index)
        stack.append(start)
        open_.add(start)
        path = [(start, iter(successors(start)))]
        while path:
            node, following = path[-1]
            for target in following:
                if target not in index:
                    index[target] = low[target] = len(index)
                    behind = successors(target)
                    if not behind:  # as most declarations: many, and soon done
                        yield [target]
                        continue
                    stack.append(target)
                    open_.add(target)
                    path.append((target, iter(behind)))
                    break
                if target in open_:
                    low[node] = min(low[node], index[target])
            else:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[node])
                if low[node] == index[node]:
                    component: list[N] = []
                    while not component or component[-1] != node:
                        component.append(stack.pop())
                    open_.difference_update(component)
                    yield component[::-1]


def is_cycle(component: list[N], successors: Successors[N]) -> bool:
    """The component is more than one node that does not lead to itself."""
    return len(component) > 1 or component[0] in successors(component[0])


@final
class Dominators(Generic[N]):
    """The dominator tree of what ``root`` reaches (Cooper, Harvey and Kennedy's iteration), asked in constant time."""

    def __init__(self, root: N, successors: Successors[N]) -> None:
        self.order = find_post_order([root], successors)[::-1]
        position = {node: k for k, node in enumerate(self.order)}
        before: list[list[int]] = [[] for _ in self.order]
        for k, node in enumerate(self.order):
            for target in successors(node):
                before[position[target]].append(k)
        self._position, self._above = position, _find_parents(before)
        self._spans = _number_tree(self._above)

    def immediate(self, node: N) -> N | None:
        """The nearest node through which every way to ``node`` leads; None for the root, and for what it does not reach."""
        k = self._position.get(node, 0)
        return self.order[self._above[k]] if k else None

    def has(self, first: N, second: N) -> bool:
        """Every way to the second node leads through the first. What the root does not reach counts as anywhere."""
        position = self._position
        if second not in position or first not in position:
            return second not in position
        low, high = self._spans[position[first]]
        return low <= self._spans[position[second]][0] < high


def find_loops(tree: Dominators[N], successors: Successors[N]) -> dict[N, set[N]]:
    """Natural loops, outer ones first: header -> the blocks that lead back to it. A cycle with several entries is none."""
    before: dict[N, list[N]] = {node: [] for node in tree.order}
    ends: dict[N, list[N]] = {}
    for node in tree.order:
        for target in successors(node):
            before[target].append(node)
            if tree.has(target, node):
                ends.setdefault(target, []).append(node)
    return {h: set(find_reachable(ends[h], before.__getitem__, [h])) for h in tree.order if h in ends}


@final
class Loops(Generic[N]):
    """The natural loops of the nodes that are reached: ``order``: these nodes, in reverse post-order; ``members``: header -> the
    nodes of its loop; ``around``: node -> the headers of the loops around it, outer ones first."""

    def __init__(self, start: N, successors: Successors[N]) -> None:
        tree = Dominators(start, successors)
        self.order: list[N] = tree.order
        self.members: dict[N, set[N]] = find_loops(tree, successors)
        self.around: dict[N, list[N]] = {node: [] for node in self.order}
        for header, members in self.members.items():
            for node in members:
                self.around[node].append(header)

    def innermost(self, node: N | None) -> N | None:
        """The header of the innermost loop around a node."""
        around = self.around.get(node, []) if node is not None else []
        return around[-1] if around else None

    def is_around(self, outer: N, inner: N | None) -> bool:
        """Lies the loop of one header within that of the other?"""
        return inner is not None and inner is not outer and inner in self.members[outer]


def _find_parents(before: list[list[int]]) -> list[int]:
    """Immediate dominators by position in a reverse post-order; ``before``: predecessors."""
    above = [0] + [-1] * (len(before) - 1)
    changed = True
    while changed:
        changed = False
        for k in range(1, len(before)):
            new = -1
            for p in before[k]:
                if above[p] >= 0:
                    new = p if new < 0 else _meet(new, p, above)
            if above[k] != new:
                above[k], changed = new, True
    return above


def _meet(a: int, b: int, above: list[int]) -> int:
    while a != b:
        if a > b:
            a = above[a]
        else:
            b = above[b]
    return a


def _number_tree(above: list[int]) -> list[tuple[int, int]]:
    """Of each node: its number in a walk of the tree, and one behind the last number below it."""
    sizes = [1] * len(above)
    for k in range(len(above) - 1, 0, -1):
        sizes[above[k]] += sizes[k]
    starts = [0] * len(above)
    used = [1] * len(above)
    for k in range(1, len(above)):
        parent = above[k]
        starts[k] = starts[parent] + used[parent]
        used[parent] += sizes[k]
    return [(start, start + size) for start, size in zip(starts, sizes, strict=True)]


def find_post_dominators(blocks: list[Any]) -> list[int | None]:
    """Where all ways from each block have met: the number of its immediate post-dominator, None where that is the exit.

    Blocks have ``successors`` and a ``terminator`` with ``targets``; ways to blocks that are not among them are left out. Blocks
    that cannot reach an exit (endless loops) count as leading to it: one edge from the last block of each endless region.
    """
    number = {block: i for i, block in enumerate(blocks)}
    exit_ = len(blocks)
    before: list[list[int]] = [[] for _ in range(exit_ + 1)]
    for i, block in enumerate(blocks):
        for target in [number[s] for s in block.successors if s in number] if block.terminator.targets else [exit_]:
            before[target].append(i)
    reached = find_reachable([exit_], before.__getitem__)
    for i in reversed(range(exit_)):
        if i not in reached:
            before[exit_].append(i)
            reached = find_reachable([i], before.__getitem__, reached)
    tree = Dominators(exit_, before.__getitem__)
    above = (tree.immediate(i) for i in range(exit_))
    return [None if b == exit_ else b for b in above]
