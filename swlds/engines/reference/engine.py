"""The reference engine: runs a launch, cluster after cluster of work-groups; groups that spin let others start."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import numpy as np

from swlds.device.launch import Launch
from swlds.device.leaks import check_blocks, check_leaks
from swlds.device.turns import take_turns
from swlds.engines.reference.machine import Budget
from swlds.engines.reference.operations import make_machine
from swlds.engines.reference.together import Together

#: Called with (groups done, groups in all).
Progress = Callable[[int, int], None]


def run_launch(
    launch: Launch, progress: Progress | None = None, deadline: float | None = None, budget: Budget | None = None
) -> bool:
    """Execute a launch. Findings go to ``launch.log``; buffers are in device memory (``Launch.read_back``). False where its time,
    or its budget, was over before."""
    total, done, size = launch.geometry.group_count, 0, launch.geometry.cluster_size
    with closing(make_machine(launch, deadline, budget)) as machine, np.errstate(all="ignore"):
        for cluster in take_turns(
            range(total // size),
            launch.slots // size,
            lambda n, slot: Together(machine, n, slot),
            lambda: machine.stopped,
        ):
            done += size
            for group in cluster.groups:
                check_blocks(launch, group.number, was_cut=group.was_cut)
            if progress is not None:
                progress(done, total)
            if budget is not None:
                budget.note(done, total)
    if machine.events.clocks is not None:
        machine.events.clocks.finish()
    if not machine.stopped:
        check_leaks(launch)
    return not machine.stopped
