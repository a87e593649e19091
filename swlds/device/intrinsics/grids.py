"""The barrier of all work-groups of a launch, of which the device library's ``__ockl_grid_sync`` is made.

A wave waits there until all waves of all groups do. What is around it in the library's function (``ir/device_library/grids.py``)
has the group's own waves meet first, and orders memory.
"""

from __future__ import annotations

from swlds.device.intrinsics.table import add

add("amdgcn.swlds.grid.barrier", 0, effect="grid_barrier")
