"""A kernel's host function as text, with what a launch of it must provide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING, NamedTuple, final

from swlds.engines.wave_compiler.schedule.plan import COROUTINE, NOBODY, Around
from swlds.ir.model import Instruction
from swlds.lazy import dataclass

if TYPE_CHECKING:  # running code that is kept needs none of what writes it
    from swlds.device.counts import CountKey
    from swlds.device.sites import SiteTable
    from swlds.engines.wave_compiler.control.host_calls import HostCall
    from swlds.engines.wave_compiler.memory.line_places import LineTable
    from swlds.engines.wave_compiler.memory.pattern_places import PatternTable
    from swlds.engines.wave_compiler.races.object_uses import Key

#: An instruction, and the calls of inlined functions around it, innermost first.
Place = tuple[Instruction, tuple[Instruction, ...]]


@final
class UnsupportedSite(NamedTuple):
    """One instruction without host code. ``is_certain``: every group reaches it, so that running host code is of no use."""

    instruction: Instruction
    is_certain: bool

    def describe(self, sites: SiteTable) -> str:
        """The instruction and its place."""
        site = sites.site(self.instruction)
        return f"{site.instruction} ({site.location or site.calls[0]})"


@final
@dataclass(eq=False)
class Host:
    """The result: IR text of ``@wave``, and what a launch must provide."""

    text: str
    declarations: dict[str, str]
    #: What ``@wave`` is (``schedule/plan.py``).
    kind: int
    private_stride: int
    calls: list[HostCall] = field(default_factory=list)
    race_grain: int = 4
    #: Objects that work-groups share -> the cells that they need; and what the kernel does with each object.
    watched: dict[Key, int] = field(default_factory=dict)
    uses: dict[Key, int] = field(default_factory=dict)
    unsupported_sites: list[UnsupportedSite] = field(default_factory=list)
    #: Called functions.
    body_count: int = 0
    #: Who shows the order in which waves run (``order.py``).
    scope: int = NOBODY
    #: Waves count their steps and give way.
    counts: bool = False
    #: (start, size) of the stack slots that get an object number; whether tags are stored, stored or loaded.
    tag_slots: list[tuple[int, int]] = field(default_factory=list)
    writes_tags: bool = False
    tracks_tags: bool = False
    #: Groups may hand one another pointers in ways that host code does not follow.
    loses_tags: bool = False
    #: A group may get the block that an earlier one had and freed (``shown_blocks.py``).
    keeps_blocks: bool = False
    #: Blocks of the heap have cells of racecheck.
    watches_heap: bool = False
    #: Lanes in a chunk where groups hand over to one another (``release_acquire.py``), else 0.
    handover_width: int = 0
    #: The same where waves of a group hand to one another (``wave_clocks.py``).
    clock_width: int = 0
    #: Copies are in flight.
    flies: bool = False
    #: And nothing else leaves marks in the cells of LDS.
    cells_of_copies: bool = False
    #: Groups run in clusters, or do what only their members do.
    clusters: bool = False
    #: Waves wait for the whole grid.
    grid: bool = False
    #: Waves access memory between a signal and its wait, and racecheck looks (``split_barriers.py``).
    splits: bool = False
    #: Where waves may stand, by the numbers that they note, from 1.
    places: Sequence[Place] = field(default_factory=list)
    #: What the rows of the counters count, and the bytes of a lane (None: the row has them).
    counted: list[tuple[CountKey, int | None]] = field(default_factory=list)
    #: Where the patterns of LDS accesses are.
    pattern_tables: list[PatternTable] = field(default_factory=list)
    #: Where the lines of accesses to global memory are.
    line_tables: list[LineTable] = field(default_factory=list)
    #: Objects in which something may be left undefined -> that may show in the launch, also if they are no device arrays.
    left: dict[Key, bool] = field(default_factory=dict)
    #: Bytes of exchanged memory that functions of whole waves take (``values/wave_functions.py``).
    room: int = 0
    #: Intrinsics whose result is the host's, which may differ in the last bits.
    inexact: list[str] = field(default_factory=list)
    #: Lanes of a wave, and of a chunk.
    shape: tuple[int, int] = (64, 16)

    @property
    def asks_for_blocks(self) -> bool:
        """Nothing that Python, or host code in its place, answers outlasts the blocks that stand for LDS, which no group tells
        from one another."""
        return all(call.is_of_blocks for call in self.calls) and (self.keeps_blocks or not self.calls)

    @property
    def is_coroutine(self) -> bool:
        return self.kind == COROUTINE

    @property
    def around(self) -> Around:
        return Around(self.kind, self.handover_width, self.flies, self.clusters, self.clock_width, self.grid, self.splits)
