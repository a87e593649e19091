"""Slots and what lies in them, for ``private_places``: the bytes of a slot are told apart as its type has them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import field
from typing import Final, TypeAlias, final

from swlds.analysis.call_contexts import Context
from swlds.ir.datalayout import DataLayout
from swlds.ir.model import Instruction
from swlds.ir.types import ArrayType, NamedStructType, StructType, Type, body_of
from swlds.lazy import dataclass

#: Parts of a slot, and elements of an array in it, that are told apart.
_MOST_PARTS = 64


@final
@dataclass(slots=True, eq=False)
class Part:
    """Bytes of a slot, which are accessed together, or are not told apart. ``readers``: loads of it; ``copies``: parts that
    it is copied to; ``is_written``: by something else than a copy. ``differs``: nothing is known of what it holds."""

    holds: Holder
    readers: list[tuple[Context, Instruction]] = field(default_factory=list)
    copies: dict[Part, None] = field(default_factory=dict)
    is_written: bool = False
    differs: bool = False


@final
class Slot:
    """What a lane allocates on its stack, in one context, or an aggregate (``is_value``). Its parts begin at ``starts``; beside
    them: what is stored at bytes that are not known, and all that is stored."""

    def __init__(self, starts: list[int], size: int, *, is_value: bool) -> None:
        self._starts, self._size, self.is_value = starts, size, is_value
        self._parts: dict[int, Part] = {}
        self._among_parts: dict[tuple[int, int, int | None, bool], Part] = {}
        self.anywhere, self.all = Part(Holder()), Part(Holder())
        self.is_known_to_others = False

    def written(self, offset: Offset, size: int | None, copy: Callable[[Part, Part], None]) -> list[Part]:
        """The parts that a store to these bytes changes."""
        if isinstance(offset, range):
            return self._among(offset, size, copy, is_read=False)
        return self._at(offset, size, copy) or [self.anywhere]

    def read(self, offset: Offset, size: int | None, copy: Callable[[Part, Part], None]) -> list[Part]:
        """Where to look for what these bytes hold."""
        if isinstance(offset, range):
            return self._among(offset, size, copy, is_read=True)
        found = self._at(offset, size, copy)
        return [*found, self.anywhere] if found else [self.all]

    def cut(self, offset: int, size: int | None) -> list[tuple[int, int]]:
        """The bytes that belong together, as (first, number), of bytes that are known; else none."""
        if not self._has(offset, size):
            return []
        assert size is not None
        begins = [offset, *(s for s in self._starts if offset < s < offset + size)]
        return [(a, b - a) for a, b in zip(begins, [*begins[1:], offset + size], strict=True)]

    def _among(
        self, offset: range, size: int | None, copy: Callable[[Part, Part], None], *, is_read: bool
    ) -> list[Part]:
        """One part that stands for all of these bytes, copied from them or to them, however many accesses there are."""
        key = offset.start, offset.stop, size, is_read
        if key not in self._among_parts:
            inner = self._at(offset.start, None if size is None else len(offset) - 1 + size, copy)
            made = Part(Holder()) if inner else self.all if is_read else self.anywhere
            for part in inner:
                copy(*((part, made) if is_read else (made, part)))
            if inner and is_read:
                copy(self.anywhere, made)
            self._among_parts[key] = made
        return [self._among_parts[key]]

    def _has(self, offset: int | None, size: int | None) -> bool:
        return offset is not None and size is not None and 0 <= offset < offset + size <= self._size

    def _at(self, offset: int | None, size: int | None, copy: Callable[[Part, Part], None]) -> list[Part]:
        if not self._has(offset, size):
            return []
        assert offset is not None and size is not None
        numbers = range(bisect_right(self._starts, offset) - 1, bisect_left(self._starts, offset + size))
        for k in numbers:
            if k not in self._parts:
                self._parts[k] = Part(Holder())
                copy(self._parts[k], self.all)
        return [self._parts[k] for k in numbers]


#: A byte of a slot; one of some that lie side by side; None: any.
Offset: TypeAlias = int | range | None
#: A slot and a byte of it, or one of the two below.
Place: TypeAlias = "tuple[Slot | None, Offset]"
Listener: TypeAlias = Callable[[Place], None]
ELSEWHERE: Final[Place] = (None, 0)
UNKNOWN: Final[Place] = (None, 1)


@final
class Holder:
    """A value, or bytes of memory, that may hold pointers; ``listeners`` are told each place once."""

    __slots__ = ("listeners", "places")

    def __init__(self, *places: Place) -> None:
        self.places: dict[Place, None] = dict.fromkeys(places)
        self.listeners: list[Listener] = []


def add_steps(offset: Offset, steps: Offset) -> Offset:
    if isinstance(offset, int) and isinstance(steps, int):
        return offset + steps
    if offset is None or steps is None:
        return None
    (first, last), (least, most) = map(_ends, (offset, steps))
    return range(first + least, last + most + 1)


def _ends(offset: int | range) -> tuple[int, int]:
    return (offset, offset) if isinstance(offset, int) else (offset.start, offset.stop - 1)


def find_pieces(
    source: Slot, at: Offset, to: Offset, size: int | None
) -> list[tuple[int | None, int | None, int | None]]:
    """What a copy moves together: from, to, bytes."""
    if not (isinstance(at, int) and isinstance(to, int)):
        return [(None, None, None)]
    return [(first, to + first - at, n) for first, n in source.cut(at, size)] or [(None, None, None)]


def find_starts(type_: Type, layout: DataLayout) -> list[int]:
    """Where parts of a slot of that type begin."""
    found = set[int]()
    for start in _walk(type_, layout):
        found.add(start)
        if len(found) > _MOST_PARTS:
            return [0]
    return sorted(found) or [0]


def _walk(type_: Type, layout: DataLayout) -> Iterator[int]:
    work: list[tuple[int, Type]] = [(0, type_)]
    while work:
        start, type_ = work.pop()
        body = body_of(type_)
        if isinstance(body, StructType) and isinstance(type_, (StructType, NamedStructType)):
            work += ((start + layout.offset_of(type_, k), e) for k, e in enumerate(body.elements))
        elif isinstance(body, ArrayType) and 0 < body.count <= _MOST_PARTS:
            step = layout.size_of(body.element)
            work += ((start + k * step, body.element) for k in range(body.count))
        else:
            yield start
