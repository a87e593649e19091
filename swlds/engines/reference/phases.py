"""Barriers by their phases: a wave arrives, and waits until as many have arrived as take part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from swlds.ir.model import Instruction

#: The key of the work-group's own barrier.
WORKGROUP = -1


@final
@dataclass(slots=True)
class Barrier:
    """``members``: None for all waves that have not ended. ``sites``: where the waves of this phase arrived."""

    members: int | None = None
    arrived: int = 0
    phase: int = 0
    sites: dict[int, Instruction] | None = None


__all__ = ["WORKGROUP", "Barrier"]
