"""Graph algorithms by definition, on random graphs."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from swlds.analysis.graph import (
    DirectedGraph,
    Dominators,
    find_components,
    find_loops,
    find_post_dominators,
    find_post_order,
    find_reachable,
)


def graphs(seed: int) -> list[list[int]]:
    rng = random.Random(seed)
    count = rng.randint(1, 9)
    return [[rng.randrange(count) for _ in range(rng.choice((0, 1, 1, 2, 3)))] for _ in range(count)]


def reached(after: list[list[int]], start: int, wall: int | None = None) -> set[int]:
    """What a walk meets that does not enter ``wall``."""
    found, level = {start}, {start}
    while level := {t for n in level for t in after[n]} - found - {wall}:
        found |= level
    return found


@pytest.mark.parametrize("seed", range(100))
def test_components_and_orders(seed: int) -> None:
    after = graphs(seed)
    nodes = range(len(after))
    found = list(find_components(nodes, after.__getitem__))
    place = {n: k for k, component in enumerate(found) for n in component}
    for a in nodes:
        assert set(find_reachable([a], after.__getitem__)) == reached(after, a)
        for b in nodes:
            assert (place[a] == place[b]) == (b in reached(after, a) and a in reached(after, b))
            assert place[b] <= place[a] or b not in reached(after, a)
    order = find_post_order([0], after.__getitem__)
    assert sorted(order) == sorted(reached(after, 0)) and order[-1] == 0
    for a in order:
        for b in after[a]:
            assert order.index(b) <= order.index(a) or a in reached(after, b)


@pytest.mark.parametrize("seed", range(100))
def test_dominators_and_loops(seed: int) -> None:
    after = graphs(seed)
    tree = Dominators(0, after.__getitem__)
    inside = reached(after, 0)
    for a in inside:
        above = {b for b in inside if b == a or b == 0 or a not in reached(after, 0, b)}
        assert {b for b in inside if tree.has(b, a)} == above
        nearest = tree.immediate(a)
        assert nearest is None if a == 0 else nearest in above - {a} and all(tree.has(b, nearest) for b in above - {a})
    for header, members in find_loops(tree, after.__getitem__).items():
        backs = {n for n in inside if header in after[n] and tree.has(header, n)}
        assert members == {header} | {n for n in inside if n != header and backs & reached(after, n, header)}


@pytest.mark.parametrize("seed", range(100))
def test_directed_graph(seed: int) -> None:
    """Each edge once, both ways, in the order in which they came; what only is led to is a node as well."""
    after = graphs(seed)
    graph: DirectedGraph[int] = DirectedGraph()
    edges = [(n, t) for n, targets in enumerate(after) for t in targets]
    random.Random(seed).shuffle(edges)
    for source, target in edges:
        graph.add_edges(source, [target])
    nodes = list(dict.fromkeys(n for edge in edges for n in edge))
    assert list(graph) == nodes
    for node in range(len(after)):
        assert (node in graph) == (node in nodes)
        if node in nodes:
            assert list(graph.successors(node)) == list(dict.fromkeys(t for s, t in edges if s == node))
            assert list(graph.predecessors(node)) == list(dict.fromkeys(s for s, t in edges if t == node))
    graph.add_edges(-1, [])
    assert -1 in graph and not graph.successors(-1)


@dataclass
class Terminator:
    targets: list[Any]


@dataclass(eq=False)
class Node:
    successors: list[Node] = field(default_factory=list)

    @property
    def terminator(self) -> Terminator:
        return Terminator(self.successors)


@pytest.mark.parametrize("seed", range(100))
def test_post_dominators(seed: int) -> None:
    """The nearest of those that no way to an exit goes around; every node has a way to one here."""
    after = [targets and [*targets, n + 1] for n, targets in enumerate(graphs(seed))] + [[]]
    ends = {n for n, targets in enumerate(after) if not targets}
    blocks = [Node() for _ in after]
    for block, targets in zip(blocks, after, strict=True):
        block.successors = list(dict.fromkeys(blocks[t] for t in targets))
    for n, found in enumerate(find_post_dominators(blocks)):
        below = {b for b in range(len(after)) if b != n and not ends & reached(after, n, b) - {b}}
        assert (found is None and not below) or found in below
        assert found is None or all(b == found or not ends & reached(after, found, b) - {b} for b in below)
