"""Copies from global memory straight to LDS: where the lanes' data lie.

Source: AMD CDNA4 ISA guide, 9.1.9 and 10.3; LLVM's AMDGPUDMAOperations.
"""

from __future__ import annotations

#: Bytes that a lane may copy through the wave's one LDS base; the compiler has no instruction for others.
COPY_SIZES = (1, 2, 4, 12, 16)


def lane_stride(size: int) -> int:
    """Bytes between the places of neighbouring lanes, for a copy of ``size`` bytes a lane through the wave's one LDS base.

    1, 2 and 4 bytes take a word; 12 take 16 as 16 do, and leave the last four as they were.
    """
    return 4 if size <= 4 else 16
