"""Entries of a module that nobody has looked into: lines, of which an entry is made when somebody asks for it.

A module may have ten thousands of variables and metadata nodes that no pass asks for: they are read as lines, go to a copy of the
module as lines, and are printed as such.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, ItemsView, Iterable, Iterator, ValuesView
from itertools import count
from typing import Any, TypeVar, cast, final, overload

from swlds.ir.values import PARSING

K = TypeVar("K")
E = TypeVar("E")
D = TypeVar("D")


@final
class Unread(dict[K, E]):
    """A dict whose values are text until they are asked for; whoever asks gets the same entry each time. The keys are all there.

    C code copies what is a dict past its methods, but for one that is iterated otherwise (``__iter__``).
    """

    __slots__ = ("_has_text", "_make", "_places")

    def __init__(self, make: Callable[[K, str, int], E]) -> None:
        """``make``: the entry of a key, a text and its line, 0 where none is known."""
        super().__init__()
        self._make = make
        self._has_text = False
        self._places: dict[K, int] = {}

    def add_texts(self, keys: Iterable[K], texts: Iterable[str], first: int) -> None:
        """Entries as text, line by line; ``first``: the line of the first."""
        keys = list(keys)
        dict.update(self, cast("Iterable[tuple[K, E]]", zip(keys, texts, strict=True)))
        self._places.update(zip(keys, count(first)))
        self._has_text = True

    def copy_texts(self, other: Unread[K, E]) -> list[K]:
        """Take over what another has as text. Keys of what is more than that, in whose places None stands."""
        read: list[K] = []
        if other._has_text:
            dict.update(self, dict.items(other))
            read = [key for key, entry in dict.items(self) if not isinstance(entry, str)]
        else:
            read = list(other)
            dict.update(self, dict.fromkeys(read, cast("E", None)))
        self._has_text, self._places = other._has_text, other._places.copy()
        return read

    def raw_items(self) -> ItemsView[K, E | str]:
        """Keys, and entries or their text."""
        return cast("ItemsView[K, E | str]", dict.items(self))

    def raw_values(self) -> ValuesView[E | str]:
        """Entries, or their text."""
        return cast("ValuesView[E | str]", dict.values(self))

    def raw(self, key: K) -> E | str:
        """An entry, or its text."""
        return cast("E | str", dict.__getitem__(self, key))

    def differing(self, other: Unread[K, E]) -> list[K]:
        """Keys whose entry another has not, or not as the same text or the equal entry; where one is text and the other is not,
        nothing is known of them."""
        find = cast("Callable[[K], object]", functools.partial(dict.get, other))
        return [key for key, entry in dict.items(self) if (found := find(key)) is not entry and found != entry]

    def _read(self, key: K, text: str) -> E:
        with PARSING:  # in whatever thread it is asked for, there is one entry
            entry: Any = dict.__getitem__(self, key)
            if isinstance(entry, str):
                entry = self._make(key, text, self._places.get(key, 0))
                dict.__setitem__(self, key, entry)
        return cast("E", entry)

    def _read_all(self) -> None:
        if self._has_text:
            for key, entry in [*dict.items(self)]:
                if isinstance(entry, str):
                    self._read(key, entry)
            self._has_text = False

    def __getitem__(self, key: K) -> E:
        entry = dict.__getitem__(self, key)
        return self._read(key, entry) if isinstance(entry, str) else entry

    @overload
    def get(self, key: K, default: None = None, /) -> E | None: ...
    @overload
    def get(self, key: K, default: E, /) -> E: ...
    @overload
    def get(self, key: K, default: D, /) -> E | D: ...
    def get(self, key: K, default: Any = None, /) -> Any:
        entry = dict.get(self, key, default)
        return self._read(key, entry) if isinstance(entry, str) and key in self else entry

    def pop(self, key: K, *default: Any) -> Any:
        self.get(key)
        return dict.pop(self, key, *default)

    def popitem(self) -> tuple[K, E]:
        self._read_all()
        return dict.popitem(self)

    def setdefault(self, key: K, default: Any = None) -> Any:
        self.get(key)
        return dict.setdefault(self, key, default)

    def values(self) -> Any:
        self._read_all()
        return dict.values(self)

    def items(self) -> Any:
        self._read_all()
        return dict.items(self)

    def copy(self) -> dict[K, E]:
        return dict(self.items())

    def __iter__(self) -> Iterator[K]:
        return dict.__iter__(self)

    def __eq__(self, other: object) -> bool:
        self._read_all()
        return dict.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None
