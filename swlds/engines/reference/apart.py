"""Waves that meet at different barriers: halves of a work-group that stay one barrier apart on purpose, waves with different
tasks, and all others.

In a ping-pong schedule some waves meet at one barrier more before the others begin, and these at one more in the end: each
barrier that the first half comes to, the other half comes to next time, and all have met equally often. The hardware has one
barrier for a group and knows no places, so this is well defined there. So it is where only whole waves part on the way to these
barriers, by what the lanes of a wave cannot differ in (``wave_choices``), as where waves are given different tasks: a note, if
all meet equally often in the end. Where lanes decide, it hangs on the sizes of waves and of the block whether waves stay whole.
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


@final
@dataclass(frozen=True, slots=True)
class Case:
    """Waves that are at different barriers. ``instruction``: the first one; ``is_chosen``: only whole waves part on the ways
    there."""

    finding: Finding
    instruction: Instruction
    is_chosen: bool

    def more(self, times: int) -> Case:
        """The same so often again."""
        return replace(self, finding=replace(self.finding, count=self.finding.count + times))


Make = Callable[[], Case]
_Found = dict[Any, Case]


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
    #: What is no ping-pong and may be a note all the same: who waits where.
    _chosen: _Found = field(default_factory=dict)
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

    def end(self, arrivals: Mapping[int, int], *, was_cut: bool, may_be_chosen: bool) -> None:
        """No more phases will be. ``arrivals``: how often each wave has met; ``was_cut``: some were stopped before their end;
        ``may_be_chosen``: nothing was done that makes untrue what is known of choices."""
        fewest, most = min(arrivals.values()), max(arrivals.values())
        self._flush(is_ping_pong=fewest == most and any(guess.is_met for guess in self._guesses))
        # a wave that was stopped may stand in front of its last barrier, or behind it
        if most - fewest > was_cut or not may_be_chosen:
            self._report(self._chosen.values())
        elif not was_cut:
            self._note(self._chosen.values(), _TASKS)
        for waves, case in self._twins.items():
            if not was_cut and len({arrivals[wave] for wave in waves}) > 1:
                self._report([case])
        self._twins, self._chosen = {}, {}

    def _begin(self, places: Places, lines: Places, make: Make) -> None:
        self._wait(lines, make)
        self._guesses = [guess for naming, names in enumerate((places, lines)) for guess in _guess(names, naming)]
        if not self._guesses:
            self._flush(is_ping_pong=False)

    def _wait(self, lines: Places, make: Make) -> None:
        _count(self._waiting, frozenset(lines.items()), make)

    def _flush(self, *, is_ping_pong: bool) -> None:
        """Tell what waits."""
        found = self._waiting
        self._waiting, self._guesses = {}, []
        if is_ping_pong:
            self._note(found.values(), _PING_PONG)
            return
        self._report(case for case in found.values() if not case.is_chosen)
        for key, case in found.items():
            if case.is_chosen:
                known = self._chosen.get(key)
                self._chosen[key] = case if known is None else known.more(case.finding.count)

    def _report(self, cases: Iterable[Case]) -> None:
        for case in cases:
            self.report(case.finding, case.instruction)

    def _note(self, cases: Iterable[Case], why: str) -> None:
        """One for all."""
        first = next(iter(cases), None)
        if first is not None:
            self.report(replace(first.finding, severity="note", message=why), first.instruction)


def _guess(names: Places, naming: int) -> list[_Guess]:
    """Either of two sides may be ahead."""
    sides = [frozenset(w for w, n in names.items() if n == name) for name in dict.fromkeys(names.values())]
    if len(sides) != 2:
        return []
    return [_Guess(ahead, behind, names[next(iter(ahead))], naming) for ahead, behind in (sides, sides[::-1])]


def _count(found: _Found, key: Any, make: Make) -> None:
    """One more of what is found by that key."""
    found[key] = found[key].more(1) if key in found else make()


_PING_PONG = "Waves stay one barrier apart on purpose, it seems (a ping-pong schedule): all meet equally often"
_TASKS = (
    "Waves meet at different barriers, on purpose, it seems (only whole waves part on the ways there, as where they have"
    " different tasks): all meet equally often, and AMD's barrier counts waves, wherever they stand (undefined in OpenCL C and"
    " HIP)"
)
