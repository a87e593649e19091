"""The reference engine: runs a launch, group after group; groups that spin let others start."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import numpy as np

from swlds.device.launch import Launch
from swlds.device.objects import BLOCK
from swlds.engines.reference.group import Group
from swlds.engines.reference.machine import Machine

#: Called with (groups done, groups in all).
Progress = Callable[[int, int], None]


def run_launch(launch: Launch, progress: Progress | None = None, deadline: float | None = None) -> Machine:
    """Execute a launch. Findings go to ``launch.log``; buffers are in device memory (``Launch.read_back``)."""
    machine = Machine(launch, deadline)
    total = launch.geometry.group_count
    waiting = deque(range(total))
    resident: deque[Group] = deque()
    free_slots = list(range(min(launch.slots, total)))[::-1]
    done = 0
    with np.errstate(all="ignore"):
        while (resident or waiting) and not machine.stopped:
            if waiting and free_slots and not resident:
                resident.append(Group(machine, waiting.popleft(), free_slots.pop()))
            group = resident.popleft()
            if group.run():
                done += 1
                free_slots.append(group.slot)
                _check_blocks(launch, group)
                if progress is not None:
                    progress(done, total)
                continue
            resident.append(group)
            if waiting and free_slots:
                resident.appendleft(Group(machine, waiting.popleft(), free_slots.pop()))
    if not machine.stopped:
        _check_leaks(launch)
    return machine


def _check_blocks(launch: Launch, group: Group) -> None:
    """Blocks that stand for the group's LDS must be gone when it ends."""
    if "memcheck" not in launch.options.checks or not launch.image.lowered or group.was_aborted:
        return
    objects = launch.image.memory.objects
    left = [n for n in launch.heap.live_objects() if objects.flags[n] & BLOCK and objects.info[n].group == group.number]
    launch.heap.report_leaks(launch.log, left, {group.number: group.index})
    for number in left:
        objects.flags[number] &= ~np.uint8(BLOCK)
        objects.info[number].group = -2


def _check_leaks(launch: Launch) -> None:
    if "memcheck" not in launch.options.checks:
        return
    objects = launch.image.memory.objects
    left = [n for n in launch.heap.live_objects() if objects.info[n].group != -2]
    indices = {objects.info[n].group: launch.geometry.group_index(objects.info[n].group) for n in left}
    launch.heap.report_leaks(launch.log, left, indices)
