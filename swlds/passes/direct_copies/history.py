"""What happened in front of a copy that keeps it from reading what the load read."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from swlds.analysis.addresses import Access
from swlds.analysis.addresses.objects import Object
from swlds.device.memory_order import DEVICE_SCOPE, RELEASES, scope_level
from swlds.ir.model import Block, Instruction
from swlds.layouts.direct_to_lds import has_lane_addresses
from swlds.passes.direct_copies.forms import Kernel
from swlds.passes.direct_copies.memory import Memory, find_pending, may_store
from swlds.passes.direct_copies.pairs import Pair


@final
class History:
    """Of one kernel. A copy reads global memory apart from the wave's loads and stores: the compiler may move it over a store in
    front of it, unless a fence holds it; that of gfx1250 reads where other clusters do."""

    def __init__(self, memory: Memory, kernel: Kernel) -> None:
        self._memory, self.kernel = memory, kernel
        self._blocks: list[Block] = memory.analysis.values(kernel.function).blocks
        self._written: dict[tuple[str, int, frozenset[Object]], set[Instruction]] = {}
        self._is_far = has_lane_addresses(kernel.processor.name)

    def judge(self, pair: Pair) -> str:
        """Why a store may be missing in what the copy reads, "" for none."""
        if self._memory.is_constant(pair.source, self.kernel.function):
            return ""

        for what, starts in (("a store", self._memory.writes), ("a call", lambda i, _: may_store(i))):
            if pair.place in self._find_written(pair.source, what, starts):
                return f"{what} in front of it may write its source, and no fence keeps the copy behind that"
        return ""

    def _find_written(
        self, source: Access, what: str, starts: Callable[[Instruction, Access], bool]
    ) -> set[Instruction]:
        """Instructions in front of which what one of those stored where it reads may not be there yet."""
        key = (what, source.space, source.objects)
        if key not in self._written:
            self._written[key] = find_pending(self._blocks, lambda i: starts(i, source), self._holds)
        return self._written[key]

    def _holds(self, i: Instruction) -> bool:
        if i.opcode != "fence":
            return False
        is_release = i.field("ordering") in RELEASES and scope_level(i.field("syncscope")) == DEVICE_SCOPE
        return is_release or not self._is_far
