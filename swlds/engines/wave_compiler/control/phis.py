"""Phis of blocks that all lanes enter together: LLVM's own phis. The others lie in slots (``live_outs.py``), lane by lane."""

from __future__ import annotations

from typing import final

from swlds.engines.wave_compiler.control.chains import END
from swlds.engines.wave_compiler.control.live_outs import LiveOuts
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.wave_code import WaveCode

Parts = list[Lanes]


@final
class Phis:
    """The direct phis of one kernel. A phi's line is written when its block is, and filled when all edges are known."""

    def __init__(self, t: WaveCode, live_outs: LiveOuts) -> None:
        self.t, self.live_outs = t, live_outs
        waits = t.reconvergence
        waited = waits.waited()
        self._blocks = {b for b in t.code.blocks if b.phis and b not in waited}
        for block in t.code.blocks:
            for target in block.successors:
                key = waits.order.key(block.number, target.number)
                is_together = block.terminator not in t.divergent_branches or len(set(block.terminator.targets)) == 1
                if not is_together or waits.keys.get(block, END).key <= key:
                    self._blocks.discard(target)
        #: The values and the host block of each edge.
        self._edges: dict[FlatInstruction, list[tuple[list[str], str]]] = {}
        self._lines: list[tuple[int, str, FlatInstruction, int]] = []
        self._moved: list[tuple[FlatInstruction, list[str]]] = []

    def has(self, phi: FlatInstruction) -> bool:
        return phi.block in self._blocks and not (self.live_outs.is_unstable(phi) or self.t.holds_phi(phi))

    def write(self, phi: FlatInstruction) -> Parts:
        """The phi at the head of its block."""
        found, at = [], 0
        for c in self.t.components(phi.type):
            is_wide = phi in self.t.flow.divergent
            type_ = self.t.shape.vector(c.type) if is_wide else c.type
            names = [self.t.w.name() for _ in range(self.t.shape.count if is_wide else 1)]
            for name in names:
                self._lines.append((len(self.t.w.lines), f"  {name} = phi {type_} ", phi, at))
                self.t.w.lines.append("")
                at += 1
            found.append(Lanes(c.type, chunks=names) if is_wide else Lanes(c.type, uniform=names[0]))
        return found

    def move(self, phi: FlatInstruction, parts: Parts) -> None:
        """A value for the edge that is written next."""
        names: list[str] = []
        for part in parts:
            if phi in self.t.flow.divergent:
                names += self.t.shape.chunks(part)
            else:
                assert part.uniform is not None, f"%{phi.source.name} was found uniform and is not"
                names.append(part.uniform)
        self._moved.append((phi, names))

    def take_edge(self) -> None:
        """The edge leaves from the current host block."""
        for phi, names in self._moved:
            self._edges.setdefault(phi, []).append((names, self.t.w.block))
        self._moved = []

    def move_edges(self, old: str, new: str) -> bool:
        """What left from one host block leaves from another one. False, and nothing is moved, where a phi would then have two
        values for that."""
        found = [edges for edges in self._edges.values() if edges[-1][1] == old]
        if any(block == new for edges in found for _, block in edges):
            return False
        for edges in found:
            edges[-1] = (edges[-1][0], new)
        return True

    def finish(self) -> None:
        """Fill the phis' lines."""
        for line, text, phi, at in self._lines:
            ways = ", ".join(f"[{names[at]}, %{block}]" for names, block in self._edges.get(phi, ()))
            self.t.w.lines[line] = text + ways
