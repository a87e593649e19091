"""What LDS accesses cost in a profile: passes and cycles, the worst collision, and by which rows of the bank table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, final

from swlds.lazy import dataclass

#: As the counters have it: 100 times a 32nd of the cycles of conflicts, over those of the accesses without them.
RATE = 3.125
#: Columns of a table.
TITLES = ("passes", "base", "extra", "worst", "rate %")


@final
@dataclass(frozen=True, slots=True)
class Example:
    """Two lanes that want different words of one bank at once, in the worst execution; ``offsets`` in LDS, in bytes."""

    bank: int
    lanes: tuple[int, int]
    offsets: tuple[int, int]


@final
@dataclass(frozen=True, slots=True)
class LdsCost:
    """Sums over the executions of a site. ``base_cycles``: of its passes' phases; ``extra_cycles``: of bank conflicts;
    ``worst_way``: 1 where nothing collides; ``evidence``: of the rows it was counted by, the worst; ``same_address``: lanes of
    atomics whose address another one of their phase has; ``misaligned``: passes that stall for that, and have no extra cycles."""

    passes: int
    base_cycles: int
    extra_cycles: int
    worst_way: int
    evidence: str
    example: Example | None
    same_address: int
    misaligned: int

    @classmethod
    def from_json(cls, data: dict[str, Any] | None) -> LdsCost | None:
        if data is None:
            return None
        example = data["example"] and Example(**{k: _pair(v) for k, v in data["example"].items()})
        return cls(**{**data, "example": example})


@final
@dataclass(frozen=True, slots=True)
class StaticCost:
    """What is known without execution. ``verdict``: proved for any launch with groups of this size, under-assumption, or unknown;
    ``premises``: what that rests on, or what is not known; ``extra_cycles``: of bank conflicts in one execution by a wave, None
    where waves differ or nothing is known."""

    verdict: str
    premises: tuple[str, ...]
    extra_cycles: int | None

    @classmethod
    def from_json(cls, data: dict[str, Any] | None) -> StaticCost | None:
        return None if data is None else cls(**{**data, "premises": tuple(data["premises"])})


@final
@dataclass(frozen=True, slots=True)
class UsedRow:
    """A row of the bank table that something was counted by. ``use``: read or write; ``bytes``: of a lane in a pass."""

    use: str
    bytes: int
    banks: int
    evidence: str
    source: str

    @property
    def text(self) -> str:
        return f"{self.use}s of {self.bytes} bytes: {self.evidence} ({self.source})"


def _pair(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def conflict_rate(base: int, extra: int) -> float:
    """Percent of the highest possible, as rocprofiler-compute has it; 0 where nothing was accessed."""
    return RATE * extra / base if base else 0.0


def total_cost(costs: Iterable[LdsCost | None], is_known: bool) -> dict[str, Any]:
    """The totals of a launch; nothing where the target's banks are not known."""
    keys = ("passes", "base_cycles", "extra_cycles", "conflict_rate", "conflicts_per_access")
    if not is_known:
        return dict.fromkeys(keys)
    passes, base, extra, _ = sum_costs(costs) or (0, 0, 0, 1)
    return dict(
        zip(keys, (passes, base, extra, conflict_rate(base, extra), extra / base if base else 0.0), strict=True)
    )


def sum_costs(costs: Iterable[LdsCost | None]) -> tuple[int, int, int, int] | None:
    """(passes, base cycles, extra cycles, worst way) of several sites; None where none has a cost."""
    known = [cost for cost in costs if cost is not None]
    if not known:
        return None
    passes, base, extra = (sum(getattr(c, name) for c in known) for name in ("passes", "base_cycles", "extra_cycles"))
    return passes, base, extra, max(cost.worst_way for cost in known)


def cells(costs: Sequence[LdsCost | None]) -> list[Any]:
    """A row's cells below ``TITLES``."""
    found = sum_costs(costs)
    if found is None:
        return [""] * len(TITLES)
    return [*found, round(conflict_rate(found[1], found[2]), 2)]


def doubt(rows: Sequence[UsedRow]) -> list[str]:
    """The line that says which rows nobody measured, if there are any."""
    doubtful = [row.text for row in rows if row.evidence != "measured"]
    return [f"Cycles rest on rows of the bank table that nobody measured: {'; '.join(doubtful)}"] if doubtful else []
