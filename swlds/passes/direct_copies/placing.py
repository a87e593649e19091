"""Waits go where copies of a kernel must be complete, and in front of copies over LDS that is still being accessed."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import final

from swlds.analysis.addresses import Access
from swlds.analysis.graph import find_reachable
from swlds.analysis.lds_meetings import Meetings
from swlds.device.copies import COUNTERS
from swlds.device.waits import Counter, Wait, encode_waitcnt, find_waits
from swlds.ir.builder import Builder
from swlds.ir.model import Block, Function, Instruction
from swlds.ir.opcodes import CALLS, POINTERS
from swlds.ir.types import I16, I32, VOID, FunctionType
from swlds.ir.values import ConstantInt, Value
from swlds.passes.base import Target
from swlds.passes.direct_copies.copies import Copy, find_copies
from swlds.passes.direct_copies.flow import Flow, Rules, place_of
from swlds.passes.direct_copies.forms import Kernel
from swlds.passes.direct_copies.memory import LDS, Memory, effect_of, find_pending, is_barrier
from swlds.passes.direct_copies.rewrite import call_intrinsic

#: Waits that are looked at one by one for whether the others suffice.
_MOST_PRUNED = 64
#: Counters that IR passes do not take for accesses of memory: what is behind such a wait may be moved in front of it.
_INVISIBLE = ("asynccnt", "tensorcnt")
#: Attributes of functions that no longer hold.
_PROMISES = ("memory", "nosync")


@final
class Waits:
    """The waits of one function, as they are found missing. ``made``: only these copies are looked after, whatever the compiler
    waits for by itself; None: all copies, where it does not."""

    def __init__(self, kernel: Kernel, memory: Memory, made: Collection[Instruction] | None) -> None:
        self.kernel, self.memory = kernel, memory
        watched = set(made or ())
        self._watched: Callable[[Copy], bool] = lambda copy: made is None or copy.instruction in watched
        values = memory.analysis.values(kernel.function)
        self._meetings = Meetings(values, kernel.masks)
        self._reached: dict[Block, dict[Block, None]] = {}
        self._meets: dict[tuple[Instruction, int, Instruction, bool, bool], bool | None] = {}
        rules = Rules(self._watched, made is not None)
        self.flow = Flow(memory, self._meetings.loops, kernel.processor, rules, self._overlaps)

    def place(self) -> list[Instruction]:
        """Put all of them in; returns them."""
        found = self._drain_lds()
        self._solve()
        for place, wanted in self.flow.waits.items():
            for counter, most in wanted.items():
                found.append(self._put(place, Wait(counter, most)))
        return found

    # Copies that must be complete -----------------------------------------------------------------------------------

    def _solve(self) -> None:
        waits = self.flow.waits
        self.flow.place_first()
        while conflicts := self.flow.find_conflicts():
            for conflict in conflicts:
                self.flow.note(conflict)
        if len(waits) <= _MOST_PRUNED:
            for place, wanted in reversed(list(waits.items())):
                for counter in list(wanted):
                    self._prune(place, counter)

    def _prune(self, place: Instruction, counter: Counter) -> None:
        """Leave a wait out where the others suffice."""
        waits = self.flow.waits
        most = waits[place].pop(counter)
        if self.flow.find_conflicts():
            waits[place][counter] = most
        if not waits[place]:
            del waits[place]

    def _overlaps(self, copy: Copy, rounds: int, access: Access, is_apart: bool) -> bool | None:
        key = (copy.instruction, rounds, access.instruction, access.writes, is_apart)
        if key not in self._meets:
            self._meets[key] = self._meet(copy, rounds, access, is_apart)
        return self._meets[key]

    def _meet(self, copy: Copy, rounds: int, access: Access, is_apart: bool) -> bool | None:
        if copy.local is None:
            return None
        if not self.memory.may_alias(copy.local, access):
            return False
        return self._meetings.meets(copy.local, rounds, access, is_apart=is_apart)

    # LDS that must not be accessed any more --------------------------------------------------------------------------

    def _drain_lds(self) -> list[Instruction]:
        """Copies wait for accesses of their bytes that may still be under way; so do bare barriers in front of them."""
        found: list[Instruction] = []
        barriers = [i for block in self.flow.blocks for i in block if is_barrier(i)]
        pending: dict[tuple[object, ...], set[Instruction]] = {}

        def is_pending(at: Instruction, copy: Copy) -> bool:
            assert copy.local is not None, "asked only for such"
            key = (copy.local.space, copy.local.objects, copy.is_store)
            if key not in pending:
                pending[key] = find_pending(self.flow.blocks, lambda i: self._uses(i, copy), self._drains)
            return at in pending[key]

        def put(place: Instruction) -> None:
            found.append(self._put(place, self._lds_wait()))
            pending.clear()

        for copy in [c for c in find_copies(self.memory, self.kernel.function) if self._watched(c) and c.local]:
            if not is_pending(copy.instruction, copy):
                continue
            for barrier in barriers:
                if is_pending(barrier, copy) and self._comes_behind(copy.instruction, barrier):
                    put(place_of(barrier))
            if is_pending(copy.instruction, copy):
                put(copy.instruction)
        return found

    def _comes_behind(self, i: Instruction, first: Instruction) -> bool:
        assert i.block is not None and first.block is not None, "instructions of blocks"
        if first.block not in self._reached:
            self._reached[first.block] = find_reachable(first.block.successors, lambda block: block.successors)
        return i.block in self._reached[first.block] or _stands_behind(i, first)

    def _uses(self, i: Instruction, copy: Copy) -> bool:
        """It accesses LDS where the copy does, other than as a copy; for one that reads LDS, writes count."""
        if effect_of(i) in COUNTERS:
            return False
        local = copy.local
        assert local is not None, "asked only for such"
        return any(
            access.space in (LDS, 0) and (access.writes or not copy.is_store) and self.memory.may_alias(local, access)
            for access in self.memory.accesses(i)
        )

    def _drains(self, i: Instruction) -> bool:
        if self.memory.releases_lds(i):
            return True
        if i.opcode not in CALLS:
            return False
        wait = self._lds_wait()
        return any(
            w.counter == wait.counter and w.most == 0 for side in find_waits(i, self.kernel.processor) for w in side
        )

    def _lds_wait(self) -> Wait:
        return Wait("dscnt" if self.kernel.processor.generation == 12 else "lgkmcnt", 0)

    # Instructions ----------------------------------------------------------------------------------------------------

    def _put(self, place: Instruction, wait: Wait) -> Instruction:
        return put_wait(self.kernel, place, wait)


def _stands_behind(i: Instruction, first: Instruction) -> bool:
    at = first.next if i.block is first.block else None
    while at is not None and at is not i:
        at = at.next
    return at is i


def wait_text(wait: Instruction) -> str:
    """A wait in a few words."""
    callee = wait.called_function
    assert callee is not None, "an intrinsic"
    return f"{callee.name.removeprefix('llvm.amdgcn.')}({wait.operands[0].brief})"


def put_wait(kernel: Kernel, place: Instruction, wait: Wait) -> Instruction:
    """A wait in front of an instruction; behind one that IR passes see no access in, a fence where nothing else holds it."""
    builder = Builder(place)
    builder.debug_location = place.find_metadata("dbg")
    function = kernel.function
    if kernel.processor.generation < 12:
        operand: Value = ConstantInt(I32, encode_waitcnt((wait,), kernel.processor))
        return call_intrinsic(function, builder, "llvm.amdgcn.s.waitcnt", [operand], FunctionType(VOID, (I32,)))
    operand = ConstantInt(I16, wait.most)
    made = call_intrinsic(
        function, builder, f"llvm.amdgcn.s.wait.{wait.counter}", [operand], FunctionType(VOID, (I16,))
    )
    hold(made)
    return made


def hold(wait: Instruction) -> bool:
    """Put a fence behind a wait over which IR passes would move accesses, where nothing else is in their way."""
    if not _is_invisible(wait):
        return False
    behind = wait.next
    while behind is not None and not is_barrier(behind) and behind.opcode != "fence":
        is_wait = effect_of(behind) == "counter_wait"
        if behind.opcode == "ret" or (is_wait and not _is_invisible(behind)):
            return False
        if not is_wait and (behind.opcode in POINTERS or behind.opcode in CALLS or behind.next is None):
            assert wait.next is not None
            Builder(wait.next).create_fence("acquire", "wavefront")
            return True
        behind = behind.next
    return False


def _is_invisible(wait: Instruction) -> bool:
    callee = wait.called_function
    return callee is not None and effect_of(wait) == "counter_wait" and callee.name.endswith(_INVISIBLE)


def place_waits(function: Function, target: Target, made: Collection[Instruction] | None) -> list[Instruction]:
    """The waits that copies of a function lack; ``made`` as in ``Waits``."""
    assert function.module is not None, "a function of a module"
    memory = Memory(function.module, target)
    found = Waits(Kernel(function, target, memory.analysis.values(function)), memory, made).place()
    for promise in _PROMISES if found or made else ():  # copies and waits touch other memory, and others wait for them
        if function.find_attribute(promise) is not None:
            function.drop_attribute(promise)
    return found
