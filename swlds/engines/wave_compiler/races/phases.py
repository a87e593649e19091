"""What is done to LDS between two barriers of the work-group: where it is only read, or only written, marks are looked at in vain.

The epoch of LDS moves where all waves of the group meet at one barrier that orders LDS: what they do in one epoch lies in one
*phase*, a part of the control flow that is cut at these barriers. Two copies of one barrier count as one. In a phase a plane of an
object is *live* where what leaves marks in it may meet what looks at it; accesses leave marks in live planes only, and look at
no others. So the loads of a stencil, behind the barrier that ends its stores, cost nothing.

A wave that ends stops the epochs of memory that it accessed since its last barrier (``ended_waves.py``). Where a way leads from an
access to the kernel's end, and others may come to a barrier from there, all planes are live.

This is about memory of one group: LDS, and a lowered block that stands for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, final

from swlds.device.assembly import barrier_number
from swlds.device.memory_order import LDS_CLOCK
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.flat.kinds import barrier_effect
from swlds.engines.wave_compiler.flat.memory_calls import row_of
from swlds.engines.wave_compiler.races.fences import BITS, BLOCK_BIT, fenced_spaces, touched_between
from swlds.engines.wave_compiler.races.object_uses import ANYTHING, UNKNOWN, Key
from swlds.engines.wave_compiler.races.segments import epoch_bits, live_planes, uses_of
from swlds.engines.wave_compiler.races.watched import WatchedObjects
from swlds.ir.model import Instruction

#: Numbers of the group's own barrier.
_GROUP = (-1, -2)


@final
class Phases:
    """Those of one kernel. ``allows_bare``: a barrier without fences orders LDS."""

    def __init__(self, watched: WatchedObjects, *, allows_bare: bool) -> None:
        self._watched, self._allows_bare = watched, allows_bare
        self._found: dict[int, dict[FlatInstruction, dict[Key, int]] | None] = {}
        options = watched.t.options
        #: Waves meet at the group's barriers alone, and all that they do stands in the kernel itself.
        self._is_known = (
            watched.sees_shared and not options.flies and options.cluster is None and len(watched.t.code.all) == 1
        )

    def live(self, i: FlatInstruction | None, key: Key) -> int:
        """The planes of an object that count for an access by ``i``."""
        bits = epoch_bits(self._watched, key)
        if not self._is_known or i is None or key == UNKNOWN or not bits <= {BITS[LDS_CLOCK], BLOCK_BIT}:
            return ANYTHING
        (bit,) = bits
        phases = self._phases(bit)
        uses = None if phases is None else phases.get(i)
        return ANYTHING if uses is None else live_planes(uses.get(key, 0) | uses.get(UNKNOWN, 0))

    def _phases(self, bit: int) -> dict[FlatInstruction, dict[Key, int]] | None:
        if bit not in self._found:
            self._found[bit] = self._find(bit)
        return self._found[bit]

    def _find(self, bit: int) -> dict[FlatInstruction, dict[Key, int]] | None:
        """What is done in the phase of each instruction. None where epochs may stay where they are."""
        cut = _Cut(self._watched.t.code.blocks, lambda i: bool(self._ordered(i) & bit))
        accesses = {
            i: [(k, what) for k, what in uses_of(self._watched, i) if k == UNKNOWN or bit in epoch_bits(self._watched, k)]
            for i in cut.pieces
        }
        if cut.is_left_open({cut.pieces[i] for i, found in accesses.items() if found}):
            return None
        parts: dict[int, dict[Key, int]] = {}
        for i, found in accesses.items():
            part = parts.setdefault(cut.root(cut.pieces[i]), {})
            for key, what in found:
                part[key] = part.get(key, 0) | what
        return {i: parts[cut.root(piece)] for i, piece in cut.pieces.items()}

    def _ordered(self, i: FlatInstruction) -> int:
        """The spaces whose epochs move at a barrier, as bits; 0 for anything else. Of a split one, at its signal."""
        effect = barrier_effect(i)
        if effect == "barrier":
            return fenced_spaces(self._watched.t, i, i, allows_bare=self._allows_bare)
        if not effect.startswith("barrier_signal") or barrier_number(i.source) not in _GROUP:
            return 0
        barriers = [x for x in i.block.instructions if barrier_effect(x)]
        wait = next(iter(barriers[barriers.index(i) + 1 :]), None)
        if wait is None or barrier_effect(wait) != "barrier_wait" or barrier_number(wait.source) not in _GROUP:
            return 0
        if touched_between(self._watched, i, wait) != 0:
            return 0
        return fenced_spaces(self._watched.t, i, wait, allows_bare=self._allows_bare)


class _Place(NamedTuple):
    """A cut: its instruction in the module, and the pieces in front of it and behind it."""

    source: Instruction
    before: int
    after: int


@final
class _Cut:
    """Control flow in *pieces*, stretches of blocks between cuts, and which of them no cut parts. ``pieces``: of each
    instruction."""

    def __init__(self, blocks: list[FlatBlock], is_cut: Callable[[FlatInstruction], bool]) -> None:
        self.pieces: dict[FlatInstruction, int] = {}
        self._above: list[int] = []
        self._ways: dict[int, list[int]] = {}
        self._ends: set[int] = set()
        cuts: list[_Place] = []
        heads: dict[FlatBlock, int] = {}
        tails: dict[FlatBlock, int] = {}
        for block in blocks:
            heads[block] = now = self._new()
            for i in block.instructions:
                if is_cut(i):
                    cuts.append(_Place(i.source, now, self._new()))
                    now = cuts[-1].after
                    continue
                self.pieces[i] = now
                if _may_end(i):
                    self._ends.add(now)
            tails[block] = now
            if not block.successors:
                self._ends.add(now)
        for block in blocks:
            for target in block.successors:
                self._ways.setdefault(heads[target], []).append(tails[block])
                self._join(tails[block], heads[target])
        behind: dict[Instruction, int] = {}
        for source, _, after in cuts:
            self._join(after, behind.setdefault(source, after))
        self._exits = {self.root(before) for _, before, _ in cuts}

    def _new(self) -> int:
        self._above.append(len(self._above))
        return len(self._above) - 1

    def _join(self, a: int, b: int) -> None:
        self._above[self.root(a)] = self.root(b)

    def root(self, n: int) -> int:
        above = self._above
        while above[n] != n:
            above[n] = n = above[above[n]]
        return n

    def is_left_open(self, accessing: set[int]) -> bool:
        """A wave may end behind an access, and leave others that come to a cut. ``accessing``: the pieces with accesses."""
        work = [piece for piece in self._ends if self.root(piece) in self._exits]
        seen = set(work)
        while work:
            piece = work.pop()
            if piece in accessing:
                return True
            new = [x for x in self._ways.get(piece, ()) if x not in seen]
            seen.update(new)
            work += new
        return False


def _may_end(i: FlatInstruction) -> bool:
    """A call that may end the wave."""
    row = row_of(i) if i.opcode == "call" else None
    return i.opcode == "call" and (row is None or row.facts.ends_wave)


__all__ = ["Phases"]
