"""Waves that meet at different barriers: halves of a work-group that stay one barrier apart on purpose, and all others.

In a ping-pong schedule some waves meet at one barrier more before the others begin, and these at one more in the end: each
barrier that the first half comes to, the other half comes to next time, and all have met equally often. The hardware has one
barrier for a group and knows no places, so this is well defined there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace
from typing import Any, final

from swlds.device.findings import Finding
from swlds.ir.model import Instruction
from swlds.lazy import dataclass

Report = Callable[[Finding, Instruction], None]
#: Places of the waves that arrived, by their numbers.
Places = Mapping[int, Any]
Make = Callable[[], tuple[Finding, Instruction]]
_Found = dict[Any, tuple[Finding, Instruction]]


@final
@dataclass(frozen=True, slots=True)
class _Guess:
    """Which waves are ahead, and where they met last."""

    ahead: frozenset[int]
    behind: frozenset[int]
    last: Any

    def next(self, places: Places) -> _Guess | None:
        """The guess after another phase; None where it was wrong."""
        if places.keys() != self.ahead | self.behind:
            return None
        ahead, behind = ({places[wave] for wave in waves} for waves in (self.ahead, self.behind))
        if len(ahead) > 1 or behind != {self.last}:
            return None
        return replace(self, last=next(iter(ahead)))


@final
@dataclass(slots=True)
class Apart:
    """What the phases of a group's barrier were. ``report`` gets findings once it is known how grave they are."""

    report: Report
    _waiting: _Found = field(default_factory=dict)
    #: By the waves that have met so.
    _twins: _Found = field(default_factory=dict)
    _guesses: list[_Guess] = field(default_factory=list)
    #: Phases that a guess held for; whether waves were apart in the last one.
    _held: int = 0
    _is_apart: bool = False

    @property
    def is_open(self) -> bool:
        """Waves were apart, and it is not known yet why."""
        return bool(self._guesses)

    def phase(self, places: Places, make: Make) -> None:
        """All waves that have not ended have met. ``make``: the finding, where they are at different places."""
        is_apart = len({*places.values()}) > 1
        if self._guesses:
            self._guesses = [after for guess in self._guesses if (after := guess.next(places)) is not None]
            if self._guesses:
                self._held += 1
                self._is_apart = is_apart
                if is_apart:
                    self._wait(places, make)
                return
            self._flush(is_ping_pong=not is_apart)
        if is_apart:
            self._begin(places, make)

    def meet_by_different_ways(self, waves: Iterable[int], make: Make) -> None:
        """All waves that have not ended have met at one place by different calls, or at copies of it: it is one barrier if they
        meet equally often in the end."""
        _count(self._twins, tuple(waves), make)

    def end(self, arrivals: Mapping[int, int], *, was_cut: bool) -> None:
        """No more phases will be. ``arrivals``: how often each wave has met; ``was_cut``: some were stopped before their end."""
        self._flush(is_ping_pong=len({*arrivals.values()}) == 1)
        for waves, (finding, instruction) in self._twins.items():
            if not was_cut and len({arrivals[wave] for wave in waves}) > 1:
                self.report(finding, instruction)
        self._twins = {}

    def _begin(self, places: Places, make: Make) -> None:
        self._wait(places, make)
        sides = [frozenset(w for w, p in places.items() if p == place) for place in dict.fromkeys(places.values())]
        if len(sides) != 2:
            self._flush(is_ping_pong=False)
            return
        pairs = (sides, sides[::-1])
        self._guesses = [_Guess(ahead, behind, places[next(iter(ahead))]) for ahead, behind in pairs]
        self._held, self._is_apart = 0, True

    def _wait(self, places: Places, make: Make) -> None:
        _count(self._waiting, frozenset(places.items()), make)

    def _flush(self, *, is_ping_pong: bool) -> None:
        """Tell what waits. Ping-pong: the guess held until the waves that were ahead met one barrier alone."""
        found = [*self._waiting.values()]
        is_note = is_ping_pong and self._held > 0 and self._is_apart
        self._waiting, self._guesses, self._held = {}, [], 0
        if not is_note:
            for finding, instruction in found:
                self.report(finding, instruction)
        elif found:
            first, instruction = found[0]
            self.report(replace(first, severity="note", message=_NOTE), instruction)


def _count(found: _Found, key: Any, make: Make) -> None:
    """One more of what is found by that key."""
    known = found.get(key)
    found[key] = make() if known is None else (replace(known[0], count=known[0].count + 1), known[1])


_NOTE = "Waves stay one barrier apart on purpose, it seems (a ping-pong schedule): all meet equally often"
