"""Barriers by their phases: a wave arrives, and waits until as many have arrived as take part."""

from __future__ import annotations

from typing import final

from swlds.ir.model import Instruction
from swlds.lazy import dataclass

#: The keys of the work-group's own barrier, and of its cluster's, which ``cluster.Cluster`` keeps.
WORKGROUP, CLUSTER = -1, -3


@final
@dataclass(slots=True)
class Barrier:
    """``members``: None for all waves that have not ended. ``sites``: where the waves of this phase arrived."""

    members: int | None = None
    arrived: int = 0
    phase: int = 0
    sites: dict[int, Instruction] | None = None


__all__ = ["CLUSTER", "WORKGROUP", "Barrier"]
