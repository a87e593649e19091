"""What must hold between two barriers for a copy to be made by other lanes than before.

    fence release, s.barrier, fence acquire      from here ...
    the copy, by all lanes
    fence release, s.barrier, fence acquire      ... to here nobody else may touch its LDS, or write its source

Lanes see what other lanes did behind a barrier with its fences only. In between a lane can count on its own copies alone, in the
order of the program; where another lane makes them it cannot.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, final

from swlds.analysis.addresses import Access
from swlds.analysis.axis.copy_loops import split_address
from swlds.analysis.axis.function import FunctionForms
from swlds.ir.model import Block, Instruction
from swlds.passes.coalesced_copies.groups import Group
from swlds.passes.direct_copies.copies import find_copies
from swlds.passes.direct_copies.memory import LDS, Memory, effect_of, is_opaque


@final
class Intervals:
    """Of one kernel."""

    def __init__(self, memory: Memory, forms: FunctionForms) -> None:
        self._memory, self._forms = memory, forms
        self._copies = list(find_copies(memory, forms.function))

    def judge(self, group: Group) -> str:
        """What keeps other lanes from making the copy, "" for nothing."""
        return _Judge(self._memory, self._forms, group).find() or self._find_flight(group)

    def _find_flight(self, group: Group) -> str:
        target = group.pairs[0].target
        for copy in self._copies:
            if copy.local is None or self._memory.may_alias(copy.local, target):
                return f"a copy in flight may write the same LDS: {copy.instruction.summary}"
        return ""


@final
class _Judge:
    """Of one group."""

    def __init__(self, memory: Memory, forms: FunctionForms, group: Group) -> None:
        self._memory, self._forms, self._group = memory, forms, group
        self._own = group.own
        self._sources = [pair.source for pair in group.pairs]
        self._is_constant = all(memory.is_constant(s, forms.function) for s in self._sources)
        self._barriers: set[Instruction] = set()
        self._fences: set[Instruction] = set()
        for block in forms.flow.blocks:
            for i in block:
                if effect_of(i) == "barrier" and (fences := self._find_fences(i)):
                    self._barriers.add(i)
                    self._fences |= fences

    def find(self) -> str:
        group = self._group
        last = group.pairs[0].store
        if group.loop is not None:
            for i in (i for block in group.loop.blocks for i in block):
                if i not in self._own and (reason := self._touches(i)):
                    return f"in the loop {reason}"
            first, ways = group.loop.before.terminator, [group.loop.exit.first]
        else:
            assert last.block is not None, "a store of a block"
            places = [i for i in last.block if i in self._own]
            first, last = places[0], places[-1]
            for i in _between(first, last):
                if i not in self._own and (reason := self._touches(i) or self._is_met(i)):
                    return f"within the copy {reason}"
            ways = [last.next]
        return self._find_ahead(ways) or self._find_before(first)

    def _find_ahead(self, ways: list[Instruction | None]) -> str:
        """Behind the copy, up to barriers."""
        seen: set[Block] = set()
        while ways:
            i = ways.pop()
            block = i.block if i is not None else None
            while i is not None and i not in self._barriers:
                if i in self._own:
                    return "it is made again, with no barrier and its fences between"
                if reason := self._touches(i):
                    return f"behind it, with no barrier and its fences between, {reason}"
                i = i.next
            if i is None and block is not None:
                following = [s for s in block.successors if s not in seen]
                seen.update(following)
                ways += [s.first for s in following]
        return ""

    def _find_before(self, first: Instruction) -> str:
        """In front of the copy, back to barriers."""
        assert first.block is not None, "an instruction of a block"
        ways: list[tuple[Block, Instruction | None]] = [(first.block, first.prev)]
        seen: set[Block] = set()
        while ways:
            block, i = ways.pop()
            while i is not None and i not in self._barriers:
                if i in self._own:
                    return "it is made again, with no barrier and its fences between"
                if reason := self._touches(i):
                    return f"in front of it, with no barrier and its fences between, {reason}"
                i = i.prev
            if i is None:
                before = [b for b in self._forms.flow.before[block] if b not in seen]
                seen.update(before)
                ways += [(b, b.terminator) for b in before]
        return ""

    def _is_met(self, i: Instruction) -> str:
        what = self._memory.orders(i)
        return f"stands {what}: {i.summary}" if what else ""

    def _touches(self, i: Instruction) -> str:
        """What an instruction has to do with what is copied, "" for nothing."""
        memory = self._memory
        if is_opaque(i):
            return f"a call may touch it: {i.summary}"
        what = memory.orders(i)
        if what == "an ordered atomic" or (what == "a fence" and not self._is_constant and i not in self._fences):
            return f"{what} may order it: {i.summary}"
        for access in memory.accesses(i):
            is_near = access.space in (LDS, 0) and memory.may_alias(access, self._group.pairs[0].target)
            if is_near and not self._is_apart(access):
                return f"the same LDS is accessed: {i.summary}"
            if access.writes and not self._is_constant and any(memory.may_alias(access, s) for s in self._sources):
                return f"this may write the source: {i.summary}"
        return ""

    def _is_apart(self, access: Access) -> bool:
        """Surely other bytes: both are known but for numbers that never change."""
        i = access.instruction
        if access.bytes is None or i.block not in self._forms.flow.place or access.is_relative:
            return False
        assert i.block is not None, "an instruction of a block"
        if effect_of(i) or not self._forms.width(access.pointer):
            return False
        found = split_address(self._forms, access.pointer, i.block)
        common = self._group.target.common
        if isinstance(found, str) or found.common != common or any(unknown.homes for unknown, _ in common):
            return False
        parts = self._group.parts
        low = min(int(part.target[part.active].min()) for part in parts)
        high = max(int(part.target[part.active].max()) + part.bytes for part in parts)
        return int(found.base.max()) + access.bytes <= low or int(found.base.min()) >= high

    def _find_fences(self, barrier: Instruction) -> set[Instruction]:
        """The fences in front of a barrier and behind it, none where they are not both there."""
        release = self._find_fence(_back(barrier), "release")
        acquire = self._find_fence(_on(barrier), "acquire")
        return {release, acquire} if release is not None and acquire is not None else set()

    def _find_fence(self, way: Iterator[Instruction], kind: Literal["release", "acquire"]) -> Instruction | None:
        """The first fence of that kind, in front of the first access to memory."""
        for i in way:
            if self._memory.fences_group(i, kind, is_lds_enough=self._is_constant):
                return i
            if self._memory.accesses(i) or is_opaque(i):
                return None
        return None


def _between(first: Instruction, last: Instruction) -> Iterator[Instruction]:
    i = first.next
    while i is not None and i is not last:
        yield i
        i = i.next


def _back(i: Instruction) -> Iterator[Instruction]:
    at = i.prev
    while at is not None:
        yield at
        at = at.prev


def _on(i: Instruction) -> Iterator[Instruction]:
    at = i.next
    while at is not None:
        yield at
        at = at.next
