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
#: Of the waves that arrived, by their numbers: their barriers (and the calls that lead there), or the lines of these.
Places = Mapping[int, Any]
Make = Callable[[], tuple[Finding, Instruction]]
_Found = dict[Any, tuple[Finding, Instruction]]


@final
@dataclass(frozen=True, slots=True)
class _Guess:
    """Which waves are ahead, and where they met last. ``naming``: what tells barriers apart, 0 for places, 1 for lines; ``held``:
    phases that it held for; ``is_apart``: whether waves were apart in the last one."""

    ahead: frozenset[int]
    behind: frozenset[int]
    last: Any
    naming: int
    held: int = 0
    is_apart: bool = True

    @property
    def waves(self) -> frozenset[int]:
        return self.ahead | self.behind

    def next(self, names: Places) -> _Guess | None:
        """The guess after another phase; None where it was wrong."""
        if names.keys() != self.waves:
            return None
        ahead, behind = ({names[wave] for wave in waves} for waves in (self.ahead, self.behind))
        if len(ahead) > 1 or behind != {self.last}:
            return None
        return replace(self, last=next(iter(ahead)), held=self.held + 1, is_apart=ahead != behind)

    @property
    def is_met(self) -> bool:
        """It held until the waves that were ahead met one barrier alone."""
        return self.held > 0 and self.is_apart


@final
@dataclass(slots=True)
class Apart:
    """What the phases of a group's barrier were. ``report`` gets findings once it is known how grave they are.

    Barriers are told apart by their lines, as copies of one are one, and by their places, as two of one line may be two: a guess
    by either is enough."""

    report: Report
    _waiting: _Found = field(default_factory=dict)
    #: By the waves that have met so.
    _twins: _Found = field(default_factory=dict)
    _guesses: list[_Guess] = field(default_factory=list)

    @property
    def is_open(self) -> bool:
        """Waves were apart, and it is not known yet why."""
        return bool(self._guesses)

    def phase(self, places: Places, lines: Places, make: Make) -> None:
        """All waves that have not ended have met. ``make``: the finding, where they are at different lines."""
        is_apart = len({*lines.values()}) > 1
        if self._guesses:
            before, names = self._guesses, (places, lines)
            after = [guess.next(names[guess.naming]) for guess in before]
            may_end = not is_apart and places.keys() == before[0].waves  # a wave that is missing has met less often
            is_over = may_end and any(old.is_met for old, new in zip(before, after, strict=True) if new is None)
            self._guesses = [] if is_over else [guess for guess in after if guess is not None]
            if self._guesses:
                if is_apart:
                    self._wait(lines, make)
                return
            self._flush(is_ping_pong=is_over)
        if is_apart:
            self._begin(places, lines, make)

    def meet_by_different_ways(self, waves: Iterable[int], make: Make) -> None:
        """All waves that have not ended have met at one place by different calls, or at copies of it: it is one barrier if they
        meet equally often in the end."""
        _count(self._twins, tuple(waves), make)

    def end(self, arrivals: Mapping[int, int], *, was_cut: bool) -> None:
        """No more phases will be. ``arrivals``: how often each wave has met; ``was_cut``: some were stopped before their end."""
        self._flush(is_ping_pong=len({*arrivals.values()}) == 1 and any(guess.is_met for guess in self._guesses))
        for waves, (finding, instruction) in self._twins.items():
            if not was_cut and len({arrivals[wave] for wave in waves}) > 1:
                self.report(finding, instruction)
        self._twins = {}

    def _begin(self, places: Places, lines: Places, make: Make) -> None:
        self._wait(lines, make)
        self._guesses = [guess for naming, names in enumerate((places, lines)) for guess in _guess(names, naming)]
        if not self._guesses:
            self._flush(is_ping_pong=False)

    def _wait(self, lines: Places, make: Make) -> None:
        _count(self._waiting, frozenset(lines.items()), make)

    def _flush(self, *, is_ping_pong: bool) -> None:
        """Tell what waits."""
        found = [*self._waiting.values()]
        self._waiting, self._guesses = {}, []
        if not is_ping_pong:
            for finding, instruction in found:
                self.report(finding, instruction)
        elif found:
            first, instruction = found[0]
            self.report(replace(first, severity="note", message=_NOTE), instruction)


def _guess(names: Places, naming: int) -> list[_Guess]:
    """Either of two sides may be ahead."""
    sides = [frozenset(w for w, n in names.items() if n == name) for name in dict.fromkeys(names.values())]
    if len(sides) != 2:
        return []
    return [_Guess(ahead, behind, names[next(iter(ahead))], naming) for ahead, behind in (sides, sides[::-1])]


def _count(found: _Found, key: Any, make: Make) -> None:
    """One more of what is found by that key."""
    known = found.get(key)
    found[key] = make() if known is None else (replace(known[0], count=known[0].count + 1), known[1])


_NOTE = "Waves stay one barrier apart on purpose, it seems (a ping-pong schedule): all meet equally often"
