"""The profile of a launch: how often waves came by each access, barrier, fence and wait; text, JSON, CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, field, replace
from typing import TYPE_CHECKING, Any, final

from swlds.device.findings import Location
from swlds.errors import OptionError
from swlds.ir.demangling import plain_name
from swlds.ir.source_names import function_title
from swlds.lazy import dataclass
from swlds.printable import printable
from swlds.report.bank_costs import TITLES, LdsCost, StaticCost, UsedRow, cells, doubt, total_cost
from swlds.report.lane_strip import LaneStrip
from swlds.report.line_costs import LINE_TITLES, LineCost, StaticLines, line_cells, total_lines
from swlds.report.words import count_noun
from swlds.words import knows_words, refuse_unknown, shown

if TYPE_CHECKING:
    from swlds.layouts.banks import Pattern

SPACES = ("lds", "global")
#: Sites of each space that pictures may show.
DRAWN = 48


@final
@dataclass(frozen=True, slots=True)
class SiteCount:
    """What was counted at one instruction. ``place``: its location, else where it stands in the input; ``space``: lds or global,
    "" for what orders; ``kind``: load, store, atomic or dma (both sides of a copy between LDS and global memory), or barrier,
    signal, wait, wave barrier, fence, counter wait; ``use``: read, write, atomic or order; ``bytes``: of a lane, None where lanes
    differ; ``object``: the variable or parameter, None where it may be another; ``executions``: waves that came by;
    ``active_lanes`` and ``requested_bytes``: of all of them; ``lds``: what it costs there, None where that is not known;
    ``lines``: of global memory, "global" in the JSON; ``static``: what is known of that without execution."""

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
    lds: LdsCost | None = None
    lines: LineCost | None = None
    static: StaticCost | StaticLines | None = None
    #: What reports call a variable, where that is not its symbol.
    source_name: str = field(default="", compare=False)

    def as_json(self, *, whole: bool = False) -> dict[str, Any]:
        """``whole``: with what tells where the source is."""
        location = self.location.as_json(whole=whole) if self.location else None
        found = {**asdict(self), "location": location}
        del found["lines"]
        if not self.source_name:
            del found["source_name"]
        static = found.pop("static")
        return {**found, "global": self.lines.as_json() if self.lines else None, "static": static}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> SiteCount:
        location, lds = Location.from_json(data["location"]), LdsCost.from_json(data["lds"])
        static = StaticLines.from_json(data["static"]) if data["global"] else StaticCost.from_json(data["static"])
        lines = LineCost.from_json(data["global"])
        rest = {k: v for k, v in data.items() if k != "global"}
        return cls(**{**rest, "location": location, "lds": lds, "lines": lines, "static": static})

    @property
    def object_title(self) -> str:
        """The object in a table, by the name that findings have."""
        return self.source_name or plain_name(self.object or "")

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
    """``sites``: accesses in the order of the module; ``orders``: barriers, fences and waits; ``bank_rows``: those by which
    LDS accesses were counted, None where the target's banks are not known."""

    wave_size: int
    groups: int
    waves: int
    sites: list[SiteCount] = field(default_factory=list)
    orders: list[SiteCount] = field(default_factory=list)
    bank_rows: list[UsedRow] | None = None
    #: By site: the patterns of LDS accesses that were kept, and whether these are all. They are not in the JSON.
    observed: dict[int, tuple[tuple[Pattern, ...], bool]] = field(default_factory=dict, compare=False, repr=False)
    #: Where the variables and parameters in LDS begin, in bytes; not in the JSON either.
    lds_offsets: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    #: By site of global memory: one execution, for a picture.
    strips: dict[int, LaneStrip | None] = field(default_factory=dict, compare=False, repr=False)

    @knows_words(OptionError)
    def patterns(self, site: SiteCount | int) -> tuple[Pattern, ...]:
        """How waves came by an LDS access (or the site with that id): lanes' offsets, which lanes, how often. Of more than 256
        different patterns a sample, see ``has_all_patterns``; none of a profile that was read from JSON."""
        return self.observed.get(site if isinstance(site, int) else site.id, ((), True))[0]

    @knows_words(OptionError)
    def has_all_patterns(self, site: SiteCount | int) -> bool:
        """Are those the patterns of all executions?"""
        return self.observed.get(site if isinstance(site, int) else site.id, ((), True))[1]

    @property
    def totals(self) -> dict[str, Any]:
        """``barriers``: arrivals of waves; ``instructions``: executions by waves."""
        found: dict[str, Any] = {}
        for space in SPACES:
            executions, lanes, octets = _sum(site for site in self.sites if site.space == space)
            found[space] = {"instructions": executions, "active_lanes": lanes, "requested_bytes": octets}
        found["lds"] |= total_cost((site.lds for site in self.sites), self.bank_rows is not None)
        found["global"] |= total_lines(site.lines for site in self.sites)
        arrivals = _sum(order for order in self.orders if order.kind in ("barrier", "signal"))[0]
        fences = _sum(order for order in self.orders if order.kind == "fence")[0]
        return {**found, "barriers": arrivals, "fences": fences, "waves": self.waves}

    @knows_words(OptionError)
    def as_json(self, *, processor: str | None = None) -> dict[str, Any]:
        """``processor``: with what pictures show of its accesses, which scripts are not promised."""
        drawn = {} if processor is None else {"drawn": self._drawn(processor)}
        return {
            **drawn,
            "wave_size": self.wave_size,
            "groups": self.groups,
            "totals": self.totals,
            "sites": [site.as_json(whole=processor is not None) for site in self.sites],
            "orders": [order.as_json() for order in self.orders],
            "bank_rows": None if self.bank_rows is None else [asdict(row) for row in self.bank_rows],
        }

    def _drawn(self, processor: str) -> dict[str, Any]:
        """Of the sites that cost most: the worst pattern of LDS, an execution of global memory."""
        lds = sorted((s for s in self.sites if s.lds and s.id in self.observed), key=_cost_order)[:DRAWN]
        worst = {s.id: worst_pattern(processor, self.patterns(s)) for s in lds}
        patterns = {str(k): asdict(p) for k, p in worst.items() if p is not None}
        lines = sorted((s for s in self.sites if s.lines), key=_cost_order)[:DRAWN]
        strips = {str(s.id): strip.as_json() for s in lines if (strip := self.strips.get(s.id)) is not None}
        return {"patterns": patterns, "strips": strips}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Profile:
        """What ``as_json`` wrote. Of patterns there is the worst, where pictures were asked for."""
        sites, orders = ([SiteCount.from_json(s) for s in data[key]] for key in ("sites", "orders"))
        rows = data["bank_rows"] and [UsedRow(**row) for row in data["bank_rows"]]
        drawn = data.get("drawn") or {"patterns": {}, "strips": {}}
        observed: dict[int, tuple[tuple[Pattern, ...], bool]] = {
            int(k): ((_pattern(p),), False) for k, p in drawn["patterns"].items()
        }
        strips: dict[int, LaneStrip | None] = {int(k): LaneStrip.from_json(s) for k, s in drawn["strips"].items()}
        return cls(
            data["wave_size"], data["groups"], data["totals"]["waves"], sites, orders, rows, observed, strips=strips
        )

    @knows_words(OptionError)
    def json(self) -> str:
        return json.dumps(self.as_json(), indent=2)

    @knows_words(OptionError, but=("by",))
    def text(self, by: str = "site") -> str:
        """A table for people, a row for each site, line, object, or kernel."""
        head = f"{count_noun(self.groups, 'work-group')}, {count_noun(self.waves, 'wave')} of {self.wave_size} lanes"
        titles, rows = self.table(by)
        lines = render_table(titles, rows, titles_left=titles.index("executions"), has_text=titles[-1] == "instruction")
        lines += map(printable, [*self._worst_line(), *doubt(self.bank_rows or [])])
        return "\n".join([head, *lines])

    def _worst_line(self) -> list[str]:
        """The site with most extra cycles, and who collides there."""
        worst = max(self.sites, key=lambda s: s.lds.extra_cycles if s.lds else 0, default=None)
        if worst is None or worst.lds is None or worst.lds.example is None:
            return []
        cost, example = worst.lds, worst.lds.example
        lanes, offsets = (" and ".join(map(str, pair)) for pair in (example.lanes, example.offsets))
        return [
            f"Most extra cycles: {cost.extra_cycles} of site {worst.id} ({worst.place}), {cost.worst_way}-way: lanes {lanes} "
            f"want words at offsets {offsets} of LDS, of bank {example.bank}"
        ]

    @knows_words(OptionError, but=("by",))
    def csv(self, by: str = "site") -> str:
        """The same table for spreadsheets."""
        stream = io.StringIO()
        titles, rows = self.table(by)
        shown = ([printable(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
        csv.writer(stream, lineterminator="\n").writerows([titles, *shown])
        return stream.getvalue()

    @knows_words(OptionError, but=("by",))
    def grouped(self, by: str = "site") -> tuple[list[str], dict[tuple[str, ...], list[Any]]]:
        """(what rows stand for, a row for each: executions, passes, cycles, extra cycles, lines, fewest lines); sites by their
        places, since another module numbers them otherwise. Rows without a cost have empty cells."""
        titles, key = _keys_of(by)
        skipped = by == "site"
        groups: dict[tuple[str, ...], list[SiteCount]] = {}
        for site in self.sites:
            groups.setdefault(key(site)[skipped:], []).append(site)
        rows = {
            names: [
                _sum(sites)[0],
                *cells([site.lds for site in sites])[:3],
                *line_cells([site.lines for site in sites])[:2],
            ]
            for names, sites in groups.items()
        }
        return [*titles[skipped:]], rows

    @knows_words(OptionError, but=("by",))
    def table(self, by: str = "site") -> tuple[list[str], list[list[Any]]]:
        """(titles, rows): what the rows stand for, then the numbers."""
        titles, key = _keys_of(by)
        rows: dict[tuple[str, ...], list[SiteCount]] = {}
        for site in [*self.sites, *self.orders]:
            rows.setdefault(key(site), []).append(site)
        table: list[list[Any]] = [[*names, *_sum(sites)] for names, sites in rows.items()]
        titles = (*titles, "executions", "lanes", "bytes")
        if any(site.lds for site in self.sites):
            titles = (*titles, *TITLES)
            for line, sites in zip(table, rows.values(), strict=True):
                line += cells([site.lds for site in sites])
        if any(site.lines for site in self.sites):
            titles = (*titles, *LINE_TITLES)
            for line, sites in zip(table, rows.values(), strict=True):
                line += line_cells([site.lines for site in sites])
        if by != "site":
            return [*titles], table
        if any(site.lines for site in self.sites):
            titles = (*titles, "shape")
            for line, site in zip(table, (*self.sites, *self.orders), strict=True):
                line.append(site.lines.words if site.lines else "")
        for line, site in zip(table, (*self.sites, *self.orders), strict=True):
            line.append(site.instruction)
        return [*titles, "instruction"], table


def _cost_order(site: SiteCount) -> tuple[int, int, int]:
    """Sites that cost most come first: extra cycles, or lines beyond the fewest."""
    extra = site.lds.extra_cycles if site.lds else site.lines.lines - site.lines.least_lines if site.lines else 0
    return -extra, -site.executions, site.id


def _pattern(data: dict[str, Any]) -> Pattern:
    from swlds.layouts.banks import Pattern

    return Pattern(**{**data, "offsets": tuple(data["offsets"])})


def worst_pattern(processor: str, patterns: Iterable[Pattern]) -> Pattern | None:
    """The one with most extra cycles; of equal ones that which came most often."""
    from swlds.layouts.banks import cost_of

    return max(patterns, key=lambda p: (cost_of(processor, p).extra_cycles, p.weight), default=None)


def render_table(titles: list[str], rows: list[list[Any]], *, titles_left: int, has_text: bool = False) -> list[str]:
    """Printable lines of a table: the first columns are words, then numbers; ``has_text``: and a last one of words."""
    shown = [titles, *([printable(str(cell)) for cell in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    stop = len(titles) - has_text
    pads = [str.rjust if titles_left <= k < stop else str.ljust for k in range(len(titles))]
    return ["  ".join(pad(c, w) for pad, c, w in zip(pads, row, widths, strict=True)).rstrip() for row in shown]


#: Grouping -> titles, and what tells rows apart.
_KEYS: dict[str, tuple[tuple[str, ...], Callable[[SiteCount], tuple[str, ...]]]] = {
    "site": (("site", "place", "what", "object"), lambda s: (str(s.id), s.place, s.what, s.object_title)),
    "line": (("place", "what"), lambda s: (s.place.rpartition(":")[0] if s.location else s.place, s.what)),
    "object": (("object", "what"), lambda s: (s.object_title, s.what)),
    "kernel": (("what",), lambda s: (s.what,)),
}  # fmt: skip


def _keys_of(by: str) -> tuple[tuple[str, ...], Callable[[SiteCount], tuple[str, ...]]]:
    refuse_unknown([by if isinstance(by, str) else shown(by)], _KEYS, OptionError, "grouping")
    return _KEYS[str(by)]


def with_common_places(first: Profile, second: Profile) -> tuple[Profile, Profile]:
    """The same profiles, in which a site without debug information has the place of the one in the other module that does the
    same: of those that are alike in function, what they do and object the first goes with the first, and so on. Where one module
    has more of them than the other, all of them have one place, their function."""
    groups = [_without_location(profile) for profile in (first, second)]
    places: list[dict[int, str]] = [{}, {}]
    for key in groups[0].keys() & groups[1].keys():
        ours, theirs = (group[key] for group in groups)
        are_pairs = len(ours) == len(theirs)
        for mine, sites in zip(places, (ours, theirs), strict=True):
            for k, site in enumerate(sites):
                mine[site.id] = ours[k].place if are_pairs else function_title(site.function)
    found = [
        replace(profile, sites=[replace(s, place=mine.get(s.id, s.place)) for s in profile.sites])
        for profile, mine in zip((first, second), places, strict=True)
    ]
    return found[0], found[1]


def _without_location(profile: Profile) -> dict[tuple[str, str, str | None], list[SiteCount]]:
    found: dict[tuple[str, str, str | None], list[SiteCount]] = {}
    for site in profile.sites:
        if site.location is None:
            found.setdefault((site.function, site.what, site.object), []).append(site)
    return found


def _numbers(site: SiteCount) -> tuple[int, int, int]:
    return site.executions, site.active_lanes, site.requested_bytes


def _sum(sites: Iterable[SiteCount]) -> tuple[int, int, int]:
    rows = [_numbers(site) for site in sites]
    executions, lanes, octets = (sum(column) for column in zip(*rows, strict=True)) if rows else (0, 0, 0)
    return executions, lanes, octets
