"""The clocks of waves, for the timeline of a launch (``device.timeline``)."""

from __future__ import annotations

from typing import Any, Protocol, final

from swlds.device.findings import spelled_place
from swlds.device.launch import Launch
from swlds.device.timeline import BarrierWait, CopySpan, Timeline, WaveSpan
from swlds.engines.reference.flight import Copy
from swlds.engines.reference.phases import CLUSTER, GRID, WORKGROUP
from swlds.engines.reference.views import GroupView, WaveView
from swlds.ir.model import Instruction


class ClockedWave(WaveView, Protocol):
    """What a clock counts of a wave (``frame.Wave``)."""

    steps: int

    @property
    def executed(self) -> int: ...


@final
class Clocks:
    """Of one launch; told by ``events`` and ``copies``."""

    def __init__(self, launch: Launch, timeline: Timeline) -> None:
        self._launch, self._timeline = launch, timeline
        self._cluster_size = launch.geometry.cluster_size
        #: Wave -> what its clock is ahead of its own instructions, its last barrier instruction, the wait that it stands in.
        self._ahead: dict[WaveView, int] = {}
        self._last: dict[WaveView, Instruction] = {}
        self._waiting: dict[WaveView, tuple[Any, BarrierWait, int]] = {}
        #: Barrier and phase -> clock of the last arrival; of the end.
        self._arrived: dict[Any, int] = {}
        self._complete: dict[Any, int] = {}
        #: Group -> clock of its last wave to end.
        self._ended: dict[int, int] = {}
        self._open: dict[int, tuple[Copy, CopySpan]] = {}
        #: Groups that are not over; lives of waves that are; of the others: how many spans are not kept, from when on.
        self._groups: dict[int, GroupView] = {}
        self._lives: dict[tuple[int, int], WaveSpan] = {}
        self._cut: dict[WaveView, tuple[int, int]] = {}

    def now(self, wave: Any) -> int:
        """The wave's clock; it is not waiting."""
        executed: int = wave.executed
        return executed + self._ahead.get(wave, 0)

    def _stopped_at(self, wave: Any) -> int:
        """The clock of a wave that does not run."""
        steps: int = wave.steps
        return steps + self._ahead.get(wave, 0)

    def _key(self, group: GroupView, key: Any, phase: int) -> Any:
        """A cluster's barrier is one for all its groups, the grid's one for all."""
        if key == GRID:
            return "grid", key, phase
        scope = ("cluster", group.number // self._cluster_size) if key == CLUSTER else group.number
        return scope, key, phase

    # Barriers ------------------------------------------------------------------------------------------------

    def order(self, wave: WaveView, instruction: Instruction) -> None:
        self._last[wave] = instruction

    def arrive(self, wave: WaveView, key: Any, phase: int) -> None:
        at = self._key(wave.group, key, phase)
        self._arrived[at] = max(self._arrived.get(at, 0), self.now(wave))

    def wait(self, wave: WaveView, key: Any, phase: int) -> None:
        """A wave waits for a phase, which may be over."""
        at, since = self._key(wave.group, key, phase), self.now(wave)
        wait = BarrierWait(wave.group.number, wave.wave_number, _name(key), self._place(self._last.get(wave)), since)
        if self._has_room(wave):
            self._timeline.waits.append(wait)
        if at in self._complete:
            self._leave(wave, wait, since, self._complete[at])
        else:
            self._waiting[wave] = (at, wait, since)

    def complete(self, group: GroupView, key: Any, phase: int) -> None:
        """All have arrived, or those that had not have ended."""
        at = self._key(group, key, phase)
        time = self._arrived.get(at, 0)
        if any(wave.is_over for wave in group.waves):
            time = max(time, self._ended.get(group.number, 0))
        time = self._complete[at] = max(time, self._complete.get(at, 0))
        for wave in group.waves:
            if wave in self._waiting and self._waiting[wave][0] == at:
                _, wait, since = self._waiting.pop(wave)
                self._leave(wave, wait, since, time)

    def _leave(self, wave: WaveView, wait: BarrierWait, since: int, time: int) -> None:
        wait.until = max(since, time)
        self._ahead[wave] = self._ahead.get(wave, 0) + wait.until - since

    # Copies --------------------------------------------------------------------------------------------------

    def issued(self, copy: Copy) -> None:
        wave = copy.wave
        if not self._has_room(wave):
            return
        octets = sum(len(side.at) * side.size for side in copy.sides if side.write)
        text = self._launch.sites.site(copy.instruction).instruction
        span = CopySpan(
            wave.group.number, wave.wave_number, self._place(copy.instruction), text, octets, self.now(wave)
        )
        self._timeline.copies.append(span)
        self._open[id(copy)] = (copy, span)

    def retired(self, copy: Copy, instruction: Instruction | None) -> None:
        """Its wave has waited for it; None: in front of an access, as compilers do."""
        if id(copy) in self._open:
            _, span = self._open.pop(id(copy))
            span.retired, span.is_met = self.now(copy.wave), copy.is_reported
            span.by = (
                self._place(instruction) if instruction is not None else "the compiler's wait in front of an access"
            )

    def _has_room(self, wave: WaveView) -> bool:
        """For a span of the wave that begins now."""
        if self._timeline.has_room():
            return True
        count, since = self._cut.get(wave, (0, self.now(wave)))
        self._cut[wave] = (count + 1, since)
        return False

    # Begin and end -------------------------------------------------------------------------------------------

    def group_began(self, group: GroupView) -> None:
        """Its waves are about to run."""
        self._groups[group.number] = group

    def wave_ended(self, wave: WaveView) -> None:
        time, number = self.now(wave), wave.group.number
        self._ended[number] = max(self._ended.get(number, 0), time)
        self._note_end(wave, time, has_ended=True)

    def _note_end(self, wave: WaveView, time: int, *, has_ended: bool) -> None:
        key = wave.group.number, wave.wave_number
        self._lives[key] = WaveSpan(*key, time, has_ended, *self._cut.pop(wave, (0, 0)))

    def group_ended(self, group: int) -> None:
        """Waves that were stopped, and copies that nobody waited for."""
        for wave in self._groups.pop(group).waves:
            if (group, wave.wave_number) not in self._lives:
                self._note_end(wave, self._stopped_at(wave), has_ended=False)
            self._last.pop(wave, None)
            self._ahead.pop(wave, None)
        for wave in [w for w in self._waiting if w.group.number == group]:
            del self._waiting[wave]
        self._ended.pop(group, None)
        for key in [k for k, (copy, _) in self._open.items() if copy.wave.group.number == group]:
            copy, span = self._open.pop(key)
            span.is_met = copy.is_reported

    def finish(self) -> None:
        """The launch is over, or its time is."""
        for group in [*self._groups]:
            self.group_ended(group)
        line = self._timeline
        line.keep_waves(self._lives.values())
        line.waits.sort(key=lambda w: (w.group, w.wave, w.since))
        line.copies.sort(key=lambda c: (c.group, c.wave, c.issued))

    def _place(self, instruction: Instruction | None) -> str:
        if instruction is None:
            return ""
        site = self._launch.sites.site(instruction)
        return spelled_place(site.location, site.calls)


_NAMES = {WORKGROUP: "work-group", CLUSTER: "cluster", GRID: "grid"}


def _name(key: Any) -> str:
    if key in _NAMES:
        return f"barrier of the {_NAMES[key]}"
    return f"named barrier {key[1]:#x}" if isinstance(key, tuple) else f"barrier {key}"
