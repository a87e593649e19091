"""A cluster as what takes turns: its work-groups are resident at once, and run one after the other until all are over."""

from __future__ import annotations

from typing import final

from swlds.engines.reference.cluster import Cluster
from swlds.engines.reference.group import Group
from swlds.engines.reference.machine import Machine


@final
class Together:
    """The groups of one cluster; a launch without clusters has one in each. ``slot``: of the cluster."""

    def __init__(self, machine: Machine, number: int, slot: int) -> None:
        members = machine.launch.geometry.members(number)
        self.number, self.slot = number, slot
        self._machine, self._cluster = machine, Cluster(machine)
        first = slot * len(members)
        self.groups = [Group(machine, n, first + k, self._cluster, k) for k, n in enumerate(members)]
        self._cluster.groups += self.groups

    @property
    def was_cut(self) -> bool:
        """Work-items were stopped before they came to their end."""
        return any(group.was_cut for group in self.groups)

    def run(self) -> bool:
        """Run until all are over (True), or one has used its turn."""
        while True:
            ready = [group for group in self.groups if group.can_run]
            if not ready:
                grid = self._machine.grid
                if grid.holds(self.groups):
                    phase = grid.phase
                    grid.arrive(self.groups)
                    if grid.phase == phase and grid.holds(self.groups):
                        return False
                    continue
                if any(group.live for group in self.groups):
                    self._cluster.deadlock()
                else:
                    self._cluster.end()
                self._end()
                return True
            has_used_turn = False
            for group in ready:
                if group.can_run:
                    group.run()
                    has_used_turn |= group.can_run
                if self._machine.stopped:
                    self._end()
                    return True
            if has_used_turn:
                return False

    def _end(self) -> None:
        for group in self.groups:
            group.end()
        self._machine.grid.end(self.groups)
