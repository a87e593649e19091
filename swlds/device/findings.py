"""Findings: what a check saw, as one record per line and object with a count.

Both engines report through a ``FindingLog``. Events at the same site on the same object are merged, and those of sites that
are copies of one line, as unrolled loops have them; the record that stays is the one of the smallest work-group, then
work-item, so that it does not depend on the order of execution.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field, replace
from typing import Any, final

from swlds.device.checks import COST_CHECKS, SEVERITIES, Severity
from swlds.ir.metadata import spell_place
from swlds.ir.source_names import function_title
from swlds.lazy import dataclass, hides, lazy_pattern
from swlds.printable import printable

Index3 = tuple[int, int, int]

#: Kind -> the tool that finds it. The JSON of a run uses these words.
KINDS = {
    "out-of-bounds": "memcheck",
    "misaligned": "memcheck",
    "use-after-free": "memcheck",
    "invalid-free": "memcheck",
    "double-free": "memcheck",
    "leak": "memcheck",
    "write-to-constant": "memcheck",
    "null-pointer": "memcheck",
    "stack-overflow": "memcheck",
    "uninitialized": "initcheck",
    "race-raw": "racecheck",
    "race-war": "racecheck",
    "race-waw": "racecheck",
    "divergent-barrier": "barriercheck",
    "deadlock": "barriercheck",
    "unfenced-barrier": "barriercheck",
    "mask-mismatch": "barriercheck",
    "missing-member": "barriercheck",
    "missing-wait": "asynccheck",
    "non-uniform-lds-address": "asynccheck",
    "dma-range": "asynccheck",
    "bank-conflict": "bankcheck",
    "trap": "engine",
    "invalid-printf": "engine",
    "output-limit": "engine",
    "unsupported": "engine",
    "timeout": "engine",
}


@final
@dataclass(frozen=True, slots=True)
class Location:
    """A source position of ``!dbg`` metadata: a line from 1, and a column, 0 where none is known."""

    file: str
    line: int
    column: int
    #: Of the file: the folder that its name is relative to, and its MD5, where they are known.
    directory: str = field(default="", compare=False)
    checksum: str = field(default="", compare=False)

    def __str__(self) -> str:
        return printable(self.spelled)

    @property
    def paths(self) -> list[str]:
        """The file with all of its folders that are known, and with fewer and fewer of them."""
        whole = self.file if self.file.startswith("/") or not self.directory else f"{self.directory}/{self.file}"
        return [whole[at:] for at, before in enumerate(f"/{whole}") if before == "/"]

    @property
    def spelled(self) -> str:
        """``str(location)`` as it is: names of files as debug information has them."""
        return spell_place(self.file, self.line, self.column)

    def as_json(self, *, whole: bool = False) -> dict[str, Any]:
        """``whole``: with what tells where the file is."""
        found = {"file": self.file, "line": self.line, "column": self.column}
        return {**found, "directory": self.directory, "checksum": self.checksum} if whole else found

    @classmethod
    def from_json(cls, data: dict[str, Any] | None) -> Location | None:
        return None if data is None else cls(**data)


#: The name of what a kernel allocates, which a lowered kernel does for its LDS.
HEAP_BLOCK = "heap block"


@final
@dataclass(frozen=True, slots=True)
class ObjectRef:
    """The object concerned. ``space``: lds, global, heap, private, constant, code; ``name``: its symbol; ``offset``: bytes from
    its start, negative in front of it; ``source_name``: what the source calls it, where the symbol is something else."""

    space: str
    name: str
    size: int
    offset: int
    #: No property of the program: a lowered module or an optimiser may have lost what tells it.
    source_name: str = field(default="", compare=False)

    @property
    def title(self) -> str:
        """What people call it."""
        return self.source_name or self.name

    @property
    def names(self) -> tuple[str, str]:
        """By which people name it, on command lines and in suppressions: what reports print is first."""
        return self.title, self.name

    def as_json(self) -> dict[str, Any]:
        found = {"space": self.space, "name": self.name, "size": self.size, "offset": self.offset}
        return {**found, "source_name": self.source_name} if self.title != self.name else found

    @classmethod
    def from_json(cls, data: dict[str, Any] | None) -> ObjectRef | None:
        return None if data is None else cls(**data)


@final
class Call(str):
    """A function that calls, or that another one was inlined into, and where it does; ``location`` where the source is known.
    ``symbol``: of the function at fault, which may have been inlined into the one that holds the instruction."""

    __slots__ = ("location", "symbol")
    location: Location | None
    symbol: str

    def __new__(cls, text: str, location: Location | None = None, symbol: str = "") -> Call:
        call = super().__new__(cls, text)
        call.location, call.symbol = location, symbol
        return call

    def as_json(self) -> dict[str, Any]:
        location = self.location.as_json(whole=True) if self.location else None
        return {"text": str(self), "location": location, "symbol": self.symbol}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Call:
        return cls(data["text"], Location.from_json(data["location"]), data["symbol"])


def _calls(data: Iterable[dict[str, Any]]) -> tuple[Call, ...]:
    return tuple(map(Call.from_json, data))


def _near_json(near: Iterable[Location], *, whole: bool) -> dict[str, Any]:
    """``near`` of a place that has such lines."""
    return {"near": [line.as_json(whole=whole) for line in near]} if near else {}


def _locations(data: Iterable[dict[str, Any]]) -> tuple[Location, ...]:
    return tuple(Location(**line) for line in data)


@final
@dataclass(frozen=True, slots=True)
class Site:
    """A place in the program: the instruction's text, the functions from it up to the kernel, ``!dbg`` where it has one."""

    instruction: str
    location: Location | None
    calls: tuple[Call, ...] = ()
    #: Symbol of the function that holds the instruction, the first of ``calls``.
    function: str = field(default="", compare=False)
    #: Lines of what the instruction uses, where debug information has none for it.
    near: tuple[Location, ...] = field(default=(), compare=False)

    def as_json(self, *, whole: bool = False) -> dict[str, Any]:
        location = self.location.as_json(whole=whole) if self.location else None
        return {"instruction": self.instruction, "location": location}


