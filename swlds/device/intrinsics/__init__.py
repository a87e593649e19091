"""The intrinsics table and the check of a program against it before the launch."""

from __future__ import annotations

from swlds.device.intrinsics import (
    amdgcn_math,
    assembly_math,
    buffers,
    clusters,
    generic,
    grids,
    lane_ops,
    library_math,
    matrix,
    modes,
    registers,
    small_conversions,
    sparse,
    stochastic,
    vectors,
    wave_state,
    wmma,
)
from swlds.device.intrinsics.table import ROWS, Call, Row, WaveView, called_intrinsic, find_intrinsic

assert all(
    (
        amdgcn_math,
        assembly_math,
        buffers,
        clusters,
        generic,
        grids,
        lane_ops,
        library_math,
        matrix,
        modes,
        registers,
        small_conversions,
        sparse,
        stochastic,
        vectors,
        wave_state,
        wmma,
    )
), "importing these modules fills the table"

INTRINSICS = ROWS
__all__ = ["INTRINSICS", "ROWS", "Call", "Row", "WaveView", "called_intrinsic", "find_intrinsic"]
