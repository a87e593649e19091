"""Cooperative launches: kernels whose work-groups all meet at one barrier, so that all of them are in flight at once."""

from __future__ import annotations

from swlds.device.address_space import ONCHIP_END, ONCHIP_START, PRIVATE_STRIDE
from swlds.device.program import Program
from swlds.errors import LaunchError

GRID_BARRIER = "llvm.amdgcn.swlds.grid.barrier"
#: The least private memory of a work-item for which a launch is taken.
LEAST_PRIVATE = 1 << 10


def meets_grid(program: Program) -> bool:
    """Does the kernel, or what it calls, come to the barrier of all work-groups?"""
    return GRID_BARRIER in program.externals


def divide_private(groups: int, items: int, lds_region: int) -> int:
    """Bytes of private memory of each work-item where so many groups of ``items`` (in whole waves) are in flight at once,
    each with ``lds_region`` bytes beside. LaunchError where the window has no room."""
    room = ONCHIP_END - ONCHIP_START
    size = (room // groups - lds_region) // items // 256 * 256
    if size < LEAST_PRIVATE:
        most = room // (lds_region + items * LEAST_PRIVATE)
        raise LaunchError(
            f"all {groups} work-groups of a kernel that waits for the whole grid (__ockl_grid_sync) have to be in flight at once",
            hint=f"with this block there is room for {most}; a device has room for fewer: HIP refuses such launches, too",
        )
    return min(size, PRIVATE_STRIDE)
