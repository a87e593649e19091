"""The object table: every variable, buffer, allocation and stack slot a pointer may belong to.

An object's number is the *tag* that pointers carry. Bounds are kept in NumPy columns (``low``, ``size``, ``state``,
``space``), so that engines check a whole wave at once and compiled code reads them by address. ``low`` is in the
object's own address space: an LDS offset, a private offset or a device address. ``info`` holds what only messages need.
"""

from __future__ import annotations

import bisect
import functools
import operator
from dataclasses import field
from itertools import compress
from typing import final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.findings import LateSite, ObjectRef, Site, known_site
from swlds.device.guards import U8
from swlds.device.lazy_pages import private_pages
from swlds.lazy import dataclass

#: States of an object.
FREE, LIVE, DEAD = 0, 1, 2
#: Flags of an object. BUFFER: a store of uninitialised data is reported. ALWAYS_INIT: has no initialisation shadow.
#: OFFSET_ONLY: a translated LDS pointer, an offset into a block. LAYOUT: metadata that holds such offsets.
#: SLOT: the LDS word that holds a block's address. BLOCK: the block that stands for a work-group's LDS.
READ_ONLY, BUFFER, HEAP, OFFSET_ONLY, ALWAYS_INIT, LAYOUT, SLOT, BLOCK = 1, 2, 4, 8, 16, 32, 64, 128
#: A tag that says: made from two objects, so go by the address.
AMBIGUOUS = 1
CAPACITY = 1 << 22
#: Numbers that the heap leaves for what launches make themselves.
_SPARE = 1 << 16


@final
@dataclass(slots=True)
class ObjectInfo:
    """What messages say about an object. ``space``: lds, global, heap, private, constant, code, asan-shadow; ``name``: its
    symbol; ``made``: where it was allocated, or what finds that out; ``source_name``: what the source calls it, where that is
    another name."""

    space: str
    name: str
    made: LateSite | None = None
    freed: Site | None = None
    #: Heap: the work-group that allocated it.
    group: int = -1
    source_name: str = ""
    #: It stands for memory of which nobody knows any more where it began: there are no offsets in it.
    is_lost: bool = False

    @property
    def allocated(self) -> Site | None:
        """Where it was allocated."""
        self.made = None if self.made is None else known_site(self.made)
        return self.made

    @property
    def title(self) -> str:
        """What people call it."""
        return self.source_name or self.name

    def reference(self, size: int, offset: int) -> ObjectRef:
        """The object as a finding names it."""
        return ObjectRef(self.space, self.name, size, 0 if self.is_lost else offset, self.source_name)


@final
@dataclass(eq=False, slots=True)
class OwnObjects:
    """The objects of one launch, put aside: columns up to the first number that is free, infos, and those in global memory by
    address."""

    columns: list[Array]
    info: dict[int, ObjectInfo]
    places: list[tuple[int, int]]


