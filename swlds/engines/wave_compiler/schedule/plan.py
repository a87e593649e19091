"""Whether the steps of a kernel's waves are counted, and for whom: what ``preemption`` decides and all others go by."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, NamedTuple, final

from swlds.lazy import dataclass

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.flat.flatten import FlatBlock

#: Who shows the order in which waves run (``order.py``).
NOBODY, WAVES, GROUPS = 0, 1, 2
#: What ``@wave`` is: a function that runs a whole wave; one that runs a part of it up to the next barrier (``host/parts.py``); a
#: coroutine, where waves wait otherwise or their order shows.
PLAIN, PARTS, COROUTINE = 0, 1, 2


@final
class Around(NamedTuple):
    """What the scheduler's module is made for. ``kind``: of ``@wave``; ``handover_width``: lanes in a chunk of a kernel whose
    groups hand over to one another, else 0; ``flies``: the kernel has copies in flight; ``clusters``: groups run in clusters;
    ``clock_width``: as ``handover_width``, where waves of a group do; ``grid``: all groups meet; ``splits``: waves access memory
    between a signal and its wait."""

    kind: int
    handover_width: int = 0
    flies: bool = False
    clusters: bool = False
    clock_width: int = 0
    grid: bool = False
    splits: bool = False


@final
@dataclass(eq=False)
class Plan:
    """``scope``: who shows the order (``order.py``). ``counts``: steps are counted. ``costs``: by block (``Steps.costs``)."""

    scope: int
    counts: bool
    costs: dict[FlatBlock, list[int]] = field(default_factory=dict)

    @property
    def is_sequential(self) -> bool:
        """One thread runs all groups."""
        return self.scope == GROUPS
