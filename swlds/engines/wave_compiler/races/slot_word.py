"""The word of LDS that holds a lowered block's address, behind barriers without fences: LLVM's own pass writes these.

The reference engine makes no finding of that, but a note in the fidelity statement, where a barrier lies between the two
accesses. Host code does the same where it is sure that nothing else orders them: the wave has not acquired anything yet.
``executed`` counts the barriers that the group's waves have passed, ``slot_written`` and ``slot_read`` are its value at the last
such access.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import final

from swlds.device.memory_order import ACQUIRES, WAVE_SCOPE, scope_level
from swlds.device.objects import SLOT
from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.races.object_uses import READ, WRITE, Key
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.opcodes import ORDERED

_FIELDS = {WRITE: "slot_written", READ: "slot_read"}


@final
class SlotWord:
    """Emits the code for one kernel or body. ``is_on``: there are such words, and no atomics that acquire."""

    def __init__(self, t: WaveCode) -> None:
        self.t = t
        self._flags = t.image.memory.objects.flags
        self.is_on = bool(
            "racecheck" in t.options.checks
            and t.image.lowered
            and not any(_acquires(i, ORDERED) for c in t.kernel.code.all for b in c.blocks for i in b.instructions)
        )

    def holds(self, key: Key) -> bool:
        """Is the object such a word?"""
        return self.is_on and key[0] == "object" and bool(self._flags[key[1]] & SLOT)

    def is_word(self, key: Key) -> bool:
        """Is the object such a word, whatever the kernel acquires? Its lanes are the lowering's
        business: they are not told apart."""
        return key[0] == "object" and bool(self._flags[key[1]] & SLOT)

    def fence(self, i: FlatInstruction) -> None:
        """The wave acquires."""
        if self.is_on and _acquires(i, ("fence",)):
            w, place = self.t.w, self.t.w.offset("%g", OFFSETS["acquired"])
            own = w.emit(f"shl i64 1, {w.emit('zext i32 %w to i64')}")
            w.store("i64", w.emit(f"or i64 {w.load('i64', place)}, {own}"), place)

    def check(self, use: int, is_other: str) -> None:
        """Another wave was there in this epoch of LDS: suspicious, but behind a barrier."""
        w = self.t.w
        stop, note, go_on = w.label("slot"), w.label("note"), w.label("on")
        w.branch(is_other, stop, go_on)
        with w.branches():
            w.start(stop, follows=True)
            own = w.emit(f"lshr i64 {self._load('i64', 'acquired')}, {w.emit('zext i32 %w to i64')}")
            is_known = w.emit(f"icmp eq i1 {w.emit(f'trunc i64 {own} to i1')}, false")
            executed = self._load("i32", "executed")
            for field in ("slot_written",) if use == READ else ("slot_written", "slot_read"):
                is_behind = w.emit(f"icmp ugt i32 {executed}, {self._load('i32', field)}")
                is_known = w.emit(f"and i1 {is_known}, {is_behind}")
            w.branch(is_known, note, self.t.abort_label)
            w.start(note, follows=True)
            w.store("i32", "1", w.offset("%g", OFFSETS["slot_note"]))
            w.jump(go_on)
        w.start(go_on, follows=True)

    def touch(self, use: int) -> None:
        """An access was looked at."""
        if use in _FIELDS:
            self.t.w.store("i32", self._load("i32", "executed"), self.t.w.offset("%g", OFFSETS[_FIELDS[use]]))

    def _load(self, type_: str, name: str) -> str:
        return self.t.w.load(type_, self.t.w.offset("%g", OFFSETS[name]))


def _acquires(i: FlatInstruction, opcodes: Collection[str]) -> bool:
    ordering = i.source.field("ordering") if i.opcode in opcodes else None
    return ordering in ACQUIRES and scope_level(i.source.field("syncscope")) != WAVE_SCOPE


__all__ = ["SlotWord"]
