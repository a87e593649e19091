"""Instructions that have no host code: a lane that reaches one makes its group suspicious; the reference engine executes it."""

from __future__ import annotations

from typing import final

from swlds.analysis.graph import find_post_dominators
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host_module import UnsupportedSite
from swlds.engines.wave_compiler.wave_code import WaveCode


@final
class UnsupportedSites:
    """The unsupported sites of one kernel, in the order of writing. Each has a counter in ``%g``: groups that stopped there."""

    def __init__(self, t: WaveCode) -> None:
        self.t = t
        self.found: list[UnsupportedSite] = []
        self._certain: set[FlatBlock] | None = None

    def write(self, i: FlatInstruction) -> None:
        """Count, and give the group up."""
        w = self.t.w
        counter = w.offset(w.load("ptr", w.offset("%g", OFFSETS["unsupported_sites"])), 8 * len(self.found))
        w.store("i64", w.emit(f"add i64 {w.load('i64', counter)}, 1"), counter)
        self.found.append(UnsupportedSite(i.source, i.block in self._blocks_of_all()))
        self.t.suspect()

    def _blocks_of_all(self) -> set[FlatBlock]:
        """The entry and the blocks that post-dominate it: every lane comes by."""
        if self.t.kernel is not self.t:
            return set()  # who knows whether it is called
        if self._certain is None:
            blocks = self.t.code.blocks
            above = find_post_dominators(blocks)
            self._certain = set()
            at: int | None = 0
            while at is not None:
                self._certain.add(blocks[at])
                at = above[at]
        return self._certain
