"""The second pass of a launch with suspicious groups: they run on the reference engine, the others in host code, in order.

The result is that of a full run on the reference engine: a group that is not suspicious does and finds there what host code
does, if both leave the same behind for the groups after them. LDS and stacks are new for each group; memory that groups share
has

================  ==================================================================================================
bytes             the same; where groups race, or show their order, see ``engine.py`` and ``order.py``
tags of pointers  host code's stores write and clear them; where pointers get there otherwise, the launch is not
                  divided (``shared_tags.py``)
initialisation    host code marks what it stores, and what of that is undefined (``partial_stores.py``), but in buffers and
                  variables that begin initialised and stay so in host code: there it neither looks nor marks. So when
                  a replayed group has left undefined bits in one that the kernel reads, all groups run on the
                  reference engine
race cells        both engines' are compared at the end (``planes.py``)
order by flags    the reference engine does not see what host code does to a flag. It may find a race of two replayed groups
                  that a third one orders: then all run there. Or miss one, where the third one's atomic store broke the
                  order off: with such stores a launch of two and more replayed groups is not divided (``engine.py``)
heap              one for both engines. The reference engine forgets where undefined bits came from when it hands out
                  a block; where host code hands out blocks after such bits were stored in the heap, all groups run
                  on the reference engine
================  ==================================================================================================

A replayed group's effects on groups in host code are the other half: these read bytes, tags, initialisation bytes
of the heap, and become suspicious themselves; then the pass starts again.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import numpy as np

from swlds.device.address_space import GLOBAL_START, HEAP_START, WINDOW_END
from swlds.device.launch import Launch
from swlds.device.leaks import check_blocks, check_leaks
from swlds.device.objects import BUFFER
from swlds.engines.reference.machine import Machine
from swlds.engines.reference.operations import make_machine
from swlds.engines.reference.together import Together

#: Preemption of a group (the first has 10,000 steps, each has twice those of the one before) after which it is taken to wait.
PATIENCE = 4


def run_mixed(
    launch: Launch,
    run_range: Callable[[int, int], bool],
    failing: list[int],
    progress: Callable[[int, int], None] | None,
    in_turns: bool,
    deadline: float | None,
    may_race: Callable[[Machine], bool],
    read: list[int],
) -> bool:
    """Run all groups; False when host code found another suspicious group, ``may_race`` says that groups of both engines
    touched the same memory, or a replayed group left behind what host code does not look at. ``run_range(first, stop)``
    runs host code; ``read``: numbers of the objects that groups share and may read.

    ``in_turns``: groups see one another; False also when one of them does not end in its first turn.
    """
    with closing(make_machine(launch, deadline)) as machine:
        buffers = _watched_buffers(launch, read)
        total, at, size = launch.geometry.cluster_count, 0, launch.geometry.cluster_size
        for number in [*failing, total]:
            allocations = launch.heap.allocations
            if at < number and not run_range(at, number):
                return False
            if in_turns and launch.heap.allocations > allocations and _has_origins_in_heap(machine):
                return False
            if number < total and not _run_group(machine, launch, number, int(in_turns)):
                return False
            if _may_be_undefined(machine) and not all(_is_defined(launch, n) for n in buffers):
                return False
            at = number + 1
            if machine.stopped:
                return True
            if progress is not None:
                progress(min(at, total) * size, total * size)
        if may_race(machine):
            return False
    check_leaks(launch)
    return True


def _watched_buffers(launch: Launch, read: list[int]) -> list[int]:
    """Those of which host code takes all bits as initialised."""
    if "initcheck" not in launch.options.checks:
        return []
    return [n for n in read if launch.image.memory.objects.flags[n] & BUFFER and _is_defined(launch, n)]


def _may_be_undefined(machine: Machine) -> bool:
    """Undefined bits were stored in buffers or variables. A finding does not always go with it: not where lanes of one store
    go to several objects, nor behind the last finding that the log has room for."""
    return machine.origins.stored.is_any_in(GLOBAL_START, HEAP_START)


def _is_defined(launch: Launch, number: int) -> bool:
    """All bits of an object are initialised."""
    memory = launch.image.memory
    low, size = int(memory.objects.low[number]), int(memory.objects.size[number])
    return not size or int(memory.space.init[low : low + size].min()) == 0xFF


def _has_origins_in_heap(machine: Machine) -> bool:
    return machine.origins.stored.is_any_in(HEAP_START, WINDOW_END)


def run_groups(launch: Launch, numbers: list[int], deadline: float) -> None:
    """Run these groups and no others, as far as the time allows; findings go to the launch's log."""
    with closing(make_machine(launch, deadline)) as machine:
        for number in numbers:
            if not machine.is_late():
                _run_group(machine, launch, number, PATIENCE)


def _run_group(machine: Machine, launch: Launch, number: int, patience: int) -> bool:
    """False when the group needs more than ``patience`` turns (0: as many as it likes)."""
    group = Together(machine, number, 0)
    turns = 0
    with np.errstate(all="ignore"):
        while not group.run():
            turns += 1
            if turns == patience:
                return False
    for member in group.groups:
        check_blocks(launch, member.number, was_cut=member.was_cut)
    return True
