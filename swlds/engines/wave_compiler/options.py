"""What host code is made for, beside the kernel."""

from __future__ import annotations

from typing import NamedTuple, final

from swlds.device.address_space import PRIVATE_STRIDE
from swlds.device.launch_options import LaunchOptions


@final
class Options(NamedTuple):
    """What the code is made for: part of the cache's key, and quickly defined. ``width``: lanes in a chunk."""

    block: tuple[int, int, int]
    wave_size: int
    width: int
    checks: frozenset[str]
    lds_size: int
    #: For each parameter the first one that was given the same buffer.
    aliases: tuple[int, ...]
    #: Steps after which a wave gives way; ``draws``: or fewer, as a seed says.
    slice: int = LaunchOptions.preempt
    draws: bool = False
    #: Count accesses and barriers.
    profile: bool = False
    #: Tell the patterns of LDS accesses.
    patterns: bool = False
    exact_patterns: bool = False
    #: Copies to LDS are in flight, and it may show when their data arrive.
    flies: bool = False
    #: Parameters whose buffers have bits that are not initialised: the others' begin initialised.
    undefined: tuple[int, ...] = ()
    #: Buffers and structs begin with pointers in them.
    holds_pointers: bool = False
    #: Work-groups of a cluster, where the launch has to do with clusters.
    cluster: tuple[int, int, int] | None = None
    #: Waves wait for the whole grid; bytes of private memory of a work-item.
    grid: bool = False
    private_size: int = PRIVATE_STRIDE
    #: Stores of the value that is there race, too.
    same_value_races: bool = False
    #: Waves and groups run in the reference engine's order, whoever shows it: then all stores are compared.
    in_order: bool = False
    #: A comment above the code of each instruction, for readers.
    notes: bool = False
