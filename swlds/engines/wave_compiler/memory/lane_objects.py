"""The objects that the lanes of an access go to: looked up by their tags, or chosen among a few that are known.

Both say the same of them: which kinds of memory they may lie in, and which of these it is; where they begin, how many addresses
from there on are inside, and what is wrong with them whatever the address is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, final

from swlds.device.address_space import GLOBAL, LDS, LDS_APERTURE, PRIVATE, PRIVATE_APERTURE
from swlds.device.objects import LIVE
from swlds.engines.wave_compiler.flat.flatten import FlatValue
from swlds.engines.wave_compiler.flat.provenance import MIXED, Symbol
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.memory.memory_code import MemoryCode
from swlds.engines.wave_compiler.memory.place import Place
from swlds.engines.wave_compiler.memory.places import place_of
from swlds.engines.wave_compiler.tags.object_table import column, field
from swlds.engines.wave_compiler.values import arithmetic

_NUMBERS = {"global": GLOBAL, "block": GLOBAL, "lds": LDS, "private": PRIVATE}
_APERTURES = {"lds": LDS_APERTURE << 32, "private": PRIVATE_APERTURE << 32}
#: Larger than any object: the size of a place whose bounds are checked already.
_EVERYTHING = str(1 << 40)


class LaneObjects(Protocol):
    """``kinds``: of memory that they may lie in: global, block (the group's lowered one), lds, private; ``is_uniform``: all lanes
    have one object."""

    kinds: list[str]
    is_uniform: bool

    def wrong(self) -> Lanes:
        """Lanes that may access nothing, or none of these kinds."""

    def low(self) -> Lanes:
        """Where they begin, in the pointer's own numbers."""

    def count(self, size: int) -> Lanes:
        """Addresses from there on at which ``size`` bytes are inside."""

    def is_kind(self, kind: str) -> Lanes:
        """Lanes whose object is of that kind of memory."""

    def place(self, kind: str) -> Place:
        """Where those go: to the object; where lanes have objects of their own all of that memory, and checked."""


@final
class TaggedObjects:
    """By the launch's table of objects. ``banned``: flags of those that may not be accessed so; ``is_own``: a block of the heap
    that only one lane reaches; ``type_``: of the address."""

    def __init__(
        self, t: MemoryCode, tag: Lanes, kinds: list[str], banned: int, *, is_flat: bool, is_own: bool
    ) -> None:
        self.t, self.kinds, self._is_flat, self._is_own = t, kinds, is_flat, is_own
        self.is_uniform = tag.uniform is not None
        self._start, self._room = column(t, "object_low", tag, "i64"), column(t, "object_size", tag, "i64")
        self._space = column(t, "object_space", tag, "i8")
        state, flags = column(t, "object_state", tag, "i8"), column(t, "object_flags", tag, "i8")
        wrong = arithmetic.simple(t, "and", flags, arithmetic.constant("i32", banned))
        self._bad = arithmetic.simple(
            t,
            "or",
            arithmetic.compare(t, "ne", state, arithmetic.constant("i32", LIVE)),
            arithmetic.compare(t, "ne", wrong, arithmetic.constant("i32", 0)),
        )

    def wrong(self) -> Lanes:
        t, allowed = self.t, arithmetic.constant("i1", "false")
        for kind in self.kinds:
            allowed = arithmetic.simple(t, "or", allowed, self.is_kind(kind))
        return arithmetic.simple(t, "or", self._bad, arithmetic.invert(t, allowed))

    def low(self) -> Lanes:
        t, low = self.t, self._start
        for kind, aperture in _APERTURES.items() if self._is_flat else ():
            moved = arithmetic.simple(t, "add", self._start, arithmetic.constant("i64", aperture))
            low = arithmetic.choose(t, self.is_kind(kind), moved, low)
        return low

    def count(self, size: int) -> Lanes:
        t, zero = self.t, arithmetic.constant("i64", 0)
        room = arithmetic.simple(t, "sub", self._room, arithmetic.constant("i64", size - 1))
        return arithmetic.choose(t, arithmetic.compare(t, "sgt", room, zero), room, zero)

    def is_kind(self, kind: str) -> Lanes:
        t = self.t
        found = arithmetic.compare(t, "eq", self._space, arithmetic.constant("i32", _NUMBERS[kind]))
        if kind not in ("global", "block") or not t.image.lowered:
            return found
        start, size = (Lanes("i64", uniform=field(t, name, "i64")) for name in ("block", "block_size"))
        inside = arithmetic.compare(t, "ult", arithmetic.simple(t, "sub", self._start, start), size)
        return arithmetic.simple(t, "and", found, arithmetic.invert(t, inside) if kind == "global" else inside)

    def place(self, kind: str) -> Place:
        """Its object may be any: races are watched at all of them, but for a lane's own block of the heap."""
        t, memory, stack = self.t, self.t.memory, self.t.memory.stack
        low, size = "0", _EVERYTHING
        if self.is_uniform:
            low, size = str(self._start.uniform), str(self._room.uniform)
            low = t.w.pure(f"add i64 {low}, {_APERTURES[kind]}") if self._is_flat and kind in _APERTURES else low
        if kind == "private":
            planes = (stack.private, stack.private_init)
            place = Place(PRIVATE, low, size, *planes, lane_stride=stack.stride)
        elif kind == "lds":
            place = Place(LDS, low, size, memory.lds, memory.lds_init, watch=not self._is_own)
        else:
            planes = (memory.host_base, memory.init_base)
            place = Place(GLOBAL, low, size, *planes, watch=not self._is_own, is_local=kind == "block")
        if kind != "private":
            place.symbol = None if self._is_own else Symbol("block") if self.kinds == ["block"] else MIXED
        place.is_checked = not self.is_uniform
        return place


@final
class ChosenObjects:
    """Some of which the access has the number of one (``tags/choices.py``). ``type_``: of the address."""

    def __init__(self, t: MemoryCode, pointer: FlatValue, type_: str, *, is_write: bool) -> None:
        assert t.current is not None
        self.t, self._type, self._symbol = t, type_, t.choices.symbol(t.current, pointer)
        (self._number,) = t.value(t.choices.numbers[t.current, pointer])
        self.is_uniform = self._number.uniform is not None
        #: Numbers and places; what has none leads to no bytes.
        self._places: dict[int, Place | None] = {
            number: None if symbol is None else place_of(t.memory, symbol, pointer, is_write)
            for symbol, number in t.choices.objects[t.current, pointer].items()
        }
        self.kinds = list(dict.fromkeys(_kind(p) for p in self._places.values() if p is not None))

    def wrong(self) -> Lanes:
        return arithmetic.constant("i1", "false")

    def low(self) -> Lanes:
        return self._choose(self._type, lambda p: bounds.limits(self.t, p, self._type, 1)[0])

    def count(self, size: int) -> Lanes:
        return self._choose(self._type, lambda p: bounds.limits(self.t, p, self._type, size)[1])

    def is_kind(self, kind: str) -> Lanes:
        t, found = self.t, arithmetic.constant("i1", "false")
        for number, place in self._places.items():
            if place is not None and _kind(place) == kind:
                is_it = arithmetic.compare(t, "eq", self._number, arithmetic.constant("i32", number))
                found = arithmetic.simple(t, "or", found, is_it)
        return found

    def place(self, kind: str) -> Place:
        memory = self.t.memory
        first, *others = (p for p in self._places.values() if p is not None and _kind(p) == kind)
        place = replace(first, low="0", size=_EVERYTHING, end=0, symbol=None)
        if any(replace(p, low="0", size=_EVERYTHING, end=0, symbol=None) != place for p in others):
            place.init, place.is_asked, place.holds_tags = memory.init_base, None, True
        if self.is_uniform:
            place.low = str(self._choose("i64", lambda p: p.low).uniform)
            place.size = str(self._choose("i64", lambda p: p.size).uniform)
        ends = [p.end for p in (first, *others)]
        place.end = max(ends) if all(ends) else 0
        place.symbol, place.is_checked = self._symbol, not self.is_uniform
        return place

    def _choose(self, type_: str, text: Callable[[Place], str]) -> Lanes:
        """What the number says of these; 0 of what has no place."""
        t = self.t
        texts = {n: "0" if place is None else text(place) for n, place in self._places.items()}
        *_, last = texts.values()
        found = Lanes(type_, uniform=last)
        for number, each in texts.items():
            if each != last:
                is_it = arithmetic.compare(t, "eq", self._number, arithmetic.constant("i32", number))
                found = arithmetic.choose(t, is_it, Lanes(type_, uniform=each), found)
        return found


def _kind(place: Place) -> str:
    return "lds" if place.space == LDS else "block" if place.is_local else "global"


__all__ = ["ChosenObjects", "LaneObjects", "TaggedObjects"]
