"""The text that a launch prints: by work-group, in it by work-item, and of one work-item in its order.

So it does not depend on the schedule of waves and groups, nor on the engine. It is bounded: what lies behind the first
``limit`` bytes is left out, and the launch says so.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Callable
from dataclasses import field
from typing import Literal, final

from swlds.device.findings import LateSite
from swlds.device.printf.render import Given
from swlds.lazy import dataclass

Stream = Literal[0, 1]
STDOUT: Stream = 0
STDERR: Stream = 1
#: Work-group and work-item.
Place = tuple[int, int]
#: What a message costs beside its text, of the bound on what is held.
_MESSAGE = 64
#: Times the limit that is held before what lies behind it goes.
_SLACK = 4


@final
@dataclass(slots=True)
class Stored:
    """A buffer that the program fills: it is read when the launch has ended."""

    address: int
    size: int
    place: Place
    site: LateSite


@final
@dataclass(slots=True)
class OpenMessage:
    """A message that comes in several calls: the format, then arguments."""

    place: Place
    stream: Stream
    format: bytes | None = None
    arguments: list[Given] = field(default_factory=list)


@final
@dataclass
class Output:
    """``limit``: bytes of text."""

    limit: int
    is_cut: bool = False
    #: Groups from this one on have no text any more.
    _end: int | None = None
    _groups: dict[int, dict[int, list[tuple[Stream, bytes | Stored]]]] = field(default_factory=dict)
    _held: int = 0
    #: Bytes held at which is looked for what can go.
    _most: int = 0
    _opened: dict[int, OpenMessage] = field(default_factory=dict)
    _count: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __bool__(self) -> bool:
        return bool(self._groups)

    def add(self, place: Place, stream: Stream, text: bytes | Stored) -> None:
        """What a work-item prints."""
        if not text:
            return
        with self._lock:
            group, item = place
            if self._end is not None and group >= self._end:
                self.is_cut = True
                return
            self._groups.setdefault(group, defaultdict(list))[item].append((stream, text))
            self._held += _cost(text)
            if self._held > max(self._most, _SLACK * self.limit + (1 << 16)):
                self._prune()
                self._most = self._held + self.limit

    def has_room(self, size: int) -> bool:
        """For a buffer, or for a part of an open message; else text is missing, which ``is_cut`` says."""
        with self._lock:
            self._held += size
            fits = self._held <= 4 * _SLACK * self.limit + (1 << 16)
            self._held -= 0 if fits else size
            self.is_cut |= not fits
            return fits

    def open(self, message: OpenMessage) -> int:
        """The number of a message that comes in several calls, from 1; 0 where there is no room."""
        if not self.has_room(_MESSAGE):
            return 0
        with self._lock:
            self._count += 1
            self._opened[self._count] = message
            return self._count

    def find(self, number: int, place: Place) -> OpenMessage | None:
        """An open message of a work-item."""
        found = self._opened.get(number)
        return found if found is not None and found.place == place else None

    def close(self, number: int) -> None:
        """The message is complete: what it held is free."""
        with self._lock:
            done = self._opened.pop(number)
            self._held -= _MESSAGE + sum(len(a.data) for a in done.arguments) + len(done.format or b"")

    def _prune(self) -> None:
        """Groups go whose text lies behind the limit whatever comes."""
        total = 0
        for group in sorted(self._groups):
            if total > self.limit:
                self._end = group
                break
            total += sum(len(t) for entries in self._groups[group].values() for _, t in entries if isinstance(t, bytes))
        for group in [g for g in self._groups if self._end is not None and g >= self._end]:
            self._held -= sum(_cost(t) for entries in self._groups.pop(group).values() for _, t in entries)
            self.is_cut = True
        if self._held > _SLACK * self.limit:
            self._end = max(self._groups)  # one group alone has too much: no more of it
            self.is_cut = True

    def texts(self, read: Callable[[Stored], tuple[Stream, bytes]]) -> tuple[bytes, bytes]:
        """What goes to stdout and to stderr; ``read``: what stands in a buffer."""
        found: tuple[list[bytes], list[bytes]] = ([], [])
        left = self.limit
        for group in sorted(self._groups):
            for item in sorted(self._groups[group]):
                for stream, text in self._groups[group][item]:
                    if isinstance(text, Stored):
                        stream, text = read(text)
                    if len(text) > left:
                        self.is_cut = True
                    found[stream].append(text[:left])
                    left -= len(found[stream][-1])
        return b"".join(found[STDOUT]), b"".join(found[STDERR])


def _cost(text: bytes | Stored) -> int:
    return _MESSAGE + (len(text) if isinstance(text, bytes) else 0)
