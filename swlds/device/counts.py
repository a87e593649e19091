"""What a launch counts where it is asked to: how often waves came by each access, barrier, fence and wait, with how many lanes.

Both engines count the same. An access is one of an instruction in one address space: a flat load whose lanes go to LDS and to
global memory executes twice, each element of a masked vector operation is an access of its own, and a copy reads and writes.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal, final

from swlds.device.address_space import GLOBAL, LDS
from swlds.ir.model import Instruction
from swlds.lazy import dataclass

#: What is done with memory, and what orders waves or their accesses.
Use = Literal["read", "write", "atomic"]
Order = Literal["barrier", "signal", "wait", "wave barrier", "fence", "counter wait"]
#: Address spaces that are counted. Stack slots are not: host code keeps them in registers where it can.
COUNTED = {LDS: "lds", GLOBAL: "global"}


def banks_not_known(target: str) -> str:
    """In place of ``NO_CONFLICTS``."""
    return f"bank conflicts: the LDS banks of {target} are not known"


@final
@dataclass(frozen=True, slots=True)
class CountKey:
    """Where it is counted: ``space`` is a key of ``COUNTED``, 0 for what orders."""

    instruction: Instruction
    use: Use | Order
    space: int = 0


@final
@dataclass(slots=True)
class Count:
    """``executions``: waves that came by with a lane at least; ``lanes``: theirs that were active; ``bytes``: of all of them."""

    executions: int = 0
    lanes: int = 0
    bytes: int = 0


@final
@dataclass
class Counts:
    """The counters of one launch."""

    found: dict[CountKey, Count] = field(default_factory=dict)

    def add(self, key: CountKey, executions: int, lanes: int, size: int) -> None:
        """``size``: bytes of all lanes."""
        count = self.found.get(key)
        if count is None:
            count = self.found[key] = Count()
        count.executions += executions
        count.lanes += lanes
        count.bytes += size
