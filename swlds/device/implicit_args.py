"""The kernel argument segment: explicit arguments, then the implicit ones of the code object's version; and the dispatch packet.

Source: LLVM's AMDGPUUsage, "Code Object V3 Metadata" and "V5 Metadata" (hidden_* value kinds), and the HSA AQL kernel dispatch
packet.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Sequence
from typing import final

from swlds.errors import LaunchError
from swlds.ir.model import Module
from swlds.ir.module import CODE_OBJECT_V5
from swlds.lazy import dataclass
from swlds.words import shown, whole_numbers

Index3 = tuple[int, int, int]
IMPLICIT_SIZE = 256
IMPLICIT_ALIGN = 8
#: Code objects before version 5 have, in place of the fields below, in ``OLD_SIZE`` bytes three offsets and four pointers, all
#: zero in a launch, the buffer for calls of the host at ``OLD_HOSTCALL``.
OLD_SIZE, OLD_HOSTCALL = 56, 24
#: Offset and struct format of each implicit argument that is filled in; all other bytes are zero.
IMPLICIT_FIELDS = {
    "hidden_block_count_x": (0, "<I"),
    "hidden_block_count_y": (4, "<I"),
    "hidden_block_count_z": (8, "<I"),
    "hidden_group_size_x": (12, "<H"),
    "hidden_group_size_y": (14, "<H"),
    "hidden_group_size_z": (16, "<H"),
    "hidden_remainder_x": (18, "<H"),
    "hidden_remainder_y": (20, "<H"),
    "hidden_remainder_z": (22, "<H"),
    "hidden_global_offset_x": (40, "<Q"),
    "hidden_global_offset_y": (48, "<Q"),
    "hidden_global_offset_z": (56, "<Q"),
    "hidden_grid_dims": (64, "<H"),
    "hidden_printf_buffer": (72, "<Q"),
    "hidden_hostcall_buffer": (80, "<Q"),
    "hidden_multigrid_sync_arg": (88, "<Q"),
    "hidden_heap_v1": (96, "<Q"),
    "hidden_default_queue": (104, "<Q"),
    "hidden_completion_action": (112, "<Q"),
    "hidden_dynamic_lds_size": (120, "<I"),
    "hidden_private_base": (192, "<I"),
    "hidden_shared_base": (196, "<I"),
    "hidden_queue_ptr": (200, "<Q"),
}
PACKET_SIZE = 64
#: Where the dispatch packet has the sizes of work-groups in x, y, z, 16 bits each.
PACKET_GROUP_SIZES = 4


@final
@dataclass(frozen=True, slots=True)
class Geometry:
    """``grid``: work-groups, ``block``: work-items a group, ``cluster``: work-groups a cluster, each x, y, z. Groups and clusters
    are always whole."""

    grid: Index3
    block: Index3
    cluster: Index3 = (1, 1, 1)

    @property
    def group_count(self) -> int:
        return self.grid[0] * self.grid[1] * self.grid[2]

    @property
    def group_size(self) -> int:
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def cluster_size(self) -> int:
        """Work-groups in a cluster."""
        return self.cluster[0] * self.cluster[1] * self.cluster[2]

    @property
    def cluster_count(self) -> int:
        return self.group_count // self.cluster_size

    def cluster_index(self, group: Index3) -> Index3:
        """x, y, z of a group's cluster."""
        x, y, z = (g // c for g, c in zip(group, self.cluster, strict=True))
        return (x, y, z)

    def member_index(self, group: Index3) -> Index3:
        """x, y, z of a group in its cluster."""
        x, y, z = (g % c for g, c in zip(group, self.cluster, strict=True))
        return (x, y, z)

    def cluster_of(self, group: int) -> int:
        """The number of a group's cluster (x runs fastest)."""
        if self.cluster_size == 1:
            return group
        x, y, z = self.cluster_index(self.group_index(group))
        return x + self.grid[0] // self.cluster[0] * (y + self.grid[1] // self.cluster[1] * z)

    def member_of(self, group: int) -> int:
        """The flat number of a group in its cluster (x runs fastest)."""
        x, y, z = self.member_index(self.group_index(group))
        return x + self.cluster[0] * (y + self.cluster[1] * z)

    def members(self, cluster: int) -> list[int]:
        """The numbers of a cluster's groups, by their flat numbers."""
        if self.cluster_size == 1:
            return [cluster]
        wide, high = self.grid[0] // self.cluster[0], self.grid[1] // self.cluster[1]
        first = [
            i * c
            for i, c in zip(
                (cluster % wide, cluster // wide % high, cluster // (wide * high)), self.cluster, strict=True
            )
        ]
        x, y, z = self.cluster
        return [
            first[0] + i + self.grid[0] * (first[1] + j + self.grid[1] * (first[2] + k))
            for k in range(z)
            for j in range(y)
            for i in range(x)
        ]

    @property
    def dimensions(self) -> int:
        sizes = [g * b for g, b in zip(self.grid, self.block, strict=False)]
        return 3 if sizes[2] > 1 else 2 if sizes[1] > 1 else 1

    def group_index(self, linear: int) -> Index3:
        """x, y, z of the group with that number (x runs fastest)."""
        x, y, _ = self.grid
        return (linear % x, linear // x % y, linear // (x * y))

    def item_index(self, linear: int) -> Index3:
        """x, y, z of the work-item with that number in its group (x runs fastest)."""
        x, y, _ = self.block
        return (linear % x, linear // x % y, linear // (x * y))


def has_old_arguments(module: Module) -> bool:
    """The module is for code objects before version 5; where it does not say which, LLVM 22 makes version 6."""
    version = module.code_object_version
    return version is not None and version < CODE_OBJECT_V5


@functools.lru_cache(64)
def implicit_bytes(geometry: Geometry, dynamic_lds: int, heap: int, apertures: tuple[int, int], queue: int) -> bytes:
    """The implicit arguments of version 5 and later. ``apertures``: upper halves of flat (LDS, private) addresses; ``heap``,
    ``queue``: addresses."""
    values = {
        **{f"hidden_block_count_{d}": v for d, v in zip("xyz", geometry.grid, strict=False)},
        **{f"hidden_group_size_{d}": v for d, v in zip("xyz", geometry.block, strict=False)},
        "hidden_grid_dims": geometry.dimensions,
        "hidden_heap_v1": heap,
        "hidden_dynamic_lds_size": dynamic_lds,
        "hidden_shared_base": apertures[0],
        "hidden_private_base": apertures[1],
        "hidden_queue_ptr": queue,
    }
    data = bytearray(IMPLICIT_SIZE)
    for name, value in values.items():
        offset, form = IMPLICIT_FIELDS[name]
        struct.pack_into(form, data, offset, value)
    return bytes(data)


@functools.lru_cache(64)
def dispatch_packet(geometry: Geometry, private_size: int, group_segment: int, kernel: int, kernarg: int) -> bytes:
    """The 64-byte AQL packet: header, setup, work-group sizes, grid sizes in work-items, segment sizes, addresses."""
    grid = [g * b for g, b in zip(geometry.grid, geometry.block, strict=False)]
    return struct.pack(
        "<HHHHHHIIIIIQQQQ",
        0x1502,
        geometry.dimensions,
        *geometry.block,
        0,
        *grid,
        private_size,
        group_segment,
        kernel,
        kernarg,
        0,
        0,
    )


def three_sizes(size: Sequence[int] | int) -> Index3:
    """A grid or a block as (x, y, z); LaunchError for what is none."""
    try:
        sizes = whole_numbers(size)
    except TypeError:
        raise LaunchError(f"a grid or block is one to three whole numbers, not {shown(size)}") from None
    if not 1 <= len(sizes) <= 3:
        raise LaunchError(f"a grid or block has one to three sizes, not {len(sizes)}")
    x, y, z = (*sizes, 1, 1)[:3]
    return (x, y, z)
