"""Which lanes may wait at which blocks while a block runs, in the order of the reference engine."""

from __future__ import annotations

from dataclasses import field
from typing import final

from swlds.analysis.reconvergence import Order, find_irreducible, order_blocks
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
    keys: dict[FlatBlock, set[int]] = field(default_factory=dict)
    lost: set[FlatBlock] = field(default_factory=set)
    at: dict[int, FlatBlock] = field(default_factory=dict)
    _ways: dict[FlatBlock, list[FlatBlock]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for block in self.blocks:
            self.at[self.order.first[block.number]] = block
            if block.number in self.order.again:
                self.at[self.order.again[block.number]] = block
        entry = self.blocks[0]
        self.keys[entry] = set()
        work = [entry]
        while work:
            block = work.pop()
            for target, waits, lost in self._after(block):
                known = self.keys.get(target)
                is_new = known is None or not waits <= known or (lost and target not in self.lost)
                if is_new:
                    self.keys[target] = waits | (known or set())
                    if lost:
                        self.lost.add(target)
                    work.append(target)

    def _after(self, block: FlatBlock) -> list[tuple[FlatBlock, set[int], bool]]:
        """Blocks that may run next, with what may wait then."""
        here, lost = self.keys[block], block in self.lost
        last = block.terminator
        if last.opcode == "ret":
            return [(self.at[c], {k for k in here if k > c}, True) for c in here]
        arrivals = [self.order.key(block.number, s.number) for s in block.successors]
        groups = [arrivals] if last in self.divergent else [[a] for a in arrivals]
        found = []
        for group in groups:
            every = here | set(group)
            found += [(self.at[c], every - {k for k in every if k <= c}, lost) for c in every if c <= max(group)]
        return found

    def ways(self, block: FlatBlock) -> list[FlatBlock]:
        """Blocks to which host code has a way from here, also where no lanes would ever take it."""
        known = self._ways.get(block)
        if known is not None:
            return known
        arrivals = {self.order.key(block.number, s.number) for s in block.successors}
        found = list(dict.fromkeys([self.at[key] for key in sorted(self.keys.get(block, set()) | arrivals)]))
        self._ways[block] = found
        return found

    def places(self) -> dict[int, int]:
        """A number for each key's slot: keys at which lanes may wait at the same time have different ones. Few slots are what
        keeps LLVM's time linear: making a register of one walks over all blocks."""
        together: dict[int, set[int]] = {}
        for block, keys in self.keys.items():
            every = keys | {self.order.key(block.number, s.number) for s in block.successors}
            for key in every:
                together.setdefault(key, set()).update(every)
        found: dict[int, int] = {}
        for key in sorted(together):
            taken = {found[k] for k in together[key] if k in found}
            found[key] = next(n for n in range(len(taken) + 1) if n not in taken)
        return found

    def is_partial(self, block: FlatBlock) -> bool:
        """Some lanes may be elsewhere or have ended."""
        return bool(self.keys.get(block)) or block in self.lost
