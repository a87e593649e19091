"""What is done to LDS between two barriers of the work-group: where it is only read, or only written, marks are of no use.

The epoch of LDS moves where all waves of the group meet at one barrier that orders LDS: what they do in one epoch lies in one
*phase*, what can be reached from that barrier without passing another such one. Two copies of one barrier count as one. In a
phase a plane of an object is *live* where what leaves marks in it may meet what looks at it; accesses leave marks in live planes
only, and look at no others. So the loads of a stencil, behind the barrier that ends its stores, cost nothing.

What a wave that ends accessed since its last barrier is in front of no later one (``ended_waves.py``). Where a way leads from
an access to the kernel's end, and others may come to a barrier in that phase, all planes are live.

Of copies to LDS, those that are there at once are stores of their phase; one that is in flight writes its object in every phase
in which it may be open (``known_copies.py``), from its issue to the wait that completes it. In such kernels a phase ends only
where all waves have waited for LDS, too: what they read before matters to a copy that is issued behind it else.

Stores of the value that is there are judged by phases, too (``same_values.py``): only those of one phase can meet.

This is about memory of one group: LDS, and a lowered block that stands for it. Where groups meet at the barrier of the grid,
stores to what they share are judged by the phases between these.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import chain
from typing import final

from swlds.analysis.graph import find_components, is_cycle
from swlds.device.address_space import FLAT, LDS
from swlds.device.memory_order import GLOBAL_CLOCK, LDS_CLOCK
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.flat.kinds import barrier_effect
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, row_of
from swlds.engines.wave_compiler.host.context import DRAINED
from swlds.engines.wave_compiler.memory.known_copies import KnownCopies
from swlds.engines.wave_compiler.races.fences import BITS, BLOCK_BIT, fenced_spaces
from swlds.engines.wave_compiler.races.object_uses import ANYTHING, UNKNOWN, WRITE, Key
from swlds.engines.wave_compiler.races.same_values import find_alike, is_of_allocator, is_of_head
from swlds.engines.wave_compiler.races.segments import epoch_bits, live_planes, uses_of
from swlds.engines.wave_compiler.races.split_pairs import SplitPairs
from swlds.engines.wave_compiler.races.watched import WatchedObjects
from swlds.ir.model import Instruction
from swlds.ir.types import PointerType

#: Pieces of all phases of a kernel together that are looked at.
_MOST_STEPS = 200_000


@final
class Phases:
    """Those of one kernel. ``allows_bare``: a barrier without fences orders LDS."""

    def __init__(self, watched: WatchedObjects, copies: KnownCopies, pairs: SplitPairs, *, allows_bare: bool) -> None:
        self._watched, self._copies, self._pairs, self._allows_bare = watched, copies, pairs, allows_bare
        self._found: dict[int, dict[FlatInstruction, dict[Key, int]] | None] = {}
        self._flows: dict[int, tuple[_Flow, list[set[int]]]] = {}
        self._alike: dict[int, frozenset[FlatInstruction]] = {}
        options = watched.t.options
        #: Waves meet at the group's barriers alone, and all that they do stands in the kernel itself.
        self._is_known = (
            (watched.sees_shared or copies.reports) and options.cluster is None and len(watched.t.code.all) == 1
        )

    def live(self, i: FlatInstruction | None, key: Key) -> int:
        """The planes of an object that count for an access by ``i``."""
        bits = epoch_bits(self._watched, key)
        if not self._is_known or i is None or key == UNKNOWN or not bits <= {BITS[LDS_CLOCK], BLOCK_BIT}:
            return ANYTHING
        (bit,) = bits
        phases = self._phases(bit)
        planes = None if phases is None else phases.get(i)
        return ANYTHING if planes is None else planes.get(key, ANYTHING)

    def is_alike(self, i: FlatInstruction | None, key: Key, *, is_shared: bool) -> bool:
        """All stores to the object, in each phase of ``i``, are that one, by which no lane comes twice, or of one value.
        ``is_shared``: groups share the memory."""
        if is_shared:
            is_known = self._is_known and self._watched.t.options.grid and key != UNKNOWN
            return is_known and i in self._alike_in_grid
        bits = epoch_bits(self._watched, key)
        if not self._is_known or i is None or key == UNKNOWN or not bits <= {BITS[LDS_CLOCK], BLOCK_BIT}:
            return False
        (bit,) = bits
        self._phases(bit)
        if bit not in self._alike:
            known = self._flows.get(bit)
            self._alike[bit] = self._find_alike(*known, bit) if known else frozenset()
        return i in self._alike[bit]

    @cached_property
    def _alike_in_grid(self) -> frozenset[FlatInstruction]:
        """The stores that are so between barriers of the grid."""
        flow, bit = _Flow(self._watched.t.code.blocks, lambda i: effect_of(i) == "grid_barrier"), BITS[GLOBAL_CLOCK]
        phases = flow.phases(by_copies=False)
        if phases is None:
            return frozenset()
        left = set[int]().union(*(flow.leaving & phase for phase in phases if flow.exits & phase))
        #: What waves accessed that have ended is behind no barrier.
        late = {key for i, p in flow.pieces.items() if p in left for key, _ in uses_of(self._watched, i)}
        alike = self._find_alike(flow, phases, bit) if UNKNOWN not in late else ()
        return frozenset(i for i in alike if not late & {key for key, _ in uses_of(self._watched, i)})

    def sees(self, i: FlatInstruction | None, key: Key, use: int) -> bool:
        """The analysis knows of this access, or leaves nothing out."""
        return self.live(i, key) == ANYTHING or any(
            what & use and known in (key, UNKNOWN)
            for known, what in (uses_of(self._watched, i) if i is not None else ())
        )

    def _phases(self, bit: int) -> dict[FlatInstruction, dict[Key, int]] | None:
        if bit not in self._found:
            self._found[bit] = self._find(bit)
        return self._found[bit]

    def _find(self, bit: int) -> dict[FlatInstruction, dict[Key, int]] | None:
        """The live planes of objects for each instruction. None where epochs may stay where they are."""
        flow = _Flow(self._watched.t.code.blocks, lambda i: bool(self._ordered(i) & bit))
        uses: dict[int, dict[Key, int]] = {}
        for i, piece in flow.pieces.items():
            for key, what in uses_of(self._watched, i):
                if self._may_lie(key, bit):
                    done = uses.setdefault(piece, {})
                    done[key] = done.get(key, 0) | what
        for copy, key in self._open(bit):
            passed = self._copies.open_at[copy]
            for piece in {piece for i, piece in flow.pieces.items() if passed is None or i in passed}:
                done = uses.setdefault(piece, {})
                done[key] = done.get(key, 0) | WRITE
        live: dict[int, dict[Key, int]] = {}
        phases = flow.phases()
        if phases is None:
            return None
        left = [phase for phase in phases if flow.exits & phase]
        beyond = {p for i, p in flow.pieces.items() if p in uses and not is_of_head(self._watched.t, i)}
        if not any(flow.leaving & phase & beyond for phase in left):
            self._flows[bit] = flow, phases
        if any(p in uses for phase in left for p in flow.leaving & phase):
            return None
        for phase in phases:
            total: dict[Key, int] = {}
            for piece in phase:
                for key, what in uses.get(piece, {}).items():
                    total[key] = total.get(key, 0) | what
            planes = {key: live_planes(what | total.get(UNKNOWN, 0)) for key, what in total.items()}
            for piece in phase:
                if piece in uses:
                    found = live.setdefault(piece, {})
                    found.update((key, found.get(key, 0) | planes[key]) for key in uses[piece])
        return {i: live[piece] for i, piece in flow.pieces.items() if piece in live}

    def _find_alike(self, flow: _Flow, phases: list[set[int]], bit: int) -> frozenset[FlatInstruction]:
        """The stores of which ``is_alike`` holds. Copies in flight write whenever they like."""
        t = self._watched.t
        if t.options.same_value_races or self._open(bit):
            return frozenset()
        accessing: dict[int, list[FlatInstruction]] = {}
        for i, piece in flow.pieces.items():
            if uses_of(self._watched, i):
                accessing.setdefault(piece, []).append(i)
        cycles = flow.cycles()
        repeated = {i for piece in cycles for i in accessing.get(piece, ())}
        found: set[FlatInstruction] = set()
        left: set[FlatInstruction] = set()
        for phase in phases:
            inside = [i for piece in sorted(phase & accessing.keys()) for i in accessing[piece]]
            alike = find_alike(t, inside, repeated)
            found |= alike
            left |= {*inside} - alike
        return frozenset(found - left)

    def _open(self, bit: int) -> list[tuple[FlatInstruction, Key]]:
        """The copies that are in flight, and the objects that they write until they are complete."""
        found = (
            (copy, key) for copy in self._copies.queued for key, what in uses_of(self._watched, copy) if what & WRITE
        )
        return [(copy, key) for copy, key in found if self._may_lie(key, bit)]

    def _may_lie(self, key: Key, bit: int) -> bool:
        """The object may be in the memory whose epochs a bit stands for."""
        if key == UNKNOWN or key[0] != "argument":
            return key == UNKNOWN or bit in epoch_bits(self._watched, key)
        type_ = self._watched.t.code.arguments[key[1]].type
        return bit == BITS[LDS_CLOCK] and isinstance(type_, PointerType) and type_.addrspace in (LDS, FLAT)

    def _ordered(self, i: FlatInstruction) -> int:
        """The spaces whose epochs move at a barrier, as bits; 0 for anything else. Of a split one, at its signal."""
        effect = barrier_effect(i)
        if effect == "barrier":
            return self._fenced(i, i)
        pair = self._pairs.of(i) if effect.startswith("barrier_signal") else None
        return 0 if pair is None or pair.touched != 0 else self._fenced(i, pair.wait)

    def _fenced(self, first: FlatInstruction, last: FlatInstruction) -> int:
        """What fences order around a barrier. Where copies are, LDS only if all waves have waited for it: else what they read
        before may still be under way when a copy is issued behind it."""
        copies = self._copies
        found = fenced_spaces(self._watched.t, first, last, allows_bare=self._allows_bare, allows_waits=copies.is_alone)
        return found & ~BITS[LDS_CLOCK] if copies.is_on and not found & DRAINED else found


@final
class _Flow:
    """Control flow in *pieces*, stretches of blocks between barriers that cut. ``pieces``: of each instruction; ``starts``: the
    pieces in which waves are in a new epoch, by the barrier, None for the kernel's start; ``exits``: those in front of a cut;
    ``leaving``: those from which a way leads to a wave's end, or to an unknown call, and past no cut."""

    def __init__(self, blocks: list[FlatBlock], is_cut: Callable[[FlatInstruction], bool]) -> None:
        self.pieces: dict[FlatInstruction, int] = {}
        self.starts: dict[Instruction | None, list[int]] = {None: [0]}
        self.exits: set[int] = set()
        self._ways: list[list[int]] = []
        heads: dict[FlatBlock, int] = {}
        tails: dict[FlatBlock, int] = {}
        ends: list[int] = []
        for block in blocks:
            heads[block] = now = self._new()
            for i in block.instructions:
                if is_cut(i):
                    self.exits.add(now)
                    now = self._new()
                    self.starts.setdefault(i.source, []).append(now)
                    continue
                self.pieces[i] = now
                if _may_end(i):
                    ends.append(now)
            tails[block] = now
            if not block.successors:
                ends.append(now)
        back: list[list[int]] = [[] for _ in self._ways]
        for block in blocks:
            for target in block.successors:
                self._ways[tails[block]].append(heads[target])
                back[heads[target]].append(tails[block])
        self.leaving = _reach(back, ends)

    def cycles(self) -> set[int]:
        """The pieces that a lane may come by more than once with no cut between."""

        def next_ones(piece: int) -> list[int]:
            return self._ways[piece]

        components = find_components(list(range(len(self._ways))), next_ones)
        return {piece for c in components if is_cycle(c, next_ones) for piece in c}

    def _new(self) -> int:
        self._ways.append([])
        return len(self._ways) - 1

    def phases(self, *, by_copies: bool = True) -> list[set[int]] | None:
        """What a way leads to from each start that passes no cut. None when all these sets become too much. ``by_copies``: all
        are at copies of one cut, else some may be at another one."""
        found: list[set[int]] = []
        first, *others = self.starts.values()
        for start in [first, *(others if by_copies else [[*chain(*others)]])]:
            found.append(_reach(self._ways, start))
            if sum(map(len, found)) >= _MOST_STEPS:
                return None
        return found


def _reach(ways: list[list[int]], starts: list[int]) -> set[int]:
    found, work = set(starts), list(starts)
    while work:
        new = [n for n in ways[work.pop()] if n not in found]
        found.update(new)
        work += new
    return found


def _may_end(i: FlatInstruction) -> bool:
    """A call that may end the wave. Those of the launch's allocator do not."""
    row = row_of(i)
    return i.opcode == "call" and (not is_of_allocator(i) if row is None else row.facts.ends_wave)


__all__ = ["Phases"]
