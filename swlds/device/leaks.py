"""What must be freed: the block of a work-group when it ends, all of the heap when the launch does."""

from __future__ import annotations

import numpy as np

from swlds.device.launch import Launch
from swlds.device.objects import BLOCK

#: The work-group of blocks that were reported.
_REPORTED = -2


def check_blocks(launch: Launch, group: int, *, was_cut: bool) -> None:
    """Blocks that stand for a group's LDS must be gone when it ends. ``was_cut``: work-items were stopped, and could not free
    it; why they were is what is reported."""
    if "memcheck" not in launch.options.checks:
        return
    if was_cut:
        launch.heap.excused.add(group)
    if was_cut or not launch.image.lowered:
        return
    objects = launch.image.memory.objects
    left = [n for n in launch.heap.live_objects() if objects.flags[n] & BLOCK and objects.info[n].group == group]
    launch.heap.report_leaks(launch.log, left, {group: launch.geometry.group_index(group)})
    for number in left:
        objects.flags[number] &= ~np.uint8(BLOCK)
        objects.info[number].group = _REPORTED


def check_leaks(launch: Launch) -> None:
    """Blocks of the heap that nobody has freed when all groups have ended."""
    if "memcheck" not in launch.options.checks:
        return
    objects, excused = launch.image.memory.objects, launch.heap.excused
    left = [
        n
        for n in launch.heap.live_objects()
        if objects.info[n].group != _REPORTED and not (objects.flags[n] & BLOCK and objects.info[n].group in excused)
    ]
    indices = {objects.info[n].group: launch.geometry.group_index(objects.info[n].group) for n in left}
    launch.heap.report_leaks(launch.log, left, indices)
