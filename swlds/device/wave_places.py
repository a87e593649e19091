"""Where the waves of a launch stand: what a finding says when nobody can go on, or the time is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from swlds.device.findings import Finding, Index3, Site, WavePlace
from swlds.lazy import dataclass

#: Different places that one finding names; the rest is counted.
MAX_PLACES = 32


@final
@dataclass(frozen=True, slots=True)
class StandingWave:
    """One wave: its work-group, its number, what it does there (``run``, ``wait for …``), and where."""

    workgroup: Index3
    wave: int
    state: str
    site: Site


def gather(standing: Iterable[StandingWave]) -> tuple[WavePlace, ...]:
    """Waves by place, in the order of the first wave of each."""
    by_place: dict[tuple[str, Site], list[StandingWave]] = {}
    for wave in sorted(standing, key=lambda s: (s.workgroup[::-1], s.wave)):
        by_place.setdefault((wave.state, wave.site), []).append(wave)
    return tuple(
        WavePlace(
            state, len(all_), all_[0].workgroup, tuple(s.wave for s in all_ if s.workgroup == all_[0].workgroup), site
        )
        for (state, site), all_ in by_place.items()
    )


def timeout_finding(timeout: float | None, standing: Iterable[StandingWave]) -> Finding:
    """The launch was stopped; the finding stands where the first wave does, and names all places."""
    message = f"The launch did not finish within {timeout or 0:g} s"
    places = gather(standing)
    if not places:
        return Finding.at(None, "timeout", message)
    if len(places) > MAX_PLACES:
        left = sum(place.count for place in places[MAX_PLACES:])
        message += f"; {left} waves stand at {len(places) - MAX_PLACES} places more than are named here"
    first = places[0]
    return Finding.at(
        first.site, "timeout", message, workgroup=first.workgroup, wave=first.waves[0], places=places[:MAX_PLACES]
    )


def name_waves(numbers: Iterable[int]) -> str:
    """``wave 3``, ``waves 0-2, 5``."""
    ranges: list[list[int]] = []
    for number in sorted(numbers):
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1][1] = number
        else:
            ranges.append([number, number])
    text = ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in ranges)
    return f"wave {text}" if len(ranges) == 1 and ranges[0][0] == ranges[0][1] else f"waves {text}"
