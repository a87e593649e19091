"""Which values are the same in all lanes of a wave.

Works on any graph of blocks whose instructions have ``opcode``, ``operands``, ``targets`` and ``readers`` (functions of a
module, the wave compiler's flat code). The *region* of a branch are the blocks between it and its immediate post-dominator.
Lanes of a wave run as the reference engine has it: the lowest block first, so lanes meet wherever their paths do.

A value is *divergent* when lanes may hold different values. It is *unstable* when the block that computes it may run
again for other lanes before the lanes that ran it first read it: then every lane must keep its own copy.

- A phi diverges where lanes that came different ways meet: in a block that two targets of one divergent branch reach.
- A value computed in a loop that lanes leave at different times diverges for its readers outside the loop: also of an inner loop,
  where other lanes leave it together with the loop around it.
- In a loop with several entries (irreducible flow), lanes may be in different iterations: what its blocks read from memory
  or phis diverges, and all that they compute is unstable.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Any, final

from swlds.analysis.graph import Loops, find_post_dominators, find_reachable
from swlds.lazy import dataclass

#: Blocks and instructions of the graph; duck-typed, see the module's first paragraph.
Node = Any
EXIT = None


@final
@dataclass
class Uniformity:
    """``divergent``, ``unstable``: instructions; ``divergent_branches``: terminators that send lanes different ways."""

    divergent: set[Node] = field(default_factory=set)
    unstable: set[Node] = field(default_factory=set)
    divergent_branches: list[Node] = field(default_factory=list)


@final
class Ways:
    """Of the blocks of one function, the entry first. ``meeting``: where all ways from a block meet; ``irreducible``: blocks of
    loops with several entries."""

    def __init__(self, blocks: list[Node], irreducible: set[Node]) -> None:
        self.meeting = {
            b: None if e is None else blocks[e] for b, e in zip(blocks, find_post_dominators(blocks), strict=False)
        }
        self.loops = Loops(blocks[0], lambda b: b.successors)
        self.irreducible = irreducible


def _nobody(_: Node) -> None: ...


@final
class Spreading:
    """What follows from what is marked as divergent: ``result``, once it has run. More may be marked then. ``told`` hears of each
    divergent value, ``parted`` of each divergent branch; the others are as in ``find_uniformity``."""

    def __init__(
        self,
        ways: Ways,
        reads: Callable[[Node], bool],
        uniform: Callable[[Node], bool],
        told: Callable[[Node], None] = _nobody,
        parted: Callable[[Node], None] = _nobody,
    ) -> None:
        self.reads, self.uniform, self.told, self.parted = reads, uniform, told, parted
        self.meeting, self.loops, self.irreducible = ways.meeting, ways.loops, ways.irreducible
        #: Headers of loops that lanes leave at different times.
        self.left = set[Node]()
        self.result = Uniformity()
        self.work: list[Node] = []
        self.branches: set[Node] = set()
        self.rereading: set[Node] = set()

    def run(self) -> None:
        while self.work:
            self._spread(self.work.pop())

    def mark(self, instruction: Node) -> None:
        """Lanes may have different ones."""
        if instruction not in self.result.divergent:
            self.result.divergent.add(instruction)
            self.work.append(instruction)

    def _spread(self, instruction: Node) -> None:
        self.told(instruction)
        for user in instruction.readers:
            if user.opcode in ("br", "switch", "indirectbr"):
                is_reached = user.block in self.meeting
                if is_reached and len(user.block.successors) > 1 and user not in self.branches:
                    self._diverge(user)
            elif not self.uniform(user):
                self.mark(user)

    def _diverge(self, branch: Node) -> None:
        """A branch turned out to be divergent: mark what follows from it."""
        self.branches.add(branch)
        self.result.divergent_branches.append(branch)
        self.parted(branch)
        block = branch.block
        meeting = self.meeting[block]
        ways = [_region(s, meeting) if s is not meeting else [] for s in block.successors]
        region = dict.fromkeys(b for way in ways for b in way)
        self._mark_joins(block, meeting, ways)
        if block in region:
            self._mark_live_outs(_cycle(block, region))
        for header in self.loops.around.get(block, ()):  # an inner one, too, where lanes leave several at once
            loop = self.loops.members[header]
            if meeting not in loop and header not in self.left:
                self.left.add(header)
                self._mark_live_outs(loop)
        for inner in region:
            if inner in self.irreducible:
                self._mark_twice(inner)
        for inner in region:
            self._mark_memory(inner)

    def _mark_joins(self, block: Node, meeting: Node, ways: list[list[Node]]) -> None:
        """Phis where lanes meet that took different ways."""
        labels: dict[Node, set[Node]] = {}
        for successor, way in zip(block.successors, ways, strict=False):
            for reached in [successor, *(s for b in way for s in b.successors)]:
                labels.setdefault(reached, set()).add(successor)
        for reached, found in labels.items():
            if len(found) > 1 or reached is meeting:
                for phi in reached.phis:
                    self.mark(phi)

    def _mark_live_outs(self, inside: set[Node]) -> None:
        """Values of a loop that lanes leave at different times, read outside of it."""
        for block in inside:
            for instruction in block.instructions:
                if any(u.block not in inside for u in instruction.readers):
                    self.result.unstable.add(instruction)
                    self.mark(instruction)

    def _mark_twice(self, block: Node) -> None:
        """The block may run for some lanes while others still need what it computed for them."""
        for instruction in block.instructions:
            if instruction.opcode == "phi" or self.reads(instruction):
                self.mark(instruction)
            self.result.unstable.add(instruction)

    def _mark_memory(self, block: Node) -> None:
        """What is read from memory by some lanes may be something else when others read it."""
        if block in self.rereading:
            return
        self.rereading.add(block)
        for instruction in block.instructions:
            if self.reads(instruction) and any(u.block is not block for u in instruction.readers):
                self.mark(instruction)


def _cycle(block: Node, region: Iterable[Node]) -> set[Node]:
    """Blocks of the region from which ``block`` is reached again inside it."""
    members = set(region)
    before: dict[Node, list[Node]] = {}
    for member in members:
        for successor in member.successors:
            before.setdefault(successor, []).append(member)
    return set(find_reachable([block], lambda b: before.get(b, ())))


def _region(start: Node, stop: Node) -> list[Node]:
    """Blocks that are reached from ``start`` (inclusive) without passing through ``stop``."""
    return list(find_reachable([start], lambda block: [s for s in block.successors if s is not stop]))


def find_uniformity(
    blocks: list[Node],
    varies: Callable[[Node], bool],
    reads: Callable[[Node], bool],
    uniform: Callable[[Node], bool],
    irreducible: set[Node],
) -> Uniformity:
    """Analyse one function.

    ``varies``: instructions that differ by lane by themselves; ``reads``: whose result may differ from one execution
    to the next (loads,
    calls); ``uniform``: whose result is the same in all lanes whatever the operands are; ``irreducible``: blocks of loops with
    several entries.
    """
    spreading = Spreading(Ways(blocks, irreducible), reads, uniform)
    for block in blocks:
        for instruction in block.instructions:
            if varies(instruction):
                spreading.mark(instruction)
    spreading.run()
    return spreading.result
