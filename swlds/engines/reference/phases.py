"""Barriers by their phases: a wave arrives, and waits until as many have arrived as take part."""

from __future__ import annotations

from typing import final

from swlds.ir.model import Instruction
from swlds.lazy import dataclass

#: The keys of the work-group's own barrier, of its cluster's (``cluster.Cluster`` keeps it) and of the grid's (``grid.Grid``).
WORKGROUP, CLUSTER, GRID = -1, -3, -5
#: A barrier, and the calls that lead to it, innermost first.
Place = tuple[Instruction, ...]


@final
@dataclass(slots=True)
class Barrier:
    """``members``: None for all waves that have not ended. ``sites``: where the waves of this phase arrived."""

    members: int | None = None
    arrived: int = 0
    phase: int = 0
    sites: dict[int, Place] | None = None


__all__ = ["CLUSTER", "GRID", "WORKGROUP", "Barrier", "Place"]
