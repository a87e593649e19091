"""What differs between AMDGPU targets: LDS limit, wave sizes, generation."""

from __future__ import annotations

import re
from typing import final

from swlds.errors import LaunchError
from swlds.lazy import dataclass, lazy_pattern

KIB = 1024
_NAME = lazy_pattern(r"gfx([0-9]+)([0-9a-f])([0-9a-f])(?:-generic)?\Z")
_GENERIC = {
    "gfx9-generic": 900,
    "gfx9-4-generic": 0x942,
    "gfx10-1-generic": 1010,
    "gfx10-3-generic": 1030,
    "gfx11-generic": 1100,
    "gfx12-generic": 1200,
}
#: LDS bytes that one work-group may use; every other target has 64 KiB.
LDS_LIMITS = {"gfx950": 160 * KIB, "gfx1250": 320 * KIB, "gfx1251": 320 * KIB}

LDS_GRANULES = {"gfx950": 1280, "gfx9-4-generic": 1280, "gfx1250": 2048, "gfx1251": 2048}


@final
@dataclass(frozen=True, slots=True)
class Target:
    """One ``gfx`` processor. ``generation`` is 9, 10, 11 or 12; ``lds_limit`` in bytes a work-group."""

    name: str
    generation: int
    lds_limit: int

    @property
    def lds_granule(self) -> int:
        """Bytes of the blocks in which the hardware gives LDS to work-groups.

        Source: LLVM's AMDGPUUsage and its target tables (gfx950: 320 dwords, gfx1250: 512); gfx10.3 to gfx12.0 count in
        units of 512 bytes and take 1,024.
        """
        if self.name in LDS_GRANULES:
            return LDS_GRANULES[self.name]
        return 512 if self.generation == 9 or self.name.startswith(("gfx101", "gfx10-1")) else 1024

    @property
    def default_wave_size(self) -> int:
        """Lanes of a wave when the kernel's attributes do not say."""
        return 64 if self.generation <= 9 else 32

    @property
    def wave_sizes(self) -> tuple[int, ...]:
        """Wave sizes that the target runs."""
        if self.generation <= 9:
            return (64,)
        return (32,) if self.name in ("gfx1250", "gfx1251") else (32, 64)

    @property
    def max_group_size(self) -> int:
        """Work-items that a work-group may have."""
        return 1024

    @property
    def private_limit(self) -> int:
        """Bytes of private memory that one work-item may use here (the device allows more than is emulated)."""
        return 64 * KIB


def find_target(name: str) -> Target:
    """The target of that name; LaunchError for what is no gfx9 to gfx12 processor."""
    plain = str(name).split(":", 1)[0]
    matched = _NAME.match(plain)
    if matched is None and plain not in _GENERIC:
        raise LaunchError(
            f"unknown target {name!r}", hint="expected a processor such as gfx90a, gfx942, gfx1100 or gfx1250"
        )
    generation = int(matched[1]) if matched else int(re.findall(r"\d+", plain)[0])
    if not 9 <= generation <= 12:
        raise LaunchError(f"target {name} is not emulated", hint="gfx9 to gfx12 are")
    return Target(plain, generation, LDS_LIMITS.get(plain, 64 * KIB))
