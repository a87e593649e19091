"""What lanes hold of a loop's values once they have left it, while others go round.

    loop:                                            ; a lane that has left keeps its last %x: a phi is assigned in the lanes
      %x = phi i32 [ %a, %entry ], [ %y, %loop ]     ; that take an edge. So %y is what it was, too, where each round computes it
      %y = add i32 %x, %step                         ; from what stays.
      %v = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 0)

In the reference engine the first edge assigns a phi in all lanes, and each later one in those that take it. Host code does the
same where one edge alone enters the loop, once: then it fills all lanes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.analysis.reconvergence import Order
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.wave_code import WaveCode


@final
class LeftLanes:
    """Of one code. ``loops``: numbers of the blocks of loops."""

    def __init__(self, t: WaveCode) -> None:
        inside = _outer_loops(t.order)
        self.loops: set[int] = set(inside)
        #: Header of a loop that no other one is around -> the blocks outside of it that lead into it; None where they also lead
        #: to other blocks of it.
        entries: dict[int, set[FlatBlock] | None] = {header: set() for header in inside.values()}
        for block in t.code.blocks:
            for target in block.successors:
                header = inside.get(target.number)
                if header is not None and header != inside.get(block.number):
                    known = entries[header]
                    entries[header] = None if known is None or target.number != header else known | {block}
        self._entries = {header: next(iter(found)) for header, found in entries.items() if found and len(found) == 1}
        self._steady: dict[FlatBlock, set[FlatInstruction]] = {}

    def entry_of(self, phi: FlatInstruction) -> FlatBlock | None:
        """The block by which alone a loop is entered whose header has the phi, and only once; None where it is none."""
        entry = self._entries.get(phi.block.number) if phi.opcode == phi.source.opcode == "phi" else None
        is_once = entry is not None and entry.number not in self.loops and len(set(entry.successors)) == len(entry.successors)
        return entry if is_once else None

    def is_steady(self, i: FlatInstruction, is_computed: Callable[[FlatInstruction], bool]) -> bool:
        """Each round computes it for all lanes that go round, from what a lane that has left keeps: what it makes of that again
        is what it had. ``is_computed``: of operations that host code does in all lanes."""
        if i.block not in self._steady:
            found = self._steady[i.block] = {phi for phi in i.block.phis if self.entry_of(phi) is not None}
            for each in i.block.instructions if found else ():
                operands = [o for o in each.operands if isinstance(o, FlatInstruction)]
                if is_computed(each) and all(o in found or o.block.number not in self.loops for o in operands):
                    found.add(each)
        return i in self._steady[i.block]


def _outer_loops(order: Order) -> dict[int, int]:
    """Number of a block -> header of the outermost loop around it."""
    found, header, end = dict[int, int](), -1, -1
    for block, key in sorted(order.first.items(), key=lambda each: each[1]):
        if key >= end:
            header, end = block, order.again.get(block, -1)
        if key < end:
            found[block] = header
    return found


__all__ = ["LeftLanes"]
