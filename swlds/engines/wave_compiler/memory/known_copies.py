"""What is known of a kernel's copies between global memory and LDS before host code is written: which of them are stores
(``at_once.py``), which find their bytes done with by their own wave (``settled.py``), and where the others may be open.

A copy is *open* from its issue to the wait that completes it, on every way of the wave: where lanes wait for each other, what
other lanes do in between counts, too. A wait for all but some copies completes it where so many others were issued behind it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import final

from swlds.device.address_space import FLAT, LDS
from swlds.device.copies import COPIES, is_marked
from swlds.device.waits import find_waits
from swlds.engines.wave_compiler.control.reconvergence import Reconvergence
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, row_of
from swlds.engines.wave_compiler.memory.at_once import completes, find_waits_behind
from swlds.engines.wave_compiler.memory.settled import find_settled
from swlds.engines.wave_compiler.races.object_uses import ATOMIC, WRITE
from swlds.engines.wave_compiler.races.race_uses import accesses, pointer_key
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import ORDERED
from swlds.ir.types import PointerType, scalar_type
from swlds.ir.values import InlineAsm

#: What stands in front of the first access behind a wait that holds none back.
_HOLDS = ("wave_barrier", "barrier", "barrier_signal", "barrier_wait")
#: Places that are looked at for one copy; copies that are counted behind it; instructions that are noted for all copies.
_MOST, _MOST_NEWER, _MOST_STEPS = 4096, 62, 200_000


@final
class KnownCopies:
    """Of one kernel with its bodies. ``is_on``: copies may be in flight; ``reports``: asynccheck is on, else only late data
    count."""

    def __init__(self, t: WaveCode) -> None:
        self.t, self.is_on, self.reports = t, t.options.flies, "asynccheck" in t.options.checks

    @cached_property
    def queued(self) -> frozenset[FlatInstruction]:
        """Those in flight: somebody may see when their data arrive."""
        found = find_waits_behind(self.t) if self.is_on else {}
        return frozenset(c for c, waits in found.items() if waits is None or not self._are_held(c, waits))

    def _are_held(self, copy: FlatInstruction, waits: list[FlatInstruction]) -> bool:
        """No compiler moves an access in front of the waits for an async form, or that does not matter."""
        is_moved = self.reports and COPIES[effect_of(copy)] == "asynccnt"
        return not is_moved or all(is_held(self.t, wait) for wait in waits)

    @cached_property
    def settled(self) -> frozenset[FlatInstruction]:
        """Those whose own wave has done with their bytes."""
        return frozenset(find_settled(self.t) if self.is_on and self.reports else ())

    @cached_property
    def is_alone(self) -> bool:
        """Nothing but copies writes LDS, and asynccheck judges those: to racecheck alone they are stores like others."""
        if not self.is_on or ("racecheck" in self.t.options.checks and not self.reports):
            return False
        t = self.t
        for i in self._instructions():
            if effect_of(i) in COPIES:
                continue
            for pointer, what in accesses(t, i):
                key, type_ = pointer_key(t, pointer), scalar_type(pointer.type)
                space = type_.addrspace if isinstance(type_, PointerType) else FLAT
                if what & (WRITE | ATOMIC) and (
                    space == LDS or (space == FLAT and key is not None and key[0] != "argument")
                ):
                    return False
        return True

    @cached_property
    def open_at(self) -> dict[FlatInstruction, set[FlatInstruction] | None]:
        """The instructions that a wave may execute while a copy that is in flight is open, from the copy on; None: any. Of a
        kernel without bodies."""
        blocks = self.t.code.blocks
        order, flow = self.t.flows[self.t.code]
        around = Reconvergence(order, set(flow.divergent_branches), blocks)
        found: dict[FlatInstruction, set[FlatInstruction] | None] = {}
        left = _MOST_STEPS
        for copy in (i for b in blocks for i in b.instructions if i in self.queued):
            passed = self._find_open(copy, around) if left > 0 else None
            left -= len(passed or ())
            found[copy] = passed
        return found

    def _find_open(self, copy: FlatInstruction, around: Reconvergence) -> set[FlatInstruction] | None:
        found = {copy}
        seen: set[tuple[FlatBlock, int]] = set()
        work = [(copy.block.instructions[copy.block.instructions.index(copy) + 1 :], 0)]
        while work:
            part, newer = work.pop()
            for i in part:
                if self._completes(i, copy, newer):
                    break
                if i in self.queued:
                    newer = min(newer + 1, _MOST_NEWER)
                found.add(i)
            else:
                new = {(block, newer) for block in around.ways(part[-1].block)} - seen
                seen |= new
                work += [(block.instructions, newer) for block, newer in new]
            if len(seen) > _MOST:
                return None
        return found

    def _completes(self, i: FlatInstruction, copy: FlatInstruction, newer: int) -> bool:
        """A wait completes the copy, which so many others follow."""
        counter = COPIES[effect_of(copy)]
        if i.opcode == "call":
            waits, _ = find_waits(i.source, self.t.image.target)
            return any(w.counter == counter and w.most <= newer for w in waits)
        return not is_marked(copy.source) and completes(self.t, i, counter)

    def _instructions(self) -> Iterator[FlatInstruction]:
        return (i for code in self.t.code.all for b in code.blocks for i in b.instructions)


def is_held(t: WaveCode, wait: FlatInstruction) -> bool:
    """No compiler moves an access in front of the wait: of LDS there is none behind it before something else orders."""
    callee = wait.source.operands[-1]
    if isinstance(callee, InlineAsm):
        return "sideeffect" in callee.flags and "~{memory}" in callee.constraints.split(",")
    block = wait.block.instructions
    seen: set[FlatBlock] = set()
    work = [block[block.index(wait) + 1 :]]
    while work:
        part = work.pop()
        found = next((held for i in part if (held := _holds(t, i)) is not None), None)
        if found is False or (found is None and wait.block not in t.code.blocks):
            return False
        if found is None:
            new = [b for b in t.reconvergence.ways(part[-1].block) if b not in seen]
            seen.update(new)
            work += [b.instructions for b in new]
    return True


def _holds(t: WaveCode, i: FlatInstruction) -> bool | None:
    """Is it an access that may be moved (False), or does none come by it? None for anything else."""
    if i.opcode == "fence" or effect_of(i) in _HOLDS or hint_of(i) == "hold":
        return True
    if i.opcode in ORDERED or i.opcode == "enter":
        return False
    if i.opcode == "ret":  # nothing follows it but what other lanes do; who knows where a body returns to
        return None if i.block in t.kernel.code.blocks else False
    if i.opcode != "call" or effect_of(i) in COPIES:  # the next copy is no access that is moved
        return None
    before, _ = find_waits(i.source, t.image.target)
    if any(w.counter not in ("asynccnt", "tensorcnt") for w in before):
        return True
    row = row_of(i)
    return None if row is not None and row.is_quiet else False


def hint_of(i: FlatInstruction) -> str:
    """What a hint to the compiler says of copies; "" for anything else."""
    row = row_of(i)
    return row.summary if row is not None and row.effect == "copy_hint" else ""


__all__ = ["KnownCopies", "hint_of", "is_held"]
