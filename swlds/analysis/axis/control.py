"""The flow of a function as far as values depend on it: loops, and the branches that decide which way lanes take.

Which way lanes came decides about phis and about who is active. A branch whose condition is the same in aligned groups of so many
lanes keeps these together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

import numpy as np

from swlds.analysis.axis.forms import Form, same_lanes
from swlds.analysis.axis.lanes import ALL, Lanes
from swlds.analysis.endings import Endings
from swlds.analysis.graph import Dominators, find_components, find_loops
from swlds.analysis.lane_masks import find_controls
from swlds.analysis.reconvergence import find_irreducible, order_blocks
from swlds.ir.model import Block, Function, Instruction

#: Blocks between a phi and the branch that leads to it; behind more, lanes count as parted.
_MOST_BETWEEN = 64
#: The condition of a block's branch, None for one that is not known.
Condition = Callable[[Block], "Form | None"]


@final
class Flow:
    """Of one function, whatever its values are. ``blocks``: those that are reached, in reverse post-order; ``thinned``: those
    behind calls that lanes may not come back from, and instructions behind one in their block, with the call."""

    def __init__(self, function: Function, endings: Endings) -> None:
        self.tree = Dominators(function.entry, lambda b: b.successors)
        self.blocks: list[Block] = self.tree.order
        self.place = {block: k for k, block in enumerate(self.blocks)}
        self.loops = find_loops(self.tree, lambda b: b.successors)
        self.around: dict[Block, frozenset[Block]] = {}
        inside: dict[Block, set[Block]] = {block: set() for block in self.blocks}
        for header, members in self.loops.items():
            for block in members:
                inside[block].add(header)
        self.around = {block: frozenset(headers) for block, headers in inside.items()}
        self.irreducible = find_irreducible(order_blocks(self.blocks), self.blocks)
        self.controls = find_controls(self.blocks)
        self.before: dict[Block, list[Block]] = {block: [] for block in self.blocks}
        for block in self.blocks:
            for successor in block.successors:
                self.before[successor].append(block)
        self._between: dict[Block, list[Block] | None] = {}
        self.thinned = endings.thinned(self.blocks)

    def is_back_edge(self, source: Block, target: Block) -> bool:
        return self.place[source] >= self.place[target]

    def between(self, block: Block) -> list[Block] | None:
        """The block's immediate dominator, and all blocks on ways from it to the block; None for too many. Edges back to the
        block itself are left out."""
        if block not in self._between:
            self._between[block] = self._find_between(block)
        return self._between[block]

    def _find_between(self, block: Block) -> list[Block] | None:
        top = self.tree.immediate(block)
        assert top is not None, "the entry has no phis"
        found: dict[Block, None] = {top: None}
        work = [b for b in self.before[block] if not self.is_back_edge(b, block)]
        while work:
            at = work.pop()
            if at not in found and at is not block:
                found[at] = None
                work += self.before[at]
                if len(found) > _MOST_BETWEEN:
                    return None
        return sorted(found, key=self.place.__getitem__)


def same_way(flow: Flow, block: Block, condition: Condition) -> int:
    """Aligned groups of so many lanes came to the block the same way."""
    blocks = flow.between(block)
    if blocks is None:
        return 1
    return min((_same_choice(b, condition) for b in blocks if len(b.successors) > 1), default=ALL)


def _same_choice(block: Block, condition: Condition) -> int:
    form = condition(block)
    return 1 if form is None else same_lanes(form)


def find_ways(flow: Flow, block: Block, condition: Condition) -> dict[Block, Lanes | bool] | None:
    """Predecessor -> the lanes that came from there, of those that came at all; None where branches do not say."""
    blocks = flow.between(block)
    if blocks is None:
        return None
    reached: dict[Block, Any] = {blocks[0]: True}
    ways: dict[Block, Lanes | bool] = {}
    members = set(blocks)
    for at in blocks:
        lanes = reached.get(at)
        if lanes is None or any(
            flow.is_back_edge(b, at) for b in flow.before[at] if b in members and at is not blocks[0]
        ):
            return None
        for target, taken in _targets(at, lanes, condition):
            if taken is None:
                return None
            if target is block:
                ways[at] = taken
            elif target in members:
                reached[target] = taken if target not in reached else np.logical_or(reached[target], taken)
    return ways


def _targets(block: Block, lanes: Any, condition: Condition) -> list[tuple[Block, Any]]:
    targets = block.successors
    if len(targets) < 2:
        return [(t, lanes) for t in targets]
    form, branch = condition(block), block.terminator
    if form is None or not form.is_exact or branch.opcode != "br":
        return [(t, None) for t in targets]
    chosen = form.base != 0
    return [
        (branch.targets[0], np.logical_and(lanes, chosen)),
        (branch.targets[1], np.logical_and(lanes, ~np.asarray(chosen))),
    ]


def same_exit(flow: Flow, header: Block, condition: Condition) -> int:
    """Aligned groups of so many lanes leave the loop in the same round."""
    members = flow.loops[header]
    work = [b for b in members if any(s not in members for s in b.successors)]
    seen: set[Block] = set()
    same = ALL
    while work:
        block = work.pop()
        if block in seen:
            continue
        seen.add(block)
        if len(block.successors) > 1:
            same = min(same, _same_choice(block, condition))
        work += [decider for decider, _ in flow.controls[block] if decider in members]
    return same


@final
class Activity:
    """Which lanes come to a block of a kernel; ``wave``: a condition that is the same in so many lanes parts none of a wave."""

    def __init__(self, flow: Flow, condition: Condition, wave: int, is_whole: bool) -> None:
        """``is_whole``: all lanes come into the function."""
        self._flow, self._condition, self._wave, self._is_whole = flow, condition, wave, is_whole
        self._known: dict[Block, tuple[Any, str]] = {}
        self._same: dict[Block, int] = {}

    def of(self, block: Block, at: Instruction) -> tuple[Any, str]:
        """(lanes, why) in front of an instruction of the block: an array or True for all, None where that is not known, and then
        why. Lanes of waves that may not come at all count as there, and that is said, too."""
        if not self._is_whole:
            return None, "the lanes that call the function are not known"
        if (call := self._thinning(block, at)) is not None:
            return None, f"lanes may end in {_line_of(call)}"
        if block not in self._known:
            for component in find_components([block], self._deciders):
                found = self._compute(set(component))
                self._known.update(dict.fromkeys(component, found))
        return self._known[block]

    def same(self, block: Block, at: Instruction) -> int:
        """Aligned groups of so many lanes come to the instruction of the block, or do not."""
        if self._thinning(block, at) is not None:
            return 1
        if block not in self._same:
            for component in find_components([block], self._unknown_deciders):
                found = ALL
                for member in component:
                    for decider, _ in self._flow.controls[member]:
                        found = min(found, _same_choice(decider, self._condition), self._same.get(decider, ALL))
                self._same.update(dict.fromkeys(component, found))
        return self._same[block]

    def _thinning(self, block: Block, at: Instruction) -> Instruction | None:
        """A call in front that lanes may not come back from."""
        return self._flow.thinned.get(block, self._flow.thinned.get(at))

    def _unknown_deciders(self, block: Block) -> list[Block]:
        return [d for d in dict.fromkeys(d for d, _ in self._flow.controls[block]) if d not in self._same]

    def _deciders(self, block: Block) -> list[Block]:
        found = dict.fromkeys(d for d, _ in self._flow.controls[block])
        return [d for d in found if d not in self._known]

    def _compute(self, component: set[Block]) -> tuple[Any, str]:
        masks: list[Any] = []
        is_parted, note = True, ""
        for block in component:
            for decider, way in self._flow.controls[block]:
                same = _same_choice(decider, self._condition)
                if decider in component:
                    if same < self._wave:
                        return None, f"lanes may leave the loop {_place(decider)} in different rounds"
                    if same < ALL:
                        note = note or f"waves may leave the loop {_place(decider)} in different rounds"
                    continue
                mask, why = self._known[decider]
                if mask is None:
                    return None, why
                lanes = dict(_targets(decider, mask, self._condition)).get(way)
                if lanes is None and same < self._wave:
                    return None, f"the branch {_place(decider)} may part them"
                if lanes is None and same < ALL:
                    why = f"the branch {_place(decider)} may part waves"
                masks.append(mask if lanes is None else lanes)
                is_parted, note = is_parted and lanes is not None, note or why
        if not masks:
            return True, note
        if all(np.array_equal(mask, masks[0]) for mask in masks[1:]):
            return masks[0], note
        if len(component) > 1 or not is_parted:
            return None, f"several branches lead to {_place(next(iter(component)))}"
        return np.logical_or.reduce(np.broadcast_arrays(*masks)), note


def _place(block: Block) -> str:
    line = block.terminator.line
    return f"in line {line} of LLVM's text" if line else f"at the end of {block.brief}"


def _line_of(call: Instruction) -> str:
    return f"the call in line {call.line} of LLVM's text" if call.line else "a call"
