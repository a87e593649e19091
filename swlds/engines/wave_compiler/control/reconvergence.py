"""Which lanes may wait at which blocks while a block runs, in the order of the reference engine."""

from __future__ import annotations

import functools
import operator
from collections import defaultdict
from dataclasses import field
from typing import final

from swlds.analysis.reconvergence import Order, find_irreducible, order_blocks
from swlds.engines.wave_compiler.control.chains import END, Chain, Chains, find_links, fold
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.lazy import dataclass


def find_order(blocks: list[FlatBlock]) -> tuple[Order, set[FlatBlock]]:
    """The order of the blocks, and the blocks of loops with several entries."""
    order = order_blocks(blocks, [b.goes_first for b in blocks])
    return order, find_irreducible(order, blocks)


@final
@dataclass
class Reconvergence:
    """``keys``: block -> keys at which other lanes may wait while it runs; ``lost``: blocks that lanes may not reach because they
    have ended."""

    order: Order
    divergent: set[FlatInstruction]
    blocks: list[FlatBlock]
    keys: dict[FlatBlock, Chain] = field(default_factory=dict)
    lost: set[FlatBlock] = field(default_factory=set)
    at: dict[int, FlatBlock] = field(default_factory=dict)
    chains: Chains = field(default_factory=Chains)
    _leaving: dict[FlatBlock, Chain] = field(default_factory=dict)
    _behind: dict[Chain, Chain] = field(default_factory=lambda: {END: END})

    def __post_init__(self) -> None:
        for block in self.blocks:
            self.at[self.order.first[block.number]] = block
            if block.number in self.order.again:
                self.at[self.order.again[block.number]] = block
        entry = self.blocks[0]
        self.keys[entry] = END
        work = [entry]
        #: Chains that were gone along, with lanes lost or not -> up to which key.
        gone: dict[tuple[Chain, bool], int] = {}
        while work:
            for chain, last, lost in self._after(work.pop()):
                for link in chain.links():
                    if link.key > last or gone.get((link, lost), -1) >= last:
                        break
                    gone[link, lost] = last
                    if self._reach(self.at[link.key], link.rest, lost):
                        work.append(self.at[link.key])

    def _reach(self, block: FlatBlock, waits: Chain, lost: bool) -> bool:
        """Note what may wait while the block runs; False where that is known."""
        known = self.keys.get(block)
        every = waits if known is None else self.chains.join(known, waits)
        if every is known and (block in self.lost or not lost):
            return False
        self.keys[block] = every
        if lost:
            self.lost.add(block)
        return True

    def _after(self, block: FlatBlock) -> list[tuple[Chain, int, bool]]:
        """Chains whose first keys at which lanes are may run next, up to which key, and whether lanes may have ended."""
        here, lost = self.keys[block], block in self.lost
        last = block.terminator
        if last.opcode == "ret":
            return [(here, END.key, True)]
        arrivals = self._arrivals(block)
        groups = [arrivals] if last in self.divergent else [[a] for a in arrivals]
        return [(self.chains.join(here, self.chains.of(group)), max(group), lost) for group in groups]

    def _arrivals(self, block: FlatBlock) -> list[int]:
        return [self.order.key(block.number, s.number) for s in block.successors]

    def leaving(self, block: FlatBlock) -> Chain:
        """Keys at which lanes may be when the block has run."""
        found = self._leaving.get(block)
        if found is None:
            arrivals = self.chains.of(self._arrivals(block))
            found = self._leaving[block] = self.chains.join(self.keys.get(block, END), arrivals)
        return found

    def behind(self, chain: Chain) -> Chain:
        """Keys at which lanes may wait while one of the chain's blocks runs."""
        return fold(chain, self._behind, lambda key, found: self.chains.join(self.keys.get(self.at[key], END), found))

    def ways(self, block: FlatBlock) -> list[FlatBlock]:
        """Blocks to which host code has a way from here, also where no lanes would ever take it."""
        return list(dict.fromkeys(self.at[key] for key in self.leaving(block)))

    def links(self, node: FlatBlock | Chain) -> list[FlatBlock | Chain]:
        """The same ways as edges of a graph of blocks and chains, which has no more of them than these."""
        if isinstance(node, Chain):
            return [self.at[node.key], node.rest] if node.rest else [self.at[node.key]]
        chain = self.leaving(node)
        return [chain] if chain else []

    def waited(self) -> set[FlatBlock]:
        """Blocks at which lanes may wait."""
        return {self.at[link.key] for link in find_links(self.keys.values())}

    def places(self) -> dict[int, int]:
        """A number for each key's slot: keys at which lanes may wait at the same time have different ones. Few slots are what
        keeps LLVM's time linear: making a register of one walks over all blocks."""
        links = defaultdict[int, list[Chain]](list)
        for link in find_links(map(self.leaving, self.keys)):
            links[link.key].append(link)
        found: dict[int, int] = {}
        #: Of a chain, as a set of bits: the numbers of lower keys at which lanes may be while others are at its keys.
        taken = defaultdict[Chain, int](int)
        for key in sorted(links):
            together = functools.reduce(operator.or_, (taken[link] for link in links[key]))
            found[key] = (together + 1 & ~together).bit_length() - 1
            for link in links[key]:
                taken[link.rest] |= taken.pop(link) | 1 << found[key]
        return found

    def is_partial(self, block: FlatBlock) -> bool:
        """Some lanes may be elsewhere or have ended."""
        return bool(self.keys.get(block)) or block in self.lost
