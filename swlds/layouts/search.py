"""The search for the images of a swizzle: depth first over the bits of an offset, the cheapest image first.

A branch is left as soon as what it costs at least (``SetCosts``) reaches the best cost known; where the bound of all mappings is
met the search ends.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, final

import numpy as np

from swlds.layouts.set_costs import LINE_BIT, Images, OutOfTime, SetCosts
from swlds.layouts.swizzle import XorSwizzle
from swlds.lazy import dataclass

#: How a map is known to be the best: no mapping that keeps groups whole costs less; no map of the family does; it is not known.
Proof = Literal["bound", "family", "stopped"]
#: How many nodes the search for a simpler map of the same cost visits.
SIMPLER_NODES = 4000

_Array = np.ndarray[Any, Any]


class Rank(NamedTuple):
    """Decides between maps of one cost: each shift is three instructions; a map that IREE can express is worth having."""

    shifts: int
    bits: int
    is_no_shuffle: bool


class _Node(NamedTuple):
    """The first ``depth`` bits have their ``images``; sets cost at least ``bounds``, ``total`` in all."""

    depth: int
    images: Images
    places: _Array
    bounds: _Array
    total: int


@final
@dataclass(slots=True)
class Best:
    """The best map so far. ``is_legal`` refuses maps, never the identity."""

    group_bytes: int
    is_legal: Callable[[XorSwizzle], bool]
    extra: int
    images: Images
    rank: Rank

    def take(self, extra: int, images: Images) -> None:
        """Keeps the better of both."""
        if extra > self.extra:
            return
        swizzle = XorSwizzle(images, self.group_bytes)
        rank = Rank(len(swizzle.shifts), _count_bits(images), swizzle.to_xor_shuffle() is None)
        if (extra, rank) < (self.extra, self.rank) and self.is_legal(swizzle):
            self.extra, self.images, self.rank = extra, dict(images), rank


def start(costs: SetCosts, group_bytes: int, is_legal: Callable[[XorSwizzle], bool]) -> Best:
    """The identity."""
    return Best(group_bytes, is_legal, int(costs.of_maps([{}])[0]), {}, Rank(0, 0, False))


def try_shuffles(costs: SetCosts, best: Best) -> Proof:
    """Looks at each map that an ``xor_shuffle`` expresses; CuTe's are no others."""
    maps = list(_shuffles(costs))
    size = max(1, (1 << 20) // max(1, costs.words.size))
    try:
        for k in range(0, len(maps), size):
            some = maps[k : k + size]
            for images, extra in zip(some, costs.of_maps(some), strict=True):
                best.take(int(extra), images)
    except OutOfTime:
        return _proof(costs, best, "stopped")
    return _proof(costs, best, "family")


def _shuffles(costs: SetCosts) -> Iterator[Images]:
    """Neighbouring bits by one shift; what begins below a line's bits only permutes its banks."""
    highest = max(costs.bits, default=0)
    for count in range(1, costs.top - costs.low + 1):
        for target in range(costs.low, costs.top - count + 1):
            for source in range(max(LINE_BIT, target + count), highest - count + 2):
                yield {source + k: 1 << target + k for k in range(count)}


def try_all(costs: SetCosts, best: Best, known: Sequence[Images]) -> Proof:
    """Looks for the map of least cost, among all; ``known``: some that may be good."""
    try:
        for images in known:
            best.take(int(costs.of_maps([images])[0]), images)
        options = [list(range(0, 1 << min(bit, costs.top), 1 << costs.low)) for bit in costs.bits]
        _visit_cheaper(costs, best, options, _root(costs))
    except OutOfTime:
        return _proof(costs, best, "stopped")
    return _proof(costs, best, "family")


def _proof(costs: SetCosts, best: Best, otherwise: Proof) -> Proof:
    return "bound" if best.extra <= costs.bound else otherwise


def _root(costs: SetCosts) -> _Node:
    bounds = costs.bounds_of_none()
    return _Node(0, {}, costs.places, bounds, costs.constant + int((bounds * costs.weights).sum()))


def _visit_cheaper(costs: SetCosts, best: Best, options: Sequence[Sequence[int]], node: _Node) -> None:
    if node.depth == len(options):
        best.take(node.total, node.images)
        return
    if node.total >= best.extra:
        return
    masks = options[node.depth]
    totals, bounds = _weigh(costs, node, masks)
    for k in sorted(range(len(masks)), key=lambda k: (totals[k], masks[k].bit_count(), masks[k])):
        if totals[k] >= best.extra or best.extra <= costs.bound:
            return
        _visit_cheaper(costs, best, options, _child(costs, node, masks[k], bounds[k], totals[k]))


def _weigh(costs: SetCosts, node: _Node, masks: Sequence[int]) -> tuple[list[int], _Array]:
    """For each mask of the next bit: what all sets cost at least, and what those cost that have the bit."""
    rows = costs.rows[costs.bits[node.depth]]
    bounds = costs.bounds_of_next(node.depth, node.places, node.bounds, masks)
    totals = node.total + ((bounds - node.bounds[rows]) * costs.weights[rows]).sum(axis=1)
    return totals.tolist(), bounds


def _child(costs: SetCosts, node: _Node, mask: int, bounds: _Array, total: int) -> _Node:
    bit = costs.bits[node.depth]
    all_bounds = node.bounds.copy()
    all_bounds[costs.rows[bit]] = bounds
    images = {**node.images, bit: mask} if mask else node.images
    return _Node(node.depth + 1, images, costs.places_with(node.places, bit, mask), all_bounds, total)


def simplify(costs: SetCosts, best: Best) -> None:
    """Looks for a map of the same cost with fewer distinct shifts, then fewer bits, among ``SIMPLER_NODES`` nodes."""
    left = itertools.count(SIMPLER_NODES, -1)
    distances = range(max(1, LINE_BIT - costs.top + 1), max(costs.bits, default=0) - costs.low + 1)
    try:
        root = _root(costs)
        for count in range(1, best.rank.shifts + 1):
            for shifts in itertools.combinations(distances, count):
                options = [_shifted(costs, bit, shifts) for bit in costs.bits]
                for inner in (
                    [0] if LINE_BIT in costs.bits or costs.top == LINE_BIT else _shifted(costs, LINE_BIT, shifts)
                ):
                    images = {LINE_BIT: inner} if inner else {}
                    _visit_simpler(costs, best, options, root, images, left)
            if best.rank.shifts <= count:
                return
    except OutOfTime:
        return


def _shifted(costs: SetCosts, bit: int, shifts: Sequence[int]) -> list[int]:
    """The images of a bit by these shifts, of few bits first."""
    targets = [1 << bit - d for d in shifts if costs.low <= bit - d < costs.top]
    return [sum(some) for count in range(len(targets) + 1) for some in itertools.combinations(targets, count)]


def _visit_simpler(
    costs: SetCosts,
    best: Best,
    options: Sequence[Sequence[int]],
    node: _Node,
    images: Images,
    left: Iterator[int],
) -> None:
    """``images``: those of the map, of which the node has the ones that cost the same without an image of ``LINE_BIT``."""
    if node.total > best.extra or (_count_shifts(images), _count_bits(images)) >= best.rank[:2]:
        return
    if node.depth == len(options):
        best.take(int(costs.of_maps([images])[0]) if LINE_BIT in images else node.total, images)
        return
    if not next(left):
        raise OutOfTime
    bit, masks = costs.bits[node.depth], options[node.depth]
    plain = [_without_inner(mask, images.get(LINE_BIT, 0)) for mask in masks]
    totals, bounds = _weigh(costs, node, plain)
    for k, mask in enumerate(masks):
        child = _child(costs, node, plain[k], bounds[k], totals[k])
        _visit_simpler(costs, best, options, child, {**images, bit: mask} if mask else images, left)


def _without_inner(mask: int, inner: int) -> int:
    """Where ``LINE_BIT`` is one of the banks' bits (64 banks), its image only renames banks: the map costs what another one does,
    whose images that have this bit are XORed with it. (Not so with sets of 32 banks: the cost is computed in the end.)"""
    return mask ^ inner if mask >> LINE_BIT & 1 else mask


def _count_bits(images: Images) -> int:
    return sum(mask.bit_count() for mask in images.values())


def _count_shifts(images: Images) -> int:
    return len({bit - to for bit, mask in images.items() for to in range(mask.bit_length()) if mask >> to & 1})
