"""Copies to LDS that are waited for before anybody may see whether their data are there: these may as well be there at once.

That is so where the wave comes by a wait for the copy on every way, and before it accesses no LDS but beside the copy's bytes
(``lds_bytes.py``), writes nothing else and orders nothing. *Every way* is that of the wave: where lanes wait for each other, what
other lanes do in between counts, too. Such a copy is a store over nothing that is still read or written. Where only late data
count, copies that are open over barriers may be stores, too (``unseen.py``); others are in flight (``flights.py``).
"""

from __future__ import annotations

from typing import final

from swlds.analysis.addresses import Access
from swlds.analysis.direct_copies import waits_behind
from swlds.device.address_space import CONSTANT, GLOBAL, LDS, PRIVATE
from swlds.device.copies import COPIES, completes_copies, is_marked
from swlds.device.memory_order import WAVE_SCOPE, scope_level
from swlds.device.waits import Counter, find_waits
from swlds.engines.wave_compiler.control.reconvergence import Reconvergence
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatCode, FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, row_of
from swlds.engines.wave_compiler.memory.lds_bytes import LdsBytes
from swlds.engines.wave_compiler.memory.unseen import Unseen
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import PURE
from swlds.ir.types import PointerType
from swlds.ir.values import InlineAsm

#: Loads of other memory and stores to the lane's own tell nobody.
_LOADED, _STORED = (GLOBAL, CONSTANT, PRIVATE), (PRIVATE,)
_JUMPS = ("br", "switch", "phi")
#: What only the wave itself goes by.
_HINTS = ("counter_wait", "copy_hint", "wave_barrier")


def find_waits_behind(t: WaveCode) -> dict[FlatInstruction, list[FlatInstruction] | None]:
    """Copy, of the kernel and its bodies -> the waits that complete it, None where somebody may see when. None are named where
    nobody touches its bytes before some wait."""
    found: dict[FlatInstruction, list[FlatInstruction] | None] = {}
    counted: set[FlatInstruction] = set()
    lds = LdsBytes(t)
    for code in t.code.all:
        copies = [i for b in code.blocks for i in b.instructions if effect_of(i) in COPIES]
        if copies:
            ways = _Ways(t, code, lds)
            found |= {i: ways.find_waits(i) for i in copies}
            counted |= ways.counted
    if t.options.checks.isdisjoint(("asynccheck", "racecheck")):
        unseen = Unseen(t, lds)
        unwaited = [i for i, waits in found.items() if waits is None and unseen.covers(i)]
        found |= dict.fromkeys(unwaited, [])
        counted |= set(unwaited)
    if None in found.values():  # the waits for those in the queue count these, too
        found |= dict.fromkeys(counted)
    return found


def completes(t: WaveCode, i: FlatInstruction, counter: Counter) -> bool:
    """The wave waits for all its copies of the kind, before anything else that the instruction does."""
    if i.opcode == "call":
        return any(w.counter == counter and w.most == 0 for w in find_waits(i.source, t.image.target)[0])
    if i.opcode != "fence" or counter != "vmcnt":
        return False
    return completes_copies(t.image.program.module, i.source, t.image.target)


@final
class _Ways:
    """What the waves may do next, in one code."""

    def __init__(self, t: WaveCode, code: FlatCode, lds: LdsBytes) -> None:
        self.t, self._lds = t, lds
        #: Copies that a wait leaves open before another one completes them.
        self.counted: set[FlatInstruction] = set()
        #: The wave may give way where a block begins, to one that looks at data which are not there yet.
        self._gives_way = t.plan.counts and "asynccheck" not in t.options.checks
        order, flow = t.flows[code]
        self._around = Reconvergence(order, set(flow.divergent_branches), code.blocks)

    def find_waits(self, copy: FlatInstruction) -> list[FlatInstruction] | None:
        row = row_of(copy)
        if row is None or row.facts.written.pointer == 0 or is_marked(copy.source):
            return None
        if waits_behind(copy.source):
            return [copy]
        counter, start = COPIES[row.effect], copy.block
        found: dict[FlatInstruction, None] = {}
        #: Blocks, and whether they are entered in the round of the copy's loop in which it was issued.
        seen: set[tuple[FlatBlock, bool]] = set()
        work = [(start.instructions[start.instructions.index(copy) + 1 :], True)]
        while work:
            part, is_same = work.pop()
            last = next((i for i in part if completes(self.t, i, counter) or not self._is_free(i, copy, is_same)), None)
            if last is not None:
                if not completes(self.t, last, counter):
                    return None
                found[last] = None
                part = part[: part.index(last)]
            if any(self._counts(i, counter) for i in part):
                self.counted.add(copy)
            if last is not None:
                continue
            if self._gives_way:
                return None
            for block in self._around.ways(part[-1].block):
                way = (block, is_same and not self._begins_round(block, copy))
                if way not in seen:
                    seen.add(way)
                    work.append((block.instructions, way[1]))
        return list(found)

    def _begins_round(self, block: FlatBlock, copy: FlatInstruction) -> bool:
        """Of a loop, or nobody knows."""
        source = block.instructions[0].source.block
        if not self._lds.is_own(copy):
            return True
        home = self._lds.loops.innermost(copy.source.block)
        return source is home if home is not None else self._lds.loops.innermost(source) is not None

    def _counts(self, i: FlatInstruction, counter: Counter) -> bool:
        """A wait that leaves some copies of the kind open."""
        return i.opcode == "call" and any(w.counter == counter for w in find_waits(i.source, self.t.image.target)[0])

    def _is_free(self, i: FlatInstruction, copy: FlatInstruction, is_same: bool) -> bool:
        """It may stand between a copy and its wait; ``is_same``: in one round of the copy's loop."""
        if i.opcode == "call":
            return self._is_free_call(i, COPIES[effect_of(copy)])
        if i.opcode == "fence":  # only the wave itself goes by it
            return scope_level(i.source.field("syncscope")) == WAVE_SCOPE and i.source.field("ordering") == "acquire"
        if i.opcode in ("load", "store"):
            pointer = i.operands[i.opcode == "store"].type
            if "atomic" in i.source.flags or not isinstance(pointer, PointerType):
                return False
            if pointer.addrspace == LDS:
                return self._is_beside(i, copy, is_same)
            return pointer.addrspace in (_LOADED if i.opcode == "load" else _STORED)
        return i.opcode in PURE or i.opcode in _JUMPS

    def _is_beside(self, i: FlatInstruction, copy: FlatInstruction, is_same: bool) -> bool:
        """An access of LDS touches none of the copy's bytes."""
        target = self._lds.target(copy)
        if target is None or not self._lds.is_own(i):
            return False
        found: list[Access] = self._lds.of(i)
        return bool(found) and all(self._lds.are_apart(target, 0 if is_same else None, a) for a in found)

    def _is_free_call(self, i: FlatInstruction, counter: Counter) -> bool:
        row = row_of(i)
        if row is None:  # of assembly that is what waits, and does nothing else
            return isinstance(i.source.operands[-1], InlineAsm)
        if row.effect in COPIES:
            return COPIES[row.effect] == counter
        if row.effect in _HINTS:
            return True
        touches = row.facts.touches
        return not (row.effect or row.facts.ends_wave or touches is None or touches)


__all__ = ["completes", "find_waits_behind"]
