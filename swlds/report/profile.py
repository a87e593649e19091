"""The profile of a launch: how often waves came by each access and each barrier; text, JSON, CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, final

from swlds.device.findings import Location
from swlds.printable import printable
from swlds.report.words import count_noun

SPACES = ("lds", "global")
_NUMBERS = ("executions", "active_lanes", "requested_bytes")


@final
@dataclass(frozen=True, slots=True)
class SiteCount:
    """What was counted at one instruction. ``place``: its location, else where it stands in the input; ``space``: lds or global,
    "" for barriers and fences; ``kind``: load, store, atomic or dma (both sides of a copy between LDS and global memory), or
    barrier, signal, wait, wave barrier, fence; ``use``: read, write, atomic or order; ``bytes``: of a lane, None where lanes
    differ; ``object``: the variable or parameter, None where it may be another; ``executions``: waves that came by;
    ``active_lanes`` and ``requested_bytes``: of all of them."""

    id: int
    function: str
    instruction: str
    location: Location | None
    place: str
    space: str
    kind: str
    use: str
    bytes: int | None
    align: int | None
    object: str | None
    executions: int
    active_lanes: int
    requested_bytes: int

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "location": self.location.as_json() if self.location else None}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> SiteCount:
        return cls(**{**data, "location": Location.from_json(data["location"])})

    @property
    def what(self) -> str:
        """``load 4 B lds``; ``dma read 16 B global``."""
        word = f"dma {self.use}" if self.kind == "dma" else self.kind
        if not self.space:
            return word
        return f"{word} {'? B' if self.bytes is None else f'{self.bytes} B'} {self.space}"


@final
@dataclass(frozen=True)
class Profile:
    """``sites``: accesses in the order of the module; ``orders``: barriers and fences."""

    wave_size: int
    groups: int
    waves: int
    sites: list[SiteCount] = field(default_factory=list)
    orders: list[SiteCount] = field(default_factory=list)

    @property
    def totals(self) -> dict[str, Any]:
        """``barriers``: arrivals of waves; ``instructions``: executions by waves."""
        found: dict[str, Any] = {}
        for space in SPACES:
            executions, lanes, octets = _sum(site for site in self.sites if site.space == space)
            found[space] = {"instructions": executions, "active_lanes": lanes, "requested_bytes": octets}
        arrivals = _sum(order for order in self.orders if order.kind in ("barrier", "signal"))[0]
        fences = _sum(order for order in self.orders if order.kind == "fence")[0]
        return {**found, "barriers": arrivals, "fences": fences, "waves": self.waves}

    def as_json(self) -> dict[str, Any]:
        return {
            "wave_size": self.wave_size,
            "groups": self.groups,
            "totals": self.totals,
            "sites": [site.as_json() for site in self.sites],
            "orders": [order.as_json() for order in self.orders],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Profile:
        """What ``as_json`` wrote."""
        sites, orders = ([SiteCount.from_json(s) for s in data[key]] for key in ("sites", "orders"))
        return cls(data["wave_size"], data["groups"], data["totals"]["waves"], sites, orders)

    def json(self) -> str:
        return json.dumps(self.as_json(), indent=2)

    def text(self, by: str = "site") -> str:
        """A table for people, a row for each site, line, object, or kernel."""
        head = f"{count_noun(self.groups, 'work-group')}, {count_noun(self.waves, 'wave')} of {self.wave_size} lanes"
        titles, rows = self.table(by)
        cells = [titles, *([str(cell) for cell in row] for row in rows)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        start = titles.index("executions")
        stop = start + len(_NUMBERS)
        pads = [str.rjust if start <= k < stop else str.ljust for k in range(len(titles))]
        lines = ["  ".join(pad(c, w) for pad, c, w in zip(pads, row, widths, strict=True)) for row in cells]
        return "\n".join(map(printable, [head, *(line.rstrip() for line in lines)]))

    def csv(self, by: str = "site") -> str:
        """The same table for spreadsheets."""
        stream = io.StringIO()
        titles, rows = self.table(by)
        shown = ([printable(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
        csv.writer(stream, lineterminator="\n").writerows([titles, *shown])
        return stream.getvalue()

    def table(self, by: str = "site") -> tuple[list[str], list[list[Any]]]:
        """(titles, rows): what the rows stand for, then the numbers."""
        titles, key = _KEYS[by]
        rows: dict[tuple[str, ...], list[int]] = {}
        for site in [*self.sites, *self.orders]:
            row = rows.setdefault(key(site), [0, 0, 0])
            row[:] = [old + new for old, new in zip(row, _numbers(site), strict=True)]
        table: list[list[Any]] = [[*names, *numbers] for names, numbers in rows.items()]
        titles = (*titles, "executions", "lanes", "bytes")
        if by != "site":
            return [*titles], table
        for line, site in zip(table, (*self.sites, *self.orders), strict=True):
            line.append(site.instruction)
        return [*titles, "instruction"], table


#: Grouping -> titles, and what tells rows apart.
_KEYS: dict[str, tuple[tuple[str, ...], Callable[[SiteCount], tuple[str, ...]]]] = {
    "site": (("site", "place", "what", "object"), lambda s: (str(s.id), s.place, s.what, s.object or "")),
    "line": (("place", "what"), lambda s: (s.place.rpartition(":")[0] if s.location else s.place, s.what)),
    "object": (("object", "what"), lambda s: (s.object or "", s.what)),
    "kernel": (("what",), lambda s: (s.what,)),
}  # fmt: skip


def _numbers(site: SiteCount) -> tuple[int, int, int]:
    return site.executions, site.active_lanes, site.requested_bytes


def _sum(sites: Iterable[SiteCount]) -> tuple[int, int, int]:
    rows = [_numbers(site) for site in sites]
    executions, lanes, octets = (sum(column) for column in zip(*rows, strict=True)) if rows else (0, 0, 0)
    return executions, lanes, octets
