"""Barriers that waves of a group pass without those that have ended, as ``runtime/missed.ll`` tells of them (barriercheck).

A group that is found suspicious later runs again on the reference engine: what host code told of it does not count. So it is
collected for a pass, and reported once the pass counts, in which no group is suspicious.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING, final

from swlds.device.launch import Launch
from swlds.device.missed_barriers import is_worth_a_note, lowest_other, report_missed
from swlds.engines.wave_compiler.host.context import STANDING_ROW
from swlds.engines.wave_compiler.schedule.standing import chain_of_row, site_of_chain
from swlds.ir.model import Instruction
from swlds.lazy import dataclass

if TYPE_CHECKING:
    from swlds.engines.wave_compiler.host_module import Place

#: The highest bits of sites in functions that are called, of whole barriers and of signals. Others are numbers of places.
BEHIND_CALLS, SIGNAL_BEHIND_CALLS = 1 << 31, 1 << 30


@final
@dataclass(slots=True)
class MissedBarriers:
    """``places``: those of the host module. Threads add to ``_found``: (group, ended waves, calls, how many)."""

    launch: Launch
    places: Sequence[Place]
    _found: list[tuple[int, list[int], list[Place], int]] = field(default_factory=list)

    @property
    def are_worth_a_note(self) -> bool:
        """There is something to report."""
        return any(is_worth_a_note(self.launch, _place(chain)) for _, _, chain, _ in self._found)

    def tell(self, group: int, site: int, ended: int, standing: list[int]) -> bool:
        """``ended``: a bit for each wave that is not there; ``standing``: rows of the waves. False where it is not known which
        barrier it is: a wave that has signalled in a function may be somewhere else by now."""
        if SIGNAL_BEHIND_CALLS <= site < BEHIND_CALLS:
            return False
        waves = [w for w in range(self.launch.waves_per_group) if ended >> w & 1]
        start = STANDING_ROW * lowest_other(self.launch, waves)
        row = standing[start : start + STANDING_ROW] if site >= BEHIND_CALLS else [1, site]
        self._found.append((group, waves, *chain_of_row(self.places, row)))
        return True

    def report(self) -> None:
        """The pass counts. In the order of the groups: of two that are alike the log keeps the first."""
        for group, ended, chain, count in sorted(self._found, key=lambda f: f[0]):
            site = site_of_chain(self.launch.sites, chain, max(0, count - STANDING_ROW + 1))
            report_missed(self.launch, group, ended, site, _place(chain))


def _place(chain: Sequence[Place]) -> list[Instruction]:
    """The barrier and the calls that lead to it, innermost first."""
    return [i for instruction, calls in reversed(chain) for i in (instruction, *calls)]
