"""The reference engine: runs a launch, group after group; groups that spin let others start."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import numpy as np

from swlds.device.launch import Launch
from swlds.device.leaks import check_blocks, check_leaks
from swlds.device.turns import take_turns
from swlds.engines.reference.group import Group
from swlds.engines.reference.operations import make_machine

#: Called with (groups done, groups in all).
Progress = Callable[[int, int], None]


def run_launch(launch: Launch, progress: Progress | None = None, deadline: float | None = None) -> None:
    """Execute a launch. Findings go to ``launch.log``; buffers are in device memory (``Launch.read_back``)."""
    total, done = launch.geometry.group_count, 0
    with closing(make_machine(launch, deadline)) as machine, np.errstate(all="ignore"):
        for group in take_turns(
            range(total), launch.slots, lambda n, slot: Group(machine, n, slot), lambda: machine.stopped
        ):
            done += 1
            check_blocks(launch, group.number, was_cut=group.was_cut)
            if progress is not None:
                progress(done, total)
    if not machine.stopped:
        check_leaks(launch)
