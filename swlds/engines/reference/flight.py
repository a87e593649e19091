"""Copies in flight, as each wave keeps them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Any, TypeAlias, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.waits import Counter
from swlds.ir.model import Instruction
from swlds.lazy import dataclass

#: A wait or a release that leaves a copy open, why, and the wave's era then.
Tried: TypeAlias = "tuple[Instruction, str, int]"


@final
@dataclass(eq=False, slots=True)
class Side:
    """Bytes that a copy reads or writes, as they were ``granted``: ``size`` at each of the window addresses ``at`` of the
    ``lanes``."""

    granted: Any
    size: int
    write: bool
    lanes: Array = field(init=False)
    at: Array = field(init=False)
    low: int = field(init=False, default=0)
    high: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        self.lanes = np.flatnonzero(self.granted.lanes)
        self.at = self.granted.physical[self.lanes]
        if self.at.size:
            self.low, self.high = int(self.at.min()), int(self.at.max()) + self.size

    def lane_of(self, place: int) -> int:
        """The lane that findings name for one of the addresses."""
        speaker: int = self.granted.speaker
        return int(self.lanes[place]) if speaker < 0 else speaker

    def meeting(self, at: Array, size: int) -> Array:
        """Which of some addresses, each of ``size`` bytes, share bytes with it; as (addresses, lanes of this side)."""
        apart = (at[:, None] >= self.at + np.uint64(self.size)) | (at[:, None] + np.uint64(size) <= self.at)
        return ~apart


@final
@dataclass(eq=False, slots=True)
class Copy:
    """One copy in flight, by a ``wave`` in a ``frame``. ``kind``: load or store; copies of one ``queue`` complete in order;
    ``move``: its bytes arrive; ``era``, ``site``: of the issue, as racecheck counts; ``ordinary``: accesses that its counter had
    counted before; ``weak``: the wait that completes it only if ordinary accesses count; ``tried``: those that did not;
    ``has_landed``: its wave has waited for it, nobody else knows; ``is_reported``: somebody met it."""

    wave: Any
    frame: Any
    instruction: Instruction
    counter: Counter
    kind: str
    sides: list[Side]
    move: Callable[[], None]
    number: int = 0
    ordinary: int = 0
    has_arrived: bool = False
    has_landed: bool = False
    is_reported: bool = False
    weak: Instruction | None = None
    tried: list[Tried] = field(default_factory=list)
    era: int = 0
    site: int = 0
    overlapping: Any = None
    #: The load of the cluster that it is.
    shared: Any = None
    #: The program owes every wait.
    is_async: bool = False
    #: The call of a function in which it was issued.
    activation: int = 0

    @property
    def queue(self) -> tuple[str, str]:
        """Copies with the same counter and kind complete in order; those by a tensor descriptor whatever their kind."""
        return self.counter, "" if self.counter == "tensorcnt" else self.kind

    def arrive(self) -> None:
        if self.has_arrived:
            return
        self.has_arrived = True
        races = self.wave.machine.races
        if races is not None:
            races.overlapping = self.overlapping
        self.move()
        if races is not None:
            races.overlapping = None


@final
class Flight:
    """What a wave has in flight, oldest first. ``ordinary``: accesses that ``vmcnt`` counted beside; ``marks``: how many copies
    had been issued at each asyncmark, by the call of the function that it stands in; ``activations``: calls that are not
    inlined and not over, of ``called``; ``bare``: copies that were completed by a wait that holds no access of the wave back;
    ``awaited``: loads of the cluster that the wave has just waited for and that other members have not come to."""

    def __init__(self) -> None:
        self.copies: list[Copy] = []
        self.issued = self.ordinary = 0
        self.marks: dict[int, list[int]] = {}
        self.activations, self.called = [0], 0
        self.bare: list[tuple[Copy, Instruction]] = []
        self.awaited: list[Any] = []
