"""What accesses to global memory want of its lines, in a profile (``layouts.lines``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any, final

from swlds.device.line_counts import SiteLines
from swlds.layouts.lines import LineCount
from swlds.layouts.shapes import describe_shape, describe_step, widest_access
from swlds.lazy import dataclass

#: Columns of a table.
LINE_TITLES = ("lines", "least", "useful %", "rocprof %")


@final
@dataclass(frozen=True, slots=True)
class LineCost:
    """Sums over the executions of a site: different bytes and those of all lanes, lines of ``line_bytes`` and the fewest that so
    many bytes need; ``ta_accesses``, ``tag_lookups``: by the model of gfx9, None elsewhere; ``shape``: how lanes lie to one
    another in the first execution; ``varies``: they were not equally far apart in all of them; ``vector_bytes``: what a lane
    could access at once in the first one, were the elements dealt out anew."""

    unique_bytes: int
    requested_bytes: int
    lines: int
    least_lines: int
    line_bytes: int
    ta_accesses: int | None
    tag_lookups: int | None
    waves: int
    shape: str
    varies: bool
    vector_bytes: int = 0

    @property
    def count(self) -> LineCount:
        return LineCount(
            self.unique_bytes,
            self.requested_bytes,
            self.lines,
            self.least_lines,
            self.ta_accesses,
            self.tag_lookups,
            self.waves,
        )

    @property
    def words(self) -> str:
        """The shape, and whether there are others."""
        return f"{self.shape}, varies" if self.varies else self.shape

    @property
    def efficiency(self) -> float:
        """Bytes wanted of bytes moved."""
        return _efficiency(self.count, self.line_bytes)

    @property
    def coalescing_percent(self) -> float | None:
        """As rocprofiler-compute has it; None where it is not modelled."""
        return self.count.coalescing

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "efficiency": self.efficiency, "coalescing_percent": self.coalescing_percent}

    @classmethod
    def from_json(cls, data: dict[str, Any] | None) -> LineCost | None:
        if data is None:
            return None
        return cls(**{k: v for k, v in data.items() if k not in ("efficiency", "coalescing_percent")})


@final
@dataclass(frozen=True, slots=True)
class StaticLines:
    """What is known without execution. ``verdict``: proved for any launch with groups of this size, under-assumption, or unknown;
    ``premises``: what that rests on, or what is not known; ``lines``: of all ``waves`` of a group, each executing the access
    once, None where they are not known; ``vector_bytes``: what a lane could surely access at once in each execution (0: not
    known), ``why_not_wider``: what keeps them below 16."""

    verdict: str
    premises: tuple[str, ...]
    lines: int | None
    waves: int | None
    vector_bytes: int = 0
    why_not_wider: str = ""

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> StaticLines:
        return cls(**{**data, "premises": tuple(data["premises"])})


def find_line_cost(sites: Sequence[tuple[int, SiteLines]], line: int) -> LineCost:
    """Of one instruction, whose accesses (bytes of a lane, what was counted) may have several sizes. ``line``: its bytes."""
    total = sum((found.count for _, found in sites), LineCount())
    size, found = max(sites, key=lambda site: site[0])
    varies = found.varies or len(sites) > 1
    return LineCost(total.unique, total.requested, total.lines, total.least, line, total.ta, total.tags, total.waves,
                    _shape(found, size), varies, _width(found, size))  # fmt: skip


def _shape(found: SiteLines, size: int) -> str:
    """By the step of all executions; where they differ, or there is none, by the first one."""
    if found.has_step and not found.varies and found.step is not None:
        return describe_step(found.step, size)
    assert found.example is not None, "every execution may be the first"
    offsets = found.example.offsets[found.example.active]
    return "one lane" if len(offsets) < 2 else describe_shape(offsets, size)


def _width(found: SiteLines, size: int) -> int:
    assert found.example is not None, "every execution may be the first"
    return widest_access(found.example.offsets, found.example.active, found.example.start, size)


def _efficiency(count: LineCount, line: int) -> float:
    return count.unique / (count.lines * line) if count.lines else 1.0


def total_lines(costs: Iterable[LineCost | None]) -> dict[str, Any]:
    """The totals of a launch: those of the accesses whose lines are counted."""
    known = [cost for cost in costs if cost is not None]
    total = sum((cost.count for cost in known), LineCount())
    return {
        "unique_bytes": total.unique,
        "lines": total.lines,
        "least_lines": total.least,
        "line_bytes": known[0].line_bytes if known else None,
        "efficiency": _efficiency(total, known[0].line_bytes) if known else None,
        "coalescing_percent": total.coalescing,
    }


def line_cells(costs: Sequence[LineCost | None]) -> list[Any]:
    """A row's cells below ``LINE_TITLES``."""
    found = total_lines(costs)
    if found["line_bytes"] is None:
        return [""] * len(LINE_TITLES)
    percent = found["coalescing_percent"]
    return [
        found["lines"],
        found["least_lines"],
        round(100 * found["efficiency"], 1),
        "" if percent is None else round(percent, 1),
    ]
