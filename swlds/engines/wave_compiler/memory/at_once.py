"""Copies to LDS that are waited for before anybody may see whether their data are there: these may as well be there at once.

That is so where the wave comes by a wait for the copy on every way, and accesses no LDS, writes nothing and orders nothing
before. *Every way* is that of the wave: where lanes wait for each other, what other lanes do in between counts, too. Such a
copy is a store over nothing that is still read or written; others are in flight (``flights.py``).
"""

from __future__ import annotations

from typing import final

from swlds.analysis.direct_copies import waits_behind
from swlds.device.address_space import CONSTANT, GLOBAL, PRIVATE
from swlds.device.copies import COUNTERS, completes_copies, is_marked
from swlds.device.memory_order import WAVE_SCOPE, scope_level
from swlds.device.waits import Counter, find_waits
from swlds.engines.wave_compiler.control.reconvergence import Reconvergence
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatCode, FlatInstruction
from swlds.engines.wave_compiler.flat.memory_calls import effect_of, row_of
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
    """Copy, of the kernel and its bodies -> the waits that complete it, None where somebody may see when."""
    found: dict[FlatInstruction, list[FlatInstruction] | None] = {}
    for code in t.code.all:
        copies = [i for b in code.blocks for i in b.instructions if effect_of(i) in COUNTERS]
        if copies:
            ways = _Ways(t, code)
            found |= {i: ways.find_waits(i) for i in copies}
    return found


@final
class _Ways:
    """What the waves may do next, in one code."""

    def __init__(self, t: WaveCode, code: FlatCode) -> None:
        self.t = t
        order, flow = t.flows[code]
        self._around = Reconvergence(order, set(flow.divergent_branches), code.blocks)

    def find_waits(self, copy: FlatInstruction) -> list[FlatInstruction] | None:
        row = row_of(copy)
        if row is None or row.facts.written.pointer == 0 or is_marked(copy.source):
            return None
        if waits_behind(copy.source):
            return [copy]
        counter, start = COUNTERS[row.effect], copy.block
        found: list[FlatInstruction] = []
        seen: set[FlatBlock] = set()
        work = [start.instructions[start.instructions.index(copy) + 1 :]]
        while work:
            part = work.pop()
            last = next((i for i in part if self._completes(i, counter) or not self._is_free(i, counter)), None)
            if last is not None:
                if not self._completes(last, counter):
                    return None
                found.append(last)
                continue
            after = [b for b in self._around.ways(part[-1].block) if b not in seen]
            seen.update(after)
            work += [b.instructions for b in after]
        return found

    def _completes(self, i: FlatInstruction, counter: Counter) -> bool:
        """The wave waits for all its copies of the kind, before anything else that the instruction does."""
        if i.opcode == "call":
            return any(w.counter == counter and w.most == 0 for w in find_waits(i.source, self.t.image.target)[0])
        if i.opcode != "fence" or counter != "vmcnt":
            return False
        return completes_copies(self.t.image.program.module, i.source, self.t.image.target)

    def _is_free(self, i: FlatInstruction, counter: Counter) -> bool:
        """It may stand between a copy and its wait."""
        if i.opcode == "call":
            return self._is_free_call(i, counter)
        if i.opcode == "fence":  # only the wave itself goes by it
            return scope_level(i.source.field("syncscope")) == WAVE_SCOPE and i.source.field("ordering") == "acquire"
        if i.opcode in ("load", "store"):
            pointer = i.operands[i.opcode == "store"].type
            spaces = _LOADED if i.opcode == "load" else _STORED
            return "atomic" not in i.source.flags and isinstance(pointer, PointerType) and pointer.addrspace in spaces
        return i.opcode in PURE or i.opcode in _JUMPS

    def _is_free_call(self, i: FlatInstruction, counter: Counter) -> bool:
        row = row_of(i)
        if row is None:  # of assembly that is what waits, and does nothing else
            return isinstance(i.source.operands[-1], InlineAsm)
        if row.effect in COUNTERS:
            return COUNTERS[row.effect] == counter
        if row.effect in _HINTS:
            return True
        touches = row.facts.touches
        return not (row.effect or row.facts.ends_wave or touches is None or touches)


__all__ = ["find_waits_behind"]
