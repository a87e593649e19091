"""The reference engine: runs a launch, group after group; groups that spin let others start."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Protocol, TypeVar

import numpy as np

from swlds.device.launch import Launch
from swlds.device.objects import BLOCK
from swlds.engines.reference.group import Group
from swlds.engines.reference.machine import Machine

#: Called with (groups done, groups in all).
Progress = Callable[[int, int], None]


class Resident(Protocol):
    """A work-group in flight. ``run`` gives it a turn, and says whether it is over."""

    slot: int

    def run(self) -> bool: ...


R = TypeVar("R", bound=Resident)


def take_turns(
    numbers: range, slots: int, start: Callable[[int, int], R], is_stopped: Callable[[], bool]
) -> Iterator[R]:
    """Run groups; gives each when it is over. ``start(number, slot)`` makes one.

    A group that uses up a turn lets another start.
    """
    waiting = numbers
    resident: deque[R] = deque()
    free_slots = list(range(min(slots, len(waiting))))[::-1]

    def start_next() -> R:
        nonlocal waiting
        number, waiting = waiting[0], waiting[1:]
        return start(number, free_slots.pop())

    while (resident or waiting) and not is_stopped():
        if waiting and free_slots and not resident:
            resident.append(start_next())
        group = resident.popleft()
        if group.run():
            free_slots.append(group.slot)
            yield group
            continue
        resident.append(group)
        if waiting and free_slots:
            resident.appendleft(start_next())


def run_launch(launch: Launch, progress: Progress | None = None, deadline: float | None = None) -> None:
    """Execute a launch. Findings go to ``launch.log``; buffers are in device memory (``Launch.read_back``)."""
    total, done = launch.geometry.group_count, 0
    with closing(Machine(launch, deadline)) as machine, np.errstate(all="ignore"):
        for group in take_turns(
            range(total), launch.slots, lambda n, slot: Group(machine, n, slot), lambda: machine.stopped
        ):
            done += 1
            check_blocks(launch, group)
            if progress is not None:
                progress(done, total)
    if not machine.stopped:
        check_leaks(launch)


def check_blocks(launch: Launch, group: Group) -> None:
    """Blocks that stand for the group's LDS must be gone when it ends."""
    if "memcheck" not in launch.options.checks or not launch.image.lowered or group.was_aborted:
        return
    objects = launch.image.memory.objects
    left = [n for n in launch.heap.live_objects() if objects.flags[n] & BLOCK and objects.info[n].group == group.number]
    launch.heap.report_leaks(launch.log, left, {group.number: group.index})
    for number in left:
        objects.flags[number] &= ~np.uint8(BLOCK)
        objects.info[number].group = -2


def check_leaks(launch: Launch) -> None:
    """Blocks of the heap that nobody has freed when all groups have ended."""
    if "memcheck" not in launch.options.checks:
        return
    objects = launch.image.memory.objects
    left = [n for n in launch.heap.live_objects() if objects.info[n].group != -2]
    indices = {objects.info[n].group: launch.geometry.group_index(objects.info[n].group) for n in left}
    launch.heap.report_leaks(launch.log, left, indices)
