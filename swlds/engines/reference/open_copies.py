"""Copies that are open, by what an access has to look at: sides in LDS and in global memory, written and read.

A copy over the very bytes of an older one of the same wave and kind takes its place: they complete in order, so who meets the
older one meets the newer one, too. A loop of copies without a wait stays linear by that.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, final

from swlds.engines.reference.flight import Copy, Side

_Entry = tuple[Copy, Side]


@final
class OpenCopies:
    """Of all waves of a launch."""

    def __init__(self) -> None:
        self._sides: dict[tuple[int, bool], dict[int, _Entry]] = {}
        self._newest: dict[tuple[Any, ...], int] = {}
        #: Copies -> keys of their sides.
        self._of: dict[int, tuple[Copy, list[tuple[Any, ...]]]] = {}

    def __bool__(self) -> bool:
        return bool(self._of)

    def add(self, copy: Copy) -> None:
        """It was issued."""
        keys: list[tuple[Any, ...]] = []
        for side in copy.sides:
            if not side.at.size:
                continue
            table = self._sides.setdefault((side.granted.space, side.write), {})
            key = (
                id(copy.wave),
                copy.counter,
                copy.is_async,
                copy.kind,
                side.granted.space,
                side.write,
                side.size,
                side.at.tobytes(),
            )
            older = self._newest.get(key)
            if older is not None:
                table.pop(older, None)
            self._newest[key] = id(side)
            table[id(side)] = (copy, side)
            keys.append((*key, id(side)))
        self._of[id(copy)] = (copy, keys)

    def remove(self, copies: Iterable[Copy]) -> None:
        """They are complete."""
        for copy in copies:
            _, keys = self._of.pop(id(copy), (copy, []))
            for *parts, number in keys:
                key = tuple(parts)
                self._sides[key[4], key[5]].pop(number, None)
                if self._newest.get(key) == number:
                    del self._newest[key]

    def drop_group(self, number: int) -> None:
        """A group is over."""
        self.remove([copy for copy, _ in self._of.values() if copy.wave.group.number == number])

    def near(self, space: int, write: bool, low: int, high: int) -> list[_Entry]:
        """Sides that conflict with an access between two addresses, if they share bytes."""
        found: list[_Entry] = []
        for is_written in (True, False) if write else (True,):
            table = self._sides.get((space, is_written), {})
            found += [entry for entry in table.values() if low < entry[1].high and high > entry[1].low]
        return found
