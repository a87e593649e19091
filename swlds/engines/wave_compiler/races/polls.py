"""Loops that only look at a flag: an acquiring atomic that a wave comes by again and again need not take a number each time.

The number of a wave (``lane_order.py``) goes up behind each access that acquires: what the wave did is ordered before what its
lanes do next. Where it did nothing since it took its number but look once more, the same two numbers do: one below, which
the access's mark has, and its own since then. What it handed on before is not above the one below, and nobody was handed its
own since: a load hands on nothing, and of ``atomicrmw`` and ``cmpxchg`` that release ``runtime/wave_clocks.ll`` notes whether
another wave has read where they wrote. So to other waves the mark says the same. Behind other releases and barriers numbers are
others, and another block with an access forgets the poll.

``runtime/polls.ll``. Where groups know one another by ranges of numbers (``runtime/spans.ll``) each poll takes its own.
"""

from __future__ import annotations

from typing import final

from swlds.device.address_space import PRIVATE
from swlds.device.memory_order import ACQUIRES
from swlds.engines.wave_compiler.flat.flatten import FlatBlock, FlatInstruction
from swlds.engines.wave_compiler.flat.kinds import barrier_effect
from swlds.engines.wave_compiler.flat.memory_calls import row_of
from swlds.engines.wave_compiler.races.release_acquire import may_hand_over
from swlds.engines.wave_compiler.runtime import add_functions
from swlds.engines.wave_compiler.schedule.plan import COROUTINE
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import ORDERED, POINTERS, UPDATES
from swlds.ir.types import PointerType, scalar_type

_ACCESSES = (*ORDERED, "fence", "enter", "byval")


@final
class Polls:
    """Of one kernel; its bodies have none."""

    def __init__(self, t: WaveCode) -> None:
        self.t = t
        self._found: set[FlatInstruction] = set()
        #: Blocks that do something else.
        self._busy: set[FlatBlock] = set()
        self._slot = ""
        if t.kernel is not t or t.kind != COROUTINE:
            return
        for block in t.code.blocks:
            found = [i for i in block.instructions if _may_touch(i)]
            if len(found) == 1 and _acquires(found[0]):
                self._found.add(found[0])
            elif found:
                self._busy.add(block)
        self._is_far: bool = may_hand_over(t)

    def has(self, i: FlatInstruction) -> bool:
        """It is the only access of its block."""
        return i in self._found

    def write_entry(self) -> None:
        """Nothing was looked at."""
        if self._found:
            self._slot = self.t.w.slot("[6 x i32]", "poll")
            self.forget()

    def end_block(self, block: FlatBlock) -> None:
        if self._found and block in self._busy:
            self.forget()

    def forget(self) -> None:
        """The wave does something else."""
        self.t.w.store("i32", "0", self.t.w.offset(self._slot, 16))

    def begin(self, before: int, behind: int) -> None:
        """In front of such an access. ``before``, ``behind``: for which memory it orders the lanes, as bits."""
        add_functions(self.t.w.declarations, "polls")
        numbers = f"i32 {before}, i32 {behind}, i1 {str(self._is_far).lower()}"
        self.t.w.do(f"call void @begin_poll(ptr %g, i32 %w, ptr {self._slot}, {numbers})")

    def end(self, behind: int) -> None:
        """Behind it."""
        self.t.w.do(f"call void @end_poll(ptr %g, i32 %w, ptr {self._slot}, i32 {behind})")


def _acquires(i: FlatInstruction) -> bool:
    """It is atomic, reads, and acquires, a ``cmpxchg`` where it stores."""
    return i.opcode in ("load", *UPDATES) and i.source.field("ordering") in ACQUIRES


def _may_touch(i: FlatInstruction) -> bool:
    """It accesses memory of others, or orders anything."""
    if i.opcode in POINTERS and i.opcode in ("load", "store"):
        type_ = scalar_type(i.operands[POINTERS[i.opcode]].type)
        return not (isinstance(type_, PointerType) and type_.addrspace == PRIVATE)
    if i.opcode == "call":
        row = row_of(i)
        return row is None or not row.is_quiet or bool(barrier_effect(i))
    return i.opcode in _ACCESSES


__all__ = ["Polls"]
