"""Access patterns of tiles, and what a map costs on them, counted without the solver."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
from hypothesis import settings

from swlds.layouts.banks import Pattern, count_costs
from swlds.layouts.conflict_sets import batch_patterns, passes_within
from swlds.layouts.swizzle import XorSwizzle

examples = settings(max_examples=100)
few_examples = settings(examples, max_examples=40)
WAVE = 64
#: The threads of a group of four waves, their lanes, and what of them selects the row and k of a 16x16 matrix instruction.
THREADS = np.arange(256)
LANES = THREADS % WAVE
FIRST_ROW, ROW, QUARTER = THREADS // WAVE * 16, LANES % 16, LANES // 16


def waves_of(kind: str, size: int, offsets: np.ndarray, *, align: int | None = None) -> list[Pattern]:
    """The patterns of the waves of a group; ``offsets`` has one for each thread."""
    return [
        Pattern(kind, size, align or size, tuple(wave), (1 << WAVE) - 1) for wave in offsets.reshape(-1, WAVE).tolist()
    ]


def copies(rows: int, columns: int, element: int) -> list[Pattern]:
    """256 threads store a tile, 16 bytes each, as it lies."""
    starts = range(0, rows * columns * element // 16, 256)
    return [pattern for start in starts for pattern in waves_of("write", 16, (start + THREADS) * 16)]


def attention_tiles(element: int, head: int) -> dict[str, list[Pattern]]:
    """The LDS tiles of IREE's attention kernels for gfx942, each with the accesses of four waves in one trip.

    f16: 16x16x32 (column-major), 64 rows of K and V a trip; f32: 16x16x4, 16 rows a trip.
    """
    return _f16_tiles(head) if element == 2 else _f32_tiles(head)


def _f16_tiles(head: int) -> dict[str, list[Pattern]]:
    q, k, v = copies(64, head, 2), copies(64, head, 2), copies(64, 64, 2)
    for column in range(0, head, 32):
        q += waves_of("read", 16, (FIRST_ROW + ROW) * head * 2 + (column + QUARTER * 8) * 2)
        for row in range(0, 64, 16):
            k += waves_of("read", 16, (row + ROW) * head * 2 + (column + QUARTER * 8) * 2)
    for row in range(0, 64, 16):
        for column in range(0, 64, 16):
            for j in range(4):
                v += waves_of("read", 2, (row + QUARTER * 4 + j) * 128 + (column + ROW) * 2)
    return {"Q": q, "K": k, "V": v}


def _f32_tiles(head: int) -> dict[str, list[Pattern]]:
    q, k, v, p = copies(64, head, 4), copies(16, head, 4), copies(16, 64, 4), []
    for column in range(0, head, 4):
        q += waves_of("read", 4, (FIRST_ROW + ROW) * head * 4 + (column + QUARTER) * 4)
        k += waves_of("read", 4, ROW * head * 4 + (column + QUARTER) * 4)
    for row in range(0, 16, 4):
        p += waves_of("write", 4, (FIRST_ROW + QUARTER * 4 + row // 4) * 64 + ROW * 4)
        p += waves_of("read", 4, (FIRST_ROW + ROW) * 64 + (row + QUARTER) * 4)
        for column in range(0, 64, 16):
            v += waves_of("read", 4, (row + QUARTER) * 256 + (column + ROW) * 4)
    return {"Q": q, "K": k, "V": v, "P": p}


def cost_under(
    processor: str, patterns: Iterable[Pattern], apply: Callable[[np.ndarray], np.ndarray], group_bytes: int
) -> tuple[int, int]:
    """Base and extra cycles of the patterns where each pass, of no more than a group, goes where ``apply`` says."""
    base = extra = 0
    for pattern in patterns:
        for batch in batch_patterns([pattern]):
            for part in passes_within(batch.kind, batch.bytes, batch.align, group_bytes, shown=batch.shown):
                align = 16 if part.bytes == 12 else part.bytes
                offsets = apply(batch.offsets + part.offset)
                found = count_costs(processor, batch.kind, part.bytes, align, offsets, batch.active)
                assert found.passes == 1
                base += found.base_cycles * pattern.weight
                extra += int(found.extra_cycles[0]) * pattern.weight
    return base, extra


def swizzled_cost(processor: str, patterns: Iterable[Pattern], swizzle: XorSwizzle) -> tuple[int, int]:
    return cost_under(processor, patterns, swizzle.apply, swizzle.group_bytes)
