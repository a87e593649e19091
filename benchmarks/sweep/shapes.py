"""The 110 shapes of attention that are swept, and what a kernel's counts for one work-group say of each.

Source: ``llm_sweep`` of attentionbench/problems.py in nod-ai/iree-kernel-benchmark: batches, rows of q (as many of k and v),
head sizes.
"""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.sweep.kernels import BLOCK, HEADS, Attention

BATCHES = (1, 2, 4, 8, 16, 32, 48, 64, 96, 128, 192)
LENGTHS = (1024, 2048, 4096, 8192, 16384)


@dataclass(frozen=True, order=True)
class Shape:
    """``length``: rows of q, and of k and v; ``head``: elements of a row."""

    head: int
    batch: int
    length: int

    @property
    def text(self) -> str:
        return f"{self.batch}x{self.length}x{self.head}"

    @property
    def groups(self) -> int:
        """Work-groups of a launch."""
        return self.batch * (self.length // BLOCK) * (self.head // BLOCK)

    def trips(self, kernel: Attention) -> int:
        """Of the loop over k and v."""
        return self.length // kernel.trip_rows


SHAPES = sorted(Shape(head, batch, length) for head in HEADS for batch in BATCHES for length in LENGTHS)


@dataclass(frozen=True)
class Count:
    """LDS passes (instructions, were each access issued as it stands in the IR), their cycles without conflicts, and those of
    conflicts. Of a work-group or of a launch."""

    passes: int
    base: int
    extra: int

    def __add__(self, other: Count) -> Count:
        return Count(self.passes + other.passes, self.base + other.base, self.extra + other.extra)

    def __sub__(self, other: Count) -> Count:
        return self + other * -1

    def __mul__(self, factor: int) -> Count:
        return Count(self.passes * factor, self.base * factor, self.extra * factor)


@dataclass(frozen=True)
class GroupCount:
    """What one work-group costs: outside of the loop, and in each trip. Equal for all groups and trips of these kernels."""

    once: Count
    trip: Count

    def of(self, kernel: Attention, shape: Shape) -> Count:
        """Of a launch with that shape."""
        return (self.once + self.trip * shape.trips(kernel)) * shape.groups
