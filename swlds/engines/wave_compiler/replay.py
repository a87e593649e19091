"""The second pass of a launch with suspicious groups: they run on the reference engine, the others in host code, in order."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from swlds.device.launch import Launch
from swlds.engines.reference.engine import check_blocks, check_leaks
from swlds.engines.reference.group import Group
from swlds.engines.reference.machine import Machine

#: Turns of a group (the first has 10,000 steps, each has twice those of the one before) after which it is taken to wait.
PATIENCE = 4


def run_mixed(
    launch: Launch,
    run_range: Callable[[int, int], bool],
    failing: list[int],
    progress: Callable[[int, int], None] | None,
    in_turns: bool,
    deadline: float | None,
    may_race: Callable[[Machine], bool],
) -> bool:
    """Run all groups; False when host code found another suspicious group, or ``may_race`` says that groups of both engines
    touched the same memory. ``run_range(first, stop)`` runs host code.

    ``in_turns``: groups see one another; False also when one of them does not end in its first turn.
    """
    machine = Machine(launch, deadline)
    total, at = launch.geometry.group_count, 0
    for number in [*failing, total]:
        if at < number and not run_range(at, number):
            return False
        if number < total and not _run_group(machine, launch, number, int(in_turns)):
            return False
        at = number + 1
        if machine.stopped:
            return True
        if progress is not None:
            progress(min(at, total), total)
    if may_race(machine):
        return False
    check_leaks(launch)
    return True


def run_groups(launch: Launch, numbers: list[int], deadline: float) -> None:
    """Run these groups and no others, as far as the time allows; findings go to the launch's log."""
    machine = Machine(launch, deadline)
    for number in numbers:
        if not machine.is_late():
            _run_group(machine, launch, number, PATIENCE)


def _run_group(machine: Machine, launch: Launch, number: int, patience: int) -> bool:
    """False when the group needs more than ``patience`` turns (0: as many as it likes)."""
    group = Group(machine, number, 0)
    turns = 0
    with np.errstate(all="ignore"):
        while not group.run():
            turns += 1
            if turns == patience:
                return False
    check_blocks(launch, group)
    return True
