"""Copies between global memory and LDS that are in flight: a queue for each wave, and when their data arrive.

Both sides of a copy are checked when it is issued; bytes move when it completes. What completes it:

=================================  ====================================================================================
event of the issuing wave          completes
=================================  ====================================================================================
wait for the counter, N            copies that N newer ones follow; on ``vmcnt`` ordinary accesses count, too, but a program
                                   should not rely on them (``weak``): a compiler may merge or remove them
``wait.asyncmark``, N              async copies in front of the last but N mark
release that is for LDS            sync copies (``device.copies``); so do barriers of processors without a back-off barrier, and
                                   calls and returns of functions that are not inlined
access of its bytes                sync copies up to this one, for the issuing wave only: the compiler waits
end of the wave                    all, but for nobody
=================================  ====================================================================================

``--dma late`` moves the bytes at that moment, ``early`` at the issue, ``random`` anywhere between, as the seed says.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import final

import numpy as np

from swlds.analysis.direct_copies import waits_behind
from swlds.device.address_space import GLOBAL, LDS, PRIVATE, Array
from swlds.device.copies import alias_facts, completes_copies, is_counted_too, is_marked, loses_wait, waits_at_barriers
from swlds.device.intrinsics import Row
from swlds.device.launch import Launch
from swlds.device.memory_order import RELEASES
from swlds.device.waits import Counter, Waits
from swlds.engines.reference.clocks import Clocks
from swlds.engines.reference.copy_rules import CopyRules
from swlds.engines.reference.flight import Copy, Side
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.open_copies import OpenCopies
from swlds.engines.reference.races import Races
from swlds.engines.reference.views import FrameView, WaveView
from swlds.ir.model import Instruction
from swlds.ir.opcodes import ORDERED, POINTERS
from swlds.ir.types import PointerType

#: With ``--dma random``: at each event of its wave a copy arrives with this probability.
ARRIVES = 0.2


@final
class Copies:
    """The copies of one launch. ``rules``: asynccheck, None where it is off."""

    def __init__(self, launch: Launch, copies: Mapping[Instruction, Row], races: Races | None) -> None:
        self.copies, self.races = copies, races
        self.rules = CopyRules(races, copies) if races is not None and "asynccheck" in launch.options.checks else None
        if races is not None:
            races.book.rules = self.rules
        self.target, self.module = launch.image.target, launch.image.program.module
        self.mode = launch.options.dma
        #: Who keeps a timeline; set once it is there.
        self.clocks: Clocks | None = None
        self._random = random.Random(launch.options.seed)
        self._waits_at_barriers = waits_at_barriers(self.target)
        #: Copies of all waves that are open, or were completed by a wait that may be too weak.
        self.open = OpenCopies()
        self._completes: dict[Instruction, bool] = {}
        self._loses: dict[tuple[Instruction, Instruction], bool] = {}

    def issue(self, copy: Copy) -> None:
        """A wave issues a copy; both its sides were checked."""
        flight = copy.wave.flight
        flight.issued += 1
        copy.number, copy.ordinary, copy.activation = flight.issued, flight.ordinary, flight.activations[-1]
        copy.is_async = copy.counter != "vmcnt" or is_marked(copy.instruction)
        if self.races is not None:
            copy.overlapping, self.races.overlapping = self.races.overlapping, None
        if self.rules is not None:
            self.rules.issued(copy)
        flight.copies.append(copy)
        self.open.add(copy)
        if self.clocks is not None:
            self.clocks.issued(copy)
        if self.mode == "early" or (self.mode == "random" and self._random.random() < ARRIVES):
            self._arrive_up_to(copy)
        if waits_behind(copy.instruction):
            self._complete([c for c in flight.copies if c.counter == "vmcnt"], copy.instruction)

    def _arrive_up_to(self, copy: Copy) -> None:
        """Copies of one queue arrive in order."""
        for older in copy.wave.flight.copies:
            if older.queue == copy.queue and older.number <= copy.number:
                older.arrive()

    def _drift(self, wave: WaveView) -> None:
        if self.mode != "random":
            return
        for copy in [c for c in wave.flight.copies if not c.has_arrived]:
            if self._random.random() < ARRIVES:
                self._arrive_up_to(copy)

    # Completion ----------------------------------------------------------------------------------------------

    def _complete(self, copies: list[Copy], instruction: Instruction, *, is_weak: bool = False) -> None:
        for copy in copies:
            copy.arrive()
            if self.clocks is not None:
                self.clocks.retired(copy, instruction)
            if self.rules is not None and copy.weak is None:
                self.rules.completed(copy, instruction)
            if is_weak:
                copy.weak = instruction
            if copy.shared is not None and copy.shared.missing:
                copy.wave.flight.awaited.append(copy.shared)
        if copies and not is_weak:
            gone = set(map(id, copies))
            flight = copies[0].wave.flight
            flight.copies = [c for c in flight.copies if id(c) not in gone]
            self.open.remove(copies)

    def counter_wait(self, frame: FrameView, instruction: Instruction, waits: Waits, *, holds: bool) -> None:
        """``holds``: no compiler moves an access of memory over it."""
        wave = frame.wave
        self._drift(wave)
        for wait in waits:
            if wait.counter == "asyncmark":
                self._wait_for_marks(wave, instruction, wait.most)
            else:
                self._wait(wave, instruction, wait.counter, wait.most, holds)
            if wait.counter in ("lgkmcnt", "dscnt") and wait.most == 0 and self.rules is not None:
                self.rules.drained(wave)
            if wait.counter == "storecnt" and wait.most == 0 and self.rules is not None:
                self.rules.stored(wave)
            if wait.counter not in ("asynccnt", "tensorcnt"):
                wave.flight.bare.clear()

    def _wait(self, wave: WaveView, instruction: Instruction, counter: Counter, most: int, holds: bool) -> None:
        flight = wave.flight
        mine = [c for c in flight.copies if c.counter == counter]
        for name in dict.fromkeys(c.queue for c in mine):
            queue = [c for c in mine if c.queue == name]
            done = queue[: max(0, len(queue) - most)]
            self._complete(done, instruction)
            if counter in ("asynccnt", "tensorcnt") and not holds:
                flight.bare += [(c, instruction) for c in done]
            for behind, copy in enumerate(reversed(queue[len(done) :])):
                if counter == "vmcnt" and behind + flight.ordinary - copy.ordinary >= most:
                    self._complete([copy], instruction, is_weak=True)
                else:
                    self._note(copy, instruction, f"{counter}({most}) leaves it open, {counter}({behind}) would not")

    def _note(self, copy: Copy, instruction: Instruction, why: str) -> None:
        """A wait, or a release, leaves it open."""
        copy.tried.append((instruction, why, 0 if self.races is None else self.races.order(copy.wave).era))

    def _wait_for_marks(self, wave: WaveView, instruction: Instruction, most: int) -> None:
        flight = wave.flight
        here = flight.activations[-1]
        marks = flight.marks.get(here, [])
        last = marks[-1 - most] if most < len(marks) else 0
        for copy in flight.copies:
            if copy.is_async and copy.activation != here:
                self._note(copy, instruction, "marks count in the function that made them")
        done = [c for c in flight.copies if c.is_async and c.activation == here and c.number <= last]
        self._complete(done, instruction)

    def mark(self, wave: WaveView) -> None:
        """``asyncmark``: at most 16 are kept, by the function that the mark stands in."""
        flight = wave.flight
        here = flight.activations[-1]
        flight.marks[here] = [*flight.marks.get(here, []), flight.issued][-16:]

    def called(self, wave: WaveView, instruction: Instruction) -> None:
        """A function is entered that stays one: the compiler waits for everything, and begins to count marks anew."""
        self.wait_for_sync(wave, instruction)
        wave.flight.called += 1
        wave.flight.activations.append(wave.flight.called)

    def returned(self, wave: WaveView, instruction: Instruction) -> None:
        """It is left."""
        self.wait_for_sync(wave, instruction)
        wave.flight.marks.pop(wave.flight.activations.pop(), None)

    def hold(self, wave: WaveView) -> None:
        """The compiler moves no access of the wave over this place."""
        wave.flight.bare.clear()

    def order(self, frame: FrameView, instruction: Instruction, what: str) -> None:
        """A fence, a barrier, a wave barrier of the wave."""
        wave = frame.wave
        self._drift(wave)
        wave.flight.bare.clear()
        if what == "fence":
            self._release(wave, instruction)
        elif what in ("barrier", "signal") and self._waits_at_barriers:
            self.wait_for_sync(wave, instruction)

    def wait_for_sync(self, wave: WaveView, instruction: Instruction) -> None:
        """The compiler waits for everything in front of the instruction."""
        self._complete([c for c in wave.flight.copies if not c.is_async], instruction)
        if self.rules is not None:
            self.rules.drained(wave)

    def _release(self, wave: WaveView, instruction: Instruction) -> None:
        found = self._completes.get(instruction)
        if found is None:
            found = self._completes[instruction] = completes_copies(self.module, instruction, self.target)
        if found:
            self.wait_for_sync(wave, instruction)
        elif instruction.field("ordering") in RELEASES:
            why = "the release between does not complete it"
            for copy in wave.flight.copies:
                self._note(copy, instruction, why)

    def ended(self, wave: WaveView) -> None:
        """The wave is over."""
        for copy in wave.flight.copies:
            copy.arrive()
            if self.rules is not None:
                self.rules.never_waited(copy)

    def group_ended(self, number: int) -> None:
        self.open.drop_group(number)

    # Accesses ------------------------------------------------------------------------------------------------

    def access(
        self, frame: FrameView, instruction: Instruction, granted: Granted, size: int, write: bool, before: Array | None
    ) -> Array | None:
        """Lanes are about to access memory. Which of them meet a copy in flight, and were judged; None for none."""
        if granted.space == PRIVATE:
            return None
        wave = frame.wave
        is_copy = instruction in self.copies
        if is_copy and self.rules is not None:
            self.rules.reads(instruction, granted, size, write)
        if not is_copy:
            self._drift(wave)
            if instruction.opcode in ORDERED and instruction.field("ordering") in RELEASES:
                self._release(wave, instruction)
            if granted.space == GLOBAL and (before is None or not before.any()) and not _is_constant(instruction):
                wave.flight.ordinary += is_counted_too(instruction, write, self.target)
        if (not self.open and not wave.flight.bare) or (is_copy and self.rules is None):
            return None
        lanes = np.flatnonzero(granted.lanes)
        at = granted.physical[lanes]
        if not at.size:
            return None
        return self._meet(frame, instruction, granted, size, write, lanes, at, is_copy)

    def _meet(
        self,
        frame: FrameView,
        instruction: Instruction,
        granted: Granted,
        size: int,
        write: bool,
        lanes: Array,
        at: Array,
        is_copy: bool,
    ) -> Array | None:
        low, high = int(at.min()), int(at.max()) + size
        judged = np.zeros(len(granted.lanes), np.bool_)
        if self.rules is not None and not is_copy:
            for copy, wait in frame.wave.flight.bare:
                self.rules.moved(frame, instruction, granted, size, write, copy, wait)
        for copy, side in self.open.near(granted.space, write, low, high):
            if copy.has_landed and copy.wave is frame.wave:
                continue
            meeting = side.meeting(at, size)
            if not meeting.any():
                continue
            if self._is_waited_for(frame.wave, instruction, copy, side, is_copy):
                self._see(copy)
            elif self.rules is not None:
                found = self.rules.met(frame, instruction, granted, size, write, copy, side, meeting)
                judged[lanes[meeting.any(axis=1)]] |= found
        return judged if judged.any() else None

    def _see(self, copy: Copy) -> None:
        """The compiler waits in front of an access of the wave: for copies up to this one."""
        for older in copy.wave.flight.copies:
            if not older.is_async and older.number <= copy.number:
                older.arrive()
                older.has_landed = True
                if self.clocks is not None:
                    self.clocks.retired(older, None)

    def _is_waited_for(self, wave: WaveView, instruction: Instruction, copy: Copy, side: Side, is_copy: bool) -> bool:
        """The access is of the copy's own wave, and the compiler waits in front of it."""
        if copy.wave is not wave or copy.is_async or is_copy:
            return False
        if side.granted.space != LDS:
            return self.rules is None or self.rules.is_fenced(copy)
        key = (instruction, copy.instruction)
        found = self._loses.get(key)
        if found is None:
            found = self._loses[key] = loses_wait(self.module, *(alias_facts(self.module, i) for i in key))
        return not found


def _is_constant(instruction: Instruction) -> bool:
    """Constant memory is read by scalar loads, which another counter counts."""
    if instruction.opcode not in POINTERS:
        return False
    type_ = instruction.operands[POINTERS[instruction.opcode]].type
    return isinstance(type_, PointerType) and type_.addrspace == 4