@final
@dataclass
class ObjectTable:
    """Objects by number (from 2; 0 is no object, 1 is ``AMBIGUOUS``)."""

    low: Array = field(init=False)
    size: Array = field(init=False)
    state: U8 = field(init=False)
    space: U8 = field(init=False)
    flags: U8 = field(init=False)
    info: dict[int, ObjectInfo] = field(default_factory=dict)
    #: Live objects in global memory by start address, for pointers without a tag.
    starts: list[int] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    #: Object -> what it was added for -> the objects that are parts of it (variables of a lowered block).
    parts: dict[int, dict[int, int]] = field(default_factory=dict)
    #: Objects that stay when a launch ends: number -> first address. They count down from the end of the columns, so that the
    #: numbers of a launch's own objects, which machine code contains, do not depend on them.
    kept: dict[int, int] = field(default_factory=dict)
    _next: int = 2
    _lowest_kept: int = CAPACITY
    _recycled: list[int] = field(default_factory=list)
    _recycled_kept: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.low, self.size = (_column(np.uint64) for _ in range(2))
        self.state, self.space, self.flags = (_column(np.uint8) for _ in range(3))

    @functools.cached_property
    def addresses(self) -> dict[str, int]:
        """Where the columns lie in the host's memory."""
        columns = ("low", "size", "state", "space", "flags")
        return {f"object_{name}": int(getattr(self, name).ctypes.data) for name in columns}

    @property
    def count(self) -> int:
        """How many numbers have been given out, those of kept objects aside."""
        return self._next - 2

    @property
    def is_full(self) -> bool:
        """There is hardly a number left."""
        return not self._recycled and self._next + _SPARE >= self._lowest_kept

    @property
    def _columns(self) -> tuple[Array, ...]:
        return self.low, self.size, self.state, self.space, self.flags

    def copy_own(self) -> OwnObjects | None:
        """All objects but those that are kept; None where some have parts, or some were forgotten."""
        if self.parts or self._recycled:
            return None
        places = [(low, n) for low, n in zip(self.starts, self.numbers, strict=True) if n < self._next]
        columns = [column[: self._next].copy() for column in self._columns]
        return OwnObjects(columns, {n: i for n, i in self.info.items() if n < self._next}, places)

    def put_own(self, own: OwnObjects) -> None:
        """The objects that were put aside, where there are none but those that are kept (``clear``)."""
        assert self._next == 2, "another launch's objects are there"
        self._next = len(own.columns[0])
        assert self._next <= self._lowest_kept, "more live objects than the object table holds"
        for column, content in zip(self._columns, own.columns, strict=True):
            column[: self._next] = content
        self.info |= own.info
        places = sorted([*own.places, *zip(self.starts, self.numbers, strict=True)])
        self.starts, self.numbers = [low for low, _ in places], [number for _, number in places]

    def clear(self) -> None:
        """No objects but those that are kept."""
        # In an order in which it may end anywhere, by an exception out of a signal handler, and is made good the next time.
        used = slice(0, self._next)
        for column in self._columns:
            column[used] = 0
        kept = sorted(self.kept.items(), key=operator.itemgetter(1))
        self.info = {number: self.info[number] for number, _ in kept}
        self.parts, self._recycled = {}, []
        self.starts, self.numbers = [low for _, low in kept], [number for number, _ in kept]
        self._next = 2

    def add(
        self, info: ObjectInfo, address_space: int, low: int, size: int, flags: int = 0, *, findable: bool = True
    ) -> int:
        """Register a live object; returns its number. Objects in global memory can be found by address unless they
        are parts of others (``findable`` False)."""
        number = self._recycled.pop() if self._recycled else self._next
        if number == self._next:
            assert number < self._lowest_kept, "more live objects than the object table holds"
            self._next += 1
        self._fill(number, info, address_space, low, size, flags, findable)
        return number

    def keep(self, info: ObjectInfo, low: int, size: int, flags: int) -> int:
        """``add`` an object in global memory that stays when a launch ends, until it is forgotten."""
        number = self._recycled_kept.pop() if self._recycled_kept else self._lowest_kept - 1
        self._lowest_kept = min(self._lowest_kept, number)
        assert number >= self._next, "more live objects than the object table holds"
        self._fill(number, info, 1, low, size, flags, True)
        self.kept[number] = low  # once all else is there
        return number

    def _fill(
        self, number: int, info: ObjectInfo, address_space: int, low: int, size: int, flags: int, findable: bool
    ) -> None:
        self.low[number], self.size[number] = low, size
        self.state[number], self.space[number], self.flags[number] = LIVE, address_space, flags
        self.info[number] = info
        if address_space == 1 and findable:
            at = bisect.bisect_left(self.starts, low)
            self.starts.insert(at, low)
            self.numbers.insert(at, number)

    def reference(self, number: int, address: int) -> ObjectRef:
        """The object as a finding names it; ``address``: in the object's own address space."""
        return self.info[number].reference(int(self.size[number]), address - int(self.low[number]))

    def kill(self, number: int) -> None:
        """The object is freed; its number stays known, so that use after free names it."""
        self.state[number] = DEAD
        for part in self.parts.get(number, {}).values():
            self.state[part] = DEAD

    def forget(self, number: int) -> None:
        """The object's address is reused: it can no longer be named, and its number is free again."""
        if self.space[number] == 1:
            at = bisect.bisect_left(self.starts, int(self.low[number]))
            if at < len(self.numbers) and self.numbers[at] == number:
                del self.starts[at], self.numbers[at]
        for part in self.parts.pop(number, {}).values():
            self.forget(part)
        self.state[number] = FREE
        self.info.pop(number, None)
        (self._recycled if self.kept.pop(number, None) is None else self._recycled_kept).append(number)

    def forget_from(self, first: int) -> None:
        """Objects with this number and larger ones are gone, but for those that are kept: as if none had been added."""
        gone = range(first, self._next)
        for column in self._columns:
            column[first : self._next] = 0
        for number in gone:
            self.info.pop(number, None)
            self.parts.pop(number, None)
        stays = [number not in gone for number in self.numbers]
        self.starts, self.numbers = list(compress(self.starts, stays)), list(compress(self.numbers, stays))
        self._recycled = [number for number in self._recycled if number < first]
        self._next = first

    @property
    def next_number(self) -> int:
        """The first one that was not given out."""
        return self._next

    def find_global(self, address: int) -> int:
        """The object (live or freed, not forgotten) in global memory that holds the address, 0 for none."""
        at = bisect.bisect_right(self.starts, address) - 1
        if at < 0:
            return 0
        number = self.numbers[at]
        return number if address < self.starts[at] + max(1, int(self.size[number])) else 0

    def find_nearest(self, address: int) -> int:
        """The object in global memory nearest to an address that belongs to none, 0 when there is none."""
        at = bisect.bisect_right(self.starts, address)
        around = [i for i in (at - 1, at) if 0 <= i < len(self.starts)]
        return min((self.numbers[i] for i in around), key=lambda number: self.distance(number, address), default=0)

    def distance(self, number: int, address: int) -> int:
        """Bytes from an object to an address that is not in it."""
        start = int(self.low[number])
        return start - address if address < start else address - start - int(self.size[number]) + 1


def _column(dtype: type) -> Array:
    """A column that is committed as it is used, so that its address never changes. Host code gathers words from it: a word
    at the last element is inside, too."""
    return np.frombuffer(private_pages(CAPACITY * np.dtype(dtype).itemsize + 4), dtype, CAPACITY)
