"""When waves of a launch arrive at barriers, leave them, issue copies and wait for them: what a trace shows.

The clock of a wave counts the instructions that it has executed. At a barrier all take over the clock of the last one to arrive.
So times are those of a machine whose waves all run at once, one instruction at a time: they show who waits for whom, in whatever
order the engine runs the waves; they are no cycles of the hardware. Each work-group begins at 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, field
from typing import Any, final

from swlds.lazy import dataclass

#: Waves that are kept, and waits and copies of all of them.
MOST = 50_000


@final
@dataclass(slots=True)
class WaveSpan:
    """The life of a wave; ``has_ended``: it came to its end. ``left_out``: waits and copies of it that were not kept, which began
    at ``left_from`` or later."""

    group: int
    wave: int
    end: int
    has_ended: bool = True
    left_out: int = 0
    left_from: int = 0


@final
@dataclass(slots=True)
class BarrierWait:
    """A wave at a barrier, from when it waits; ``until``: when all had come, None where they never did; ``place``: of the barrier
    instruction."""

    group: int
    wave: int
    barrier: str
    place: str
    since: int
    until: int | None = None


@final
@dataclass(slots=True)
class CopySpan:
    """A copy between global memory and LDS. ``retired``: when its wave waited for it, None where it never did; ``by``: what it
    waited with; ``is_met``: somebody accessed its bytes while it was open; ``bytes``: of all lanes."""

    group: int
    wave: int
    place: str
    instruction: str
    bytes: int
    issued: int
    retired: int | None = None
    by: str = ""
    is_met: bool = False


@final
@dataclass
class Timeline:
    """Of one launch; times in instructions of a wave. ``left_out``: waits and copies that were not kept; all those of
    ``waves_left_out``, waves that were not, are among them."""

    waves: list[WaveSpan] = field(default_factory=list)
    waits: list[BarrierWait] = field(default_factory=list)
    copies: list[CopySpan] = field(default_factory=list)
    left_out: int = 0
    waves_left_out: int = 0

    def has_room(self) -> bool:
        """May one more wait or copy be kept? If not, it is counted."""
        if len(self.waits) + len(self.copies) < MOST:
            return True
        self.left_out += 1
        return False

    def keep_waves(self, waves: Iterable[WaveSpan]) -> None:
        """The first of all waves, and what is known of these."""
        every = sorted(waves, key=lambda w: (w.group, w.wave))
        self.waves, self.waves_left_out = every[:MOST], max(len(every) - MOST, 0)
        kept = {(wave.group, wave.wave) for wave in self.waves}
        spans = len(self.waits) + len(self.copies)
        self.waits = [w for w in self.waits if (w.group, w.wave) in kept]
        self.copies = [c for c in self.copies if (c.group, c.wave) in kept]
        self.left_out += spans - len(self.waits) - len(self.copies)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any] | None) -> Timeline | None:
        """What ``as_json`` wrote."""
        if data is None:
            return None
        kinds: dict[str, Any] = {"waves": WaveSpan, "waits": BarrierWait, "copies": CopySpan}
        lists = {name: [kind(**entry) for entry in data[name]] for name, kind in kinds.items()}
        return cls(**lists, left_out=data["left_out"], waves_left_out=data["waves_left_out"])
