"""Keys at which lanes may wait, in ascending order: *chains*.

Equal chains are one object, and what they end with is shared: where the lanes of a switch of N ways wait for their turn, the
blocks' N chains consist of N links. What was found of a chain is so found once for all that end with it::

    block 1: 2 -> 3 -> 4 -> end;  block 2: 3 -> 4 -> end (the rest of the first);  …
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from typing import TypeVar, final

T = TypeVar("T")


@final
class Chain:
    """A link: the lowest key, and the ``rest``; the end is false, and behind all keys."""

    __slots__ = ("key", "rest")

    def __init__(self, key: int, rest: Chain | None = None) -> None:
        self.key = key
        self.rest = self if rest is None else rest

    def __bool__(self) -> bool:
        return self.rest is not self

    def links(self) -> Iterator[Chain]:
        """This chain and the rests of it, longest first, without the end."""
        link = self
        while link:
            yield link
            link = link.rest

    def __iter__(self) -> Iterator[int]:
        return (link.key for link in self.links())


END = Chain(sys.maxsize)


def find_links(chains: Iterable[Chain]) -> dict[Chain, None]:
    """The links of chains, each once."""
    found: dict[Chain, None] = {}
    for chain in chains:
        found.update(dict.fromkeys(takewhile(lambda link: link not in found, chain.links())))
    return found


def fold(chain: Chain, known: dict[Chain, T], step: Callable[[int, T], T]) -> T:
    """What ``step`` makes of the lowest key and of what it makes of the rest. ``known``: that of the end, and of all that was
    asked before."""
    for link in reversed(list(takewhile(lambda link: link not in known, chain.links()))):
        known[link] = step(link.key, known[link.rest])
    return known[chain]


@final
class Chains:
    """The chains of one kernel."""

    def __init__(self) -> None:
        self._links: dict[tuple[int, Chain], Chain] = {}
        self._joined: dict[tuple[Chain, Chain], Chain] = {}

    def of(self, keys: Iterable[int]) -> Chain:
        chain = END
        for key in sorted(set(keys), reverse=True):
            chain = self._link(key, chain)
        return chain

    def join(self, one: Chain, other: Chain) -> Chain:
        """The keys of both; ``one`` itself where it has them all."""
        walked: list[tuple[Chain, Chain]] = []
        while one is not other and one and other and (one, other) not in self._joined:
            walked.append((one, other))
            low = min(one.key, other.key)
            one, other = (one.rest if one.key == low else one), (other.rest if other.key == low else other)
        found = self._joined.get((one, other), one or other)
        for pair in reversed(walked):
            found = self._joined[pair] = self._link(min(pair[0].key, pair[1].key), found)
        return found

    def has(self, chain: Chain, key: int) -> bool:
        return self.join(chain, self.of((key,))) is chain

    def _link(self, key: int, rest: Chain) -> Chain:
        found = self._links.get((key, rest))
        if found is None:
            found = self._links[key, rest] = Chain(key, rest)
        return found
