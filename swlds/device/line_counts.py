"""Which lines of global memory the accesses of a launch want, summed over their executions by waves (``layouts.lines``).

All that is kept is a sum, or does not depend on the order in which executions come: both engines count the same. How lanes lie to
one another is shown by one *example*, the first execution of the first wave that came by, and by whether the lanes of all
executions were equally far apart.
"""

from __future__ import annotations

from dataclasses import field
from typing import final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.counts import Counts
from swlds.device.patterns import AccessSite
from swlds.layouts.distinct import distinct
from swlds.layouts.lines import LineCount, count_lines, line_bytes
from swlds.lazy import dataclass

#: Executions of a site that wait until they are counted.
_ROOM = 512


@final
@dataclass(frozen=True, slots=True)
class Example:
    """An execution. ``wave``: its number in the launch; ``offsets``: bytes (i64) from the first active lane's address, 0 in lanes
    that are not ``active``; ``start``: that address modulo 128."""

    wave: int
    offsets: Array
    active: Array
    start: int


@final
@dataclass(slots=True)
class SiteLines:
    """Of one site. ``step``: bytes between neighbouring lanes of all executions, None where they are not equally far apart, or no
    execution had two lanes; ``varies``: executions differ in it."""

    count: LineCount = field(default_factory=LineCount)
    step: int | None = None
    has_step: bool = False
    varies: bool = False
    example: Example | None = None

    def add_steps(self, step: int | None, *, varies: bool = False) -> None:
        """Executions whose lanes are so far apart."""
        self.varies |= varies or (self.has_step and step != self.step)
        self.step, self.has_step = step, True

    def show(self, wave: int, addresses: Array, active: Array) -> None:
        """A first execution of a wave."""
        if self.example is None or wave < self.example.wave:
            start = addresses[int(active.argmax())]
            offsets = np.where(active, (addresses - start).astype(np.int64), 0)
            self.example = Example(wave, offsets, active.copy(), int(start) % 128)


@final
@dataclass
class LineCounter:
    """Counts the lines of one launch. ``counts``: gets executions, which host code has not counted otherwise."""

    processor: str
    counts: Counts | None = None
    found: dict[AccessSite, SiteLines] = field(default_factory=dict)
    _waiting: dict[AccessSite, list[tuple[int, Array, Array]]] = field(default_factory=dict)

    @property
    def line(self) -> int:
        """Bytes of a line."""
        return line_bytes(self.processor)

    def site(self, site: AccessSite) -> SiteLines:
        """What was counted of a site, which may be nothing yet."""
        return self.found.setdefault(site, SiteLines())

    def see(self, site: AccessSite, address: Array, lanes: Array, wave: int) -> None:
        """One execution: addresses (u64) of all lanes, the active ones (bool, one at least), the wave's number in the launch."""
        waiting = self._waiting.setdefault(site, [])
        waiting.append((wave, address.astype(np.uint64), lanes.copy()))
        if len(waiting) >= _ROOM:
            self._count(site)

    def flush(self) -> None:
        """Count what waits."""
        for site in [*self._waiting]:
            self._count(site)

    def _count(self, site: AccessSite) -> None:
        waiting, found = self._waiting.pop(site), self.site(site)
        addresses, active = (np.stack([row[k] for row in waiting]) for k in (1, 2))
        found.count += count_lines(self.processor, site.bytes, addresses, active)
        for step in find_steps(addresses, active):
            found.add_steps(step)
        first = min(range(len(waiting)), key=lambda k: waiting[k][0])
        found.show(waiting[first][0], addresses[first], active[first])


def find_steps(addresses: Array, active: Array) -> list[int | None]:
    """The different distances of neighbouring lanes, of rows of addresses (u64); None for rows without one; rows with one lane
    have none to be found."""
    wanted = active.sum(axis=1) > 1
    if not wanted.any():
        return []
    addresses, active = addresses[wanted].astype(np.int64), active[wanted]
    rows, lanes = np.arange(len(active)), np.arange(active.shape[1], dtype=np.int64)
    first = active.argmax(axis=1)
    rest = active.copy()
    rest[rows, first] = False
    second = rest.argmax(axis=1)
    far, apart = addresses[rows, second] - addresses[rows, first], second - first
    steps = np.sign(far) * (np.abs(far) // apart)
    lines = addresses[rows, first][:, None] + steps[:, None] * (lanes[None, :] - first[:, None])
    is_line = ((addresses == lines) | ~active).all(axis=1)
    return [*distinct(steps[is_line]).tolist(), *([] if is_line.all() else [None])]
