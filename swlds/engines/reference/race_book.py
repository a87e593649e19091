"""What the race checker of one launch knows: who accessed each cell last, the instructions by number, findings in doubt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, final

import numpy as np

from swlds.device.address_space import LDS, Array
from swlds.device.findings import Finding, Site
from swlds.device.launch import Launch
from swlds.device.memory_order import GLOBAL_CLOCK, LDS_CLOCK, orders_blocks_as_lds, orders_groups
from swlds.device.objects import BLOCK
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.happens_before import Eras
from swlds.engines.reference.race_cells import Cells
from swlds.engines.reference.reports import Reports
from swlds.engines.reference.used_reads import UsedReads
from swlds.engines.reference.views import FrameView
from swlds.ir.model import Instruction


class Rules(Protocol):
    """Who judges what copies in flight have to do with: ``copy_rules.CopyRules``."""

    @property
    def copies(self) -> Mapping[Instruction, Any]: ...
    def is_copy(self, site: int) -> bool: ...
    def look_back(self, frame: Any, instruction: Instruction, granted: Any, size: int, write: bool) -> None: ...
    def refine(self, access: Any, kind: str, which: int, place: int, era: int, site: int) -> Finding | None: ...


@final
class RaceBook:
    """``is_on``: races are looked for; else only what copies have to do with is judged, by ``rules``; ``width``: waves of a
    work-group; ``unfenced``: barriers without fences are findings."""

    def __init__(self, launch: Launch, reports: Reports) -> None:
        self.launch, self.image, self.reports = launch, launch.image, reports
        self.is_on = "racecheck" in launch.options.checks
        #: asynccheck; None where it is off, and of programs without copies.
        self.rules: Rules | None = None
        self.same_value = launch.options.same_value_races
        self.width = launch.waves_per_group
        self.unfenced = "barriercheck" in launch.options.checks
        self.eras = Eras()
        self.cells = Cells(self.width)
        self.has_groups = launch.geometry.group_count > 1
        #: Blocks are ordered as LDS is, and something orders LDS only.
        self._has_clocked_blocks = orders_blocks_as_lds(self.image.program)
        #: Something may order waves of different groups.
        self.groups_meet = self.has_groups and orders_groups(self.image.program)
        #: (instruction, calls above it) -> number; and the sites by number.
        self._numbers: dict[Any, int] = {}
        self._sites: list[tuple[Instruction, list[Instruction]]] = []
        self.used_reads = UsedReads(self.image.program.module)
        #: Findings that count if the last store changed bytes: finding, site, their addresses, what was there.
        self._doubtful: list[tuple[Finding, Any, Array, Array]] = []

    # Stores whose values matter ------------------------------------------------------------------------------

    def doubt(self, findings: list[tuple[Finding, Any]], places: list[Array]) -> None:
        """Findings that count if the store changes the bytes at their places."""
        for (finding, site), place in zip(findings, places, strict=True):
            if self.same_value:
                self.launch.log.add(finding, site)
            else:
                self._doubtful.append((finding, site, place, self.image.memory.space.data[place]))

    def flush(self) -> None:
        """The last store has happened: what did it change?"""
        if not self._doubtful:
            return
        doubtful, self._doubtful = self._doubtful, []
        for finding, site, place, old in doubtful:
            if (self.image.memory.space.data[place] != old).any():
                self.launch.log.add(finding, site)

    # Clocks --------------------------------------------------------------------------------------------------

    def clock_of(self, granted: Granted, at: Array) -> int:
        """The clock that orders what lanes access ``at`` these addresses."""
        if granted.space == LDS:
            return LDS_CLOCK
        if not self._has_clocked_blocks:
            return GLOBAL_CLOCK
        return LDS_CLOCK if self._are_lds(granted, at).all() else GLOBAL_CLOCK

    def part_by_clock(self, granted: Granted, at: Array) -> list[Array | slice]:
        """Which of the addresses have one clock: lanes of a flat pointer may go to a lowered block and to a buffer."""
        if granted.space == LDS or not self._has_clocked_blocks or granted.number:
            return [slice(None)]
        are_lds = self._are_lds(granted, at)
        return [slice(None)] if are_lds.all() or not are_lds.any() else [np.flatnonzero(are_lds), np.flatnonzero(~are_lds)]

    def _are_lds(self, granted: Granted, at: Array) -> Array:
        find = self.image.memory.objects.find_global
        numbers = [granted.number] if granted.number else [find(place) for place in at.tolist()]
        known = {number: self._is_lds(number) for number in set(numbers)}
        return np.array([known[number] for number in numbers])

    def _is_lds(self, number: int) -> bool:
        """Is it a lowered block, or a variable in one?"""
        objects = self.image.memory.objects
        is_block = bool(objects.flags[number] & BLOCK)
        return is_block or (number in objects.info and objects.info[number].space == "lds")

    # Sites ---------------------------------------------------------------------------------------------------

    def site_number(self, frame: FrameView, instruction: Instruction) -> int:
        callers = frame.wave.callers()
        key = (instruction, *callers) if callers else instruction
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._sites)
            self._sites.append((instruction, callers))
        return number

    @property
    def site_count(self) -> int:
        return len(self._sites)

    def instruction(self, number: int) -> Instruction:
        """The instruction of a site."""
        return self._sites[number][0]

    def is_copy(self, instruction: Instruction) -> bool:
        """Is it a copy that asynccheck judges?"""
        return self.rules is not None and instruction in self.rules.copies

    def site(self, number: int) -> Site:
        return self.launch.sites.site(*self._sites[number])


__all__ = ["RaceBook"]
