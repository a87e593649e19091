"""Clusters of work-groups (gfx1250): how many groups a launch puts into one, and what the mask of a multicast load says.

Facts: the attribute ``amdgpu-cluster-dims`` and the code object's ``.cluster_dims`` in LLVM's AMDGPUUsage; the register M0 of
``CLUSTER_LOAD``: bits 0 to 15 name the members by their flat number, 0 is an ordinary load, bit 16 is the early time-out, with
which nobody waits for a member that does not come.
"""

from __future__ import annotations

from collections.abc import Sequence

from swlds.device.implicit_args import Index3
from swlds.device.kernel_attributes import find_numbers
from swlds.device.target import Target
from swlds.errors import LaunchError
from swlds.ir.kernel_names import call_kernel
from swlds.ir.model import Function

#: Work-groups of a cluster at most: the mask has a bit for each.
MAX_MEMBERS = 16
MEMBER_BITS, TIME_OUT = 0xFFFF, 1 << 16
#: What the attribute says of a kernel that never runs in a cluster, and of one whose launch says it.
NEVER, UNKNOWN = (0, 0, 0), (1024, 1024, 1024)
ATTRIBUTE = "amdgpu-cluster-dims"


def find_cluster(kernel: Function, given: Sequence[int] | None, grid: Index3, target: Target) -> Index3:
    """Work-groups of a cluster in x, y, z: what the launch asks for, else what the kernel's attribute says, else one.

    LaunchError where the two differ, the target has no clusters, or the grid cannot be divided."""
    name, wanted = call_kernel(kernel.name), declared_cluster(kernel)
    cluster = tuple(given) + (1,) * (3 - len(given)) if given is not None else None
    if wanted == NEVER and cluster is not None:
        raise LaunchError(f'kernel {name} never runs in clusters ("{ATTRIBUTE}"="0,0,0")', hint="leave out the cluster")
    if wanted in (None, NEVER, UNKNOWN):
        found = cluster or (1, 1, 1)
    elif cluster is not None and cluster != wanted:
        raise LaunchError(
            f"kernel {name} is made for clusters of {_text(wanted)} work-groups, not {_text(cluster)}",
            hint=f'leave the cluster out, or change "{ATTRIBUTE}"',
        )
    else:
        found = wanted or (1, 1, 1)
    x, y, z = found
    _check(found, grid, target)
    return x, y, z


def declared_cluster(kernel: Function) -> tuple[int, ...] | None:
    """The kernel's attribute, None without it; LaunchError for what is none."""
    numbers = tuple(find_numbers(kernel, ATTRIBUTE))
    if not numbers:
        return None
    if len(numbers) != 3 or (0 in numbers and numbers != NEVER):
        text = kernel.find_attribute(ATTRIBUTE)
        raise LaunchError(f'"{ATTRIBUTE}"="{text}" of kernel {call_kernel(kernel.name)} is no size of a cluster')
    return numbers


def _check(cluster: tuple[int, ...], grid: Index3, target: Target) -> None:
    x, y, z = cluster
    if min(cluster) < 1:
        raise LaunchError(f"a cluster of {_text(cluster)} work-groups", hint="at least 1 in each direction")
    if x * y * z > MAX_MEMBERS:
        raise LaunchError(
            f"a cluster of {_text(cluster)} is {x * y * z} work-groups; at most {MAX_MEMBERS} can be in one"
        )
    if x * y * z > 1 and not has_clusters(target):
        raise LaunchError(f"{target.name} has no clusters of work-groups", hint="gfx1250 has")
    if any(groups % members for groups, members in zip(grid, cluster, strict=True)):
        raise LaunchError(
            f"a grid of {_text(grid)} work-groups cannot be divided into clusters of {_text(cluster)}",
            hint="in each direction the grid is a multiple of the cluster",
        )


def has_clusters(target: Target) -> bool:
    """Does the hardware put work-groups into clusters?"""
    return target.name in ("gfx1250", "gfx1251")


def _text(sizes: Sequence[int]) -> str:
    return "x".join(map(str, sizes))