#: A site, or what finds it out where a finding wants to know.
LateSite = Site | Callable[[], Site]


def known_site(site: LateSite) -> Site:
    """The site itself."""
    return site() if callable(site) else site


@final
@dataclass(frozen=True, slots=True)
class OtherSite:
    """The second site of a finding, such as where a block was freed. ``what``: what happened there; who, as far as known."""

    what: str
    instruction: str
    location: Location | None
    workgroup: Index3 | None = None
    workitem: Index3 | None = None
    wave: int | None = None
    lane: int | None = None
    #: As those of ``Finding``.
    calls: tuple[Call, ...] = ()
    function: str = field(default="", compare=False)
    near: tuple[Location, ...] = field(default=(), compare=False)

    @property
    def where(self) -> str:
        """The line of the source, or function and line of the module; the instruction where neither is known."""
        return spelled_place(self.location, self.calls) or self.instruction

    @property
    def place(self) -> str:
        """As ``Finding.place``."""
        return _place(self.location, self.calls, self.function)

    @classmethod
    def at(
        cls,
        what: str,
        site: Site,
        workgroup: Index3 | None = None,
        workitem: Index3 | None = None,
        wave: int | None = None,
        lane: int | None = None,
    ) -> OtherSite:
        who = workgroup, workitem, wave, lane
        return cls(what, site.instruction, site.location, *who, site.calls, site.function, site.near)

    def as_json(self, *, whole: bool = False) -> dict[str, Any]:
        who = {
            "workgroup": list(self.workgroup) if self.workgroup else None,
            "workitem": list(self.workitem) if self.workitem else None,
            "wave": self.wave,
            "lane": self.lane,
        }
        site = Site(self.instruction, self.location).as_json(whole=whole)
        where: dict[str, Any] = {"function": self.function or None, "place": self.place or None}
        where |= {"calls": [call.as_json() for call in self.calls]} if whole else {}
        where |= _near_json(self.near, whole=whole)
        return {"what": self.what, **site, **where, **{name: value for name, value in who.items() if value is not None}}

    @classmethod
    def from_json(cls, data: dict[str, Any] | None) -> OtherSite | None:
        if data is None:
            return None
        typed: dict[str, Any] = {name: _index(data.get(name)) for name in ("workgroup", "workitem")}
        typed |= {"location": Location.from_json(data["location"]), "calls": _calls(data["calls"])}
        typed |= {"function": data["function"] or "", "near": _locations(data.get("near", ()))}
        return cls(**{**{name: value for name, value in data.items() if name != "place"}, **typed})


