"""Stack slots of host code that values share: one for values of one type that are not needed at the same time.

LLVM makes registers of slots, and walks over all blocks for each: with a slot for each value that takes time with the square of
the kernel's length.

A value is needed from the first block that writes it to the last that reads it, in the order in which blocks run (``order``):
the lowest key goes on first, so while lanes wait to read it, nothing behind their key runs. Loops are added where that is not
all: those that it reaches from in front, as the next round reads it again; and those that it leaves, as other lanes may
go round while the first ones wait behind the loop.
"""

from __future__ import annotations

import heapq
from typing import final

from swlds.analysis.reconvergence import Order
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.host.writer import Writer
from swlds.lazy import dataclass


@final
@dataclass(frozen=True)
class _Loop:
    """The keys of a loop. ``is_mixed``: lanes go back in it without waiting for the others."""

    start: int
    end: int
    outer: _Loop | None
    is_mixed: bool


@final
class Slots:
    """Gives slots to the values of one kernel."""

    def __init__(self, w: Writer, order: Order, blocks: list[FlatBlock]) -> None:
        self.w, self.order = w, order
        self._inner = _find_loops(order, blocks)
        #: (type, alignment) -> (the last key at which it is needed, slot).
        self._free: dict[tuple[str, int], list[tuple[int, str]]] = {}
        self._spans: dict[FlatInstruction, tuple[int, int]] = {}

    def span(self, i: FlatInstruction) -> tuple[int, int]:
        """The keys from the first to the last at which the value of ``i`` is needed."""
        if i not in self._spans:
            self._spans[i] = self._find_span(i)
        return self._spans[i]

    def take(self, i: FlatInstruction, types: list[tuple[str, int]]) -> list[str]:
        """Slots for ``i``, one for each type and alignment (0: the type's own)."""
        start, end = self.span(i)
        found = []
        for key in types:
            heap = self._free.setdefault(key, [])
            is_free = bool(heap) and heap[0][0] < start
            found.append(heapq.heappop(heap)[1] if is_free else self.w.slot(key[0], align=key[1]))
        for key, slot in zip(types, found, strict=True):
            heapq.heappush(self._free[key], (end, slot))
        return found

    def _find_span(self, i: FlatInstruction) -> tuple[int, int]:
        first = self.order.first
        reads, keys = list[FlatBlock](), {first[i.block.number]}
        if i.opcode == "phi":
            for source in (b for b in i.targets if b.number in first):
                keys |= {first[source.number], self.order.key(source.number, i.block.number)}
        for user in i.users:
            if user.opcode == "phi":
                reads += [b for o, b in zip(user.operands, user.targets, strict=False) if o is i]
            else:
                reads.append(user.block)
        keys |= {first[b.number] for b in reads if b.number in first}
        return self._widen(min(keys), max(keys))

    def _widen(self, start: int, end: int) -> tuple[int, int]:
        low, high = start, end
        for loop in _around(self._inner[start]):
            if loop.end < end or loop.is_mixed:
                low = loop.start
            if loop.is_mixed:
                high = max(high, loop.end)
        for loop in _around(self._inner[end]):
            if loop.start > low or loop.is_mixed:
                high = max(high, loop.end)
            if loop.is_mixed:
                low = min(low, loop.start)
        return low, high


def _around(loop: _Loop | None) -> list[_Loop]:
    """A loop and those around it."""
    found = []
    while loop is not None:
        found.append(loop)
        loop = loop.outer
    return found


def _find_loops(order: Order, blocks: list[FlatBlock]) -> list[_Loop | None]:
    """The innermost loop at each key. Keys of a loop are contiguous: from its header's first to the one of its back edges."""
    mixed = set()
    for block in blocks:
        here = order.first[block.number]
        mixed |= {here for s in block.successors if order.key(block.number, s.number) <= here}
    ends = {order.first[header]: end for header, end in order.again.items()}
    found: list[_Loop | None] = []
    loop: _Loop | None = None
    for key in range(1 + max([*order.first.values(), *order.again.values()])):
        if loop is not None and key > loop.end:
            loop = loop.outer
        if key in ends:
            loop = _Loop(key, ends[key], loop, any(key <= m < ends[key] for m in mixed))
        found.append(loop)
    return found
