"""One execution of an access of global memory by a wave: which bytes of which lines its lanes want."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, final

from swlds.device.line_counts import SiteLines
from swlds.lazy import dataclass


@final
@dataclass(frozen=True, slots=True)
class LaneStrip:
    """One execution: ``offsets`` of the lanes in bytes, counted from the beginning of a line, None where a lane is not active;
    ``bytes`` of a lane; ``line``: bytes of a line; ``wave``: its number in the launch."""

    offsets: tuple[int | None, ...]
    bytes: int
    line: int
    wave: int

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> LaneStrip:
        return cls(**{**data, "offsets": tuple(data["offsets"])})

    def lines(self) -> dict[int, dict[int, tuple[int, ...]]]:
        """Number of each line that is used -> byte in it -> the lanes that want it."""
        found: dict[int, dict[int, tuple[int, ...]]] = {}
        for lane, offset in enumerate(self.offsets):
            for at in range(offset, offset + self.bytes) if offset is not None else ():
                octets = found.setdefault(at // self.line, {})
                octets[at % self.line] = (*octets.get(at % self.line, ()), lane)
        return dict(sorted(found.items()))


def find_strip(found: SiteLines, size: int, line: int) -> LaneStrip | None:
    """The example of a site whose lanes access ``size`` bytes; None where it has none."""
    example = found.example
    if example is None:
        return None
    # the first line is that of the lowest address, where the first active lane need not be
    lowest = int(example.offsets[example.active].min()) + example.start
    base = lowest - lowest % line
    lanes = zip(example.offsets.tolist(), example.active.tolist(), strict=True)
    offsets = tuple(int(o) + example.start - base if is_active else None for o, is_active in lanes)
    return LaneStrip(offsets, size, line, example.wave)