@final
@dataclass(frozen=True, slots=True)
class WavePlace:
    """Waves that stand at one place. ``count``: of all groups; ``waves``: those of the first group, ``workgroup``."""

    state: str
    count: int
    workgroup: Index3
    waves: tuple[int, ...]
    site: Site

    @property
    def verb(self) -> str:
        return inflect(self.state, self.count)

    def as_json(self) -> dict[str, Any]:
        return {
            "state": self.state,
            "count": self.count,
            "workgroup": list(self.workgroup),
            "waves": list(self.waves),
            **self.site.as_json(),
            "calls": list(map(str, self.site.calls)),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> WavePlace:
        site = Site(data["instruction"], Location.from_json(data["location"]), tuple(map(Call, data["calls"])))
        x, y, z = data["workgroup"]
        return cls(data["state"], data["count"], (x, y, z), tuple(data["waves"]), site)


def inflect(state: str, count: int) -> str:
    """The state, of one wave or of several: ``waits for …``, ``run``."""
    verb, space, rest = state.partition(" ")
    return f"{verb}s{space}{rest}" if count == 1 else state


def _index(given: Iterable[int] | None) -> Index3 | None:
    if given is None:
        return None
    x, y, z = given
    return x, y, z


@final
@dataclass(slots=True)
class Finding:
    """One finding; ``as_json`` is the shape that scripts rely on."""

    tool: str
    kind: str
    severity: Severity
    message: str
    count: int = 1
    workgroup: Index3 | None = None
    workitem: Index3 | None = None
    wave: int | None = None
    lane: int | None = None
    instruction: str = ""
    location: Location | None = None
    object: ObjectRef | None = None
    other: OtherSite | None = None
    #: Where the object was allocated, if ``other`` is where it was freed.
    allocated: OtherSite | None = None
    #: Functions from the one that holds the instruction up to the kernel, each with its call's place.
    calls: tuple[Call, ...] = ()
    #: Other callers by which the same was found, as ``calls`` behind its first: ``MAX_CALLERS`` in the order of their text.
    other_callers: tuple[tuple[Call, ...], ...] = ()
    #: Where all the waves stand, of a deadlock and a timeout.
    places: tuple[WavePlace, ...] = ()
    #: Instructions of its line that do the same: copies that a compiler made of one, most often.
    copies: int = 1
    #: Symbol of the function that holds the instruction.
    function: str = ""
    #: Which of several rules of its kind it breaks: races of ``waves``, of lanes of one ``wave``, of the ``lanes`` of one
    #: instruction; of copies in flight a word for each. Empty for kinds with one rule.
    rule: str = ""
    #: Lines of the source of what the instruction uses, where debug information has none for the instruction itself, as of
    #: accesses that a compiler merged.
    near: tuple[Location, ...] = field(default=(), compare=False)

    __dir__ = hides(
        "access",
        "at",
        "functions",
        "has_line",
        "likeness",
        "line_key",
        "merge_key",
        "of_its_kind",
        "order",
        "other_access",
        "related",
        "without_place",
    )

    @classmethod
    def at(cls, site: Site | None, kind: str, message: str, *, severity: Severity = "error", **more: Any) -> Finding:
        """A finding at a site, of the tool that finds its kind. ``more``: other fields."""
        site = site or Site("", None)
        place: dict[str, Any] = {"instruction": site.instruction, "location": site.location, "calls": site.calls}
        place |= {"function": site.function, "near": site.near}
        return cls(KINDS[kind], kind, severity, message, **place, **more)

    def __repr__(self) -> str:
        place = f" at {self.location or self.instruction}" if self.location or self.instruction else ""
        times = f" ({self.count} times)" if self.count > 1 else ""
        return printable(f"<Finding {self.severity} {self.kind}{place}: {self.message}{times}>")

    def as_json(self, *, calls: bool = False) -> dict[str, Any]:
        """``calls``: as ``from_json`` wants it, with what scripts are not promised."""
        places = {"places": [place.as_json() for place in self.places]} if self.places else {}
        return {
            "tool": self.tool,
            "kind": self.kind,
            "severity": self.severity,
            "message": self.message,
            "count": self.count,
            "workgroup": list(self.workgroup) if self.workgroup else None,
            "workitem": list(self.workitem) if self.workitem else None,
            "wave": self.wave,
            "lane": self.lane,
            "instruction": self.instruction,
            "location": self.location.as_json(whole=calls) if self.location else None,
            **_near_json(self.near, whole=calls),
            "object": self.object.as_json() if self.object else None,
            "other": self.other.as_json(whole=calls) if self.other else None,
            **({"allocated": self.allocated.as_json(whole=calls)} if self.allocated else {}),
            "function": self.function or None,
            "place": self.place or None,
            **({"rule": self.rule} if self.rule else {}),
            **({"copies": self.copies} if self.copies > 1 else {}),
            **places,
            **(self._whole_callers() if calls else self._callers()),
        }

    def _callers(self) -> dict[str, Any]:
        found = {"called_by": list(map(str, self.calls[1:]))} if len(self.calls) > 1 else {}
        others = [list(map(str, callers)) for callers in self.other_callers]
        return {**found, "also_called_by": others} if others else found

    def _whole_callers(self) -> dict[str, Any]:
        others = [[call.as_json() for call in callers] for callers in self.other_callers]
        return {"calls": [call.as_json() for call in self.calls], "other_callers": others}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Finding:
        """The finding that ``as_json(calls=True)`` wrote."""
        typed = {
            "workgroup": _index(data["workgroup"]),
            "workitem": _index(data["workitem"]),
            "location": Location.from_json(data["location"]),
            "object": ObjectRef.from_json(data["object"]),
            "other": OtherSite.from_json(data["other"]),
            "allocated": OtherSite.from_json(data.get("allocated")),
            "calls": _calls(data["calls"]),
            "other_callers": tuple(map(_calls, data["other_callers"])),
            "function": data["function"] or "",
            "near": _locations(data.get("near", ())),
            "places": tuple(map(WavePlace.from_json, data.get("places", ()))),
        }
        return cls(**{**{name: value for name, value in data.items() if name != "place"}, **typed})

    @property
    def order(self) -> tuple[Any, ...]:
        """Work-groups by z, y, x, then work-items, then offset: what sorts findings and picks the one that stands for many. Of
        several instructions, which are copies of one, the text decides at last."""
        offset = self.object.offset if self.object else 0
        column = self.location.column if self.location else 0
        who = (self.workgroup or (0, 0, 0))[::-1], (self.workitem or (0, 0, 0))[::-1]
        return (*who, offset, self.kind, column, self.instruction)

    @property
    def function_title(self) -> str:
        """The function as its source has it."""
        return function_title(self.function) if self.function else ""

    @property
    def functions(self) -> tuple[str, ...]:
        """Symbols of the function that holds the instruction, and of the one at fault where that was inlined into it."""
        inlined = self.calls[0].symbol if self.calls else ""
        return tuple(dict.fromkeys(filter(None, (self.function, inlined))))

    @property
    def related(self) -> tuple[OtherSite, ...]:
        """Where else to look: its second site, and where its object was allocated."""
        return tuple(filter(None, (self.other, self.allocated)))

    @property
    def place(self) -> str:
        """``FILE:LINE`` in the source, or in the module where that is not known; empty where neither is."""
        return _place(self.location, self.calls, self.function)

    @property
    def has_line(self) -> bool:
        """Its place is a line of the source, or of the module."""
        return bool(self.place)

    @property
    def operation(self) -> str:
        """The opcode of the instruction, and of a call what is called; empty where the finding has none."""
        return _verb(self.instruction)

    def without_place(self) -> Finding:
        """What stands for findings of several lines, which a suppression of one of them does not name."""
        return replace(self, location=None, near=(), calls=(), other_callers=())

    def of_its_kind(self) -> Finding:
        """What stands for findings of several functions and objects."""
        message = f"More findings of the kind {self.kind}, on other objects or in other functions than are named here"
        return replace(
            self.without_place(), message=message, object=None, other=None, function="", instruction="", places=()
        )

    @property
    def likeness(self) -> tuple[Any, ...]:
        """What findings of unrolled copies have in common where no debug information tells that they are such."""
        name = self.object.name if self.object else None
        return (self.tool, self.kind, self.severity, self.rule, self.function, _verb(self.instruction), name)

    @property
    def line_key(self) -> tuple[Any, ...] | None:
        """What findings at one line of a source have in common that differ in severity and rule; None without such a line."""
        return None if self.location is None or self.places else self._key(None)

    @property
    def access(self) -> tuple[Any, ...] | None:
        """What findings of several tools about one access have in common: object, line, operation; None without a line."""
        line = self.line_key
        return line and line[2:]

    @property
    def other_access(self) -> tuple[Any, ...] | None:
        """``access`` of the second site, on the same object."""
        other = self.other
        name = self.object.name if self.object else None
        return other and (line := _line_of(other.location, other.instruction)) and (name, *line)

    def _key(self, site: Any) -> tuple[Any, ...]:
        name = self.object.name if self.object else None
        return (self.tool, self.kind, name, *(_line_of(self.location, self.instruction) or (site,)))

    def merge_key(self, site: Any) -> tuple[Any, ...]:
        """What findings have in common that are reported as one: the line, what is done there and to which object. ``site``: the
        instruction, which counts where there is no line."""
        tool, kind, *rest = self._key(site)
        return (tool, kind, self.severity, self.rule, *rest)


def spelled_place(location: Location | None, calls: Sequence[str]) -> str:
    """The line of the source; function and line of the module where that is not known; empty where neither is."""
    return location.spelled if location is not None else calls[0] if calls else ""


def _place(location: Location | None, calls: Sequence[Call], function: str) -> str:
    """``function``: the one that holds the instruction; another one that was inlined there may be at fault."""
    if location is not None:
        return f"{location.file}:{location.line}"
    symbol = calls[0].symbol or function if calls else function
    title = function_title(symbol) if symbol else ""
    return calls[0].removeprefix(f"{title} in ") if calls and " in " in calls[0] else ""


def _line_of(location: Location | None, instruction: str) -> tuple[Any, ...] | None:
    """The line of a source, and what is done there."""
    return (location.file, location.line, _verb(instruction)) if location is not None else None


def _verb(instruction: str) -> str:
    """The opcode, and of a call what is called."""
    words = instruction.partition(" = ")[2] or instruction if instruction.startswith("%") else instruction
    callee = _CALLEE.search(words)
    return callee[0] if callee else words.partition(" ")[0]


_CALLEE = lazy_pattern(r'(?<=call ).*?@(?:"[^"]*"|[^\s(]+)')


#: Other callers that a finding names.
MAX_CALLERS = 64
#: In front of the keys of what is beyond the limit; all others begin with a tool.
_REST = "rest"


@final
@dataclass(slots=True)
class FindingLog:
    """Collects findings of one launch; safe to use from several threads. ``limit``: different findings kept. Beyond it, those
    that are alike are one, so many again; beyond that, those of one kind: nothing goes unsaid."""

    limit: int = 1000
    #: The sites that a finding stands for.
    _sites: dict[tuple[Any, ...], set[object]] = field(default_factory=dict)
    _found: dict[tuple[Any, ...], Finding] = field(default_factory=dict)
    _callers: dict[tuple[Any, ...], set[tuple[Call, ...]]] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def add(self, finding: Finding, site: object = None, *, is_told_again: bool = False) -> None:
        """Add an event. ``site`` identifies the instruction (any hashable, by identity in an engine); ``is_told_again``: it
        counts once, however often it is added."""
        key = finding.merge_key(site)
        with self._lock:
            if key not in self._found and len(self._found) >= self.limit:
                key = (_REST, finding.likeness)
                if key not in self._found and len(self._found) >= 2 * self.limit:
                    key = (_REST, finding.tool, finding.kind, finding.severity)
                    finding = finding.of_its_kind()
            known = self._found.get(key)
            self._add_callers(key, finding)
            if known is None:
                self._found[key] = finding
                self._sites[key] = {site}
            else:
                first = min(known, finding, key=lambda f: f.order)
                self._sites[key].add(site)
                count = known.count + (0 if is_told_again else finding.count)
                merged = replace(first, count=count, copies=len(self._sites[key]))
                is_of_several_lines = key[0] == _REST and known.place != finding.place
                self._found[key] = merged.without_place() if is_of_several_lines else merged

    def _add_callers(self, key: tuple[Any, ...], finding: Finding) -> None:
        callers = self._callers.setdefault(key, set())
        callers.add(finding.calls[1:])
        if len(callers) > 2 * MAX_CALLERS:
            self._callers[key] = set(sorted(callers)[: MAX_CALLERS + 1])

    @property
    def is_full(self) -> bool:
        """Some findings stand for others, which were not kept."""
        return len(self._found) > self.limit

    def sorted(self) -> list[Finding]:
        """All findings, errors first, then warnings and notes, then in the order of their work-group and work-item."""
        found = (self._with_callers(key, finding) for key, finding in self._found.items())
        return sorted(found, key=lambda f: (SEVERITIES.index(f.severity), *f.order, f.rule))

    def _with_callers(self, key: tuple[Any, ...], finding: Finding) -> Finding:
        others = sorted(self._callers[key] - {finding.calls[1:]})[:MAX_CALLERS]
        return replace(finding, other_callers=tuple(others)) if others and key[0] != _REST else finding

    def __len__(self) -> int:
        return len(self._found)


#: What only copies in flight do wrong: it is gone where they have become loads and stores.
COPY_CHECK = "asynccheck"
#: What only loads that a cluster shares do wrong.
SHARED_KINDS = frozenset(("mask-mismatch", "missing-member"))


def is_cost(finding: Finding) -> bool:
    """Does it tell what a kernel costs, not what it does? Programs that do the same may differ in that."""
    return finding.tool in COST_CHECKS


def is_astray(finding: Finding) -> bool:
    """An access of LDS through null, or through a pointer to something else that was cast. Which bytes it meets depends on
    where variables lie, and that is elsewhere in a lowered module, which has no pointer of LDS either: only its number."""
    space = finding.object.space if finding.object else ""
    if finding.tool != "memcheck" or "addrspace(3)" not in finding.instruction:
        return False
    return finding.kind == "null-pointer" or (finding.kind == "out-of-bounds" and space not in ("", "lds"))


def comparable(findings: Iterable[Finding]) -> list[tuple[Any, ...]]:
    """What two runs of a program must agree on, original or lowered: not addresses, instruction texts or messages; and not
    where the waves were when the time was over."""
    return sorted(
        (f.tool, f.kind, f.severity, "", "", "", ())
        if f.kind == "timeout"
        else (
            f.tool,
            f.kind,
            f.severity,
            str(f.workgroup),
            str(f.workitem),
            str(f.location or ""),
            (f.object.space, f.object.name, f.object.size, f.object.offset) if f.object else (),
        )
        for f in findings
        if not is_cost(f)
    )
