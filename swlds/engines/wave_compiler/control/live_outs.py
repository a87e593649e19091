"""Values between blocks: what other blocks read.

Where every way in host code to a reader leads through the block that computes a value, the reader uses its name. Else it lies in
stack slots of the host function (``slots.py``), which LLVM makes registers again: phis, values of which each lane keeps
its own, and those of blocks that a wave may run for some lanes only on its way to the reader.
"""

from __future__ import annotations

from dataclasses import replace
from typing import final

from swlds.analysis.graph import Dominators
from swlds.engines.wave_compiler.control.chains import Chain
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.flat.kinds import may_block
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.host.slots import Slots
from swlds.engines.wave_compiler.schedule.plan import COROUTINE
from swlds.engines.wave_compiler.wave_code import WaveCode

Parts = list[Lanes]


@final
class LiveOuts:
    """The kept values of one kernel. ``slots``: ``Lanes`` whose names are slots."""

    def __init__(self, t: WaveCode) -> None:
        self.t = t
        self.slots: dict[FlatInstruction, Parts] = {}
        self.named: dict[FlatInstruction, Parts] = {}
        self._stretches = _stretches(t.code.blocks) if t.kind == COROUTINE else {}
        self._slots = Slots(t.w, t.reconvergence.order, t.code.blocks)
        self._dominators = Dominators[FlatBlock | Chain](t.code.blocks[0], t.reconvergence.links)

    def fetch(self, i: FlatInstruction) -> Parts:
        """A kept value: its names, or loads of its slots."""
        named = self.named.get(i)
        if named is not None:
            return named
        assert self.is_there(i), f"%{i.source.name} is read where its slot may hold another value"
        return [self._fetch(p) for p in self.slots[i]]

    def is_there(self, i: FlatInstruction) -> bool:
        """It has a name, or its slot is still its own in the current block: beyond the last reader it is not."""
        assert self.t.current is not None
        first, last = self._slots.span(i)
        return i in self.named or first <= self.t.reconvergence.order.first[self.t.current.block.number] <= last

    def _fetch(self, kept: Lanes) -> Lanes:
        load = self.t.w.load
        chunks = None if kept.chunks is None else [load(self.t.shape.vector(kept.type), s, 64) for s in kept.chunks]
        uniform = None if kept.uniform is None else load(kept.type, kept.uniform)
        bases = None if kept.bases is None else [load(kept.type, s) for s in kept.bases]
        ok = None if kept.ok is None else load("i1", kept.ok)
        return Lanes(kept.type, uniform, bases, kept.stride, ok, chunks, kept.line)

    def keep(self, i: FlatInstruction, parts: Parts) -> None:
        """Make a result usable in other blocks."""
        if i not in self.slots and not self.is_unstable(i) and self._reaches_all(i):
            self.named[i] = parts
            return
        if i not in self.slots:
            self.slots[i] = [self._new_slots(i, p, self.is_unstable(i)) for p in parts]
        self.assign(i, self.prepare(i, parts), self.t.mask if self.is_unstable(i) else None)

    def _reaches_all(self, i: FlatInstruction) -> bool:
        """The block of ``i`` has run wherever its result is read."""
        for user in i.users:
            readers = (
                [b for o, b in zip(user.operands, user.targets, strict=False) if o is i]
                if user.opcode == "phi"
                else [user.block]
            )
            if not all(self._dominators.has(i.block, reader) for reader in readers):
                return False
        return True

    def waits_between(self, i: FlatInstruction) -> bool:
        """A wave may wait after ``i`` and before its result is read."""
        at = self._stretches.get(i)
        return at is not None and any(u.opcode == "phi" or self._stretches.get(u) != at for u in i.users)

    def pin(self, parts: Parts) -> Parts:
        """LLVM's coroutine passes compute again what is read after a wait, with all that it comes from, in every block that
        reads it. Frozen values they keep."""

        def freeze(name: str, type_: str) -> str:
            return self.t.w.emit(f"freeze {type_} {name}") if name.startswith("%") else name

        found = []
        for p in parts:
            vector = self.t.shape.vector(p.type)
            chunks = self.t.shape.chunks(p) if p.exact is not None else p.chunks
            found.append(
                Lanes(
                    p.type,
                    None if p.uniform is None else freeze(p.uniform, p.type),
                    None if p.bases is None else [freeze(b, p.type) for b in p.bases],
                    p.stride,
                    None if p.ok is None else freeze(p.ok, "i1"),
                    None if chunks is None else [freeze(c, vector) for c in chunks],
                    p.line,
                    apart=p.apart,
                )
            )
        return found

    def is_unstable(self, i: FlatInstruction) -> bool:
        """Each lane keeps its own copy."""
        return i in self.t.flow.unstable and i in self.t.flow.divergent

    def _new_slots(self, i: FlatInstruction, part: Lanes, unstable: bool) -> Lanes:
        if part.uniform is not None and not unstable:
            return Lanes(part.type, uniform=self._slots.take(i, [(part.type, 0)])[0])
        if part.bases is not None and not unstable:
            bases = self._slots.take(i, [(part.type, 0)] * len(part.bases))
            if part.ok is None:
                return Lanes(part.type, bases=bases, stride=part.stride, line=part.line, apart=part.apart)
            ok = self._slots.take(i, [("i1", 0)])[0]
            chunks = self._new_chunks(i, part.type)
            return replace(part, bases=bases, ok=ok, chunks=chunks, exact=None)
        return Lanes(part.type, chunks=self._new_chunks(i, part.type))

    def _new_chunks(self, i: FlatInstruction, type_: str) -> list[str]:
        return self._slots.take(i, [(self.t.shape.vector(type_), 64)] * self.t.shape.count)

    def prepare(self, i: FlatInstruction, parts: Parts) -> Parts:
        """Bring values into the form in which ``i`` is kept."""
        if i not in self.slots:
            self.make_phi(i)
        found = []
        for part, kept in zip(parts, self.slots[i], strict=False):
            if kept.uniform is None and kept.bases is None:
                part = Lanes(part.type, chunks=self.t.shape.chunks(part))
            elif kept.uniform is not None:
                assert part.uniform is not None, f"%{i.source.name} was found uniform and is not"
            found.append(part)
        return found

    def make_phi(self, phi: FlatInstruction) -> None:
        """Slots of a phi: scalars where it is uniform."""
        parts = []
        for c in self.t.components(phi.type):
            if phi in self.t.flow.divergent:
                parts.append(Lanes(c.type, chunks=self._new_chunks(phi, c.type)))
            else:
                parts.append(Lanes(c.type, uniform=self._slots.take(phi, [(c.type, 0)])[0]))
        self.slots[phi] = parts

    def assign(self, i: FlatInstruction, parts: Parts, mask: str | None) -> None:
        """Store into the slots of ``i``, in the lanes of the mask."""
        for part, kept in zip(parts, self.slots[i], strict=False):
            if kept.uniform is not None:
                self.t.w.store(part.type, str(part.uniform), kept.uniform)
                continue
            if kept.bases is not None:
                for base, slot in zip(part.bases or [], kept.bases, strict=False):
                    self.t.w.store(part.type, base, slot)
                if kept.ok is not None:
                    self.t.w.store("i1", part.ok or "true", kept.ok)
            if kept.chunks is not None:
                self._store_chunks(kept, self.t.shape.chunks(part), mask)

    def _store_chunks(self, kept: Lanes, new: list[str], mask: str | None) -> None:
        assert kept.chunks is not None
        vector = self.t.shape.vector(kept.type)
        if mask is not None:
            new = self.t.shape.blend(kept.type, mask, new, [self.t.w.load(vector, s, 64) for s in kept.chunks])
        for chunk, slot in zip(new, kept.chunks, strict=False):
            self.t.w.store(vector, chunk, slot, 64)


def _stretches(blocks: list[FlatBlock]) -> dict[FlatInstruction, tuple[FlatBlock, int]]:
    """Instruction -> its block, and how many places where a wave may wait stand in front of it there."""
    found = {}
    for block in blocks:
        count = 0
        for i in block.instructions:
            found[i] = (block, count)
            count += i.opcode == "enter" or may_block(i)
    return found
